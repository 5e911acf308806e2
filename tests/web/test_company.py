"""Who bots are on pages."""

from __future__ import annotations

from grange.bots import BOTS
from grange.web.company import CHARACTERS, LEVELS, USUAL_LEVEL, distinct, usual_character


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
