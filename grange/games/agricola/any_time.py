"""What cards let a seat do at any time, beside what it is asked."""

from __future__ import annotations

from grange.games.agricola.cards import ANY_TIME, CARDS, Moment, concerns
from grange.games.agricola.options import ANY_TIME as USE_ANY_TIME
from grange.games.agricola.options import OPTIONS
from grange.games.agricola.state import Agricola

NOW = Moment(ANY_TIME)


def asides(state: Agricola, seat: int) -> list[int]:
    """List the cards that the seat could use now."""
    if not concerns(state, seat, ANY_TIME):
        return []
    standing = [card for card in state.cards[seat] if CARDS[card].offered & ANY_TIME]
    return USE_ANY_TIME.options([card for card in standing if CARDS[card].may(state, seat, NOW)])


def do_aside(state: Agricola, seat: int, option: int) -> bool:
    """Use a card, if the option is that."""
    verb, card = OPTIONS.read(option)
    if verb is not USE_ANY_TIME:
        return False
    CARDS[card].use(state, seat, NOW)
    return True
