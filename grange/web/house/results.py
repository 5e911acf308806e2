"""The result of a finished game: the place of each seat, and its points by source. It is computed once, when the game ends."""

from __future__ import annotations

from typing import Any

from grange.core.state import State


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
