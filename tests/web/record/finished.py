"""Finished games in a store, as if somebody had played them on a day of one's choice."""

from __future__ import annotations

import datetime
from collections.abc import Sequence
from typing import Any

from grange.core.state import State
from grange.web.house.documents import document_of, setup_of
from grange.web.house.table import LiveTable
from grange.web.secret import new_name
from grange.web.storage.schema import tables
from grange.web.storage.store import Store
from grange.web.stored import Entry, Right, StoredSeat, StoredTable
from tests.contract.setups import Setup, played

NAMES = ("Vera", "Anna", "Tom", "Sam")


def finished(
    store: Store,
    visitor: str,
    game: str = "evergreen",
    seats: int = 2,
    *,
    day: str = "2026-11-10",
    seed: int = 7,
    held: Sequence[int] = (0,),
    bots: Sequence[int] = (),
    daily: bool = False,
    **changed: Any,
) -> tuple[str, State]:
    """Store a finished game of a visitor; return its table, and how it ended."""
    state = played(Setup(game, seats, {}).begin(seed), seed)
    ended = datetime.datetime.fromisoformat(f"{day}T12:00:00+00:00").timestamp()
    stored = StoredTable(
        id=new_name(),
        game=game,
        version=state.game.version,
        setup=setup_of(state.origin),
        created=ended,
        seats=[
            StoredSeat(seat, NAMES[seat], "steady" if seat in bots else None, person=seat not in bots, taken=True)
            for seat in range(seats)
        ],
        journal=[Entry(seat, state.code(option)) for seat, option in state.history],
        daily=day if daily else None,
    )
    live = LiveTable(stored)
    stored.beginning = [document_of(event) for event in live.beginning]
    stored.news = [[document_of(event) for event in happened] for happened in live.news]
    store.write(store.create, stored, live.to_write(None, live.state), [Right(visitor, seat) for seat in held])
    if changed:
        with store.writing.begin() as connection:
            connection.execute(tables.update().where(tables.c.id == stored.id).values(**changed))
    return stored.id, state
