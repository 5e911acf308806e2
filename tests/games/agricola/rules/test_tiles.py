"""The extra tiles: one person per round, on one of their spaces."""

from __future__ import annotations

import pytest

from tests.games.agricola.builders import a_farm, a_round, a_turn, codes, farm, goods, is_turn, places, play, table, use

BOTH = {"animal_market", "modest_wish"}
FOUR = BOTH | {"copse", "resource_market"}
THREE_ROOMS = "..... rr... r...."


def tile_places(state, seat=0):
    return set(places(state, "space", seat)) & FOUR


@pytest.mark.parametrize(("seats", "tile"), [(1, FOUR), (2, FOUR), (3, BOTH), (4, BOTH)])
def test_one_and_two_players_have_four_spaces_and_more_players_two(seats, tile):
    with_tile = a_turn(a_farm(THREE_ROOMS), seats=seats, rounds=5, tile="on")
    without = a_turn(a_farm(THREE_ROOMS), seats=seats, rounds=5)
    assert tile_places(with_tile) - tile_places(without) == tile


@pytest.mark.parametrize("space", sorted(FOUR))
def test_after_one_space_of_the_tile_all_are_closed_for_the_round(space):
    state = a_turn(a_farm(THREE_ROOMS), a_farm(THREE_ROOMS), rounds=5, tile="on", piles={"copse": 1})
    play(state, f"space:{space}")
    if space == "animal_market":
        play(state, "take:boar")
    assert is_turn(state, 1)
    assert not tile_places(state, 1)


def test_the_other_spaces_of_the_board_stay_open():
    state = play(a_turn(rounds=5, seats=3, tile="on"), "space:animal_market", "take:boar")
    assert {"resource_market", "grove"} <= set(places(state, "space", 1))


def test_in_the_next_round_the_tile_is_open_again():
    state = a_turn(a_farm(placed=1), a_farm(placed=2), rounds=5, tile="on")
    play(state, "space:animal_market", "take:boar")
    assert tile_places(state) == {"copse", "resource_market", "animal_market"}


def test_the_wood_of_the_copse_stays_when_another_space_is_used():
    state = a_turn(a_farm(placed=1), a_farm(placed=2), rounds=5, tile="on", piles={"copse": 2})
    play(state, "space:resource_market")
    assert table(state)["piles"]["copse"] == 3  # and one more in the new round


def test_who_uses_the_copse_takes_all_its_wood():
    assert goods(use("copse", tile="on", piles={"copse": 4})) == {"wood": 4}


@pytest.mark.parametrize("seats", [1, 2])
def test_the_resource_market_of_the_tile_gives_stone_and_food(seats):
    assert goods(use("resource_market", seats=seats, tile="on")) == {"stone": 1, "food": 1}


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize(
    ("animal", "left"),
    [("sheep", {"sheep": 1, "food": 3}), ("boar", {"boar": 1, "food": 2}), ("cattle", {"cattle": 1, "food": 1})],
)
def test_the_animal_market_gives_a_sheep_with_food_or_a_boar_or_cattle_for_food(seats, animal, left):
    state = use("animal_market", a_farm(food=2), seats=seats, tile="on")
    assert codes(state) == ["take:sheep", "take:boar", "take:cattle"]
    assert goods(play(state, f"take:{animal}")) == left


def test_the_animal_may_be_cooked_at_once():
    state = play(use("animal_market", a_farm(sheep=1, cards=["hearth_4"]), tile="on"), "take:boar")
    assert codes(state) == ["convert:sheep", "convert:boar"]
    assert goods(play(state, "convert:boar")) == {"sheep": 1, "food": 3}


def test_cattle_does_not_pay_for_itself():
    state = use("animal_market", a_farm(cards=["hearth_4"]), tile="on")
    assert codes(state) == ["take:sheep", "take:boar"]


@pytest.mark.parametrize(("rounds", "is_open"), [(1, False), (4, False), (5, True), (14, True)])
def test_the_modest_wish_opens_in_round_five(rounds, is_open):
    state = a_turn(a_farm(THREE_ROOMS), rounds=rounds, tile="on")
    assert ("modest_wish" in places(state, "space")) == is_open


def test_the_modest_wish_needs_a_room():
    assert "modest_wish" not in places(a_turn(rounds=5, tile="on"), "space")
    assert farm(use("modest_wish", a_farm(THREE_ROOMS), rounds=5, tile="on"))["people"] == 3


def test_both_wishes_can_be_used_in_one_round():
    state = play(a_turn(a_farm("..... rr... rr..."), rounds=5, tile="on"), "space:modest_wish")
    play(state, "space:day_laborer", seat=1)
    assert farm(play(state, "space:basic_wish"))["people"] == 4


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_side_job_is_usual_with_two_players_or_more(seats):
    assert ("side_job" in places(a_turn(a_farm(wood=9), seats=seats), "space")) == (seats > 1)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_side_job_may_be_played_with_or_left_out_with_any_number_of_players(seats):
    own = a_farm(wood=1)
    assert "side_job" in places(a_turn(own, seats=seats, side_job="on"), "space")
    assert "side_job" not in places(a_turn(own, seats=seats, side_job="off"), "space")


def test_nothing_gathers_on_tiles_that_are_not_played_with():
    assert "copse" not in table(a_round(3))["piles"]
