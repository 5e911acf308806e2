"""The four actions of Petrichor's cards, and drops that are taken back from tiles when a supply runs short."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from grange.core.step import Question, Step
from grange.games.petrichor.box import CLEAR, FROST, LAKE, MOST_OWNERS, NAMES, PLACES, RAIN, SUN
from grange.games.petrichor.clouds import check_cloud, drip, move_cloud, pour_into
from grange.games.petrichor.growth import check_growth
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
from grange.games.petrichor.state import Petrichor


def perform(state: Petrichor, seat: int, kind: int) -> None:
    """Do a weather's action; where it is impossible, nothing happens."""
    state.tell("event-acts", seat=seat, weather=kind)
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
    """Count the drops that an owner has in its supply or could take back from tiles; never those in clouds."""
    return state.supply[owner] + sum(state.water[owner])


# Taking drops back


def add_to_cloud(state: Petrichor, seat: int, place: int, drops: int) -> None:
    """Put own drops into a cloud, those of the supply first, then from tiles; after that the cloud grows or overflows."""
    at_hand = min(drops, state.supply[seat])
    state.supply[seat] -= at_hand
    pour_into(state, place, seat, at_hand)
    if at_hand < drops:
        state.then(TakeFromTile(seat, place, drops - at_hand), CheckCloud(place))
    else:
        check_cloud(state, place)


@dataclass(frozen=True, slots=True)
class TakeFromTile(Question):
    """A seat whose supply ran short takes own drops from tiles, one after another, and puts them into a cloud."""

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
        state.tell("event-takes-drop", seat=self.seat, place=tile, crop=state.crops[tile])
        check_growth(state, tile)
        if self.drops > 1:
            state.then(TakeFromTile(self.seat, self.place, self.drops - 1))

    def about(self, state: Petrichor) -> dict[str, Any]:
        return {"drops": self.drops}


@dataclass(frozen=True, slots=True)
class CheckCloud(Step):
    """After drops were taken from tiles, the cloud grows or overflows."""

    place: int

    def happen(self, state: Petrichor) -> None:
        check_cloud(state, self.place)


# The actions


@dataclass(frozen=True, slots=True)
class FrostAction(Question):
    """The seat places a new cloud with one of its drops over a tile without one.

    It must, if it has a drop in its supply; otherwise it may take one from a tile.
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
        state.tell("event-cloud", seat=self.seat, place=place)
        add_to_cloud(state, self.seat, place, 1)


@dataclass(frozen=True, slots=True)
class SunAction(Question):
    """The seat adds two of its drops to a cloud in which it has one.

    It must, if its supply has two; otherwise it may take the missing ones from tiles.
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
        state.tell("event-fills", seat=self.seat, place=place, drops=state.box.sun_drops)
        add_to_cloud(state, self.seat, place, state.box.sun_drops)


@dataclass(frozen=True, slots=True)
class RainAction(Question):
    """The seat lets one drop, of anybody, fall from a cloud in which it has one, and then perhaps from another cloud."""

    seat: int
    clouds: int  # from how many a drop may still fall
    done: int  # clouds from which one has fallen, a bit for each

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
        state.tell("event-drips", colour=owner, place=place, crop=state.crops[place])
        check_growth(state, place)
        check_cloud(state, place)
        if self.clouds > 1:
            state.then(RainAction(self.seat, self.clouds - 1, self.done | 1 << place))

    def about(self, state: Petrichor) -> dict[str, Any]:
        return {"clouds": self.clouds}


@dataclass(frozen=True, slots=True)
class WindAction(Question):
    """The seat moves a cloud in which it has a drop."""

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
    """The cloud moves to a neighbouring tile; off the lake it flies as far as the seat likes.

    Onto the lake, the seat must add three of its drops to the cloud, or as many as it has.
    """

    seat: int
    start: int

    prompt = "ask-blow"
    chapter = "actions"

    def options(self, state: Petrichor) -> list[int]:
        return BLOW.options(destinations(state, self.start))

    def choose(self, state: Petrichor, option: int) -> None:
        _, end = OPTIONS.read(option)
        state.tell("event-blows", seat=self.seat, start=self.start, place=end)
        move_cloud(state, self.start, end)
        at_lake = min(state.box.lake_drops, state.supply[self.seat])
        add_to_cloud(state, self.seat, end, at_lake if state.crops[end] == LAKE else 0)

    def about(self, state: Petrichor) -> dict[str, Any]:
        return {"place": NAMES[self.start]}


def destinations(state: Petrichor, start: int) -> list[int]:
    """List where the wind can move a cloud: one step, or from the lake any way that ends at the first other cloud."""
    if state.crops[start] != LAKE:
        return list(state.beside[start])
    reached = [start]
    for place in reached:
        if place == start or state.sky[place] == CLEAR:
            reached += [other for other in state.beside[place] if other not in reached]
    return sorted(reached[1:])


# the questions, made once for every seat
FROST_ACTIONS = tuple(FrostAction(seat) for seat in range(MOST_OWNERS))
SUN_ACTIONS = tuple(SunAction(seat) for seat in range(MOST_OWNERS))
WIND_ACTIONS = tuple(WindAction(seat) for seat in range(MOST_OWNERS))
BLOW_CLOUD = tuple(tuple(BlowCloud(seat, start) for start in range(PLACES)) for seat in range(MOST_OWNERS))
