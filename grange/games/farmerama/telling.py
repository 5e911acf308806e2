"""What the words need to know of Farmerama: labels of options, what an option would do, the pieces and places it points at."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from grange.core.words import Told
from grange.games.farmerama.box import (
    ACTIONS,
    ALONE,
    ANIMALS,
    CARD,
    DO,
    DONE,
    EXCHANGE,
    FEED,
    FIELDS,
    GOODS,
    HARVEST,
    MOST_FIELDS,
    MOST_OPEN,
    NAMES,
    NUMBERED,
    REDRAW,
    SHARED,
    SOW,
    STABLE,
    TAKE,
    TURN,
    WATER,
    WATER_ACTION,
    Tile,
)

if TYPE_CHECKING:
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
        spelled["actions"] = [Told(f"action-{ACTIONS[action]}") for action in values["actions"]]
    if "goods" in values:
        spelled["goods"] = [Told(f"good-{GOODS[good]}") for good in values["goods"]]
        spelled["number"] = len(values["goods"])
    if "tile" in values:
        spelled["tile"] = parts_of(state, state.tile(values["tile"]))
    return spelled


def place_of(field: int) -> dict[str, str]:
    """Say where a field lies: in which sector, and whether it is the scarecrow's."""
    sector, place = divmod(field, MOST_FIELDS)
    return {"field": NAMES[field], "sector": str(sector + 1), "kind": "plain" if place else "scarecrow"}


def parts_of(state: Farmerama, tile: Tile) -> list[Told]:
    """List what a bonus tile brings."""
    parts = amounts(tile.goods)
    if tile.action:
        parts.append(Told(f"tile-{tile.action}"))
    if tile.star:
        parts.append(Told("tile-star", {"stars": state.box.tile_stars}))
    return parts


def amounts(goods: list[int]) -> list[Told]:
    """Say how many of each good."""
    return [Told("amount", {"good": GOODS[good], "number": number}) for good, number in enumerate(goods) if number]


# Labels


class Labels:
    """Says in words what options do; each method takes an option's place among those of its kind."""

    def __init__(self, state: Farmerama, seat: int) -> None:
        self.state = state
        self.seat = seat

    @property
    def asked(self) -> str:
        """The question that is asked, such as `sow`."""
        decision = self.state.decision_of(self.seat)
        return decision.prompt.key.removeprefix("ask-") if decision else ""

    @property
    def costs(self) -> str:
        """Whether one more time costs water."""
        decision = self.state.decision_of(self.seat)
        return "water" if decision and decision.prompt.values.get("times") == 0 else "nothing"

    def card(self, action: int) -> Told:
        return Told("option-card", {"action": ACTIONS[action]})

    def do(self, action: int) -> Told:
        return Told("option-do", {"action": ACTIONS[action]})

    def turn(self, _: int) -> Told:
        return Told("option-turn")

    def done(self, _: int) -> Told:
        return Told("option-done", {"question": self.asked})

    def redraw(self, _: int) -> Told:
        return Told("option-redraw")

    def exchange(self, good: int) -> Told:
        return Told("option-exchange", {"good": GOODS[good]})

    def feed(self, animal: int) -> Told:
        return Told("option-feed", {"animal": ANIMALS[animal]})

    def take(self, place: int) -> Told:
        tile = self.state.tile(self.state.open[place])
        return Told("option-take", {"tile": parts_of(self.state, tile)})

    def sow(self, field: int) -> Told:
        crop = self.state.crop_to_sow(self.seat, field)
        return Told("option-sow", {"good": GOODS[crop], "costs": self.costs, **place_of(field)})

    def harvest(self, field: int) -> Told:
        crop = self.state.fields[self.seat][field] - 1
        return Told("option-harvest", {"good": GOODS[crop], "costs": self.costs, **place_of(field)})


# by the first option of each kind, the last kind first
KINDS: tuple[tuple[int, Callable[[Labels, int], Told]], ...] = (
    (HARVEST, Labels.harvest),
    (SOW, Labels.sow),
    (TAKE, Labels.take),
    (FEED, Labels.feed),
    (EXCHANGE, Labels.exchange),
    (REDRAW, Labels.redraw),
    (DONE, Labels.done),
    (TURN, Labels.turn),
    (DO, Labels.do),
    (CARD, Labels.card),
)


def label(state: Farmerama, option: int, seat: int) -> Told:
    """Say in words what an option does."""
    first, say = next((first, say) for first, say in KINDS if option >= first)
    return say(Labels(state, seat), option - first)


# Details


def detail(state: Farmerama, option: int, seat: int) -> Told | None:
    """Say what an action, a turn of the wheel or a fed animal would bring."""
    if option < DO:
        return action_detail(state, option - CARD)
    if option < TURN:
        return own_detail(state, option - DO, seat)
    if option == TURN:
        return turn_detail(state, seat)
    if FEED <= option < TAKE:
        animal = option - FEED
        return Told("detail-animal", {"animal": ANIMALS[animal], "feed": amounts(state.eats[animal])})
    return None


def action_detail(state: Farmerama, action: int) -> Told:
    """Say how often an action can be done, alone and shared."""
    if action >= len(NUMBERED):
        return Told(f"detail-{ACTIONS[action]}")
    numbers = state.numbers(action)
    return Told("detail-numbers", {"action": ACTIONS[action], "alone": numbers[ALONE], "shared": numbers[SHARED]})


def own_detail(state: Farmerama, action: int, seat: int) -> Told:
    """Say how often the seat can do an action now."""
    if action >= len(NUMBERED):
        return Told(f"detail-{ACTIONS[action]}")
    shared = "shared" if state.is_shared(seat, action) else "alone"
    times = state.times(seat, action)
    if action == WATER_ACTION:
        times = min(times, state.bank[WATER])
    return Told("detail-times", {"action": ACTIONS[action], "times": times, "shared": shared})


def turn_detail(state: Farmerama, seat: int) -> Told:
    """Say which animals would come home, and the stars they would bring."""
    nursery = (state.under(seat, state.box.pacifier) - 1) % len(state.box.fields)
    home = [animal for animal, sector in enumerate(state.animals[seat]) if sector == nursery != STABLE]
    stars = sum(next_stars(state, seat, animal) for animal in home)
    if not home:
        return Told("detail-turn")
    return Told("detail-turn-home", {"animals": [Told(f"animal-{ANIMALS[animal]}") for animal in home], "stars": stars})


def next_stars(state: Farmerama, seat: int, animal: int) -> int:
    """Tell by how much an animal's next product is worth more."""
    track, produced = state.tracks[animal], state.cubes[seat][animal]
    return track[min(produced + 1, len(track) - 1)] - track[produced]


# The end


def ending(state: Farmerama) -> Told | None:
    """Say why the game is over, or that its end is near; nothing while it is far away."""
    if state.over:
        return ended(state)
    if state.solo:
        return None
    if state.round == state.rounds:
        return Told("ending-rounds")
    if state.tiles_have_run_out:
        return Told("ending-soon", {"sheep": "yes" if state.seats == 3 and state.round % 3 else "no"})
    is_next = len(state.open) + len(state.stack) == state.box.open
    return Told("ending-next", {"sheep": "yes" if state.seats == 3 else "no"}) if is_next else None


def ended(state: Farmerama) -> Told:
    """Say why the game is over."""
    if state.solo:
        return Told("event-end-cards")
    return Told("event-end-tiles") if state.tiles_have_run_out else Told("event-end-rounds", {"rounds": state.round})


# Pieces and places of the picture

# by the first option of each kind, the last kind first: the piece on the button, and the name of what it points at
PIECES: tuple[tuple[int, tuple[str, ...]], ...] = (
    (HARVEST, ("sickle",) * FIELDS),
    (SOW, ("sow",) * FIELDS),
    (TAKE, ("flowerpot",) * MOST_OPEN),
    (FEED, ANIMAL_PIECES),
    (EXCHANGE, GOODS),
    (REDRAW, ("",)),
    (DONE, ("ui-check",)),
    (TURN, ("ui-turn",)),
    (DO, ACTION_PIECES),
    (CARD, ACTION_PIECES),
)
TARGETS: tuple[tuple[int, tuple[str, ...]], ...] = (
    (HARVEST, tuple(f"field-{name}" for name in NAMES)),
    (SOW, tuple(f"field-{name}" for name in NAMES)),
    (TAKE, tuple(f"tile-{place + 1}" for place in range(MOST_OPEN))),
    (FEED, tuple(f"stable-{animal}" for animal in ANIMALS)),
    (EXCHANGE, tuple(f"barn-{good}" for good in GOODS)),
    (REDRAW, ("drawn",)),
    (DONE, ("",)),
    (TURN, ("arm",)),
    (DO, tuple(f"card-{action}" for action in ACTIONS)),
    (CARD, tuple(f"card-{action}" for action in ACTIONS)),
)


def icon(option: int) -> str:
    """Name the piece that stands on an option's button."""
    first, pieces = next(kind for kind in PIECES if option >= kind[0])
    return pieces[option - first]


def target(option: int) -> str:
    """Name the element of the picture that an option points at."""
    first, names = next(kind for kind in TARGETS if option >= kind[0])
    return names[option - first]
