"""Petrichor: crops, places and weather."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from grange.core.events import Event
from grange.games.petrichor.box import CROPS, NAMES, NO_TILE, WEATHERS
from grange.games.petrichor.state import Petrichor
from grange.lab.balance.subject import Counting, Group, Subject, Tally

USUAL_CROPS = tuple(crop for crop in CROPS if crop not in ("pear", "lake"))
GROUPS = (
    Group("crop", USUAL_CROPS, ("points", "grown", "reaped", "drops"), piece=str),
    Group("place", tuple(NAMES), ("points", "clouds", "drops")),
    Group("weather", tuple(WEATHERS), ("came", "votes_won"), piece=lambda weather: f"weather-{weather}"),
)
WATERED = {"event-pours", "event-drips"}


def tally(events: Sequence[Event], seats: int) -> Tally:
    """Count what each crop and place paid, and how much water it took; and which weather came."""
    counting = Counting(GROUPS, seats)
    harvested = set[str]()
    for event in events:
        values = event.values
        if event.key == "event-harvest":
            harvested = set()
        elif event.key == "event-reaps":
            seat = values.get("seat")
            counting.add("crop", values["crop"], "points", values["points"], seat)
            counting.add("place", values["place"], "points", values["points"], seat)
            if values["place"] not in harvested:
                counting.add("crop", values["crop"], "reaped")
                harvested.add(values["place"])
        elif event.key == "event-grows":
            counting.add("crop", values["crop"], "grown")
        elif event.key in WATERED and "crop" in values:
            counting.add("crop", values["crop"], "drops", values.get("drops", 1))
            counting.add("place", values["place"], "drops", values.get("drops", 1))
        elif event.key == "event-cloud":
            counting.add("place", values["place"], "clouds")
        elif event.key == "event-weather":
            counting.add("weather", values["weather"], "came")
        elif event.key == "event-wins" and "seat" in values:
            counting.add("weather", values["weather"], "votes_won", 1, values["seat"])
    return counting.tally


def on_table(state: Petrichor) -> dict[str, dict[str, int]]:
    """Count the tiles of each crop in the field, which is laid at random."""
    return {"crop": dict(Counter(CROPS[crop] for crop in state.crops if crop != NO_TILE))}


VALUES = (
    "crops.corn.points.<place>",
    "crops.<crop>.points.<place>",
    "crops.<crop>.sprouting.<place>",
    "crops.<crop>.spoiled.<place>",
    "crops.<crop>.drops",
    "crops.<crop>.priority",
    "pieces.fertilizers",
    "score.track.<number>",
)

SUBJECT = Subject(GROUPS, tally, on_table=on_table, values=VALUES)
