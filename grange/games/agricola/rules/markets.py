"""Choices at the markets: an animal, or a building material."""

from __future__ import annotations

from dataclasses import dataclass

from grange.core.step import Question, Step
from grange.games.agricola.box import ANIMALS, CATTLE, FOOD, REED, SHEEP, STONE, Price
from grange.games.agricola.options import OPTIONS, TAKE
from grange.games.agricola.rules.animals import receive
from grange.games.agricola.rules.costs import payable, settle
from grange.games.agricola.state import Agricola


def cattle_price(state: Agricola) -> Price:
    """Return the price of cattle at the Animal Market."""
    return Price(((FOOD, state.box.cattle_food),))


@dataclass(frozen=True, slots=True)
class ChooseAnimal(Question):
    """The seat must take a sheep with food, or a wild boar, or buy cattle for food."""

    seat: int

    prompt = "ask-animal"
    chapter = "tiles"

    def options(self, state: Agricola) -> list[int]:
        can_buy = payable(state, self.seat, cattle_price(state))
        return TAKE.options([animal for animal in ANIMALS if animal != CATTLE or can_buy])

    def choose(self, state: Agricola, option: int) -> None:
        _, animal = OPTIONS.read(option)
        if animal == CATTLE:
            settle(state, self.seat, cattle_price(state))
        if animal == SHEEP:
            state.then(Receive(self.seat, FOOD, state.box.sheep_food))
        state.then(Receive(self.seat, animal, 1))


@dataclass(frozen=True, slots=True)
class ChooseMaterial(Question):
    """The seat must take reed or stone."""

    seat: int

    prompt = "ask-material"
    chapter = "spaces"

    def options(self, state: Agricola) -> list[int]:
        return TAKE.options((REED, STONE))

    def choose(self, state: Agricola, option: int) -> None:
        _, good = OPTIONS.read(option)
        receive(state, self.seat, ((good, state.box.choice[state.seats - 1]),))


@dataclass(frozen=True, slots=True)
class Receive(Step):
    """The seat gets goods."""

    seat: int
    good: int
    amount: int

    def happen(self, state: Agricola) -> None:
        receive(state, self.seat, ((self.good, self.amount),))
