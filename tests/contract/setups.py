"""Every game, every number of seats, every rule option: the set-ups of the contract suite."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import grange
from grange.bots import let_choose, make_bot
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
    """List what is played most with every number of seats, and every departure from it at least once; `pairs` has all others."""
    return [setup for game in grange.games() for setup in [*usual_setups(game), *unusual_setups(game)]]


def usual_setups(game: Game[Any]) -> list[Setup]:
    """List what is played most, with every number of seats."""
    played_most = [{}, *(rules for rules in departures(game) if rules in PLAYED_MOST)]
    return [Setup(game.name, seats, rules) for rules in played_most for seats in game.seats]


PLAYED_MOST = [{"cards": "on"}]  # beside the usual rules


def unusual_setups(game: Game[Any]) -> list[Setup]:
    """Gather the other departures into few set-ups, as far as they go together; the numbers of seats take turns."""
    left = [rules for rules in departures(game) if rules not in PLAYED_MOST]
    found: list[Setup] = []
    while left:
        allowed = [seats for seats in game.seats if is_possible(game, seats, left[0])]
        setup = Setup(game.name, allowed[-1 - len(found) % len(allowed)])
        for rules in left:
            if agree(setup.rules, rules) and is_possible(game, setup.seats, {**setup.rules, **rules}):
                setup.rules.update(rules)
        left = [rules for rules in left if not rules.items() <= setup.rules.items()]
        found.append(setup)
    return found


def agree(one: dict[str, str], other: dict[str, str]) -> bool:
    """Tell whether no rule option is set twice, and differently."""
    return all(one.get(name, value) == value for name, value in other.items())


def departures(game: Game[Any]) -> list[dict[str, str]]:
    """List every single departure from the usual rules, with what it needs beside it."""
    return [
        {**dict([option.needs] if option.needs else []), option.name: value}
        for option in game.rule_options
        for value in option.values[1:]
        if option.settle(value) == value  # else it stands for another one, and tomorrow perhaps for a third
    ]


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


def played_by(bot: str, state: State, choices: int) -> State:
    """Let a bot make choices for every seat, and stop before the last question of a short game."""
    for number in range(choices):
        seat, before = state.decision.seat, state.copy()
        let_choose(make_bot(bot, Chance.of(number)), bot, state, seat)
        if state.over:
            return before
    return state
