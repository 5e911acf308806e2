"""Asking what would be possible: while somebody asks, one entry of the table is another."""

from __future__ import annotations

from typing import Any


class Pretending:
    """While it lasts, an entry of a list is another one; however it ends, the entry is put back."""

    def __init__(self, entries: list[Any], place: int, other: Any) -> None:
        self.entries = entries
        self.place = place
        self.other = other

    def __enter__(self) -> None:
        self.swap()

    def __exit__(self, *raised: object) -> None:
        self.swap()

    def swap(self) -> None:
        """Put the other entry in the place of the one that lies there."""
        self.entries[self.place], self.other = self.other, self.entries[self.place]
