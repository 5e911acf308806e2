"""A heuristic for the two farms of a team: they are worth most if both are good at the same things."""

from __future__ import annotations

from functools import lru_cache

from grange.games.agricola import farm
from grange.games.agricola.bots.heuristic import REMEMBERED, Larder, Outlook, farm_of, outlook_at
from grange.games.agricola.box import ROUNDS, Box
from grange.games.agricola.scoring import fenced_stables, printed_points
from grange.games.agricola.state import Agricola

CARE = 0.5  # weight of a difference between the farms at the end; before that the partner can still catch up
LEAST_SUM = 20.0  # least sum of both points, where they are multiplied

Values = tuple[float, tuple[float, ...]]  # value of a farm by itself, and its expected points by category


def outlook_of(state: Agricola, *, reaped: bool = False, bred: bool = False) -> Outlook:
    """Return the heuristic for a time of the game, for a single farm or for the two of a team."""
    if state.team:
        return team_outlook_at(state.box, state.round, state.team, reaped, bred)
    return outlook_at(state.box, state.seats, state.round, reaped, bred)


@lru_cache(maxsize=16)
def team_outlook_at(box: Box, round_number: int, team: str, reaped: bool, bred: bool) -> TeamOutlook:
    """Return the cached heuristic for a time of a team game."""
    return TeamOutlook(box, round_number, team, reaped, bred)


class TeamOutlook(Outlook):
    """Values the two farms of partners at one time of the game."""

    def __init__(self, box: Box, round_number: int, team: str, reaped: bool, bred: bool) -> None:
        super().__init__(box, 4, round_number, reaped, bred)
        self.team = team
        self.care = CARE * (round_number / ROUNDS) ** 2
        self._values: dict[tuple[object, ...], Values] = {}

    def value(self, state: Agricola, seat: int) -> float:
        """Value both farms, less if one is ahead of the other."""
        own, own_points = self.values(state, seat)
        other, other_points = self.values(state, state.partner(seat))
        return own + other - self.care * self.point * self.difference(own_points, other_points)

    def difference(self, one: tuple[float, ...], other: tuple[float, ...]) -> float:
        """Count the points that do not help the team, because only one farm has them."""
        if self.team == "lower":
            return sum([abs(mine - theirs) for mine, theirs in zip(one, other, strict=True)])
        mine, theirs = sum(one), sum(other)
        return (mine - theirs) ** 2 / (2 * max(LEAST_SUM, mine + theirs))

    def values(self, state: Agricola, seat: int) -> Values:
        """Value a farm by itself; a partner's cards may make its plans cheaper."""
        key = (farm_of(state, seat), tuple(state.cards[state.partner(seat)]) if state.has_cards else ())
        known = self._values.get(key)
        if known is not None:
            return known
        if len(self._values) >= REMEMBERED:
            self._values.clear()
        found = self._values[key] = (self._value(state, seat), self.points_by_category(state, seat))
        return found

    def points_by_category(self, state: Agricola, seat: int) -> tuple[float, ...]:
        """Estimate a farm's points by category, after the remaining harvests."""
        table, ladder = self.box.score, self.ladder
        larder = Larder(self, state, seat)
        larder.cost_of_food()
        return (
            ladder["fields"][state.fields[seat].bit_count()],
            ladder["pastures"][len(farm.pastures_of(state.fences[seat]))],
            *larder.points_by_kind(),
            table["unused"] * state.unused(seat).bit_count(),
            table["fenced_stable"] * fenced_stables(state, seat),
            table["rooms"][state.house[seat]] * state.rooms[seat].bit_count(),
            table["person"] * state.people[seat],
            sum([printed_points(state, card) for card in state.cards[seat]]),
            self.box.begging * state.begging[seat],
        )
