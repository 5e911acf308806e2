"""A curve as a small drawing, for the examples."""

from __future__ import annotations

from collections.abc import Sequence

WIDTH, HEIGHT, MARGIN = 640, 320, 48
STYLE = 'font-family="sans-serif" font-size="13" fill="#332a23"'


def curve(points: Sequence[tuple[float, float]], across: str, up: str) -> str:
    """Draw a curve through points, with the names of its axes."""
    most_across = max([x for x, _ in points], default=1.0) or 1.0
    most_up = max([y for _, y in points], default=1.0) or 1.0

    def place(x: float, y: float) -> tuple[float, float]:
        return MARGIN + (WIDTH - 2 * MARGIN) * x / most_across, HEIGHT - MARGIN - (HEIGHT - 2 * MARGIN) * y / most_up

    line = " ".join(f"{x:.1f},{y:.1f}" for x, y in (place(*point) for point in points))
    marks = "".join(
        text(MARGIN - 6, place(0, most_up * part)[1] + 4, f"{most_up * part:.0f}", "end")
        + text(place(most_across * part, 0)[0], HEIGHT - MARGIN + 18, f"{most_across * part:.1f}", "middle")
        for part in (0, 0.5, 1)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" {STYLE}>'
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fbf5e6"/>'
        f'<path d="M{MARGIN} {MARGIN}V{HEIGHT - MARGIN}H{WIDTH - MARGIN}" fill="none" stroke="#a8936c"/>{marks}'
        f"{text(WIDTH - MARGIN, HEIGHT - 8, across, 'end')}{text(MARGIN, MARGIN - 14, up, 'start')}"
        f'<polyline points="{line}" fill="none" stroke="#2f6a4c" stroke-width="2.5"/></svg>\n'
    )


def text(x: float, y: float, said: str, anchor: str) -> str:
    """Write a text at a place."""
    return f'<text x="{x:.0f}" y="{y:.0f}" text-anchor="{anchor}">{said}</text>'
