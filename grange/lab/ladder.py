"""The ladder of a tournament as a picture: a rung for each bot, with its rating and its confidence interval."""

from __future__ import annotations

from math import ceil, floor

from grange.core.picture import heading, number, numbers, sheet, standalone, text, wobbly_line
from grange.core.words import Words
from grange.games import find
from grange.lab.ratings import Rating

WIDTH, EDGE, PADDING = 720, 10, 22
NAMES, NUMBERS = 150, 120  # widths of the names on the left and the ratings on the right
TOP, RUNG, FOOT = 62, 44, 44
STEP = 100  # rating points between two lines
MOST_LINES = 8


def ladder(rows: list[Rating], game: str, words: Words) -> str:
    """Draw the ladder, the strongest bot on top."""
    height = TOP + RUNG * len(rows) + FOOT
    least, most, step = _ends(rows)
    left, right = EDGE + PADDING + NAMES, WIDTH - EDGE - PADDING - NUMBERS

    def x(rating: float) -> float:
        return left + (right - left) * (rating - least) / (most - least)

    title = words.say("tournament-ladder", game=words.say("game-name"))
    body = sheet(EDGE, EDGE, WIDTH - 2 * EDGE, height - 2 * EDGE) + heading(
        EDGE + PADDING, EDGE + 30, title, WIDTH - 2 * EDGE - 2 * PADDING
    )
    bottom = TOP + RUNG * len(rows)
    for rating in range(least, most + 1, step):
        body += f'<path d="M{numbers(x(rating), TOP - 8)}V{number(bottom)}" stroke="var(--rule)" fill="none"/>'
        body += text(x(rating), bottom + 18, str(rating), 12, "t soft num", "middle")
    for place, row in enumerate(rows):
        body += _rung(row, x(row.rating - row.margin), x(row.rating), x(row.rating + row.margin), TOP + RUNG * place + RUNG / 2)
    return standalone(
        f'<rect width="{WIDTH}" height="{number(height)}" fill="var(--paper)"/>{body}', WIDTH, height, find(game), title
    )


def _rung(row: Rating, low: float, middle: float, high: float, y: float) -> str:
    """Draw the rating of a bot as a dot on the line of its interval, between its name and its number."""
    line = f"{wobbly_line(low, y, high, y)}M{numbers(low, y - 6)}v12M{numbers(high, y - 6)}v12"
    return (
        f'<path d="{line}" stroke="var(--ink)" stroke-width="1.6" fill="none" stroke-linecap="round"/>'
        f'<circle cx="{number(middle)}" cy="{number(y)}" r="7" fill="var(--accent)" stroke="var(--ink)" stroke-width="1.5"/>'
        f'<g font-weight="700">{text(EDGE + PADDING, y + 5, row.bot, 15, "t", room=NAMES - 12)}</g>'
        + text(WIDTH - EDGE - PADDING, y + 5, f"{row.rating:.0f} ± {row.margin:.0f}", 14, "t num", "end")
    )


def _ends(rows: list[Rating]) -> tuple[int, int, int]:
    """Choose the ends of the scale and the step between its grid lines."""
    low = min(row.rating - row.margin for row in rows)
    high = max(row.rating + row.margin for row in rows)
    step = STEP * max(1, ceil((high - low) / STEP / MOST_LINES))
    return floor(low / step) * step, ceil(high / step) * step, step
