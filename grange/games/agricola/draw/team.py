"""The two farms of a team on a page, both large, with the Marketplace between them."""

from __future__ import annotations

from grange.core.events import text_of
from grange.core.picture import escaped
from grange.core.words import Words
from grange.games.agricola.box import GOODS, NUMBER, ROOMS, STABLES
from grange.games.agricola.cards import CARDS, FENCING, THRIFTY, Card, cards_at
from grange.games.agricola.draw import spaces
from grange.games.agricola.draw.faces import icon, link_to, title_of
from grange.games.agricola.draw.farmyard import farmyard
from grange.games.agricola.draw.people import at_home, seat_mark, token
from grange.games.agricola.labels import goods_messages
from grange.games.agricola.options import GET, OPTIONS, SEND
from grange.games.agricola.rules.building import BuildRooms, BuildStables
from grange.games.agricola.rules.costs import prices
from grange.games.agricola.sight import named
from grange.games.agricola.state import Agricola

MARKETPLACE = NUMBER["marketplace"]


def farms_of_team(
    state: Agricola, seat: int | None, viewer: int, seen: dict[int, spaces.ShownSpace], words: Words, names: list[str]
) -> str:
    """Lay out the viewer's farm, the Marketplace and the partner's farm."""
    partner = state.partner(viewer)
    own = text_of(words, "title-own-farm") if seat is not None else text_of(words, "picture-of-farm", name=names[viewer])
    other = text_of(words, "title-partner-farm", name=names[partner])
    return (
        _farm(state, viewer, viewer, words, own, names[viewer])
        + _market(state, seat, viewer, seen[MARKETPLACE], words, names[partner])
        + _farm(state, viewer, partner, words, other, names[partner])
    )


def _farm(state: Agricola, viewer: int, owner: int, words: Words, title: str, name: str) -> str:
    """Draw a farm with its title and, if the seat can build on it, the price."""
    price = price_on(state, viewer, owner, words)
    tag = f'<span class="price">{escaped(price)}</span>' if price else ""
    note = f"<em>{text_of(words, 'farm-built-on')}</em><small>{at_home(state, owner, words)}</small>"
    named_as = 'class="mine own" data-own=""' if owner == viewer else f'class="mine other" id="rival-{owner}"'
    return (
        f'<section {named_as} data-page="b"><h3 class="cap">{seat_mark(owner)}{escaped(title)}'
        f'{token(state, owner, words)}{note}</h3><div class="land">{farmyard(state, owner, words, name)}{tag}</div></section>'
    )


def price_on(state: Agricola, seat: int, owner: int, words: Words) -> str:
    """Say what the room or stable that the seat is about to build costs on a farm; nothing if it builds neither."""
    decision = state.decision_of(seat)
    question = decision and decision.question
    if isinstance(question, BuildRooms):
        thing = ROOMS
    elif isinstance(question, BuildStables):
        thing = question.price if owner == seat else STABLES
    else:
        return ""
    goods = prices(state, seat, thing, helping=int(owner != seat))[0].goods
    return ", ".join(words.text(message) for message in goods_messages(goods))


# The Marketplace


def _market(state: Agricola, seat: int | None, viewer: int, look: spaces.ShownSpace, words: Words, name: str) -> str:
    """Draw the Marketplace: its space, and what the seat can trade now, or its rule and the partner's discounts."""
    goods = goods_to_trade(state, seat)
    if goods:
        inside = "".join(_ways(way, some, words, name) for way, some in goods.items())
    else:
        inside = f"<p>{text_of(words, 'trade-rule')}</p>{_discounts(state, viewer, words)}"
    return (
        f'<section class="trade" data-page="b"><h3 class="cap">{text_of(words, "title-trade")}</h3>'
        f"{spaces.space(look)}{inside}</section>"
    )


def goods_to_trade(state: Agricola, seat: int | None) -> dict[str, list[int]]:
    """List the goods that the seat may give to its partner now, and those that it may take."""
    decision = None if seat is None else state.decision_of(seat)
    read = [OPTIONS.read(option) for option in decision.options] if decision else []
    found = {verb.name: [good for each, good in read if each is verb] for verb in (SEND, GET)}
    return {way: goods for way, goods in found.items() if goods}


def _ways(way: str, goods: list[int], words: Words, name: str) -> str:
    """List the goods that can go in one direction, each to be clicked."""
    rows = "".join(
        f'<li id="{way}-{GOODS[good]}">{icon(GOODS[good], "rim")}'
        f'<span class="sr">{text_of(words, f"good-{GOODS[good]}")}</span></li>'
        for good in goods
    )
    return f"<h4>{escaped(text_of(words, f'trade-{way}', name=name))}</h4><ul>{rows}</ul>"


def _discounts(state: Agricola, viewer: int, words: Words) -> str:
    """Name the partner's cards that make building cheaper for the viewer, too."""
    cards = [card.number for card in discounts(state, state.partner(viewer))] if state.has_cards else []
    if not cards:
        return ""
    listed = ", ".join(
        f'<a href="{link_to([card])}" target="_blank" data-card="{each}">{title_of(each, words)}</a>'
        for card, each in zip(cards, named(cards), strict=True)
    )
    return f'<p class="aside">{text_of(words, "trade-discounts")} {listed}</p>'


def discounts(state: Agricola, seat: int) -> list[Card]:
    """List the cards in front of a seat that make building cheaper."""
    return [CARDS[card.number] for card in cards_at(state, seat, THRIFTY | FENCING)]
