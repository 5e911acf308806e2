"""The files that pages load: letters, styles, scripts and the icon.

Their address changes with them, so browsers may keep them for good.
"""

from __future__ import annotations

import hashlib
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from fastapi import FastAPI, Request
from fastapi.responses import Response
from fastapi.staticfiles import StaticFiles

from grange.core.picture import ART
from grange.games import games
from grange.web.art import pieces_css

SCRIPTS = Path(__file__).parent / "static"
KEEP = {"cache-control": "public, max-age=31536000, immutable"}


def mark_of(folder: Path) -> str:
    """Give a name to all files of a folder as they are now."""
    files = [file.read_bytes() for file in sorted(folder.rglob("*")) if file.is_file()]
    return hashlib.sha256(b"".join(files)).hexdigest()[:12]


ART_AT, STATIC_AT = f"/art/{mark_of(ART)}", f"/static/{mark_of(SCRIPTS)}"
TABLES = {  # how each game's table is laid out, and what lies on it
    game.name: "".join(sheet.read_text(encoding="utf-8") for sheet in sorted(game.folder.glob("*.css"))) for game in games()
}
TABLE_AT = {name: f"/art/{hashlib.sha256(sheet.encode()).hexdigest()[:12]}/{name}.css" for name, sheet in TABLES.items()}


class Kept(StaticFiles):
    """Serves a folder whose files never change under their address."""

    def file_response(self, *arguments: Any, **settings: Any) -> Response:
        """Give a file, and let the browser keep it."""
        response = super().file_response(*arguments, **settings)
        response.headers.update(KEEP)
        return response


async def _pieces_css(_: Request) -> Response:
    return Response(pieces_css(), media_type="text/css", headers=KEEP)


def _sheet(sheet: str) -> Callable[[Request], Awaitable[Response]]:
    async def give(_: Request) -> Response:
        return Response(sheet, media_type="text/css", headers=KEEP)

    return give


def serve_assets(app: FastAPI) -> None:
    """Put all files where the pages look for them."""
    app.add_route(f"{ART_AT}/pieces.css", _pieces_css)
    for name, sheet in TABLES.items():
        app.add_route(TABLE_AT[name], _sheet(sheet))
    app.mount(ART_AT, Kept(directory=ART))
    app.mount(STATIC_AT, Kept(directory=SCRIPTS))
