"""Capacity: how much a house has room for, and what becomes of tables that nobody touches."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass

from grange.web.archive import Archive
from grange.web.refusals import TooMany
from grange.web.secret import Secret

A_DAY = 24 * 3600.0
A_WHILE = 3600.0  # seconds within which every process looks after its tables several times


@dataclass(frozen=True)
class Capacity:
    """How much a house has room for, and how long it keeps what nobody touches."""

    tables: int = 10_000  # in play
    rooms: int = 500  # tables in memory
    of_a_visitor: int = 60  # tables in play that one visitor has opened
    of_an_address: int = 300  # tables of one address, opened within a day or still in play; 0 for no limit
    unstarted_days: float = 1.0  # a table at which no person has chosen is then cleared away
    unfinished_days: float = 90.0  # one that nobody has touched is then put away; who opens it finds it as it was


@dataclass(frozen=True)
class Host:
    """Who opens a table: their address, and for a visitor with a browser also their digest and the seats they take."""

    address: str | None = None
    visitor: str | None = None
    own: Sequence[int] = ()


class Steward:
    """Counts what is in the house."""

    def __init__(self, archive: Archive, secret: Secret, capacity: Capacity) -> None:
        self.archive = archive
        self.store = archive.store
        self.secret = secret
        self.capacity = capacity

    async def check(self, host: Host) -> str | None:
        """Refuse a table that this house, this visitor or this address has no room for; give the address as a mark."""
        if await self.archive.read(self.store.fullness.running) >= self.capacity.tables:
            raise TooMany("error-too-many-tables", most=self.capacity.tables)
        if host.visitor and await self.archive.read(self.store.fullness.running_of, host.visitor) >= self.capacity.of_a_visitor:
            raise TooMany("error-too-many-of-yours", most=self.capacity.of_a_visitor)
        if host.address is None or not self.capacity.of_an_address:
            return None
        mark = self.secret.token("address", host.address)
        if await self.archive.read(self.store.fullness.opened_from, mark, time.time() - A_DAY) >= self.capacity.of_an_address:
            raise TooMany("error-too-many-from-here", most=self.capacity.of_an_address)
        return mark

    async def put_away(self, used: Sequence[str]) -> list[str]:
        """Clear away tables that nobody began, and put away those that nobody has touched for long."""
        before = self._before()
        gone: list[str] = []
        while more := await self.archive.write(self.store.fullness.put_away, *before, used):
            gone += more
        return gone

    async def keep(self, used: Sequence[str]) -> None:
        """Keep tables that are in use from being put away by another process, before that could look again."""
        await self.archive.write(self.store.fullness.touch, used, *(before + A_WHILE for before in self._before()))

    def _before(self) -> tuple[float, float]:
        """Tell since when nobody may have touched a table that is cleared away, and one that is put away."""
        now = time.time()
        return now - self.capacity.unstarted_days * A_DAY, now - self.capacity.unfinished_days * A_DAY
