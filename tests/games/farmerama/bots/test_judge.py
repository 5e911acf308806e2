"""The judge of options: what it finds best in clear cases, and that it sees no more than a player."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import grange
from grange.bots import make_bot
from grange.bots.review import played_out
from grange.core.chance import Chance
from grange.core.glimpse import Glimpse
from grange.games.farmerama import GAME
from tests.games.common import codes, play
from tests.games.farmerama.builders import BARN, PLENTY, START, acting, alone, new, revealing

worths: Callable[[Any, int], list[float]] = GAME.judge


def favourite(state: grange.State, seat: int = 0) -> str:
    """Give the code of the option that the judge values most."""
    values = worths(state, seat)
    assert len(values) == len(codes(state, seat))
    return codes(state, seat)[values.index(max(values))]


def finished(seed: int, *names: str, **rules: Any) -> grange.State:
    state = grange.new_game("farmerama", seats=len(names), seed=seed, **rules)
    bots = [make_bot(name, Chance.of(seed, seat)) for seat, name in enumerate(names)]
    while not state.over:
        seat = state.decision.seat
        state.play(bots[seat].choose(Glimpse(state, seat)), seat)
    return state


def test_ripe_crops_that_complete_a_meal_are_harvested_first():
    state = acting(
        "harvest", "harvest", fields={"5a": "oats", "5b": "corn"}, barn={"hay": 2}, stack="oats", lying="carrots hay", turned=3
    )
    assert favourite(state) == "harvest:5a"


def test_before_the_end_the_wheel_turns_to_bring_animals_home():
    state = acting("feed", animals={"horse": 6, "cow": 6}, barn={"water": 1, "hay": 1}, lying="carrots", stack="")
    assert favourite(state) == "turn"


def test_animals_are_fed_when_it_pays():
    state = acting("feed", barn={"carrot": 3, "oats": 3, "water": 3})
    assert favourite(state) == "feed:horse"


def test_alone_with_full_barns_the_action_is_to_feed():
    assert favourite(alone(barn=PLENTY | {"water": 3}, rounds=10, deck="water harvest", used="sow harvest water")) == "do:feed"


def test_nobody_turns_away_from_what_is_to_be_sown():
    state = acting("sow", barn={"corn": 3, "water": 1}, fields={"1b": "carrot"})
    assert favourite(state).startswith("sow:4")


def test_scarecrows_stay_in_sight_where_there_is_another_field():
    assert favourite(acting("sow", barn={"corn": 3})) == "sow:4b"
    assert favourite(acting("harvest", fields={"5a": "oats", "5b": "oats"}, barn=BARN)) == "harvest:5a"


def test_in_the_last_round_a_star_is_worth_more_than_goods():
    state = revealing("water", "water", barn=[{}, {"hay": 1}], lying="carrots star", stack="")
    assert favourite(state) == "take:2"


def test_a_rich_farmer_is_not_lost_in_all_that_could_be_done():
    state = acting("sow", barn={"carrot": 8, "hay": 8, "oats": 8, "corn": 8, "water": 20}, turned=5)
    assert favourite(state) == "turn"
    assert favourite(play(state, "turn")).startswith("sow:")


def test_where_judges_play_on_by_themselves_rivals_with_like_farms_do_not_choose_alike_for_ever():
    alike = [
        favourite(state, 0) == favourite(state, 1)
        for state in (grange.new_game("farmerama", seats=2, seed=seed) for seed in range(24))
    ]
    assert not all(alike)
    assert sum(played_out(grange.new_game("farmerama", seats=2, seed=1), table=0)) / 2 < 130  # and so the game ends in time


def test_with_the_head_sheep_a_second_card_that_brings_something_is_not_left_out():
    for seed in range(12):
        state: Any = new(seats=3, seed=seed)
        head = state.head
        play(state, favourite(state, head), seat=head)
        assert "done" in codes(state, head)
        assert favourite(state, head) != "done"


def test_to_stop_is_worth_what_the_first_card_brings_and_no_more():
    state: Any = new(seats=3)
    play(state, "card:feed", seat=state.head)
    values = dict(zip(codes(state, state.head), worths(state, state.head), strict=True))
    assert values["done"] <= min(values.values()) + 1e-9
    assert values["done"] > 0


def test_the_judge_changes_nothing():
    for state in (new(seats=3), alone(fields=START, barn=BARN, specials=2, deck="water"), acting("sow", fields=START, barn=BARN)):
        before = state.to_dict()
        worths(state, state.decision.seat)
        assert state.to_dict() == before


def test_the_judge_knows_only_what_its_seat_sees():
    state = play(new(seats=3), "card:sow", seat=1)
    other = play(new(seats=3), "card:feed", seat=1)
    assert worths(state.imagine(0, 1), 0) == worths(other.imagine(0, 1), 0)
    state = alone(fields=START, barn=BARN, deck="water harvest")
    assert worths(state.imagine(0, 1), 0) == worths(state.imagine(0, 2), 0)


@pytest.mark.slow
@pytest.mark.parametrize("names", [("steady", "random"), ("random", "steady", "random")])
def test_steady_beats_random(names: tuple[str, ...]):
    assert finished(1, *names).winners == [names.index("steady")]


@pytest.mark.slow
def test_alone_steady_leaves_random_far_behind():
    assert finished(3, "steady").scores[0] > 1.3 * finished(3, "random").scores[0]


@pytest.mark.slow
def test_farmers_who_think_alike_come_to_an_end():
    few_tiles = {"award": {"removed": [0, 16, 7, 4]}}
    state = finished(2, "steady", "steady", components=few_tiles)
    assert state.over
    assert state.view(None)["table"]["round"] < 60
