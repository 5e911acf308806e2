"""The season on the page: the mark on a space says what the rules of this box give there."""

from __future__ import annotations

import re
from typing import Any

import pytest

from grange.core.words import read_words
from grange.games.agricola import GAME
from grange.games.agricola.draw.page import page
from tests.games.agricola.builders import a_farm, a_turn, goods, play, use

ENGLISH = read_words("en", GAME.folder)


def mark_on(space: str, season: str, **numbers: int) -> str:
    """Read the mark of the season on a space, in a box with other numbers."""
    state: Any = a_turn(out=[space] if space in ROUND_CARDS else [], season=season, components={"seasons": numbers})
    html = page(state, 0, ENGLISH, ["Ada", "Moss"]).html
    drawn = html[html.index(f'id="space-{space}"') :]
    drawn = drawn[: drawn.find('id="space-', 10)]
    found = re.search(r'<g class="badge">.*?<text[^>]*>([^<]*)</text>', drawn)
    return found.group(1) if found else ""


ROUND_CARDS = ("fencing", "major_improvement", "house_redevelopment", "farm_redevelopment", "cultivation")
CHANGED = [
    ("winter", "farmland", "field_food", "1", "3"),
    ("winter", "cultivation", "field_food", "1", "3"),
    ("spring", "fencing", "free_fences", "+2", "+3"),
    ("spring", "farm_redevelopment", "free_fences", "+2", "+3"),
    ("summer", "day_laborer", "laborer_grain", "+1", "+3"),
    ("autumn", "major_improvement", "major_less", "−1", "−3"),
    ("autumn", "house_redevelopment", "major_less", "−1", "−3"),
]


@pytest.mark.parametrize(("season", "space", "number", "printed", "changed"), CHANGED)
def test_the_mark_of_a_season_says_what_the_components_say(season, space, number, printed, changed):
    assert mark_on(space, season) == printed
    assert mark_on(space, season, **{number: 3}) == changed
    assert mark_on(space, season, **{number: 0}) == ""


def test_five_free_fences_in_spring_are_five_in_the_rules_and_on_the_page():
    five = {"seasons": {"free_fences": 5}}
    state = play(use("fencing", a_farm(wood=4), season="spring", components=five), "add:E1", "enclose")
    assert goods(state) == {"wood": 3}
    assert mark_on("fencing", "spring", free_fences=5) == "+5"


def test_in_summer_a_room_brings_one_stable():
    assert mark_on("farm_expansion", "summer") == "+1"
