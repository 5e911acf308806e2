"""Killed at any time, servers give no seat twice, and open one table for each set of wishes."""

from __future__ import annotations

import pytest

from tests.web.killing import SERVERS
from tests.web.lobby.kills import run

KILLS = 3  # `python -m tests.web.lobby.kills` does it as often as wanted


@pytest.mark.parametrize("store", SERVERS)
def test_kills_while_people_meet_give_no_seat_twice(store):
    report = run(store, KILLS)
    assert report.wrong == []
    assert report.tables > 0
    assert report.met > 0
