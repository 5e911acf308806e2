"""The table of a game as a page lays it out."""

from __future__ import annotations

from typing import NamedTuple


class Panels(NamedTuple):
    """What a game draws for a page: panels, which the game's own style sheet arranges, and its pages in a hand.

    An element with `data-page="a"` is seen in a hand while the first tab is open, with `data-page="a b"` also under the second.
    Every piece can be looked up by its name, and an element with `data-look="thing"` with all that lies in it as that thing.
    An element with an `id` can be an option's target, and keeps it.
    """

    main: str  # the panels of the board
    side: str  # the panels that stand between the score sheet and the log
    tabs: tuple[str, ...]  # the keys of the tabs' names

    @property
    def html(self) -> str:
        """Everything that is drawn."""
        return self.main + self.side


class Foreseen(NamedTuple):
    """What a page shows of something that could come: the table as it would be, its name, and the same in words."""

    panels: Panels
    title: str
    told: str
