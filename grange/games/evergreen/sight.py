"""What is seen at a table of Evergreen: everything but the order of the deck."""

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
        "discard": card_names(state, state.discard),
        "market": card_names(state, state.market),
        "zone": {BIOMES[biome]: card_names(state, group) for biome, group in enumerate(state.zone)},
        "face_down": card_names(state, state.face_down),
        "fertility": {name: state.fertility(biome) for biome, name in enumerate(BIOMES)},
        "cards": [card_names(state, cards) for cards in state.cards],
        "planets": [
            {state.box.cell_names[cell]: PIECES[piece] for cell, piece in enumerate(planet) if piece} for planet in state.planets
        ],
        "levels": [dict(zip(POWERS, levels, strict=True)) for levels in state.levels],
        "points": [score_sheet(state, owner) for owner in range(state.seats)],
        "bushes": state.bushes if state.strict else None,
        "lakes": state.lakes if state.strict else None,
    }


def card_names(state: Evergreen, cards: list[int]) -> list[str | None]:
    """Name cards by biome, power and icons, such as `swamp lake +1`; an empty place has no name."""
    return [None if card == NO_CARD else _card_name(card, state.icons[card]) for card in cards]


def _card_name(card: int, icons: int) -> str:
    return f"{biome_name(biome_of(card))} {POWERS[power_of(card)]}" + (f" {icons:+d}" if icons else "")


def deal_again(state: Evergreen, _seat: int, chance: Chance) -> None:
    """Everybody knows which cards the deck holds, but not their order: that must leave no trace."""
    state.deck.sort()
    chance.shuffle(state.deck)
