"""The season in pictures: the half wheel behind its space, the marks on what it changes, and its changes in words."""

from __future__ import annotations

from functools import lru_cache
from math import cos, radians, sin
from typing import NamedTuple

from grange.core.picture import number, numbers, picture, text, wobbly_box
from grange.core.telling import said
from grange.core.words import Words
from grange.games.agricola.box import AUTUMN, FISHING, NUMBER, SEASONS, SPRING, SUMMER, WINTER
from grange.games.agricola.draw.parts import piece_in
from grange.games.agricola.seasons import is_frozen
from grange.games.agricola.state import Agricola
from grange.games.agricola.telling import CHANGES


class Badge(NamedTuple):
    """The mark of the season on a space that it changes: a word, and perhaps a piece."""

    season: str
    word: str
    piece: str = ""


COLOURS = {"winter": "sky", "spring": "leaf-l", "summer": "straw-l", "autumn": "marigold-l"}
RADIUS = 52

# the spaces that a season changes, with what its mark shows: a word and a piece
MARKS: dict[int, dict[str, tuple[str, str]]] = {
    WINTER: {"farmland": ("1", "food"), "cultivation": ("1", "food")},
    SPRING: {"fencing": ("+2", "fence-h"), "farm_redevelopment": ("+2", "fence-h")},
    SUMMER: {"day_laborer": ("+1", ""), "farm_expansion": ("+1", "stable")},
    AUTUMN: {"major_improvement": ("−1", ""), "house_redevelopment": ("−1", "")},
}


def name_of(state: Agricola) -> str:
    """Name the present season."""
    return SEASONS[state.season - 1]


def badges(state: Agricola, words: Words) -> dict[int, Badge]:
    """Tell which spaces bear the mark of the season, and what it says."""
    if not state.season:
        return {}
    season, changes = name_of(state), state.box.seasons
    found = {NUMBER[space]: Badge(season, *mark) for space, mark in MARKS[state.season].items()}
    for space, fill in state.box.fills.items():
        more = sum(changes.refill[state.season].get(good, 0) for good, _ in fill[state.seats])
        more += changes.fishing[state.season] if space == FISHING else 0
        if more:
            found[space] = Badge(season, f"{'+' if more > 0 else '−'}{abs(more)}")
    if is_frozen(state):
        found[FISHING] = Badge(season, said(words, "season-shut"))
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
    """Tell how wide the mark of the season is."""
    return 22 + 7.2 * len(badge.word) + (16 if badge.piece else 0)


# The half wheel


@lru_cache(maxsize=50)
def wheel(season: int, width: int, low: int, words: Words) -> str:
    """Draw the half wheel that rises over a line."""
    name, following = SEASONS[season - 1], SEASONS[season % len(SEASONS)]
    label = said(words, "picture-of-season", season=name, next=said(words, f"season-{following}"))
    return picture(_wheel(season, width / 2, low), (0, 0, width, low), "bit", label, look=f"season-{name}")


def _wheel(season: int, middle: float, low: float) -> str:
    """Draw the quarters as far as they can be seen: the present season on top, the past one left, the coming one right."""
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
    lines = "".join(f"<li>{said(words, f'change-{season}-{what}')}</li>" for what in CHANGES[season])
    icon = f'<svg viewBox="0 0 24 24" aria-hidden="true"><use href="#season-{season}"/></svg>'
    title = f"{icon}{said(words, f'season-{season}')}<small>{said(words, 'season-round', round=state.round)}</small>"
    return f'<section class="sheet leafnote" data-look="season-{season}"><h3>{title}</h3><ul>{lines}</ul></section>'


def line(state: Agricola, words: Words) -> str:
    """Tell what the season changes in one paragraph, where nothing stands beside the board."""
    if not state.season or state.over:
        return ""
    season = name_of(state)
    told = " · ".join(said(words, f"change-{season}-{what}") for what in CHANGES[season])
    return f'<p class="season-line" data-look="season-{season}"><b>{said(words, f"season-{season}")}.</b> {told}</p>'
