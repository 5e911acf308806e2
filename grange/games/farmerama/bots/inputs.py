"""Inputs of Farmerama's net: the table, the question, and the four farms from the asked seat on, as they lie under their wheels."""

from __future__ import annotations

from typing import Any

from grange.core.learning import bounded, one_of
from grange.games.farmerama.box import (
    ACTIONS,
    ANIMALS,
    CARDS_IN,
    CROPS,
    GOODS,
    MOST_FIELDS,
    MOST_SEATS,
    NAMES,
    NUMBERED,
    PRODUCTS,
    SECTORS,
    STABLE,
)
from grange.games.farmerama.rules.actions import ChooseAction, Feed, Finish, Harvest, Sow
from grange.games.farmerama.rules.rounds import ChooseCard, TakeTile
from grange.games.farmerama.rules.solo import ChooseSoloAction
from grange.games.farmerama.scoring import score_sheet
from grange.games.farmerama.state import Farmerama

KINDS: tuple[type, ...] = (ChooseCard, TakeTile, ChooseAction, Sow, Harvest, Feed, Finish, ChooseSoloAction)
ROWS = (*PRODUCTS, "crops", "tiles", "pastures")
TILES = 16  # kinds of bonus tiles that the net can tell apart
SOON = 3  # rounds of which it sees the numbers on the action wheel
RULES = (("mode", "professional"), ("cow", "corn"), ("pairs", "pair"), ("pairs", "both"), ("score", "generous"))

OF_TABLE = (
    *(f"{seats} seats" for seats in range(1, MOST_SEATS + 1)),
    *(f"{rule} {value}" for rule, value in RULES),
    *("round", "rounds left", "tiles in the stack", "cards shown"),
    *(f"Head Sheep {place} seats on" for place in range(MOST_SEATS)),
    *(f"{action} {how} in {later} rounds" for later in range(SOON) for action in NUMBERED for how in ("alone", "shared")),
    *(f"{good} in the bank" for good in GOODS),
    *(f"tile {kind} open" for kind in range(TILES)),
    *("cards in the deck", "extra cards", "special tiles"),
    *(f"{action} {what}" for what in ("drawn", "known", "used", "under the deck") for action in NUMBERED),
)
OF_QUESTION = (*(kind.__name__ for kind in KINDS), "times", "number", "water buys more", "from a tile")
OF_FARM = (
    *(f"{action} chosen" for action in ACTIONS),
    *(f"{action} done" for action in ACTIONS),
    "cards laid",
    *(
        f"{crop} under sector {sector + 1}, {place + 1}"
        for sector in range(SECTORS)
        for place in range(MOST_FIELDS)
        for crop in CROPS
    ),
    *(f"{animal} under sector {sector + 1}" for animal in ANIMALS for sector in range(SECTORS)),
    *(f"wheel at {sector + 1}" for sector in range(SECTORS)),
    *("turns", "the way is free", "scarecrows"),
    *GOODS,
    *(f"meals for a {animal}" for animal in ANIMALS),
    *(f"{animal} has produced" for animal in ANIMALS),
    *(f"stars for {row}" for row in ROWS),
    *("stars", "tiles", *(f"stars of the next {product}" for product in PRODUCTS)),
)
OF_FIELDS = tuple(f"{crop} on {name}" for name in NAMES for crop in CROPS)
FEATURES = (
    *OF_TABLE,
    *OF_QUESTION,
    *(f"{name} {place} seats on" for place in range(MOST_SEATS) for name in OF_FARM),
    *OF_FIELDS,
)
NO_FARM = [0] * len(OF_FARM)
CROP_THERE = [one_of(pair - 1, len(CROPS)) for pair in range(len(CROPS) + 1)]  # by the pair on a field


def knows(state: Farmerama) -> bool:
    """Check whether a net can tell the bonus tiles of this table apart."""
    return len(state.box.tiles) <= TILES


def describe(state: Farmerama, question: Any) -> bytes:
    """Describe the table for the asked seat, one byte for each feature."""
    seat: int = question.seat
    row = describe_table(state, seat) + describe_question(question)
    for place in range(MOST_SEATS):
        other = (seat + place) % state.seats
        row += describe_farm(state, other, state.shown or other == seat) if place < state.seats else NO_FARM
    for pair in list(state.fields[seat]):
        row += CROP_THERE[pair]
    return bytes(row)


def describe_table(state: Farmerama, seat: int) -> list[int]:
    """Describe how far the game is, the action wheel, the bank, the open tiles, and the cards of a solo game."""
    rules = state.origin.rules
    row = one_of(state.seats - 1, MOST_SEATS) + [int(rules[rule] == value) for rule, value in RULES]
    row += [bounded(state.round), bounded(state.rounds - state.round), bounded(len(state.stack)), int(state.shown)]
    row += one_of((state.head - seat) % state.seats if state.seats == 3 else -1, MOST_SEATS)
    for later in range(SOON):
        for action in range(len(NUMBERED)):
            row += state.numbers(action, later)
    row += map(bounded, state.bank)
    row += [state.open.count(kind) for kind in range(TILES)]
    if not state.solo:
        return row + [0] * (3 + 4 * len(NUMBERED))
    row += [bounded(len(state.deck)), bounded(len(state.extra)), state.specials]
    row += one_of(state.drawn, len(NUMBERED)) + state.known
    row += [state.used.count(card) for card in range(len(NUMBERED))]
    return row + [state.deck[: state.returned].count(card) for card in range(len(NUMBERED))]


def describe_question(question: Any) -> list[int]:
    """Describe what is asked, and how often."""
    row = one_of(KINDS.index(type(question)), len(KINDS))
    row += [bounded(getattr(question, "times", 0)), bounded(getattr(question, "number", 0))]
    return [*row, int(getattr(question, "extra", False)), int(getattr(question, "bonus", False))]


def describe_farm(state: Farmerama, seat: int, open_cards: bool) -> list[int]:
    """Describe a farm as it lies under its wheel, with its cards if they are visible."""
    chosen, fields, animals, barn = state.chosen[seat], list(state.fields[seat]), state.animals[seat], state.barn[seat]
    row = [0] * (2 * len(ACTIONS))
    for action in CARDS_IN[chosen] if open_cards else ():
        row[action] = 1
    for action in CARDS_IN[state.done[seat]]:
        row[len(ACTIONS) + action] = 1
    row.append(chosen.bit_count())
    for sector in range(SECTORS):
        first = MOST_FIELDS * state.under(seat, sector)
        for pair in fields[first : first + MOST_FIELDS]:
            row += CROP_THERE[pair]
    for sector in animals:
        row += one_of(-1 if sector == STABLE else (sector + state.wheel[seat]) % SECTORS, SECTORS)
    row += one_of(state.wheel[seat] % SECTORS, SECTORS)
    row += [bounded(state.wheel[seat]), int(state.way_is_free(seat)), state.scarecrows(seat)]
    row += map(bounded, barn)
    row += [meals(barn, eaten) for eaten in state.eats]
    row += map(bounded, state.cubes[seat])
    sheet = score_sheet(state, seat)
    row += [bounded(sheet[name]) for name in ROWS]
    row += [bounded(sum(sheet.values())), bounded(len(state.gardens[seat]))]
    return row + [next_stars(state, seat, animal) for animal in range(len(ANIMALS))]


def meals(barn: list[int], eaten: list[int]) -> int:
    """Count for how many meals of an animal a barn has enough."""
    return bounded(min([barn[crop] // amount for crop, amount in enumerate(eaten) if amount], default=0))


def next_stars(state: Farmerama, seat: int, animal: int) -> int:
    """Count the stars that an animal's next product adds."""
    track, produced = state.tracks[animal], state.cubes[seat][animal]
    return bounded(track[produced + 1] - track[produced]) if produced + 1 < len(track) else 0
