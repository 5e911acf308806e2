"""The actions of Agricola: what a seat can do on a space or through a card; whether it is possible, and how it begins."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from grange.core.state import Bits
from grange.core.step import Question, Step
from grange.games.agricola.box import NO_SPACE, SEATS, SIDE_STABLE, STABLES, each_of
from grange.games.agricola.bread import BakeBread, can_bake
from grange.games.agricola.building import (
    BuildRooms,
    BuildStables,
    Renovate,
    can_build_rooms,
    can_build_side_stable,
    can_build_stables,
    can_renovate,
)
from grange.games.agricola.cards import CARDS
from grange.games.agricola.family import GrowFamily, can_grow, can_grow_anyway
from grange.games.agricola.fences import BuildFences, can_build_fences
from grange.games.agricola.fields import PlowField, SowFields, can_plow, can_sow
from grange.games.agricola.improvements import BuildImprovement, can_improve
from grange.games.agricola.markets import ChooseAnimal, ChooseMaterial
from grange.games.agricola.options import DO, ENOUGH, ENOUGH_OPTION, OPTIONS
from grange.games.agricola.state import Agricola

# every action in the order of ACTIONS: whether it is possible, and how it begins for each seat

Can = Callable[[Agricola, int], bool]

CAN: tuple[Can, ...] = (
    can_build_rooms,
    can_build_stables,
    can_build_side_stable,
    can_renovate,
    can_build_fences,
    can_plow,
    can_sow,
    can_bake,
    can_grow,
    can_grow_anyway,
    can_improve,
    lambda *_: True,
    lambda *_: True,
)

BEGIN: tuple[tuple[Step, ...], ...] = tuple(
    tuple(map(first_step, SEATS))
    for first_step in (
        lambda seat: BuildRooms(seat, begun=False),
        lambda seat: BuildStables(seat, STABLES, begun=False),
        lambda seat: BuildStables(seat, SIDE_STABLE, begun=False),
        Renovate,
        lambda seat: BuildFences(seat, 0, begun=False),
        PlowField,
        lambda seat: SowFields(seat, begun=False),
        lambda seat: BakeBread(seat, 0),
        GrowFamily,
        GrowFamily,
        BuildImprovement,
        ChooseAnimal,
        ChooseMaterial,
    )
)


# Before and after


def act(state: Agricola, seat: int, action: int, space: int, step: Step) -> None:
    """Let an action happen, with what the seat's cards do before and after it."""
    if state.cards[seat] and any(CARDS[card].attentive for card in state.cards[seat]):
        state.then(Before(seat, action, space), step, After(seat, action, space))
    elif step.asks:
        state.then(step)
    else:
        step.happen(state)


@dataclass(frozen=True, slots=True)
class Before(Step):
    """The seat's cards act before it does something."""

    seat: int
    action: int
    space: int

    def happen(self, state: Agricola) -> None:
        for card in state.cards[self.seat]:
            CARDS[card].before(state, self.seat, self.action, self.space)


@dataclass(frozen=True, slots=True)
class After(Step):
    """The seat's cards act after it did something."""

    seat: int
    action: int
    space: int

    def happen(self, state: Agricola) -> None:
        for card in state.cards[self.seat]:
            CARDS[card].after(state, self.seat, self.action, self.space)


# Choosing among actions


@dataclass(frozen=True, slots=True)
class ChooseActions(Question):
    """The seat does each of several actions at most once, in any order; at least one of them, unless it has begun before."""

    seat: int
    actions: Bits
    begun: bool

    prompt = "ask-actions"
    chapter = "spaces"

    def options(self, state: Agricola) -> list[int]:
        first, seat = DO.first, self.seat
        found = [first + action for action in each_of(self.actions) if CAN[action](state, seat)]
        return [*found, ENOUGH_OPTION] if self.begun else found

    def choose(self, state: Agricola, option: int) -> None:
        verb, action = OPTIONS.read(option)
        if verb is ENOUGH:
            return
        act(state, self.seat, action, NO_SPACE, BEGIN[action][self.seat])
        if left := self.actions & ~(1 << action):
            state.then(ChooseActions(self.seat, left, begun=True))


def begin(state: Agricola, seat: int, actions: int) -> None:
    """Let the seat begin with one of some actions; where there is only one, it does that."""
    if actions & (actions - 1):
        state.then(ChooseActions(seat, actions, begun=False))
    else:
        action = actions.bit_length() - 1
        act(state, seat, action, NO_SPACE, BEGIN[action][seat])
