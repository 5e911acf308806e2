"""The weather phase: which weathers come, what they do, and who wins their votes."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product
from typing import Any

from grange.core.step import Question, Step
from grange.games.petrichor.box import CLOUD, COFFEE, MOST_OWNERS, PLACES, RICE, THUNDER, WEATHERS
from grange.games.petrichor.options import DECLINE, DECLINE_OPTION, FILL, LAND, LIFT, OPTIONS, WEATHER, drop_of, place_and_owner
from grange.games.petrichor.rules.actions import add_to_cloud, drops_within_reach
from grange.games.petrichor.rules.clouds import pour
from grange.games.petrichor.rules.growth import check_growth, land, ripen
from grange.games.petrichor.rules.south import NeutralDoubles, SouthWind
from grange.games.petrichor.state import Petrichor

PLAYED = 2  # weathers in a round


@dataclass(frozen=True, slots=True)
class WeatherPhase(Step):
    """The two weathers with most votes come, in the last round all with a vote. Their order is frost, sun, wind, rain."""

    def happen(self, state: Petrichor) -> None:
        state.played = [False] * len(WEATHERS)
        state.counted = [False] * len(WEATHERS)
        state.then(*WEATHER_STEPS)
        if state.seats == 2:
            state.then(MarkerMoves())


@dataclass(frozen=True, slots=True)
class CountVotes(Step):
    """Find the two weathers with most votes. If weathers tie for a place, the first player must choose."""

    def happen(self, state: Petrichor) -> None:
        sure, tied = leading(state)
        state.counted = [weather in sure for weather in range(len(WEATHERS))]
        if tied:
            choose = ChooseCounted(state.first) if state.last_round else ChooseWeather(state.first)
            state.then(choose, CountVotes())


def leading(state: Petrichor) -> tuple[list[int], list[int]]:
    """Find the two weathers with most votes; if more weathers tie than there are places left, return those that tie as well.

    Weathers without votes can tie, too, except in the last round, where a weather needs a vote.
    """
    totals = [sum(votes) for votes in state.votes]
    sure = [weather for weather in range(len(WEATHERS)) if state.counted[weather]]
    while len(sure) < PLAYED:
        left = [weather for weather in range(len(WEATHERS)) if weather not in sure and (totals[weather] or not state.last_round)]
        best = [weather for weather in left if totals[weather] == max([totals[other] for other in left])]
        if len(sure) + len(best) > PLAYED:
            return sure, best
        if not best:
            break
        sure += best
    return sure, []


@dataclass(frozen=True, slots=True)
class ChooseWeather(Question):
    """The first player must choose one of the weathers that tie."""

    seat: int

    prompt = "ask-weather"
    chapter = "weather"

    def options(self, state: Petrichor) -> list[int]:
        _, tied = leading(state)
        return WEATHER.options(tied)

    def choose(self, state: Petrichor, option: int) -> None:
        _, weather = OPTIONS.read(option)
        state.counted[weather] = True


@dataclass(frozen=True, slots=True)
class ChooseCounted(ChooseWeather):
    """In the last round all weathers with votes come, and the first player must choose one whose votes count."""

    prompt = "ask-counted"


@dataclass(frozen=True, slots=True)
class WeathersCome(Step):
    """Settle which weathers come."""

    def happen(self, state: Petrichor) -> None:
        state.played = [sum(votes) > 0 for votes in state.votes] if state.last_round else state.counted[:]
        if any(state.played):
            state.emit("event-weathers", weathers=[weather for weather in range(len(WEATHERS)) if state.played[weather]])


@dataclass(frozen=True, slots=True)
class PlayWeather(Step):
    """A weather comes. Then its votes are won and return to their owners."""

    weather: int

    def happen(self, state: Petrichor) -> None:
        if state.played[self.weather]:
            state.emit("event-weather", weather=self.weather)
            state.then(EFFECTS[self.weather], WIN_VOTES[self.weather])


# The four weathers


@dataclass(frozen=True, slots=True)
class FrostWeather(Step):
    """All clouds become thunderclouds."""

    def happen(self, state: Petrichor) -> None:
        if CLOUD in state.sky:
            state.sky = [THUNDER if sky == CLOUD else sky for sky in state.sky]
            state.emit("event-frost")


@dataclass(frozen=True, slots=True)
class SunWeather(Step):
    """Clockwise from the first player, each seat doubles its drops in one cloud. After that, sprouting coffee is grown."""

    def happen(self, state: Petrichor) -> None:
        if state.solo:
            state.then(NeutralDoubles())
        state.then(*[DOUBLE_DROPS[seat] for seat in state.turn_order()], RIPEN_COFFEE)


@dataclass(frozen=True, slots=True)
class DoubleDrops(Step):
    """Skip a seat without drops in clouds, or without enough drops to double in any of them."""

    seat: int

    def happen(self, state: Petrichor) -> None:
        if clouds_to_double(state, self.seat):
            state.then(DOUBLE_IN_ONE_CLOUD[self.seat])


def clouds_to_double(state: Petrichor, seat: int) -> list[int]:
    """List the clouds in which a seat could double its drops, with drops from tiles if its supply is short."""
    reach, own = drops_within_reach(state, seat), state.clouds[seat]
    return [place for place in state.clouds_with(seat) if own[place] <= reach]


@dataclass(frozen=True, slots=True)
class DoubleInOneCloud(Question):
    """The seat doubles its own drops in one cloud.

    It must if its supply is enough for at least one of its clouds. Otherwise it may decline, or take missing drops from tiles.
    """

    seat: int

    prompt = "ask-double"
    chapter = "weathers"

    def options(self, state: Petrichor) -> list[int]:
        own, supply = state.clouds[self.seat], state.supply[self.seat]
        clouds = FILL.options(clouds_to_double(state, self.seat))
        covered = any(own[place] <= supply for place in state.clouds_with(self.seat))
        return clouds if covered else [*clouds, DECLINE_OPTION]

    def choose(self, state: Petrichor, option: int) -> None:
        verb, place = OPTIONS.read(option)
        if verb is DECLINE:
            return
        drops = state.clouds[self.seat][place]
        state.emit("event-doubles", owner=self.seat, place=place, drops=drops)
        add_to_cloud(state, self.seat, place, drops)


@dataclass(frozen=True, slots=True)
class Ripen(Step):
    """Sprouting crops that waited for this weather are grown, even those that sprouted only now."""

    crop: int

    def happen(self, state: Petrichor) -> None:
        ripen(state, self.crop)


@dataclass(frozen=True, slots=True)
class WindWeather(Step):
    """From the last player back to the first, each seat moves one drop of any owner from a tile to a neighbouring tile."""

    def happen(self, state: Petrichor) -> None:
        state.then(*[MOVE_DROP[seat] for seat in reversed(state.turn_order())])
        if state.solo:
            state.then(SouthWind())


@dataclass(frozen=True, slots=True)
class MoveDrop(Step):
    """Skip the seat if there is no drop on any tile."""

    seat: int

    def happen(self, state: Petrichor) -> None:
        if any(map(any, state.water)):
            state.then(LIFT_DROP[self.seat])


@dataclass(frozen=True, slots=True)
class LiftDrop(Question):
    """The seat must choose a drop of any owner on any tile."""

    seat: int

    prompt = "ask-lift"
    chapter = "weathers"

    def options(self, state: Petrichor) -> list[int]:
        return LIFT.options(
            [drop_of(place, owner) for place in state.field for owner, drops in enumerate(state.water) if drops[place]]
        )

    def choose(self, state: Petrichor, option: int) -> None:
        _, drop = OPTIONS.read(option)
        place, owner = place_and_owner(drop)
        state.then(LAND_DROP[self.seat, place, owner])


@dataclass(frozen=True, slots=True)
class LandDrop(Question):
    """The seat must move the drop to a neighbouring tile."""

    seat: int
    place: int
    owner: int

    prompt = "ask-land"
    chapter = "weathers"

    def options(self, state: Petrichor) -> list[int]:
        return LAND.options(state.beside[self.place])

    def choose(self, state: Petrichor, option: int) -> None:
        _, end = OPTIONS.read(option)
        state.emit("event-moves-drop", owner=self.seat, colour=self.owner, start=self.place, place=end)
        state.water[self.owner][self.place] -= 1
        land(state, self.owner, end, 1)
        check_growth(state, self.place)
        check_growth(state, end)

    def about(self, state: Petrichor) -> dict[str, Any]:
        return {"colour": state.colour(self.owner)}


@dataclass(frozen=True, slots=True)
class RainWeather(Step):
    """All thunderclouds give all their drops to the tiles below. After that, sprouting rice is grown."""

    def happen(self, state: Petrichor) -> None:
        for place in state.field:
            if state.sky[place] == THUNDER:
                pour(state, place)
        ripen(state, RICE)


# Winning votes


@dataclass(frozen=True, slots=True)
class WinVotes(Step):
    """The owner with most votes on a weather wins. With two owners a tie wins nothing; with more, all who tie win.

    Votes are won only on the two leading weathers. Then all votes on this weather return to their owners, and it is over.
    """

    weather: int

    def happen(self, state: Petrichor) -> None:
        votes = state.votes[self.weather]
        if state.counted[self.weather]:
            for owner in vote_winners(votes):
                state.wins[owner] += 1
                state.emit("event-wins", owner=owner, weather=self.weather)
        state.votes[self.weather] = [0] * state.owners
        state.played[self.weather] = state.counted[self.weather] = False


def vote_winners(votes: list[int]) -> list[int]:
    """List the owners who win a weather. With two owners a tie wins nothing; with more, all who tie win.

    `votes` has a number for each owner at the table. A solo game has two owners, the player and the neutral player.
    """
    most = max(votes)
    best = [owner for owner, number in enumerate(votes) if number == most]
    return best if most and (len(best) == 1 or len(votes) > 2) else []


@dataclass(frozen=True, slots=True)
class MarkerMoves(Step):
    """In a game of two, the first player keeps the marker only if it has more votes left on the board than the other."""

    def happen(self, state: Petrichor) -> None:
        own, other = state.first, 1 - state.first
        left = [sum([votes[seat] for votes in state.votes]) for seat in range(2)]
        if left[own] <= left[other]:
            state.first = other
            state.emit("event-marker", seat=other)


# the steps of every weather phase, made once
EFFECTS = (FrostWeather(), SunWeather(), WindWeather(), RainWeather())
WEATHER_STEPS = (CountVotes(), WeathersCome(), *[PlayWeather(weather) for weather in range(len(WEATHERS))])
WIN_VOTES = tuple(WinVotes(weather) for weather in range(len(WEATHERS)))
DOUBLE_DROPS = tuple(DoubleDrops(seat) for seat in range(MOST_OWNERS))
MOVE_DROP = tuple(MoveDrop(seat) for seat in range(MOST_OWNERS))
DOUBLE_IN_ONE_CLOUD = tuple(DoubleInOneCloud(seat) for seat in range(MOST_OWNERS))
LIFT_DROP = tuple(LiftDrop(seat) for seat in range(MOST_OWNERS))
LAND_DROP = {fields: LandDrop(*fields) for fields in product(range(MOST_OWNERS), range(PLACES), range(MOST_OWNERS))}
RIPEN_COFFEE = Ripen(COFFEE)
