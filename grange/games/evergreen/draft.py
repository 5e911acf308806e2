"""The first phase of a round: each takes a card from the market, and the one that is left over changes the soil."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from grange.core.step import Question, Step
from grange.games.evergreen.box import NO_CARD, biome_of
from grange.games.evergreen.options import OPTIONS, TAKE
from grange.games.evergreen.solo import automa_choice
from grange.games.evergreen.state import Evergreen


@dataclass(frozen=True, slots=True)
class OpenMarket(Step):
    """The market gets a card for each who drafts, and one more."""

    def happen(self, state: Evergreen) -> None:
        state.revealed()
        state.market = [state.chance.draw(state.deck, state.discard) for _ in range(state.drafters + 1)]


@dataclass(frozen=True, slots=True)
class Draft(Step):
    """Each takes a card, from the first player clockwise."""

    def happen(self, state: Evergreen) -> None:
        state.then(*[take_card(seat) if seat < state.seats else AutomaTakesCard() for seat in state.turn_order()])


@dataclass(frozen=True, slots=True)
class TakeCard(Question):
    """The seat takes one card from the market."""

    seat: int

    prompt = "ask-take-card"
    chapter = "draft"

    def options(self, state: Evergreen) -> list[int]:
        first = TAKE.first
        return [first + place for place, card in enumerate(state.market) if card != NO_CARD]

    def choose(self, state: Evergreen, option: int) -> None:
        _, place = OPTIONS.read(option)
        card = take_from_market(state, self.seat, place)
        state.tell("event-takes", seat=self.seat, card=card)


@dataclass(frozen=True, slots=True)
class AutomaTakesCard(Step):
    """In a solo game, the automa takes the card that its priorities name."""

    def happen(self, state: Evergreen) -> None:
        card = take_from_market(state, state.seats, automa_choice(state))
        state.tell("event-automa-takes", card=card)


take_card = cache(TakeCard)


def take_from_market(state: Evergreen, drafter: int, place: int) -> int:
    """Take a card; the first player then lays the token on the leftmost card, and who takes that one begins the next round."""
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
    """The card that is left over goes where its icon sends it; a token still lying on it goes back to the first player."""

    def happen(self, state: Evergreen) -> None:
        card = next(card for card in state.market if card != NO_CARD)
        state.market = []
        state.token = NO_CARD
        icons = state.icons[card]
        if icons > 0:
            state.zone[biome_of(card)].append(card)
            state.tell("event-left-fertility", card=card)
        elif icons < 0:
            group = state.zone[biome_of(card)]
            state.face_down += group[-1:]
            group.append(card)
            state.tell("event-left-drought", card=card)
        else:
            state.discard.append(card)
            state.tell("event-left-none", card=card)
