"""House values: numbers that are our own because the printed ones are not public, and what changes if one is one more or less."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from grange.core.components import printed_values, rows
from grange.core.errors import BadComponents
from grange.games import find

STEPS = (-1, 1)
Key = str | int  # a name in a table, or a place in a list


@dataclass(frozen=True)
class HouseValue:
    """One number of a components file."""

    place: str  # as `crops.cotton.points`
    path: tuple[Key, ...]  # further down, in a list or a table
    usual: int

    def to_dict(self) -> dict[str, Any]:
        """Write the value as plain JSON."""
        return {"place": self.place, "path": list(self.path), "usual": self.usual}

    def changed(self, components: Mapping[str, Any], step: int) -> dict[str, Any]:
        """Return the correction that makes it larger by a step."""
        changed: dict[str, Any] = _changed(components, (*self.place.split("."), *self.path), self.usual + step)
        return changed


def _changed(values: Any, path: tuple[Key, ...], number: int) -> Any:
    """Return what of some values differs: of a table only the changed entry, of a list the whole list."""
    if not path:
        return number
    first, rest = path[0], path[1:]
    inner = _changed(values[first], rest, number)
    return (
        {first: inner} if isinstance(values, Mapping) else [inner if place == first else each for place, each in enumerate(values)]
    )


def house_values(game: str) -> list[HouseValue]:
    """List every number of a game that is a house value."""
    found = rows(find(game).components, {})
    return [HouseValue(place, path, number) for place, value, source in found if source == "house" for path, number in _in(value)]


def _in(value: Any) -> Iterator[tuple[tuple[Key, ...], int]]:
    """Yield every whole number within a value, with the way to it."""
    if isinstance(value, bool):
        return
    if isinstance(value, int):
        yield (), value
    elif isinstance(value, Mapping | list):
        inside = value.items() if isinstance(value, Mapping) else enumerate(value)
        for key, inner in inside:
            yield from (((key, *path), number) for path, number in _in(inner))


def possible_changes(game: str, seats: int, rules: Mapping[str, str]) -> list[tuple[HouseValue, int, dict[str, Any]]]:
    """List every step of every house value that makes a possible box, with its correction."""
    found = []
    values = printed_values(find(game).components)
    for value in house_values(game):
        for step in STEPS:
            components = value.changed(values, step)
            try:
                find(game).origin(seats, 1, rules, components)
            except BadComponents:
                continue
            found.append((value, step, components))
    return found
