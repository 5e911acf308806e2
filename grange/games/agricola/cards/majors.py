"""The ten major improvements. The box has what is printed on them; here is what happens when they are built."""

from __future__ import annotations

from grange.games.agricola.box import BAKE, FOOD, MAJORS, set_of
from grange.games.agricola.cards import CARDS, Card
from grange.games.agricola.rules.actions import ChooseActions
from grange.games.agricola.state import Agricola


class Improvement(Card):
    """Fireplaces, hearths and workshops: building them has no effect of its own."""


class Oven(Card):
    """Clay Oven and Stone Oven: the builder may bake bread at once."""

    def play(self, state: Agricola, seat: int) -> None:
        state.then(ChooseActions(seat, set_of(BAKE), begun=True))


class Well(Card):
    """Place food on the next round spaces, on fewer if fewer rounds remain."""

    def play(self, state: Agricola, seat: int) -> None:
        state.put_on_rounds(seat, FOOD, 1, range(1, state.box.majors[self.number].rounds + 1), self.number)


SPECIAL: dict[str, type[Card]] = {"well": Well, "clay_oven": Oven, "stone_oven": Oven}


def lay_out() -> None:
    """Number the major improvements as the first cards."""
    for number, name in enumerate(MAJORS):
        CARDS[number] = SPECIAL.get(name, Improvement)()
        CARDS[number].number = number
