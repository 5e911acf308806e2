"""Agricola on a narrow page: every space a tile of one size, a line of rounds to come, and a line of the viewer's goods."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from grange.core.events import text_of
from grange.core.picture import escaped
from grange.core.words import Words
from grange.games.agricola.box import FOOD, GOODS
from grange.games.agricola.draw.parts import piece_in
from grange.games.agricola.draw.spaces import ShownSpace
from grange.games.agricola.draw.syllables import VERY_LONG, parted
from grange.games.agricola.rules.harvest import food_needed
from grange.games.agricola.state import Agricola

CROWDED = 25  # spaces: no phone has room for them, so the page scrolls


def tiles(looks: Iterable[ShownSpace], words: Words) -> str:
    """Lay out the spaces as tiles, each with its name on the board."""
    spaces = [_tile(look, words) for look in looks]
    crowded = " crowded" if len(spaces) >= CROWDED else ""
    return f'<div class="spcs phone-only{crowded}" data-page="a">{"".join(spaces)}</div>'


@lru_cache(maxsize=2000)
def _tile(look: ShownSpace, words: Words) -> str:
    css = "spc" + (" fills" if look.grows else "") + (" no" if look.is_pale or look.is_closed else "")
    grows = f"<small>+{look.grows}</small>" if look.grows and look.who < 0 else ""
    mark = f'<i class="in-{look.badge.season}">{escaped(look.badge.word)}</i>' if look.badge and look.who < 0 else ""
    title = parted(escaped(look.title), words, VERY_LONG)
    return (
        f'<div\nclass="{css}" data-id="space-{look.name}" data-look="space-{look.name}"><b>{title}</b>'
        f"<span>{''.join(_piece(look, *shown) for shown in (*look.pieces, *((token, 0) for token in look.tokens)))}</span>"
        f"{grows}{mark}{_person(look)}</div>"
    )


def _piece(look: ShownSpace, piece: str, count: int) -> str:
    css = ' class="none"' if look.is_empty and piece in GOODS else ""
    seat = f"of-{look.viewer}" if piece == "newborn" else ""
    return f'<svg viewBox="0 0 48 48"{css} aria-hidden="true">{piece_in(piece, 0, 0, 48, seat)}</svg>{count or ""}'


def _person(look: ShownSpace) -> str:
    if look.who < 0:
        return ""
    guest = f'<use href="#person-{look.guest}" x="-26"/>' if look.guest >= 0 else ""
    return f'<svg class="man" viewBox="0 0 48 48" aria-hidden="true">{guest}<use href="#person-{look.who}"/></svg>'


def coming(state: Agricola, words: Words) -> str:
    """Say which rounds are still hidden, and after which there is a harvest."""
    first, last = len(state.shown) + 1, max(state.box.harvests)
    if state.over or first > last:
        return ""
    harvests = [str(each) for each in sorted(state.box.harvests) if each >= first]
    sentence = words.say("coming-rounds", rounds=last + 1 - first, first=first, last=last, harvests=harvests)
    return f'<p class="coming phone-only" data-page="a">{sentence}</p>'


def purse(state: Agricola, seat: int, words: Words) -> str:
    """List the viewer's own goods, and the food that it lacks for the next harvest."""
    goods = "".join(
        f'<li><svg class="rim" viewBox="0 0 48 48" role="img" aria-label="{text_of(words, f"good-{good}")}">'
        f'<use href="#{good}"/></svg>{number}</li>'
        for good, number in zip(GOODS[: FOOD + 1], state.goods[seat], strict=False)
    )
    missing = food_needed(state, seat) - state.goods[seat][FOOD]
    short = f"<li><em>{text_of(words, 'need-short', count=missing)}</em></li>" if missing > 0 and not state.over else ""
    return f'<ul\nclass="purse phone-only" data-page="a b">{goods}{short}</ul>'
