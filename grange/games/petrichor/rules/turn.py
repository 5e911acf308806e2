"""The action phase: turns with one or two actions, passing, and the hand limit."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product
from typing import Any

from grange.core.step import Question, Step
from grange.games.petrichor.box import MOST_OWNERS, NOBODY, WEATHERS
from grange.games.petrichor.options import (
    DISCARD,
    END,
    END_OPTION,
    GIVE,
    OPTIONS,
    PASS,
    PASS_OPTION,
    PLAY,
    SWAP,
    SWAP_TWICE,
)
from grange.games.petrichor.rules.actions import perform
from grange.games.petrichor.rules.south import NeutralTurn
from grange.games.petrichor.rules.votes import VOTE_AFTER
from grange.games.petrichor.state import Petrichor

KINDS = range(len(WEATHERS))  # of cards
MOST_GIVEN = 4  # cards of other kinds in place of two of the same kind


@dataclass(frozen=True, slots=True)
class ActionPhase(Step):
    """Seats take turns clockwise from the first player, until one has passed and every other seat has had one more turn."""

    def happen(self, state: Petrichor) -> None:
        if state.solo:
            state.then(NeutralTurn())
        state.then(TAKE_TURN[state.first])


@dataclass(frozen=True, slots=True)
class NextTurn(Step):
    """The next seat clockwise takes its turn. The phase ends when the turn would return to the seat that passed first.

    In a solo game the neutral player moves before each turn.
    """

    after: int

    def happen(self, state: Petrichor) -> None:
        seat = (self.after + 1) % state.seats
        if seat == state.passed:
            return
        if state.solo:
            state.then(NeutralTurn())
        state.then(TAKE_TURN[seat] if state.passed == NOBODY else TAKE_LAST_TURN[seat])


@dataclass(frozen=True, slots=True)
class TakeTurn(Question):
    """The seat plays a card for its action and vote, or any two other cards in place of that card, or passes.

    After an action it may do a second one, if nobody has passed.
    """

    seat: int
    second: bool  # whether a second action may follow

    prompt = "ask-turn"
    chapter = "turn"

    def options(self, state: Petrichor) -> list[int]:
        hand = state.hands[self.seat]
        cards, play, swap = sum(hand), PLAY.first, SWAP.first
        found = [play + kind for kind in KINDS if hand[kind]]
        found += [swap + kind for kind in KINDS if cards - hand[kind] >= 2]
        found.append(PASS_OPTION)
        return found

    def choose(self, state: Petrichor, option: int) -> None:
        seat = self.seat
        verb, kind = OPTIONS.read(option)
        if verb is PASS:
            pass_turn(state, seat)
            state.then(NEXT_TURN[seat])
            return
        if verb is PLAY:
            spend(state, seat, kind, 1)
            perform(state, seat, kind)
        else:
            state.then(GIVE_CARDS[seat, 2, 0, kind], PERFORM[seat][kind])
        if self.second:
            state.then(VOTE_AFTER[seat][kind], SECOND_ACTION[seat], NEXT_TURN[seat])
        else:
            state.then(VOTE_AFTER[seat][kind], NEXT_TURN[seat])


@dataclass(frozen=True, slots=True)
class SecondAction(Question):
    """The seat may do a second action for two cards of its kind. Any two other cards can replace each of them."""

    seat: int

    prompt = "ask-second"
    chapter = "turn"

    def options(self, state: Petrichor) -> list[int]:
        hand = state.hands[self.seat]
        cards = sum(hand)
        if cards < 2:
            return [END_OPTION]
        play, swap, swap_twice = PLAY.first, SWAP.first, SWAP_TWICE.first
        found = [play + kind for kind in KINDS if hand[kind] >= 2]
        found += [swap + kind for kind in KINDS if hand[kind] and cards - hand[kind] >= 2]
        found += [swap_twice + kind for kind in KINDS if cards - hand[kind] >= 4]
        found.append(END_OPTION)
        return found

    def choose(self, state: Petrichor, option: int) -> None:
        seat = self.seat
        verb, kind = OPTIONS.read(option)
        if verb is END:
            return
        if verb is PLAY:
            spend(state, seat, kind, 2)
            perform(state, seat, kind)
        elif verb is SWAP:
            spend(state, seat, kind, 1)
            state.then(GIVE_CARDS[seat, 2, 0, kind], PERFORM[seat][kind])
        else:
            state.then(GIVE_CARDS[seat, 4, 0, kind], PERFORM[seat][kind])
        state.then(VOTE_AFTER[seat][kind])


@dataclass(frozen=True, slots=True)
class GiveCards(Question):
    """The seat gives cards of other kinds in place of the right ones.

    Their order does not matter, so it gives them in the order of the kinds.
    """

    seat: int
    number: int
    least: int  # the seat may give no kind before this one
    kind: int  # of the replaced card

    prompt = "ask-give"
    chapter = "turn"

    def options(self, state: Petrichor) -> list[int]:
        hand, give = state.hands[self.seat], GIVE.first
        found, left = [], 0  # cards of this kind and of those after it
        for kind in range(len(WEATHERS) - 1, self.least - 1, -1):
            cards = hand[kind]
            if cards and kind != self.kind:
                left += cards
                if left >= self.number:
                    found.append(give + kind)
        found.reverse()
        return found

    def choose(self, state: Petrichor, option: int) -> None:
        _, kind = OPTIONS.read(option)
        spend(state, self.seat, kind, 1)
        if self.number > 1:
            state.then(GIVE_CARDS[self.seat, self.number - 1, kind, self.kind])

    def about(self, state: Petrichor) -> dict[str, Any]:
        return {"cards": self.number, "weather": WEATHERS[self.kind]}


def spend(state: Petrichor, seat: int, kind: int, number: int) -> None:
    """Discard cards of a kind from a hand."""
    state.hands[seat][kind] -= number
    state.discard += [kind] * number


@dataclass(frozen=True, slots=True)
class Perform(Step):
    """The paid action happens, as far as it is possible."""

    seat: int
    kind: int

    def happen(self, state: Petrichor) -> None:
        perform(state, self.seat, self.kind)


def pass_turn(state: Petrichor, seat: int) -> None:
    """Pass. The first seat to pass in a round discards its hand, except with two players.

    With three or four seats it also takes the first-player marker. If it has the marker already, the seat to its right gets it.
    """
    state.emit("event-passes", seat=seat)
    if state.passed != NOBODY:
        return
    state.passed = seat
    if state.seats == 2:
        return
    for kind, cards in enumerate(state.hands[seat]):
        spend(state, seat, kind, cards)
    if not state.solo:
        state.first = seat if state.first != seat else (seat - 1) % state.seats
        state.emit("event-marker", seat=state.first)


@dataclass(frozen=True, slots=True)
class HandLimit(Step):
    """A seat with more than four cards discards the rest, at the same time as the others; not after the last round.

    The cards lie face down until all seats have chosen, so nobody learns anything by waiting.
    """

    def happen(self, state: Petrichor) -> None:
        if state.last_round:
            return
        full = [seat for seat in range(state.seats) if sum(state.hands[seat]) > state.box.most_cards]
        if full:
            state.together([DiscardCard(seat) for seat in full])
            state.then(ShowDiscards())


@dataclass(frozen=True, slots=True)
class DiscardCard(Question):
    """The seat must discard cards until it has no more than it may keep."""

    seat: int

    prompt = "ask-discard"
    chapter = "turn"

    def options(self, state: Petrichor) -> list[int]:
        return DISCARD.options([kind for kind in KINDS if state.hands[self.seat][kind]])

    def choose(self, state: Petrichor, option: int) -> None:
        _, kind = OPTIONS.read(option)
        state.hands[self.seat][kind] -= 1
        state.thrown[self.seat][kind] += 1
        if sum(state.hands[self.seat]) > state.box.most_cards:
            state.then(self)

    def about(self, state: Petrichor) -> dict[str, Any]:
        return {"cards": sum(state.hands[self.seat]) - state.box.most_cards}


@dataclass(frozen=True, slots=True)
class ShowDiscards(Step):
    """All seats have discarded, so turn the cards up. If more than one seat discarded, nobody can undo it now."""

    def happen(self, state: Petrichor) -> None:
        if sum([any(cards) for cards in state.thrown]) > 1:
            state.revealed()
        for cards in state.thrown:
            for kind in KINDS:
                state.discard += [kind] * cards[kind]
                cards[kind] = 0


# the steps of a turn, made once for every seat
TAKE_TURN = tuple(TakeTurn(seat, second=True) for seat in range(MOST_OWNERS))
TAKE_LAST_TURN = tuple(TakeTurn(seat, second=False) for seat in range(MOST_OWNERS))
SECOND_ACTION = tuple(SecondAction(seat) for seat in range(MOST_OWNERS))
NEXT_TURN = tuple(NextTurn(seat) for seat in range(MOST_OWNERS))
GIVE_CARDS = {fields: GiveCards(*fields) for fields in product(range(MOST_OWNERS), range(1, MOST_GIVEN + 1), KINDS, KINDS)}
PERFORM = tuple(tuple(Perform(seat, kind) for kind in KINDS) for seat in range(MOST_OWNERS))
