"""Observations of a game that brings no module for them: what `sight` shows a seat, with every leaf turned into a byte.

Some random games show which leaves there are, and how large. So a first game can be learned from at once; a module of its own is
faster and has better parts.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from grange.core.chance import Chance
from grange.core.observation import LARGEST, Layout
from grange.core.state import State

GAMES = 20  # that are played at random to see how large things become
CHOICES = 1000  # in each of them, at most


class Leaf:
    """A leaf of what a seat sees: a number counted from its smallest value, or one of some texts; 0 if it is not there."""

    def __init__(self) -> None:
        self.least = 0
        self.most = 0
        self.texts: list[str] = []

    def see(self, value: int | str) -> None:
        """Take another value into account."""
        if isinstance(value, int):
            self.least, self.most = min(self.least, value), max(self.most, value)
        elif value not in self.texts:
            self.texts.append(value)

    def write(self, value: int | str) -> int:
        """Write a value as a byte."""
        if isinstance(value, int):
            return min(max(1 + value - self.least, 1), LARGEST)
        return min(1 + self.texts.index(value), LARGEST) if value in self.texts else LARGEST

    @property
    def meaning(self) -> str:
        """What its byte says."""
        if self.texts:
            return f"0 if there is none, else 1 + its place among {', '.join(self.texts)}"
        return f"0 if there is none, else {1 - self.least} + the number"


class SightObservation:
    """Turns what a seat sees into bytes."""

    def __init__(self, state: State, layout: Layout) -> None:
        self.leaves: dict[str, Leaf] = {}
        origin = state.origin
        for seed in range(GAMES):
            begun = state.game.origin(state.seats, seed, origin.rules, origin.components).begin()
            for moment in _played_at_random(begun, Chance.of(seed)):
                for name, value in _leaves(moment.sight(0), "", state.seats, 0):
                    self.leaves.setdefault(name, Leaf()).see(value)
        self.places = {name: layout.add(name, 1, LARGEST, self.leaves[name].meaning) for name in sorted(self.leaves)}

    def write(self, state: State, seat: int, row: bytearray) -> None:
        """Write the leaves of what the seat sees; leaves that no random game had are left out."""
        for name, value in _leaves(state.sight(seat), "", state.seats, seat):
            place = self.places.get(name)
            if place is not None:
                row[place] = self.leaves[name].write(value)


def _played_at_random(state: State, chance: Chance) -> Iterator[State]:
    for _ in range(CHOICES):
        yield state
        if state.over:
            return
        decision = chance.pick(state.decisions)
        state.play(chance.pick(decision.options), decision.seat)


def _leaves(seen: Any, name: str, seats: int, seat: int) -> Iterator[tuple[str, int | str]]:
    """List the leaves of what a seat sees; a list with an entry for every seat begins with the own."""
    if isinstance(seen, dict):
        for key, value in seen.items():
            yield from _leaves(value, f"{name}.{key}" if name else key, seats, seat)
    elif isinstance(seen, list):
        turned = [*seen[seat:], *seen[:seat]] if len(seen) == seats else seen
        for place, value in enumerate(turned):
            yield from _leaves(value, f"{name}.{place}", seats, seat)
    elif isinstance(seen, int | str):
        yield name, int(seen) if isinstance(seen, bool) else seen
