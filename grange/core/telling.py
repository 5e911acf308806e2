"""Telling: what options do and what happened in a game, in sentences, as a viewer at the table would hear it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from grange.core.words import Told, Words

if TYPE_CHECKING:
    from grange.core.state import State


@dataclass(frozen=True)
class Event(Told):
    """Something that happened, for log, animation, screen reader and statistics."""

    only: int | None = None  # the one seat that may know it; None: everybody


def sentence(event: Event, words: Words, names: Sequence[str], viewer: int | None = None) -> str:
    """Say what happened; the viewer is spoken to as you."""
    seat = event.values.get("seat")
    if seat is None:
        return words.tell(event)
    return words.say(event.key, who="you" if seat == viewer else "other", name=names[seat], **event.values)


@lru_cache(maxsize=20_000)
def said(words: Words, key: str, **values: Any) -> str:
    """Say a message, and remember it: most of a table stays the same from move to move."""
    return words.say(key, **values)


def called(words: Words, names: Sequence[str], seats: int) -> list[str]:
    """Give every seat a name: its own, or one after its place."""
    return [*names, *(said(words, "seat-name", number=seat + 1) for seat in range(len(names), seats))]


# what an option does: as its verb declares it, unless the game has a word of its own for it


def label(state: State, option: int, seat: int) -> Told:
    """Say in words what an option does for the seat that is asked."""
    verb, thing = state.game.verbs.read(option)
    own = state.game.telling.LABELS.get(verb)
    if own is not None:
        return own(state, seat, thing)
    return Told(verb.label, {verb.of: state.codes.thing_of[option]} if verb.things else {})


def detail(state: State, option: int, seat: int) -> Told | None:
    """Say what an option would bring now, where the game has more to say than its label."""
    verb, thing = state.game.verbs.read(option)
    own = state.game.telling.DETAILS.get(verb)
    return None if own is None else own(state, seat, thing)


def icon(state: State, option: int) -> str:
    """Name the piece on an option's button, or give an empty text."""
    verb, thing = state.game.verbs.read(option)
    own = state.game.telling.ICONS.get(verb)
    return verb.icon.format(thing=state.codes.thing_of[option]) if own is None else own(state, thing)


def target(state: State, option: int, seat: int) -> str:
    """Name the element of the picture that an option points at, or give an empty text."""
    verb, thing = state.game.verbs.read(option)
    own = state.game.telling.TARGETS.get(verb)
    return verb.target.format(seat=seat, thing=state.codes.thing_of[option]) if own is None else own(state, seat, thing)


def place(state: State, option: int, seat: int) -> str:
    """Name the element of everybody's picture on which an option is seen; of what is the seat's own, only that seat's board."""
    verb, _ = state.game.verbs.read(option)
    return f"rival-{seat}" if verb in state.game.telling.OWN else target(state, option, seat)


def group(state: State, option: int, seat: int) -> tuple[Told, ...]:
    """Name the button that unfolds to an option, and the heading under which it stands there; nothing if it stands alone."""
    verb, thing = state.game.verbs.read(option)
    own = state.game.telling.GROUPS.get(verb)
    return () if own is None else own(state, seat, thing)


def chapters_of(events: Iterable[tuple[int, Event]], words: Words) -> list[tuple[int, str, str]]:
    """List the chapters of a game, its rounds or seasons: the move that begins each, its name, and the same in brief."""
    found: list[tuple[int, str, str]] = []
    for number, event in events:
        if event.key == "event-round":
            label = words.say("chapter", **event.values)
            if not found or found[-1][1] != label:
                found.append((number, label, words.say("chapter.brief", **event.values)))
    return found
