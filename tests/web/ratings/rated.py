"""Rated games in a store: everything but the last choice is there already, and then somebody makes it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from grange.core.state import State
from grange.web.house.documents import document_of, setup_of
from grange.web.house.table import LiveTable
from grange.web.secret import new_name
from grange.web.storage.schema import passkeys
from grange.web.storage.store import Store
from grange.web.stored import Entry, Right, StoredSeat, StoredTable, Written
from tests.contract.setups import Setup, played

NAMES = ("Vera", "Anna", "Tom", "Sam")


def make_account(store: Store, person: str) -> None:
    """Give somebody a passkey, unless they have one."""
    if not store.people.passkeys_of(person):
        with store.writing.begin() as connection:
            row = {"id": person, "person": person, "credential": "", "public_key": "", "uses": 0, "created": 0.0}
            connection.execute(passkeys.insert().values(**row))


@cache
def whole_game(seats: int, seed: int) -> State:
    """Play a game once for all tests."""
    return played(Setup("evergreen", seats, {}).begin(seed), seed)


def almost_over(
    store: Store, people: Sequence[str], seed: int = 7, rights: Sequence[Right] = (), club: str | None = None
) -> LiveTable:
    """Store a rated game, or one of a club, that ends with the next choice."""
    state = whole_game(len(people), seed)
    stored = StoredTable(
        id=new_name(),
        game="evergreen",
        version=state.game.version,
        setup=setup_of(state.origin),
        created=1e9,
        seats=[StoredSeat(seat, NAMES[seat], None, person=True, taken=True) for seat in range(len(people))],
        journal=[Entry(seat, state.code(option)) for seat, option in state.history[:-1]],
        rated=club is None,
        club=club,
    )
    live = LiveTable(stored)
    stored.beginning = [document_of(event) for event in live.beginning]
    stored.news = [[] for _ in stored.journal]
    held = [*(Right(person, seat) for seat, person in enumerate(people)), *rights]
    store.write(store.create, stored, live.to_write(None, live.state), held)
    return live


def last_choice(live: LiveTable, seed: int = 7, ended: float = 0.0) -> tuple[Entry, Written]:
    """Return the choice that ends a game, and what is written with it."""
    state = whole_game(live.origin.seats, seed)
    seat, option = state.history[-1]
    entry = Entry(seat, state.code(option), ended)
    return entry, live.to_write(entry, live.after(entry))


def end(store: Store, live: LiveTable, seed: int = 7, ended: float = 0.0) -> None:
    """Make the last choice."""
    entry, written = last_choice(live, seed, ended)
    store.write(store.append, live.stored.id, live.position, entry, [], written, True)


def play(store: Store, people: Sequence[str], seed: int = 7, ended: float = 0.0) -> str:
    """Let people with accounts play a rated game."""
    for person in people:
        make_account(store, person)
    live = almost_over(store, people, seed)
    end(store, live, seed, ended)
    return live.stored.id
