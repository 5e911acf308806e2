"""The games of a record: a visitor's finished games, each seen from the seat that the visitor played."""

from __future__ import annotations

import asyncio
import datetime
import logging
from collections.abc import Sequence
from dataclasses import dataclass

from grange.core.errors import GrangeError
from grange.core.record import AGREEMENT
from grange.web.background.reviews import accuracy_in
from grange.web.house.house import House
from grange.web.house.results import ranking
from grange.web.house.table import LiveTable
from grange.web.log_entry import LogEntry
from grange.web.stored import Played

log = logging.getLogger("grange.record")

MOST_GAMES = 5_000  # of a record, the latest
MOST_FILLED = 30  # older games whose missing results one request computes


@dataclass(frozen=True)
class MyGame:
    """A finished game of a record."""

    table: str
    game: str
    ended: datetime.datetime
    daily: str | None  # the day of its challenge, if it was finished on that day
    place_of_day: int | None
    seats: int
    rivals: list[str]  # the names of the other seats
    with_people: bool
    place: int
    points: int
    margin: int  # how many points it was won or lost by
    sheet: dict[str, int]  # points by source; empty if they can no longer be computed
    rival_sheet: dict[str, float]  # those of the average rival
    accuracy: int | None  # in percent, if a review was made
    agreed: bool = False  # whether its players agreed to end it early


async def games_of(house: House, visitor: str, first: str = "", last: str = "") -> list[MyGame]:
    """Return a visitor's finished games, the latest first, with one query; older results are completed on the way."""
    asked = (house.store.results.games_of, visitor, first, last, MOST_GAMES)
    found = await house.archive.read(*asked)
    lacking = [played for played in found if "result" not in played.summary or (played.reviewed and played.accuracy is None)]
    if lacking:
        for played in lacking[:MOST_FILLED]:
            await _complete(house, played)
        found = await house.archive.read(*asked)
    return await asyncio.to_thread(_my_games, found)


def _my_games(found: Sequence[Played]) -> list[MyGame]:
    return [game for played in found if (game := my_game(played)) is not None]


def my_game(played: Played) -> MyGame | None:
    """See a game from the visitor's seat; None if it is no part of the record.

    That is so if the visitor held several seats, if a bot played for the visitor at the end, or if the game was continued from
    somebody else's.
    """
    try:
        return _my_game(played)
    except (LookupError, TypeError, AttributeError, ValueError):
        log.exception(LogEntry("log-record-failed", table=played.table[:6]))
        return None


def _my_game(played: Played) -> MyGame | None:
    result = played.summary.get("result")
    mine = next((seat for seat in played.seats if seat.seat in played.held), None)
    if result is None or mine is None or len(played.held) != 1 or not result["whole"] or not mine.person or mine.bot is not None:
        return None
    scores, sheets, own = played.summary["scores"], result["sheets"] or [], mine.seat
    others = [seat for seat in played.seats if seat.seat != own]
    return MyGame(
        played.table,
        played.game,
        datetime.datetime.fromtimestamp(played.ended, datetime.UTC),
        played.daily,
        played.place_of_day,
        len(played.seats),
        [seat.name for seat in others],
        any(seat.person for seat in others),
        result["places"][own],
        scores[own],
        scores[own] - max((scores[seat.seat] for seat in others), default=scores[own]),
        dict(sheets[own]) if sheets else {},
        _average([sheets[seat.seat] for seat in others] if sheets else []),
        played.accuracy[own] if played.accuracy else None,
        result.get("ended") == AGREEMENT,
    )


def _average(sheets: Sequence[dict[str, int]]) -> dict[str, float]:
    return {name: sum(sheet[name] for sheet in sheets) / len(sheets) for name in sheets[0]} if sheets else {}


# games that ended before results were stored


async def _complete(house: House, played: Played) -> None:
    """Compute once what is missing of a game: its result, and what its review found."""
    stored = await house.archive.read(house.store.load, played.table)
    if stored is None:
        return
    try:
        live = await asyncio.to_thread(LiveTable, stored)
    except (GrangeError, LookupError, TypeError, AttributeError, ValueError):
        log.warning(LogEntry("log-record-incomplete", table=played.table[:6]))
        live = None
    if "result" not in played.summary:
        result = await asyncio.to_thread(live.result_of, live.state) if live else _without_sources(played)
        await house.archive.write(house.store.results.keep, played.table, result)
    if played.reviewed and played.accuracy is None:
        known = await house.archive.read(house.store.reviews.find, played.table) if live and not live.outdated else None
        accuracy = await asyncio.to_thread(accuracy_in, known, live) if known and live else []  # it can no longer be computed
        await house.archive.write(house.store.reviews.keep_accuracy, played.table, accuracy)


def _without_sources(played: Played) -> dict[str, object]:
    places = ranking(played.summary["scores"], played.summary["winners"])[1]
    return {"places": places, "sheets": None, "whole": True}
