"""Components: what is printed in the box, read from a game's `components.toml` and corrected by an owner's file.

A table may have a table `source` beside its values that names the origin of each value: `rulebook`, `source` (a public page),
`derived` (it follows from both) or `house` (our own, because the printed one is not public).
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from os import PathLike
from pathlib import Path
from typing import Any, TypeVar

from grange.core.document import shortly
from grange.core.errors import BadComponents
from grange.core.words import Lines, Message

LARGEST, LONGEST = 10_000, 200  # far above every number and every list in a box
SOURCES = ("rulebook", "source", "derived", "house")
OWNER = "owner"  # the source of a value that an owner's file corrected

B = TypeVar("B")
Bound = tuple[str, int, int]  # where a value stands, and the least and the most that it may be


@cache
def printed_values(path: Path) -> dict[str, Any]:
    """Read a game's own components file."""
    return tomllib.loads(path.read_text(encoding="utf-8"))


def corrections(path: Path) -> dict[str, Any]:
    """Read an owner's components file, which needs to hold only the values that differ."""
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as problem:
        raise BadComponents("error-components-missing", file=str(path)) from problem
    except ValueError as problem:
        raise BadComponents("error-components-toml", file=str(path), problem=str(problem)) from problem


def changes_in(components: Mapping[str, Any] | str | PathLike[str] | None) -> Mapping[str, Any]:
    """Return corrected values, which may also stand in an owner's file."""
    if isinstance(components, Mapping | None):
        return components or {}
    if not isinstance(components, str | PathLike):
        raise BadComponents("error-components-form")
    return corrections(Path(components))


def corrected(path: Path, changes: Mapping[str, Any]) -> tuple[dict[str, Any], list[Message]]:
    """Apply corrections to the printed values; also list the corrections with an unknown name or a value of the wrong kind."""
    mistakes: list[Message] = []
    values = _over(printed_values(path), changes, "", mistakes)
    return values, mistakes


def _over(values: Mapping[str, Any], changes: Mapping[str, Any], where: str, mistakes: list[Message]) -> dict[str, Any]:
    result = dict(values)
    for name, change in changes.items():
        place = f"{where}{shortly(name)}"
        if name not in values:
            mistakes.append(Message("mistake-unknown-value", {"place": place, "known": known_names(values)}))
        elif isinstance(values[name], Mapping) and isinstance(change, Mapping):
            result[name] = _over(values[name], change, f"{place}.", mistakes)
        elif not _same_kind(values[name], change):
            mistakes.append(Message("mistake-other-kind", {"place": place, "usual": str(values[name]), "found": shortly(change)}))
        elif not _modest(change):
            mistakes.append(Message("mistake-too-large", {"place": place, "most": LARGEST, "longest": LONGEST}))
        else:
            result[name] = change
    return result


def opener(
    folder: Path, box: Callable[[Mapping[str, Any]], B], mistakes: Callable[[Mapping[str, Any]], list[Message]]
) -> Callable[[Mapping[str, Any]], B]:
    """Return a function that reads a game's box with an owner's corrections, or refuses it and lists every mistake."""
    usual: list[B] = []

    def read_box(changes: Mapping[str, Any]) -> B:
        if not changes and usual:
            return usual[0]
        values, wrong = corrected(folder / "components.toml", changes)
        wrong += mistakes(values)
        if wrong:
            raise BadComponents("error-components", folder, count=len(wrong), mistakes=Lines(wrong))
        opened = box(values)
        if not changes:
            usual.append(opened)
        return opened

    return read_box


def expected(place: str, key: str, **values: Any) -> Message:
    """Say what a value should have been."""
    return Message(key, {"place": place, **values})


def out_of_bounds(values: Mapping[str, Any], bounds: Iterable[Bound]) -> list[Message]:
    """List the numbers that are too small or too large."""
    wrong = []
    for place, least, most in bounds:
        table, name = place.split(".")
        if not least <= values[table][name] <= most:
            wrong.append(expected(place, "mistake-number", least=least, most=most))
    return wrong


def known_names(values: Mapping[str, Any]) -> list[str]:
    """List the names in a table, without its sources."""
    return [name for name in values if name != "source"]


def _same_kind(value: object, change: object) -> bool:
    if isinstance(value, list) and isinstance(change, list):
        return not value or all(_same_kind(value[0], item) for item in change)
    return type(value) is type(change)


def _modest(change: object) -> bool:
    if isinstance(change, list):
        return len(change) <= LONGEST and all(_modest(item) for item in change)
    return not isinstance(change, int) or abs(change) <= LARGEST


def rows(path: Path, changes: Mapping[str, Any]) -> Iterator[tuple[str, Any, str]]:
    """List every value with its name and its source."""
    values, _ = corrected(path, changes)
    yield from _rows(values, changes, "")


def _rows(values: Mapping[str, Any], changes: Mapping[str, Any], where: str) -> Iterator[tuple[str, Any, str]]:
    sources = values.get("source", {})
    for name in known_names(values):
        value, change = values[name], changes.get(name, {})
        if isinstance(value, Mapping) and name not in sources:
            yield from _rows(value, change if isinstance(change, Mapping) else {}, f"{where}{name}.")
        else:
            yield f"{where}{name}", value, OWNER if name in changes else sources[name]
