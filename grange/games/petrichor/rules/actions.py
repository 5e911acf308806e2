"""The four actions of Petrichor's cards, and taking drops from tiles when the supply runs short."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from grange.core.step import Question, Step
from grange.games.petrichor.box import CLEAR, FROST, LAKE, MOST_OWNERS, NAMES, PLACES, RAIN, SUN
from grange.games.petrichor.options import (
    BLOW,
    DECLINE,
    DECLINE_OPTION,
    DRIP,
    ENOUGH,
    ENOUGH_OPTION,
    FILL,
    MOVE,
    OPTIONS,
    PLACE,
    TAKE,
    drop_of,
    place_and_owner,
)
from grange.games.petrichor.rules.clouds import check_cloud, drip, move_cloud, pour_into
from grange.games.petrichor.rules.growth import check_growth
from grange.games.petrichor.state import Petrichor


def perform(state: Petrichor, seat: int, kind: int) -> None:
    """Do a weather's action. Where it is impossible, nothing happens."""
    state.emit("event-acts", seat=seat, weather=kind)
    if kind == FROST:
        if drops_within_reach(state, seat) and state.clear_places():
            state.then(FROST_ACTIONS[seat])
    elif state.clouds_with(seat):
        if kind == SUN:
            if drops_within_reach(state, seat) >= state.box.sun_drops:
                state.then(SUN_ACTIONS[seat])
        elif kind == RAIN:
            state.then(RainAction(seat, state.box.rain_clouds, 0))
        else:
            state.then(WIND_ACTIONS[seat])


def drops_within_reach(state: Petrichor, owner: int) -> int:
    """Count the drops in an owner's supply and on tiles, from where it may take them back. Drops in clouds stay there."""
    return state.supply[owner] + sum(state.water[owner])


# Taking drops from tiles


def add_to_cloud(state: Petrichor, seat: int, place: int, drops: int) -> None:
    """Put a seat's drops into a cloud, first from its supply, then from tiles. After that the cloud grows or overflows."""
    at_hand = min(drops, state.supply[seat])
    state.supply[seat] -= at_hand
    pour_into(state, place, seat, at_hand)
    if at_hand < drops:
        state.then(TakeFromTile(seat, place, drops - at_hand), CheckCloud(place))
    else:
        check_cloud(state, place)


@dataclass(frozen=True, slots=True)
class TakeFromTile(Question):
    """A seat whose supply ran short takes its own drops from tiles, one after another, and puts them into the cloud."""

    seat: int
    place: int
    drops: int

    prompt = "ask-take-drop"
    chapter = "actions"

    def options(self, state: Petrichor) -> list[int]:
        return TAKE.options(state.tiles_with(self.seat))

    def choose(self, state: Petrichor, option: int) -> None:
        _, tile = OPTIONS.read(option)
        state.water[self.seat][tile] -= 1
        pour_into(state, self.place, self.seat, 1)
        state.emit("event-takes-drop", seat=self.seat, place=tile, crop=state.crops[tile])
        check_growth(state, tile)
        if self.drops > 1:
            state.then(TakeFromTile(self.seat, self.place, self.drops - 1))

    def about(self, state: Petrichor) -> dict[str, Any]:
        return {"drops": self.drops}


@dataclass(frozen=True, slots=True)
class CheckCloud(Step):
    """After the seat has taken drops from tiles, the cloud grows or overflows."""

    place: int

    def happen(self, state: Petrichor) -> None:
        check_cloud(state, self.place)


# The actions


@dataclass(frozen=True, slots=True)
class FrostAction(Question):
    """The seat places a new cloud with one of its drops over a tile without a cloud.

    It must if its supply has a drop. Otherwise it may decline, or take a drop from a tile.
    """

    seat: int

    prompt = "ask-frost"
    chapter = "actions"

    def options(self, state: Petrichor) -> list[int]:
        places = PLACE.options(state.clear_places())
        return places if state.supply[self.seat] else [*places, DECLINE_OPTION]

    def choose(self, state: Petrichor, option: int) -> None:
        verb, place = OPTIONS.read(option)
        if verb is DECLINE:
            return
        state.emit("event-cloud", seat=self.seat, place=place)
        add_to_cloud(state, self.seat, place, 1)


@dataclass(frozen=True, slots=True)
class SunAction(Question):
    """The seat adds two of its drops to a cloud that holds at least one of its drops.

    It must if its supply has two. Otherwise it may decline, or take the missing drops from tiles.
    """

    seat: int

    prompt = "ask-sun"
    chapter = "actions"

    def options(self, state: Petrichor) -> list[int]:
        clouds = FILL.options(state.clouds_with(self.seat))
        return clouds if state.supply[self.seat] >= state.box.sun_drops else [*clouds, DECLINE_OPTION]

    def choose(self, state: Petrichor, option: int) -> None:
        verb, place = OPTIONS.read(option)
        if verb is DECLINE:
            return
        state.emit("event-fills", seat=self.seat, place=place, drops=state.box.sun_drops)
        add_to_cloud(state, self.seat, place, state.box.sun_drops)


@dataclass(frozen=True, slots=True)
class RainAction(Question):
    """The seat must let one drop of any owner fall from a cloud that holds one of its own, and may do so from a second cloud."""

    seat: int
    clouds: int  # clouds from which a drop may still fall
    done: int  # clouds from which a drop has fallen, one bit for each place

    prompt = "ask-rain"
    chapter = "actions"

    def options(self, state: Petrichor) -> list[int]:
        left = [place for place in state.clouds_with(self.seat) if not self.done >> place & 1]
        found = DRIP.options([drop_of(place, owner) for place in left for owner, drops in enumerate(state.clouds) if drops[place]])
        return [*found, ENOUGH_OPTION] if self.done else found

    def choose(self, state: Petrichor, option: int) -> None:
        verb, drop = OPTIONS.read(option)
        if verb is ENOUGH:
            return
        place, owner = place_and_owner(drop)
        drip(state, place, owner)
        state.emit("event-drips", colour=owner, place=place, crop=state.crops[place])
        check_growth(state, place)
        check_cloud(state, place)
        if self.clouds > 1:
            state.then(RainAction(self.seat, self.clouds - 1, self.done | 1 << place))

    def about(self, state: Petrichor) -> dict[str, Any]:
        return {"clouds": self.clouds}


@dataclass(frozen=True, slots=True)
class WindAction(Question):
    """The seat must move a cloud that holds one of its drops."""

    seat: int

    prompt = "ask-wind"
    chapter = "actions"

    def options(self, state: Petrichor) -> list[int]:
        return MOVE.options(state.clouds_with(self.seat))

    def choose(self, state: Petrichor, option: int) -> None:
        _, start = OPTIONS.read(option)
        state.then(BLOW_CLOUD[self.seat][start])


@dataclass(frozen=True, slots=True)
class BlowCloud(Question):
    """The cloud moves to a neighbouring tile; from the lake it may fly any distance.

    If it moves onto the lake, the seat must add three of its drops to it, or all in its supply if there are fewer.
    """

    seat: int
    start: int

    prompt = "ask-blow"
    chapter = "actions"

    def options(self, state: Petrichor) -> list[int]:
        return BLOW.options(destinations(state, self.start))

    def choose(self, state: Petrichor, option: int) -> None:
        _, end = OPTIONS.read(option)
        state.emit("event-blows", seat=self.seat, start=self.start, place=end)
        move_cloud(state, self.start, end)
        at_lake = min(state.box.lake_drops, state.supply[self.seat])
        add_to_cloud(state, self.seat, end, at_lake if state.crops[end] == LAKE else 0)

    def about(self, state: Petrichor) -> dict[str, Any]:
        return {"place": NAMES[self.start]}


def destinations(state: Petrichor, start: int) -> list[int]:
    """List where the wind may move a cloud.

    From the lake it flies over tiles without clouds and ends at the latest at the first other cloud; elsewhere it moves one step.
    """
    if state.crops[start] != LAKE:
        return list(state.beside[start])
    reached = [start]
    for place in reached:
        if place == start or state.sky[place] == CLEAR:
            reached += [other for other in state.beside[place] if other not in reached]
    return sorted(reached[1:])


# one question for each seat, made once
FROST_ACTIONS = tuple(FrostAction(seat) for seat in range(MOST_OWNERS))
SUN_ACTIONS = tuple(SunAction(seat) for seat in range(MOST_OWNERS))
WIND_ACTIONS = tuple(WindAction(seat) for seat in range(MOST_OWNERS))
BLOW_CLOUD = tuple(tuple(BlowCloud(seat, start) for start in range(PLACES)) for seat in range(MOST_OWNERS))
