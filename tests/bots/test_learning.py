"""What nets learn from: each game describes its tables with named features, and only with what the asked seat may know."""

from __future__ import annotations

from typing import Any

import pytest

import grange
from grange.core.chance import Chance
from grange.core.learning import draw_place, noisy_judge, softmax
from grange.lab.training.run import first_game
from grange.lab.training.samples import packed
from grange.lab.training.selfplay import Table

LEARNERS = [game for game in grange.games() if game.bots.learning]
SETUPS = [
    pytest.param(game, setup, id="-".join([game.name, str(setup.seats), *map("=".join, setup.rules.items())]))
    for game in LEARNERS
    if game.bots.learning
    for setup in game.bots.learning.setups
]


@pytest.mark.parametrize(("game", "setup"), SETUPS)
def test_a_table_is_described_by_one_byte_for_each_feature(game, setup):
    learning = game.bots.learning
    played = first_game(Table(game, learning, setup.seats, dict(setup.rules), Chance.of(4)))
    assert {len(row) for row in played.rows} <= {*range(1, len(learning.features) + 1)}
    assert packed([played])["rows"].shape == (len(played.rows), len(learning.features))
    assert len({*learning.features}) == len(learning.features)
    assert len(played.outcomes) == len(played.rows)


@pytest.mark.parametrize(("game", "setup"), SETUPS)
def test_tables_that_differ_only_in_what_is_hidden_are_described_alike(game, setup):
    learning, chance = game.bots.learning, Chance.of(6)
    state: Any = grange.new_game(game.name, setup.seats, 5, **setup.rules)
    player = learning.first(chance)
    while not state.over:
        question, options = state.asked()
        other = state.imagine(question.seat, chance.word())
        assert learning.describe(other, other.question_of(question.seat)) == learning.describe(state, question)
        state.follow(player(state, question, options)[0])


def test_a_cold_player_follows_the_judge_and_a_hot_one_tries_other_things():
    state = grange.new_game("evergreen", 2, 1)
    question, options = state.asked()
    best = state.game.judge(state, question.seat)
    coldest = noisy_judge(Chance.of(1), hottest=1e-6)
    assert best[options.index(coldest(state, question, options)[0])] == max(best)
    hot = noisy_judge(Chance.of(1), hottest=1000.0)
    assert len({hot(state, question, options)[0] for _ in range(40)}) == len(options)


def test_shares_grow_with_the_worth_and_are_drawn_accordingly():
    shares = softmax([1.0, 2.0, 2.0], 0.5)
    assert shares[0] < shares[1] == shares[2]
    assert sum(shares) == pytest.approx(1.0)
    chance = Chance.of(2)
    assert {draw_place([0.0, 1.0, 0.0], chance) for _ in range(20)} == {1}
