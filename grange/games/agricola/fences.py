"""Fences: the seat encloses pastures, one after another."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from grange.core.step import Question
from grange.games.agricola import farm
from grange.games.agricola.animals import find_room
from grange.games.agricola.box import FENCES, SPRING, WOOD
from grange.games.agricola.cards import FENCING, concerns, those_that_hear
from grange.games.agricola.costs import pay
from grange.games.agricola.housing import more_in_pastures
from grange.games.agricola.options import ADD, CELL, ENCLOSE, ENOUGH, ENOUGH_OPTION, OPTIONS
from grange.games.agricola.state import Agricola

# What fences cost: some of every action may be free, and cards may let other goods take the place of wood


def free_fences(state: Agricola, seat: int) -> int:
    """Count the fences of an action that cost nothing."""
    return sum([card.free_fences for card in those_that_hear(state, seat, FENCING)]) if state.carded else 0


def fence_goods(state: Agricola, seat: int) -> list[int]:
    """List the goods with which the seat can pay for fences."""
    return [WOOD, *(good for card in those_that_hear(state, seat, FENCING) for good in card.fence_goods)]


def worth_of_fences(state: Agricola, seat: int, pasture: int) -> int:
    """Count the fences that a pasture still needs; a card may let those in a straight line count as one."""
    new = new_fences(state, seat, pasture)
    return farm.runs(new) if has_long_fences(state, seat) else new.bit_count()


def has_long_fences(state: Agricola, seat: int) -> bool:
    """Tell whether a card lets the seat pay only once for fences in a straight line."""
    return state.decked and any(card.long_fences for card in those_that_hear(state, seat, FENCING))


def to_pay(state: Agricola, seat: int, built: int, more: int) -> int:
    """Count the fences that have to be paid, of more fences in an action in which some are built already."""
    free = free_fences(state, seat)
    if state.season == SPRING:
        return paid_in_spring(state, built + more - free) - paid_in_spring(state, built - free)
    return max(0, built + more - free) - max(0, built - free)


def paid_in_spring(state: Agricola, fences: int) -> int:
    """Count the fences that have to be paid of those of an action: some are free, once one is paid."""
    return max(1, fences - state.box.seasons.free_fences) if fences > 0 else 0


def reach_in_spring(state: Agricola, seat: int, built: int, payable: int) -> int:
    """Count the fences that could be built, with those that come for nothing after one was paid."""
    free = free_fences(state, seat)
    paid = paid_in_spring(state, built - free) + payable
    return free + (paid + state.box.seasons.free_fences if paid else 0) - built


def fences_within_reach(state: Agricola, seat: int, built: int = 0) -> int:
    """Count the fences that the seat has left and can pay for."""
    own = state.goods[seat]
    if state.season == SPRING:
        payable = sum([own[good] for good in fence_goods(state, seat)]) // state.box.fence_wood
        return min(state.fences_left(seat), max(0, reach_in_spring(state, seat, built, payable)))
    if not state.carded or not concerns(state, seat, FENCING):
        return min(state.fences_left(seat), own[WOOD] // state.box.fence_wood)
    payable = sum([own[good] for good in fence_goods(state, seat)]) // state.box.fence_wood
    return min(state.fences_left(seat), payable + max(0, free_fences(state, seat) - built))


def can_build_fences(state: Agricola, seat: int) -> bool:
    """Tell whether the seat could enclose a pasture."""
    if state.goods[seat][WOOD] < state.box.fence_wood and not (state.carded and concerns(state, seat, FENCING)):
        return False
    if has_long_fences(state, seat):
        return len(pastures_within_reach(state, seat)) > 0
    most = fences_within_reach(state, seat)
    return most > 0 and farm.can_enclose(state.fences[seat], state.tiled(seat), most)


def pastures_within_reach(state: Agricola, seat: int, built: int = 0) -> tuple[farm.Region, ...]:
    """List every pasture that the seat could enclose and pay for now."""
    most = fences_within_reach(state, seat, built)
    if has_long_fences(state, seat):
        regions = farm.new_pastures(state.fences[seat], state.tiled(seat), state.fences_left(seat))
        return tuple([region for region in regions if worth_of_fences(state, seat, region[0]) <= most])
    return farm.new_pastures(state.fences[seat], state.tiled(seat), most)


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
    built: int = 0  # fences so far in this action

    prompt = "ask-pasture"
    chapter = "fences"

    def options(self, state: Agricola) -> list[int]:
        chosen, ready, within = self.chosen, False, 0
        for some, _ in pastures_within_reach(state, self.seat, self.built):
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
            state.then(BuildFences(self.seat, self.chosen | 1 << place, self.begun, self.built))
        elif verb is ENCLOSE:
            new = worth_of_fences(state, self.seat, self.chosen)
            pay(state, self.seat, FENCES, to_pay(state, self.seat, self.built, new))
            enclose(state, self.seat, self.chosen)
            state.then(BuildFences(self.seat, 0, begun=True, built=self.built + new))
        elif verb is ENOUGH:
            find_room(state, self.seat)  # a divided pasture may hold fewer

    def about(self, state: Agricola) -> dict[str, Any]:
        priced = plan(state, self.seat, self.chosen, self.built)
        return {"spaces": self.chosen.bit_count(), "have": state.goods[self.seat][WOOD], **priced}


def enclose(state: Agricola, seat: int, pasture: int) -> None:
    """Build the fences that a pasture still needs."""
    new = new_fences(state, seat, pasture)
    state.fences[seat] |= new
    state.tell("event-fences", seat=seat, spaces=pasture.bit_count(), fences=new.bit_count())


def plan(state: Agricola, seat: int, pasture: int, built: int = 0) -> dict[str, int]:
    """Tell what a pasture would cost and how many animals it would hold."""
    stables = (pasture & state.stables[seat]).bit_count()
    return {
        "wood": to_pay(state, seat, built, worth_of_fences(state, seat, pasture)) * state.box.fence_wood,
        "room": (state.box.grazing * pasture.bit_count() << stables) + more_in_pastures(state, seat),
    }


def chosen_by(state: Agricola, seat: int) -> tuple[int, int]:
    """Find the spaces of the pasture that a seat is choosing, and the fences that it has built in this action."""
    decision = state.decision_of(seat)
    question = decision and decision.question
    return (question.chosen, question.built) if isinstance(question, BuildFences) else (0, 0)


# A single space, fenced for nothing by a card


def spaces_to_fence(state: Agricola, seat: int) -> list[int]:
    """List the spaces that the seat could make a pasture of their own with the fences it has left."""
    regions = farm.new_pastures(state.fences[seat], state.tiled(seat), min(4, state.fences_left(seat)))
    return [place for some, _ in regions if some.bit_count() == 1 for place in farm.spaces_of(some)]


def can_fence_one(state: Agricola, seat: int) -> bool:
    """Tell whether the seat could fence a single space."""
    return len(spaces_to_fence(state, seat)) > 0


@dataclass(frozen=True, slots=True)
class FenceOneSpace(Question):
    """The seat fences one space without paying for it."""

    seat: int

    prompt = "ask-fence-one"
    chapter = "fences"

    def options(self, state: Agricola) -> list[int]:
        return CELL.options(spaces_to_fence(state, self.seat))

    def choose(self, state: Agricola, option: int) -> None:
        _, place = OPTIONS.read(option)
        enclose(state, self.seat, 1 << place)
        find_room(state, self.seat)
