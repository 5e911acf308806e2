"""The four actions of Petrichor's cards, and drops that are taken back from tiles when a supply runs short."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from grange.core.step import Question, Step
from grange.games.petrichor.box import (
    BLOW,
    CLEAR,
    DECLINE,
    DRIP,
    ENOUGH,
    FILL,
    FROST,
    LAKE,
    MOST_OWNERS,
    MOVE,
    NAMES,
    PLACE,
    RAIN,
    SUN,
    TAKE,
)
from grange.games.petrichor.state import Petrichor


def perform(state: Petrichor, seat: int, kind: int) -> None:
    """Do a weather's action; where it is impossible, nothing happens."""
    if kind == FROST:
        if drops_within_reach(state, seat) and any(state.sky[place] == CLEAR for place in state.field):
            state.then(FrostAction(seat))
    elif state.clouds_with(seat):
        if kind == SUN:
            if drops_within_reach(state, seat) >= state.box.sun_drops:
                state.then(SunAction(seat))
        elif kind == RAIN:
            state.then(RainAction(seat, state.box.rain_clouds, 0))
        else:
            state.then(WindAction(seat))


def drops_within_reach(state: Petrichor, owner: int) -> int:
    """Count the drops that an owner has in its supply or could take back from tiles; never those in clouds."""
    return state.supply[owner] + sum(state.water[owner])


# Taking drops back


def add_to_cloud(state: Petrichor, seat: int, place: int, drops: int) -> None:
    """Put own drops into a cloud: those of the supply first, then from tiles."""
    at_hand = min(drops, state.supply[seat])
    state.supply[seat] -= at_hand
    state.pour_into(place, seat, at_hand)
    if at_hand < drops:
        state.then(TakeFromTile(seat, place, drops - at_hand))


@dataclass(frozen=True, slots=True)
class TakeFromTile(Question[Petrichor]):
    """A seat whose supply ran short takes own drops from tiles, one after another, and puts them into a cloud."""

    seat: int
    place: int
    drops: int

    prompt = "ask-take-drop"
    chapter = "actions"

    def options(self, state: Petrichor) -> list[int]:
        return [TAKE + place for place in state.tiles_with(self.seat)]

    def choose(self, state: Petrichor, option: int) -> None:
        tile = option - TAKE
        state.water[self.seat][tile] -= 1
        state.pour_into(self.place, self.seat, 1)
        state.tell("event-takes-drop", seat=self.seat, place=tile, crop=state.crops[tile])
        state.check_growth(tile)
        if self.drops > 1:
            state.then(TakeFromTile(self.seat, self.place, self.drops - 1))

    def about(self, state: Petrichor) -> dict[str, Any]:
        return {"drops": self.drops}


@dataclass(frozen=True, slots=True)
class CheckCloud(Step[Petrichor]):
    """At the end of an effect, a cloud grows, overflows or vanishes."""

    place: int

    def happen(self, state: Petrichor) -> None:
        state.check_cloud(self.place)


# The actions


@dataclass(frozen=True, slots=True)
class FrostAction(Question[Petrichor]):
    """The seat places a new cloud with one of its drops over a tile without one.

    It must, if it has a drop in its supply; otherwise it may take one from a tile.
    """

    seat: int

    prompt = "ask-frost"
    chapter = "actions"

    def options(self, state: Petrichor) -> list[int]:
        places = [PLACE + place for place in state.field if state.sky[place] == CLEAR]
        return places if state.supply[self.seat] else [*places, DECLINE]

    def choose(self, state: Petrichor, option: int) -> None:
        if option == DECLINE:
            return
        place = option - PLACE
        state.tell("event-cloud", seat=self.seat, place=place)
        add_to_cloud(state, self.seat, place, 1)
        state.then(CheckCloud(place))


@dataclass(frozen=True, slots=True)
class SunAction(Question[Petrichor]):
    """The seat adds two of its drops to a cloud in which it has one.

    It must, if its supply has two; otherwise it may take the missing ones from tiles.
    """

    seat: int

    prompt = "ask-sun"
    chapter = "actions"

    def options(self, state: Petrichor) -> list[int]:
        clouds = [FILL + place for place in state.clouds_with(self.seat)]
        return clouds if state.supply[self.seat] >= state.box.sun_drops else [*clouds, DECLINE]

    def choose(self, state: Petrichor, option: int) -> None:
        if option == DECLINE:
            return
        place = option - FILL
        state.tell("event-fills", seat=self.seat, place=place, drops=state.box.sun_drops)
        add_to_cloud(state, self.seat, place, state.box.sun_drops)
        state.then(CheckCloud(place))


@dataclass(frozen=True, slots=True)
class RainAction(Question[Petrichor]):
    """The seat lets one drop, of anybody, fall from a cloud in which it has one, and then perhaps from another cloud."""

    seat: int
    clouds: int  # from how many a drop may still fall
    done: int  # clouds from which one has fallen, a bit for each

    prompt = "ask-rain"
    chapter = "actions"

    def options(self, state: Petrichor) -> list[int]:
        found = [
            DRIP + place * MOST_OWNERS + owner
            for place in state.clouds_with(self.seat)
            if not self.done >> place & 1
            for owner in range(state.owners)
            if state.clouds[owner][place]
        ]
        return [*found, ENOUGH] if self.done else found

    def choose(self, state: Petrichor, option: int) -> None:
        if option != ENOUGH:
            place, owner = divmod(option - DRIP, MOST_OWNERS)
            state.clouds[owner][place] -= 1
            state.land(owner, place, 1)
            state.tell("event-drips", colour=owner, place=place, crop=state.crops[place])
            state.check_growth(place)
            state.then(CheckCloud(place))
            if self.clouds > 1:
                state.then(RainAction(self.seat, self.clouds - 1, self.done | 1 << place))

    def about(self, state: Petrichor) -> dict[str, Any]:
        return {"clouds": self.clouds}


@dataclass(frozen=True, slots=True)
class WindAction(Question[Petrichor]):
    """The seat moves a cloud in which it has a drop."""

    seat: int

    prompt = "ask-wind"
    chapter = "actions"

    def options(self, state: Petrichor) -> list[int]:
        return [MOVE + place for place in state.clouds_with(self.seat)]

    def choose(self, state: Petrichor, option: int) -> None:
        state.then(BlowCloud(self.seat, option - MOVE))


@dataclass(frozen=True, slots=True)
class BlowCloud(Question[Petrichor]):
    """The cloud moves to a neighbouring tile; off the lake it flies as far as the seat likes.

    Onto the lake, the seat must add three of its drops to the cloud, or as many as it has.
    """

    seat: int
    start: int

    prompt = "ask-blow"
    chapter = "actions"

    def options(self, state: Petrichor) -> list[int]:
        there = state.clouds[self.seat][self.start] > 0
        return [BLOW + place for place in destinations(state, self.start)] if there else []

    def choose(self, state: Petrichor, option: int) -> None:
        end = option - BLOW
        state.tell("event-blows", seat=self.seat, start=self.start, place=end)
        state.move_cloud(self.start, end)
        if state.crops[end] == LAKE:
            add_to_cloud(state, self.seat, end, min(state.box.lake_drops, state.supply[self.seat]))
        state.then(CheckCloud(end))

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
