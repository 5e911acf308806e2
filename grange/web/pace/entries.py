"""Side entries of the journal, beside the choices: who has arrived, for whom a bot plays, and who wants to end the game.

They stand between the choices, so they have a time and a place in the log, and each is written once.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from grange.core.events import Event
from grange.web.stored import Entry, StoredSeat

MARK = "@"  # begins the code of every side entry; no code of an option begins with it
ARRIVED, LATE, HANDED, LEFT, HOLIDAY, BACK = "@here", "@late", "@handed", "@left", "@holiday", "@back"
BEGUN = "@begun"  # everybody whom a table in the lobby sought is here

OFFERED, AGREED, DECLINED, WITHDRAWN, ENDED = "@offer", "@agree", "@decline", "@withdraw", "@end"
ACCORD = (OFFERED, AGREED, DECLINED, WITHDRAWN, ENDED)  # these change nobody's seat


def is_side_entry(code: str) -> bool:
    """Check whether the code of an entry is that of a side entry, and not of a choice or an undo."""
    return code.startswith(MARK)


def by_a_bot(kind: str, bot: str) -> str:
    """Write the code of an entry after which a bot plays a person's seat."""
    return f"{kind}:{bot}"


def on_holiday(until: float, bot: str | None) -> str:
    """Write the code of an entry after which a player is away until a time, and a bot plays or the table waits."""
    return f"{HOLIDAY}:{int(until)}:{bot or ''}"


def kind_of(code: str) -> str:
    """Return the kind of a side entry, without its bot."""
    return code.partition(":")[0]


def bot_in(code: str) -> str | None:
    """Return the bot that an entry names."""
    return code.rpartition(":")[2] if ":" in code else None


def until_in(code: str) -> float | None:
    """Return the time until which an entry says that its player is on holiday."""
    return float(code.split(":")[1]) if kind_of(code) == HOLIDAY else None


def change_of(code: str) -> dict[str, Any]:
    """Return what an entry changes about its seat."""
    if code in (BEGUN, *ACCORD):
        return {}
    return {"taken": True} if kind_of(code) == ARRIVED else {"bot": bot_in(code) or None}


def replaced_after(replaced: Mapping[int, Entry], entry: Entry) -> dict[int, Entry]:
    """Return, for each seat whose player is replaced or on holiday, the entry since which that is so, after one more entry."""
    if not is_side_entry(entry.code) or kind_of(entry.code) in (ARRIVED, BEGUN, *ACCORD):
        return dict(replaced)
    others = {seat: known for seat, known in replaced.items() if seat != entry.seat}
    return others if kind_of(entry.code) == BACK else {**others, entry.seat: entry}


def seats_after(sitting: list[StoredSeat], entry: Entry | None) -> list[StoredSeat]:
    """Return who sits at a table after an entry."""
    if entry is None or not is_side_entry(entry.code):
        return sitting
    return [replace(each, **change_of(entry.code)) if each.seat == entry.seat else each for each in sitting]


def event_of(entry: Entry) -> list[Event]:
    """Return what the log says about a side entry."""
    kind, bot = kind_of(entry.code), bot_in(entry.code)
    if kind in ACCORD:
        return [Event(f"event-accord-{kind.removeprefix(MARK)}", {} if kind == ENDED else {"seat": entry.seat})]
    values: dict[str, Any] = {"seat": entry.seat, **({"level": bot} if bot else {})}
    key = "event-pace-waits" if kind == HOLIDAY and not bot else f"event-pace-{kind.removeprefix(MARK)}"
    return [] if kind == ARRIVED else [Event(key, values)]
