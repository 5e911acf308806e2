"""Chance: the random generator inside a state. The same seed and the same choices give the same game on every machine.

Small seeds, as people choose them and bots need by the thousand, feed a fast generator (wyrand). An attacker who sees enough of
its draws can find the seed by trying all of them. So the tables of a server have seeds of 128 bits. From such a seed, every word
is a hash of the seed and of a counter: the words that somebody sees reveal nothing about the others.
"""

from __future__ import annotations

import secrets
from hashlib import blake2b
from typing import TypeVar

T = TypeVar("T")

WORD = (1 << 64) - 1
PLENTY = 1 << 30  # while this much of a word is left, a shuffle can draw from it again
SEEDS = 1 << 53  # a number that every JSON reader keeps exactly
STRONG_SEEDS = 1 << 128
DIGITS = 32  # hexadecimal digits of a large seed in a document
STRONG = 1 << 192  # marks the memory of a strong generator; the bits below hold a key of 128 bits and a counter of 64


class Chance:
    """A wyrand generator, or a strong one. Its whole memory is one integer, so a copy is cheap."""

    __slots__ = ("memory",)

    def __init__(self, memory: int) -> None:
        self.memory = memory

    @classmethod
    def of(cls, *numbers: int) -> Chance:
        """Make a generator that depends on all the given numbers, such as seed, game and seat."""
        for number in numbers:
            if number > WORD:
                return cls(_strong_memory(numbers))
        chance = cls(len(numbers))
        for number in numbers:
            chance.memory = chance.word() ^ number
            chance.memory = chance.word()
        return chance

    def copy(self) -> Chance:
        """Return a generator that will draw exactly the same numbers as this one."""
        return Chance(self.memory)

    def word(self) -> int:
        """Draw 64 random bits."""
        memory = self.memory
        if memory > WORD:
            self.memory = memory + 1
            return _strong_word(memory)
        self.memory = memory = (memory + 0xA0761D6478BD642F) & WORD
        product = memory * (memory ^ 0xE7037ED1A0B428DB)
        return ((product >> 64) ^ product) & WORD

    def below(self, limit: int) -> int:
        """Draw a whole number from 0 up to, but not including, the limit."""
        return self.word() * limit >> 64

    def pick(self, things: list[T]) -> T:
        """Draw one of the things."""
        return things[self.below(len(things))]

    def shuffle(self, things: list[T]) -> None:
        """Shuffle the things in place; one random word serves several draws."""
        left = 0
        for last in range(len(things) - 1, 0, -1):
            if left < PLENTY:
                left = self.word()
            left, other = divmod(left, last + 1)
            things[last], things[other] = things[other], things[last]

    def draw(self, deck: list[T], discard: list[T]) -> T:
        """Take the top card of a deck, which is its last; an empty deck is first refilled with the shuffled discards."""
        if not deck:
            deck += discard
            discard.clear()
            self.shuffle(deck)
        return deck.pop()


def _strong_memory(numbers: tuple[int, ...]) -> int:
    """Make the memory of a strong generator that depends on all the numbers."""
    text = " ".join([str(number) for number in numbers])
    return STRONG | int.from_bytes(blake2b(text.encode(), digest_size=16).digest(), "big") << 64


def _strong_word(memory: int) -> int:
    """Return the word that a strong generator draws with this memory."""
    return int.from_bytes(blake2b(memory.to_bytes(25, "big"), digest_size=8).digest(), "big")


def any_seed() -> int:
    """Draw a small seed."""
    return secrets.randbelow(SEEDS)


def strong_seed() -> int:
    """Draw a seed that is too large to find by trying."""
    return secrets.randbelow(STRONG_SEEDS)


def seed_out(seed: int) -> int | str:
    """Write a seed for JSON: a small one as a number, a large one as 32 hexadecimal digits, since many readers would round it."""
    return seed if seed < SEEDS else f"{seed:0{DIGITS}x}"


def seed_in(written: object) -> object:
    """Read a seed written by `seed_out`; anything else comes back unchanged, for the caller to refuse."""
    if isinstance(written, str) and len(written) == DIGITS and all(digit in "0123456789abcdef" for digit in written):
        return int(written, 16)
    return written
