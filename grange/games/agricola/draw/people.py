"""The marks of people on a page of Agricola: of a seat, of the starting player, and of who is at home."""

from __future__ import annotations

from grange.core.events import text_of
from grange.core.picture import escaped
from grange.core.words import Words
from grange.games.agricola.state import Agricola


def at_home(state: Agricola, seat: int, words: Words) -> str:
    """Say how many people of a seat are still to be placed."""
    return "" if state.over else text_of(words, "home-people", count=state.at_home(seat))


def seat_mark(seat: int) -> str:
    """Draw the mark of a seat."""
    return f'<svg viewBox="0 0 24 24" aria-hidden="true"><use href="#seat-{seat}"/></svg>'


def token(state: Agricola, seat: int, words: Words) -> str:
    """Draw the starting player token at the seat that has it."""
    if state.token != seat or state.seats == 1:
        return ""
    label = escaped(text_of(words, "picture-token"))
    return f'<svg class="rooster rim" viewBox="0 0 48 48" role="img" aria-label="{label}"><use href="#first-player"/></svg>'
