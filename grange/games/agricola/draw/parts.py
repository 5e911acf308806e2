"""Small parts of all pictures of Agricola: paper, trays, tags, people."""

from __future__ import annotations

from grange.core.picture import number, text, use, wobbly_box

DASHED = 'stroke-dasharray="4 3.4"'


def stretched(piece: str, x: float, y: float, width: float, height: float, css: str = "") -> str:
    """Stretch a piece to fill a box, as fences need it."""
    named = f' class="{css}"' if css else ""
    return (
        f'<use href="#{piece}" x="{number(x)}" y="{number(y)}" width="{number(width)}" height="{number(height)}" '
        f'preserveAspectRatio="none"{named}/>'
    )


def disc(x: float, y: float, radius: float, words: str, size: float) -> str:
    """Write a number on a straw disc."""
    return (
        f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(radius)}" fill="var(--straw-l)" stroke="var(--line)" '
        f'stroke-width="1.2"/>{text(x, y + size * 0.36, words, size, "tl num", "middle")}'
    )


def flat(width: float, height: float, is_dashed: bool = False) -> str:
    """Draw flat paper, for things that never change."""
    shape = wobbly_box(1, 1, width - 2, height - 2, 6, 0.5)
    line = DASHED if is_dashed else ""
    return f'<path d="{shape}" class="edge" fill="var(--paper-top)" stroke="var(--rule-strong)" stroke-width="1.1" {line}/>'


def tray(x: float, y: float, width: float, height: float) -> str:
    """Draw a tray sunk into the paper, shaded along its upper left rim, for things that accumulate."""
    shape = wobbly_box(x, y, width, height, 6, 0.5)
    right, bottom = number(x + width), number(y + height)
    rim = (
        f"M{number(x + 6)} {number(y)}H{number(x + width - 6)}Q{right} {number(y)} {right} {number(y + 5)}"
        f"H{number(x + 5)}V{bottom}Q{number(x)} {bottom} {number(x)} {number(y + height - 6)}"
        f"V{number(y + 6)}Q{number(x)} {number(y)} {number(x + 6)} {number(y)}z"
    )
    return (
        f'<path d="{shape}" fill="var(--paper-deep)"/><path d="{rim}" fill="url(#shade)"/>'
        f'<path d="{shape}" class="edge" fill="none" stroke="var(--ink)" stroke-width="1.2"/>'
    )


def fence(x: float, y: float, width: float, height: float, css: str) -> str:
    """Draw a piece of fence between two posts."""
    post = height * 0.36
    return (
        stretched("fence-h", x + post / 2, y + height * 0.36, width - post, height * 0.38, css)
        + stretched("fence-post", x, y + height * 0.16, post, height * 0.68, css)
        + stretched("fence-post", x + width - post, y + height * 0.16, post, height * 0.68, css)
    )


def piece_in(piece: str, x: float, y: float, size: float, css: str) -> str:
    """Draw a piece in a square; a fence comes with its posts."""
    return fence(x, y, size, size, css) if piece == "fence-h" else use(piece, x, y, size, css)
