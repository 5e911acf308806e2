"""The clocks of a table. Everything here is derived from the times of the journal's entries and the outages of the house.

A clock runs while its seat is on move, its player has arrived and no bot plays for the player. While the house was down, no
clock ran.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from typing import Any

from grange.web.pace.agreed import Allowance

SHORT = 0.1  # the share of an allowance below which time runs short

Outage = tuple[float, float]  # when the house went down, and when it was up again


@dataclass(frozen=True)
class Clock:
    """The clock of a seat."""

    left: float  # seconds, at the time `since` if it runs
    since: float | None = None  # the time from which it has been running; None while it stands
    added: float = 0.0  # of what is left, the seconds that the beginning of this turn has added

    def left_at(self, now: float, outages: Sequence[Outage]) -> float:
        """Return the seconds that are left, at least 0."""
        return self.left if self.since is None else max(0.0, self.left - seconds_up(self.since, now, outages))

    def ends(self, outages: Sequence[Outage]) -> float | None:
        """Return the time at which it runs out, unless the house goes down; None while it stands."""
        if self.since is None:
            return None
        end = self.since + self.left
        for began, ended in sorted(outages):
            if ended > self.since and began < end:
                end += ended - max(began, self.since)
        return end


def seconds_up(since: float, until: float, outages: Sequence[Outage]) -> float:
    """Return the seconds between two times at which the house was up; outages do not overlap."""
    down = sum(max(0.0, min(until, ended) - max(since, began)) for began, ended in outages)
    return max(0.0, until - since - down)


def first_clocks(allowance: Allowance, seats: int, running: Collection[int], at: float) -> list[Clock]:
    """Return the clocks of a new table."""
    return after_entry(allowance, [Clock(allowance.start)] * seats, running, at, ())


def after_entry(
    allowance: Allowance,
    clocks: Sequence[Clock],
    running: Collection[int],
    at: float,
    outages: Sequence[Outage],
    begins: bool = True,
    undone: bool = False,
) -> list[Clock]:
    """Return the clocks after an entry at a time; some of them run now.

    A clock that starts gets the time of a turn, unless no turn begins with the entry: after an undo or a bot's play it goes on.
    A turn that an undo takes back has neither cost nor brought any time.
    """
    added = allowance.turn if begins else 0.0
    back = [replace(clock, left=clock.left - clock.added, since=None) if undone and clock.since else clock for clock in clocks]
    return [
        _after(allowance, clock if seat in running else stopped, seat in running, at, outages, added)
        for seat, (clock, stopped) in enumerate(zip(clocks, back, strict=True))
    ]


def _after(allowance: Allowance, clock: Clock, runs: bool, at: float, outages: Sequence[Outage], added: float) -> Clock:
    if runs and clock.since is None:
        left = min(allowance.most, clock.left + added)
        return Clock(left, at, left - clock.left)
    return clock if runs else Clock(clock.left_at(at, outages))


def merged(outages: Sequence[Outage]) -> list[Outage]:
    """Join outages that overlap, in the order of time.

    >>> merged([(5.0, 8.0), (1.0, 2.0), (7.0, 9.0)])
    [(1.0, 2.0), (5.0, 9.0)]
    """
    found: list[Outage] = []
    for began, ended in sorted(outages):
        if found and began <= found[-1][1]:
            found[-1] = found[-1][0], max(found[-1][1], ended)
        else:
            found.append((began, ended))
    return found


def clock_on_return(allowance: Allowance, clock: Clock) -> Clock:
    """Return the clock of a player who was late, or whose holiday is over."""
    return replace(clock, left=max(clock.left, allowance.least))


def has_next(allowance: Allowance, clock: Clock, now: float, outages: Sequence[Outage]) -> float:
    """Return the seconds that a clock shows: those that are left, or while it stands, those of the next turn."""
    return clock.left_at(now, outages) if clock.since is not None else min(allowance.most, clock.left + allowance.turn)


def write_clocks(clocks: Sequence[Clock]) -> list[Any]:
    """Write clocks for a snapshot."""
    return [[clock.left, clock.since, clock.added] for clock in clocks]


def read_clocks(document: Sequence[Any]) -> list[Clock]:
    """Read what `written` wrote; older snapshots do not say what was added."""
    return [Clock(*clock) for clock in document]
