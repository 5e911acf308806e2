"""The texts of Farmerama: labels of options, what an option would do, and the pieces and places it points at."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Any

from grange.core.game import Say
from grange.core.options import Verb
from grange.core.words import Message
from grange.games.farmerama.box import (
    ACTIONS,
    ALONE,
    ANIMALS,
    GOODS,
    MOST_FIELDS,
    NAMES,
    NUMBERED,
    PRODUCTS,
    SHARED,
    STABLE,
    WATER,
    WATER_ACTION,
    Box,
    Tile,
)
from grange.games.farmerama.options import CARD, DO, DONE, EXCHANGE, FEED, HARVEST, REDRAW, SOW, TAKE, TURN
from grange.games.farmerama.state import Farmerama

ACTION_PIECES = ("sow", "sickle", "water", "trough", "seeds")
ANIMAL_PIECES = ("sheep", "pig", "cattle", "horse")


def spell(state: Farmerama, values: dict[str, Any]) -> dict[str, Any]:
    """Turn the numbers in an event's values into names."""
    spelled = dict(values)
    for name, things in (("good", GOODS), ("animal", ANIMALS), ("action", ACTIONS)):
        if name in values:
            spelled[name] = things[values[name]]
    if "field" in values:
        spelled |= place_of(values["field"])
    if "actions" in values:
        spelled["actions"] = [Message(f"action-{ACTIONS[action]}") for action in values["actions"]]
    if "goods" in values:
        spelled["goods"] = [Message(f"good-{GOODS[good]}") for good in values["goods"]]
        spelled["number"] = len(values["goods"])
    if "tile" in values:
        spelled["tile"] = parts_of(state.box, state.tile(values["tile"]))
    return spelled


def place_of(field: int) -> dict[str, str]:
    """Say where a field is: its sector, and whether it is the scarecrow's."""
    sector, place = divmod(field, MOST_FIELDS)
    return {"field": NAMES[field], "sector": str(sector + 1), "kind": "plain" if place else "scarecrow"}


def parts_of(box: Box, tile: Tile) -> list[Message]:
    """List what a bonus tile gives."""
    parts = amounts(tile.goods)
    if tile.action:
        parts.append(Message(f"tile-{tile.action}"))
    if tile.star:
        parts.append(Message("tile-star", {"stars": box.tile_stars}))
    return parts


def amounts(goods: list[int]) -> list[Message]:
    """Say how many of each good."""
    return [Message("amount", {"good": GOODS[good], "number": number}) for good, number in enumerate(goods) if number]


# Labels


def done(state: Farmerama, seat: int, _: int) -> Message:
    """Say what it means to be done with the current question."""
    decision = state.decision_of(seat)
    return Message("option-done", {"question": decision.prompt.key.removeprefix("ask-") if decision else ""})


def take(state: Farmerama, _: int, place: int) -> Message:
    """Say what an open bonus tile gives."""
    return Message("option-take", {"tile": parts_of(state.box, state.tile(state.open[place]))})


def sow(state: Farmerama, seat: int, field: int) -> Message:
    """Say what the seat would sow on a field."""
    crop = state.crop_to_sow(seat, field)
    return Message("option-sow", {"good": GOODS[crop], "costs": costs(state, seat), **place_of(field)})


def harvest(state: Farmerama, seat: int, field: int) -> Message:
    """Say what the seat would harvest from a field."""
    crop = state.fields[seat][field] - 1
    return Message("option-harvest", {"good": GOODS[crop], "costs": costs(state, seat), **place_of(field)})


def costs(state: Farmerama, seat: int) -> str:
    """Say whether doing it once more costs water."""
    decision = state.decision_of(seat)
    return "water" if decision and decision.prompt.values.get("times") == 0 else "nothing"


LABELS: Mapping[Verb, Say[Farmerama]] = {DONE: done, TAKE: take, SOW: sow, HARVEST: harvest}


# Details


def card_detail(state: Farmerama, _: int, action: int) -> Message:
    """Say how often an action can be done, by its two numbers."""
    if action >= len(NUMBERED):
        return Message(f"detail-{ACTIONS[action]}")
    numbers = state.numbers(action)
    return Message("detail-numbers", {"action": ACTIONS[action], "alone": numbers[ALONE], "shared": numbers[SHARED]})


def do_detail(state: Farmerama, seat: int, action: int) -> Message:
    """Say how often the seat can do an action now."""
    if action >= len(NUMBERED):
        return Message(f"detail-{ACTIONS[action]}")
    shared = "shared" if state.is_shared(seat, action) else "alone"
    times = state.times(seat, action)
    if action == WATER_ACTION:
        times = min(times, state.bank[WATER])
    return Message("detail-times", {"action": ACTIONS[action], "times": times, "shared": shared})


def turn_detail(state: Farmerama, seat: int, _: int) -> Message:
    """Say which animals would come home, and their stars."""
    nursery = (state.under(seat, state.box.pacifier) - 1) % len(state.box.fields)
    home = [animal for animal, sector in enumerate(state.animals[seat]) if sector == nursery != STABLE]
    stars = sum(next_stars(state, seat, animal) for animal in home)
    if not home:
        return Message("detail-turn")
    return Message("detail-turn-home", {"animals": [Message(f"animal-{ANIMALS[animal]}") for animal in home], "stars": stars})


def next_stars(state: Farmerama, seat: int, animal: int) -> int:
    """Return the stars that an animal's next product adds."""
    track, produced = state.tracks[animal], state.cubes[seat][animal]
    return track[min(produced + 1, len(track) - 1)] - track[produced]


def feed_detail(state: Farmerama, _: int, animal: int) -> Message:
    """Say what an animal eats."""
    return Message("detail-animal", {"animal": ANIMALS[animal], "feed": amounts(state.eats[animal])})


DETAILS: Mapping[Verb, Say[Farmerama]] = {CARD: card_detail, DO: do_detail, TURN: turn_detail, FEED: feed_detail}


# Pieces and places of the picture


def action_piece(_: Farmerama, action: int) -> str:
    """Name the piece that stands for an action."""
    return ACTION_PIECES[action]


def animal_piece(_: Farmerama, animal: int) -> str:
    """Name the piece that stands for an animal."""
    return ANIMAL_PIECES[animal]


ICONS: Mapping[Verb, Callable[[Any, int], str]] = {CARD: action_piece, DO: action_piece, FEED: animal_piece}
TARGETS: Mapping[Verb, Callable[[Any, int, int], str]] = {}
OWN: Collection[Verb] = (CARD, DO, TURN, REDRAW, EXCHANGE, FEED, SOW, HARVEST)
GROUPS: Mapping[Verb, Callable[[Any, int, int], tuple[Message, ...]]] = {}
HEADINGS: Collection[str] = ("event-round",)
PHASES: Collection[str] = ("event-reveals",)


# How far the game is


def where(state: Farmerama) -> Message:
    """Say which round it is, and how long the game may last."""
    if state.solo:
        return Message("where-alone", {"round": state.round, "rounds": state.rounds})
    return Message("where", {"round": state.round, "tiles": len(state.stack)})


def outlook(state: Farmerama, seat: int) -> dict[str, Message]:
    """Say what the next of each product would add."""
    coming: dict[str, Message] = {}
    for animal, product in enumerate(PRODUCTS):
        if state.cubes[seat][animal] + 1 < len(state.tracks[animal]):
            coming[product] = Message("next-stars", {"stars": next_stars(state, seat, animal)})
    return coming


def ending(state: Farmerama) -> Message | None:
    """Say why the game is over, or that its end is near; nothing before that."""
    if state.over:
        return ended(state)
    if state.solo:
        return None
    if state.round == state.rounds:
        return Message("ending-rounds")
    if state.tiles_have_run_out:
        return Message("ending-soon", {"sheep": "yes" if state.seats == 3 and state.round % 3 else "no"})
    is_next = len(state.open) + len(state.stack) == state.box.open
    return Message("ending-next", {"sheep": "yes" if state.seats == 3 else "no"}) if is_next else None


def ended(state: Farmerama) -> Message:
    """Say why the game is over."""
    if state.solo:
        return Message("event-end-cards")
    return Message("event-end-tiles") if state.tiles_have_run_out else Message("event-end-rounds", {"rounds": state.round})
