"""What a seat sees at a table of Evergreen: everything but the order of the deck."""

from __future__ import annotations

from typing import Any

from grange.core.chance import Chance
from grange.games.evergreen.box import BIOMES, NO_CARD, PIECES, POWERS, SEASONS, SIDES, biome_name, biome_of, power_of
from grange.games.evergreen.scoring import score_sheet
from grange.games.evergreen.state import Evergreen


def sight(state: Evergreen, _seat: int | None) -> dict[str, Any]:
    """Describe what everybody sees on the table, as plain JSON."""
    return {
        "season": SEASONS[state.season],
        "round": state.round,
        "sun": SIDES[state.sun],
        "first": state.first,
        "next_first": state.next_first,
        "token": state.token,
        "deck": len(state.deck),
        "discard": cards_in_sight(state, state.discard),
        "market": cards_in_sight(state, state.market),
        "zone": {BIOMES[biome]: cards_in_sight(state, group) for biome, group in enumerate(state.zone)},
        "face_down": cards_in_sight(state, state.face_down),
        "fertility": {name: state.fertility(biome) for biome, name in enumerate(BIOMES)},
        "cards": [cards_in_sight(state, cards) for cards in state.cards],
        "planets": [
            {state.box.cell_names[cell]: PIECES[piece] for cell, piece in enumerate(planet) if piece} for planet in state.planets
        ],
        "levels": [dict(zip(POWERS, levels, strict=True)) for levels in state.levels],
        "points": [score_sheet(state, owner) for owner in range(state.seats)],
        "bushes": state.bushes if state.strict else None,
        "lakes": state.lakes if state.strict else None,
    }


def cards_in_sight(state: Evergreen, cards: list[int]) -> list[dict[str, Any] | None]:
    """Describe cards; an empty place has none."""
    return [None if card == NO_CARD else card_in_sight(card, state.icons[card]) for card in cards]


def card_in_sight(card: int, icons: int) -> dict[str, Any]:
    """Describe a card: its biome, its power, and how much it changes the biome's fertility."""
    return {"biome": biome_name(biome_of(card)), "power": POWERS[power_of(card)], "icons": icons}


def deal_again(state: Evergreen, _seat: int, chance: Chance) -> None:
    """Shuffle the deck again: everybody knows its cards, but nobody their order."""
    state.deck.sort()
    chance.shuffle(state.deck)
