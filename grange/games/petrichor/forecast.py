"""What would happen in Petrichor if a weather, or the harvest, came now."""

from __future__ import annotations

from collections.abc import Sequence

from grange.core.words import Told
from grange.games.petrichor import scoring
from grange.games.petrichor.box import (
    CLOUD,
    COFFEE,
    CROPS,
    FROST,
    GROWN,
    NAMES,
    RAIN,
    RICE,
    SPOILED,
    SPROUTING,
    SUN,
    THUNDER,
    WEATHERS,
    WIND,
)
from grange.games.petrichor.clouds import pour
from grange.games.petrichor.growth import ripen
from grange.games.petrichor.south import WIDTH, YOU
from grange.games.petrichor.state import Petrichor
from grange.games.petrichor.weather import clouds_to_double, leading, vote_winners


def coming(state: Petrichor) -> tuple[list[int], list[int]]:
    """Find the weathers that would come, or are still to come, and those that tie for what is left."""
    if any(state.played):
        return [weather for weather, to_come in enumerate(state.played) if to_come], []
    if state.last_round:
        return [weather for weather, votes in enumerate(state.votes) if any(votes)], []
    return leading(state)


def counting(state: Petrichor) -> tuple[list[int], list[int]]:
    """Find the weathers whose votes can be won, and those that tie for that."""
    if any(state.played):
        return [weather for weather, counted in enumerate(state.counted) if counted], []
    return leading(state)


def votes_would(state: Petrichor, weather: int, names: Sequence[str]) -> list[Told]:
    """Say who would win the votes on a weather; in the last round only those on two weathers count."""
    if not any(state.votes[weather]):
        return []
    counted, tied = counting(state)
    if state.last_round and weather not in counted and weather not in tied:
        return [Told("forecast-uncounted")]
    winners = [names[owner] for owner in vote_winners(state.votes[weather])]
    told = [Told("forecast-win", {"names": winners}) if winners else Told("forecast-tie")]
    return [*told, Told("forecast-choice")] if state.last_round and weather in tied else told


def weather_would(state: Petrichor, weather: int, seat: int | None) -> list[Told]:
    """Say what a weather would do to the table as it lies, and what a seat could do then."""
    if weather == FROST:
        return [Told("forecast-frost", {"clouds": state.sky.count(CLOUD)})]
    if weather == SUN:
        return _sun_would(state, seat)
    if weather == WIND:
        return _wind_would(state)
    return _rain_would(state)


def _sun_would(state: Petrichor, seat: int | None) -> list[Told]:
    told = [Told("forecast-everybody-doubles")]
    if seat is not None:
        most = max((state.clouds[seat][place] for place in clouds_to_double(state, seat)), default=0)
        told = [Told("forecast-sun", {"drops": most})]
    return told + _tell_tiles("forecast-ripens", state, _sprouting(state, COFFEE))


def _wind_would(state: Petrichor) -> list[Told]:
    if not any(map(any, state.water)):
        return [Told("forecast-calm")]
    told = [Told("forecast-wind")]
    if state.solo:
        blown = sum(state.water[YOU][place] > 0 for place in state.field[WIDTH:])
        told.append(Told("forecast-south", {"drops": blown}))
    return told


def _rain_would(state: Petrichor) -> list[Told]:
    pouring = [place for place in state.field if state.sky[place] == THUNDER]
    drops = sum(state.drops_over(place) for place in pouring)
    told = [Told("forecast-rain", {"drops": drops, "tiles": _tiles(state, pouring)})] if drops else [Told("forecast-dry")]
    after = rained(state)
    ripe = _sprouting(after, RICE)
    changed = [place for place in pouring if after.growth[place] > state.growth[place] and place not in ripe]
    spoiled = [place for place in changed if after.growth[place] == SPOILED]
    grown = [place for place in changed if place not in spoiled]
    told += _tell_tiles("forecast-grows", state, grown) + _tell_tiles("forecast-ripens", state, ripe)
    return told + _tell_tiles("forecast-spoils", state, spoiled)


# The table as it would be


def came(state: Petrichor, weather: int) -> Petrichor:
    """Give a copy of the table on which a weather has come, as far as nobody has a choice in it."""
    if weather == RAIN:
        after = rained(state)
        ripen(after, RICE)
        return after
    after = _untold(state)
    if weather == FROST:
        after.sky = [THUNDER if sky == CLOUD else sky for sky in after.sky]
    elif weather == SUN:
        ripen(after, COFFEE)
    return after


def touched(state: Petrichor, weather: int, seat: int | None) -> list[int]:
    """List the tiles that a weather would change or, where it lets people choose, those that a seat, or anybody, could choose."""
    after = came(state, weather)
    seats = range(state.seats) if seat is None else [seat]
    chosen: list[int] = []
    if weather == SUN:
        chosen = [place for each in seats for place in clouds_to_double(state, each)]
    elif weather == WIND:
        chosen = [place for each in seats for place in state.field if state.water[each][place]]
    return [place for place in state.field if place in chosen or _lies_on(state, place) != _lies_on(after, place)]


def _lies_on(state: Petrichor, place: int) -> tuple[int, ...]:
    """Tell what lies on a tile and over it."""
    return (state.sky[place], state.growth[place], *(drops[place] for drops in [*state.water, *state.clouds]))


def _untold(state: Petrichor) -> Petrichor:
    after = state.copy()
    after.events = None
    return after


def rained(state: Petrichor) -> Petrichor:
    """Give a copy of the table on which all thunderclouds have poured."""
    after = _untold(state)
    for place in state.field:
        if after.sky[place] == THUNDER:
            pour(after, place)
    return after


def _sprouting(state: Petrichor, crop: int) -> list[int]:
    return [place for place in state.field if state.crops[place] == crop and state.growth[place] == SPROUTING]


def _tell_tiles(key: str, state: Petrichor, places: list[int]) -> list[Told]:
    return [Told(key, {"tiles": _tiles(state, places)})] if places else []


def _tiles(state: Petrichor, places: list[int]) -> list[Told]:
    return [Told("tile-at", {"crop": CROPS[state.crops[place]], "place": NAMES[place]}) for place in places]


def harvest_now(state: Petrichor) -> dict[int, list[int]]:
    """Tell, for each tile on which something grows, what the harvest would pay each owner now."""
    return {place: scoring.pays(state, place) for place in state.field if state.growth[place]}


def standing_would(state: Petrichor, weather: int, names: Sequence[str]) -> list[Told]:
    """Say what the harvest would pay each owner after a weather, if that is something else than now."""
    paid = standing(came(state, weather))
    if paid == standing(state):
        return []
    told = [Told("forecast-paid", {"name": name, "points": points}) for name, points in zip(names, paid, strict=True)]
    return [Told("forecast-standing", {"paid": told})]


def standing(state: Petrichor) -> list[int]:
    """Tell what the harvest would pay each owner now."""
    paid = harvest_now(state).values()
    return [sum(points[owner] for points in paid) for owner in range(state.owners)]


def ripens_with(crop: int) -> str:
    """Name the weather that a sprouting crop waits for, if it is one that waits."""
    return {COFFEE: WEATHERS[SUN], RICE: WEATHERS[-1]}.get(crop, "")


def pays_now(state: Petrichor, place: int) -> bool:
    """Tell whether the harvest would pay for a tile as it is."""
    waiting = state.crops[place] == RICE and state.growth[place] != GROWN
    return bool(state.growth[place]) and not waiting
