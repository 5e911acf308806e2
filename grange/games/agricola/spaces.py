"""The action spaces: when a person may go to one, and what happens there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from grange.core.step import Step
from grange.games.agricola.actions import CAN, ChooseActions, act, begin, each_of, set_of
from grange.games.agricola.animals import receive
from grange.games.agricola.box import (
    ANIMAL,
    BAKE,
    CLOSED,
    FENCES,
    GROW,
    GROW_ANYWAY,
    IMPROVE,
    MATERIALS,
    MEETING_PLACE,
    MODEST_WISH,
    NOBODY,
    PLOW,
    RENOVATE,
    RESOURCE_MARKET,
    ROOMS,
    SIDE_STABLE,
    SOW,
    SPACES,
    STABLES,
    USE,
)
from grange.games.agricola.state import Agricola


class Work(NamedTuple):
    """What can be done on a space: at least one of some actions, in any order; after that perhaps others."""

    either: int
    afterward: int = 0


NOTHING = Work(0)

WORK = {
    "farm_expansion": Work(set_of(ROOMS, STABLES)),
    "farmland": Work(set_of(PLOW)),
    "side_job": Work(set_of(SIDE_STABLE, BAKE)),
    "animal_market": Work(set_of(ANIMAL)),
    "modest_wish": Work(set_of(GROW)),
    "major_improvement": Work(set_of(IMPROVE)),
    "fencing": Work(set_of(FENCES)),
    "grain_utilization": Work(set_of(SOW, BAKE)),
    "basic_wish": Work(set_of(GROW)),
    "house_redevelopment": Work(set_of(RENOVATE), afterward=set_of(IMPROVE)),
    "urgent_wish": Work(set_of(GROW_ANYWAY)),
    "cultivation": Work(set_of(PLOW, SOW)),
    "farm_redevelopment": Work(set_of(RENOVATE), afterward=set_of(FENCES)),
}

WORK_ON = [WORK.get(name, NOTHING) for name in SPACES]


def can_wish_modestly(state: Agricola, seat: int) -> bool:
    """The Modest Wish opens only in a later round."""
    return state.round >= state.box.wish_from_round and CAN[GROW](state, seat)


# what must be possible on a space: one of these
CHECKS = [tuple([CAN[action] for action in each_of(work.either)]) for work in WORK_ON]
CHECKS[MODEST_WISH] = (can_wish_modestly,)


def possible_spaces(state: Agricola, seat: int) -> list[int]:
    """List the free spaces on which a person of the seat could do at least one thing."""
    taken, rich = state.taken, state.box.rich
    found = []
    for space in (*state.board, *state.shown):
        if taken[space] == NOBODY:
            if space in rich:
                found.append(space)
                continue
            for can in CHECKS[space]:
                if can(state, seat):
                    found.append(space)
                    break
    return found


def place_person(state: Agricola, seat: int, space: int) -> None:
    """Put a person on a space and let it do what is done there; the other spaces of the extra tile are closed for this round."""
    state.placed[seat] += 1
    state.taken[space] = seat
    if space in state.tile:
        for other in state.tile:
            if other != space:
                state.taken[other] = CLOSED
    if state.events is not None:
        state.tell("event-goes", seat=seat, space=space)
    act(state, seat, USE, space, UseSpace(seat, space))


@dataclass(frozen=True, slots=True)
class UseSpace(Step[Agricola]):
    """The person takes all goods that lie on the space or that it always gives, and does its work."""

    seat: int
    space: int

    def happen(self, state: Agricola) -> None:
        seat, space = self.seat, self.space
        if space == MEETING_PLACE:
            take_token(state, seat)
        if space in state.box.fills:
            take_pile(state, seat, space)
        elif space in state.box.gives:
            receive(state, seat, state.box.gives[space][state.seats])
        work = WORK_ON[space]
        if space == RESOURCE_MARKET and state.box.choice[state.seats - 1]:
            work = Work(set_of(MATERIALS))
        if work.either:
            begin(state, seat, work.either)
        if work.afterward:
            state.then(ChooseActions(seat, work.afterward, begun=True))


def take_token(state: Agricola, seat: int) -> None:
    """Take the starting player token at once; this round goes on in its order."""
    if state.token != seat:
        state.token = seat
        state.tell("event-token", seat=seat)


def take_pile(state: Agricola, seat: int, space: int) -> None:
    """Take all goods from an accumulation space."""
    for good, _ in state.box.fills[space][state.seats]:
        receive(state, seat, ((good, state.piles[space]),))
    state.piles[space] = 0
