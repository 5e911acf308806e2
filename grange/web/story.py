"""The story of a finished game, told in a worker: all its moves and chapters, and one of its moments."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from grange.core.game import Origin
from grange.core.state import State
from grange.core.telling import Event, chapters_of, sentence
from grange.core.words import Words, of_another
from grange.games import find
from grange.web.fragments import verdict
from grange.web.store import StoredSeat
from grange.web.table import LiveTable

FEW = 6  # chapters that are named in full
WIDE, SOME, LITTLE = 0.08, 0.05, 0.025  # of the slider: room for a name, for a number in a hand, and for one at a desk


@dataclass(frozen=True)
class Past:
    """A finished game as a worker gets it."""

    game: str
    version: int
    setup: dict[str, Any]
    history: list[tuple[int, int]]
    seats: list[StoredSeat]

    def origin(self) -> Origin:
        """Find where it began."""
        setup = self.setup
        return find(self.game).origin(setup["seats"], setup["seed"], setup["rules"], setup["components"], version=self.version)


def past_of(live: LiveTable) -> Past:
    """Give what a worker needs of a table."""
    return Past(live.stored.game, live.stored.version, live.stored.setup, live.state.history, live.stored.seats)


@dataclass(frozen=True)
class Story:
    """A game as it stood before a move, after it and at the end, and what is told of it."""

    before: State
    shown: State
    final: State
    told: dict[str, Any]


def story(past: Past, at: int, tongue: Words, names: list[str], viewer: int | None = None) -> Story:
    """Play a game to its end, and tell it with one of its moments."""
    history = past.history
    at = min(at, len(history))
    state = past.origin().begin(events=True)
    moves: list[dict[str, Any]] = []
    shown = before = state.copy()
    begun = [(0, event) for event in state.events or []]
    for number, (seat, option) in enumerate(history, start=1):
        moves.append({"number": number, "text": tongue.tell(state.label(option, seat)), "seat": seat})
        before = state.copy() if number == at else before
        known = len(state.events or [])
        state.play(option, seat)
        begun += [(number, event) for event in (state.events or [])[known:]]
        shown = state.copy() if number == at else shown
    events = (shown.events or [])[len(before.events or []) :]
    told = {
        "title": tongue.say("game-name"),
        "at": at,
        "last": len(history),
        "sentence": _in_words(moves[at - 1], events, tongue, names, viewer) if at else "",
        "where": tongue.say("end-where") if shown.over else tongue.tell(shown.where()),
        "verdict": verdict(shown, seen_by(viewer, 0, tongue, names), names),
        "moves": moves,
        "seat": moves[at - 1]["seat"] if at else None,
        "chapters": chapters(begun, at, len(history), tongue),
    }
    return Story(before, shown, state, told)


def chapters(begun: list[tuple[int, Event]], at: int, last: int, tongue: Words) -> list[dict[str, Any]]:
    """Lay the chapters of a game out along its moves: a few are named in full where there is room, others in brief."""
    found = chapters_of(begun, tongue)
    laid, few = [], len(found) <= FEW
    for (start, label, brief), (end, *_) in zip(found, [*found[1:], (last, "", "")], strict=True):
        room = (end - start) / max(last, 1)
        known = {"on": start <= at < end, "wide": few and room >= WIDE, "some": room >= SOME, "little": room >= LITTLE}
        css = " ".join(name for name, wanted in known.items() if wanted)
        laid.append({"at": start, "label": label, "brief": brief, "x": round(100 * start / max(last, 1), 2), "css": css})
    return laid


def seen_by(viewer: int | None, seat: int, tongue: Words, names: list[str]) -> Words:
    """Find the words for what belongs to a seat: only the one who looks is called you."""
    return tongue if seat == viewer else of_another(tongue, names[seat])


def _in_words(move: dict[str, Any], events: list[Event], tongue: Words, names: list[str], viewer: int | None) -> str:
    """Tell what a move made happen, or what was chosen if nothing happened yet."""
    told = [sentence(_openly(event, move, tongue), tongue, names, viewer) for event in events]
    return " ".join(told) or chosen(move, names)


def _openly(event: Event, move: dict[str, Any], tongue: Words) -> Event:
    """Say what was chosen, too, where that was a secret in the game."""
    openly = f"{event.key}.openly"
    return Event(openly, {**event.values, "choice": move["text"]}) if tongue.knows(openly) else event


def chosen(move: dict[str, Any], names: list[str]) -> str:
    """Tell who chose what."""
    return f"{names[move['seat']]}: {move['text']}"
