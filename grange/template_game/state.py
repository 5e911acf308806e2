"""What lies on the table, and nothing else."""

from __future__ import annotations

from grange.core.chance import Chance
from grange.core.game import Origin
from grange.core.state import State
from grange.template_game.options import PLACES

SACKS = (1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6)  # the grain in each sack
NO_SACK = 0


class TemplateGame(State):
    """The row, the sacks to come, and the sacks that the seats have taken."""

    row: list[int]  # the grain in the open sacks
    deck: list[int]  # the grain in the sacks to come; the next one is the last
    taken: list[list[int]]  # the sacks of each seat

    __slots__ = (*__annotations__,)

    def lay(self, origin: Origin, chance: Chance) -> None:
        """Set up the table as it is before the first step."""
        super().lay(origin, chance)
        self.row = [NO_SACK] * len(PLACES)
        self.deck = []
        self.taken = [[] for _ in range(self.seats)]

    def copy_into(self, other: TemplateGame) -> None:
        """Copy every field, lists by slicing."""
        super().copy_into(other)
        other.row = self.row[:]
        other.deck = self.deck[:]
        other.taken = [sacks[:] for sacks in self.taken]
