"""Recipes for the small picture of every card."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from typing import NamedTuple

from grange.games.agricola.box import DECKS, FOLDER


class Recipe(NamedTuple):
    """The contents of a small picture."""

    ground: str
    stand: str
    pieces: tuple[str, ...]
    sign: str  # in the sky


def _recipe(line: str) -> Recipe:
    ground, stand, *things = line.split()
    pieces = tuple(thing for thing in things if not thing.startswith("+"))
    return Recipe(ground, stand, pieces, next((thing[1:] for thing in things if thing.startswith("+")), ""))


PRINTED = tomllib.loads((FOLDER / "draw" / "vignettes.toml").read_text(encoding="utf-8"))
RECIPES = {name: _recipe(line) for kind in PRINTED.values() for name, line in kind.items()}


def _pieces_on(kinds: Iterable[str]) -> frozenset[str]:
    """List the pieces and grounds in the pictures of some kinds of cards."""
    recipes = [RECIPES[name] for kind in kinds for name in PRINTED[kind]]
    pieces = [piece.partition("/")[0] for recipe in recipes for piece in (*recipe.pieces, recipe.sign)]
    return frozenset([*pieces, *(f"ground-{recipe.ground}" for recipe in recipes)])


ONLY_ON_DECKS = _pieces_on(DECKS) - _pieces_on(PRINTED.keys() - DECKS) - {"first-player"}  # which is also on the board


def unused_pieces(rules: Mapping[str, str]) -> frozenset[str]:
    """List the pieces that a table never shows under these rules: those of the decks, if none is in the game."""
    return frozenset() if "on" in [rules[deck] for deck in DECKS] else ONLY_ON_DECKS


def main_piece(name: str) -> str:
    """Name the piece that stands for a card: the first in its picture that is not a person."""
    pieces = RECIPES[name].pieces
    main = next((piece for piece in pieces if not piece.startswith(("person", "alien"))), pieces[0]).partition("/")[0]
    return "fence-h" if main == "fence" else main
