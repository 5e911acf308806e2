"""Days: the challenge of the day changes for everybody at the same moment."""

from __future__ import annotations

import datetime
from typing import Any

from babel.dates import format_date

from grange.core.game import Game
from grange.games import games
from grange.web.refusals import NotYet
from grange.web.room import Room
from grange.web.table import Closed


def today() -> datetime.date:
    """Give the day, the same for everybody."""
    return datetime.datetime.now(datetime.UTC).date()


def game_of(day: datetime.date) -> Game[Any]:
    """Name the game of a day: those that can be played alone take turns."""
    alone = [game for game in games() if 1 in game.seats]
    return alone[day.toordinal() % len(alone)]


def sealed(daily: str | None) -> bool:
    """Tell whether a game is a challenge whose day is not over: its record would tell everybody what is to come."""
    return daily is not None and daily >= today().isoformat()


def of_the_day(daily: str | None, lang: str) -> dict[str, str] | None:
    """Name the day whose challenge a game is, in a language; none if it is no challenge."""
    if daily is None:
        return None
    said = format_date(datetime.date.fromisoformat(daily), "d MMMM", lang)
    return {"iso": daily, "day": said.replace(" ", "\u00a0")}  # a day stays in one line


def check_open(room: Room) -> None:
    """Refuse to tell everything about a game while somebody can still play it, or once nobody can."""
    if not room.live.state.over:
        raise NotYet("error-record-not-yet")
    if sealed(room.live.stored.daily):
        raise NotYet("error-daily-not-yet")
    if room.live.closed:  # its moves are not understood any more
        raise Closed("error-table-closed")
