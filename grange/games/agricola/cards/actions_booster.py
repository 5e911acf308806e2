"""Action boosters: cards that give more or better actions."""

from __future__ import annotations

from grange.games.agricola.box import (
    BAKE,
    CARD,
    FOOD,
    GRAIN,
    LESSON_AT_HOME,
    LESSONS,
    MAJORS,
    MINOR,
    SPACES,
    STONE,
    STONE_HOUSE,
    USE,
    Goods,
    set_of,
)
from grange.games.agricola.cards import AFTER, BEFORE, ROUND_STARTS, TURN, TURN_ENDS, WAKES, Moment
from grange.games.agricola.cards.hand import MARKETS, Minor, Occupation, pays, space, uses
from grange.games.agricola.rules.actions import ChooseActions, do
from grange.games.agricola.rules.bread import can_bake
from grange.games.agricola.rules.costs import can_spare
from grange.games.agricola.rules.improvements import can_learn, can_play_minor
from grange.games.agricola.rules.spaces import possible_spaces
from grange.games.agricola.rules.turn import PlaceAnother
from grange.games.agricola.state import Agricola

FARMLAND, CULTIVATION = space("farmland"), space("cultivation")


# Occupations


class AdoptiveParents(Occupation):
    """In the work phase its owner may pay 1 food: then a child born in this round works at once, and is no newborn any more.

    The card asks once all other people of the family are at work; before that, it would make no difference.
    """

    offered = TURN | WAKES

    def may(self, state: Agricola, seat: int, moment: Moment) -> bool:
        return state.newborns[seat] > 0 and not state.at_home(seat) and pays(state, seat, (FOOD, 1))

    def use(self, state: Agricola, seat: int, moment: Moment) -> None:
        self.costs(state, seat, (FOOD, 1))
        state.newborns[seat] -= 1
        state.emit("event-adopts", seat=seat, card=self.number)


class MasterBricklayer(Occupation):
    """Every major improvement costs 1 stone less for each room beyond the first two."""

    def less(self, state: Agricola, seat: int, thing: int) -> Goods:
        added = (state.rooms[seat] & ~state.box.rooms).bit_count()
        return ((STONE, added),) if CARD <= thing < CARD + len(MAJORS) else ()


class Scholar(Occupation):
    """At the start of every round, an owner with a stone house may play an occupation for 1 food, or a minor improvement."""

    offered = ROUND_STARTS

    def may(self, state: Agricola, seat: int, moment: Moment) -> bool:
        stone = state.house[seat] == STONE_HOUSE
        return stone and (can_learn(state, seat, LESSON_AT_HOME) or can_play_minor(state, seat))

    def use(self, state: Agricola, seat: int, moment: Moment) -> None:
        state.then(ChooseActions(seat, set_of(LESSON_AT_HOME, MINOR), begun=False, one=True))


# Minor improvements


class ThreshingBoard(Minor):
    """Each time its owner uses the Farmland or Cultivation, it may also bake bread."""

    offered = BEFORE

    def may(self, state: Agricola, seat: int, moment: Moment) -> bool:
        return uses(moment, FARMLAND, CULTIVATION) and can_bake(state, seat) and can_spare(state, seat, ((GRAIN, 1),))

    def use(self, state: Agricola, seat: int, moment: Moment) -> None:
        do(state, seat, BAKE)


class SleepingCorner(Minor):
    """Its owner may use the spaces for children even if a person of one other player is there."""

    joins = True


NOWHERE, ELSEWHERE, AT_A_MARKET = range(3)  # where this turn's people have gone so far, as the Lasso's note


class Lasso(Minor):
    """Its owner may place two people one after the other, if at least one of them goes to an animal market."""

    offered = TURN
    times = (TURN_ENDS,)

    def before(self, state: Agricola, seat: int, action: int, space: int) -> None:
        if action == USE:
            state.notes[self.number] = AT_A_MARKET if space in MARKETS else ELSEWHERE

    def spaces(self, state: Agricola) -> int:
        """Return the set of spaces to which the second person may go."""
        at_a_market = state.notes[self.number] == AT_A_MARKET
        return sum(1 << other for other in (range(len(SPACES)) if at_a_market else MARKETS))

    def may(self, state: Agricola, seat: int, moment: Moment) -> bool:
        placed = state.notes[self.number] != NOWHERE and state.at_home(seat) > 0
        return placed and any(self.spaces(state) >> other & 1 for other in possible_spaces(state, seat))

    def use(self, state: Agricola, seat: int, moment: Moment) -> None:
        state.then(PlaceAnother(seat, self.spaces(state)))

    def at(self, state: Agricola, seat: int, when: int) -> None:
        state.notes[self.number] = NOWHERE


class BreadPaddle(Minor):
    """When it is played, 1 food. Each time its owner plays an occupation, it may also bake bread."""

    offered = AFTER

    def play(self, state: Agricola, seat: int) -> None:
        self.gives(state, seat, (FOOD, 1))

    def may(self, state: Agricola, seat: int, moment: Moment) -> bool:
        return moment.action in LESSONS and can_bake(state, seat)

    def use(self, state: Agricola, seat: int, moment: Moment) -> None:
        do(state, seat, BAKE)
