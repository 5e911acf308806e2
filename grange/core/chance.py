"""Chance: the generator inside a state. Same seed, same choices, same game, on every machine."""

from __future__ import annotations

import secrets
from typing import TypeVar

T = TypeVar("T")

WORD = (1 << 64) - 1
PLENTY = 1 << 30  # while this much of a word is left, a shuffle can draw from it again
SEEDS = 1 << 53  # a seed survives every JSON reader


class Chance:
    """A wyrand generator: one integer of memory, copied in a moment."""

    __slots__ = ("memory",)

    def __init__(self, memory: int) -> None:
        self.memory = memory

    @classmethod
    def of(cls, *numbers: int) -> Chance:
        """Make a generator that depends on all the given numbers, such as seed, game and seat."""
        chance = cls(len(numbers))
        for number in numbers:
            chance.memory = chance.word() ^ number
            chance.memory = chance.word()
        return chance

    def copy(self) -> Chance:
        """Make a generator that will go on exactly like this one."""
        return Chance(self.memory)

    def word(self) -> int:
        """Draw 64 random bits."""
        self.memory = memory = (self.memory + 0xA0761D6478BD642F) & WORD
        product = memory * (memory ^ 0xE7037ED1A0B428DB)
        return ((product >> 64) ^ product) & WORD

    def below(self, limit: int) -> int:
        """Draw a whole number from 0 up to, but not including, the limit."""
        return self.word() * limit >> 64

    def pick(self, things: list[T]) -> T:
        """Draw one of the things."""
        return things[self.below(len(things))]

    def shuffle(self, things: list[T]) -> None:
        """Bring the things into a random order; a word has room for several draws."""
        left = 0
        for last in range(len(things) - 1, 0, -1):
            if left < PLENTY:
                left = self.word()
            left, other = divmod(left, last + 1)
            things[last], things[other] = things[other], things[last]

    def draw(self, deck: list[T], discard: list[T]) -> T:
        """Take the top card of a deck, which is its last; when it is empty, the discards are shuffled and become the deck."""
        if not deck:
            deck += discard
            discard.clear()
            self.shuffle(deck)
        return deck.pop()


def any_seed() -> int:
    """Draw a seed that nobody can foresee."""
    return secrets.randbelow(SEEDS)
