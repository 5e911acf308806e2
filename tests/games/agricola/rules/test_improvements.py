"""The ten major improvements: prices, points, effects, and turning a Fireplace into a Cooking Hearth."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.agricola.builders import (
    MAJORS,
    a_farm,
    a_harvest,
    a_turn,
    asked,
    codes,
    farm,
    feed_all,
    goods,
    is_turn,
    places,
    play,
    sheet,
    some,
    table,
    use,
)

PRICES = {
    "fireplace_2": {"clay": 2},
    "fireplace_3": {"clay": 3},
    "hearth_4": {"clay": 4},
    "hearth_5": {"clay": 5},
    "well": {"wood": 1, "stone": 3},
    "clay_oven": {"clay": 3, "stone": 1},
    "stone_oven": {"clay": 1, "stone": 3},
    "joinery": {"wood": 2, "stone": 2},
    "pottery": {"clay": 2, "stone": 2},
    "basketmaker": {"reed": 2, "stone": 2},
}
POINTS = [1, 1, 1, 1, 4, 2, 3, 2, 2, 2]
RICH: dict[str, Any] = {"wood": 9, "clay": 9, "reed": 9, "stone": 9}


def build(card, *farms, **more):
    """Build a card at the Major Improvement space; if it is the only one possible, there is no question."""
    state = use("major_improvement", *farms, **more)
    return play(state, f"play:{card}") if state.decision_of(0) and f"play:{card}" in codes(state) else state


@pytest.mark.parametrize("card", MAJORS)
def test_every_improvement_has_its_price(card):
    left = goods(build(card, a_farm(**RICH)))
    assert {good: 9 - left.get(good, 0) for good in RICH if left.get(good, 0) != 9} == PRICES[card]


@pytest.mark.parametrize("card", MAJORS)
def test_an_improvement_that_cannot_be_paid_in_full_is_not_offered(card):
    for good in PRICES[card]:
        own = a_farm(**RICH | some(good, PRICES[card][good] - 1))
        assert card not in places(use("major_improvement", own), "play")


@pytest.mark.parametrize(("card", "points"), list(zip(MAJORS, POINTS, strict=True)))
def test_every_improvement_has_its_points(card, points):
    assert sheet(a_turn(a_farm(cards=[card])), "cards") == points


def test_an_improvement_is_built_once():
    state = build("well", a_farm(**RICH))
    assert "well" not in table(state)["supply"]
    other = a_turn(a_farm(cards=["well"]), a_farm(**RICH), turn=1, out=["major_improvement"])
    assert "well" not in places(play(other, "space:major_improvement", seat=1), "play", 1)


def test_one_action_builds_one_improvement():
    assert is_turn(build("fireplace_2", a_farm(**RICH)), 1)


# Fireplaces and hearths


def test_a_fireplace_is_exchanged_for_a_hearth_instead_of_paying_clay():
    state = use("major_improvement", a_farm(cards=["fireplace_2"]))
    assert places(state, "play") == ["hearth_4", "hearth_5"]
    play(state, "play:hearth_5")
    assert farm(state)["cards"] == ["hearth_5"]
    assert "fireplace_2" in table(state)["supply"]


def test_who_has_clay_and_a_fireplace_chooses_how_to_pay():
    state = build("hearth_4", a_farm(cards=["fireplace_2"], clay=4))
    assert codes(state) == ["pay:1", "pay:2"]
    paid, exchanged = play(state.copy(), "pay:1"), play(state, "pay:2")
    assert (goods(paid), farm(paid)["cards"]) == ({}, ["fireplace_2", "hearth_4"])
    assert (goods(exchanged), farm(exchanged)["cards"]) == ({"clay": 4}, ["hearth_4"])


def test_who_has_two_fireplaces_chooses_which_goes_back():
    state = build("hearth_4", a_farm(cards=["fireplace_2", "fireplace_3"]))
    assert codes(state) == ["pay:1", "pay:2"]
    assert farm(play(state.copy(), "pay:1"))["cards"] == ["fireplace_3", "hearth_4"]
    assert farm(play(state, "pay:2"))["cards"] == ["fireplace_2", "hearth_4"]


def test_a_returned_fireplace_can_be_built_again_by_anyone():
    state = play(use("major_improvement", a_farm(cards=["fireplace_2"], placed=1), a_farm(placed=2, clay=2)), "play:hearth_4")
    for seat in (0, 1):
        own = [a_farm(cards=["hearth_4"], clay=2), a_farm(clay=2)]
        again = play(a_turn(*own, turn=seat, out=["major_improvement"]), "space:major_improvement", seat=seat)
        assert "fireplace_2" in farm(again, seat)["cards"]
    assert "fireplace_2" in table(state)["supply"]


def test_a_hearth_is_not_exchanged():
    own = a_farm(cards=["hearth_4"])
    assert "major_improvement" not in places(a_turn(own, out=["major_improvement"]), "space")


def test_the_exchange_is_possible_after_a_renovation_too():
    state = use("house_redevelopment", a_farm(cards=["fireplace_3"], clay=2, reed=1))
    play(state, "do:improve", "play:hearth_5")
    assert farm(state)["cards"] == ["hearth_5"]


def test_one_player_may_own_all_four():
    state = build("hearth_5", a_farm(cards=["fireplace_2", "fireplace_3", "hearth_4"], clay=5))
    play(state, "pay:1")
    assert len(farm(state)["cards"]) == 4
    assert sheet(state, "cards") == 4


RATES = {
    "fireplace_2": {"grain": 1, "vegetable": 2, "sheep": 2, "boar": 2, "cattle": 3},
    "hearth_4": {"grain": 1, "vegetable": 3, "sheep": 2, "boar": 3, "cattle": 4},
}
RATES |= {"fireplace_3": RATES["fireplace_2"], "hearth_5": RATES["hearth_4"]}


@pytest.mark.parametrize("card", RATES)
@pytest.mark.parametrize("good", RATES["hearth_4"])
def test_cooking_has_its_rates(card, good):
    state = a_harvest(a_farm(cards=[card], **some(good, 1)))
    play(state, f"convert:{good}")
    assert farm(state)["begging"] == 4 - RATES[card][good]


def test_without_cooking_crops_are_worth_one_food_and_animals_none():
    state = a_harvest(a_farm(grain=1, vegetable=1, sheep=1))
    assert codes(state) == ["convert:grain", "convert:vegetable", "feed"]
    play(state, "convert:grain", "convert:vegetable")
    assert farm(state)["begging"] == 2


def test_of_several_cooking_places_the_better_is_used():
    state = play(a_harvest(a_farm(cards=["hearth_4", "fireplace_2"], cattle=1)), "convert:cattle")
    assert farm(state)["begging"] == 0


# The Well


@pytest.mark.parametrize(("built", "rounds"), [(1, [2, 3, 4, 5, 6]), (9, [10, 11, 12, 13, 14]), (11, [12, 13, 14]), (14, [])])
def test_the_well_brings_a_food_in_each_of_the_next_five_rounds_as_far_as_there_are_rounds(built, rounds):
    state = build("well", a_farm(wood=1, stone=3), rounds=built)
    assert [(entry["round"], entry["seat"], entry["good"], entry["amount"]) for entry in table(state)["coming"]] == [
        (number, 0, "food", 1) for number in rounds
    ]


def test_the_food_of_the_well_comes_at_the_beginning_of_the_next_round():
    state = build("well", a_farm(wood=1, stone=3, placed=1), a_farm(placed=2))
    assert table(state)["round"] == 2
    assert goods(state) == {"food": 1}


# Ovens


@pytest.mark.parametrize(("card", "food"), [("clay_oven", 5), ("stone_oven", 4)])
def test_who_builds_an_oven_may_bake_at_once(card, food):
    state = build(card, a_farm(clay=3, stone=3, grain=1))
    assert codes(state) == ["do:bake", "enough"]
    refused = play(state.copy(), "enough")
    assert is_turn(refused, 1)
    assert goods(play(state, "do:bake"))["food"] == food


def test_the_baking_at_once_uses_all_ovens():
    state = build("clay_oven", a_farm(clay=3, stone=1, grain=2, cards=["hearth_4"]))
    play(state, "do:bake", "bake")
    assert goods(state) == {"food": 5 + 3}


def test_without_grain_there_is_nothing_to_bake_at_once():
    assert is_turn(build("stone_oven", a_farm(clay=1, stone=3)), 1)


@pytest.mark.parametrize("card", ["fireplace_2", "hearth_4"])
def test_fireplaces_and_hearths_do_not_bake_at_once(card):
    assert is_turn(build(card, a_farm(clay=4, grain=3)), 1)


def test_after_a_renovation_an_oven_bakes_at_once_too():
    state = use("house_redevelopment", a_farm(clay=5, reed=1, stone=1, grain=1))
    play(state, "do:improve", "play:clay_oven", "do:bake")
    assert goods(state) == {"food": 5}


# Workshops


@pytest.mark.parametrize(("card", "good", "food"), [("joinery", "wood", 2), ("pottery", "clay", 2), ("basketmaker", "reed", 3)])
def test_a_workshop_turns_one_good_into_food_once_a_harvest(card, good, food):
    state = a_harvest(a_farm(cards=[card], **some(good, 3)))
    assert codes(state) == [f"craft:{good}", "feed"]
    play(state, f"craft:{good}")
    assert farm(state)["goods"][good] == 2
    assert farm(state)["begging"] == 4 - food  # nothing else could be done


def test_every_workshop_is_used_once():
    own = a_farm(cards=["joinery", "pottery", "basketmaker"], wood=2, clay=2, reed=2)
    state = play(a_harvest(own), "craft:wood", "craft:clay", "craft:reed")
    assert goods(state) == {"wood": 1, "clay": 1, "reed": 1, "food": 3}


def test_a_workshop_may_be_left_alone():
    state = play(a_harvest(a_farm(cards=["joinery"], wood=1)), "feed")
    assert farm(state)["begging"] == 4


def test_a_workshop_gives_food_also_when_there_is_enough():
    state = play(a_harvest(a_farm(cards=["joinery"], wood=1, food=4)), "craft:wood")
    assert goods(state) == {"food": 2}


def test_at_the_next_harvest_the_workshop_works_again():
    state = play(a_harvest(a_farm(cards=["joinery"], wood=2), rounds=7), "craft:wood")
    assert asked(state) != []
    again = a_harvest(a_farm(cards=["joinery"], wood=1), rounds=9)
    assert "craft:wood" in codes(again)
    assert goods(feed_all(again)) == {"wood": 1}


def test_workshops_do_nothing_outside_the_harvest():
    own = a_farm(cards=["joinery"], wood=9)
    state = play(a_turn(own, tile="on"), "space:animal_market")
    assert places(state, "take") == ["sheep", "boar"]
