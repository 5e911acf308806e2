"""The open cards beside the board with a deck, on the page, in the picture and in the terminal."""

from __future__ import annotations

from typing import Any
from xml.etree import ElementTree

import pytest

from grange.core.words import LANGUAGES, read_words
from grange.games.agricola import GAME
from grange.games.agricola.draw.page import page
from tests.games.agricola.builders import SPACES, a_farm, a_turn

NAMES = ["Ada", "Moss"]
COVERED = 0b11


def a_table(**more: Any) -> Any:
    """A table with a space, a trader and an event beside the board, tokens on spaces, and a family without a house."""
    candies = 1 << SPACES.index("forest")
    stone = [[SPACES.index("clay_pit"), 3, 2]]
    own = a_farm(cards=["furry_friends", "carbonite_cousin", "alien_farmhand"])
    notes = {"furry_friends": 3, "carbonite_cousin": 9, "alien_farmhand": 1 + SPACES.index("fishing")}
    has_decks = {"candies": candies, "strewn": stone, "wasted": [COVERED, 0], "circles": [COVERED, 0], "away": [1, 0]}
    shelf = ["transmogrifier", "merchants_of_mars", "tripods"]
    homeless = a_farm("..... ..... .....")
    return a_turn(own, homeless, shelf=shelf, notes=notes, has_decks=has_decks, out=["western_quarry"], **more)


def html(state: Any, lang: str = "en") -> str:
    return f"<main>{page(state, 0, read_words(lang, GAME.folder), NAMES).html}</main>"


@pytest.mark.parametrize("cards", ["off", "on"])
def test_the_shelf_shows_the_deck_with_its_number_and_what_it_brought(cards):
    shown = html(a_table(cards=cards))
    shelf = shown.partition('class="shelf desk-only"')[2].partition('class="mine"')[0]
    assert 'id="x_deck"' in shelf
    assert f">{24 - 6}<" in shelf
    assert 'id="space-transmogrifier"' in shelf
    assert 'id="card-merchants_of_mars"' in shelf
    assert 'id="card-tripods"' in shelf


def test_tokens_lie_where_they_belong():
    shown = html(a_table())
    spaces = {name: shown.partition(f'id="space-{name}"')[2].partition("</svg>")[0] for name in ("forest", "fishing", "clay_pit")}
    assert "#candy" in spaces["forest"]
    assert "#pitchfork" in spaces["fishing"]
    assert "#stone" in spaces["clay_pit"]
    assert shown.count("#circles") >= 2
    assert "#burnt" in shown
    assert "#fuzzball" in shown
    assert "#person-0" in shown.partition('id="round-9"')[2].partition("</svg>")[0]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_table_with_a_deck_is_drawn_and_told_in_every_language(lang):
    state, words = a_table(), read_words(lang, GAME.folder)
    ElementTree.fromstring(html(state, lang))
    ElementTree.fromstring(GAME.display.draw(state, 0, words, NAMES))
    told = GAME.display.terminal(state, 0, words, NAMES)
    for name in ("transmogrifier", "merchants_of_mars", "tripods"):
        assert words.say(f"card-{name}") in told


def test_without_a_deck_there_is_no_shelf():
    assert "shelf" not in html(a_turn())
