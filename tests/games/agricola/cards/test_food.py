"""Food providers: what each card does, when it does nothing, and how it combines with others."""

from __future__ import annotations

from typing import Any

import pytest

import grange
from tests.games.agricola.builders import (
    Farm,
    a_farm,
    a_harvest,
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
    take_turns,
    use,
)
from tests.games.agricola.cards.hands import choose, lay, learn

RICH: dict[str, Any] = {"wood": 9, "clay": 9, "reed": 9, "stone": 9}


def waiting(state: grange.State, seat: int = 0) -> dict[int, int]:
    """Show how much food waits for a seat on each round space."""
    found: dict[int, int] = {}
    for entry in table(state)["coming"]:
        if (entry["seat"], entry["good"]) == (seat, "food"):
            found[entry["round"]] = found.get(entry["round"], 0) + entry["amount"]
    return found


# Mushroom Collector and Basket: wood is left on the space


@pytest.mark.parametrize(("card", "wood", "food"), [("mushroom_collector", 1, 2), ("basket", 2, 3)])
@pytest.mark.parametrize(("space", "pile"), [("forest", 3), ("grove", 4), ("copse", 3)])
def test_after_using_a_wood_space_wood_may_be_left_there_for_food(card, wood, food, space, pile):
    state = use(space, a_farm(cards=[card]), piles={space: pile}, seats=4)
    assert goods(state) == {"wood": pile}
    play(state, f"use:{card}")
    assert goods(state) == {"wood": pile - wood, "food": food} if pile > wood else {"food": food}
    assert table(state)["piles"][space] == wood
    assert is_turn(state, 1)


@pytest.mark.parametrize("card", ["mushroom_collector", "basket"])
def test_the_wood_may_be_kept(card):
    state = play(use("forest", a_farm(cards=[card]), piles={"forest": 3}), "enough")
    assert (goods(state), table(state)["piles"].get("forest", 0)) == ({"wood": 3}, 0)


@pytest.mark.parametrize("card", ["mushroom_collector", "basket"])
@pytest.mark.parametrize("space", ["clay_pit", "reed_bank", "fishing", "day_laborer"])
def test_wood_is_left_on_wood_spaces_only(card, space):
    assert is_turn(use(space, a_farm(cards=[card], wood=5)), 1)


def test_a_basket_wants_two_wood_wherever_they_come_from():
    assert is_turn(use("copse", a_farm(cards=["basket"]), piles={"copse": 1}, seats=4), 1)
    state = use("copse", a_farm(cards=["basket"], wood=1), piles={"copse": 1}, seats=4)
    assert goods(play(state, "use:basket")) == {"food": 3}


def test_mushroom_collector_and_basket_leave_three_wood_together():
    state = use("forest", a_farm(cards=["mushroom_collector", "basket"]), piles={"forest": 3})
    play(state, "use:basket", "use:mushroom_collector")
    assert (goods(state), table(state)["piles"]["forest"]) == ({"food": 5}, 3)


def test_the_wood_that_was_left_lies_there_in_the_next_round_beside_the_new():
    state = use("forest", a_farm(cards=["mushroom_collector"], placed=1), a_farm(placed=2), piles={"forest": 3})
    play(state, "use:mushroom_collector")
    assert table(state)["round"] == 2
    assert table(state)["piles"]["forest"] == 1 + 3


def test_the_wood_cutters_wood_is_there_before_the_mushroom_collector_leaves_some():
    state = use("forest", a_farm(cards=["mushroom_collector", "wood_cutter"]), piles={"forest": 3})
    assert goods(play(state, "use:mushroom_collector")) == {"wood": 3, "food": 2}


def test_a_game_can_be_written_down_when_more_wood_was_left_than_grew_there():
    own = a_farm(cards=["mushroom_collector", "basket"], wood=9)
    state = play(use("copse", own, piles={"copse": 1}, seats=4), "use:basket", "use:mushroom_collector")
    again = grange.from_dict(state.to_dict())
    assert table(again)["piles"]["copse"] == 3


# Roughcaster


@pytest.mark.parametrize(
    ("space", "choices", "own", "food"),
    [
        ("farm_expansion", ["do:rooms", "room:A1", "enough", "enough"], a_farm(house="clay", cards=["roughcaster"], **RICH), 3),
        (
            "farm_expansion",
            ["do:rooms", "room:A1", "room:B1", "enough"],
            a_farm(house="clay", cards=["roughcaster"], clay=10, reed=4),
            3,
        ),
        ("farm_expansion", ["do:stables", "stable:A1", "enough", "enough"], a_farm(house="clay", cards=["roughcaster"], **RICH), 0),
        ("farm_expansion", ["do:rooms", "room:A1", "enough", "enough"], a_farm(cards=["roughcaster"], **RICH), 0),
        ("farm_expansion", ["do:rooms", "room:A1", "enough", "enough"], a_farm(house="stone", cards=["roughcaster"], **RICH), 0),
        ("house_redevelopment", ["enough"], a_farm(house="clay", cards=["roughcaster"], **RICH), 3),
        ("farm_redevelopment", ["enough"], a_farm(house="clay", cards=["roughcaster"], **RICH), 3),
        ("house_redevelopment", ["enough"], a_farm(cards=["roughcaster"], **RICH), 0),
    ],
    ids=[
        "a clay room",
        "two clay rooms in one action",
        "a stable",
        "a wooden room",
        "a stone room",
        "from clay to stone",
        "from clay to stone with fences",
        "from wood to clay",
    ],
)
def test_the_roughcaster_gets_three_food_for_clay_rooms_and_for_the_way_from_clay_to_stone(space, choices, own, food):
    state = choose(use(space, own), *choices)
    assert is_turn(state, 1)
    assert goods(state).get("food", 0) == food


def test_the_roughcaster_plasters_the_cottagers_clay_room_too():
    own = a_farm(house="clay", cards=["roughcaster", "cottager"], clay=5, reed=2)
    state = play(use("day_laborer", own), "use:cottager", "room:A1")
    assert goods(state) == {"food": 3 + 2}


def test_the_roughcaster_gets_nothing_for_the_conservators_way_from_wood_to_stone():
    own = a_farm(cards=["roughcaster", "conservator"], clay=2, stone=2, reed=1)
    assert goods(play(use("house_redevelopment", own), "do:restore")) == {"clay": 2}


# Wall Builder


@pytest.mark.parametrize(
    ("rooms", "stock"), [(["A1"], {"wood": 5, "reed": 2}), (["A1", "B2"], {"wood": 10, "reed": 4})], ids=["one room", "two rooms"]
)
def test_after_building_rooms_food_waits_for_the_wall_builder_on_four_round_spaces_once_an_action(rooms, stock):
    own = a_farm(cards=["wall_builder"], **stock)
    state = choose(use("farm_expansion", own, rounds=3), "do:rooms", *[f"room:{room}" for room in rooms], "enough")
    assert (len(farm(state)["rooms"]), waiting(state)) == (2 + len(rooms), {4: 1, 5: 1, 6: 1, 7: 1})


@pytest.mark.parametrize(("rounds", "spaces"), [(11, [12, 13, 14]), (13, [14]), (14, [])])
def test_the_wall_builders_food_waits_only_on_round_spaces_that_there_are(rounds, spaces):
    own = a_farm(cards=["wall_builder"], placed=1, wood=5, reed=2)
    state = choose(use("farm_expansion", own, rounds=rounds), "do:rooms", "room:A1")
    assert (len(farm(state)["rooms"]), list(waiting(state))) == (3, spaces)


@pytest.mark.parametrize(
    ("space", "stock"),
    [("farm_expansion", {"wood": 2}), ("house_redevelopment", {"clay": 2, "reed": 1})],
    ids=["a stable", "a renovation"],
)
def test_the_wall_builder_builds_no_stables_and_renovates_nothing(space, stock):
    state = choose(use(space, a_farm(cards=["wall_builder"], **stock)), "stable:C1")
    assert waiting(state) == {}
    assert is_turn(state, 1)


def test_the_wall_builder_counts_the_cottagers_room_and_another_in_a_second_action():
    own = a_farm(cards=["wall_builder", "cottager"], wood=10, reed=4)
    state = play(use("day_laborer", own, rounds=3), "use:cottager", "room:A1")
    choose(take_turns(state, "forest", "farm_expansion"), "do:rooms", "room:B1", "enough")
    assert waiting(state) == {4: 2, 5: 2, 6: 2, 7: 2}


# Manservant


def test_once_its_owner_lives_in_a_stone_house_three_food_wait_for_the_manservant_on_every_round_space_left():
    own = a_farm(house="clay", cards=["manservant"], stone=2, reed=1)
    state = use("house_redevelopment", own, rounds=9)
    assert waiting(state) == dict.fromkeys(range(10, 15), 3)


@pytest.mark.parametrize(("rounds", "spaces"), [(6, range(7, 15)), (13, [14]), (14, [])])
def test_a_manservant_who_comes_late_to_a_stone_house_serves_at_once_for_the_rounds_to_come(rounds, spaces):
    state = learn("manservant", a_farm(house="stone", placed=1), rounds=rounds)
    assert waiting(state) == dict.fromkeys(spaces, 3)


@pytest.mark.parametrize("house", ["wood", "clay"])
def test_the_manservant_waits_for_the_stone_house(house):
    assert waiting(learn("manservant", a_farm(house=house))) == {}


def test_a_house_that_becomes_one_of_clay_is_not_enough_for_the_manservant():
    assert waiting(use("house_redevelopment", a_farm(cards=["manservant"], clay=2, reed=1))) == {}


def test_the_manservant_serves_once_however_much_is_built_on_the_stone_house():
    own = a_farm(house="stone", cards=["manservant"], stone=5, reed=2)
    state = choose(use("farm_expansion", own, notes={"manservant": 1}), "room:A1")
    assert waiting(state) == {}


def test_another_players_stone_house_is_nothing_to_the_manservant():
    state = a_turn(a_farm(house="clay", stone=2, reed=1), a_farm(cards=["manservant"]), out=["house_redevelopment"])
    assert waiting(play(state, "space:house_redevelopment"), 1) == {}


def test_by_the_conservator_the_manservant_comes_to_a_stone_house_at_once():
    own = a_farm(cards=["manservant", "conservator"], stone=2, reed=1)
    assert waiting(use("house_redevelopment", own, rounds=12)) == {13: 3, 14: 3}


def test_a_manservant_played_by_the_scholar_brings_nothing_for_the_round_that_is_prepared():
    own = a_farm(house="stone", cards=["scholar"], hand=["manservant"], food=1)
    state = play(a_round(10, own), "use:scholar")
    assert (goods(state), waiting(state)) == ({}, dict.fromkeys(range(11, 15), 3))


# Oven Firing Boy


@pytest.mark.parametrize("space", ["forest", "grove", "copse"])
def test_at_a_wood_space_the_oven_firing_boy_bakes_bread(space):
    own = a_farm(cards=["oven_firing_boy", "hearth_4"], grain=2)
    state = choose(use(space, own, piles={space: 2}, seats=4), "use:oven_firing_boy", "bake")
    assert goods(state) == {"wood": 2, "food": 6}
    assert is_turn(state, 1)


def test_the_oven_firing_boy_bakes_in_every_oven():
    own = a_farm(cards=["oven_firing_boy", "clay_oven", "stone_oven", "fireplace_2"], grain=4)
    state = choose(use("forest", own), "use:oven_firing_boy", *["bake"] * 4)
    assert goods(state) == {"food": 5 + 4 + 4 + 2}


@pytest.mark.parametrize(
    ("space", "own"),
    [
        ("clay_pit", a_farm(cards=["oven_firing_boy", "hearth_4"], grain=1)),
        ("forest", a_farm(cards=["oven_firing_boy", "hearth_4"])),
        ("forest", a_farm(cards=["oven_firing_boy"], grain=1)),
    ],
    ids=["elsewhere", "without grain", "without an oven"],
)
def test_nobody_asks_the_oven_firing_boy_where_nothing_can_be_baked(space, own):
    assert is_turn(use(space, own), 1)


def test_the_oven_firing_boy_may_be_left():
    state = play(use("forest", a_farm(cards=["oven_firing_boy", "hearth_4"], grain=1)), "enough")
    assert goods(state) == {"grain": 1}


def test_when_another_player_fetches_wood_the_oven_firing_boy_bakes_nothing():
    state = a_turn(a_farm(), a_farm(cards=["oven_firing_boy", "hearth_4"], grain=1))
    assert is_turn(play(state, "space:forest"), 1)


def test_the_oven_firing_boy_bakes_before_the_wood_and_the_mushroom_collector_comes_after_it():
    own = a_farm(cards=["oven_firing_boy", "mushroom_collector", "hearth_4"], grain=1)
    state = use("forest", own, piles={"forest": 3})
    assert (codes(state), goods(state)) == (["use:oven_firing_boy", "enough"], {"grain": 1})
    play(state, "use:oven_firing_boy")
    assert codes(state) == ["use:mushroom_collector", "enough"]
    assert goods(play(state, "use:mushroom_collector")) == {"wood": 2, "food": 3 + 2}


# Paper Maker


@pytest.mark.parametrize(
    ("others", "food"),
    [([], 1), (["groom"], 2), (["groom", "plow_driver", "tutor"], 4)],
    ids=["alone", "one beside", "three beside"],
)
def test_before_an_occupation_the_paper_maker_pays_a_wood_for_a_food_for_each_that_lies_there(others, food):
    state = play(learn("hedge_keeper", a_farm(cards=["paper_maker", *others], wood=1, food=1)), "use:paper_maker")
    assert farm(state)["cards"][-1] == "hedge_keeper"
    assert goods(state) == some("food", food)


def test_the_paper_makers_food_pays_the_very_occupation():
    state = choose(learn("hedge_keeper", a_farm(cards=["paper_maker", "groom"], wood=1)), "use:paper_maker")
    assert (farm(state)["cards"], goods(state)) == (["paper_maker", "groom", "hedge_keeper"], {"food": 1})


def test_who_needs_the_paper_makers_food_cannot_leave_it():
    own = a_farm(cards=["paper_maker"], hand=["hedge_keeper", "plow_driver"], wood=1)
    state = choose(use("lessons", own), "use:paper_maker")
    assert places(state, "play") == ["hedge_keeper", "plow_driver"]
    assert goods(play(state, "play:plow_driver")) == {}


@pytest.mark.parametrize("stock", [{"wood": 1, "food": 1}, {"wood": 1, "grain": 1}], ids=["food", "grain that becomes food"])
def test_who_can_pay_otherwise_may_leave_the_paper_maker(stock):
    state = play(learn("hedge_keeper", a_farm(cards=["paper_maker"], **stock)), "enough")
    assert (farm(state)["cards"], goods(state)) == (["paper_maker", "hedge_keeper"], {"wood": 1})


@pytest.mark.parametrize("stock", [{}, {"clay": 1, "reed": 1}], ids=["with nothing", "with other goods"])
def test_without_wood_and_food_no_occupation_is_played_beside_the_paper_maker(stock):
    own = a_farm(cards=["paper_maker"], hand=["hedge_keeper"], **stock)
    assert "lessons" not in places(a_turn(own), "space")


def test_the_paper_maker_makes_no_paper_for_himself():
    state = learn("paper_maker", a_farm(cards=["groom"], wood=1, food=1))
    assert (is_turn(state, 1), goods(state)) == (True, {"wood": 1})


def test_the_paper_maker_pays_one_wood_for_an_occupation_however_much_there_is():
    state = play(learn("hedge_keeper", a_farm(cards=["paper_maker"], wood=5, food=1)), "use:paper_maker")
    assert (is_turn(state, 1), goods(state)) == (True, {"wood": 4, "food": 1})


def test_the_paper_maker_makes_nothing_for_improvements():
    assert is_turn(lay("handplow", a_farm(cards=["paper_maker"], wood=2)), 1)


@pytest.mark.parametrize(
    ("others", "open_for_wood"), [([], False), (["groom"], True)], ids=["one food for a wood", "two food for a wood"]
)
def test_at_the_dearer_lessons_the_paper_makers_food_must_be_enough(others, open_for_wood):
    own = a_farm(cards=["paper_maker", *others], hand=["hedge_keeper"], wood=1)
    assert ("lessons_more" in places(a_turn(own, seats=3), "space")) is open_for_wood


def test_the_paper_maker_acts_before_the_occupation_and_the_bread_paddle_after_it():
    own = a_farm(cards=["paper_maker", "bread_paddle", "hearth_4"], wood=1, grain=1)
    state = learn("hedge_keeper", own)
    assert (codes(state), farm(state)["cards"][-1]) == (["use:paper_maker", "enough"], "hearth_4")
    play(state, "use:paper_maker")
    assert (codes(state), farm(state)["cards"][-1]) == (["use:bread_paddle", "enough"], "hedge_keeper")
    assert goods(play(state, "use:bread_paddle")) == {"food": 3}


# Pond Hut and Strawberry Patch


TWO = ["groom", "scholar"]


@pytest.mark.parametrize(
    ("card", "own"), [("pond_hut", a_farm(cards=TWO, wood=1)), ("strawberry_patch", a_farm("vv... r.... r....", wood=1))]
)
@pytest.mark.parametrize(("rounds", "spaces"), [(4, [5, 6, 7]), (12, [13, 14])])
def test_a_food_waits_on_each_of_the_next_three_round_spaces(card, own, rounds, spaces):
    state = lay(card, own, rounds=rounds)
    assert waiting(state) == dict.fromkeys(spaces, 1)
    assert goods(state) == {}


@pytest.mark.parametrize("cards", [["groom"], ["groom", "scholar", "tutor"]], ids=["one", "three"])
def test_the_pond_hut_wants_exactly_two_occupations(cards):
    assert is_turn(use("meeting_place", a_farm(cards=cards, hand=["pond_hut"], wood=1)), 1)


@pytest.mark.parametrize("picture", ["v.... r.... r....", "vg... r.... r....", "ff... r.... r...."])
def test_the_strawberry_patch_wants_two_vegetable_fields(picture):
    assert is_turn(use("meeting_place", a_farm(picture, hand=["strawberry_patch"], wood=1)), 1)


def test_a_beanfield_is_one_of_the_vegetable_fields_for_the_strawberry_patch():
    own = a_farm("v.... r.... r....", cards=["beanfield"], wood=1)
    assert "strawberry_patch" in farm(lay("strawberry_patch", own, notes={"beanfield": 1}))["cards"]
    empty = a_farm("v.... r.... r....", cards=["beanfield"], hand=["strawberry_patch"], wood=1)
    assert is_turn(use("meeting_place", empty), 1)


@pytest.mark.parametrize(("card", "points"), [("pond_hut", 1), ("strawberry_patch", 2), ("dutch_windmill", 2), ("butter_churn", 1)])
def test_some_of_these_improvements_are_worth_points(card, points):
    assert sheet(a_turn(a_farm(cards=[card])), "cards") == points


# Milk Jug


@pytest.mark.parametrize("actor", [0, 1, 2])
def test_whoever_uses_the_cattle_market_the_milk_jugs_owner_gets_three_food_and_everybody_else_one(actor):
    state = a_turn(a_farm(cards=["milk_jug"]), seats=3, turn=actor, out=["cattle_market"], piles={"cattle_market": 1})
    take_turns(state, "cattle_market")
    assert [goods(state, seat).get("food", 0) for seat in range(3)] == [3, 1, 1]


@pytest.mark.parametrize("space", ["sheep_market", "pig_market"])
def test_other_animals_give_no_milk_for_the_jug(space):
    assert "food" not in goods(use(space, a_farm(cards=["milk_jug"]), piles={space: 1}))


def test_alone_the_milk_jug_is_all_for_its_owner():
    assert goods(use("cattle_market", a_farm(cards=["milk_jug"]), seats=1, piles={"cattle_market": 1})) == {"cattle": 1, "food": 3}


def test_the_milk_jugs_food_pays_the_animal_dealers_second_cattle():
    own = a_farm(pastures=["C1"], cards=["milk_jug", "animal_dealer"])
    state = play(use("cattle_market", own, seats=3, piles={"cattle_market": 1}), "use:animal_dealer")
    assert goods(state) == {"cattle": 2, "food": 2}


# Claypipe


def coming_home(own: Farm, gained: int = 0, **more: Any) -> grange.State:
    """The last person of all goes to the Day Laborer, after work that brought this number of building resources."""
    return use("day_laborer", own | {"placed": 1}, a_farm(placed=2), gained=[gained], **more)


@pytest.mark.parametrize(("gained", "food"), [(0, 0), (6, 0), (7, 2), (12, 2)])
def test_when_people_come_home_the_claypipe_brings_two_food_for_seven_building_resources(gained, food):
    assert goods(coming_home(a_farm(cards=["claypipe"]), gained)) == {"food": 2 + food}


def test_all_kinds_of_building_resources_count_for_the_claypipe():
    own = a_farm(cards=["claypipe"], people=3, placed=0)
    state = a_turn(own, a_farm(placed=2), piles={"forest": 3, "clay_pit": 2, "reed_bank": 2})
    assert "food" not in goods(take_turns(state, "forest", "clay_pit"))
    assert goods(take_turns(state, "reed_bank")) == {"wood": 3, "clay": 2, "reed": 2, "food": 2}


def test_what_was_spent_meanwhile_counts_for_the_claypipe():
    own = a_farm(cards=["claypipe", "mushroom_collector"], placed=1)
    state = use("forest", own, a_farm(placed=2), piles={"forest": 9})
    assert goods(play(state, "use:mushroom_collector")) == {"wood": 8, "food": 2 + 2}


def test_what_was_there_before_the_work_or_waited_on_the_round_space_counts_not():
    state = a_round(5, a_farm(cards=["claypipe"], stone=9), coming=[(5, 0, "wood", 9)])
    take_turns(state, "day_laborer", "fishing", "grain_seeds", "farmland")
    play(state, "plow:C1", seat=1)
    assert goods(state) == {"stone": 9, "wood": 9, "grain": 1, "food": 2}


def test_food_is_no_building_resource():
    own = a_farm(cards=["claypipe"], placed=1)
    state = use("fishing", own, a_farm(placed=2), piles={"fishing": 8})
    assert goods(state) == {"food": 8}


def test_what_cards_bring_during_the_work_counts_for_the_claypipe():
    own = a_farm(cards=["claypipe", "wood_cutter"], placed=1)
    assert goods(use("forest", own, a_farm(placed=2), piles={"forest": 6})) == {"wood": 7, "food": 2}


def test_stone_that_a_card_makes_of_clay_during_the_work_counts_for_the_claypipe():
    own = a_farm(cards=["claypipe", "hard_porcelain"], placed=1, clay=2)
    state = a_turn(own, a_farm(placed=2), gained=[6])
    choose(state, "any:hard_porcelain", "step:1", "space:day_laborer")
    assert goods(state) == {"stone": 1, "food": 2 + 2}


def test_a_new_round_is_counted_anew_for_the_claypipe():
    state = coming_home(a_farm(cards=["claypipe"]), gained=7)
    take_turns(state, "day_laborer", "forest", "clay_pit", "reed_bank")
    assert (table(state)["round"], goods(state)["food"]) == (3, 2 + 2 + 2)


# Junk Room


def test_the_junk_room_brings_a_food_for_itself():
    assert goods(lay("junk_room", a_farm(wood=1, clay=1))) == {"food": 1}


def test_a_card_does_not_act_after_the_action_that_brought_it():
    own = a_farm(cards=["shepherds_crook"], wood=1, clay=1)  # which waits for the end of actions
    assert goods(lay("junk_room", own)) == {"food": 1}


@pytest.mark.parametrize(
    ("space", "card", "stock"),
    [
        ("major_improvement", "fireplace_2", {"clay": 2}),
        ("major_improvement", "handplow", {"wood": 1}),
        ("meeting_place", "handplow", {"wood": 1}),
        ("meeting_place", "market_stall", {"grain": 1}),
    ],
    ids=["a major improvement", "a minor improvement", "at the Meeting Place", "a traveling card"],
)
def test_the_junk_room_brings_a_food_after_every_improvement(space, card, stock):
    own = a_farm(cards=["junk_room"], hand=[card] if card != "fireplace_2" else [], **stock)
    state = choose(use(space, own), "do:minor", f"play:{card}")
    assert goods(state) == ({"vegetable": 1} if card == "market_stall" else {}) | {"food": 1}


def test_a_hearth_for_a_fireplace_is_an_improvement_for_the_junk_room():
    state = choose(use("major_improvement", a_farm(cards=["junk_room", "fireplace_2"])), "play:hearth_4")
    assert (farm(state)["cards"], goods(state)) == (["junk_room", "hearth_4"], {"food": 1})


def test_the_improvement_after_a_renovation_counts_for_the_junk_room_and_the_renovation_does_not():
    own = a_farm(cards=["junk_room"], clay=4, reed=1)
    state = use("house_redevelopment", own)
    assert goods(state) == {"clay": 2}
    assert goods(choose(state, "do:improve", "play:fireplace_2")) == {"food": 1}


def test_the_junk_room_brings_nothing_for_an_occupation():
    assert goods(learn("hedge_keeper", a_farm(cards=["junk_room"]))) == {}


def test_the_junk_room_brings_nothing_for_another_players_improvement():
    state = a_turn(a_farm(clay=2), a_farm(cards=["junk_room"]), out=["major_improvement"])
    play(state, "space:major_improvement")
    assert (farm(state)["cards"], goods(state, 1)) == (["fireplace_2"], {})


def test_the_junk_rooms_food_comes_too_late_to_pay_the_improvement():
    own = a_farm(cards=["junk_room"], hand=["clay_embankment"])
    assert is_turn(use("meeting_place", own), 1)


def test_the_scholars_improvement_counts_for_the_junk_room():
    own = a_farm(house="stone", cards=["junk_room", "scholar"], hand=["handplow"], wood=1)
    assert goods(play(a_round(5, own), "use:scholar")) == {"food": 1}


# Dutch Windmill


@pytest.mark.parametrize(("rounds", "food"), [(number, 3 + 3 * (number in (5, 8, 10, 12, 14))) for number in range(2, 15)])
def test_in_a_round_right_after_a_harvest_baking_with_the_dutch_windmill_brings_three_food_more(rounds, food):
    own = a_farm(cards=["dutch_windmill", "hearth_4", "oven_firing_boy"], grain=1)
    state = play(use("forest", own, rounds=rounds), "use:oven_firing_boy")
    assert goods(state) == some("food", food)


def test_the_dutch_windmill_counts_bakings_and_not_grain():
    own = a_farm(cards=["dutch_windmill", "hearth_4"], grain=3)
    state = choose(use("grain_utilization", own, rounds=5), "do:bake", "bake", "bake", "bake")
    assert goods(state) == {"food": 9 + 3}


def test_the_dutch_windmill_turns_with_every_baking_of_a_round():
    own = a_farm(cards=["dutch_windmill", "clay_oven", "oven_firing_boy", "threshing_board"], grain=2)
    state = choose(use("forest", own, rounds=5), "use:oven_firing_boy", "bake", "enough")
    choose(take_turns(state, "fishing", "farmland"), "use:threshing_board", "bake", "plow:C1")
    assert goods(state) == {"food": 2 * (5 + 3)}


def test_the_dutch_windmill_turns_with_the_first_bread_of_a_new_oven():
    own = a_farm(cards=["dutch_windmill"], clay=3, stone=1, grain=1)
    state = choose(use("major_improvement", own, rounds=5), "play:clay_oven", "do:bake")
    assert goods(state) == {"food": 5 + 3}


def test_without_bread_the_dutch_windmill_stands_still():
    own = a_farm("f.... r.... r....", cards=["dutch_windmill", "hearth_4"], grain=1)
    state = choose(use("grain_utilization", own, rounds=5), "do:sow", "sow:grain")
    assert goods(state) == {}


# Herring Pot


def test_going_fishing_lets_a_food_wait_for_the_herring_pot_on_the_next_three_round_spaces():
    state = use("fishing", a_farm(cards=["herring_pot"]), piles={"fishing": 2})
    assert (goods(state), waiting(state)) == ({"food": 2}, {3: 1, 4: 1, 5: 1})


@pytest.mark.parametrize(("rounds", "spaces"), [(12, [13, 14]), (14, [])])
def test_the_herring_pot_fills_only_round_spaces_that_there_are(rounds, spaces):
    state = use("fishing", a_farm(cards=["herring_pot"]), rounds=rounds)
    assert list(waiting(state)) == spaces


def test_who_fishes_again_has_more_in_the_herring_pot():
    state = use("fishing", a_farm(cards=["herring_pot"]), rounds=5, coming=[(6, 0, "food", 1), (7, 0, "food", 1)])
    assert waiting(state) == {6: 2, 7: 2, 8: 1}


def test_when_another_player_fishes_the_herring_pot_stays_as_it_is():
    state = play(a_turn(a_farm(), a_farm(cards=["herring_pot"])), "space:fishing")
    assert waiting(state, 1) == {}


def test_the_herring_pots_food_comes_in_its_round():
    state = a_round(6, a_farm(cards=["herring_pot"]), coming=[(6, 0, "food", 1), (7, 0, "food", 1)])
    assert (goods(state), waiting(state)) == ({"food": 1}, {7: 1})


# Butter Churn


BIG_PASTURE = ["C1 D1 E1 C2 D2 E2"]


@pytest.mark.parametrize(
    ("animals", "food"),
    [
        ({"sheep": 2}, 0),
        ({"cattle": 1}, 0),
        ({"sheep": 3}, 1),
        ({"sheep": 8}, 2),
        ({"cattle": 5}, 2),
        ({"boar": 6}, 0),
        ({"sheep": 2, "cattle": 1}, 0),
        ({"sheep": 4, "cattle": 3}, 2),
    ],
)
def test_in_the_field_phase_the_butter_churn_gives_a_food_for_three_sheep_and_one_for_two_cattle(animals, food):
    own = a_farm(pastures=["C1 D1 E1", "C2 D2 E2"], cards=["butter_churn"], food=4, **animals)
    assert goods(a_harvest(own)).get("food", 0) == food


@pytest.mark.parametrize("rounds", [5, 6, 8])
def test_without_a_harvest_there_is_no_butter(rounds):
    own = a_farm(pastures=BIG_PASTURE, cards=["butter_churn"], sheep=3)
    assert goods(coming_home(own, rounds=rounds))["food"] == 2


def test_the_butter_churn_wants_no_more_than_three_occupations():
    three = ["groom", "scholar", "tutor"]
    assert "butter_churn" in farm(lay("butter_churn", a_farm(cards=three, wood=1)))["cards"]
    assert is_turn(use("meeting_place", a_farm(cards=[*three, "priest"], hand=["butter_churn"], wood=1)), 1)


def test_lambs_and_calves_are_born_after_the_butter_was_made():
    own = a_farm(pastures=BIG_PASTURE, cards=["butter_churn"], sheep=2, food=4)
    assert goods(a_harvest(own, a_farm(food=4))) == {"sheep": 3}


# Brook


@pytest.mark.parametrize("space", ["reed_bank", "clay_pit", "forest"])
def test_using_a_space_above_fishing_brings_a_food_by_the_brook(space):
    assert goods(use(space, a_farm(cards=["brook"]))) == {"food": 1}


@pytest.mark.parametrize("space", ["fishing", "day_laborer", "grove", "hollow"])
def test_no_other_space_lies_at_the_brook(space):
    food = 2 if space == "day_laborer" else 0
    assert goods(use(space, a_farm(cards=["brook"]), seats=3)).get("food", 0) == food


@pytest.mark.parametrize(("first", "food"), [("sheep_market", 1), ("fencing", 0)])
def test_the_card_on_round_space_1_lies_at_the_brook_whichever_it_is(first, food):
    state = a_turn(a_farm(cards=["brook"]), out=[first], rounds=4)
    assert goods(play(state, "space:sheep_market")).get("food", 0) == food


def test_the_brooks_food_pays_a_minor_improvement_on_round_space_1():
    own = a_farm(cards=["brook"], hand=["clay_embankment"], clay=1)
    state = a_turn(own, out=["major_improvement"])
    assert "major_improvement" in places(state, "space")
    play(state, "space:major_improvement")
    assert (goods(state), state.view(1)["table"]["hand"]) == ({"clay": 1}, ["clay_embankment"])


def test_away_from_the_brook_who_has_no_food_cannot_pay_it():
    own = a_farm(hand=["clay_embankment"], cards=["basket"], clay=1)
    assert "major_improvement" not in places(a_turn(own, out=["major_improvement"]), "space")


def test_the_brook_is_played_while_its_owner_fishes():
    own = a_farm(hand=["brook"])
    state = take_turns(a_turn(own), "fishing", "forest", "meeting_place")
    assert farm(play(state, "do:minor"))["cards"] == ["brook"]
    assert is_turn(use("meeting_place", own), 1)


def test_another_players_fishing_is_not_enough_for_the_brook():
    state = a_turn(a_farm(hand=["brook"]), a_farm(placed=1), taken={"fishing": 1})
    assert is_turn(play(state, "space:meeting_place"), 1)


# Scullery


@pytest.mark.parametrize(("house", "food"), [("wood", 1), ("clay", 0), ("stone", 0)])
def test_at_the_start_of_every_round_the_scullery_brings_a_food_to_a_wooden_house(house, food):
    assert goods(a_round(6, a_farm(house=house, cards=["scullery"]))).get("food", 0) == food


def test_a_scullery_that_was_just_played_begins_in_the_next_round():
    state = lay("scullery", a_farm(wood=1, clay=1))
    assert goods(state) == {}
    take_turns(state, "forest", "clay_pit", "fishing")
    assert table(state)["round"] == 2
    assert goods(state)["food"] == 1


def test_the_scullerys_food_is_there_before_the_work():
    own = a_farm(cards=["scullery", "groom"], hand=["hedge_keeper"])
    assert "lessons" in places(a_round(3, own), "space")


# Three-Field Rotation


@pytest.mark.parametrize(
    ("picture", "food"),
    [
        ("gvf.. r.... r....", 3),
        ("ggvvf r.... r....", 3),
        ("gv... r.... r....", 0),
        ("gf... r.... r....", 0),
        ("vf... r.... r....", 0),
        ("ff... r.... r....", 0),
    ],
)
def test_three_field_rotation_wants_a_grain_field_a_vegetable_field_and_an_empty_one(picture, food):
    assert goods(a_harvest(a_farm(picture, cards=["three_field_rotation"]))).get("food", 0) == food


def test_three_field_rotation_looks_before_the_crops_are_taken():
    last_crops = a_farm("gvf.. r.... r....", cards=["three_field_rotation"], crops={"A1": 1, "B1": 1})
    assert goods(a_harvest(last_crops)) == {"grain": 1, "vegetable": 1, "food": 3}
    becomes_empty = a_farm("gvg.. r.... r....", cards=["three_field_rotation"], crops={"A1": 1})
    assert "food" not in goods(a_harvest(becomes_empty))


@pytest.mark.parametrize(
    ("picture", "beans", "food"),
    [("gf... r.... r....", 2, 3), ("gv... r.... r....", 0, 3), ("g.... r.... r....", 2, 0), ("gv... r.... r....", 2, 0)],
    ids=["as the vegetable field", "as the empty field", "not as both", "not when it is sown"],
)
def test_a_beanfield_is_one_of_the_three_fields(picture, beans, food):
    own = a_farm(picture, cards=["three_field_rotation", "beanfield"])
    assert goods(a_harvest(own, notes={"beanfield": beans})).get("food", 0) == food


def test_without_a_harvest_the_fields_are_not_rotated():
    assert goods(coming_home(a_farm("gvf.. r.... r....", cards=["three_field_rotation"]), rounds=5)) == {"food": 2}


def test_three_field_rotation_wants_three_occupations():
    own = a_farm(cards=["groom", "scholar"], hand=["three_field_rotation"])
    assert is_turn(use("meeting_place", own), 1)


# Pitchfork


@pytest.mark.parametrize("who", [0, 1])
def test_the_pitchfork_brings_three_food_at_the_grain_seeds_if_anybody_stands_on_the_farmland(who):
    farms = [a_farm(cards=["pitchfork"]), a_farm()]
    farms[who] |= {"placed": 1}
    assert goods(use("grain_seeds", *farms, taken={"farmland": who})) == {"grain": 1, "food": 3}


def test_when_the_farmland_is_free_the_pitchfork_brings_nothing():
    assert goods(use("grain_seeds", a_farm(cards=["pitchfork"]))) == {"grain": 1}


def test_the_pitchfork_brings_nothing_when_the_farmland_comes_after_the_grain_seeds():
    state = use("grain_seeds", a_farm(cards=["pitchfork"]))
    take_turns(state, "forest", "farmland")
    assert goods(play(state, "plow:C1")) == {"grain": 1}


def test_the_pitchforks_food_is_its_owners_only():
    state = a_turn(a_farm(), a_farm(cards=["pitchfork"], placed=1), taken={"farmland": 1})
    play(state, "space:grain_seeds")
    assert (goods(state), goods(state, 1)) == ({"grain": 1}, {})
