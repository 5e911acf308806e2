"""The clouds of Petrichor: how they fill, move, merge, burst and vanish."""

from __future__ import annotations

from grange.games.petrichor.box import CLEAR, CLOUD, THUNDER
from grange.games.petrichor.rules.growth import check_growth, land
from grange.games.petrichor.state import Petrichor


def pour_into(state: Petrichor, place: int, owner: int, drops: int) -> None:
    """Put drops into the cloud over a tile; if there is no cloud, they make a new one."""
    if drops:
        state.clouds[owner][place] += drops
        state.sky[place] = max(state.sky[place], CLOUD)


def drip(state: Petrichor, place: int, owner: int) -> None:
    """Let one drop fall from a cloud to the tile below."""
    state.clouds[owner][place] -= 1
    land(state, owner, place, 1)


def pour(state: Petrichor, place: int) -> None:
    """Let a cloud give all its drops to the tile below and vanish."""
    state.emit("event-pours", place=place, crop=state.crops[place], drops=state.drops_over(place))
    for owner, drops in enumerate(state.clouds):
        if drops[place]:
            land(state, owner, place, drops[place])
            drops[place] = 0
    state.sky[place] = CLEAR
    check_growth(state, place)


def check_cloud(state: Petrichor, place: int) -> None:
    """An empty cloud vanishes. A cloud with enough drops becomes a thundercloud. A cloud with too many overflows and pours."""
    if state.sky[place] == CLEAR:
        return
    drops = state.drops_over(place)
    if not drops:
        state.sky[place] = CLEAR
    elif drops >= state.box.overflow:
        state.sky[place] = THUNDER
        pour(state, place)
    elif drops >= state.box.thunder and state.sky[place] == CLOUD:
        state.sky[place] = THUNDER
        state.emit("event-thunder", place=place)


def move_cloud(state: Petrichor, start: int, end: int) -> None:
    """Move a cloud; if it meets another, both become one thundercloud."""
    merged = state.sky[end] != CLEAR
    for drops in state.clouds:
        drops[end] += drops[start]
        drops[start] = 0
    state.sky[end] = THUNDER if merged else state.sky[start]
    state.sky[start] = CLEAR
    if merged:
        state.emit("event-merges", place=end)
