"""The table of Evergreen for a page: small pictures in areas that the page's style sheet lays out."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from grange.core.events import seat_names
from grange.core.picture import escaped, moved, picture, use
from grange.core.table import Panels
from grange.core.words import Words
from grange.games.evergreen.box import BIOMES, NO_CARD, card_words
from grange.games.evergreen.draw.cards import bears_token, plate, swatch
from grange.games.evergreen.draw.planets import planet
from grange.games.evergreen.draw.sheets import belongings, tracks
from grange.games.evergreen.scoring import forest_points, light_points
from grange.games.evergreen.state import Evergreen

TABS = ("tab-planet", "tab-powers", "tab-rivals")


def page(state: Evergreen, seat: int | None, words: Words, names: Sequence[str], place: int = 0) -> Panels:
    """Draw the table of a seat and the other planets; a spectator sees the table of the seat at the given place."""
    viewer = place if seat is None else seat
    named = seat_names(words, names, state.seats)
    others = _automa(state, words) if state.solo else _other_planets(state, viewer, words, named)
    whose = named[viewer] if seat is None else ""  # spectators need the owner's name
    main = (
        f'<div class="p-planet" data-page="a" data-own="">{_own_planet(state, viewer, words, named[viewer], whose)}</div>'
        f'<div class="p-mid">{_market(state, words)}<div class="p-soil" data-page="a b">{_soil(state, words)}</div>'
        f'<div data-page="b">{_powers(state, viewer, words, whose)}</div></div>{others}'
    )
    return Panels(main, "", TABS)


# The viewer's table


def _own_planet(state: Evergreen, viewer: int, words: Words, name: str, whose: str) -> str:
    """Draw the planet, and say what it would score if the season ended now. A spectator also sees the owner's name."""
    pieces = state.planets[viewer]
    sentences = (
        words.say("now-light", points=light_points(state.box, pieces, state.sun)),
        words.say("now-forest", points=forest_points(state.box, pieces)),
    )
    now = "".join(
        f'<span id="now-{what}" data-look="category-{what}">{sentence}</span>'
        for what, sentence in zip(("light", "forest"), sentences, strict=True)
    )
    owner = f'<h3 class="cap owner">{escaped(words.say("title-planet-of", name=whose))}</h3>' if whose else ""
    return f'{owner}<div class="planet">{planet(state, viewer, words, name)}<p class="now">{now}</p></div>'


def _market(state: Evergreen, words: Words) -> str:
    """Draw each card in a picture of its own. A preview does not change them."""
    left = [words.say("deck-left", cards=len(state.deck))]
    if state.strict:
        left.append(words.say("supply-left", bushes=state.bushes, lakes=state.lakes))
    cards = [_card(state, face, words, f"market-{where}") for where, face in enumerate(state.market)]
    title = _heading(words.say("title-market"), f"<small>{' '.join(left)}</small>", "desk-only")
    return (
        f'<section data-page="a">{title}<div class="mcards" data-still="">'
        f"{''.join(cards or _taken_cards(state, words))}</div></section>"
    )


def _card(state: Evergreen, card: int, words: Words, name: str, owner: int | None = None) -> str:
    """Draw a card with its text below; for NO_CARD, draw the empty place."""
    if card == NO_CARD:
        return f'<div class="mcard gone" id="{name}" data-look="{name}"></div>'
    names = {kind: words.say(f"{kind}-{what}") for kind, what in card_words(card).items()}
    token = f'<span class="sr">{words.say("token-here")}</span>' if bears_token(state, card) else ""
    return (
        f'<div class="mcard" id="{name}" data-look="{name}">{plate(state, card, name, owner)}'
        f"{names['biome']}<small>{names['power']}</small>{token}</div>"
    )


def _taken_cards(state: Evergreen, words: Words) -> list[str]:
    """Draw the card that each drafter took in this round, and in the last place what became of the market."""
    taken = [
        _card(state, state.card_of(drafter), words, f"taken-{drafter}", drafter)
        for drafter in range(state.drafters)
        if state.cards[drafter]
    ]
    return [*taken, f'<div class="mcard gone"><small>{words.say("market-empty")}</small></div>']


def _soil(state: Evergreen, words: Words) -> str:
    """List the fertility of each biome."""
    rows = "".join(_soil_of(biome, words.say(f"biome-{BIOMES[biome]}"), state.fertility(biome)) for biome in range(len(BIOMES)))
    title = words.say("title-fertility")
    return f'{_heading(title)}<ul class="soil" aria-label="{escaped(title)}">{rows}</ul>'


@lru_cache(maxsize=500)
def _soil_of(biome: int, title: str, fertility: int) -> str:
    sample = f'<svg class="b" viewBox="0 0 28 28" aria-hidden="true">{swatch(biome, 1.5, 1.5, 25)}</svg>'
    icon = f'<svg class="f rim" viewBox="0 0 48 48" aria-hidden="true">{use("fertility", 0, 0, 48)}</svg>'
    name = BIOMES[biome]
    return f'<li id="soil-{name}" data-look="biome-{name}">{sample}<span>{title}</span> <b>{fertility}</b>{icon}</li>'


def _powers(state: Evergreen, viewer: int, words: Words, whose: str) -> str:
    """Draw the power tracks of a seat, with its belongings beside the title. A spectator also sees the owner's name."""
    heading = escaped(words.say("title-powers-of", name=whose)) if whose else words.say("title-powers")
    title = _heading(heading, _held(state, viewer))
    return f'<div class="power">{title}{tracks(state, viewer, words)}</div>'


# The other players


def _other_planets(state: Evergreen, viewer: int, words: Words, names: Sequence[str]) -> str:
    """Draw the planets of the others, each with its owner's name and belongings."""
    others = "".join(_other_planet(state, seat, words, names[seat]) for seat in range(state.seats) if seat != viewer)
    title = f"<h3>{words.say('title-planets')}</h3>"
    return f'<section class="sheet p-others" data-page="c">{title}<div class="others">{others}</div></section>'


def _other_planet(state: Evergreen, seat: int, words: Words, name: str) -> str:
    drawn = planet(state, seat, words, name, small=True)
    return f'<div id="rival-{seat}" data-eyes="{seat}">{drawn}{_caption(state, seat, name)}</div>'


def _caption(state: Evergreen, seat: int, name: str) -> str:
    mark = f'<svg class="tiny" viewBox="0 0 24 24" aria-hidden="true">{use(f"seat-{seat}", 0, 0, 24)}</svg>'
    return f'<p class="caption">{mark}<span>{escaped(name)}</span>{_held(state, seat)}</p>'


def _automa(state: Evergreen, words: Words) -> str:
    """Draw the automa's belongings, since it has no planet; nothing if it has none."""
    held = _held(state, state.seats)
    title = f'<h3 data-look="automa">{words.say("automa")}</h3>'
    return f'<section class="sheet p-others" data-page="c">{title}{held}</section>' if held else ""


def _held(state: Evergreen, drafter: int) -> str:
    """Draw a drafter's belongings: the first-player token and the card of this round."""
    body, wide = belongings(state, drafter)
    return picture(moved(body, 0, 17), (0, 0, wide, 34), "held", "") if wide else ""


def _heading(title: str, more: str = "", css: str = "") -> str:
    return f'<h3 class="{f"cap {css}".strip()}">{title}{more}</h3>'
