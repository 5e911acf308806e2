"""The table of Evergreen for a page: small pictures in areas that the page's style sheet lays out."""

from __future__ import annotations

from collections.abc import Sequence

from grange.core.picture import escaped, moved, picture, use
from grange.core.table import Panels
from grange.core.telling import called
from grange.core.words import Words
from grange.games.evergreen.box import BIOMES
from grange.games.evergreen.draw.cards import card, swatch
from grange.games.evergreen.draw.planets import planet
from grange.games.evergreen.draw.sheets import belongings, tracks
from grange.games.evergreen.scoring import forest_points, light_points
from grange.games.evergreen.state import Evergreen

TABS = ("tab-planet", "tab-powers", "tab-rivals")


def page(state: Evergreen, seat: int | None, words: Words, names: Sequence[str]) -> Panels:
    """Draw what a seat looks at and, apart from it, the other planets; a spectator looks over the shoulder of the first."""
    viewer = seat or 0
    named = called(words, names, state.seats)
    main = _own_planet(state, viewer, words, named[viewer]) + _market(state, words) + _powers(state, viewer, words)
    return Panels(main, _automa(state, words) if state.solo else _other_planets(state, viewer, words, named), TABS)


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
    """Draw the cards, each in a picture of its own, and how fertile the biomes are. A preview leaves the cards alone."""
    cards = [card(state, face, words, f"market-{where}") for where, face in enumerate(state.market)]
    return (
        f'<div class="market">{_heading(words.say("title-market"))}'
        f'<div class="cards" data-still="">{"".join(cards or _taken_cards(state, words))}</div>{_soil(state, words)}</div>'
    )


def _taken_cards(state: Evergreen, words: Words) -> list[str]:
    """Draw the card that each took in this round, and in the last place what became of the market."""
    taken = [
        card(state, state.card_of(drafter), words, f"taken-{drafter}", drafter)
        for drafter in range(state.drafters)
        if state.cards[drafter]
    ]
    return [*taken, f'<div class="taken">{words.say("market-empty")}</div>']


def _soil(state: Evergreen, words: Words) -> str:
    """List how fertile each biome is, and tell what is left in the deck and in the supply."""
    left = [words.say("deck-left", cards=len(state.deck))]
    if state.strict:
        left.append(words.say("supply-left", bushes=state.bushes, lakes=state.lakes))
    rows = "".join(_soil_of(state, biome, words) for biome in range(len(BIOMES)))
    return f'<ul class="soil" aria-label="{escaped(words.say("title-fertility"))}">{rows}</ul>' + "".join(
        f'<p class="left">{sentence}</p>' for sentence in left
    )


def _soil_of(state: Evergreen, biome: int, words: Words) -> str:
    sample = f'<svg class="b" viewBox="0 0 28 28" aria-hidden="true">{swatch(biome, 1.5, 1.5, 25)}</svg>'
    icon = f'<svg class="f rim" viewBox="0 0 48 48" aria-hidden="true">{use("fertility", 0, 0, 48)}</svg>'
    told, name = words.say(f"biome-{BIOMES[biome]}"), BIOMES[biome]
    return f'<li id="soil-{name}" data-look="biome-{name}">{sample}<span>{told}</span> <b>{state.fertility(biome)}</b>{icon}</li>'


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
    return f'<h3>{words.say("title-planets")}</h3><div class="others">{others}</div>'


def _caption(state: Evergreen, seat: int, name: str) -> str:
    mark = f'<svg class="tiny" viewBox="0 0 24 24" aria-hidden="true">{use(f"seat-{seat}", 0, 0, 24)}</svg>'
    return f'<p class="caption">{mark}<span>{escaped(name)}</span>{_held(state, seat)}</p>'


def _automa(state: Evergreen, words: Words) -> str:
    """Tell what lies in front of the automa, which has no planet."""
    return f"<h3 data-look='automa'>{words.say('automa')}{_held(state, state.seats)}</h3>"


def _held(state: Evergreen, drafter: int) -> str:
    """Draw what lies in front of one who drafts: the first-player token and the card of this round."""
    body, wide = belongings(state, drafter)
    return picture(moved(body, 0, 17), (0, 0, wide, 34), "held", "") if wide else ""


def _heading(title: str, more: str = "") -> str:
    return f'<h3 class="cap">{title}{more}</h3>'
