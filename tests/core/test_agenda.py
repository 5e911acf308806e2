"""Steps, questions, seats that act together, secrets and undo, shown with a toy game."""

from __future__ import annotations

import pytest

import grange
from grange.core.game import Game
from grange.core.position import digest_of, origin_at
from tests.core.toy import TOY, toy
from tests.core.well import Fetch, Grab, Hope, Linger, Offer, Spill, Stroll, Village, village


def asked(state: Village) -> dict[int, list[str]]:
    """Tell what each seat that is asked may choose."""
    return {decision.seat: decision.codes for decision in state.decisions}


def test_seats_that_act_together_are_all_asked_at_once():
    state = toy(3)
    assert [decision.seat for decision in state.decisions] == [0, 1, 2]
    assert state.decision.seat == 0


def test_whoever_is_ready_answers_first():
    state = toy(3)
    state.play("bid:1", seat=2)
    state.play("bid:0", seat=0)
    assert [decision.seat for decision in state.decisions] == [1]


def test_a_seat_that_has_answered_waits_for_the_others():
    state = toy(2)
    state.play("bid:1", seat=1)
    with pytest.raises(grange.WrongSeat, match="Seat 1 has nothing to choose now. Waiting for seat 0"):
        state.play("bid:2", seat=1)


def test_the_table_goes_on_when_all_have_answered():
    state = toy(2)
    state.play("bid:1", seat=1)
    state.play("bid:0", seat=0)
    assert [(decision.seat, decision.codes) for decision in state.decisions] == [(1, ["keep", "decline"])]


def test_the_order_of_answers_given_together_does_not_matter():
    one, other = toy(2), toy(2)
    one.play("bid:1", 0)
    one.play("bid:2", 1)
    other.play("bid:2", 1)
    other.play("bid:1", 0)
    assert one == other


def test_a_question_with_a_single_option_is_answered_by_itself():
    seed = next(seed for seed in range(100) if toy(2, seed).card == 1)
    state = toy(2, seed)
    state.play("bid:1", 0)
    state.play("bid:0", 1)
    assert state.decision.question.prompt == "ask-bid"
    assert len(state.history) == 2


def test_the_only_one_who_is_asked_sees_what_the_others_left_who_were_not_asked():
    state = village(Linger, Grab, Grab, water=3)
    assert asked(state) == {0: ["leave", "sing"]}
    with pytest.raises(grange.IllegalOption):
        state.play("take", 0)


def test_who_has_no_choice_left_after_others_acted_without_being_asked_is_not_asked_either():
    state = village(Fetch, Grab, water=2)
    assert state.over
    assert state.jugs == [0, 2]


def test_everybody_is_asked_again_after_every_choice_of_the_others():
    state = village(Linger, Linger, Linger, water=1)
    state.play("take", 1)
    assert asked(state) == {0: ["leave", "sing"], 2: ["leave", "sing"]}


def test_who_acts_without_being_asked_any_more_changes_what_the_others_are_asked():
    """Seat 0 takes the last water; so seat 1 pours its own into the well, and seat 2 can take that."""
    state = village(Linger, Spill, Linger, water=1, jugs=(0, 2, 0))
    state.play("take", 0)
    assert (state.water, asked(state)) == (2, {2: ["take", "leave", "sing"]})


def test_the_one_who_has_just_chosen_is_asked_again_too_when_others_then_act_without_being_asked():
    state = village(Linger, Spill, Fetch, water=1, jugs=(0, 2, 0))
    state.play("sing", 0)
    state.play("take", 2)
    assert (state.water, asked(state)) == (2, {0: ["take", "leave", "sing"]})


def test_a_question_with_a_single_option_stays_open_while_its_seat_may_wait_for_others():
    state = village(Hope, Offer, jugs=(0, 1))
    assert asked(state) == {0: ["leave"], 1: ["pour", "leave"]}
    state.play("pour", 1)
    assert asked(state) == {0: ["take", "leave"]}


def test_who_waits_for_others_may_stop_waiting():
    state = village(Hope, Offer, jugs=(0, 1))
    state.play("leave", 0)
    assert asked(state) == {1: ["pour", "leave"]}


def test_when_there_is_nobody_left_to_wait_for_the_table_goes_on():
    state = village(Hope, Offer, jugs=(0, 1))
    state.play("leave", 1)
    assert state.over


def test_a_secret_choice_shows_to_nobody_else_until_it_is_revealed():
    one, other = toy(2), toy(2)
    one.play("bid:1", 0)
    other.play("bid:2", 0)
    assert one.view(1) == other.view(1)
    assert one.view(None) == other.view(None)
    assert one.view(0) != other.view(0)


def test_an_imagined_table_keeps_the_own_secret_and_deals_the_others_again():
    state = toy(3)
    state.play("bid:2", 0)
    state.play("bid:2", 1)
    imagined = [state.imagine(0, seed) for seed in range(40)]
    assert {table.bids[0] for table in imagined} == {2}
    assert {table.bids[1] for table in imagined} == {0, 1, 2}


def test_a_secret_event_names_the_one_seat_that_may_hear_it():
    state = toy(2, events=True)
    state.play("bid:1", 0)
    assert [(event.key, event.only) for event in state.events or []] == [("event-bid", 0)]


def test_events_are_off_unless_asked_for():
    state = toy(2)
    state.play("bid:1", 0)
    assert state.events is None


def test_a_seat_may_take_back_its_choice_while_the_others_still_think():
    state = toy(3)
    before = state.to_dict()
    state.play("bid:1", 1)
    state.undo(1)
    assert state.to_dict() == before


def test_a_seat_may_take_back_its_choice_although_another_has_chosen_together_with_it():
    state = toy(3)
    state.play("bid:1", 0)
    state.play("bid:2", 1)
    state.undo(0)
    assert state.bids == [-1, 2, -1]
    assert [decision.seat for decision in state.decisions] == [0, 2]


def test_what_another_seat_has_used_since_cannot_be_taken_back():
    state = village(Offer, Linger, Offer, jugs=(1, 0, 1))
    state.play("pour", 0)
    state.play("take", 1)
    assert not state.can_undo(0)
    with pytest.raises(grange.NothingToUndo):
        state.undo(0)
    assert state.can_undo(1)
    state.undo(1)
    assert state.can_undo(0)
    state.undo(0)
    assert (state.water, state.jugs) == (0, [1, 0, 1])


def test_what_kept_another_seats_question_open_cannot_be_taken_back_once_that_seat_has_answered():
    """Without the water from seat 0 the well would have been dry before seat 1 sang."""
    state = village(Offer, Stroll, Fetch, water=1, jugs=(1, 0, 0))
    state.play("pour", 0)
    state.play("take", 2)
    state.play("sing", 1)
    assert not state.can_undo(0)
    with pytest.raises(grange.NothingToUndo):
        state.undo(0)


def test_a_choice_that_could_not_be_made_again_is_not_taken_back():
    """Without its song seat 0 would be at a dry well and would have nothing to choose."""
    state = village(Stroll, Fetch, water=1, jugs=(1, 0))
    state.play("sing", 0)
    state.play("take", 1)
    assert asked(state) == {0: ["pour", "leave"]}
    assert not state.can_undo(0)
    with pytest.raises(grange.NothingToUndo):
        state.undo(0)


def test_nothing_can_be_taken_back_once_it_is_revealed():
    state = toy(2)
    state.play("bid:1", 0)
    state.play("bid:2", 1)
    assert not state.can_undo(0)
    assert not state.can_undo(1)
    assert not state.can_undo()
    with pytest.raises(grange.NothingToUndo):
        state.undo(1)


def test_a_choice_at_the_table_ends_the_others_right_to_take_back():
    state = toy(2)
    state.play("bid:1", 0)
    state.play("bid:0", 1)
    state.play("decline", 0)
    assert not state.can_undo(1)


def test_a_position_in_the_middle_of_a_secret_round_can_be_laid_out_again():
    state = toy(3)
    state.play("bid:1", 1)
    again = origin_at(TOY, state.to_dict()).begin()
    assert again == state
    assert [decision.seat for decision in again.decisions] == [0, 2]
    assert digest_of(again) == digest_of(state)


def test_a_game_from_a_position_can_be_taken_back_to_that_position():
    state = toy(3)
    state.play("bid:1", 1)
    again = origin_at(TOY, state.to_dict()).begin()
    again.play("bid:0", 0)
    again.undo(0)
    assert again == state
    assert not again.can_undo(1)


def test_a_step_on_another_seats_stack_is_refused():
    document = toy(2).to_dict()
    document["agenda"][1][0]["seat"] = 1
    with pytest.raises(grange.BadPosition, match="Bid"):
        origin_at(TOY, document).begin()


@pytest.mark.parametrize(("given", "meant"), [(True, "on"), (False, "off"), ("on", "on")])
def test_rule_options_may_be_given_as_truths(given, meant):
    assert TOY.checked_rules({"lake": given})["lake"] == meant


def test_rule_options_may_be_given_as_numbers():
    assert TOY.checked_rules({"rounds": 6}) == {"pace": "slow", "lake": "off", "rounds": "6"}


def test_an_unknown_rule_names_those_that_exist():
    with pytest.raises(grange.BadSetup, match="pace, lake, rounds"):
        TOY.checked_rules({"speed": "fast"})


def test_a_game_is_what_its_states_belong_to():
    assert isinstance(TOY, Game)
    assert toy().game is TOY
