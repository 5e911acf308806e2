"""Telling: what happened in a game, in sentences, as a viewer at the table would hear it."""

from __future__ import annotations

from collections.abc import Sequence

from grange.core.state import Event
from grange.core.words import Words


def sentence(event: Event, words: Words, names: Sequence[str], viewer: int | None = None) -> str:
    """Say what happened; the viewer is spoken to as you."""
    seat = event.values.get("seat")
    if seat is None:
        return words.tell(event)
    return words.say(event.key, who="you" if seat == viewer else "other", name=names[seat], **event.values)
