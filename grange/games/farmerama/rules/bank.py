"""The bank of Farmerama: its first stock, and how goods move between it and the barns."""

from __future__ import annotations

from grange.games.farmerama.box import GOODS, WATER
from grange.games.farmerama.state import Farmerama


def fill_bank(state: Farmerama) -> None:
    """Fill the bank with what the barns and the first pairs leave; in a solo game with only a little water."""
    box = state.box
    for good in range(len(GOODS)):
        pairs = box.start.count(good + 1) if good != WATER else 0
        state.bank[good] = box.tiles_of_a_kind - state.seats * (box.barn[good] + 2 * pairs)
    if state.solo:
        state.bank[WATER] = box.solo_water


def take(state: Farmerama, seat: int, good: int, number: int) -> int:
    """Take goods from the bank into the barn, as many as there are; return the number taken."""
    taken = min(number, state.bank[good])
    state.bank[good] -= taken
    state.barn[seat][good] += taken
    return taken


def give_back(state: Farmerama, seat: int, good: int, number: int) -> None:
    """Return goods from the barn to the bank."""
    state.barn[seat][good] -= number
    state.bank[good] += number


def missing(state: Farmerama, seat: int) -> list[int]:
    """List the goods of which the seat's barn has none."""
    return [good for good in range(len(GOODS)) if not state.barn[seat][good]]


def take_seeds(state: Farmerama, seat: int) -> None:
    """Take one of every good that the barn lacks; crops in the fields do not count."""
    taken = [good for good in missing(state, seat) if take(state, seat, good, 1)]
    state.emit("event-seeds", seat=seat, goods=taken)
