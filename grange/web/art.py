"""The art of the pages: pieces and patterns once in a page, their colours in a style sheet."""

from __future__ import annotations

import re
from functools import cache

from grange.core.picture import ART

STYLE = re.compile(r"<style>(.*?)</style>", re.DOTALL)
DRAWINGS = ("pieces.svg", "pages.svg")


@cache
def _sources() -> tuple[str, ...]:
    return tuple((ART / name).read_text(encoding="utf-8") for name in DRAWINGS if (ART / name).exists())


@cache
def pieces() -> str:
    """Give all symbols and patterns, to stand once in every page."""
    drawn = "".join(STYLE.sub("", source) for source in _sources())
    return re.sub(r"<!--.*?-->", "", drawn, flags=re.DOTALL).replace(' style="position:absolute"', ' class="pieces"')


@cache
def pieces_css() -> str:
    """Give the colours of the pieces as a style sheet."""
    return "\n".join(style for source in _sources() for style in STYLE.findall(source)) + "\n.pieces { position: absolute; }\n"
