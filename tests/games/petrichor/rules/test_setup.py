"""Setting up: the field, the pieces, the hands, the dice and the first clouds."""

from __future__ import annotations

import json

import pytest

import grange
from tests.games.common import asked, codes, play_to_the_end, table
from tests.games.petrichor.builders import PRINTED

SHAPES = {
    2: ["B1", "C1", "A2", "B2", "C2", "A3", "B3"],
    3: ["A1", "B1", "C1", "A2", "B2", "C2", "A3", "B3", "C3"],
    4: ["A1", "B1", "C1", "D1", "A2", "B2", "C2", "D2", "A3", "B3", "C3", "D3"],
}
FIRST_GAME = {
    2: "cotton grass potato coffee wheat wheat rice",
    3: "cotton wheat grass potato coffee corn wheat cotton rice",
    4: "grass wheat coffee cotton corn potato rice wheat cotton coffee grass corn",
}


def new(seats=2, seed=1, **rules):
    return grange.new_game("petrichor", seats=seats, seed=seed, **rules)


def crops(state):
    return [tile["crop"] for tile in table(state)["field"].values()]


# The field


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_field_has_7_9_or_12_tiles_in_its_shape_for_2_3_or_4_players(seats):
    assert list(table(new(seats))["field"]) == SHAPES[seats]


def test_for_two_players_the_field_is_three_by_three_without_two_opposite_corners():
    assert {"A1", "C3"}.isdisjoint(table(new(2))["field"])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_crop_lies_on_more_tiles_than_there_are_of_it(seats):
    for seed in range(30):
        laid = crops(new(seats, seed))
        assert all(laid.count(crop) <= PRINTED["crops"][crop]["tiles"] for crop in set(laid))


def test_there_are_16_tiles_of_seven_crops():
    tiles = [crop["tiles"] for name, crop in PRINTED["crops"].items() if name not in ("pear", "lake")]
    assert (len(tiles), sum(tiles)) == (7, 16)


def test_for_two_players_both_corn_tiles_are_taken_out():
    assert not any("corn" in crops(new(2, seed)) for seed in range(60))


@pytest.mark.parametrize("seats", [3, 4])
def test_for_more_players_corn_may_lie_on_the_field(seats):
    assert any("corn" in crops(new(seats, seed)) for seed in range(20))


def test_the_tiles_are_shuffled():
    assert len({tuple(crops(new(3, seed))) for seed in range(10)}) == 10


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_for_a_first_game_the_field_lies_as_recommended(seats):
    assert {" ".join(crops(new(seats, seed, layout="first"))) for seed in range(4)} == {FIRST_GAME[seats]}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_recommended_fields_use_only_tiles_of_the_box(seats):
    laid = FIRST_GAME[seats].split()
    assert all(laid.count(crop) <= PRINTED["crops"][crop]["tiles"] for crop in set(laid))


def test_the_recommended_fields_have_no_exclusive_tiles_even_if_those_are_in_play():
    state = new(3, layout="first", pear="on", lake="on")
    assert " ".join(crops(state)) == FIRST_GAME[3]


@pytest.mark.parametrize("layout", ["random", "first"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_tile_is_either_on_the_field_or_aside(seats, layout):
    document = new(seats, layout=layout).to_dict()["table"]
    tiles = [tile for tile in document["crops"] if tile >= 0] + document["aside"]
    names = list(PRINTED["crops"])[: 6 if seats == 2 else 7]
    assert sorted(tiles) == [crop for crop, name in enumerate(names) for _ in range(PRINTED["crops"][name]["tiles"])]


# What everybody gets


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_player_begins_with_20_drops_no_votes_on_the_board_and_no_points(seats):
    seen = table(new(seats))
    assert seen["supply"] == [20] * seats
    assert all(votes == [0] * seats for votes in seen["votes"].values())
    assert seen["wins"] == seen["wheat"] == [0] * seats
    assert new(seats).scores == [0] * seats


def test_the_short_game_has_4_rounds_and_the_long_one_6():
    assert (table(new())["rounds"], table(new(length="long"))["rounds"]) == (4, 6)


@pytest.mark.parametrize(("length", "rounds"), [("short", 4), ("long", 6)])
def test_the_game_goes_over_that_many_rounds(length, rounds):
    assert table(play_to_the_end(new(3, length=length)))["round"] == rounds


def test_anybody_may_be_the_first_player():
    assert {table(new(4, seed))["first"] for seed in range(40)} == {0, 1, 2, 3}


@pytest.mark.parametrize("first", [0, 1])
def test_of_two_players_the_first_gets_7_cards_and_the_second_8(first):
    state = next(new(2, seed) for seed in range(40) if table(new(2, seed))["first"] == first)
    assert table(state)["cards"] == ([7, 8] if first == 0 else [8, 7])


@pytest.mark.parametrize(("seats", "number"), [(3, 7), (4, 6)])
def test_three_players_get_7_cards_each_and_four_get_6(seats, number):
    assert table(new(seats))["cards"] == [number] * seats


@pytest.mark.parametrize(("seats", "left"), [(1, 32), (2, 25), (3, 19), (4, 16)])
def test_the_rest_of_the_40_cards_is_the_deck(seats, left):
    assert table(new(seats))["deck"] == left


def test_three_harvest_dice_are_rolled_and_lie_as_they_fell():
    rolled = [table(new(3, seed))["dice"] for seed in range(60)]
    assert {len(dice) for dice in rolled} == {3}
    assert {face for dice in rolled for face in dice} == {0, 1, 2, 3, 4}


def test_the_dice_may_all_show_harvest_from_the_beginning():
    assert any(table(new(3, seed))["dice"] == [0, 0, 0] for seed in range(200))


# The first clouds


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_first_clouds_are_placed_from_the_last_player_back_to_the_first(seats):
    state = new(seats)
    first, order = table(state)["first"], []
    while "place" in codes(state)[0]:
        order += asked(state)
        state.play(state.decision.options[0])
    assert order == [(first - back) % seats for back in range(1, seats + 1)]


def test_a_first_cloud_holds_one_drop_of_its_player():
    state = new(3)
    seat = state.decision.seat
    state.play("place:B2")
    place = table(state)["field"]["B2"]
    assert (place["sky"], place["cloud"]) == ("cloud", [int(other == seat) for other in range(3)])
    assert table(state)["supply"][seat] == 19


def test_a_first_cloud_is_placed_over_any_tile_without_a_cloud():
    state = new(3)
    assert codes(state) == [f"place:{name}" for name in SHAPES[3]]
    state.play("place:B2")
    assert codes(state) == [f"place:{name}" for name in SHAPES[3] if name != "B2"]


def test_the_first_player_begins_the_first_round_after_the_clouds():
    state = new(3)
    for _ in range(3):
        state.play(state.decision.options[0])
    assert asked(state) == [table(state)["first"]]
    assert "pass" in codes(state)
    assert table(state)["round"] == 1


# What is hidden


def test_a_player_sees_only_its_own_hand():
    state = new(3)
    own = state.to_dict()["table"]["hands"]
    assert [[*table(state, seat)["hand"].values()] for seat in range(3)] == own
    assert table(state)["hand"] is None
    assert table(state)["cards"] == [7, 7, 7]


@pytest.mark.parametrize("seed", range(4))
def test_what_others_hold_and_the_deck_can_be_imagined_anew_but_a_view_stays_the_same(seed):
    state = new(3, seed)
    imagined = [state.imagine(1, other) for other in range(6)]
    assert all(other.view(1) == state.view(1) for other in imagined)
    assert len({str(other.to_dict()["table"]["hands"]) for other in imagined}) > 1


def test_a_view_shows_one_moment_and_does_not_change_with_the_game():
    state = new(3)
    seat = state.decision.seat
    seen = state.view(seat)
    then = json.dumps(seen)
    play_to_the_end(state)
    assert json.dumps(seen) == then
