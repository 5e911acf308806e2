"""Check that a position can occur while hand cards are dealt: the waiting steps are the rest of a deal, and no card is lost."""

from __future__ import annotations

from typing import Any

from grange.core.step import Step
from grange.games.agricola.box import PILES
from grange.games.agricola.state import Agricola
from grange.games.agricola.variants.campaign_start import ActAtStart, acts_at_start
from grange.games.agricola.variants.deal import (
    EXCHANGES,
    HAND,
    HANDS,
    OPENINGS,
    USUAL,
    ChooseFromPacks,
    ClearPacks,
    DealHands,
    DealPacks,
    DropCards,
    DropTogether,
    ExchangeBefore,
    ExchangeTime,
    KeepCards,
    Mulligan,
    MulliganTime,
    of_kind,
    open_at_start,
    too_many,
)

Count = list[int]  # of occupations and of minor improvements

ASKS: dict[type, type] = {
    ChooseFromPacks: KeepCards,
    DropTogether: DropCards,
    MulliganTime: Mulligan,
    ExchangeTime: ExchangeBefore,
}


def is_open(state: Agricola) -> bool:
    """Return whether cards are still being dealt."""
    return not state.round and (len(state.agenda[0]) > 1 or any(state.agenda[1:]))


def can_be(state: Agricola) -> bool:
    """Return whether the waiting steps are the rest of this way of dealing, and all seats have the right number of cards."""
    steps: tuple[Step, ...] = (*OPENINGS[state.deal], *acts_at_start(state)) if state.has_hands else ()
    rest = tuple(reversed(state.agenda[0]))[:-1]  # without the first round
    done = len(steps) - len(rest)
    if not state.has_hands or type(state.agenda[0][0]).__name__ != "Round" or done < 1 or steps[done:] != rest:
        return False
    return all(seat_can_be(state, seat, steps[:done]) for seat in range(state.seats))


def is_acting(state: Agricola) -> bool:
    """Return whether cards that lie open from the start are acting, after all cards have been dealt."""
    acts, rest = acts_at_start(state), tuple(step for step in reversed(state.agenda[0]) if isinstance(step, ActAtStart))
    return (
        len(rest) < len(acts)
        and rest == acts[len(acts) - len(rest) :]
        and not any(state.agenda[1:])
        and all(seat_can_be(state, seat, OPENINGS[state.deal]) for seat in range(state.seats))
    )


def seat_can_be(state: Agricola, seat: int, done: tuple[Step, ...]) -> bool:
    """Return whether a seat has as many cards as it should after some steps, minus those it has yet to choose."""
    own: list[Any] = state.agenda[1 + seat]
    if len(own) > 1 or (own and type(own[0]) is not ASKS.get(type(done[-1]))):
        return False
    hand, pack = counts(state, done)
    if own and isinstance(own[0], KeepCards):
        open_now = [own[0].occupations, own[0].minors]
        hand = [number - more for number, more in zip(hand, open_now, strict=True)]
        pack = [number + more for number, more in zip(pack, open_now, strict=True)]
        return any(open_now) and min(hand) >= 0 and has(state.hands[seat], hand) and has(state.packs[seat], pack)
    if own and isinstance(own[0], DropCards):
        return len(too_many(state, seat)) > 0
    if own and isinstance(own[0], ExchangeBefore):
        return 0 < own[0].left <= EXCHANGES and has(state.hands[seat], hand)
    changed = isinstance(done[-1], MulliganTime)  # later its hand may have become smaller
    return changed or (has(state.hands[seat], hand) and has(state.packs[seat], pack))


def counts(state: Agricola, done: tuple[Step, ...]) -> tuple[Count, Count]:
    """Count the cards of each kind in a hand and in a pack after some steps."""
    hand, pack = [0] * len(PILES), [0] * len(PILES)
    for step in done:
        if isinstance(step, DealHands):
            hand = dealt(state)
        elif isinstance(step, DropTogether):
            hand = [HAND] * len(PILES)
        elif isinstance(step, DealPacks):
            pack = [step.occupations, step.minors]
        elif isinstance(step, ChooseFromPacks):
            kept = [min(step.keeps, number) for number in pack]
            hand = [number + more for number, more in zip(hand, kept, strict=True)]
            pack = [number - more for number, more in zip(pack, kept, strict=True)]
        elif isinstance(step, ClearPacks):
            pack = [0] * len(PILES)
    return hand, pack


def has(cards: list[int], numbers: Count) -> bool:
    """Return whether there are these numbers of cards of each kind."""
    return [len(of_kind(cards, pile)) for pile in range(len(PILES))] == numbers


def dealt(state: Agricola) -> Count:
    """Count the cards of each kind that every seat is dealt."""
    portions = HANDS.get(state.deal, USUAL)
    occupations = sum(number for number, sort in portions if any(sort(state.box, card) for card in state.box.occupations))
    minors = sum(number for number, _ in portions) - occupations
    return [occupations - len(open_at_start(state)), minors]
