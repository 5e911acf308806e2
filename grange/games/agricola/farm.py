"""The farmyard of Agricola: fifteen spaces, the fences between them, pastures, and their room for animals.

Sets of spaces and of fences are integers with one bit for each. Spaces are counted row by row from the upper left; fences first
along the rows (four lines of five), then along the columns (three lines of six).
"""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import permutations

ROWS, COLUMNS = 3, 5
SPACES = ROWS * COLUMNS
ALL = (1 << SPACES) - 1
NAMES = tuple(f"{column}{row + 1}" for row in range(ROWS) for column in "ABCDE")
WEST = sum(1 << row * COLUMNS for row in range(ROWS))  # the leftmost column
EAST = WEST << COLUMNS - 1
FENCE_PLACES = (ROWS + 1) * COLUMNS + ROWS * (COLUMNS + 1)
ALONG_ROWS = (1 << (ROWS + 1) * COLUMNS) - 1  # places for fences along the rows
FIRST_IN_ROW = sum(1 << line * COLUMNS for line in range(ROWS + 1))
MOST_FENCES = 15  # with fewer fences, no ring of pastures can enclose another space

Pasture = int  # a set of spaces
Shape = tuple[int, int, int]  # a pasture, its border, and the number of fences in it
Region = tuple[int, int]  # a pasture that could be built, and the number of fences that it needs


def space(name: str) -> int:
    """Find a space by its name, such as B3."""
    return NAMES.index(name)


@cache
def spaces_of(some: int) -> tuple[int, ...]:
    """List the spaces of a set."""
    return tuple(place for place in range(SPACES) if some >> place & 1)


def beside(some: int) -> int:
    """Find the spaces that share an edge with one of these; diagonals do not count."""
    return (some << COLUMNS | some >> COLUMNS | (some & ~EAST) << 1 | (some & ~WEST) >> 1) & ALL


# Fences and pastures


def edges_of(place: int) -> int:
    """Return the four places for fences around a space."""
    row, column = divmod(place, COLUMNS)
    upper, left = row * COLUMNS + column, (ROWS + 1) * COLUMNS + row * (COLUMNS + 1) + column
    return 1 << upper | 1 << upper + COLUMNS | 1 << left | 1 << left + 1


EDGES = tuple(edges_of(place) for place in range(SPACES))


@lru_cache(maxsize=1 << 14)
def border(some: int) -> int:
    """Return the fences around a set of spaces; there are none between two spaces of the set."""
    fences = 0
    for place in spaces_of(some):
        fences ^= EDGES[place]
    return fences


def _connected_sets() -> set[int]:
    """Find all connected sets of spaces, growing them by one space at a time."""
    found: set[int] = set()
    growing = {1 << place for place in range(SPACES)}
    while growing:
        found |= growing
        growing = {some | 1 << place for some in growing for place in spaces_of(beside(some) & ~some)} - found
    return found


# every pasture that fifteen fences could enclose, with its border and that border's length, shortest first
SHAPES: list[Shape] = sorted(
    ((some, border(some), border(some).bit_count()) for some in _connected_sets() if border(some).bit_count() <= MOST_FENCES),
    key=lambda shape: (shape[2], shape[0]),
)
SHAPES_WITHIN = [[shape for shape in SHAPES if shape[0].bit_count() <= spaces] for spaces in range(SPACES + 1)]
SHAPES_UP_TO = [[shape for shape in SHAPES if shape[2] <= most] for most in range(MOST_FENCES + 1)]


@lru_cache(maxsize=1 << 16)
def pastures_of(fences: int) -> tuple[Pasture, ...]:
    """Find the pastures that fences enclose, as sets of spaces."""
    if not fences:
        return ()
    found: list[Pasture] = []
    left = ALL
    while left:
        start = left & -left
        region = _region(start, fences)
        left &= ~region
        if not border(region) & ~fences:
            found.append(region)
    return tuple(found)


def _region(start: int, fences: int) -> int:
    """Find all spaces that can be reached from a space without crossing a fence."""
    region, fresh = start, start
    while fresh:
        reached = 0
        for place in spaces_of(fresh):
            for other in spaces_of(beside(1 << place) & ~region):
                if not EDGES[place] & EDGES[other] & fences:
                    reached |= 1 << other
        region |= reached
        fresh = reached
    return region


@lru_cache(maxsize=1 << 16)
def enclosed_by(fences: int) -> int:
    """Return all spaces in pastures."""
    enclosed = 0
    for pasture in pastures_of(fences):
        enclosed |= pasture
    return enclosed


@lru_cache(maxsize=1 << 16)
def new_pastures(fences: int, taken: int, most: int) -> tuple[Region, ...]:
    """List every pasture that can be enclosed with at most `most` new fences, on spaces without tiles.

    It divides an existing pasture, or lies on open land, beside a pasture if there is one.
    """
    if not fences:
        return tuple([(some, size) for some, _, size in SHAPES_UP_TO[most] if not some & taken])
    enclosed = enclosed_by(fences)
    land = ALL & ~(taken | enclosed)
    shore = beside(enclosed)
    found = [
        (some, need) for some, around, _ in shapes_on(land) if some & shore and (need := (around & ~fences).bit_count()) <= most
    ]
    for pasture in pastures_of(fences):
        found += [
            (some, need)
            for some, around, _ in shapes_on(pasture)
            if some != pasture and (need := (around & ~fences).bit_count()) <= most
        ]
    return tuple(found)


@lru_cache(maxsize=1 << 14)
def shapes_on(land: int) -> list[Shape]:
    """List the pastures that could lie on some land."""
    elsewhere = ~land
    return [shape for shape in SHAPES_WITHIN[land.bit_count()] if not shape[0] & elsewhere]


def can_enclose(fences: int, taken: int, most: int) -> bool:
    """Return whether any new pasture is possible with at most `most` fences."""
    if not fences:
        return most >= 4 and taken != ALL  # a single space is the cheapest
    enclosed = enclosed_by(fences)
    for place in spaces_of(beside(enclosed) & ~(taken | enclosed)):  # so it usually suffices later, too
        if (EDGES[place] & ~fences).bit_count() <= most:
            return True
    return most > 0 and bool(new_pastures(fences, taken, most))


def runs(fences: int) -> int:
    """Count the straight lines without gaps into which fences can be split."""
    rows, columns = fences & ALONG_ROWS, fences & ~ALONG_ROWS
    return (rows & ~(rows << 1 & ~FIRST_IN_ROW)).bit_count() + (columns & ~(columns << COLUMNS + 1)).bit_count()


# Pastures by house rules: open ones, and ones apart from others


@cache
def all_edges(some: int) -> int:
    """Return all places for fences around each of these spaces, including those between two of them."""
    edges = 0
    for place in spaces_of(some):
        edges |= EDGES[place]
    return edges


def gap_of(fences: int, gaps: int, pasture: int) -> int:
    """Find where a pasture may stay open: on an unfenced edge that no other pasture shares, if possible where it is open already.

    Otherwise, if possible, on the rim of the farm, where no other pasture can be. If only one fence is missing, it is built.
    """
    missing = border(pasture) & ~(fences & ~gaps)
    if missing.bit_count() < 2:
        return 0
    free = missing & ~all_edges(enclosed_by(fences) & ~pasture)
    best = free & gaps or free & border(ALL) or free
    return best & -best


@lru_cache(maxsize=1 << 12)
def pastures_by_house_rules(fences: int, gaps: int, taken: int, most: int, near: int, may_gape: bool) -> tuple[Region, ...]:
    """List every pasture that can be enclosed with at most `most` new fences; on open land, it must include a space of `near`.

    If gaps are allowed, a gap needs no fence; then there are enough fences for a ring, but none closes around a tile.
    """
    built, land = fences & ~gaps, ALL & ~(taken | enclosed_by(fences))
    shapes = [(some, around) for some, around, _ in shapes_on(land) if some & near]
    for pasture in pastures_of(fences):
        shapes += [(some, around) for some, around, _ in shapes_on(pasture) if some != pasture]
    found = []
    for some, around in shapes:
        need = (around & ~built).bit_count()
        if may_gape and need <= most + 1 and gap_of(fences, gaps, some):
            need -= 1
        if 0 < need <= most and not (may_gape and enclosed_by(fences | around) & taken):
            found.append((some, need))
    return tuple(found)


# Room for animals


@lru_cache(maxsize=1 << 16)
def capacities(fences: int, stables: int, animals: int, more: int = 0) -> tuple[int, ...]:
    """Return how many animals each pasture holds: a number for each space, doubled for every stable in it, plus `more`."""
    return tuple(sorted((animals * some.bit_count() << (some & stables).bit_count()) + more for some in pastures_of(fences)))


@lru_cache(maxsize=1 << 14)
def ways_to_graze(pastures: tuple[int, ...]) -> tuple[tuple[int, int, int], ...]:
    """List the ways to assign a kind of animal to each pasture, as room for sheep, wild boar and cattle."""
    ways = {(0, 0, 0)}
    for room in pastures:
        ways = {
            way
            for sheep, boar, cattle in ways
            for way in ((sheep + room, boar, cattle), (sheep, boar + room, cattle), (sheep, boar, cattle + room))
        }
    return tuple(sorted(ways))


@lru_cache(maxsize=1 << 14)
def ways_to_graze_apart(pastures: tuple[int, ...]) -> tuple[tuple[int, int, int], ...]:
    """List the ways to assign at most one pasture to each kind of animal, as room for sheep, wild boar and cattle."""
    return tuple(sorted(set(permutations((*pastures, 0, 0, 0), 3))))


@lru_cache(maxsize=1 << 16)
def homeless(pastures: tuple[int, ...], anywhere: int, sheep: int, boar: int, cattle: int, apart: bool = False) -> int:
    """Count the animals without room in the best arrangement; `anywhere` is the number of places for single animals of any kind.

    Each kind may have several pastures or, if `apart`, at most one.
    """
    if sheep + boar + cattle <= anywhere:
        return 0
    ways = ways_to_graze_apart(pastures) if apart else ways_to_graze(pastures)
    least = min(max(0, sheep - room[0]) + max(0, boar - room[1]) + max(0, cattle - room[2]) for room in ways)
    return max(0, least - anywhere)


# With one more kind of animal


@lru_cache(maxsize=1 << 12)
def ways_for(pastures: tuple[int, ...], kinds: int, apart: bool) -> tuple[tuple[int, ...], ...]:
    """List the ways to assign a kind of animal to each pasture, as room for each kind.

    If each kind has at most one pasture, some pastures may have no kind.
    """
    ways = {(0,) * kinds}
    for room in pastures:
        ways = (ways if apart else set()) | {
            tuple([size + room * (each == kind) for each, size in enumerate(way)])
            for way in ways
            for kind in range(kinds)
            if not (apart and way[kind])
        }
    return tuple(sorted(ways))


@lru_cache(maxsize=1 << 14)
def homeless_of(pastures: tuple[int, ...], anywhere: int, animals: tuple[int, ...], apart: bool) -> int:
    """Count the animals, of any number of kinds, without room in the best arrangement."""
    ways = ways_for(pastures, len(animals), apart)
    least = min([sum([max(0, number - size) for number, size in zip(animals, way, strict=True)]) for way in ways])
    return max(0, least - anywhere)
