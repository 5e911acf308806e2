"""What a season can change, and where the rules ask for it. `variants/seasons.py` has the seasons themselves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, NamedTuple

from grange.games.agricola.box import NO_SEASON, SEASONS, Goods, Price
from grange.games.agricola.state import Agricola


class Change(NamedTuple):
    """What a season changes on a space, for the mark there: a difference in number, or a price; with a piece, if there is one."""

    space: int
    amount: int
    piece: str = ""
    is_price: bool = False


class Season:
    """A season: each method is a rule that it can change, and returns what is usual."""

    changes_prices: ClassVar[bool] = False
    changes_fences: ClassVar[bool] = False  # whether it changes how many fences must be paid
    change_keys: ClassVar[tuple[str, ...]] = ()  # message keys of its changes

    def prices(self, state: Agricola, thing: int, ways: Sequence[Price]) -> Sequence[Price]:
        """List alternative prices for a thing, given the usual ones."""
        return ways

    def field_food(self, state: Agricola) -> int:
        """Return the food that a new field costs."""
        return 0

    def fences_to_pay(self, state: Agricola, fences: int) -> int:
        """Count how many of a number of fences, all built in one action, must be paid; 0 if the number is negative."""
        return max(0, fences)

    def fences_for(self, state: Agricola, paid: int) -> int:
        """Count the fences that a seat can build in an action if it pays for some of them."""
        return paid

    def gift(self, state: Agricola, space: int) -> Goods:
        """Return the goods that a space gives in addition to its usual ones."""
        return ()

    def room_built(self, state: Agricola, seat: int) -> None:
        """Act after a seat has built a room."""

    def closed(self, state: Agricola) -> Sequence[int]:
        """List the spaces that are closed in this round."""
        return ()

    def changes(self, state: Agricola) -> list[Change]:
        """List what it changes on spaces, apart from the goods that it adds or removes in the preparation."""
        return []


SEASON: list[Season] = [Season() for _ in (NO_SEASON, *SEASONS)]  # by number; `variants/seasons.py` fills in the four
