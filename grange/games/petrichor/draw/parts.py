"""Small parts of all pictures of Petrichor: paper, tags, drops, the marks of owners."""

from __future__ import annotations

from collections.abc import Sequence

from grange.core.picture import moved, number, tag, use
from grange.games.petrichor.state import Petrichor

# the colour of each weather and of each crop
WEATHER_TINTS = ("sky", "straw", "leaf", "water")
CROP_TINTS = ("rust", "sky", "water", "leaf", "clay", "straw", "straw", "leaf", "water")

HOLLOW = (  # the marks of the seats, then the neutral player's, as paths around 0, 0
    "M0 -5.4a5.4 5.4 0 1 0 .01 0z",
    "M-5 -5h10v10h-10z",
    "M0 -6L6.2 5H-6.2z",
    "M0 -6.6L5.6 0 0 6.6-5.6 0z",
    "M0 -7C2 -3.4 4.4 -.6 4.4 2.4a4.4 4.4 0 0 1-8.8 0C-4.4 -.6 -2 -3.4 0 -7z",
)
DROP = HOLLOW[-1]


def mark_of(state: Petrichor, owner: int) -> str:
    """Name the piece of an owner's mark."""
    return f"seat-{owner}" if owner < state.seats else "drop-neutral"


def drop_of(state: Petrichor, owner: int) -> str:
    """Name the piece of an owner's drop."""
    return f"drop-{owner}" if owner < state.seats else "drop-neutral"


def hollow_mark(state: Petrichor, owner: int, x: float, y: float, size: float) -> str:
    """Draw the outline of an owner's mark around a point."""
    shape = HOLLOW[owner if owner < state.seats else -1]
    scale = f" scale({size / 18:.2f})" if size != 18 else ""
    return (
        f'<path d="{shape}" transform="translate({number(x)} {number(y)}){scale}" fill="none" stroke="var(--ink-soft)" '
        'stroke-width="1.3" stroke-linejoin="round"/>'
    )


def drop_outline(x: float, y: float, is_full: bool, css: str = "") -> str:
    """Draw a small drop around a point, full or empty."""
    fill = "water" if is_full else "paper-top"
    return (
        f'<path d="{DROP}" transform="translate({number(x)} {number(y)})" fill="var(--{fill})" stroke="var(--ink)" '
        f'stroke-width="1.3"{css}/>'
    )


def wide_piece(piece: str, x: float, y: float, width: float) -> str:
    """Draw a cloud, whose box is wider than high."""
    return f'<use href="#{piece}" x="{number(x)}" y="{number(y)}" width="{number(width)}" height="{number(width * 2 / 3)}"/>'


def drops_in_rows(state: Petrichor, owned: Sequence[int], spots: Sequence[tuple[float, float]], name: str) -> str:
    """Draw every drop, owner by owner, at the given spots."""
    body, first = "", 0
    for owner, drops in enumerate(owned):
        if drops:
            piece = drop_of(state, owner)
            drawn = "".join([use(piece, x, y, 27) for x, y in spots[first : first + drops]])
            body += f'<g id="{name}-{owner}">{drawn}</g>'
            first += drops
    return body


def drops_counted(state: Petrichor, owned: Sequence[int], x: float, y: float, name: str) -> str:
    """Draw one drop for each owner around a point, with their number on a tag below."""
    present = [owner for owner, drops in enumerate(owned) if drops]
    first = x - 16.5 * (len(present) - 1)
    return "".join(
        f'<g id="{name}-{owner}">{moved(_counted(drop_of(state, owner), owned[owner]), first + spot * 33, y)}</g>'
        for spot, owner in enumerate(present)
    )


def _counted(piece: str, drops: int) -> str:
    return use(piece, -13, -24, 27) + tag(0, 12, str(drops), 15.5, 22)
