"""Company: the characters as which bots sit at a table, and the levels at which they play."""

from __future__ import annotations

from collections.abc import Sequence

from grange.web.store import StoredSeat

CHARACTERS = ("Moss", "Reed", "Sorrel", "Thistle")  # each has a face, `bot-moss`, and a line of words
LEVELS = (
    "gentle",
    "greedy",
    "strong",
    "master",
)  # the bots that pages offer, from the gentlest on; known by their words
USUAL_LEVEL = "greedy"


def usual_character(seat: int) -> str:
    """Name the character that sits in a seat if nobody chose another: Moss is the first rival."""
    return CHARACTERS[(seat - 1) % len(CHARACTERS)]


def distinct(wanted: Sequence[str]) -> list[str]:
    """Let no two bots at a table be the same character: who comes second gives way to one that is free."""
    found: list[str] = []
    for name in wanted:
        known = name if name in CHARACTERS and name not in found else ""
        found.append(known or next(other for other in CHARACTERS if other not in (*found, *wanted)))
    return found


def face_of(seat: StoredSeat) -> str:
    """Name the face of the bot that sits in a seat; a person has none."""
    return seat.name.lower() if seat.bot is not None and seat.name in CHARACTERS else ""
