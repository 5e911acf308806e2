from __future__ import annotations

from statistics import fmean

import pytest

import grange
from grange.bots import BOTS, DEEP, make_bot
from grange.bots.steady import Steady
from grange.core.chance import Chance
from grange.core.glimpse import Glimpse
from grange.lab.simulation import Plan, simulate

NAMES = [*(name for name in BOTS if name not in DEEP), "think:12"]  # what takes its seconds does not always choose alike


def mean_score(*bots: str, games: int) -> list[float]:
    results = list(simulate(Plan("evergreen", list(bots), 1, {}, {}), games))
    return [fmean(result.scores[seat] for result in results) for seat in range(len(bots))]


@pytest.mark.slow
def test_steady_plays_evergreen_far_better_than_random():
    """Its lead is so wide that no usual change of the judge, for better or worse, is seen here: that is measured in the lab."""
    (steady,), (random,) = mean_score("steady", games=5), mean_score("random", games=15)
    assert steady > 1.5 * random


@pytest.mark.slow
@pytest.mark.parametrize(("game", "games"), [("evergreen", 3), ("petrichor", 4), ("farmerama", 3), ("agricola", 2)])
def test_gentle_plays_better_than_random_and_leaves_a_beginner_a_chance(game, games):
    def means(*bots: str) -> list[float]:
        results = list(simulate(Plan(game, list(bots), 1, {}, {}), games))
        return [fmean(result.scores[seat] for result in results) for seat in range(2)]

    gentle, steady = means("gentle", "steady")
    assert gentle < steady
    gentle, random = means("gentle", "random")
    assert gentle > random


def test_gentle_does_not_always_take_the_best_and_never_stops_where_going_on_is_better():
    state = grange.new_game("evergreen", 2, 1)
    best, other = 0, 0
    for seed in range(40):
        glimpse = Glimpse(state, state.decision.seat)
        chosen = make_bot("gentle", Chance.of(seed)).choose(glimpse)
        first = make_bot("steady", Chance.of(seed)).choose(glimpse)
        best, other = best + (chosen == first), other + (chosen != first)
        assert chosen == first or chosen not in state.game.idle
        state.play(first)
    assert best >= 5
    assert other >= 5


@pytest.mark.parametrize("name", NAMES)
def test_a_bot_chooses_the_same_again_from_the_same_glimpse_and_chance(name):
    state = grange.new_game("evergreen", 2, 1)
    choices = {make_bot(name, Chance.of(5)).choose(Glimpse(state, state.decision.seat)) for _ in range(3)}
    assert len(choices) == 1


@pytest.mark.parametrize("name", NAMES)
def test_a_bot_leaves_the_table_as_it_is(name):
    state = grange.new_game("evergreen", 2, 1)
    before = state.to_dict()
    make_bot(name, Chance.of(5)).choose(Glimpse(state, state.decision.seat))
    assert state.to_dict() == before


@pytest.mark.parametrize("name", NAMES)
def test_a_bot_does_not_know_the_order_of_the_deck(name):
    """Tables that differ only in what is hidden get the same answer."""
    state = grange.new_game("evergreen", 2, 1)
    seat = state.decision.seat
    answers = {make_bot(name, Chance.of(5)).choose(Glimpse(state.imagine(seat, seed), seat)) for seed in range(8)}
    assert len(answers) == 1


def test_a_glimpse_is_only_for_the_seat_that_is_asked():
    state = grange.new_game("evergreen", 2, 1)
    with pytest.raises(grange.WrongSeat):
        Glimpse(state, 1 - state.decision.seat)


def test_a_glimpse_shows_the_seats_view_and_imagined_tables():
    state = grange.new_game("evergreen", 2, 1)
    glimpse = Glimpse(state, state.decision.seat)
    assert glimpse.view() == state.view(glimpse.seat)
    assert glimpse.imagine(3).view(glimpse.seat) == glimpse.view()
    assert glimpse.options == state.decision.options


def test_steady_ranks_all_options_for_hints():
    state = grange.new_game("evergreen", 2, 1)
    glimpse = Glimpse(state, state.decision.seat)
    assert sorted(Steady(Chance.of(1)).rank(glimpse)) == sorted(glimpse.options)


def test_an_unknown_bot_names_those_that_exist():
    with pytest.raises(grange.UnknownBot, match="random, gentle, steady"):
        make_bot("stockfish", Chance.of(1))


def test_greedy_is_another_name_for_steady():
    assert type(make_bot("greedy", Chance.of(1))) is type(make_bot("steady", Chance.of(1)))
    plan = grange.Plan("evergreen", ["greedy", "random"], seed=1)
    assert [result.bots for result in grange.simulate(plan, games=1)] == [["steady", "random"]]
