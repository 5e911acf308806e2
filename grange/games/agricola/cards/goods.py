"""Goods providers: cards that bring goods of several kinds."""

from __future__ import annotations

from grange.games.agricola.box import (
    BOAR,
    CLAY,
    FOOD,
    GOODS,
    GRAIN,
    REED,
    SHEEP,
    STONE,
    VEGETABLE,
    WOOD,
)
from grange.games.agricola.cards import ANY_TIME, BEFORE, Moment
from grange.games.agricola.cards.hand import Occupation, pays, space, used, uses
from grange.games.agricola.rules.costs import can_spare
from grange.games.agricola.state import Agricola

FISHING, PLAYERS, MARKET = space("fishing"), space("traveling_players"), space("resource_market")


class Grocer(Occupation):
    """Eight goods lie on the card. At any time its owner may buy the top one for 1 food."""

    offered = ANY_TIME
    pile = (WOOD, GRAIN, REED, STONE, VEGETABLE, CLAY, REED, VEGETABLE)

    def may(self, state: Agricola, seat: int, moment: Moment) -> bool:
        bought = state.notes[self.number]
        return bought < len(self.pile) and pays(state, seat, (FOOD, 1), gets=((self.pile[bought], 1),))

    def use(self, state: Agricola, seat: int, moment: Moment) -> None:
        self.costs(state, seat, (FOOD, 1))
        self.gives_then(state, seat, self.pile[state.notes[self.number]], 1)
        state.notes[self.number] += 1

    def lying(self, state: Agricola) -> tuple[str, int]:
        bought = state.notes[self.number]
        return (GOODS[self.pile[bought]], len(self.pile) - bought) if bought < len(self.pile) else ("", 0)


class Harpooner(Occupation):
    """Each time its owner uses Fishing, it may pay 1 wood to get 1 food for each person of the family, and 1 reed."""

    offered = BEFORE

    def may(self, state: Agricola, seat: int, moment: Moment) -> bool:
        return uses(moment, FISHING) and pays(state, seat, (WOOD, 1))

    def use(self, state: Agricola, seat: int, moment: Moment) -> None:
        self.costs(state, seat, (WOOD, 1))
        self.gives(state, seat, (FOOD, state.people[seat]), (REED, 1))


class Conjurer(Occupation):
    """Each time its owner uses the Traveling Players, 1 wood and 1 grain."""

    def before(self, state: Agricola, seat: int, action: int, space: int) -> None:
        if used(action, space, PLAYERS):
            self.gives(state, seat, (WOOD, 1), (GRAIN, 1))


class Consultant(Occupation):
    """When it is played: 2 grain in a solo game, 3 clay with two players, 2 reed with three, 2 sheep with four."""

    def play(self, state: Agricola, seat: int) -> None:
        self.gives(state, seat, ((GRAIN, 2), (CLAY, 3), (REED, 2), (SHEEP, 2))[state.seats - 1])


class SheepWalker(Occupation):
    """At any time its owner may exchange a sheep for a wild boar, a vegetable or a stone."""

    offered = ANY_TIME

    def may(self, state: Agricola, seat: int, moment: Moment) -> bool:
        return can_spare(state, seat, ((SHEEP, 1),))

    def use(self, state: Agricola, seat: int, moment: Moment) -> None:
        self.costs(state, seat, (SHEEP, 1))
        self.lets_choose(state, seat, BOAR, VEGETABLE, STONE)


class StorehouseKeeper(Occupation):
    """Each time its owner uses the Resource Market, 1 clay or 1 grain."""

    def before(self, state: Agricola, seat: int, action: int, space: int) -> None:
        if used(action, space, MARKET):
            self.lets_choose(state, seat, CLAY, GRAIN)
