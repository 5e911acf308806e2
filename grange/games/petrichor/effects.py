"""What an effect would bring in Petrichor: it is tried on the judge's copy of the table, and then the copy is put right.

An effect changes one or two places, so only these are looked at again.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from grange.games.petrichor.actions import destinations, drops_within_reach
from grange.games.petrichor.box import CLOUD, FROST, LAKE, SUN, WIND
from grange.games.petrichor.clouds import check_cloud, drip, move_cloud
from grange.games.petrichor.growth import check_growth
from grange.games.petrichor.state import Petrichor
from grange.games.petrichor.worth import Worth


def gain(worth: Worth, effect: Callable[[Petrichor], object], *places: int) -> float:
    """Let something happen at one or two places, see what it brings, and take it back."""
    state = worth.state
    drops = state.water + state.clouds
    saved = [(place, state.sky[place], state.growth[place], [owned[place] for owned in drops]) for place in places]
    supply = state.supply[:]
    effect(state)
    gained = worth.readiness() - worth.ready
    for place in places:
        gained += worth.value_at(place) - worth.values[place]
    for place, sky, growth, numbers in saved:
        state.sky[place], state.growth[place] = sky, growth
        for owned, number in zip(drops, numbers, strict=True):
            owned[place] = number
    state.supply = supply
    return gained


# what happens


def _add(seat: int, place: int, drops: int, state: Petrichor) -> None:
    """Put own drops into a cloud, as far as the supply has them, and check it."""
    state.sky[place] = max(state.sky[place], CLOUD)
    state.clouds[seat][place] += drops
    state.supply[seat] = max(0, state.supply[seat] - drops)
    check_cloud(state, place)


def _drip(place: int, owner: int, state: Petrichor) -> None:
    """Let one drop fall from a cloud."""
    drip(state, place, owner)
    check_growth(state, place)
    check_cloud(state, place)


def _blow(seat: int, start: int, end: int, state: Petrichor) -> None:
    """Move a cloud, and fill it over the lake."""
    move_cloud(state, start, end)
    if state.crops[end] == LAKE:
        _add(seat, end, min(state.box.lake_drops, state.supply[seat]), state)
    check_cloud(state, end)


def _shift(owner: int, place: int, drops: int, state: Petrichor) -> None:
    """Put drops on a tile, or take them away."""
    state.water[owner][place] += drops
    check_growth(state, place)


# what it brings


def fill(worth: Worth, place: int, drops: int) -> float:
    """Value more own drops in a cloud, which may be a new one."""
    return gain(worth, partial(_add, worth.seat, place, drops), place)


def drop_falls(worth: Worth, place: int, owner: int) -> float:
    """Value somebody's drop that falls from a cloud."""
    return gain(worth, partial(_drip, place, owner), place)


def blow_along(worth: Worth, start: int, end: int) -> float:
    """Value the move of a cloud."""
    return gain(worth, partial(_blow, worth.seat, start, end), start, end)


def take_drop(worth: Worth, owner: int, place: int) -> float:
    """Value a drop less on a tile."""
    return gain(worth, partial(_shift, owner, place, -1), place)


def land_drop(worth: Worth, owner: int, place: int) -> float:
    """Value a drop more on a tile."""
    return gain(worth, partial(_shift, owner, place, 1), place)


# the four actions


def best_action(worth: Worth, kind: int) -> float:
    """Value the best that an action can do now; nothing where it is impossible."""
    state, seat = worth.state, worth.seat
    if kind == FROST:
        free = state.clear_places() if drops_within_reach(state, seat) else []
        return best([fill(worth, place, 1) for place in free], may=not state.supply[seat])
    clouds = state.clouds_with(seat)
    if kind == SUN:
        short = state.supply[seat] < state.box.sun_drops  # then better not
        return 0.0 if short else best([fill(worth, place, state.box.sun_drops) for place in clouds])
    if kind == WIND:
        return best([blow_along(worth, start, end) for start in clouds for end in destinations(state, start)])
    falls = sorted([best_fall(worth, place) for place in clouds], reverse=True)
    return sum([fall for fall in falls[1 : state.box.rain_clouds] if fall > 0], falls[0]) if falls else 0.0


def best_fall(worth: Worth, place: int) -> float:
    """Value the best drop that can fall from a cloud."""
    return max([drop_falls(worth, place, owner) for owner, cloud in enumerate(worth.state.clouds) if cloud[place]])


def best(worths: list[float], *, may: bool = False) -> float:
    """Choose the highest worth; nothing if there is none, or if one may decline."""
    return max([0.0, *worths] if may or not worths else worths)
