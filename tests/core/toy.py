"""A toy game for the core's own tests: two rounds of secret bids for a card from a shuffled deck.

All seats bid together and in secret; when all have bid, the bids are revealed. The highest bid, if it is alone, wins the card's
points. Then the seat that won says aloud, at the table, whether it keeps the points.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from grange.core.chance import Chance
from grange.core.game import BotParts, Display, Game, Origin, RuleOption, Rules
from grange.core.options import Options, Verb
from grange.core.state import State
from grange.core.step import Question, Step
from grange.core.table import Panels
from grange.core.words import Message

ROUNDS, BIDS = 2, 3

OPTIONS = Options()
BID = OPTIONS.verb("bid", [str(number) for number in range(BIDS)], of="number", room=10)
KEEP = OPTIONS.verb("keep")
DECLINE = OPTIONS.verb("decline", idle=True)


class Toy(State):
    round: int
    deck: list[int]
    card: int
    bids: list[int]  # secret until all have bid
    points: list[int]

    __slots__ = (*__annotations__,)

    def lay(self, origin: Origin, chance: Chance) -> None:
        super().lay(origin, chance)
        self.round = self.card = 0
        self.deck = []
        self.bids = [-1] * self.seats
        self.points = [0] * self.seats

    def copy_into(self, other: Toy) -> None:
        super().copy_into(other)
        other.round = self.round
        other.deck = self.deck[:]
        other.card = self.card
        other.bids = self.bids[:]
        other.points = self.points[:]


class Telling:
    def __init__(self) -> None:
        self.LABELS: Mapping[Verb, Any] = {}
        self.DETAILS: Mapping[Verb, Any] = {}
        self.ICONS: Mapping[Verb, Any] = {}
        self.TARGETS: Mapping[Verb, Any] = {}
        self.GROUPS: Mapping[Verb, Any] = {}
        self.OWN: Collection[Verb] = ()
        self.HEADINGS: Collection[str] = ()
        self.PHASES: Collection[str] = ()

    def spell(self, state: Toy, values: dict[str, Any], /) -> dict[str, Any]:
        return values

    def where(self, state: Toy, /) -> Message:
        return Message("where")

    def outlook(self, state: Toy, seat: int, /) -> dict[str, Message]:
        return {}


class Scoring:
    def scores(self, state: Toy, /) -> list[int]:
        return state.points[:]

    def winners(self, state: Toy, /) -> list[int]:
        return [seat for seat, points in enumerate(state.points) if points == max(state.points)]

    def score_sheet(self, state: Toy, seat: int, /) -> dict[str, int]:
        return {"cards": state.points[seat]}

    def verdict(self, state: Toy, /) -> Message | None:
        return None


class Sight:
    def sight(self, state: Toy, seat: int | None, /) -> dict[str, Any]:
        hidden = [bid if owner == seat else bid >= 0 for owner, bid in enumerate(state.bids)]
        return {"round": state.round, "card": state.card, "deck": len(state.deck), "bids": hidden, "points": state.points[:]}

    def deal_again(self, state: Toy, seat: int, chance: Chance, /) -> None:
        chance.shuffle(state.deck)
        for other, bid in enumerate(state.bids):
            if other != seat and bid >= 0:
                state.bids[other] = chance.below(BIDS)


class Check:
    def fault(self, state: Toy, /) -> str | None:
        return None

    def limits(self, state: Toy, /) -> dict[str, int]:
        return {}


@dataclass(frozen=True, slots=True)
class Shuffle(Step):
    def happen(self, state: Toy) -> None:
        state.deck = [1, 2, 3, 4, 5]
        state.chance.shuffle(state.deck)
        state.then(Round())


@dataclass(frozen=True, slots=True)
class Round(Step):
    def happen(self, state: Toy) -> None:
        state.round += 1
        state.card = state.deck.pop()
        state.revealed()
        state.together([Bid(seat) for seat in range(state.seats)])
        state.then(Reveal())


@dataclass(frozen=True, slots=True)
class Bid(Question):
    seat: int
    prompt = "ask-bid"
    chapter = "bid"

    def options(self, state: Toy) -> list[int]:
        return BID.options(range(BIDS))

    def choose(self, state: Toy, option: int) -> None:
        _, bid = OPTIONS.read(option)
        state.bids[self.seat] = bid
        state.emit_only(self.seat, "event-bid", seat=self.seat, bid=bid)


@dataclass(frozen=True, slots=True)
class Reveal(Step):
    def happen(self, state: Toy) -> None:
        bids, highest = state.bids, max(state.bids)
        state.bids = [-1] * state.seats
        state.revealed()
        state.emit("event-reveal", bids=bids)
        if bids.count(highest) == 1:
            state.then(Keep(bids.index(highest)))
        if state.round < ROUNDS:
            state.then(Round())


@dataclass(frozen=True, slots=True)
class Keep(Question):
    seat: int
    prompt = "ask-keep"
    chapter = "bid"

    def options(self, state: Toy) -> list[int]:
        return [KEEP.option(), DECLINE.option()] if state.card > 1 else [DECLINE.option()]

    def choose(self, state: Toy, option: int) -> None:
        if OPTIONS.read(option)[0] is KEEP:
            state.points[self.seat] += state.card


TOY = Game(
    name="toy",
    version=1,
    seats=(2, 3),
    rule_options=(RuleOption("pace", ("slow", "fast")), RuleOption("lake", ("off", "on")), RuleOption("rounds", ("4", "6"))),
    folder=Path(__file__).parent,
    minutes=1,
    rules=Rules(
        state=Toy,
        first_step=Shuffle,
        steps={step.__name__: step for step in (Shuffle, Round, Bid, Reveal, Keep)},
        read_box=lambda changes: None,
        verbs=OPTIONS,
        scoring=Scoring(),
        sight=Sight(),
        check=Check(),
    ),
    display=Display(
        draw=lambda state, seat, words, names: "",
        page=lambda state, seat, words, names, place=0: Panels("", "", ()),
        terminal=lambda state, seat, words, names: "",
        labels=Telling(),
        emblem="bud",
        emblems={},
    ),
    bots=BotParts(
        judges={Question: lambda state, question, options: [0.0] * len(options)},
    ),
)


def toy(seats: int = 2, seed: int = 2, *, events: bool = False) -> Toy:
    state = TOY.origin(seats, seed, {}, {}).begin(events)
    assert isinstance(state, Toy)
    return state
