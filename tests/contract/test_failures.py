"""A choice that fails changes nothing, whatever it was and however far it had come."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

import grange
from grange.core.chance import Chance
from grange.core.state import State
from tests.contract.setups import SETUPS, Setup, moments

every_setup = pytest.mark.parametrize("setup", SETUPS, ids=str)


class Fails(Exception):
    """What a step was made to raise."""


@contextmanager
def failing_after(state: State, events: int) -> Iterator[None]:
    """Let the step fail that emits one event more than this number."""
    telling: Any = state.game.display.labels
    spell, left = telling.spell, events

    def spell_or_fail(state: State, values: dict[str, Any]) -> dict[str, Any]:
        nonlocal left
        left -= 1
        if left < 0:
            raise Fails
        said: dict[str, Any] = spell(state, values)
        return said

    telling.spell = spell_or_fail
    try:
        yield
    finally:
        telling.spell = spell


def all_of(state: State) -> tuple[Any, ...]:
    """Gather all that can be known of a state."""
    asked = [(decision.seat, decision.prompt, decision.codes) for decision in state.decisions]
    undos = [state.can_undo(seat) for seat in range(state.seats)] if not state.unwritten else []
    return state.to_dict(), state.history[:], (state.events or [])[:], asked, undos, state.over, state.acting_together


def fails_wherever_it_can(state: State, chance: Chance) -> int:
    """Let a choice fail at each of its events, and see that nothing has changed; count how often it failed."""
    decision = chance.pick(state.decisions)
    seat, option = decision.seat, chance.pick(decision.options)
    before, events, twin = all_of(state), state.events, state.copy()
    failed = 0
    while True:
        try:
            with failing_after(state, failed):
                state.play(option, seat)
        except Fails:
            failed += 1
        else:
            break
        assert all_of(state) == before
        assert state.events is events
    twin.play(option, seat)
    assert all_of(state) == all_of(twin)
    return failed


@every_setup
def test_a_choice_that_fails_in_the_middle_changes_nothing(setup: Setup):
    chance, failed = Chance.of(6), 0
    for state in moments(setup.begin(6, events=True), 6, every=11):
        failed += fails_wherever_it_can(state.copy(), chance)
    assert failed


@every_setup
def test_a_choice_that_fails_in_a_position_that_was_laid_out_changes_nothing(setup: Setup):
    chance, failed = Chance.of(7), 0
    for state in moments(setup.begin(7), 7, every=31):
        laid_out = grange.from_dict(json.loads(json.dumps(state.to_dict())), events=True)
        for _ in range(3):
            failed += 0 if laid_out.over else fails_wherever_it_can(laid_out, chance)
    assert failed


@every_setup
def test_a_choice_that_fails_on_an_imagined_table_changes_nothing(setup: Setup):
    chance, failed = Chance.of(8), 0
    for state in moments(setup.begin(8), 8, every=31):
        imagined = state.imagine(state.decision.seat, 3)
        imagined.events = []
        failed += fails_wherever_it_can(imagined, chance)
        if not imagined.over:
            imagined.follow(chance.pick(imagined.decision.options))
        failed += 0 if imagined.over else fails_wherever_it_can(imagined, chance)
    assert failed


@every_setup
def test_a_choice_that_fails_after_others_that_were_only_thought_of_changes_nothing(setup: Setup):
    state, chance = setup.begin(9, events=True), Chance.of(9)
    while not state.over and len(state.history) < 9:
        state.follow(chance.pick(state.decision.options))
        if not state.over:
            fails_wherever_it_can(state, chance)
