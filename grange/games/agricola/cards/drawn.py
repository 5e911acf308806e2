"""Cards drawn from a deck: what both decks share."""

from __future__ import annotations

from dataclasses import dataclass

from grange.core.step import Step
from grange.games.agricola.box import CARD_OF_SPACE, NOBODY
from grange.games.agricola.cards.hand import HandCard
from grange.games.agricola.rules.spaces import can_use, spaces_in_play
from grange.games.agricola.state import Agricola
from grange.games.agricola.variants.decks import remove_card


class Drawn(HandCard):
    """A card that players draw from a deck."""

    def scores(self, state: Agricola, seat: int, points: int) -> None:
        """Score points for a seat at once."""
        state.bonus[seat] += points
        state.emit("event-bonus", seat=seat, card=self.number, points=points)


def spaces_of_use(state: Agricola) -> list[int]:
    """List the spaces in play that have a use; without hand cards the Lessons have none."""
    box = state.box
    work = box.work[state.seats]
    return [space for space in spaces_in_play(state) if space in box.rich or work[space].either or space in CARD_OF_SPACE]


def accumulation_spaces(state: Agricola) -> list[int]:
    """List the spaces in play on which goods accumulate."""
    fills = state.box.fills
    return [space for space in spaces_in_play(state) if space in fills and fills[space][state.seats]]


def free_spaces(state: Agricola, seat: int) -> list[int]:
    """List the spaces without a person where the seat could do something."""
    return [space for space in spaces_in_play(state) if state.taken[space] == NOBODY and can_use(state, seat, space)]


@dataclass(frozen=True, slots=True)
class HandOver(Step):
    """The card moves on to the left neighbour; in a solo game it leaves the game."""

    seat: int
    card: int

    def happen(self, state: Agricola) -> None:
        if state.seats == 1:
            remove_card(state, self.seat, self.card)
            return
        neighbour = (self.seat + 1) % state.seats
        state.cards[self.seat].remove(self.card)
        state.cards[neighbour].append(self.card)
        state.cards_changed()
        state.emit("event-hands-over", seat=neighbour, card=self.card)
