"""All cards of a game, with filters in a form that needs no script."""

from __future__ import annotations

from typing import Annotated, Any
from urllib.parse import urlencode

from fastapi import APIRouter, Query, Request
from fastapi.responses import Response
from markupsafe import Markup

from grange.core.catalogue import Catalogue
from grange.core.words import Words
from grange.web.live.fragments import page_words
from grange.web.pages.common import GameDep, VisitorDep, drawn_page
from grange.web.refusals import NothingThere

router = APIRouter()


@router.get("/cards/{name}")
async def cards(
    request: Request,
    game: GameDep,
    visitor: VisitorDep,
    q: Annotated[str, Query(max_length=60)] = "",
    card: Annotated[str, Query(max_length=60)] = "",
    of: Annotated[str, Query(max_length=2000)] = "",
) -> Response:
    """Show the cards that match the filters, or only the named ones, and one of them large."""
    if game.display.catalogue is None:
        raise NothingThere("error-no-catalogue", title=page_words(visitor.lang, game.folder).say("game-name"))
    words = page_words(visitor.lang, game.folder)
    asked = {each.name: request.query_params.get(each.name, "") for each in game.display.catalogue.filters}
    wanted = {each.name: asked[each.name] if asked[each.name] in each.cards else "" for each in game.display.catalogue.filters}
    some = [each for each in dict.fromkeys(of.split(",")) if each in game.display.catalogue.names]
    found = some or game.display.catalogue.search(wanted, q, words)
    return await drawn_page(
        request,
        "cards.html",
        game,
        title=words.say("game-name"),
        text=q,
        all=len(game.display.catalogue.names),
        filters=_filters(game.display.catalogue, wanted, words),
        only=bool(some),
        found=[{"name": each, "face": Markup(game.display.catalogue.face(each, words))} for each in found],
        large=_large(game.display.catalogue, card if card in found else next(iter(found), ""), words),
        query=urlencode({**wanted, "q": q, "of": ",".join(some)}),
    )


def _filters(catalogue: Catalogue, wanted: dict[str, str], words: Words) -> list[dict[str, Any]]:
    """List every filter with its values, and how many cards match each."""
    return [
        {
            "name": each.name,
            "title": words.say(f"filter-{each.name}"),
            "values": [
                {
                    "value": value,
                    "label": words.say(f"filter-{each.name}-{value}"),
                    "mark": each.marks.get(value, ""),
                    "count": len(names),
                    "on": wanted[each.name] == value,
                }
                for value, names in each.cards.items()
            ],
        }
        for each in catalogue.filters
    ]


def _large(catalogue: Catalogue, name: str, words: Words) -> dict[str, Any] | None:
    if not name:
        return None
    return {"name": name, "face": Markup(catalogue.face(name, words)), "facts": catalogue.facts(name, words)}
