"""Hand cards during the game: with some ways of dealing, seats draw or exchange cards, or take them from a market."""

from __future__ import annotations

from dataclasses import dataclass

from grange.core.step import Question, Step
from grange.games.agricola.box import OCCUPATION_PILE, PILES
from grange.games.agricola.options import DRAW, DROP, ENOUGH, ENOUGH_OPTION, OPTIONS
from grange.games.agricola.state import Agricola
from grange.games.agricola.variants.deal import draw, drop, minor, occupation, of_kind, record_seen, take

REDRAWN = ("dorn1", "dorn2")  # playing one of these draws another card

# Rüdiger Dorn's living hand


@dataclass(frozen=True, slots=True)
class DrawMore(Step):
    """The seat draws a card, if any are left."""

    seat: int

    def happen(self, state: Agricola) -> None:
        if any(state.piles_of_cards):
            state.then(DrawCard(self.seat))


@dataclass(frozen=True, slots=True)
class DrawCard(Question):
    """The seat draws a card of either kind."""

    seat: int

    prompt = "ask-draw"
    chapter = "deals"

    def options(self, state: Agricola) -> list[int]:
        return DRAW.options([pile for pile in range(len(PILES)) if state.piles_of_cards[pile]])

    def choose(self, state: Agricola, option: int) -> None:
        _, pile = OPTIONS.read(option)
        state.revealed()
        (card,) = draw(state, self.seat, 1, occupation if pile == OCCUPATION_PILE else minor)
        state.emit("event-draws", seat=self.seat, pile=pile)
        state.emit_only(self.seat, "event-drawn", seat=self.seat, card=card)


@dataclass(frozen=True, slots=True)
class AfterHarvest(Step):
    """After a harvest each seat may exchange a card, clockwise from the starting player."""

    def happen(self, state: Agricola) -> None:
        state.then(*(ExchangeCard((state.leader + step) % state.seats) for step in range(state.seats)))


@dataclass(frozen=True, slots=True)
class ExchangeCard(Question):
    """The seat may openly remove a card in its hand from the game and draw one of either kind."""

    seat: int

    prompt = "ask-exchange-one"
    chapter = "deals"

    def options(self, state: Agricola) -> list[int]:
        return [*DROP.options(state.hands[self.seat] if any(state.piles_of_cards) else ()), ENOUGH_OPTION]

    def choose(self, state: Agricola, option: int) -> None:
        verb, card = OPTIONS.read(option)
        if verb is ENOUGH:
            return
        drop(state, self.seat, card)
        for seat in range(state.seats):
            record_seen(state, seat, [card])
        state.emit("event-drops", seat=self.seat, card=card)
        state.then(DrawCard(self.seat))


# Franz-Josef Petry's market of cards


@dataclass(frozen=True, slots=True)
class LayOutCards(Step):
    """The market is filled up, with as many cards of each kind as possible."""

    def happen(self, state: Agricola) -> None:
        state.revealed()
        while len(state.market) < full_market(state) and any(state.piles_of_cards):
            occupations = len(of_kind(state.market, OCCUPATION_PILE))
            few, other = (occupation, minor) if occupations * 2 <= len(state.market) else (minor, occupation)
            state.market += take(state, 1, few) or take(state, 1, other)


def full_market(state: Agricola) -> int:
    """Count the cards in a full market at the start of a round."""
    return state.seats + state.box.open_cards


def cards_to_fetch(state: Agricola) -> list[int]:
    """List the open cards that a seat could take: once in a round one seat may, and then the market is one card short."""
    return state.market if len(state.market) == full_market(state) else []


def fetch(state: Agricola, seat: int, card: int) -> None:
    """Take an open card into the hand instead of taking a turn."""
    state.market.remove(card)
    state.hands[seat].append(card)
    state.known |= 1 << card
    state.emit("event-fetches", seat=seat, card=card)
