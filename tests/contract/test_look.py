"""Viewers can look up everything on the table, in every language, and its sentence is in the rules."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache

import pytest

import grange
from grange.core.look import Look
from grange.core.state import State
from grange.core.words import LANGUAGES
from grange.games import find
from grange.web.live.fragments import page_words
from tests.contract.setups import SETUPS, moments, played

THINGS = re.compile(r"""data-look=["']([^"']+)["']|<use[^>]* href="#([^"]+)\"""")
EVERY = 41  # questions from one look at the table to the next
every_game = pytest.mark.parametrize("game", [game.name for game in grange.games()])


def states(game: str) -> Iterator[State]:
    """Play every set-up of a game and stop now and then, and at its end."""
    for setup in SETUPS:
        if setup.game == game:
            yield from moments(setup.begin(), every=EVERY)
            yield played(setup.begin(seed=2), seed=2)


def things_at(state: State) -> set[str]:
    """List what can be pointed at: areas and pieces on the board, rows of the score sheet, and the pieces of options."""
    page = state.game.display.page(state, 0, page_words("en", state.game.folder), ["Ada"] * state.seats).html
    found = {area or piece for area, piece in THINGS.findall(page)}
    icons = {state.icon(option) for decision in state.decisions for option in decision.options}
    rows = {f"category-{name}" for name in state.score_sheet(0)}
    return {thing for thing in found | icons | rows if thing and not thing.startswith("ui-")}


@cache
def seen(game: str) -> dict[str, list[Look | None]]:
    """Look everything up that can be pointed at in a game; of each thing, every different answer."""
    found: dict[str, list[Look | None]] = defaultdict(list)
    for state in states(game):
        for thing in things_at(state):
            look = state.game.display.look(state, thing)
            if look not in found[thing]:
                found[thing].append(look)
    return found


@every_game
def test_everything_on_the_table_can_be_looked_up(game: str):
    assert not sorted(thing for thing, looks in seen(game).items() if None in looks)


@every_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_look_tells_name_kind_and_use_in_every_language(game: str, lang: str):
    words = page_words(lang, find(game).folder)
    for thing, looks in seen(game).items():
        for look in filter(None, looks):
            told = [words.text(part) for part in (look.name, look.kind, look.does, look.rule)]
            assert all(told), thing


@every_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_sentence_of_a_thing_stands_in_its_chapter_of_the_rules(game: str, lang: str):
    words, chapters = page_words(lang, find(game).folder), {part.id: part.without_figures for part in find(game).chapters(lang)}
    for thing, looks in seen(game).items():
        for look in filter(None, looks):
            text = re.sub(r"\*\*|`", "", chapters[look.chapter])
            assert words.text(look.rule) in text, thing


@every_game
def test_what_is_not_on_the_table_is_not_known(game: str):
    state = grange.new_game(game, seed=1)
    for thing in ("", "moon", "space-", "card-99", "tile-Z9", "market-99", "category-", "round-x", "-", "seat-"):
        assert state.game.display.look(state, thing) is None, thing
