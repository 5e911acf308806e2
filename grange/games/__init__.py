"""The games on the shelf: ours, and those of other packages. A game of ours is a folder and one line here.

A game in a package of its own is put on the shelf by an entry point of the group `grange.games`, which names its module.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any

from grange.core.errors import BadSetup, UnknownGame
from grange.core.game import Game
from grange.core.words import FALLBACK, read_words

SHELF = {
    "petrichor": "grange.games.petrichor",
    "evergreen": "grange.games.evergreen",
    "farmerama": "grange.games.farmerama",
    "agricola": "grange.games.agricola",
}
GROUP = "grange.games"  # of the entry points of other packages


@cache
def installed() -> dict[str, str]:
    """Find the games that other packages bring, with their modules."""
    from importlib.metadata import entry_points  # which takes longer to import than all of `grange`

    return {point.name: point.module for point in entry_points(group=GROUP)}


def names() -> list[str]:
    """Name all games: ours first, then those of other packages."""
    return [*SHELF, *sorted(installed().keys() - SHELF.keys())]


def find(name: object) -> Game[Any]:
    """Take a game from the shelf."""
    module = (SHELF.get(name) or installed().get(name)) if isinstance(name, str) else None
    if module is None:
        raise UnknownGame("error-unknown-game", game=str(name)[:80], games=names())
    game: Game[Any] = import_module(module).GAME
    return game


def games() -> list[Game[Any]]:
    """List what can be played, with how many seats and which rule options."""
    return [find(name) for name in names()]


NEEDED = ("game-name", "game-about")  # messages without which a shelf cannot be shown


def check_shelf() -> None:
    """Refuse a game that no page could show; whatever else it lacks, pages do without."""
    for game in games():
        words = read_words(FALLBACK, game.folder)
        missing = [key for key in NEEDED if not words.knows(key)]
        if missing:
            raise BadSetup("error-game-incomplete", game=game.name, file=f"words/{FALLBACK}.ftl", message=missing[0])
