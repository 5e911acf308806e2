"""The end of the game: fertility, the winner, ties."""

from __future__ import annotations

import pytest

import grange
from tests.games.common import play, play_to_the_end, sheet, table
from tests.games.evergreen.builders import a_draft, all_turns, finish, last_turn_of

SWAMP_OF_FOUR = {"swamp": ["swamp big", "swamp bush"]}


def test_the_game_ends_with_the_fourth_season():
    assert not finish(last_turn_of("autumn")).over
    assert finish(last_turn_of("winter")).over


def test_winter_is_scored_like_every_season_before_the_game_ends():
    state = finish(last_turn_of("winter", {"D4": "big", "D5": "bush"}))
    assert (sheet(state, "light"), sheet(state, "forest")) == (2, 2)


def test_after_the_end_nobody_chooses_any_more():
    state = finish(last_turn_of("winter"))
    assert state.decisions == []
    with pytest.raises(grange.GameOver):
        state.play("take:0")


# Fertility


def test_every_big_tree_gives_as_many_points_as_its_biome_is_fertile():
    three_trees = {"B6": "big", "D6": "big", "D7": "big"}
    assert sheet(finish(last_turn_of("winter", three_trees, zone=SWAMP_OF_FOUR)), "fertility") == 12


def test_big_trees_score_the_biome_in_which_they_grow():
    zone = {**SWAMP_OF_FOUR, "rock": ["rock harvest"]}
    state = finish(last_turn_of("winter", {"B6": "big", "A4": "big", "D1": "big"}, zone=zone))
    assert sheet(state, "fertility") == 4 + 1 + 0


@pytest.mark.parametrize("piece", ["sprout", "small", "bush", "lake"])
def test_only_big_trees_score_fertility(piece):
    assert sheet(finish(last_turn_of("winter", {"B6": piece}, zone=SWAMP_OF_FOUR)), "fertility") == 0


def test_only_fertility_icons_that_can_be_seen_count():
    zone = {"swamp": ["swamp lake", "swamp bush", "swamp small"]}
    state = finish(last_turn_of("winter", {"B6": "big"}, zone=zone, face_down=["swamp bush"]))
    assert sheet(state, "fertility") == 1


def test_big_trees_in_shadow_score_fertility_too():
    state = finish(last_turn_of("winter", {"B6": "big", "C6": "big"}, zone=SWAMP_OF_FOUR))
    assert sheet(state, "fertility") == 8


def test_all_players_score_the_same_fertility():
    state = finish(last_turn_of("winter", planets=[{"B6": "big"}, {"C7": "big"}, {}], seats=3, zone=SWAMP_OF_FOUR))
    assert [sheet(state, "fertility", seat) for seat in range(3)] == [4, 4, 0]


def test_the_card_left_over_in_the_last_round_still_changes_the_fertility():
    last_draft = a_draft(
        ["wild small", "wild bush", "swamp lake"],
        season="winter",
        rounds=2,
        cards=[["wild big"], ["wild lake"]],
        planets=[{"B6": "big"}],
    )
    state = finish(play(play(last_draft, "take:0"), "take:1", seat=1))
    assert state.over
    assert sheet(state, "fertility") == 1


# The winner


def test_the_most_points_win():
    assert finish(last_turn_of("winter", points=[40, 52, 47], seats=3)).winners == [1]


def test_all_sources_of_points_decide_the_winner():
    state = finish(last_turn_of("winter", {"B6": "big"}, zone=SWAMP_OF_FOUR, points=[40, 46]))
    assert state.scores == [40 + 2 + 1 + 4, 46]
    assert state.winners == [0]


def test_nobody_has_won_before_the_end():
    assert last_turn_of("winter", points=[40, 52]).winners == []


@pytest.mark.parametrize(("holder", "winner"), [(0, 0), (1, 1), (2, 2), (3, 0)])
def test_of_tied_players_the_first_in_turn_order_wins(holder, winner):
    state = finish(last_turn_of("winter", points=[50, 50, 50, 12], seats=4, first=holder))
    assert state.winners == [winner]


def test_a_first_player_who_is_not_tied_does_not_win():
    state = finish(last_turn_of("winter", points=[30, 50, 50], seats=3, first=0))
    assert state.winners == [1]


def test_turn_order_in_a_tie_begins_with_the_holder_of_the_token_after_the_last_round():
    state = finish(last_turn_of("winter", points=[50, 50, 50], seats=3, first=0, next_first=2))
    assert state.winners == [2]


def test_taking_the_token_in_the_last_round_decides_a_tie():
    last_draft = a_draft(
        ["wild small", "wild bush", "wild harvest"], season="winter", rounds=2, cards=[["wild big"], ["wild lake"]], points=[50, 50]
    )
    taken, left = last_draft, last_draft.copy()
    finish(play(play(taken, "take:1"), "take:0", seat=1))
    finish(play(play(left, "take:1"), "take:2", seat=1))
    assert (taken.winners, left.winners) == ([1], [0])


def test_a_tie_has_one_winner():
    for seed in range(20):
        state = play_to_the_end(grange.new_game("evergreen", seats=4, seed=seed), seed)
        assert len(state.winners) == 1
        assert state.scores[state.winners[0]] == max(state.scores)


def test_the_last_turn_counts_in_the_last_scoring():
    state = all_turns(
        ["swamp lake", "rock lake"], idle=[1], season="winter", rounds=2, planets=[{"B6": "small"}], zone=SWAMP_OF_FOUR
    )
    finish(play(state, "action:B", "grow:B6"))
    assert (sheet(state, "light"), sheet(state, "fertility")) == (2, 4)
    assert table(state)["planets"][0] == {"B6": "big"}
