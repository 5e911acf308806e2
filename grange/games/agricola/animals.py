"""Animals: they live on the farm, are cooked, or run off. Where they stand is worked out; the seat says only which to keep."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from grange.core.step import Question, Step
from grange.games.agricola.box import FAIRY, FOOD, HERD, NO_CARD, SHEEP, Goods
from grange.games.agricola.costs import convert
from grange.games.agricola.housing import fairies_without_room, homeless
from grange.games.agricola.options import CONVERT, OPTIONS, RELEASE
from grange.games.agricola.state import Agricola


def receive(state: Agricola, seat: int, goods: Goods, card: int = NO_CARD) -> None:
    """Give goods to a seat, perhaps by a card; animals must find room at once."""
    state.gain(seat, goods, card)
    for good, _ in goods:
        if good >= SHEEP:
            find_room(state, seat)
            return


def find_room(state: Agricola, seat: int) -> None:
    """Let one animal after another go, as long as the farm has too little room for them."""
    if state.decked:
        part_with_fairies(state, seat)
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
        return [(CONVERT if animal in cooking else RELEASE).first + animal for animal in HERD if own[animal]]

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


def part_with_fairies(state: Agricola, seat: int) -> None:
    """Let fairies without an unused space go: they are cooked where that is possible, or fly off."""
    if number := fairies_without_room(state, seat):
        state.goods[seat][FAIRY] -= number
        if food := number * state.cooking(seat).get(FAIRY, 0):
            state.gain(seat, ((FOOD, food),))
        state.tell("event-fairies-go", seat=seat, count=number)


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
