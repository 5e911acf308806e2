"""Building resource providers: what each card does, when it does nothing, and how it combines with others."""

from __future__ import annotations

from typing import Any

import pytest

import grange
from tests.games.agricola.builders import (
    a_farm,
    a_round,
    a_turn,
    an_end,
    codes,
    farm,
    goods,
    is_turn,
    places,
    play,
    some,
    table,
    take_turns,
    use,
)
from tests.games.agricola.cards.hands import choose, lay, learn, offers, spent, ways_to_pay

RICH: dict[str, Any] = {"wood": 9, "clay": 9, "reed": 9, "stone": 9}
THREE_ROOMS = "..... rr... r...."
FOUR_ROOMS = "..... rr... rr..."


def a_room(*cards: str, house: str = "wood", seats: int = 3) -> list[dict[str, int]]:
    """Build one room, and give what could have been paid for it."""
    state = use("farm_expansion", a_farm(house=house, cards=cards, **RICH), seats=seats)
    return [spent(RICH, way) for way in ways_to_pay(choose(state, "do:rooms", "room:A1"))]


def a_renovation(*cards: str, picture: str = "..... r.... r....", house: str = "wood") -> list[dict[str, int]]:
    """Renovate by one step, and give what could have been paid for it."""
    state = use("house_redevelopment", a_farm(picture, house=house, cards=cards, **RICH), seats=3)
    return [spent(RICH, way) for way in ways_to_pay(state)]


def an_improvement(card: str, *cards: str, picture: str = "..... r.... r....") -> list[dict[str, int]]:
    """Build a major improvement, and give what could have been paid for it."""
    state = play(use("major_improvement", a_farm(picture, cards=cards, **RICH), seats=3), f"play:{card}")
    return [spent(RICH, way) for way in ways_to_pay(state)]


def waiting(state: grange.State, good: str) -> dict[int, int]:
    """Tell on which round spaces goods wait for seat 0."""
    return {entry["round"]: entry["amount"] for entry in table(state)["coming"] if (entry["seat"], entry["good"]) == (0, good)}


# Wood Cutter


@pytest.mark.parametrize("space", ["forest", "grove", "copse"])
def test_on_every_wood_space_the_wood_cutter_gets_one_more_wood(space):
    state = use(space, a_farm(cards=["wood_cutter"]), seats=4, rounds=2, piles={space: 2})
    assert goods(state) == {"wood": 3}


@pytest.mark.parametrize("space", ["clay_pit", "reed_bank", "resource_market"])
def test_the_wood_cutter_gets_nothing_elsewhere(space):
    assert "wood" not in goods(use(space, a_farm(cards=["wood_cutter"]), seats=4))


def test_the_wood_cutter_rests_when_another_player_goes_for_wood():
    state = play(a_turn(a_farm(), a_farm(cards=["wood_cutter"]), piles={"forest": 3}), "space:forest")
    assert (goods(state), goods(state, 1)) == ({"wood": 3}, {})


def test_the_wood_cutters_wood_is_there_before_the_mushroom_collector_leaves_some():
    own = a_farm(cards=["wood_cutter", "mushroom_collector"])
    state = play(use("forest", own, piles={"forest": 3}), "use:mushroom_collector")
    assert (goods(state), table(state)["piles"]["forest"]) == ({"wood": 3, "food": 2}, 1)


# Firewood Collector


@pytest.mark.parametrize(
    ("space", "choices"),
    [
        ("farmland", ["plow:C1"]),
        ("grain_seeds", []),
        ("grain_utilization", ["do:sow", "sow:grain", "enough"]),
        ("cultivation", ["do:plow", "plow:C1", "enough"]),
    ],
)
def test_the_firewood_collector_brings_a_wood_from_the_fields(space, choices):
    own = a_farm("f.... r.... r....", cards=["firewood_collector"], grain=1)
    state = choose(use(space, own), *choices, "plow:B1")
    assert goods(state)["wood"] == 1
    assert is_turn(state, 1)


@pytest.mark.parametrize("space", ["day_laborer", "vegetable_seeds", "fishing"])
def test_the_firewood_collector_brings_nothing_from_other_spaces(space):
    assert "wood" not in goods(use(space, a_farm(cards=["firewood_collector"])))


def test_the_firewood_comes_at_the_end_of_the_turn_and_not_before():
    own = a_farm(cards=["firewood_collector", "threshing_board", "hearth_4"], grain=1)
    state = play(use("farmland", own), "use:threshing_board")
    assert goods(state) == {"food": 3}
    assert goods(play(state, "plow:C1")) == {"food": 3, "wood": 1}


@pytest.mark.parametrize("spaces", [("farmland", "sheep_market"), ("sheep_market", "farmland")])
def test_in_a_turn_of_two_people_with_the_lasso_the_firewood_comes_once_at_the_end(spaces):
    own = a_farm(cards=["lasso", "firewood_collector"])
    state = a_turn(own, out=["sheep_market"], piles={"sheep_market": 1})
    choose(state, f"space:{spaces[0]}", "plow:C1", "use:lasso")
    assert "wood" not in goods(state)
    choose(state, f"space:{spaces[1]}", "plow:C1")
    assert goods(state) == {"wood": 1, "sheep": 1}
    assert is_turn(state, 1)


def test_the_firewood_of_two_turns_is_two_wood():
    state = use("grain_seeds", a_farm(cards=["firewood_collector"]))
    take_turns(state, "day_laborer", "farmland")
    assert goods(play(state, "plow:C1")) == {"wood": 2, "grain": 1}


# Clay Hut Builder


@pytest.mark.parametrize(("house", "price"), [("clay", {"clay": 2, "reed": 1}), ("stone", {"stone": 2, "reed": 1})])
def test_once_the_house_is_no_longer_of_wood_two_clay_wait_on_each_of_the_next_five_round_spaces(house, price):
    cards = ["clay_hut_builder"] if house == "clay" else ["clay_hut_builder", "conservator"]
    state = use("house_redevelopment", a_farm(cards=cards, **price), rounds=5)
    assert (farm(state)["house"], waiting(state, "clay")) == (house, dict.fromkeys(range(6, 11), 2))


@pytest.mark.parametrize("house", ["clay", "stone"])
def test_a_clay_hut_builder_who_is_played_without_a_wooden_house_acts_at_once(house):
    state = learn("clay_hut_builder", a_farm(house=house), rounds=3)
    assert waiting(state, "clay") == dict.fromkeys(range(4, 9), 2)


def test_in_a_wooden_house_the_clay_hut_builder_waits():
    state = learn("clay_hut_builder", a_farm(wood=5, reed=2))
    assert waiting(state, "clay") == {}
    room = choose(use("farm_expansion", a_farm(cards=["clay_hut_builder"], wood=5, reed=2)), "do:rooms", "room:A1")
    assert waiting(room, "clay") == {}


def test_the_clay_hut_builder_acts_once_and_not_again_with_the_stone_house():
    own = a_farm(house="clay", cards=["clay_hut_builder"], stone=2, reed=1)
    assert waiting(use("house_redevelopment", own, notes={"clay_hut_builder": 1}), "clay") == {}


def test_the_clay_hut_builder_does_not_mind_the_houses_of_others():
    state = a_turn(a_farm(clay=2, reed=1), a_farm(cards=["clay_hut_builder"]), out=["house_redevelopment"])
    assert table(play(state, "space:house_redevelopment"))["coming"] == []


def test_of_the_five_round_spaces_only_those_that_are_left_get_clay():
    state = use("farm_redevelopment", a_farm(cards=["clay_hut_builder"], clay=2, reed=1))
    assert waiting(state, "clay") == {}
    late = use("house_redevelopment", a_farm(cards=["clay_hut_builder"], clay=2, reed=1), rounds=12)
    assert waiting(late, "clay") == {13: 2, 14: 2}


def test_the_cottagers_renovation_wakes_the_clay_hut_builder_too():
    state = play(use("day_laborer", a_farm(cards=["cottager", "clay_hut_builder"], clay=2, reed=1)), "use:cottager")
    assert waiting(state, "clay") == dict.fromkeys(range(2, 7), 2)


# Frame Builder


@pytest.mark.parametrize("material", ["clay", "stone"])
def test_with_the_frame_builder_a_wood_takes_the_place_of_two_clay_or_two_stone_of_a_room(material):
    ways = a_room("frame_builder", house=material)
    assert ways == [some(material, 5) | {"reed": 2}, some(material, 3) | {"wood": 1, "reed": 2}]


@pytest.mark.parametrize(("house", "material"), [("wood", "clay"), ("clay", "stone")])
def test_with_the_frame_builder_a_wood_takes_the_place_of_two_of_a_renovation_once(house, material):
    ways = a_renovation("frame_builder", picture=FOUR_ROOMS, house=house)
    assert ways == [some(material, 4) | {"reed": 1}, some(material, 2) | {"wood": 1, "reed": 1}]


def test_the_frame_builder_changes_no_wooden_room_and_no_improvement():
    assert a_room("frame_builder") == [{"wood": 5, "reed": 2}]
    assert an_improvement("clay_oven", "frame_builder") == [{"clay": 3, "stone": 1}]


def test_the_frame_builder_helps_with_every_room_of_an_action():
    own = a_farm(house="clay", cards=["frame_builder"], wood=2, clay=6, reed=4)
    state = choose(use("farm_expansion", own), "do:rooms", "room:A1", "pay:2", "room:B1")
    assert (len(farm(state)["rooms"]), goods(state)) == (4, {})


@pytest.mark.parametrize("cards", [["frame_builder", "brushwood_collector"], ["brushwood_collector", "frame_builder"]])
def test_frame_builder_and_brushwood_collector_may_both_act_on_one_price(cards):
    ways = a_renovation(*cards)
    assert len(ways) == 4
    for way in ({"clay": 2, "reed": 1}, {"wood": 1, "reed": 1}, {"wood": 1, "clay": 2}, {"wood": 2}):
        assert way in ways


def test_two_stone_may_be_paid_with_the_frame_builders_wood_or_be_one_fewer_by_the_stonecutter():
    ways = a_renovation("frame_builder", "stonecutter", house="clay")
    assert sorted(ways, key=str) == [{"reed": 1, "stone": 1}, {"wood": 1, "reed": 1}]


# Priest


def test_a_priest_in_a_clay_house_of_two_rooms_brings_clay_reed_and_stone():
    assert goods(learn("priest", a_farm(house="clay"))) == {"clay": 3, "reed": 2, "stone": 2}


@pytest.mark.parametrize(
    ("house", "picture"), [("wood", "..... r.... r...."), ("stone", "..... r.... r...."), ("clay", THREE_ROOMS)]
)
def test_a_priest_in_any_other_house_brings_nothing(house, picture):
    assert goods(learn("priest", a_farm(picture, house=house))) == {}


def test_a_priest_who_has_come_too_early_brings_nothing_later():
    state = use("house_redevelopment", a_farm(cards=["priest"], clay=2, reed=1))
    assert (farm(state)["house"], goods(state)) == ("clay", {})


def test_two_rooms_and_a_caravan_are_two_rooms_for_the_priest():
    assert goods(learn("priest", a_farm(house="clay", cards=["caravan"]))) == {"clay": 3, "reed": 2, "stone": 2}


# Stonecutter


def test_with_the_stonecutter_improvements_rooms_and_renovations_cost_a_stone_less():
    assert an_improvement("well", "stonecutter") == [{"wood": 1, "stone": 2}]
    assert a_room("stonecutter", house="stone") == [{"reed": 2, "stone": 4}]
    assert a_renovation("stonecutter", house="clay", picture=FOUR_ROOMS) == [{"reed": 1, "stone": 3}]


def test_with_the_stonecutter_a_minor_improvement_costs_a_stone_less_too():
    state = lay("lumber_mill", a_farm(cards=["stonecutter"], stone=1), seats=3)
    assert (farm(state)["cards"], goods(state)) == (["stonecutter", "lumber_mill"], {})


def test_with_the_stonecutter_every_room_of_an_action_costs_a_stone_less():
    own = a_farm(house="stone", cards=["stonecutter"], reed=4, stone=8)
    state = play(use("farm_expansion", own, seats=3), "room:A1", "room:B1")
    assert (len(farm(state)["rooms"]), goods(state)) == (4, {})


def test_the_stonecutter_makes_nothing_cheaper_that_costs_no_stone():
    assert a_room("stonecutter") == [{"wood": 5, "reed": 2}]
    assert a_renovation("stonecutter") == [{"clay": 2, "reed": 1}]
    assert an_improvement("fireplace_2", "stonecutter") == [{"clay": 2}]


def test_stonecutter_master_bricklayer_and_lumber_mill_take_off_together_and_never_below_nothing():
    cards = ["stonecutter", "master_bricklayer", "lumber_mill"]
    assert an_improvement("well", *cards, picture=THREE_ROOMS) == [{"stone": 1}]
    assert an_improvement("well", *cards, picture="rr... rr... rr...") == [{}]
    assert an_improvement("clay_oven", *cards, picture=FOUR_ROOMS) == [{"clay": 3}]
    assert an_improvement("joinery", *cards, picture=FOUR_ROOMS) == [{"wood": 1}]


def test_who_gives_a_fireplace_back_for_a_hearth_gets_no_change_for_stonecutter_and_lumber_mill():
    own = a_farm(cards=["fireplace_2", "stonecutter", "lumber_mill"], wood=1, stone=1)
    state = play(use("major_improvement", own, seats=3), "play:hearth_4")
    assert (farm(state)["cards"], goods(state)) == (["stonecutter", "lumber_mill", "hearth_4"], {"wood": 1, "stone": 1})


# Small-scale Farmer


def test_with_two_rooms_the_small_scale_farmer_gets_a_wood_at_the_start_of_every_round():
    assert goods(a_round(3, a_farm(cards=["small_scale_farmer"]))) == {"wood": 1}


@pytest.mark.parametrize("house", ["clay", "stone"])
def test_the_small_scale_farmers_house_may_be_of_any_material(house):
    assert goods(a_round(3, a_farm(house=house, cards=["small_scale_farmer"]))) == {"wood": 1}


def test_with_three_rooms_the_small_scale_farmer_gets_nothing():
    assert goods(a_round(3, a_farm(THREE_ROOMS, cards=["small_scale_farmer"]))) == {}


def test_a_caravan_is_no_third_room_for_the_small_scale_farmer():
    own = a_farm(cards=["small_scale_farmer", "caravan"], people=3)
    assert goods(a_round(3, own)) == {"wood": 1}


def test_a_small_scale_farmer_who_is_played_in_a_round_waits_for_the_next_one():
    assert goods(learn("small_scale_farmer", a_farm())) == {}


def test_the_small_scale_farmers_wood_pays_the_groom_at_the_same_start():
    own = a_farm(house="stone", cards=["groom", "small_scale_farmer"])
    state = play(a_round(5, own), "use:groom", "stable:C1")
    assert (farm(state)["stables"], goods(state)) == (["C1"], {})


# Geologist


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("space", ["forest", "reed_bank"])
def test_at_the_forest_and_at_the_reed_bank_the_geologist_finds_a_clay(space, seats):
    assert goods(use(space, a_farm(cards=["geologist"]), seats=seats))["clay"] == 1


@pytest.mark.parametrize(("seats", "clay"), [(1, 2), (2, 2), (3, 3), (4, 3)])
def test_the_geologist_finds_a_clay_in_the_clay_pit_from_three_players_on(seats, clay):
    assert goods(use("clay_pit", a_farm(cards=["geologist"]), seats=seats, piles={"clay_pit": 2})) == {"clay": clay}


@pytest.mark.parametrize("space", ["grove", "copse", "hollow", "western_quarry", "fishing"])
def test_the_geologist_finds_nothing_elsewhere(space):
    assert "clay" not in goods(use(space, a_farm(cards=["geologist"]), seats=4))


def test_wood_cutter_and_geologist_both_find_something_in_the_forest():
    own = a_farm(cards=["wood_cutter", "geologist"])
    assert goods(use("forest", own, piles={"forest": 3})) == {"wood": 4, "clay": 1}


# Roof Ballaster


@pytest.mark.parametrize(("picture", "stone"), [("..... r.... r....", 2), (FOUR_ROOMS, 4)])
def test_for_a_food_the_roof_ballaster_brings_a_stone_for_each_room(picture, stone):
    state = play(learn("roof_ballaster", a_farm(picture, food=1)), "use:roof_ballaster")
    assert goods(state) == {"stone": stone}
    assert is_turn(state, 1)


def test_the_roof_ballaster_may_be_left_and_then_never_comes_again():
    state = play(learn("roof_ballaster", a_farm(food=1)), "enough")
    assert goods(state) == {"food": 1}
    assert not offers(take_turns(state, "forest"), "roof_ballaster")


def test_the_roof_ballasters_food_is_paid_besides_that_of_the_occupation():
    two = learn("roof_ballaster", a_farm(cards=["groom"], food=2))
    assert goods(play(two, "use:roof_ballaster")) == {"stone": 2}
    one = learn("roof_ballaster", a_farm(cards=["groom"], food=1))
    assert (is_turn(one, 1), goods(one)) == (True, {})


def test_a_grain_turned_into_food_pays_the_roof_ballaster():
    assert goods(play(learn("roof_ballaster", a_farm(grain=1)), "use:roof_ballaster")) == {"stone": 2}


def test_the_paper_makers_food_pays_the_roof_ballaster():
    state = learn("roof_ballaster", a_farm(cards=["paper_maker", "groom"], wood=1))
    assert goods(play(state, "use:roof_ballaster")) == {"stone": 2}


# Carpenter


@pytest.mark.parametrize("house", ["wood", "clay", "stone"])
def test_with_the_carpenter_a_room_costs_three_of_the_houses_material_and_two_reed(house):
    assert a_room("carpenter", house=house) == [some(house, 3) | {"reed": 2}]


def test_the_carpenter_changes_no_renovation_and_no_stable():
    assert a_renovation("carpenter") == [{"clay": 2, "reed": 1}]
    state = play(use("farm_expansion", a_farm(cards=["carpenter"], wood=2)), "stable:C1")
    assert goods(state) == {}


@pytest.mark.parametrize("cards", [["carpenter", "stonecutter"], ["stonecutter", "carpenter"]])
def test_carpenter_and_stonecutter_add_up_in_either_order(cards):
    assert a_room(*cards, house="stone") == [{"reed": 2, "stone": 2}]


def test_carpenter_frame_builder_and_brushwood_collector_build_a_room_of_clay_with_wood():
    assert {"wood": 2, "clay": 1} in a_room("brushwood_collector", "frame_builder", "carpenter", house="clay")


# Brushwood Collector


def test_with_the_brushwood_collector_one_wood_takes_the_place_of_all_reed():
    assert a_room("brushwood_collector") == [{"wood": 5, "reed": 2}, {"wood": 6}]
    assert a_renovation("brushwood_collector") == [{"clay": 2, "reed": 1}, {"wood": 1, "clay": 2}]


def test_brushwood_does_not_take_the_place_of_reed_in_an_improvement():
    assert an_improvement("basketmaker", "brushwood_collector") == [{"reed": 2, "stone": 2}]
    state = use("meeting_place", a_farm(cards=["brushwood_collector"], hand=["lasso"], wood=3), seats=3)
    assert is_turn(state, 1)


def test_with_brushwood_a_room_needs_no_reed_at_all():
    own = a_farm(cards=["brushwood_collector"], wood=6)
    assert "farm_expansion" in places(a_turn(own, seats=3), "space")
    assert len(farm(choose(use("farm_expansion", own, seats=3), "do:rooms", "room:A1"))["rooms"]) == 3


def test_brushwood_is_chosen_for_every_room_of_its_own():
    own = a_farm(cards=["brushwood_collector"], wood=11, reed=2)
    state = choose(use("farm_expansion", own, seats=3), "do:rooms", "room:A1", "pay:1", "room:B1")
    assert (len(farm(state)["rooms"]), goods(state)) == (4, {})


# Pastor


GIFT = {"wood": 3, "clay": 2, "reed": 1, "stone": 1}
BIG = a_farm(THREE_ROOMS)


def test_a_pastor_who_is_played_as_the_only_one_with_two_rooms_brings_goods_at_once():
    assert goods(use("lessons", a_farm(hand=["pastor"]), BIG, BIG, BIG, seats=4)) == GIFT


def test_a_pastor_whose_neighbour_has_two_rooms_waits():
    assert goods(use("lessons", a_farm(hand=["pastor"]), a_farm(), BIG, BIG, seats=4)) == {}


def test_a_pastor_with_more_rooms_brings_nothing():
    assert goods(use("lessons", a_farm(THREE_ROOMS, hand=["pastor"]), BIG, BIG, BIG, seats=4)) == {}


def test_the_pastor_acts_when_the_last_of_the_others_builds_a_room():
    builder = a_farm(wood=5, reed=2)
    state = a_turn(builder, a_farm(cards=["pastor"]), BIG, BIG, seats=4)
    choose(play(state, "space:farm_expansion"), "do:rooms", "room:A1")
    assert goods(state, 1) == GIFT
    assert is_turn(state, 1)


def test_the_pastor_waits_for_the_last_of_the_others():
    builder = a_farm(wood=5, reed=2)
    state = a_turn(builder, a_farm(cards=["pastor"]), a_farm(), BIG, seats=4)
    choose(play(state, "space:farm_expansion"), "do:rooms", "room:A1")
    assert goods(state, 1) == {}


def test_the_pastor_acts_after_the_whole_action_of_building():
    builder = a_farm(wood=10, reed=4)
    state = a_turn(builder, a_farm(cards=["pastor"]), BIG, BIG, seats=4)
    choose(play(state, "space:farm_expansion"), "do:rooms", "room:A1")
    assert goods(state, 1) == {}
    assert goods(choose(state, "room:B1", "enough"), 1) == GIFT


def test_the_pastor_acts_once_in_a_game():
    builder = a_farm(THREE_ROOMS, wood=5, reed=2)
    state = a_turn(builder, a_farm(cards=["pastor"]), BIG, BIG, seats=4, notes={"pastor": 1})
    assert goods(choose(play(state, "space:farm_expansion"), "do:rooms", "room:A1"), 1) == {}


def test_the_pastor_who_builds_a_room_himself_is_no_longer_in_question():
    own = a_farm(cards=["pastor"], wood=5, reed=2)
    state = a_turn(own, a_farm(), BIG, BIG, seats=4)
    assert goods(choose(play(state, "space:farm_expansion"), "do:rooms", "room:A1")) == {}


def test_the_cottagers_room_is_a_room_for_the_neighbours_pastor():
    builder = a_farm(cards=["cottager"], wood=5, reed=2)
    state = a_turn(builder, a_farm(cards=["pastor"]), BIG, BIG, seats=4)
    play(state, "space:day_laborer", "use:cottager", "room:A1")
    assert goods(state, 1) == GIFT


# Clay Embankment


@pytest.mark.parametrize(("clay", "after"), [(0, 0), (1, 1), (2, 3), (3, 4), (8, 12)])
def test_the_clay_embankment_brings_a_clay_for_every_two(clay, after):
    state = lay("clay_embankment", a_farm(clay=clay, food=1))
    assert goods(state).get("clay", 0) == after


def test_the_clay_embankment_costs_a_food_and_goes_to_the_left_neighbours_hand():
    state = lay("clay_embankment", a_farm(clay=2, food=1))
    assert (goods(state), farm(state)["cards"]) == ({"clay": 3}, [])
    assert state.view(1)["table"]["hand"] == ["clay_embankment"]
    assert is_turn(use("meeting_place", a_farm(clay=2, hand=["clay_embankment"])), 1)


def test_who_exchanges_clay_for_stone_first_has_less_for_the_clay_embankment():
    own = a_farm(cards=["hard_porcelain"], hand=["clay_embankment"], clay=4, food=1)
    state = play(use("meeting_place", own), "any:hard_porcelain", "step:1", "do:minor")
    assert goods(choose(state, "play:clay_embankment")) == {"clay": 3, "stone": 1}


# Lumber Mill


def test_with_the_lumber_mill_every_improvement_costs_a_wood_less():
    assert an_improvement("joinery", "lumber_mill") == [{"wood": 1, "stone": 2}]
    state = lay("handplow", a_farm(cards=["lumber_mill"]))
    assert farm(state)["cards"] == ["lumber_mill", "handplow"]


def test_the_lumber_mill_changes_no_room_no_stable_and_no_improvement_without_wood():
    assert a_room("lumber_mill") == [{"wood": 5, "reed": 2}]
    assert an_improvement("pottery", "lumber_mill") == [{"clay": 2, "stone": 2}]
    assert goods(play(use("farm_expansion", a_farm(cards=["lumber_mill"], wood=2)), "stable:C1")) == {}


def test_the_lumber_mill_costs_two_stone_and_allows_three_occupations_at_most():
    few = ["groom", "priest", "geologist"]
    assert goods(lay("lumber_mill", a_farm(cards=few, stone=2))) == {}
    many = a_farm(cards=[*few, "carpenter"], hand=["lumber_mill"], stone=2)
    assert is_turn(use("meeting_place", many), 1)


def test_a_fourth_occupation_does_not_close_the_lumber_mill():
    own = a_farm(cards=["groom", "priest", "geologist", "carpenter", "lumber_mill"], hand=["handplow"])
    assert "handplow" in farm(play(use("meeting_place", own), "do:minor"))["cards"]


# Canoe


def test_with_the_canoe_fishing_brings_a_food_and_a_reed():
    assert goods(use("fishing", a_farm(cards=["canoe"]), piles={"fishing": 2})) == {"food": 3, "reed": 1}


def test_the_canoe_brings_nothing_elsewhere_and_nothing_from_others():
    assert goods(use("reed_bank", a_farm(cards=["canoe"]), piles={"reed_bank": 1})) == {"reed": 1}
    assert goods(play(a_turn(a_farm(), a_farm(cards=["canoe"])), "space:fishing"), 1) == {}


def test_the_canoe_wants_an_occupation_and_two_wood():
    assert is_turn(use("meeting_place", a_farm(hand=["canoe"], wood=2)), 1)
    assert goods(lay("canoe", a_farm(cards=["groom"], wood=2))) == {}


def test_canoe_and_harpooner_go_fishing_together():
    own = a_farm(cards=["canoe", "harpooner"], wood=1)
    state = play(use("fishing", own, seats=3, piles={"fishing": 1}), "use:harpooner")
    assert goods(state) == {"food": 1 + 1 + 2, "reed": 1 + 1}


# Stone Tongs


@pytest.mark.parametrize("space", ["western_quarry", "eastern_quarry"])
def test_with_the_stone_tongs_every_quarry_brings_one_more_stone(space):
    assert goods(use(space, a_farm(cards=["stone_tongs"]), piles={space: 2})) == {"stone": 3}


def test_the_stone_tongs_bring_nothing_from_the_resource_market():
    assert goods(use("resource_market", a_farm(cards=["stone_tongs"]), seats=4))["stone"] == 1


def test_who_plays_the_stone_tongs_after_a_renovation_uses_them_at_the_next_quarry():
    own = a_farm(hand=["stone_tongs"], clay=2, reed=1, wood=1)
    state = a_turn(own, out=["house_redevelopment", "western_quarry"], rounds=7, piles={"western_quarry": 1})
    play(state, "space:house_redevelopment", "do:improve")
    take_turns(state, "forest", "western_quarry")
    assert goods(state) == {"stone": 2}


# Thick Forest


@pytest.mark.parametrize(("number", "rounds"), [(1, [2, 4, 6, 8, 10, 12, 14]), (6, [8, 10, 12, 14]), (13, [14]), (14, [])])
def test_the_thick_forest_lets_a_wood_wait_on_every_even_round_space_that_is_left(number, rounds):
    state = lay("thick_forest", a_farm(clay=5), rounds=number)
    assert waiting(state, "wood") == dict.fromkeys(rounds, 1)


def test_the_clay_for_the_thick_forest_is_shown_and_not_paid():
    assert goods(lay("thick_forest", a_farm(clay=5))) == {"clay": 5}
    assert is_turn(use("meeting_place", a_farm(clay=4, hand=["thick_forest"])), 1)


def test_the_thick_forests_wood_comes_at_the_start_of_its_round():
    assert goods(a_round(6, a_farm(cards=["thick_forest"]), coming=[(6, 0, "wood", 1), (8, 0, "wood", 1)])) == {"wood": 1}


def test_the_clay_of_the_clay_embankment_opens_the_thick_forest():
    own = a_farm(hand=["clay_embankment", "thick_forest"], clay=4, food=1)
    state = play(a_turn(own, out=["major_improvement"]), "space:meeting_place", "do:minor")
    take_turns(state, "forest", "major_improvement")
    choose(state, "play:thick_forest")
    assert farm(state)["cards"] == ["thick_forest"]


# Loam Pit


def test_with_the_loam_pit_the_day_laborer_brings_three_clay():
    assert goods(use("day_laborer", a_farm(cards=["loam_pit"]))) == {"clay": 3, "food": 2}


def test_the_loam_pit_brings_nothing_elsewhere():
    assert goods(use("clay_pit", a_farm(cards=["loam_pit"]), piles={"clay_pit": 1})) == {"clay": 1}


def test_the_loam_pit_wants_three_occupations_and_a_food():
    assert is_turn(use("meeting_place", a_farm(cards=["groom", "priest"], hand=["loam_pit"], food=1)), 1)
    assert goods(lay("loam_pit", a_farm(cards=["groom", "priest", "geologist"], food=1))) == {}


def test_the_loam_pits_clay_pays_the_cottagers_room_and_renovation():
    own = a_farm(house="clay", cards=["loam_pit", "cottager"], clay=2, reed=2)
    assert len(farm(play(use("day_laborer", own), "use:cottager", "room:A1"))["rooms"]) == 3
    renovating = a_farm(cards=["loam_pit", "cottager"], reed=1)
    assert farm(play(use("day_laborer", renovating), "use:cottager"))["house"] == "clay"


# Hard Porcelain


@pytest.mark.parametrize(("step", "clay", "stone"), [("step:1", 2, 1), ("step:2", 3, 2), ("step:3", 4, 3)])
def test_hard_porcelain_makes_one_two_or_three_stone_of_two_three_or_four_clay(step, clay, stone):
    state = play(a_turn(a_farm(cards=["hard_porcelain"], clay=4)), "any:hard_porcelain")
    assert codes(state) == ["step:1", "step:2", "step:3"]
    play(state, step)
    assert goods(state) == {good: amount for good, amount in {"clay": 4 - clay, "stone": stone}.items() if amount}
    assert is_turn(state, 0)


@pytest.mark.parametrize(("clay", "sizes"), [(2, 1), (3, 2), (4, 3), (9, 3)])
def test_hard_porcelain_takes_no_clay_that_is_not_there(clay, sizes):
    state = play(a_turn(a_farm(cards=["hard_porcelain"], clay=clay)), "any:hard_porcelain")
    assert goods(state) == {"stone": 1} if sizes == 1 else len(codes(state)) == sizes


def test_one_clay_is_too_little_for_hard_porcelain():
    assert "any:hard_porcelain" not in codes(a_turn(a_farm(cards=["hard_porcelain"], clay=1)))


def test_hard_porcelain_may_be_used_again_and_again():
    state = play(a_turn(a_farm(cards=["hard_porcelain"], clay=8)), *["any:hard_porcelain", "step:3"] * 2)
    assert goods(state) == {"stone": 6}


def test_hard_porcelain_first_and_what_costs_stone_becomes_possible():
    own = a_farm(cards=["hard_porcelain"], clay=4, wood=1)
    state = play(a_turn(own, out=["major_improvement"]), "any:hard_porcelain", "step:3", "space:major_improvement")
    assert (farm(state)["cards"], goods(state)) == (["hard_porcelain", "well"], {})


def test_hard_porcelain_helps_while_its_owner_is_asked_what_to_build():
    own = a_farm(cards=["hard_porcelain"], clay=6, wood=1)
    state = use("major_improvement", own)
    assert "well" not in places(state, "play")
    play(state, "any:hard_porcelain", "step:3")
    assert {"fireplace_2", "well"} <= set(places(state, "play"))


def test_hard_porcelain_does_not_take_the_clay_for_what_must_be_built():
    state = use("major_improvement", a_farm(cards=["hard_porcelain"], clay=3))
    assert "any:hard_porcelain" not in codes(state)


def test_hard_porcelain_takes_that_clay_if_its_stone_builds_something_else():
    state = play(use("major_improvement", a_farm(cards=["hard_porcelain"], clay=4, wood=1)), "any:hard_porcelain")
    assert codes(state) == ["step:1", "step:3"]
    assert farm(play(state, "step:3"))["cards"] == ["hard_porcelain", "well"]


def test_hard_porcelain_may_be_fired_between_two_cards_of_one_moment():
    own = a_farm(house="clay", cards=["loam_pit", "cottager", "hard_porcelain"], reed=1)
    state = play(use("day_laborer", own), "any:hard_porcelain", "step:2", "use:cottager")
    assert (farm(state)["house"], goods(state)) == ("stone", {"food": 2})


def test_with_clay_that_has_just_come_hard_porcelain_pays_the_scholars_improvement():
    own = a_farm(house="stone", cards=["scholar", "hard_porcelain"], hand=["mantlepiece"])
    state = play(a_round(5, own, coming=[(5, 0, "clay", 2)]), "any:hard_porcelain", "use:scholar")
    assert (farm(state)["cards"][-1], goods(state)) == ("mantlepiece", {})


def test_where_stone_would_change_nothing_hard_porcelain_is_not_asked_for_before_the_end_of_the_turn():
    own = a_farm("fffff rffff rffff", cards=["cottager", "assistant_tiller", "hard_porcelain"], clay=2)
    assert is_turn(play(use("fishing", own), "enough"), 1)
    full = a_farm("fffff rffff rffff", house="stone", cards=["cottager", "assistant_tiller", "hard_porcelain"], clay=2)
    assert is_turn(play(use("day_laborer", full), "enough"), 1)


def test_hard_porcelain_waits_while_another_player_is_asked():
    state = use("day_laborer", a_farm(cards=["hard_porcelain"], clay=2), a_farm())
    play(state, "enough")
    assert "any:hard_porcelain" not in codes(state, 1)


def test_at_the_end_of_a_turn_hard_porcelain_may_be_fired_once_more():
    state = play(use("clay_pit", a_farm(cards=["hard_porcelain"]), piles={"clay_pit": 2}), "any:hard_porcelain")
    assert goods(state) == {"stone": 1}
    assert is_turn(state, 1)


def test_before_the_points_are_counted_hard_porcelain_may_be_fired_once_more():
    state = play(an_end(a_farm(cards=["hard_porcelain"], clay=2)), "any:hard_porcelain")
    assert (goods(state), state.over) == ({"stone": 1}, True)


@pytest.mark.parametrize("asked", ["turn", "improvement"])
def test_a_game_can_be_written_down_while_porcelain_is_fired(asked):
    own = a_farm(cards=["hard_porcelain"], clay=9)
    before = a_turn(own) if asked == "turn" else use("major_improvement", own)
    state = play(before, "any:hard_porcelain")
    assert codes(grange.from_dict(state.to_dict())) == codes(state)
