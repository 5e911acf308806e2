"""Livestock providers: cards that bring animals."""

from __future__ import annotations

from grange.games.agricola import farm
from grange.games.agricola.box import ANIMALS, BOAR, CATTLE, FENCES, FOOD, SHEEP
from grange.games.agricola.cards import BEFORE, ROUND_ENDS, Moment
from grange.games.agricola.cards.hand import MARKETS, Minor, Occupation, pays, space, uses
from grange.games.agricola.rules.harvest import Breed, CookBeforeBreeding
from grange.games.agricola.state import Agricola

GRAIN_SEEDS = space("grain_seeds")


# Occupations


class AnimalDealer(Occupation):
    """Each time its owner uses an animal market, it may buy one more animal of that kind for 1 food."""

    offered = BEFORE

    def may(self, state: Agricola, seat: int, moment: Moment) -> bool:
        return uses(moment, *MARKETS) and pays(state, seat, (FOOD, 1))

    def use(self, state: Agricola, seat: int, moment: Moment) -> None:
        self.costs(state, seat, (FOOD, 1))
        self.gives_then(state, seat, ANIMALS[MARKETS.index(moment.space)], 1)


class PigBreeder(Occupation):
    """When it is played, a wild boar. At the end of round 12 its owner's wild boar breed, if there is room."""

    times = (ROUND_ENDS,)
    breeds_in = 12

    def play(self, state: Agricola, seat: int) -> None:
        self.gives(state, seat, (BOAR, 1))

    def at(self, state: Agricola, seat: int, when: int) -> None:
        if state.round == self.breeds_in:
            state.then(CookBeforeBreeding(seat, 1 << BOAR), Breed(seat, 1 << BOAR))


class SheepWhisperer(Occupation):
    """Place a sheep on the round spaces two, five, eight and ten rounds ahead."""

    def play(self, state: Agricola, seat: int) -> None:
        self.puts(state, seat, SHEEP, 1, (2, 5, 8, 10))


class CattleFeeder(Occupation):
    """Each time its owner uses Grain Seeds, it may buy a cattle for 1 food."""

    offered = BEFORE

    def may(self, state: Agricola, seat: int, moment: Moment) -> bool:
        return uses(moment, GRAIN_SEEDS) and pays(state, seat, (FOOD, 1))

    def use(self, state: Agricola, seat: int, moment: Moment) -> None:
        self.costs(state, seat, (FOOD, 1))
        self.gives_then(state, seat, CATTLE, 1)


# Minor improvements


class YoungAnimalMarket(Minor):
    """A cattle, for a sheep."""

    def play(self, state: Agricola, seat: int) -> None:
        self.gives(state, seat, (CATTLE, 1))


class ShepherdsCrook(Minor):
    """After its owner fences, 2 sheep for every new pasture of four spaces or more on land that was in no pasture before."""

    spaces = 4

    def after(self, state: Agricola, seat: int, action: int, space: int, was: int) -> None:
        if action == FENCES:
            before = farm.enclosed_by(was)
            new = [
                pasture
                for pasture in farm.pastures_of(state.fences[seat])
                if not pasture & before and pasture.bit_count() >= self.spaces
            ]
            if new:
                self.gives(state, seat, (SHEEP, 2 * len(new)))


class AcornsBasket(Minor):
    """Place a wild boar on each of the next two round spaces."""

    def play(self, state: Agricola, seat: int) -> None:
        self.puts(state, seat, BOAR, 1, (1, 2))
