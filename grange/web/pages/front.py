"""The front page: the shelf of games, the table that waits for the visitor, and the game of the day."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import Response

from grange.core.game import Game
from grange.games import games
from grange.web.http.api import HouseDep
from grange.web.http.visitors import Visitor
from grange.web.live.fragments import page_words
from grange.web.pages.common import VisitorDep, drawn_page
from grange.web.pages.days import challenge
from grange.web.pages.games import games_of, rows

router = APIRouter()


@router.get("/")
async def front(request: Request, house: HouseDep, visitor: VisitorDep) -> Response:
    """Show the shelf, and the table that has waited longest for the visitor."""
    turn = (await games_of(house, visitor)).turn
    daily = await challenge(house, visitor)
    shelf = [_on_shelf(game, visitor) for game in games()]
    known = set() if visitor.new else await house.archive.read(house.store.lists.games_played, visitor.digest)
    unknown = [game for game in shelf if game["lesson"] and game["name"] not in known]
    first = rows(turn[:1], visitor, house)
    return await drawn_page(request, "front.html", games=shelf, unknown=unknown, daily=daily, waiting=len(turn), first=first)


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
