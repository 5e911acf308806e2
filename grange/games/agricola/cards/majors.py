"""The ten major improvements. What is printed on them is in the box; here is what happens when they are built."""

from __future__ import annotations

from grange.games.agricola.actions import ChooseActions
from grange.games.agricola.box import BAKE, FOOD, MAJORS, set_of
from grange.games.agricola.cards import CARDS, Card
from grange.games.agricola.state import Agricola


class Improvement(Card):
    """Fireplaces, hearths and workshops: nothing happens when they are built."""


class Oven(Card):
    """Clay Oven and Stone Oven: when one is built, its owner may bake bread at once."""

    def play(self, state: Agricola, seat: int) -> None:
        state.then(ChooseActions(seat, set_of(BAKE), begun=True))


class Well(Card):
    """Food waits on the next round spaces, fewer when fewer rounds remain."""

    def play(self, state: Agricola, seat: int) -> None:
        state.put_on_rounds(seat, FOOD, 1, range(1, state.box.majors[self.number].rounds + 1))


SPECIAL: dict[str, type[Card]] = {"well": Well, "clay_oven": Oven, "stone_oven": Oven}


def lay_out() -> None:
    """Number the major improvements as the first cards."""
    for number, name in enumerate(MAJORS):
        CARDS[number] = SPECIAL.get(name, Improvement)()
        CARDS[number].number = number
