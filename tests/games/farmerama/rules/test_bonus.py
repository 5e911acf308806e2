"""Phase 2: who gets a bonus tile, which one, and what it brings."""

from __future__ import annotations

import pytest

from tests.games.common import asked, codes, play, prompt, table, told
from tests.games.farmerama.builders import (
    BARN,
    START,
    bank,
    barn,
    choose,
    finish_round,
    garden,
    gardens,
    new,
    revealing,
    standing,
    times,
)

SAME = ("feed", "feed", "seeds", "water")  # seats 0 and 1 choose alike


def winner(state):
    """Tell who may take a bonus tile, if anybody."""
    return asked(state)[0] if prompt(state) == "ask-tile" else None


def lots(*cards, **more):
    """Reveal cards with different luck and tell who may take a tile."""
    return {winner(revealing(*cards, chance=chance, **more)) for chance in range(40)}


# Who gets it


def test_if_all_choose_differently_there_is_no_bonus_tile():
    state = revealing("feed", "sow", "seeds", "water", gardens=["star"])
    assert winner(state) is None
    assert len(table(state)["open"]) == 2


def test_1_fewest_bonus_tiles_come_first():
    assert winner(revealing(*SAME, gardens=["star", ""])) == 1
    assert winner(revealing(*SAME, gardens=["", "star"])) == 0


def test_fewest_bonus_tiles_count_before_scarecrows_and_crops():
    assert winner(revealing(*SAME, gardens=["star", ""], fields=[{}, {"1a": "hay"}], barn=[{}, {"hay": 5}])) == 1


def test_2_of_those_with_as_many_tiles_most_visible_scarecrows_come_first():
    assert winner(revealing(*SAME, fields=[{"1a": "hay"}, {}])) == 1
    assert winner(revealing(*SAME, fields=[{"1a": "hay"}, {"2a": "hay", "3a": "oats"}])) == 0


def test_scarecrows_count_before_crops():
    assert winner(revealing(*SAME, fields=[{"1a": "hay"}, {}], barn=[{}, {"hay": 5}])) == 1


def test_a_pair_beside_the_scarecrow_does_not_hide_it():
    assert winner(revealing(*SAME, fields=[{"1b": "hay", "2b": "hay", "2c": "hay"}, {"5a": "corn"}])) == 0


def test_3_of_those_who_are_still_equal_fewest_crops_in_the_barn_come_first():
    assert winner(revealing(*SAME, barn=[{"hay": 3}, {"corn": 1, "oats": 1}])) == 1


def test_water_is_no_crop_when_barns_are_compared():
    assert winner(revealing(*SAME, barn=[{"hay": 2}, {"hay": 1, "water": 9}])) == 1
    assert winner(revealing(*SAME, barn=[{"hay": 1, "water": 9}, {"hay": 1}])) is None


def test_crops_in_the_fields_are_not_counted_among_those_in_the_barn():
    assert winner(revealing(*SAME, barn=[{"hay": 2}, {"hay": 1}], fields=[{}, {"1b": "hay", "2b": "hay"}])) == 1


def test_4_if_all_are_equal_nobody_gets_a_tile():
    assert winner(revealing(*SAME)) is None
    state = choose(new(events=True), *SAME)
    assert [values["action"] for values in told(state, "event-no-tile")] == ["feed"]


@pytest.mark.parametrize("mode", ["basic", "professional"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_in_the_first_round_nobody_gets_a_tile_because_all_are_equal(seats, mode):
    state = new(seats, mode=mode)
    head = table(state)["head"]
    choose(state, *["sow water" if seats == 2 or seat == head else "sow" for seat in range(seats)])
    assert prompt(state) != "ask-tile"
    assert gardens(finish_round(state)) == [[]] * seats


def test_three_who_choose_alike_compare_together():
    assert winner(revealing("seeds", "seeds", "seeds", "feed", gardens=["star", "", "star"])) == 1


def test_two_who_are_equal_go_on_comparing_without_a_third_who_is_behind():
    """The third has fewest crops, but more tiles."""
    barns = [{"hay": 3}, {"hay": 2}, {}]
    assert winner(revealing("seeds", "seeds", "seeds", "feed", gardens=["", "", "star"], barn=barns)) == 1


def test_of_three_who_choose_alike_two_equal_ones_in_front_get_nothing():
    assert winner(revealing("seeds", "seeds", "seeds", "feed", gardens=["", "", "star"])) is None


def test_four_who_choose_alike_get_one_tile_together():
    state = revealing("seeds", "seeds", "seeds", "seeds", gardens=["star", "star", "", "star"])
    assert winner(play(state, "take:1")) is None
    assert gardens(state) == [["star"], ["star"], ["carrots"], ["star"]]


def test_who_chose_something_else_is_not_compared():
    assert winner(revealing(*SAME, gardens=["star star", "star"])) == 1


# Two pairs


TWO_PAIRS = ("seeds", "seeds", "feed", "feed")


def test_if_two_pairs_choose_alike_a_player_drawn_at_random_gets_the_tile():
    assert lots(*TWO_PAIRS, gardens=["star", "", "", "star"]) == {0, 1, 2, 3}


def test_if_two_pairs_choose_alike_somebody_gets_a_tile_even_if_all_are_equal():
    assert lots(*TWO_PAIRS) == {0, 1, 2, 3}


def test_there_is_only_one_tile_a_round():
    state = revealing(*TWO_PAIRS, gardens=["star", "", "", "star"])
    play(state, "take:1")
    assert winner(state) is None
    assert len(table(state)["open"]) == 1


def test_a_pair_drawn_at_random_compares_if_the_players_agreed_on_that():
    assert lots(*TWO_PAIRS, gardens=["star", "", "", "star"], pairs="pair") == {1, 2}


def test_if_the_pair_that_was_drawn_is_equal_nobody_gets_a_tile():
    assert lots(*TWO_PAIRS, gardens=["star"], pairs="pair") == {1, None}


def test_one_pair_compares_as_usual_and_is_not_drawn():
    assert lots(*SAME, gardens=["star"]) == {1}
    assert lots(*SAME) == {None}


def test_both_pairs_are_rewarded_if_the_players_agreed_on_that_and_the_lot_decides_who_chooses_first():
    cards, owned = ("seeds", "seeds", "feed", "feed"), ["star", "", "", "star"]
    assert lots(*cards, gardens=owned, pairs="both") == {1, 2}
    for chance in range(6):
        state = revealing(*cards, gardens=owned, pairs="both", chance=chance)
        first = winner(state)
        play(state, "take:2")
        assert winner(state) is None  # the second player gets what is left, without a question
        assert (garden(state, first), garden(state, 3 - first)) == (["hay"], ["carrots"])


def test_where_both_pairs_are_rewarded_an_equal_pair_gets_nothing():
    assert lots("seeds", "seeds", "feed", "feed", gardens=["star"], pairs="both") == {1}


def test_one_pair_gets_one_tile_even_where_both_would_be_rewarded():
    state = play(revealing(*SAME, gardens=["star"], pairs="both"), "take:1")
    assert winner(state) is None


def test_of_three_the_head_sheep_can_be_in_two_pairs_and_then_one_of_the_three_is_drawn():
    cards, owned = ("seeds feed", "seeds", "feed"), ["star", "", ""]
    assert lots(*cards, gardens=owned) == {0, 1, 2}
    state = play(revealing(*cards, gardens=owned), "take:1")
    assert sum(map(len, gardens(state))) == 2


def test_of_three_one_of_the_head_sheeps_two_pairs_is_drawn_if_the_players_agreed_on_that():
    assert lots("seeds feed", "seeds", "feed", gardens=["star", "", ""], pairs="pair") == {1, 2}


def test_of_three_both_pairs_of_the_head_sheep_are_rewarded_if_the_players_agreed_on_that():
    state = revealing("seeds feed", "seeds", "feed", gardens=["star", "", ""], pairs="both")
    finish_round(play(state, "take:1"))
    assert [len(own) for own in gardens(state)] == [1, 1, 1]


def test_the_player_who_was_drawn_is_told():
    drawn = set()
    for seed in range(24):
        state = choose(new(seed=seed, events=True), *TWO_PAIRS)
        (lot,) = told(state, "event-drawn")
        taken = [values["seat"] for values in told(state, "event-takes-tile")]
        assert lot["seat"] in (winner(state), *taken)
        assert told(state, "event-no-tile") == []
        drawn.add(lot["seat"])
    assert drawn == {0, 1, 2, 3}


def test_the_pair_that_was_drawn_is_told():
    counted = set()
    for seed in range(12):
        state = choose(new(seed=seed, events=True, pairs="pair"), *TWO_PAIRS)
        (lot,), (compared,) = told(state, "event-lot"), told(state, "event-no-tile")
        assert lot["action"] == compared["action"]
        counted.add(lot["action"])
    assert counted == {"seeds", "feed"}


def test_where_both_pairs_are_rewarded_it_is_told_that_both_compete_and_not_that_a_lot_leaves_one_out():
    state = revealing("seeds", "seeds", "feed", "feed", gardens=["star", "", "", "star"], pairs="both", events=True)
    assert told(state, "event-lot") == []
    state = choose(new(events=True, pairs="both"), "seeds", "seeds", "feed", "feed")
    assert told(state, "event-lot") == []
    (both,), compared = told(state, "event-both"), told(state, "event-no-tile")
    assert both["action"] == compared[0]["action"]
    assert {one["action"] for one in compared} == {"seeds", "feed"}


# Two players


def test_two_players_with_one_card_in_common_compare_once():
    state = play(revealing("seeds sow", "seeds feed", gardens=["star"]), "take:1")
    assert winner(state) is None
    assert [len(own) for own in gardens(state)] == [1, 1]


def test_two_players_with_both_cards_in_common_get_two_tiles_one_after_the_other():
    state = revealing("seeds feed", "seeds feed", gardens=["star star star"])
    assert winner(state) == 1
    finish_round(play(state, "take:2"))
    assert gardens(state) == [["star", "star", "star"], ["hay", "carrots"]]


def test_if_the_players_agreed_to_compare_again_the_other_may_get_the_second_tile():
    """Seat 1 has fewer tiles; then both have one, and seat 0 has fewer crops because seat 1 got two."""
    state = revealing("seeds feed", "seeds feed", gardens=["star"], barn=[{"hay": 1}, {"hay": 1}], alike="anew")
    play(state, "take:2")
    assert gardens(finish_round(state)) == [["star", "carrots"], ["hay"]]


def test_after_the_first_tile_all_is_compared_again_if_the_players_agreed_on_that():
    """After the first tile both are equal, because seat 1 got two crops and had two fewer."""
    state = play(revealing("seeds feed", "seeds feed", gardens=["star"], barn=[{"hay": 2}, {}], alike="anew"), "take:2")
    assert winner(state) is None
    assert gardens(state) == [["star"], ["hay"]]


def test_two_equal_players_with_both_cards_in_common_get_nothing():
    state = revealing("seeds feed", "seeds feed", barn=[BARN, BARN], fields=[START, START])
    assert winner(state) is None
    assert gardens(state) == [[], []]


def test_two_players_compare_once_and_the_winner_takes_both_tiles():
    """Compared anew, seat 0 would get the second tile, as it has fewer crops after seat 1 got two."""
    state = revealing("seeds feed", "seeds feed", gardens=["star"], barn=[{"hay": 1}, {"hay": 1}])
    play(state, "take:2")
    assert gardens(finish_round(state)) == [["star"], ["hay", "carrots"]]


def test_where_one_comparison_decides_both_tiles_equal_players_get_nothing():
    state = revealing("seeds feed", "seeds feed", barn=[BARN, BARN], fields=[START, START])
    assert winner(state) is None
    assert gardens(state) == [[], []]


def test_where_one_comparison_decides_both_tiles_a_single_card_in_common_still_brings_one():
    state = play(revealing("seeds sow", "seeds feed", gardens=["star"]), "take:1")
    assert winner(state) is None
    assert [len(own) for own in gardens(state)] == [1, 1]


def test_that_one_player_wins_both_tiles_is_told():
    state = choose(new(seats=2, events=True), "sow water", "harvest feed")
    finish_round(play(state, "do:sow", "sow:2a", seat=0))
    choose(state, "seeds feed", "seeds feed")
    assert [won["tiles"] for won in told(state, "event-wins-tile")] == [2]


@pytest.mark.parametrize("alike", ["anew", "same"])
def test_of_more_than_two_players_nobody_wins_two_tiles_whatever_two_would_have_agreed_on(alike):
    state = play(revealing("seeds", "seeds", "feed", "feed", gardens=["star", "", "", "star"], alike=alike), "take:1")
    assert sum(map(len, gardens(state))) == 3


# Which one, and what it brings


def test_the_winner_chooses_one_of_the_two_open_tiles():
    assert codes(revealing(*SAME, gardens=["star"])) == ["take:1", "take:2"]


def test_of_two_equal_tiles_one_stands_for_both_and_nobody_is_asked():
    state = revealing(*SAME, gardens=["star"], lying="oats oats")
    assert winner(state) is None
    assert garden(state, 1) == ["oats"]
    assert table(state)["open"] == ["oats"]


def test_the_tile_goes_to_the_garden_and_its_reward_comes_at_once_and_only_once():
    state = play(revealing(*SAME, gardens=["star"], barn=[{}, {}, {"hay": 1}]), "take:2")
    assert garden(state, 1) == ["hay"]
    assert barn(state, 1) == {"hay": 2}
    assert bank(state)["hay"] == 32 - 1 - 2
    finish_round(state)
    assert barn(state, 1)["hay"] == 2


@pytest.mark.parametrize(
    ("tile", "goods"),
    [
        ("carrots", {"carrot": 2}),
        ("hay", {"hay": 2}),
        ("oats", {"oats": 2}),
        ("corn", {"corn": 2}),
        ("pig_mix", {"carrot": 1, "corn": 1}),
        ("sheep_mix", {"hay": 1, "oats": 1}),
        ("horse_mix", {"carrot": 1, "oats": 1}),
        ("cow_mix", {"hay": 1, "corn": 1}),
        ("water", {"water": 3}),
        ("star", {}),
    ],
)
def test_a_tile_brings_what_is_printed_on_it(tile, goods):
    other = "carrots" if tile != "carrots" else "hay"
    state = play(revealing(*SAME, gardens=["star"], lying=f"{tile} {other}"), "take:1")
    assert barn(state, 1) == goods


def test_a_tile_brings_less_if_the_bank_is_short():
    state = play(revealing(*SAME, gardens=["star"], bank={"hay": 1}), "take:2")
    assert barn(state, 1) == {"hay": 1}
    assert bank(state)["hay"] == 0


def test_a_full_garden_goes_on_in_another():
    """A garden has six places; more tiles are never refused."""
    owned = ["star star star star star water water", "carrots hay corn oats pig_mix sheep_mix"]
    state = play(revealing(*SAME, gardens=owned, lying="hay carrots"), "take:1")
    assert len(garden(state, 1)) == 7


def test_everybody_knows_the_tiles_in_all_gardens():
    state = play(revealing(*SAME, gardens=["star"]), "take:2")
    for seat in (None, 0, 1, 2, 3):
        assert [farm["garden"] for farm in table(state, seat)["farms"]] == [["star"], ["hay"], [], []]


def test_the_reward_can_be_used_in_the_same_round():
    state = play(revealing("sow", "sow", "feed", "water", gardens=["star"]), "take:2")
    assert codes(state, 1) == ["sow:2a", "sow:2b", "done"]


def test_the_taken_tile_can_be_taken_back_but_not_the_card():
    state = play(revealing(*SAME, gardens=["star"], barn=[{"water": 1}] * 2), "take:2")
    state.undo(1)
    assert winner(state) == 1
    assert not state.can_undo(1)


def test_the_free_places_are_filled_only_in_the_last_phase():
    state = play(revealing(*SAME, gardens=["star"], stack="star"), "take:2")
    assert table(state)["open"] == ["carrots"]
    assert table(finish_round(state))["open"] == ["carrots", "star"]


# The dark tiles


def dark(tile, **more):
    """Let seat 1 of professional farmers win one of the dark tiles."""
    fields = more.pop("fields", [{"1a": "hay"}, {}])
    return play(revealing(*SAME, fields=fields, lying=f"{tile} carrots", mode="professional", **more), "take:1")


@pytest.mark.parametrize(
    ("tile", "goods"),
    [("basket", {"carrot": 1, "hay": 1, "oats": 1, "corn": 1}), ("spring", {"water": 5}), ("fountain", {"water": 1})],
)
def test_a_dark_tile_brings_what_is_printed_on_it(tile, goods):
    assert barn(dark(tile), 1) == goods


def test_a_dark_tile_lets_its_winner_sow_once_at_once():
    state = dark("seedling", barn=[{}, {"hay": 2, "water": 4}])
    assert (asked(state), times(state)) == ([1], 1)
    play(state, "sow:2b")
    assert standing(state, 1) == {"2b": "hay"}
    assert 2 in asked(state)  # the actions have begun


def test_a_dark_tile_lets_its_winner_harvest_once_at_once():
    state = dark("sheaf", fields=[{"1a": "hay", "2a": "hay"}, {"6a": "corn", "6b": "oats"}], barn=[{}, {"water": 4}])
    assert (asked(state), times(state)) == ([1], 1)
    assert codes(state) == ["harvest:6a", "harvest:6b", "turn", "done"]
    play(state, "harvest:6a")
    assert barn(state, 1) == {"corn": 2, "water": 4}
    assert 2 in asked(state)


def test_the_wheel_may_be_turned_during_a_tiles_free_sowing():
    state = dark("seedling", barn=[{}, {"hay": 1, "water": 1}])
    play(state, "turn")
    assert asked(state) == [1]
    play(state, "sow:1b")
    assert standing(state, 1) == {"1b": "hay"}


def test_a_free_action_of_a_tile_may_be_left_out_and_is_lost_if_it_cannot_be_used():
    state = play(dark("seedling", barn=[{}, {"hay": 1}]), "done")
    assert (barn(state, 1), standing(state, 1)) == ({"hay": 1}, {})
    lost = dark("sheaf")
    assert prompt(lost) != "ask-harvest"
    assert garden(lost, 1) == ["sheaf"]


def test_a_free_action_of_a_tile_is_no_use_of_the_card():
    owned = [{}, {"hay": 3}]
    cards = ("sow", "sow", "feed", "water")
    state = revealing(*cards, fields={"1a": "hay"}, barn=owned, lying="seedling star", mode="professional")
    play(state, "take:1", "sow:2b")
    assert (prompt(state, 1), times(state, 1)) == ("ask-sow", 2)
