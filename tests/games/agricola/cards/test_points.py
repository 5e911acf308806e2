"""Point providers: cards that bring points at the end."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import grange
from tests.games.agricola.builders import (
    a_farm,
    a_harvest,
    a_round,
    a_turn,
    an_end,
    codes,
    farm,
    feed_all,
    goods,
    places,
    play,
    sheet,
    some,
    use,
)

FULL = "rsfff rsfff rrfff"  # a farm without unused spaces


def bonus(*farms, seat=0, **more):
    """Count the bonus points of a seat at the end of a game."""
    return sheet(an_end(*farms, **more), "bonus", seat)


# Stable Architect


@pytest.mark.parametrize(
    ("picture", "pastures", "points"),
    [
        ("..... r.... r....", [], 0),
        (".ss.. r.... r...s", [], 3),
        (".ss.. r.... r...s", ["B1"], 2),
        (".ss.. r.... r....", ["B1 C1"], 0),
    ],
)
def test_the_stable_architect_brings_a_point_for_each_stable_outside_of_pastures(picture, pastures, points):
    assert bonus(a_farm(picture, pastures, cards=["stable_architect"])) == points


def test_only_the_owner_of_the_stable_architect_gets_its_points():
    assert bonus(a_farm(cards=["stable_architect"]), a_farm(".s... r.... r...."), seat=1) == 0


# Braggart

IMPROVEMENTS = (
    *("fireplace_2", "fireplace_3", "hearth_4", "clay_oven"),
    *("manger", "bottles", "canoe", "basket", "corn_scoop", "stone_tongs", "herring_pot"),
)


@pytest.mark.parametrize(("number", "points"), [(0, 0), (4, 0), (5, 2), (6, 3), (7, 4), (8, 5), (9, 7), (10, 9), (11, 9)], ids=str)
def test_the_braggart_brings_points_for_five_improvements_and_more_major_and_minor_ones(number, points):
    assert bonus(a_farm(cards=["braggart", *IMPROVEMENTS[:number]]), seats=3) == points


def test_occupations_are_no_improvements_for_the_braggart():
    assert bonus(a_farm(cards=["braggart", "stable_architect", *IMPROVEMENTS[:4]]), seats=3) == 0


def test_a_traveling_card_that_was_passed_on_does_not_count_for_the_braggart():
    state = use("meeting_place", a_farm(cards=["braggart", *IMPROVEMENTS[:4]], hand=["market_stall"], grain=1), seats=3)
    play(state, "do:minor")
    assert table_hand(state, 1) == ["market_stall"]
    assert sheet(state, "bonus") == 0


def table_hand(state, seat):
    hand: list[str] = state.view(seat)["table"]["hand"]
    return hand


# Organic Farmer


@pytest.mark.parametrize(
    ("pastures", "animals", "points"),
    [
        (["B1"], {"sheep": 1}, 0),  # room for one more only
        (["B1 C1"], {"sheep": 1}, 1),
        (["B1 C1"], {"sheep": 2}, 1),  # one of them lives in the house
        (["B1 C1"], {"sheep": 3}, 0),
        (["B1 C1"], {}, 0),
        (["B1 C1", "B2 C2"], {"sheep": 2}, 2),
        (["B1 C1", "B2 C2"], {"sheep": 1, "boar": 1}, 2),
        (["B1 C1", "B2 C2"], {"sheep": 5, "boar": 1}, 1),
    ],
    ids=str,
)
def test_the_organic_farmer_brings_a_point_for_each_pasture_with_an_animal_and_room_for_three_more(pastures, animals, points):
    assert bonus(a_farm(pastures=pastures, cards=["organic_farmer"], **animals)) == points


def test_llamas_live_on_the_pastures_of_the_organic_farmer_too():
    shelf = ["peruvian_inquisition"]
    assert bonus(a_farm(pastures=["D1 E1"], cards=["organic_farmer"], llama=1), shelf=shelf) == 1
    assert bonus(a_farm(pastures=["D1 E1"], cards=["organic_farmer"], sheep=1, llama=3), shelf=shelf) == 0


def test_camelot_makes_room_for_the_organic_farmer_but_nothing_has_to_live_there():
    roomy: dict[str, Any] = {"pastures": ["D1 E1"], "cards": ["organic_farmer", "camelot"]}
    assert bonus(a_farm(sheep=1, **roomy)) == 1
    assert bonus(a_farm(sheep=3, **roomy)) == 1  # one in the house, one in Camelot


def test_the_drinking_trough_makes_room_for_the_organic_farmer():
    one_space: dict[str, Any] = {"pastures": ["B1"], "sheep": 1}
    assert bonus(a_farm(cards=["organic_farmer"], **one_space)) == 0
    assert bonus(a_farm(cards=["organic_farmer", "drinking_trough"], **one_space)) == 1


LAYOUTS = {
    (): [],
    ("B1",): [2],
    ("B1 C1",): [4],
    ("B1 C1", "D1"): [4, 2],
    ("B1 C1", "B2 C2"): [4, 4],
    ("B1 C1 B2 C2", "D1 D2"): [8, 4],
    ("B1 B2", "C1 C2", "D1 D2"): [4, 4, 4],
}


def most_points(rooms, animals):
    """Try every kind and number of animals in every pasture; what is left must find room in the house."""
    ways = [[(kind, number) for kind in range(3) for number in range(room + 1)] for room in rooms]
    best = 0
    for way in product(*ways):
        left = list(animals)
        for kind, number in way:
            left[kind] -= number
        if min(left) >= 0 and sum(left) <= 1:
            best = max(best, sum(0 < number <= room - 3 for (_, number), room in zip(way, rooms, strict=True)))
    return best


@settings(max_examples=40, derandomize=True, deadline=None)
@given(st.sampled_from(list(LAYOUTS)), st.tuples(*[st.integers(0, 5)] * 3))
def test_the_organic_farmer_counts_the_best_of_all_arrangements(pastures, animals):
    own = dict(zip(("sheep", "boar", "cattle"), animals, strict=True))
    try:
        state = an_end(a_farm(pastures=pastures, cards=["organic_farmer"], **own))
    except grange.BadPosition:
        return  # so many have no room at all
    assert sheet(state, "bonus") == most_points(LAYOUTS[pastures], animals)


# Tutor


@pytest.mark.parametrize(
    ("cards", "points"),
    [
        (["tutor"], 0),
        (["stable_architect", "grocer", "tutor"], 0),
        (["stable_architect", "tutor", "grocer", "wood_cutter"], 2),
        (["tutor", "manger", "fireplace_2", "grocer"], 1),
    ],
    ids=str,
)
def test_the_tutor_brings_a_point_for_each_occupation_that_was_played_after_it(cards, points):
    assert bonus(a_farm(cards=cards)) == points


def test_occupations_of_others_mean_nothing_to_the_tutor():
    state = a_turn(a_farm(cards=["tutor"]), a_farm(hand=["grocer", "wood_cutter"]), turn=1)
    play(state, "space:lessons", "play:grocer", seat=1)
    assert sheet(state, "bonus") == 0


# House Steward


@pytest.mark.parametrize(("rounds", "wood"), [(1, 4), (5, 4), (6, 3), (8, 3), (9, 2), (11, 2), (12, 1), (13, 1), (14, 0)], ids=str)
def test_the_house_steward_brings_wood_for_the_complete_rounds_that_are_left(rounds, wood):
    state = use("lessons", a_farm(hand=["house_steward"]), seats=3, rounds=rounds)
    assert goods(state).get("wood", 0) == wood


def test_the_house_steward_gives_three_points_to_everybody_with_the_most_rooms():
    three = "..... rr... r...."
    state = an_end(a_farm(cards=["house_steward"]), a_farm(three), a_farm(three))
    assert [sheet(state, "bonus", seat) for seat in range(3)] == [0, 3, 3]


def test_a_caravan_is_no_room_for_the_house_steward():
    state = an_end(a_farm(cards=["house_steward", "caravan"]), a_farm("..... rr... r...."), a_farm())
    assert [sheet(state, "bonus", seat) for seat in range(3)] == [0, 3, 0]


# Manger


@pytest.mark.parametrize(
    ("pasture", "points"),
    [
        ("B1 C1 D1 E1 E2", 0),
        ("B1 C1 D1 B2 C2 D2", 1),
        ("B1 C1 D1 B2 C2 D2 E1", 2),
        ("B1 C1 D1 E1 B2 C2 D2 E2", 3),
        ("B1 C1 D1 B2 C2 D2 B3 C3 D3", 3),
        ("B1 C1 D1 B2 C2 D2 B3 C3 D3 E3", 4),
        ("B1 C1 D1 E1 B2 C2 D2 E2 B3 C3 D3 E3", 4),
    ],
)
def test_the_manger_brings_points_for_pastures_on_six_spaces_and_more(pasture, points):
    assert bonus(a_farm(pastures=[pasture], cards=["manger"])) == points


def test_all_pastures_count_together_for_the_manger_but_stables_outside_do_not():
    assert bonus(a_farm("..... r.... rssss", ["B1 C1 D1", "B2 C2 D2"], cards=["manger"])) == 1


# Big Country


@pytest.mark.parametrize(("rounds", "left"), [(1, 13), (9, 5), (13, 1), (14, 0)])
def test_big_country_brings_a_point_and_two_food_for_each_complete_round_that_is_left(rounds, left):
    state = play(use("meeting_place", a_farm(FULL, hand=["big_country"]), rounds=rounds), "do:minor")
    assert sheet(state, "bonus") == left
    assert goods(state).get("food", 0) == 2 * left


def test_big_country_needs_a_farm_without_unused_spaces():
    state = use("meeting_place", a_farm("rsfff rsfff rrff.", hand=["big_country"]))
    assert "big_country" in table_hand(state, 0)
    assert farm(state)["cards"] == []


def test_an_empty_space_in_a_pasture_is_used_for_big_country():
    state = use("meeting_place", a_farm("rsff. rsff. rrff.", ["E1 E2 E3"], hand=["big_country"]))
    assert "do:minor" in codes(state)


def test_the_points_of_big_country_stay_as_they_were_when_it_was_played():
    assert bonus(a_farm(FULL, cards=["big_country"]), notes={"big_country": 6}) == 6


# Wool Blankets


@pytest.mark.parametrize(("house", "points"), [("wood", 3), ("clay", 2), ("stone", 0)])
def test_wool_blankets_bring_three_points_in_a_wooden_house_and_two_in_one_of_clay(house, points):
    assert bonus(a_farm(house=house, cards=["wool_blankets"])) == points


@pytest.mark.parametrize(("sheep", "playable"), [(4, False), (5, True)])
def test_wool_blankets_need_five_sheep(sheep, playable):
    state = use("meeting_place", a_farm(pastures=["B1 C1 D1"], hand=["wool_blankets"], sheep=sheep))
    assert asked_for_minor(state) == playable


def asked_for_minor(state):
    """Tell whether seat 0 is asked about a minor improvement."""
    decision = state.decision_of(0)
    return decision is not None and "do:minor" in decision.codes


def test_wool_blankets_look_at_the_house_at_the_end():
    state = a_turn(a_farm(pastures=["B1 C1 D1"], hand=["wool_blankets"], sheep=5, clay=2, reed=1), out=["house_redevelopment"])
    play(state, "space:house_redevelopment", "do:improve")
    assert farm(state)["house"] == "clay"
    assert sheet(state, "bonus") == 2


# Mantlepiece


@pytest.mark.parametrize("house", ["clay", "stone"])
def test_the_mantlepiece_brings_a_point_for_each_complete_round_that_is_left_and_costs_three_at_the_end(house):
    state = play(use("meeting_place", a_farm(house=house, hand=["mantlepiece"], stone=1), rounds=4), "do:minor")
    assert sheet(state, "bonus") == 10
    assert sheet(state, "cards") == -3


def test_the_mantlepiece_cannot_be_played_in_a_wooden_house():
    state = use("meeting_place", a_farm(hand=["mantlepiece"], stone=1))
    assert not asked_for_minor(state)


@pytest.mark.parametrize("space", ["house_redevelopment", "farm_redevelopment"])
def test_with_the_mantlepiece_the_house_is_never_renovated_again(space):
    rich: dict[str, Any] = {"stone": 9, "reed": 9, "wood": 9}
    free = a_turn(a_farm(house="clay", **rich), out=[space], cards="on")
    bound = a_turn(a_farm(house="clay", cards=["mantlepiece"], **rich), out=[space])
    assert space in places(free, "space")
    assert space not in places(bound, "space")


def test_the_mantlepiece_may_be_played_right_after_a_renovation():
    own = a_farm(hand=["mantlepiece"], clay=2, reed=1, stone=1)
    state = play(use("house_redevelopment", own, rounds=5), "do:improve")
    assert farm(state)["house"] == "clay"
    assert sheet(state, "bonus") == 9


def test_who_went_straight_to_stone_with_the_conservator_may_have_the_mantlepiece():
    own = a_farm(cards=["conservator"], hand=["mantlepiece"], reed=1, stone=3)
    state = play(use("house_redevelopment", own, rounds=5), "do:improve")
    assert farm(state)["house"] == "stone"
    assert farm(state)["cards"] == ["conservator", "mantlepiece"]


def test_neither_does_the_cottager_renovate_above_a_mantlepiece():
    own = a_farm(house="clay", cards=["mantlepiece", "cottager"], clay=5, stone=2, reed=2)
    state = play(use("day_laborer", own), "use:cottager")
    assert farm(state)["house"] == "clay"
    assert places(state, "room")


# Bottles


@pytest.mark.parametrize(("people", "newborns"), [(2, 0), (3, 0), (3, 1), (5, 1)])
def test_bottles_cost_a_clay_and_a_food_for_each_person_newborns_included(people, newborns):
    own = {"people": people, "newborns": newborns, "hand": ["bottles"]}
    state = play(use("meeting_place", a_farm(clay=6, food=6, **own)), "do:minor")
    assert goods(state) == {"clay": 6 - people, "food": 6 - people}
    assert sheet(state, "cards") == 4


@pytest.mark.parametrize("short", ["clay", "food"])
def test_bottles_cannot_be_played_if_a_good_is_missing_for_one_person(short):
    enough = {"clay": 3, "food": 3}
    state = use("meeting_place", a_farm(people=3, hand=["bottles"], **enough | some(short, 2)))
    assert not asked_for_minor(state)


def test_the_child_that_was_just_born_needs_its_bottle_too():
    own = a_farm("..... rr... r....", hand=["bottles"], clay=2, food=2)
    assert not asked_for_minor(use("basic_wish", own))
    enough = a_farm("..... rr... r....", hand=["bottles"], clay=3, food=3)
    state = play(use("basic_wish", enough), "do:minor")
    assert goods(state) == {}


# Loom


@pytest.mark.parametrize(("sheep", "food", "points"), [(0, 0, 0), (1, 1, 0), (3, 1, 1), (4, 2, 1), (6, 2, 2), (7, 3, 2), (9, 3, 3)])
def test_the_loom_brings_food_in_the_field_phase_and_a_point_for_every_three_sheep_at_the_end(sheep, food, points):
    own = a_farm(pastures=["B1 C1 D1 E1 E2"], cards=["loom"], sheep=sheep)
    assert farm(a_harvest(own))["begging"] == 4 - food  # two people have nothing else to eat
    assert bonus(own) == points


def test_the_loom_rests_in_a_round_without_harvest():
    state = a_harvest(a_farm(pastures=["B1 C1 D1"], cards=["loom"], sheep=4), rounds=5)
    assert goods(state) == {"sheep": 4}


def test_sheep_that_are_born_in_a_harvest_come_too_late_for_its_loom():
    state = feed_all(a_harvest(a_farm(pastures=["B1 C1 D1"], cards=["loom"], sheep=3, food=3)))
    assert goods(state)["sheep"] == 4
    assert goods(state).get("food", 0) == 0


def test_the_scholar_counts_only_the_rounds_after_the_one_that_begins():
    state = a_round(10, a_farm(FULL, house="stone", cards=["scholar"], hand=["big_country"]))
    play(state, "use:scholar")
    assert sheet(state, "bonus") == 4
