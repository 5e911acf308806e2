"""A table in play: its state, its journal, and which choices still fit."""

from __future__ import annotations

import hashlib
from functools import cached_property
from typing import Any

from grange.core.errors import BadPosition, GrangeError
from grange.core.game import Game, Origin
from grange.core.lesson import Lesson, Move
from grange.core.position import state_at
from grange.core.record import Player, record_of
from grange.core.state import State
from grange.core.telling import Event
from grange.core.words import Told
from grange.games import find
from grange.web.store import Entry, StoredTable, Written

UNDO = "undo"  # stands in the journal like a choice


class Stale(GrangeError):
    """A choice that answers a question which is no longer open."""


class Closed(GrangeError):
    """A table that was begun under older rules, which are not played here any more."""


class LiveTable:
    """Holds a stored table's state and says which choices may be written next.

    A choice names the position of the journal that its player had seen. It fits if the player's question has not changed since;
    what others did at the same time does not matter. A choice that was written already is known by its place and is not written
    again. A table opens from its latest moment, if that belongs to its journal; otherwise the journal is played again.
    """

    def __init__(self, stored: StoredTable) -> None:
        self.stored = stored
        self.game: Game[Any] = find(stored.game)
        self.closed = stored.version not in self.game.versions  # it can be looked at, and no more
        self.origin = self._origin(stored)
        self.given: int = stored.setup.get("given", 0)  # choices with which it was opened; nobody takes them back
        if len(stored.seats) != self.origin.seats:
            raise LookupError("seats are missing")
        self.journal: list[Entry] = []
        self.standing: list[int] = []  # the positions of choices that nobody has taken back
        self.news: list[list[Event]] = []  # what each entry of the journal made happen
        self.places: list[str] = []  # where each was seen on the board, as far as it was played here
        self.asked_at = [0] * self.origin.seats  # the position at which each seat's question was first asked
        self.chain = ""  # a fingerprint of the journal
        self.anchor: State | None = None  # a state after which everything can still be taken back
        if not self._open(stored):
            if self.closed:
                raise Closed("error-table-closed")
            self._play(stored.journal)

    # opening

    def _origin(self, stored: StoredTable) -> Origin:
        """Find where the game began; a closed one may know rules that are no longer there."""
        setup = stored.setup
        try:
            return self.game.origin(setup["seats"], setup["seed"], setup["rules"], setup["components"], version=stored.version)
        except GrangeError as problem:
            raise Closed("error-table-closed") if self.closed else problem from problem

    def _open(self, stored: StoredTable) -> bool:
        """Take the latest moment over, if there is one and it belongs to the journal."""
        if not has_moment(stored) or stored.beginning is None:
            return False
        moment: Any = stored.moment
        try:
            self.state = state_at(self.origin, moment["position"])
        except (BadPosition, LookupError):
            return False
        self.beginning = [event_of(document) for document in stored.beginning]
        for entry, news in zip(stored.journal, stored.news, strict=True):
            self._note(entry, [event_of(document) for document in news])
        if not self.closed:
            standing = [self.journal[at] for at in self.standing]
            self.state.history = [(entry.seat, self.state.option(entry.code)) for entry in standing]
        self.state.settled, self.state.together_since = moment["settled"], moment["together_since"]
        self.asked_at = moment["asked_at"]
        return True

    def _play(self, journal: list[Entry]) -> None:
        """Play the whole journal from the beginning."""
        self.state = self.anchor = self.origin.begin(events=True)
        self.beginning = list(self.state.events or [])
        for entry in journal:
            self.take_over(entry, self.after(entry))

    # choices

    @property
    def position(self) -> int:
        """How many choices have been made."""
        return len(self.journal)

    @property
    def last(self) -> int:
        """The position of the last choice; 0 before the first."""
        return max(0, self.position - 1)

    def written_already(self, seat: int, seen: int, code: str) -> bool:
        """Tell whether the seat's choice, made after it had seen a position, stands in the journal."""
        own = next((entry for entry in self.journal[seen:] if entry.seat == seat), None)
        return own is not None and own.code == code

    def check_fresh(self, seat: int, seen: int) -> None:
        """Refuse a choice whose player had not seen the seat's present question."""
        if self.closed:
            raise Closed("error-table-closed")
        if not self.asked_at[seat] <= seen <= self.position:
            raise Stale("error-stale", seen=seen, position=self.position)

    def after(self, entry: Entry) -> State:
        """Give the state after one more choice, with what it made happen; refuse what is not allowed. The table stays as it is."""
        state = self.state.copy()
        state.events = []
        if entry.code == UNDO:
            state.undo(entry.seat, self._anchor())
            state.events = [Event("event-undo", {"seat": entry.seat})]
        else:
            state.play(entry.code, entry.seat)
        if len(state.history) <= self.given:
            state.settled = len(state.history)
        return state

    def _anchor(self) -> State:
        """Give the state before everything that can still be taken back, so that an undo need not play the whole game again."""
        if self.anchor is None:
            self.anchor = self.origin.begin()
            for seat, option in self.state.history[: self.state.settled]:
                self.anchor.play(option, seat)
            self.anchor.settled = self.state.settled
        return self.anchor

    def take_over(self, entry: Entry, state: State) -> None:
        """Make a choice part of the table, now that it is written.

        The state comes before the position: who looks meanwhile from another thread, at the position first, may see more than the
        position says, and never less.
        """
        self.asked_at = self._asked_at(entry, state)
        place = "" if entry.code == UNDO else self.state.place(self.state.option(entry.code), entry.seat)
        self.state = state
        self._note(entry, state.events or [], place)
        if state.settled == len(state.history):
            self.anchor = state

    def _asked_at(self, entry: Entry, state: State) -> list[int]:
        """Find the position at which each seat's question was first asked, when one more choice is made."""
        return [
            self.position + 1 if seat == entry.seat or _question(state, seat) != _question(self.state, seat) else known
            for seat, known in enumerate(self.asked_at)
        ]

    def _note(self, entry: Entry, news: list[Event], place: str = "") -> None:
        """Add an entry to the journal; what was taken back is no news any more."""
        if entry.code == UNDO:
            back = next(at for at in reversed(self.standing) if self.journal[at].seat == entry.seat)
            self.standing.remove(back)
            self.news[back] = []
        else:
            self.standing.append(self.position)
        self.journal.append(entry)
        self.news.append(news)
        self.places.append(place)
        self.chain = _linked(self.chain, entry)

    def written(self, entry: Entry | None, state: State) -> Written:
        """Give what is to be written of the table after a choice, or before the first."""
        moment = {
            "position": state.to_dict(),
            "settled": state.settled,
            "together_since": state.together_since,
            "asked_at": self._asked_at(entry, state) if entry else self.asked_at,
            "chain": _linked(self.chain, entry) if entry else self.chain,
        }
        return Written(moment, summary_of(state), state.scores if state.over else None)

    # what others ask

    def news_for(self, seat: int | None, since: int, until: int | None = None) -> list[Event]:
        """Give what has happened since a position, and until another, as far as a seat may know it."""
        return [event for happened in self.news[since:until] for event in happened if event.only is None or event.only == seat]

    @cached_property
    def starter(self) -> int | None:
        """The seat that began; none where all begin together."""
        return None if self.closed else self.game.begun_by(self.origin)

    def can_undo(self, seat: int | None) -> bool:
        """Tell whether a seat may take its last choice back; not after the end, when everything that was hidden can be seen."""
        if seat is None or self.closed or self.state.over:
            return False
        return self.state.can_undo(seat, self._anchor() if self.state.acting_together else None)

    def record(self) -> dict[str, Any]:
        """Write the game down with those who sat there: the one document that the page, the API and the terminal know."""
        return record_of(self.state, [Player(seat.name, seat.bot) for seat in self.stored.seats])

    # the guided first game

    @property
    def lesson(self) -> Lesson | None:
        """The guided first game, as long as it goes on and is followed."""
        lesson = self.game.lesson() if self.stored.lesson and not self.closed else None
        return lesson if lesson and lesson.follows(self.made) else None

    @property
    def made(self) -> list[Move]:
        """The choices that stand, in their order."""
        return [(self.journal[at].seat, self.journal[at].code) for at in self.standing]

    @property
    def next_move(self) -> Move | None:
        """The choice that a guided first game has next: all others wait for it."""
        lesson = self.lesson
        return lesson.next_move(self.made) if lesson else None

    def prepared(self, seat: int) -> str | None:
        """Give the choice that a guided first game has prepared for a seat now, if there is one."""
        move = self.next_move
        return move[1] if move and move[0] == seat else None

    # bots

    def bot_to_move(self) -> int | None:
        """Find a seat that is asked and played by a bot."""
        asked = [] if self.closed else [decision.seat for decision in self.state.decisions]
        if self.next_move is not None:
            asked = [seat for seat in asked if seat == self.next_move[0]]
        return next((seat for seat in asked if self.stored.seats[seat].bot), None)


def _question(state: State, seat: int) -> Any:
    decision = state.decision_of(seat)
    return decision and (decision.question, decision.options)


def setup_of(origin: Origin) -> dict[str, Any]:
    """Write down where a game begins."""
    return {"seats": origin.seats, "seed": origin.seed, "rules": dict(origin.rules), "components": dict(origin.components)}


def has_moment(stored: StoredTable) -> bool:
    """Tell whether the moment that is kept of a table belongs to its journal."""
    return stored.moment is not None and stored.moment.get("chain") == chain_of(stored.journal)


def chain_of(journal: list[Entry]) -> str:
    """Make the fingerprint of a journal, entry by entry."""
    chain = ""
    for entry in journal:
        chain = _linked(chain, entry)
    return chain


def _linked(chain: str, entry: Entry) -> str:
    return hashlib.sha256(f"{chain} {entry.seat} {entry.code}".encode()).hexdigest()


# sentences as plain JSON


def plain(value: Any) -> Any:
    """Write a value of a sentence as plain JSON; a sentence in it becomes a table with its key."""
    if isinstance(value, Told):
        return {"told": value.key, "values": plain(value.values)}
    if isinstance(value, dict):
        return {name: plain(item) for name, item in value.items()}
    return [plain(item) for item in value] if isinstance(value, list) else value


def unplain(value: Any) -> Any:
    """Read what `plain` wrote."""
    if isinstance(value, dict):
        return Told(value["told"], unplain(value["values"])) if "told" in value else {k: unplain(v) for k, v in value.items()}
    return [unplain(item) for item in value] if isinstance(value, list) else value


def document_of(event: Event) -> dict[str, Any]:
    """Write an event down."""
    return {"key": event.key, "values": plain(event.values), "only": event.only}


def event_of(document: dict[str, Any]) -> Event:
    """Read an event."""
    return Event(document["key"], unplain(document["values"]), document["only"])


def summary_of(state: State) -> dict[str, Any]:
    """Tell what a list of games shows of a table."""
    return {
        "asked": [decision.seat for decision in state.decisions],
        "scores": state.scores,
        "winners": state.winners,
        "where": plain(state.where()),
        "verdict": plain(state.verdict()) if state.over else None,
    }
