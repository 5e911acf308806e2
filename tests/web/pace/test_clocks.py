"""Clocks, as numbers: only the time of one's own turn counts, and none while the house was down."""

from __future__ import annotations

import pytest

from grange.core.errors import BadSetup, UnknownBot
from grange.web.pace.agreed import ALLOWANCES, DAY, HOUR, MINUTE, Pace, checked_pace, document_of, pace_in
from grange.web.pace.clocks import (
    Clock,
    after_entry,
    clock_on_return,
    first_clocks,
    has_next,
    read_clocks,
    seconds_up,
    write_clocks,
)

LIVE, EVENING, MOVE_A_DAY = (ALLOWANCES[name] for name in ("live", "evening", "day"))


@pytest.mark.parametrize(
    ("outages", "seconds"),
    [
        ([], 100),
        ([(110, 130)], 80),
        ([(50, 120)], 80),  # it began before
        ([(180, 300)], 80),  # it ended after
        ([(50, 300)], 0),
        ([(10, 20), (250, 260)], 100),
        ([(110, 120), (130, 150)], 70),
    ],
)
def test_no_time_counts_while_the_house_was_down(outages, seconds):
    assert seconds_up(100, 200, outages) == seconds


def test_a_clock_that_went_back_counts_nothing():
    assert seconds_up(200, 100, []) == 0


def test_only_the_clock_of_the_seat_on_move_runs():
    clocks = first_clocks(EVENING, 2, {0}, 1000)
    assert [clock.left_at(1600, []) for clock in clocks] == [HOUR - 600, HOUR]
    clocks = after_entry(EVENING, clocks, {1}, 1600, [])
    assert [clock.left_at(1700, []) for clock in clocks] == [HOUR - 600, HOUR - 100]


def test_seats_that_act_together_have_clocks_of_their_own():
    clocks = first_clocks(EVENING, 2, {0, 1}, 0)
    clocks = after_entry(EVENING, clocks, {1}, 100, [])
    assert [clock.left_at(300, []) for clock in clocks] == [HOUR - 100, HOUR - 300]


def test_further_questions_of_a_turn_add_nothing():
    clocks = first_clocks(LIVE, 2, {0}, 0)
    for at in (10, 20, 30):
        clocks = after_entry(LIVE, clocks, {0}, at, [])
    assert clocks[0].left_at(30, []) == 5 * MINUTE + 30 - 30


def test_each_turn_adds_its_seconds_up_to_a_bank():
    clocks, at = first_clocks(LIVE, 2, {0}, 0), 0.0
    for turn in range(40):
        at += 1
        clocks = after_entry(LIVE, clocks, {(turn + 1) % 2}, at, [])
    assert clocks[0].left_at(at, []) == LIVE.most


def test_a_move_a_day_has_a_day_for_each_move_and_saves_up_to_three():
    clocks = first_clocks(MOVE_A_DAY, 2, {0}, 0)
    assert clocks[0].left_at(0, []) == DAY
    assert has_next(MOVE_A_DAY, clocks[1], 0, []) == DAY
    clocks = after_entry(MOVE_A_DAY, clocks, {1}, HOUR, [])
    assert has_next(MOVE_A_DAY, clocks[0], HOUR, []) == 2 * DAY - HOUR
    for at in range(2, 20):
        clocks = after_entry(MOVE_A_DAY, clocks, {at % 2}, at * HOUR, [])
    assert has_next(MOVE_A_DAY, clocks[0], 20 * HOUR, []) == 3 * DAY


def test_taking_a_choice_back_earns_no_time():
    begun = first_clocks(LIVE, 2, {0}, 0)
    ended = after_entry(LIVE, begun, {1}, 10, [])
    again = after_entry(LIVE, ended, {0}, 10, [], begins=False)
    assert again[0].left_at(10, []) == begun[0].left_at(10, [])


def test_a_clock_ends_later_by_what_the_house_was_down():
    clock = Clock(100, 1000)
    assert clock.ends([]) == 1100
    assert clock.ends([(1050, 1060)]) == 1110
    assert clock.ends([(900, 1010)]) == 1110
    assert clock.ends([(1105, 1200)]) == 1100
    assert clock.ends([(1090, 1100), (1105, 1110)]) == 1115  # the first outage carries it into the second
    assert Clock(100).ends([]) is None
    for outages in ([], [(1050.0, 1060.0)], [(1090.0, 1100.0), (1105.0, 1110.0)]):
        end = clock.ends(outages)
        assert end is not None
        assert (clock.left_at(end - 1, outages), clock.left_at(end, outages)) == (1, 0)


def test_whoever_returns_has_time_to_look():
    assert clock_on_return(LIVE, Clock(0)).left == MINUTE
    assert clock_on_return(LIVE, Clock(200)).left == 200


def test_clocks_and_paces_can_be_written_and_read():
    clocks = [Clock(1.5, 7.0), Clock(3.0)]
    assert read_clocks(write_clocks(clocks)) == clocks
    pace = Pace("day", "steady")
    assert pace_in({"pace": document_of(pace, [1])}) == pace
    assert pace_in({}) is None


def test_a_pace_is_agreed_or_refused():
    assert checked_pace("none", None) is None
    assert checked_pace("live", None) == Pace("live")
    assert checked_pace("day", "steady") == Pace("day", "steady")
    with pytest.raises(BadSetup):
        checked_pace("weekly", None)
    with pytest.raises(UnknownBot):
        checked_pace("day", "nobody")
