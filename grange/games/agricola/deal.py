"""Hand cards: how they are dealt before the game."""

from __future__ import annotations

from grange.games.agricola.box import FIRST_MINOR
from grange.games.agricola.state import Agricola

OCCUPATION_PILE, MINOR_PILE = range(2)
HAND = 7  # cards of each kind


def deal_cards(state: Agricola) -> None:
    """Shuffle the cards that fit the number of players, and give every seat as many of each kind as the rules say."""
    cards = fitting_cards(state)
    state.piles_of_cards = [[card for card in cards if card < FIRST_MINOR], [card for card in cards if card >= FIRST_MINOR]]
    for pile in state.piles_of_cards:
        state.chance.shuffle(pile)
    for seat in range(state.seats):
        for pile in state.piles_of_cards:
            draw(state, seat, pile, HAND)


def fitting_cards(state: Agricola) -> list[int]:
    """List the hand cards that are used with so many players."""
    fitting = [card for card, printed in state.box.occupations.items() if printed.players <= state.seats]
    return [*fitting, *state.box.minors]


def draw(state: Agricola, seat: int, pile: list[int], number: int) -> None:
    """Let a seat draw cards from a pile into its hand, as long as there are some."""
    for _ in range(min(number, len(pile))):
        card = pile.pop()
        state.hands[seat].append(card)
        state.seen[seat] |= 1 << card
