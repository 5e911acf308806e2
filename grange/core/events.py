"""Events: what happened in a game, and the sentences that describe it to a viewer."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from grange.core.words import Message, Words


@dataclass(frozen=True)
class Event(Message):
    """Something that happened, for log, animation, screen reader and statistics."""

    only: int | None = None  # the only seat that may know it; None: everybody may


def sentence(event: Event, words: Words, names: Sequence[str], viewer: int | None = None) -> str:
    """Say what happened; a sentence about the viewer's own seat says "you"."""
    seat = event.values.get("seat")
    if seat is None:
        return words.text(event)
    return words.say(event.key, who="you" if seat == viewer else "other", name=names[seat], **event.values)


@lru_cache(maxsize=20_000)
def text_of(words: Words, key: str, **values: Any) -> str:
    """Say a message and cache it: most of a table stays the same from move to move."""
    return words.say(key, **values)


def seat_names(words: Words, names: Sequence[str], seats: int) -> list[str]:
    """Name every seat: by its given name, or by its number."""
    return [*names, *(text_of(words, "seat-name", number=seat + 1) for seat in range(len(names), seats))]


def chapters_of(events: Iterable[tuple[int, Event]], headings: Collection[str], words: Words) -> list[tuple[int, str, str]]:
    """List the chapters of a game (its rounds or seasons): the first move of each, its name, and its short name."""
    found: list[tuple[int, str, str]] = []
    for number, event in events:
        if event.key in headings:
            label = words.say("chapter", **event.values)
            if not found or found[-1][1] != label:
                found.append((number, label, words.say("chapter.brief", **event.values)))
    return found
