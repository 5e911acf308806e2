"""Farmerama for one player: a deck that grows by one card at a time, and special tiles."""

from __future__ import annotations

from dataclasses import dataclass

from grange.core.step import Question, Step
from grange.games.farmerama.box import ACTIONS
from grange.games.farmerama.options import DO, OPTIONS, REDRAW
from grange.games.farmerama.rules import deck
from grange.games.farmerama.rules.actions import act, any_time, do_any_time
from grange.games.farmerama.state import Farmerama


@dataclass(frozen=True, slots=True)
class SoloRound(Step):
    """The player draws a card and does one action. When both decks are empty, the game ends."""

    def happen(self, state: Farmerama) -> None:
        if not state.deck and not state.extra:
            state.emit("event-end-cards")
            return
        if not state.deck:
            deck.mix_in(state)
            gain_special(state)
        state.round += 1
        state.chosen[0] = state.done[0] = 0
        state.emit("event-round", round=state.round)
        deck.draw(state)
        state.then(ChooseSoloAction(0), SoloRound())


def gain_special(state: Farmerama) -> None:
    """Gain a special tile for a mixed-in card, unless the player has as many as it may."""
    if state.specials < state.box.specials:
        state.specials += 1
        state.emit("event-special", seat=0)
    else:
        state.emit("event-no-special", seat=0)


@dataclass(frozen=True, slots=True)
class ChooseSoloAction(Question):
    """The player must do one of the five actions; only that of the drawn card has its large number.

    A special tile buys another card first.
    """

    seat: int

    prompt = "ask-alone"
    chapter = "solo"

    def options(self, state: Farmerama) -> list[int]:
        found = DO.options(range(len(ACTIONS)))
        if state.specials and state.deck:
            found.append(REDRAW.option())
        return found + any_time(state, self.seat)

    def choose(self, state: Farmerama, option: int) -> None:
        verb, thing = OPTIONS.read(option)
        if verb is DO:
            state.chosen[0] = 1 << thing
            act(state, self.seat, thing)
            return
        if verb is REDRAW:
            state.specials -= 1
            deck.put_under(state)
            deck.draw(state)
        else:
            do_any_time(state, self.seat, verb, thing)
        state.then(self)
