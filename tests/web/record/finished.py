"""Finished games in a store, as if somebody had played them on a day of one's choice."""

from __future__ import annotations

import datetime
from collections.abc import Sequence
from typing import Any

from grange.core.state import State
from grange.web.storage.schema import tables
from grange.web.storage.store import Store
from grange.web.stored import Right, StoredSeat
from tests.contract.setups import Setup, played
from tests.web.laid import lay_played

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
    sitting = [
        StoredSeat(seat, NAMES[seat], "steady" if seat in bots else None, person=seat not in bots, taken=True)
        for seat in range(seats)
    ]
    rights = [Right(visitor, seat) for seat in held]
    table = lay_played(store, state, sitting, rights, created=ended, daily=day if daily else None)
    if changed:
        with store.writing.begin() as connection:
            connection.execute(tables.update().where(tables.c.id == table).values(**changed))
    return table, state
