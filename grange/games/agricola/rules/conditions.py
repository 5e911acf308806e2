"""Conditions printed on minor improvements: what their owner must have, at least, at most or exactly."""

from __future__ import annotations

import operator
from collections.abc import Callable, Mapping

from grange.games.agricola.box import CLAY, FISHING, SHEEP
from grange.games.agricola.rules.fields import grain_fields, vegetable_fields
from grange.games.agricola.state import Agricola

COUNTS: dict[str, Callable[[Agricola, int], int]] = {
    "occupations": lambda state, seat: state.occupations(seat),
    "grain_fields": grain_fields,
    "vegetable_fields": vegetable_fields,
    "unused": lambda state, seat: state.unused(seat).bit_count(),
    "sheep": lambda state, seat: state.goods[seat][SHEEP],
    "clay": lambda state, seat: state.goods[seat][CLAY],
    "house": lambda state, seat: state.house[seat],
    "fishing": lambda state, seat: state.taken[FISHING] >> seat & 1,
}
KINDS: dict[str, Callable[[int, int], bool]] = {"": operator.ge, "_at_most": operator.le, "_exactly": operator.eq}
NEEDS = {name + kind: (count_of, compare) for name, count_of in COUNTS.items() for kind, compare in KINDS.items()}


def meets(state: Agricola, seat: int, needs: Mapping[str, int]) -> bool:
    """Return whether a seat meets all conditions of a card."""
    for need, number in needs.items():
        count_of, compare = NEEDS[need]
        if not compare(count_of(state, seat), number):
            return False
    return True


def is_met(state: Agricola, seat: int, need: str, number: int) -> bool:
    """Return whether a seat meets one condition."""
    count_of, compare = NEEDS[need]
    return compare(count_of(state, seat), number)
