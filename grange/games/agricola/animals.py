"""Animals: they live on the farm, are cooked, or run off. Where they stand is worked out; the seat says only which to keep."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from grange.core.step import Question
from grange.games.agricola.box import ANIMALS, Goods
from grange.games.agricola.costs import convert
from grange.games.agricola.options import CONVERT, OPTIONS, RELEASE
from grange.games.agricola.state import Agricola


def receive(state: Agricola, seat: int, goods: Goods) -> None:
    """Give goods to a seat; animals must find room at once."""
    state.gain(seat, goods)
    for good, _ in goods:
        if good in ANIMALS:
            find_room(state, seat)
            return


def find_room(state: Agricola, seat: int) -> None:
    """Let one animal after another go, as long as the farm has too little room for them."""
    if state.homeless(seat):
        state.then(LetAnimalGo(seat, newborn=False))


@dataclass(frozen=True, slots=True)
class LetAnimalGo(Question):
    """The seat chooses an animal to cook, or to let run off where it cannot cook; during breeding nothing is cooked."""

    seat: int
    newborn: bool

    prompt = "ask-let-go"
    chapter = "animals"

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
        if state.homeless(self.seat):
            state.then(self)

    def about(self, state: Agricola) -> dict[str, Any]:
        return {"animals": state.homeless(self.seat), "time": "breeding" if self.newborn else "work"}
