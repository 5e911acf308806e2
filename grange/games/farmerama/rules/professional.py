"""The professional farmer: more bonus tiles, scarecrows compared first, and more sowing and harvesting for water.

`state.professional` is whether this variant is played; its rules are all here.
"""

from __future__ import annotations

from grange.games.farmerama.box import WATER, Tile
from grange.games.farmerama.rules.bank import give_back
from grange.games.farmerama.state import Farmerama

# The bonus tiles


def is_in_play(state: Farmerama, tile: Tile) -> bool:
    """Return whether a bonus tile is in the game: only professional farmers play with the dark ones."""
    return state.professional or not tile.dark


def order_of_comparing(state: Farmerama) -> tuple[str, ...]:
    """List what seats compare for a bonus tile, in order: usually tiles first, among professionals scarecrows."""
    return ("scarecrows", "tiles", "crops") if state.professional else ("tiles", "scarecrows", "crops")


# More sowing and harvesting for water


def water_buys_more(state: Farmerama) -> bool:
    """Return whether seats may continue with a card beyond what the action wheel allows."""
    return state.professional


def can_buy_more(state: Farmerama, seat: int) -> bool:
    """Return whether the seat has the water that one more time costs."""
    return state.barn[seat][WATER] > 0


def pay_for_more(state: Farmerama, seat: int, times: int) -> None:
    """Make the seat pay one water if it has done all that the action wheel allows."""
    if not times:
        give_back(state, seat, WATER, 1)
        state.emit("event-pays", seat=seat)
