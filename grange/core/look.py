"""Looking things up: the explanation that a viewer gets when pointing at a thing on the table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from grange.core.words import Message


@dataclass(frozen=True)
class Look:
    """The explanation of a thing: its piece, its name, its kind, what it does, and its sentence in the rules."""

    icon: str
    name: Message
    kind: Message
    does: Message
    rule: Message
    chapter: str  # of the rules page with that sentence


def look(thing: str, icon: str, chapter: str, **values: Any) -> Look:
    """Explain a thing with the message `look-thing` and its attributes `kind`, `does` and `rule`."""
    kind, does, rule = (Message(f"look-{thing}.{part}", values) for part in ("kind", "does", "rule"))
    return Look(icon, Message(f"look-{thing}", values), kind, does, rule, chapter)


def without_seat(thing: str) -> str:
    """Return the name of a piece without its seat number.

    >>> without_seat("person-2")
    'person'
    """
    name, _, seat = thing.rpartition("-")
    return name if name and seat.isdecimal() else thing
