"""The viewer's own cards on a page: those in front of a seat and those in its hand, opened when it can play one."""

from __future__ import annotations

from grange.core.events import text_of
from grange.core.picture import escaped
from grange.core.words import Words
from grange.games.agricola.box import CARD_NAMES, FIRST_MINOR
from grange.games.agricola.draw.faces import link_to, slip, to_read, whole
from grange.games.agricola.missing import lack
from grange.games.agricola.options import DROP, KEEP, OPTIONS, PLAY
from grange.games.agricola.rules.improvements import by_kind
from grange.games.agricola.state import Agricola


def own_cards(state: Agricola, seat: int | None, viewer: int, words: Words) -> str:
    """Lay out what a seat has played and what it holds; others and spectators see no hand."""
    hand = _hand(state, seat, words) if seat is not None and state.has_hands else ""
    return f'<div class="p-cards">{_market(state, words)}{_played(state, viewer, words)}{hand}</div>'


def to_choose(state: Agricola, seat: int) -> set[int]:
    """List the cards that the seat's question lets it play, keep or drop."""
    decision = state.decision_of(seat)
    read = [OPTIONS.read(option) for option in decision.options] if decision else []
    return {card for verb, card in read if verb in (PLAY, KEEP, DROP)}


def _played(state: Agricola, seat: int, words: Words) -> str:
    cards = state.cards[seat]
    occupations = state.occupations(seat)
    laid = "".join(slip(state, card, words, "laid") for card in cards)
    count = text_of(words, "count-played", occupations=occupations, improvements=state.improvements(seat))
    nothing = "" if cards else f'<p class="none">{text_of(words, "seat-no-cards")}</p>'
    return (
        f'<section class="played" data-page="d"><h3 class="cap">{text_of(words, "title-played")}<small>{count}</small></h3>'
        f'<div class="slips">{laid}</div>{nothing}</section>'
    )


def _hand(state: Agricola, seat: int, words: Words) -> str:
    """Lay out a hand as slips; while the seat chooses a card of it, those of its kind are open to read."""
    choices = to_choose(state, seat).intersection(state.hands[seat])
    kinds = by_kind(state.hands[seat])
    if choices:
        return _opened(state, seat, words, choices)
    rows = "".join(
        f'<div class="slips">{"".join(slip(state, card, words, "", _short(state, seat, card, words)) for card in kind)}</div>'
        for kind in kinds
        if kind
    )
    count = text_of(words, "count-hand", occupations=len(kinds[0]), minors=len(kinds[1]))
    title = f'<a href="{link_to(state.hands[seat])}" target="_blank" data-card="hand">{text_of(words, "title-hand")}</a>'
    return f'<section class="in-hand" data-page="c"><h3 class="cap">{title}<small>{count}</small></h3>{rows}</section>'


def _opened(state: Agricola, seat: int, words: Words, choices: set[int]) -> str:
    """Open the cards of a hand from which the seat can choose; the others of their kind say what they lack."""
    wanted = {card < FIRST_MINOR for card in choices}
    here = [card for card in state.hands[seat] if (card < FIRST_MINOR) in wanted]
    rest = [card for card in state.hands[seat] if (card < FIRST_MINOR) not in wanted]
    here.sort(key=lambda card: card not in choices)
    cards = "".join(to_read(state, card, words, _short(state, seat, card, words), "" if card in choices else "no") for card in here)
    title = escaped(text_of(words, "title-choose-from-hand"))
    return (
        f'<section class="opened" data-page="c" data-still=""><h3 class="cap">{title}</h3>'
        f'<div class="mids">{cards}{_others(rest, words)}</div>{_large(state, here, words)}</section>'
    )


def _large(state: Agricola, cards: list[int], words: Words) -> str:
    """Draw the opened cards again, whole: if there is room, the one pointed at is shown beside the others."""
    faces = "".join(
        f'<span class="pick1" data-id="card-{CARD_NAMES[card]}">{whole(state.box, card, words)}</span>' for card in cards
    )
    return f'<div class="large" aria-hidden="true">{faces}</div>'


def _others(cards: list[int], words: Words) -> str:
    """Link to the cards of the other kind, which the seat cannot play here."""
    if not cards:
        return ""
    label = text_of(words, "hand-others", count=len(cards))
    return (
        f'<a class="mc more" href="{link_to(cards)}" target="_blank" data-card="others"><span>{label}</span>'
        f"<small>{text_of(words, 'hand-others.more')}</small></a>"
    )


def _market(state: Agricola, words: Words) -> str:
    """Lay out the cards that lie open for everybody."""
    if not state.market:
        return ""
    cards = "".join(slip(state, card, words) for card in state.market)
    title = f'<h3 class="cap">{text_of(words, "title-market")}</h3>'
    return f'<section class="market" data-page="c">{title}<div class="slips">{cards}</div></section>'


def _short(state: Agricola, seat: int, card: int, words: Words) -> str:
    """Say what the seat lacks to play a card."""
    reason = lack(state, seat, card)
    return words.text(reason) if reason else ""
