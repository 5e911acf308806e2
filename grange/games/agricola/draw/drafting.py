"""Choosing hand cards before the game: the whole cards to choose from, the kept ones, and who is still choosing."""

from __future__ import annotations

from grange.core.events import text_of
from grange.core.picture import escaped
from grange.core.table import Panels
from grange.core.words import Words
from grange.games.agricola.box import CARD_NAMES
from grange.games.agricola.draw.faces import icon, slip, whole
from grange.games.agricola.draw.hands import to_choose
from grange.games.agricola.draw.people import seat_mark
from grange.games.agricola.rules.improvements import by_kind
from grange.games.agricola.state import Agricola

TABS = ("tab-draft", "tab-kept")
KINDS = ("occ", "minor")


def draft(state: Agricola, seat: int | None, words: Words, names: list[str]) -> Panels:
    """Show the cards from which a seat chooses: its pack, or its hand; a spectator sees only who is choosing."""
    pack = [] if seat is None else state.packs[seat] or state.hands[seat]
    held = [] if seat is None or not state.packs[seat] else state.hands[seat]
    open_to = set() if seat is None else to_choose(state, seat) or set(pack)
    lots = "".join(_lot(state, cards, kind, open_to, words) for cards, kind in zip(by_kind(pack), KINDS, strict=True) if cards)
    choices = f'<div class="lots" data-page="a" data-still="">{lots}{_in_hand(state, pack, open_to, words)}</div>'
    side = _choosing(state, words, names) + _kept(state, held, words)
    return Panels(f'<div class="drafting">{choices}</div>', side, TABS)


def _lot(state: Agricola, cards: list[int], kind: str, open_to: set[int], words: Words) -> str:
    """Lay out the cards of a kind; those that the seat cannot choose now are pale."""
    faces = "".join(
        f'<button type="button" class="pick1{"" if card in open_to else " no"}" {_names(CARD_NAMES[card])}>'
        f"{whole(state.box, card, words)}</button>"
        for card in cards
    )
    return (
        f'<section class="lot">{_title(f"kinds-{kind}", len(cards), words)}'
        f'<div class="wholes n{len(cards)}">{faces}</div></section>'
    )


def _names(name: str) -> str:
    return f'id="card-{name}" data-look="card-{name}"'


def _title(key: str, count: int, words: Words) -> str:
    return f'<h3 class="cap">{text_of(words, key)}<small>{count}</small></h3>'


def _in_hand(state: Agricola, cards: list[int], open_to: set[int], words: Words) -> str:
    """List the cards again for a narrow window, in which only one is shown whole."""
    slips = "".join(slip(state, card, words, "" if card in open_to else "no") for card in cards)
    return f'<div class="slips phone-only">{slips.replace(" id=", " data-id=")}</div>'


def _kept(state: Agricola, cards: list[int], words: Words) -> str:
    """List the cards that the seat has kept so far."""
    if not cards:
        return ""
    kinds = ["".join(slip(state, card, words, "laid") for card in kind) for kind in by_kind(cards)]
    rows = "".join(f'<div class="slips">{kind}</div>' for kind in kinds if kind)
    return f'<section class="sheet kept" data-page="b">{_title("title-kept", len(cards), words)}{rows}</section>'


def _choosing(state: Agricola, words: Words, names: list[str]) -> str:
    """Say who is still choosing, and in which direction the packs go."""
    asked = {decision.seat for decision in state.decisions}
    lines = "".join(_chooser(each, names[each], each in asked, words) for each in range(state.seats))
    way = ""
    if any(state.packs) and state.seats > 1:
        way = f"<p>{escaped(text_of(words, 'choosing-way', seats=state.seats, names=', '.join([*names, names[0]])))}</p>"
    return (
        f'<section class="sheet drafters" data-page="b"><h3>{text_of(words, "title-choosing")}</h3><ul>{lines}</ul>{way}</section>'
    )


def _chooser(seat: int, name: str, chooses: bool, words: Words) -> str:
    css, mark = ("now", "ui-hand") if chooses else ("done", "ui-check")
    status = text_of(words, f"choosing-{css}")
    return f'<li class="{css}">{seat_mark(seat)}<b>{escaped(name)}</b><span>{status}</span>{icon(mark)}</li>'
