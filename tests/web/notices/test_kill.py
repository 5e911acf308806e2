"""Killed at any time, servers tell every turn once: none is lost, and one that is sent again has the same id."""

from __future__ import annotations

import pytest

from tests.web.killing import SERVERS
from tests.web.notices.kills import run

KILLS = 4  # `python -m tests.web.notices.kills` does it as often as wanted


@pytest.mark.parametrize("store", SERVERS)
def test_kills_while_notices_are_sent_lose_none(store):
    report = run(store, KILLS)
    assert report.wrong == []
    assert report.turns > 0
