"""The ten major improvements. What is printed on them is in the box; here is what happens when they are built."""

from __future__ import annotations

from grange.games.agricola.actions import ChooseActions
from grange.games.agricola.box import BAKE, FOOD, MAJORS, ROUNDS, set_of
from grange.games.agricola.cards import CARDS, Card
from grange.games.agricola.state import Agricola


class Improvement(Card):
    """Fireplaces, hearths and workshops: nothing happens when they are built."""


class Oven(Card):
    """Clay Oven and Stone Oven: when one is built, its owner may bake bread at once."""

    def laid(self, state: Agricola, seat: int) -> None:
        state.then(ChooseActions(seat, set_of(BAKE), begun=True))


class Well(Card):
    """Food waits on the next round spaces, fewer when fewer rounds remain."""

    def laid(self, state: Agricola, seat: int) -> None:
        last = min(ROUNDS, state.round + state.box.majors[MAJORS.index("well")].rounds)
        state.coming += [[coming, seat, FOOD, 1] for coming in range(state.round + 1, last + 1)]


SPECIAL: dict[str, type[Card]] = {"well": Well, "clay_oven": Oven, "stone_oven": Oven}


def lay_out() -> None:
    """Number the major improvements as the first cards."""
    CARDS[: len(MAJORS)] = [SPECIAL.get(name, Improvement)() for name in MAJORS]
