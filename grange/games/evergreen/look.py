"""Explain a thing on the table of Evergreen to a visitor who points at it."""

from __future__ import annotations

from typing import Any

from grange.core.look import Look, look, without_seat
from grange.games.evergreen.box import (
    BIG,
    BIOMES,
    CATEGORIES,
    NO_CARD,
    POWERS,
    SEASONS,
    SIDES,
    SMALL,
    WILD,
    biome_of,
    power_of,
)
from grange.games.evergreen.draw.cards import POWER_DRAWINGS
from grange.games.evergreen.state import Evergreen

# each piece with the chapter of its text
PIECES = {
    "sprout": "action",
    "tree-small": "light",
    "tree-big": "end",
    "bush": "forest",
    "lake": "power",
    "crevasse": "light",
    "sun": "light",
    "fertility": "leftover",
    "drought": "leftover",
    "first-player": "draft",
    "seat": "goal",
    "bud": "power",
    "automa": "solo",
}
ICONS = {"seat": "seat-0", "automa": "ui-bot"}
SCORES = dict(zip(CATEGORIES, ("setup", "light", "forest", "power", "end"), strict=True))


def look_up(state: Evergreen, thing: str) -> Look | None:
    """Explain a card, a biome, a power, a season, a row of the score sheet, or a piece by its name."""
    kind, _, name = thing.partition("-")
    if kind in ("market", "taken") and name.isdecimal():
        return _card(state, kind, int(name))
    if kind == "biome" and name in BIOMES:
        return look("biome", "fertility", "action", biome=name, fertility=state.fertility(BIOMES.index(name)))
    if kind == "power" and name in POWERS:
        return _power(state, POWERS.index(name))
    if kind == "season" and name in SEASONS:
        return look("season", "sun", "season", season=name, rounds=state.box.rounds[SEASONS.index(name)])
    if kind == "category" and name in SCORES:
        return look(thing, state.game.display.emblems[name], SCORES[name])
    return _piece(state, without_seat(thing))


def _piece(state: Evergreen, thing: str) -> Look | None:
    if thing not in PIECES:
        return None
    box = state.box
    values: dict[str, dict[str, Any]] = {
        "tree-small": {"light": box.light[SMALL], "shadow": box.shadow[SMALL]},
        "tree-big": {"light": box.light[BIG], "shadow": box.shadow[BIG]},
        "crevasse": {"cells": len(box.crevasses)},
        "sun": {"stands": SIDES[state.sun]},
    }
    return look(thing, ICONS.get(thing, thing), PIECES[thing], **values.get(thing, {}))


def _card(state: Evergreen, where: str, place: int) -> Look | None:
    """Explain a card in the market, or one that a drafter took."""
    places = state.market if where == "market" else [taken[-1] if taken else NO_CARD for taken in state.cards]
    if place >= len(places):
        return None
    card = places[place]
    if card == NO_CARD:
        return look("card-none", "first-player", "draft")
    power, icon = POWERS[power_of(card)], POWER_DRAWINGS[power_of(card)]
    if biome_of(card) == WILD:
        return look("card-wild", icon, "action", power=power)
    icons = state.icons[card]
    left = "drought" if icons < 0 else "fertile" if icons else "none"
    return look("card", icon, "draft", biome=BIOMES[biome_of(card)], power=power, icons=left)


def _power(state: Evergreen, power: int) -> Look:
    """Explain what a power does, with the strengths on its track."""
    track = ", ".join(map(str, state.box.tracks[power]))
    return look(f"power-{POWERS[power]}", POWER_DRAWINGS[power], "power", track=track)
