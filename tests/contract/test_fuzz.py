"""Random games with random rules that try every query; `python -m tests.fuzz` plays many of them."""

from __future__ import annotations

import pytest

import grange
from tests.fuzz import Tally, fuzzed

SEEDS = range(12)


@pytest.mark.slow
@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("game", [game.name for game in grange.games()])
def test_whatever_is_asked_in_a_random_game_nothing_fails(game: str, seed: int):
    tally = Tally()
    fuzzed(game, seed, tally)
    assert not tally.faults, tally.faults[0]
    assert tally.calls["options"]
