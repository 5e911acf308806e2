"""The rules: each step is a sentence of the rulebook."""

from __future__ import annotations

from dataclasses import dataclass

from grange.core.step import Question, Step
from grange.template_game.options import OPTIONS, TAKE
from grange.template_game.state import NO_SACK, SACKS, TemplateGame


@dataclass(frozen=True, slots=True)
class SetUp(Step):
    """The sacks are shuffled, and three of them are laid out in a row. A player drawn by lot begins."""

    def happen(self, state: TemplateGame) -> None:
        state.deck = [*SACKS]
        state.chance.shuffle(state.deck)  # all randomness comes from here, so that a record can be replayed
        for place in range(len(state.row)):
            state.row[place] = state.deck.pop()
        state.then(TakeSack(state.chance.below(state.seats)))


@dataclass(frozen=True, slots=True)
class TakeSack(Question):
    """The seat must take one of the open sacks, and the next one fills the gap. When none is left, the game is over."""

    seat: int

    prompt = "ask-take"
    chapter = "turn"

    def options(self, state: TemplateGame) -> list[int]:
        return TAKE.options(place for place, grain in enumerate(state.row) if grain)

    def choose(self, state: TemplateGame, option: int) -> None:
        _, place = OPTIONS.read(option)
        grain = state.row[place]
        state.taken[self.seat].append(grain)
        state.row[place] = NO_SACK
        state.emit("event-take", seat=self.seat, grain=grain)
        if state.deck:
            state.revealed()  # something hidden is revealed, so earlier choices cannot be undone
            state.row[place] = state.deck.pop()
        if any(state.row):
            state.then(TakeSack((self.seat + 1) % state.seats))
