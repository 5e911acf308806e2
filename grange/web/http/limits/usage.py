"""Usage: how many requests and sockets each address has, here and at the other processes of a house.

Each process has its own token buckets and counts its own sockets. Once a second it reports busy addresses to the others, which
count them, too. A mark, which is a hash, stands for each address. IPv6 households also count together, by the site that they
belong to, which has higher limits.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from typing import TypeAlias

from grange.web.addresses import SITES_SHARE, shares_of
from grange.web.http.limits.config import Bounds
from grange.web.refusals import Unwritten
from grange.web.storage.archive import Archive
from grange.web.storage.store import USED
from grange.web.token_bucket import TokenBucket

MOST_ADDRESSES = 10_000
TELLS = 1.0  # seconds between two reports to other processes
BELIEVED = 5.0  # seconds for which a report about sockets holds
MUCH = 0.1  # of an address's limit: a report leaves out addresses below this
AT_ONCE = 150  # addresses in a notification, which may have 8,000 characters
OF_A_SITE = "*"  # begins the mark of a site

UsageReport: TypeAlias = list[tuple[str, int, int]]  # a mark, its requests since the last report, and its open sockets


class Usage:
    """The requests and sockets of each address."""

    def __init__(self, bounds: Bounds, mark: Callable[[str], str] = str) -> None:
        self.bounds, self.mark = bounds, mark
        self.buckets: OrderedDict[str, TokenBucket] = OrderedDict()
        self.requests: Counter[str] = Counter()  # since the last report
        self.sockets: Counter[str] = Counter()
        self.elsewhere: dict[str, dict[str, tuple[int, float]]] = {}  # sockets of each mark by process, and when it reported

    def may_ask(self, address: str) -> bool:
        """Check whether an address may make a request, and count it."""
        if not self.bounds.rate or address in self.bounds.exempt:
            return True
        marks = self._marks(address)
        granted = all(self._bucket(mark).take() for mark in marks)
        self.requests.update(marks if granted else [])
        return granted

    def _marks(self, address: str) -> list[str]:
        """Return the mark of an address, and of the site around it if it has one."""
        return [self.mark(each) if share == 1 else OF_A_SITE + self.mark(each) for each, share in shares_of(address).items()]

    def _bucket(self, mark: str) -> TokenBucket:
        """Return the token bucket of a mark; only the latest marks have one."""
        share = _share(mark)
        bucket = self.buckets.pop(mark, None) or TokenBucket(share * self.bounds.rate, share * self.bounds.burst)
        self.buckets[mark] = bucket
        if len(self.buckets) > MOST_ADDRESSES:
            forgotten, _ = self.buckets.popitem(last=False)
            self.requests.pop(forgotten, None)
        return bucket

    def may_hold_a_socket(self, address: str) -> bool:
        """Check whether an address may open one more socket."""
        if not self.bounds.rate or address in self.bounds.exempt:
            return True
        return all(self._open(mark) < _share(mark) * self.bounds.sockets for mark in self._marks(address))

    def _open(self, mark: str) -> int:
        """Count the sockets that are open here and at other processes."""
        now = time.monotonic()
        others = [sockets for sockets, at in self.elsewhere.get(mark, {}).values() if now - at < BELIEVED]
        return self.sockets[mark] + sum(others)

    @contextmanager
    def holding_a_socket(self, address: str) -> Iterator[None]:
        """Count a socket as long as it is open."""
        with counting(self.sockets, self._marks(address)):
            yield

    # other processes

    async def tell_others(self, archive: Archive) -> None:
        """Notify other processes again and again of the busy addresses here; skip a report that cannot be written."""
        while archive.store.database.shared and self.bounds.rate:
            await asyncio.sleep(TELLS)
            report = self.report()
            try:
                for first in range(0, len(report), AT_ONCE):
                    await archive.write(archive.store.notify, USED, "", report[first : first + AT_ONCE])
            except Unwritten:
                continue

    def report(self) -> UsageReport:
        """Return the busy addresses since the last report."""
        requests, self.requests = self.requests, Counter()
        busy = [mark for mark, number in requests.items() if number > MUCH * _share(mark) * self.bounds.rate * TELLS]
        crowded = [mark for mark, number in self.sockets.items() if number > MUCH * _share(mark) * self.bounds.sockets]
        return [(mark, requests[mark], self.sockets[mark]) for mark in {*busy, *crowded}]

    def merge(self, process: str, report: UsageReport) -> None:
        """Count the usage that another process reports."""
        now = time.monotonic()
        for mark, requests, sockets in report:
            self._bucket(mark).lose(requests)
            self.elsewhere.setdefault(mark, {})[process] = sockets, now
        if len(self.elsewhere) > MOST_ADDRESSES:
            self.elsewhere.clear()


def _share(mark: str) -> int:
    """Return how many times the limits of a household apply to a mark."""
    return SITES_SHARE if mark.startswith(OF_A_SITE) else 1


@contextmanager
def counting(counter: Counter[str], keys: Collection[str]) -> Iterator[None]:
    """Count something under its keys while the context lasts."""
    counter.update(list(keys))
    try:
        yield
    finally:
        uncount(counter, keys)


def uncount(counter: Counter[str], keys: Collection[str]) -> None:
    """Count one less under each key, and delete keys at zero."""
    for key in keys:
        counter[key] -= 1
        if not counter[key]:
            del counter[key]
