"""The characters that bots play as, and the levels at which they play."""

from __future__ import annotations

from collections.abc import Sequence

from grange.web.stored import StoredSeat

CHARACTERS = ("Moss", "Reed", "Sorrel", "Thistle")  # each has a face, such as `bot-moss`, and a sentence about it
LEVELS = (
    "gentle",
    "steady",
    "strong",
    "master",
)  # the bots that pages offer, the gentlest first
USUAL_LEVEL = "steady"


def usual_character(seat: int) -> str:
    """Return the character of a bot in a seat if nobody chose another: Moss is the first rival."""
    return CHARACTERS[(seat - 1) % len(CHARACTERS)]


def distinct(wanted: Sequence[str]) -> list[str]:
    """Give each bot at a table a character of its own: a second Moss becomes the first free character."""
    found: list[str] = []
    for name in wanted:
        known = name if name in CHARACTERS and name not in found else ""
        found.append(known or next(other for other in CHARACTERS if other not in (*found, *wanted)))
    return found


def face_of(seat: StoredSeat) -> str:
    """Return the face of the bot in a seat; a person has none."""
    return seat.name.lower() if seat.bot is not None and seat.name in CHARACTERS else ""
