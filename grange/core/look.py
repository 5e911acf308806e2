"""Looking something up: what is told of a thing on the table to whoever points at it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from grange.core.words import Told


@dataclass(frozen=True)
class Look:
    """A thing on the table: its piece, its name, what kind of thing it is, what it does, and its sentence in the rules."""

    icon: str
    name: Told
    kind: Told
    does: Told
    rule: Told
    chapter: str  # of the rules page, where the sentence stands


def look(thing: str, icon: str, chapter: str, **values: Any) -> Look:
    """Tell of a thing by the message `look-thing`, whose attributes are `kind`, `does` and `rule`."""
    kind, does, rule = (Told(f"look-{thing}.{part}", values) for part in ("kind", "does", "rule"))
    return Look(icon, Told(f"look-{thing}", values), kind, does, rule, chapter)


def without_seat(thing: str) -> str:
    """Give the name of a piece without the number of its seat.

    >>> without_seat("person-2")
    'person'
    """
    name, _, seat = thing.rpartition("-")
    return name if name and seat.isdecimal() else thing
