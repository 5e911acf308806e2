"""Samples: the positions of finished games for a net to learn from, as arrays in files."""

from __future__ import annotations

from dataclasses import dataclass, field
from io import BytesIO
from pathlib import Path
from typing import Any

import numpy as np

from grange.core.evaluation import POINTS, SEATS, padded
from grange.core.learning import Learning, utilities

Array = Any  # a NumPy array

MOST_OPTIONS = 64  # questions with more options are not imitated
NO_OPTION = -1


@dataclass
class Played:
    """The positions of one game, as the asked seats saw them, and how it ended."""

    learning: Learning
    rows: list[bytes] = field(default_factory=list)
    seats: list[int] = field(default_factory=list)
    options: list[list[int]] = field(default_factory=list)
    policies: list[list[float]] = field(default_factory=list)  # empty where there is nothing to imitate
    outcomes: list[list[float]] = field(default_factory=list)  # by position, once the game is over

    def note(self, row: bytes, seat: int, options: list[int], policy: list[float]) -> None:
        """Add a position."""
        self.rows.append(row)
        self.seats.append(seat)
        self.options.append(options)
        self.policies.append(policy)

    def end(self, state: Any) -> None:
        """Add how the game ended, from the view of each position's seat: utilities, points, and the rows of its score sheet."""
        values, points = utilities(state, self.learning), state.scores
        sheets = [state.score_sheet(seat) for seat in range(state.seats)]
        of_seat = []
        for seat in range(state.seats):
            order = [(seat + place) % state.seats for place in range(state.seats)]
            rest = [0.0] * (SEATS - state.seats)
            rows = [sheets[seat].get(row, 0) / POINTS for row in self.learning.rows]
            of_seat.append([*[values[own] for own in order], *rest, *[points[own] / POINTS for own in order], *rest, *rows])
        self.outcomes = [of_seat[seat] for seat in self.seats]


def packed(games: list[Played]) -> dict[str, Array]:
    """Pack the positions of games into arrays."""
    features = len(games[0].learning.features)
    rows = b"".join(padded(row, features) for game in games for row in game.rows)
    number = sum(len(game.rows) for game in games)
    options = np.full((number, MOST_OPTIONS), NO_OPTION, np.int16)
    policies = np.zeros((number, MOST_OPTIONS), np.float16)
    place = 0
    for game in games:
        for codes, policy in zip(game.options, game.policies, strict=True):
            if policy and len(codes) <= MOST_OPTIONS:
                options[place, : len(codes)] = codes
                policies[place, : len(codes)] = policy
            place += 1
    outcomes = np.array([outcome for game in games for outcome in game.outcomes], np.float16)
    return {
        "rows": np.frombuffer(rows, np.uint8).reshape(number, features),
        "options": options,
        "policies": policies,
        "outcomes": outcomes,
    }


def content(games: list[Played]) -> bytes:
    """Return the content of a file of games."""
    out = BytesIO()
    np.savez_compressed(out, **packed(games))
    return out.getvalue()


def write(file: Path, content: bytes) -> None:
    """Write a file of games, atomically."""
    draft = file.with_suffix(".draft")
    draft.write_bytes(content)
    draft.replace(file)


def read_samples(files: list[Path]) -> dict[str, Array]:
    """Read all positions of several files."""
    parts = []
    for file in files:
        with np.load(file) as found:
            parts.append(dict(found))
    wide = max(part["rows"].shape[1] for part in parts)  # older files may have fewer features
    for part in parts:
        part["rows"] = np.pad(part["rows"], ((0, 0), (0, wide - part["rows"].shape[1])))
    return {name: np.concatenate([part[name] for part in parts]) for name in parts[0]}
