"""Fields: plowing and sowing."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from grange.core.step import Question
from grange.games.agricola import farm
from grange.games.agricola.box import CROPS, GRAIN, VEGETABLE
from grange.games.agricola.options import ENOUGH, ENOUGH_OPTION, FIELD, OPTIONS, SOWING
from grange.games.agricola.state import Agricola


def field_places(state: Agricola, seat: int) -> int:
    """Find where a field can be plowed: on unused land, beside a field if there is one."""
    unused = state.unused(seat)
    return unused & farm.beside(state.fields[seat]) if state.fields[seat] else unused


def can_plow(state: Agricola, seat: int) -> bool:
    """Tell whether the seat could plow a field."""
    return field_places(state, seat) > 0


@dataclass(frozen=True, slots=True)
class PlowField(Question):
    """The seat plows one field."""

    seat: int

    prompt = "ask-plow"
    chapter = "fields"

    def options(self, state: Agricola) -> list[int]:
        return FIELD.options(farm.spaces_of(field_places(state, self.seat)))

    def choose(self, state: Agricola, option: int) -> None:
        _, place = OPTIONS.read(option)
        state.fields[self.seat] |= 1 << place
        state.tell("event-plows", seat=self.seat, place=place)


def can_sow(state: Agricola, seat: int) -> bool:
    """Tell whether the seat could sow a field."""
    own = state.goods[seat]
    return (own[GRAIN] > 0 or own[VEGETABLE] > 0) and state.fields[seat] > 0 and len(state.empty_fields(seat)) > 0


@dataclass(frozen=True, slots=True)
class SowFields(Question):
    """The seat sows any number of its empty fields, each with grain or with a vegetable; the fields are taken in order."""

    seat: int
    begun: bool

    prompt = "ask-sow"
    chapter = "fields"

    def options(self, state: Agricola) -> list[int]:
        own = state.goods[self.seat]
        first = SOWING.first
        found = [first + crop for crop in CROPS if own[crop]] if state.empty_fields(self.seat) else []
        return [*found, ENOUGH_OPTION] if self.begun else found

    def choose(self, state: Agricola, option: int) -> None:
        verb, crop = OPTIONS.read(option)
        if verb is ENOUGH:
            return
        place = state.empty_fields(self.seat)[0]
        state.goods[self.seat][crop] -= 1
        sown = state.grain if crop == GRAIN else state.vegetables
        sown[self.seat][place] = state.box.sown[crop]
        state.tell("event-sows", seat=self.seat, good=crop, place=place)
        state.then(self if self.begun else SowFields(self.seat, begun=True))

    def about(self, state: Agricola) -> dict[str, Any]:
        return {"fields": len(state.empty_fields(self.seat))}
