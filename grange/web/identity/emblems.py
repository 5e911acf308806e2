"""Emblems: the drawn animal or plant by which people know a person; bots have four others."""

from __future__ import annotations

EMBLEMS = (
    "owl",
    "fox",
    "goose",
    "bee",
    "frog",
    "sheep",
    "pig",
    "cattle",
    "horse",
    "boar",
    "first-player",
    "fish",
    "tree-big",
    "sprout",
    "bush",
    "fertility",
    "vegetable",
    "carrot",
    "corn",
    "wheat",
    "cotton",
    "coffee",
    "mushroom",
    "acorn",
)  # pieces of our drawings


def usual_emblem(person: str) -> str:
    """Return the emblem of a person who has chosen none: always the same one, which reveals nothing about the person."""
    return EMBLEMS[int(person[:8] or "0", 16) % len(EMBLEMS)]
