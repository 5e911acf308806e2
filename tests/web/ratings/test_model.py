"""The model of ratings: what games with teams and shared places do to them, and that they are those of openskill."""

from __future__ import annotations

from random import Random

import pytest
from openskill.models import PlackettLuce

from grange.web.ratings.levels import level_near, levels
from grange.web.ratings.model import PROVISIONAL, UNKNOWN, is_provisional, margin_of, rate, rating_of, widest_known
from grange.web.stored import RatedSeat, Skill


def game(*places, teams=None, bots=()):
    return [RatedSeat(f"p{seat}", teams[seat] if teams else seat, place, seat not in bots) for seat, place in enumerate(places)]


def test_ratings_are_those_of_openskill():
    random, model = Random(1), PlackettLuce()
    for _ in range(300):
        seats = random.choice([2, 3, 4])
        skills = [Skill(random.gauss(25, 6), random.uniform(1, 8)) for _ in range(seats)]
        teams = random.choice([list(range(seats)), [seat % 2 for seat in range(seats)]])
        places = [random.randint(1, seats) for _ in set(teams)]
        found = rate({f"p{seat}": skill for seat, skill in enumerate(skills)}, game(*[places[team] for team in teams], teams=teams))
        sides = [[seat for seat in range(seats) if teams[seat] == team] for team in range(len(places))]
        given = [[model.rating(skills[seat].mu, skills[seat].sigma) for seat in side] for side in sides]
        for side, rated in zip(sides, model.rate(given, ranks=[float(place) for place in places]), strict=True):
            for seat, expected in zip(side, rated, strict=True):
                assert found[f"p{seat}"].mu == pytest.approx(expected.mu)
                assert found[f"p{seat}"].sigma == pytest.approx(expected.sigma)


def test_everybody_begins_at_1500_and_is_provisional():
    assert rating_of(UNKNOWN) == 1500
    assert is_provisional(UNKNOWN)


def test_a_winner_gains_what_the_loser_loses_and_both_become_surer():
    after = rate({}, game(1, 2))
    assert rating_of(after["p0"]) - 1500 == 1500 - rating_of(after["p1"]) > 0
    assert margin_of(after["p0"]) < margin_of(UNKNOWN)
    assert (after["p0"].games, after["p0"].first, after["p1"].first) == (1, 1, 0)


def test_equals_who_share_a_place_keep_their_ratings():
    assert [rating_of(skill) for skill in rate({}, game(1, 1)).values()] == [1500, 1500]


def test_partners_win_and_lose_together():
    after = rate({}, game(1, 2, 1, 2, teams=[0, 1, 0, 1]))
    assert after["p0"] == after["p2"]
    assert rating_of(after["p0"]) > 1500 > rating_of(after["p1"]) == rating_of(after["p3"])


def test_a_seat_that_a_bot_mostly_played_is_left_out():
    assert rate({}, game(1, 2, 3, bots={2})) == rate({}, game(1, 2))
    assert rate({}, game(1, 2, bots={0})) == {}
    assert rate({}, game(1, 2, 1, 2, teams=[0, 1, 0, 1], bots={3})) == {}


def test_a_rating_is_provisional_for_some_games_and_then_no_more():
    known: dict[str, Skill] = {}
    provisional = []
    for number in range(40):
        known |= rate(known, game(*([1, 2] if number % 2 else [2, 1])))
        provisional.append(is_provisional(known["p0"]))
    assert provisional == sorted(provisional, reverse=True)
    assert 5 < sum(provisional) < 30


def test_the_widest_known_rating_is_not_provisional():
    assert not is_provisional(Skill(25, widest_known() - 1e-6))
    assert margin_of(Skill(25, widest_known() + 1e-3)) > PROVISIONAL


def test_levels_of_bots_are_on_the_same_scale():
    rated = {level.level: level.rating for level in levels("evergreen", 2)}
    assert rated["gentle"] < rated["steady"] == 1500
    near = level_near("evergreen", 2, Skill(25, 2))
    assert near is not None
    assert near.level == "steady"
    assert level_near("evergreen", 2, UNKNOWN) is None
    assert levels("evergreen", 7) == []
