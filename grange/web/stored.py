"""The records of the store as other code sees them, and its refusals."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, NamedTuple

from grange.bots import usual_name

ENDED, HIDDEN = "ended", "hidden"  # how the keeper of a house can close a table
UNMET = "unmet"  # how a table in the lobby closes itself if it found too few players


class PositionTakenError(Exception):
    """Somebody else has written this position of the journal, or it is not the next one any more."""


class GoneError(Exception):
    """The table was deleted."""


class SeatTakenError(Exception):
    """Somebody sits there already, or the link was replaced by a new one."""


class NextTakenError(Exception):
    """Somebody else has opened the table that follows this one, or has changed its campaign."""


@dataclass(frozen=True)
class Entry:
    """One choice in a journal."""

    seat: int
    code: str
    at: float = field(default=0.0, compare=False)  # the time at which it was written


@dataclass(frozen=True)
class StoredSeat:
    """A seat and its player."""

    seat: int
    name: str
    bot: str | None
    person: bool
    taken: bool
    account: bool = False  # whether the name is that of the person's account
    link: int = 0  # how often its host has made a new link for it

    def __post_init__(self) -> None:
        """Call a bot by its usual name, also at a table that was opened when it had another one."""
        if self.bot:
            object.__setattr__(self, "bot", usual_name(self.bot))


def is_free(seat: StoredSeat) -> bool:
    """Check whether a person may still take a seat."""
    return seat.person and not seat.taken and seat.bot is None


@dataclass(frozen=True)
class EndSeat:
    """How a seat of a game that counts ended."""

    seat: int
    team: int  # partners have the same one
    place: int
    points: int
    counted: bool  # whether its player made at least half of its choices


@dataclass(frozen=True)
class Written:
    """What is stored of a table after a choice, besides the choice itself."""

    snapshot: dict[str, Any]  # the position from which the table opens again
    summary: dict[str, Any]  # what a list of games shows
    scores: list[int] | None = None  # once the game is over
    deadline: float | None = None  # the time at which somebody's time is up, if a bot plays on then
    ending: list[EndSeat] | None = None  # once a game that counts is over


@dataclass(kw_only=True)
class StoredTable:
    """A table in the store."""

    id: str
    game: str
    version: int
    setup: dict[str, Any]
    created: float
    seats: list[StoredSeat]
    journal: list[Entry] = field(default_factory=list)
    news: list[Any] = field(default_factory=list)  # the events of each choice
    beginning: list[Any] | None = None
    snapshot: dict[str, Any] | None = None  # the latest, if there is one
    daily: str | None = None
    seed_chosen: bool = False
    opened_from: str | None = None
    touched: float = 0.0
    started: bool = False
    lesson: bool = False  # whether it is an unfinished guided first game
    rematch_of: str | None = None  # the earlier table of the same people
    rematch: str | None = None  # the next table of the same people
    campaign: str | None = None  # the campaign that it belongs to
    campaign_table: int | None = None  # the index of this table in its campaign, from 0
    closed: str | None = None  # ENDED, HIDDEN or UNMET
    closed_at: float | None = None  # since when
    pauses: list[tuple[float, float]] = field(default_factory=list)  # while the keeper had it closed
    rated: bool = False  # whether it counts for ratings
    club: str | None = None  # whose season it counts for
    seeks: Seeking | None = None  # whom it seeks, when it is opened
    outages: list[tuple[float, float]] = field(default_factory=list)  # of the house, while no clock ran


@dataclass(frozen=True)
class Since:
    """What has changed at a table since a position of its journal."""

    journal: list[Entry]
    seats: list[StoredSeat]
    lesson: bool
    rematch: str | None
    closed: str | None


@dataclass(frozen=True)
class StoredCampaign:
    """A campaign in the store."""

    id: str
    document: dict[str, Any]
    revision: int = 0  # 0 before it is stored
    playing: str | None = None  # the table of the game in progress
    last: str = ""  # its latest table
    tables: int = 0  # the number of its tables


@dataclass(frozen=True)
class Seeking:
    """Whom a table in the lobby seeks, and for how long."""

    until: float  # the time at which it ends by itself, unless its seats are taken
    lowest: int | None = None  # the rating that players need
    highest: int | None = None
    club: str | None = None  # whose members alone may sit down


@dataclass(frozen=True)
class OpenTable:
    """A table in the lobby that seeks players."""

    id: str
    game: str
    version: int
    setup: dict[str, Any]
    rated: bool
    opened: float
    seeking: Seeking
    seats: list[StoredSeat]
    holders: dict[int, list[str]]  # the visitors of each seat

    @property
    def free(self) -> int:
        """The number of seats that somebody may take."""
        return sum(is_free(seat) for seat in self.seats)

    @property
    def people(self) -> set[str]:
        """Everybody who sits there, and the host."""
        return {visitor for visitors in self.holders.values() for visitor in visitors}


@dataclass(frozen=True)
class Wish:
    """A wish for a game: with whom, at which pace, and whether it counts."""

    id: str
    visitor: str
    name: str  # the display name
    game: str  # empty for any
    fewest: int  # people at the table
    most: int
    pace: str
    counts: str  # rated, friendly or either
    made: float
    until: float  # the time at which it ends by itself
    ended: float | None = None  # the time at which it was met or ended
    table_id: str | None = None  # the table that it led to


@dataclass(frozen=True)
class Block:
    """Somebody whom a visitor does not want to meet."""

    id: str
    visitor: str
    other: str
    name: str  # by which the visitor knew them
    created: float


@dataclass(frozen=True)
class Complaint:
    """What a visitor has told the keeper of the house about a person or a table."""

    id: str
    at: float
    visitor: str | None
    other: str | None  # None for a table as a whole, and once everything about them was deleted
    table_id: str
    seat: int | None
    name: str  # that the seat showed
    reason: str
    words: str
    done: float | None = None
    answer: str | None = None


@dataclass(frozen=True)
class Club:
    """A club: people who play together."""

    id: str
    name: str
    about: str
    sign: str  # a drawing
    founded: float
    link: int  # counts the invitation links; only the latest works


@dataclass(frozen=True)
class Member:
    """A member of a club."""

    id: str  # by which members know each other
    club: str
    person: str
    role: str  # founder, steward or member
    name: str
    joined: float


@dataclass(frozen=True)
class Evening:
    """An evening of a club."""

    id: str
    club: str
    at: float
    until: float
    zone: str  # in which its time is said
    about: str
    made: float


@dataclass(frozen=True)
class ClubGame:
    """How a game of a club ended: each person's place."""

    game: str
    ended: float
    places: list[tuple[str, int]]


@dataclass(frozen=True)
class ClubResult:
    """What a member has won at one table of the club."""

    person: str
    game: str
    points: int
    ended: float


@dataclass(frozen=True)
class Right:
    """A right of a visitor's browser at a table: to a seat, or to be its host."""

    visitor: str
    seat: int


@dataclass(frozen=True)
class Listed:
    """A table in a list of games."""

    id: str
    game: str
    version: int
    over: bool
    started: bool
    away: bool
    closed: str | None
    touched: float
    daily: str | None
    summary: dict[str, Any] | None
    seats: list[StoredSeat]
    held: list[int]  # the visitor's seats
    news: list[Any]  # the events of its last choice, as documents

    @property
    def asked(self) -> list[int]:
        """The visitor's own seats that are asked; not those that a bot plays for them."""
        asked = (self.summary or {}).get("asked", [])
        return [seat.seat for seat in self.seats if seat.seat in self.held and seat.seat in asked and seat.bot is None]

    @property
    def left(self) -> bool:
        """Whether the visitor has left for good, with all seats that they held."""
        return bool(self.held) and set(self.held) <= set((self.summary or {}).get("left", []))

    @property
    def waits_since(self) -> float:
        """The time since which the table waits: for the visitor if they are asked, otherwise for anybody."""
        summary = self.summary or {}
        since, waited_for = summary.get("since", []), self.asked or summary.get("asked", [])
        return min((since[seat] for seat in waited_for if seat < len(since)), default=self.touched)


@dataclass(frozen=True)
class DailyPlace:
    """A place in the ranking of a daily challenge."""

    day: str
    game: str
    table: str
    name: str
    place: int
    points: int
    touched: float
    mine: bool


@dataclass(frozen=True)
class Played:
    """A finished game at which a visitor holds seats, for their record."""

    table: str
    game: str
    ended: float
    daily: str | None  # the day of its challenge, if it was finished on that day
    place_of_day: int | None  # in the ranking of that day, if it was asked for
    summary: dict[str, Any]
    seats: list[StoredSeat]
    held: list[int]
    reviewed: bool
    accuracy: list[int] | None  # of each seat, in percent


class Skill(NamedTuple):
    """What is known about somebody's strength at a game with a number of seats."""

    mu: float  # the mean
    sigma: float  # the standard deviation
    games: int = 0
    first: int = 0  # places


class RatedSeat(NamedTuple):
    """A seat of a rated game."""

    player: str
    team: int
    place: int
    counted: bool


class RatedResult(NamedTuple):
    """How a rated game ended, as far as ratings need it."""

    table: str
    game: str
    seats: tuple[RatedSeat, ...]


@dataclass(frozen=True)
class OwnResult:
    """A rated game of a person, with the rating after it."""

    table: str
    game: str
    seats: int
    ended: float
    place: int
    points: int
    counted: bool
    mu: float | None  # null until ratings have counted it, and if it did not count
    sigma: float | None


@dataclass(frozen=True)
class CupHead:
    """What was agreed about a cup, and how far it is."""

    id: str
    name: str
    game: str
    rules: dict[str, str]
    size: int  # seats of a whole table
    rounds: int
    pace: str
    rated: bool
    hours: float  # that a round lasts at most
    host: str
    created: float
    begins: float
    state: str = "open"  # open, playing, over, or off if too few came
    round: int = 0
    deadline: float | None = None
    ended: float | None = None


@dataclass(frozen=True)
class CupPlayer:
    """Somebody who has entered a cup."""

    player: str
    name: str
    entered: float
    gone: float | None = None


@dataclass(frozen=True)
class CupTable:
    """A table of a round; without a name it is a bye."""

    round: int
    number: int
    table: str | None
    players: tuple[str, ...]  # by seat
    places: list[int] | None = None
    absent: list[int] | None = None  # seats for which a bot has finished
    points: list[int] | None = None
    hidden: bool = False  # whether the keeper has hidden it, so that it has no pages


@dataclass(frozen=True)
class StoredCup:
    """A cup with its players and all tables."""

    head: CupHead
    players: list[CupPlayer]
    tables: list[CupTable]


@dataclass(frozen=True)
class WaitingReview:
    """A waiting review, and who asked for it."""

    table: str
    visitor: str | None
    address: str | None  # a hash


@dataclass(frozen=True)
class Deed:
    """Something that the keeper of a house has done: an entry of the log."""

    id: int
    at: float
    deed: str
    about: str
    reason: str


@dataclass(frozen=True)
class StandingOrder:
    """An order of the keeper that stands: a ban, an announcement on all pages, or a process that has to stay away."""

    kind: str
    about: str
    document: dict[str, Any]
    until: float | None


@dataclass(frozen=True)
class Report:
    """What a process has told the keeper: who is connected, and what waits."""

    process: str
    answers: int  # the entry of the log with the question; 0 if it was not asked yet
    report: dict[str, Any]


@dataclass(frozen=True)
class Wishes:
    """How a visitor wants to be called back: the language and the quiet hours."""

    visitor: str
    lang: str
    zone: str = "UTC"
    quiet_from: int | None = None  # hours of the day
    quiet_until: int | None = None
    digest: float = 0.0  # the time of the last daily digest


@dataclass(frozen=True)
class Channel:
    """A way to reach a visitor: a browser, a webhook or a mailbox."""

    id: str
    visitor: str
    kind: str
    address: str
    keys: dict[str, str] | None
    private: bool  # whether only the visitor reads it
    confirmed: bool
    site: str  # the house's address as the visitor knows it
    created: float
    tried: float = 0.0
    delivered: float | None = None
    failed: float | None = None  # the time of the first failure since the last success
    trouble: str | None = None
    device: str | None = None  # that set it up


@dataclass(frozen=True)
class Device:
    """A browser of a person."""

    id: str
    person: str
    browser: str
    in_hand: bool
    created: float
    seen: float
    signed_out: bool = False


@dataclass(frozen=True)
class Profile:
    """What a person has chosen for themselves."""

    person: str
    name: str = ""  # the display name; that of the account, if the person has one
    emblem: str = ""  # empty: the usual one
    pace: str | None = None  # the usual pace of new tables
    public: bool = False  # whether everybody may see the person's page
    away_until: float | None = None  # the end of the person's holiday


@dataclass(frozen=True)
class Meeting:
    """A finished game of two people, and the place of each."""

    table: str
    mine: int
    theirs: int


@dataclass(frozen=True)
class Ticket:
    """Something that can be used once and soon: a transfer code, or a challenge for a passkey."""

    kind: str
    person: str
    document: dict[str, Any]


@dataclass(frozen=True)
class Passkey:
    """A passkey of an account."""

    id: str
    person: str
    credential: str
    public_key: str
    uses: int
    created: float
    used: float | None = None
    device: str | None = None  # that added it


@dataclass(frozen=True)
class Turn:
    """A turn of a seat that one of its holder's channels may have to tell."""

    channel: str
    table_id: str
    seat: int
    since: int  # the position at which it began
    at: float  # and when
    own: bool  # whether the visitor's own choice or undo began it, or the visitor opened the table
    fresh: bool  # whether it began after the channel was set up


@dataclass(frozen=True)
class Waiting:
    """A notice in the queue."""

    channel: str
    table_id: str
    seat: int
    since: int
    tries: int
    visitor: str = ""  # whom it calls
