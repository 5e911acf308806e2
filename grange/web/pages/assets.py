"""Serves the files that pages load: fonts, styles, scripts and the icon."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from fastapi import FastAPI, Request
from fastapi.responses import Response
from fastapi.staticfiles import StaticFiles

from grange.core.picture import ART
from grange.web.live.art import pieces_css
from grange.web.live.asset_urls import ART_AT, COLOURS_OF_GAMES, SHEETS, STATIC, STATIC_AT, TABLE_AT, TABLES

KEEP = {"cache-control": "public, max-age=31536000, immutable"}


class Kept(StaticFiles):
    """Serves a folder whose files never change at their address."""

    def file_response(self, *arguments: Any, **settings: Any) -> Response:
        """Send a file, and let the browser cache it."""
        response = super().file_response(*arguments, **settings)
        response.headers.update(KEEP)
        return response


def _sheet(sheet: str) -> Callable[[Request], Awaitable[Response]]:
    async def give(_: Request) -> Response:
        return Response(sheet, media_type="text/css", headers=KEEP)

    return give


def serve_assets(app: FastAPI) -> None:
    """Mount all files at the addresses that pages use."""
    app.add_route(SHEETS["pieces"], _sheet(pieces_css()))
    app.add_route(SHEETS["games"], _sheet(COLOURS_OF_GAMES))
    for name, sheet in TABLES.items():
        app.add_route(TABLE_AT[name], _sheet(sheet))
    app.mount(ART_AT, Kept(directory=ART))
    app.mount(STATIC_AT, Kept(directory=STATIC))
