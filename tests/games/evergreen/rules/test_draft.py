"""Phase 1, the draft: the market, the first-player token, the leftover card."""

from __future__ import annotations

import pytest

import grange
from tests.games.common import asked, codes, play, table
from tests.games.evergreen.builders import a_draft, all_turns, bare, fertility, finish, group, last_turn_of, take_all

FIVE = ["rock lake", "rock bush", "snow small", "wheat lake", "wild bush"]


def left_over(name, **more):
    """Draft from a market of three so that this card stays."""
    others = [other for other in ("flowers small", "wild small") if other != name]
    return play(play(a_draft(market=[*others, name], **more), "take:0"), "take:1", seat=1)


# The market


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_market_has_a_card_for_each_player_and_one_more(seats):
    state = grange.new_game("evergreen", seats=seats, seed=1)
    assert len(table(state)["market"]) == seats + 1


def test_everybody_sees_the_market():
    state = a_draft(FIVE, seats=4)
    for seat in (0, 1, 2, 3, None):
        assert bare(state.view(seat)["table"]["market"]) == FIVE


def test_every_round_opens_a_new_market():
    state = finish(all_turns(["meadow lake", "snow lake"], top=["rock lake", "rock bush", "snow small"]))
    assert bare(table(state)["market"]) == ["rock lake", "rock bush", "snow small"]
    assert table(state)["round"] == 2


# Taking cards


@pytest.mark.parametrize("first", [0, 1, 2])
def test_from_the_first_player_clockwise_each_takes_one_card(first):
    state = a_draft(FIVE[:4], first=first, seats=3)
    order = []
    while codes(state, state.decision.seat)[0].startswith("take"):
        order.append(state.decision.seat)
        state.play(state.decision.options[-1])
    assert order == [first, (first + 1) % 3, (first + 2) % 3]
    assert [len(cards) for cards in table(state)["cards"]] == [1, 1, 1]


def test_a_card_must_be_taken():
    assert codes(a_draft(FIVE[:3])) == ["take:0", "take:1", "take:2"]


def test_a_taken_card_lies_in_front_of_its_player_and_nobody_else_can_take_it():
    state = play(a_draft(FIVE[:3]), "take:1")
    assert [bare(cards) for cards in table(state)["cards"]] == [["rock bush"], []]
    assert bare(table(state)["market"]) == ["rock lake", None, "snow small"]
    assert codes(state, seat=1) == ["take:0", "take:2"]
    with pytest.raises(grange.IllegalOption):
        state.play("take:1", 1)


def test_nobody_takes_a_card_out_of_turn():
    with pytest.raises(grange.WrongSeat):
        a_draft(FIVE[:3]).play("take:1", 1)


# The first-player token


def test_before_the_first_player_takes_a_card_the_token_lies_on_none():
    assert table(a_draft(FIVE[:3]))["token"] == -1


def test_the_first_player_puts_the_token_on_the_leftmost_card_that_is_left():
    assert table(play(a_draft(FIVE[:4], seats=3), "take:2"))["token"] == 0
    assert table(play(a_draft(FIVE[:4], seats=3), "take:0"))["token"] == 1


def test_the_token_stays_where_it_is_when_others_take_cards():
    state = play(play(a_draft(FIVE[:4], seats=3), "take:0"), "take:3", seat=1)
    assert table(state)["token"] == 1


def test_whoever_takes_the_card_with_the_token_begins_the_next_round():
    state = play(a_draft(FIVE[:4], seats=3), "take:2")
    state = play(play(state, "take:1", seat=1), "take:0", seat=2)
    assert table(state)["next_first"] == 2
    finish(state)
    assert (table(state)["first"], asked(state)) == (2, [2])


def test_the_token_changes_nothing_in_the_round_in_which_it_is_taken():
    state = play(play(a_draft(FIVE[:4], seats=3), "take:3"), "take:0", seat=1)
    assert (table(state)["first"], asked(state)) == (0, [2])


def test_the_next_round_goes_clockwise_from_its_own_first_player():
    state = play(play(play(a_draft(FIVE[:4], seats=3), "take:3"), "take:0", seat=1), "take:1", seat=2)
    finish(state)
    order = []
    while codes(state, state.decision.seat)[0].startswith("take"):
        order.append(state.decision.seat)
        state.play(state.decision.options[0])
    assert order == [1, 2, 0]


def test_a_token_that_nobody_takes_goes_back_to_the_first_player():
    state = play(play(a_draft(FIVE[:3], first=1), "take:2", seat=1), "take:1")
    assert table(state)["next_first"] == 1
    finish(state)
    assert (table(state)["first"], asked(state)) == (1, [1])


def test_the_first_player_never_takes_the_card_with_the_token():
    state = play(a_draft(FIVE[:3]), "take:0")
    assert asked(state) == [1]


# Clearing


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_exactly_one_card_is_left_over(seats):
    state = take_all(a_draft(FIVE[: seats + 1], seats=seats))
    assert table(state)["market"] == []
    kept = [name for cards in table(state)["cards"] for name in bare(cards)]
    gone = [name for biome in table(state)["zone"] for name in group(state, biome)] + bare(table(state)["discard"])
    assert kept == FIVE[:seats]
    assert gone == [FIVE[seats]]


def test_a_card_with_fertility_that_is_left_over_joins_the_group_of_its_biome():
    state = left_over("swamp big", zone={"swamp": ["swamp lake"], "rock": ["rock lake"]})
    assert group(state, "swamp") == ["swamp lake", "swamp big"]
    assert group(state, "rock") == ["rock lake"]


def test_all_fertility_icons_of_a_group_together_are_the_fertility_of_its_biome():
    state = left_over("swamp big", zone={"swamp": ["swamp lake", "swamp bush"], "rock": ["rock lake"]})
    assert (fertility(state, "swamp"), fertility(state, "rock"), fertility(state, "snow")) == (1 + 2 + 2, 2, 0)


def test_a_drought_turns_the_last_card_of_its_group_face_down_and_lies_on_top():
    state = left_over("swamp small", zone={"swamp": ["swamp lake", "swamp bush"]})
    assert group(state, "swamp") == ["swamp lake", "swamp bush", "swamp small"]
    assert bare(table(state)["face_down"]) == ["swamp bush"]


def test_a_card_that_lies_face_down_no_longer_counts_for_fertility():
    assert fertility(left_over("swamp small", zone={"swamp": ["swamp lake", "swamp bush"]}), "swamp") == 1


def test_a_drought_turns_the_card_that_was_added_last_not_the_most_fertile():
    assert fertility(left_over("swamp small", zone={"swamp": ["swamp bush", "swamp lake"]}), "swamp") == 2


def test_a_drought_touches_only_its_own_biome():
    state = left_over("swamp small", zone={"swamp": ["swamp lake"], "rock": ["rock lake"], "snow": ["snow big"]})
    assert (fertility(state, "rock"), fertility(state, "snow")) == (2, 2)


def test_a_drought_without_a_group_only_begins_one():
    state = left_over("swamp small", zone={"rock": ["rock lake"]})
    assert group(state, "swamp") == ["swamp small"]
    assert table(state)["face_down"] == []
    assert (fertility(state, "swamp"), fertility(state, "rock")) == (0, 2)


def test_fertility_after_a_drought_counts_again():
    zone = {"swamp": ["swamp lake", "swamp small"]}
    state = left_over("swamp bush", zone=zone, face_down=["swamp lake"])
    assert fertility(state, "swamp") == 2


def test_a_drought_counts_for_no_fertility_and_never_for_less_than_none():
    assert fertility(left_over("swamp small", zone={"swamp": ["swamp lake"]}), "swamp") == 0
    assert fertility(left_over("swamp small", zone={"swamp": []}), "swamp") == 0


def test_a_second_drought_in_a_row_only_covers_the_first():
    zone = {"swamp": ["swamp bush", "swamp lake", "swamp small"]}  # two droughts of a biome are in the harsh deck: sprout and small
    state = left_over("swamp sprout", zone=zone, face_down=["swamp lake"], rules={"deck": "harsh"})
    assert bare(table(state)["face_down"]) == ["swamp lake", "swamp small"]
    assert fertility(state, "swamp") == 2


def test_a_card_without_an_icon_that_is_left_over_is_discarded():
    state = left_over("wild lake", zone={"swamp": ["swamp lake"]})
    assert bare(table(state)["discard"]) == ["wild lake"]
    assert [group(state, biome) for biome in table(state)["zone"]] == [[], [], [], [], ["swamp lake"], []]


# The deck runs out


def test_when_the_deck_is_empty_the_discards_become_the_deck():
    state = finish(all_turns(["meadow lake", "snow lake"], deck=[]))
    market = table(state)["market"]
    assert len(market) == 3
    assert table(state)["discard"] == []
    assert table(state)["deck"] == 42 - 2 - 3


def test_the_last_cards_of_a_deck_are_dealt_before_the_discards_are_shuffled():
    state = finish(all_turns(["meadow lake", "snow lake"], deck=["rock big", "wild big"]))
    assert bare(table(state)["market"])[:2] == ["rock big", "wild big"]
    assert table(state)["deck"] == 42 - 2 - 3


def test_the_discards_are_shuffled():
    markets = [bare(table(finish(all_turns(["meadow lake", "snow lake"], deck=[], seed=seed)))["market"]) for seed in range(10)]
    assert len({tuple(market) for market in markets}) > 5


def test_the_discards_are_not_shuffled_before_the_deck_is_empty():
    state = finish(all_turns(["meadow lake", "snow lake"], deck=["rock big", "wild big", "wild lake"]))
    assert table(state)["deck"] == 0
    assert len(table(state)["discard"]) == 42 - 2 - 3


def test_cards_in_the_fertility_zone_and_in_front_of_players_do_not_come_back():
    state = finish(last_turn_of("spring", deck=[], zone={"swamp": ["swamp lake"]}))
    assert group(state, "swamp") == ["swamp lake"]
    assert table(state)["deck"] == 42 - 1 - 3


# Taking back


def test_a_taken_card_may_be_put_back_until_another_player_takes_one():
    state = play(a_draft(FIVE[:3]), "take:1")
    assert state.can_undo(0)
    state.undo(0)
    assert codes(state) == ["take:0", "take:1", "take:2"]
    assert table(state)["token"] == -1
    play(play(state, "take:0"), "take:1", seat=1)
    assert not state.can_undo(0)
    with pytest.raises(grange.NothingToUndo):
        state.undo(0)


def test_the_last_to_draft_may_put_a_card_back_until_others_act():
    state = play(play(a_draft(FIVE[:3]), "take:0"), "take:1", seat=1)
    assert state.can_undo(1)
    play(state, "action:A")
    assert not state.can_undo(1)
