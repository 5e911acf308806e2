"""What players do with hand cards, in a few words."""

from __future__ import annotations

from typing import Any

import grange
from tests.games.agricola.builders import Farm, a_farm, goods, play, use


def learn(card: str, own: Farm, **more: Any) -> grange.State:
    """Play an occupation, the only card in a farm's hand, at the Lessons."""
    return use("lessons", holding(card, own), **more)


def lay(card: str, own: Farm, **more: Any) -> grange.State:
    """Play a minor improvement, the only card in a farm's hand, at the Meeting Place."""
    return play(use("meeting_place", holding(card, own), **more), "do:minor")


def holding(card: str, own: Farm) -> Farm:
    """Put a card into a farm's hand."""
    return own | {"hands": a_farm(hand=[card])["hands"]}


def offers(state: grange.State, card: str, seat: int = 0) -> bool:
    """Tell whether a seat may use a card now."""
    decision = state.decision_of(seat)
    return decision is not None and f"use:{card}" in decision.codes


def choose(state: grange.State, *wanted: str, seat: int = 0) -> grange.State:
    """Let a seat choose one code after another; what was the only option is done already."""
    for code in wanted:
        decision = state.decision_of(seat)
        if decision is not None and code in decision.codes:
            play(state, code, seat=seat)
    return state


def ways_to_pay(state: grange.State) -> list[grange.State]:
    """List what comes of each way to pay between which seat 0 may choose; where there is only one, it has paid already."""
    decision = state.decision_of(0)
    ways = [code for code in decision.codes if code.startswith("pay:")] if decision else []
    return [play(state.copy(), way) for way in ways] or [state]


def spent(stock: dict[str, int], state: grange.State) -> dict[str, int]:
    """Tell which goods of a stock seat 0 no longer has."""
    left = goods(state)
    return {good: amount - left.get(good, 0) for good, amount in stock.items() if amount != left.get(good, 0)}
