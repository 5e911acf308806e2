"""Every game, every number of seats, every rule option: what the contract suite runs over."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

import grange
from grange.core.chance import Chance
from grange.core.state import State


@dataclass(frozen=True)
class Setup:
    game: str
    seats: int
    rules: dict[str, str] = field(default_factory=dict)

    def __str__(self) -> str:
        rules = "".join(f" {name}={value}" for name, value in self.rules.items())
        return f"{self.game} {self.seats}{rules}"

    def begin(self, seed: int = 1, *, events: bool = False) -> State:
        return grange.new_game(self.game, self.seats, seed, events=events, **self.rules)


def all_setups() -> list[Setup]:
    """List the usual rules and every single departure from them, with every number of seats."""
    return [
        Setup(game.name, seats, rules)
        for game in grange.games()
        for seats in game.seats
        for rules in [{}, *({option.name: value} for option in game.options for value in option.values[1:])]
    ]


SETUPS = all_setups()


def moments(state: State, seed: int = 1, every: int = 1) -> Iterator[State]:
    """Play a game at random, in random order where seats act together, and stop at every few questions."""
    chance = Chance.of(seed)
    number = 0
    while not state.over:
        if number % every == 0:
            yield state
        decision = chance.pick(state.decisions)
        state.play(chance.pick(decision.options), decision.seat)
        number += 1


def played(state: State, seed: int = 1) -> State:
    """Play a game at random to its end."""
    for _ in moments(state, seed):
        pass
    return state
