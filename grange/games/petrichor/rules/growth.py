"""Water on the tiles of Petrichor, and the crops that grow from it."""

from __future__ import annotations

from grange.games.petrichor.box import BARE, COFFEE, GROWN, LAKE, RICE, SPOILED, SPROUTING
from grange.games.petrichor.state import Petrichor


def land(state: Petrichor, owner: int, place: int, drops: int) -> None:
    """Let drops fall on a tile; a lake returns them to their owner at once."""
    if state.crops[place] == LAKE:
        state.supply[owner] += drops
    else:
        state.water[owner][place] += drops


def check_growth(state: Petrichor, place: int) -> None:
    """A crop grows when it has enough water, or sprouts if it waits for a weather, and withers when it has too little.

    Too much water spoils a crop that can spoil.
    """
    crop = state.box.crops[state.crops[place]]
    if not crop.drops:
        return
    drops = state.water_on(place)
    if drops < crop.drops:
        if state.growth[place] != BARE:
            state.growth[place] = BARE
            state.emit("event-withers", place=place, crop=state.crops[place])
    elif state.growth[place] == BARE:
        waits = state.crops[place] in (COFFEE, RICE)
        state.growth[place] = SPROUTING if waits else GROWN
        state.emit("event-sprouts" if waits else "event-grows", place=place, crop=state.crops[place])
    if crop.spoils and drops >= crop.spoils and state.growth[place] != SPOILED:
        state.growth[place] = SPOILED
        state.emit("event-spoils", place=place, crop=state.crops[place])


def ripen(state: Petrichor, crop: int) -> None:
    """Grow the crops of a kind that have sprouted and waited for their weather."""
    for place in state.field:
        if state.crops[place] == crop and state.growth[place] == SPROUTING:
            state.growth[place] = GROWN
            state.emit("event-grows", place=place, crop=crop)
