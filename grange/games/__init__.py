"""The games on the shelf. A new game is a new folder and one line here."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from grange.core.errors import UnknownGame
from grange.core.game import Game

SHELF = {
    "petrichor": "grange.games.petrichor",
    "evergreen": "grange.games.evergreen",
    "farmerama": "grange.games.farmerama",
    "agricola": "grange.games.agricola",
}


def find(name: object) -> Game[Any]:
    """Take a game from the shelf."""
    if not isinstance(name, str) or name not in SHELF:
        raise UnknownGame("error-unknown-game", game=str(name)[:80], games=list(SHELF))
    game: Game[Any] = import_module(SHELF[name]).GAME
    return game


def games() -> list[Game[Any]]:
    """List what can be played, with how many seats and which rule options."""
    return [find(name) for name in SHELF]
