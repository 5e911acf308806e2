"""Small parts of all pictures of Farmerama: points on a circle, wedges, tags, pieces."""

from __future__ import annotations

from functools import lru_cache
from math import cos, pi, sin

from grange.core.picture import escaped, number, numbers, use
from grange.games.farmerama.box import SECTORS, STABLE, WATER, Tile
from grange.games.farmerama.state import Farmerama

STEP = 360 / SECTORS  # degrees of a sector
PRODUCT_PIECES = ("wool", "truffle", "milk", "horseshoe")  # of the animals
CUBE_PIECES = ("cube-white", "cube-pink", "cube-brown", "cube-black")


# Circles


@lru_cache(maxsize=2000)
def point(radius: float, degrees: float) -> tuple[float, float]:
    """Find a point on a circle around 0, 0, clockwise from its top."""
    angle = degrees * pi / 180
    return radius * sin(angle), -radius * cos(angle)


@lru_cache(maxsize=2000)
def spot(radius: float, degrees: float) -> str:
    """Format a point on a circle."""
    return numbers(*point(radius, degrees))


@lru_cache(maxsize=2000)
def wedge(inner: float, outer: float, start: float, end: float) -> str:
    """Return the path of a part of a ring, clockwise from one angle to another."""
    near, far = number(inner), number(outer)
    return (
        f"M{spot(inner, start)}L{spot(outer, start)}A{far} {far} 0 0 1 {spot(outer, end)}"
        f"L{spot(inner, end)}A{near} {near} 0 0 0 {spot(inner, start)}z"
    )


@lru_cache(maxsize=2000)
def spokes(radii: tuple[float, float], count: int) -> str:
    """Return the path of lines from one radius to another, all around."""
    return "".join(f"M{spot(radii[0], 360 / count * spoke)}L{spot(radii[1], 360 / count * spoke)}" for spoke in range(count))


def turned_by(turns: float, step: float = -STEP) -> str:
    """Return the transformation of a wheel; the angle only grows, so that no wheel spins back."""
    return f'class="turning" transform="rotate({turns * step:.2f})"'


def animals_on(state: Farmerama, seat: int, sector: int) -> list[int]:
    """List the animals on a pasture."""
    return [animal for animal, where in enumerate(state.animals[seat]) if where == sector != STABLE]


# Paper


def disc(x: float, y: float, radius: float) -> str:
    """Draw a paper disc around a point."""
    return (
        f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(radius)}" fill="var(--mark)" stroke="var(--line)" '
        'stroke-width="1.2"/>'
    )


def tick(x: float, y: float) -> str:
    """Draw a check mark on a disc around a point."""
    return (
        f'{disc(x, y, 8)}<path d="M{numbers(x - 4, y - 0.2)}l3 3.4 5-7" fill="none" stroke="var(--line)" stroke-width="1.8" '
        'stroke-linecap="round" stroke-linejoin="round"/>'
    )


def head_sheep(x: float, y: float, size: float) -> str:
    """Draw the Head Sheep in a square: a sheep with a crown on a disc."""
    scale = size / 48
    return (
        f'<g transform="translate({numbers(x, y)}) scale({scale:.3f})"><circle cx="24" cy="24" r="22" fill="var(--straw-l)" '
        f'stroke="var(--line)" stroke-width="2"/>{use("sheep", 7, 12, 34)}'
        '<path d="M9 16L7 6L13 10.5L17 4L20.5 10.5L27 7L24 16z" fill="var(--straw)" stroke="var(--line)" stroke-width="1.8" '
        'stroke-linejoin="round"/></g>'
    )


# Pieces in a page


def piece(name: str, label: str = "", css: str = "rim") -> str:
    """Draw one piece; without a label it is hidden from screen readers."""
    side = 24 if name.startswith(("seat-", "ui-")) else 48
    role = f'role="img" aria-label="{escaped(label)}"' if label else 'aria-hidden="true"'
    return f'<svg viewBox="0 0 {side} {side}" class="{css}" {role}><use href="#{name}"/></svg>'


def cap(title: str, more: str = "", mark: str = "") -> str:
    """Write a heading with a rule, and a quiet remark at its end."""
    return f'<h3 class="cap">{escaped(title)}{mark}{f"<small>{escaped(more)}</small>" if more else ""}</h3>'


# Bonus tiles


def ornament(tile: Tile) -> str:
    """Choose the piece on the back of a bonus tile, by what its front gives."""
    if tile.goods[WATER]:
        return "fountain"
    if tile.star:
        return "flowerpot"
    return "sundial" if sum(map(bool, tile.goods)) > 1 else "beehive"
