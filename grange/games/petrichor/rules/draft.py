"""Dealing cards, and the draft."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from grange.core.step import Question, Step
from grange.games.petrichor.box import WEATHERS
from grange.games.petrichor.options import KEEP, OPTIONS
from grange.games.petrichor.state import Petrichor


@dataclass(frozen=True, slots=True)
class Deal(Step):
    """Every seat gets new cards in addition to those it kept; in the variant the seats draft them."""

    opening: bool

    def happen(self, state: Petrichor) -> None:
        state.revealed()
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


def deal_card(state: Petrichor, pile: list[int]) -> None:
    """Deal one card, if any are left."""
    if state.deck or state.discard:
        pile[state.chance.draw(state.deck, state.discard)] += 1


@dataclass(frozen=True, slots=True)
class ExtraCard(Step):
    """In a game of two, the second player starts with one more card."""

    def happen(self, state: Petrichor) -> None:
        second = (state.first + 1) % state.seats
        for _ in range(state.box.extra[state.seats - 1]):
            deal_card(state, state.hands[second])


@dataclass(frozen=True, slots=True)
class DraftRound(Step):
    """All seats keep cards of their packs at the same time and pass the rest on clockwise; they keep the last pack whole."""

    turn: int

    def happen(self, state: Petrichor) -> None:
        state.revealed()
        keeps = state.box.draft[state.seats - 1]
        if self.turn:
            state.packs = [state.packs[seat - 1] for seat in range(state.seats)]
        if self.turn >= len(keeps) - 1:
            for hand, pack, kept in zip(state.hands, state.packs, state.drafted, strict=True):
                for kind in range(len(WEATHERS)):
                    hand[kind] += pack[kind] + kept[kind]
                    pack[kind] = kept[kind] = 0
            return
        packs = [(seat, sum(pack)) for seat, pack in enumerate(state.packs) if any(pack)]
        state.together([KeepCard(seat, max(0, cards - keeps[self.turn])) for seat, cards in packs])
        state.then(DraftRound(self.turn + 1))


@dataclass(frozen=True, slots=True)
class KeepCard(Question):
    """The seat keeps cards of its pack, one after another."""

    seat: int
    rest: int  # cards of the pack that it passes on

    prompt = "ask-keep"
    chapter = "draft"

    def options(self, state: Petrichor) -> list[int]:
        return KEEP.options([kind for kind, cards in enumerate(state.packs[self.seat]) if cards])

    def choose(self, state: Petrichor, option: int) -> None:
        _, kind = OPTIONS.read(option)
        state.packs[self.seat][kind] -= 1
        state.drafted[self.seat][kind] += 1
        if sum(state.packs[self.seat]) > self.rest:
            state.then(self)

    def about(self, state: Petrichor) -> dict[str, Any]:
        return {"cards": sum(state.packs[self.seat]) - self.rest}
