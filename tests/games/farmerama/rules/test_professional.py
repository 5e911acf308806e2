"""The professional farmer: other awards, five more tiles, and water for more sowing and harvesting."""

from __future__ import annotations

import pytest

from tests.games.common import asked, codes, play, prompt, table
from tests.games.farmerama.builders import PLENTY, acting, alone, bank, barn, new, revealing, standing, times

SAME = ("feed", "feed", "seeds", "water")
BOTH = ("basic", "professional")


def pro(*cards, **more):
    return acting(*cards, mode="professional", **more)


def winner(mode="professional", **more):
    """Let seats 0 and 1 choose alike and tell who may take a tile."""
    state = revealing(*SAME, mode=mode, **more)
    return asked(state)[0] if prompt(state) == "ask-tile" else None


# Who gets a tile


def test_1_most_visible_scarecrows_come_first_and_in_the_basic_game_fewest_tiles():
    position = {"gardens": ["star", ""], "fields": [{}, {"1a": "hay"}]}
    assert winner(**position) == 0
    assert winner("basic", **position) == 1


def test_2_of_those_with_as_many_scarecrows_fewest_tiles_come_first():
    assert winner(gardens=["star", ""], barn=[{}, {"hay": 4}]) == 1
    assert winner(gardens=["", "star"], barn=[{"hay": 4}, {}]) == 0


def test_3_of_those_who_are_still_equal_fewest_crops_in_the_barn_come_first():
    assert winner(barn=[{"hay": 2}, {"hay": 1, "water": 4}]) == 1


def test_4_if_all_are_equal_nobody_gets_a_tile():
    assert winner(barn=[{"water": 1}, {"water": 4}]) is None


@pytest.mark.parametrize("mode", BOTH)
def test_in_both_games_fewest_crops_come_last(mode):
    assert winner(mode, fields=[{"1a": "hay"}, {}], barn=[{}, {"hay": 9}]) == 1


# Water for more


def test_example_sowing_is_on_4_2_two_sow_and_one_pays_3_water_and_sows_5_times():
    state = pro("sow", "sow", "seeds", turned=4, barn=[{**PLENTY, "water": 3}, PLENTY, {"water": 1}])
    assert table(state)["numbers"]["sow"] == [4, 2]
    assert (times(state, 0), times(state, 1)) == (2, 2)
    play(state, "sow:1a", "sow:1b", seat=0)
    assert times(state, 0) == 0
    water = bank(state)["water"]
    play(state, "sow:2a", "sow:2b", "sow:4a", seat=0)
    assert len(standing(state)) == 5
    assert ("water" not in barn(state), bank(state)["water"]) == (True, water + 3)
    play(state, "sow:1a", "sow:1b", seat=1)
    assert 1 not in asked(state)
    assert len(standing(state, 1)) == 2


def test_the_first_times_cost_no_water():
    state = play(pro("sow", turned=3, barn={**PLENTY, "water": 1}), "sow:1a", "sow:1b")
    assert barn(state)["water"] == 1


def test_harvesting_more_costs_water_too():
    fields = dict.fromkeys(("5a", "5b", "6a", "6b", "6c"), "hay")
    state = pro("harvest", "seeds", turned=1, fields=fields, barn={"water": 2})
    play(state, "harvest:5a", "harvest:5b", "harvest:6a", seat=0)
    assert barn(state) == {"hay": 6, "water": 1}
    play(state, "harvest:6b", seat=0)
    assert barn(state) == {"hay": 8}
    assert asked(state) == [1]


def test_any_number_of_times_can_be_bought():
    fields = ["1a", "1b", "2a", "2b", "2c", "3a", "4a", "4b"]
    state = pro("sow", "seeds", turned=3, barn={**PLENTY, "water": 9})
    play(state, *[f"sow:{field}" for field in fields], seat=0)
    assert len(standing(state)) == 8
    assert barn(state)["water"] == 9 - 6


def test_without_water_nothing_more_is_done():
    state = play(pro("sow", "seeds", turned=3, barn=PLENTY), "sow:1a", "sow:1b", seat=0)
    assert asked(state) == [1]


def test_buying_more_does_not_turn_the_wheel():
    state = play(pro("sow", turned=3, barn={**PLENTY, "water": 3}), "sow:1a", "sow:1b", "sow:2a")
    assert table(state)["farms"][0]["wheel"] == 0
    assert "sow:4a" in codes(state)


def test_water_turns_the_wheel_and_buys_more_in_any_order():
    state = play(pro("sow", turned=3, barn={**PLENTY, "water": 4}), "sow:1a", "turn", "sow:1b", "sow:7a", "turn", "sow:7b")
    assert standing(state) == {"1a": "carrot", "1b": "hay", "7a": "carrot", "7b": "hay"}
    assert "water" not in barn(state)


def test_more_need_not_be_bought():
    state = play(pro("sow", "seeds", turned=3, barn={**PLENTY, "water": 3}), "sow:1a", "sow:1b", "done", seat=0)
    assert barn(state)["water"] == 3
    assert asked(state) == [1]


def test_in_the_basic_game_water_buys_nothing_more():
    state = play(acting("sow", turned=3, barn={**PLENTY, "water": 3}), "sow:1a", "sow:1b")
    assert codes(state) == ["turn", "done"]


def test_after_the_bought_times_the_second_card_follows():
    state = pro("sow harvest", "feed water", seats=2, turned=3, barn={**PLENTY, "water": 1}, fields={"5a": "hay"})
    play(state, "do:sow", "sow:1a", "sow:1b", "sow:2a", seat=0)
    assert prompt(state, 0) == "ask-harvest"


def test_seeds_bring_one_sowing_and_water_buys_no_more():
    state = play(pro("seeds", barn={**PLENTY, "water": 3}), "do:seeds", "sow:1a")
    assert codes(state) == ["turn", "done"]


def test_a_free_action_of_a_tile_is_one_and_water_buys_no_more():
    rich = [{}, {"hay": 2, "oats": 1, "water": 4}]
    state = revealing("sow", "sow", "seeds", "water", lying="seedling star", fields={"1a": "hay"}, barn=rich, mode="professional")
    play(state, "take:1", "sow:2a")
    assert (barn(state, 1)["water"], times(state, 1)) == (4, 2)  # the card comes next
    rich = [{}, {"water": 4}]
    fields = [{"1a": "hay", "2a": "hay", "3a": "hay"}, {"5a": "hay", "6a": "hay"}]
    state = revealing("feed", "feed", "seeds", "water", lying="sheaf star", fields=fields, barn=rich, mode="professional")
    play(state, "take:1", "harvest:5a")
    assert standing(state, 1) == {"6a": "hay"}
    assert prompt(state, 1) == "ask-feed"


def test_water_itself_is_not_multiplied_by_water():
    assert barn(pro("water", barn={"water": 2})) == {"water": 6}


# Alone


def test_alone_the_professional_game_is_the_basic_one():
    basic, professional = new(1, mode="basic"), new(1, mode="professional")
    assert table(basic) == table(professional)
    state = alone(drawn="harvest", deck="sow", turned=3, barn={**PLENTY, "water": 3}, mode="professional")
    play(state, "do:sow", "sow:1a")
    assert codes(state) == ["turn", "done"]  # on 2/1 the small number is used up, and water buys nothing
