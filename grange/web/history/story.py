"""The story of a finished game, written in a worker: all its moves and chapters, and one of its positions."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from grange.core.events import Event, chapters_of, sentence
from grange.core.game import Origin
from grange.core.state import State
from grange.core.words import Words, of_another
from grange.games import find
from grange.web.house.table import LiveTable
from grange.web.live.fragments import verdict
from grange.web.stored import StoredSeat

FEW = 6  # the most chapters that get full names
WIDE, SOME, LITTLE = 0.08, 0.05, 0.025  # of the slider: widths for a name, for a number on a phone, and for one on a desktop


@dataclass(frozen=True)
class Past:
    """A finished game as plain data for a worker."""

    game: str
    version: int
    setup: dict[str, Any]
    history: list[tuple[int, int]]
    seats: list[StoredSeat]
    ended: bool = False  # whether its players agreed to end it after the last choice

    def origin(self) -> Origin:
        """Return its origin."""
        setup = self.setup
        return find(self.game).origin(setup["seats"], setup["seed"], setup["rules"], setup["components"], version=self.version)


def past_of(live: LiveTable) -> Past:
    """Return what a worker needs to know of a table."""
    return Past(live.stored.game, live.stored.version, live.stored.setup, live.state.history, live.stored.seats, live.ended)


@dataclass(frozen=True)
class Story:
    """A game before a move, after it and at the end, and its description for a page."""

    before: State
    shown: State
    final: State
    facts: dict[str, Any]


def story(past: Past, at: int, words: Words, names: list[str], viewer: int | None = None) -> Story:
    """Replay a game to its end, and describe it with one of its positions."""
    history = past.history
    at = min(at, len(history))
    state = past.origin().begin(events=True)
    moves: list[dict[str, Any]] = []
    shown = before = state.copy()
    begun = [(0, event) for event in state.events or []]
    for number, (seat, option) in enumerate(history, start=1):
        moves.append({"number": number, "text": words.text(state.label(option, seat)), "seat": seat})
        before = state.copy() if number == at else before
        known = len(state.events or [])
        state.play(option, seat)
        begun += [(number, event) for event in (state.events or [])[known:]]
        shown = state.copy() if number == at else shown
    if past.ended:
        state.end_here()
        shown = state if at == len(history) else shown
    events = (shown.events or [])[len(before.events or []) :]
    facts = {
        "title": words.say("game-name"),
        "at": at,
        "last": len(history),
        "sentence": _in_words(moves[at - 1], events, words, names, viewer) if at else "",
        "where": words.say("end-where") if shown.over else words.text(shown.where()),
        "verdict": verdict(shown, seen_by(viewer, 0, words, names), names),
        "agreed": past.ended,
        "moves": moves,
        "seat": moves[at - 1]["seat"] if at else None,
        "chapters": chapters(chapters_of(begun, state.game.display.labels.HEADINGS, words), at, len(history)),
    }
    return Story(before, shown, state, facts)


def chapters(found: list[tuple[int, str, str]], at: int, last: int) -> list[dict[str, Any]]:
    """Lay the chapters of a game out along its moves: a few get full names where there is room, the others short ones."""
    laid, few = [], len(found) <= FEW
    for (start, label, brief), (end, *_) in pairwise([*found, (last, "", "")]):
        room = (end - start) / max(last, 1)
        known = {"on": start <= at < end, "wide": few and room >= WIDE, "some": room >= SOME, "little": room >= LITTLE}
        css = " ".join(name for name, wanted in known.items() if wanted)
        laid.append({"at": start, "label": label, "brief": brief, "x": round(100 * start / max(last, 1), 2), "css": css})
    return laid


def seen_by(viewer: int | None, seat: int, words: Words, names: list[str]) -> Words:
    """Return the words for a seat's things: only the viewer is called you."""
    return words if seat == viewer else of_another(words, names[seat])


def _in_words(move: dict[str, Any], events: list[Event], words: Words, names: list[str], viewer: int | None) -> str:
    """Describe the events of a move, or the choice if nothing has happened yet."""
    sentences = [sentence(_openly(event, move, words), words, names, viewer) for event in events]
    return " ".join(sentences) or choice_text(move, names)


def _openly(event: Event, move: dict[str, Any], words: Words) -> Event:
    """Add the choice to an event that hid it during the game."""
    openly = f"{event.key}.openly"
    return Event(openly, {**event.values, "choice": move["text"]}) if words.knows(openly) else event


def choice_text(move: dict[str, Any], names: list[str]) -> str:
    """Say who chose what."""
    return f"{names[move['seat']]}: {move['text']}"
