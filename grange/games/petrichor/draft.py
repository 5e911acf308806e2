"""Dealing cards, and the draft."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from grange.core.step import Question, Step
from grange.games.petrichor.box import KEEP, WEATHERS
from grange.games.petrichor.state import Petrichor


@dataclass(frozen=True, slots=True)
class Deal(Step[Petrichor]):
    """Every seat gets new cards to those it has kept; in the variant they are drafted."""

    opening: bool

    def happen(self, state: Petrichor) -> None:
        seats = state.seats
        number = (state.box.first_deal if self.opening else state.box.later_deal)[seats - 1]
        drafts = state.origin.rules["draft"] == "on" and not state.solo
        for pile in state.packs if drafts else state.hands:
            for _ in range(number):
                deal_card(state, pile)
        if drafts:
            state.then(DraftRound(0))
        if self.opening:
            state.then(ExtraCard())
        state.revealed()


def deal_card(state: Petrichor, pile: list[int]) -> None:
    """Deal one card, as long as there is one."""
    if state.deck or state.discard:
        pile[state.chance.draw(state.deck, state.discard)] += 1


@dataclass(frozen=True, slots=True)
class ExtraCard(Step[Petrichor]):
    """With two players, the second begins with one card more."""

    def happen(self, state: Petrichor) -> None:
        second = (state.first + 1) % state.seats
        for _ in range(state.box.extra[state.seats - 1]):
            deal_card(state, state.hands[second])


@dataclass(frozen=True, slots=True)
class DraftRound(Step[Petrichor]):
    """All seats keep some cards of their packs at the same time and pass the rest on clockwise; the last pack is kept whole."""

    turn: int

    def happen(self, state: Petrichor) -> None:
        keeps = state.box.draft[state.seats - 1]
        state.revealed()
        if self.turn:
            state.packs = [state.packs[seat - 1] for seat in range(state.seats)]
        if self.turn >= len(keeps) - 1:
            for hand, pack, kept in zip(state.hands, state.packs, state.drafted, strict=True):
                for kind in range(len(WEATHERS)):
                    hand[kind] += pack[kind] + kept[kind]
                    pack[kind] = kept[kind] = 0
            return
        state.together([KeepCard(seat, sum(state.packs[seat]) - keeps[self.turn]) for seat in range(state.seats)])
        state.then(DraftRound(self.turn + 1))


@dataclass(frozen=True, slots=True)
class KeepCard(Question[Petrichor]):
    """The seat keeps cards of the pack in its hand, one after another."""

    seat: int
    rest: int  # cards of the pack that move on

    prompt = "ask-keep"
    chapter = "draft"

    def options(self, state: Petrichor) -> list[int]:
        pack = state.packs[self.seat]
        return [KEEP + kind for kind in range(len(WEATHERS)) if pack[kind]] if sum(pack) > self.rest else []

    def choose(self, state: Petrichor, option: int) -> None:
        state.packs[self.seat][option - KEEP] -= 1
        state.drafted[self.seat][option - KEEP] += 1
        if sum(state.packs[self.seat]) > self.rest:
            state.then(KeepCard(self.seat, self.rest))

    def about(self, state: Petrichor) -> dict[str, Any]:
        return {"cards": sum(state.packs[self.seat]) - self.rest}
