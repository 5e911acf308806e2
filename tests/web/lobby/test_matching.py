"""Matching: which wishes meet; checked by examples, and against all possible companies of small crowds."""

from __future__ import annotations

import random
from collections.abc import Collection
from itertools import combinations

from grange.games import find
from grange.web.lobby.matching import PATIENCE, Meeting, meetings
from grange.web.stored import Wish

NOW = 1_000_000.0


def wish(number: int, game: str = "evergreen", sizes: tuple[int, int] = (2, 2), counts: str = "either", **more) -> Wish:
    parts = {"pace": "evening", "made": NOW + number, "until": NOW + 9999, "visitor": f"v{number}", **more}
    return Wish(id=f"w{number}", name="", game=game, fewest=sizes[0], most=sizes[1], counts=counts, **parts)


def met(*wishes: Wish, apart: Collection[tuple[str, str]] = (), now: float = NOW) -> list[tuple[str, ...]]:
    return [tuple(one.id for one in meeting.wishes) for meeting in meetings(wishes, apart, now)]


def test_two_who_want_the_same_meet_at_once():
    assert met(wish(0), wish(1)) == [("w0", "w1")]


def test_another_game_pace_number_or_kind_does_not_meet():
    assert met(wish(0), wish(1, "agricola")) == []
    assert met(wish(0), wish(1, pace="live")) == []
    assert met(wish(0), wish(1, sizes=(3, 4))) == []
    assert met(wish(0, counts="rated"), wish(1, counts="friendly")) == []


def test_anything_and_either_go_with_everything():
    (meeting,) = meetings([wish(0, ""), wish(1, "agricola", counts="rated")], set(), NOW)
    assert (meeting.game, meeting.rated) == ("agricola", True)
    (open_minded,) = meetings([wish(0, ""), wish(1, "")], set(), NOW)
    assert 2 in find(open_minded.game).seats
    assert not open_minded.rated


def test_nobody_meets_themselves_or_somebody_blocked():
    assert met(wish(0), wish(1, visitor="v0")) == []
    assert met(wish(0), wish(1), apart={("v1", "v0")}) == []
    assert met(wish(0), wish(1), wish(2), apart={("v0", "v1")}) == [("w0", "w2")]


def test_fewer_people_wait_for_more_and_then_begin():
    two = [wish(number, sizes=(2, 4)) for number in range(2)]
    assert met(*two) == []
    assert met(*two, now=NOW + PATIENCE["evening"]) == [("w0", "w1")]
    assert met(*(wish(number, sizes=(2, 4)) for number in range(4))) == [("w0", "w1", "w2", "w3")]
    assert met(wish(0, sizes=(2, 4)), wish(1)) == [("w0", "w1")]


def test_the_oldest_wishes_are_met_first():
    assert met(wish(3), wish(1), wish(2), wish(0), wish(4)) == [("w0", "w1"), ("w2", "w3")]


def test_somebody_whom_others_avoid_does_not_keep_them_from_each_other():
    apart = {("v1", "v2"), ("v3", "v1")}
    crowd = [wish(number, sizes=(3, 3)) for number in range(4)]
    assert met(*crowd, apart=apart) == [("w0", "w2", "w3")]


def test_every_meeting_fits_and_no_possible_one_is_left():
    chance = random.Random(1)
    for _ in range(300):
        crowd = [_drawn(number, chance) for number in range(chance.randint(2, 7))]
        apart = {(f"v{a}", f"v{b}") for a, b in combinations(range(7), 2) if chance.random() < 0.15}
        found = meetings(crowd, apart, NOW + 10_000)  # nobody waits for more
        used = [one.id for meeting in found for one in meeting.wishes]
        assert len(used) == len(set(used))
        assert all(_fits(meeting, apart) for meeting in found)
        left = [one for one in crowd if one.id not in used]
        companies = [company for size in (2, 3, 4) for company in combinations(left, size)]
        assert not any(_could_meet(company, apart) for company in companies)


def _drawn(number: int, chance: random.Random) -> Wish:
    fewest = chance.randint(2, 4)
    game, counts = chance.choice(["evergreen", "agricola", ""]), chance.choice(["rated", "friendly", "either"])
    return wish(number, game, (fewest, chance.randint(fewest, 4)), counts, pace=chance.choice(["live", "day"]))


def _fits(meeting: Meeting, apart: set[tuple[str, str]]) -> bool:
    kinds = {one.counts for one in meeting.wishes} - {"either"}
    sizes = len(meeting.wishes) in find(meeting.game).seats
    return sizes and _could_meet(meeting.wishes, apart) and kinds <= {"rated" if meeting.rated else "friendly"}


def _could_meet(company: tuple[Wish, ...], apart: set[tuple[str, str]]) -> bool:
    people = {one.visitor for one in company}
    return (
        len(people) == len(company)
        and all(one.fewest <= len(company) <= one.most for one in company)
        and len({one.pace for one in company}) == 1
        and len({one.game for one in company} - {""}) <= 1
        and len({one.counts for one in company} - {"either"}) <= 1
        and not any(a in people and b in people for a, b in apart)
    )
