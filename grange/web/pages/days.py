"""The game of the day: one attempt for everybody, its ranking, and all the days before."""

from __future__ import annotations

import datetime
from itertools import groupby
from typing import Any

from babel.dates import format_date
from fastapi import APIRouter, Request
from fastapi.responses import Response

from grange.core.chance import seed_out
from grange.core.record import Player
from grange.games import find
from grange.web.house import days
from grange.web.house.house import House
from grange.web.house.names import BadName
from grange.web.http.api import HouseDep, OpeningDep
from grange.web.http.visitors import Visitor
from grange.web.live.fragments import page_words
from grange.web.pages.common import GameDep, VisitorDep, drawn_page, host_of, see_other, sent_form
from grange.web.pages.sharing import share_day
from grange.web.refusals import NoSuchDay, NotYet
from grange.web.stored import DailyPlace

router = APIRouter()

BEST_OF_TODAY, BEST_OF_A_DAY = 3, 20  # places that everybody sees, on the front page and on the page of a day
MOST_DAYS = 60  # in the archive


async def challenge(house: House, visitor: Visitor) -> dict[str, Any]:
    """Describe the game of today with its best scores and the visitor's own."""
    day = days.today()
    (described,) = await _challenges(house, visitor, day, BEST_OF_TODAY, [days.game_of(day).name])
    return described


async def _challenges(house: House, visitor: Visitor, day: datetime.date, best: int, names: list[str]) -> list[dict[str, Any]]:
    """Describe the challenges of a day: the named ones, and all that somebody has played."""
    iso = day.isoformat()
    places, played = await house.archive.read(house.store.days.places, iso, visitor.digest, best)
    challenges = []
    for name in sorted({*names, *played}):
        mine = await house.archive.read(house.store.days.table_of, name, iso, visitor.digest)
        words = page_words(visitor.lang, find(name).folder)
        challenges.append(
            {
                "game": name,
                "title": words.say("game-name"),
                "iso": iso,
                "month": format_date(day, "LLLL", visitor.lang),
                "day": day.day,
                "weekday": format_date(day, "EEEE", visitor.lang),
                "rows": [_row(place, visitor) for place in places if place.game == name],
                "played": played.get(name, 0),
                "table": mine,
            }
        )
    return challenges


def _row(place: DailyPlace, visitor: Visitor) -> dict[str, Any]:
    name = place.name or page_words(visitor.lang).say("daily-nameless")
    return {"place": place.place, "name": name, "points": place.points, "me": place.mine, "table": place.table}


@router.post("/daily")
async def play_daily(request: Request, house: HouseDep, opening: OpeningDep, visitor: VisitorDep) -> Response:
    """Begin or continue the game of the day: everybody gets the same cards, and one attempt."""
    form = await sent_form(request)
    called = form.get("name", "") or visitor.called
    day = days.today()
    try:
        table = await opening.open_daily(days.game_of(day).name, day.isoformat(), host_of(request, 0), called)
    except BadName as problem:
        shown = {"here": "/days", "name": called, "problem": problem.say(visitor.lang)}
        return await drawn_page(request, "days.html", None, 422, **await _archive(house, visitor), **shown)
    return see_other(request, f"/table/{table}", called)


@router.get("/days")
async def archive(request: Request, house: HouseDep, visitor: VisitorDep) -> Response:
    """List the past days: the game, the best player, and the visitor's own result."""
    share = share_day(request, days.today(), visitor.lang)
    return await drawn_page(request, "days.html", share=share, **await _archive(house, visitor))


async def _archive(house: House, visitor: Visitor) -> dict[str, Any]:
    """Describe today's game and the past days."""
    today = days.today()
    found = await house.archive.read(house.store.days.past, today.isoformat(), visitor.digest, MOST_DAYS)
    past = [
        {
            "iso": iso,
            "day": format_date(datetime.date.fromisoformat(iso), "d MMMM y", visitor.lang),
            "game": name,
            "title": page_words(visitor.lang, find(name).folder).say("game-name"),
            "rows": [_row(place, visitor) for place in places],
        }
        for (iso, name), places in groupby(found, key=lambda place: (place.day, place.game))
    ]
    return {"daily": await challenge(house, visitor), "past": past}


@router.get("/days/{iso}")
async def day_page(request: Request, iso: str, house: HouseDep, visitor: VisitorDep) -> Response:
    """Show a day's ranking; when the day is over, also its seed, all its games, and a button to play it for fun."""
    day = await valid_day(iso, house)
    challenges = await _challenges(house, visitor, day, BEST_OF_A_DAY, [days.game_of(day).name])
    if not days.sealed(iso):
        challenges = [one | {"seed": seed_out(await house.daily_seed(one["game"], iso))} for one in challenges]
    return await drawn_page(
        request,
        "day.html",
        title=format_date(day, "d MMMM y", visitor.lang),
        dailies=challenges,
        sealed=days.sealed(iso),
        iso=iso,
        share=share_day(request, day, visitor.lang),
    )


@router.post("/days/{iso}/{name}")
async def play_past(
    request: Request, iso: str, game: GameDep, house: HouseDep, opening: OpeningDep, visitor: VisitorDep
) -> Response:
    """Play the game of a past day outside the ranking, because its seed is public now."""
    await sent_form(request)
    day = await valid_day(iso, house)
    if days.sealed(day.isoformat()):
        raise NotYet("error-daily-not-yet")
    seed = await house.daily_seed(game.name, day.isoformat())
    opened = await opening.open_table(game.name, [Player(visitor.called)], {}, seed, host=host_of(request, 0))
    return see_other(request, f"/table/{opened.table}")


async def valid_day(iso: str, house: House) -> datetime.date:
    """Parse a day; refuse one in the future, or before the first that somebody played on this server."""
    try:
        day = datetime.date.fromisoformat(iso)
    except ValueError as problem:
        raise NoSuchDay("error-no-such-day") from problem
    today = days.today().isoformat()
    first = await house.archive.read(house.store.days.first) or today
    if not first <= iso <= today or day.isoformat() != iso:
        raise NoSuchDay("error-no-such-day")
    return day
