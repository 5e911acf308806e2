"""Flat SVG: pictures in the light theme with all colours resolved, for programs that support neither variables nor themes."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from grange.core.picture import ART, DECLARATION, GROUP_OF_RULES, RULE
from grange.web.live.art import pieces_css

INNERMOST = re.compile(r"(var|light-dark|color-mix)\(([^()]*)\)")
COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
MIXED = re.compile(r"in srgb, (#\w{6}) (\d+)%, (#\w{6})")
DEEPEST = 12  # functions inside functions


def flat(svg: str, folder: Path | None = None) -> str:
    """Write the colours of a picture out: those of the house, and of a game's folder."""
    return _resolved(svg, _values(folder))


def css_of_pieces() -> str:
    """Return the style sheet of pieces and plates without rules for themes and windows."""
    return GROUP_OF_RULES.sub("", COMMENT.sub("", pieces_css() + (ART / "plates.css").read_text(encoding="utf-8")))


@cache
def _values(folder: Path | None) -> dict[str, str]:
    """Read the values that our sheets set for every page, and those of a game."""
    ours = [(ART / name).read_text(encoding="utf-8") for name in ("tokens.css", "plates.css")]
    own = [file.read_text(encoding="utf-8") for file in folder.rglob("colours.css")] if folder else []
    sheets = [(RULE.findall(GROUP_OF_RULES.sub("", COMMENT.sub("", sheet))), sheet in own) for sheet in [*ours, *own]]
    rules = [style for found, is_own in sheets for selector, style in found if is_own or selector.strip() == ":root"]
    return {name: " ".join(value.split()) for style in rules for name, value in DECLARATION.findall(style)}


def _resolved(text: str, values: dict[str, str]) -> str:
    """Replace functions from the inside out.

    >>> _resolved("light-dark(color-mix(in srgb, var(--a) 50%, #ffffff), #000000)", {"a": "#000000"})
    '#808080'
    """

    def value_of(found: re.Match[str]) -> str:
        if found[1] == "var":
            name, _, fallback = found[2].partition(",")
            return values.get(name.strip()[2:]) or fallback.strip() or "none"
        return found[2].split(",")[0].strip() if found[1] == "light-dark" else _mixed(found[2])

    for _ in range(DEEPEST):
        text, changes = INNERMOST.subn(value_of, text)
        if not changes:
            break
    return text


def _mixed(arguments: str) -> str:
    """Mix two colours as `color-mix` does; the first if they are not what we know."""
    found = MIXED.fullmatch(arguments.strip())
    if not found:
        return arguments.split(",")[1].split(maxsplit=1)[0]
    share = int(found[2]) / 100
    pairs = [(int(found[1][at : at + 2], 16), int(found[3][at : at + 2], 16)) for at in (1, 3, 5)]
    return "#" + "".join(f"{round(one * share + other * (1 - share)):02x}" for one, other in pairs)
