"""Installing: the manifest, our icons, the service worker, and the page that it shows without a connection."""

from __future__ import annotations

import json

from fastapi import APIRouter, HTTPException, Request
from fastapi.responses import JSONResponse, Response

from grange.core.picture import ART
from grange.games import games
from grange.web.background.pictures import Pictures
from grange.web.live.asset_urls import ART_AT, PAGE_SHEETS, SHEETS, STATIC_AT
from grange.web.live.fragments import page_words
from grange.web.pages.common import VisitorDep, drawn_page

router = APIRouter()

ICONS = {"180": (180, 0.8), "192": (192, 0.8), "512": (512, 0.8), "maskable-512": (512, 0.62)}  # size, and the share of the emblem
PAPER = "#f3e9d3"
KEPT = {"cache-control": "public, max-age=604800"}
WORKER_PARTS = ("offline_worker", "push_worker")  # the scripts that make up the service worker
SHELL_SCRIPTS = ("dom", "install", "offline", "rules")
SHELL_SHEETS = (*PAGE_SHEETS, "look")


@router.get("/manifest.webmanifest")
async def manifest(visitor: VisitorDep) -> Response:
    """Describe Grange to a device that installs it."""
    say = page_words(visitor.lang).say
    pictures = [
        {"src": f"/icons/{name}.png", "sizes": f"{size}x{size}", "type": "image/png", "purpose": purpose}
        for name, size, purpose in (("192", 192, "any"), ("512", 512, "any"), ("maskable-512", 512, "maskable"))
    ]
    described = {
        "id": "/",
        "name": "Grange",
        "short_name": "Grange",
        "description": say("front-breath"),
        "lang": visitor.lang,
        "start_url": "/games",
        "scope": "/",
        "display": "standalone",
        "background_color": PAPER,
        "theme_color": PAPER,
        "categories": ["games"],
        "icons": pictures,
        "shortcuts": [{"name": say("page-my-games"), "url": "/games"}, {"name": say("daily-today"), "url": "/days"}],
    }
    return JSONResponse(described, media_type="application/manifest+json")


@router.get("/icons/{name}.png")
async def icon(request: Request, name: str) -> Response:
    """Send our emblem as an icon."""
    if name not in ICONS:
        raise HTTPException(404)
    pictures: Pictures = request.app.state.pictures
    return Response(await pictures.icon(*ICONS[name]), media_type="image/png", headers=KEPT)


@router.get("/service-worker.js")
async def service_worker() -> Response:
    """Send the script that browsers run beside our pages; it changes with the files that it keeps."""
    fonts = [f"{ART_AT}/fonts/{file.name}" for file in sorted((ART / "fonts").glob("*.woff2"))]
    scripts = [f"{STATIC_AT}/js/{name}.js" for name in SHELL_SCRIPTS]
    sheets = [SHEETS[name] for name in SHELL_SHEETS]
    house = {
        "version": f"{ART_AT}{STATIC_AT}".replace("/", "-"),
        "shell": ["/offline", *scripts, f"{STATIC_AT}/icon.svg", *sheets, *fonts],
        "rules": [f"/rules/{game.name}" for game in games()],
    }
    parts = "".join(f'importScripts("{STATIC_AT}/js/{name}.js");\n' for name in WORKER_PARTS)
    script = f"self.HOUSE = {json.dumps(house)};\n{parts}"
    return Response(script, media_type="text/javascript", headers={"cache-control": "no-cache"})


@router.get("/offline")
async def offline(request: Request, visitor: VisitorDep) -> Response:
    """Show what the service worker keeps for moments without a connection."""
    shelf = [{"name": game.name, "title": page_words(visitor.lang, game.folder).say("game-name")} for game in games()]
    return await drawn_page(request, "offline.html", games=shelf)
