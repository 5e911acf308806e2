"""A table in play: its state, its journal, and which choices still fit."""

from __future__ import annotations

from typing import Any

from grange.core.errors import BadRecord, GrangeError
from grange.core.game import Game
from grange.core.record import Player, record_of
from grange.core.state import Event, State
from grange.games import find
from grange.web.store import Entry, StoredTable

UNDO = "undo"  # stands in the journal like a choice


class Stale(GrangeError):
    """A choice that answers a question which is no longer open."""


class LiveTable:
    """Plays a stored table's journal and says which choices may be written next.

    A choice names the position of the journal that its player had seen. It fits if the player's question has not changed since;
    what others did at the same time does not matter. A choice that was written already is known by its place and is not written
    again.
    """

    def __init__(self, stored: StoredTable) -> None:
        self.stored = stored
        self.game: Game[Any] = find(stored.game)
        if stored.version != self.game.version:
            ours = str(self.game.version)
            raise BadRecord("error-record-version", game=stored.game, version=str(stored.version), ours=ours)
        setup = stored.setup
        origin = self.game.origin(setup["seats"], setup["seed"], setup["rules"], setup["components"])
        self.state: State = origin.begin(events=True)
        self.beginning = list(self.state.events or [])
        self.journal: list[Entry] = []
        self.news: list[list[Event]] = []  # what each entry of the journal made happen
        self.asked_at = [0] * self.state.seats  # the position at which each seat's question was first asked
        for entry in stored.journal:
            self.take_over(entry, self.after(entry))

    @property
    def position(self) -> int:
        """How many choices have been made."""
        return len(self.journal)

    def written_already(self, seat: int, seen: int, code: str) -> bool:
        """Tell whether the seat's choice, made after it had seen a position, stands in the journal."""
        own = next((entry for entry in self.journal[seen:] if entry.seat == seat), None)
        return own is not None and own.code == code

    def check_fresh(self, seat: int, seen: int) -> None:
        """Refuse a choice whose player had not seen the seat's present question."""
        if not self.asked_at[seat] <= seen <= self.position:
            raise Stale("error-stale", seen=seen, position=self.position)

    def after(self, entry: Entry) -> State:
        """Give the state after one more choice; refuse it if it is not allowed. The table itself does not change."""
        state = self.state.copy()
        if entry.code == UNDO:
            state.undo(entry.seat)
        else:
            state.play(entry.code, entry.seat)
        return state

    def take_over(self, entry: Entry, state: State) -> None:
        """Make a choice part of the table, now that it is written."""
        before = [self._question(self.state, seat) for seat in range(state.seats)]
        known = len(self.state.events or [])
        self.news.append([Event("event-undo", {"seat": entry.seat})] if entry.code == UNDO else (state.events or [])[known:])
        self.state = state
        self.journal.append(entry)
        for seat, question in enumerate(before):
            if seat == entry.seat or self._question(state, seat) != question:
                self.asked_at[seat] = self.position

    @staticmethod
    def _question(state: State, seat: int) -> Any:
        decision = state.decision_of(seat)
        return decision and (decision.question, decision.options)

    def news_for(self, seat: int | None, since: int) -> list[Event]:
        """Give what has happened since a position, as far as a seat may know it."""
        return [event for happened in self.news[since:] for event in happened if event.only is None or event.only == seat]

    def record(self) -> dict[str, Any]:
        """Write the game down with those who sat there: the one document that the page, the API and the terminal know."""
        return record_of(self.state, [Player(seat.name, seat.bot) for seat in self.stored.seats])

    def bot_to_move(self) -> int | None:
        """Find a seat that is asked and played by a bot."""
        asked = [decision.seat for decision in self.state.decisions]
        return next((seat for seat in asked if self.stored.seats[seat].bot), None)
