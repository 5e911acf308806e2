"""The rematch: the same people at a new table, by the same rules, and the next seat begins."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from grange.core.chance import any_seed
from grange.core.game import Origin
from grange.web.store import Right, StoredSeat
from grange.web.table import LiveTable


def next_starter(live: LiveTable) -> int | None:
    """Name the seat that begins the rematch: the one after that which began; none where all begin together."""
    return None if live.starter is None else (live.starter + 1) % live.origin.seats


def next_origin(live: LiveTable) -> Origin:
    """Shuffle for the rematch. The rules draw by lot who begins; the lot is drawn until it falls on the next seat.

    What a campaign had carried over is not carried on.
    """
    wanted = next_starter(live)
    carried = [option.name for option in live.game.options if option.carried]
    rules = {name: value for name, value in live.origin.rules.items() if name not in carried}
    while True:
        origin = live.game.origin(live.origin.seats, any_seed(), rules, live.origin.components)
        if wanted is None or live.game.begun_by(origin) == wanted:
            return origin


def next_seats(sitting: Sequence[StoredSeat], rights: Sequence[Right]) -> list[StoredSeat]:
    """Let everybody sit where they sat; a person whose seat no browser holds has to come again by a link."""
    held = {right.seat for right in rights}
    return [replace(seat, taken=not seat.person or seat.seat in held) for seat in sitting]
