"""The table of a game as a page lays it out."""

from __future__ import annotations

from typing import NamedTuple


class Panels(NamedTuple):
    """What a game draws for a page: panels, which the game's own style sheet arranges, and their tabs on small screens.

    On a small screen, an element with `data-page="a"` is visible under the first tab, with `data-page="a b"` also under the second.
    Viewers can look up every piece by its name; all that lies in an element with `data-look="thing"` is looked up as that thing.
    An element with an `id` can be an option's target; its id never changes.
    """

    main: str  # the panels of the board
    side: str  # the panels between the score sheet and the log
    tabs: tuple[str, ...]  # the keys of the tabs' titles

    @property
    def html(self) -> str:
        """All panels."""
        return self.main + self.side


class Foreseen(NamedTuple):
    """A preview: the table as it would be, a title, and a description."""

    panels: Panels
    title: str
    told: str
