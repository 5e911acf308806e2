"""A toy game for the core's own tests: two rounds of secret bids for a card from a shuffled deck.

All seats bid together and in secret; when all have bid, the bids are revealed. The highest bid, if it is alone, wins the card's
points. Then the seat that won says aloud, at the table, whether it keeps the points.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from grange.core.chance import Chance
from grange.core.codes import Codes
from grange.core.game import Game, Origin, RuleOption
from grange.core.state import State
from grange.core.step import Question, Step
from grange.core.words import Told

ROUNDS, BIDS = 2, 3
KEEP, DECLINE = 10, 11

CODES = Codes()
CODES.add(0, "bid", [str(number) for number in range(BIDS)])
CODES.add(KEEP, "keep")
CODES.add(DECLINE, "decline")


class Toy(State):
    round: int
    deck: list[int]
    card: int
    bids: list[int]  # secret until all have bid
    points: list[int]

    __slots__ = (*__annotations__,)

    def __init__(self, origin: Origin, chance: Chance) -> None:
        super().__init__(origin, chance)
        self.round = self.card = 0
        self.deck = [1, 2, 3, 4, 5]
        self.bids = [-1] * self.seats
        self.points = [0] * self.seats

    def copy_into(self, other: Toy) -> None:
        super().copy_into(other)
        other.round = self.round
        other.deck = self.deck[:]
        other.card = self.card
        other.bids = self.bids[:]
        other.points = self.points[:]

    @property
    def codes(self) -> Codes:
        return CODES

    @property
    def scores(self) -> list[int]:
        return self.points[:]

    @property
    def winners(self) -> list[int]:
        return [seat for seat, points in enumerate(self.points) if points == max(self.points)] if self.over else []

    def score_sheet(self, seat: int) -> dict[str, int]:
        return {"cards": self.points[seat]}

    def where(self) -> Told:
        return Told("where")

    def label(self, option: int, seat: int) -> Told:
        return Told(f"option-{option}")

    def target(self, option: int, seat: int) -> str:
        return ""

    def sight(self, seat: int | None) -> dict[str, Any]:
        hidden = [bid if owner == seat else bid >= 0 for owner, bid in enumerate(self.bids)]
        return {"round": self.round, "card": self.card, "deck": len(self.deck), "bids": hidden, "points": self.points[:]}

    def deal_again(self, seat: int, chance: Chance) -> None:
        chance.shuffle(self.deck)
        for other, bid in enumerate(self.bids):
            if other != seat and bid >= 0:
                self.bids[other] = chance.below(BIDS)

    def check(self) -> None:
        pass


@dataclass(slots=True)
class Shuffle(Step[Toy]):
    def happen(self, state: Toy) -> None:
        state.chance.shuffle(state.deck)
        state.then(Round())


@dataclass(slots=True)
class Round(Step[Toy]):
    def happen(self, state: Toy) -> None:
        state.round += 1
        state.card = state.deck.pop()
        state.revealed()
        state.together([Bid(seat) for seat in range(state.seats)])
        state.then(Reveal())


@dataclass(slots=True)
class Bid(Question[Toy]):
    seat: int
    prompt = "ask-bid"
    chapter = "bid"

    def options(self, state: Toy) -> list[int]:
        return list(range(BIDS))

    def choose(self, state: Toy, option: int) -> None:
        state.bids[self.seat] = option
        state.tell_only(self.seat, "event-bid", seat=self.seat, bid=option)


@dataclass(slots=True)
class Reveal(Step[Toy]):
    def happen(self, state: Toy) -> None:
        bids, highest = state.bids, max(state.bids)
        state.bids = [-1] * state.seats
        state.revealed()
        state.tell("event-reveal", bids=bids)
        if bids.count(highest) == 1:
            state.then(Keep(bids.index(highest)))
        if state.round < ROUNDS:
            state.then(Round())


@dataclass(slots=True)
class Keep(Question[Toy]):
    seat: int
    prompt = "ask-keep"
    chapter = "bid"

    def options(self, state: Toy) -> list[int]:
        return [KEEP, DECLINE] if state.card > 1 else [DECLINE]

    def choose(self, state: Toy, option: int) -> None:
        if option == KEEP:
            state.points[self.seat] += state.card


TOY = Game(
    name="toy",
    version=1,
    seats=(2, 3),
    options=(RuleOption("pace", ("slow", "fast")), RuleOption("lake", ("off", "on")), RuleOption("rounds", ("4", "6"))),
    state=Toy,
    first_step=Shuffle,
    steps={step.__name__: step for step in (Shuffle, Round, Bid, Reveal, Keep)},
    folder=Path(__file__).parent,
    read_box=lambda changes: None,
    draw=lambda state, seat, words, names: "",
    page=lambda state, seat, words, names: ("", ""),
    terminal=lambda state, seat, words, names: "",
    judge=lambda state, seat: [0.0] * len(state.decision_of(seat).options),
    idle=frozenset({DECLINE}),
    emblem="bud",
    emblems={},
)


def toy(seats: int = 2, seed: int = 2, *, events: bool = False) -> Toy:
    state = TOY.origin(seats, seed, {}, {}).begin(events)
    assert isinstance(state, Toy)
    return state
