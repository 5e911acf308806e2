"""The rematch: the same people at a new table, by the same rules, and the next seat begins."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from grange.core.chance import strong_seed
from grange.core.game import Origin
from grange.web.house.table import LiveTable
from grange.web.stored import Right, StoredSeat

MOST_SEEDS = 200  # enough draws among a few seats; a limit, because in some games the same seat always begins


def next_starter(live: LiveTable) -> int | None:
    """Return the seat that begins the rematch, the next after the last beginner; None where no seat is drawn."""
    return None if live.starter is None else (live.starter + 1) % live.origin.seats


def next_origin(live: LiveTable) -> Origin:
    """Draw seeds until one lets the next seat begin. What a campaign carried over does not come into the rematch."""
    wanted, origin = next_starter(live), _any_origin(live)
    for _ in range(MOST_SEEDS):
        if wanted is None or live.game.begun_by(origin) == wanted:
            break
        origin = _any_origin(live)
    return origin


def _any_origin(live: LiveTable) -> Origin:
    """Draw a seed for another game by the same rules."""
    carried = [option.name for option in live.game.rule_options if option.carried]
    rules = {name: value for name, value in live.origin.rules.items() if name not in carried}
    return live.game.origin(live.origin.seats, strong_seed(), rules, live.origin.components)


def next_seats(sitting: Sequence[StoredSeat], rights: Sequence[Right]) -> list[StoredSeat]:
    """Seat everybody where they sat; a person whose seat no browser holds needs a link again."""
    held = {right.seat for right in rights}
    return [replace(seat, taken=not seat.person or seat.seat in held) for seat in sitting]
