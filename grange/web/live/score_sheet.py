"""The score sheet of a table: the points of each seat, category by category, and of each team."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from grange.core.state import State
from grange.core.words import Words
from grange.web.house.bot_characters import face_of
from grange.web.stored import StoredSeat


def scores(sitting: Sequence[StoredSeat], state: State, seat: int | None, words: Words, names: list[str]) -> dict[str, Any]:
    """Lay out the score sheet."""
    sheets = [state.score_sheet(each) for each in range(state.seats)]
    asked = [decision.seat for decision in state.decisions]
    return {
        "seats": [
            {
                "seat": each.seat,
                "name": names[each.seat],
                "me": each.seat == seat,
                "bot": each.bot,
                "face": face_of(each),
                "person": each.person,
                "account": each.account and each.bot is None,
                "here": each.taken,
                "first": each.seat in asked,
                "won": each.seat in state.winners,
            }
            for each in sitting
        ],
        "rows": [
            {"name": name, "label": words.say(f"category-{name}"), "values": [sheet[name] for sheet in sheets]}
            for name in sheets[0]
        ],
        "totals": state.scores,
        "outlook": outlook(state, seat, words, list(sheets[0])),
        "teams": teams(state, seat, words),
    }


def teams(state: State, seat: int | None, words: Words) -> dict[str, Any] | None:
    """Lay out the score sheet of a game with teams: the partners of each, the points that count, and the sum."""
    found = state.game.rules.teams(state)
    if found is None:
        return None
    sheets = [state.score_sheet(each) for each in range(state.seats)]
    columns = [
        {
            "seats": partners,
            "mine": seat in partners,
            "name": words.say("score-team" if seat is None else "score-we" if seat in partners else "score-they"),
            "total": state.scores[partners[0]],
            "sums": [sum(sheets[each].values()) - sheets[each]["team"] for each in partners],
            "counted": counted,
        }
        for partners, counted in zip(found.partners, found.counted, strict=True)
    ]
    columns.sort(key=lambda team: not team["mine"])
    rows = [
        {
            "name": name,
            "label": words.say(f"category-{name}"),
            "cells": [_of_team(sheets, team, name) for team in columns],
        }
        for name in sheets[0]
        if name != "team"
    ]
    return {"title": words.text(found.title), "columns": columns, "rows": rows}


def _of_team(sheets: list[dict[str, int]], team: dict[str, Any], name: str) -> dict[str, Any]:
    """Return the partners' points in a category, which of them are struck out, and which count."""
    counted = team["counted"].get(name)
    values = [(sheets[each][name], counted is not None and sheets[each][name] > counted) for each in team["seats"]]
    return {"values": values, "counted": counted, "mine": team["mine"]}


def outlook(state: State, seat: int | None, words: Words, categories: Sequence[str]) -> dict[str, str]:
    """Say what the viewer needs for the next point in each category, where the game knows it."""
    messages = {} if seat is None or state.over else state.outlook(seat)
    return {name: words.text(messages[name]) if name in messages else "" for name in categories} if messages else {}
