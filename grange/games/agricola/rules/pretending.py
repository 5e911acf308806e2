"""What-if questions: replace one entry of the table temporarily."""

from __future__ import annotations

from typing import Any


class Pretending:
    """Replaces an entry of a list inside a `with` block, and restores it however the block ends."""

    def __init__(self, entries: list[Any], place: int, other: Any) -> None:
        self.entries = entries
        self.place = place
        self.other = other

    def __enter__(self) -> None:
        self.swap()

    def __exit__(self, *raised: object) -> None:
        self.swap()

    def swap(self) -> None:
        """Exchange the entry with the other one."""
        self.entries[self.place], self.other = self.other, self.entries[self.place]
