"""Fences: the seat encloses pastures, one after another."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from grange.core.step import Question
from grange.games.agricola import farm
from grange.games.agricola.animals import find_room
from grange.games.agricola.box import FENCES, WOOD
from grange.games.agricola.costs import pay
from grange.games.agricola.options import ADD, ENCLOSE, ENOUGH, ENOUGH_OPTION, OPTIONS
from grange.games.agricola.state import Agricola


def fences_within_reach(state: Agricola, seat: int) -> int:
    """Count the fences that the seat has left and can pay for."""
    return min(state.fences_left(seat), state.goods[seat][WOOD] // state.box.fence_wood)


def can_build_fences(state: Agricola, seat: int) -> bool:
    """Tell whether the seat could enclose a pasture."""
    if state.goods[seat][WOOD] < state.box.fence_wood:
        return False
    most = fences_within_reach(state, seat)
    return most > 0 and farm.can_enclose(state.fences[seat], state.tiled(seat), most)


def pastures_within_reach(state: Agricola, seat: int) -> tuple[farm.Region, ...]:
    """List every pasture that the seat could enclose and pay for now."""
    return farm.new_pastures(state.fences[seat], state.tiled(seat), fences_within_reach(state, seat))


def new_fences(state: Agricola, seat: int, pasture: int) -> int:
    """Find the fences that a pasture still needs."""
    return farm.border(pasture) & ~state.fences[seat]


@dataclass(frozen=True, slots=True)
class BuildFences(Question):
    """The seat names the spaces of a pasture one after another and encloses it; then perhaps another.

    A space is offered only if some pasture with it and the chosen ones can be paid.
    """

    seat: int
    chosen: int
    begun: bool

    prompt = "ask-pasture"
    chapter = "fences"

    def options(self, state: Agricola) -> list[int]:
        chosen, ready, within = self.chosen, False, 0
        for some, _ in pastures_within_reach(state, self.seat):
            if some & chosen == chosen:
                within |= some
                ready = ready or some == chosen
        if chosen:
            within &= farm.beside(chosen) & ~chosen
        found = ADD.options(farm.spaces_of(within))
        if ready:
            found.append(ENCLOSE.option())
        return [*found, ENOUGH_OPTION] if self.begun and not chosen else found

    def choose(self, state: Agricola, option: int) -> None:
        verb, place = OPTIONS.read(option)
        if verb is ADD:
            state.then(BuildFences(self.seat, self.chosen | 1 << place, self.begun))
        elif verb is ENCLOSE:
            self.enclose(state)
            state.then(BuildFences(self.seat, 0, begun=True))
        elif verb is ENOUGH:
            find_room(state, self.seat)  # a divided pasture may hold fewer

    def enclose(self, state: Agricola) -> None:
        """Build the fences that the chosen pasture still needs."""
        new = new_fences(state, self.seat, self.chosen)
        pay(state, self.seat, FENCES, new.bit_count())
        state.fences[self.seat] |= new
        state.tell("event-fences", seat=self.seat, spaces=self.chosen.bit_count(), fences=new.bit_count())

    def about(self, state: Agricola) -> dict[str, Any]:
        return {"spaces": self.chosen.bit_count(), "have": state.goods[self.seat][WOOD], **plan(state, self.seat, self.chosen)}


def plan(state: Agricola, seat: int, pasture: int) -> dict[str, int]:
    """Tell what a pasture would cost and how many animals it would hold."""
    stables = (pasture & state.stables[seat]).bit_count()
    return {
        "wood": new_fences(state, seat, pasture).bit_count() * state.box.fence_wood,
        "room": state.box.grazing * pasture.bit_count() << stables,
    }


def chosen_by(state: Agricola, seat: int) -> int:
    """Find the spaces of the pasture that a seat is choosing."""
    decision = state.decision_of(seat)
    return decision.question.chosen if decision and isinstance(decision.question, BuildFences) else 0
