"""Goods on action spaces."""

from __future__ import annotations

from grange.games.agricola.box import Goods
from grange.games.agricola.rules.season import SEASON
from grange.games.agricola.state import Agricola


def goods_on(state: Agricola, space: int) -> Goods:
    """List what a person would take from a space: the goods that have accumulated, or those that it always gives."""
    box = state.box
    if space in box.fills:
        usual = tuple([(good, state.piles[space]) for good, _ in box.fills[space][state.seats]])
        return with_strewn(state, space, usual) if state.strewn else usual
    gift = box.gives[space][state.seats] if space in box.gives else ()
    return (*gift, *SEASON[state.season].gift(state, space)) if state.season else gift


def with_strewn(state: Agricola, space: int, usual: Goods) -> Goods:
    """Add the goods of other kinds that lie on a space."""
    strewn = [(good, amount) for where, good, amount in state.strewn if where == space]
    return (*[(good, amount) for good, amount in usual if amount], *strewn) if strewn else usual
