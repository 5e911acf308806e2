"""Review tasks: what workers do for a review. Nothing here knows the store, which workers need not import."""

from __future__ import annotations

from typing import Any

from grange.bots.review import begin, draft_in, go_on
from grange.games import find

STEP = 2.0  # seconds of processor time between two saves


def step(
    name: str, version: int, setup: dict[str, Any], history: list[tuple[int, int]], known: dict[str, Any] | None, seconds: float
) -> dict[str, Any]:
    """Continue a review by one step."""
    origin = find(name).origin(setup["seats"], setup["seed"], setup["rules"], setup["components"], version=version)
    draft = (draft_in(known) if known else None) or begin(len(history), origin.seats, seconds)
    go_on(origin, history, draft, STEP)
    return draft.to_dict()
