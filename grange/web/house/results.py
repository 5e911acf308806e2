"""The result of a finished game: the place of each seat, and its points by source. It is computed once, when the game ends."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from grange.core.state import State
from grange.web.pace.entries import change_of, is_side_entry
from grange.web.stored import EndSeat, Entry


def result_of(state: State, given: int = 0) -> dict[str, Any]:
    """Write the result of a finished game as a document; `given` choices were not made by its players."""
    return {
        "places": places_of(state),
        "sheets": [state.score_sheet(seat) for seat in range(state.seats)],
        "whole": given == 0,
    }


def places_of(state: State) -> list[int]:
    """Return the place of each seat; partners share theirs."""
    teams = state.game.rules.teams(state)
    return ranking(state.scores, state.winners)[1] if teams is None else ranking_of_teams(teams.partners, state.winners)[1]


def ranking(points: list[int], winners: list[int]) -> tuple[list[int], list[int]]:
    """List the seats from the winner on, and the place of each; winners are first whatever their points.

    >>> ranking([43, 52, 43, 41], [1])
    ([1, 0, 2, 3], [2, 1, 2, 4])
    """
    order = sorted(range(len(points)), key=lambda seat: (seat not in winners, -points[seat]))
    ahead = [sum(other > own for other in points) for own in points]
    return order, [1 if seat in winners else max(len(winners), ahead[seat]) + 1 for seat in range(len(points))]


def ranking_of_teams(partners: list[list[int]], winners: list[int]) -> tuple[list[int], list[int]]:
    """List the seats team by team from the winners on, and the place of each.

    >>> ranking_of_teams([[0, 2], [1, 3]], [1, 3])
    ([1, 3, 0, 2], [2, 1, 2, 1])
    """
    order = [seat for team in sorted(partners, key=lambda team: team[0] not in winners) for seat in team]
    return order, [1 if seat in winners else 2 for seat in range(len(order))]


# rated games


def ending_of(state: State, journal: Sequence[Entry], standing: Collection[int]) -> list[EndSeat]:
    """Return how each seat of a rated game ended; `standing` are the positions of choices that nobody took back."""
    teams, places = state.game.rules.teams(state), places_of(state)
    partners = teams.partners if teams else [[seat] for seat in range(state.seats)]
    team_of = {seat: team for team, seats in enumerate(partners) for seat in seats}
    own = made_themselves(state.seats, journal, standing)
    return [EndSeat(seat, team_of[seat], places[seat], state.scores[seat], own[seat]) for seat in range(state.seats)]


def made_themselves(seats: int, journal: Sequence[Entry], standing: Collection[int]) -> list[bool]:
    """Tell of each seat whether its player, and not a bot, made at least half of its choices."""
    replaced, made = [False] * seats, [[0, 0] for _ in range(seats)]
    for position, entry in enumerate(journal):
        if not is_side_entry(entry.code):
            made[entry.seat][replaced[entry.seat]] += position in standing
        elif "bot" in (changed := change_of(entry.code)):
            replaced[entry.seat] = changed["bot"] is not None
    return [own >= by_bot for own, by_bot in made]
