"""Observations for programs that learn: everything that a seat may know, nothing else, always in the same places."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from typing import Any

import pytest

import grange
from grange.core.observer import Observer
from grange.core.state import State
from tests.contract.setups import SETUPS, Setup, moments
from tests.contract.test_copies import untouched

every_setup = pytest.mark.parametrize("setup", SETUPS, ids=str)


@every_setup
def test_observations_and_masks_show_nothing_hidden(setup: Setup):
    """States that differ only in what a seat cannot know are observed alike, byte by byte."""
    observer = Observer(setup.begin())
    for state in moments(setup.begin(), every=17):
        for seat in range(setup.seats):
            twin = state.imagine(seat, 1)
            assert observer.observe(state, seat) == observer.observe(twin, seat), "`table` writes what `deal_again` deals again"
            assert observer.mask(state, seat) == observer.mask(twin, seat)


@every_setup
def test_observations_have_one_length_and_named_parts_within_their_bounds(setup: Setup):
    observer = Observer(setup.begin())
    names = [part.name for part in observer.parts]
    assert len(set(names)) == len(names)
    assert all(part.meaning and part.size for part in observer.parts)
    for state in moments(setup.begin(3), 3, every=17):
        for seat in range(setup.seats):
            seen = observer.observe(state, seat)
            assert len(seen) == observer.size, "`table` writes more or less than `parts` says"
            wrong = [part.name for part in observer.parts if max(seen[part.slice]) > part.high]
            assert not wrong, "values are larger than their parts say"


@every_setup
def test_masks_are_the_options_of_a_seat(setup: Setup):
    observer = Observer(setup.begin())
    for state in moments(setup.begin(3), 3, every=17):
        for seat in range(setup.seats):
            decision = state.decision_of(seat)
            mask = observer.mask(state, seat)
            assert [option for option, allowed in enumerate(mask) if allowed] == sorted(decision.options if decision else [])


@every_setup
def test_everything_that_a_seat_sees_can_be_observed(setup: Setup):
    """Whatever single thing on the table is changed so that a seat sees it changes the seat's observation, too."""
    observer = Observer(setup.begin())
    missed: set[str] = set()
    for number, state in enumerate(moments(setup.begin(5), 5, every=61)):
        seat = number % setup.seats
        seen, sight = observer.observe(state, seat), state.sight(seat)
        for name, changed in altered(state):
            looks = tried(changed.sight, seat)
            if looks is not None and looks != sight and tried(observer.observe, changed, seat) == seen:
                missed.add(name)
    assert missed - never_changed(setup.begin()) == set()


def never_changed(state: State) -> set[str]:
    """List the fields that no game with these rules ever changes."""
    fields = set(untouched(state))
    if state.origin.rules.get("seasons") == "off":
        fields |= {"season"}
    return fields | {"first", "leader", "token"} if state.seats == 1 else fields


def tried(question: Any, *about: Any) -> Any:
    """Ask something of a table that cannot look like this; None if that fails."""
    try:
        return question(*about)
    except (LookupError, ValueError, TypeError, AttributeError, StopIteration):
        return None


def altered(state: State) -> Iterator[tuple[str, State]]:
    """Change every number on the table, one at a time."""
    for name in state.game.table:
        for path in paths(getattr(state, name)):
            copy = state.copy()
            if path:
                holder: Any = getattr(copy, name)
                setattr(copy, name, changed_at(holder, path))
            else:
                setattr(copy, name, other(getattr(copy, name)))
            yield name, copy


def paths(value: Any) -> Iterator[tuple[int, ...]]:
    """List the places of all numbers in nested lists."""
    if isinstance(value, list | bytearray):
        for place, item in enumerate(value):
            yield from ((place, *path) for path in paths(item))
    elif isinstance(value, int):
        yield ()


def changed_at(value: Any, path: tuple[int, ...]) -> Any:
    """Change one number in nested lists."""
    copy = value[:]
    copy[path[0]] = changed_at(copy[path[0]], path[1:]) if path[1:] else other(copy[path[0]], value)
    return copy


def other(value: Any, beside: Any = ()) -> Any:
    """Give another number, and none that lies beside it already: no card is there twice."""
    return not value if isinstance(value, bool) else next(number for number in count(value + 1) if number not in beside)


@pytest.mark.parametrize("game", grange.games(), ids=lambda game: game.name)
def test_the_seat_that_observes_comes_first(game):
    state = grange.new_game(game.name, max(game.seats), 3)
    observer = Observer(state)
    for seat in range(state.seats):
        seen = observer.observe(state, seat)
        parts = {part.name: seen[part.slice] for part in observer.parts}
        assert parts["seat"].index(1) == seat
        asked = [decision.seat for decision in state.decisions]
        assert [place for place, is_asked in enumerate(parts["asked"]) if is_asked] == sorted(
            (other - seat) % state.seats for other in asked
        )
