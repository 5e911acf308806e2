"""The field of Petrichor: its tiles and how they are laid."""

from __future__ import annotations

from grange.core.chance import Chance
from grange.games.petrichor.box import CORN, LAKE, LETTERS, PEAR, POTATO, WHEAT
from grange.games.petrichor.state import Petrichor


def tile_pool(state: Petrichor) -> list[int]:
    """List the tiles of this game: without corn for two players, and for a solo player only those the south wind can play with."""
    rules, crops = state.origin.rules, state.box.crops
    switched = {PEAR: rules["pear"] == "on", LAKE: rules["lake"] == "on" and not state.solo}
    pool = [crop for crop, printed in enumerate(crops) for _ in range(printed.tiles) if switched.get(crop, True)]
    if state.seats == 2:
        return [crop for crop in pool if crop != CORN]
    if state.solo:
        tricky = (WHEAT, POTATO) if rules["tricks"] == "off" else ()
        return [crop for crop in pool if crops[crop].priority and crop not in tricky]
    return pool


def first_field(state: Petrichor) -> list[int]:
    """List the tiles of the recommended first game, if its layout is chosen; a solo game has none."""
    if state.origin.rules["layout"] != "first" or state.solo:
        return []
    layout = "".join(state.box.layouts[state.seats - 1])
    return [LETTERS.index(letter) for letter in layout if letter != "."]


def lay_tiles(state: Petrichor, chance: Chance) -> None:
    """Lay the field: at random, or as recommended for a first game; for a solo player in order of priority."""
    pool, chosen = tile_pool(state), first_field(state)
    chance.shuffle(pool)
    for crop in chosen:
        if crop in pool:
            pool.remove(crop)
    chosen = chosen or [pool.pop() for _ in state.field]
    if state.solo:
        chosen.sort(key=lambda crop: state.box.crops[crop].priority)
    for place, crop in zip(state.field, chosen, strict=True):
        state.crops[place] = crop
    state.aside = pool


def tiles_at_hand(state: Petrichor) -> list[int]:
    """List all tiles on the field and aside, sorted."""
    pool, chosen = tile_pool(state), first_field(state)
    return sorted([crop for crop in set(pool) | set(chosen) for _ in range(max(pool.count(crop), chosen.count(crop)))])
