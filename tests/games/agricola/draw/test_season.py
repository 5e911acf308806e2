"""The season on the page: the mark on a space says what the rules of this box give there."""

from __future__ import annotations

import re
from typing import Any

import pytest

from grange.core.words import read_words
from grange.games.agricola import GAME
from grange.games.agricola.draw.page import page
from grange.games.agricola.draw.season import note
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


def told_in(season: str, lang: str = "en", **seasons: Any) -> str:
    """Read the note about the season beside the log, in a box with other numbers."""
    state: Any = a_turn(season=season, components={"seasons": seasons})
    return re.sub(r"<[^>]*>", "|", note(state, read_words(lang, GAME.folder)))


@pytest.mark.parametrize(
    ("season", "number", "printed", "changed"),
    [
        ("winter", {"fishing_from_round": 9}, "Fishing is closed through round 11", "through round 8"),
        ("winter", {"field_food": 3}, "Every new field costs 1 food", "Every new field costs 3 food"),
        (
            "winter",
            {"refill": {"winter": {"clay": -2, "reed": 1}}},
            "At the refill: clay −1, reed −1",
            "refill: clay −2, reed +1",
        ),
        ("spring", {"free_fences": 5}, "up to 2 more are free", "up to 5 more are free"),
        ("summer", {"laborer_grain": 2}, "The Day Laborer gives 1 grain", "The Day Laborer gives 2 grain"),
        ("summer", {"grain_food": 6}, "sell 1 grain for 4 food", "sell 1 grain for 6 food"),
        ("summer", {"fishing": {"summer": 2}}, "stone −1, food +1 at Fishing", "stone −1, food +2 at Fishing"),
        ("autumn", {"major_less": 2}, "cost 1 building material less", "cost 2 building materials less"),
    ],
)
def test_the_note_about_a_season_says_what_the_components_say(season, number, printed, changed):
    assert printed in told_in(season)
    assert changed in told_in(season, **number)
    assert printed not in told_in(season, **number)


@pytest.mark.parametrize("lang", ["en", "ru", "pl"])
@pytest.mark.parametrize(("season", "number"), [("winter", {"child_wood": 7, "child_food": 3}), ("summer", {"grain_food": 6})])
def test_what_is_done_on_the_space_of_a_season_is_told_with_the_numbers_of_the_components(season, number, lang):
    words, own = read_words(lang, GAME.folder), a_farm(wood=9, food=30, grain=1)
    state = a_turn(own, season=season, components={"seasons": number})
    look, detail = GAME.display.look(state, f"space-{season}"), state.detail(state.option(f"space:{season}"), 0)
    assert look is not None
    assert detail is not None
    for told in (words.text(look.does), words.text(detail)):
        assert all(str(value) in told for value in number.values())


def test_in_summer_a_room_brings_one_stable():
    assert mark_on("farm_expansion", "summer") == "+1"
