"""The family and its growth."""

from __future__ import annotations

from dataclasses import dataclass

from grange.core.step import Step
from grange.games.agricola.housing import beds
from grange.games.agricola.state import Agricola


def can_grow_anyway(state: Agricola, seat: int) -> bool:
    """Tell whether the family could grow, with or without room."""
    return state.people[seat] < state.box.most_people


def can_grow(state: Agricola, seat: int) -> bool:
    """Tell whether the family could grow with room: if it has room for more people than there are, wherever those are."""
    people = state.people[seat]
    if people >= state.box.most_people:
        return False
    return people < (beds(state, seat) if state.dealt else state.rooms[seat].bit_count())


@dataclass(frozen=True, slots=True)
class GrowFamily(Step):
    """A newborn stands beside its parent; it will work from the next round on."""

    seat: int

    def happen(self, state: Agricola) -> None:
        state.people[self.seat] += 1
        state.newborns[self.seat] += 1
        state.tell("event-newborn", seat=self.seat)
