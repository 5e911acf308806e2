"""The belongings of a farm in Farmerama: barn, garden, stables with their score tracks; and the bonus tiles to win."""

from __future__ import annotations

from functools import lru_cache

from grange.core.events import text_of
from grange.core.picture import number, picture, text, use, use_at, wobbly_box
from grange.core.words import Words
from grange.games.farmerama.box import ANIMALS, CROPS, GOODS, STABLE, WATER, Tile
from grange.games.farmerama.draw.parts import CUBE_PIECES, PRODUCT_PIECES, ornament, tick
from grange.games.farmerama.labels import ACTION_PIECES, ANIMAL_PIECES, amounts, parts_of
from grange.games.farmerama.rules.farm import animals_to_feed
from grange.games.farmerama.state import Farmerama

ORDER = (WATER, *range(len(CROPS)))  # of the goods in a barn: first water, which turns the wheel
GOOD = 40  # side of a good in the barn
TILE = 62
CELLS, CELL, CELL_STEP = 6, 42, 47  # of a garden
STABLE_ROW = (468, 42)
TRACK, TRACK_WIDTH = 188, 280

DASHES = 'stroke="var(--rule-strong)" stroke-width="1.2" stroke-dasharray="4 3.4"'


# Barn and garden


def good_in_barn(state: Farmerama, seat: int, good: int, words: Words) -> str:
    """Draw a good in the barn, pale if there is none."""
    stored = state.barn[seat][good]
    lying = use(GOODS[good], 3, 3, 34, "rim")
    label = words.say("amount", good=GOODS[good], number=stored)
    return picture(lying if stored else f'<g class="off">{lying}</g>', (0, 0, GOOD, GOOD), "bit", label, f"barn-{GOODS[good]}")


def garden_size(state: Farmerama, seat: int) -> tuple[int, int]:
    """Return the width and height of a garden: a row of cells, and one more for each full row."""
    rows = max(1, -(-len(state.gardens[seat]) // CELLS))
    return CELLS * CELL_STEP - 4, rows * CELL_STEP - 3


def garden(state: Farmerama, seat: int, words: Words) -> str:
    """Draw the garden: bonus tiles that lie face down, and empty cells."""
    tiles = [state.tile(kind) for kind in state.gardens[seat]]
    rows = max(1, -(-len(tiles) // CELLS))
    cells = "".join(_empty_cell(cell % CELLS * CELL_STEP, cell // CELLS * CELL_STEP) for cell in range(rows * CELLS))
    lying = "".join(
        f'<g class="token" id="garden-{cell + 1}">{_laid(tile, cell % CELLS * CELL_STEP, cell // CELLS * CELL_STEP)}</g>'
        for cell, tile in enumerate(tiles)
    )
    stars = state.box.tile_stars * sum(tile.star for tile in tiles)
    label = text_of(words, "picture-of-garden", tiles=len(tiles), stars=stars)
    return picture(cells + lying, (0, 0, *garden_size(state, seat)), "bit", label, look="garden")


def _empty_cell(x: float, y: float) -> str:
    return f'<path d="{wobbly_box(x + 1, y + 1, CELL - 2, CELL - 2, 5, 0.4)}" fill="none" {DASHES}/>'


def _laid(tile: Tile, x: float, y: float) -> str:
    return (
        _tile_paper(x, y, CELL, tile.dark)
        + use(ornament(tile), x + 4, y + 4, CELL - 8, "rim")
        + (use("star", x + CELL - 17, y + CELL - 18, 19) if tile.star else "")
    )


# Bonus tiles to win


def open_tile(state: Farmerama, place: int, words: Words) -> str:
    """Draw an open bonus tile, or its empty place."""
    name = f"tile-{place + 1}"
    if place >= len(state.open):
        return picture(_empty_place(), (0, 0, TILE, TILE), "bit", text_of(words, "picture-of-no-tile"), name, name)
    tile = state.tile(state.open[place])
    label = words.say("picture-of-tile", tile=parts_of(state.box, tile))
    return picture(_open_tile(tile, state.box.tile_stars), (0, 0, TILE, TILE), "bit", label, name, name)


def _empty_place() -> str:
    return f'<path d="{wobbly_box(1, 1, TILE - 2, TILE - 2, 5, 0.4)}" fill="none" {DASHES}/>'


def _open_tile(tile: Tile, stars: int) -> str:
    """Draw a tile with its ornament, and below it what it gives at once and at the end."""
    paper = _tile_paper(0, 0, TILE, tile.dark).replace("<path", '<path class="edge"', 1)
    return paper + use(ornament(tile), 13, 2, 36, "rim") + _rewards(rewards(tile, stars))


def rewards(tile: Tile, stars: int) -> list[tuple[int, str]]:
    """List what a tile gives: the number and the piece."""
    given = [(count, GOODS[good]) for good, count in enumerate(tile.goods) if count]
    if tile.action:
        given.append((1, {"sow": ACTION_PIECES[0], "harvest": ACTION_PIECES[1]}[tile.action]))
    return [*given, (stars, "star")] if tile.star else given


def _rewards(given: list[tuple[int, str]]) -> str:
    """Write the rewards of a tile in a line; if there are many, without the number 1."""
    if len(given) > 2:
        step = 56 / len(given)
        return "".join(use_at(piece, 3 + step * (place + 0.5), 49, 17) for place, (_, piece) in enumerate(given))
    step = 29
    first = TILE / 2 - step * len(given) / 2
    return "".join(
        text(first + step * place + 10, 55, str(count), 14, "t num", "end") + use_at(piece, first + step * place + 20, 49.5, 18)
        for place, (count, piece) in enumerate(given)
    )


def _tile_paper(x: float, y: float, side: float, is_dark: bool) -> str:
    """Draw the paper of a tile; those of the professional game have a dark stripe."""
    shape = wobbly_box(x + 1, y + 1, side - 2, side - 2, 5, 0.5)
    stripe = (
        f'<path d="M{number(x + 3.5)} {number(y + side - 6)}V{number(y + 6)}" stroke="var(--ink)" stroke-width="4"/>'
        if is_dark
        else ""
    )
    return f'<path d="{shape}" fill="var(--paper-top)" stroke="var(--ink)" stroke-width="1.2"/>{stripe}'


# Stables and score tracks


def stable(state: Farmerama, seat: int, animal: int, words: Words) -> str:
    """Draw a row of the score table: the stable, the feed, the stars on a pasture, and the track with its cube."""
    name, produced, track = ANIMALS[animal], state.cubes[seat][animal], state.tracks[animal]
    is_home = state.animals[seat][animal] == STABLE
    can_eat = is_home and not state.over and animal in animals_to_feed(state, seat)
    body = (
        _house(animal, is_home, can_eat)
        + _feed(tuple(state.eats[animal]), state.box.stables[animal])
        + use(PRODUCT_PIECES[animal], 156, 7, 28, "rim")
        + _track(animal, tuple(track), produced)
    )
    where = "home" if is_home else "out"
    label = words.say("picture-of-stable", animal=name, feed=amounts(state.eats[animal]), place=where, stars=track[produced])
    return picture(body, (0, 0, *STABLE_ROW), "bit", label, f"stable-{name}", f"stable-{name}")


def _house(animal: int, is_home: bool, can_eat: bool) -> str:
    """Draw the stable with its animal, pale if that is out, and with a tick if it can be fed."""
    name, drawn = ANIMALS[animal], use(ANIMAL_PIECES[animal], 3, 4, 34)
    if not is_home:
        return f'<rect x="1" y="3" width="38" height="36" rx="5" fill="var(--paper-deep)" {DASHES}/><g class="off">{drawn}</g>'
    return (
        '<rect x="1" y="3" width="38" height="36" rx="5" fill="var(--biome-meadow)" stroke="var(--line)" stroke-width="1.1"/>'
        f'<g class="token" id="home-{name}" data-on="stable-{name}">{drawn}</g>{tick(37, 8) if can_eat else ""}'
    )


@lru_cache(maxsize=64)
def _feed(eats: tuple[int, ...], stars: int) -> str:
    """Write what an animal eats, and its stars on a pasture at the end."""
    eaten = [(count, CROPS[crop]) for crop, count in enumerate(eats) if count]
    step = 72 / max(2, len(eaten))
    body = "".join(
        text(54 + step * place, 27, str(count), 15.5, "t num", "middle") + use(crop, 59 + step * place, 9, 24, "rim")
        for place, (count, crop) in enumerate(eaten)
    )
    return body + text(127, 27, str(stars), 15.5, "t num", "middle") + use("star", 131, 11, 19, "rim")


def _track(animal: int, track: tuple[int, ...], produced: int) -> str:
    """Draw the stars of an animal's product, up to the cube."""
    step = min(40, TRACK_WIDTH / len(track))
    name, x = ANIMALS[animal], TRACK + produced * step
    cells = "".join(_track_cell(TRACK + place * step, step - 6, stars, place - produced) for place, stars in enumerate(track))
    cube = use(CUBE_PIECES[animal], x + step - 18, 0, 19)
    return (
        f'<g id="reached-{name}"><rect class="ground" x="{number(x)}" y="6" width="{number(step - 6)}" height="30"/></g>{cells}'
        f'<g class="token" id="cube-{name}" data-on="reached-{name}">{cube}</g>'
    )


@lru_cache(maxsize=500)
def _track_cell(x: float, width: float, stars: int, beyond: int) -> str:
    """Draw a cell of a track: shaded where the cube has been, with a bold line where it is."""
    fill, line = ("accent-wash" if beyond <= 0 else "paper-top"), (0.9 if beyond else 1.9)
    return (
        f'<path d="{wobbly_box(x, 6, width, 30, 3, 0.5)}" fill="var(--{fill})" stroke="var(--ink)" stroke-width="{line}"/>'
        f"{text(x + width / 2, 26.8, str(stars), 15.5, 't num soft' if beyond < 0 else 't num', 'middle')}"
    )
