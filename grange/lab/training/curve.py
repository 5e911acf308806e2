"""The curve of a training run: by generation, the share of games won against the judge and the points of both."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

WIDE, HIGH, LEFT, TOP, FOOT = 640, 280, 44, 20, 34
COLOURS = {"judge": "#7a4b1e", "points": "#2f6b3a", "its": "#8a8a8a"}
NAMES = {"judge": "games won against the judge, in percent", "points": "points of the net", "its": "points of the judge"}
HIGHEST = 100


def draw_curve(lines: Sequence[dict[str, Any]]) -> str:
    """Draw the lines of a log as a picture."""
    last = max(1, *(line["generation"] for line in lines))

    def place(line: dict[str, Any], name: str) -> str:
        x = LEFT + (WIDE - LEFT - 12) * line["generation"] / last
        y = TOP + (HIGH - TOP - FOOT) * (1 - max(0.0, line[name]) / HIGHEST)
        return f"{x:.1f},{y:.1f}"

    grid = "".join(
        f'<path d="M{LEFT} {y:.0f}H{WIDE - 12}" stroke="#ddd"/>'
        f'<text x="{LEFT - 8}" y="{y + 4:.0f}" text-anchor="end">{share}</text>'
        for share in range(0, HIGHEST + 1, 25)
        for y in [TOP + (HIGH - TOP - FOOT) * (1 - share / HIGHEST)]
    )
    curves = "".join(
        f'<polyline points="{" ".join(place(line, name) for line in lines)}" fill="none" stroke="{colour}" stroke-width="2"/>'
        for name, colour in COLOURS.items()
    )
    legend = "".join(
        f'<text x="{LEFT + 8 + 230 * number}" y="{HIGH - 8}" fill="{COLOURS[name]}">{words}</text>'
        for number, (name, words) in enumerate(NAMES.items())
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" font-family="sans-serif" font-size="12">'
        f'<rect width="{WIDE}" height="{HIGH}" fill="#fffdf7"/>{grid}{curves}{legend}</svg>\n'
    )
