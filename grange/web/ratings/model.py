"""The model of ratings: Plackett–Luce after Weng and Lin (2011, algorithm 4), with partners as a team.

The equations and constants are openskill's, and a test compares them with it; openskill itself takes more than twice as long.

Strengths are normal distributions. They are shown in points: everybody begins at 1500, and at a table for two somebody who is 400
points stronger wins ten times as often as not, if both are known well. What stands behind ± is one standard deviation.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp, log, sqrt

from grange.web.stored import RatedSeat, Skill

MU, SIGMA = 25.0, 25 / 3  # of an unknown player
BETA = SIGMA / 2  # the spread of how somebody plays from game to game
TAU = SIGMA / 100  # how much less certain each game makes a strength, since people learn
LEAST = 0.0001  # the least share of its variance that a game leaves
BEGIN = 1500.0  # points of an unknown player
POINTS = 400 / (log(10) * sqrt(2) * BETA)  # for one unit of the model
PROVISIONAL = 180  # points of uncertainty above which a rating is provisional: the first ten to twenty games
FEWEST_RIVALS = 3  # different ones, before somebody is listed among the strongest
UNKNOWN = Skill(MU, SIGMA)


def rating_of(skill: Skill) -> int:
    """Return a rating in points.

    >>> rating_of(UNKNOWN), margin_of(UNKNOWN), is_provisional(UNKNOWN)
    (1500, 246, True)
    """
    return round(BEGIN + (skill.mu - MU) * POINTS)


def margin_of(skill: Skill) -> int:
    """Return the uncertainty of a rating in points."""
    return round(skill.sigma * POINTS)


def is_provisional(skill: Skill) -> bool:
    """Check whether too little is known to compare a rating."""
    return margin_of(skill) > PROVISIONAL


def widest_known() -> float:
    """Return the largest standard deviation of a rating that is not provisional."""
    return (PROVISIONAL + 0.5) / POINTS


def rate(known: Mapping[str, Skill], seats: Sequence[RatedSeat]) -> dict[str, Skill]:
    """Return the ratings of a game's players after it, from those before.

    A team counts only as a whole: without a seat that a bot mostly played, its partners are not rated either. With fewer than two
    teams nobody is.
    """
    teams: dict[int, list[RatedSeat]] = {}
    for seat in seats:
        teams.setdefault(seat.team, []).append(seat)
    sides = [team for team in teams.values() if all(seat.counted for seat in team)]
    if len(sides) < 2:
        return {}
    before = [[known.get(seat.player, UNKNOWN) for seat in side] for side in sides]
    after = dict[str, Skill]()
    for side, skills, (gain, loss) in zip(sides, before, changes(before, [side[0].place for side in sides]), strict=True):
        for seat, skill in zip(side, skills, strict=True):
            variance = skill.sigma**2 + TAU**2
            sigma = sqrt(variance * max(1 - variance * loss, LEAST))
            after[seat.player] = Skill(skill.mu + variance * gain, sigma, skill.games + 1, skill.first + (seat.place == 1))
    return after


def changes(teams: Sequence[Sequence[Skill]], places: Sequence[int]) -> list[tuple[float, float]]:
    """Return for each team what a variance of one would gain, and which part of it is lost."""
    variances = [sum(skill.sigma**2 + TAU**2 for skill in team) for team in teams]
    square = sum(variances) + len(teams) * BETA**2
    c = sqrt(square)
    strengths = [exp(sum(skill.mu for skill in team) / c) for team in teams]
    everybody = range(len(teams))
    behind = [sum(strengths[each] for each in everybody if places[each] >= places[one]) for one in everybody]
    equal = [places.count(place) for place in places]
    found = []
    for own in everybody:
        gain, loss = 1 / equal[own], 0.0
        for other in everybody:
            if places[other] <= places[own]:
                share = strengths[own] / behind[other]
                gain -= share / equal[other]
                loss += share * (1 - share) / equal[other]
        found.append((gain / c, loss / square * sqrt(variances[own]) / c))
    return found
