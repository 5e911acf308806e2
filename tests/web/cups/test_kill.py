"""Killed at any time, servers count no result twice and change no pairing that was published."""

from __future__ import annotations

from tests.web.cups.kills import run

KILLS = 1  # `python -m tests.web.cups.kills` does it as often as wanted


def test_kills_while_people_play_a_cup_change_no_pairing():
    report = run("postgresql", KILLS)
    assert report.wrong == []
    assert report.rounds > 0
