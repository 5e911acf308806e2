"""Entries of the journal that are no choices: somebody arrived, a bot plays on for a player, or the player is back.

They stand between the choices, so they have a time and a place in the log, and each is written once.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from grange.core.events import Event
from grange.web.stored import Entry, StoredSeat

MARK = "@"  # begins the code of every such entry; no option of a game begins so
ARRIVED, LATE, HANDED, LEFT, BACK = "@here", "@late", "@handed", "@left", "@back"
PLAYED_BY_A_BOT = (LATE, HANDED, LEFT)  # entries that name a bot


def is_notice(code: str) -> bool:
    """Check whether an entry is no choice."""
    return code.startswith(MARK)


def by_a_bot(kind: str, bot: str) -> str:
    """Write the code of an entry after which a bot plays a person's seat."""
    return f"{kind}:{bot}"


def kind_of(code: str) -> str:
    """Return what an entry tells, without its bot."""
    return code.partition(":")[0]


def bot_in(code: str) -> str:
    """Return the bot that an entry names."""
    return code.partition(":")[2]


def change_of(code: str) -> dict[str, Any]:
    """Return what an entry changes about its seat."""
    kind = kind_of(code)
    if kind in PLAYED_BY_A_BOT:
        return {"bot": bot_in(code)}
    return {"bot": None} if kind == BACK else {"taken": True}


def seated(sitting: list[StoredSeat], entry: Entry | None) -> list[StoredSeat]:
    """Return who sits at a table after an entry."""
    if entry is None or not is_notice(entry.code):
        return sitting
    return [replace(each, **change_of(entry.code)) if each.seat == entry.seat else each for each in sitting]


def event_of(entry: Entry) -> list[Event]:
    """Return what the log tells about an entry."""
    kind, bot = kind_of(entry.code), bot_in(entry.code)
    values = {"seat": entry.seat, **({"level": bot} if bot else {})}
    return [] if kind == ARRIVED else [Event(f"event-pace-{kind.removeprefix(MARK)}", values)]
