"""Counts the results of rated games as they come, in whichever process holds the lease."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress

from grange.web.background.retrying import keep_on
from grange.web.cluster.leases import Leases
from grange.web.ratings.model import rate
from grange.web.storage.archive import Archive

LEASE = "ratings"
LOOK = 5.0  # seconds between two checks for results that another process has written
AT_ONCE = 20  # results in one transaction

log = logging.getLogger("grange.ratings")


class Rater:
    """Turns results into ratings, each once: `Ratings.count` keeps that promise, whatever happens to the lease."""

    def __init__(self, archive: Archive, leases: Leases) -> None:
        self.archive, self.leases = archive, leases
        self.bell = asyncio.Event()  # rings after a rated game has ended here

    async def run(self) -> None:
        """Count results as long as this process runs, even if something fails."""
        await keep_on(self._count_until_the_bell, 0.0, log, "log-ratings-wait")

    async def _count_until_the_bell(self) -> None:
        self.bell.clear()
        if await self.leases.take(LEASE):
            await self.count_all()
        with suppress(TimeoutError):
            await asyncio.wait_for(self.bell.wait(), LOOK)

    async def count_all(self) -> None:
        """Count everything that has not been counted yet."""
        while await self.archive.write(self.archive.store.ratings.count, rate, AT_ONCE) == AT_ONCE:
            pass
