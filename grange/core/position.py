"""Positions: a state as a JSON document that people and programs can store, compare and edit."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Collection, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from grange.core.chance import STRONG, WORD, Chance
from grange.core.document import shortly
from grange.core.errors import BadPosition, EmptyQuestion
from grange.core.step import Question, Step

if TYPE_CHECKING:
    from grange.core.game import Game, Origin
    from grange.core.state import State

FORMAT = 1
LARGEST = {"int": 1 << 16, "Bits": 1 << 256}  # far above every number on a table; a set has one bit for each thing
LONGEST = 1000  # far above every list on a table
LONGEST_MEMORY = 49  # hexadecimal digits of a strong generator's memory
BYTES = "bytearray"  # small numbers in a row; a list in documents


def position_of(state: State, named: Collection[str] = ()) -> dict[str, Any]:
    """Write a state down, including everything hidden; of its rules, only the unusual ones and those in `named`."""
    position: dict[str, Any] = {
        "grange": FORMAT,
        "game": state.game.name,
        "version": state.origin.version,
        "seats": state.seats,
        "rules": state.origin.unusual_rules(named),
        "chance": f"{state.chance.memory:016x}",
        "table": {name: _plain(getattr(state, name)) for name in state.game.table},
        "agenda": [[_step_out(state.game, step) for step in stack] for stack in state.agenda],
    }
    if state.origin.components:
        position["components"] = dict(state.origin.components)
    return position


def digest_of(state: State, named: Collection[str] = ()) -> str:
    """Return a short fingerprint of the document that `position_of` writes; equal states have equal fingerprints."""
    text = json.dumps(position_of(state, named), sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def origin_at(game: Game[Any], position: Mapping[str, Any]) -> Origin:
    """Check a position's head and return the origin of a game that begins there."""
    for name, kind in {"seats": int, "rules": dict, "chance": str, "table": dict, "agenda": list}.items():
        if not isinstance(position.get(name), kind):
            raise BadPosition("error-position-field", field=name)
    if position.get("grange") != FORMAT:
        raise BadPosition("error-position-format")
    version = position.get("version")
    if version != game.version:
        raise BadPosition("error-position-version", game=game.name, version=shortly(version), ours=str(game.version))
    return game.origin(position["seats"], None, position["rules"], position.get("components", {}), position, version)


def state_at(origin: Origin, position: Mapping[str, Any]) -> State:
    """Build the state that a position describes, at its open questions."""
    state = origin.fresh(Chance(_memory(position["chance"])))
    kinds = origin.game.table
    table = position["table"]
    if set(table) != set(kinds):
        odd = sorted(str(name)[:80] for name in set(table) ^ set(kinds))
        raise BadPosition("error-position-table", fields=odd[:20])
    for name, kind in kinds.items():
        if not _fits(table[name], kind) or not _as_long(table[name], getattr(state, name)):
            raise BadPosition("error-position-field", field=f"table.{name}")
        setattr(state, name, _read(table[name], kind))
    state.lay_agenda(_agenda_in(origin, position["agenda"], state.limits()))
    state.check()
    _ask(state)
    return state


def _ask(state: State) -> None:
    """List the options of every question on the agenda and run to the first, so that a broken agenda fails now."""
    try:
        for stack in state.agenda:
            for step in stack:
                if isinstance(step, Question):
                    step.options(state)
        state.advance()
        valid = all(decision.options for decision in state.decisions)
    except (EmptyQuestion, LookupError, TypeError, AttributeError):
        valid = False
    if not valid:
        raise BadPosition("error-position-field", field="agenda")


def _plain(value: Any) -> Any:
    """Copy a field as plain JSON."""
    return [_plain(item) for item in value] if isinstance(value, list | bytearray) else value


def _fits(value: Any, kind: str) -> bool:
    """Check whether a plain value has a type such as `list[int]`."""
    if kind == BYTES:
        return isinstance(value, list) and len(value) <= LONGEST and all(type(item) is int and 0 <= item < 256 for item in value)
    if kind.startswith("list["):
        return isinstance(value, list) and len(value) <= LONGEST and all(_fits(item, _inner(kind)) for item in value)
    if kind in LARGEST:
        return type(value) is int and abs(value) < LARGEST[kind]
    return type(value) is {"bool": bool, "str": str}[kind]


def _as_long(value: Any, fresh: Any) -> bool:
    """Check whether lists are as long as at the start of a game; a list that is empty there may have any length."""
    if not isinstance(fresh, list | bytearray) or not fresh:
        return True
    return len(value) == len(fresh) and (isinstance(fresh, bytearray) or all(map(_as_long, value, fresh)))


def _read(value: Any, kind: str) -> Any:
    """Convert a plain value that has the right type into a field."""
    if kind == BYTES:
        return bytearray(value)
    return [_read(item, _inner(kind)) for item in value] if isinstance(value, list) else value


def _inner(kind: str) -> str:
    return kind.removeprefix("list[").removesuffix("]")


def _memory(text: str) -> int:
    try:
        memory = int(text, 16) if len(text) <= LONGEST_MEMORY else -1
    except ValueError:
        memory = -1
    if not 0 <= memory <= WORD and not STRONG <= memory < 2 * STRONG:
        raise BadPosition("error-position-field", field="chance")
    return memory


def _step_name(document: Any) -> str:
    """Describe a refused step."""
    return shortly(document.get("step")) if isinstance(document, Mapping) else shortly(document)


def _step_out(game: Game[Any], step: Step) -> dict[str, Any]:
    kind = type(step).__name__
    return {"step": kind} | {name: getattr(step, name) for name in game.step_fields[kind]}


def _agenda_in(origin: Origin, agenda: list[Any], limits: Mapping[str, int]) -> list[list[Step]]:
    """Read the table's stack, which may ask any seat, and each seat's own stack."""
    if len(agenda) != 1 + origin.seats or not all(isinstance(stack, list) and len(stack) <= LONGEST for stack in agenda):
        raise BadPosition("error-position-field", field="agenda")
    seats = [range(origin.seats), *([seat] for seat in range(origin.seats))]
    return [[_step_in(origin, step, allowed, limits) for step in stack] for stack, allowed in zip(agenda, seats, strict=True)]


def _step_in(origin: Origin, document: Any, seats: Sequence[int], limits: Mapping[str, int]) -> Step:
    name = document.get("step") if isinstance(document, dict) else None
    kind = origin.game.rules.steps.get(name) if isinstance(name, str) else None
    if kind is None:
        raise BadPosition("error-position-step", step=_step_name(document))
    expected = origin.game.step_fields[kind.__name__]
    given = {key: value for key, value in document.items() if key != "step"}
    if set(given) != set(expected) or not all(_fits(given[key], wanted) for key, wanted in expected.items()):
        raise BadPosition("error-position-step", step=_step_name(document))
    in_limits = all(0 <= given[key] < limits[key] for key in limits if key in given)
    if given.get("seat", seats[0]) not in seats or not in_limits:
        raise BadPosition("error-position-step", step=_step_name(document))
    return kind(**given)
