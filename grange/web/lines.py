"""Lines: of a text that somebody has already, only the lines that are new are sent, and the numbers of those that stay."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import TypeAlias

Marks: TypeAlias = "array[int]"  # one for each line, by which a line is known again


def marks_of(lines: Sequence[str]) -> Marks:
    """Mark the lines of a text, so that the text itself need not be kept."""
    return array("q", map(hash, lines))


def changes(lines: Sequence[str], marks: Marks, before: Marks) -> list[str | list[int]]:
    """Tell a text to whoever has the one before: each line that is new, and from where to where the others stood."""
    known = {mark: at for at, mark in enumerate(before)}
    told: list[str | list[int]] = []
    for line, mark in zip(lines, marks, strict=True):
        at, last = known.get(mark), told[-1] if told else ""
        if at is None:
            told.append(line)
        elif isinstance(last, list) and last[1] == at:
            last[1] = at + 1
        else:
            told.append([at, at + 1])
    return told


def changed(text: str, told: Sequence[str | Sequence[int]]) -> str:
    """Put a text together from the one before and what was told."""
    lines = text.split("\n")
    return "\n".join(line for piece in told for line in ([piece] if isinstance(piece, str) else lines[slice(*piece)]))
