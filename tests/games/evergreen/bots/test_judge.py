"""The judge of options: it counts as the rules do, and finds the best option in clear cases."""

from __future__ import annotations

import random
from typing import cast

import pytest

import grange
from grange.games.evergreen import scoring
from grange.games.evergreen.bots.evaluation import sheet
from grange.games.evergreen.bots.garden import Land
from grange.games.evergreen.bots.judge import best_turns, play_turn
from grange.games.evergreen.box import SIDES, Box, read_box
from grange.games.evergreen.state import Evergreen
from tests.games.common import codes, play
from tests.games.evergreen.builders import PIECES, a_turn

LARGEST = {
    "planet": {"map": ["MMMFFFWWW", "RRRSSSNNN", "MXMFXFWXW"] * 3},
    "trees": {"small_shadow": 7, "big_shadow": 8, "big_light": 3},
}
every_planet = pytest.mark.parametrize("box", [read_box({}), read_box(LARGEST)], ids=["usual", "largest, with the longest shadows"])


def worths(state: grange.State, seat: int = 0) -> dict[str, float]:
    """Value the seat's options, by their codes."""
    return dict(zip(codes(state, seat), state.game.judge(state, seat), strict=True))


def best(state: grange.State) -> str:
    values = worths(state)
    return max(values, key=lambda code: values[code])


def wild_planets(box: Box) -> list[bytearray]:
    """Cover planets at random, each with another share of empty cells."""
    chance = random.Random(1)
    kinds = range(len(PIECES))
    return [
        bytearray([*chance.choices(kinds, [1 + share, 1, 2, 2, 1, 1], k=box.cells), 0]) for share in range(10) for _ in range(20)
    ]


# It counts as the rules do


@every_planet
def test_the_judge_counts_light_as_the_rules_do(box: Box):
    land = Land(box)
    for planet in wild_planets(box):
        _, _, small, big, _ = land.garden(planet)
        counted = [land.light(small, big, sun) for sun in range(len(SIDES))]
        assert counted == [scoring.light_points(box, planet, sun) for sun in range(len(SIDES))]


@every_planet
def test_the_judge_counts_forests_as_the_rules_do(box: Box):
    land = Land(box)
    for planet in wild_planets(box):
        _, _, small, big, bushes = land.garden(planet)
        assert land.largest_forest(small | big | bushes) == scoring.forest_points(box, planet)


# What it finds best


def test_planting_is_worth_more_than_to_stop_while_there_is_time():
    values = worths(play(a_turn("wild big"), "action:A"))
    stop = values.pop("enough")
    assert len(values) == 33
    assert max(values.values()) > stop


def test_a_sprout_is_worth_a_forest_to_come_and_no_larger_one_now():
    state = cast(Evergreen, play(a_turn("wild big", {"D4": "small"}), "action:A"))
    before = sheet(state, 0)
    after = sheet(cast(Evergreen, play(state, "plant:D3")), 0)
    assert after["forest"] == before["forest"]
    assert after["later-forest"] > before["later-forest"]


def test_in_the_last_round_of_all_a_sprout_brings_nothing_more():
    state = play(a_turn("wild big", season="winter", rounds=2, sun="west"), "action:A")
    assert len(set(worths(state).values())) == 1


def test_a_bush_best_joins_two_forests():
    state = play(a_turn("wild bush", {"C4": "bush", "E4": "bush", "D7": "bush"}, season="winter", rounds=2), "power")
    assert best(state) == "bush:D4"


def test_a_tree_best_grows_out_of_the_shadow_of_another():
    state = a_turn("wild sprout", {"D3": "small", "D4": "small", "G4": "bush"}, season="winter", rounds=2, sun="north")
    state = play(state, "action:D")
    assert best(state) == "grow:D4"


def test_a_lake_is_best_laid_where_two_neighbours_grow():
    state = play(a_turn("wild lake", {"D3": "sprout", "D5": "sprout", "G4": "sprout"}, season="winter", rounds=2), "power")
    assert best(state) == "lake:D4"


def test_a_whole_turn_that_is_played_at_once_comes_to_as_much_as_its_choices():
    state = a_turn("wild harvest", {"D3": "small", "D4": "small", "G4": "small"}, season="winter", rounds=2, sun="north")
    at_once = state.copy()
    assert play_turn(4, cast("Evergreen", at_once), at_once.asked()[0])
    while not state.over:
        state.play(best(state), 0)
    assert at_once.over
    assert at_once.scores == state.scores


def test_the_best_turns_end_in_different_ways_and_come_to_what_their_choices_come_to():
    state = a_turn("wild harvest", {"D3": "small", "D4": "small", "G4": "small"}, season="winter", rounds=2, sun="north")
    question, options = state.asked()
    lines = best_turns(4, 10, cast("Evergreen", state), question, options)
    ends = [state.copy() for _ in lines]
    for line, end in zip(lines, ends, strict=True):
        assert line.turn
        line.turn(end)
    assert len({bytes(cast("Evergreen", end).planets[0]) for end in ends}) == len(ends) > 1
    state.play(lines[0].option, 0)
    while not state.over:
        state.play(best(state), 0)
    assert ends[0].scores[0] == state.scores[0] == max(end.scores[0] for end in ends)


def test_turns_that_have_a_choice_in_common_begin_with_it():
    state = play(a_turn("wild bush", {"C4": "bush", "E4": "bush", "D7": "bush"}, season="winter", rounds=2), "power")
    question, options = state.asked()
    lines = best_turns(4, 4, cast("Evergreen", state), question, options)
    assert len(lines) == 4
    assert {state.code(line.option) for line in lines} == {"bush:D4"}


def test_where_supplies_run_out_turns_are_thought_out_choice_by_choice():
    state = grange.new_game("evergreen", 1, 3, supply="strict")
    state.play(state.decision.options[0], 0)
    question, options = state.asked()
    assert not best_turns(4, 10, cast("Evergreen", state), question, options)


def test_a_planet_is_the_same_after_it_was_seen_as_a_garden():
    box = read_box({})
    land = Land(box)
    for planet in wild_planets(box):
        assert land.planet(land.garden(planet)) == planet
