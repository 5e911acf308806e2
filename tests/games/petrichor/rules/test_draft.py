"""The draft: seats keep cards, packs go round, and nobody sees those of others."""

from __future__ import annotations

import pytest

import grange
from tests.games.common import asked, codes, play, table
from tests.games.petrichor.builders import clean_up, hand


def new(seats, seed=1):
    return grange.new_game("petrichor", seats=seats, seed=seed, draft="on")


def pack(state, seat):
    return table(state, seat)["pack"]


def keep(state, seat, number):
    """Let a seat keep the first cards of its pack."""
    for _ in range(number):
        if seat in asked(state):
            state.play(codes(state, seat)[0], seat)


def keep_all(state, number):
    for seat in range(state.seats):
        keep(state, seat, number)


def known_packs(packs, **more):
    """Lay out a draft of which each seat's first pack is known, as counts of frost, sun, wind and rain."""
    state = new(len(packs))
    document = state.to_dict()
    number = [sum(row[kind] for row in packs) for kind in range(4)]
    document["table"] |= {
        "packs": packs,
        "hands": more.get("hands", [[0] * 4] * len(packs)),
        "deck": [kind for kind in range(4) for _ in range(10 - number[kind])],
    }
    return grange.from_dict(document)


@pytest.mark.parametrize(("seats", "number"), [(2, 7), (3, 7), (4, 6)])
def test_everybody_is_dealt_a_pack_and_chooses_at_the_same_time(seats, number):
    state = new(seats)
    assert asked(state) == list(range(seats))
    assert [sum(pack(state, seat).values()) for seat in range(seats)] == [number] * seats


@pytest.mark.parametrize(("seats", "kept"), [(2, (1, 2, 2, 2)), (3, (1, 2, 2, 2)), (4, (1, 2, 3))])
def test_packs_shrink_as_the_rulebook_says_and_the_last_is_kept_whole(seats, kept):
    state, size = new(seats), sum(kept)
    for number in kept[:-1]:
        assert {sum(pack(state, seat).values()) for seat in range(seats)} == {size}
        keep_all(state, number)
        size -= number
    first = table(state)["first"]
    extra = [int(seats == 2 and seat != first) for seat in range(seats)]
    assert table(state)["cards"] == [sum(kept) + more for more in extra]
    assert codes(state)[0].startswith("place")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_rest_of_a_pack_goes_to_the_next_player_clockwise(seats):
    state = new(seats)
    before = [pack(state, seat) for seat in range(seats)]
    kept = []
    for seat in range(seats):
        kept.append(codes(state, seat)[0].split(":")[1])
        keep(state, seat, 1)
    for seat in range(seats):
        passed_on = before[seat] | {kept[seat]: before[seat][kept[seat]] - 1}
        assert pack(state, (seat + 1) % seats) == passed_on


def test_a_pack_goes_on_only_when_everybody_has_chosen():
    state = new(3)
    before = pack(state, 1)
    keep(state, 0, 1)
    assert asked(state) == [1, 2]
    assert pack(state, 1) == before


def test_a_player_keeps_two_cards_one_after_another_in_the_second_turn():
    state = new(3)
    keep_all(state, 1)
    keep(state, 0, 1)
    assert asked(state) == [0, 1, 2]
    keep(state, 0, 1)
    assert asked(state) == [1, 2]
    assert sum(table(state, 0)["kept"].values()) == 3


def test_the_example_of_a_known_pack():
    state = known_packs([[7, 0, 0, 0], [0, 7, 0, 0], [0, 0, 7, 0]])
    assert not state.over
    assert codes(state)[0].startswith("place")  # of one kind there is nothing to choose
    assert [hand(state, seat) for seat in range(3)] == [
        {"frost": 1 + 2, "sun": 2, "wind": 2},
        {"frost": 2, "sun": 1 + 2, "wind": 2},
        {"frost": 2, "sun": 2, "wind": 1 + 2},
    ]


def test_of_two_players_the_second_gets_one_more_card_from_the_deck_after_the_first_draft():
    state = new(2)
    assert table(state)["cards"] == [0, 0]
    for number in (1, 2, 2):
        keep_all(state, number)
    second = 1 - table(state)["first"]
    assert table(state)["cards"][second] == 8
    assert table(state)["deck"] == 40 - 15


def test_cards_kept_from_the_round_before_are_not_drafted():
    state = clean_up(hands=["sun sun", "", "rain"], draft="on")
    assert [sum(pack(state, seat).values()) for seat in range(3)] == [7, 7, 7]
    assert [hand(state, seat) for seat in range(3)] == [{"sun": 2}, {}, {"rain": 1}]
    for number in (1, 2, 2):
        keep_all(state, number)
    assert table(state)["cards"] == [9, 7, 8]


def test_later_drafts_give_the_second_of_two_no_extra_card():
    state = clean_up(seats=2, draft="on")
    for number in (1, 2, 2):
        keep_all(state, number)
    assert table(state)["cards"] == [7, 7]


def test_nobody_sees_what_others_keep_or_have_in_their_packs():
    state = new(3)
    before = [table(state, seat) for seat in (1, 2, None)]
    keep(state, 0, 1)
    assert [table(state, seat) for seat in (1, 2, None)] == before
    assert table(state)["pack"] is None
    assert table(state)["kept"] is None


def test_what_others_keep_can_be_imagined_anew():
    state = new(3)
    keep_all(state, 1)
    imagined = [state.imagine(0, seed) for seed in range(8)]
    assert all(other.view(0) == state.view(0) for other in imagined)
    assert len({str(other.to_dict()["table"]["drafted"]) for other in imagined}) > 1


def test_a_solo_player_does_not_draft():
    state = grange.new_game("petrichor", seats=1, seed=1, draft="on")
    assert table(state)["cards"] == [8]


def test_a_kept_card_can_be_taken_back_until_the_packs_go_on():
    state = new(2)
    seen = table(state, 0)
    play(state, codes(state, 0)[0], seat=0)
    assert state.can_undo(0)
    state.undo(0)
    assert table(state, 0) == seen
