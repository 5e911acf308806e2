"""A pause for what a seat can do at any time."""

from __future__ import annotations

from dataclasses import dataclass

from grange.core.step import Question
from grange.games.agricola.box import SEATS
from grange.games.agricola.options import ENOUGH_OPTION
from grange.games.agricola.state import Agricola


@dataclass(frozen=True, slots=True)
class Pause(Question):
    """After its last step the seat is asked once more, if there is anything that it can do at any time."""

    seat: int

    prompt = "ask-pause"
    chapter = "cards"

    def options(self, state: Agricola) -> list[int]:
        return [ENOUGH_OPTION]

    def choose(self, state: Agricola, option: int) -> None:
        """Continue."""


PAUSES = tuple(map(Pause, SEATS))
