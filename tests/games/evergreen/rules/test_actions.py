"""Phase 2, the actions: who acts when, the two effects, actions A to D, wild cards, crevasses; and undo."""

from __future__ import annotations

import pytest

import grange
from tests.games.common import asked, codes, play, table
from tests.games.evergreen.builders import (
    CREVASSES,
    a_draft,
    a_turn,
    all_turns,
    cells,
    cells_of,
    covered,
    everywhere,
    finish,
    planet,
    take_all,
)

SWAMP = ["B6", "C6", "D6", "C7", "D7", "E7"]


# All at the same time


def test_all_players_act_at_the_same_time():
    state = take_all(a_draft(["swamp lake", "wild bush", "rock small", "snow big"], first=1, seats=3))
    assert asked(state) == [0, 1, 2]


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 0, 1), (1, 2, 0)])
def test_players_may_act_in_any_order(order):
    state = all_turns(["swamp lake", "wild bush", "rock small"])
    cell = {0: "B6", 1: "D1", 2: "A4"}
    for seat in order:
        play(state, "action:A", f"plant:{cell[seat]}", "enough", "skip", seat=seat)
    assert [planet(state, seat) for seat in range(3)] == [{"B6": "sprout"}, {"D1": "sprout"}, {"A4": "sprout"}]


def test_players_may_take_turns_in_the_middle_of_their_actions():
    state = all_turns(["swamp lake", "rock bush"])
    play(state, "action:A", "plant:B6")
    play(state, "power", "bush:D4", seat=1)
    play(state, "plant:C6")
    play(state, "action:A", "plant:A4", seat=1)
    assert planet(state) == {"B6": "sprout", "C6": "sprout"}
    assert planet(state, 1) == {"D4": "bush", "A4": "sprout"}


def test_a_player_who_is_done_waits_for_the_others():
    state = play(all_turns(["swamp lake", "wild bush", "rock small"]), "action:D", "enough", "skip", seat=1)
    assert asked(state) == [0, 2]
    with pytest.raises(grange.WrongSeat):
        state.play("action:A", 1)


def test_the_round_ends_when_everybody_has_acted():
    state = play(all_turns(["swamp lake", "rock bush"]), "action:D", "enough", "skip", seat=1)
    assert table(state)["round"] == 1
    play(state, "action:D", "enough", "skip")
    assert table(state)["round"] == 2
    assert codes(state)[0] == "take:0"


def test_an_action_changes_only_the_own_planet():
    state = play(all_turns(["swamp lake", "rock bush"]), "action:A", "plant:B6")
    assert planet(state, 1) == {}


# One action is compulsory


def test_one_of_four_actions_must_be_named():
    state = a_turn("swamp lake", {"B6": "sprout"})
    assert codes(state) == ["action:A", "action:B", "action:C", "action:D", "power"]
    play(state, "power", "enough")
    assert codes(state) == ["action:A", "action:B", "action:C", "action:D"]


def test_a_player_takes_one_action_a_round():
    state = play(a_turn("swamp lake"), "action:D", "plant:A4")
    assert codes(state) == ["power", "skip"]
    play(state, "skip")
    assert codes(state)[0] == "take:0"


@pytest.mark.parametrize("action", "ABCD")
def test_every_effect_of_an_action_is_up_to_so_a_player_may_do_nothing(action):
    state = play(a_turn("swamp lake", {"B6": "sprout"}), f"action:{action}", "enough")
    finish(state)
    assert planet(state) == {"B6": "sprout"}


def test_a_player_who_can_do_nothing_anywhere_goes_on_to_the_power():
    state = play(a_turn("swamp lake", covered(everywhere(), "bush")), "action:D")
    assert codes(state) == ["power", "skip"]


def test_an_action_that_could_do_nothing_in_the_biome_is_not_offered():
    bare_swamp, full_swamp = a_turn("swamp lake"), a_turn("swamp lake", covered(SWAMP, "big"))
    assert {"action:A", "action:D"} <= set(codes(bare_swamp))
    assert "action:B" not in codes(bare_swamp)
    assert codes(full_swamp) == ["action:D", "power"]


# Planting a sprout


def test_a_sprout_is_planted_on_a_free_cell():
    state = play(a_turn("swamp lake", {"B6": "sprout", "C6": "small", "D6": "big", "C7": "bush", "D7": "lake"}), "action:A")
    assert cells(state, "plant") == ["E7"]


def test_an_occupied_cell_is_refused():
    state = play(a_turn("swamp lake", {"B6": "bush"}), "action:A")
    with pytest.raises(grange.IllegalOption):
        state.play("plant:B6")
    assert planet(state) == {"B6": "bush"}


# Growing


def test_a_sprout_grows_into_a_small_tree():
    assert planet(play(a_turn("swamp lake", {"B6": "sprout"}), "action:B", "grow:B6"))["B6"] == "small"


def test_a_small_tree_grows_into_a_big_tree():
    assert planet(play(a_turn("swamp lake", {"B6": "small"}), "action:B", "grow:B6"))["B6"] == "big"


def test_only_sprouts_and_small_trees_grow():
    state = play(a_turn("swamp lake", {"B6": "sprout", "C6": "small", "D6": "big", "C7": "bush", "D7": "lake"}), "action:B")
    assert cells(state, "grow") == ["B6", "C6"]


def test_a_sprout_never_becomes_a_big_tree_at_once():
    state = play(a_turn("swamp lake", {"B6": "sprout", "C6": "sprout"}), "action:B", "grow:B6")
    assert "B6" not in cells(state, "grow")
    assert planet(state) == {"B6": "small", "C6": "sprout"}


# Action A


def test_action_a_plants_up_to_three_sprouts():
    state = play(a_turn("swamp lake"), "action:A", "plant:B6", "plant:D6", "plant:E7")
    assert planet(state) == {"B6": "sprout", "D6": "sprout", "E7": "sprout"}
    assert codes(state) == ["power", "skip"]


def test_action_a_may_plant_fewer():
    state = play(a_turn("swamp lake"), "action:A", "plant:B6", "enough")
    assert planet(state) == {"B6": "sprout"}
    assert codes(state) == ["power", "skip"]


def test_action_a_ends_by_itself_when_the_biome_is_full():
    state = play(a_turn("swamp lake", covered(SWAMP[:4])), "action:A", "plant:D7", "plant:E7")
    assert codes(state) == ["power", "skip"]


def test_action_a_plants_only_in_the_biome_of_the_card():
    state = a_turn("swamp lake")
    for code in ("action:A", "plant:B6", "plant:C6"):
        state.play(code)
        assert set(cells(state, "plant")) <= set(cells_of("swamp"))
    assert cells(state, "plant") == ["D6", "C7", "D7", "E7"]


# Action B


def test_action_b_lets_two_cells_grow():
    state = play(a_turn("swamp lake", {"B6": "sprout", "D7": "small", "E7": "sprout"}), "action:B", "grow:B6", "grow:D7")
    assert planet(state) == {"B6": "small", "D7": "big", "E7": "sprout"}
    assert codes(state) == ["power", "skip"]


def test_in_action_b_the_two_cells_must_be_different():
    state = play(a_turn("swamp lake", {"B6": "sprout", "D7": "small"}), "action:B", "grow:B6")
    assert cells(state, "grow") == ["D7"]
    alone = play(a_turn("swamp lake", {"B6": "sprout"}), "action:B", "grow:B6")
    assert codes(alone) == ["power", "skip"]


def test_action_b_may_let_one_cell_grow():
    state = play(a_turn("swamp lake", {"B6": "sprout", "D7": "small"}), "action:B", "grow:D7", "enough")
    assert planet(state) == {"B6": "sprout", "D7": "big"}


def test_action_b_works_only_in_the_biome_of_the_card():
    state = play(a_turn("swamp lake", {"B6": "sprout", "A5": "sprout", "C5": "small"}), "action:B")
    assert cells(state, "grow") == ["B6"]


# Action C


def test_action_c_plants_a_sprout_and_lets_another_cell_grow():
    state = play(a_turn("swamp lake", {"B6": "small"}), "action:C", "plant:D6", "grow:B6")
    assert planet(state) == {"B6": "big", "D6": "sprout"}
    assert codes(state) == ["power", "skip"]


def test_in_action_c_the_new_sprout_may_not_be_the_one_that_grows():
    state = play(a_turn("swamp lake", {"B6": "small"}), "action:C", "plant:D6")
    assert cells(state, "grow") == ["B6"]


def test_action_c_may_only_plant():
    state = play(a_turn("swamp lake", {"B6": "small"}), "action:C", "plant:D6", "enough")
    assert planet(state) == {"B6": "small", "D6": "sprout"}


def test_action_c_may_only_let_grow():
    state = play(a_turn("swamp lake", {"B6": "small"}), "action:C", "enough", "grow:B6")
    assert planet(state) == {"B6": "big"}
    assert codes(state) == ["power", "skip"]


def test_action_c_works_only_in_the_biome_of_the_card():
    state = play(a_turn("swamp lake", {"B6": "small", "C5": "small"}), "action:C")
    assert set(cells(state, "plant")) == set(SWAMP) - {"B6"}
    assert cells(play(state, "plant:D6"), "grow") == ["B6"]


# Action D


def test_action_d_ignores_the_biome_of_the_card():
    state = play(a_turn("swamp lake", {"D1": "sprout", "B6": "small", "G5": "big"}), "action:D")
    assert sorted(cells(state, "grow")) == ["B6", "D1"]
    assert set(cells(state, "plant")) == set(everywhere()) - {"D1", "B6", "G5"}


def test_action_d_plants_one_sprout():
    state = play(a_turn("swamp lake"), "action:D", "plant:D1")
    assert planet(state) == {"D1": "sprout"}
    assert codes(state) == ["power", "skip"]


def test_action_d_lets_one_cell_grow():
    state = play(a_turn("swamp lake", {"D1": "small", "E1": "small"}), "action:D", "grow:D1")
    assert planet(state) == {"D1": "big", "E1": "small"}
    assert codes(state) == ["power", "skip"]


# Wild cards


def test_with_a_wild_card_action_a_plants_each_sprout_in_any_biome():
    state = play(a_turn("wild lake"), "action:A")
    assert set(cells(state, "plant")) == set(everywhere())
    play(state, "plant:D1", "plant:A4", "plant:E7")
    assert planet(state) == {"D1": "sprout", "A4": "sprout", "E7": "sprout"}


def test_with_a_wild_card_action_b_lets_cells_of_different_biomes_grow():
    state = play(a_turn("wild lake", {"D1": "sprout", "E7": "small"}), "action:B", "grow:D1", "grow:E7")
    assert planet(state) == {"D1": "small", "E7": "big"}


def test_with_a_wild_card_action_c_plants_in_one_biome_and_lets_grow_in_another():
    state = play(a_turn("wild lake", {"D1": "sprout"}), "action:C", "plant:E7", "grow:D1")
    assert planet(state) == {"D1": "small", "E7": "sprout"}


def test_a_wild_card_does_not_lift_the_rule_of_different_cells():
    state = play(a_turn("wild lake", {"D1": "sprout"}), "action:C", "plant:E7")
    assert cells(state, "grow") == ["D1"]


# Crevasses


@pytest.mark.parametrize("power", ["sprout", "bush", "lake"])
def test_no_piece_may_stand_on_a_crevasse(power):
    state = play(a_turn(f"wild {power}"), "power")
    offered = {code.partition(":")[2] for code in codes(state)}
    assert not offered & set(CREVASSES)


@pytest.mark.parametrize("crevasse", CREVASSES)
def test_a_piece_for_a_crevasse_is_refused(crevasse):
    state = play(a_turn("wild lake"), "action:A")
    with pytest.raises(grange.IllegalOption):
        state.play(f"plant:{crevasse}")


# Taking back


def test_a_player_may_take_back_the_whole_turn_until_the_new_market_is_revealed():
    state = a_turn("swamp lake", {"B6": "sprout"})
    before = state.to_dict()
    play(state, "action:C", "plant:D6", "grow:B6", "power", "lake:C6")
    while state.can_undo(0):
        state.undo(0)
    assert state.to_dict() == before


def test_when_the_new_market_is_revealed_nothing_can_be_taken_back():
    state = play(a_turn("swamp lake"), "action:A", "plant:B6", "enough", "skip")
    assert not state.can_undo()
    with pytest.raises(grange.NothingToUndo):
        state.undo(0)


def test_a_player_may_take_back_a_choice_while_others_act():
    state = all_turns(["swamp lake", "rock bush"])
    play(state, "action:A", "plant:B6")
    play(state, "action:A", "plant:A4", seat=1)
    state.undo(0)
    assert planet(state) == {}
    assert planet(state, 1) == {"A4": "sprout"}


def test_a_player_who_is_done_may_still_take_back_while_another_acts():
    state = play(all_turns(["swamp lake", "rock bush"]), "action:D", "plant:D1", "skip")
    state.undo(0)
    assert codes(state) == ["power", "skip"]


def test_the_last_to_draft_may_take_back_action_and_card_while_nobody_else_acts():
    state = a_draft(["rock lake", "rock bush", "snow small"])
    play(play(state, "take:0"), "take:1", "action:A", seat=1)
    state.undo(1)
    state.undo(1)
    assert codes(state, seat=1) == ["take:1", "take:2"]
