"""Clouds that grow, merge and overflow, and the four actions."""

from __future__ import annotations

import pytest

import grange
from tests.games.common import codes, play, prompt, table
from tests.games.petrichor.builders import a_turn, an_action, cloud, field_with, growth, laid, sky, turn, votes, water, weather

EVERYWHERE = [f"{column}{row}" for row in "123" for column in "ABC"]


def stored(state):
    """Write a position down and read it again."""
    return grange.from_dict(state.to_dict())


# Clouds


def test_a_cloud_with_fewer_than_four_drops_is_an_ordinary_one():
    assert sky(an_action("sun", clouds={"B2": [1]}), "B2") == "cloud"


def test_a_cloud_with_four_drops_becomes_a_thundercloud():
    state = an_action("sun", clouds={"B2": [1, 1]})
    assert (cloud(state, "B2"), sky(state, "B2")) == ([3, 1, 0], "thunder")


def test_a_thundercloud_with_fewer_than_four_drops_stays_one():
    state = play(an_action("rain", clouds={"B2": [1, 3]}), "drip:B2:1")
    assert (cloud(state, "B2"), sky(state, "B2")) == ([1, 2, 0], "thunder")


@pytest.mark.parametrize("thunder", [(), ("A2",), ("B2",), ("A2", "B2")])
def test_two_clouds_that_meet_become_one_thundercloud_however_few_their_drops(thunder):
    state = play(an_action("wind", clouds={"A2": [1], "B2": [0, 1]}, thunder=thunder), "blow:B2")
    assert (cloud(state, "B2"), sky(state, "B2")) == ([1, 1, 0], "thunder")
    assert sky(state, "A2") == "clear"


def test_a_thundercloud_that_moves_stays_one():
    state = play(an_action("wind", clouds={"A2": [1]}, thunder=["A2"]), "blow:B2")
    assert sky(state, "B2") == "thunder"


def test_with_seven_drops_a_thundercloud_does_not_overflow():
    state = an_action("sun", clouds={"B2": [3, 2]})
    assert (cloud(state, "B2"), water(state, "B2")) == ([5, 2, 0], [0, 0, 0])


def test_with_eight_drops_a_thundercloud_overflows_entirely_and_vanishes():
    state = an_action("sun", clouds={"B2": [4, 2]})
    assert (water(state, "B2"), cloud(state, "B2"), sky(state, "B2")) == ([6, 2, 0], [0, 0, 0], "clear")


def test_clouds_that_meet_overflow_at_once_if_they_hold_eight_drops_together():
    state = play(an_action("wind", clouds={"A2": [3], "B2": [0, 3, 2]}), "blow:B2")
    assert (water(state, "B2"), sky(state, "B2")) == ([3, 3, 2], "clear")


def test_example_three_drops_into_a_thundercloud_of_seven_pour_all_ten():
    state = weather("sun", clouds={"B2": [3, 4]})
    assert water(state, "B2") == [6, 4, 0]


def test_drops_that_an_overflow_brings_let_a_crop_grow():
    state = an_action("sun", clouds={"B1": [6]})
    assert (table(state)["field"]["B1"]["crop"], growth(state, "B1")) == ("wheat", "grown")


def test_an_empty_cloud_vanishes():
    state = an_action("rain", clouds={"B2": [1]})
    assert (sky(state, "B2"), water(state, "B2")) == ("clear", [1, 0, 0])


def test_an_effect_on_clouds_works_on_thunderclouds_too():
    both = {"A1": [1], "C3": [1]}
    assert codes(an_action("sun", clouds=both, thunder=["C3"])) == ["fill:A1", "fill:C3"]


# Frost


def test_frost_places_an_ordinary_cloud_with_one_own_drop_over_any_tile_without_a_cloud():
    state = an_action("frost", clouds={"B2": [0, 1], "C3": [1]})
    assert codes(state) == [f"place:{name}" for name in EVERYWHERE if name not in ("B2", "C3")]
    play(state, "place:A1")
    assert (cloud(state, "A1"), sky(state, "A1")) == ([1, 0, 0], "cloud")
    assert table(state)["supply"] == [18, 19, 20]


def test_frost_must_be_done_with_a_drop_in_the_supply():
    assert "decline" not in codes(an_action("frost", drops=3, clouds={"B2": [2]}))


def test_frost_without_a_drop_in_the_supply_may_take_one_from_a_tile():
    state = an_action("frost", drops=3, clouds={"B2": [1]}, water={"A1": [2]})
    assert "decline" in codes(state)
    play(state, "place:C3")
    assert (cloud(state, "C3"), water(state, "A1")) == ([1, 0, 0], [1, 0, 0])


def test_frost_without_a_drop_in_the_supply_may_be_declined():
    state = play(an_action("frost", drops=3, clouds={"B2": [1]}, water={"A1": [2]}), "decline")
    assert codes(state)[0] == "vote:frost"
    assert water(state, "A1") == [2, 0, 0]


def test_frost_lets_the_player_choose_the_tile_from_which_a_drop_is_taken():
    state = play(an_action("frost", drops=2, water={"A1": [1], "B1": [1], "C1": [0, 2]}), "place:C3")
    assert codes(state) == ["take:A1", "take:B1"]
    play(state, "take:B1")
    assert (cloud(state, "C3"), water(state, "A1"), water(state, "B1")) == ([1, 0, 0], [1, 0, 0], [0, 0, 0])


def test_a_new_cloud_that_waits_for_its_drop_is_a_sound_position():
    state = play(an_action("frost", drops=2, water={"A1": [1], "B1": [1]}), "place:C3")
    assert stored(state) == state


def test_a_drop_is_never_taken_from_another_cloud():
    state = an_action("frost", drops=2, clouds={"B2": [2]})
    assert codes(state)[0] == "vote:frost"


# Sun


def test_sun_adds_two_own_drops_to_a_cloud_in_which_one_has_a_drop():
    state = play(an_action("sun", clouds={"A1": [1, 1], "B2": [0, 1], "C3": [1]}), "fill:A1")
    assert cloud(state, "A1") == [3, 1, 0]
    assert table(state)["supply"][0] == 16


def test_sun_is_only_for_clouds_with_an_own_drop():
    assert codes(an_action("sun", clouds={"A1": [1, 1], "B2": [0, 1], "C3": [1]})) == ["fill:A1", "fill:C3"]


def test_sun_must_be_done_with_two_drops_in_the_supply():
    assert "decline" not in codes(an_action("sun", drops=4, clouds={"A1": [1], "C3": [1]}))


@pytest.mark.parametrize(("supply", "on_tile"), [(1, 1), (0, 2)])
def test_sun_with_fewer_drops_in_the_supply_may_take_the_missing_ones_from_tiles(supply, on_tile):
    state = an_action("sun", drops=1 + supply + on_tile, clouds={"A1": [1]}, water={"C3": [on_tile]})
    assert codes(state) == ["fill:A1", "decline"]
    play(state, "fill:A1")
    assert (cloud(state, "A1"), water(state, "C3")) == ([3, 0, 0], [0, 0, 0])
    assert table(state)["supply"][0] == 0


def test_sun_that_lacks_drops_may_be_declined():
    state = play(an_action("sun", drops=3, clouds={"A1": [1]}, water={"C3": [1]}), "decline")
    assert cloud(state, "A1") == [1, 0, 0]
    assert codes(state)[0] == "vote:sun"


def test_sun_never_adds_a_single_drop():
    state = an_action("sun", drops=2, clouds={"A1": [1]})
    assert codes(state)[0] == "vote:sun"
    assert cloud(state, "A1") == [1, 0, 0]


def test_drops_of_the_supply_are_used_before_those_of_tiles():
    state = play(an_action("sun", drops=4, clouds={"A1": [1]}, water={"C3": [1], "C1": [1]}), "fill:A1")
    assert prompt(state) == "ask-take-drop"
    assert (table(state)["supply"][0], cloud(state, "A1")) == (0, [2, 0, 0])


def test_a_crop_withers_at_once_when_a_drop_is_taken_from_it():
    state = an_action("sun", drops=3, clouds={"A1": [1]}, water={"C1": [2]})
    assert growth(state, "C1") == "grown"
    assert growth(play(state, "fill:A1"), "C1") == "bare"


def test_a_crop_with_drops_to_spare_does_not_wither():
    state = an_action("sun", drops=3, clouds={"A1": [1]}, water={"C1": [2, 2]})
    assert growth(play(state, "fill:A1"), "C1") == "grown"


def test_an_overflow_by_sun_waits_for_all_drops():
    state = play(an_action("sun", drops=9, clouds={"A1": [6, 1]}, water={"C1": [1], "C3": [1]}), "fill:A1")
    assert water(state, "A1") == [0, 0, 0]
    assert water(play(state, "take:C1"), "A1") == [8, 1, 0]


# Rain


def test_rain_lets_one_drop_fall_from_one_or_two_clouds():
    state = play(an_action("rain", clouds={"A1": [2], "B2": [2], "C3": [2]}), "drip:A1:0")
    assert codes(state) == ["drip:B2:0", "drip:C3:0", "enough"]
    play(state, "drip:C3:0")
    assert [water(state, name)[0] for name in ("A1", "B2", "C3")] == [1, 0, 1]
    assert codes(state)[0] == "vote:rain"


def test_rain_may_be_only_from_one_cloud():
    state = play(an_action("rain", clouds={"A1": [2], "B2": [2]}), "drip:A1:0", "enough")
    assert (cloud(state, "B2"), codes(state)[0]) == ([2, 0, 0], "vote:rain")


def test_rain_must_be_from_at_least_one_cloud():
    assert codes(an_action("rain", clouds={"A1": [1], "B2": [1]})) == ["drip:A1:0", "drip:B2:0"]


def test_rain_takes_only_one_drop_from_each_cloud():
    state = play(an_action("rain", clouds={"A1": [2, 1]}), "drip:A1:0")
    assert codes(state)[0] == "vote:rain"


def test_the_drop_may_be_anybodys_from_a_cloud_in_which_one_has_a_drop():
    state = an_action("rain", clouds={"A1": [1, 2, 1], "B2": [0, 3]})
    assert codes(state) == ["drip:A1:0", "drip:A1:1", "drip:A1:2"]
    play(state, "drip:A1:2")
    assert (cloud(state, "A1"), water(state, "A1")) == ([1, 2, 0], [0, 0, 1])


def test_a_cloud_emptied_by_rain_is_gone_before_the_second_drop_falls():
    state = play(an_action("rain", clouds={"A1": [1], "B2": [2]}), "drip:A1:0")
    assert sky(state, "A1") == "clear"
    assert stored(state) == state


def test_a_drop_of_rain_lets_a_crop_grow():
    state = an_action("rain", clouds={"C1": [1]}, water={"C1": [0, 1]})
    assert growth(state, "C1") == "grown"


# Wind


def test_wind_moves_a_cloud_with_an_own_drop_to_a_neighbouring_tile():
    state = an_action("wind", clouds={"B2": [1, 2], "A1": [0, 1]})
    assert codes(state) == ["blow:B1", "blow:C2", "blow:B3", "blow:A2"]
    play(state, "blow:C2")
    assert (cloud(state, "C2"), sky(state, "B2")) == ([1, 2, 0], "clear")


def test_wind_does_not_blow_diagonally_or_off_the_field():
    assert codes(an_action("wind", clouds={"A1": [1]})) == ["blow:B1", "blow:A2"]


def test_wind_does_not_blow_into_the_empty_corners_of_a_field_for_two():
    assert codes(an_action("wind", seats=2, clouds={"B1": [1]})) == ["blow:C1", "blow:B2"]


def test_wind_must_be_done():
    assert "decline" not in codes(an_action("wind", clouds={"A1": [1]}))


def test_the_field_of_four_players_is_four_wide():
    assert "blow:D1" in codes(an_action("wind", seats=4, clouds={"C1": [1]}))


# Growth


@pytest.mark.parametrize(
    ("crop", "drops"), [("grass", 2), ("cotton", 2), ("potato", 3), ("wheat", 3), ("corn", 4), ("coffee", 4), ("rice", 4)]
)
def test_a_crop_grows_when_it_has_its_drops_of_anybody(crop, drops):
    field = field_with(crop)
    state = an_action("rain", field=field, clouds={"B2": [1]}, water={"B2": [0, 0, drops - 1]})
    assert growth(state, "B2") == ("sprouting" if crop in ("coffee", "rice") else "grown")
    short = an_action("rain", field=field, clouds={"B2": [1]}, water={"B2": [0, 0, drops - 2]})
    assert growth(short, "B2") == "bare"


@pytest.mark.parametrize("crop", ["coffee", "rice"])
def test_coffee_or_rice_that_withered_begins_again_as_sprouting(crop):
    field = field_with(crop)
    state = a_turn("sun rain rain", field=field, drops=6, clouds={"B2": [1]}, water={"B2": [5]}, growth={"B2": "grown"})
    play(state, "play:sun", "fill:B2")
    assert growth(state, "B2") == "bare"
    play(state, "vote:sun", "play:rain")
    assert (water(state, "B2"), growth(state, "B2")) == ([4, 0, 0], "sprouting")


def test_grown_coffee_that_loses_drops_but_keeps_enough_stays_grown():
    state = an_action("sun", drops=8, clouds={"A1": [1]}, water={"B2": [7]}, growth={"B2": "grown"})
    assert growth(play(state, "fill:A1"), "B2") == "grown"


def test_a_declined_action_still_has_its_vote():
    state = play(laid([turn()], hands=["sun"], drops=3, clouds={"A1": [1]}, water={"C3": [1]}), "play:sun", "decline", "vote:wind")
    assert votes(state, "wind") == [1, 0, 0]


def test_where_several_clouds_hold_an_own_drop_one_of_them_is_chosen_first():
    state = an_action("wind", clouds={"A1": [1], "C1": [1], "B3": [0, 1]})
    assert codes(state) == ["move:A1", "move:C1"]
    play(state, "move:C1", "blow:B1")
    assert (cloud(state, "A1"), cloud(state, "B1"), sky(state, "C1")) == ([1, 0, 0], [1, 0, 0], "clear")
