"""The first phase of a round: each drafter takes a card from the market, and the leftover card changes the soil."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from grange.core.step import Question, Step
from grange.games.evergreen.box import NO_CARD, biome_of
from grange.games.evergreen.options import OPTIONS, TAKE
from grange.games.evergreen.rules.solo import automa_choice
from grange.games.evergreen.state import Evergreen


@dataclass(frozen=True, slots=True)
class OpenMarket(Step):
    """The market gets a card for each drafter, and one more."""

    def happen(self, state: Evergreen) -> None:
        state.revealed()
        state.market = [state.chance.draw(state.deck, state.discard) for _ in range(state.drafters + 1)]


@dataclass(frozen=True, slots=True)
class Draft(Step):
    """Each drafter takes a card, clockwise from the first player."""

    def happen(self, state: Evergreen) -> None:
        state.then(*[take_card(seat) if seat < state.seats else AutomaTakesCard() for seat in state.turn_order()])


@dataclass(frozen=True, slots=True)
class TakeCard(Question):
    """The seat must take one card from the market."""

    seat: int

    prompt = "ask-take-card"
    chapter = "draft"

    def options(self, state: Evergreen) -> list[int]:
        first = TAKE.first
        return [first + place for place, card in enumerate(state.market) if card != NO_CARD]

    def choose(self, state: Evergreen, option: int) -> None:
        _, place = OPTIONS.read(option)
        card = take_from_market(state, self.seat, place)
        state.emit("event-takes", seat=self.seat, card=card)


@dataclass(frozen=True, slots=True)
class AutomaTakesCard(Step):
    """In a solo game the automa takes the card that its priorities name."""

    def happen(self, state: Evergreen) -> None:
        card = take_from_market(state, state.seats, automa_choice(state))
        state.emit("event-automa-takes", card=card)


take_card = cache(TakeCard)


def take_from_market(state: Evergreen, drafter: int, place: int) -> int:
    """Take a card. After the first player's card the token goes onto the leftmost card; its taker is first in the next round."""
    card = state.market[place]
    state.market[place] = NO_CARD
    state.cards[drafter].append(card)
    if drafter == state.first:
        state.token = next(left for left, remaining in enumerate(state.market) if remaining != NO_CARD)
    elif place == state.token:
        state.token = NO_CARD
        state.next_first = drafter
    return card


@dataclass(frozen=True, slots=True)
class Clearing(Step):
    """The leftover card joins its biome's group if it has an icon; otherwise it is discarded.

    A drought also turns the group's last card face down. If the token is on the leftover card, the first player stays first.
    """

    def happen(self, state: Evergreen) -> None:
        card = next(card for card in state.market if card != NO_CARD)
        state.market = []
        state.token = NO_CARD
        icons = state.icons[card]
        if icons > 0:
            state.zone[biome_of(card)].append(card)
            state.emit("event-left-fertility", card=card)
        elif icons < 0:
            group = state.zone[biome_of(card)]
            state.face_down += group[-1:]
            group.append(card)
            state.emit("event-left-drought", card=card)
        else:
            state.discard.append(card)
            state.emit("event-left-none", card=card)
