"""Days in a row: a streak of daily challenges, which one fallow day a week does not break."""

from __future__ import annotations

import datetime
from collections.abc import Iterable

A_DAY = datetime.timedelta(days=1)


def streaks(played: Iterable[datetime.date], today: datetime.date) -> tuple[int, int]:
    """Return the length of the current streak in days, and of the longest one. Today still has time.

    A day without its challenge is fallow. Each week from Monday to Sunday may have one.

    >>> days = [datetime.date(2026, 11, day) for day in (1, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 15, 16)]
    >>> streaks(days, datetime.date(2026, 11, 17))
    (12, 12)
    >>> streaks(days, datetime.date(2026, 11, 19))
    (0, 12)
    """
    known = sorted(set(played))
    if not known:
        return 0, 0
    length = longest = 0
    fallow: set[tuple[int, int]] = set()  # the weeks that have their fallow day
    day = known[0]
    done = set(known)
    while day <= today:
        week = day.isocalendar()[:2]
        if day in done:
            length += 1
        elif day < today and length:
            length, fallow = (0, set()) if week in fallow else (length, fallow | {week})
        longest = max(longest, length)
        day += A_DAY
    return length, longest
