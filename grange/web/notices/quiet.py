"""Quiet hours: when nothing is sent, in the visitor's own time zone."""

from __future__ import annotations

import datetime
from zoneinfo import ZoneInfo

from grange.web.stored import Wishes

USUAL = (22, 8)  # hours of the day


def zone_of(name: str) -> datetime.tzinfo:
    """Return a time zone by its name; an unknown one counts as UTC."""
    try:
        return ZoneInfo(name)
    except (KeyError, ValueError, OSError):  # OSError: a name that is a folder of the database
        return datetime.UTC


def quiet_until(wishes: Wishes, now: float) -> float | None:
    """Return the end of the quiet hours that a moment lies in; None if it lies in none."""
    if wishes.quiet_from is None or wishes.quiet_until is None or wishes.quiet_from == wishes.quiet_until:
        return None
    here = datetime.datetime.fromtimestamp(now, zone_of(wishes.zone))
    first, last = wishes.quiet_from, wishes.quiet_until
    quiet = first <= here.hour < last if first < last else here.hour >= first or here.hour < last
    if not quiet:
        return None
    end = here.replace(hour=last, minute=0, second=0, microsecond=0)
    return (end if end > here else end + datetime.timedelta(days=1)).timestamp()
