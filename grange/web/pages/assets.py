"""Serves the files that pages load: fonts, styles, scripts and the icon."""

from __future__ import annotations

import gzip
from collections.abc import Awaitable, Callable
from functools import cache
from os import stat_result
from pathlib import Path

from fastapi import FastAPI, Request
from fastapi.responses import FileResponse, Response
from fastapi.staticfiles import StaticFiles
from starlette.datastructures import Headers
from starlette.staticfiles import PathLike
from starlette.types import Scope

from grange.core.picture import ART
from grange.web.live.art import pieces_css
from grange.web.live.asset_urls import ART_AT, COLOURS_OF_GAMES, SHEETS, STATIC, STATIC_AT, TABLE_AT, TABLES
from grange.web.live.packing import COMPRESSION

KEEP = {"cache-control": "public, max-age=31536000, immutable"}


COMPRESSED = {**KEEP, "content-encoding": "gzip", "vary": "Accept-Encoding"}
TEXTS = (".css", ".js", ".svg")  # files that are worth compressing; fonts and photographs are small already


class CachedFiles(StaticFiles):
    """Serves a folder whose files never change at their address, texts compressed where the browser accepts it."""

    def file_response(self, full_path: PathLike, stat_result: stat_result, scope: Scope, status_code: int = 200) -> Response:
        """Send a file, and let the browser cache it."""
        response = super().file_response(full_path, stat_result, scope, status_code)
        if isinstance(response, FileResponse) and str(full_path).endswith(TEXTS) and accepts_gzip(Headers(scope=scope)):
            content = compressed_file(str(full_path), stat_result.st_mtime_ns)
            return Response(content, media_type=response.media_type, headers={**COMPRESSED, "etag": response.headers["etag"]})
        response.headers.update(KEEP)
        return response


def accepts_gzip(headers: Headers) -> bool:
    """Check whether a browser accepts compressed answers."""
    return "gzip" in headers.get("accept-encoding", "")


@cache
def compressed_file(path: str, changed: int) -> bytes:  # noqa: ARG001 # a changed file is compressed again
    """Compress a file, once in each process."""
    return compressed(Path(path).read_bytes())


def compressed(content: bytes) -> bytes:
    """Compress what pages load."""
    return gzip.compress(content, COMPRESSION, mtime=0)


def _sheet(sheet: str) -> Callable[[Request], Awaitable[Response]]:
    plain = sheet.encode()

    @cache
    def small() -> bytes:
        return compressed(plain)

    async def give(request: Request) -> Response:
        if accepts_gzip(request.headers):
            return Response(small(), media_type="text/css", headers=COMPRESSED)
        return Response(plain, media_type="text/css", headers=KEEP)

    return give


def serve_assets(app: FastAPI) -> None:
    """Mount all files at the addresses that pages use."""
    app.add_route(SHEETS["pieces"], _sheet(pieces_css()))
    app.add_route(SHEETS["games"], _sheet(COLOURS_OF_GAMES))
    for name, sheet in TABLES.items():
        app.add_route(TABLE_AT[name], _sheet(sheet))
    app.mount(ART_AT, CachedFiles(directory=ART))
    app.mount(STATIC_AT, CachedFiles(directory=STATIC))
