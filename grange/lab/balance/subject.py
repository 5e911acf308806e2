"""A subject: what is worth counting in a game, besides what all games have. Each game of ours has a module in `subjects`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from grange.core.chance import Chance
from grange.core.events import Event
from grange.core.state import State
from grange.core.words import Message

Tally = dict[str, dict[str, dict[str, list[float]]]]  # group, thing, measure: one number a seat, or one for the table


# takes a game that was just set up, a card, and a random generator; returns the rules that deal the first seat this card, and those
# that deal it another one in its place; None where the card was dealt anyway
Exchange = Callable[[Any, str, Chance], tuple[dict[str, str], dict[str, str]] | None]


@dataclass(frozen=True)
class Group:
    """Things of one kind, such as crops: a chapter of the report with a row for each of them."""

    name: str  # the message `balance-group-name` is its title
    things: tuple[str, ...]
    measures: tuple[str, ...]  # the first one orders the rows
    piece: Callable[[str], str] | None = None  # the drawing of a thing
    named: str = ""  # the message `named-thing` names a thing, or `name-thing` without it
    said: Callable[[str], Message] | None = None  # names a thing for which there is no single message


class Counting:
    """Adds up what events say, thing by thing."""

    def __init__(self, groups: Iterable[Group], seats: int) -> None:
        self.seats = seats
        self.tally: Tally = {group.name: {} for group in groups}

    def add(self, group: str, thing: str, measure: str, amount: float = 1, seat: int | None = None) -> None:
        """Count something, for a seat or for the table."""
        measures = self.tally[group].setdefault(thing, {})
        numbers = measures.setdefault(measure, [0.0] * (1 if seat is None else self.seats))
        numbers[seat or 0] += amount


def nothing_dealt(_: State) -> list[list[str]]:
    """Deal nothing by lot to single seats."""
    return []


def nothing_laid(_: State) -> dict[str, dict[str, int]]:
    """Lay nothing out by lot."""
    return {}


def nothing_counted(_: Sequence[Event], __: int) -> Tally:
    """Count nothing besides what all games have."""
    return {}


@dataclass(frozen=True)
class Subject:
    """What a report counts in one game."""

    groups: tuple[Group, ...] = ()
    tally: Callable[[Sequence[Event], int], Tally] = nothing_counted
    dealt: Callable[[Any], list[list[str]]] = nothing_dealt  # the cards of each seat, if they are dealt by lot
    on_table: Callable[[Any], dict[str, dict[str, int]]] = nothing_laid  # how many of each thing lie there by lot
    rules: dict[str, str] = field(default_factory=dict)  # without which there would be little to measure
    exchanged: Exchange | None = None  # how a game that was just set up can be dealt with a card, and without it
    plays_of: Callable[[str], list[int]] | None = None  # the options that play a card
    decks: dict[str, str] = field(default_factory=dict)  # rules that bring in cards of further decks
    draft: dict[str, str] = field(default_factory=dict)  # rules that let seats draft their cards
    seats: int = 4
    values: tuple[
        str, ...
    ] = ()  # forms of house values; the first that fits counts: `crops.<crop>.drops` is `balance-value-crops-drops`
    said: dict[str, Callable[[str], Message]] = field(default_factory=dict)  # names things of house values that have no message
    listed: dict[str, tuple[str, ...]] = field(default_factory=dict)  # things that house values only number, in their order

    @property
    def has_cards(self) -> bool:
        """Whether seats are dealt cards by lot."""
        return self.dealt is not nothing_dealt
