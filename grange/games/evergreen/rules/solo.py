"""The automa of the solo game: it has no planet and only takes cards."""

from __future__ import annotations

from grange.games.evergreen.box import NO_CARD, WILD, biome_of
from grange.games.evergreen.state import Evergreen


def automa_choice(state: Evergreen) -> int:
    """Choose the automa's card: a wild card, else the most fertility icons, else the drought of the least fertile biome.

    Otherwise, and in ties, it takes the leftmost.
    """
    places = [place for place, card in enumerate(state.market) if card != NO_CARD]

    def worth(place: int) -> tuple[int, int]:
        card = state.market[place]
        if biome_of(card) == WILD:
            return 3, 0
        if state.icons[card] > 0:
            return 2, state.icons[card]
        if state.icons[card] < 0:
            return 1, -state.fertility(biome_of(card))
        return 0, 0

    return max(places, key=worth)  # `max` returns the first of equals, which is the leftmost
