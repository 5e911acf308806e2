"""Explain a thing on the table of Farmerama to a visitor who points at it."""

from __future__ import annotations

from typing import Any

from grange.core.look import Look, look, without_seat
from grange.core.words import Message
from grange.games.farmerama.box import ACTIONS, ALONE, ANIMALS, CROPS, NOTHING, NUMBERED, PRODUCTS, SECTORS, SHARED
from grange.games.farmerama.draw.parts import PRODUCT_PIECES
from grange.games.farmerama.labels import ACTION_PIECES, ANIMAL_PIECES, amounts, parts_of
from grange.games.farmerama.state import Farmerama

# what needs no numbers, with the chapter of its text
CHAPTERS = {
    "water": "water",
    "field": "farm",
    "scarecrow": "farm",
    "pacifier": "turning",
    "arm": "turning",
    "wheel": "farm",
    "star": "scoring",
    "cube": "turning",
    "action-wheel": "cards",
    "garden": "bonus",
    "rank": "bonus",
    "head-sheep": "three",
    "special": "solo",
    "drawn": "solo",
    "seat": "aim",
}
SAME = {
    **dict.fromkeys(("cube-white", "cube-pink", "cube-brown", "cube-black"), "cube"),
    **dict.fromkeys(("flowerpot", "beehive", "fountain", "sundial"), "garden"),
    "sun": "wheel",
}
ICONS = {
    "arm": "star",
    "wheel": "sun",
    "cube": "cube-white",
    "action-wheel": "sow",
    "garden": "flowerpot",
    "rank": "scarecrow",
    "head-sheep": "sheep",
    "special": "star",
    "drawn": "seeds",
    "seat": "seat-0",
}
CARD_CHAPTERS = ("cards", "cards", "cards", "feed", "seeds")


def look_up(state: Farmerama, thing: str) -> Look | None:
    """Explain a place, a card, a tile, a row of the score sheet, or a piece by its name."""
    kind, _, name = thing.partition("-")
    if kind in PLACES and name:
        return PLACES[kind](state, name)
    if thing in ACTION_PIECES and thing != "water":
        return _card(state, ACTIONS[ACTION_PIECES.index(thing)])
    return _piece(state, thing)


def _piece(state: Farmerama, thing: str) -> Look | None:
    if thing in CROPS:
        return _crop(state, CROPS.index(thing))
    if thing in ANIMAL_PIECES:
        return _animal(state, ANIMAL_PIECES.index(thing))
    if thing in PRODUCT_PIECES:
        return look("product", thing, "turning", product=Message(f"category-{PRODUCTS[PRODUCT_PIECES.index(thing)]}"))
    if thing == "pasture":
        return look("pasture", "sheep", "feed", places=state.box.places)
    thing = SAME.get(thing, without_seat(thing))
    return look(thing, ICONS.get(thing, thing), CHAPTERS[thing]) if thing in CHAPTERS else None


# Crops and animals


def _crop(state: Farmerama, crop: int) -> Look:
    """Explain which animals eat a crop, and what it is worth at the end."""
    eaters = [Message(f"animal-{ANIMALS[animal]}") for animal, eats in enumerate(state.eats) if eats[crop]]
    return look(CROPS[crop], CROPS[crop], "sow", eaters=eaters, stars=state.box.crop_stars)


def _animal(state: Farmerama, animal: int) -> Look:
    product = Message(f"category-{PRODUCTS[animal]}")
    return look(f"animal-{ANIMALS[animal]}", ANIMAL_PIECES[animal], "feed", feed=amounts(state.eats[animal]), product=product)


def _stable(state: Farmerama, name: str) -> Look | None:
    if name not in ANIMALS:
        return None
    animal = ANIMALS.index(name)
    message = Message(f"look-animal-{name}", {"feed": "", "product": ""})
    return look("stable", ANIMAL_PIECES[animal], "turning", animal=message, stars=state.box.stables[animal])


# Cards, tiles, the wheel


def _card(state: Farmerama, name: str) -> Look | None:
    """Explain what a card does, with its numbers of this round."""
    if name not in ACTIONS:
        return None
    action = ACTIONS.index(name)
    numbers = state.numbers(action) if name in NUMBERED else (0, 0)
    return look(f"card-{name}", ACTION_PIECES[action], CARD_CHAPTERS[action], alone=numbers[ALONE], shared=numbers[SHARED])


def _tile(state: Farmerama, name: str) -> Look | None:
    place = int(name) - 1 if name.isdecimal() else -1
    if not 0 <= place < state.box.open:
        return None
    if place >= len(state.open):
        return look("tile-none", "flowerpot", "end")
    return look("tile", "flowerpot", "bonus", goods=parts_of(state.box, state.tile(state.open[place])))


def _part(state: Farmerama, name: str) -> Look | None:
    """Explain a sector of the wheel."""
    if not name.isdecimal() or int(name) >= SECTORS:
        return None
    crop = state.box.sows[int(name)]
    if crop == NOTHING:
        return look("part-harvest", "sickle", "harvest")
    return look("part-sow", CROPS[crop], "sow", crop=Message(f"good-{CROPS[crop]}"))


def _sector(_: Farmerama, name: str) -> Look | None:
    return look("sector", "field", "farm", sector=name) if name.isdecimal() and 1 <= int(name) <= SECTORS else None


# The score sheet


def _category(state: Farmerama, name: str) -> Look | None:
    box = state.box
    if name in PRODUCTS:
        track = ", ".join(map(str, state.tracks[PRODUCTS.index(name)]))
        return look("products", state.game.display.emblems[name], "scoring", name=Message(f"category-{name}"), track=track)
    values: dict[str, Any] = {
        "crops": box.crop_stars,
        "tiles": box.tile_stars,
        "pastures": ", ".join(map(str, box.stables)),
    }
    if name not in values:
        return None
    return look(f"category-{name}", state.game.display.emblems[name], "scoring", stars=values[name])


PLACES = {"stable": _stable, "card": _card, "tile": _tile, "part": _part, "sector": _sector, "category": _category}
