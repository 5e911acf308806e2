"""A copy of a state has every field, and shares nothing mutable."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from grange.core.state import State
from grange.games.agricola.state import DECK_LISTS
from tests.contract.setups import SETUPS, Setup, moments

# lists whose entries come and go but are never altered, so that copies may share them
ENTRIES_NEVER_CHANGE = {"_listed", "coming", "seen", "strewn"}
# fields that a set-up without some rule never touches, so that copies may share them
UNTOUCHED = {"agricola": (("x_deck", "legendary_deck"), {"decks", *DECK_LISTS})}


def slots(kind: type) -> list[str]:
    """List the slots that a class declares itself."""
    declared = kind.__dict__.get("__slots__", ())
    return [declared] if isinstance(declared, str) else list(declared)


def all_slots(thing: object) -> list[str]:
    return [name for kind in type(thing).__mro__ for name in slots(kind)]


def alike(one: Any, other: Any) -> bool:
    """Tell whether two values are equal; those that know no equality are equal if all their slots are."""
    if one == other:
        return True
    names = all_slots(one)
    return type(one) is type(other) and bool(names) and all(alike(getattr(one, name), getattr(other, name)) for name in names)


def changeable(value: Any, deep: bool) -> Iterator[int]:
    """Give the identity of a value that can be altered in place, and of such values in it."""
    if isinstance(value, list | bytearray | dict | set):
        yield id(value)
    if isinstance(value, list) and deep:
        for item in value:
            yield from changeable(item, deep)


def shared(state: State, copy: State, name: str) -> bool:
    """Tell whether altering a field of the state would alter the copy."""
    deep = name not in ENTRIES_NEVER_CHANGE
    ours, theirs = (set(changeable(getattr(each, name), deep)) for each in (state, copy))
    return not ours.isdisjoint(theirs)


def own_fields(state: State) -> list[str]:
    """List what belongs to a state alone: the table, and what the core keeps; a game's other slots hold what is in the box."""
    core = [kind for kind in type(state).__mro__ if kind.__module__.startswith("grange.core")]
    return [*state.to_dict()["table"], *(name for kind in core for name in slots(kind))]


def untouched(state: State) -> set[str]:
    """List the fields that a game never touches by its rules."""
    options, names = UNTOUCHED.get(state.game.name, ((), set()))
    return names if all(state.origin.rules[option] == "off" for option in options) else set()


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_a_game_leaves_alone_what_its_copies_share(setup: Setup):
    state = setup.begin(4)
    before = {name: repr(getattr(state, name)) for name in untouched(state)}
    for moment in moments(state, 4, every=7):
        assert {name: repr(getattr(moment, name)) for name in untouched(state)} == before


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_a_copy_has_every_field_and_shares_none_that_can_change(setup: Setup):
    for state in moments(setup.begin(4, events=True), 4, every=7):
        copy = state.copy()
        for name in all_slots(state):
            assert hasattr(copy, name), f"{name} is not copied"
            assert alike(getattr(copy, name), getattr(state, name)), f"{name} differs"
        for name in set(own_fields(state)) - untouched(state):
            assert not shared(state, copy, name), f"{name} is shared"
        assert copy.chance is not state.chance
