"""The action phase: playing cards, voting, passing, and the cards that a seat may keep."""

from __future__ import annotations

import pytest

from tests.games.common import asked, codes, play, prompt, table
from tests.games.petrichor.builders import (
    WEATHERS,
    a_turn,
    all_pass,
    an_action,
    cards,
    cloud,
    everything,
    hand,
    laid,
    points,
    sky,
    turn,
    votes,
    water,
)

# One card


def test_a_player_plays_one_card_or_passes():
    assert codes(a_turn("sun wind")) == ["play:sun", "play:wind", "swap:frost", "swap:rain", "pass"]


def test_a_played_card_is_discarded():
    state = play(a_turn("frost sun"), "play:frost")
    assert hand(state) == {"sun": 1}
    assert [*table(state)["discard"].values()] == cards("frost")


def test_first_comes_the_action_then_the_vote():
    state = play(a_turn("frost"), "play:frost")
    assert codes(state)[0] == "place:A1"
    play(state, "place:B2")
    assert codes(state)[0].startswith("vote")


def test_an_action_must_be_done_if_it_is_possible():
    assert "decline" not in codes(an_action("frost"))
    assert codes(an_action("wind", clouds={"A1": [1]})) == ["blow:B1", "blow:A2"]


@pytest.mark.parametrize("kind", ["sun", "wind", "rain"])
def test_a_card_whose_action_is_impossible_may_be_played_and_only_the_vote_follows(kind):
    state = an_action(kind, clouds={"A1": [0, 2, 0]})
    assert codes(state)[0] == f"vote:{kind}"
    assert cloud(state, "A1") == [0, 2, 0]


def test_frost_where_every_tile_has_a_cloud_is_only_a_vote():
    full = {f"{column}{row}": [0, 1] for column in "ABC" for row in "123"}
    assert codes(an_action("frost", clouds=full))[0] == "vote:frost"


def test_turns_go_round_clockwise_from_the_first_player():
    state = a_turn(hands=["frost frost"] * 3, seat=1, first=1, clouds={}, second=False)
    order = []
    for place in ("A1", "B1", "C1", "A2"):
        order += asked(state)
        play(state, "play:frost", f"place:{place}", "vote:frost")
        if "end" in codes(state):
            play(state, "end")
    assert order == [1, 2, 0, 1]


# Two cards in place of one


def test_any_two_cards_replace_one_other_card():
    state = play(a_turn("sun frost", clouds={"B2": [1]}), "swap:rain")
    assert hand(state) == {}
    assert codes(state) == ["vote:rain", "vote:frost", "lower:2"]
    assert water(state, "B2") == [1, 0, 0]


def test_the_two_cards_may_be_the_same():
    assert "swap:rain" in codes(a_turn("sun sun"))


def test_the_vote_follows_the_action_that_was_done_and_not_the_cards_that_were_given():
    state = play(a_turn("sun frost"), "swap:wind")
    assert codes(state)[:2] == ["vote:wind", "vote:rain"]


def test_one_card_replaces_nothing():
    assert codes(a_turn("sun")) == ["play:sun", "pass"]


def test_a_card_of_the_kind_itself_is_not_given_in_its_place():
    assert "swap:sun" not in codes(a_turn("sun frost"))


def test_who_has_a_card_may_still_replace_it_to_keep_it():
    state = play(a_turn("sun frost rain", clouds={"B2": [1]}), "swap:sun")
    assert hand(state) == {"sun": 1}
    assert cloud(state, "B2") == [3, 0, 0]


def test_who_has_more_than_two_others_chooses_which_to_give():
    state = play(a_turn("sun frost rain"), "swap:wind")
    assert codes(state) == ["give:frost", "give:sun"]
    play(state, "give:sun")
    assert hand(state) == {"frost": 1}


# A second action


def test_a_second_action_costs_two_cards_of_its_kind():
    state = play(a_turn("frost sun sun", clouds={"B2": [1]}), "play:frost", "place:A1", "vote:frost")
    assert prompt(state) == "ask-second"
    assert codes(state) == ["play:sun", "end"]
    play(state, "play:sun", "fill:B2")
    assert hand(state) == {}
    assert cloud(state, "B2") == [3, 0, 0]


def test_a_second_action_has_its_own_vote():
    state = play(a_turn("frost sun sun"), "play:frost", "place:A1", "vote:frost", "play:sun", "vote:wind")
    assert (votes(state, "frost"), votes(state, "wind")) == ([1, 0, 0], [1, 0, 0])


def test_a_second_action_is_optional():
    state = play(a_turn("frost sun sun"), "play:frost", "place:A1", "vote:frost", "end")
    assert asked(state) == [1]


def test_there_is_no_third_action():
    state = a_turn("frost sun sun wind wind")
    play(state, "play:frost", "place:A1", "vote:frost", "play:sun", "vote:sun")
    assert asked(state) == [1]


def test_the_second_action_may_be_of_the_same_kind_as_the_first():
    assert "play:frost" in codes(play(a_turn("frost frost frost"), "play:frost", "place:A1", "vote:frost"))


def test_example_wind_and_sun_in_one_turn_with_one_card_of_each_and_two_others():
    state = play(a_turn("wind sun frost rain", clouds={"B2": [1]}), "play:wind", "blow:B1", "vote:wind")
    assert "swap:sun" in codes(state)
    play(state, "swap:sun", "vote:sun")
    assert cloud(state, "B1") == [3, 0, 0]
    assert hand(state) == {}
    assert (votes(state, "wind"), votes(state, "sun")) == ([1, 0, 0], [1, 0, 0])


def test_example_a_second_sun_action_for_four_other_cards():
    state = play(a_turn("frost wind wind rain rain"), "play:frost", "place:A1", "vote:frost")
    assert "swap-twice:sun" in codes(state)
    play(state, "swap-twice:sun")
    assert hand(state) == {}
    assert cloud(state, "A1") == [3, 0, 0]


def test_with_two_three_or_four_cards_a_second_action_is_paid_for():
    state = play(a_turn("frost sun sun wind wind rain"), "play:frost", "place:A1", "vote:frost")
    assert codes(state) == [
        "play:sun",
        "play:wind",
        "swap:sun",
        "swap:wind",
        "swap:rain",
        "swap-twice:frost",
        "swap-twice:rain",
        "end",
    ]


def test_who_cannot_pay_for_a_second_action_is_not_asked():
    state = play(a_turn("frost sun wind"), "play:frost", "place:A1", "vote:frost")
    assert asked(state) == [1]


def test_the_first_action_may_be_paid_for_with_two_cards_and_the_second_with_three():
    state = play(a_turn("frost rain sun wind wind", clouds={"B2": [1]}), "swap:wind", "give:frost", "give:sun", "blow:B1")
    play(state, "vote:wind")
    assert "play:wind" in codes(state)
    assert hand(state) == {"rain": 1, "wind": 2}


# Voting


@pytest.mark.parametrize("kind", range(4))
def test_the_vote_is_for_the_weather_of_the_action_or_for_the_next_one_clockwise(kind):
    state = a_turn(WEATHERS[kind], dice=(0, 0, 0), clouds={"B2": [0, 1]})
    play(state, f"play:{WEATHERS[kind]}", *(["place:A1"] if kind == 0 else []))
    assert codes(state) == [f"vote:{WEATHERS[kind]}", f"vote:{WEATHERS[(kind + 1) % 4]}"]


def test_a_vote_lies_on_the_board():
    state = play(an_action("rain"), "vote:frost")
    assert votes(state, "frost") == [1, 0, 0]


def test_voting_for_the_harvest_lowers_a_die_for_one_point():
    state = play(an_action("rain", dice=(4, 2, 0)), "lower:4")
    assert table(state)["dice"] == [3, 2, 0]
    assert (points(state)["dice"], state.scores) == (1, [1, 0, 0])


def test_a_die_that_shows_one_turns_to_harvest_for_two_points():
    state = play(an_action("rain", dice=(4, 1, 2)), "lower:1")
    assert table(state)["dice"] == [4, 0, 2]
    assert points(state)["dice"] == 2


def test_dice_that_show_harvest_cannot_be_changed():
    assert codes(an_action("rain", dice=(0, 3, 0)))[2:] == ["lower:3"]


def test_of_two_equal_dice_one_is_lowered():
    state = an_action("rain", dice=(3, 3, 1))
    assert codes(state)[2:] == ["lower:1", "lower:3"]
    assert sorted(table(play(state, "lower:3"))["dice"]) == [1, 2, 3]


def test_when_all_dice_show_harvest_nobody_can_vote_for_it():
    assert codes(an_action("rain", dice=(0, 0, 0))) == ["vote:rain", "vote:frost"]


def test_voting_cannot_be_skipped():
    assert not {"pass", "end", "decline", "enough"} & set(codes(an_action("rain")))


def test_a_player_has_12_votes_and_without_any_left_moves_one_of_those_on_the_board():
    state = play(an_action("rain", votes={"frost": [5], "sun": [6], "rain": [1]}), "vote:rain")
    assert codes(state) == ["back:frost", "back:sun", "back:rain"]
    play(state, "back:sun")
    assert (votes(state, "sun"), votes(state, "rain")) == ([5, 0, 0], [2, 0, 0])


def test_without_votes_left_one_may_be_taken_from_the_weather_that_is_voted_for_and_nothing_changes():
    state = play(an_action("rain", votes={"frost": [6], "rain": [6]}), "vote:rain", "back:rain")
    assert (votes(state, "frost"), votes(state, "rain")) == ([6, 0, 0], [6, 0, 0])
    assert asked(state) == [1]


def test_with_one_vote_left_it_is_placed_and_none_is_moved():
    state = play(an_action("rain", votes={"frost": [5], "sun": [6]}), "vote:rain")
    assert votes(state, "rain") == [1, 0, 0]
    assert asked(state) == [1]


def test_who_has_all_votes_on_the_weather_that_it_votes_for_changes_nothing():
    state = play(an_action("rain", votes={"rain": [12]}), "vote:rain")
    assert votes(state, "rain") == [12, 0, 0]
    assert asked(state) == [1]


def test_only_own_votes_are_moved():
    state = play(an_action("rain", votes={"frost": [12, 3], "wind": [0, 5]}), "vote:rain")
    assert (votes(state, "frost"), votes(state, "rain")) == ([11, 3, 0], [1, 0, 0])


# Passing, three or four players


def test_the_first_to_pass_discards_its_hand():
    state = play(a_turn("sun sun rain", seat=1), "pass")
    assert table(state)["cards"] == [4, 0, 4]
    assert [*table(state)["discard"].values()] == cards("sun sun rain")


def test_the_first_to_pass_gets_the_first_player_marker():
    assert table(play(a_turn("sun sun", seat=1), "pass"))["first"] == 1


@pytest.mark.parametrize(("seats", "passer", "right"), [(3, 0, 2), (3, 2, 1), (4, 0, 3), (4, 3, 2)])
def test_the_marker_must_move_so_a_first_player_who_passes_gives_it_to_the_right(seats, passer, right):
    state = play(a_turn("sun sun", seat=passer, first=passer, seats=seats), "pass")
    assert table(state)["first"] == right


def test_the_marker_moves_at_once_and_decides_ties_of_the_same_round():
    state = laid(
        [turn(1), "HandLimit", "WeatherPhase"],
        hands=["", "sun"],
        first=0,
        votes={"sun": [3], "frost": [1], "rain": [1]},
    )
    play(state, "pass")
    assert (prompt(state), asked(state)) == ("ask-weather", [1])


@pytest.mark.parametrize("seats", [3, 4])
def test_everybody_else_has_one_more_turn(seats):
    state = play(laid([turn(1)], hands=["frost frost"] * seats, seats=seats), "pass")
    order = []
    for place in ("A1", "B1", "C1")[: seats - 1]:
        order += asked(state)
        play(state, "play:frost", f"place:{place}", "vote:frost")
    assert order == [(1 + more) % seats for more in range(1, seats)]
    assert state.over  # and nobody else's turn


def test_in_the_last_turns_there_is_no_second_action():
    state = play(laid([turn(0)], hands=["sun", "frost sun sun sun", "sun"]), "pass", "play:frost", "place:A1", "vote:frost")
    assert asked(state) == [2]
    assert hand(state, 1) == {"sun": 3}


def test_who_passes_later_keeps_its_cards_and_leaves_the_marker():
    state = play(laid([turn(1)], hands=["sun", "rain", "sun sun"], first=0), "pass", "pass", "pass")
    assert table(state)["cards"] == [1, 0, 2]
    assert table(state)["first"] == 1
    assert state.over


def test_a_player_without_cards_passes():
    state = laid([turn(0)], hands=["frost", "", "sun"])
    play(state, "play:frost", "place:A1", "vote:frost")
    assert table(state)["first"] == table(state)["passed"] == 1
    assert asked(state) == [2]


# Passing, two players


def test_with_two_players_passing_has_no_other_effect():
    state = play(laid([turn(0)], seats=2, hands=["sun sun", "frost"], first=1), "pass")
    assert table(state)["cards"] == [2, 1]
    assert table(state)["first"] == 1


def test_with_two_players_the_other_has_one_more_turn_without_a_second_action():
    state = play(laid([turn(0)], seats=2, hands=["sun", "frost sun sun sun"]), "pass", "play:frost", "place:A2", "vote:frost")
    assert state.over
    assert hand(state, 1) == {"sun": 3}


# The hand limit


def test_at_the_end_of_the_action_phase_more_than_four_cards_are_discarded():
    state = laid(["HandLimit"], hands=["sun", "frost frost sun wind rain rain", ""])
    assert asked(state) == [1]
    assert codes(state) == ["discard:frost", "discard:sun", "discard:wind", "discard:rain"]
    play(state, "discard:frost", "discard:wind")
    assert hand(state, 1) == {"frost": 1, "sun": 1, "rain": 2}
    assert state.over


def test_four_cards_may_be_kept():
    assert laid(["HandLimit"], hands=["frost sun wind rain"] * 3).over


def test_at_the_end_of_the_last_round_nobody_discards():
    state = laid(["HandLimit"], hands=["sun sun sun rain rain", "", ""], rounds=4)
    assert state.over
    assert table(state)["cards"] == [5, 0, 0]


def test_everybody_discards_at_the_same_time():
    state = laid(["HandLimit"], hands=["sun sun sun rain rain", "", "wind wind wind rain rain"])
    assert asked(state) == [0, 2]
    play(state, "discard:rain", seat=2)
    assert asked(state) == [0]


def test_a_discard_may_be_taken_back_until_all_have_chosen_but_not_when_the_others_cards_are_seen():
    hands = ["sun sun sun rain rain", "", "wind wind wind rain rain"]
    state = play(
        laid(["HandLimit", "WeatherPhase"], hands=hands, votes={"sun": [1], "rain": [1], "wind": [1]}), "discard:rain", seat=2
    )
    assert state.can_undo(2)
    state.undo(2)
    assert asked(state) == [0, 2]
    play(state, "discard:wind", seat=2)
    play(state, "discard:sun", seat=0)
    assert not state.can_undo(0)


def test_who_discards_alone_may_take_it_back():
    state = laid(
        ["HandLimit", "WeatherPhase"], hands=["sun sun sun rain rain", "", ""], votes={"sun": [1], "rain": [1], "wind": [1]}
    )
    assert play(state, "discard:rain").can_undo(0)


def test_cards_are_discarded_before_the_weather_comes():
    state = all_pass(a_turn(hands=["", "sun sun rain rain wind", "sun sun rain rain wind"], votes={"frost": [1], "sun": [1]}))
    assert {code.split(":")[0] for code in codes(state)} == {"discard"}
    assert votes(state, "frost") == [1, 0, 0]


# What a turn is worth


def test_points_for_dice_stand_on_the_score_sheet():
    state = play(an_action("rain", dice=(1, 1, 1)), "lower:1")
    assert state.score_sheet(0)["dice"] == everything(state, 0) == 2


def test_two_actions_of_one_turn_are_two_effects_and_clouds_are_checked_after_each():
    state = a_turn("sun wind wind", clouds={"B2": [2], "A2": [3]})
    play(state, "play:sun", "fill:B2", "vote:sun")
    assert sky(state, "B2") == "thunder"
    play(state, "play:wind", "move:A2", "blow:A1", "vote:wind")
    assert sky(state, "A1") == "cloud"
