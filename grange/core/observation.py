"""Observations: what a seat may know of a table, as bytes of constant length with named parts, for programs that learn.

A game brings a class for them. Made for a set-up, it lays its parts out behind those of the core; then it writes the bytes of one
state after another into rows of zeros. The seat that observes always comes first, and the others follow clockwise.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

LARGEST = 255  # what a larger number is written as


@dataclass(frozen=True)
class Part:
    """A named part of an observation: some bytes in a row, each from 0 to `high`."""

    name: str
    start: int
    size: int
    high: int
    meaning: str
    kinds: bool = False  # whether a byte names one of several kinds, rather than counting something

    @property
    def slice(self) -> slice:
        """Where the part lies in an observation."""
        return slice(self.start, self.start + self.size)


class Layout:
    """The parts of an observation, one after another."""

    def __init__(self) -> None:
        self.parts: list[Part] = []
        self.size = 0

    def add(self, name: str, size: int, high: int, meaning: str, kinds: bool = False) -> int:
        """Lay out the next part, and return where it begins."""
        start = self.size
        if size:
            self.parts.append(Part(name, start, size, max(1, high), meaning, kinds))
        self.size += size
        return start

    def add_kinds(self, name: str, size: int, high: int, meaning: str) -> int:
        """Lay out a part whose bytes name kinds of things."""
        return self.add(name, size, high, meaning, True)


class Observing(Protocol):
    """What a game brings for observations; it is made from a state with the set-up, and a layout."""

    def write(self, state: Any, seat: int, row: bytearray, /) -> None:
        """Write what the seat may know of the table into a row of zeros."""


def whose(offset: int) -> str:
    """Name the owner of a part: the seat that observes, or one that many seats after it."""
    return f"seat+{offset}" if offset else "own"


def orders(owners: int) -> list[list[int]]:
    """List the owners from each of them clockwise."""
    return [[*range(first, owners), *range(first)] for first in range(owners)]


def small(numbers: Sequence[int]) -> bytearray:
    """Write numbers as bytes; numbers beyond a byte become its smallest or largest value."""
    try:
        return bytearray(numbers)  # twice as fast as `bytes`
    except ValueError:
        return bytearray([min(max(number, 0), LARGEST) for number in numbers])
