"""Changed lines: a page that has an older text gets only the new lines, and the numbers of those that stay."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import TypeAlias

Marks: TypeAlias = "array[int]"  # a hash for each line


def marks_of(lines: Sequence[str]) -> Marks:
    """Hash the lines of a text, so that nobody has to keep the text itself."""
    return array("q", map(hash, lines))


def changes(lines: Sequence[str], marks: Marks, before: Marks) -> list[str | list[int]]:
    """Describe a text to a page that has the one before: each new line, and the ranges of lines that stay."""
    known = {mark: at for at, mark in enumerate(before)}
    pieces: list[str | list[int]] = []
    for line, mark in zip(lines, marks, strict=True):
        at, last = known.get(mark), pieces[-1] if pieces else ""
        if at is None:
            pieces.append(line)
        elif isinstance(last, list) and last[1] == at:
            last[1] = at + 1
        else:
            pieces.append([at, at + 1])
    return pieces


def changed(text: str, pieces: Sequence[str | Sequence[int]]) -> str:
    """Build a text from the one before and its changes."""
    lines = text.split("\n")
    return "\n".join(line for piece in pieces for line in ([piece] if isinstance(piece, str) else lines[slice(*piece)]))
