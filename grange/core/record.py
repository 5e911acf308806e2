"""Records: a game written down as its set-up and every choice, with a fingerprint of where it ended."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from grange.core.document import modest, read, shortly
from grange.core.errors import BadRecord, GrangeError
from grange.core.game import Game, Origin
from grange.core.position import digest_of, origin_at
from grange.core.state import State
from grange.core.words import Told

FORMAT = 1


def record_of(state: State) -> dict[str, Any]:
    """Write a game down."""
    origin = state.origin
    if origin.seed is None and origin.position is None:
        raise BadRecord("error-imagined")
    record: dict[str, Any] = {
        "grange": FORMAT,
        "game": state.game.name,
        "version": state.game.version,
        "seats": origin.seats,
        "rules": dict(origin.rules),
    }
    if origin.components:
        record["components"] = dict(origin.components)
    record |= {"seed": origin.seed} if origin.position is None else {"position": dict(origin.position)}
    record["choices"] = [f"{seat} {state.code(option)}" for seat, option in state.history]
    record["over"] = state.over
    record["digest"] = digest_of(state)
    return record


def parsed(record: Mapping[str, Any] | str) -> Mapping[str, Any]:
    """Read a record's text and check that it is one."""
    if isinstance(record, str):
        try:
            record = read(record)
        except ValueError as problem:
            raise BadRecord("error-record-json") from problem
    if not isinstance(record, Mapping) or not modest(record):
        raise BadRecord("error-record-format")
    if record.get("grange") != FORMAT or not isinstance(record.get("game"), str):
        raise BadRecord("error-record-format")
    return record


def origin_of(game: Game[Any], record: Mapping[str, Any]) -> Origin:
    """Find where the recorded game began."""
    if record.get("version") != game.version:
        raise BadRecord("error-record-version", game=game.name, version=shortly(record.get("version")), ours=str(game.version))
    try:
        if "position" in record:
            return origin_at(game, record["position"])
        seed = record["seed"]
        if seed is None:
            raise BadRecord("error-record-format")
        return game.origin(record["seats"], seed, record["rules"], record.get("components", {}))
    except (KeyError, TypeError, AttributeError) as problem:
        raise BadRecord("error-record-format") from problem


def replay_record(game: Game[Any], record: Mapping[str, Any], events: bool = False) -> State:
    """Play a recorded game again, choice by choice, and check that it ends where it ended."""
    choices = record.get("choices")
    if not isinstance(choices, list):
        raise BadRecord("error-record-format")
    state = origin_of(game, record).begin(events)
    for number, choice in enumerate(choices, start=1):
        try:
            seat, code = str(choice).split(" ")
            state.play(code, int(seat))
        except GrangeError as problem:
            raise BadRecord(
                "error-record-choice", number=number, choice=str(choice)[:80], problem=Told(problem.key, problem.values)
            ) from problem
        except ValueError as problem:
            raise BadRecord("error-record-format") from problem
    if record.get("digest") != digest_of(state) or record.get("over") != state.over:
        raise BadRecord("error-record-digest")
    return state
