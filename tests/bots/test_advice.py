"""Advice: options worth considering, what they gain, and why."""

from __future__ import annotations

import re
from typing import Any

import pytest

import grange
from grange.bots import make_bot
from grange.bots.advice import (
    LEAST,
    Advice,
    Budget,
    LinesOfPlay,
    advise,
    compare,
    considered,
    is_clear,
    reasons,
    without_advice,
    without_repeats,
)
from grange.core.chance import Chance
from grange.core.foresight import UNEXPLAINED, WIN
from grange.core.glimpse import Glimpse
from grange.core.state import State
from grange.core.words import LANGUAGES, Message, read_words
from grange.games.agricola.bots.hints import ROWS, because, split, value
from grange.games.agricola.box import FOOD
from tests.contract.setups import played_by

EVERY_GAME = [(game.name, seats) for game in grange.games() for seats in game.seats if seats <= 2]
every_game = pytest.mark.parametrize(("game", "seats"), EVERY_GAME)
FEW = Budget(lines=6)


def played(game: str, seats: int, choices: int, **rules: Any) -> State:
    """Let gentle players choose for a while."""
    return played_by("gentle", grange.new_game(game, seats, 1, **rules), choices)


def advice_on(state: State, budget: Budget = FEW) -> list[Advice]:
    return advise(Glimpse(state, state.decision.seat), Chance.of(5), budget)


@every_game
def test_the_same_glimpse_gets_the_same_advice_and_stays_as_it_is(game, seats):
    state = played(game, seats, 9)
    before = state.to_dict()
    advice = advice_on(state)
    assert advice_on(state) == advice
    assert state.to_dict() == before
    assert len(advice) <= 3
    assert {each.option for each in advice} < set(state.decision.options), "never all of them"


@every_game
def test_advice_knows_no_more_than_the_seat(game, seats):
    state = played(game, seats, 9)
    seat = state.decision.seat
    assert advice_on(state.imagine(seat, 1)) == advice_on(state.imagine(seat, 2)) == advice_on(state)


@pytest.mark.parametrize(("game", "rules"), [("agricola", {"cards": "on"}), ("petrichor", {"two_cards": "on"})])
def test_advice_knows_no_more_than_the_seat_with_hidden_cards(game, rules):
    state = played(game, 1 if game == "petrichor" else 2, 9, **rules)
    seat = state.decision.seat
    assert advice_on(state.imagine(seat, 1)) == advice_on(state)


@every_game
def test_the_first_advice_gains_most(game, seats):
    advice = advice_on(played(game, seats, 9))
    assert all(each.gain >= LEAST for each in advice)
    assert [each.gain for each in advice] == sorted([each.gain for each in advice], reverse=True)
    assert [each.rank for each in advice] == sorted([each.rank for each in advice])


def test_what_one_option_gains_over_another_the_other_loses():
    state = played("evergreen", 2, 30)
    glimpse = Glimpse(state, state.decision.seat)
    one, other = glimpse.options[:2]
    there, back = (compare(glimpse, Chance.of(5), FEW, *pair) for pair in ((one, other), (other, one)))
    assert there.gain == pytest.approx(-back.gain)


def test_all_options_are_tried_on_the_same_tables_and_seconds_end_it():
    state = played("petrichor", 2, 12)
    glimpse = Glimpse(state, state.decision.seat)
    assert LinesOfPlay(glimpse, Chance.of(5), Budget(lines=3 * len(glimpse.options)), glimpse.options).tables == 3
    assert LinesOfPlay(glimpse, Chance.of(5), Budget(lines=10**6, seconds=0.0), glimpse.options).tables == 1


LIGHT, FOREST = Message("advice-light", {"points": 3}), Message("advice-forest", {"points": 4})
LESS_FOREST = Message("advice-forest.less", {"points": 4})


def test_the_reason_is_the_row_that_makes_most_of_the_gain():
    assert reasons(3.2, {"light": 2.6, "forest": 0.6}) == [LIGHT]
    assert reasons(-3.6, {"light": 0.6, "forest": -4.2}) == [LESS_FOREST]


def test_a_second_row_is_said_if_it_makes_much_of_the_gain_too():
    assert reasons(6.6, {"light": 2.9, "forest": 3.7}) == [FOREST, LIGHT]
    assert reasons(9.5, {"light": 2.9, "forest": 3.6, "growth": 0.9, "powers": 0.9}) == [FOREST, LIGHT]


def test_what_speaks_against_an_option_is_no_reason_for_it():
    assert reasons(1.1, {"light": -2.9, "forest": 4.0}) == [FOREST]
    assert reasons(-1.1, {"light": 2.9, "forest": -4.0}) == [LESS_FOREST]
    assert reasons(1.0, {"light": 3.0, "forest": -4.0, "growth": 1.0}) == [LIGHT, Message("advice-growth", {"points": 1})]


def test_neither_a_small_row_nor_one_that_tells_a_player_nothing_is_a_reason_for_a_large_gain():
    assert reasons(9.0, {"light": 1.0}) == []
    assert reasons(-9.0, {"light": -1.0}) == []
    assert reasons(3.0, {UNEXPLAINED: 3.0}) == []
    assert reasons(3.0, {}) == []


def test_a_difference_that_chance_could_explain_is_not_clear():
    assert is_clear([2.0, 1.0, 2.0, 1.0])
    assert not is_clear([6.0, -4.0, 5.0, -3.0])
    assert is_clear([1.0]), "a single one has to be believed"


def of_worths(worths: dict[int, list[float]]) -> LinesOfPlay:
    """Make lines of play that came to so much, table by table; a game of Evergreen lends its options."""
    glimpse = Glimpse(played("evergreen", 2, 30), 0)
    lines = LinesOfPlay(glimpse, Chance.of(5), FEW, glimpse.options[:2])
    lines.options, lines.values, lines.left_out = [*worths], worths, 0
    return lines


def test_options_between_which_nothing_clear_lies_share_a_rank():
    lines = of_worths({1: [9.0, 9.0], 2: [8.8, 9.0], 3: [6.0, 6.2], 4: [5.9, 6.1], 5: [1.0, 1.0]})
    assert lines.ranks([1, 2, 3]) == [1, 1, 2]


def test_the_usual_choice_lies_in_the_middle_of_those_that_are_behind_the_best():
    assert of_worths({1: [9.0], 2: [9.0], 3: [6.0], 4: [3.0], 5: [1.0]}).usual() == [4]
    assert of_worths({1: [9.0], 2: [6.0], 3: [1.0]}).usual() == [2, 3]
    assert of_worths({1: [9.0], 2: [9.2], 3: [8.9]}).usual() == [], "all come to about the same"


def test_the_judges_best_options_are_tried_and_one_from_the_middle():
    assert considered([3, 1, 2], 4) == [3, 1, 2]
    assert considered([*range(12)], 6) == [0, 1, 2, 3, 4, 6]
    assert considered([*range(7)], 6) == [0, 1, 2, 3, 4, 5]


def test_where_all_options_come_to_the_same_none_is_named_unless_some_were_suggested():
    state = grange.new_game("petrichor", 2, 1, fertilizer="on")
    glimpse = Glimpse(state, state.decision.seat)
    assert advise(glimpse, Chance.of(5), FEW) == []
    assert without_advice(len(glimpse.options)) == Message("advice-even")
    assert without_advice(1) == Message("advice-only")
    suggested = advise(glimpse, Chance.of(5), FEW, suggested=glimpse.options)
    assert [(each.rank, each.amount) for each in suggested] == [(1, None)] * 3


def test_where_some_options_were_suggested_no_other_is_named():
    state = played("evergreen", 2, 2)
    glimpse = Glimpse(state, state.decision.seat)
    some = glimpse.options[-2:]
    assert len(glimpse.options) > len(some)
    assert {each.option for each in advise(glimpse, Chance.of(5), FEW, suggested=some)} == set(some)


def test_of_two_options_only_the_better_one_is_named():
    state = to_a_choice_of_two("evergreen")
    (advice,) = advice_on(state)
    assert advice.gain >= LEAST


def to_a_choice_of_two(game: str) -> State:
    """Let gentle players choose until one is asked whether to use a power."""
    state = grange.new_game(game, 2, 1)
    while type(state.decision.question).__name__ != "ChoosePower":
        seat = state.decision.seat
        state.play(make_bot("gentle", Chance.of(len(state.history))).choose(Glimpse(state, seat)), seat)
    return state


def test_day_labor_is_advised_for_its_food_and_the_meeting_place_for_the_first_turn():
    state: Any = grange.new_game("agricola", 2, 1)
    seat = state.decision.seat
    options = [state.option(f"space:{name}") for name in ("day_laborer", "farmland", "forest")]
    lines = LinesOfPlay(Glimpse(state, seat), Chance.of(5), FEW, options)
    lines.write_down(options)
    for option, row in zip(options, ("food", "fields", "goods"), strict=True):
        assert max(lines.changes[option], key=lambda row: lines.changes[option][row]) == row


def test_those_that_are_as_good_for_the_same_reason_say_just_that():
    first, second = Advice(1, 3.0, LIGHT), Advice(2, 2.8, LIGHT)
    assert [each.reason.key for each in without_repeats([first, second])] == ["advice-light.plain", "advice-same"]
    assert [each.reason.key for each in without_repeats([first, Advice(2, 1.0, LIGHT, rank=2)])] == ["advice-light.plain"] * 2
    assert without_repeats([first, Advice(2, 2.8, FOREST)])[1] == Advice(2, 3.0, Message("advice-forest.plain"))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("setup", [("agricola", 1, {"x_deck": "on"}), ("agricola", 4, {"team": "lower"}), *EVERY_GAME])
def test_every_row_has_its_sentence_for_more_and_for_less_and_one_without_a_number(setup, lang):
    game, seats, rules = (*setup, {})[:3]
    state = played(game, seats, 5, **rules)
    words = read_words(lang, state.game.folder)
    sheet = (state.game.bots.hints or state.game.bots.foresight).reasons.sheet(state, 0)
    split = {row for row in ROWS if game == "agricola" and row != UNEXPLAINED}
    for row in {*sheet, *state.score_sheet(0), *split, "rivals"}:
        for key in (f"advice-{row}", f"advice-{row}.less"):
            assert words.say(key, points=2), key
        assert not re.search(r"\d", words.say(f"advice-{row}.plain")), row


@pytest.mark.parametrize("game", ["evergreen", "petrichor", "farmerama"])
@pytest.mark.parametrize("seats", [1, 3])
def test_the_rows_add_up_to_what_a_table_is_worth(game, seats):
    state = grange.new_game(game, seats, 1)
    foresight = state.game.bots.foresight
    rows = foresight.reasons.sheet(state, 0)
    rivals = max([sum(foresight.reasons.sheet(state, other).values()) for other in range(1, seats)], default=0.0)
    lead = sum(rows.values()) - (0.0 if "rivals" in rows else rivals)
    assert lead == pytest.approx(foresight.rollouts.value(state, 0))


@pytest.mark.parametrize(("seats", "cards"), [(1, "off"), (2, "off"), (2, "on"), (4, "off")])
def test_the_rows_in_which_two_farms_differ_add_up_to_what_they_are_worth(seats, cards):
    one, other = (to_round_five(seats, name, cards) for name in ("gentle", "grange.bots.judged:Judged"))
    rows, gain = split(other, one, 0), value(other, 0) - value(one, 0)
    assert rows is not None
    assert abs(gain) > 1
    assert sum(rows.values()) == pytest.approx(gain, rel=0.15, abs=1.0)


def to_round_five(seats: int, bot: str, cards: str) -> Any:
    """Let bots play Agricola for four rounds."""
    state: Any = grange.new_game("agricola", seats, 1, cards=cards)
    while state.round < 5:
        seat = state.decision.seat
        state.play(make_bot(bot, Chance.of(len(state.history))).choose(Glimpse(state, seat)), seat)
    return state


def test_who_wins_is_a_reason_at_the_end():
    lost, won = (random_game("agricola", seed) for seed in (4, 5))
    rows = split(won, lost, 0)
    assert rows is not None
    assert rows["win"] == WIN
    assert sum(rows.values()) == pytest.approx(value(won, 0) - value(lost, 0))


def random_game(game: str, seed: int) -> Any:
    """Let two play at random, to the end."""
    state: Any = grange.new_game(game, 2, seed)
    bot = make_bot("random", Chance.of(seed))
    while not state.over:
        seat = state.decision.seat
        state.play(bot.choose(Glimpse(state, seat)), seat)
    return state


def test_a_family_that_is_short_of_food_hears_by_how_much_and_when_the_harvest_comes():
    state: Any = grange.new_game("agricola", 2, 1)
    seat = state.decision.seat
    assert (
        read_words("en", state.game.folder).text(because(state, seat, "food"))
        == "You are 2 food short, and the harvest comes in 3 rounds."
    )
    assert because(state, seat, "fields") is None
    state.goods[seat][FOOD] = 4
    assert because(state, seat, "food") is None
