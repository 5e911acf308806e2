"""Documents: what the store keeps of a table, as plain JSON."""

from __future__ import annotations

from typing import Any

from grange.core.events import Event
from grange.core.game import Origin
from grange.core.state import State
from grange.core.words import Message


def setup_of(origin: Origin) -> dict[str, Any]:
    """Write the origin of a game as a document."""
    return {"seats": origin.seats, "seed": origin.seed, "rules": dict(origin.rules), "components": dict(origin.components)}


def plain(value: Any) -> Any:
    """Write a value of a message as plain JSON; a message inside becomes a dict with its key."""
    if isinstance(value, Message):
        return {"told": value.key, "values": plain(value.values)}
    if isinstance(value, dict):
        return {name: plain(item) for name, item in value.items()}
    return [plain(item) for item in value] if isinstance(value, list) else value


def unplain(value: Any) -> Any:
    """Read what `plain` wrote."""
    if isinstance(value, dict):
        return Message(value["told"], unplain(value["values"])) if "told" in value else {k: unplain(v) for k, v in value.items()}
    return [unplain(item) for item in value] if isinstance(value, list) else value


def document_of(event: Event) -> dict[str, Any]:
    """Write an event down."""
    return {"key": event.key, "values": plain(event.values), "only": event.only}


def event_of(document: dict[str, Any]) -> Event:
    """Read an event."""
    return Event(document["key"], unplain(document["values"]), document["only"])


def summary_of(state: State, since: list[float]) -> dict[str, Any]:
    """Write what a list of games shows of a table; `since` says from when each seat has had its question."""
    return {
        "asked": [decision.seat for decision in state.decisions],
        "since": since,
        "scores": state.scores,
        "winners": state.winners,
        "where": plain(state.where()),
        "verdict": plain(state.verdict()) if state.over else None,
    }
