"""The front page: the shelf of games, the visitor's own tables, and the game of the day."""

from __future__ import annotations

import asyncio
import datetime
import logging
import time
from typing import Any

from babel.dates import format_date
from fastapi import APIRouter, Request
from fastapi.responses import Response

from grange.core.errors import GrangeError
from grange.core.game import Game
from grange.core.words import Words
from grange.games import find, games
from grange.web.house.campaigns import campaign_in
from grange.web.house.capacity import A_DAY, Capacity
from grange.web.house.documents import unplain
from grange.web.http.api import HouseDep
from grange.web.http.visitors import Visitor
from grange.web.live.fragments import names_of, page_words
from grange.web.pages.common import VisitorDep, drawn_page
from grange.web.pages.days import challenge
from grange.web.stored import Listed, StoredSeat

log = logging.getLogger("grange.front")

router = APIRouter()

MOST_OF_MINE = 40
MOST_CAMPAIGNS = 10
WARNING_DAYS = 14.0  # before a game is put away, its players get a warning


@router.get("/")
async def front(request: Request, house: HouseDep, visitor: VisitorDep) -> Response:
    """Show the shelf and the visitor's own games: first those in which it is their turn."""
    mine: dict[str, list[dict[str, Any]]] = {"turn": [], "running": [], "finished": []}
    for table in [] if visitor.new else await house.archive.read(house.store.lists.tables_of, visitor.digest, MOST_OF_MINE):
        try:
            words = page_words(visitor.lang, find(table.game).folder)
            mine[_kind(table)].append(_row(table, words, house.capacity))
        except (GrangeError, LookupError, TypeError, AttributeError):
            log.exception("table %s cannot be listed", table.id[:6])  # its own page says more, and the others are still listed
    roads = [] if visitor.new else await house.archive.read(house.store.campaigns.of, visitor.digest, MOST_CAMPAIGNS)
    series = [row for road in roads if (row := await asyncio.to_thread(_campaign_row, *road, visitor.lang))]
    daily = await challenge(house, visitor)
    shelf = [_on_shelf(game, visitor) for game in games()]
    known = set() if visitor.new else await house.archive.read(house.store.lists.games_played, visitor.digest)
    unknown = [game for game in shelf if game["lesson"] and game["name"] not in known]
    return await drawn_page(request, "front.html", games=shelf, unknown=unknown, daily=daily, campaigns=series, **mine)


# the visitor's own games


def _kind(table: Listed) -> str:
    """Return the list that a game belongs to."""
    if table.over or _closed(table):
        return "finished"
    asked = table.summary["asked"] if table.summary else []
    return "turn" if set(asked) & set(table.held) else "running"


def _closed(table: Listed) -> bool:
    """Check whether a game has a version of the rules that this server no longer plays."""
    return not table.over and table.version != find(table.game).version


def _row(table: Listed, words: Words, capacity: Capacity) -> dict[str, Any]:
    """Describe a game in a line."""
    own = next((seat for seat in table.held if seat >= 0), None)
    names = names_of(table.seats, words)
    summary = table.summary
    return {
        "table": table.id,
        "game": table.game,
        "title": words.say("game-name"),
        "seat": own,
        "won": summary is not None and own in summary["winners"],
        "names": [name for seat, name in enumerate(names) if seat != own],
        "where": _where(summary, words, names) if summary else "",
        "score": "" if own is None or summary is None else str(summary["scores"][own]),
        "note": note(table, capacity, words),
    }


def _where(summary: dict[str, Any], words: Words, names: list[str]) -> str:
    """Say how far a game has come, or how it ended."""
    if summary["verdict"]:
        return words.text(unplain(summary["verdict"]))
    if summary["winners"]:
        return words.say("play-won", names=[names[seat] for seat in summary["winners"]])
    return words.text(unplain(summary["where"]))


def note(table: Listed, capacity: Capacity, words: Words) -> str:
    """Warn the players of a closed or unused game what has happened to it or will happen."""
    if table.over:
        return ""
    if _closed(table):
        return words.say("front-closed")
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
        log.exception("campaign %s cannot be listed", name[:6])
        return None
    return {
        "address": f"/campaign/{name}",
        "game": campaign.game.name,
        "title": words.say("game-name"),
        "kind": words.say("campaign-alone" if campaign.seats == 1 else "campaign-friends"),
        "where": words.text(campaign.headline(names_of(sitting, words))),
    }


# the shelf


def _on_shelf(game: Game[Any], visitor: Visitor) -> dict[str, Any]:
    say = page_words(visitor.lang, game.folder).say
    return {
        "name": game.name,
        "title": say("game-name"),
        "about": say("game-about"),
        "least": min(game.seats),
        "most": max(game.seats),
        "solo": 1 in game.seats,
        "minutes": game.minutes,
        "campaign": game.rules.campaign is not None,
        "lesson": game.has_lesson,
    }
