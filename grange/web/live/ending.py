"""The end of a game: who won and by how much, the table of points, and the categories that decided it."""

from __future__ import annotations

from typing import Any

from grange.core.scoring import Teams
from grange.core.state import State
from grange.core.words import Words
from grange.web.house.days import of_the_day, sealed
from grange.web.house.rematch import next_starter
from grange.web.house.results import ranking, ranking_of_teams
from grange.web.house.table import LiveTable

MOST_GAINS = 2  # categories named as decisive
MARKS = "●■▲◆★⬟"  # the shapes of the seats, as signs in a text


def ending(live: LiveTable, seat: int | None, words: Words, names: list[str], rows: list[dict[str, Any]]) -> dict[str, Any]:
    """Collect what the end of a game shows to a seat, or to a spectator."""
    state = live.state
    order, places = ranking(state.scores, state.winners)
    if (teams := state.game.rules.teams(state)) is not None:
        order, places = ranking_of_teams(teams.partners, state.winners)
    most = max([1, *(abs(value) for row in rows for value in row["values"])])
    return {
        "order": order,
        "places": places,
        "margin": margin(state.scores, state.winners) if teams is None else margin_of_teams(state.scores, state.winners),
        "mine": _mine(places, seat, words, names),
        "rows": [
            {
                "name": row["name"],
                "label": row["label"],
                "cells": [(each, row["values"][each], round(100 * abs(row["values"][each]) / most)) for each in order],
                "best": max(row["values"]) if len(set(row["values"])) > 1 else None,
                "struck": _struck(teams, row["name"], row["values"]),
            }
            for row in rows
            if any(row["values"])
        ],
        "agreed": live.ended,
        "decided": _decided(state, seat, words, names, rows),
        "share": shared_text(live, words, order, places),
        "lang": words.lang,
        "rematch": live.stored.rematch is not None,
        "begins": next_starter(live),
    }


def shared_text(live: LiveTable, words: Words, order: list[int], places: list[int]) -> str:
    """Write a result as a message: a line for each seat with its mark; of a challenge whose day is not over, no points."""
    day = of_the_day(live.stored.daily, words.lang)
    head = ", ".join(["Grange", words.say("game-name"), *([day["day"]] if day else [])])
    if sealed(live.stored.daily):
        return f"{head}\n{words.say('share-daily-line')}"
    names = [seat.name or words.say("seat-name", number=seat.seat + 1) for seat in live.stored.seats]  # never "you"
    rows = [f"{places[seat]}. {MARKS[seat % len(MARKS)]} {names[seat]} {live.state.scores[seat]}" for seat in order]
    return "\n".join([head, *rows, *([words.say("end-agreed")] if live.ended else [])])


def margin(points: list[int], winners: list[int]) -> int:
    """Return by how many points a single winner is ahead; 0 if several won, or something else decided.

    >>> margin([43, 52, 43, 41], [1]), margin([43, 43], [0]), margin([50], [0])
    (9, 0, 0)
    """
    if len(points) == 1 or len(winners) != 1:
        return 0
    return max(0, points[winners[0]] - max(own for seat, own in enumerate(points) if seat != winners[0]))


def margin_of_teams(points: list[int], winners: list[int]) -> int:
    """Return by how many points one team is ahead of the other; 0 if both won, or something else decided.

    >>> margin_of_teams([30, 18, 30, 18], [0, 2]), margin_of_teams([30, 30, 30, 30], [0, 1, 2, 3])
    (12, 0)
    """
    return max(points) - min(points) if len(winners) < len(points) else 0


def _struck(teams: Teams | None, name: str, values: list[int]) -> list[int]:
    """List the seats whose points in a category do not count, because their partner has fewer."""
    if teams is None:
        return []
    pairs = zip(teams.partners, teams.counted, strict=True)
    return [seat for partners, counted in pairs if name in counted for seat in partners if values[seat] > counted[name]]


def _mine(places: list[int], seat: int | None, words: Words, names: list[str]) -> str:
    """Say which place a player has who did not win."""
    if seat is None or places[seat] == 1:
        return ""
    others = [name for other, name in enumerate(names) if other != seat and places[other] == places[seat]]
    return words.say("end-shared" if others else "end-place", place=places[seat], names=others)


def _decided(state: State, seat: int | None, words: Words, names: list[str], rows: list[dict[str, Any]]) -> str:
    """Name the categories in which the winner was furthest ahead of the viewer, or of the second player."""
    if not margin(state.scores, state.winners):
        return ""
    order, _ = ranking(state.scores, state.winners)
    winner, other = order[0], order[1] if seat is None or seat == order[0] else seat
    ahead = [(row["values"][winner] - row["values"][other], row["label"]) for row in rows]
    gains = sorted((gain for gain in ahead if gain[0] > 0), key=lambda gain: -gain[0])[:MOST_GAINS]
    said = [words.say("end-gain", label=label, points=points) for points, label in gains]
    return words.say("end-compared-me" if other == seat else "end-compared", gains=said, name=names[other])
