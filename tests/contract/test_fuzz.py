"""Random games with random rules that try every query; `python -m tests.fuzz` plays many of them."""

from __future__ import annotations

import pytest

import grange
from tests.fuzz import Tally, fuzzed

SEEDS = range(12)


@pytest.fixture(scope="module")
def tally() -> Tally:
    """What was asked in the games so far: bots judge most often the questions that were seldom asked before."""
    return Tally()


@pytest.mark.slow
@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("game", [game.name for game in grange.games()])
def test_whatever_is_asked_in_a_random_game_nothing_fails(game: str, seed: int, tally: Tally):
    faults, asked = len(tally.faults), tally.calls["options"]
    fuzzed(game, seed, tally)
    assert tally.faults[faults:] == []
    assert tally.calls["options"] > asked
