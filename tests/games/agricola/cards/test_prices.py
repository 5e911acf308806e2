"""Prices: the effect of cards on them does not depend on the order of play, never goes below zero, and leaves every choice open."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from grange.games.agricola.box import CARD, CARD_NUMBER, RENOVATE, RESTORE, ROOMS
from grange.games.agricola.rules.costs import prices, ways_to_pay
from tests.games.agricola.builders import GOODS, HOUSES, MAJORS, PRINTED, a_farm, a_turn, farm, goods, places, play, use
from tests.games.agricola.cards.hands import choose, spent
from tests.games.agricola.cards.hands import ways_to_pay as paid

relaxed = settings(max_examples=150, derandomize=True, deadline=None)

Way = frozenset[tuple[str, int]]  # goods, and how many of each

HOMES = {2: "..... r.... r....", 3: "..... rr... r....", 4: "..... rr... rr...", 5: "..... rrr.. rr...", 6: "r.... rrr.. rr..."}
HOUSE_THINGS = {"room": ROOMS, "renovation": RENOVATE, "restoration": RESTORE}
IMPROVEMENTS = (
    *("fireplace_2", "well", "clay_oven", "stone_oven", "joinery", "pottery", "basketmaker"),
    *("dutch_windmill", "carpenters_parlor", "mantlepiece", "handplow", "caravan", "canoe", "rammed_clay"),
)
THRIFTY = (
    *("carpenter", "carpenters_parlor", "stonecutter", "lumber_mill", "master_bricklayer"),
    *("frame_builder", "brushwood_collector", "rammed_clay", "hedge_keeper"),
)
PRICE_CHANGERS = (*THRIFTY, "the_x_file")

DISCOUNTS, SWAPS = ("stonecutter", "lumber_mill", "master_bricklayer"), ("frame_builder", "brushwood_collector")

some_cards = st.lists(st.sampled_from(THRIFTY), unique=True)
some_house, some_rooms = st.sampled_from(HOUSES), st.sampled_from(sorted(HOMES))
some_thing = st.sampled_from([*HOUSE_THINGS, *IMPROVEMENTS])
some_goods = st.fixed_dictionaries({good: st.integers(0, 6) for good in ("wood", "clay", "reed", "stone")})


# The rules of the cards once more, tried out in every order and with every choice


def printed(thing: str, house: str, rooms: int) -> dict[str, int]:
    """Give what a thing costs without any card."""
    cost = PRINTED["prices"]
    if thing == "room":
        return {house: cost["room"], "reed": cost["room_reed"]}
    if thing in HOUSE_THINGS:
        material = "stone" if thing == "restoration" else HOUSES[HOUSES.index(house) + 1]
        return {material: cost["renovation"] * rooms, "reed": cost["renovation_reed"]}
    table = PRINTED["majors"] if thing in MAJORS else PRINTED["minors"]
    return dict(table[thing]["price"])


def bases(thing: str, house: str, rooms: int, cards: list[str]) -> list[dict[str, int]]:
    found = [printed(thing, house, rooms)]
    if thing == "room" and "carpenter" in cards:
        found.append({house: 3, "reed": 2})
    if thing == "room" and house == "wood" and "carpenters_parlor" in cards:
        found.append({"wood": 2, "reed": 2})
    return found


def discount(card: str, thing: str, rooms: int) -> tuple[str, int]:
    """Give the good that a card takes off, and how many of it."""
    if card == "stonecutter":
        return "stone", 1
    if card == "lumber_mill" and thing not in HOUSE_THINGS:
        return "wood", 1
    if card == "master_bricklayer" and thing in MAJORS:
        return "stone", rooms - 2
    return "food", 0


def swaps(card: str, thing: str, price: dict[str, int]) -> list[dict[str, int]]:
    """List what may be paid by a card instead of a price, and the price itself."""
    found, wood = [price], price.get("wood", 0)
    if thing in HOUSE_THINGS and card == "frame_builder":
        found += [price | {good: price[good] - 2, "wood": wood + 1} for good in ("clay", "stone") if price.get(good, 0) >= 2]
    if thing in HOUSE_THINGS and card == "brushwood_collector" and price.get("reed"):
        found.append(price | {"reed": 0, "wood": wood + 1})
    return found


def changes(card: str, thing: str, rooms: int, price: dict[str, int]) -> list[dict[str, int]]:
    """List what a card makes of a price."""
    if card in SWAPS:
        return swaps(card, thing, price)
    good, less = discount(card, thing, rooms)
    return [price | {good: max(0, price.get(good, 0) - less)}]


def by_hand(thing: str, house: str, rooms: int, cards: list[str]) -> set[Way]:
    """Take every other price; take off discounts and swap goods in every order and with every choice."""
    found: list[dict[str, int]] = []
    changing = [card for card in cards if card in DISCOUNTS or card in SWAPS]
    for base in bases(thing, house, rooms, cards):
        for order in permutations(changing):
            ways = [dict(base)]
            for card in order:
                ways = [other for way in ways for other in changes(card, thing, rooms, way)]
            found += ways
    return without_worse({frozenset((good, amount) for good, amount in way.items() if amount) for way in found})


def without_worse(ways: set[Way]) -> set[Way]:
    return {way for way in ways if not any(other != way and covers(dict(way), other) for other in ways)}


def covers(amounts: dict[str, int], other: Way) -> bool:
    return all(amounts.get(good, 0) >= amount for good, amount in other)


# What the game says


def told(
    thing: str, house: str, rooms: int, cards: list[str], *, payable: bool = False, season: str = "", helping: int = 0, **stock: Any
) -> list[Way]:
    """List the prices of a thing for the owner of some cards, or only those that can be paid; perhaps on the farm of a partner."""
    own = a_farm(HOMES[rooms], house=house, cards=[*cards, "conservator"], **stock)
    team: dict[str, Any] = {"seats": 4, "team": "lower"} if helping else {"seats": 3}
    partner = a_farm(HOMES[rooms], house=house)
    state: Any = a_turn(own, a_farm(), partner, season=season, **team)
    number = HOUSE_THINGS.get(thing, CARD + CARD_NUMBER.get(thing, 0))
    ways = (ways_to_pay if payable else prices)(state, 0, number, 1, helping)
    return [frozenset((GOODS[good], amount) for good, amount in way.goods if amount) for way in ways]


def can_be(thing: str, house: str, cards: list[str]) -> bool:
    """Tell whether the owner of some cards can want a thing in a house."""
    if thing == "renovation":
        return house != "stone"
    return house == "wood" if thing == "restoration" else thing not in cards


@pytest.mark.slow
@relaxed
@given(some_thing, some_house, some_rooms, some_cards)
def test_every_way_to_pay_is_offered_that_is_not_worse_than_another(thing, house, rooms, cards):
    if can_be(thing, house, cards):
        ways = told(thing, house, rooms, cards)
        assert set(ways) == by_hand(thing, house, rooms, cards)
        assert len(set(ways)) == len(ways)


@pytest.mark.slow
@relaxed
@given(some_thing, some_house, some_rooms, some_cards, st.randoms(use_true_random=False))
def test_prices_do_not_depend_on_the_order_in_which_cards_were_played(thing, house, rooms, cards, chance):
    if can_be(thing, house, cards):
        mixed = chance.sample(cards, len(cards))
        assert set(told(thing, house, rooms, cards)) == set(told(thing, house, rooms, mixed))


@pytest.mark.slow
@relaxed
@given(some_thing, some_house, some_rooms, some_cards)
def test_no_price_falls_below_nothing(thing, house, rooms, cards):
    if can_be(thing, house, cards):
        assert all(amount > 0 for way in told(thing, house, rooms, cards) for _, amount in way)


@pytest.mark.slow
@relaxed
@given(some_thing, some_house, some_rooms, some_cards, some_goods)
def test_of_all_ways_to_pay_those_are_offered_for_which_there_are_goods(thing, house, rooms, cards, stock):
    if can_be(thing, house, cards):
        affordable = {way for way in by_hand(thing, house, rooms, cards) if covers(stock, way)}
        assert set(told(thing, house, rooms, cards, payable=True, **stock)) == affordable


@pytest.mark.slow
@relaxed
@given(some_house, some_rooms, some_cards, some_goods)
def test_a_room_costs_in_the_game_what_its_price_says(house, rooms, cards, stock):
    own = a_farm(HOMES[rooms], house=house, cards=[*cards, "conservator"], **stock)
    affordable = {way for way in by_hand("room", house, rooms, cards) if covers(stock, way)}
    if not affordable:
        return
    state = choose(use("farm_expansion", own, seats=3), "do:rooms")
    ways = paid(play(state, f"room:{places(state, 'room')[0]}"))
    assert {frozenset(spent(stock, way).items()) for way in ways} == affordable


@pytest.mark.parametrize("order", list(permutations(["stonecutter", "carpenter", "frame_builder"])))
def test_a_stone_room_has_one_price_whatever_came_first(order):
    ways = told("room", "stone", 2, list(order))
    assert set(ways) == {frozenset({("stone", 2), ("reed", 2)}), frozenset({("wood", 1), ("reed", 2)})}


# A discount never takes an option away


def test_who_owns_the_stonecutter_too_may_still_pay_two_stone_with_a_wood_of_the_frame_builder():
    for own in (["frame_builder"], ["frame_builder", "stonecutter"]):
        state = a_turn(a_farm(house="clay", cards=own, wood=1, reed=1), seats=3, out=["house_redevelopment"])
        assert "house_redevelopment" in places(state, "space")


@pytest.mark.parametrize("house", HOUSES)
@pytest.mark.parametrize("thing", HOUSE_THINGS)
def test_of_two_cards_that_change_prices_neither_makes_the_smallest_house_dearer_for_the_other(thing, house):
    for one, more in permutations(PRICE_CHANGERS, 2):
        if can_be(thing, house, []):
            after = told(thing, house, 2, [one, more])
            assert all(any(covers(dict(way), other) for other in after) for way in told(thing, house, 2, [one])), (one, more)


@pytest.mark.slow
@relaxed
@given(some_thing, some_house, some_rooms, some_cards, st.sampled_from(PRICE_CHANGERS), st.sampled_from(["", "autumn"]))
def test_one_more_card_that_changes_prices_makes_nothing_dearer(thing, house, rooms, cards, more, season):
    if more in cards or not can_be(thing, house, [*cards, more]):
        return
    before = told(thing, house, rooms, cards, season=season)
    after = told(thing, house, rooms, [*cards, more], season=season)
    assert all(any(covers(dict(way), other) for other in after) for way in before)


@pytest.mark.slow
@relaxed
@given(some_house, some_rooms, some_cards, st.sampled_from(PRICE_CHANGERS))
def test_one_more_card_that_changes_prices_makes_no_room_for_a_partner_dearer(house, rooms, cards, more):
    if more in cards:
        return
    before, after = (told("room", house, rooms, own, helping=1) for own in (cards, [*cards, more]))
    assert all(any(covers(dict(way), other) for other in after) for way in before)


def test_the_x_file_saves_no_wood_that_is_paid_instead_of_clay():
    ways = told("room", "clay", 2, ["frame_builder", "the_x_file"])
    assert set(ways) == {frozenset({("clay", 5), ("reed", 2)}), frozenset({("clay", 3), ("wood", 1), ("reed", 2)})}


def test_no_single_wood_is_paid_instead_of_what_costs_nothing():
    assert told("clay_oven", "stone", 4, ["master_bricklayer", "frame_builder"]) == [frozenset({("clay", 3)})]


# Fences


@pytest.mark.parametrize("fences", [4, 6, 8, 10])
@pytest.mark.parametrize(("wood", "clay"), [(10, 10), (10, 2), (3, 9), (1, 9)])
def test_rammed_clay_offers_every_mix_of_wood_and_clay(fences, wood, clay):
    row = ["B1", "C1", "D1", "E1"][: fences // 2 - 1]
    state = use("fencing", a_farm(cards=["rammed_clay"], wood=wood, clay=clay))
    ways = paid(choose(state, *[f"add:{place}" for place in row], "enclose"))
    mixes = [(fences - some, some) for some in range(fences + 1) if some <= clay and fences - some <= wood]
    left = [(goods(way).get("wood", 0), goods(way).get("clay", 0)) for way in ways]
    assert sorted(left) == sorted((wood - some_wood, clay - some_clay) for some_wood, some_clay in mixes)
    assert len(left) == len(mixes)


@pytest.mark.parametrize(
    "pastures", [[["C1"]], [["C1"], ["D1"]], [["C1"], ["D1"], ["E1"]], [["C1", "C2"], ["D1"]], [["C1"], ["C2", "C3"], ["D1"]]]
)
def test_three_fences_of_an_action_are_free_however_many_pastures_they_make(pastures):
    with_it = enclosing(pastures, ["hedge_keeper"])
    without = enclosing(pastures, [])
    assert without - with_it == 3


def enclosing(pastures: list[list[str]], cards: list[str]) -> int:
    """Enclose pastures one after another in one action, and count the wood that it took."""
    state = use("fencing", a_farm(cards=cards, wood=15))
    for pasture in pastures:
        choose(state, *[f"add:{place}" for place in pasture], "enclose")
    assert len(farm(state)["pastures"]) == len(pastures)
    return 15 - goods(state).get("wood", 0)


def test_the_hedge_keeper_begins_anew_in_the_next_action():
    state = use("fencing", a_farm(pastures=["C1"], cards=["hedge_keeper"]))
    assert farm(choose(state, "add:D1", "enclose"))["pastures"] == [["C1"], ["D1"]]
    later = use("fencing", a_farm(pastures=["C1", "D1"], cards=["hedge_keeper"]))
    assert len(farm(choose(later, "add:E1", "enclose"))["pastures"]) == 3


def test_what_costs_nothing_any_more_is_still_built():
    own = a_farm(HOMES[5], cards=["master_bricklayer", "lumber_mill"])
    assert farm(use("major_improvement", own, seats=3))["cards"] == ["master_bricklayer", "lumber_mill", "well"]
