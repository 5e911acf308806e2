"""Early family growth in solo training games: a net only learns its value from games that no late-growing player would play."""

from __future__ import annotations

from typing import Any, NamedTuple

from grange.games.agricola.box import CLAY, NUMBER, REED, ROOMS, SPACES, STONE, WOOD
from grange.games.agricola.options import OPTIONS, SPACE
from grange.games.agricola.rules.costs import prices

SOURCES = {WOOD: "forest", CLAY: "clay_pit", STONE: "western_quarry", REED: "reed_bank"}  # where to get the materials of rooms


class Haste(NamedTuple):
    """The size that a family wants as soon as possible, and the round from which it works for that."""

    people: int
    since: int


NO_HASTE = Haste(0, 0)


def hurried(state: Any, haste: Haste, options: list[int]) -> list[int]:
    """Keep only the options towards the next child, if the family wants one and there is a way now."""
    if state.people[0] >= haste.people or state.round < haste.since:
        return options
    spaces = {SPACES[space]: option for option in options for verb, space in [OPTIONS.read(option)] if verb is SPACE}
    return [spaces[space] for space in ways_to_a_child(state) if space in spaces][:1] or options


def ways_to_a_child(state: Any) -> list[str]:
    """List the spaces that bring the next child nearer, the nearest first: a wish, a room, or what a room lacks."""
    own = state.goods[0]
    if state.people[0] < state.rooms[0].bit_count():
        return ["urgent_wish", "basic_wish"]
    lacking = [(good, amount - own[good]) for good, amount in prices(state, 0, ROOMS)[0].goods if own[good] < amount]
    there = [SOURCES[good] for good, amount in lacking if state.piles[NUMBER[SOURCES[good]]] >= amount]
    return ["urgent_wish", *(there if lacking else ["farm_expansion"])]
