"""A toy game in a package of its own: three hidden cards each, three tricks, all seats play a card at the same time.

It has hidden cards and simultaneous choices, and nothing else. `grange new-game` writes a larger start with pictures and rules.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rich.markup import escape

from grange.core.chance import Chance
from grange.core.game import BotParts, Display, Game, Origin, Rules
from grange.core.options import Options
from grange.core.state import State
from grange.core.step import Question, Step
from grange.core.table import Panels
from grange.core.words import Message, Words

CARDS = [str(number) for number in range(1, 13)]
HELD = 3

OPTIONS = Options()
PLAY = OPTIONS.verb("play", CARDS, of="card")


class HighCard(State):
    """The hands, the cards played in this trick, and the tricks won."""

    hands: list[list[int]]
    deck: list[int]
    played: list[int]  # -1 until the seat has chosen
    tricks: list[int]

    __slots__ = (*__annotations__,)

    def lay(self, origin: Origin, chance: Chance) -> None:
        """Lay the table as it is before the first step."""
        super().lay(origin, chance)
        self.hands = [[] for _ in range(self.seats)]
        self.deck = []
        self.played = [-1] * self.seats
        self.tricks = [0] * self.seats

    def copy_into(self, other: HighCard) -> None:
        """Copy every field."""
        super().copy_into(other)
        other.hands = [hand[:] for hand in self.hands]
        other.deck = self.deck[:]
        other.played = self.played[:]
        other.tricks = self.tricks[:]


@dataclass(frozen=True, slots=True)
class Deal(Step):
    """Every seat gets three cards."""

    def happen(self, state: HighCard) -> None:
        state.deck = list(range(len(CARDS)))
        state.chance.shuffle(state.deck)
        state.hands = [sorted(state.deck.pop() for _ in range(HELD)) for _ in range(state.seats)]
        state.then(Trick())


@dataclass(frozen=True, slots=True)
class Trick(Step):
    """All seats play a card at the same time."""

    def happen(self, state: HighCard) -> None:
        state.together([PlayCard(seat) for seat in range(state.seats)])
        state.then(Reveal())


@dataclass(frozen=True, slots=True)
class PlayCard(Question):
    """The seat plays one of its cards, face down."""

    seat: int
    prompt = "ask-play"
    chapter = "play"

    def options(self, state: HighCard) -> list[int]:
        return PLAY.options(state.hands[self.seat])

    def choose(self, state: HighCard, option: int) -> None:
        card = OPTIONS.read(option)[1]
        state.hands[self.seat].remove(card)
        state.played[self.seat] = card


@dataclass(frozen=True, slots=True)
class Reveal(Step):
    """The highest card wins the trick; the next trick follows while there are cards."""

    def happen(self, state: HighCard) -> None:
        state.revealed()
        winner = state.played.index(max(state.played))
        state.tricks[winner] += 1
        state.emit("event-trick", seat=winner)
        state.played = [-1] * state.seats
        if state.hands[0]:
            state.then(Trick())


class Scoring:
    """Tricks are points."""

    def scores(self, state: HighCard, /) -> list[int]:
        """Count the tricks."""
        return state.tricks[:]

    def winners(self, state: HighCard, /) -> list[int]:
        """List the seats with the most tricks."""
        return [seat for seat, tricks in enumerate(state.tricks) if tricks == max(state.tricks)]

    def score_sheet(self, state: HighCard, seat: int, /) -> dict[str, int]:
        """Return the seat's tricks."""
        return {"tricks": state.tricks[seat]}

    def verdict(self, state: HighCard, /) -> Message | None:
        """Say nothing more."""
        return None


class Sight:
    """A seat sees its own hand and card."""

    def sight(self, state: HighCard, seat: int | None, /) -> dict[str, Any]:
        """Describe what a seat sees."""
        own = [] if seat is None else state.hands[seat]
        return {
            "hand": [int(card in own) for card in range(len(CARDS))],
            "held": [len(hand) + (card >= 0) for hand, card in zip(state.hands, state.played, strict=True)],
            "card": -1 if seat is None else state.played[seat],
            "tricks": state.tricks[:],
        }

    def deal_again(self, state: HighCard, seat: int, chance: Chance, /) -> None:
        """Deal the cards of the others again; nobody knows yet whether another seat has chosen."""
        others = [other for other in range(state.seats) if other != seat]
        unseen = sorted(
            [*state.deck, *(card for other in others for card in (*state.hands[other], state.played[other]) if card >= 0)]
        )
        chance.shuffle(unseen)
        for other in others:
            state.hands[other] = sorted(unseen.pop() for _ in state.hands[other])
            if state.played[other] >= 0:
                state.played[other] = unseen.pop()
        state.deck = unseen


class Check:
    """Which positions are possible."""

    def fault(self, state: HighCard, /) -> str | None:
        """Accept everything with cards that exist."""
        return None if all(0 <= card < len(CARDS) for hand in state.hands for card in hand) else "table.hands"

    def limits(self, state: HighCard, /) -> dict[str, int]:
        """No step has other fields than its seat."""
        return {}


class Labels:
    """Every option uses its verb's declaration."""

    LABELS: Mapping[Any, Any] = {}
    DETAILS: Mapping[Any, Any] = {}
    ICONS: Mapping[Any, Any] = {}
    TARGETS: Mapping[Any, Any] = {}
    GROUPS: Mapping[Any, Any] = {}
    OWN: Collection[Any] = ()
    HEADINGS: Collection[str] = ()
    PHASES: Collection[str] = ()

    def spell(self, state: HighCard, values: dict[str, Any], /) -> dict[str, Any]:
        """Leave the values as they are."""
        return values

    def where(self, state: HighCard, /) -> Message:
        """Say which trick is played."""
        return Message("where", {"trick": min(HELD, sum(state.tricks) + 1)})

    def outlook(self, state: HighCard, seat: int, /) -> dict[str, Message]:
        """Foretell nothing."""
        return {}


def terminal(state: HighCard, seat: int | None, words: Words, names: Sequence[str]) -> str:
    """Write the table as text."""
    return "\n".join(f"{escape(name)}: {tricks}" for name, tricks in zip(names, state.tricks, strict=True))


def draw(state: HighCard, seat: int | None, words: Words, names: Sequence[str]) -> str:
    """Draw the table."""
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 40"><text y="20">{state.tricks}</text></svg>'


def page(state: HighCard, seat: int | None, words: Words, names: Sequence[str], place: int = 0) -> Panels:
    """Draw the table for a page."""
    return Panels(f'<div data-page="a">{draw(state, seat, words, names)}</div>', "", ("tab-table",))


GAME: Game[HighCard] = Game(
    name="high_card",
    version=1,
    seats=(2, 3, 4),
    rule_options=(),
    folder=Path(__file__).parent,
    minutes=1,
    rules=Rules(
        state=HighCard,
        first_step=Deal,
        steps={"Deal": Deal, "Trick": Trick, "PlayCard": PlayCard, "Reveal": Reveal},
        read_box=lambda _changes: None,
        verbs=OPTIONS,
        scoring=Scoring(),
        sight=Sight(),
        check=Check(),
    ),
    display=Display(draw=draw, page=page, terminal=terminal, labels=Labels(), emblem="bud", emblems={}),
    bots=BotParts(judges={Question: lambda _state, _question, options: [float(option) for option in options]}),
)
