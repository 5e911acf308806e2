"""The table of Evergreen for a page: small pictures in areas that the page's style sheet lays out."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from grange.core.picture import escaped, moved, picture, use
from grange.core.table import Panels
from grange.core.telling import called
from grange.core.words import Words
from grange.games.evergreen.box import BIOMES, NO_CARD, card_words
from grange.games.evergreen.draw.cards import bears_token, plate, swatch
from grange.games.evergreen.draw.planets import planet
from grange.games.evergreen.draw.sheets import belongings, tracks
from grange.games.evergreen.scoring import forest_points, light_points
from grange.games.evergreen.state import Evergreen

TABS = ("tab-planet", "tab-powers", "tab-rivals")


def page(state: Evergreen, seat: int | None, words: Words, names: Sequence[str]) -> Panels:
    """Draw what a seat looks at, and the other planets; a spectator looks over the shoulder of the first."""
    viewer = seat or 0
    named = called(words, names, state.seats)
    others = _automa(state, words) if state.solo else _other_planets(state, viewer, words, named)
    main = (
        f'<div class="p-planet" data-page="a">{_own_planet(state, viewer, words, named[viewer])}</div>'
        f'<div class="p-mid">{_market(state, words)}<div data-page="a">{_soil(state, words)}</div>'
        f'<div data-page="b">{_powers(state, viewer, words)}</div></div>{others}'
    )
    return Panels(main, "", TABS)


# What the viewer looks at


def _own_planet(state: Evergreen, viewer: int, words: Words, name: str) -> str:
    """Draw the planet, and tell what it would give if the season ended now."""
    pieces = state.planets[viewer]
    told = (
        words.say("now-light", points=light_points(state.box, pieces, state.sun)),
        words.say("now-forest", points=forest_points(state.box, pieces)),
    )
    now = "".join(
        f'<span id="now-{what}" data-look="category-{what}">{sentence}</span>'
        for what, sentence in zip(("light", "forest"), told, strict=True)
    )
    return f'<div class="planet">{planet(state, viewer, words, name)}<p class="now">{now}</p></div>'


def _market(state: Evergreen, words: Words) -> str:
    """Draw the cards, each in a picture of its own. A preview leaves them alone."""
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
    """Draw a card with its words below; for NO_CARD, the empty place."""
    if card == NO_CARD:
        return f'<div class="mcard gone" id="{name}" data-look="{name}"></div>'
    told = {kind: words.say(f"{kind}-{what}") for kind, what in card_words(card).items()}
    token = f'<span class="sr">{words.say("token-here")}</span>' if bears_token(state, card) else ""
    return (
        f'<div class="mcard" id="{name}" data-look="{name}">{plate(state, card, name, owner)}'
        f"{told['biome']}<small>{told['power']}</small>{token}</div>"
    )


def _taken_cards(state: Evergreen, words: Words) -> list[str]:
    """Draw the card that each took in this round, and in the last place what became of the market."""
    taken = [
        _card(state, state.card_of(drafter), words, f"taken-{drafter}", drafter)
        for drafter in range(state.drafters)
        if state.cards[drafter]
    ]
    return [*taken, f'<div class="mcard gone"><small>{words.say("market-empty")}</small></div>']


def _soil(state: Evergreen, words: Words) -> str:
    """List how fertile each biome is."""
    rows = "".join(_soil_of(biome, words.say(f"biome-{BIOMES[biome]}"), state.fertility(biome)) for biome in range(len(BIOMES)))
    return f'<ul class="soil" aria-label="{escaped(words.say("title-fertility"))}">{rows}</ul>'


@lru_cache(maxsize=500)
def _soil_of(biome: int, told: str, fertility: int) -> str:
    sample = f'<svg class="b" viewBox="0 0 28 28" aria-hidden="true">{swatch(biome, 1.5, 1.5, 25)}</svg>'
    icon = f'<svg class="f rim" viewBox="0 0 48 48" aria-hidden="true">{use("fertility", 0, 0, 48)}</svg>'
    name = BIOMES[biome]
    return f'<li id="soil-{name}" data-look="biome-{name}">{sample}<span>{told}</span> <b>{fertility}</b>{icon}</li>'


def _powers(state: Evergreen, viewer: int, words: Words) -> str:
    """Draw the viewer's power tracks, and at their title what lies in front of the viewer."""
    title = _heading(words.say("title-powers"), _held(state, viewer))
    return f'<div class="power">{title}{tracks(state, viewer, words)}</div>'


# What the others have


def _other_planets(state: Evergreen, viewer: int, words: Words, names: Sequence[str]) -> str:
    """Draw the planets of the others, each with its owner's name and what lies in front of that seat."""
    others = "".join(
        f'<div id="rival-{seat}">{planet(state, seat, words, names[seat], small=True)}{_caption(state, seat, names[seat])}</div>'
        for seat in range(state.seats)
        if seat != viewer
    )
    title = f"<h3>{words.say('title-planets')}</h3>"
    return f'<section class="sheet p-others" data-page="c">{title}<div class="others">{others}</div></section>'


def _caption(state: Evergreen, seat: int, name: str) -> str:
    mark = f'<svg class="tiny" viewBox="0 0 24 24" aria-hidden="true">{use(f"seat-{seat}", 0, 0, 24)}</svg>'
    return f'<p class="caption">{mark}<span>{escaped(name)}</span>{_held(state, seat)}</p>'


def _automa(state: Evergreen, words: Words) -> str:
    """Tell what lies in front of the automa, which has no planet; nothing while nothing lies there."""
    held = _held(state, state.seats)
    title = f'<h3 data-look="automa">{words.say("automa")}</h3>'
    return f'<section class="sheet p-others" data-page="c">{title}{held}</section>' if held else ""


def _held(state: Evergreen, drafter: int) -> str:
    """Draw what lies in front of one who drafts: the first-player token and the card of this round."""
    body, wide = belongings(state, drafter)
    return picture(moved(body, 0, 17), (0, 0, wide, 34), "held", "") if wide else ""


def _heading(title: str, more: str = "", css: str = "") -> str:
    return f'<h3 class="{f"cap {css}".strip()}">{title}{more}</h3>'
