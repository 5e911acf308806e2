"""Kills around deadlines: each is acted upon once."""

from __future__ import annotations

import pytest

from tests.web.killing import SERVERS
from tests.web.pace.kills import run

KILLS = 3  # `python -m tests.web.pace.kills` does it as often as wanted


@pytest.mark.parametrize("store", SERVERS)
def test_a_deadline_is_acted_upon_once_though_servers_are_killed(store):
    report = run(store, KILLS)
    assert report.wrong == []
    assert report.deadlines > 0
