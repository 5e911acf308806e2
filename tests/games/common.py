"""Helpers for players of every game."""

from __future__ import annotations

import json
import random
import tomllib
from collections.abc import Iterator
from typing import Any

import grange


def printed(game: str) -> dict[str, Any]:
    """Read what is printed on a game's components."""
    return tomllib.loads(next(each for each in grange.games() if each.name == game).components.read_text(encoding="utf-8"))


# What players do


def play(state: grange.State, *codes: str, seat: int | None = None) -> Any:
    """Let the seat that is asked choose, one code after another."""
    for code in codes:
        state.play(code, seat)
    return state


def play_on(state: grange.State, chance: random.Random) -> None:
    """Let any of the seats that are asked choose anything."""
    decision = chance.choice(state.decisions)
    state.play(chance.choice(decision.options), decision.seat)


def moments(state: grange.State, seed: int = 1) -> Iterator[grange.State]:
    """Play a game at random and show the table before the first choice and after every one."""
    chance = random.Random(seed)
    yield state
    while not state.over:
        play_on(state, chance)
        yield state


def some_moments(state: grange.State, seed: int, every: int) -> list[grange.State]:
    """Play a game at random and keep some of its states, the last one too."""
    return [
        *(moment.copy() for number, moment in enumerate(moments(state, seed)) if number % every == 0 and not moment.over),
        state,
    ]


def play_to_the_end(state: grange.State, seed: int = 1) -> Any:
    """Play a game at random to its end."""
    for _ in moments(state, seed):
        pass
    return state


# What players see


def table(state: grange.State, seat: int | None = None) -> dict[str, Any]:
    """Show what a seat, or a spectator, sees on the table now."""
    seen: dict[str, Any] = json.loads(json.dumps(state.view(seat)["table"]))
    return seen


def question(state: grange.State, seat: int | None = None) -> grange.Decision:
    """Give what is asked, of whoever is asked first or of a seat."""
    decision = state.decision if seat is None else state.decision_of(seat)
    assert decision, f"seat {seat} is not asked"
    return decision


def codes(state: grange.State, seat: int | None = None) -> list[str]:
    """List what the seat that is asked may choose."""
    return question(state, seat).codes


def prompt(state: grange.State, seat: int | None = None) -> str:
    """Name what is asked."""
    return question(state, seat).prompt.key


def asked(state: grange.State) -> list[int]:
    """List the seats that are asked."""
    return [decision.seat for decision in state.decisions]


def told(state: grange.State, key: str) -> list[dict[str, Any]]:
    """List the events of one kind."""
    return [dict(event.values) for event in state.events or [] if event.key == key]


def sheet(state: grange.State, category: str, seat: int = 0) -> int:
    """Read one line of a seat's score sheet."""
    return state.score_sheet(seat)[category]
