"""The guided first game: a prepared table, the moves that are made at it, and captions that point at things.

A game's `lesson.toml` holds the set-up, all choices of all seats in their order as codes, and the captions:

    seats = 2
    seed = 5
    moves = [[1, "place:B2"], [0, "place:B1"], ...]     # seat, code; the learner is seat 0

    [[captions]]
    after = 2            # how many choices have been made
    at = "tile-B1"       # the element that it points at; of several in the page, the first that is in sight
    words = "lesson-cloud"      # its title; its text is the attribute `.text`
    page = "a"           # the page that is opened for it in a hand

Captions with the same number follow one another. If the next choice is the learner's, the last of them waits for it, and only that
option is open.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path


@dataclass(frozen=True)
class Caption:
    """One thought, beside the piece that it is about."""

    after: int
    at: str
    words: str
    page: str = "a"


@dataclass(frozen=True)
class Lesson:
    """A guided first game."""

    seats: int
    seed: int
    moves: tuple[tuple[int, str], ...]
    captions: tuple[Caption, ...]

    def follows(self, made: list[tuple[int, str]]) -> bool:
        """Tell whether the choices made so far are the lesson's."""
        return list(self.moves[: len(made)]) == made

    def next_move(self, made: list[tuple[int, str]]) -> tuple[int, str] | None:
        """Give the choice that comes next, if the lesson still goes on."""
        return self.moves[len(made)] if len(made) < len(self.moves) and self.follows(made) else None

    def captions_now(self, made: list[tuple[int, str]]) -> list[Caption]:
        """List what is said at this moment."""
        return [caption for caption in self.captions if caption.after == len(made)] if self.follows(made) else []


@lru_cache
def read_lesson(folder: Path) -> Lesson:
    """Read the guided first game in a game's folder."""
    told = tomllib.loads((folder / "lesson.toml").read_text(encoding="utf-8"))
    moves = tuple((seat, code) for seat, code in told["moves"])
    return Lesson(told["seats"], told["seed"], moves, tuple(Caption(**caption) for caption in told["captions"]))
