"""Documents: JSON from outside. Documents that are too deep, too large or not proper text are refused before anything uses them."""

from __future__ import annotations

import json
from collections.abc import Mapping
from numbers import Integral
from typing import Any

DEEPEST = 12  # nesting levels; our own documents have at most five
LARGEST_NUMBER = 1 << 256  # a set stored as a number has one bit for each thing
LONGEST_TEXT = 10_000


def read_json(text: str) -> Any:
    """Read a JSON text; raise ValueError if it is not JSON, or if our own documents never look like that."""
    try:
        document = json.loads(text)
    except RecursionError as problem:
        raise ValueError("too deep") from problem
    if not modest(document):
        raise ValueError("too large")
    return document


def modest(document: object) -> bool:
    """Check whether a document is plain JSON within the limits of our own: not too deep, no huge numbers, only valid text."""
    level: list[object] = [document]
    for _ in range(DEEPEST):
        level = [inner for value in level for inner in _inside(value)]
        if not all(_modest_leaf(value) for value in level):
            return False
        if not level:
            return True
    return False


def _inside(value: object) -> list[object]:
    if isinstance(value, Mapping):
        return [*value.keys(), *value.values()]
    return value if isinstance(value, list) else []


def _modest_leaf(value: object) -> bool:
    if isinstance(value, str):
        return len(value) <= LONGEST_TEXT and all(not "\ud800" <= letter <= "\udfff" for letter in value)
    if isinstance(value, int):
        return abs(value) < LARGEST_NUMBER
    return value is None or isinstance(value, float | list | Mapping)


def plain_number(value: Any) -> Any:
    """Return a whole number of another type, such as numpy's, as an int; return anything else unchanged, to be refused."""
    return int(value) if isinstance(value, Integral) and not isinstance(value, bool) else value


def shortly(value: object) -> str:
    """Describe a refused value in a short text."""
    text = str(value)[:80] if isinstance(value, str | int | float | None) else type(value).__name__
    return text.encode("utf-8", "replace").decode()
