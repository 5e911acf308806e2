"""My games: the tables that wait for a visitor, the others, and the finished ones; and the way to the next table."""

from __future__ import annotations

import asyncio
import datetime
import logging
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, Any

from babel.dates import format_date
from fastapi import APIRouter, Query, Request
from fastapi.responses import JSONResponse, Response

from grange.core.errors import GrangeError
from grange.core.events import sentence
from grange.core.record import AGREEMENT
from grange.core.words import Words
from grange.games import find, games
from grange.web.house.campaigns import campaign_in
from grange.web.house.capacity import A_DAY, Capacity
from grange.web.house.days import sealed
from grange.web.house.documents import event_of, unplain
from grange.web.house.house import House
from grange.web.house.results import ranking
from grange.web.http.api import HouseDep
from grange.web.http.visitors import Visitor
from grange.web.live.fragments import names_of, page_words
from grange.web.live.seat_clocks import time_shown
from grange.web.log_entry import LogEntry
from grange.web.pace.agreed import ALLOWANCES
from grange.web.pace.clocks import Outage, read_clocks
from grange.web.pages.common import VisitorDep, drawn_page
from grange.web.pages.cups import cups_of
from grange.web.pages.days import challenge
from grange.web.stored import UNMET, Listed, StoredSeat

log = logging.getLogger("grange.games")

router = APIRouter()

MOST_TABLES = 100  # of a visitor, the finished ones among them
FEW_FINISHED = 8  # which the page shows before somebody asks for more
MOST_CAMPAIGNS = 10
WARNING_DAYS = 14.0  # before a game is archived, its players get a warning
A_MINUTE, AN_HOUR = 60, 3600  # seconds


@dataclass(frozen=True)
class Mine:
    """A visitor's tables, sorted by what they can do there."""

    turn: list[Listed]  # the longest waiting first
    running: list[Listed]
    left: list[Listed]  # still running, without the visitor
    finished: list[Listed]


async def games_of(house: House, visitor: Visitor) -> Mine:
    """Find a visitor's tables with one query."""
    found = [] if visitor.new else await house.archive.read(house.store.lists.tables_of, visitor.digest, MOST_TABLES)
    known = [table for table in found if _is_readable(table)]
    ended = [table for table in known if table.over or _closed(table)]
    going = [table for table in known if table not in ended]
    turn = sorted((table for table in going if table.asked), key=lambda table: table.waits_since)
    running = [table for table in going if not table.asked and not table.left]
    return Mine(turn, running, [table for table in going if table.left], ended)


def _is_readable(table: Listed) -> bool:
    """Check whether a list can show a table; a damaged one has its own page, and the others are still listed."""
    try:
        _row(table, page_words("en", find(table.game).folder), Capacity(), 0.0)
    except (GrangeError, LookupError, TypeError, AttributeError, ValueError):
        log.exception(LogEntry("log-table-unlisted", table=table.id[:6]))
        return False
    return True


async def waiting_for(house: House, visitor: Visitor) -> int:
    """Count the tables at which it is a visitor's turn."""
    found = [] if visitor.new else await house.archive.read(house.store.lists.asking, visitor.digest)
    playable = {game.name: game.version for game in games()}
    return sum(playable.get(game) == version for _, game, version in found)


@router.get("/games")
async def my_games(request: Request, house: HouseDep, visitor: VisitorDep, finished: str = "") -> Response:
    """List a visitor's games: first those in which it is their turn, the longest waiting first."""
    mine = await games_of(house, visitor)
    roads = [] if visitor.new else await house.archive.read(house.store.campaigns.of, visitor.digest, MOST_CAMPAIGNS)
    shown = mine.finished if finished == "all" else mine.finished[:FEW_FINISHED]
    return await drawn_page(
        request,
        "games.html",
        waiting=len(mine.turn),
        turn=rows(mine.turn, visitor, house),
        running=rows(mine.running, visitor, house),
        left=rows(mine.left, visitor, house),
        finished=rows(shown, visitor, house),
        more=len(mine.finished) if len(shown) < len(mine.finished) else 0,
        campaigns=[row for road in roads if (row := await asyncio.to_thread(_campaign_row, *road, visitor.lang))],
        daily=await challenge(house, visitor),
        my_cups=await cups_of(house, visitor),
    )


@router.get("/games/next")
async def next_table(house: HouseDep, visitor: VisitorDep, but: Annotated[str, Query(max_length=32)] = "") -> JSONResponse:
    """Tell a table's script which other table waits longest for the visitor, and how many do."""
    waiting = [table for table in (await games_of(house, visitor)).turn if table.id != but]
    if not waiting:
        return JSONResponse({"count": 0})
    say, first = page_words(visitor.lang, find(waiting[0].game).folder).say, waiting[0]
    return JSONResponse(
        {
            "count": len(waiting),
            "address": f"/table/{first.id}",
            "game": say("game-name"),
            "since": waited(time.time() - first.waits_since, page_words(visitor.lang)),
            "more": say("games-waiting-here", count=len(waiting)),
        }
    )


# a row


def rows(tables: Sequence[Listed], visitor: Visitor, house: House) -> list[dict[str, Any]]:
    """Describe tables, each in a row."""
    now, outages = time.time(), house.timekeeper.outages
    return [_row(table, page_words(visitor.lang, find(table.game).folder), house.capacity, now, outages) for table in tables]


def _closed(table: Listed) -> bool:
    """Check whether nobody can play a game on: this server no longer plays its rules, or the keeper has ended it."""
    return not table.over and (table.closed is not None or table.version != find(table.game).version)


def _row(table: Listed, words: Words, capacity: Capacity, now: float, outages: Sequence[Outage] = ()) -> dict[str, Any]:
    own = next(iter(table.held), None)
    summary = table.summary or {}
    names = names_of(table.seats, words, own)
    called = [words.say("seat-me") if table.held == [seat.seat] else names[seat.seat] for seat in table.seats]
    asked = summary.get("asked", [])
    return {
        "table": table.id,
        "game": table.game,
        "title": words.say("game-name"),
        "where": _where(table, words),
        "company": [
            {"seat": seat.seat, "name": called[seat.seat], "points": summary["scores"][seat.seat], "on": seat.seat in asked}
            for seat in table.seats
            if table.summary
        ],
        "last": _verdict(summary, words, names) if table.over else _last(table, own, words, names),
        "waits": waited(now - table.waits_since, words),
        "awaited": words.say("games-awaited", names=[names[seat] for seat in asked]),
        "time": _time(table, names, words, now, outages),
        "place": _place(summary, own, len(table.seats), words) if table.over else "",
        "won": table.over and own in summary.get("winners", []) and len(table.seats) > 1,
        "replay": table.over and not _closed(table) and not sealed(table.daily),
        "note": note(table, capacity, words),
    }


def _time(table: Listed, names: list[str], words: Words, now: float, outages: Sequence[Outage]) -> dict[str, Any] | None:
    """Say how long the visitor has, or the only other player who is on move, or who stands in; None where no clock tells."""
    pace, asked = (table.summary or {}).get("pace"), table.asked or (table.summary or {}).get("asked", [])
    if pace is None or table.over or len(asked) != 1:
        return None
    seat, bot, away = asked[0], table.seats[asked[0]].bot, dict(pace["away"])
    if seat in away:
        day = format_date(datetime.datetime.fromtimestamp(away[seat], datetime.UTC), "d MMM", words.lang)
        return {"icon": "holiday", "text": "" if table.asked else names[seat], "more": words.say("strip-holiday", day=day)}
    if bot is not None:
        return None
    shown = time_shown(ALLOWANCES[pace["name"]], read_clocks(pace["clocks"])[seat], now, outages, words)
    text = shown["text"] if table.asked else words.say("games-awaited-time", name=names[seat], time=shown["text"])
    return {"icon": "clock", "text": text, "more": words.say(f"pace-{pace['name']}"), "short": shown["short"]}


def _where(table: Listed, words: Words) -> str:
    """Say how far a game has come, or on which day it ended."""
    if table.over or not table.summary:
        return _day(table.touched, words)
    return words.text(unplain(table.summary["where"]))


def _verdict(summary: dict[str, Any], words: Words, names: list[str]) -> dict[str, Any]:
    """Say how a game ended."""
    if summary["verdict"]:
        return {"seat": None, "text": words.text(unplain(summary["verdict"]))}
    won = words.say("play-won", names=[names[seat] for seat in summary["winners"]], count=len(summary["winners"]))
    agreed = summary.get("result", {}).get("ended") == AGREEMENT
    return {"seat": None, "text": f"{won}. {words.say('end-agreed')}" if agreed else won}


def _last(table: Listed, own: int | None, words: Words, names: list[str]) -> dict[str, Any]:
    """Say what happened last, as far as the visitor may know it; where several share a screen, as far as everybody may."""
    headings = find(table.game).display.labels.HEADINGS
    viewer = own if len(table.held) == 1 else None
    for event in [event_of(document) for document in reversed(table.news)]:
        if event.only in (None, viewer) and event.key not in headings:
            return {"seat": event.values.get("seat"), "text": sentence(event, words, names, viewer)}
    return {"seat": None, "text": ""}


def _place(summary: dict[str, Any], own: int | None, seats: int, words: Words) -> str:
    """Say which place the visitor has; alone at a table, how many points."""
    if own is None:
        return ""
    if seats == 1:
        return words.say("games-points", points=summary["scores"][own])
    return words.say("games-place", place=ranking(summary["scores"], summary["winners"])[1][own])


def waited(seconds: float, words: Words) -> str:
    """Say how long a table has waited, in minutes, hours or days.

    >>> waited(130 * 60, page_words("en"))
    '2 h 10 min'
    """
    minutes = max(0, int(seconds // A_MINUTE))
    if minutes < 1:
        return words.say("games-now")
    if minutes < AN_HOUR // A_MINUTE:
        return words.say("games-minutes", minutes=minutes)
    if seconds < A_DAY:
        return words.say("games-hours", hours=minutes // 60, minutes=minutes % 60)
    return words.say("games-days", days=int(seconds // A_DAY))


def note(table: Listed, capacity: Capacity, words: Words) -> str:
    """Warn the players of a closed or unused game what has happened to it or will happen."""
    if table.over:
        return ""
    if _closed(table):
        closed = {None: "front-closed", UNMET: "front-unmet"}.get(table.closed, "front-ended")
        return words.say(closed)
    if table.away:
        return words.say("front-away")
    if not table.started:
        return note_on_waiting(table.touched, capacity, words)
    until = table.touched + capacity.unfinished_days * A_DAY
    soon = until < time.time() + WARNING_DAYS * A_DAY
    return words.say("front-put-away", day=_day(until, words)) if soon else ""


def note_on_waiting(touched: float, capacity: Capacity, words: Words) -> str:
    """Say how long a table waits for its first choice."""
    return words.say("front-waits", day=_day(touched + capacity.unstarted_days * A_DAY, words))


def _day(moment: float, words: Words) -> str:
    return str(format_date(datetime.datetime.fromtimestamp(moment, datetime.UTC), "d MMMM", words.lang))


def _campaign_row(name: str, document: dict[str, Any], sitting: list[StoredSeat], lang: str) -> dict[str, Any] | None:
    """Describe a campaign in a line; None for one that cannot be read, so that the others are still listed."""
    try:
        campaign = campaign_in(document)
        words = page_words(lang, campaign.game.folder)
    except GrangeError:
        log.exception(LogEntry("log-campaign-unlisted", campaign=name[:6]))
        return None
    return {
        "address": f"/campaign/{name}",
        "game": campaign.game.name,
        "title": words.say("game-name"),
        "kind": words.say("campaign-alone" if campaign.seats == 1 else "campaign-friends"),
        "where": words.text(campaign.headline(names_of(sitting, words))),
    }
