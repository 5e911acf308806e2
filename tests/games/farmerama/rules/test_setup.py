"""Setting up: the action wheel, the bank, the bonus tiles, the farms and their contents, and what stays hidden."""

from __future__ import annotations

import json

import pytest

import grange
from tests.games.common import codes, play_to_the_end, table
from tests.games.farmerama.builders import (
    ANIMALS,
    BARN,
    CROPS,
    GOODS,
    HOME,
    PRINTED,
    START,
    TILES,
    bank,
    barn,
    farm,
    new,
    pasture,
    produced,
    standing,
)

SEVERAL = (2, 3, 4)
DARK = [name for name in TILES if PRINTED["tiles"][name]["dark"]]

# The action wheel and the bank


@pytest.mark.parametrize("seats", [1, *SEVERAL])
def test_the_action_wheel_begins_with_3_2_for_sowing_and_for_harvesting(seats):
    wheels = [new(seats, seed) for seed in range(20)]
    first = [state for state in wheels if seats > 1 or table(state)["alone"]["drawn"] != "water"]
    assert first
    for state in first:
        assert (table(state)["numbers"]["sow"], table(state)["numbers"]["harvest"]) == ([3, 2], [3, 2])


def test_the_action_wheel_has_no_other_place_with_3_2_for_both():
    ring, sow, harvest = (PRINTED["ring"][name] for name in ("numbers", "sow", "harvest"))
    places = range(len(ring))
    assert [at for at in places if ring[(sow + at) % len(ring)] == ring[(harvest + at) % len(ring)] == [3, 2]] == [0]


def test_everybody_sees_the_numbers_of_the_next_round():
    assert table(new())["next"] == {"sow": [4, 3], "harvest": [2, 1], "water": [5, 3]}


@pytest.mark.parametrize("seats", SEVERAL)
def test_of_each_of_the_five_goods_there_are_32_tiles(seats):
    state = new(seats)
    for good in GOODS:
        on_farms = 2 * list(START.values()).count(good)
        assert bank(state)[good] == 32 - seats * (BARN[good] + on_farms)


def test_corn_and_grain_are_the_same_good_so_there_are_160_tiles_of_five_kinds():
    assert list(bank(new())) == list(GOODS)
    assert len(GOODS) * PRINTED["bank"]["tiles"] == 160


# Bonus tiles


def test_there_are_25_bonus_tiles_of_which_5_have_a_dark_stripe():
    numbers = {name: PRINTED["tiles"][name]["number"] for name in TILES}
    assert sum(numbers.values()) == 25
    assert sum(numbers[name] for name in DARK) == 5


@pytest.mark.parametrize(("seats", "left"), [(2, 8), (3, 11), (4, 14)])
def test_10_7_or_4_tiles_go_back_into_the_box_and_two_of_the_others_lie_open(seats, left):
    seen = table(new(seats))
    assert (seen["stack"], len(seen["open"])) == (left, 2)


@pytest.mark.parametrize(("seats", "left"), [(2, 13), (3, 16), (4, 19)])
def test_the_dark_tiles_are_mixed_in_only_for_professional_farmers(seats, left):
    assert table(new(seats, mode="professional"))["stack"] == left
    shown = {name for seed in range(60) for name in table(new(seats, seed))["open"]}
    assert shown.isdisjoint(DARK)
    assert {name for seed in range(60) for name in table(new(seats, seed, mode="professional"))["open"]} & set(DARK)


def test_the_tiles_are_shuffled():
    assert len({tuple(table(new(seed=seed))["open"]) for seed in range(30)}) > 15


def test_any_tile_may_be_among_those_that_go_back_into_the_box():
    boxed = {kind for seed in range(60) for kind in new(seed=seed).to_dict()["table"]["removed"]}
    assert boxed == {kind for kind, name in enumerate(TILES) if name not in DARK}


# Farms


@pytest.mark.parametrize("seats", [1, *SEVERAL])
def test_every_barn_begins_with_3_water_2_carrots_2_hay_2_oats_and_1_corn(seats):
    assert all(barn(new(seats), seat) == BARN for seat in range(seats))


@pytest.mark.parametrize("seats", [1, *SEVERAL])
def test_a_pair_of_every_crop_lies_in_the_sector_where_the_wheel_shows_it(seats):
    for seat in range(seats):
        assert standing(new(seats), seat) == START
    shown = dict(enumerate(PRINTED["wheel"]["sows"], 1))
    assert all(shown[int(field[0])] == crop for field, crop in START.items())


def test_the_scarecrows_stay_free_except_on_the_oat_field():
    covered = [field for field in START if field.endswith("a")]
    assert [START[field] for field in covered] == ["oats"]


def test_a_farm_has_seven_sectors_with_one_to_three_fields_fifteen_in_all():
    fields = list(farm(new())["fields"])
    numbers = [sum(field[0] == str(sector) for field in fields) for sector in range(1, 8)]
    assert len(fields) == sum(numbers) == 15
    assert {*numbers} == {1, 2, 3}


def test_the_oat_sector_has_a_single_field():
    assert [field for field in farm(new())["fields"] if field[0] == "3"] == ["3a"]


def test_four_sectors_of_the_wheel_sow_a_crop_each_and_three_are_green():
    assert sorted(PRINTED["wheel"]["sows"]) == ["", "", "", *sorted(CROPS)]


def test_all_four_animals_are_at_home_and_have_produced_nothing():
    state = new()
    for seat in range(4):
        assert all(pasture(state, animal, seat) is HOME for animal in ANIMALS)
        assert produced(state, seat) == {}


def test_everybody_has_the_same_five_action_cards():
    state = new()
    for seat in range(4):
        assert codes(state, seat) == ["card:sow", "card:harvest", "card:water", "card:feed", "card:seeds"]


def test_gardens_are_empty_at_first():
    assert all(farm(new(), seat)["garden"] == [] for seat in range(4))


def test_everybody_begins_with_the_same_stars():
    assert new().scores == [15] * 4  # seven crops in the barn and four pairs on the farm


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_only_three_players_need_the_head_sheep(seats):
    assert table(new(seats))["head"] is None


def test_who_has_the_head_sheep_first_is_decided_by_lot():
    assert {table(new(3, seed))["head"] for seed in range(30)} == {0, 1, 2}


def test_five_players_are_too_many():
    with pytest.raises(grange.BadSetup):
        new(5)


# What is hidden


def test_nobody_sees_which_tiles_lie_in_the_stack_and_in_the_box():
    games = [new(seed=seed) for seed in range(200)]
    twins = [state for state in games if table(state)["open"] == table(games[0])["open"]]
    assert len({str(state.to_dict()["table"]["stack"]) for state in twins}) > 1
    for seat in (None, 0, 1, 2, 3):
        assert len({json.dumps(state.view(seat)) for state in twins}) == 1


def test_the_order_of_the_stack_and_the_box_can_be_imagined_anew_but_the_view_stays_the_same():
    state = new()
    imagined = [state.imagine(0, seed) for seed in range(8)]
    assert all(other.view(0) == state.view(0) for other in imagined)
    lying = [other.to_dict()["table"] for other in imagined]
    assert len({str(there["stack"]) for there in lying}) == len({str(sorted(there["removed"])) for there in lying}) == 8
    everything = sorted([*state.to_dict()["table"]["stack"], *state.to_dict()["table"]["removed"]])
    assert all(sorted([*there["stack"], *there["removed"]]) == everything for there in lying)


def test_a_view_shows_one_moment_and_does_not_change_with_the_game():
    state = new()
    seen = state.view(0)
    then = json.dumps(seen)
    play_to_the_end(state)
    assert json.dumps(seen) == then
