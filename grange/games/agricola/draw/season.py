"""The season in pictures: the half wheel behind its space, the marks on what it changes, and its changes in words."""

from __future__ import annotations

from functools import lru_cache
from math import cos, radians, sin
from typing import NamedTuple

from grange.core.events import text_of
from grange.core.picture import number, numbers, picture, text, wobbly_box
from grange.core.words import Words
from grange.games.agricola.box import SEASONS
from grange.games.agricola.draw.parts import piece_in
from grange.games.agricola.rules.season import SEASON
from grange.games.agricola.state import Agricola
from grange.games.agricola.variants.seasons import change_messages, changes_on_spaces


class Badge(NamedTuple):
    """The mark of the season on a space that it changes: a word, and perhaps a piece."""

    season: str
    word: str
    piece: str = ""


COLOURS = {"winter": "sky", "spring": "leaf-l", "summer": "straw-l", "autumn": "marigold-l"}
RADIUS = 52


def name_of(state: Agricola) -> str:
    """Name the present season."""
    return SEASONS[state.season - 1]


def badges(state: Agricola, words: Words) -> dict[int, Badge]:
    """Return which spaces carry the mark of the season, and its text."""
    if not state.season:
        return {}
    season, found = name_of(state), {}
    for space, amount, piece, is_price in changes_on_spaces(state):
        sign = "" if is_price else "+" if amount > 0 else "−"
        found[space] = Badge(season, f"{sign}{abs(amount)}", piece)
    for space in SEASON[state.season].closed(state):
        found[space] = Badge(season, text_of(words, "season-shut"))
    return found


def mark(badge: Badge, right: float, top: float) -> str:
    """Draw the mark of the season at the right side of a space."""
    wide = width_of_mark(badge)
    x = right - wide
    shape = wobbly_box(x, top, wide, 19, 4, 0.4)
    return (
        f'<g class="badge"><path d="{shape}" fill="var(--{COLOURS[badge.season]})" stroke="var(--line)" stroke-width="1.2"/>'
        f"{_sign(badge.season, x + 2, top + 2.5, 14)}{text(x + 17, top + 14, badge.word, 12.6, 'tl num')}"
        f"{piece_in(badge.piece, right - 17, top + 2, 15, '') if badge.piece else ''}</g>"
    )


def width_of_mark(badge: Badge) -> float:
    """Return how wide the mark of the season is."""
    return 22 + 7.2 * len(badge.word) + (16 if badge.piece else 0)


# The half wheel


@lru_cache(maxsize=50)
def wheel(season: int, width: int, low: int, words: Words) -> str:
    """Draw the half wheel that rises above a line."""
    name, following = SEASONS[season - 1], SEASONS[season % len(SEASONS)]
    label = text_of(words, "picture-of-season", season=name, next=text_of(words, f"season-{following}"))
    return picture(_wheel(season, width / 2, low), (0, 0, width, low), "bit", label, look=f"season-{name}")


def _wheel(season: int, middle: float, low: float) -> str:
    """Draw the visible quarters: the present season on top, the past one to the left, the next one to the right."""
    before, now, after = (SEASONS[(season + step) % len(SEASONS)] for step in (-2, -1, 0))
    quarters = ((before, 180, 225, 37, 193, 17), (after, 315, 360, 37, 347, 17), (now, 225, 315, 31, 270, 26))
    body = f'<path d="{_half(middle + 1.4, low + 1.8)}" fill="var(--shade)" opacity=".18"/>'
    for name, start, end, far, at, size in quarters:
        x, y = _on_circle(middle, low, far, at)
        body += (
            f'<path d="M{numbers(middle, low)}L{numbers(*_on_circle(middle, low, RADIUS, start))}A{RADIUS} {RADIUS} 0 0 1 '
            f'{numbers(*_on_circle(middle, low, RADIUS, end))}z" fill="var(--{COLOURS[name]})" stroke="var(--line)" '
            f'stroke-width="1.3" stroke-linejoin="round"/>{_sign(name, x - size / 2, y - size / 2, size)}'
        )
    return body


def _half(x: float, y: float) -> str:
    return f"M{numbers(x - RADIUS, y)}A{RADIUS} {RADIUS} 0 0 1 {numbers(x + RADIUS, y)}z"


def _on_circle(x: float, y: float, radius: float, angle: float) -> tuple[float, float]:
    return x + radius * cos(radians(angle)), y + radius * sin(radians(angle))


def _sign(season: str, x: float, y: float, size: float) -> str:
    return (
        f'<svg x="{number(x)}" y="{number(y)}" width="{number(size)}" height="{number(size)}" viewBox="0 0 24 24" '
        f'color="var(--line)"><use href="#season-{season}"/></svg>'
    )


# The changes in words


def note(state: Agricola, words: Words) -> str:
    """List what the season changes in this round, beside the log."""
    if not state.season or state.over:
        return ""
    season = name_of(state)
    lines = "".join(f"<li>{words.text(change)}</li>" for change in change_messages(state, state.season))
    icon = f'<svg viewBox="0 0 24 24" aria-hidden="true"><use href="#season-{season}"/></svg>'
    title = f"{icon}{text_of(words, f'season-{season}')}<small>{text_of(words, 'season-round', round=state.round)}</small>"
    return f'<section class="sheet leafnote" data-look="season-{season}"><h3>{title}</h3><ul>{lines}</ul></section>'


def line(state: Agricola, words: Words) -> str:
    """Say what the season changes in one paragraph, if there is nothing beside the board."""
    if not state.season or state.over:
        return ""
    season = name_of(state)
    listed = " · ".join(words.text(change) for change in change_messages(state, state.season))
    return f'<p class="season-line" data-look="season-{season}"><b>{text_of(words, f"season-{season}")}.</b> {listed}</p>'
