"""The seasons: the wheel, the preparation, the season's own space, and what each season changes."""

from __future__ import annotations

import random

import pytest

import grange
from grange.games.agricola.variants.seasons import season_of
from tests.games.agricola.builders import (
    EMPTY_FARM,
    GOODS,
    SEASONS,
    a_farm,
    a_round,
    a_turn,
    codes,
    farm,
    goods,
    is_turn,
    laid,
    places,
    play,
    play_on,
    play_to_the_end,
    table,
    use,
)

# The wheel


def test_the_first_round_has_the_chosen_season_and_every_way_home_turns_the_wheel():
    seen = {}
    state = grange.new_game("agricola", 1, 1, seasons="autumn")
    chance = random.Random(1)
    while not state.over:
        if any(code.startswith("space:") for code in codes(state)):
            seen[table(state)["round"]] = table(state)["season"]
        play_on(state, chance)
    assert [seen[number] for number in range(1, 8)] == ["autumn", "winter", "spring", "summer", "autumn", "winter", "spring"]


def test_winter_begins_in_december_and_every_season_has_three_months():
    months = (12, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11)
    assert [season_of(month) for month in months] == [
        season for season in ("winter", "spring", "summer", "autumn") for _ in range(3)
    ]


def test_a_game_that_begins_with_the_season_of_the_day_replays_on_any_other():
    state = grange.new_game("agricola", 1, 1, seasons="now")
    season = table(state)["season"]
    assert season in SEASONS
    assert state.record()["rules"] == {"seasons": season}
    assert grange.replay(state.record()) == state


def test_without_seasons_there_is_no_season():
    state = grange.new_game("agricola", 2, 1)
    assert "season" not in table(state)
    assert not set(places(state, "space", state.decision.seat)) & set(SEASONS)


@pytest.mark.parametrize("season", SEASONS)
def test_only_the_space_of_the_present_season_lies_there(season):
    rich = a_farm("gf... r.... r....", ["D1 E1"], wood=9, food=9, grain=2, sheep=2, vegetable=1)
    assert set(places(a_turn(rich, season=season), "space")) & set(SEASONS) == {season}


def test_one_person_uses_the_space_of_the_season():
    state = a_turn(a_farm(), a_farm(), season="autumn")
    state.play("space:autumn")
    assert is_turn(state, 1)
    assert "autumn" not in places(state, "space", 1)


def test_a_position_with_another_season_than_the_wheel_shows_is_refused():
    document = a_turn(season="spring").to_dict()
    document["table"]["season"] = 3
    with pytest.raises(grange.BadPosition):
        grange.from_dict(document)


def test_a_position_in_which_fishing_is_open_in_winter_is_refused():
    document = a_turn(season="winter").to_dict()
    document["table"]["taken"] = [0] * len(document["table"]["taken"])
    with pytest.raises(grange.BadPosition):
        grange.from_dict(document)


# Preparation


@pytest.mark.parametrize(
    ("season", "gathered"),
    [
        ("winter", {"forest": 3, "clay_pit": 0, "reed_bank": 0, "fishing": 1, "western_quarry": 1, "eastern_quarry": 1}),
        ("spring", {"forest": 2, "clay_pit": 1, "reed_bank": 1, "fishing": 1, "western_quarry": 2, "eastern_quarry": 2}),
        ("summer", {"forest": 3, "clay_pit": 2, "reed_bank": 1, "fishing": 2, "western_quarry": 0, "eastern_quarry": 0}),
        ("autumn", {"forest": 4, "clay_pit": 1, "reed_bank": 2, "fishing": 1, "western_quarry": 1, "eastern_quarry": 1}),
    ],
)
def test_after_the_refill_the_season_adds_and_takes_goods(season, gathered):
    piles = table(a_round(12, season=season))["piles"]
    assert {space: piles[space] for space in gathered} == gathered


def test_a_season_changes_every_space_of_a_good():
    piles = table(a_round(1, seats=4, season="autumn"))["piles"]
    assert (piles["forest"], piles["grove"], piles["copse"]) == (4, 3, 2)
    assert (piles["clay_pit"], piles["hollow"]) == (1, 2)


def test_a_season_never_takes_more_than_lies_there():
    hard = {"seasons": {"refill": {"winter": {"clay": -3}}}}
    piles = table(a_round(1, season="winter", components=hard))["piles"]
    assert (piles["clay_pit"], piles["forest"]) == (0, 3)


# Winter


@pytest.mark.parametrize(("number", "is_shut"), [(1, True), (11, True), (12, False)])
def test_in_winter_fishing_is_shut_up_to_round_11_and_still_fills(number, is_shut):
    state = a_round(number, a_farm(), a_farm(), season="winter")
    assert ("fishing" not in places(state, "space", state.decision.seat)) is is_shut
    assert table(state)["piles"]["fishing"] == 1


def test_fishing_is_open_again_in_the_round_after_winter():
    state = a_round(1, season="winter")
    while table(state)["round"] < 2:
        state.play(state.decision.options[0])
    assert "fishing" in places(state, "space", state.decision.seat)


def test_in_winter_a_new_field_costs_a_food():
    assert goods(play(use("farmland", a_farm(food=2), season="winter"), "plow:C3")) == {"food": 1}
    assert goods(play(use("farmland", a_farm(food=2), season="spring"), "plow:C3")) == {"food": 2}


def test_in_winter_who_has_no_food_cannot_plow():
    assert "farmland" not in places(a_turn(a_farm(), season="winter"), "space")
    assert "farmland" in places(a_turn(a_farm(grain=1), season="winter"), "space")


def test_crops_become_the_food_that_a_field_costs_in_winter():
    state = play(use("farmland", a_farm(grain=1), season="winter"), "plow:C3")
    assert (goods(state), farm(state)["fields"]) == ({}, ["C3"])


def test_in_winter_the_cultivation_costs_a_food_too_but_sowing_does_not():
    state = use("cultivation", a_farm("..f.. r.... r....", grain=1, food=1), rounds=12, season="winter")
    state = play(state, "do:plow", "plow:B1", "do:sow")
    assert (goods(state), farm(state)["grain"]) == ({}, {"B1": 3})
    assert codes(use("cultivation", a_farm("f.... r.... r....", grain=1), rounds=12, season="winter")) == ["do:plow", "do:sow"]


def test_the_plow_driver_costs_2_food_in_winter():
    own = a_farm("..... r.... r....", house="stone", cards=["plow_driver"], food=2)
    state = play(a_round(3, own, season="winter"), "use:plow_driver", "plow:C3")
    assert goods(state) == {}
    poor = a_farm("..... r.... r....", house="stone", cards=["plow_driver"], food=1)
    assert not places(a_round(3, poor, season="winter"), "use")
    assert places(a_round(3, poor, season="summer"), "use") == ["plow_driver"]


def test_shifting_cultivation_costs_a_food_more_in_winter():
    hand = a_farm(food=2, hand=["shifting_cultivation"])
    rich = a_farm(food=3, hand=["shifting_cultivation"])
    assert is_turn(use("meeting_place", hand, season="winter"), 1)
    state = play(use("meeting_place", rich, season="winter"), "do:minor", "plow:C3")
    assert goods(state) == {}


@pytest.mark.parametrize(("number", "food"), [(1, 6), (4, 6), (5, 5), (11, 3), (14, 1)])
def test_a_child_by_the_fire_costs_2_wood_and_a_food_for_each_harvest_to_come(number, food):
    state = use("winter", a_farm(wood=2, food=food), rounds=number, season="winter")
    assert (goods(state), farm(state)["people"], farm(state)["newborns"]) == ({}, 3, 1)
    assert "winter" not in places(a_turn(a_farm(wood=2, food=food - 1), rounds=number, season="winter"), "space")
    assert "winter" not in places(a_turn(a_farm(wood=1, food=food), rounds=number, season="winter"), "space")


def test_a_child_by_the_fire_costs_a_food_more_under_the_tripods():
    assert "winter" not in places(a_turn(a_farm(wood=2, food=5), rounds=5, season="winter", shelf=["tripods"]), "space")
    state = use("winter", a_farm(wood=2, food=6), rounds=5, season="winter", shelf=["tripods"])
    assert (farm(state)["people"], goods(state)) == (3, {})


def test_a_family_of_five_has_no_child_by_the_fire():
    assert "winter" not in places(a_turn(a_farm(wood=2, food=9, people=5), season="winter"), "space")


# Spring


def test_in_spring_two_more_fences_are_free_once_one_is_paid():
    state = play(use("fencing", a_farm(wood=4), season="spring"), "add:E1", "enclose")
    assert goods(state) == {"wood": 2}
    assert "fencing" not in places(a_turn(a_farm(wood=1), out=["fencing"], season="spring"), "space")
    assert "fencing" in places(a_turn(a_farm(wood=2), out=["fencing"], season="spring"), "space")


def test_the_free_fences_of_spring_come_once_in_an_action():
    state = play(use("fencing", a_farm(wood=9), season="spring"), "add:E1", "enclose", "add:D1", "enclose", "enough")
    assert goods(state) == {"wood": 9 - 2 - 3}


def test_the_free_fences_of_spring_may_come_with_the_second_pasture():
    own = a_farm(EMPTY_FARM, ["C1 D1 E1"], wood=1)  # dividing it takes one fence, that is paid; two more are free
    state = play(use("fencing", own, season="spring"), "add:C1", "enclose")
    assert goods(state) == {}
    state = play(state, "add:D1")
    assert len(farm(state)["pastures"]) == 3


def test_a_mini_pasture_pays_no_wood_so_spring_adds_nothing():
    own = a_farm(food=2, hand=["mini_pasture"])
    state = play(use("meeting_place", own, season="spring"), "do:minor", "cell:E1")
    assert farm(state)["pastures"] == [["E1"]]
    assert is_turn(state, 1)


def test_the_fences_of_the_hedge_keeper_alone_bring_no_free_ones_in_spring():
    divided = a_farm(EMPTY_FARM, ["C1 D1 E1"], cards=["hedge_keeper"])
    state = play(use("fencing", divided, season="spring"), "add:C1", "enclose", "add:D1")
    assert len(farm(state)["pastures"]) == 3
    assert is_turn(state, 1)
    paying = a_farm(EMPTY_FARM, cards=["hedge_keeper"], wood=1)
    state = play(use("fencing", paying, season="spring"), "add:E1", "add:D1")
    assert goods(state) == {}  # six fences: three of the hedge keeper, one paid, two free


def test_in_spring_animals_breed_on_the_own_farm_only_and_or_one_sows():
    own = a_farm("f.... r.... r....", ["D1 E1"], sheep=2, grain=1)
    other = a_farm(EMPTY_FARM, ["D1 E1"], sheep=2)
    state = use("spring", own, other, season="spring")
    assert codes(state) == ["do:sow", "do:breed"]
    state = play(state, "do:breed", "do:sow")
    assert (goods(state), goods(state, 1)) == ({"sheep": 3}, {"sheep": 2})
    assert farm(state)["grain"] == {"A1": 3}


def test_spring_breeding_needs_at_least_one_birth():
    crowded = a_farm(EMPTY_FARM, ["E1"], sheep=2, boar=1)  # room for two in the pasture and for one in the house
    assert "spring" in places(a_turn(crowded, season="spring"), "space")
    assert "spring" not in places(a_turn(a_farm(EMPTY_FARM, ["E1"], sheep=1), season="spring"), "space")
    full = a_farm("....s r.... r....", sheep=2)
    assert "spring" not in places(a_turn(full, season="spring"), "space")


def test_between_sowing_and_breeding_animals_may_be_cooked_but_not_while_they_breed():
    own = a_farm(EMPTY_FARM, ["E1"], sheep=2, boar=1, cards=["fireplace_2"])
    state = use("spring", own, season="spring")
    assert codes(state) == ["convert:sheep", "convert:boar", "enough"]
    state = play(state, "enough")
    assert codes(state) == ["release:sheep", "release:boar"]


def test_in_spring_llamas_breed_like_other_animals():
    own = a_farm(EMPTY_FARM, ["D1 E1"], llama=2)
    state = use("spring", own, season="spring", shelf=["peruvian_inquisition"])
    assert goods(state) == {"llama": 3}


def test_in_spring_fairies_breed_too():
    state = use("spring", a_farm(fairy=2), season="spring", shelf=["fairy_ring"])
    assert goods(state) == {"fairy": 3}
    full = a_farm("fffff rffff rffff", fairy=0, sheep=1)
    assert "spring" not in places(a_turn(full, season="spring", shelf=["fairy_ring"]), "space")


def test_in_spring_an_animal_and_the_unicorn_have_young_of_the_kind_that_its_owner_chooses():
    own = a_farm(EMPTY_FARM, ["C1", "D1", "E1"], sheep=1, boar=1, cards=["unicorn_one"])
    state = use("spring", own, season="spring", notes={"unicorn_one": GOODS.index("sheep")})
    assert codes(state) == ["into:sheep", "into:boar"]
    assert goods(play(state, "into:boar")) == {"sheep": 1, "boar": 2}


def test_in_spring_a_young_animal_may_live_in_camelot():
    own = a_farm("....s r.... r....", sheep=2, cards=["camelot"])  # one in the stable, one in the house
    assert goods(use("spring", own, season="spring")) == {"sheep": 3}


# Summer


def test_in_summer_the_day_laborer_gives_a_grain_too():
    assert goods(use("day_laborer", season="summer")) == {"food": 2, "grain": 1}
    assert goods(use("day_laborer", season="autumn")) == {"food": 2}


def test_in_summer_every_new_room_may_bring_a_stable_for_nothing():
    state = use("farm_expansion", a_farm(wood=10, reed=4), season="summer")
    state = play(state, "do:rooms", "room:A1", "stable:E1", "room:B1", "stable:E2")
    assert (farm(state)["stables"], goods(state)) == (["E1", "E2"], {})


def test_the_free_stable_of_a_room_may_be_left_in_summer():
    state = play(use("farm_expansion", a_farm(wood=5, reed=2), season="summer"), "do:rooms", "room:A1", "enough")
    assert farm(state)["stables"] == []
    assert is_turn(state, 1)


def test_each_room_of_a_house_that_is_built_anew_brings_a_stable_in_summer():
    burnt = a_farm("..... ..... .....", wood=2, reed=1)
    state = use("house_redevelopment", burnt, season="summer", x_deck="on", rounds=7)
    play(state, "room:C1", "room:D1", "stable:E1", "stable:E2")
    assert (farm(state)["rooms"], farm(state)["stables"], goods(state)) == (["C1", "D1"], ["E1", "E2"], {})


def test_the_merchants_of_jupiter_come_for_a_stable_that_a_new_house_brings_in_summer():
    burnt = a_farm("..... ..... .....", wood=2, reed=3)
    state = use("house_redevelopment", burnt, season="summer", shelf=["merchants_of_jupiter"], rounds=7)
    play(state, "room:C1", "room:D1", "stable:E1", "enough", "use:merchants_of_jupiter")
    assert farm(state)["cards"] == ["merchants_of_jupiter"]


def test_the_room_of_the_cottager_brings_a_stable_in_summer():
    own = a_farm(wood=5, reed=2, cards=["cottager"])
    state = play(use("day_laborer", own, season="summer"), "use:cottager", "room:A1", "stable:E1")
    assert farm(state)["stables"] == ["E1"]


def test_in_summer_one_plows_and_or_bakes_or_sells_a_grain_for_4_food():
    own = a_farm(grain=2, cards=["fireplace_2"])
    state = use("summer", own, season="summer")
    assert codes(state) == ["do:plow", "do:bake", "do:sell"]
    state = play(state, "do:sell")
    assert (goods(state), codes(state)) == ({"grain": 1, "food": 4}, ["do:plow", "enough"])
    state = play(use("summer", own, season="summer"), "do:plow", "plow:C3", "do:bake", "enough")
    assert is_turn(state, 1)


# Autumn


def test_in_autumn_one_reaps_and_or_takes_a_vegetable():
    own = a_farm("gv... r.... r....")
    state = play(use("autumn", own, season="autumn"), "do:reap", "do:vegetable")
    assert goods(state) == {"grain": 1, "vegetable": 2}
    assert farm(state)["grain"] == {"A1": 2}
    assert goods(use("autumn", a_farm(), season="autumn")) == {"vegetable": 1}


def test_reaping_in_autumn_is_no_harvest_for_cards():
    own = a_farm("g.... r.... r....", cards=["scythe_worker"])
    state = play(use("autumn", own, season="autumn"), "do:reap", "enough")
    assert goods(state) == {"grain": 1}


def test_in_autumn_a_major_improvement_costs_a_building_resource_less():
    state = use("major_improvement", a_farm(clay=1), season="autumn")
    assert farm(state)["cards"] == ["fireplace_2"]
    assert "major_improvement" not in places(a_turn(a_farm(clay=1), out=["major_improvement"], season="summer"), "space")


def test_in_autumn_the_player_chooses_which_resource_is_left_out():
    own = a_farm(wood=1, stone=3)
    state = play(use("major_improvement", own, season="autumn"), "play:well")
    assert goods(state) == {"wood": 1} or codes(state) == ["pay:1", "pay:2"]
    state = play(use("major_improvement", a_farm(clay=2, stone=2), season="autumn"), "play:pottery")
    assert codes(state) == ["pay:1", "pay:2"]


def test_the_autumn_discount_does_nothing_for_a_fireplace_that_is_given_back():
    own = a_farm(cards=["fireplace_2"])
    state = use("major_improvement", own, season="autumn")
    assert codes(state) == ["play:hearth_4", "play:hearth_5"]
    assert goods(play(state, "play:hearth_4")) == {}


def test_the_autumn_discount_adds_to_that_of_a_card():
    own = a_farm(clay=1, stone=1, cards=["stonecutter"])  # an oven of a clay and three stone
    state = use("major_improvement", own, season="autumn", seats=3)
    assert "play:stone_oven" in codes(state)


# All together


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("cards", ["off", "on"])
def test_games_with_seasons_can_be_played_to_the_end(seats, cards):
    season = SEASONS[seats - 1]
    state = play_to_the_end(grange.new_game("agricola", seats, seats, seasons=season, cards=cards), seats)
    assert grange.replay(state.record()).to_dict() == state.to_dict()


def test_a_solo_winter_begins_with_less_clay():
    state = laid([{"step": "Round"}], seats=1, rounds=0, season="winter")
    assert table(state)["piles"]["clay_pit"] == 0
