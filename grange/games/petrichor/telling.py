"""What Petrichor says: labels of options, what a card would do, the places that options point at, and what happened."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Any

from grange.core.game import Say
from grange.core.options import Verb
from grange.core.words import Told
from grange.games.petrichor.box import CROPS, NAMES, WEATHERS
from grange.games.petrichor.options import (
    BLOW,
    DISCARD,
    DRIP,
    FERTILIZE,
    FILL,
    GIVE,
    KEEP,
    LAND,
    LIFT,
    LOWER,
    MOVE,
    PLACE,
    PLAY,
    SWAP,
    SWAP_TWICE,
    TAKE,
    place_and_owner,
)
from grange.games.petrichor.state import Petrichor
from grange.games.petrichor.turn import SecondAction


def where(state: Petrichor) -> Told:
    """Say which round it is."""
    return Told("where", {"round": state.round, "rounds": state.rounds})


def outlook(_state: Petrichor, _seat: int) -> dict[str, Told]:
    """No category of the score sheet waits for something that could be told."""
    return {}


def spell(state: Petrichor, values: dict[str, Any]) -> dict[str, Any]:
    """Turn the numbers in an event's values into names; an owner is a seat, or the south wind."""
    spelled = dict(values)
    for name, things in (("weather", WEATHERS), ("crop", CROPS), ("place", NAMES), ("start", NAMES)):
        if name in values:
            spelled[name] = things[values[name]]
    if "weathers" in values:
        spelled["weathers"] = [Told(f"weather-{WEATHERS[weather]}") for weather in values["weathers"]]
    if "dice" in values:
        spelled["dice"] = [Told(f"face-{face}") for face in values["dice"]]
    if "colour" in values:
        spelled["colour"] = state.colour(values["colour"])
    if "card" in values:
        spelled["card"] = str(values["card"] + 1)
    if "owner" in values:
        owner = spelled.pop("owner")
        spelled |= {"seat": owner} if owner < state.seats else {"who": "south", "name": ""}
    return spelled


# Options


def play(state: Petrichor, seat: int, kind: int) -> Told:
    """Name the action, and what it costs where it is a second one."""
    return Told("option-play-second" if is_second(state, seat) else "option-play", {"weather": WEATHERS[kind]})


def swap(state: Petrichor, seat: int, kind: int) -> Told:
    """Name the action and what it costs, which is more for a second one."""
    return Told("option-swap-second" if is_second(state, seat) else "option-swap", {"weather": WEATHERS[kind]})


def is_second(state: Petrichor, seat: int) -> bool:
    """Tell whether it is a second action that is asked for."""
    decision = state.decision_of(seat)
    return decision is not None and type(decision.question) is SecondAction


def paid_otherwise(state: Petrichor, seat: int, kind: int) -> tuple[Told, ...]:
    """Unfold what is paid with other cards; for a second action there are several ways, so each weather has a heading."""
    if is_second(state, seat):
        return Told("group-swap-second"), Told(f"weather-{WEATHERS[kind]}")
    return (Told("group-swap"),)


def lower(state: Petrichor, _seat: int, face: int) -> Told:
    """Say what lowering a die brings; the lowest turns to harvest."""
    if face == 1:
        return Told("option-turn-die", {"face": face, "points": state.box.turn})
    return Told("option-lower", {"face": face, "points": state.box.lower})


def tile(state: Petrichor, place: int) -> dict[str, str]:
    """Name a tile, as far as it lies face up."""
    return {"place": NAMES[place], "crop": "unknown" if state.hidden else CROPS[state.crops[place]]}


def at_tile(verb: Verb) -> Say:
    """Speak of a tile."""
    return lambda state, _, place: Told(verb.label, tile(state, place))


def with_drop(verb: Verb) -> Say:
    """Speak of somebody's drop at a tile."""

    def say(state: Petrichor, _: int, drop: int) -> Told:
        place, owner = place_and_owner(drop)
        return Told(verb.label, {**tile(state, place), "colour": state.colour(owner)})

    return say


def deed(state: Petrichor, seat: int, kind: int) -> Told:
    """Say what a card's action would do, and how many of it the seat holds."""
    return Told(f"detail-{WEATHERS[kind]}", {"cards": state.hands[seat][kind]})


def below_drop(_state: Petrichor, _seat: int, drop: int) -> str:
    """Point at the tile where a drop is."""
    place, _ = place_and_owner(drop)
    return f"tile-{NAMES[place]}"


LABELS: Mapping[Verb, Say] = {
    PLAY: play,
    SWAP: swap,
    LOWER: lower,
    **{verb: at_tile(verb) for verb in (PLACE, FILL, TAKE, LAND, FERTILIZE, MOVE, BLOW)},
    **{verb: with_drop(verb) for verb in (DRIP, LIFT)},
}
DETAILS: Mapping[Verb, Say] = {PLAY: deed, SWAP: deed, SWAP_TWICE: deed}
ICONS: Mapping[Verb, Callable[[Any, int], str]] = {}
TARGETS: Mapping[Verb, Callable[[Any, int, int], str]] = {DRIP: below_drop, LIFT: below_drop}
OWN: Collection[Verb] = (PLAY, SWAP, SWAP_TWICE, GIVE, KEEP, DISCARD)
GROUPS: Mapping[Verb, Callable[[Any, int, int], tuple[Told, ...]]] = {SWAP: paid_otherwise, SWAP_TWICE: paid_otherwise}
PHASES: Collection[str] = ("event-weathers", "event-harvest")
