"""Killed at any time, servers and databases lose no acknowledged choice, play none twice and break no table."""

from __future__ import annotations

import pytest

from tests.web.killing import SERVERS
from tests.web.storage.kills import run

KILLS = 12  # `python -m tests.web.storage.kills` does it as often as wanted


@pytest.mark.parametrize("store", SERVERS)
def test_kills_in_the_middle_of_play_lose_nothing(store):
    """Each journal is exactly what was chosen there, in its order, and bots go on."""
    report = run(store, KILLS)
    assert report.wrong == []
    assert report.choices >= KILLS  # each kill waits for a choice
    assert report.by_bots
