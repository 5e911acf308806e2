"""The rules of Agricola: setting up, the fourteen rounds and their phases."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from grange.core.step import Question, Step
from grange.games.agricola.box import FOOD, MAJORS, NOBODY, ROUNDS, SEATS
from grange.games.agricola.harvest import HARVEST
from grange.games.agricola.options import OPTIONS, SPACE, STAY
from grange.games.agricola.setup import shuffled_stages
from grange.games.agricola.spaces import place_person, possible_spaces
from grange.games.agricola.state import Agricola


@dataclass(frozen=True, slots=True)
class SetUp(Step):
    """A random seat begins with less food than the others; the round cards are shuffled within their stages."""

    def happen(self, state: Agricola) -> None:
        state.leader = state.token = state.chance.below(state.seats)
        for seat in range(state.seats):
            state.goods[seat][FOOD] = state.box.start_food(state.seats, first=seat == state.token)
        state.supply = list(range(len(MAJORS)))
        state.deck = shuffled_stages(state.box, list(state.box.stage_of), state.chance)
        if state.seats > 1:
            state.tell("event-begins", seat=state.leader)
        state.then(Round())


@dataclass(frozen=True, slots=True)
class Round(Step):
    """A round has a preparation, the work, the way home and, at the end of a stage, a harvest."""

    def happen(self, state: Agricola) -> None:
        state.round += 1
        state.leader = state.token
        state.tell("event-round", round=state.round)
        state.then(*PHASES)


# 1. Preparation


@dataclass(frozen=True, slots=True)
class RevealCard(Step):
    """The next round card comes to lie on its round space: a new action space."""

    def happen(self, state: Agricola) -> None:
        state.revealed()
        card = state.deck.pop()
        state.shown.append(card)
        state.tell("event-card", space=card)


@dataclass(frozen=True, slots=True)
class CollectGoods(Step):
    """Everybody takes the goods that wait on this round space."""

    def happen(self, state: Agricola) -> None:
        due = [entry for entry in state.coming if entry[0] == state.round]
        if due:
            state.coming = [entry for entry in state.coming if entry[0] != state.round]
            for _, seat, good, amount in due:
                state.gain(seat, ((good, amount),))


@dataclass(frozen=True, slots=True)
class Replenish(Step):
    """New goods come to every accumulation space, also where some are left."""

    def happen(self, state: Agricola) -> None:
        grows, piles = state.box.grows[state.seats], state.piles
        for space in (*state.board, *state.shown):
            if space in grows:
                piles[space] += grows[space]


# 2. Work


@dataclass(frozen=True, slots=True)
class Work(Step):
    """The seats place one person at a time, clockwise from the starting player."""

    def happen(self, state: Agricola) -> None:
        state.then(NextTurn((state.leader - 1) % state.seats))


@dataclass(frozen=True, slots=True)
class NextTurn(Step):
    """The turn goes to the next seat that has a person at home; when there is none, the work is done."""

    after: int

    def happen(self, state: Agricola) -> None:
        for step in range(1, state.seats + 1):
            seat = (self.after + step) % state.seats
            if state.placed[seat] < state.people[seat] - state.newborns[seat]:
                state.then(*TURN[seat])
                return


@dataclass(frozen=True, slots=True)
class PlacePerson(Question):
    """The seat sends a person to a free space on which it can do something; where there is none, the person stays at home."""

    seat: int

    prompt = "ask-place"
    chapter = "spaces"

    def options(self, state: Agricola) -> list[int]:
        first = SPACE.first
        return [first + space for space in possible_spaces(state, self.seat)] or [STAY.option()]

    def choose(self, state: Agricola, option: int) -> None:
        verb, space = OPTIONS.read(option)
        if verb is STAY:
            state.placed[self.seat] += 1
            state.tell("event-stays", seat=self.seat)
        else:
            place_person(state, self.seat, space)

    def about(self, state: Agricola) -> dict[str, Any]:
        return {"people": state.at_home(self.seat)}


TURN = tuple((PlacePerson(seat), NextTurn(seat)) for seat in SEATS)


# 3. Returning home


@dataclass(frozen=True, slots=True)
class ReturnHome(Step):
    """All people go home."""

    def happen(self, state: Agricola) -> None:
        state.taken = [NOBODY] * len(state.taken)
        state.placed = [0] * state.seats


# 4. Harvest


@dataclass(frozen=True, slots=True)
class HarvestTime(Step):
    """A harvest ends the last round of every stage."""

    def happen(self, state: Agricola) -> None:
        if state.round in state.box.harvests:
            state.then(*HARVEST)


@dataclass(frozen=True, slots=True)
class EndOfRound(Step):
    """The newborns have grown up; after the last round the game is over."""

    def happen(self, state: Agricola) -> None:
        state.newborns = [0] * state.seats
        if state.round < ROUNDS:
            state.then(Round())


PHASES = (RevealCard(), CollectGoods(), Replenish(), Work(), ReturnHome(), HarvestTime(), EndOfRound())
