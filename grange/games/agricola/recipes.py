"""What the small picture of every card shows."""

from __future__ import annotations

import tomllib
from typing import NamedTuple

from grange.games.agricola.box import FOLDER


class Recipe(NamedTuple):
    """What a small picture shows."""

    ground: str
    stand: str
    pieces: tuple[str, ...]
    sign: str  # in the sky


def _recipe(line: str) -> Recipe:
    ground, stand, *things = line.split()
    pieces = tuple(thing for thing in things if not thing.startswith("+"))
    return Recipe(ground, stand, pieces, next((thing[1:] for thing in things if thing.startswith("+")), ""))


RECIPES = {
    name: _recipe(line)
    for kind in tomllib.loads((FOLDER / "vignettes.toml").read_text(encoding="utf-8")).values()
    for name, line in kind.items()
}


def main_piece(name: str) -> str:
    """Name the piece that stands for a card: the first thing in its picture that is nobody."""
    pieces = RECIPES[name].pieces
    main = next((piece for piece in pieces if not piece.startswith(("person", "alien"))), pieces[0]).partition("/")[0]
    return "fence-h" if main == "fence" else main
