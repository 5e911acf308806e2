"""Usage: how much each address takes, here and at the other processes of a house.

Each process has its own buckets and counts its own sockets. Once a second it tells the others which addresses take much, and they
count that, too. An address is known by a mark from which nobody can read it.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TypeAlias

from grange.web.archive import Archive
from grange.web.bounds import Bounds, Bucket
from grange.web.refusals import Unwritten
from grange.web.store import USED

MOST_ADDRESSES = 10_000
TELLS = 1.0  # seconds between two times that others are told
BELIEVED = 5.0  # seconds that others are believed about sockets
MUCH = 0.1  # of what an address may have: who has less is not worth telling
AT_ONCE = 150  # addresses in a notice, which may have 8,000 letters

Told: TypeAlias = list[tuple[str, int, int]]  # a mark, the requests since the last time, and the sockets that are open


class Usage:
    """What each address takes."""

    def __init__(self, bounds: Bounds, mark: Callable[[str], str] = str) -> None:
        self.bounds, self.mark = bounds, mark
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()
        self.requests: Counter[str] = Counter()  # since others were told
        self.sockets: Counter[str] = Counter()
        self.elsewhere: dict[str, dict[str, tuple[int, float]]] = {}  # sockets of each address, by process, and when it said so

    def may_ask(self, address: str) -> bool:
        """Tell whether an address may make a request, and count it."""
        if not self.bounds.rate:
            return True
        mark = self.mark(address)
        granted = self._bucket(mark).take()
        self.requests[mark] += granted
        return granted

    def _bucket(self, mark: str) -> Bucket:
        """Keep a bucket for each address, of those that asked last."""
        bucket = self.buckets.pop(mark, None) or Bucket(self.bounds.rate, self.bounds.burst)
        self.buckets[mark] = bucket
        if len(self.buckets) > MOST_ADDRESSES:
            forgotten, _ = self.buckets.popitem(last=False)
            self.requests.pop(forgotten, None)
        return bucket

    def may_hold_a_socket(self, address: str) -> bool:
        """Tell whether an address may open one more socket."""
        mark, now = self.mark(address), time.monotonic()
        others = [sockets for sockets, at in self.elsewhere.get(mark, {}).values() if now - at < BELIEVED]
        return not self.bounds.rate or self.sockets[mark] + sum(others) < self.bounds.sockets

    @contextmanager
    def holding_a_socket(self, address: str) -> Iterator[None]:
        """Count a socket as long as it is open."""
        mark = self.mark(address)
        self.sockets[mark] += 1
        try:
            yield
        finally:
            self.sockets[mark] -= 1
            if not self.sockets[mark]:
                del self.sockets[mark]

    # other processes

    async def tell_others(self, archive: Archive) -> None:
        """Tell other processes again and again who takes much here; what cannot be told now is left out."""
        while archive.store.database.shared and self.bounds.rate:
            await asyncio.sleep(TELLS)
            told = self.told()
            try:
                for first in range(0, len(told), AT_ONCE):
                    await archive.write(archive.store.tell, USED, "", told[first : first + AT_ONCE])
            except Unwritten:
                continue

    def told(self) -> Told:
        """Give what others should know since they were last told."""
        requests, self.requests = self.requests, Counter()
        busy = [mark for mark, number in requests.items() if number > MUCH * self.bounds.rate * TELLS]
        crowded = [mark for mark, number in self.sockets.items() if number > MUCH * self.bounds.sockets]
        return [(mark, requests[mark], self.sockets[mark]) for mark in {*busy, *crowded}]

    def hear(self, process: str, told: Told) -> None:
        """Count what another process has told."""
        now = time.monotonic()
        for mark, requests, sockets in told:
            self._bucket(mark).lose(requests)
            self.elsewhere.setdefault(mark, {})[process] = sockets, now
        if len(self.elsewhere) > MOST_ADDRESSES:
            self.elsewhere.clear()
