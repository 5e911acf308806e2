"""The table of Evergreen as SVG."""

from __future__ import annotations

from collections.abc import Sequence

from grange.core.events import seat_names
from grange.core.picture import heading, in_a_line, moved, place
from grange.core.whole import score_sheet, title, whole
from grange.core.words import Words
from grange.games.evergreen.draw.cards import card, market
from grange.games.evergreen.draw.planets import planet
from grange.games.evergreen.draw.sheets import (
    SHEET_WIDTH,
    automa,
    belongings,
    fertility,
    fertility_height,
    name_tag,
    other_planets,
    ranks,
    tracks,
)
from grange.games.evergreen.state import Evergreen

__all__ = ["card", "fertility", "market", "planet", "table", "tracks"]

WIDTH, HEIGHT, MARGIN = 1240, 826, 24

# from left to right: the viewer's own, the common, the players' points
OWN_WIDTH = 588
COMMON, COMMON_WIDTH = 638, 284
PLAYERS = 948


def table(state: Evergreen, seat: int | None, words: Words, names: Sequence[str]) -> str:
    """Draw the whole table as a seat sees it; a spectator sees it as the first seat does."""
    named = seat_names(words, names, state.seats)
    body = (
        _own_column(state, seat or 0, words, named[seat or 0])
        + title(state, words, COMMON, 46, WIDTH - MARGIN - COMMON)
        + _common_column(state, words)
        + _players_column(state, seat, words, named)
    )
    return whole(state, words, WIDTH, HEIGHT, body)


def _own_column(state: Evergreen, viewer: int, words: Words, name: str) -> str:
    """Draw the viewer's planet and power tracks."""
    below = MARGIN + OWN_WIDTH
    owner, wide = in_a_line(name_tag(viewer, name, 200), belongings(state, viewer))
    return (
        place(planet(state, viewer, words, name), MARGIN, MARGIN, OWN_WIDTH, OWN_WIDTH)
        + heading(MARGIN, below + 31, words.say("title-powers"), OWN_WIDTH - wide - 12)
        + moved(owner, MARGIN + OWN_WIDTH - wide, below + 26)
        + place(tracks(state, viewer, words, columns=2), MARGIN, below + 48, OWN_WIDTH, 136)
    )


def _common_column(state: Evergreen, words: Words) -> str:
    """Draw the market, smaller where its cards lie in three rows, and the fertility zone."""
    width, height = (COMMON_WIDTH, 378) if state.drafters < 4 else (COMMON_WIDTH - 34, 504)
    return (
        heading(COMMON, 86, words.say("title-market"), COMMON_WIDTH)
        + place(market(state, words), COMMON, 102, width, height)
        + heading(COMMON, height + 132, words.say("title-fertility"), COMMON_WIDTH)
        + place(fertility(state, words), COMMON, height + 148, COMMON_WIDTH, fertility_height(state))
    )


def _players_column(state: Evergreen, seat: int | None, words: Words, names: Sequence[str]) -> str:
    """Draw the score sheet, and below it the other planets or, in a solo game, the ranks and the automa."""
    score, height = score_sheet(state, seat, words, SHEET_WIDTH)
    below = 70 + height + 20
    if not state.solo:
        return moved(score, PLAYERS, 70) + moved(other_planets(state, seat or 0, words, names), PLAYERS, below)
    reached, more = ranks(state, words)
    return moved(score, PLAYERS, 70) + moved(reached, PLAYERS, below) + moved(automa(state, words), PLAYERS, below + more + 20)
