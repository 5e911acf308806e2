"""The pictures in link previews."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Request
from fastapi.responses import Response

from grange.core.words import LANGUAGES
from grange.web.background.pictures import Pictures
from grange.web.http.api import HouseDep
from grange.web.live.share_cards import Card
from grange.web.pages.days import valid_day
from grange.web.pages.sharing import day_card, table_card

router = APIRouter()

Lang = Annotated[str, Query(pattern=f"^({'|'.join(LANGUAGES)})$")]
KEPT = {"cache-control": "public, max-age=86400"}  # its address changes with its contents


@router.get("/share/{table}/card.png")
async def card_of_table(request: Request, table: str, house: HouseDep, lang: Lang = "en") -> Response:
    """Send the picture for links to a table."""
    return await _sent(request, await table_card(house, await house.present_room(table), lang))


@router.get("/share/days/{iso}/card.png")
async def card_of_day(request: Request, iso: str, house: HouseDep, lang: Lang = "en") -> Response:
    """Send the picture for links to a day's challenge."""
    return await _sent(request, day_card(await valid_day(iso, house), lang))


async def _sent(request: Request, card: Card) -> Response:
    pictures: Pictures = request.app.state.pictures
    return Response(await pictures.card(card), media_type="image/png", headers=KEPT)
