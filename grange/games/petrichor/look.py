"""Explain a thing on the table of Petrichor to a visitor who points at it."""

from __future__ import annotations

from typing import Any

from grange.core.look import Look, look, without_seat
from grange.games.petrichor.box import CROPS, LAKE, NAMES, RICE, WEATHERS, WHEAT
from grange.games.petrichor.state import Petrichor

# everything that is not a crop, with the chapter of its text
CHAPTERS = {
    **dict.fromkeys(("cloud", "thundercloud"), "clouds"),
    **dict.fromkeys(("drop", "growth"), "growing"),
    "die": "harvest",
    **{f"weather-{name}": "weathers" for name in WEATHERS},
    **{f"card-{name}": "turn" for name in WEATHERS},
    "votes": "vote",
    **dict.fromkeys(("track", "first-player"), "weather"),
    **dict.fromkeys(("fertilizer", "spoiled"), "exclusives"),
    "seat": "aim",
    "south": "solo",
    "cards": "turn",
    "token": "end",
    "harvest": "harvest",
    "category-dice": "vote",
    **dict.fromkeys(("category-votes", "category-tokens"), "end"),
}
SAME = {"drop-neutral": "drop", "die-harvest": "die", "fertility": "fertilizer", "sprout": "growth", "drought": "spoiled"}
ICONS = {
    **dict.fromkeys(("drop", "votes", "seat"), "seat-0"),
    "drop": "drop-0",
    "growth": "sprout",
    "fertilizer": "fertility",
    "spoiled": "drought",
    "south": "drop-neutral",
    "token": "wheat",
    "track": "weather-sun",
    "cards": "weather-rain",
    **dict.fromkeys(("die", "harvest", "category-dice"), "die-harvest"),
    **{f"card-{name}": f"weather-{name}" for name in WEATHERS},
    "category-votes": "weather-sun",
    "category-tokens": "wheat",
}
CROP_CHAPTERS = {"coffee": "growing", "rice": "growing", **dict.fromkeys(("pear", "lake", "unknown"), "exclusives")}


def look_up(state: Petrichor, thing: str) -> Look | None:
    """Explain a tile, a row of the score sheet, or a piece by its name."""
    kind, _, name = thing.partition("-")
    if kind == "tile" and name in NAMES:
        return _tile(state, NAMES.index(name))
    crop = name if kind == "category" else thing
    if crop in CROPS:
        return _crop(state, CROPS.index(crop))
    face = name if kind == "die" else ""
    thing = SAME.get(thing, without_seat(thing))
    if thing not in CHAPTERS:
        return None
    return look(thing, ICONS.get(thing, thing), CHAPTERS[thing], **_values(state, thing, face))


def _values(state: Petrichor, thing: str, face: str) -> dict[str, Any]:
    """Return the numbers in a thing's text."""
    box = state.box
    values: dict[str, dict[str, Any]] = {
        "cloud": {"drops": box.thunder},
        "thundercloud": {"drops": box.overflow},
        "drop": {"drops": box.drops},
        "votes": {"votes": box.votes},
        "die": {"lower": box.lower, "turn": box.turn, "face": "0" if face == "harvest" else face},
        "category-dice": {"lower": box.lower, "turn": box.turn},
        "card-sun": {"drops": box.sun_drops},
        "cards": {"most": box.most_cards},
        "fertilizer": {"points": box.fertilizer},
        **{name: {"points": box.wheat_points} for name in ("token", "category-tokens")},
    }
    return values.get(thing, {})


def _tile(state: Petrichor, place: int) -> Look | None:
    if state.hidden:
        return look("crop-unknown", "seeds", CROP_CHAPTERS["unknown"])
    return _crop(state, state.crops[place]) if place in state.field else None


def _crop(state: Petrichor, crop: int) -> Look:
    """Explain when a crop grows and what it pays."""
    name, printed = CROPS[crop], state.box.crops[crop]
    values: dict[str, Any] = {"drops": printed.drops, "points": _row(printed.points)}
    if crop == WHEAT:
        values |= {"most": printed.points[0], "others": printed.points[1]}
    elif crop == RICE:
        values["each"] = printed.points[0]
    elif crop == LAKE:
        values["drops"] = state.box.lake_drops
    if printed.sprouting:
        values["sprouting"] = _row(printed.sprouting)
    if printed.spoils:
        values |= {"spoils": printed.spoils, "spoiled": _row(printed.spoiled)}
    return look(f"crop-{name}", "bush" if name == "pear" else name, CROP_CHAPTERS.get(name, "harvest"), **values)


def _row(points: list[int]) -> str:
    return ", ".join(map(str, points))
