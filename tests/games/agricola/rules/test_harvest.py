"""The harvest: reaping, feeding and begging."""

from __future__ import annotations

import pytest

from tests.games.agricola.builders import (
    EMPTY_FARM,
    a_farm,
    a_harvest,
    a_turn,
    asked,
    codes,
    farm,
    goods,
    places,
    play,
    sheet,
    table,
    use,
)

# Fields


def test_every_planted_field_gives_one_crop():
    state = a_harvest(a_farm("ggvf. r.... r....", crops={"B1": 1}, food=9))
    assert goods(state) == {"grain": 2, "vegetable": 1, "food": 5}
    assert (farm(state)["grain"], farm(state)["vegetables"]) == ({"A1": 2}, {"C1": 1})


def test_a_field_that_is_reaped_empty_can_be_sown_again():
    state = a_harvest(a_farm("g.... r.... r....", crops={"A1": 1}, food=9))
    assert farm(state)["fields"] == ["A1"]
    assert "grain_utilization" in places(state, "space", table(state)["leader"])


def test_what_was_just_reaped_can_be_eaten():
    state = play(a_harvest(a_farm("g.... r.... r....", food=3)), "convert:grain")
    assert (goods(state), farm(state)["begging"]) == ({}, 0)


# Feeding


@pytest.mark.parametrize(
    ("seats", "own", "need"),
    [
        (2, a_farm(), 4),
        (4, a_farm(people=5), 10),
        (3, a_farm(people=3, newborns=1), 5),
        (1, a_farm(), 6),
        (1, a_farm(people=3, newborns=1), 7),
        (2, a_farm(people=4, newborns=2), 6),
    ],
)
def test_grown_people_eat_two_food_three_in_a_solo_game_and_newborns_one(seats, own, need):
    fed = own | {"goods": a_farm(food=20)["goods"]}
    assert goods(a_harvest(fed, seats=seats)) == {"food": 20 - need}


def test_a_newborn_is_grown_up_after_the_harvest():
    state = a_harvest(a_farm(people=3, newborns=1, food=9))
    assert (farm(state)["newborns"], farm(state)["food_needed"]) == (0, 6)


def test_each_missing_food_is_a_begging_marker_of_minus_three_points():
    state = a_harvest(a_farm(food=1))
    assert farm(state)["begging"] == 3
    assert sheet(state, "begging") == -9


def test_begging_markers_add_up_and_stay():
    assert farm(a_harvest(a_farm(begging=2, food=3)))["begging"] == 3
    assert farm(a_harvest(a_farm(begging=2, food=30)))["begging"] == 2


def test_nobody_must_turn_goods_into_food():
    state = play(a_harvest(a_farm(grain=4, cards=["fireplace_2"], sheep=1)), "feed")
    assert farm(state)["begging"] == 4
    assert goods(state) == {"grain": 4, "sheep": 1}


def test_food_must_be_paid():
    state = play(a_harvest(a_farm(grain=4, food=3)), "feed")
    assert (goods(state), farm(state)["begging"]) == ({"grain": 4}, 1)


def test_once_there_is_enough_crops_are_not_offered():
    state = a_harvest(a_farm(grain=2, vegetable=1, food=3))
    assert codes(state) == ["convert:grain", "convert:vegetable", "feed"]
    play(state, "convert:grain")
    assert goods(state) == {"grain": 1, "vegetable": 1}
    assert asked(state) == [table(state)["leader"]]


def test_food_beyond_what_is_needed_is_kept():
    state = play(a_harvest(a_farm(cattle=1, food=3, cards=["hearth_4"])), "convert:cattle")
    assert goods(state) == {"food": 3}


def test_between_feeding_and_breeding_animals_may_be_cooked_to_make_room_for_young():
    state = a_harvest(a_farm(EMPTY_FARM, ["E1"], sheep=2, boar=1, food=4, cards=["fireplace_2"]))
    assert goods(state) == {"sheep": 2, "boar": 1}  # the family has eaten
    assert codes(state) == ["convert:sheep", "convert:boar", "enough"]
    play(state, "convert:boar")
    assert goods(state) == {"sheep": 3, "food": 2}


def test_who_begged_may_cook_before_the_breeding_and_keeps_the_food():
    state = play(a_harvest(a_farm(EMPTY_FARM, ["E1"], sheep=2, boar=1, cards=["fireplace_2"])), "feed", "convert:boar")
    assert goods(state) == {"sheep": 3, "food": 2}
    assert farm(state)["begging"] == 4


def test_who_cooks_nothing_before_the_breeding_lets_an_animal_go_for_the_young():
    state = play(a_harvest(a_farm(EMPTY_FARM, ["E1"], sheep=2, boar=1, food=4, cards=["fireplace_2"])), "enough")
    assert codes(state) == ["release:sheep", "release:boar"]
    assert goods(play(state, "release:boar")) == {"sheep": 3}


def test_who_cannot_cook_is_not_asked_before_the_breeding():
    state = a_harvest(a_farm(EMPTY_FARM, ["E1"], sheep=2, boar=1, food=4, cards=["clay_oven"]))
    assert codes(state) == ["release:sheep", "release:boar"]


def test_nobody_is_asked_before_the_breeding_if_there_is_room_for_young():
    own = a_farm(EMPTY_FARM, ["D1 E1"], sheep=2, boar=1, food=4, cards=["fireplace_2"])
    assert goods(a_harvest(own)) == {"sheep": 3, "boar": 1}


def test_all_families_eat_at_the_same_time():
    state = a_harvest(a_farm(grain=1), a_farm(grain=1), a_farm(grain=1), seats=3)
    assert asked(state) == [0, 1, 2]
    play(state, "feed", seat=2)
    assert asked(state) == [0, 1]


def test_all_have_eaten_before_animals_breed():
    breeding = a_farm(EMPTY_FARM, ["D1 E1"], sheep=2, food=9)
    state = a_harvest(breeding, a_farm(grain=1))
    assert goods(state)["sheep"] == 2
    assert goods(play(state, "feed", seat=1))["sheep"] == 3


# Food as a price


def test_crops_and_animals_become_food_when_food_is_to_be_paid():
    own = a_farm(grain=1, vegetable=1, cards=["fireplace_2"], sheep=1)
    state = play(use("animal_market", own, tile="on"), "take:cattle")
    assert codes(state) == ["convert:grain", "convert:vegetable", "convert:sheep"]
    play(state, "convert:sheep")
    assert goods(state) == {"grain": 1, "vegetable": 1, "cattle": 1, "food": 1}


def test_who_has_the_food_pays_it_without_a_question():
    own = a_farm(grain=1, food=1)
    assert goods(play(use("animal_market", own, tile="on"), "take:cattle")) == {"grain": 1, "cattle": 1}


def test_who_could_not_pay_is_not_offered_to_buy():
    assert "take:cattle" not in codes(use("animal_market", a_farm(sheep=1, wood=9), tile="on"))
    assert "take:cattle" in codes(use("animal_market", a_farm(grain=1), tile="on"))


def test_between_harvests_nobody_is_hungry():
    state = play(a_turn(a_farm(placed=1), a_farm(placed=2), rounds=5), "space:day_laborer")
    assert [farm(state, seat)["begging"] for seat in (0, 1)] == [0, 0]
    assert goods(state) == {"food": 2}
