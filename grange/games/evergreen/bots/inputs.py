"""Inputs of Evergreen's net: the table, the question, the four gardens from the asked seat on, and that seat's planet."""

from __future__ import annotations

from typing import Any

from grange.core.learning import MOST, bounded, one_of
from grange.games.evergreen.bots.evaluation import OF_GARDENS, prospect_of, rounds_left
from grange.games.evergreen.box import (
    BESIDE,
    BIOMES,
    CATEGORIES,
    EMPTY,
    LAKE,
    NO_CARD,
    PIECES,
    POWERS,
    SEASONS,
    SIDES,
    WILD,
    biome_of,
    power_of,
)
from grange.games.evergreen.rules.actions import GrowTrees, PlantOrGrow, PlantSprouts, PlantThenGrow
from grange.games.evergreen.rules.draft import TakeCard
from grange.games.evergreen.rules.powers import PlaceLake, PlantBush, RaiseTree
from grange.games.evergreen.rules.turn import ChooseAction, ChoosePower
from grange.games.evergreen.state import Evergreen

SEATS = 4
CELLS = 33  # of the planet that the net knows
LONGEST_TRACK = 4
MARKET = SEATS + 1
KINDS: tuple[type, ...] = (
    *(TakeCard, ChooseAction, ChoosePower, PlantSprouts, GrowTrees),
    *(PlantThenGrow, PlantOrGrow, RaiseTree, PlantBush, PlaceLake),
)
AREAS = (*BIOMES, "anywhere", "at a lake")

OF_TABLE = (
    *(f"{seats} seats" for seats in range(1, SEATS + 1)),
    *SEASONS,
    *(f"sun in the {side}" for side in SIDES),
    *("rounds left", "rounds left in the season"),
    *(f"fertility of {biome}" for biome in BIOMES),
    *(f"first player {place} seats on" for place in range(SEATS)),
    *(f"next first player {place} seats on" for place in range(SEATS)),
)
OF_CARD = (*BIOMES, "wild", *POWERS, "fertility")
OF_QUESTION = (
    *(kind.__name__ for kind in KINDS),
    *("times", "power to come"),
    *(f"in {area}" for area in AREAS),
)
OF_SEAT = (
    *(f"points for {category}" for category in CATEGORIES),
    "points",
    *(f"{power} at {level}" for power in POWERS for level in range(1, LONGEST_TRACK + 1)),
    *OF_GARDENS,
    "points to expect",
    *(f"drafted {name}" for name in OF_CARD),
)
OF_MARKET = tuple(f"{name} in place {place}" for place in range(MARKET) for name in (*OF_CARD, "first-player token"))
OF_PLANET = tuple(f"{piece} on cell {cell}" for piece in PIECES[1:] for cell in range(CELLS))
FEATURES = (
    *OF_TABLE,
    *OF_QUESTION,
    *OF_MARKET,
    *(f"{name} {place} seats on" for place in range(SEATS) for name in OF_SEAT),
    *OF_PLANET,
)
NO_ONE = [0] * len(OF_SEAT)
NO_PLACE = [0] * (len(OF_CARD) + 1)
NOT_DRAFTED = [0] * len(OF_CARD)
MARKS = [bytes(int(found == piece) for found in range(MOST + 1)) for piece in range(EMPTY + 1, LAKE + 1)]  # for `translate`


def knows(state: Evergreen) -> bool:
    """Check whether a net can see this table: the planet has the usual number of cells."""
    return state.box.cells == CELLS and not state.strict


def describe(state: Evergreen, question: Any) -> bytes:
    """Describe the table for the asked seat, one byte for each feature."""
    seat: int = question.seat
    row = describe_table(state, seat) + describe_question(state, question)
    for place in range(MARKET):
        row += describe_place(state, place) if place < len(state.market) else NO_PLACE
    prospect = prospect_of(state)
    for place in range(SEATS):
        row += describe_seat(state, (seat + place) % state.seats, prospect) if place < state.seats else NO_ONE
    planet = state.planets[seat][:CELLS]
    return bytes(row) + b"".join([planet.translate(marks) for marks in MARKS])


def describe_table(state: Evergreen, seat: int) -> list[int]:
    """Describe how far the game is, the sun, the soil and the first player."""
    drafters = state.drafters
    row = one_of(state.seats - 1, SEATS) + one_of(state.season, len(SEASONS)) + one_of(state.sun, len(SIDES))
    row += [rounds_left(state), max(0, state.box.rounds[state.season] - state.round)]
    row += [bounded(state.fertility(biome)) for biome in range(len(BIOMES))]
    return row + one_of((state.first - seat) % drafters, SEATS) + one_of((state.next_first - seat) % drafters, SEATS)


def describe_question(state: Evergreen, question: Any) -> list[int]:
    """Describe what is asked, how often, where, and whether the power of the card is still to come."""
    seat: int = question.seat
    steps = state.own_steps(seat) if state.acting_together else []
    later = any(isinstance(step, ChoosePower) for step in steps)
    power = later or (isinstance(question, ChooseAction) and not question.power_used)
    area: int = getattr(question, "area", -1)
    row = [*one_of(KINDS.index(type(question)), len(KINDS)), bounded(getattr(question, "times", 1)), int(power)]
    return row + one_of(min(area, BESIDE), len(AREAS))


def describe_place(state: Evergreen, place: int) -> list[int]:
    """Describe a card of the market."""
    card = state.market[place]
    return NO_PLACE if card == NO_CARD else [*describe_card(state, card), int(state.token == place)]


def describe_card(state: Evergreen, card: int) -> list[int]:
    """Describe the face of a card."""
    icons = state.icons[card]
    return one_of(min(biome_of(card), WILD), WILD + 1) + one_of(power_of(card), len(POWERS)) + [bounded(icons + 1)]


def describe_seat(state: Evergreen, seat: int, prospect: Any) -> list[int]:
    """Describe the points, powers, garden and card of a seat."""
    points, garden = state.points[seat], prospect.land.garden(state.planets[seat])
    expected = sum(points) + prospect.value(garden) + prospect.value_of_seat(state.levels[seat], state.first == seat)
    row = [bounded(own) for own in points]
    row.append(bounded(sum(points)))
    for level in state.levels[seat]:
        row += [int(level >= step) for step in range(1, LONGEST_TRACK + 1)]
    row += [bounded(round(amount)) for amount in prospect.features(garden)]
    row.append(bounded(round(expected)))
    drafted = len(state.cards[seat]) >= state.round  # one card for each round of the season
    return row + (describe_card(state, state.card_of(seat)) if drafted else NOT_DRAFTED)
