"""The seats of Agricola beside the board, in games with cards: goods in columns, farms, and cards as stamps."""

from __future__ import annotations

from grange.core.events import text_of
from grange.core.picture import escaped
from grange.core.words import Words
from grange.games.agricola.box import FIRST_OF_DECKS, FOOD, GOODS
from grange.games.agricola.draw.faces import icon, link_to, on_card, stamp, title_of
from grange.games.agricola.draw.farmyard import farmyard
from grange.games.agricola.draw.people import at_home, seat_mark, token
from grange.games.agricola.rules.harvest import food_needed
from grange.games.agricola.rules.improvements import by_kind
from grange.games.agricola.sight import named
from grange.games.agricola.state import Agricola

KEPT = GOODS[: FOOD + 1]  # goods in a supply; animals are on the farm


def seat_column(state: Agricola, viewer: int, words: Words, names: list[str]) -> str:
    """Lay out a block for each seat, the viewer's first; those of the others include their farms and cards."""
    head = "".join(f"<li>{icon(good, 'rim')}</li>" for good in KEPT)
    title = "" if state.over else text_of(words, "need-title")
    order = [(viewer + step) % state.seats for step in range(state.seats)]
    large = (viewer, state.partner(viewer)) if state.team else (viewer,)  # seats whose farms are drawn elsewhere
    if state.team:
        order = [order[0], order[2], order[1], order[3]]  # partners together
    blocks = "".join(_block(state, each, words, names[each], each == viewer, has_farm=each not in large) for each in order)
    page = "e" if state.has_cards else "c"
    return (
        f'<section class="seatcol of-{state.seats}" data-page="{page}"><ul class="gr gh" aria-hidden="true">{head}'
        f'<li class="need">{title}</li></ul>{blocks}</section>'
    )


def _block(state: Agricola, seat: int, words: Words, name: str, is_own: bool, has_farm: bool) -> str:
    home = at_home(state, seat, words)
    eyes = "" if is_own else f' data-eyes="{seat}"'
    person = f'<div class="sn"{eyes}>{seat_mark(seat)}<b>{escaped(name)}</b>{token(state, seat, words)}<span>{home}</span></div>'
    farm = farmyard(state, seat, words, name, True) if has_farm else ""
    cards = "" if is_own or not state.has_cards else _cards(state, seat, words, name)
    rest = f'<div class="sf">{farm}{cards}</div>' if farm or cards else ""
    return f'<div\nclass="sb{" me" if is_own else ""}" id="seat-block-{seat}">{person}{_goods(state, seat, words)}{rest}</div>'


def _goods(state: Agricola, seat: int, words: Words) -> str:
    """List the goods of a seat, and what it lacks for the next harvest."""
    own = state.goods[seat]
    cells = "".join(
        f'<li id="supply-{seat}-{good}" data-amount="{number}" class="{"" if number else "nil"}">'
        f'<span class="sr">{text_of(words, f"good-{good}")} </span>{number or "–"}</li>'
        for good, number in zip(KEPT, own, strict=False)
    )
    missing = food_needed(state, seat) - own[FOOD]
    balance = text_of(words, "need-short", count=missing) if missing > 0 else text_of(words, "need-enough")
    need = "" if state.over else f'<em class="{"" if missing > 0 else "ok"}">{balance}</em>'
    return f'<ul class="gr">{cells}<li class="need" id="need-{seat}">{need}</li></ul>'


def _cards(state: Agricola, seat: int, words: Words, name: str) -> str:
    """Show another seat's cards with their tokens, by name in a game of two, otherwise as stamps; and how many it holds."""
    cards = state.cards[seat]
    hand = state.hands[seat] if state.has_hands else []
    occupations, minors = by_kind(hand)
    held = text_of(words, "seat-hand", occupations=len(occupations), minors=len(minors)) if state.has_hands else ""
    known = [card for card in hand if state.known >> card & 1]
    shown = "".join(stamp(state.box, card, words) for card in cards)
    if state.seats == 2:
        shown = "".join(
            f'<span class="named">{stamp(state.box, card, words)}{title_of(named((card,))[0], words)}</span>' for card in cards
        )
    shown += "".join(on_card(state, card) for card in cards if card >= FIRST_OF_DECKS)
    open_hand = "".join(stamp(state.box, card, words) for card in known)
    inside = f"{shown}<i>{held}</i>{open_hand}" if held else shown
    if not cards and not known:
        return f'<div class="stamps">{inside}</div>'
    label = escaped(text_of(words, "seat-cards", name=name))
    return (
        f'<a class="stamps" href="{link_to([*cards, *known])}" target="_blank" data-card="of-{seat}" title="{label}">{inside}</a>'
    )
