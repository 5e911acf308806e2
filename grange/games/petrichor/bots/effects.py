"""The value of single effects in Petrichor.

Each function tries an effect on the judge's copy of the table and then restores the copy. An effect changes one or two places,
so only these are valued again.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from grange.games.petrichor.bots.heuristic import Valuation
from grange.games.petrichor.box import CLOUD, FROST, LAKE, SUN, WIND
from grange.games.petrichor.rules.actions import destinations, drops_within_reach
from grange.games.petrichor.rules.clouds import check_cloud, drip, move_cloud
from grange.games.petrichor.rules.growth import check_growth
from grange.games.petrichor.state import Petrichor


def gain(valuation: Valuation, effect: Callable[[Petrichor], object], *places: int) -> float:
    """Value an effect that changes one or two places: apply it, measure the difference, and undo it."""
    state = valuation.state
    drops = state.water + state.clouds
    saved = [(place, state.sky[place], state.growth[place], [owned[place] for owned in drops]) for place in places]
    supply = state.supply[:]
    effect(state)
    gained = valuation.readiness() - valuation.ready
    for place in places:
        gained += valuation.value_at(place) - valuation.values[place]
    for place, sky, growth, numbers in saved:
        state.sky[place], state.growth[place] = sky, growth
        for owned, number in zip(drops, numbers, strict=True):
            owned[place] = number
    state.supply = supply
    return gained


# applying effects


def _add(seat: int, place: int, drops: int, state: Petrichor) -> None:
    """Put the seat's drops into a cloud, as far as its supply has them, and check the cloud."""
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
    """Move a cloud; over the lake, add the seat's drops to it."""
    move_cloud(state, start, end)
    if state.crops[end] == LAKE:
        _add(seat, end, min(state.box.lake_drops, state.supply[seat]), state)
    check_cloud(state, end)


def _shift(owner: int, place: int, drops: int, state: Petrichor) -> None:
    """Put drops on a tile, or take them away."""
    state.water[owner][place] += drops
    check_growth(state, place)


# valuing effects


def fill(valuation: Valuation, place: int, drops: int) -> float:
    """Value more drops of the seat in a cloud, which may be a new one."""
    return gain(valuation, partial(_add, valuation.seat, place, drops), place)


def drop_falls(valuation: Valuation, place: int, owner: int) -> float:
    """Value letting an owner's drop fall from a cloud."""
    return gain(valuation, partial(_drip, place, owner), place)


def blow_along(valuation: Valuation, start: int, end: int) -> float:
    """Value moving a cloud."""
    return gain(valuation, partial(_blow, valuation.seat, start, end), start, end)


def take_drop(valuation: Valuation, owner: int, place: int) -> float:
    """Value taking a drop off a tile."""
    return gain(valuation, partial(_shift, owner, place, -1), place)


def land_drop(valuation: Valuation, owner: int, place: int) -> float:
    """Value adding a drop to a tile."""
    return gain(valuation, partial(_shift, owner, place, 1), place)


# the four actions


def best_action(valuation: Valuation, kind: int) -> float:
    """Value the best use of an action now; 0 where it is impossible."""
    state, seat = valuation.state, valuation.seat
    if kind == FROST:
        free = state.clear_places() if drops_within_reach(state, seat) else []
        return best([fill(valuation, place, 1) for place in free], may=not state.supply[seat])
    clouds = state.clouds_with(seat)
    if kind == SUN:
        short = state.supply[seat] < state.box.sun_drops  # the seat would have to take drops from tiles, so rather not
        return 0.0 if short else best([fill(valuation, place, state.box.sun_drops) for place in clouds])
    if kind == WIND:
        return best([blow_along(valuation, start, end) for start in clouds for end in destinations(state, start)])
    falls = sorted([best_fall(valuation, place) for place in clouds], reverse=True)
    return sum([fall for fall in falls[1 : state.box.rain_clouds] if fall > 0], falls[0]) if falls else 0.0


def best_fall(valuation: Valuation, place: int) -> float:
    """Value the best drop that can fall from a cloud."""
    return max([drop_falls(valuation, place, owner) for owner, cloud in enumerate(valuation.state.clouds) if cloud[place]])


def best(values: list[float], *, may: bool = False) -> float:
    """Return the highest value; 0 if there is none, or if the seat may decline and nothing is better."""
    return max([0.0, *values] if may or not values else values)
