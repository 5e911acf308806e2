"""The search: it chooses the same again, finds the best option where it sees the end, and never knows more than its seat."""

from __future__ import annotations

from functools import partial
from typing import Any

import numpy as np
import pytest

import grange
from grange.bots.search import Search, grow
from grange.core.chance import Chance
from grange.core.evaluation import SEATS, Evaluation
from grange.core.learning import utilities
from grange.games import find

GAME = find("agricola")
LEARNING: Any = GAME.bots.learning


def some_net(seed: int = 1) -> Evaluation:
    """Make a small net that has learnt nothing."""
    chances = np.random.default_rng(seed)
    sizes = {
        "first": (len(LEARNING.features), 16),
        "second": (16, 16),
        "third": (16, 16),
        "outcomes": (16, 2 * SEATS + len(LEARNING.rows)),
        "embed": (16, 8),
    }
    weights = {name: chances.standard_normal(size) / size[0] ** 0.5 for name, size in sizes.items()}
    biases = {f"{name} bias": np.zeros(size[1]) for name, size in sizes.items()}
    options = max(GAME.codes.code_of) + 1
    table = {"options": chances.standard_normal((options, 8)), "options bias": np.zeros(options)}
    return Evaluation({"scale": np.full(len(LEARNING.features), 0.1), **weights, **biases, **table})


def searched(state: Any, simulations: int = 24, seed: int = 5) -> Search:
    question, options = state.asked()
    imagine = partial(state.imagine, question.seat)
    search = Search(imagine, question.seat, options, LEARNING, Chance.of(seed), simulations)
    grow([search], some_net())
    return search


def played(seats: int, choices: int, **rules: Any) -> Any:
    """Begin a game and make the first choices, each time another of the options."""
    state: Any = grange.new_game("agricola", seats, 3, **rules)
    for number in range(choices):
        options = state.decision.options
        state.play(options[number % len(options)])
    return state


def test_the_same_seed_and_simulations_give_the_same_choice():
    state = played(2, 9)
    one, other = searched(state), searched(state)
    assert one.choice() == other.choice()
    assert one.root.visits == other.root.visits


def test_all_simulations_are_used_and_the_choice_is_one_of_the_options():
    state = played(3, 12)
    search = searched(state, 40)
    assert sum(search.root.visits) == 40
    assert search.choice() in state.decision.options
    assert sum(search.policy()) == pytest.approx(1.0)


@pytest.mark.parametrize("rules", [{}, {"cards": "on"}, {"x_deck": "on", "legendary_deck": "on"}])
def test_tables_that_differ_only_in_what_is_hidden_get_the_same_answer(rules):
    state = played(2, 30, **rules)
    seat = state.decision.seat
    other = state.imagine(seat, 77)
    assert searched(state).root.visits == searched(other).root.visits


def test_where_only_one_choice_is_left_the_best_is_found():
    state = played(1, 0)
    chance = Chance.of(1)
    last = state.copy()
    while not state.over:
        last = state.copy()
        options = state.asked()[1]
        state.follow(options[chance.below(len(options))])
    ends = {}
    for option in last.decision.options:
        after = last.copy()
        after.follow(option)
        assert after.over, "choose another seed: more than one choice is left"
        ends[option] = utilities(after, LEARNING)[0]
    assert len(set(ends.values())) > 1, "choose another seed: all ends are alike"
    assert ends[searched(last, 60).choice()] == max(ends.values())


def test_a_net_sees_nothing_that_its_seat_may_not_know():
    state = played(2, 40, cards="on")
    question, _ = state.asked()
    rows = {
        LEARNING.describe(table, table.asked()[0]) for table in [state, *[state.imagine(question.seat, seed) for seed in range(4)]]
    }
    assert len(rows) == 1
