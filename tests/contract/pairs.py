"""Set-ups in which every two values of any two rule options occur together."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Any

import grange
from grange.core.game import Game
from tests.contract.setups import Setup, is_possible

Value = tuple[str, str]  # a rule option and one of its values
Pair = frozenset[Value]


def all_pairs() -> list[Setup]:
    """List set-ups of every game with every number of seats that together hold every pair of values that can be together."""
    return [Setup(game.name, seats, rules) for game in grange.games() for seats in game.seats for rules in covering(game, seats)]


def covering(game: Game[Any], seats: int) -> list[dict[str, str]]:
    """Give few sets of rules that hold every pair: each begins with a pair that is still missing and takes in as many as it can."""
    missing = dict.fromkeys(pairs_that_can_be(game, seats))
    found = []
    while missing:
        rules = filled_up(game, seats, dict(sorted(next(iter(missing)))), missing)
        for pair in combinations(rules.items(), 2):
            missing.pop(frozenset(pair), None)
        found.append(rules)
    return found


def pairs_that_can_be(game: Game[Any], seats: int) -> Iterator[Pair]:
    """List the pairs of values with which a game can be set up, if need be with other options beside them."""
    for one, other in combinations([option for option in game.rule_options if not option.written], 2):
        for first in one.values:
            for second in other.values:
                if is_possible(game, seats, {one.name: first, other.name: second}):
                    yield frozenset([(one.name, first), (other.name, second)])


def filled_up(game: Game[Any], seats: int, rules: dict[str, str], missing: dict[Pair, None]) -> dict[str, str]:
    """Give every other option the value that meets most of the missing pairs."""

    def meets(value: Value) -> int:
        return sum(frozenset((value, known)) in missing for known in rules.items())

    for option in game.rule_options:
        if option.name not in rules and not option.written:
            values = [(option.name, value) for value in option.values if is_possible(game, seats, {**rules, option.name: value})]
            name, best = max(values, key=meets)
            rules[name] = best
    return rules
