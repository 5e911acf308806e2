"""Observations: what a seat may know of a table, as bytes of constant length with named parts, for programs that learn.

A game brings a module with two functions: `parts` names what it writes, `table` writes it. The core adds what the seat is asked.
The seat that observes always comes first, and the others follow clockwise. A value above 255 is written as 255.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

LARGEST = 255


@dataclass(frozen=True)
class Part:
    """A named part of an observation: some bytes in a row, each from 0 to `high`."""

    name: str
    size: int
    high: int
    meaning: str
    start: int = 0

    @property
    def slice(self) -> slice:
        """Where the part lies in an observation."""
        return slice(self.start, self.start + self.size)


class Observing(Protocol):
    """What a game brings for observations."""

    def parts(self, state: Any, /) -> list[Part]:
        """Name the parts that `table` writes for a game with this set-up, in their order."""

    def table(self, state: Any, seat: int, /) -> list[bytes | bytearray]:
        """Write what the seat may know of the table, in pieces of any length."""


def whose(offset: int, after: str = "seat+") -> str:
    """Name the owner of a part: the seat that observes, or one that many seats after it."""
    return f"{after}{offset}" if offset else "own"


def small(numbers: Sequence[int]) -> bytes:
    """Write numbers as bytes; numbers beyond a byte become its smallest or largest value."""
    try:
        return bytes(numbers)
    except ValueError:
        return bytes([min(max(number, 0), LARGEST) for number in numbers])


def one_of(length: int) -> list[bytes]:
    """Return one row of bytes for each index: a 1 at that index, 0 elsewhere; the last row, also that of index -1, is empty."""
    return [*(bytes(place == index for place in range(length)) for index in range(length)), bytes(length)]


def members(things: Iterable[int], length: int) -> bytearray:
    """Write a set of things: a 1 for each of them."""
    row = bytearray(length)
    for thing in things:
        row[thing] = 1
    return row
