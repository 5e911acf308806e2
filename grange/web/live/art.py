"""The art of the pages: each page contains the pieces and patterns that it uses; a style sheet has their colours."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache, lru_cache
from pathlib import Path

from markupsafe import Markup

from grange.core.picture import ART, REFERENCE, pieces_drawn_in, with_what_they_use
from grange.games import games

STYLE = re.compile(r"<style>(.*?)</style>", re.DOTALL)
NAMED = re.compile(r"""["'#]([a-z][a-z0-9-]*)""")  # the beginning of a text, or what comes after the sign of a reference
WORD = re.compile(r"[a-z][a-z0-9-]*")
BOX = re.compile(r'viewBox="([^"]+)"')
DRAWINGS = ("pieces.svg", "cards.svg", "pages.svg", "follow.svg", "people.svg")


@cache
def _sources() -> tuple[str, ...]:
    plates = [file for game in games() for file in game.folder.rglob("plate.svg")]
    return tuple(file.read_text(encoding="utf-8") for file in [*(ART / name for name in DRAWINGS), *plates])


@cache
def _pieces() -> dict[str, str]:
    """Read every symbol and pattern by its name."""
    return {name: piece for source in _sources() for name, piece in pieces_drawn_in(source)}


@cache
def pieces_css() -> str:
    """Return the style sheet with the colours of the pieces."""
    return "\n".join(style for source in _sources() for style in STYLE.findall(source)) + "\n.pieces { position: absolute; }\n"


@cache
def box_of(piece: str) -> str:
    """Return the view box of a piece; clouds are wider than high."""
    found = BOX.search(_pieces().get(piece, ""))
    return found[1] if found else "0 0 48 48"


def is_piece(name: str) -> bool:
    """Check whether there is a piece of this name."""
    return name in _pieces()


def pieces_in(html: str, also: Iterable[str] = ()) -> Markup:
    """Return the symbols and patterns that a page refers to or may need later."""
    return _stock(frozenset(_pieces()).intersection([*REFERENCE.findall(html), *also]))


@lru_cache(maxsize=64)
def _stock(names: frozenset[str]) -> Markup:
    drawn = "".join(with_what_they_use(names, _pieces()))
    return Markup(f'<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" class="pieces" aria-hidden="true">{drawn}</svg>')


@cache
def pieces_of(folder: Path) -> frozenset[str]:
    """List the pieces that a game could ever show: those that its folder names."""
    code = [named_in(file.read_text(encoding="utf-8")) for file in folder.rglob("*.py")]
    boxes = [named_in(file.read_text(encoding="utf-8"), WORD) for file in folder.rglob("*.toml")]
    return frozenset().union(*code, *boxes)


def named_in(text: str, pattern: re.Pattern[str] = NAMED) -> frozenset[str]:
    """List the pieces that a text names, in full or up to a dash, as in `biome-`."""
    found = set(pattern.findall(text))
    return frozenset(piece for piece in _pieces() if any(start in found for start in _beginnings(piece)))


def _beginnings(piece: str) -> list[str]:
    return [piece, *(piece[: dash.end()] for dash in re.finditer("-", piece))]
