"""The page of a player, as others see them."""

from __future__ import annotations

import datetime
from typing import Annotated, Any

from babel.dates import format_date
from fastapi import APIRouter, Path, Request
from fastapi.responses import Response

from grange.core.words import Words
from grange.games import find
from grange.web.http.api import HouseDep
from grange.web.http.api_company import CompanyDep
from grange.web.http.api_players import OrdersDep
from grange.web.live.fragments import page_words
from grange.web.pages.common import VisitorDep, drawn_page, see_other, sent_form
from grange.web.pages.games import rows
from grange.web.ratings.shown import rating_rows
from grange.web.record.player import Player, address_of, see_player

router = APIRouter()

AccountName = Annotated[str, Path(max_length=80)]


@router.get("/p/{name}")
async def player_page(request: Request, name: AccountName, house: HouseDep, orders: OrdersDep, visitor: VisitorDep) -> Response:
    """Show a player to somebody who may see them."""
    player = await see_player(house, orders, name, visitor.digest)
    words = page_words(visitor.lang)
    return await drawn_page(
        request,
        "player.html",
        here="/lobby",
        player=player,
        about=_about(player, words),
        address=address_of(player.name),
        ratings=rating_rows(player.skills, visitor.lang),
        games=_games(player, rows(player.latest, visitor, house)),
        **_together(player),
    )


@router.post("/p/{name}/block")
async def block_player(
    request: Request, name: AccountName, house: HouseDep, orders: OrdersDep, company: CompanyDep, visitor: VisitorDep
) -> Response:
    """Keep a player away."""
    await sent_form(request)
    player = await see_player(house, orders, name, visitor.digest)
    await company.block_player(visitor.digest, player.person, player.name)
    return see_other(request, "/company?told=blocked")


def _about(player: Player, words: Words) -> str:
    """Say since when a player has been here, and for which game most of all."""
    month = format_date(datetime.datetime.fromtimestamp(player.since, datetime.UTC), "MMMM y", words.lang)
    if player.favourite is None:
        return words.say("player-since", month=month)
    title = page_words(words.lang, find(player.favourite).folder).say("game-name")
    return words.say("player-since-mostly", month=month, title=title)


def _games(player: Player, described: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Name the player's seats after the account, as the visitor knows it."""
    for table, row in zip(player.latest, described, strict=True):
        for one in row["company"]:
            if one["seat"] in table.held:
                one["name"] = player.name
    return described


def _together(player: Player) -> dict[str, Any]:
    """Describe the games of the visitor and the player."""
    return {
        "together": len(player.meetings),
        "ahead": player.ahead,
        "behind": player.behind,
        "shared": player.shared,
        "last_table": player.meetings[0].table if player.meetings else None,
    }
