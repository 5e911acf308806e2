"""What would happen in Petrichor if a weather, or the harvest, came now."""

from __future__ import annotations

from collections.abc import Sequence

from grange.core.words import Message
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
from grange.games.petrichor.rules.clouds import pour
from grange.games.petrichor.rules.growth import ripen
from grange.games.petrichor.rules.south import WIDTH, YOU
from grange.games.petrichor.rules.weather import clouds_to_double, leading, vote_winners
from grange.games.petrichor.state import Petrichor


def coming(state: Petrichor) -> tuple[list[int], list[int]]:
    """Find the weathers that would come or are still to come, and those that tie for the remaining places."""
    if any(state.played):
        return [weather for weather, to_come in enumerate(state.played) if to_come], []
    if state.last_round:
        return [weather for weather, votes in enumerate(state.votes) if any(votes)], []
    return leading(state)


def counting(state: Petrichor) -> tuple[list[int], list[int]]:
    """Find the weathers whose votes can be won, and those that tie for it."""
    if any(state.played):
        return [weather for weather, counted in enumerate(state.counted) if counted], []
    return leading(state)


def votes_would(state: Petrichor, weather: int, names: Sequence[str]) -> list[Message]:
    """Say who would win the votes on a weather; in the last round only those on two weathers count."""
    if not any(state.votes[weather]):
        return []
    counted, tied = counting(state)
    if state.last_round and weather not in counted and weather not in tied:
        return [Message("forecast-uncounted")]
    winners = [names[owner] for owner in vote_winners(state.votes[weather])]
    messages = [Message("forecast-win", {"names": winners}) if winners else Message("forecast-tie")]
    return [*messages, Message("forecast-choice")] if state.last_round and weather in tied else messages


def weather_would(state: Petrichor, weather: int, seat: int | None) -> list[Message]:
    """Say what a weather would do to the table as it is, and what a seat could do then."""
    if weather == FROST:
        return [Message("forecast-frost", {"clouds": state.sky.count(CLOUD)})]
    if weather == SUN:
        return _sun_would(state, seat)
    if weather == WIND:
        return _wind_would(state)
    return _rain_would(state)


def _sun_would(state: Petrichor, seat: int | None) -> list[Message]:
    messages = [Message("forecast-everybody-doubles")]
    if seat is not None:
        most = max((state.clouds[seat][place] for place in clouds_to_double(state, seat)), default=0)
        messages = [Message("forecast-sun", {"drops": most})]
    return messages + _about_tiles("forecast-ripens", state, _sprouting(state, COFFEE))


def _wind_would(state: Petrichor) -> list[Message]:
    if not any(map(any, state.water)):
        return [Message("forecast-calm")]
    messages = [Message("forecast-wind")]
    if state.solo:
        blown = sum(state.water[YOU][place] > 0 for place in state.field[WIDTH:])
        messages.append(Message("forecast-south", {"drops": blown}))
    return messages


def _rain_would(state: Petrichor) -> list[Message]:
    pouring = [place for place in state.field if state.sky[place] == THUNDER]
    drops = sum(state.drops_over(place) for place in pouring)
    messages = [Message("forecast-rain", {"drops": drops, "tiles": _tiles(state, pouring)})] if drops else [Message("forecast-dry")]
    after = rained(state)
    ripe = _sprouting(after, RICE)
    changed = [place for place in pouring if after.growth[place] > state.growth[place] and place not in ripe]
    spoiled = [place for place in changed if after.growth[place] == SPOILED]
    grown = [place for place in changed if place not in spoiled]
    messages += _about_tiles("forecast-grows", state, grown) + _about_tiles("forecast-ripens", state, ripe)
    return messages + _about_tiles("forecast-spoils", state, spoiled)


# The table as it would be


def came(state: Petrichor, weather: int) -> Petrichor:
    """Return a copy of the table after a weather has come, without the parts in which players have a choice."""
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
    """List the tiles that a weather would change or, if players choose, those that a seat (without one: anybody) could choose."""
    after = came(state, weather)
    seats = range(state.seats) if seat is None else [seat]
    chosen: list[int] = []
    if weather == SUN:
        chosen = [place for each in seats for place in clouds_to_double(state, each)]
    elif weather == WIND:
        chosen = [place for each in seats for place in state.field if state.water[each][place]]
    return [place for place in state.field if place in chosen or _lies_on(state, place) != _lies_on(after, place)]


def _lies_on(state: Petrichor, place: int) -> tuple[int, ...]:
    """Return what lies on a tile and over it."""
    return (state.sky[place], state.growth[place], *(drops[place] for drops in [*state.water, *state.clouds]))


def _untold(state: Petrichor) -> Petrichor:
    after = state.copy()
    after.events = None
    return after


def rained(state: Petrichor) -> Petrichor:
    """Return a copy of the table on which all thunderclouds have poured."""
    after = _untold(state)
    for place in state.field:
        if after.sky[place] == THUNDER:
            pour(after, place)
    return after


def _sprouting(state: Petrichor, crop: int) -> list[int]:
    return [place for place in state.field if state.crops[place] == crop and state.growth[place] == SPROUTING]


def _about_tiles(key: str, state: Petrichor, places: list[int]) -> list[Message]:
    return [Message(key, {"tiles": _tiles(state, places)})] if places else []


def _tiles(state: Petrichor, places: list[int]) -> list[Message]:
    return [Message("tile-at", {"crop": CROPS[state.crops[place]], "place": NAMES[place]}) for place in places]


def harvest_now(state: Petrichor) -> dict[int, list[int]]:
    """Return, for each tile on which something grows, what the harvest would pay each owner now."""
    return {place: scoring.pays(state, place) for place in state.field if state.growth[place]}


def harvest_would(state: Petrichor, weather: int, names: Sequence[str]) -> list[Message]:
    """Say what the harvest would pay each owner after a weather, if that differs from now."""
    paid = harvest_totals(came(state, weather))
    if paid == harvest_totals(state):
        return []
    messages = [Message("forecast-paid", {"name": name, "points": points}) for name, points in zip(names, paid, strict=True)]
    return [Message("forecast-standing", {"paid": messages})]


def harvest_totals(state: Petrichor) -> list[int]:
    """Return what the harvest would pay each owner now."""
    paid = harvest_now(state).values()
    return [sum(points[owner] for points in paid) for owner in range(state.owners)]


def ripens_with(crop: int) -> str:
    """Name the weather that a sprouting crop waits for; empty if it does not wait."""
    return {COFFEE: WEATHERS[SUN], RICE: WEATHERS[-1]}.get(crop, "")


def pays_now(state: Petrichor, place: int) -> bool:
    """Return whether the harvest would pay for a tile now."""
    waiting = state.crops[place] == RICE and state.growth[place] != GROWN
    return bool(state.growth[place]) and not waiting
