"""The exclusives: fertilizers, the prickly pear and the lake."""

from __future__ import annotations

from typing import Any

import pytest

import grange
from tests.games.common import asked, codes, play, play_to_the_end, table
from tests.games.petrichor.builders import a_turn, an_action, cloud, field_with, growth, sky, votes, water, weather

PEAR = field_with("pear")  # the prickly pear lies at B2
LAKE = field_with("lake")  # the lake lies at B2


def new(seats=3, seed=1, **rules):
    return grange.new_game("petrichor", seats=seats, seed=seed, **rules)


def fertilized(state):
    return [name for name, tile in table(state)["field"].items() if tile["fertilized"]]


# Fertilizer


def test_fertilizers_are_laid_while_the_tiles_lie_face_down():
    state = new(fertilizer="on")
    assert {tile["crop"] for tile in table(state, 0)["field"].values()} == {None}
    assert codes(state)[0] == "fertilize:A1"


def test_players_lay_fertilizers_in_turn_from_the_first():
    state, order = new(fertilizer="on"), []
    for place in ("A1", "C1", "A3", "C3"):
        order += asked(state)
        state.play(f"fertilize:{place}")
    first = table(state)["first"]
    assert order == [(first + turn) % 3 for turn in range(4)]


def test_no_two_fertilizers_lie_side_by_side_but_corners_may_touch():
    state = play(new(fertilizer="on"), "fertilize:A1")
    offered = [code.split(":")[1] for code in codes(state)]
    assert offered == ["C1", "B2", "C2", "A3", "B3", "C3"]


def test_four_fertilizers_are_laid():
    state = play(new(seats=4, fertilizer="on"), "fertilize:A1", "fertilize:C1", "fertilize:A3", "fertilize:C3")
    assert fertilized(state) == ["A1", "C1", "A3", "C3"]
    assert codes(state)[0] == "place:A1"


def test_when_no_place_is_left_fewer_are_laid():
    state = play(new(seats=2, fertilizer="on"), "fertilize:B2", "fertilize:C1")
    assert fertilized(state) == ["C1", "B2", "A3"]  # the last place was taken by itself
    assert codes(state)[0] == "place:B1"


def test_after_that_the_tiles_are_turned_up():
    state = play(new(fertilizer="on"), "fertilize:A1", "fertilize:C1", "fertilize:A3", "fertilize:C3")
    assert None not in {tile["crop"] for tile in table(state)["field"].values()}


def test_nobody_knows_the_tiles_before():
    state = new(fertilizer="on")
    imagined = [state.imagine(0, seed) for seed in range(6)]
    assert all(other.view(0) == state.view(0) for other in imagined)
    assert len({str(other.to_dict()["table"]["crops"]) for other in imagined}) > 1


def test_a_choice_made_before_the_tiles_were_turned_up_cannot_be_taken_back():
    state = play(new(fertilizer="on"), "fertilize:A1", "fertilize:C1", "fertilize:A3", "fertilize:C3")
    assert not state.can_undo()


def test_fertilizers_stay_to_the_end_of_the_game():
    state = play(new(fertilizer="on"), "fertilize:A1", "fertilize:C1", "fertilize:A3", "fertilize:C3")
    assert fertilized(play_to_the_end(state)) == ["A1", "C1", "A3", "C3"]


def test_alone_you_lay_all_fertilizers():
    state = play(new(seats=1, fertilizer="on"), "fertilize:A1", "fertilize:B2")
    assert fertilized(state) == ["A1", "B2", "A3"]  # the third had only one place left, and a fourth none


# The prickly pear


@pytest.mark.parametrize(("drops", "grows"), [(1, "bare"), (2, "grown"), (3, "grown"), (4, "spoiled"), (6, "spoiled")])
def test_the_pear_grows_with_two_drops_and_spoils_with_four(drops, grows):
    state = an_action("rain", field=PEAR, clouds={"B2": [1]}, water={"B2": [drops - 1]}, pear="on")
    assert growth(state, "B2") == grows


def test_a_pear_that_gets_many_drops_at_once_spoils_at_once():
    assert growth(weather("rain", field=PEAR, clouds={"B2": [5]}, pear="on"), "B2") == "spoiled"


def test_a_spoiled_pear_stays_spoiled_with_fewer_than_four_drops():
    state = an_action("sun", field=PEAR, drops=5, clouds={"A1": [1]}, water={"B2": [4]}, pear="on")
    play(state, "fill:A1")
    assert (water(state, "B2"), growth(state, "B2")) == ([2, 0, 0], "spoiled")


def test_a_spoiled_pear_with_fewer_than_two_drops_loses_its_token_and_begins_again():
    wet: dict[str, Any] = {"clouds": {"A1": [1], "B2": [1]}, "water": {"B2": [2, 1]}, "growth": {"B2": "spoiled"}}
    state = play(a_turn("sun rain rain", field=PEAR, drops=4, pear="on", **wet), "play:sun", "fill:A1")
    assert (water(state, "B2"), growth(state, "B2")) == ([0, 1, 0], "bare")
    play(state, "vote:sun", "play:rain", "drip:B2:0")
    assert (water(state, "B2"), growth(state, "B2")) == ([1, 1, 0], "grown")


@pytest.mark.parametrize("tile", ["pear", "lake"])
def test_a_new_tile_is_shuffled_among_the_others(tile):
    laid = [[place["crop"] for place in table(new(seats=4, seed=seed, **{tile: "on"}))["field"].values()] for seed in range(40)]
    assert {row.count(tile) for row in laid} == {0, 1}
    usual = [[place["crop"] for place in table(new(seats=4, seed=seed))["field"].values()] for seed in range(20)]
    assert not any(tile in row for row in usual)


# The lake


def test_a_drop_that_falls_on_the_lake_goes_back_to_its_owner():
    state = play(an_action("rain", field=LAKE, clouds={"B2": [2, 1]}, lake="on"), "drip:B2:1")
    assert water(state, "B2") == [0, 0, 0]
    assert table(state)["supply"] == [18, 20, 20]


def test_a_thundercloud_that_pours_on_the_lake_gives_everybody_its_drops_back():
    state = weather("rain", field=LAKE, clouds={"B2": [3, 2]}, lake="on")
    assert (water(state, "B2"), growth(state, "B2"), sky(state, "B2")) == ([0, 0, 0], "bare", "clear")
    assert table(state)["supply"] == [20, 20, 20]


def test_a_drop_that_wind_weather_moves_onto_the_lake_goes_back_to_its_owner():
    state = play(weather("wind", field=LAKE, water={"A2": [0, 1], "C1": [2]}, lake="on"), "lift:A2:1", "land:B2")
    assert table(state)["supply"] == [18, 20, 20]


def test_who_blows_a_cloud_onto_the_lake_must_add_three_own_drops():
    state = play(an_action("wind", field=LAKE, clouds={"A2": [1, 1]}, lake="on"), "blow:B2")
    assert (cloud(state, "B2"), sky(state, "B2")) == ([4, 1, 0], "thunder")
    assert table(state)["supply"] == [16, 19, 20]


def test_a_cloud_on_the_lake_may_overflow_by_that():
    state = play(an_action("wind", field=LAKE, clouds={"A2": [3, 2]}, lake="on"), "blow:B2")
    assert sky(state, "B2") == "clear"
    assert table(state)["supply"] == [20, 20, 20]


def test_with_fewer_than_three_drops_in_the_supply_all_of_those_are_added():
    state = play(an_action("wind", field=LAKE, drops=5, clouds={"A2": [1]}, water={"A1": [2]}, lake="on"), "blow:B2")
    assert (cloud(state, "B2"), water(state, "A1")) == ([3, 0, 0], [2, 0, 0])
    assert table(state)["supply"][0] == 0


def test_a_cloud_that_is_placed_over_the_lake_gets_no_more_drops():
    assert cloud(play(an_action("frost", field=LAKE, lake="on"), "place:B2"), "B2") == [1, 0, 0]


def test_a_cloud_is_blown_off_the_lake_as_far_as_one_likes():
    state = an_action("wind", field=LAKE, clouds={"B2": [1]}, lake="on")
    ends = [code.rpartition(":")[2] for code in codes(state)]
    assert ends == ["A1", "B1", "C1", "A2", "C2", "A3", "B3", "C3"]
    play(state, "blow:C3")
    assert cloud(state, "C3") == [1, 0, 0]


def test_it_stops_where_it_meets_another_cloud():
    walls = {"B1": [0, 1], "C2": [0, 1], "A2": [0, 1]}
    state = an_action("wind", field=LAKE, clouds={"B2": [1], **walls}, lake="on")
    ends = [code.rpartition(":")[2] for code in codes(state)]
    assert ends == ["B1", "A2", "C2", "A3", "B3", "C3"]  # not A1 and C1, which lie behind other clouds
    play(state, "blow:C2")
    assert (cloud(state, "C2"), sky(state, "C2")) == ([1, 1, 0], "thunder")


def test_it_may_not_come_back_to_the_lake():
    assert "blow:B2" not in codes(an_action("wind", field=LAKE, clouds={"B2": [1]}, lake="on"))


def test_it_may_not_cross_the_lake():
    ring = {"B1": [0, 1], "B3": [0, 1], "C2": [0, 1]}
    state = an_action("wind", field="LWG PCZ WTR", clouds={"A1": [1], **ring, "A2": [0, 1]}, lake="on")
    assert [code.rpartition(":")[2] for code in codes(state)] == ["B1", "A2"]


def test_a_second_wind_action_may_take_the_cloud_off_the_lake_again():
    state = play(a_turn("wind wind wind", field=LAKE, clouds={"A2": [1]}, lake="on"), "play:wind", "blow:B2", "vote:wind")
    play(state, "play:wind")
    assert "blow:C3" in codes(state)


def test_the_lake_is_no_crop_and_pays_nothing():
    state = weather("frost", field=LAKE, lake="on")
    assert "lake" not in state.score_sheet(0)
    assert votes(state, "frost") == [0, 0, 0]
