"""The options of Evergreen, each kind declared once.

The board decides which cells a planet has and what they are called. So the cells of the largest planet are numbered here, and a
box names those that it has.
"""

from __future__ import annotations

from grange.core.options import Options

LONGEST = 9  # rows and columns of the largest planet
MOST_SEATS = 4
ACTIONS = "ABCD"
A, B, C, D = range(len(ACTIONS))


def cell_name(row: int, column: int) -> str:
    """Name a cell by its column and its row, as on a map."""
    return f"{chr(ord('A') + column)}{row + 1}"


PLACES = [str(place) for place in range(MOST_SEATS + 1)]  # in the market: one for each drafter, and one more
CELLS = [cell_name(row, column) for row in range(LONGEST) for column in range(LONGEST)]
CELL = "planet-{seat}-{thing}"

OPTIONS = Options()
TAKE = OPTIONS.verb("take", PLACES, target="market-{thing}")
ACTION = OPTIONS.verb("action", ACTIONS)
POWER = OPTIONS.verb("power")
SKIP = OPTIONS.verb("skip", idle=True)
ENOUGH = OPTIONS.verb("enough", idle=True)
PLANT = OPTIONS.verb("plant", CELLS, of="cell", target=CELL)
GROW = OPTIONS.verb("grow", CELLS, of="cell", target=CELL)
PLACE_BUSH = OPTIONS.verb("bush", CELLS, of="cell", target=CELL)
PLACE_LAKE = OPTIONS.verb("lake", CELLS, of="cell", target=CELL)
ON_CELLS = (PLANT, GROW, PLACE_BUSH, PLACE_LAKE)

POWER_OPTION = POWER.option()
SKIP_OPTION = SKIP.option()
ENOUGH_OPTION = ENOUGH.option()
