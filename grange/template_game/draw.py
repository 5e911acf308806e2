"""The table as SVG: one picture of the whole, and the same for a page. It draws only what `sight` shows."""

from __future__ import annotations

from collections.abc import Sequence

from grange.core.events import seat_names
from grange.core.picture import picture, sheet, standalone, text, use
from grange.core.table import Panels
from grange.core.words import Words
from grange.template_game.options import PLACES
from grange.template_game.state import TemplateGame

WIDTH, HEIGHT = 600, 300
SACK, GAP = 160, 30  # width of a sack, and of the gap between two
TABS = ("tab-row",)  # the tabs on a phone


def table(state: TemplateGame, _seat: int | None, words: Words, names: Sequence[str]) -> str:
    """Draw the whole table as one picture."""
    return standalone(board(state, words, names), WIDTH, HEIGHT, state.game, words.say("game-name"))


def page(state: TemplateGame, seat: int | None, words: Words, names: Sequence[str], place: int = 0) -> Panels:  # noqa: ARG001
    """Draw the table for a page; table.css places its parts."""
    drawn = picture(board(state, words, names), (0, 0, WIDTH, HEIGHT), "board", words.say("title-row"))
    return Panels(f'<div class="p-row" data-page="a">{drawn}</div>', "", TABS)


def board(state: TemplateGame, words: Words, names: Sequence[str]) -> str:
    """Draw the row, and below it the grain of each seat."""
    sacks = "".join(sack(place, grain) for place, grain in enumerate(state.row))
    return sacks + "".join(store(state, seat, name) for seat, name in enumerate(seat_names(words, names, state.seats)))


def sack(place: int, grain: int) -> str:
    """Draw a place of the row with its sack; options point at its id."""
    x = GAP + place * (SACK + GAP)
    lying = use("grain", x + 45, 45, 70) + text(x + SACK / 2, 165, str(grain), 32, anchor="middle") if grain else ""
    return f'<g id="sack-{PLACES[place]}">{sheet(x, GAP, SACK, 160)}{lying}</g>'


def store(state: TemplateGame, seat: int, name: str) -> str:
    """Write a seat's name and its grain."""
    room = WIDTH / state.seats
    points = str(state.scores[seat])
    return text(room * seat + GAP, 235, name, 18, room=room - 2 * GAP) + text(room * seat + GAP, 265, points, 22)
