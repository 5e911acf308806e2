"""The characters of bots on pages."""

from __future__ import annotations

import grange
from grange.bots import BOTS
from grange.web.house.bot_characters import CHARACTERS, LEVELS, USUAL_LEVEL, distinct, usual_character
from grange.web.live.fragments import thinker
from grange.web.stored import StoredSeat


def test_every_level_is_a_bot_and_the_usual_one_is_offered():
    assert set(LEVELS) <= set(BOTS)
    assert USUAL_LEVEL in LEVELS


def test_the_first_rival_is_moss_and_no_two_seats_have_the_same_character():
    assert [usual_character(seat) for seat in range(4)] == ["Thistle", "Moss", "Reed", "Sorrel"]


def test_no_two_bots_at_a_table_are_the_same_character():
    assert distinct(["Reed", "Moss"]) == ["Reed", "Moss"]
    assert distinct(["Moss", "Moss", "Reed"]) == ["Moss", "Sorrel", "Reed"]
    assert sorted(distinct(["Moss"] * 4)) == sorted(CHARACTERS)
    assert distinct(["a stranger"]) == ["Moss"]


def test_a_bot_is_said_to_think_where_the_table_waits_for_it_alone():
    ada, moss = StoredSeat(0, "Ada", None, person=True, taken=True), StoredSeat(0, "Moss", "master", person=False, taken=True)
    state = grange.new_game("agricola", 2, 1)
    asked = state.decision.seat
    assert thinker([moss, moss], state, ["Moss", "Moss"]) == {"name": "Moss", "face": "moss", "level": "master"}
    assert thinker([ada, ada], state, ["Ada", "Ada"]) is None
    seats = [ada, ada]
    seats[asked] = StoredSeat(asked, "Somebody", "think:9", person=False, taken=True)
    assert thinker(seats, state, ["A", "B"]) == {"name": "AB"[asked], "face": "", "level": ""}
    together = grange.new_game("farmerama", 2, 1)
    assert len(together.decisions) == 2
    assert thinker([ada, moss], together, ["Ada", "Moss"]) is None
