"""Lessons, above all the guided first game: a prepared table, the choices made at it, and captions that point at things.

A game's `lesson.toml` holds the set-up, all choices of all seats in order as codes, and the captions. Further lessons of the
game lie beside it: `lesson_cards.toml` is its lesson `cards`, and the message `learn-cards` is its name. Each lesson has a seed of
its own, which identifies it at a table:

    seats = 2
    seed = 5             # no other lesson of this game has it
    rules = { length = "short" }
    moves = [[1, "place:B2"], [0, "place:B1"], ...]     # seat, code; the learner is seat 0

    [[captions]]
    after = 2            # the number of choices made before it appears
    at = "tile-B1"       # the id or data-id of the element that it points at; if several match, the first visible one
    words = "cloud"      # its title is the message `lesson-cloud`, its text the attribute `.text`

Captions with the same number follow one another. If the learner has the next choice, the last caption waits for it, and only that
option is open. The caption stays until a later choice has one. A learner who chooses something else, through the API for example,
has left the lesson, and the game goes on.
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from pathlib import Path

FILE = "lesson.toml"
LEARNER = 0  # the learner's seat
FIRST = "first"  # the name of the guided first game among a game's lessons

Move = tuple[int, str]  # a seat and the code of its choice


@dataclass(frozen=True)
class Caption:
    """A short text beside the piece that it explains."""

    after: int
    at: str
    words: str


@dataclass(frozen=True)
class Lesson:
    """A lesson: its set-up, its choices and its captions."""

    seats: int
    seed: int
    rules: dict[str, str]
    moves: tuple[Move, ...]
    captions: tuple[Caption, ...]

    def follows(self, made: Sequence[Move]) -> bool:
        """Check whether all choices so far follow the lesson, and the learner has made none after its end."""
        after_end = made[len(self.moves) :]
        return tuple(made[: len(self.moves)]) == self.moves[: len(made)] and all(seat != LEARNER for seat, _ in after_end)

    def next_move(self, made: Sequence[Move]) -> Move | None:
        """Return the lesson's next choice, if the lesson still goes on."""
        return self.moves[len(made)] if len(made) < len(self.moves) and self.follows(made) else None

    def captions_now(self, made: Sequence[Move]) -> list[tuple[int, Caption]]:
        """List the captions to show now, each with its number among all captions.

        The last caption stays until another one appears; meanwhile it points at what the learner can choose now.
        """
        said = [(number, caption) for number, caption in enumerate(self.captions, start=1) if caption.after <= len(made)]
        if not said or not self.follows(made):
            return []
        number, last = said[-1]
        if last.after < min(len(made), len(self.moves)):
            return [(number, replace(last, at=""))]
        return [(number, caption) for number, caption in said if caption.after == last.after]


@lru_cache
def read_lessons(folder: Path) -> dict[str, Lesson]:
    """Read the lessons in a game's folder by name, the guided first game before all others."""
    files = [file for file in (folder / FILE, *sorted(folder.glob("lesson_*.toml"))) if file.exists()]
    return {file.stem.removeprefix("lesson").removeprefix("_") or FIRST: _read(file) for file in files}


def _read(file: Path) -> Lesson:
    """Read one lesson."""
    document = tomllib.loads(file.read_text(encoding="utf-8"))
    moves = tuple((seat, code) for seat, code in document["moves"])
    captions = tuple(Caption(**caption) for caption in document["captions"])
    return Lesson(document["seats"], document["seed"], document["rules"], moves, captions)
