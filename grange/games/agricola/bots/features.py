"""Features of a table of Agricola for a seat: the board, its own farm, and those of its rivals."""

from __future__ import annotations

from grange.games.agricola import farm
from grange.games.agricola.bots.card_estimates import bonus_of_cards, food_of_cards, value_of_cards
from grange.games.agricola.bots.heuristic import CARRIED, ladders, outlook_at, points_of_shelf
from grange.games.agricola.box import (
    BOAR,
    CATTLE,
    CLAY,
    CLAY_HOUSE,
    FIRST_MINOR,
    FIRST_OCCUPATION,
    FIRST_OF_DECKS,
    FOOD,
    GOODS,
    GRAIN,
    HEARTHS,
    LLAMA,
    MAJORS,
    MATERIAL,
    NUMBER,
    REED,
    ROOMS,
    ROUND_CARDS,
    ROUNDS,
    SHEEP,
    STONE_HOUSE,
    VEGETABLE,
)
from grange.games.agricola.rules.costs import food_values
from grange.games.agricola.rules.harvest import food_needed
from grange.games.agricola.scoring import printed_points
from grange.games.agricola.state import Agricola

OF_FARMS = (
    *("wood", "clay", "reed", "stone", "grain", "vegetables", "food", "sheep", "boar", "cattle"),
    *("material for a room", "reed for a room", "room ready", "both rooms ready"),
    *("renovation ready", "clay for a fireplace", "seeds for fields"),
    *("people", "third person", "fourth person", "fifth person", "newborns", "people at home"),
    *("third room", "fourth room", "fifth room", "empty rooms", "clay house", "stone house"),
    *("fields", "empty fields", "grain fields", "vegetable fields", "grain on fields", "vegetables on fields"),
    *("pastures", "land in pastures", "room for animals", "room to spare", "stables", "fenced stables", "fences left"),
    *("two sheep", "two boar", "two cattle"),
    *("unused land", "land beside house and fields"),
    *("points for fields", "points for pastures", "points for grain", "points for vegetables"),
    *("points for sheep", "points for boar", "points for cattle", "points for the house", "points of cards", "points"),
    *("cooks", "hearth", "bakes"),
    *MAJORS,
    *("begging", "meal", "meal missing", "meal missing with all cooked", "food to spare", "meals to come", "food to come"),
    "judge",  # the judge's value of the farm
)
PILES = (
    *("forest", "clay_pit", "reed_bank", "fishing", "meeting_place", "copse", "grove", "hollow", "traveling_players"),
    *("sheep_market", "pig_market", "cattle_market", "western_quarry", "eastern_quarry"),
)
FREE = (
    *("farm_expansion", "meeting_place", "grain_seeds", "farmland", "day_laborer", "side_job", "resource_market"),
    *("major_improvement", "fencing", "grain_utilization", "basic_wish", "house_redevelopment", "vegetable_seeds"),
    *("urgent_wish", "cultivation", "farm_redevelopment"),
)
OF_BOARDS = (
    *(f"round {number}" for number in range(1, ROUNDS + 1)),
    *("harvests left", "rounds to harvest", "round over"),
    *(f"{space} holds" for space in PILES),
    *(f"{space} free" for space in FREE),
    *(f"{space} to come" for space in ROUND_CARDS),
)
FEATURES = (*OF_BOARDS, "token", *(f"own {name}" for name in OF_FARMS), *(f"rival {name}" for name in OF_FARMS))

OF_CARDS = (
    *("occupations", "minor improvements", "occupations in hand", "minor improvements in hand"),
    *("value of cards", "food of cards", "points by cards"),
    *(f"{good} to come" for good in GOODS[:LLAMA]),
)
FEATURES_WITH_CARDS = (*FEATURES, *OF_CARDS)

PILE_SPACES = [NUMBER[space] for space in PILES]
FREE_SPACES = [NUMBER[space] for space in FREE]
ROUND_SPACES = [NUMBER[space] for space in ROUND_CARDS]
FIREPLACE_CLAY = 2
MOST_SPARE = 10  # largest amount of food beyond the next meal that is distinguished


def features(state: Agricola, seat: int, *, cards: bool = False) -> list[float]:
    """List the features of a table for a seat, on request with its hand cards."""
    return features_with(state, seat, rivals_of(state, seat), cards=cards)


def features_with(state: Agricola, seat: int, rivals: list[float], *, cards: bool = False) -> list[float]:
    """List the features of a table for a seat whose rivals are described already."""
    table = [*describe_board(state), state.token == seat, *describe_farm(state, seat), *rivals]
    return [*table, *describe_cards(state, seat)] if cards else table


def rivals_of(state: Agricola, seat: int) -> list[float]:
    """Average the features of a seat's rivals."""
    return average([describe_farm(state, other) for other in range(state.seats) if other != seat])


def average(farms: list[list[float]]) -> list[float]:
    """Average the features of several farms; zeros if there are none."""
    if len(farms) == 1:
        return farms[0]
    return [sum(column) / len(farms) for column in zip(*farms, strict=True)] if farms else [0.0] * len(OF_FARMS)


def features_of_all(state: Agricola, *, cards: bool = False) -> list[list[float]]:
    """List the features of a table for every seat."""
    board, farms = describe_board(state), [describe_farm(state, seat) for seat in range(state.seats)]
    tables = [[*board, state.token == seat, *own, *average([*farms[:seat], *farms[seat + 1 :]])] for seat, own in enumerate(farms)]
    return [[*table, *describe_cards(state, seat)] for seat, table in enumerate(tables)] if cards else tables


def describe_board(state: Agricola) -> list[float]:
    """Describe how far the game is, what lies on the spaces, and which of them are free."""
    number, taken, piles, to_come = state.round, state.taken, state.piles, state.deck
    rounds = [0] * ROUNDS
    rounds[number - 1] = 1
    harvests = harvests_left(state)
    out = {*state.board, *state.shown}
    return [
        *rounds,
        len(harvests),
        harvests[0] - number if harvests else 0,
        not any(map(state.at_home, range(state.seats))),
        *[piles[space] for space in PILE_SPACES],
        *[space in out and not taken[space] for space in FREE_SPACES],
        *[space in to_come for space in ROUND_SPACES],
    ]


def harvests_left(state: Agricola) -> list[int]:
    """List the remaining rounds that end with a harvest, including the current one."""
    return sorted([end for end in state.box.harvests if end >= state.round])


def describe_farm(state: Agricola, seat: int) -> list[float]:
    """Describe the farm of a seat."""
    outlook = outlook_at(state.box, state.seats, state.round, reaped=False, bred=False)
    return [
        *state.goods[seat][:LLAMA],
        *what_is_ready(state, seat),
        *family(state, seat),
        *fields(state, seat),
        *animals(state, seat),
        *points(state, seat),
        *improvements(state, seat),
        *meals(state, seat),
        outlook.value(state, seat),
    ]


def what_is_ready(state: Agricola, seat: int) -> tuple[float, ...]:
    """Return what the seat could build or sow at once, and how near it is to a room and a fireplace."""
    box, own, house = state.box, state.goods[seat], state.house[seat]
    rooms, material, reed = state.rooms[seat].bit_count(), own[MATERIAL[house]], own[REED]
    (_, room_material), (_, room_reed) = box.prices[house][ROOMS][0].goods
    ready = min(material // room_material, reed // room_reed) if rooms < box.most_people else 0
    renovation = house < STONE_HOUSE and own[MATERIAL[house + 1]] >= rooms and reed > 0
    clay = 0 if SHEEP in food_values(state, seat) else min(FIREPLACE_CLAY, own[CLAY])
    seeds = min(len(state.empty_fields(seat)), own[GRAIN] + own[VEGETABLE])
    return min(room_material, material), min(room_reed, reed), ready > 0, ready > 1, renovation, clay, seeds


def family(state: Agricola, seat: int) -> tuple[float, ...]:
    """Describe the people and their house."""
    people, rooms, house = state.people[seat], state.rooms[seat].bit_count(), state.house[seat]
    empty = max(0, min(rooms, state.box.most_people) - people)
    grown = (people, people > 2, people > 3, people > 4, state.newborns[seat], state.at_home(seat))
    return (*grown, rooms > 2, rooms > 3, rooms > 4, empty, house == CLAY_HOUSE, house == STONE_HOUSE)


def fields(state: Agricola, seat: int) -> tuple[float, ...]:
    """Describe the fields and what grows there."""
    grain, vegetables = state.grain[seat], state.vegetables[seat]
    all_fields, with_grain, with_vegetables = (
        state.fields[seat].bit_count(),
        len(grain) - grain.count(0),
        len(vegetables) - vegetables.count(0),
    )
    empty = all_fields - with_grain - with_vegetables
    return all_fields, empty, with_grain, with_vegetables, sum(grain), sum(vegetables)


def animals(state: Agricola, seat: int) -> tuple[float, ...]:
    """Describe pastures, stables and animals, and the unused land."""
    box, fences, stables = state.box, state.fences[seat], state.stables[seat]
    sheep, boar, cattle = state.animals(seat)
    enclosed, unused = farm.enclosed_by(fences), state.unused(seat)
    fenced = (stables & enclosed).bit_count()
    room = sum(farm.capacities(fences, stables, box.grazing)) + stables.bit_count() - fenced + box.pets
    return (
        *(len(farm.pastures_of(fences)), enclosed.bit_count(), room, max(0, room - sheep - boar - cattle)),
        *(stables.bit_count(), fenced, state.fences_left(seat)),
        *(sheep > 1, boar > 1, cattle > 1),
        *(unused.bit_count(), (unused & farm.beside(state.tiled(seat))).bit_count()),
    )


def points(state: Agricola, seat: int) -> tuple[float, ...]:
    """Count the present points by category, interpolated between the steps of the score table."""
    box, table, own, fences = state.box, state.box.score, state.goods[seat], state.fences[seat]
    ladder, last = ladders(box), CARRIED - 1
    found = (
        ladder["fields"][state.fields[seat].bit_count()],
        ladder["pastures"][len(farm.pastures_of(fences))],
        ladder["grain"][min(last, own[GRAIN] + sum(state.grain[seat]))],
        ladder["vegetables"][min(last, own[VEGETABLE] + sum(state.vegetables[seat]))],
        ladder["sheep"][min(last, own[SHEEP])],
        ladder["boar"][min(last, own[BOAR])],
        ladder["cattle"][min(last, own[CATTLE])],
        table["rooms"][state.house[seat]] * state.rooms[seat].bit_count(),
        points_of_cards(state, seat),
    )
    fenced = (state.stables[seat] & farm.enclosed_by(fences)).bit_count()
    others = table["unused"] * state.unused(seat).bit_count() + table["fenced_stable"] * fenced
    others += table["person"] * state.people[seat] + box.begging * state.begging[seat]
    return (*found, sum(found) + others)


def points_of_cards(state: Agricola, seat: int) -> int:
    """Count the points printed on cards, and those for goods that workshops could use."""
    own = state.goods[seat]
    bonus = sum([own[major.craft] >= step for major in state.majors_of(seat) for step in major.bonus])
    return bonus + sum([printed_points(state, card) for card in state.cards[seat]])


def improvements(state: Agricola, seat: int) -> tuple[float, ...]:
    """Return which major improvements a seat has, and what it can do with them."""
    cards = state.cards[seat]
    bakes = max([major.bakes for major in state.majors_of(seat)], default=0)
    hearth = HEARTHS[0] in cards or HEARTHS[1] in cards
    return (SHEEP in food_values(state, seat), hearth, bakes, *[card in cards for card in range(len(MAJORS))])


def meals(state: Agricola, seat: int) -> tuple[float, ...]:
    """Describe what the family will eat, and what it has for that."""
    box, own, people, harvests = state.box, state.goods[seat], state.people[seat], harvests_left(state)
    food, adult = own[FOOD], box.adult[state.seats - 1]
    meal = 0 if not harvests else food_needed(state, seat) if harvests[0] == state.round else adult * people
    cooked = food + sum([amount * own[good] for good, amount in food_values(state, seat).items()])
    coming = sum([amount for _, whose, good, amount, _ in state.coming if whose == seat and good == FOOD])
    spare = min(MOST_SPARE, max(0, food - meal))
    later = max(0, len(harvests) * adult * people - food)
    return state.begging[seat], meal, max(0, meal - food), max(0, meal - cooked), spare, later, coming


def describe_cards(state: Agricola, seat: int) -> list[float]:
    """Describe the hand cards of a seat: their number, the estimates of those played, and the goods that wait for it."""
    left, hand, played = ROUNDS - state.round, state.hands[seat], hand_cards(state.cards[seat])
    occupations, to_learn = [sum([card < FIRST_MINOR for card in cards]) for cards in (played, hand)]
    bonus = bonus_of_cards(state, seat) + state.bonus[seat] + (points_of_shelf(state, seat) if state.has_decks else 0)
    return [
        *(occupations, len(played) - occupations, to_learn, len(hand) - to_learn),
        *(value_of_cards(state, seat, left), left * food_of_cards(state, seat), bonus),
        *goods_to_come(state, seat),
    ]


def hand_cards(cards: list[int]) -> list[int]:
    """List the cards that can be held in a hand."""
    return [card for card in cards if FIRST_OCCUPATION <= card < FIRST_OF_DECKS]


def goods_to_come(state: Agricola, seat: int) -> list[int]:
    """Count the goods of each kind that wait for a seat on round spaces."""
    goods = [0] * LLAMA
    for _, whose, good, amount, _ in state.coming:
        if whose == seat and good < LLAMA:
            goods[good] += amount
    return goods
