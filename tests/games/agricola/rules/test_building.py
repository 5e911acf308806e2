"""Rooms, renovation, stables, fields, sowing, baking and the growing family."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.agricola.builders import (
    HOUSES,
    PLACES,
    a_farm,
    a_turn,
    codes,
    farm,
    goods,
    is_turn,
    places,
    play,
    sheet,
    some,
    use,
)

# Rooms


@pytest.mark.parametrize("material", HOUSES)
def test_a_room_costs_five_of_the_houses_material_and_two_reed(material):
    state = use("farm_expansion", a_farm(house=material, reed=2, **some(material, 5)))
    play(state, *["do:rooms"] * (material == "wood"), "room:A1")  # wood would do for stables, too
    assert farm(state)["rooms"] == ["A1", "A2", "A3"]
    assert goods(state) == {}


def test_a_new_room_stands_beside_another_horizontally_or_vertically():
    assert places(use("farm_expansion", a_farm(house="clay", clay=5, reed=2)), "room") == ["A1", "B2", "B3"]


def test_a_room_needs_a_space_without_tile_stable_and_fences():
    own = a_farm("f.... rs... r....", ["B3 C3"], house="clay", clay=5, reed=2)
    assert "farm_expansion" not in places(a_turn(own), "space")


def test_several_rooms_of_one_action_may_stand_in_a_chain():
    state = use("farm_expansion", a_farm(wood=15, reed=6))
    play(state, "do:rooms", "room:B2", "room:C2")
    assert "D2" in places(state, "room")
    play(state, "room:D2")
    assert farm(state)["rooms"] == ["A2", "B2", "C2", "D2", "A3"]


def test_as_many_rooms_are_built_as_can_be_paid():
    state = use("farm_expansion", a_farm(wood=11, reed=4))
    play(state, "do:rooms", "room:A1", "room:B1")
    assert is_turn(state, 1)
    assert goods(state) == {"wood": 1}


def test_a_house_has_no_greatest_size():
    state = use("farm_expansion", a_farm("rrrrr rrrrr rrrr.", house="clay", clay=5, reed=2))
    assert len(farm(state)["rooms"]) == 15


# Renovation


@pytest.mark.parametrize(
    ("own", "house", "left"),
    [
        (a_farm(clay=2, reed=1), "clay", {}),
        (a_farm("r.... r.... r....", clay=3, reed=2), "clay", {"reed": 1}),
        (a_farm(house="clay", stone=4, reed=1), "stone", {"stone": 2}),
        (a_farm("rr... rr... r....", house="clay", stone=5, reed=1), "stone", {}),
    ],
)
def test_a_renovation_costs_one_of_the_new_material_for_each_room_and_one_reed_in_all(own, house, left):
    state = use("house_redevelopment", own)
    assert farm(state)["house"] == house
    assert goods(state) == left


def test_even_a_house_on_all_fifteen_spaces_can_be_renovated():
    state = use("house_redevelopment", a_farm("rrrrr rrrrr rrrrr", house="clay", stone=15, reed=1))
    assert farm(state)["house"] == "stone"
    assert goods(state) == {}


def test_wood_becomes_clay_and_never_stone_at_once():
    assert "house_redevelopment" not in places(a_turn(a_farm(stone=9, reed=9), out=["house_redevelopment"]), "space")


def test_one_action_never_renovates_twice():
    state = use("farm_redevelopment", a_farm(clay=2, stone=2, reed=2))
    assert farm(state)["house"] == "clay"
    assert is_turn(state, 1)


def test_a_stone_house_cannot_be_renovated():
    own = a_farm(house="stone", wood=20, clay=20, stone=20, reed=9)
    assert not {"house_redevelopment", "farm_redevelopment"} & set(places(a_turn(own, rounds=14), "space"))


def test_after_the_renovation_of_the_house_comes_perhaps_an_improvement():
    state = use("house_redevelopment", a_farm(clay=4, reed=1))
    play(state, "do:improve")
    assert farm(state)["cards"] == ["fireplace_2"]


def test_after_the_renovation_of_the_farm_come_perhaps_fences():
    state = use("farm_redevelopment", a_farm(clay=2, reed=1, wood=4))
    assert codes(state) == ["do:fences", "enough"]
    play(state, "do:fences", "add:E1")
    assert farm(state)["pastures"] == [["E1"]]


# Stables


def test_a_stable_costs_two_wood():
    state = play(use("farm_expansion", a_farm(wood=3)), "stable:C2")
    assert farm(state)["stables"] == ["C2"]
    assert goods(state) == {"wood": 1}


def test_a_stable_stands_on_any_space_without_a_tile_also_in_a_pasture_and_alone():
    state = use("farm_expansion", a_farm("f...s r.... r....", ["D3 E3"], wood=2))
    assert places(state, "stable") == [place for place in PLACES if place not in {"A1", "E1", "A2", "A3"}]


def test_there_are_four_stables():
    state = use("farm_expansion", a_farm("s.... r.... r....", wood=20))
    play(state, "stable:B1", "stable:C1", "stable:E3")
    assert is_turn(state, 1)
    assert len(farm(state)["stables"]) == 4
    assert "farm_expansion" not in places(a_turn(a_farm("ssss. r.... r....", wood=20)), "space")


def test_a_stable_makes_its_space_used():
    assert sheet(a_turn(a_farm("s.... r.... r....")), "unused") == -12


# Fields


def test_the_first_field_lies_on_any_unused_space():
    state = use("farmland", a_farm("....s r.... r....", ["D3 E3"]))
    assert places(state, "plow") == [place for place in PLACES if place not in {"E1", "A2", "A3", "D3", "E3"}]


def test_further_fields_lie_beside_a_field_horizontally_or_vertically():
    assert places(use("farmland", a_farm("..... r.f.. r....")), "plow") == ["C1", "B2", "D2", "C3"]


def test_farmland_plows_one_field():
    state = play(use("farmland"), "plow:C2")
    assert farm(state)["fields"] == ["C2"]
    assert is_turn(state, 1)


def test_a_field_that_is_shut_in_leaves_no_place_for_another():
    assert "farmland" not in places(a_turn(a_farm("fs... r.... r....")), "space")


def test_cultivation_plows_and_sows_the_new_field_too():
    state = use("cultivation", a_farm("..... r.... r...f", grain=2))
    assert codes(state) == ["do:plow", "do:sow"]
    play(state, "do:plow", "plow:D3", "do:sow", "sow:grain")  # the first grain is no question
    assert farm(state)["grain"] == {"D3": 3, "E3": 3}
    assert is_turn(state, 1)


def test_cultivation_may_only_plow():
    state = play(use("cultivation", a_farm(grain=1)), "plow:C1")
    assert codes(state) == ["do:sow", "enough"]
    assert farm(play(state, "enough"))["grain"] == {}


def test_cultivation_may_sow_first_and_plow_afterward():
    state = use("cultivation", a_farm("..... r.... r...f", grain=1))
    play(state, "do:sow")
    assert codes(state) == ["do:plow", "enough"]


# Sowing


def test_one_grain_becomes_three_and_one_vegetable_becomes_two():
    state = use("grain_utilization", a_farm("ff... r.... r....", grain=1, vegetable=1))
    play(state, "sow:grain")
    assert codes(state) == ["sow:vegetable", "enough"]
    play(state, "sow:vegetable")
    assert (farm(state)["grain"], farm(state)["vegetables"]) == ({"A1": 3}, {"B1": 2})
    assert goods(state) == {}


def test_any_number_of_fields_is_sown_and_none_must_be():
    state = use("grain_utilization", a_farm("fff.. r.... r....", grain=3))
    assert codes(state) == ["sow:grain", "enough"]  # at least one, as the space must be used
    play(state, "enough")
    assert goods(state) == {"grain": 2}
    assert is_turn(state, 1)


def test_a_field_with_crops_is_not_sown_again():
    state = use("grain_utilization", a_farm("gf... r.... r....", grain=2, crops={"A1": 1}))
    assert farm(state)["grain"] == {"A1": 1, "B1": 3}
    assert is_turn(state, 1)


def test_crops_on_fields_cannot_be_spent():
    own = a_farm("gg... r.... r....", cards=["fireplace_2"])
    assert "grain_utilization" not in places(a_turn(own, out=["grain_utilization"]), "space")


def test_the_player_says_what_is_sown_and_the_fields_are_taken_in_order():
    state = use("grain_utilization", a_farm("ff... r.... r....", grain=1, vegetable=1))
    assert codes(state) == ["sow:grain", "sow:vegetable"]
    play(state, "sow:vegetable", "sow:grain")
    assert (farm(state)["vegetables"], farm(state)["grain"]) == ({"A1": 2}, {"B1": 3})


# Bread


def bakes(cards, grain):
    """Bake as much as possible and tell the food from each grain."""
    state = use("grain_utilization", a_farm(grain=grain, cards=cards))
    while not is_turn(state, 1):
        play(state, "bake")
    return goods(state)


@pytest.mark.parametrize(
    ("cards", "grain", "left"),
    [
        (["fireplace_2"], 3, {"food": 6}),
        (["fireplace_3"], 4, {"food": 8}),
        (["hearth_4"], 3, {"food": 9}),
        (["hearth_5"], 2, {"food": 6}),
        (["clay_oven"], 3, {"grain": 2, "food": 5}),
        (["stone_oven"], 3, {"grain": 1, "food": 8}),
        (["stone_oven"], 1, {"food": 4}),
    ],
)
def test_every_oven_has_its_rate_and_its_limit(cards, grain, left):
    assert bakes(cards, grain) == left


def test_several_ovens_are_used_in_one_action_each_within_its_limit():
    assert bakes(["fireplace_2", "clay_oven"], 3) == {"food": 5 + 2 + 2}
    assert bakes(["clay_oven", "hearth_4"], 3) == {"food": 5 + 3 + 3}
    assert bakes(["stone_oven", "clay_oven"], 5) == {"food": 5 + 4 + 4, "grain": 2}
    assert bakes(["fireplace_2", "hearth_5", "stone_oven", "clay_oven"], 5) == {"food": 5 + 4 + 4 + 3 + 3}


def test_the_best_oven_is_used_first():
    state = use("side_job", a_farm(grain=2, cards=["fireplace_2", "clay_oven"]))
    assert goods(state) == {"grain": 1, "food": 5}
    play(state, "enough")
    assert is_turn(state, 1)


def test_without_an_oven_nothing_is_baked():
    own = a_farm(grain=3, cards=["well", "joinery", "pottery", "basketmaker"])
    assert "grain_utilization" not in places(a_turn(own, out=["grain_utilization"]), "space")


def test_the_side_job_is_one_stable_for_one_wood_and_or_bread():
    state = use("side_job", a_farm(wood=4, grain=1, cards=["fireplace_2"]))
    assert codes(state) == ["do:side_stable", "do:bake"]
    play(state, "do:side_stable", "stable:B1")
    assert codes(state) == ["do:bake", "enough"]
    play(state, "do:bake")
    assert (goods(state), farm(state)["stables"]) == ({"wood": 3, "food": 2}, ["B1"])
    assert is_turn(state, 1)


def test_the_side_job_never_builds_two_stables():
    state = play(use("side_job", a_farm(wood=9)), "stable:E1")
    assert is_turn(state, 1)
    assert farm(state)["stables"] == ["E1"]


# The family

THREE_ROOMS = "..... rr... r...."


@pytest.mark.parametrize("space", ["basic_wish", "modest_wish"])
def test_a_child_needs_more_rooms_than_people(space):
    rules: dict[str, Any] = {"tile": "on", "rounds": 7}
    assert space in places(a_turn(a_farm(THREE_ROOMS), **rules), "space")
    assert space not in places(a_turn(a_farm(THREE_ROOMS, people=3), **rules), "space")
    assert space not in places(a_turn(a_farm(), **rules), "space")


def test_it_does_not_matter_where_the_people_are():
    own = a_farm(THREE_ROOMS, people=3, placed=2)
    assert "basic_wish" not in places(a_turn(own, rounds=7), "space")


def test_a_child_counts_at_once_but_works_from_the_next_round_on():
    state = use("basic_wish", a_farm(THREE_ROOMS, placed=1), a_farm(placed=1))
    assert (farm(state)["people"], farm(state)["newborns"], farm(state)["at_home"]) == (3, 1, 0)
    assert sheet(state, "people") == 9
    play(state, "space:day_laborer", seat=1)
    assert (farm(state)["newborns"], farm(state)["at_home"]) == (0, 3)


def test_the_urgent_wish_needs_no_room():
    assert farm(use("urgent_wish"))["people"] == 3


def test_five_people_may_live_in_two_rooms():
    own = farm(use("urgent_wish", a_farm(people=4)))
    assert (own["people"], own["rooms"]) == (5, ["A2", "A3"])


def test_a_family_never_has_more_than_five_people():
    own = a_farm("rrrrr rr... r....", people=5)
    wishes = {"basic_wish", "modest_wish", "urgent_wish"}
    assert not wishes & set(places(a_turn(own, rounds=14, tile="on"), "space"))


def test_a_room_built_later_belongs_to_the_child_that_had_none():
    own = a_farm(THREE_ROOMS, people=3)  # the third person was born without a room
    assert "basic_wish" not in places(a_turn(own, rounds=14), "space")


def test_a_newborn_fills_a_room_too():
    own = a_farm("..... rr... r....", people=3, newborns=1)
    assert "basic_wish" not in places(a_turn(own, rounds=14), "space")
