"""Pictures of a table for the render modes of Gymnasium and PettingZoo."""

from __future__ import annotations

import io
import re
from collections.abc import Callable
from typing import Any

import numpy as np
from rich.text import Text

from grange.core.document import shortly
from grange.core.errors import BadSetup
from grange.core.events import seat_names
from grange.core.state import State
from grange.core.words import read_words

PAPER = "#f3e9d3"
WIDTH = 800  # pixels
SANS = "DejaVu Sans"  # which most systems have
VALUE = re.compile(r"(--[\w-]+):([^;}]*)")
USE = re.compile(r"var\((--[\w-]+)\)")
DEEPEST = 3  # values that refer to values


def check_mode(mode: str | None) -> None:
    """Refuse a render mode that there is not, or whose packages are missing."""
    if mode is not None and (not isinstance(mode, str) or mode not in MODES):
        raise BadSetup("error-env-render-mode", mode=shortly(mode), modes=list(MODES))
    if mode == "rgb_array":
        _rasterizer()


def render(state: State, mode: str | None, seat: int | None) -> Any:
    """Show the table as a seat sees it, or as a spectator does."""
    return None if mode is None else MODES[mode](state, seat)


def text(state: State, seat: int | None) -> str:
    """Write the table as plain text."""
    words = read_words("en", state.game.folder)
    drawn = state.game.display.terminal(state, seat, words, seat_names(words, (), state.seats))
    return Text.from_markup(drawn, emoji=False).plain


def print_table(state: State, seat: int | None) -> None:
    """Print the table."""
    print(text(state, seat))


def pixels(state: State, seat: int | None) -> np.ndarray[Any, Any]:
    """Draw the table as an array of pixels: height, width and three colours."""
    svg_to_bytes, open_image = _rasterizer()
    png = svg_to_bytes(svg_string=with_plain_values(state.svg(seat)), width=WIDTH, background=PAPER, sans_serif_family=SANS)
    return np.array(open_image(io.BytesIO(bytes(png))).convert("RGB"))


def with_plain_values(svg: str) -> str:
    """Replace the named colours and fonts of a picture by their values in the light theme, as rasterizers know no names."""
    style, _, rest = svg.partition("</style>")
    values: dict[str, str] = {}
    for name, value in VALUE.findall(style):
        values.setdefault(name, value)
    light, _, dark = style.partition("@media")
    rules = dark.partition("\n")[2]
    svg = f"{light}\n{rules}</style>{rest}"
    for _ in range(DEEPEST):
        svg = USE.sub(lambda use: values.get(use[1], "none"), svg)
    return svg


def _rasterizer() -> tuple[Callable[..., bytes], Callable[..., Any]]:
    """Import what turns a picture into pixels."""
    try:
        from PIL.Image import open as open_image
        from resvg_py import svg_to_bytes
    except ModuleNotFoundError as problem:
        raise BadSetup("error-render-missing", package=str(problem.name)) from problem
    return svg_to_bytes, open_image


MODES: dict[str, Callable[[State, int | None], Any]] = {
    "ansi": text,
    "svg": State.svg,
    "rgb_array": pixels,
    "human": print_table,
}
