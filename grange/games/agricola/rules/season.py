"""What a season can change, and where the rules ask for it. The seasons themselves are in `variants/seasons.py`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, NamedTuple

from grange.games.agricola.box import NO_SEASON, SEASONS, Goods, Price
from grange.games.agricola.state import Agricola


class Change(NamedTuple):
    """What a season changes on a space, for the mark there: how many more or fewer, or a price to pay; perhaps a piece."""

    space: int
    amount: int
    piece: str = ""
    is_price: bool = False


class Season:
    """A season: each method is a rule that it can change, and says what is usual."""

    changes_prices: ClassVar[bool] = False
    changes_fences: ClassVar[bool] = False  # how many have to be paid
    told: ClassVar[tuple[str, ...]] = ()  # its changes, as the words name them

    def prices(self, state: Agricola, thing: int, ways: Sequence[Price]) -> Sequence[Price]:
        """List the ways to pay for a thing, given the usual ones."""
        return ways

    def field_food(self, state: Agricola) -> int:
        """Give the food that a new field costs."""
        return 0

    def fences_to_pay(self, state: Agricola, fences: int) -> int:
        """Count the fences that a seat pays when it builds a number of them in an action; a number below 0 is none."""
        return max(0, fences)

    def fences_for(self, state: Agricola, paid: int) -> int:
        """Count the fences that a seat can build in an action in which it pays for some."""
        return paid

    def gift(self, state: Agricola, space: int) -> Goods:
        """Give the goods that a space gives beside its usual ones."""
        return ()

    def room_built(self, state: Agricola, seat: int) -> None:
        """Act after a seat has built a room."""

    def closed(self, state: Agricola) -> Sequence[int]:
        """List the spaces that nobody may use in this round."""
        return ()

    def changes(self, state: Agricola) -> list[Change]:
        """List what it changes on spaces, apart from the goods that it brings or takes in the preparation."""
        return []


SEASON: list[Season] = [Season() for _ in (NO_SEASON, *SEASONS)]  # by number; `variants/seasons.py` puts the four in their places
