"""Capacity: how many tables a house has room for, and when it removes tables that nobody uses."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass

from grange.web.addresses import SITES_SHARE, shares_of
from grange.web.pace.agreed import Pace
from grange.web.refusals import TooMany
from grange.web.secret import Secret
from grange.web.storage.archive import Archive
from grange.web.stored import Seeking

A_DAY = 24 * 3600.0
OF_A_SITE, OF_A_HOUSEHOLD = 11, 20  # characters of the two parts of a mark; with a dot between them, at most 32
HOUSEHOLD = 5  # visitors at one address who may each have their number of tables in the lobby
A_WHILE = 3600.0  # seconds within which every process sweeps its tables several times


@dataclass(frozen=True)
class Capacity:
    """How many tables a house has room for, and how long it keeps those that nobody uses."""

    tables: int = 10_000  # in play
    rooms: int = 500  # tables in memory
    of_a_visitor: int = 60  # tables in play that one visitor has opened
    seeking: int = 10  # tables in the lobby that one visitor has opened
    of_an_address: int = 300  # tables opened from one address within a day or still in play; 0 for no limit
    unstarted_days: float = 1.0  # after which a table is deleted if no person has made a choice there
    unfinished_days: float = 90.0  # after which an unused table is archived; opening it brings it back unchanged


@dataclass(frozen=True)
class Host:
    """The person or program that opens a table: the address, and for a browser also the visitor's digest and seats."""

    address: str | None = None
    visitor: str | None = None
    own: Sequence[int] = ()
    pace: Pace | None = None  # of a new table, if it has clocks
    rated: bool = False  # whether a new table counts for ratings
    seeks: Seeking | None = None  # whom a new table seeks in the lobby
    club: str | None = None  # whose season a new table counts for


class Quotas:
    """Counts tables, refuses too many, and puts unused ones away."""

    def __init__(self, archive: Archive, secret: Secret, capacity: Capacity) -> None:
        self.archive = archive
        self.store = archive.store
        self.secret = secret
        self.capacity = capacity

    async def check(self, host: Host) -> str | None:
        """Refuse a table beyond the capacity of the house, the visitor or the address; return the mark of the address."""
        if await self.archive.read(self.store.upkeep.running) >= self.capacity.tables:
            raise TooMany("error-too-many-tables", most=self.capacity.tables)
        if host.visitor and await self.archive.read(self.store.upkeep.running_of, host.visitor) >= self.capacity.of_a_visitor:
            raise TooMany("error-too-many-of-yours", most=self.capacity.of_a_visitor)
        if host.seeks and host.visitor:
            self._check_seeking(await self.archive.read(self.store.upkeep.seeking_of, host.visitor), 1)
        if host.address is None or not self.capacity.of_an_address:
            return None
        marks, most, since = marks_of(self.secret, host.address), self.capacity.of_an_address, time.time() - A_DAY
        if await self.archive.read(self.store.upkeep.opened_from, marks, since) >= most:
            raise TooMany("error-too-many-from-here", most=most)
        if host.seeks:
            self._check_seeking(await self.archive.read(self.store.upkeep.seeking_from, marks), HOUSEHOLD)
        sites = [site + dot for site, dot, _ in (mark.partition(".") for mark in marks) if dot]
        if sites and await self.archive.read(self.store.upkeep.opened_from_sites, sites, since) >= SITES_SHARE * most:
            raise TooMany("error-too-many-from-here", most=SITES_SHARE * most)
        return marks[0]

    def _check_seeking(self, found: int, visitors: int) -> None:
        """Refuse another table in the lobby to a visitor or an address whose tables would crowd out those of others."""
        if found >= (most := visitors * self.capacity.seeking):
            raise TooMany("error-seeks-many", most=most)

    async def put_away(self, used: Sequence[str]) -> list[str]:
        """Delete tables that nobody began, and archive those that nobody has used for a long time."""
        before = self._before()
        gone: list[str] = []
        while more := await self.archive.write(self.store.upkeep.put_away, *before, used):
            gone += more
        return gone

    async def keep(self, used: Sequence[str]) -> None:
        """Keep other processes from archiving tables that are in use here."""
        await self.archive.write(self.store.upkeep.touch, used, *(before + A_WHILE for before in self._before()))

    def _before(self) -> tuple[float, float]:
        """Return two times: tables last used before them are deleted, or archived."""
        now = time.time()
        return now - self.capacity.unstarted_days * A_DAY, now - self.capacity.unfinished_days * A_DAY


def marks_of(secret: Secret, address: str) -> list[str]:
    """Hash an address into a mark, with the current secret and then with older ones.

    The mark of an IPv6 household begins with the mark of its site.
    """
    households, *sites = (secret.tokens("address", each) for each in shares_of(address))
    if not sites:
        return households
    return [f"{site[:OF_A_SITE]}.{own[:OF_A_HOUSEHOLD]}" for site, own in zip(sites[0], households, strict=False)]
