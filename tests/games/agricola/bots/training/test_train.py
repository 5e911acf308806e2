"""Training nets: a net learns the results of games, and players read the net that was trained."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from grange.core import net as core_net
from grange.games.agricola.bots.features import FEATURES
from grange.games.agricola.bots.training import train
from grange.games.agricola.bots.training.learner import Net
from grange.games.agricola.bots.training.selfplay import play


@pytest.fixture(scope="module")
def games() -> list[Any]:
    chances = np.random.default_rng(1)
    return [play(seed, [None, None], chances) for seed in range(3)]


def test_a_game_is_described_for_both_seats_after_every_turn(games):
    for game in games:
        turns, seats, size = game.rows.shape
        assert turns > 40
        assert (seats, size) == (2, len(FEATURES))
        assert game.outcomes[0].tolist() == game.outcomes[1][::-1].tolist()


def test_a_net_comes_to_expect_what_happened_and_is_read_as_it_was_written(games):
    chances = np.random.default_rng(1)
    rows = np.concatenate([game.rows.reshape(-1, len(FEATURES)) for game in games]).astype(np.float32)
    net = Net(chances, rows)
    first = train.train(net, games, chances, rate=2e-3, epochs=1, trust=1.0)
    assert train.train(net, games, chances, rate=2e-3, epochs=60, trust=1.0) < first / 2
    read = core_net.Net(net.table(rows.std(0) > 0), FEATURES)
    for own, trained in zip(read(rows[:5].tolist()), net(rows[:5]).tolist(), strict=True):
        assert own == pytest.approx(trained, abs=0.1)
    again = Net(chances, rows)
    again.read(net.table(rows.std(0) > 0))
    assert again(rows[:5]) == pytest.approx(net(rows[:5]), abs=0.1)


def test_far_from_the_end_a_net_learns_from_what_it_expects_next(games):
    chances = np.random.default_rng(1)
    rows = np.concatenate([game.rows.reshape(-1, len(FEATURES)) for game in games]).astype(np.float32)
    net = Net(chances, rows)  # it expects nothing yet
    found = train.lessons(net, games[0], trust=0.5).reshape(-1, 2, 2)
    assert found[-1] == pytest.approx(games[0].outcomes)
    assert found[-2] == pytest.approx(games[0].outcomes / 2)
