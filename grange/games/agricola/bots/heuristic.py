"""A heuristic for farms while the game goes on: the points they will score, plus what goods, rooms and people may still bring."""

from __future__ import annotations

from functools import lru_cache

from grange.games.agricola import farm
from grange.games.agricola.bots.card_estimates import (
    bonus_of_cards,
    food_of_cards,
    value_of_cards,
    value_of_goods_to_come,
    value_of_hand,
)
from grange.games.agricola.box import (
    BOAR,
    CATTLE,
    CLAY,
    FAIRY,
    FIRST_OF_DECKS,
    FOOD,
    GRAIN,
    HOUSES,
    LLAMA,
    MAJORS,
    REED,
    RENOVATE,
    ROOMS,
    ROUNDS,
    SHEEP,
    STONE,
    VEGETABLE,
    WOOD,
    Box,
    Goods,
)
from grange.games.agricola.cards import CARDS
from grange.games.agricola.rules.costs import prices
from grange.games.agricola.rules.housing import anywhere, beds, capacities
from grange.games.agricola.scoring import has_llamas, points_for, printed_points, unused_spaces
from grange.games.agricola.state import Agricola
from grange.games.agricola.variants.house_rules import ONE_PASTURE_A_KIND

# Points count less early in the game, when the means to score more are worth more.
PATIENCE = 0.4  # value of a point in the first round

# Food
FOOD_PRICE = 0.6  # cost of getting one food in time
FOOD_OF_AN_ACTION = 1.5  # food that one action can bring before a harvest
SPARE_FOOD = 0.12  # value of food beyond all that the family will eat

# People
ACTION = 1.5  # value of one more action
ROOM_SHARE = 0.85  # share of a person's value that an empty room has
BUNDLE = 0.7  # share of a room's value that its materials have

# Building goods, while there is time to use them
WOOD_PRICE = 0.3
CLAY_PRICE = 0.3
REED_PRICE = 0.5
STONE_PRICE = 0.7

# Value for each remaining harvest
COOK_VALUE = 0.5  # a place to cook animals
CRAFT_VALUE = 0.3  # a workshop
OVEN_VALUE = 0.16  # one more food from a grain
SEED_VALUE = 0.15  # a seed with a field to sow it on
FIELD_VALUE = 0.1  # a field without a seed
SEED_ALONE = 0.19  # a seed without a field
GRAZING_VALUE = 0.08  # room for one more animal

FAIRY_VALUE = 0.1  # a fairy

TOKEN = 0.38  # value of starting the next round

CARRIED = 24  # larger amounts score no more

REMEMBERED = 1 << 10  # cached farms for each time of the game


@lru_cache(maxsize=8)
def ladders(box: Box) -> dict[str, list[float]]:
    """Compute the points for every amount of a category, interpolated between the steps of the score table."""
    missing = box.score["missing"]
    return {name: [_on_ladder(amount, steps, missing) for amount in range(CARRIED)] for name, steps in box.steps.items()}


def _on_ladder(amount: int, steps: list[int], missing: int) -> float:
    """Return the points for an amount between two steps."""
    lower, points = 0, float(missing)
    for number, step in enumerate(steps, start=1):
        if amount < step:
            return points + (number - points) * (amount - lower) / (step - lower)
        lower, points = step, float(number)
    return points


@lru_cache(maxsize=16)
def outlook_at(box: Box, seats: int, round_number: int, reaped: bool, bred: bool) -> Outlook:
    """Return the cached heuristic for a time of the game; in a harvest, after reaping or breeding."""
    return Outlook(box, seats, round_number, reaped, bred)


def farm_of(state: Agricola, seat: int) -> tuple[object, ...]:
    """Collect everything that a farm's value depends on."""
    return (
        tuple(state.goods[seat]),
        state.people[seat],
        state.newborns[seat],
        state.placed[seat],
        state.house[seat],
        state.rooms[seat],
        state.fields[seat],
        state.stables[seat],
        state.fences[seat],
        state.gaps[seat],
        state.house_rules,
        bytes(state.grain[seat]),
        bytes(state.vegetables[seat]),
        tuple(state.cards[seat]),
        state.begging[seat],
        state.token == seat,
        food_to_come(state, seat) if state.coming else (),
        known_of_cards(state, seat) if state.has_cards else (),
    )


def known_of_cards(state: Agricola, seat: int) -> tuple[object, ...]:
    """Collect everything that the value of a seat's hand cards depends on."""
    known = (*[state.notes[card] for card in state.cards[seat]], value_of_goods_to_come(state, seat))
    hand = state.hands[seat] if state.has_hands else ()
    return (*known, *hand, *deck_of(state, seat)) if state.has_decks else (*known, *hand)


def deck_of(state: Agricola, seat: int) -> tuple[int, ...]:
    """Collect what a farm's value additionally depends on in games with decks."""
    land = state.wasted[seat], state.shrunk >> seat & 1
    people = state.resting[seat], state.away[seat], state.leaving[seat]
    most_fairies = max([own[FAIRY] for own in state.goods])
    return (state.bonus[seat], state.candies, *land, *people, most_fairies, len(state.shelf))


def points_of_shelf(state: Agricola, seat: int) -> int:
    """Count the points that cards on the shelf bring a seat as things are now, and those for llamas."""
    llamas = points_for(state.goods[seat][LLAMA], state.box.steps["llamas"], state.box.score["missing"]) if has_llamas(state) else 0
    return llamas + sum([CARDS[card].shared_bonus(state, seat) for card in state.shelf])


def food_to_come(state: Agricola, seat: int) -> tuple[tuple[int, int], ...]:
    """List the rounds in which food waits for a seat, and the amounts."""
    return tuple([(when, amount) for when, whose, good, amount, _ in state.coming if whose == seat and good == FOOD])


class Outlook:
    """Values farms at one time of the game."""

    def __init__(self, box: Box, seats: int, round_number: int, reaped: bool, bred: bool) -> None:
        self.box = box
        self.ladder = ladders(box)
        self.round = round_number
        self.rounds_left = ROUNDS - round_number
        self.harvests = sorted(end for end in box.harvests if end > round_number or (end == round_number and not reaped))
        self.breeds_now = reaped and not bred
        self.point = PATIENCE + (1 - PATIENCE) * round_number / ROUNDS
        self.adult, self.newborn = box.adult[seats - 1], box.newborn[seats - 1]
        self._persons: dict[int, float] = {}
        self._kitchens: dict[tuple[int, ...], Kitchen] = {}
        self._farm_values: dict[tuple[object, ...], float] = {}

    def value(self, state: Agricola, seat: int) -> float:
        """Value the seat's farm; cached, because many ways lead to the same farm."""
        own_farm = farm_of(state, seat)
        known = self._farm_values.get(own_farm)
        if known is not None:
            return known
        if len(self._farm_values) >= REMEMBERED:
            self._farm_values.clear()
        value = self._farm_values[own_farm] = self._value(state, seat)
        return value

    def _value(self, state: Agricola, seat: int) -> float:
        own = state.goods[seat]
        actions = state.at_home(seat) + self.rounds_left * state.people[seat]
        crops = Larder(self, state, seat)
        value = crops.cost_of_food()
        value += self.point * (crops.points() + self.points_of_farm(state, seat))
        value += self.box.begging * state.begging[seat]
        value += self.value_of_people(state, seat)
        value += self.value_of_goods(state, seat, min(1.0, actions / 8))
        value += self.value_of_farm(state, seat, own)
        if state.has_cards:
            value += value_of_cards(state, seat, self.rounds_left) + value_of_goods_to_come(state, seat)
            value += self.point * (bonus_of_cards(state, seat) + state.bonus[seat])
            value += value_of_hand(state, seat, self.rounds_left) if state.has_hands else 0.0
            value -= state.leaving[seat] * self.person(0)
        if state.has_decks:
            value += self.point * points_of_shelf(state, seat) + FAIRY_VALUE * len(self.harvests) * min(own[FAIRY], 4)
        return value + (TOKEN if state.token == seat and self.rounds_left else 0.0)

    def kitchen(self, cards: list[int]) -> Kitchen:
        """Return what cards can make food of, cached for each set of cards."""
        known = tuple(cards)
        if known not in self._kitchens:
            self._kitchens[known] = Kitchen(self.box, cards)
        return self._kitchens[known]

    def points_of_farm(self, state: Agricola, seat: int) -> float:
        """Count the points that do not depend on crops and animals."""
        table = self.box.score
        fences, stables = state.fences[seat], state.stables[seat]
        points = self.ladder["fields"][state.fields[seat].bit_count()] + self.ladder["pastures"][len(farm.pastures_of(fences))]
        points += table["unused"] * unused_spaces(state, seat)
        points += table["fenced_stable"] * (stables & farm.enclosed_by(fences)).bit_count()
        points += table["rooms"][state.house[seat]] * state.rooms[seat].bit_count()
        points += table["person"] * state.people[seat]
        for card in state.cards[seat]:
            points += printed_points(state, card)
        for major in state.majors_of(seat):
            if major.bonus:
                held = state.goods[seat][major.craft]
                points += sum([held >= step for step in major.bonus])
        return float(points)

    def person(self, delay: int) -> float:
        """Value one more person from a later round on: points and actions, without its food."""
        if delay not in self._persons:
            rounds = max(0, self.rounds_left - delay)
            meals = sum([end > self.round + delay for end in self.harvests])
            points = self.box.score["person"] * self.point
            self._persons[delay] = points + ACTION * rounds - FOOD_PRICE * self.adult * meals
        return self._persons[delay]

    def value_of_people(self, state: Agricola, seat: int) -> float:
        """Value the actions that people will take, and empty rooms for future people."""
        people = state.people[seat]
        value = ACTION * self.rounds_left * people
        empty = min(beds(state, seat), self.box.most_people) - people
        delay = max(1, 6 - self.round)
        for place in range(empty):
            value += ROOM_SHARE * max(0.0, self.person(delay + 2 * place))
        return value

    def value_of_goods(self, state: Agricola, seat: int, time: float) -> float:
        """Value materials by the rooms, renovations, fences and improvements that they could become."""
        left = state.goods[seat][:FOOD]
        value = 0.0
        for goods, built in self.plans(state, seat):
            value += BUNDLE * built * set_aside(left, goods)
        value += time * WOOD_PRICE * min(left[WOOD], state.fences_left(seat) + 2)
        value += time * CLAY_PRICE * min(left[CLAY], 4)
        value += time * REED_PRICE * min(left[REED], 2)
        return value + time * STONE_PRICE * min(left[STONE], 4)

    def plans(self, state: Agricola, seat: int) -> list[tuple[Goods, float]]:
        """List what the seat could build from its materials, with its value."""
        box = self.box
        house, rooms, people = state.house[seat], state.rooms[seat].bit_count(), state.people[seat]
        found: list[tuple[Goods, float]] = []
        if not self.rounds_left and not state.at_home(seat):
            return found
        room = prices(state, seat, ROOMS)[0].goods
        for place in range(rooms, min(rooms + 2, box.most_people)):
            value = ROOM_SHARE * self.person(max(2, 6 - self.round) + 2 * (place - people))
            if value > 0:
                found.append((room, value))
        if self.harvests and not self.kitchen(state.cards[seat]).cooks:
            found.append((((CLAY, 2),), COOK_VALUE * len(self.harvests)))
        if house < len(HOUSES) - 1:
            points = box.score["rooms"]
            found.append((prices(state, seat, RENOVATE)[0].goods, self.point * rooms * (points[house + 1] - points[house])))
        return found

    def value_of_farm(self, state: Agricola, seat: int, own: list[int]) -> float:
        """Value what pays at the remaining harvests."""
        harvests = len(self.harvests)
        if not harvests:
            return 0.0
        kitchen = self.kitchen(state.cards[seat])
        value = harvests * (CRAFT_VALUE * len(kitchen.crafts) + OVEN_VALUE * kitchen.bakes + COOK_VALUE * kitchen.cooks)
        seeds, fields = own[GRAIN] + own[VEGETABLE], len(state.empty_fields(seat))
        both = min(seeds, fields)
        value += min(harvests, 3) * (SEED_VALUE * both + FIELD_VALUE * (fields - both) + SEED_ALONE * min(2, seeds - both))
        room = sum(capacities(state, seat))
        room += (state.stables[seat] & ~farm.enclosed_by(state.fences[seat])).bit_count()
        spare = max(0, room - own[SHEEP] - own[BOAR] - own[CATTLE])
        value += GRAZING_VALUE * harvests * min(spare, 8)
        return value


def set_aside(left: list[int], goods: Goods) -> float:
    """Set aside what there is of these goods; return how much of them that is, from 0 to 1."""
    total, all_of_it = 0.0, 1.0
    for good, amount in goods:
        part = min(1.0, left[good] / amount) if amount else 1.0
        left[good] = max(0, left[good] - amount)
        total += part
        all_of_it *= part
    return (total / len(goods) + all_of_it) / 2


class Kitchen:
    """What a seat's cards can make food of."""

    def __init__(self, box: Box, cards: list[int]) -> None:
        majors = [box.majors[card] for card in cards if card < len(MAJORS)]
        cooking = [*(major.cooks for major in majors), *(box.deck_cards[card].cooks for card in cards if card >= FIRST_OF_DECKS)]
        self.crafts = [(major.craft, major.craft_food) for major in majors if major.craft_food]
        self.cooks = any(cooking)
        self.bakes = max([major.bakes for major in majors], default=0)
        food = {GRAIN: 1 + max(0, self.bakes - 1) // 2, VEGETABLE: 1}  # baking also takes an action
        for cooks in cooking:
            for good, amount in cooks.items():
                food[good] = max(amount, food.get(good, 0))
        self.cooking = sorted(food.items(), key=lambda entry: -entry[1])


class Larder:
    """The family's food from harvest to harvest without further actions: what it reaps, breeds, eats and lacks."""

    def __init__(self, outlook: Outlook, state: Agricola, seat: int) -> None:
        self.outlook = outlook
        self.people, self.newborns, self.home = state.people[seat], state.newborns[seat], state.at_home(seat)
        self.own = state.goods[seat][:]
        self.grain_fields = [*filter(None, state.grain[seat])]
        self.vegetable_fields = [*filter(None, state.vegetables[seat])]
        self.kitchen = outlook.kitchen(state.cards[seat])
        self.coming = food_to_come(state, seat)
        self.by_cards = food_of_cards(state, seat) if state.has_hands else 0.0
        self.anywhere = anywhere(state, seat)
        self.pastures = capacities(state, seat)
        self.apart = state.house_rules & ONE_PASTURE_A_KIND > 0

    def cost_of_food(self) -> float:
        """Simulate all harvests; return the cost of getting the missing food, as a negative value."""
        outlook, own, people = self.outlook, self.own, self.people
        if outlook.breeds_now:
            self._breed()
        value, busy, before = 0.0, 0.0, outlook.round
        for end in outlook.harvests:
            for when, amount in self.coming:
                if before < when <= end:
                    own[FOOD] += amount
            own[FOOD] += self._food_by_cards(end) - self._food_by_cards(before)
            before = end
            self._reap()
            need = outlook.adult * people
            if end == outlook.round:
                need -= (outlook.adult - outlook.newborn) * self.newborns
            for good, food in self.kitchen.crafts:
                if own[good] and own[FOOD] < need:
                    own[good] -= 1
                    own[FOOD] += food
            missing = need - own[FOOD]
            if missing > 0:
                missing = self._convert(missing)
            own[FOOD] = max(0, own[FOOD] - need)
            if missing > 0:
                reach = FOOD_OF_AN_ACTION * (self.home + people * (end - outlook.round)) - busy
                earned = max(0.0, min(missing, reach))
                busy += earned
                value -= FOOD_PRICE * earned - outlook.box.begging * (missing - earned)
            self._breed()
        return value + SPARE_FOOD * min(own[FOOD], 10)

    def _food_by_cards(self, end: int) -> int:
        """Count the whole food that cards are expected to bring by the end of a round."""
        return int(self.by_cards * (end - self.outlook.round))

    def _reap(self) -> None:
        self.own[GRAIN] += len(self.grain_fields)
        self.grain_fields = [number - 1 for number in self.grain_fields if number > 1]
        self.own[VEGETABLE] += len(self.vegetable_fields)
        self.vegetable_fields = [number - 1 for number in self.vegetable_fields if number > 1]

    def _convert(self, missing: int) -> int:
        """Turn goods into food, the cheapest first; the last of a kind, or the last pair, only if nothing else is left."""
        own = self.own
        own[FOOD] += missing  # food found is counted below; the rest is eaten as if it were there
        for keep in (2, 1, 0):
            for good, food in self.kitchen.cooking:
                while own[good] > (keep if good >= SHEEP else min(keep, 1)):
                    if missing <= 0:
                        own[FOOD] -= missing
                        return 0
                    own[good] -= 1
                    missing -= food
            if missing <= 0:
                break
        if missing < 0:
            own[FOOD] -= missing
        return max(0, missing)

    def _breed(self) -> None:
        own = self.own
        for animal in (SHEEP, BOAR, CATTLE):
            if own[animal] > 1:
                own[animal] += 1
                if farm.homeless(self.pastures, self.anywhere, own[SHEEP], own[BOAR], own[CATTLE], self.apart):
                    own[animal] -= 1

    def points(self) -> float:
        """Count the points for the crops and animals left at the end."""
        return sum(self.points_by_kind())

    def points_by_kind(self) -> tuple[float, ...]:
        """Count the points for each kind of crops and animals left at the end."""
        own, ladder = self.own, self.outlook.ladder
        last = CARRIED - 1
        return (
            ladder["grain"][min(last, own[GRAIN] + sum(self.grain_fields))],
            ladder["vegetables"][min(last, own[VEGETABLE] + sum(self.vegetable_fields))],
            ladder["sheep"][min(last, own[SHEEP])],
            ladder["boar"][min(last, own[BOAR])],
            ladder["cattle"][min(last, own[CATTLE])],
        )
