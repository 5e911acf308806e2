"""A table in play: its state, its journal, and the check that a choice answers an open question."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Collection, Mapping, Sequence
from functools import cached_property
from typing import Any, NamedTuple

from grange.core.errors import BadPosition, GrangeError
from grange.core.events import Event
from grange.core.game import Game, Origin
from grange.core.lesson import Lesson, Move
from grange.core.position import state_at
from grange.core.record import AGREEMENT, Player, record_of
from grange.core.state import State
from grange.games import find
from grange.web.house.documents import event_of, summary_of
from grange.web.house.results import ending_of, result_of
from grange.web.pace.agreed import pace_in
from grange.web.pace.clocks import (
    Clock,
    Outage,
    after_entry,
    clock_on_return,
    first_clocks,
    has_next,
    merged,
    read_clocks,
    write_clocks,
)
from grange.web.pace.entries import (
    ARRIVED,
    BACK,
    BEGUN,
    ENDED,
    LEFT,
    OFFERED,
    is_side_entry,
    kind_of,
    replaced_after,
    seats_after,
    until_in,
)
from grange.web.pace.entries import event_of as told_by
from grange.web.pace.offers import Offer, offer_after
from grange.web.refusals import NotYet
from grange.web.stored import UNMET, EndSeat, Entry, StoredSeat, StoredTable, Written

UNDO = "undo"  # the code of an undo in the journal
LOBBY = "lobby"  # marks the set-up of a table that sought its players in the lobby


class Stale(GrangeError):
    """A choice for a question that is no longer open."""


class Closed(GrangeError):
    """A table at which nobody can play: this server no longer plays its rules, or the keeper has ended it."""


class Moment(NamedTuple):
    """A state with the position of the journal at which it stands. A table replaces both at once, so they always fit."""

    state: State
    position: int  # how many entries the journal had


class LiveTable:
    """Holds a stored table's state and checks which choices may be written next.

    A choice names the position of the journal that its player had seen. It is accepted if the player's question has not changed
    since; what others did at the same time does not matter. A choice that the journal already has is not written again. A table
    opens from its snapshot if that belongs to its journal; otherwise it plays the journal from the beginning.
    """

    def __init__(self, stored: StoredTable) -> None:
        self.stored = stored
        self.game: Game[Any] = find(stored.game)
        self.outdated = stored.version != self.game.version  # people can look at it, but not play
        self.origin = self._origin(stored)
        self.given: int = stored.setup.get("given", 0)  # how many choices it was opened with; these cannot be undone
        if len(stored.seats) != self.origin.seats:
            raise LookupError("seats are missing")
        self.journal: list[Entry] = []
        self.standing: list[int] = []  # the positions of choices that nobody has taken back
        self.news: list[list[Event]] = []  # the events of each entry
        self.places: list[str] = []  # where on the board each was made, as far as it was played here
        self.asked_at = [0] * self.origin.seats  # the position from which each seat has its current question
        self.turn_at = [0] * self.origin.seats  # the position from which each seat has been on move
        self.asked_since = [stored.touched or stored.created] * self.origin.seats  # and the time
        self.chain = ""  # a hash over the journal
        self.pace = pace_in(stored.setup)
        self.arrived: set[int] = set(stored.setup["pace"]["here"]) if self.pace else set()  # seats whose players have come
        self.replaced: dict[int, Entry] = {}  # the entry since which a bot plays a person's seat
        self.begun: int | None = None if LOBBY in stored.setup else 0  # the position at which everybody was there
        self.clocks: list[Clock] = []
        self.offer: Offer | None = None  # the open offer to end the game
        self.ended = False  # whether the players have agreed to end the game early
        self.anchor: State | None = None  # a state before every choice that can still be taken back
        if not self._open(stored):
            if self.outdated:
                raise Closed("error-table-closed")
            self._play(stored.journal)

    # opening

    def _origin(self, stored: StoredTable) -> Origin:
        """Return the origin of the game; an outdated game may have rule options that no longer exist."""
        setup = stored.setup
        try:
            return self.game.origin(setup["seats"], setup["seed"], setup["rules"], setup["components"], version=stored.version)
        except GrangeError as problem:
            raise Closed("error-table-closed") if self.outdated else problem from problem

    def _open(self, stored: StoredTable) -> bool:
        """Open from the snapshot; return False if there is none or it does not belong to the journal."""
        if not has_snapshot(stored) or stored.beginning is None:
            return False
        snapshot: Any = stored.snapshot
        try:
            state = state_at(self.origin, snapshot["position"])
        except (BadPosition, LookupError):
            return False
        self.beginning = [event_of(document) for document in stored.beginning]
        for entry, news in zip(stored.journal, stored.news, strict=True):
            self._note(entry, [event_of(document) for document in news])
        if not self.outdated:
            standing = [self.journal[at] for at in self.standing]
            state.history = [(entry.seat, state.option(entry.code)) for entry in standing]
        state.undo_floor, state.together_since = snapshot["settled"], snapshot["together_since"]
        self.asked_at = snapshot["asked_at"]
        self.turn_at = snapshot.get("turn_at", self.asked_at)  # older snapshots have none
        self.asked_since = snapshot.get("asked_since", self.asked_since)  # snapshots of older servers have none
        self.clocks = read_clocks(snapshot.get("clocks", []))
        self.now = Moment(state, len(self.journal))
        return True

    def _play(self, journal: list[Entry]) -> None:
        """Play the whole journal from the beginning."""
        state = self.anchor = self.origin.begin(events=True)
        self.now = Moment(state, 0)
        self.beginning = list(state.events or [])
        if self.pace:
            running = set() if self.gathers else self._running(state, self.stored.seats, self.arrived, {})
            self.clocks = first_clocks(self.pace.allowance, self.origin.seats, running, self.stored.created)
        known = self.asked_since
        for entry in journal:
            self.add(entry, self.after(entry))
        self.asked_since = known  # nobody was asked just now

    # choices

    @property
    def state(self) -> State:
        """The state of the game; code that also needs its position takes both from `now`."""
        return self.now.state

    @property
    def position(self) -> int:
        """How many entries the journal has."""
        return self.now.position

    @property
    def last(self) -> int:
        """The position of the last entry; 0 before the first."""
        return max(0, self.position - 1)

    def written_already(self, seat: int, seen: int, code: str) -> bool:
        """Check whether the journal already has the seat's choice that was made after a position."""
        own = next((entry for entry in self.journal[seen:] if entry.seat == seat and not is_side_entry(entry.code)), None)
        return own is not None and own.code == code

    @property
    def stopped(self) -> bool:
        """Whether nobody can play here: its rules are outdated, or the keeper of the house has closed it."""
        return self.outdated or self.stored.closed is not None

    @property
    def gathers(self) -> bool:
        """Whether the table stands in the lobby and still seeks players; until they are there, nobody plays and no clock runs."""
        return self.begun is None

    @property
    def rests(self) -> bool:
        """Whether nobody can choose now."""
        return self.stopped or self.gathers

    def check_playable(self) -> None:
        """Refuse a choice at a table at which nobody can play."""
        if self.stopped:
            unmet = self.stored.closed == UNMET
            raise Closed("error-table-closed" if self.outdated else "error-table-unmet" if unmet else "error-table-ended")

    def check_fresh(self, seat: int, seen: int) -> None:
        """Refuse a choice whose player had not seen the seat's current question."""
        self.check_playable()
        if self.gathers:
            raise NotYet("error-table-gathers")
        if not self.asked_at[seat] <= seen <= self.position:
            raise Stale("error-stale", seen=seen, position=self.position)

    def after(self, entry: Entry) -> State:
        """Return the state after one more choice, with its events; refuse an illegal one. The table stays as it is."""
        state = self.state.copy()
        state.events = []
        if is_side_entry(entry.code):
            state.events = told_by(entry)
            if entry.code == ENDED:
                state.end_here()
        elif entry.code == UNDO:
            state.undo(entry.seat, self._anchor())
            state.events = [Event("event-undo", {"seat": entry.seat})]
        else:
            state.play(entry.code, entry.seat)
        if len(state.history) <= self.given:
            state.undo_floor = len(state.history)
        return state

    def _anchor(self) -> State:
        """Return a state before every choice that can still be taken back, so that an undo need not replay the game."""
        if self.anchor is None:
            state, anchor = self.state, self.origin.begin()
            for seat, option in state.history[: state.undo_floor]:
                anchor.play(option, seat)
            anchor.undo_floor = state.undo_floor
            self.anchor = anchor  # only now: another thread may look for it
        return self.anchor

    def add(self, entry: Entry, state: State) -> None:
        """Make a choice part of the table, now that it is written."""
        before = self.asked_at
        self.asked_at, self.turn_at = self._asked_at(entry, state), self._turn_at(entry, state)
        self.asked_since = _since(self.asked_since, before, self.asked_at)
        self.clocks = self._clocks_after(entry, state)
        self.stored.seats = seats_after(self.stored.seats, entry)
        is_choice = entry.code != UNDO and not is_side_entry(entry.code)
        place = self.state.place(self.state.option(entry.code), entry.seat) if is_choice else ""
        self._note(entry, state.events or [], place)
        self.now = Moment(state, len(self.journal))  # last: another thread finds in the lists whatever belongs to the moment
        if state.undo_floor == len(state.history):
            self.anchor = state

    def _asked_at(self, entry: Entry, state: State) -> list[int]:
        """Return the position from which each seat has its question after one more choice."""
        return [
            self.position + 1 if _asks_anew(entry, seat, self.state, state) else known for seat, known in enumerate(self.asked_at)
        ]

    def _turn_at(self, entry: Entry, state: State) -> list[int]:
        """Return the position from which each seat has been on move, after one more entry; further questions do not change it."""
        before = {decision.seat for decision in self.state.decisions if entry.code != BEGUN}
        begun = {decision.seat for decision in state.decisions} - before
        return [self.position + 1 if seat in begun else known for seat, known in enumerate(self.turn_at)]

    def _note(self, entry: Entry, news: list[Event], place: str = "") -> None:
        """Add an entry to the journal; an undo deletes the events of the choice that it takes back."""
        self.journal.append(entry)
        self.news.append(news)
        self.places.append(place)
        if entry.code == UNDO:
            back = next(at for at in reversed(self.standing) if self.journal[at].seat == entry.seat)
            self.standing.remove(back)
            self.news[back] = []
        elif is_side_entry(entry.code):
            self.arrived |= {entry.seat} if entry.code == ARRIVED else set()
            self.begun = len(self.journal) if entry.code == BEGUN else self.begun
            self.replaced = replaced_after(self.replaced, entry)
            self.offer = offer_after(self.offer, entry, len(self.journal) - 1)
            self.ended = self.ended or entry.code == ENDED
        else:
            self.standing.append(len(self.journal) - 1)
        self.chain = _linked(self.chain, entry)

    def to_write(self, entry: Entry | None, state: State) -> Written:
        """Return what has to be written after a choice, or before the first one."""
        turns = self._turn_at(entry, state) if entry else self.turn_at
        asked_at = self._asked_at(entry, state) if entry else self.asked_at
        asked_since = _since(self.asked_since, self.asked_at, asked_at)
        clocks = self._clocks_after(entry, state) if entry else self.clocks
        snapshot = {
            "position": state.to_dict(),
            "settled": state.undo_floor,
            "together_since": state.together_since,
            "asked_at": asked_at,
            "asked_since": asked_since,
            "turn_at": turns,
            **({"clocks": write_clocks(clocks)} if clocks else {}),
            "chain": _linked(self.chain, entry) if entry else self.chain,
        }
        summary = {**summary_of(state, asked_since), "turns": turns}
        replaced = replaced_after(self.replaced, entry) if entry else self.replaced
        if self.pace:
            untils = [(seat, until_in(since.code)) for seat, since in replaced.items() if until_in(since.code)]
            summary["pace"] = {"name": self.pace.name, "clocks": write_clocks(clocks), "away": untils}
        begun = self.position + 1 if entry and entry.code == BEGUN else self.begun
        if begun is None:
            summary["asked"] = []
        elif begun:
            summary["begun"] = begun
        if state.over:
            summary["result"] = self.result_of(state, entry)
        if left := [seat for seat, since in replaced.items() if kind_of(since.code) == LEFT]:
            summary["left"] = left
        scores = state.scores if state.over else None
        return Written(snapshot, summary, scores, self._deadline(clocks, replaced), self._ending(entry, state))

    def _ending(self, entry: Entry | None, state: State) -> list[EndSeat] | None:
        """Return how a game that counts has ended with a choice; None before that."""
        if entry is None or is_side_entry(entry.code) or not state.over or not self._counts:
            return None
        return ending_of(state, [*self.journal, entry], {*self.standing, len(self.journal)})

    @property
    def _counts(self) -> bool:
        """Whether the result counts for ratings or for the season of a club."""
        return (self.stored.rated or self.stored.club is not None) and not self.given and not self.stored.seed_chosen

    def result_of(self, state: State, entry: Entry | None = None) -> dict[str, Any]:
        """Write the result of the game, which may have ended with an entry."""
        agreed = self.ended or (entry is not None and entry.code == ENDED)
        return {**result_of(state, self.given), **({"ended": AGREEMENT} if agreed else {})}

    # an offer to end the game

    def undecided(self) -> list[int]:
        """List the seats that still have to agree to the open offer.

        Bots follow the others, also those that play for a person. If they play for everybody else, at least one person has to
        return and agree, unless all of them have left for good.
        """
        if self.offer is None:
            return []
        others = [each for each in self.stored.seats if each.person and each.seat != self.offer.seat]
        asked = [each.seat for each in others if each.bot is None]
        if not asked and not self.offer.agreed:
            asked = [each.seat for each in others if not self.has_left(each.seat)]
        return [seat for seat in asked if seat not in self.offer.agreed]

    @property
    def agreed_to_end(self) -> bool:
        """Whether everybody agrees to the open offer."""
        return self.offer is not None and not self.stopped and not self.state.over and not self.undecided()

    def may_offer_again(self, seat: int) -> bool:
        """Check whether a seat has made a choice since its last offer."""
        last = next((entry for entry in reversed(self.journal) if entry.seat == seat and _is_own(entry)), None)
        return last is None or last.code != OFFERED

    # clocks

    @property
    def outages(self) -> Sequence[Outage]:
        """The times during which no clock ran: the house was down, or its keeper had closed the table."""
        stored = self.stored
        now_closed = [(stored.closed_at, max(stored.closed_at, time.time()))] if stored.closed and stored.closed_at else []
        pauses = [*stored.pauses, *now_closed]
        return merged([*stored.outages, *pauses]) if pauses else stored.outages

    def _running(
        self, state: State, sitting: list[StoredSeat], arrived: Collection[int], replaced: Mapping[int, Entry]
    ) -> set[int]:
        """Return the seats whose clocks run: on move, with a player who is here, and no bot in the player's place.

        Where everybody plays at the same time, no clock runs before everybody has come.
        """
        if self._awaits_somebody(sitting, arrived):
            return set()
        on_move = [sitting[decision.seat] for decision in state.decisions]
        here = [each.seat for each in on_move if each.person and each.bot is None]
        return {seat for seat in here if seat in arrived and seat not in replaced}

    def _awaits_somebody(self, sitting: Sequence[StoredSeat], arrived: Collection[int]) -> bool:
        """Check whether a table at which everybody plays at the same time still waits for somebody to arrive."""
        together = self.pace is not None and self.pace.allowance.together
        return together and any(each.person and each.bot is None and each.seat not in arrived for each in sitting)

    def _clocks_after(self, entry: Entry, state: State) -> list[Clock]:
        """Return the clocks after one more entry."""
        if self.pace is None:
            return []
        arrived = {*self.arrived, entry.seat} if entry.code == ARRIVED else self.arrived
        waits, sitting = self.gathers and entry.code != BEGUN, seats_after(self.stored.seats, entry)
        running = set() if waits else self._running(state, sitting, arrived, replaced_after(self.replaced, entry))
        clocks = [
            clock_on_return(self.pace.allowance, clock) if seat == entry.seat and self._was_away(entry, clock) else clock
            for seat, clock in enumerate(self.clocks)
        ]
        complete = self._awaits_somebody(self.stored.seats, self.arrived) and not self._awaits_somebody(sitting, arrived)
        begins = complete or entry.code in (ARRIVED, BEGUN) or (entry.code != UNDO and not is_side_entry(entry.code))
        return after_entry(self.pace.allowance, clocks, running, entry.at, self.outages, begins, entry.code == UNDO)

    def _was_away(self, entry: Entry, clock: Clock) -> bool:
        """Check whether a returning player was late or on holiday; a player who only let a bot play gains no time."""
        away = self.replaced.get(entry.seat)
        until = until_in(away.code) if away else None
        return entry.code == BACK and (not clock.left or (until is not None and until <= entry.at))

    def _deadline(self, clocks: list[Clock], replaced: Mapping[int, Entry]) -> float | None:
        """Return the time at which somebody's time is up and a bot plays on, or somebody's holiday ends; None if there is none."""
        late = self.pace is not None and self.pace.late is not None
        ends = [clock.ends(self.outages) for clock in clocks if late]
        return min(
            (end for end in [*ends, *(until_in(entry.code) for entry in replaced.values())] if end is not None), default=None
        )

    @property
    def deadline(self) -> float | None:
        """The next time at which a bot has to play on for somebody, or somebody's holiday ends."""
        return self._deadline(self.clocks, self.replaced)

    def returning(self, now: float) -> list[int]:
        """List the seats whose players' holidays are over."""
        untils = {seat: until_in(entry.code) for seat, entry in self.replaced.items()}
        return [seat for seat, until in untils.items() if until is not None and until <= now]

    def time_of(self, seat: int, now: float) -> float | None:
        """Return the seconds that a person's clock shows; None where there is no clock, or a bot plays."""
        sits = self.stored.seats[seat]
        if self.pace is None or not self.clocks or not sits.person or sits.bot is not None or self.state.over:
            return None
        return has_next(self.pace.allowance, self.clocks[seat], now, self.outages)

    def is_replaced(self, seat: int) -> bool:
        """Check whether a bot plays a person's seat, or its player is on holiday."""
        return self.stored.seats[seat].person and (self.stored.seats[seat].bot is not None or seat in self.replaced)

    def is_on_holiday(self, seat: int) -> bool:
        """Check whether a player is on holiday."""
        return seat in self.replaced and until_in(self.replaced[seat].code) is not None

    def has_left(self, seat: int | None) -> bool:
        """Check whether a player has left for good."""
        return seat is not None and seat in self.replaced and kind_of(self.replaced[seat].code) == LEFT

    def late_seats(self, now: float) -> list[int]:
        """List the seats whose time is up and for which a bot plays on."""
        if not (self.pace and self.pace.late) or self.stopped:
            return []
        running = [seat for seat, clock in enumerate(self.clocks) if clock.since is not None]
        return [seat for seat in running if not self.clocks[seat].left_at(now, self.outages)]

    # what others ask

    def news_for(self, seat: int | None, since: int, until: int | None = None) -> list[Event]:
        """Return the events between two positions that a seat may know."""
        return [event for happened in self.news[since:until] for event in happened if event.only is None or event.only == seat]

    @cached_property
    def starter(self) -> int | None:
        """The seat that was drawn to begin; None where none is."""
        return None if self.outdated else self.game.begun_by(self.origin)

    def can_undo(self, seat: int | None) -> bool:
        """Check whether a seat may take its last choice back; nobody may after the end, when all hidden things are shown."""
        state = self.state
        if seat is None or self.stopped or state.over or self.has_left(seat):
            return False
        return state.can_undo(seat, self._anchor() if state.acting_together else None)

    def record(self) -> dict[str, Any]:
        """Write the game's record with its players, the same document on pages, in the API and in the terminal."""
        record = record_of(self.state, [Player(seat.name, seat.bot) for seat in self.stored.seats])
        return {**record, "ended": AGREEMENT} if self.ended else record

    # lessons

    @property
    def lesson(self) -> Lesson | None:
        """The lesson, as long as it goes on and the player follows it."""
        lesson = self.game.lesson_with(self.stored.setup["seed"]) if self.stored.lesson and not self.outdated else None
        return lesson if lesson and lesson.follows(self.moves) else None

    @property
    def moves(self) -> list[Move]:
        """The choices that nobody took back, in their order."""
        return [(self.journal[at].seat, self.journal[at].code) for at in self.standing]

    @property
    def next_move(self) -> Move | None:
        """The next choice of the lesson: no other is possible before it."""
        lesson = self.lesson
        return lesson.next_move(self.moves) if lesson else None

    def prepared(self, seat: int) -> str | None:
        """Return the choice that the lesson has prepared for a seat now, if there is one."""
        move = self.next_move
        return move[1] if move and move[0] == seat else None

    # bots

    def bot_to_move(self) -> int | None:
        """Find a bot's seat that the game asks."""
        asked = [] if self.rests else [decision.seat for decision in self.state.decisions]
        if self.next_move is not None:
            asked = [seat for seat in asked if seat == self.next_move[0]]
        return next((seat for seat in asked if self.stored.seats[seat].bot), None)


def _asks_anew(entry: Entry, seat: int, before: State, after: State) -> bool:
    """Check whether a seat has another question after an entry; its own choice always counts."""
    own = seat == entry.seat and not is_side_entry(entry.code)
    return own or entry.code == BEGUN or _question(after, seat) != _question(before, seat)


def _is_own(entry: Entry) -> bool:
    """Check whether an entry is an offer, or a choice."""
    return entry.code == OFFERED or (entry.code != UNDO and not is_side_entry(entry.code))


def _question(state: State, seat: int) -> Any:
    decision = state.decision_of(seat)
    return decision and (decision.question, decision.options)


def _since(known: list[float], before: list[int], after: list[int]) -> list[float]:
    """Update the times from which seats have their questions, after the positions have changed."""
    return [since if at == now_at else time.time() for since, at, now_at in zip(known, before, after, strict=True)]


def has_snapshot(stored: StoredTable) -> bool:
    """Check whether a stored table has a snapshot that belongs to its journal."""
    return stored.snapshot is not None and stored.snapshot.get("chain") == chain_of(stored.journal)


def chain_of(journal: list[Entry]) -> str:
    """Hash a journal, entry by entry."""
    chain = ""
    for entry in journal:
        chain = _linked(chain, entry)
    return chain


def _linked(chain: str, entry: Entry) -> str:
    return hashlib.sha256(f"{chain} {entry.seat} {entry.code}".encode()).hexdigest()
