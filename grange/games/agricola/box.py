"""The components of Agricola: goods, action spaces, round cards, improvements, occupations, and the actions."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache, cached_property
from pathlib import Path
from typing import Any, NamedTuple

from grange.core.components import expected, opener, out_of_bounds, printed_values
from grange.core.words import Message
from grange.games.agricola import farm

FOLDER = Path(__file__).parent

GOODS = ("wood", "clay", "reed", "stone", "grain", "vegetable", "food", "sheep", "boar", "cattle", "llama", "fairy")
WOOD, CLAY, REED, STONE, GRAIN, VEGETABLE, FOOD, SHEEP, BOAR, CATTLE, LLAMA, FAIRY = range(len(GOODS))
USUAL_GOODS = range(LLAMA)  # without those that only deck cards bring
BUILDING = (WOOD, CLAY, REED, STONE)
CROPS = (GRAIN, VEGETABLE)
ANIMALS = (SHEEP, BOAR, CATTLE)
HERD = (*ANIMALS, LLAMA)  # all kinds that live on a farm like animals
NO_GOOD = -1

SEATS = range(4)
HOUSES = ("wood", "clay", "stone")  # what the house is made of
WOOD_HOUSE, CLAY_HOUSE, STONE_HOUSE = range(len(HOUSES))
MATERIAL = (WOOD, CLAY, STONE)

PRINTED = printed_values(FOLDER / "components.toml")

# The action spaces: those that are open from the beginning, then the round cards, then those that decks bring.
BOARD = ("always", "four_players", "three_players", "side_job", "tile", "tile_more")
STAGES = ("first", "second", "third", "fourth", "fifth", "sixth")
ROUND_CARDS = tuple(name for stage in STAGES for name in PRINTED["stages"][stage])
SEASONS = ("winter", "spring", "summer", "autumn")  # each has an action space of that name
NO_SEASON, WINTER, SPRING, SUMMER, AUTUMN = range(1 + len(SEASONS))
DECKS = ("x_deck", "legendary_deck")
X_DECK, LEGENDARY_DECK = range(len(DECKS))
DECK_SPACES = tuple(name for deck in DECKS for card in PRINTED[deck].values() for name in card.get("spaces", ()))
VARIANTS = ("team",)  # parts of the board that only a variant uses
SPACES: tuple[str, ...] = (
    *dict.fromkeys(name for part in BOARD for name in PRINTED["board"][part]),
    *ROUND_CARDS,
    *SEASONS,
    *DECK_SPACES,
    *(name for part in VARIANTS for name in PRINTED["board"][part]),
)
MOST_SPACES = 64
NO_SPACE = MOST_SPACES  # in place of a space, if a card offers the action
NUMBER = {name: number for number, name in enumerate(SPACES)}
MEETING_PLACE, RESOURCE_MARKET, MODEST_WISH = NUMBER["meeting_place"], NUMBER["resource_market"], NUMBER["modest_wish"]
FISHING, DAY_LABORER = NUMBER["fishing"], NUMBER["day_laborer"]
SEASON_SPACES = (NO_SPACE, *(NUMBER[name] for name in SEASONS))  # by season
NO_SEAT = -1
NOBODY, CLOSED = 0, 1 << len(SEATS)  # set of seats on a space, one bit for each: empty; or empty, but closed
ROUNDS = len(ROUND_CARDS)

# The cards: major improvements, occupations, minor improvements, and those of the two decks.
MAJORS: tuple[str, ...] = tuple(PRINTED["majors"])
OCCUPATIONS: tuple[str, ...] = tuple(PRINTED["occupations"])
MINORS: tuple[str, ...] = tuple(PRINTED["minors"])
CARD_NAMES = (*MAJORS, *OCCUPATIONS, *MINORS, *(name for deck in DECKS for name in PRINTED[deck]))
CARD_NUMBER = {name: number for number, name in enumerate(CARD_NAMES)}
FIRST_OCCUPATION, FIRST_MINOR = len(MAJORS), len(MAJORS) + len(OCCUPATIONS)
FIRST_OF_DECKS = FIRST_MINOR + len(MINORS)
DECK_KINDS = ("x", "club")  # as named on the faces of their cards
DECK_OCCUPATIONS, DECK_IMPROVEMENTS = (
    frozenset(CARD_NUMBER[name] for deck in DECKS for name, card in PRINTED[deck].items() if card["kind"] in kinds)
    for kinds in (("occupation",), ("artifact", "minor", "major"))
)
CARD_OF_SPACE = {
    NUMBER[space]: CARD_NUMBER[name] for deck in DECKS for name, card in PRINTED[deck].items() for space in card.get("spaces", ())
}
PILES = ("occupation", "minor")  # piles of hand cards
OCCUPATION_PILE, MINOR_PILE = range(len(PILES))
MOST_CARDS = 256
NO_CARD = -1
FIREPLACES, HEARTHS = (0, 1), (2, 3)
CATEGORIES = ("farm_planner", "actions_booster", "points", "goods", "food", "crops", "building", "livestock")

# Everything that a seat can do on a space or through a card. An action's number is its row; options, records and nets use it,
# so new actions go last. `rules/actions.py` says when each is possible and how it begins.
_NAMES_OF_ACTIONS: list[str] = []


def _action(name: str) -> int:
    """Give an action the next number."""
    _NAMES_OF_ACTIONS.append(name)
    return len(_NAMES_OF_ACTIONS) - 1


ROOMS = _action("rooms")
STABLES = _action("stables")
SIDE_STABLE = _action("side_stable")
RENOVATE = _action("renovate")
FENCES = _action("fences")
PLOW = _action("plow")
SOW = _action("sow")
BAKE = _action("bake")
GROW = _action("grow")
GROW_ANYWAY = _action("grow_anyway")
IMPROVE = _action("improve")
ANIMAL = _action("animal")
MATERIALS = _action("material")
MINOR = _action("minor")
LESSON = _action("lesson")
LESSON_MORE = _action("lesson_more")
LESSON_AT_HOME = _action("lesson_at_home")
RESTORE = _action("restore")
ONE_ROOM = _action("one_room")
FREE_STABLE = _action("free_stable")
FENCE_ONE = _action("fence_one")
WINTER_CHILD = _action("winter_child")
BREED = _action("breed")
SELL = _action("sell")
REAP = _action("reap")
VEGETABLE_MORE = _action("vegetable")
REBUILD = _action("rebuild")
TRADE = _action("trade")
ACTIONS = tuple(_NAMES_OF_ACTIONS)
LESSONS = (LESSON, LESSON_MORE, LESSON_AT_HOME)  # they play an occupation
IMPROVEMENTS = (IMPROVE, MINOR)  # they build or play an improvement
BUILDING_ROOMS = (ROOMS, ONE_ROOM)
RENOVATING = (RENOVATE, RESTORE)
MOST_ACTIONS = 48
NO_ACTION = MOST_ACTIONS - 2  # in place of an action, at a time of the round
USE = MOST_ACTIONS - 1  # using a space, the action around all actions there
CARD = MOST_ACTIONS  # things to pay for from this number on are cards; those below are actions

Goods = tuple[tuple[int, int], ...]  # pairs of a good and its amount


class Price(NamedTuple):
    """One way to pay: goods, and possibly a card to give back."""

    goods: Goods
    card: int = NO_CARD

    def times(self, number: int) -> Price:
        """Return the price of several at once."""
        return Price(tuple([(good, amount * number) for good, amount in self.goods]), self.card)


class Work(NamedTuple):
    """What can be done on a space: at least one of `either`, in any order, and then `afterward`. Both are sets of actions."""

    either: int
    afterward: int = 0


class Major(NamedTuple):
    """A major improvement as printed."""

    price: Price
    points: int
    cooks: dict[int, int]  # food for one of each good, at any time
    bakes: int  # food for one grain
    most: int  # grain in one baking; 0 for any number
    craft: int  # the good that its workshop turns into food
    craft_food: int
    bonus: list[int]
    rounds: int  # number of rounds in which it brings food


class Occupation(NamedTuple):
    """An occupation as printed."""

    code: str
    players: int  # fewest players with whom it is used
    category: str


class Minor(NamedTuple):
    """A minor improvement as printed."""

    code: str
    category: str
    price: Price
    needs: dict[str, int]  # its conditions
    points: int
    passes: bool  # whether it goes to the left neighbour's hand after it was played


class Seasons(NamedTuple):
    """What the seasons change: lists by season, and the numbers in their rules."""

    refill: list[dict[int, int]]  # change of a good on all spaces where it accumulates
    fishing: list[int]  # additional food on Fishing
    child_wood: int
    child_food: int  # for each harvest to come
    field_food: int
    fishing_from_round: int  # first round in which Fishing is open in winter
    free_fences: int
    laborer_grain: int
    grain_food: int  # for one sold grain
    major_less: int


class DeckCard(NamedTuple):
    """A card of the X deck or the Legendary deck as printed."""

    code: str
    deck: int
    kind: str
    points: int
    spaces: tuple[int, ...]  # the action spaces that it brings
    cooks: dict[int, int]  # food for one of each good, at any time


class Box:
    """The components, with derived values computed once; with hand cards, no food accumulates on the Meeting Place."""

    def __init__(self, values: Mapping[str, Any], *, dealt: bool = False) -> None:
        self.values = values
        own, prices, score = values["farm"], values["prices"], values["score"]
        self.rooms = sum(1 << farm.space(name) for name in own["rooms"])
        self.people: int = own["people"]
        self.most_people: int = own["most_people"]
        self.stables: int = own["stables"]
        self.fences: int = own["fences"]
        self.pets: int = own["pets"]
        self.board = {part: [NUMBER[name] for name in values["board"][part]] for part in (*BOARD, *VARIANTS)}
        self.stages = [[NUMBER[name] for name in values["stages"][stage]] for stage in STAGES]
        self.stage_of = {card: stage for stage, cards in enumerate(self.stages) for card in cards}
        self.fills = {NUMBER[name]: _by_seats(fill) for name, fill in values["fills"].items()}
        if dealt:
            del self.fills[MEETING_PLACE]
        self.grows = [{space: sum(number for _, number in fill[seats]) for space, fill in self.fills.items()} for seats in range(5)]
        self.gives = {NUMBER[name]: _by_seats(gift) for name, gift in values["gives"].items()}
        self.rich = frozenset({*self.fills, *self.gives, MEETING_PLACE})  # spaces that always have something to take
        self.choice: list[int] = values["market"]["choice"]
        self.work = [_work_by_seats(values["work"], choice, dealt) for choice in (0, *self.choice)]
        self.either = [each_of(work.either) for work in self.work[0]]
        self.sheep_food, self.cattle_food = values["market"]["sheep_food"], values["market"]["cattle_food"]
        self.wish_from_round: int = values["market"]["wish_from_round"]
        self.fence_wood: int = prices["fence_wood"]
        self.renovation_prices = [
            [
                (Price(((good, prices["renovation"] * rooms), (REED, prices["renovation_reed"]))),)
                for rooms in range(farm.SPACES + 1)
            ]
            for good in MATERIAL[1:]
        ]
        self.majors = [_major(values["majors"][name]) for name in MAJORS]
        self.occupations = {FIRST_OCCUPATION + n: _occupation(values["occupations"][name]) for n, name in enumerate(OCCUPATIONS)}
        self.minors = {FIRST_MINOR + n: _minor(values["minors"][name]) for n, name in enumerate(MINORS)}
        self.deck_cards = {
            CARD_NUMBER[name]: _deck_card(deck, values[DECKS[deck]][name])
            for deck in (X_DECK, LEGENDARY_DECK)
            for name in PRINTED[DECKS[deck]]
        }
        self.major_goods = [major.price.goods for major in self.majors]
        self.hearth_prices = {card: (self.majors[card].price,) for card in HEARTHS}
        # prices that depend only on the house
        self.prices: list[dict[int, Sequence[Price]]] = [
            {
                ROOMS: (Price(((material, prices["room"]), (REED, prices["room_reed"]))),),
                STABLES: (Price(((WOOD, prices["stable_wood"]),)),),
                SIDE_STABLE: (Price(((WOOD, prices["side_job_wood"]),)),),
                FREE_STABLE: (Price(()),),
                FENCES: (Price(((WOOD, self.fence_wood),)),),
                REBUILD: (Price(((WOOD, prices["rebuild_wood"]), (REED, prices["rebuild_reed"]))),),
                **{CARD + card: (major.price,) for card, major in enumerate(self.majors) if card not in HEARTHS},
            }
            for material in MATERIAL
        ]
        # additional prices on a partner's farm
        team = values["team"]
        self.more_for_partner: list[dict[int, Goods]] = [
            {ROOMS: ((material, team["room"]), (REED, team["room_reed"])), STABLES: ((WOOD, team["stable_wood"]),)}
            for material in MATERIAL
        ]
        self.fences_for_wood: int = team["fences"]
        self.sown = {GRAIN: values["fields"]["grain"], VEGETABLE: values["fields"]["vegetable"]}
        self.grazing: int = values["pastures"]["animals"]
        self.stabled: int = values["pastures"]["stable"]
        self.adult: list[int] = values["feeding"]["adult"]
        self.newborn: list[int] = values["feeding"]["newborn"]
        self.begging: int = values["feeding"]["begging"]
        self.steps: dict[str, list[int]] = {name: score[name] for name in (*SCORED, "llamas")}
        self.score: Mapping[str, Any] = score
        self.open_cards: int = values["deal"]["open_cards"]
        self.goals: list[int] = values["campaign"]["goals"]
        self.campaign_points: list[list[list[int]]] = [[], [], *(values["campaign"][name] for name in CAMPAIGNS)]
        self.harvests = _ends([len(cards) for cards in self.stages])
        self.seasons = _seasons(values["seasons"])
        lessons = values["lessons"]
        more = {3: lessons["three_players"], 4: lessons["four_players"]}
        self.lessons: list[dict[int, list[int]]] = [
            {LESSON: lessons["first"], LESSON_MORE: more.get(seats, lessons["first"]), LESSON_AT_HOME: [1]} for seats in range(5)
        ]

    @cached_property
    def dealt(self) -> Box:
        """The same box for a game with hand cards."""
        return Box(self.values, dealt=True)

    def start_food(self, seats: int, first: bool) -> int:
        """Return the food with which a seat starts."""
        start: dict[str, int] = self.values["start"]
        return start["food_solo"] if seats == 1 else start["food_first" if first else "food"]


CAMPAIGNS = ("two_players", "three_players", "four_players")
GAMES = 3  # in a campaign with friends
SCORED = ("fields", "pastures", "grain", "vegetables", "sheep", "boar", "cattle")


def goods_of(table: Mapping[str, int]) -> Goods:
    """Read goods by their names."""
    return tuple((GOODS.index(name), amount) for name, amount in table.items())


def set_of(*actions: int) -> int:
    """Return a set of actions: an integer with one bit for each."""
    return sum(1 << action for action in actions)


WITH_HAND_CARDS = set_of(MINOR, *LESSONS)


@cache
def each_of(actions: int) -> tuple[int, ...]:
    """List the actions of a set."""
    return tuple(action for action in range(len(ACTIONS)) if actions >> action & 1)


def _work_by_seats(tables: Mapping[str, Any], choice: int, dealt: bool) -> list[Work]:
    """Read the actions of every space; at the Resource Market there may be a choice of materials."""
    work = [_work(tables.get(name, {})) for name in SPACES]
    if not dealt:
        work = [Work(either & ~WITH_HAND_CARDS, afterward & ~WITH_HAND_CARDS) for either, afterward in work]
    if choice:
        work[RESOURCE_MARKET] = Work(set_of(MATERIALS))
    return work


def _work(table: Mapping[str, Any]) -> Work:
    return Work(*(set_of(*map(ACTIONS.index, table.get(part, ()))) for part in Work._fields))


def _by_seats(table: Mapping[str, Any]) -> list[Goods]:
    """Read goods by number of seats: nothing for 0, then for 1 to 4."""
    names = [name for name in table if name != "source"]
    by_seats = [tuple((GOODS.index(name), table[name][seats]) for name in names if table[name][seats]) for seats in range(4)]
    return [(), *by_seats]


def _major(table: Mapping[str, Any]) -> Major:
    bakes = table.get("bakes", {"food": 0, "most": 0})
    crafts = goods_of(table.get("crafts", {})) or ((NO_GOOD, 0),)
    return Major(
        price=Price(goods_of(table["price"])),
        points=table["points"],
        cooks=dict(goods_of(table.get("cooks", {}))),
        bakes=bakes["food"],
        most=bakes["most"],
        craft=crafts[0][0],
        craft_food=crafts[0][1],
        bonus=table.get("bonus", []),
        rounds=table.get("rounds", 0),
    )


def _occupation(table: Mapping[str, Any]) -> Occupation:
    return Occupation(table["code"], table["players"], table["category"])


def _minor(table: Mapping[str, Any]) -> Minor:
    price = Price(goods_of(table["price"]))
    return Minor(table["code"], table["category"], price, table["needs"], table["points"], table["passes"])


def _seasons(table: Mapping[str, Any]) -> Seasons:
    refill = [{}, *(dict(goods_of(table["refill"][season])) for season in SEASONS)]
    fishing = [0, *(table["fishing"][season] for season in SEASONS)]
    return Seasons(refill, fishing, *(table[name] for name in Seasons._fields[2:]))


def _deck_card(deck: int, table: Mapping[str, Any]) -> DeckCard:
    spaces = tuple(NUMBER[space] for space in table.get("spaces", ()))
    cooks = dict(goods_of(table.get("cooks", {})))
    return DeckCard(table["code"], deck, table["kind"], table["points"], spaces, cooks)


def _ends(lengths: Iterable[int]) -> frozenset[int]:
    """Return the last round of each stage."""
    ends, round_number = [], 0
    for length in lengths:
        round_number += length
        ends.append(round_number)
    return frozenset(ends)


# the smallest and largest allowed value of each number
BOUNDS = (
    ("farm.people", 1, 5),
    ("farm.most_people", 1, 9),
    ("farm.stables", 0, 13),
    ("farm.fences", 0, farm.MOST_FENCES),
    ("farm.pets", 0, 9),
    ("start.food_first", 0, 99),
    ("start.food", 0, 99),
    ("start.food_solo", 0, 99),
    ("market.sheep_food", 0, 9),
    ("market.cattle_food", 0, 9),
    ("market.wish_from_round", 1, ROUNDS),
    *((f"prices.{name}", 0, 20) for name in ("room", "room_reed", "side_job_wood", "renovation", "renovation_reed")),
    ("prices.stable_wood", 0, 20),
    ("prices.fence_wood", 1, 9),
    ("prices.rebuild_wood", 0, 20),
    ("prices.rebuild_reed", 0, 20),
    ("fields.grain", 1, 9),
    ("fields.vegetable", 1, 9),
    ("pastures.animals", 0, 9),
    ("pastures.stable", 0, 9),
    ("feeding.begging", -99, 0),
    ("deal.open_cards", 0, 9),
    *((f"seasons.{name}", 0, 9) for name in Seasons._fields[2:] if name != "fishing_from_round"),
    ("seasons.fishing_from_round", 1, ROUNDS + 1),
    *((f"team.{name}", 0, 20) for name in ("room", "room_reed", "stable_wood")),
    ("team.fences", 1, farm.MOST_FENCES),
)


def _mistakes(values: Mapping[str, Any]) -> list[Message]:
    rooms = values["farm"]["rooms"]
    wrong: list[Message] = []
    if not rooms or len(set(rooms)) != len(rooms) or not set(rooms) <= set(farm.NAMES):
        wrong.append(expected("farm.rooms", "mistake-rooms"))
    if values["farm"]["people"] > values["farm"]["most_people"]:
        wrong.append(expected("farm.people", "mistake-people", most=values["farm"]["most_people"]))
    if sorted(card for stage in STAGES for card in values["stages"][stage]) != sorted(ROUND_CARDS):
        wrong.append(expected("stages", "mistake-stages"))
    wrong += [
        expected(f"board.{part}", "mistake-board")
        for part in (*BOARD, *VARIANTS)
        if sorted(values["board"][part]) != sorted(PRINTED["board"][part])
    ]
    wrong += [
        expected(f"work.{space}.{part}", "mistake-work", known=list(ACTIONS))
        for space, work in values["work"].items()
        for part in Work._fields
        if part in work and not _sound_work(work[part])
    ]
    wrong += out_of_bounds(values, BOUNDS)
    for group in ("fills", "gives"):
        for space, goods in values[group].items():
            for good, amounts in goods.items():
                if good != "source" and not _four_small(amounts):
                    wrong.append(expected(f"{group}.{space}.{good}", "mistake-four"))
    for place in ("market.choice", "feeding.adult", "feeding.newborn"):
        table, name = place.split(".")
        if not _four_small(values[table][name]):
            wrong.append(expected(place, "mistake-four"))
    wrong += [
        expected(f"score.{name}", "mistake-steps")
        for name in (*SCORED, "llamas")
        if len(values["score"][name]) != 4 or sorted(values["score"][name]) != values["score"][name]
    ]
    wrong += [expected(f"majors.{name}", "mistake-major") for name in MAJORS if not _sound_major(values["majors"][name])]
    wrong += [
        expected(f"lessons.{name}", "mistake-number", least=0, most=20)
        for name, prices in values["lessons"].items()
        if name != "source" and not (prices and all(0 <= food <= 20 for food in prices))
    ]
    wrong += [
        expected(f"occupations.{name}.players", "mistake-number", least=1, most=len(SEATS))
        for name in OCCUPATIONS
        if not 1 <= values["occupations"][name]["players"] <= len(SEATS)
    ]
    wrong += [
        expected(f"minors.{name}.price", "mistake-number", least=0, most=20)
        for name in MINORS
        if not all(0 <= amount <= 20 for amount in values["minors"][name]["price"].values())
    ]
    wrong += [
        expected(f"seasons.refill.{season}", "mistake-number", least=-9, most=9)
        for season in SEASONS
        if not all(
            abs(amount) <= 9 for amount in (values["seasons"]["fishing"][season], *values["seasons"]["refill"][season].values())
        )
    ]
    wrong += [
        expected(f"campaign.{name}", "mistake-campaign-points", games=GAMES, seats=seats)
        for seats, name in enumerate(CAMPAIGNS, start=2)
        if [len(points) for points in values["campaign"][name]] != [seats] * GAMES
    ]
    if not values["campaign"]["goals"]:
        wrong.append(expected("campaign.goals", "mistake-campaign-goals"))
    if len(values["score"]["rooms"]) != len(HOUSES):
        wrong.append(expected("score.rooms", "mistake-house-points"))
    return wrong


def _sound_work(actions: list[str]) -> bool:
    return bool(actions) and len(set(actions)) == len(actions) and set(actions) <= set(ACTIONS)


def _sound_major(table: Mapping[str, Any]) -> bool:
    """Return whether a card with these goods and numbers is plausible."""
    numbers = [amount for name in ("price", "cooks", "bakes", "crafts") for amount in table.get(name, {}).values()]
    bonus = table.get("bonus", [])
    return all(0 <= number <= 20 for number in (*numbers, table.get("rounds", 0))) and bonus == sorted(bonus)


def _four_small(amounts: list[int]) -> bool:
    return len(amounts) == 4 and all(0 <= amount <= 9 for amount in amounts)


read_box = opener(FOLDER, Box, _mistakes)
