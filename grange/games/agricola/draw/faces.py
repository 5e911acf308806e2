"""The faces of cards in four sizes: whole, to read, as a slip with its name, and as a stamp. All are page text, so they wrap."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from grange.core.events import text_of
from grange.core.picture import escaped
from grange.core.words import Words
from grange.games.agricola.box import CARD_NAMES, DECK_KINDS, FIRST_MINOR, FIRST_OF_DECKS, GOODS, MAJORS, Box, Goods
from grange.games.agricola.cards import ANY_TIME, CARDS
from grange.games.agricola.draw.parts import piece_in
from grange.games.agricola.draw.recipes import main_piece
from grange.games.agricola.draw.syllables import parted
from grange.games.agricola.draw.vignettes import vignette
from grange.games.agricola.state import Agricola

MARKS = {
    "farm_planner": "cat-farm",
    "actions_booster": "cat-action",
    "points": "cat-points",
    "goods": "cat-goods",
    "food": "cat-food",
    "crops": "cat-crop",
    "building": "cat-build",
    "livestock": "cat-live",
}
DECK_MARKS = {"x": "deck-x", "club": "deck-club"}


class Face(NamedTuple):
    """What is printed on a card."""

    name: str
    kind: str  # occ, minor, major, or the deck: x or club
    category: str
    price: Goods
    needs: tuple[tuple[str, int], ...]
    points: int
    players: int
    passes: bool


@lru_cache(maxsize=512)
def face_of(box: Box, card: int) -> Face:
    """Read what is printed on a card."""
    name = CARD_NAMES[card]
    if card < len(MAJORS):
        major = box.majors[card]
        return Face(name, "major", "food", major.price.goods, (), major.points, 1, passes=False)
    if card < FIRST_MINOR:
        occupation = box.occupations[card]
        return Face(name, "occ", occupation.category, (), (), 0, occupation.players, passes=False)
    if card >= FIRST_OF_DECKS:
        drawn = box.deck_cards[card]
        return Face(name, DECK_KINDS[drawn.deck], drawn.kind, (), (), drawn.points, 0, passes=False)
    minor = box.minors[card]
    return Face(name, "minor", minor.category, minor.price.goods, tuple(minor.needs.items()), minor.points, 1, minor.passes)


def mark_of(face: Face) -> str:
    """Name the mark of a card: of its category, or of its deck."""
    return DECK_MARKS.get(face.kind) or MARKS[face.category]


def title_of(name: str, words: Words) -> str:
    """Return the name of a card, without the price that distinguishes two of the same name."""
    return escaped(text_of(words, f"card-{name}").split(" (")[0])


# Parts


def icon(piece: str, css: str = "") -> str:
    """Draw a piece as a small picture of its own."""
    side = 24 if piece.startswith(("cat-", "ui-", "deck-")) else 48
    named = f' class="{css}"' if css else ""
    return f'<svg{named} viewBox="0 0 {side} {side}" aria-hidden="true">{piece_in(piece, 0, 0, side, "")}</svg>'


def coins(price: Goods, words: Words) -> str:
    """Write a price: a number and a piece for each good."""
    return "".join(
        f'<span class="coin"><b aria-hidden="true">{number}</b>{icon(GOODS[good])}'
        f'<span class="sr">{text_of(words, f"goods-{GOODS[good]}", count=number)}</span></span>'
        for good, number in price
    )


def conditions(face: Face, words: Words) -> str:
    """Say what a card's owner must have."""
    return ", ".join(text_of(words, f"condition-{need}", count=number) for need, number in face.needs)


def disc(points: int) -> str:
    """Write points on a disc."""
    return f'<b class="vp">{str(points).replace("-", "−")}</b>'


def _corner(face: Face) -> str:
    """Write what is at the right of a head: points, or the least number of players."""
    if face.points:
        return disc(face.points)
    return f'<small class="st">{face.players}+</small>' if face.kind == "occ" else ""


def on_card(state: Agricola | None, card: int) -> str:
    """Draw what lies on a card: a pile, a field's crops, or points."""
    piece, number = CARDS[card].lying(state) if state is not None and state.notes else ("", 0)
    if not number:
        return ""
    return disc(number) if piece == "points" else f'<span class="onit">{icon(piece)}<b>{number}</b></span>'


def _tag(lying: str) -> str:
    """Put a paper tag with what lies on a card over its picture."""
    return f'<span class="lie">{lying}</span>' if lying else ""


# Faces


@lru_cache(maxsize=2000)
def _whole(face: Face, lying: str, words: Words) -> str:
    kind, last = f"kind-{face.kind}", text_of(words, f"sort-{face.category}")
    if face.passes:
        kind, last = "face-passed", icon("ui-passon") + text_of(words, "face-left")
    title = parted(title_of(face.name, words), words)
    price = f'<span class="cost">{coins(face.price, words)}</span>' if face.price else ""
    condition = f'<span class="cond">{conditions(face, words)}</span>' if face.needs else ""
    return (
        f'<span class="ph">{icon(mark_of(face), "cat")}<b class="nm">{title}</b>{_corner(face)}</span>'
        f'<span class="pic">{vignette(face.name)}{price}{condition}{_tag(lying)}</span>'
        f'<span class="pt">{escaped(text_of(words, f"card-{face.name}.about"))}</span>'
        f'<span class="pf"><i>{text_of(words, kind)}</i><span>{last}</span></span>'
    )


def whole(box: Box, card: int, words: Words, state: Agricola | None = None) -> str:
    """Draw a whole card: head, small picture with cost and condition, rule, foot."""
    face = face_of(box, card)
    return f'<span class="wcard k-{face.kind}">{_whole(face, on_card(state, card), words)}</span>'


def to_read(state: Agricola, card: int, words: Words, why: str = "", css: str = "") -> str:
    """Draw a card to read: head, rule, and below it what it needs or lacks."""
    face = face_of(state.box, card)
    title, rule = parted(title_of(face.name, words), words), escaped(text_of(words, f"card-{face.name}.about"))
    price = f'<span class="coins">{coins(face.price, words)}</span>' if face.price else _corner(face)
    return (
        f'<a class="mc k-{face.kind} {css}" {_names(face.name)}><span class="mh">{icon(mark_of(face), "cat")}'
        f'<b>{title}</b>{price}</span><span class="mt">{rule}</span>'
        f'<span class="mf">{why or conditions(face, words)}</span></a>'
    )


def slip(state: Agricola, card: int, words: Words, css: str = "", why: str = "") -> str:
    """Draw a card as a slip: its mark and name, and its cost or what lies on it."""
    face = face_of(state.box, card)
    is_laid = "laid" in css
    right = (on_card(state, card) or _on_table(face, card)) if is_laid else coins(face.price, words)
    folded = f'<span class="thing">{_main(face, words)}</span>' if is_laid else ""  # in place of the name if there are many cards
    short = f"<small>{why}</small>" if why else ""
    return (
        f'<a class="cslip k-{face.kind} {css}" {_names(face.name)}><span class="spine">{icon(mark_of(face))}</span>{folded}'
        f'<span class="nm">{parted(title_of(face.name, words), words)}{short}</span><span class="rt">{right}</span></a>'
    )


def _on_table(face: Face, card: int) -> str:
    """Mark a card in front of its owner: usable at any time, or with its points."""
    if CARDS[card].offered & ANY_TIME:
        return icon("ui-any")
    return disc(face.points) if face.points else ""


def _names(name: str) -> str:
    """Return the attributes of a card on the page: target of an option, thing to look up, and link to its own page."""
    return f'id="card-{name}" data-card="{name}" data-look="card-{name}" href="/cards/agricola?of={name}" target="_blank"'


def stamp(box: Box, card: int, words: Words) -> str:
    """Draw a card as a stamp: its head and the main piece of its picture."""
    face = face_of(box, card)
    name = title_of(face.name, words)
    return f'<span class="stamp k-{face.kind}" data-look="card-{face.name}" title="{name}">{_main(face, words)}</span>'


def _main(face: Face, words: Words) -> str:
    """Draw the main piece of a card's picture, with its name for people who cannot see it."""
    return f'{icon(main_piece(face.name))}<span class="sr">{title_of(face.name, words)}</span>'


def link_to(cards: Sequence[int]) -> str:
    """Return the address of a page that shows some cards."""
    return f"/cards/agricola?of={','.join(CARD_NAMES[card] for card in cards)}"
