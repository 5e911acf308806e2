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
    """List the usual rules and every single departure from them, with every number of seats; some need another beside them."""
    return [
        Setup(game.name, seats, rules)
        for game in grange.games()
        for seats in game.seats
        for rules in [{}, *departures(game)]
        if can_be(game, seats, rules)
    ]


def departures(game: Game[Any]) -> list[dict[str, str]]:
    """List every single departure from the usual rules, with what it needs beside it."""
    return [{**BESIDE.get(option.name, {}), option.name: value} for option in game.options for value in option.values[1:]]


BESIDE = {"deal": {"cards": "on"}}  # what a rule option needs beside it
# rule options of which only these values are tried, each with one number of seats that it allows; others have tests of their own
FEWEST = {
    "deal": ("combined", "mulligan", "dorn1", "petry"),
    "seasons": ("spring", "summer", "autumn", "winter"),
    "beginner": ("all",),
    **dict.fromkeys(("animals_first", "one_pasture_a_kind", "leave_animals", "open_pastures"), ("on",)),
    **dict.fromkeys(("scattered_pastures", "even_start", "copse", "touching"), ("on",)),
}


def can_be(game: Game[Any], seats: int, rules: dict[str, str]) -> bool:
    """Tell whether a game can be set up like this, and whether it is tried."""
    for option in game.options:
        if option.name in FEWEST and option.name in rules:
            if rules[option.name] not in FEWEST[option.name]:
                return False
            allowed = [number for number in game.seats if is_possible(game, number, rules)]
            return seats == allowed[option.values.index(rules[option.name]) % len(allowed)]
    return is_possible(game, seats, rules)


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
