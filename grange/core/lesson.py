"""The guided first game: a prepared table, the choices that are made at it, and captions that point at things.

A game's `lesson.toml` holds the set-up, all choices of all seats in their order as codes, and the captions:

    seats = 2
    seed = 5
    rules = { length = "short" }
    moves = [[1, "place:B2"], [0, "place:B1"], ...]     # seat, code; the learner is seat 0

    [[captions]]
    after = 2            # how many choices have been made
    at = "tile-B1"       # the element that it points at, by its id or data-id; of several in the page, the first that is in sight
    words = "cloud"      # its title is the message `lesson-cloud`, its text the attribute `.text`

Captions with the same number follow one another. If the next choice is the learner's, the last of them waits for it, and only that
option is open; it stays during the choices after which nothing new is said. Whoever chooses something else, by other ways than the
page, has left the lesson, and the game goes on.
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from pathlib import Path

LEARNER = 0  # the seat of the one who learns

Move = tuple[int, str]  # a seat and the code of its choice


@dataclass(frozen=True)
class Caption:
    """One thought, beside the piece that it is about."""

    after: int
    at: str
    words: str


@dataclass(frozen=True)
class Lesson:
    """A guided first game."""

    seats: int
    seed: int
    rules: dict[str, str]
    moves: tuple[Move, ...]
    captions: tuple[Caption, ...]

    def follows(self, made: Sequence[Move]) -> bool:
        """Tell whether the choices made so far are the lesson's, and the learner has made none after its end."""
        after_end = made[len(self.moves) :]
        return tuple(made[: len(self.moves)]) == self.moves[: len(made)] and all(seat != LEARNER for seat, _ in after_end)

    def next_move(self, made: Sequence[Move]) -> Move | None:
        """Give the choice that comes next, if the lesson still goes on."""
        return self.moves[len(made)] if len(made) < len(self.moves) and self.follows(made) else None

    def captions_now(self, made: Sequence[Move]) -> list[tuple[int, Caption]]:
        """List what is said at this moment, each with its number among all captions.

        What was said last stays until something else is said; then it points at what can be chosen now.
        """
        said = [(number, caption) for number, caption in enumerate(self.captions, start=1) if caption.after <= len(made)]
        if not said or not self.follows(made):
            return []
        number, last = said[-1]
        if last.after < min(len(made), len(self.moves)):
            return [(number, replace(last, at=""))]
        return [(number, caption) for number, caption in said if caption.after == last.after]


@lru_cache
def read_lesson(folder: Path) -> Lesson:
    """Read the guided first game in a game's folder."""
    told = tomllib.loads((folder / "lesson.toml").read_text(encoding="utf-8"))
    moves = tuple((seat, code) for seat, code in told["moves"])
    captions = tuple(Caption(**caption) for caption in told["captions"])
    return Lesson(told["seats"], told["seed"], told["rules"], moves, captions)
