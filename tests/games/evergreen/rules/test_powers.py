"""Phase 2, the powers: raising and using them, the six powers, action and power together, the rulebook's two examples."""

from __future__ import annotations

import pytest

import grange
from tests.games.common import codes, play, sheet, table
from tests.games.evergreen.builders import (
    POWERS,
    PRINTED,
    a_turn,
    all_turns,
    cells,
    covered,
    everywhere,
    finish,
    level,
    planet,
    take_all,
)

TRACKS = {power: PRINTED["tracks"][power] for power in POWERS}


def last_step(power):
    return len(TRACKS[power]) - 1


# Raising and using


@pytest.mark.parametrize("power", POWERS)
def test_using_a_power_first_raises_it_by_one_step(power):
    assert level(play(a_turn(f"swamp {power}"), "power"), power) == 1
    assert level(play(a_turn(f"swamp {power}", levels={power: 1}), "power"), power) == 2


@pytest.mark.parametrize("power", POWERS)
def test_a_power_at_the_end_of_its_track_is_not_raised_but_used(power):
    state = play(a_turn(f"swamp {power}", {"D1": "sprout", "E1": "small"}, levels={power: last_step(power)}), "power")
    assert level(state, power) == last_step(power)
    if power == "harvest":
        assert sheet(state, "harvest") == TRACKS["harvest"][-1]
    else:
        assert len(codes(state)) > 1
        assert "enough" in codes(state)


@pytest.mark.parametrize("power", POWERS)
def test_the_power_is_the_one_in_the_corner_of_the_card(power):
    state = play(a_turn(f"rock {power}"), "power")
    assert table(state)["levels"][0] == {other: int(other == power) for other in POWERS}


def test_cards_of_different_biomes_raise_the_same_power():
    state = all_turns(["rock bush", "snow bush"], levels=[{"bush": 1}, {"bush": 1}])
    play(state, "power", "enough")
    play(state, "power", "enough", seat=1)
    assert (level(state, "bush"), level(state, "bush", 1)) == (2, 2)


@pytest.mark.parametrize("strength", [1, 2, 3, 4])
def test_a_power_is_used_as_often_as_its_track_says_after_raising(strength):
    state = play(a_turn("swamp sprout", levels={"sprout": strength - 1}), "power")
    for cell in ("C1", "D1", "E1", "D2")[:strength]:
        assert "enough" in codes(state)
        state.play(f"plant:{cell}")
    assert codes(state)[0] == "action:A"
    assert len(planet(state)) == strength


def test_a_power_may_be_used_fewer_times_than_its_track_says():
    state = play(a_turn("swamp bush", levels={"bush": 2}), "power", "bush:D4", "enough")
    assert planet(state) == {"D4": "bush"}
    assert level(state, "bush") == 3


def test_a_power_may_be_left_alone_and_then_stays_where_it_is():
    state = play(a_turn("swamp bush"), "action:D", "enough", "skip")
    assert level(state, "bush") == 0


@pytest.mark.parametrize("power", ["sprout", "small", "big", "bush", "lake"])
def test_a_power_rises_even_if_nothing_can_be_done_with_it(power):
    state = play(a_turn(f"swamp {power}", covered(everywhere(), "big")), "power")
    assert level(state, power) == 1
    assert codes(state)[0].startswith(("action", "take"))


@pytest.mark.parametrize("power", ["sprout", "small", "big", "bush", "lake"])
def test_in_the_last_round_nobody_is_asked_about_a_power_that_can_do_nothing(power):
    crowded = covered(everywhere(), "bush") | {"B6": "sprout" if power == "big" else "small" if power == "small" else "bush"}
    state = a_turn(f"swamp {power}", crowded, season="winter", rounds=2, sun="west")
    if power in ("small", "big"):
        assert codes(state) == ["action:B", "action:D"]
        play(state, "action:D", "enough")
    assert state.over
    assert level(state, power) == 0


def test_in_the_last_round_the_power_is_offered_once_the_action_has_made_something_of_it_possible():
    state = a_turn("swamp small", season="winter", rounds=2, sun="west")
    assert "power" not in codes(state)
    play(state, "action:A", "plant:B6", "enough")
    assert codes(state) == ["power", "skip"]
    assert planet(play(state, "power", "grow:B6")) == {"B6": "small"}


def test_in_the_last_round_the_harvest_power_is_always_offered():
    state = play(a_turn("swamp harvest", covered(everywhere(), "bush"), season="winter", rounds=2, sun="west"), "power")
    assert state.over
    assert sheet(state, "harvest") == TRACKS["harvest"][1]


def test_in_the_last_round_of_an_earlier_season_a_power_may_rise_for_later_ones():
    assert "power" in codes(a_turn("swamp bush", covered(everywhere(), "bush"), season="autumn", rounds=3, sun="south"))


def test_a_power_rises_even_if_the_player_then_does_nothing_with_it():
    assert level(play(a_turn("swamp lake"), "power", "enough"), "lake") == 1


# Before or after the action


def test_the_power_may_be_used_before_the_action():
    state = play(a_turn("swamp bush"), "power", "bush:D1", "action:A", "plant:B6")
    assert planet(state) == {"D1": "bush", "B6": "sprout"}


def test_the_power_may_be_used_after_the_action():
    state = play(a_turn("swamp bush"), "action:A", "plant:B6", "enough")
    assert codes(state) == ["power", "skip"]
    play(state, "power", "bush:D1")
    assert planet(state) == {"D1": "bush", "B6": "sprout"}


def test_the_power_is_used_wholly_before_or_wholly_after_the_action():
    state = play(a_turn("swamp bush", {"C6": "sprout"}, levels={"bush": 1}), "power", "bush:D1")
    assert all(code.startswith("bush:") or code == "enough" for code in codes(state))  # the power is not left for the action
    play(state, "bush:E1", "action:C")
    for choice in ("plant:B6", "grow:C6"):
        assert "power" not in codes(state)  # nor the action for the power
        state.play(choice)
    assert codes(state)[0].startswith("take")  # and what was used before is not offered after


def test_a_power_used_before_the_action_is_not_used_again_after_it():
    state = play(a_turn("swamp harvest"), "power", "action:D", "plant:D1")
    assert codes(state)[0] == "take:0"
    assert sheet(state, "harvest") == TRACKS["harvest"][1]


def test_what_is_left_of_a_power_is_lost():
    state = play(a_turn("swamp sprout", levels={"sprout": 2}), "power", "plant:D1", "enough", "action:D", "enough")
    assert codes(state)[0].startswith("take")
    assert planet(state) == {"D1": "sprout"}


def test_the_power_may_change_a_cell_that_the_action_changed():
    state = play(a_turn("swamp small"), "action:A", "plant:B6", "enough", "power", "grow:B6")
    assert planet(state) == {"B6": "small"}


def test_the_action_may_change_a_cell_that_the_power_changed():
    state = play(a_turn("swamp sprout"), "power", "plant:B6", "action:B", "grow:B6")
    assert planet(state) == {"B6": "small"}
    state = play(a_turn("swamp small", {"B6": "sprout"}), "power", "grow:B6", "action:B", "grow:B6")
    assert planet(state) == {"B6": "big"}


# Any biome


def test_every_use_of_a_power_may_be_in_another_biome_whatever_the_card():
    state = play(a_turn("swamp sprout", levels={"sprout": 1}), "power")
    assert set(cells(state, "plant")) == set(everywhere())
    play(state, "plant:D1", "plant:A4")
    assert planet(state) == {"D1": "sprout", "A4": "sprout"}


# Plant a sprout


def test_the_sprout_power_plants_on_free_cells():
    state = play(a_turn("swamp sprout", {"D1": "sprout", "E1": "lake"}), "power")
    assert set(cells(state, "plant")) == set(everywhere()) - {"D1", "E1"}


# Small tree


def test_the_small_tree_power_turns_sprouts_and_only_sprouts_into_small_trees():
    state = play(a_turn("swamp small", {"D1": "sprout", "E1": "small", "A4": "sprout", "G5": "bush"}, {"small": 1}), "power")
    assert sorted(cells(state, "grow")) == ["A4", "D1"]
    play(state, "grow:D1")
    assert cells(state, "grow") == ["A4"]
    assert planet(state)["D1"] == "small"


# Big tree


def test_the_big_tree_power_turns_small_trees_and_only_small_trees_into_big_trees():
    state = play(a_turn("swamp big", {"D1": "sprout", "E1": "small", "A4": "small", "G5": "big"}, {"big": 1}), "power")
    assert sorted(cells(state, "grow")) == ["A4", "E1"]
    play(state, "grow:E1")
    assert cells(state, "grow") == ["A4"]
    assert planet(state)["E1"] == "big"


# Bush


def test_the_bush_power_puts_bushes_on_free_cells():
    state = play(a_turn("swamp bush", {"D1": "sprout", "E1": "lake", "A4": "big"}, {"bush": 1}), "power")
    assert set(cells(state, "bush")) == set(everywhere()) - {"D1", "E1", "A4"}
    play(state, "bush:C1", "bush:B6")
    assert (planet(state)["C1"], planet(state)["B6"]) == ("bush", "bush")


# Lake


def test_a_lake_is_laid_on_a_free_cell():
    state = play(a_turn("swamp lake", {"D4": "sprout", "E4": "bush"}), "power")
    assert set(cells(state, "lake")) == set(everywhere()) - {"D4", "E4"}
    assert planet(play(state, "lake:C4"))["C4"] == "lake"


def test_right_after_a_lake_up_to_two_cells_beside_it_grow():
    around = covered(["D3", "C4", "E4", "D5"], "sprout")
    state = play(a_turn("swamp lake", around), "power", "lake:D4", "grow:D3", "grow:E4")
    assert planet(state) == {"D4": "lake", "D3": "small", "C4": "sprout", "E4": "small", "D5": "sprout"}
    assert codes(state)[0].startswith("action")


def test_a_lake_reaches_the_four_cells_at_its_sides_and_no_corner():
    everything = {name: "sprout" for name in everywhere() if name != "D4"}
    state = play(a_turn("swamp lake", everything), "power", "lake:D4")
    assert set(cells(state, "grow")) == {"D3", "C4", "E4", "D5"}


def test_a_lake_lets_sprouts_and_small_trees_grow_in_any_biome():
    around = {"D3": "sprout", "C4": "small", "E4": "big", "D5": "bush"}
    state = play(a_turn("rock lake", around), "power", "lake:D4")
    assert cells(state, "grow") == ["D3", "C4"]
    play(state, "grow:D3", "grow:C4")
    assert (planet(state)["D3"], planet(state)["C4"]) == ("small", "big")


def test_the_two_cells_that_a_lake_lets_grow_must_be_different():
    state = play(a_turn("swamp lake", {"D3": "sprout", "C4": "sprout"}), "power", "lake:D4", "grow:D3")
    assert cells(state, "grow") == ["C4"]


@pytest.mark.parametrize("growths", [[], ["grow:D3"]])
def test_fewer_than_two_cells_beside_a_lake_may_grow(growths):
    state = play(a_turn("swamp lake", {"D3": "sprout", "C4": "sprout"}), "power", "lake:D4", *growths, "enough")
    assert codes(state)[0].startswith("action")
    assert planet(state)["C4"] == "sprout"


def test_a_lake_may_be_laid_where_nothing_grows():
    state = play(a_turn("swamp lake"), "power", "lake:D4")
    assert codes(state)[0].startswith("action")


def test_a_lake_does_not_reach_across_a_crevasse():
    state = play(a_turn("swamp lake", {"B2": "sprout", "E2": "sprout"}), "power", "lake:D2")
    assert cells(state, "grow") == ["E2"]


def test_the_cells_beside_a_lake_grow_before_the_next_lake_is_laid():
    state = play(a_turn("swamp lake", {"D3": "sprout"}, {"lake": 1}), "power", "lake:D4")
    assert codes(state) == ["grow:D3", "enough"]
    play(state, "grow:D3")
    assert all(code.startswith("lake") or code == "enough" for code in codes(state))


def test_two_lakes_of_one_use_may_let_the_same_cell_grow():
    state = play(a_turn("swamp lake", {"D3": "sprout"}, {"lake": 1}), "power", "lake:D4", "grow:D3", "lake:D2", "grow:D3")
    assert planet(state)["D3"] == "big"


# Harvest


@pytest.mark.parametrize("step", range(1, len(TRACKS["harvest"])))
def test_the_harvest_gives_the_points_of_its_step_at_once(step):
    state = a_turn("swamp harvest", levels={"harvest": step - 1})
    play(state, "power")
    assert sheet(state, "harvest") == state.scores[0] == TRACKS["harvest"][step]


def test_harvests_add_up():
    state = a_turn("swamp harvest", top=["rock harvest", "rock bush", "rock small"])
    finish(play(state, "power"))
    play(take_all(state), "power")
    assert sheet(state, "harvest") == TRACKS["harvest"][1] + TRACKS["harvest"][2]


def test_the_harvest_changes_nothing_on_the_planet():
    assert planet(play(a_turn("swamp harvest", {"D4": "small"}), "power")) == {"D4": "small"}


# The examples


def test_daisy_plants_two_sprouts_anywhere_and_lets_two_swamp_cells_grow():
    daisy = a_turn("swamp sprout", {"C6": "sprout", "D7": "small"}, levels={"sprout": 1})
    play(daisy, "power")
    assert level(daisy, "sprout") == 2
    play(daisy, "plant:D2", "plant:F4")
    play(daisy, "action:B", "grow:C6", "grow:D7")
    assert planet(daisy) == {"D2": "sprout", "F4": "sprout", "C6": "small", "D7": "big"}
    assert codes(daisy)[0] == "take:0"  # her turn is over


def test_oliver_plants_three_sprouts_in_the_fields_and_his_lake_lets_both_sides_grow():
    oliver = a_turn("wheat lake", {"A4": "sprout"})
    play(oliver, "action:A", "plant:C4", "plant:D4", "plant:C5", "power")
    assert level(oliver, "lake") == 1
    play(oliver, "lake:B4")  # between rock on its left and wheat on its right
    play(oliver, "grow:A4", "grow:C4")
    assert planet(oliver) == {"A4": "small", "B4": "lake", "C4": "small", "D4": "sprout", "C5": "sprout"}
    assert codes(oliver)[0] == "take:0"


def test_a_tree_cannot_grow_twice_by_the_small_tree_power():
    state = play(a_turn("swamp small", {"D1": "sprout"}, {"small": 2}), "power", "grow:D1")
    assert planet(state) == {"D1": "small"}
    assert codes(state)[0].startswith("action")


def test_levels_stay_from_round_to_round():
    state = finish(play(a_turn("swamp bush", levels={"lake": 2}), "power", "enough"))
    assert table(state)["round"] == 2
    assert (level(state, "bush"), level(state, "lake")) == (1, 2)


def test_a_power_cannot_be_used_by_another_seat():
    with pytest.raises(grange.WrongSeat):
        a_turn("swamp bush").play("power", 1)
