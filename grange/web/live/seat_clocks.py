"""What the strip of seats says about time: each clock in words, who plays for whom, and who is on holiday."""

from __future__ import annotations

import time
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any

from babel.dates import format_date

from grange.core.words import Words
from grange.web.house.bot_characters import LEVELS
from grange.web.house.table import LiveTable
from grange.web.pace.agreed import Allowance
from grange.web.pace.clocks import SHORT, Clock, Outage, has_next
from grange.web.pace.entries import HOLIDAY, LATE, kind_of, until_in

MINUTE, HOUR = 60, 3600
LONG_HOURS, LONG_MINUTES = 10, 10  # from which on the smaller unit is left out


def time_in_words(seconds: float, words: Words, brief: bool = False) -> str:
    """Say how long somebody has, in at most two units; briefly in one."""
    left = int(seconds)
    hours, minutes = left // HOUR, left % HOUR // MINUTE
    if hours:
        alone = brief or hours >= LONG_HOURS or not minutes
        return words.say("clock-h", h=hours) if alone else words.say("clock-hm", h=hours, m=minutes)
    if left >= MINUTE:
        alone = brief or minutes >= LONG_MINUTES
        return words.say("clock-m", m=minutes) if alone else words.say("clock-ms", m=minutes, s=left % MINUTE)
    return words.say("clock-s", s=left)


def seat_clocks(live: LiveTable, words: Words) -> dict[int, dict[str, Any]]:
    """Return what the strip says about the time of each seat that has something to say."""
    now = time.time()
    found = {seat.seat: _seat(live, seat.seat, now, words) for seat in live.stored.seats}
    return {seat: shown for seat, shown in found.items() if shown}


def _seat(live: LiveTable, seat: int, now: float, words: Words) -> dict[str, Any] | None:
    entry = live.replaced.get(seat)
    if live.state.over:
        return None
    if entry and (until := until_in(entry.code)) is not None:
        return {"holiday": format_date(datetime.fromtimestamp(until, UTC).date(), "d MMM", words.lang)}
    if live.is_replaced(seat):
        bot = live.stored.seats[seat].bot or ""
        return {"level": level_name(bot, words), "number": LEVELS.index(bot) + 1 if bot in LEVELS else 0}
    if live.time_of(seat, now) is None or live.pace is None:
        return None
    shown = time_shown(live.pace.allowance, live.clocks[seat], now, live.outages, words)
    return {**shown, "until": live.clocks[seat].ends(live.outages)}


def time_shown(allowance: Allowance, clock: Clock, now: float, outages: Sequence[Outage], words: Words) -> dict[str, Any]:
    """Return what a clock shows, and whether it runs short."""
    left, shortly = has_next(allowance, clock, now, outages), SHORT * max(allowance.start, allowance.turn)
    return {
        "text": time_in_words(left, words),
        "brief": time_in_words(left, words, brief=True),
        "short": left < shortly,
        "shortly": shortly,
    }


def level_name(bot: str, words: Words) -> str:
    """Name a bot by its level, or by its own name."""
    return words.say(f"level-{bot}") if bot in LEVELS else bot


def accord(live: LiveTable, seat: int | None, words: Words, names: list[str]) -> dict[str, Any] | None:
    """Say for whom a bot plays, the viewer first; None if it plays for nobody."""
    replaced = [] if live.state.over else [each.seat for each in live.stored.seats if live.is_replaced(each.seat)]
    found = seat if seat in replaced else next(iter(replaced), None)
    if found is None:
        return None
    entry, mine = live.replaced.get(found), found == seat
    bot = live.stored.seats[found].bot
    until = until_in(entry.code) if entry else None
    values: dict[str, Any] = {"name": names[found]}
    if until is not None:
        values["day"] = format_date(datetime.fromtimestamp(until, UTC).date(), "d MMMM", words.lang)
    if bot:
        values["level"] = level_name(bot, words)
    what = "left" if live.has_left(found) else "holiday" if until is not None and bot else "waits" if until is not None else "plays"
    late = entry is not None and kind_of(entry.code) == LATE
    return {
        "seat": found,
        "mine": mine,
        "back": mine and not live.has_left(found),
        "key": f"{found}-{entry.at if entry else 0}",
        "number": LEVELS.index(bot) + 1 if bot in LEVELS else 0,
        "on_holiday": entry is not None and kind_of(entry.code) == HOLIDAY,
        "text": words.say(f"accord-{what}-{'mine' if mine else 'theirs'}", **values),
        "more": words.say("accord-late" if late else "accord-back", **({} if mine else values)) if not mine else "",
    }
