"""Inputs of Agricola's net: the board, the four farms from the asked seat on, the layout of that seat's farm, and its cards.

At tables without cards the features of cards are left out. New features go last, so that older nets can go on learning.
"""

from __future__ import annotations

from typing import Any

from grange.core.learning import MOST, Setup, one_of
from grange.games.agricola import farm
from grange.games.agricola.bots.heuristic import CARRIED, ladders
from grange.games.agricola.box import (
    BOAR,
    CARD_NAMES,
    CATTLE,
    FIRST_MINOR,
    FIRST_OCCUPATION,
    FIRST_OF_DECKS,
    FOOD,
    GOODS,
    GRAIN,
    HOUSES,
    MAJORS,
    ROUND_CARDS,
    ROUNDS,
    SEASONS,
    SEATS,
    SHEEP,
    SPACES,
    VEGETABLE,
)
from grange.games.agricola.rules.costs import food_values
from grange.games.agricola.rules.fences import BuildFences
from grange.games.agricola.rules.harvest import food_needed
from grange.games.agricola.state import Agricola

CARDS = {"cards": "on"}
NOTHING = 20  # stands for zero points, because a farm may have fewer
LADDERS = ("fields", "pastures", "grain", "vegetables", "sheep", "boar", "cattle")
FIRST_ROUND_SPACE = SPACES.index(ROUND_CARDS[0])

OF_BOARD = (
    *(f"{seats} seats" for seats in range(1, len(SEATS) + 1)),
    *(f"round {number}" for number in range(1, ROUNDS + 1)),
    *("rounds left", "harvests left", "rounds to harvest", "hand cards", "decks"),
    *SEASONS,
    *(f"goods on {space}" for space in SPACES),
    *(f"{space} free" for space in SPACES),
    *(f"{space} to come" for space in ROUND_CARDS),
    *(f"{major} for sale" for major in MAJORS),
    *(f"token {place} seats on" for place in range(len(SEATS))),
)
OF_FARM = (
    *GOODS,
    *("people", "third person", "fourth person", "fifth person", "newborns", "at home"),
    *(f"{house} house" for house in HOUSES),
    *("rooms", "empty rooms", "fields", "empty fields", "grain fields", "vegetable fields", "grain sown", "vegetables sown"),
    *("stables", "fenced stables", "pastures", "enclosed", "room for animals", "largest pasture", "fences left", "unused"),
    *("begging", "meal", "food missing", "food missing when all is cooked", "goods to come", "food to come"),
    *("food for a vegetable", "food for a sheep", "food for a boar", "food for a cattle", "food for a grain baked"),
    *("occupations", "minor improvements", "occupations in hand", "minor improvements in hand"),
    *(f"points for {row}" for row in LADDERS),
    *("points of cards", "points"),
    *MAJORS,
)
OF_LAYOUT = (
    *(f"room on {place}" for place in farm.NAMES),
    *(f"field on {place}" for place in farm.NAMES),
    *(f"crop on {place}" for place in farm.NAMES),
    *(f"stable on {place}" for place in farm.NAMES),
    *(f"fence {place}" for place in range(farm.FENCE_PLACES)),
    *(f"{place} chosen for a pasture" for place in farm.NAMES),
)
OF_CARDS = (
    *(f"{card} in hand" for card in CARD_NAMES),
    *(f"{card} played" for card in CARD_NAMES),
    *(f"{card} played by rivals" for card in CARD_NAMES),
)
FEATURES = (*OF_BOARD, *(f"{name} {place} seats on" for place in range(len(SEATS)) for name in OF_FARM), *OF_LAYOUT, *OF_CARDS)
SETUPS = (  # of training games
    *(Setup(3, 2), Setup(1, 1), Setup(1, 3), Setup(2, 4)),
    *(Setup(1.5, 2, CARDS), Setup(0.5, 1, CARDS), Setup(0.5, 3, CARDS), Setup(1.5, 4, CARDS)),
    *(Setup(0.2, 2, {**CARDS, "deal": deal}) for deal in ("combined", "by_type", "ten")),
    *(Setup(0.2, 2, {rule: "on"}) for rule in ("x_deck", "legendary_deck")),
    *(Setup(0.1, 2, {"seasons": season}) for season in SEASONS),
)
NO_FARM = [0] * len(OF_FARM)
NO_SPACES = [0] * farm.SPACES


def knows(state: Agricola) -> bool:
    """Check whether the net is stronger than rollouts at tables like this one: so far for two, with all rules."""
    return state.seats == 2 and not state.team


def describe(state: Agricola, question: Any) -> bytes:
    """Describe the table for the asked seat, one byte for each feature."""
    seat: int = question.seat
    row = describe_board(state, seat)
    for place in range(len(SEATS)):
        row += describe_farm(state, (seat + place) % state.seats) if place < state.seats else NO_FARM
    row += describe_layout(state, seat)
    row += bits(question.chosen, farm.SPACES) if isinstance(question, BuildFences) else NO_SPACES
    if state.has_cards:
        row += describe_hand_and_played(state, seat)
    return bytes(row)


def describe_board(state: Agricola, seat: int) -> list[int]:
    """Describe how far the game is, what lies on the spaces, and which of them are free or still to come."""
    seats, number = state.seats, state.round
    harvests = [end - number for end in state.box.harvests if end >= number]
    row = one_of(seats - 1, len(SEATS)) + one_of(max(0, number - 1), ROUNDS)
    row += [ROUNDS - number, len(harvests), min(harvests) if harvests else 0, int(state.has_hands), int(state.has_decks)]
    row += one_of(state.season - 1, len(SEASONS))
    row += [min(MOST, pile) for pile in state.piles]
    free, to_come, for_sale = [0] * len(SPACES), [0] * len(ROUND_CARDS), [0] * len(MAJORS)
    taken = state.taken
    for space in state.board:
        free[space] = int(not taken[space])
    for space in state.shown:
        free[space] = int(not taken[space])
    for space in state.deck:
        to_come[space - FIRST_ROUND_SPACE] = 1
    for card in state.supply:
        for_sale[card] = 1
    return row + free + to_come + for_sale + one_of((state.token - seat) % seats, len(SEATS))


def describe_farm(state: Agricola, seat: int) -> list[int]:
    """Describe the farm of a seat."""
    own, cards = state.goods[seat], state.cards[seat]
    row = [min(MOST, amount) for amount in own]
    row += describe_family(state, seat)
    row += describe_land(state, seat)
    row += describe_food(state, seat)
    row += describe_cards(state, seat)
    row += describe_points(state, seat)
    majors = [0] * len(MAJORS)
    for card in cards:
        if card < len(MAJORS):
            majors[card] = 1
    return row + majors


def describe_family(state: Agricola, seat: int) -> list[int]:
    """Describe the people and their house."""
    people, rooms = state.people[seat], state.rooms[seat].bit_count()
    row = [people, int(people > 2), int(people > 3), int(people > 4), state.newborns[seat], max(0, state.at_home(seat))]
    return row + one_of(state.house[seat], len(HOUSES)) + [rooms, max(0, rooms - people)]


def describe_land(state: Agricola, seat: int) -> list[int]:
    """Describe fields, pastures and stables, and the unused land."""
    grain, vegetables, fences, stables = state.grain[seat], state.vegetables[seat], state.fences[seat], state.stables[seat]
    fields, on_grain, on_vegetables = (
        state.fields[seat].bit_count(),
        len(grain) - grain.count(0),
        len(vegetables) - vegetables.count(0),
    )
    enclosed, room = farm.enclosed_by(fences), farm.capacities(fences, stables, state.box.grazing)
    fenced = (stables & enclosed).bit_count()
    return [
        *(fields, max(0, fields - on_grain - on_vegetables), on_grain, on_vegetables, sum(grain), sum(vegetables)),
        *(stables.bit_count(), fenced, len(room), enclosed.bit_count()),
        *(min(MOST, sum(room) + stables.bit_count() - fenced + state.box.pets), min(MOST, room[-1]) if room else 0),
        *(max(0, state.fences_left(seat)), state.unused(seat).bit_count()),
    ]


def describe_food(state: Agricola, seat: int) -> list[int]:
    """Describe what the family eats next, what it has for that, and what it can make food of."""
    own, cooking, begging = state.goods[seat], food_values(state, seat), state.begging[seat]
    harvests = [end for end in state.box.harvests if end >= state.round]
    now = state.round in harvests
    meal = 0 if not harvests else food_needed(state, seat) if now else state.box.adult[state.seats - 1] * state.people[seat]
    missing = max(0, meal - own[FOOD])
    cooked = sum([amount * own[good] for good, amount in cooking.items()])
    coming = [(good, amount) for _, whose, good, amount, _ in state.coming if whose == seat]
    food = sum([amount for good, amount in coming if good == FOOD])
    bakes = max([major.bakes for major in state.majors_of(seat)], default=0)
    return [
        *(min(MOST, begging), min(MOST, meal), min(MOST, missing), min(MOST, max(0, missing - cooked))),
        *(min(MOST, sum([amount for _, amount in coming]) - food), min(MOST, food)),
        *(cooking.get(VEGETABLE, 0), cooking.get(SHEEP, 0), cooking.get(BOAR, 0), cooking.get(CATTLE, 0), bakes),
    ]


def describe_cards(state: Agricola, seat: int) -> list[int]:
    """Count the hand cards in front of a seat and in its hand."""
    if not state.has_hands:
        return [0, 0, 0, 0]
    played = [card for card in state.cards[seat] if FIRST_OCCUPATION <= card < FIRST_OF_DECKS]
    occupations, to_learn = [len([card for card in cards if card < FIRST_MINOR]) for cards in (played, state.hands[seat])]
    return [occupations, len(played) - occupations, to_learn, len(state.hands[seat]) - to_learn]


def describe_points(state: Agricola, seat: int) -> list[int]:
    """Count the present points, interpolated between the steps of the score table."""
    box, table, own, ladder, last = state.box, state.box.score, state.goods[seat], ladders(state.box), CARRIED - 1
    fences, stables = state.fences[seat], state.stables[seat]
    amounts = (
        state.fields[seat].bit_count(),
        len(farm.pastures_of(fences)),
        own[GRAIN] + sum(state.grain[seat]),
        own[VEGETABLE] + sum(state.vegetables[seat]),
        own[SHEEP],
        own[BOAR],
        own[CATTLE],
    )
    rows = [ladder[row][min(last, amount)] for row, amount in zip(LADDERS, amounts, strict=True)]
    cards = sum([major.points for major in state.majors_of(seat)])
    total = sum(rows) + cards + table["unused"] * state.unused(seat).bit_count()
    total += table["fenced_stable"] * (stables & farm.enclosed_by(fences)).bit_count()
    total += table["rooms"][state.house[seat]] * state.rooms[seat].bit_count()
    total += table["person"] * state.people[seat] + box.begging * state.begging[seat]
    return [*[max(0, round(8 + 8 * points)) for points in rows], min(MOST, cards), min(MOST, max(0, round(total) + NOTHING))]


def describe_layout(state: Agricola, seat: int) -> list[int]:
    """Describe what lies where on the farm of a seat."""
    crops = 0
    grain, vegetables = state.grain[seat], state.vegetables[seat]
    for place in range(farm.SPACES):
        if grain[place] or vegetables[place]:
            crops |= 1 << place
    row = bits(state.rooms[seat], farm.SPACES) + bits(state.fields[seat], farm.SPACES) + bits(crops, farm.SPACES)
    return row + bits(state.stables[seat], farm.SPACES) + bits(state.fences[seat], farm.FENCE_PLACES)


def describe_hand_and_played(state: Agricola, seat: int) -> list[int]:
    """Mark the cards in a seat's hand and in front of it, and count those in front of its rivals."""
    in_hand, played, rivals = [0] * len(CARD_NAMES), [0] * len(CARD_NAMES), [0] * len(CARD_NAMES)
    for card in state.hands[seat] if state.has_hands else ():
        in_hand[card] = 1
    for owner, cards in enumerate(state.cards):
        marks = played if owner == seat else rivals
        for card in cards:
            marks[card] += 1
    return in_hand + played + rivals


def bits(members: int, places: int) -> list[int]:
    """Write a set as a row of bits."""
    return [members >> place & 1 for place in range(places)]
