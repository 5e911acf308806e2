"""The bot that thinks: it looks ahead, and never sees more than a person in its seat would."""

from __future__ import annotations

import pickle
from collections.abc import Callable, Iterator
from itertools import count
from typing import Any

import pytest

import grange
from grange.bots import make_bot
from grange.bots.judged import Judged
from grange.bots.think import FEWEST, Think, pays, values_on
from grange.core.chance import Chance
from grange.core.errors import UnknownBot
from grange.core.foresight import Line
from grange.core.glimpse import Glimpse
from grange.core.state import State
from tests.contract.setups import played_by

EVERY_GAME = [(game.name, seats) for game in grange.games() for seats in game.seats if seats <= 2]
every_game = pytest.mark.parametrize(("game", "seats"), EVERY_GAME)


def played(game: str, seats: int, choices: int) -> State:
    """Let steady players choose for a while."""
    return played_by("steady", grange.new_game(game, seats, 1), choices)


def asked(game: str, seats: int, choices: int) -> Glimpse:
    state = played(game, seats, choices)
    return Glimpse(state, state.decision.seat)


def thought(glimpse: Glimpse, rollouts: int = 12) -> int:
    return Think(Chance.of(5), rollouts).choose(glimpse)


@pytest.mark.slow
@every_game
@pytest.mark.parametrize("choices", [3, 30])
def test_states_that_differ_only_in_hidden_things_get_the_same_answer(game, seats, choices):
    state = played(game, seats, choices)
    seat = state.decision.seat
    answers = {thought(Glimpse(state.imagine(seat, seed), seat)) for seed in range(3)} | {thought(Glimpse(state, seat))}
    assert len(answers) == 1


@every_game
def test_the_same_seed_and_rollouts_give_the_same_choice_and_leave_the_table_as_it_is(game, seats):
    state = played(game, seats, 12)
    before = state.to_dict()
    glimpse = Glimpse(state, state.decision.seat)
    assert thought(glimpse) == thought(glimpse) in glimpse.options
    assert state.to_dict() == before


@every_game
def test_what_is_tried_is_worth_the_same_in_another_process(game, seats):
    glimpse = asked(game, seats, 12)
    table, lines = glimpse.imagine(3), Think(Chance.of(5)).considered(glimpse)
    assert values_on(table, glimpse.seat, pickle.loads(pickle.dumps(lines))) == values_on(table, glimpse.seat, lines)


@every_game
def test_all_options_are_looked_at_on_the_same_table(game, seats):
    glimpse = asked(game, seats, 12)
    table = glimpse.imagine(3)
    before, lines = table.to_dict(), [Line(option) for option in glimpse.options[:3]]
    together = values_on(table, glimpse.seat, lines)
    assert table.to_dict() == before
    assert values_on(table, glimpse.seat, lines) == together


def test_in_farmerama_everything_is_thought_over_but_for_two_only_secret_cards():
    assert [seats for seats in (2, 3, 4) if pays(asked("farmerama", seats, 0))] == [2, 3, 4]
    assert [seats for seats in (2, 3, 4) if pays(asked("farmerama", seats, 12))] == [3, 4]
    glimpse = asked("farmerama", 2, 12)
    assert not pays(glimpse)
    assert thought(glimpse) == make_bot("steady", Chance.of(5)).choose(glimpse)


@pytest.mark.slow
def test_in_farmerama_nobody_can_foresee_a_secret_card_though_all_think_alike():
    state: Any = played("farmerama", 2, 0)
    bots = [Think(Chance.of(seat), 10) for seat in range(2)]
    chosen: dict[int, list[int]] = {}
    while not state.over and state.round <= 10:
        if state.shown:
            chosen.setdefault(state.round, list(state.chosen))
        seat = state.decision.seat
        state.play(bots[seat].choose(Glimpse(state, seat)), seat)
    parted = [own for own, others in chosen.values() if own != others]
    assert len(parted) >= 4


def test_a_budget_stands_after_the_name_in_rollouts_or_seconds():
    assert vars(make_bot("think:50", Chance.of(1)))["rollouts"] == 50
    assert vars(make_bot("think:0.5s", Chance.of(1)))["seconds"] == 0.5
    for wrong in ("think:", "think:0", "think:-1", "think:x", "steady:5", "think:5ss"):
        with pytest.raises(UnknownBot):
            make_bot(wrong, Chance.of(1))


def test_seconds_end_a_thought_too():
    glimpse = asked("evergreen", 2, 12)
    assert Think(Chance.of(5), seconds=0.01).choose(glimpse) in glimpse.options


class Watched(Think):
    """Counts the tables on which it tries something."""

    tried = 0

    def tables(self, glimpse: Glimpse) -> Iterator[State]:
        for table in super().tables(glimpse):
            self.tried += 1
            yield table


def test_more_rollouts_try_more_tables():
    few, many = Watched(Chance.of(5), 10), Watched(Chance.of(5), 60)
    for bot in (few, many):
        bot.choose(asked("petrichor", 2, 12))
    assert few.tried < many.tried


def worths(monkeypatch: pytest.MonkeyPatch, worth: Callable[[int, int], float]) -> Glimpse:
    """Let the first options of the judge be worth something, by their place among them and the number of the table."""
    monkeypatch.setattr("grange.bots.learned.net_in", lambda _folder: None)
    glimpse, number = asked("agricola", 2, 0), count()
    ranked = ranks(glimpse)

    def looked(_table: State, _seat: int, lines: list[Line]) -> list[float]:
        table = next(number)
        return [worth(ranked.index(line.option), table) for line in lines]

    monkeypatch.setattr("grange.bots.think.values_on", looked)
    return glimpse


def ranks(glimpse: Glimpse) -> list[int]:
    return Judged(Chance.of(5)).rank(glimpse)


def test_a_thought_ends_when_one_option_is_surely_the_best(monkeypatch):
    glimpse = worths(monkeypatch, lambda place, table: 10.0 * (place == 2) + table % 3 * (place % 2))
    bot = Watched(Chance.of(5), 5000)
    assert bot.choose(glimpse) == ranks(glimpse)[2]
    assert bot.tried == FEWEST


def test_options_that_lead_to_the_same_need_no_long_thought_and_the_judge_decides(monkeypatch):
    glimpse = worths(monkeypatch, lambda _, table: float(table % 5))
    bot = Watched(Chance.of(5), 5000)
    assert bot.choose(glimpse) == ranks(glimpse)[0]
    assert bot.tried == FEWEST


def test_what_stays_close_is_thought_out(monkeypatch):
    glimpse = worths(monkeypatch, lambda place, table: 50.0 * ((table + place) % 3))
    bot = Watched(Chance.of(5), 400)
    bot.choose(glimpse)
    assert bot.tried > 400 / glimpse.game.bots.foresight.search.width


def test_what_is_surely_behind_leaves_its_tables_to_the_others(monkeypatch):
    glimpse = worths(monkeypatch, lambda place, table: 50.0 * ((table + place) % 2) if place < 2 else -100.0)
    bot = Watched(Chance.of(5), 400)
    assert bot.choose(glimpse) in ranks(glimpse)[:2]
    assert bot.tried == FEWEST + (400 - FEWEST * glimpse.game.bots.foresight.search.width) / 2


@pytest.mark.parametrize("rollouts", [8, 12, 30, 100])
def test_no_thought_costs_more_than_its_budget(monkeypatch, rollouts):
    tried: list[int] = []

    def close(place: int, table: int) -> float:
        tried.append(place)
        return 50.0 * ((table + place) % 3)

    Think(Chance.of(5), rollouts).choose(worths(monkeypatch, close))
    assert len(tried) <= rollouts
