"""The harvest: when it comes, what every crop pays, and ties."""

from __future__ import annotations

from typing import Any

import pytest

import grange
from grange.games.petrichor.box import CROPS
from tests.games.common import table
from tests.games.petrichor.builders import field_with, growth, harvest_of, laid, points, the_harvest, water

# When the harvest comes


def test_the_harvest_comes_when_all_three_dice_show_it():
    assert water(the_harvest({"C1": [2]}, dice=(0, 0, 0)), "C1") == [0, 0, 0]


@pytest.mark.parametrize("dice", [(0, 0, 1), (0, 4, 0), (2, 2, 2)])
def test_otherwise_there_is_no_harvest(dice):
    state = the_harvest({"C1": [2]}, dice=dice)
    assert (water(state, "C1"), growth(state, "C1"), state.scores) == ([2, 0, 0], "grown", [0, 0, 0])


@pytest.mark.parametrize(("length", "last"), [("short", 4), ("long", 6)])
def test_in_the_last_round_the_harvest_comes_whatever_the_dice_show(length, last):
    assert the_harvest({"C1": [2]}, dice=(1, 2, 3), rounds=last, length=length).scores == [4, 0, 0]
    assert the_harvest({"C1": [2]}, dice=(1, 2, 3), rounds=last - 1, length=length).scores == [0, 0, 0]


def test_after_a_tile_is_paid_its_drops_go_back_and_its_token_is_taken_off():
    state = the_harvest({"C1": [2, 1]})
    assert (water(state, "C1"), growth(state, "C1"), table(state)["supply"]) == ([0, 0, 0], "bare", [20, 20, 20])


def test_drops_on_a_tile_that_does_not_grow_stay():
    state = the_harvest({"A2": [1, 1], "C1": [2]})
    assert (water(state, "A2"), water(state, "C1")) == ([1, 1, 0], [0, 0, 0])


def test_all_growing_tiles_are_harvested():
    state = the_harvest({"C1": [2], "A1": [0, 2], "C2": [0, 0, 4]})
    assert [points(state, seat) for seat in range(3)] == [
        {**dict.fromkeys(points(state), 0), crop: paid} for crop, paid in (("grass", 4), ("cotton", 5), ("corn", 10))
    ]


def test_drops_in_clouds_pay_nothing_and_stay():
    state = the_harvest({"C1": [2]}, clouds={"C1": [0, 3]})
    assert state.scores == [4, 0, 0]
    assert table(state)["supply"] == [20, 17, 20]


# Ranks and ties


def test_example_grass_with_3_1_and_1_drops_pays_4_2_and_2_and_potato_with_2_drops_nothing():
    state = the_harvest({"C1": [3, 1, 1], "A2": [1, 1]})
    assert [points(state, seat)["grass"] for seat in range(3)] == [4, 2, 2]
    assert [points(state, seat)["potato"] for seat in range(3)] == [0, 0, 0]


def test_four_ranks_have_their_points():
    assert harvest_of("grass", [4, 3, 2, 1]) == [4, 3, 2, 1]


def test_two_players_tied_for_first_place_both_score_second_place_and_the_next_the_third():
    assert harvest_of("grass", [3, 3, 1]) == [3, 3, 2]


def test_three_players_tied_for_first_place_all_score_third_place():
    assert harvest_of("grass", [2, 2, 2]) == [2, 2, 2]
    assert harvest_of("grass", [2, 2, 2, 1]) == [2, 2, 2, 1]


def test_all_four_tied_score_fourth_place():
    assert harvest_of("grass", [1, 1, 1, 1]) == [1, 1, 1, 1]


def test_a_tie_of_the_last_two_of_four_pays_fourth_place():
    assert harvest_of("grass", [3, 2, 1, 1]) == [4, 3, 1, 1]


def test_only_players_with_a_drop_on_the_tile_are_ranked_and_paid():
    assert harvest_of("grass", [2, 0, 0]) == [4, 0, 0]
    assert harvest_of("grass", [2, 0, 2]) == [3, 0, 3]


# Cotton and potato


def test_cotton_pays_two_players():
    assert harvest_of("cotton", [4, 3, 2, 1]) == [5, 2, 0, 0]
    assert harvest_of("cotton", [2, 2, 2]) == [0, 0, 0]


def test_second_place_on_potato_pays_more_than_first():
    first, second, third, fourth = harvest_of("potato", [4, 3, 2, 1])
    assert second > first > third > fourth
    assert (first, second) == (4, 6)


def test_a_tie_for_first_place_on_potato_pays_both_the_higher_second():
    assert harvest_of("potato", [2, 2]) == [6, 6]


def test_alone_on_potato_one_is_first():
    assert harvest_of("potato", [3, 0, 0]) == [4, 0, 0]


# Wheat


def test_wheat_pays_the_player_with_most_drops_2_and_a_token_and_the_others_there_3():
    state = the_harvest({"B1": [3, 2, 1]})
    assert [points(state, seat)["wheat"] for seat in range(3)] == [2, 3, 3]
    assert table(state)["wheat"] == [1, 0, 0]


def test_wheat_pays_nothing_to_those_without_drops_there():
    state = the_harvest({"B1": [2, 1, 0]})
    assert [points(state, seat)["wheat"] for seat in range(3)] == [2, 3, 0]


def test_tied_for_most_drops_on_wheat_all_get_3_and_nobody_the_token():
    state = the_harvest({"B1": [2, 2, 1]})
    assert [points(state, seat)["wheat"] for seat in range(3)] == [3, 3, 3]
    assert table(state)["wheat"] == [0, 0, 0]


def test_every_wheat_tile_gives_a_token():
    state = the_harvest({"B1": [3], "A3": [2, 1]}, wheat=[1, 0, 0])
    assert table(state)["wheat"] == [3, 0, 0]


def test_wheat_tokens_do_not_run_out():
    assert table(the_harvest({"B1": [3]}, wheat=[5, 5, 5], length="long"))["wheat"] == [6, 5, 5]


# Coffee and rice


def test_sprouting_coffee_pays_its_first_row_and_grown_coffee_its_second():
    assert harvest_of("coffee", [4, 3, 2, 1], "sprouting") == [5, 3, 1, 0]
    assert harvest_of("coffee", [4, 3, 2, 1], "grown") == [10, 6, 2, 0]


def test_ties_hold_for_coffee():
    assert harvest_of("coffee", [2, 2, 1], "grown") == [6, 6, 2]


def test_sprouting_rice_pays_nothing_but_gives_its_drops_back():
    state = the_harvest({"C3": [3, 2]}, growth={"C3": "sprouting"})
    assert state.scores == [0, 0, 0]
    assert (water(state, "C3"), growth(state, "C3"), table(state)["supply"]) == ([0, 0, 0], "bare", [20, 20, 20])


def test_grown_rice_pays_one_point_for_each_own_drop():
    assert harvest_of("rice", [5, 2, 2, 0], "grown") == [5, 2, 2, 0]


# Corn


@pytest.mark.parametrize(
    ("drops", "paid"),
    [([4, 0, 0, 0], [10, 0, 0, 0]), ([4, 1, 0, 0], [8, 8, 0, 0]), ([2, 2, 1, 0], [4, 4, 4, 0]), ([1, 1, 1, 1], [2, 2, 2, 2])],
)
def test_corn_pays_everybody_there_by_how_many_they_are(drops, paid):
    assert harvest_of("corn", drops) == paid


# Fertilizer


def test_example_first_place_on_grown_coffee_with_fertilizer_pays_11():
    assert harvest_of("coffee", [4, 0, 0], "grown", fertilized=["B2"]) == [11, 0, 0]


def test_example_two_players_on_corn_with_fertilizer_get_9_each():
    assert harvest_of("corn", [3, 1, 0], fertilized=["B2"]) == [9, 9, 0]


def test_example_third_place_on_cotton_with_fertilizer_gets_1_and_not_0():
    assert harvest_of("cotton", [3, 2, 1], fertilized=["B2"]) == [6, 3, 1]


def test_fertilizer_pays_nobody_without_drops_there():
    assert harvest_of("grass", [2, 0, 0], fertilized=["B2"]) == [5, 0, 0]


def test_fertilizer_pays_one_more_point_on_grown_rice_once_for_each_player():
    assert harvest_of("rice", [3, 1, 0], "grown", fertilized=["B2"]) == [4, 2, 0]


def test_fertilizer_pays_nothing_on_sprouting_rice():
    assert harvest_of("rice", [3, 1, 0], "sprouting", fertilized=["B2"]) == [0, 0, 0]


def test_fertilizer_pays_on_sprouting_coffee():
    assert harvest_of("coffee", [4, 0, 0], "sprouting", fertilized=["B2"]) == [6, 0, 0]


def test_fertilizer_pays_everybody_on_wheat_and_gives_no_second_token():
    state = the_harvest({"B1": [2, 1, 0]}, fertilized=["B1"])
    assert [points(state, seat)["wheat"] for seat in range(3)] == [3, 4, 0]
    assert table(state)["wheat"] == [1, 0, 0]


def test_fertilizer_stays_after_the_harvest():
    assert table(the_harvest({"B1": [3]}, fertilized=["B1"]))["field"]["B1"]["fertilized"]


# Prickly pear


@pytest.mark.parametrize(("state", "row"), [("grown", [6, 4, 2, 1]), ("spoiled", [2, 2, 2, 1])])
def test_a_spoiled_pear_pays_less_to_the_two_with_most_drops(state, row):
    hardy = {"crops": {"pear": {"spoils": 20 if state == "grown" else 4}}}
    assert harvest_of("pear", [4, 3, 2, 1], state, pear="on", components=hardy) == row


# The score sheet


def test_the_score_sheet_names_every_crop():
    state = the_harvest({"C1": [2], "A1": [2], "A2": [3], "B1": [3], "C2": [4], "B2": [4]})
    assert state.score_sheet(0) == {
        "coffee": 5,
        "cotton": 5,
        "rice": 0,
        "grass": 4,
        "potato": 4,
        "wheat": 2,
        "corn": 10,
        "dice": 0,
        "votes": 0,
        "tokens": 0,
    }


def test_the_score_sheet_has_a_line_for_the_pear_only_when_it_is_in_play():
    assert "pear" not in laid(["HarvestTime"]).score_sheet(0)
    assert "pear" in laid(["HarvestTime"], pear="on", field=field_with("pear")).score_sheet(0)


def test_the_score_sheet_has_no_line_for_a_crop_that_does_not_grow_here():
    for seed in range(5):
        state: Any = grange.new_game("petrichor", seats=2, seed=seed)
        grown = {CROPS[state.crops[place]] for place in state.field}
        assert {category for category in state.score_sheet(0) if category in CROPS} == grown
