"""Tables that are laid into a store as if they had been played there."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

from grange.core.state import State
from grange.web.house.documents import document_of, setup_of
from grange.web.house.table import LiveTable
from grange.web.secret import new_name
from grange.web.storage.store import Store
from grange.web.stored import Entry, Right, StoredSeat, StoredTable


def lay_played(store: Store, state: State, seats: list[StoredSeat], rights: Sequence[Right] = (), **more: Any) -> str:
    """Lay a table at which everything has been played that a state has behind it; return its name."""
    stored = StoredTable(
        id=new_name(),
        game=state.game.name,
        version=state.game.version,
        setup=setup_of(state.origin),
        seats=seats,
        journal=[Entry(seat, state.code(option)) for seat, option in state.history],
        **{"created": time.time(), "touched": time.time(), **more},
    )
    live = LiveTable(stored)
    stored.beginning = [document_of(event) for event in live.beginning]
    stored.news = [[document_of(event) for event in happened] for happened in live.news]
    store.write(store.create, stored, live.to_write(None, live.state), list(rights))
    return stored.id
