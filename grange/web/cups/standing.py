"""A cup as the rules of Swiss rounds see it: rounds, standings, and the next pairings."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

from grange.core.swiss import Round, Sitting, Standing, pair, standings
from grange.web.secret import new_name
from grange.web.stored import CupTable, StoredCup


def rounds_of(cup: StoredCup) -> list[Round]:
    """Return all published rounds; a table without places is still in play."""
    found: dict[int, list[Sitting]] = {}
    for table in cup.tables:
        absent = frozenset(table.players[seat] for seat in table.absent or [])
        found.setdefault(table.round, []).append(Sitting(table.players, tuple(table.places or ()), absent))
    return [found[number] for number in sorted(found)]


def present(cup: StoredCup) -> list[CupTable]:
    """Return the tables of the current round."""
    return [table for table in cup.tables if table.round == cup.head.round]


def is_played(cup: StoredCup) -> bool:
    """Check whether all tables of the current round are over."""
    return all(table.table is None or table.places is not None for table in present(cup))


def standings_of(cup: StoredCup) -> list[Standing]:
    """Rank the players; of a round in play, count the tables that are over."""
    return standings([player.player for player in cup.players], cup.head.size, rounds_of(cup))


def next_tables(cup: StoredCup) -> list[CupTable]:
    """Pair the next round, and choose the names of its tables."""
    gone = {player.player for player in cup.players if player.gone is not None}
    names = [player.player for player in cup.players]
    seed = int.from_bytes(hashlib.sha256(cup.head.id.encode()).digest()[:6])
    paired: Sequence[Sitting] = pair(names, cup.head.size, rounds_of(cup), gone, seed)
    return [
        CupTable(cup.head.round + 1, number, new_name() if len(sitting.players) > 1 else None, sitting.players)
        for number, sitting in enumerate(paired, 1)
    ]
