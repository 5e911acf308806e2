"""The fair queue: the most urgent task first; among equals, addresses take turns, and visitors of an address take turns.

So a visitor who asks for a hundred hints waits only for their own, and one who asks for a single hint gets it after at most one of
each other address. The number of waiting tasks of an address is limited.
"""

from __future__ import annotations

from collections import OrderedDict, deque
from collections.abc import Mapping, Sequence
from enum import IntEnum
from typing import Generic, NamedTuple, TypeVar

from grange.web.refusals import Crowded

T = TypeVar("T")


class Urgency(IntEnum):
    """How urgent a task is."""

    PAGE = 0  # a page or a choice waits for it
    BOT = 1  # a bot's choice at a table that somebody watches
    PAST = 2  # finished games and earlier positions, which somebody looks at
    HINT = 3
    LATER = 4  # reviews, and bots at tables that nobody watches


class Asker(NamedTuple):
    """The origin of a task: an address, and there a visitor or a table."""

    address: str | None = None
    visitor: str | None = None


NOBODY = Asker()


class FairQueue(Generic[T]):
    """The waiting tasks; only one thread at a time may use it."""

    def __init__(self, most: Mapping[Urgency, int] | None = None) -> None:
        self.most = most or {}  # the limit for one address; no entry: no limit
        self._rounds: dict[Urgency, OrderedDict[str | None, _Address[T]]] = {urgency: OrderedDict() for urgency in Urgency}

    def __len__(self) -> int:
        return sum(len(address) for addresses in self._rounds.values() for address in addresses.values())

    def put(self, task: T, urgency: Urgency, asker: Asker = NOBODY) -> None:
        """Queue a task; refuse it if its address has too many."""
        self.check(urgency, asker)
        self._rounds[urgency].setdefault(asker.address, _Address()).put(task, asker.visitor)

    def check(self, urgency: Urgency, asker: Asker) -> None:
        """Refuse an address that has too many waiting tasks."""
        most = self.most.get(urgency)
        if most is not None and asker.address is not None and len(self._rounds[urgency].get(asker.address, ())) >= most:
            raise Crowded("error-crowded", most=most)

    def take(self, urgencies: Sequence[Urgency] = tuple(Urgency)) -> T | None:
        """Take the next task of the first of these urgencies that has any."""
        for urgency in urgencies:
            if addresses := self._rounds[urgency]:
                name, address = addresses.popitem(last=False)
                task = address.take()
                if address:
                    addresses[name] = address  # last in the next round
                return task
        return None

    def drop(self, task: T, urgency: Urgency, asker: Asker = NOBODY) -> None:
        """Remove a task that nobody waits for any more."""
        addresses = self._rounds[urgency]
        address = addresses.get(asker.address)
        if address is not None:
            address.drop(task, asker.visitor)
            if not address:
                del addresses[asker.address]


class _Address(Generic[T]):
    """The waiting tasks of one address, whose visitors take turns."""

    def __init__(self) -> None:
        self.visitors: OrderedDict[str | None, deque[T]] = OrderedDict()

    def __len__(self) -> int:
        return sum(map(len, self.visitors.values()))

    def put(self, task: T, visitor: str | None) -> None:
        self.visitors.setdefault(visitor, deque()).append(task)

    def take(self) -> T:
        name, waiting = self.visitors.popitem(last=False)
        task = waiting.popleft()
        if waiting:
            self.visitors[name] = waiting
        return task

    def drop(self, task: T, visitor: str | None) -> None:
        waiting = self.visitors.get(visitor, deque[T]())
        if task in waiting:
            waiting.remove(task)
            if not waiting:
                del self.visitors[visitor]
