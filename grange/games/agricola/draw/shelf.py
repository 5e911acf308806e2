"""The shelf beside the board in games with a deck: the decks' backs, the spaces they brought, traders and events in force."""

from __future__ import annotations

from grange.core.events import text_of
from grange.core.picture import escaped
from grange.core.words import Words
from grange.games.agricola.box import DECK_KINDS, DECKS
from grange.games.agricola.draw import spaces
from grange.games.agricola.draw.faces import DECK_MARKS, icon, slip
from grange.games.agricola.state import Agricola


def shelf(state: Agricola, seen: dict[int, spaces.ShownSpace], words: Words) -> str:
    """Lay out the decks in the game, each with what it has brought for everybody."""
    rows = "".join(_row(state, deck, seen, words) for deck in decks_in_game(state))
    title = text_of(words, "title-shelf")
    return f'<div class="shelf desk-only"><h3 class="mini">{title}</h3><div class="shelfrow">{rows}</div></div>'


def shelf_in_hand(state: Agricola, words: Words) -> str:
    """Lay out the shelf again for the narrow page, where its spaces are among the others."""
    rows = "".join(_back(state, deck, words) + _slips(state, deck, words) for deck in decks_in_game(state))
    letter = "d" if state.has_hands else "c"
    inside = f'<h3 class="cap">{text_of(words, "title-shelf")}</h3><div class="shelfrow">{rows}</div>'
    return f'<section class="shelf-in-hand phone-only" data-page="{letter}">{inside}</section>'.replace(" id=", " data-id=")


def decks_in_game(state: Agricola) -> list[int]:
    """List the decks in the game."""
    return [deck for deck, name in enumerate(DECKS) if state.origin.rules[name] == "on"]


def cards_on_shelf(state: Agricola, deck: int, *, spaces: bool) -> list[int]:
    """List the cards of a deck on the shelf: those that are action spaces, or the others."""
    printed = state.box.deck_cards
    return [card for card in state.shelf if printed[card].deck == deck and bool(printed[card].spaces) == spaces]


def _row(state: Agricola, deck: int, seen: dict[int, spaces.ShownSpace], words: Words) -> str:
    kind = DECK_KINDS[deck]
    brought = [space for card in cards_on_shelf(state, deck, spaces=True) for space in state.box.deck_cards[card].spaces]
    laid = "".join(f'<div class="newspace k-{kind}">{spaces.space(seen[space])}</div>' for space in brought)
    return _back(state, deck, words) + laid + _slips(state, deck, words)


def _slips(state: Agricola, deck: int, words: Words) -> str:
    return "".join(slip(state, card, words, "laid") for card in cards_on_shelf(state, deck, spaces=False))


def _back(state: Agricola, deck: int, words: Words) -> str:
    """Draw the back of a deck with the number of its cards."""
    kind, left = DECK_KINDS[deck], len(state.decks[deck])
    label = escaped(text_of(words, "picture-of-deck", deck=DECKS[deck], count=left))
    return (
        f'<span class="deckback k-{kind}" id="{DECKS[deck]}" data-look="deck-{kind}" role="img" aria-label="{label}">'
        f'{icon(DECK_MARKS[kind])}<b aria-hidden="true">{left}</b></span>'
    )
