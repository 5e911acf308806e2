"""The professional farmer: more bonus tiles, scarecrows that are compared first, and more sowing and harvesting for water.

`state.professional` tells whether this is played; what it means stands here.
"""

from __future__ import annotations

from grange.games.farmerama.box import WATER, Tile
from grange.games.farmerama.rules.bank import give_back
from grange.games.farmerama.state import Farmerama

# The bonus tiles


def is_in_play(state: Farmerama, tile: Tile) -> bool:
    """Tell whether a bonus tile is in the game: only professional farmers play with the dark ones."""
    return state.professional or not tile.dark


def order_of_comparing(state: Farmerama) -> tuple[str, ...]:
    """List what seats compare for a bonus tile, one after the other: usually tiles first, among professionals scarecrows."""
    return ("scarecrows", "tiles", "crops") if state.professional else ("tiles", "scarecrows", "crops")


# More sowing and harvesting for water


def water_buys_more(state: Farmerama) -> bool:
    """Tell whether seats may go on with a card beyond what the action wheel allows."""
    return state.professional


def can_buy_more(state: Farmerama, seat: int) -> bool:
    """Tell whether the seat has the water that one more time costs."""
    return state.barn[seat][WATER] > 0


def pay_for_more(state: Farmerama, seat: int, times: int) -> None:
    """Let the seat pay one water if it has done all that the action wheel allows."""
    if not times:
        give_back(state, seat, WATER, 1)
        state.emit("event-pays", seat=seat)
