"""Farm planners: what each card does, when it does nothing, and how it combines with others."""

from __future__ import annotations

from typing import Any

import pytest

import grange
from tests.games.agricola.builders import (
    GOODS,
    a_farm,
    a_round,
    a_turn,
    codes,
    farm,
    goods,
    is_turn,
    places,
    play,
    sheet,
    some,
    table,
    use,
)
from tests.games.agricola.cards.hands import choose, lay, learn, offers, spent, ways_to_pay

RICH: dict[str, Any] = {"wood": 9, "clay": 9, "reed": 9, "stone": 9, "food": 9}
NO_LAND = "rrrrr rrrrr rrrrr"


# Animal Tamer


@pytest.mark.parametrize("good", ["wood", "grain"])
def test_the_animal_tamer_brings_a_wood_or_a_grain(good):
    state = learn("animal_tamer", a_farm())
    assert places(state, "take") == ["wood", "grain"]
    assert goods(play(state, f"take:{good}")) == {good: 1}


@pytest.mark.parametrize(("picture", "cattle"), [("..... r.... r....", 0), ("..... rr... rr...", 2)])
def test_with_the_animal_tamer_every_room_holds_an_animal_of_any_kind(picture, cattle):
    own = a_farm(picture, cards=["animal_tamer"], boar=1, cattle=cattle)
    assert farm(use("sheep_market", own, piles={"sheep_market": 1}))["goods"] == amounts(sheep=1, boar=1, cattle=cattle)


def amounts(**own: int) -> dict[str, int]:
    return dict.fromkeys(GOODS, 0) | own


def test_the_animal_tamers_rooms_replace_the_one_pet_and_do_not_come_on_top():
    own = a_farm(cards=["animal_tamer"], boar=1, cattle=1)
    assert places(use("sheep_market", own, piles={"sheep_market": 1}), "release") == ["sheep", "boar", "cattle"]


def test_without_the_animal_tamer_a_house_of_many_rooms_holds_one_pet():
    assert goods(use("sheep_market", a_farm("..... rr... rr..."), piles={"sheep_market": 4})) == {"sheep": 1}


def test_a_caravan_is_no_room_for_the_animal_tamer():
    own = a_farm(cards=["animal_tamer", "caravan"])
    assert goods(use("sheep_market", own, piles={"sheep_market": 3})) == {"sheep": 2}


# Conservator


def test_with_the_conservator_a_wooden_house_may_become_one_of_stone_at_the_price_of_stone():
    state = use("house_redevelopment", a_farm(cards=["conservator"], clay=2, stone=2, reed=1))
    assert codes(state) == ["do:renovate", "do:restore"]
    play(state, "do:restore")
    assert (farm(state)["house"], goods(state)) == ("stone", {"clay": 2})


def test_with_the_conservator_the_house_may_still_be_renovated_by_one_step():
    state = play(use("house_redevelopment", a_farm(cards=["conservator"], clay=2, stone=2, reed=1)), "do:renovate")
    assert (farm(state)["house"], goods(state)) == ("clay", {"stone": 2})


def test_the_conservator_lets_renovate_who_has_stone_and_no_clay():
    assert "house_redevelopment" not in places(a_turn(a_farm(stone=2, reed=1), out=["house_redevelopment"]), "space")
    assert farm(use("house_redevelopment", a_farm(cards=["conservator"], stone=2, reed=1)))["house"] == "stone"


def test_the_conservator_changes_nothing_for_a_clay_house():
    state = use("house_redevelopment", a_farm(house="clay", cards=["conservator"], clay=2, stone=2, reed=1))
    assert (farm(state)["house"], goods(state)) == ("stone", {"clay": 2})


@pytest.mark.parametrize(
    ("card", "left"),
    [("frame_builder", {"stone": 2}), ("stonecutter", {"wood": 1, "stone": 1}), ("brushwood_collector", {"reed": 1})],
)
def test_the_conservators_way_to_stone_is_a_renovation_for_cards_that_make_it_cheaper(card, left):
    state = use("house_redevelopment", a_farm(cards=["conservator", card], wood=1, stone=2, reed=1), seats=3)
    renovated = ways_to_pay(choose(state, "do:restore"))
    assert left in [goods(way) for way in renovated]
    assert {farm(way)["house"] for way in renovated} == {"stone"}


def test_the_roughcaster_gets_nothing_when_the_conservator_leaves_the_clay_house_out():
    own = a_farm(cards=["conservator", "roughcaster"], stone=2, reed=1)
    assert goods(use("house_redevelopment", own)) == {}
    step_by_step = a_farm(house="clay", cards=["conservator", "roughcaster"], stone=2, reed=1)
    assert goods(use("house_redevelopment", step_by_step)) == {"food": 3}


def test_behind_a_mantlepiece_not_even_the_conservator_renovates():
    own = a_farm(house="clay", cards=["conservator", "mantlepiece"], **RICH)
    assert "house_redevelopment" not in places(a_turn(own, out=["house_redevelopment"]), "space")


# Hedge Keeper


@pytest.mark.parametrize(
    ("wood", "pasture", "left"),
    [(1, ["C1"], 0), (4, ["C1"], 3), (3, ["C1", "D1"], 0), (5, ["C1", "D1", "C2", "D2"], 0)],
)
def test_with_the_hedge_keeper_three_fences_of_an_action_cost_no_wood(wood, pasture, left):
    state = use("fencing", a_farm(cards=["hedge_keeper"], wood=wood))
    choose(state, *[f"add:{place}" for place in pasture], "enclose")
    assert farm(state)["pastures"] == [pasture]
    assert goods(state).get("wood", 0) == left


def test_the_hedge_keepers_three_fences_are_counted_for_the_whole_action_not_for_each_pasture():
    state = choose(use("fencing", a_farm(cards=["hedge_keeper"], wood=5)), "add:C1", "enclose")
    assert goods(state) == {"wood": 4}
    assert goods(choose(state, "add:D1", "enclose")) == {"wood": 1}


def test_with_the_hedge_keeper_up_to_three_fences_need_no_wood_at_all():
    own = a_farm(pastures=["C1"], cards=["hedge_keeper"])
    assert "fencing" in places(a_turn(own, out=["fencing"]), "space")
    assert "fencing" not in places(a_turn(a_farm(pastures=["C1"]), out=["fencing"]), "space")


def test_without_wood_the_hedge_keeper_is_not_enough_for_four_fences():
    assert "fencing" not in places(a_turn(a_farm(cards=["hedge_keeper"]), out=["fencing"]), "space")


def test_the_hedge_keeper_helps_again_with_the_fences_after_a_renovation():
    own = a_farm(house="clay", pastures=["C1"], cards=["hedge_keeper"], stone=2, reed=1)
    state = play(use("farm_redevelopment", own), "do:fences", "add:D1")
    assert farm(state)["pastures"] == [["C1"], ["D1"]]


def test_the_mini_pasture_takes_nothing_from_the_hedge_keeper_and_gives_nothing_to_it():
    state = play(lay("mini_pasture", a_farm(cards=["hedge_keeper", "rammed_clay"], food=2, clay=4, wood=4)), "cell:C1")
    assert (farm(state)["pastures"], goods(state)) == ([["C1"]], {"clay": 4, "wood": 4})
    assert is_turn(state, 1)


# Plow Driver


def test_in_a_stone_house_the_plow_driver_plows_a_field_for_a_food_at_the_start_of_a_round():
    state = play(a_round(5, a_farm(house="stone", cards=["plow_driver"], food=2)), "use:plow_driver", "plow:C1")
    assert (farm(state)["fields"], goods(state)) == (["C1"], {"food": 1})
    assert is_turn(state, 0)
    assert farm(state)["at_home"] == 2


@pytest.mark.parametrize("house", ["wood", "clay"])
def test_the_plow_driver_wants_a_stone_house(house):
    assert is_turn(a_round(5, a_farm(house=house, cards=["plow_driver"], food=2)), 0)


@pytest.mark.parametrize(
    "own", [a_farm(house="stone", cards=["plow_driver"]), a_farm(NO_LAND, house="stone", cards=["plow_driver"], food=1)]
)
def test_nobody_is_asked_about_the_plow_driver_without_food_or_land(own):
    assert is_turn(a_round(5, own), 0)


def test_the_plow_driver_may_be_left_and_comes_again_in_the_next_round():
    own = a_farm(house="stone", cards=["plow_driver"], food=2)
    assert goods(play(a_round(5, own), "enough")) == {"food": 2}
    assert offers(a_round(6, own), "plow_driver")


def test_the_food_of_the_well_that_comes_in_this_round_pays_the_plow_driver():
    state = a_round(5, a_farm(house="stone", cards=["plow_driver", "well"]), coming=[(5, 0, "food", 1)])
    assert goods(play(state, "use:plow_driver", "plow:C1")) == {}


def test_a_grain_turned_into_food_pays_the_plow_driver():
    state = play(a_round(5, a_farm(house="stone", cards=["plow_driver"], grain=1)), "use:plow_driver", "plow:C1")
    assert (farm(state)["fields"], goods(state)) == (["C1"], {})


# Cottager


@pytest.mark.parametrize(
    ("choice", "house", "left"),
    [("do:one_room", "wood", {"clay": 2, "reed": 1, "food": 2}), ("do:renovate", "clay", {"wood": 5, "reed": 2, "food": 2})],
)
def test_at_the_day_laborer_the_cottager_builds_one_room_or_renovates_at_the_usual_price(choice, house, left):
    state = play(use("day_laborer", a_farm(cards=["cottager"], wood=5, clay=2, reed=3)), "use:cottager", choice)
    if choice == "do:one_room":
        play(state, "room:A1")
    assert (farm(state)["house"], goods(state)) == (house, left)
    assert is_turn(state, 1)


def test_the_cottager_builds_exactly_one_room_however_rich_he_is():
    state = play(use("day_laborer", a_farm(cards=["cottager"], wood=20, reed=20)), "use:cottager", "room:A1")
    assert is_turn(state, 1)
    assert farm(state)["rooms"] == ["A1", "A2", "A3"]


@pytest.mark.parametrize("space", ["farmland", "fishing", "forest"])
def test_the_cottager_does_nothing_on_other_spaces(space):
    assert not offers(use(space, a_farm(cards=["cottager"], **RICH)), "cottager")


def test_the_cottager_may_be_left():
    state = play(use("day_laborer", a_farm(cards=["cottager"], wood=5, reed=2)), "enough")
    assert goods(state) == {"wood": 5, "reed": 2, "food": 2}


def test_nobody_is_asked_about_a_cottager_who_can_pay_for_nothing():
    assert is_turn(use("day_laborer", a_farm(cards=["cottager"], wood=4, reed=2)), 1)


def test_the_clay_of_the_loam_pit_pays_the_cottager_in_the_same_visit():
    state = play(
        use("day_laborer", a_farm(house="clay", cards=["cottager", "loam_pit"], clay=2, reed=2)), "use:cottager", "room:A1"
    )
    assert (len(farm(state)["rooms"]), goods(state)) == (3, {"food": 2})


def test_the_clay_of_the_loam_pit_renovates_with_the_cottager():
    state = play(use("day_laborer", a_farm(cards=["cottager", "loam_pit"], reed=1)), "use:cottager")
    assert (farm(state)["house"], goods(state)) == ("clay", {"clay": 1, "food": 2})


def test_with_cottager_and_conservator_the_day_laborers_guest_goes_straight_to_stone():
    state = play(use("day_laborer", a_farm(cards=["cottager", "conservator"], stone=2, reed=1)), "use:cottager")
    assert farm(state)["house"] == "stone"


def test_cottager_and_assistant_tiller_act_in_any_order():
    own = a_farm(cards=["cottager", "assistant_tiller"], wood=5, reed=2)
    state = use("day_laborer", own)
    assert codes(state) == ["use:cottager", "use:assistant_tiller", "enough"]
    first = play(state.copy(), "use:assistant_tiller", "plow:A1", "use:cottager", "room:B2")
    assert (farm(first)["fields"], len(farm(first)["rooms"])) == (["A1"], 3)
    play(state, "use:cottager", "room:A1", "use:assistant_tiller", "plow:B1")
    assert (farm(state)["fields"], len(farm(state)["rooms"])) == (["B1"], 3)


# Groom


def test_the_groom_brings_a_wood():
    assert goods(learn("groom", a_farm())) == {"wood": 1}


def test_in_a_stone_house_the_groom_builds_a_stable_for_a_wood_at_the_start_of_a_round():
    state = play(a_round(5, a_farm(house="stone", cards=["groom"], wood=3)), "use:groom", "stable:C1")
    assert (farm(state)["stables"], goods(state)) == (["C1"], {"wood": 2})
    assert is_turn(state, 0)
    assert farm(state)["at_home"] == 2


@pytest.mark.parametrize(
    "own",
    [
        a_farm(house="clay", cards=["groom"], wood=3),
        a_farm(house="stone", cards=["groom"]),
        a_farm("ssss. r.... r....", house="stone", cards=["groom"], wood=3),
    ],
    ids=["in a clay house", "without wood", "with all stables built"],
)
def test_nobody_is_asked_about_a_groom_who_cannot_build(own):
    assert is_turn(a_round(5, own), 0)


def test_the_grooms_stable_stands_before_the_animals_come():
    own = a_farm(house="stone", cards=["groom"], wood=1)
    state = a_round(5, own, coming=[(5, 0, "sheep", 2)])
    assert codes(state) == ["use:groom", "arrive", "enough"]
    assert goods(play(state.copy(), "use:groom", "stable:C1")) == {"sheep": 2}
    assert goods(play(state.copy(), "enough")) == {"wood": 1, "sheep": 1}
    assert goods(play(state, "arrive", "use:groom", "stable:C1")) == {"sheep": 1}


def test_groom_and_plow_driver_act_at_the_same_start_in_any_order():
    own = a_farm(house="stone", cards=["groom", "plow_driver"], wood=1, food=1)
    assert codes(a_round(5, own)) == ["use:groom", "use:plow_driver", "enough"]
    state = play(a_round(5, own), "use:plow_driver", "plow:C1", "use:groom", "stable:D1")
    assert (farm(state)["fields"], farm(state)["stables"]) == (["C1"], ["D1"])


# Assistant Tiller


def test_at_the_day_laborer_the_assistant_tiller_plows_a_field():
    state = play(use("day_laborer", a_farm(cards=["assistant_tiller"])), "use:assistant_tiller", "plow:C1")
    assert (farm(state)["fields"], goods(state)) == (["C1"], {"food": 2})
    assert is_turn(state, 1)


def test_the_assistant_tiller_may_be_left():
    assert goods(play(use("day_laborer", a_farm(cards=["assistant_tiller"])), "enough")) == {"food": 2}


@pytest.mark.parametrize("space", ["fishing", "grain_seeds"])
def test_the_assistant_tiller_does_nothing_on_other_spaces(space):
    assert is_turn(use(space, a_farm(cards=["assistant_tiller"])), 1)


def test_nobody_is_asked_about_the_assistant_tiller_without_land():
    assert is_turn(use("day_laborer", a_farm(NO_LAND, cards=["assistant_tiller"])), 1)


def test_when_another_player_goes_to_the_day_laborer_the_assistant_tiller_rests():
    state = a_turn(a_farm(), a_farm(cards=["assistant_tiller"]))
    assert is_turn(play(state, "space:day_laborer"), 1)


# Shifting Cultivation


def test_shifting_cultivation_plows_a_field_and_goes_to_the_left_neighbours_hand():
    state = play(lay("shifting_cultivation", a_farm(food=2)), "plow:C1")
    assert (farm(state)["fields"], farm(state)["cards"], goods(state)) == (["C1"], [], {})
    assert state.view(1)["table"]["hand"] == ["shifting_cultivation"]


def test_the_neighbour_can_play_shifting_cultivation_on_in_the_same_round():
    state = a_turn(a_farm(food=2, hand=["shifting_cultivation"]), a_farm(food=2), out=["major_improvement"])
    play(state, "space:meeting_place", "do:minor", "plow:C1")
    play(state, "space:major_improvement", "plow:D1", seat=1)
    assert (farm(state, 1)["fields"], state.view(0)["table"]["hand"]) == (["D1"], ["shifting_cultivation"])


def test_shifting_cultivation_cannot_be_played_where_no_field_can_be_plowed():
    assert is_turn(use("meeting_place", a_farm(NO_LAND, hand=["shifting_cultivation"], food=2)), 1)


def test_alone_shifting_cultivation_leaves_the_game():
    state = play(lay("shifting_cultivation", a_farm(food=2), seats=1), "plow:C1")
    assert (farm(state)["cards"], state.view(0)["table"]["hand"]) == ([], [])


# Drinking Trough


@pytest.mark.parametrize(
    ("picture", "pastures", "room"),
    [
        ("..... r.... r....", ["C1"], 4),
        ("..s.. r.... r....", ["C1"], 6),
        ("..ss. r.... r....", ["C1 D1"], 18),
        ("..... r.... r....", ["C1", "D1 E1"], 10),
        ("....s r.... r....", ["C1"], 5),
    ],
    ids=["one space", "a stable doubles before the two come", "two stables", "two pastures", "a stable outside gains nothing"],
)
def test_with_the_drinking_trough_every_pasture_holds_two_more_animals(picture, pastures, room):
    pet = 1
    full = a_farm(picture, pastures, cards=["drinking_trough"], sheep=room + pet - 1)
    assert goods(use("sheep_market", full, piles={"sheep_market": 1})) == {"sheep": room + pet}
    crowded = a_farm(picture, pastures, cards=["drinking_trough"], sheep=room + pet)
    assert goods(use("sheep_market", crowded, piles={"sheep_market": 1})) == {"sheep": room + pet}


def test_the_drinking_trough_gives_no_room_without_a_pasture():
    assert goods(use("sheep_market", a_farm(cards=["drinking_trough"]), piles={"sheep_market": 3})) == {"sheep": 1}


def test_the_two_more_animals_are_of_the_pastures_kind():
    own = a_farm(pastures=["C1"], cards=["drinking_trough"], sheep=4, boar=1)
    assert set(places(use("pig_market", own, piles={"pig_market": 1}), "release")) == {"sheep", "boar"}


# Rammed Clay


def test_rammed_clay_brings_a_clay_and_costs_nothing():
    state = lay("rammed_clay", a_farm())
    assert (goods(state), farm(state)["cards"]) == ({"clay": 1}, ["rammed_clay"])


@pytest.mark.parametrize(
    ("own", "ways"),
    [
        ({"clay": 4}, [{}]),
        ({"wood": 2, "clay": 2}, [{}]),
        ({"wood": 4, "clay": 1}, [{"clay": 1}, {"wood": 1}]),
        (
            {"wood": 4, "clay": 4},
            [{"clay": 4}, {"wood": 1, "clay": 3}, {"wood": 2, "clay": 2}, {"wood": 3, "clay": 1}, {"wood": 4}],
        ),
    ],
)
def test_with_rammed_clay_every_fence_costs_a_wood_or_a_clay_as_its_owner_likes(own, ways):
    paid = ways_to_pay(choose(use("fencing", a_farm(cards=["rammed_clay"], **own)), "add:C1", "enclose"))
    assert [goods(way) for way in paid] == ways
    assert all(farm(way)["pastures"] == [["C1"]] for way in paid)


@pytest.mark.parametrize("own", [a_farm(cards=["rammed_clay"], wood=1, clay=2), a_farm(wood=1, clay=9)])
def test_clay_pays_no_fences_where_it_is_too_little_or_not_rammed(own):
    assert "fencing" not in places(a_turn(own, out=["fencing"]), "space")


def test_rammed_clay_builds_no_stables():
    assert "farm_expansion" not in places(a_turn(a_farm(cards=["rammed_clay"], clay=9)), "space")


def test_hedge_keeper_and_rammed_clay_together_leave_one_fence_to_pay_with_either():
    state = play(use("fencing", a_farm(cards=["hedge_keeper", "rammed_clay"], clay=1, wood=1)), "add:C1")
    assert codes(state) == ["pay:1", "pay:2"]
    assert goods(play(state.copy(), "pay:1")) == {"clay": 1}
    assert goods(play(state, "pay:2")) == {"wood": 1}


# Handplow


def test_five_rounds_after_it_was_played_the_handplow_plows_a_field():
    state = lay("handplow", a_farm(wood=1), rounds=3)
    assert farm(state)["notes"] == {"handplow": 8}
    later = play(a_round(8, a_farm(cards=["handplow"]), notes={"handplow": 8}), "use:handplow", "plow:C1")
    assert farm(later)["fields"] == ["C1"]


@pytest.mark.parametrize("number", [4, 7, 9])
def test_the_handplow_plows_in_no_other_round(number):
    assert is_turn(a_round(number, a_farm(cards=["handplow"]), notes={"handplow": 8}), 0)


def test_a_handplow_that_is_declined_is_lost():
    state = play(a_round(8, a_farm(cards=["handplow"]), notes={"handplow": 8}), "enough")
    assert (is_turn(state, 0), farm(state)["fields"]) == (True, [])
    assert is_turn(a_round(9, a_farm(cards=["handplow"]), notes={"handplow": 8}), 0)


def test_a_handplow_whose_round_would_come_after_the_last_is_lost():
    state = lay("handplow", a_farm(wood=1), rounds=10)
    assert farm(state)["cards"] == ["handplow"]
    assert is_turn(a_round(14, a_farm(cards=["handplow"]), notes={"handplow": 15}), 0)


def test_a_handplow_plows_nothing_where_there_is_no_land():
    assert is_turn(a_round(8, a_farm(NO_LAND, cards=["handplow"]), notes={"handplow": 8}), 0)


# Mini Pasture


def test_the_mini_pasture_fences_one_space_for_nothing_and_goes_to_the_left_neighbours_hand():
    state = play(lay("mini_pasture", a_farm(food=2)), "cell:C1")
    assert (farm(state)["pastures"], goods(state), farm(state)["cards"]) == ([["C1"]], {}, [])
    assert state.view(1)["table"]["hand"] == ["mini_pasture"]


def test_the_mini_pasture_lies_next_to_a_pasture_where_there_is_one():
    state = lay("mini_pasture", a_farm(pastures=["C1"], food=2))
    assert places(state, "cell") == ["B1", "D1", "C2"]


def test_the_mini_pasture_is_a_new_pasture_and_not_a_piece_of_an_old_one():
    state = lay("mini_pasture", a_farm("fffff rff.. rff..", ["D3 E3"], food=2))
    assert places(state, "cell") == ["D2", "E2"]
    assert is_turn(use("meeting_place", a_farm("fffff rffff rff..", ["D3 E3"], hand=["mini_pasture"], food=2)), 1)


def test_the_mini_pasture_needs_fences_that_are_left():
    fenced = ["C1 C2 C3", "D1 E1 D2 E2 D3 E3"]
    assert is_turn(use("meeting_place", a_farm(pastures=fenced, hand=["mini_pasture"], food=2)), 1)


# Caravan


def test_the_caravan_is_a_home_for_one_person():
    own = a_farm(cards=["caravan"])
    assert "basic_wish" in places(a_turn(own, out=["basic_wish"]), "space")
    assert "basic_wish" not in places(a_turn(a_farm(), out=["basic_wish"]), "space")


def test_the_caravan_is_a_home_for_no_more_than_one_person():
    own = a_farm(cards=["caravan"], people=3)
    assert "basic_wish" not in places(a_turn(own, out=["basic_wish"]), "space")


def test_the_caravan_costs_three_wood_and_three_food():
    state = lay("caravan", a_farm(wood=3, food=3))
    assert (goods(state), farm(state)["cards"]) == ({}, ["caravan"])


@pytest.mark.parametrize("house", ["clay", "stone"])
def test_the_caravan_is_no_room_for_points_and_prices(house):
    with_it, without = a_farm(house=house, cards=["caravan"], **RICH), a_farm(house=house, **RICH)
    assert sheet(a_turn(with_it), "rooms") == sheet(a_turn(without), "rooms")


def test_who_has_two_rooms_and_a_caravan_is_still_a_small_scale_farmer():
    state = a_round(5, a_farm(cards=["caravan", "small_scale_farmer"]))
    assert goods(state) == {"wood": 1}


def test_two_rooms_and_a_caravan_are_too_few_rooms_for_the_childless():
    assert goods(a_round(5, a_farm(cards=["caravan", "childless"]))) == {}


# Carpenter's Parlor


def a_room(*cards: str, house: str = "wood", seats: int = 2) -> list[dict[str, int]]:
    """Build one room, and give what could have been paid for it."""
    stock: dict[str, Any] = {"wood": 9, "clay": 9, "reed": 9, "stone": 9}
    state = use("farm_expansion", a_farm(house=house, cards=cards, **stock), seats=seats)
    return [spent(stock, way) for way in ways_to_pay(choose(state, "do:rooms", "room:A1"))]


@pytest.mark.parametrize(
    ("cards", "price"),
    [
        (["carpenters_parlor"], {"wood": 2, "reed": 2}),
        (["carpenters_parlor", "carpenter"], {"wood": 2, "reed": 2}),
        (["carpenter", "carpenters_parlor"], {"wood": 2, "reed": 2}),
        (["carpenter"], {"wood": 3, "reed": 2}),
    ],
)
def test_with_the_carpenters_parlor_a_wooden_room_costs_two_wood_and_two_reed(cards, price):
    assert a_room(*cards) == [price]


@pytest.mark.parametrize(("house", "material"), [("clay", "clay"), ("stone", "stone")])
def test_the_carpenters_parlor_does_nothing_for_rooms_of_clay_or_stone(house, material):
    assert a_room("carpenters_parlor", house=house) == [some(material, 5) | {"reed": 2}]
    assert a_room("carpenters_parlor", "carpenter", house=house) == [some(material, 3) | {"reed": 2}]


def test_the_reed_of_the_carpenters_parlor_may_be_brushwood():
    ways = a_room("carpenters_parlor", "brushwood_collector", seats=3)
    assert {"wood": 2, "reed": 2} in ways
    assert {"wood": 3} in ways


def test_the_cottagers_room_has_the_price_of_the_carpenters_parlor():
    state = play(use("day_laborer", a_farm(cards=["cottager", "carpenters_parlor"], wood=2, reed=2)), "use:cottager", "room:A1")
    assert goods(state) == {"food": 2}


# Mining Hammer


def test_the_mining_hammer_brings_a_food():
    assert goods(lay("mining_hammer", a_farm(wood=1))) == {"food": 1}


@pytest.mark.parametrize("space", ["house_redevelopment", "farm_redevelopment"])
def test_with_the_mining_hammer_every_renovation_builds_a_stable_for_nothing(space):
    state = play(use(space, a_farm(cards=["mining_hammer"], clay=2, reed=1)), "use:mining_hammer", "stable:C1")
    assert (farm(state)["house"], farm(state)["stables"], goods(state)) == ("clay", ["C1"], {})


def test_the_mining_hammers_stable_may_be_left():
    state = play(use("house_redevelopment", a_farm(cards=["mining_hammer"], clay=2, reed=1)), "enough")
    assert farm(state)["stables"] == []


def test_the_mining_hammer_builds_no_fifth_stable():
    own = a_farm("ssss. r.... r....", cards=["mining_hammer"], clay=2, reed=1)
    assert not offers(use("house_redevelopment", own), "mining_hammer")


def test_a_mining_hammer_played_after_the_renovation_comes_too_late_for_it():
    own = a_farm(hand=["mining_hammer"], clay=2, reed=1, wood=1)
    state = play(use("house_redevelopment", own), "do:improve")
    assert (farm(state)["cards"], farm(state)["stables"]) == (["mining_hammer"], [])
    assert is_turn(state, 1)


@pytest.mark.parametrize(("card", "stock"), [("conservator", {"stone": 2, "reed": 1}), ("cottager", {"clay": 2, "reed": 1})])
def test_a_renovation_by_a_card_swings_the_mining_hammer_too(card, stock):
    own = a_farm(cards=["mining_hammer", card], **stock)
    state = use("house_redevelopment", own) if card == "conservator" else play(use("day_laborer", own), "use:cottager")
    assert offers(state, "mining_hammer")


# Moldboard Plow


def test_at_the_farmland_the_moldboard_plow_plows_a_second_field():
    state = play(use("farmland", a_farm(cards=["moldboard_plow"]), notes={"moldboard_plow": 2}), "plow:C1")
    play(state, "use:moldboard_plow", "plow:D1")
    assert (farm(state)["fields"], farm(state)["notes"]) == (["C1", "D1"], {"moldboard_plow": 1})
    assert is_turn(state, 1)


def test_a_new_moldboard_plow_holds_two_fields():
    own = a_farm(cards=["groom"], wood=2)
    assert farm(lay("moldboard_plow", own))["notes"] == {"moldboard_plow": 2}


def test_the_moldboard_plow_is_used_twice_and_not_a_third_time():
    last = play(use("farmland", a_farm(cards=["moldboard_plow"]), notes={"moldboard_plow": 1}), "plow:C1")
    assert offers(last, "moldboard_plow")
    state = play(use("farmland", a_farm(cards=["moldboard_plow"])), "plow:C1")
    assert is_turn(state, 1)


def test_a_moldboard_plow_that_is_left_keeps_its_fields():
    state = play(use("farmland", a_farm(cards=["moldboard_plow"]), notes={"moldboard_plow": 2}), "plow:C1", "enough")
    assert farm(state)["notes"] == {"moldboard_plow": 2}


def test_the_moldboard_plow_does_nothing_at_the_cultivation():
    own = a_farm(cards=["moldboard_plow"])
    assert is_turn(play(use("cultivation", own, notes={"moldboard_plow": 2}), "plow:C1"), 1)


def test_the_last_free_space_goes_to_the_farmland_itself_and_not_to_the_moldboard_plow():
    state = use("farmland", a_farm("fffff rffff rfff.", cards=["moldboard_plow"]), notes={"moldboard_plow": 2})
    assert (len(farm(state)["fields"]), farm(state)["notes"]) == (13, {"moldboard_plow": 2})
    assert is_turn(state, 1)


def test_the_moldboard_plow_needs_an_occupation_to_be_played():
    assert is_turn(use("meeting_place", a_farm(hand=["moldboard_plow"], wood=2)), 1)


# Positions


@pytest.mark.parametrize("coming", [[], [(5, 0, "sheep", 2)]])
def test_a_game_can_be_written_down_while_a_seat_prepares_its_round(coming):
    state = a_round(5, a_farm(house="stone", cards=["groom"], wood=1), coming=coming)
    again = grange.from_dict(state.to_dict())
    assert codes(again) == codes(state)
    assert table(again) == table(state)
