"""Offers to end a game early: derived from the entries of the journal, so they survive every restart."""

from __future__ import annotations

from dataclasses import dataclass, replace

from grange.web.pace.entries import AGREED, DECLINED, ENDED, OFFERED, WITHDRAWN
from grange.web.stored import Entry


@dataclass(frozen=True)
class Offer:
    """An open offer to end a game with the points as they stand."""

    position: int  # of its entry in the journal, by which answers name it
    seat: int  # that made it
    agreed: frozenset[int] = frozenset()  # the other seats that have agreed


def offer_after(offer: Offer | None, entry: Entry, position: int) -> Offer | None:
    """Return the open offer after an entry at a position."""
    if entry.code == OFFERED:
        return Offer(position, entry.seat)
    if entry.code == AGREED and offer is not None:
        return replace(offer, agreed=offer.agreed | {entry.seat})
    return None if entry.code in (DECLINED, WITHDRAWN, ENDED) else offer
