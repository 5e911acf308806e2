"""Animals: they live on the farm, are cooked, or run off. Where they stand is worked out; the seat says only which to keep."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from grange.core.step import Question, Step
from grange.games.agricola.box import ANIMALS, NO_CARD, Goods
from grange.games.agricola.costs import convert
from grange.games.agricola.housing import homeless
from grange.games.agricola.options import CONVERT, OPTIONS, RELEASE
from grange.games.agricola.state import Agricola


def receive(state: Agricola, seat: int, goods: Goods, card: int = NO_CARD) -> None:
    """Give goods to a seat, perhaps by a card; animals must find room at once."""
    state.gain(seat, goods, card)
    for good, _ in goods:
        if good in ANIMALS:
            find_room(state, seat)
            return


def find_room(state: Agricola, seat: int) -> None:
    """Let one animal after another go, as long as the farm has too little room for them."""
    if homeless(state, seat):
        state.then(LetAnimalGo(seat, newborn=False))


@dataclass(frozen=True, slots=True)
class LetAnimalGo(Question):
    """The seat chooses an animal to cook, or to let run off where it cannot cook; during breeding nothing is cooked."""

    seat: int
    newborn: bool

    prompt = "ask-let-go"
    chapter = "animals"
    leaves_time = False

    def options(self, state: Agricola) -> list[int]:
        own = state.goods[self.seat]
        cooking = {} if self.newborn else state.cooking(self.seat)
        return [(CONVERT if animal in cooking else RELEASE).first + animal for animal in ANIMALS if own[animal]]

    def choose(self, state: Agricola, option: int) -> None:
        verb, animal = OPTIONS.read(option)
        if verb is RELEASE:
            state.goods[self.seat][animal] -= 1
            state.tell("event-releases", seat=self.seat, good=animal)
        else:
            convert(state, self.seat, animal)
        if homeless(state, self.seat):
            state.then(self)

    def about(self, state: Agricola) -> dict[str, Any]:
        return {"animals": homeless(state, self.seat), "time": "breeding" if self.newborn else "work"}


# Animals that wait on a round space


def animals_due(state: Agricola, seat: int) -> list[list[int]]:
    """List the animals that wait for a seat on this round space."""
    return [entry for entry in state.coming if entry[0] == state.round and entry[1] == seat]


@dataclass(frozen=True, slots=True)
class Arrive(Step):
    """The animals that wait for a seat on this round space come to its farm."""

    seat: int

    def happen(self, state: Agricola) -> None:
        due = animals_due(state, self.seat)
        if due:
            state.coming = [entry for entry in state.coming if entry not in due]
            receive(state, self.seat, tuple([(good, amount) for _, _, good, amount in due]))
