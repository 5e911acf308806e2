"""What a seat lacks to play a minor improvement from its hand, in the fewest words."""

from __future__ import annotations

from grange.core.words import Message
from grange.games.agricola.box import CARD, CARD_NAMES, CLAY, FIRST_MINOR, SHEEP, Goods
from grange.games.agricola.cards import CARDS
from grange.games.agricola.labels import goods_messages
from grange.games.agricola.rules.conditions import COUNTS, is_met
from grange.games.agricola.rules.costs import can_pay, prices
from grange.games.agricola.state import Agricola

GOODS_NEEDED = {"clay": CLAY, "sheep": SHEEP}


def lack(state: Agricola, seat: int, card: int) -> Message | None:
    """Say what is missing: a condition, a use for the card, or goods; an occupation only needs a place that teaches it."""
    if card < FIRST_MINOR:
        return None
    for need, number in state.box.minors[card].needs.items():
        if not is_met(state, seat, need, number):
            return _condition(state, seat, need, number)
    if not CARDS[card].allowed(state, seat):
        return Message(f"lack-{CARD_NAMES[card]}")
    if can_pay(state, seat, CARD + card):
        return None
    missing = min((_missing(state, seat, price.goods) for price in prices(state, seat, CARD + card)), key=_amount)
    return Message("lack-goods", {"goods": goods_messages(missing)})


def _condition(state: Agricola, seat: int, need: str, number: int) -> Message:
    have = COUNTS[need](state, seat) if need in COUNTS else 0
    if need in GOODS_NEEDED:
        return Message("lack-goods", {"goods": goods_messages(((GOODS_NEEDED[need], number - have),))})
    return Message(f"lack-{need}", {"count": number - have if need in COUNTS else number})


def _missing(state: Agricola, seat: int, goods: Goods) -> Goods:
    own = state.goods[seat]
    return tuple((good, amount - own[good]) for good, amount in goods if amount > own[good])


def _amount(goods: Goods) -> int:
    return sum(amount for _, amount in goods)
