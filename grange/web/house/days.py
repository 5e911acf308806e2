"""Daily challenges: the day changes for everybody at the same moment."""

from __future__ import annotations

import datetime
from typing import Any

from babel.dates import format_date

from grange.core.game import Game
from grange.games import games
from grange.web.house.room import Room
from grange.web.house.table import Closed
from grange.web.refusals import NotYet


def today() -> datetime.date:
    """Return the current day, in UTC for everybody."""
    return datetime.datetime.now(datetime.UTC).date()


def game_of(day: datetime.date) -> Game[Any]:
    """Return the game of a day: the games that one person can play take turns."""
    alone = [game for game in games() if 1 in game.seats]
    return alone[day.toordinal() % len(alone)]


def sealed(daily: str | None) -> bool:
    """Check whether a game is a challenge whose day is not over: its record would show others what comes."""
    return daily is not None and daily >= today().isoformat()


def of_the_day(daily: str | None, lang: str) -> dict[str, str] | None:
    """Format the day of a challenge in a language; None for any other game."""
    if daily is None:
        return None
    said = format_date(datetime.date.fromisoformat(daily), "d MMMM", lang)
    return {"iso": daily, "day": said.replace(" ", "\u00a0")}  # a line must not break inside a date


def check_open(room: Room) -> None:
    """Refuse the whole record of a game that people still play, of a sealed challenge, or of outdated rules."""
    if not room.live.state.over:
        raise NotYet("error-record-not-yet")
    if sealed(room.live.stored.daily):
        raise NotYet("error-daily-not-yet")
    if room.live.outdated:  # the rules no longer know its moves
        raise Closed("error-table-closed")
