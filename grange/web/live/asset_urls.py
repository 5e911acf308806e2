"""Addresses of fonts, styles, scripts and the icon. An address changes with its files, so browsers may cache them for ever."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Any

from grange.core.game import Game
from grange.core.picture import ART
from grange.games import games

STATIC = Path(__file__).parent.parent / "static"
SCRIPTS, STYLES = STATIC / "js", STATIC / "css"


def mark_of(folder: Path) -> str:
    """Hash the contents of all files in a folder."""
    files = [file.read_bytes() for file in sorted(folder.rglob("*")) if file.is_file()]
    return hashlib.sha256(b"".join(files)).hexdigest()[:12]


ART_AT, STATIC_AT = f"/art/{mark_of(ART)}", f"/static/{mark_of(STATIC)}"
COLOURS = "colours.css"  # of a game; every page needs them


def _together(game: Game[Any], *, colours: bool) -> str:
    """Return the colours of a game, or all its other style sheets, as one sheet."""
    files = [file for file in sorted(game.folder.rglob("*.css")) if (file.name == COLOURS) == colours]
    return "".join(file.read_text(encoding="utf-8") for file in files)


def _address(name: str, sheet: str) -> str:
    return f"/art/{hashlib.sha256(sheet.encode()).hexdigest()[:12]}/{name}.css"


COLOURS_OF_GAMES = "".join(_together(game, colours=True) for game in games())
TABLES = {game.name: _together(game, colours=False) for game in games()}  # style sheets of each game's table
TABLE_AT = {name: _address(name, sheet) for name, sheet in TABLES.items()}
SHEETS = {  # address of each style sheet, by its name
    **{file.stem: f"{ART_AT}/{file.name}" for file in ART.glob("*.css")},
    **{file.stem: f"{STATIC_AT}/css/{file.name}" for file in STYLES.glob("*.css")},
    "pieces": f"{ART_AT}/pieces.css",
    "games": _address("games", COLOURS_OF_GAMES),
}
PAGE_SHEETS = (  # of every page apart from a table's, in the order in which they are read
    "fonts",
    "tokens",
    "games",
    "pieces",
    "plates",
    "picture",
    "common",
    "notices",
    "pages",
    "rooms",
    "front",
    "mine",
    "days",
    "opening",
    "picking",
    "rulebook",
)
