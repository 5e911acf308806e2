"""Before the game, while hand cards are chosen: whole cards to choose from, those that were kept, and who still chooses."""

from __future__ import annotations

from grange.core.picture import escaped
from grange.core.table import Panels
from grange.core.telling import said
from grange.core.words import Words
from grange.games.agricola.box import CARD_NAMES
from grange.games.agricola.draw.faces import icon, slip, whole
from grange.games.agricola.draw.hands import by_kind
from grange.games.agricola.draw.people import seat_mark
from grange.games.agricola.state import Agricola

TABS = ("tab-draft", "tab-kept")
KINDS = ("occ", "minor")


def draft(state: Agricola, seat: int | None, words: Words, names: list[str]) -> Panels:
    """Show the cards from which a seat chooses: its pack, or else its hand; a spectator sees only who chooses."""
    pack = [] if seat is None else state.packs[seat] or state.hands[seat]
    held = [] if seat is None or not state.packs[seat] else state.hands[seat]
    lots = "".join(_lot(state, cards, kind, words) for cards, kind in zip(by_kind(pack), KINDS, strict=True) if cards)
    kept = f'<section class="kept" data-page="b"><h3 class="cap">{said(words, "title-kept")}<small>{len(held)}</small></h3>{_kept(state, held, words)}</section>'
    choices = f'<div class="lots" data-page="a">{lots}{_in_hand(state, pack, words)}</div>'
    return Panels(f'<div class="drafting">{choices}{kept if held else ""}</div>', _choosing(state, words, names), TABS)


def _lot(state: Agricola, cards: list[int], kind: str, words: Words) -> str:
    faces = "".join(
        f'<button type="button" class="pick1" id="card-{CARD_NAMES[card]}">{whole(state.box, card, words)}</button>' for card in cards
    )
    return f'<section class="lot"><h3 class="cap">{said(words, f"kinds-{kind}")}<small>{len(cards)}</small></h3><div class="wholes n{len(cards)}">{faces}</div></section>'


def _in_hand(state: Agricola, cards: list[int], words: Words) -> str:
    """List the cards once more for a window in which only one stands whole."""
    slips = "".join(slip(state, card, words) for card in cards).replace(' id="', ' data-id="')
    return f'<div class="slips phone-only">{slips}</div>'


def _kept(state: Agricola, cards: list[int], words: Words) -> str:
    return "".join(f'<div class="slips">{"".join(slip(state, card, words, "laid") for card in kind)}</div>' for kind in by_kind(cards) if kind)


def _choosing(state: Agricola, words: Words, names: list[str]) -> str:
    """Tell who still chooses, and which way cards travel."""
    asked = {decision.seat for decision in state.decisions}
    lines = "".join(
        f'<li class="{"now" if each in asked else "done"}">{seat_mark(each)}<b>{escaped(names[each])}</b>'
        f"<span>{said(words, 'choosing-now' if each in asked else 'choosing-done')}</span>{icon('ui-hand' if each in asked else 'ui-check')}</li>"
        for each in range(state.seats)
    )
    way = ""
    if any(state.packs) and state.seats > 1:
        way = f"<p>{escaped(said(words, 'choosing-way', names=', '.join([*names, names[0]])))}</p>"
    return f'<section class="sheet drafters" data-page="b"><h3>{said(words, "title-choosing")}</h3><ul>{lines}</ul>{way}</section>'
