"""The small picture of a card: a ground, and the pieces of its recipe on it."""

from __future__ import annotations

from functools import lru_cache

from grange.core.picture import use
from grange.games.agricola.draw.parts import fence
from grange.games.agricola.draw.recipes import RECIPES, Recipe

WIDTH, HEIGHT = 176, 106
BASE = 99  # y of the line on which pieces stand
SMALLER = ("room-", "field")  # pieces that fill their square are drawn a little smaller
PEOPLE = ("person", "newborn")

Spot = tuple[float, float, float]  # the middle of a piece, the line on which it stands, and its size

# the spots of each arrangement
FIXED: dict[str, tuple[Spot, ...]] = {
    "one": ((88, BASE, 84),),
    "pair": ((56, BASE, 64), (120, BASE - 1, 64)),
    "heap": ((62, BASE, 48), (112, BASE, 48), (87, BASE - 25, 48)),
    "turn": ((42, BASE - 2, 60), (134, BASE - 2, 60)),
    "over": ((88, 58, 62), (88, BASE, 46)),
    "before": ((118, BASE - 6, 88), (40, BASE + 1, 50), (82, BASE + 4, 38), (16, BASE + 5, 32)),
}
WITH: dict[int, tuple[Spot, ...]] = {  # a person with one, two or three things
    2: ((52, BASE, 72), (124, BASE, 58)),
    3: ((44, BASE, 72), (98, BASE, 50), (144, BASE - 3, 50)),
    4: ((44, BASE, 72), (90, BASE, 44), (124, BASE - 3, 42), (154, BASE + 1, 38)),
}
ARROW = "".join(
    f'<path d="M76 66q12 -9 24 0M100 66l-8 -1.4M100 66l-1.6 -8" fill="none" stroke="var(--{colour})" stroke-width="{wide}" '
    'stroke-linecap="round" stroke-linejoin="round"/>'
    for colour, wide in (("mark", 7), ("rust-d", 3.4))
)


BEAM = '<path d="M70 40L44 104H132L106 40z" fill="var(--straw-l)" opacity=".5"/>'


@lru_cache(maxsize=256)
def vignette(name: str) -> str:
    """Draw the small picture of a card."""
    recipe = RECIPES[name]
    ground = f'<use href="#ground-{recipe.ground}" width="{WIDTH}" height="{HEIGHT}"/>'
    sign = use(recipe.sign, 136, 4, 34) if recipe.sign else ""
    arrow = ARROW if recipe.stand == "turn" else ""
    things = "".join(_thing(piece, *spot) for piece, spot in zip(recipe.pieces, spots(recipe), strict=False))
    beam = BEAM if recipe.stand == "over" else ""
    return (
        f'<svg class="vg" viewBox="0 0 {WIDTH} {HEIGHT}" preserveAspectRatio="xMidYMax slice" aria-hidden="true">'
        f"{ground}{sign}{beam}{things}{arrow}</svg>"
    )


def spots(recipe: Recipe) -> tuple[Spot, ...]:
    """Return the spots of a recipe's pieces."""
    count = len(recipe.pieces)
    if recipe.stand == "with":
        return WITH[count]
    if recipe.stand == "row":
        size = min(58, 166 / count)
        return tuple((88 + (at - (count - 1) / 2) * size * 0.98, BASE - at % 2 * 3, size) for at in range(count))
    return FIXED[recipe.stand]


def _thing(piece: str, x: float, base: float, size: float) -> str:
    """Draw a piece on a line; a person wears a coat, a fence has posts."""
    name, _, coat = piece.partition("/")
    if name == "fence":
        return fence(x - size / 2, base - size * 0.92, size, size * 0.84, "")
    size *= 0.8 if name.startswith(SMALLER) else 1
    css = f"coat-{coat}" if coat else "of-card" if name in PEOPLE else ""
    return use(name, x - size / 2, base - size, size, css)
