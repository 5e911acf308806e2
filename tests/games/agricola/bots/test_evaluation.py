"""The net that evaluates tables: its features, the tables it covers, and how bots use it."""

from __future__ import annotations

from typing import Any

import pytest

import grange
from grange.core.step import Question
from grange.games.agricola.bots import judge
from grange.games.agricola.bots.evaluation import net_of, nets, value, value_of_cards_held
from grange.games.agricola.bots.features import FEATURES, FEATURES_WITH_CARDS, features
from grange.games.agricola.bots.turn_search import play_turn, ways
from grange.games.agricola.rules.turn import PlacePerson
from tests.games.agricola.builders import a_farm, a_turn


def told(state: Any, seat: int = 0) -> dict[str, float]:
    """Describe the table for a seat, by the names of the features."""
    return dict(zip(FEATURES, features(state, seat), strict=True))


def finished(seed: int, judged: int) -> list[int]:
    """Let one of two seats choose by the judge alone, and the other as bots do; give their points."""
    state: Any = grange.new_game("agricola", 2, seed)
    while not state.over:
        question, options = state.asked()
        usual = question.seat == judged and isinstance(question, PlacePerson)
        worths = judge.JUDGES[Question](state, question, options) if usual else state.game.weigh(state, question, options)
        state.follow(options[worths.index(max(worths))])
    scores: list[int] = state.scores
    return scores


def test_a_table_is_described_by_both_farms_and_the_board():
    state = a_turn(a_farm(wood=5, reed=2, food=4), a_farm("r.... r.... r....", clay=3), rounds=4, piles={"forest": 6})
    table = told(state)
    assert (table["forest holds"], table["round 4"], table["rounds to harvest"]) == (6, 1, 0)
    assert (table["own wood"], table["own room ready"], table["own third room"]) == (5, 1, 0)
    assert (table["rival clay"], table["rival room ready"], table["rival empty rooms"]) == (3, 0, 1)


def test_what_is_ones_own_is_the_rivals_to_the_other():
    state = a_turn(a_farm(wood=5, sheep=1), a_farm(food=7, placed=1), rounds=6)
    mine, theirs = told(state, 0), told(state, 1)
    names = [name.removeprefix("own ") for name in FEATURES if name.startswith("own ")]
    assert [mine[f"own {name}"] for name in names] == [theirs[f"rival {name}"] for name in names]


def test_the_family_looks_at_its_next_meal():
    hungry, fed = told(a_turn(a_farm(food=1, grain=2), rounds=4)), told(a_turn(a_farm(food=6), rounds=4))
    assert (hungry["own meal missing"], hungry["own meal missing with all cooked"]) == (3, 1)
    assert (fed["own meal missing"], fed["own food to spare"]) == (0, 2)


def test_with_hand_cards_the_net_values_the_farm_and_the_judge_the_cards():
    plain: Any = a_turn(a_farm(), a_farm(), rounds=2)
    with_card: Any = a_turn(a_farm(cards=["wood_cutter"]), a_farm(), rounds=2)
    assert net_of(with_card) is net_of(plain) is not None
    assert value_of_cards_held(plain, 0) == 0 < value_of_cards_held(with_card, 0)
    assert value(with_card, 0) > value(with_card, 1)


def test_alone_a_net_knows_hand_cards_itself():
    plain: Any = grange.new_game("agricola", 1, 4)
    dealt: Any = grange.new_game("agricola", 1, 4, cards="on")
    assert net_of(dealt) is not net_of(plain)
    assert value_of_cards_held(dealt, 0) == 0


def test_cards_are_described_by_their_number_and_what_they_promise():
    state: Any = a_turn(a_farm(cards=["wood_cutter"], hand=["groom", "brook"]), rounds=4)
    table = dict(zip(FEATURES_WITH_CARDS, features(state, 0, cards=True), strict=True))
    assert table["value of cards"] > 0
    assert (table["occupations"], table["occupations in hand"], table["minor improvements in hand"]) == (1, 1, 1)


CARDED = [{"cards": "on"}, {"cards": "on", "x_deck": "on"}, {"legendary_deck": "on"}, {"seasons": "spring"}]


@pytest.mark.parametrize("seats", [1, 2, 4])
@pytest.mark.parametrize("rules", CARDED)
def test_whole_turns_are_played_with_cards_and_seasons_too(seats, rules):
    state: Any = grange.new_game("agricola", seats, 4, **rules)
    for _ in range(6):
        question, options = state.asked()
        while not isinstance(question, PlacePerson):
            worths = state.game.weigh(state, question, options)
            state.follow(options[worths.index(max(worths))])
            question, options = state.asked()
        assert play_turn(state, question)


def test_in_a_team_the_judge_alone_decides():
    state: Any = grange.new_game("agricola", 4, 1, team="lower")
    assert net_of(state) is None
    question, _ = state.asked()
    assert not play_turn(state, question)


@pytest.mark.parametrize("seats", [int(kind) for kind in nets()])
def test_a_whole_turn_is_played_as_it_was_planned(seats):
    state: Any = grange.new_game("agricola", seats, 4)
    question, options = state.asked()
    planned = {tuple(way.choices): way.after for way in ways(state, question.seat, options)}
    after = state.copy()
    assert play_turn(after, question)
    assert after.goods[question.seat] in [way.goods[question.seat] for way in planned.values()]
    assert sum(after.placed) == 1 + sum(state.placed)


@pytest.mark.parametrize("seats", [int(kind) for kind in nets()])
def test_a_table_is_worth_the_same_alone_and_among_others(seats):
    state: Any = grange.new_game("agricola", seats, 4)
    net = net_of(state)
    assert net is not None
    question, options = state.asked()
    tables = [features(way.after, 0) for way in ways(state, question.seat, options)]
    assert net(tables) == [outcome for table in tables for outcome in net([table])]
    assert net([tables[0]] * 9) == net([tables[0]]) * 9


def test_a_room_with_somebody_in_it_is_worth_much():
    poor: Any = a_turn(a_farm(food=6), a_farm(food=6), rounds=6)
    rich: Any = a_turn(a_farm("r.... r.... r....", people=3, food=6), a_farm(food=6), rounds=6)
    assert value(rich, 0) > value(poor, 0) + 4
    assert value(rich, 1) < value(poor, 1) - 4


@pytest.mark.slow
def test_who_asks_the_net_beats_who_asks_the_judge():
    """In all games together: a better net may lose one of them."""
    games = [(finished(seed, judged), judged) for seed in (1, 2) for judged in (0, 1)]
    assert sum(scores[1 - judged] - scores[judged] for scores, judged in games) > 0
