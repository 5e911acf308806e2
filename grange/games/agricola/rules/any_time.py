"""Asides of a seat, beside any question: using some cards, and turning goods into food before a drawn card can take them."""

from __future__ import annotations

from grange.games.agricola.cards import ANY_TIME, CARDS, Moment, concerns
from grange.games.agricola.options import ANY_TIME as USE_ANY_TIME
from grange.games.agricola.options import AT, CONVERT_NOW, OPTIONS, SPACE
from grange.games.agricola.rules.costs import convert
from grange.games.agricola.state import Agricola
from grange.games.agricola.variants.decks import at_stake_on

NOW = Moment(ANY_TIME)


def asides(state: Agricola, seat: int, options: list[int]) -> list[int]:
    """List the cards that the seat could use now, and the goods that it could turn into food before it draws a card."""
    cards = usable_cards(state, seat)
    return [*cards, *CONVERT_NOW.options(goods_at_stake(state, seat, options))] if state.has_decks else cards


def usable_cards(state: Agricola, seat: int) -> list[int]:
    """List the cards that the seat could use now."""
    if not concerns(state, seat, ANY_TIME):
        return []
    standing = [card for card in state.cards[seat] if CARDS[card].offered & ANY_TIME]
    return USE_ANY_TIME.options([card for card in standing if CARDS[card].may(state, seat, NOW)])


def goods_at_stake(state: Agricola, seat: int, options: list[int]) -> list[int]:
    """List the goods that a drawn card could take, change or halve, if one of the seat's options leads to drawing it."""
    spaces = [thing for verb, thing in map(OPTIONS.read, options) if verb is SPACE or verb is AT]
    return sorted({good for space in spaces for good in at_stake_on(state, seat, space)})


def do_aside(state: Agricola, seat: int, option: int) -> bool:
    """Do an aside, and return whether the option was one."""
    verb, thing = OPTIONS.read(option)
    if verb is USE_ANY_TIME:
        CARDS[thing].use(state, seat, NOW)
    elif verb is CONVERT_NOW:
        convert(state, seat, thing)
    else:
        return False
    return True
