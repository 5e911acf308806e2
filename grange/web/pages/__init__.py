"""The pages. Nobody needs an account: a link is a seat."""

from __future__ import annotations

from fastapi import APIRouter
from fastapi.responses import PlainTextResponse, RedirectResponse, Response
from fastapi.routing import APIRoute

from grange.web.live.asset_urls import STATIC_AT
from grange.web.pages import (
    after,
    campaign,
    card_pictures,
    cards,
    clubs,
    company,
    cups,
    days,
    foresight,
    front,
    games,
    installing,
    learn,
    lobby,
    look,
    me,
    new,
    notices,
    passkeys,
    play,
    player,
    record,
    replay,
    review,
    rules,
    settings,
    sit,
)

CHAPTERS = (
    *(front, games, days, new, sit, play, foresight, look, learn, after),
    *(
        campaign,
        replay,
        review,
        rules,
        cards,
        settings,
        card_pictures,
        installing,
        notices,
        record,
        player,
        me,
        passkeys,
        lobby,
        company,
        clubs,
        cups,
    ),
)
router = APIRouter(include_in_schema=False)
for chapter in CHAPTERS:
    for route in chapter.router.routes:
        if isinstance(route, APIRoute) and route.methods and "GET" in route.methods:
            route.methods.add("HEAD")  # link checkers ask this way; the server sends no body
    router.include_router(chapter.router)

# only people who have the link of a table or seat open it, and no search engine;
# messengers that read this file may still fetch a preview
MESSENGERS = ("Twitterbot", "facebookexternalhit", "LinkedInBot", "Slackbot", "Discordbot", "TelegramBot", "WhatsApp")
PREVIEWS = "".join(f"User-agent: {name}\n" for name in MESSENGERS) + "Disallow: /api/\n\n"
PRIVATE = ("/table/", "/sit/", "/campaign/", "/lobby/", "/company", "/club", "/notices", "/record", "/me", "/here", "/api/")
ROBOTS = f"{PREVIEWS}User-agent: *\n" + "".join(f"Disallow: {path}\n" for path in PRIVATE)


@router.get("/robots.txt")
async def robots() -> Response:
    """Tell search engines which addresses to leave out."""
    return PlainTextResponse(ROBOTS)


@router.get("/favicon.ico")
async def favicon() -> Response:
    """Redirect from the usual address of the icon to its real one."""
    return RedirectResponse(f"{STATIC_AT}/icon.svg", 308)
