"""Cleaning up between rounds, and the end of the game."""

from __future__ import annotations

import pytest

import grange
from tests.games.common import asked, play_to_the_end, table
from tests.games.petrichor.builders import PHASES, PRINTED, cards, clean_up, faces, hand, laid, the_end, turn

TRACK = PRINTED["score"]["track"]

# Cleaning up


def test_the_next_round_begins():
    state = clean_up(rounds=2, first=2)
    assert table(state)["round"] == 3
    assert asked(state) == [2]


def test_dice_that_do_not_show_harvest_are_rolled_again_and_the_others_stay():
    state = clean_up(dice=(0, 3, 0), rolls=faces(4))
    assert table(state)["dice"] == [0, 4, 0]


def test_after_a_harvest_all_dice_are_rolled_again():
    assert table(clean_up(dice=(0, 0, 0), rolls=faces(2, 1, 3)))["dice"] == [2, 1, 3]


def test_dice_may_show_harvest_again_even_all_of_them():
    assert table(clean_up(dice=(0, 0, 0), rolls=faces(0, 0, 0)))["dice"] == [0, 0, 0]


@pytest.mark.parametrize(("seats", "number"), [(2, 7), (3, 7), (4, 6)])
def test_everybody_gets_7_new_cards_or_6_with_four_players(seats, number):
    assert table(clean_up(seats=seats))["cards"] == [number] * seats


def test_of_two_players_the_second_gets_an_extra_card_only_at_the_beginning():
    assert table(clean_up(seats=2, first=0))["cards"] == [7, 7]


def test_new_cards_come_to_those_that_were_kept():
    state = clean_up(hands=["sun sun rain", "", "frost"])
    assert table(state)["cards"] == [10, 7, 8]
    assert hand(state)["sun"] >= 2
    assert hand(state)["rain"] >= 1


def test_when_the_deck_runs_out_while_dealing_the_discards_are_shuffled_and_become_the_deck():
    state = clean_up(deck="sun sun rain")
    assert table(state)["cards"] == [7, 7, 7]
    assert [*table(state)["discard"].values()] == cards("")
    assert table(state)["deck"] == 40 - 21


def test_the_last_cards_of_the_deck_are_dealt_before_the_discards_are_shuffled():
    everything_else = "sun " * 10
    state = clean_up(deck=everything_else)
    dealt = sum(hand(state, seat).get("sun", 0) for seat in range(3))
    assert dealt == 10


def test_nothing_else_changes_between_rounds():
    state = clean_up(
        water={"B2": [1, 2]}, clouds={"A1": [0, 3]}, thunder=["A1"], votes={"wind": [2, 1, 0]}, wins=[1, 2, 0], wheat=[0, 1, 0]
    )
    seen = table(state)
    assert (seen["field"]["B2"]["water"], seen["field"]["A1"]["sky"]) == ([1, 2, 0], "thunder")
    assert (seen["votes"]["wind"], seen["wins"], seen["wheat"]) == ([2, 1, 0], [1, 2, 0], [0, 1, 0])


def test_a_whole_round_ends_with_new_cards():
    state = laid([turn(), *PHASES], votes={"frost": [1], "rain": [1]})  # nobody has a card, so all pass
    seen = table(state)
    assert (seen["round"], seen["passed"], seen["cards"]) == (2, -1, [7, 7, 7])


# The end


@pytest.mark.parametrize(("length", "last"), [("short", 4), ("long", 6)])
def test_after_the_last_round_there_is_no_cleaning_up_and_the_game_is_over(length, last):
    state = the_end(rounds=last, length=length)
    assert state.over
    assert table(state)["cards"] == [0, 0, 0]
    assert not the_end(rounds=last - 1, length=length).over


def test_everybody_gets_the_points_of_its_place_on_the_voting_track():
    state = the_end(wins=[0, 3, 8])
    assert [state.score_sheet(seat)["votes"] for seat in range(3)] == [TRACK[0], TRACK[3], TRACK[8]] == [0, 5, 24]


def test_the_track_does_not_go_on_behind_its_last_place():
    twelve = {"rounds": {"long": 12}}
    assert the_end(wins=[24, 12, 0], length="long", rounds=12, components=twelve).scores == [TRACK[12], TRACK[12], 0]


def test_most_wheat_tokens_give_12_points():
    state = the_end(wheat=[1, 3, 2])
    assert [state.score_sheet(seat)["tokens"] for seat in range(3)] == [0, 12, 0]


def test_everybody_who_ties_for_most_wheat_tokens_gets_12_points():
    assert the_end(wheat=[2, 2, 1]).scores == [12, 12, 0]


def test_nobody_gets_points_for_wheat_tokens_if_there_are_none():
    assert the_end().scores == [0, 0, 0]


def test_most_points_win():
    assert the_end(points=[{"grass": 9}, {"corn": 10}, {"dice": 3}]).winners == [1]


def test_points_are_counted_on_beyond_a_hundred():
    assert the_end(points=[{"corn": 49}, {"corn": 120}, {}], wins=[1, 0, 0]).scores == [50, 120, 0]


def test_of_players_with_equal_points_the_higher_on_the_voting_track_wins():
    state = the_end(points=[{"grass": 5}, {}, {"grass": 4}], wins=[0, 3, 1])
    assert state.scores == [5, 5, 5]
    assert state.winners == [1]


def test_of_players_who_are_equal_in_both_all_win():
    assert the_end(points=[{"grass": 5}, {"corn": 5}, {}], wins=[1, 1, 1]).winners == [0, 1]


def test_there_is_no_winner_before_the_end():
    assert clean_up(points=[{"grass": 9}]).winners == []


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_game_comes_to_its_end(seats):
    state = play_to_the_end(grange.new_game("petrichor", seats=seats, seed=seats))
    assert state.over
    assert set(state.winners) <= set(range(seats))
