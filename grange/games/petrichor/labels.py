"""The texts of Petrichor: labels of options, what a card would do, the places that options point at, and events."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Any

from grange.core.game import Say
from grange.core.options import Verb
from grange.core.words import Message
from grange.games.petrichor.box import CROPS, NAMES, WEATHERS
from grange.games.petrichor.options import (
    BLOW,
    DECLINE,
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
from grange.games.petrichor.rules.turn import SecondAction
from grange.games.petrichor.state import Petrichor


def where(state: Petrichor) -> Message:
    """Say which round it is."""
    return Message("where", {"round": state.round, "rounds": state.rounds})


def outlook(_state: Petrichor, _seat: int) -> dict[str, Message]:
    """Return nothing: no row of the score sheet depends on something that can be announced."""
    return {}


def spell(state: Petrichor, values: dict[str, Any]) -> dict[str, Any]:
    """Turn the numbers in an event's values into names; an owner is a seat, or the south wind."""
    spelled = dict(values)
    for name, things in (("weather", WEATHERS), ("crop", CROPS), ("place", NAMES), ("start", NAMES)):
        if name in values:
            spelled[name] = things[values[name]]
    if "weathers" in values:
        spelled["weathers"] = [Message(f"weather-{WEATHERS[weather]}") for weather in values["weathers"]]
    if "dice" in values:
        spelled["dice"] = [Message(f"face-{face}") for face in values["dice"]]
    if "colour" in values:
        spelled["colour"] = state.colour(values["colour"])
    if "card" in values:
        spelled["card"] = str(values["card"] + 1)
    if "owner" in values:
        owner = spelled.pop("owner")
        spelled |= {"seat": owner} if owner < state.seats else {"who": "south", "name": ""}
    return spelled


# Options


def play(state: Petrichor, seat: int, kind: int) -> Message:
    """Name the action and, if it is a second one, its cost."""
    return Message("option-play-second" if is_second(state, seat) else "option-play", {"weather": WEATHERS[kind]})


def swap(state: Petrichor, seat: int, kind: int) -> Message:
    """Name the action and its cost, which is higher for a second one."""
    return Message("option-swap-second" if is_second(state, seat) else "option-swap", {"weather": WEATHERS[kind]})


def is_second(state: Petrichor, seat: int) -> bool:
    """Return whether the question asks for a second action."""
    decision = state.decision_of(seat)
    return decision is not None and type(decision.question) is SecondAction


def paid_otherwise(state: Petrichor, seat: int, kind: int) -> tuple[Message, ...]:
    """Fold the options that pay with other cards; a second action has several ways to pay, so each weather has a heading."""
    if is_second(state, seat):
        return Message("group-swap-second"), Message(f"weather-{WEATHERS[kind]}")
    return (Message("group-swap"),)


def lower(state: Petrichor, _seat: int, face: int) -> Message:
    """Say what lowering a die brings; the lowest face turns to harvest."""
    if face == 1:
        return Message("option-turn-die", {"face": face, "points": state.box.turn})
    return Message("option-lower", {"face": face, "points": state.box.lower})


def decline(state: Petrichor, seat: int, _: int) -> Message:
    """Say what the seat declines: an action, or doubling its drops in sun weather."""
    decision = state.decision_of(seat)
    return Message("option-decline", {"question": decision.prompt.key.removeprefix("ask-") if decision else ""})


def tile(state: Petrichor, place: int) -> dict[str, str]:
    """Name a tile, if it lies face up."""
    return {"place": NAMES[place], "crop": "unknown" if state.hidden else CROPS[state.crops[place]]}


def at_tile(verb: Verb) -> Say[Petrichor]:
    """Label an option that is about a tile."""
    return lambda state, _, place: Message(verb.label, tile(state, place))


def with_drop(verb: Verb) -> Say[Petrichor]:
    """Label an option that is about an owner's drop at a tile."""

    def say(state: Petrichor, _: int, drop: int) -> Message:
        place, owner = place_and_owner(drop)
        return Message(verb.label, {**tile(state, place), "colour": state.colour(owner)})

    return say


def deed(state: Petrichor, seat: int, kind: int) -> Message:
    """Say what a card's action would do, and how many of these cards the seat holds."""
    return Message(f"detail-{WEATHERS[kind]}", {"cards": state.hands[seat][kind]})


def below_drop(_state: Petrichor, _seat: int, drop: int) -> str:
    """Point at the tile of a drop."""
    place, _ = place_and_owner(drop)
    return f"tile-{NAMES[place]}"


LABELS: Mapping[Verb, Say[Petrichor]] = {
    PLAY: play,
    SWAP: swap,
    LOWER: lower,
    DECLINE: decline,
    **{verb: at_tile(verb) for verb in (PLACE, FILL, TAKE, LAND, FERTILIZE, MOVE, BLOW)},
    **{verb: with_drop(verb) for verb in (DRIP, LIFT)},
}
DETAILS: Mapping[Verb, Say[Petrichor]] = {PLAY: deed, SWAP: deed, SWAP_TWICE: deed}
ICONS: Mapping[Verb, Callable[[Any, int], str]] = {}
TARGETS: Mapping[Verb, Callable[[Any, int, int], str]] = {DRIP: below_drop, LIFT: below_drop}
OWN: Collection[Verb] = (PLAY, SWAP, SWAP_TWICE, GIVE, KEEP, DISCARD)
GROUPS: Mapping[Verb, Callable[[Any, int, int], tuple[Message, ...]]] = {SWAP: paid_otherwise, SWAP_TWICE: paid_otherwise}
HEADINGS: Collection[str] = ("event-round",)
PHASES: Collection[str] = ("event-weathers", "event-harvest")
