"""Every game, every number of seats, every rule option: what the contract suite runs over."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import grange
from grange.core.chance import Chance
from grange.core.game import Game
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
    """List what is played most with every number of seats, and every departure from it with one number; `pairs` has the others."""
    return [
        Setup(game.name, seats, rules)
        for game in grange.games()
        for number, rules in enumerate([{}, *departures(game)])
        for seats in tried_with(game, rules, number)
    ]


def departures(game: Game[Any]) -> list[dict[str, str]]:
    """List every single departure from the usual rules, with what it needs beside it."""
    return [
        {**dict([option.needs] if option.needs else []), option.name: value}
        for option in game.options
        for value in option.values[1:]
    ]


PLAYED_MOST: list[dict[str, str]] = [{}, {"cards": "on"}]


def tried_with(game: Game[Any], rules: dict[str, str], number: int) -> list[int]:
    """Tell with how many seats these rules are tried: all, or one, another one for each departure."""
    allowed = [seats for seats in game.seats if is_possible(game, seats, rules)]
    return allowed if rules in PLAYED_MOST else [allowed[number % len(allowed)]]


def is_possible(game: Game[Any], seats: int, rules: dict[str, str]) -> bool:
    """Tell whether a game can be set up like this."""
    try:
        game.origin(seats, 1, rules, {})
    except grange.BadSetup:
        return False
    return True


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
