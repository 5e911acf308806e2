"""The table in a terminal: what a player can read there."""

from __future__ import annotations

import pytest
from rich.cells import cell_len
from rich.text import Text

from grange.core.words import LANGUAGES, read_words
from tests.games.common import play
from tests.games.evergreen.builders import PIECES, a_draft, a_turn

SIGNS = {"sprout": ",", "small": "t", "big": "T", "bush": "o", "lake": "~"}


def shown(state, lang="en", names=("Ada", "Bo")):
    """Draw the table as a plain terminal shows it."""
    drawn = state.game.display.terminal(state, 0, read_words(lang, state.game.folder), names)
    return Text.from_markup(drawn, emoji=False).plain.splitlines()


def legend(lines):
    """Find the lines that explain the signs."""
    first = next(number for number, line in enumerate(lines) if "##" in line and "(t)" in line)
    return "  ".join(lines[first : first + 2])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_mark_is_explained(lang):
    say = read_words(lang, a_turn("swamp lake").game.folder).say
    explained = legend(shown(a_turn("swamp lake"), lang))
    for piece in PIECES[1:]:
        assert f"{SIGNS[piece]} {say(f'piece-{piece}')}" in explained
    assert f"## {say('crevasse')}" in explained
    assert f"(t) {say('in-shadow')}" in explained
    others = {"\u2600": "sun", "m": "biome", "*": "fertility", "-": "drought", "1": "marker"}
    for sign, meaning in others.items():
        assert f"{sign} {say(f'terminal-{meaning}')}" in explained


def test_the_marks_of_the_planet_and_the_cards_are_those_of_the_legend():
    lines = shown(a_draft(["meadow sprout", "swamp lake", "wild bush"], planets=[{"B6": "big", "A4": "sprout", "D4": "lake"}]))
    planet = "\n".join(lines[2:9])
    assert " T s" in planet
    assert " , r" in planet
    assert " ~ w" in planet
    assert "##" in planet


def test_the_token_has_a_mark_of_its_own():
    state = play(a_draft(["meadow sprout", "swamp lake", "wild bush"]), "take:1")
    assert next(line for line in shown(state) if "first next round" in line).endswith("\u25ba first next round")


@pytest.mark.parametrize("name", ["Ada", "\\[/bold]y", "雨が降る", "A name that is much too long for a planet"])
def test_planets_stand_in_line_whatever_the_name(name):
    lines = shown(a_turn("swamp lake"), names=(name, "Bo"))
    assert cell_len(lines[0]) == cell_len(lines[4])
