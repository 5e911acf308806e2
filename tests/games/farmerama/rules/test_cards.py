"""Phase 1: choosing action cards in secret, and revealing them together."""

from __future__ import annotations

import json

import pytest

import grange
from tests.games.common import asked, codes, play, prompt, table, told
from tests.games.farmerama.builders import ACTIONS, choose, farm, finish_round, new

ALL_CARDS = [f"card:{action}" for action in ACTIONS]


def three(head, **more):
    """Begin a game of three in which this seat has the Head Sheep."""
    return next(state for seed in range(60) if table(state := new(3, seed, **more))["head"] == head)


# Choosing


def test_a_round_has_four_phases_cards_tiles_actions_and_cleaning_up():
    state = new()
    prompts = [prompt(state)]
    choose(state, "seeds", "sow", "seeds", "feed")
    prompts.append(prompt(state, 0))
    finish_round(state)
    prompts.append(prompt(state))
    assert prompts == ["ask-card", "ask-action", "ask-card"]
    assert (table(state)["round"], table(state)["numbers"]["sow"]) == (2, [4, 3])


def test_all_are_asked_at_the_same_time_and_each_chooses_when_it_is_ready():
    state = new()
    assert asked(state) == [0, 1, 2, 3]
    play(state, "card:feed", seat=2)
    assert asked(state) == [0, 1, 3]
    play(state, "card:water", seat=0)
    assert asked(state) == [1, 3]


def test_four_players_choose_one_of_five_cards_each():
    state = new()
    assert all(codes(state, seat) == ALL_CARDS for seat in range(4))
    choose(state, "sow", "harvest", "water", "feed")
    assert [farm(state, seat)["cards"] for seat in range(4)] == [["sow"], ["harvest"], ["water"], ["feed"]]


def test_two_players_choose_two_different_cards_each():
    state = new(2)
    play(state, "card:sow", seat=0)
    assert codes(state, 0) == ["card:harvest", "card:water", "card:feed", "card:seeds"]
    play(state, "card:feed", seat=0)
    assert asked(state) == [1]
    choose(state, "", "water seeds")
    assert [farm(state, seat)["cards"] for seat in range(2)] == [["sow", "feed"], ["water", "seeds"]]


@pytest.mark.parametrize("head", [0, 1, 2])
def test_of_three_players_the_one_with_the_head_sheep_chooses_two_cards_and_the_others_one(head):
    state = three(head)
    for seat in range(3):
        play(state, "card:sow", seat=seat)
    assert asked(state) == [head]
    assert codes(state) == ["card:harvest", "card:water", "card:feed", "card:seeds", "done"]


def test_all_cards_are_revealed_at_the_same_time():
    state = choose(new(), "sow", "harvest", "water")
    assert [table(state)["farms"][seat]["cards"] for seat in range(4)] == [None] * 4
    play(state, "card:feed", seat=3)
    assert [table(state)["farms"][seat]["cards"] for seat in range(4)] == [["sow"], ["harvest"], ["water"], ["feed"]]


def test_the_reveal_is_told_to_everybody():
    state = choose(new(events=True), "sow", "harvest", "water", "feed")
    shown = [(values["seat"], [action.key for action in values["actions"]]) for values in told(state, "event-reveals")]
    assert shown == [(0, ["action-sow"]), (1, ["action-harvest"]), (2, ["action-water"]), (3, ["action-feed"])]


def test_after_the_round_the_cards_go_back_to_their_owners():
    state = finish_round(choose(new(), "sow", "harvest", "water", "feed"))
    assert all(codes(state, seat) == ALL_CARDS for seat in range(4))
    assert [farm(state, seat)["cards"] for seat in range(4)] == [[]] * 4
    assert [farm(state, seat)["done"] for seat in range(4)] == [[]] * 4


# The secret


def test_a_player_sees_its_own_card_and_nobody_elses():
    state = choose(new(), "sow", "harvest")
    assert farm(state, 0)["cards"] == ["sow"]
    assert [table(state, 1)["farms"][seat]["cards"] for seat in range(4)] == [None, ["harvest"], None, None]
    assert [table(state)["farms"][seat]["cards"] for seat in range(4)] == [None] * 4


def test_the_cards_of_the_next_round_are_hidden_again():
    state = choose(finish_round(choose(new(), "sow", "harvest", "water", "feed")), "sow", "harvest")
    assert [table(state, 1)["farms"][seat]["cards"] for seat in range(4)] == [None, ["harvest"], None, None]


@pytest.mark.parametrize("seat", [None, 1, 2, 3])
def test_whatever_one_chooses_looks_the_same_to_all_others(seat):
    looks = {json.dumps(play(new(), f"card:{action}", seat=0).view(seat)) for action in ACTIONS}
    assert len(looks) == 1


def test_whatever_one_chooses_only_that_it_has_chosen_is_told():
    events = [play(new(events=True), f"card:{action}", seat=0).events or [] for action in ACTIONS]
    assert all(told == events[0] for told in events)
    assert (events[0][-1].key, events[0][-1].values) == ("event-chosen", {"seat": 0})


def test_the_first_of_two_cards_is_not_told_at_all():
    assert play(new(2, events=True), "card:sow", seat=0).events == new(2, events=True).events


def test_an_imagined_game_has_other_cards_of_the_others_and_ones_own():
    state = choose(new(2), "sow water", "harvest feed"[:7])
    imagined = [state.imagine(0, seed) for seed in range(40)]
    assert all(other.view(0) == state.view(0) for other in imagined)
    assert {tuple(farm(other, 1)["cards"]) for other in imagined} == {(action,) for action in ACTIONS}


def test_who_imagines_does_not_learn_the_real_card():
    drawn = []
    for card in ("sow", "seeds"):
        state = choose(new(), "", card)
        drawn.append([farm(state.imagine(0, seed), 1)["cards"] for seed in range(20)])
    assert drawn[0] == drawn[1]


def test_what_has_been_revealed_is_known_in_every_imagined_game():
    state = choose(new(), "sow", "harvest", "seeds", "feed")
    assert all(state.imagine(0, seed).view(1)["table"] == state.view(1)["table"] for seed in range(5))


def test_an_imagined_game_can_be_played_on():
    state = choose(new(2), "sow", "harvest")
    imagined = state.imagine(0, 7)
    own = farm(imagined, 1)["cards"][0]
    assert f"card:{own}" not in codes(imagined, 1)
    choose(imagined, "feed", next(action for action in ACTIONS if action != own))
    assert len(farm(imagined, 1)["cards"]) == 2


# Taking back


def test_until_the_reveal_a_player_may_take_its_card_back():
    state = choose(new(), "sow", "harvest", "water")
    state.undo(0)
    assert asked(state) == [0, 3]
    assert farm(state, 0)["cards"] == []
    choose(state, "seeds")
    assert (farm(state, 0)["cards"], farm(state, 1)["cards"]) == (["seeds"], ["harvest"])


def test_after_the_reveal_nobody_takes_a_card_back():
    state = choose(new(), "sow", "harvest", "water", "feed")
    for seat in range(4):
        assert not state.can_undo(seat)
    with pytest.raises(grange.NothingToUndo):
        state.undo(0)


def test_of_two_cards_the_last_is_taken_back_first():
    state = play(new(2), "card:sow", "card:feed", seat=0)
    state.undo(0)
    assert farm(state, 0)["cards"] == ["sow"]
    state.undo(0)
    assert farm(state, 0)["cards"] == []


# The Head Sheep


def test_the_owner_of_the_head_sheep_may_stop_after_the_first_card():
    state = play(three(1, events=True), "card:water", "done", seat=1)
    assert asked(state) == [0, 2]
    assert [values["seat"] for values in told(state, "event-chosen")] == [1]
    choose(state, "feed", "", "sow")
    assert [farm(state, seat)["cards"] for seat in range(3)] == [["feed"], ["water"], ["sow"]]


def test_nobody_stops_before_the_first_card_and_nobody_else_is_asked_for_a_second():
    state = three(1)
    assert all(codes(state, seat) == ALL_CARDS for seat in range(3))
    assert asked(play(state, "card:sow", seat=0)) == [1, 2]


def test_two_players_choose_two_cards_and_may_not_stop_after_the_first():
    assert "done" not in codes(play(new(2), "card:sow", seat=0), 0)


def test_who_has_stopped_with_the_head_sheep_may_take_that_back():
    state = play(three(1), "card:water", "done", seat=1)
    state.undo(1)
    assert "done" in codes(state, 1)


@pytest.mark.parametrize("seat", [None, 0, 2])
def test_whichever_card_the_head_sheeps_owner_stops_with_looks_the_same_to_all_others(seat):
    looks = {json.dumps(play(three(1), f"card:{action}", "done", seat=1).view(seat)) for action in ACTIONS}
    assert len(looks) == 1


def test_the_head_sheep_goes_to_the_next_player_clockwise_in_every_round():
    state = three(1)
    holders = []
    for _ in range(4):
        head = table(state)["head"]
        holders.append(head)
        choose(state, *["feed sow" if seat == head else "feed" for seat in range(3)])
        finish_round(state)
    assert holders == [1, 2, 0, 1]
