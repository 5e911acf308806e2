"""The texts where an option's declaration is not enough: labels, events, and how far the game is."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from grange.core.game import Say
from grange.core.options import Verb
from grange.core.words import Message
from grange.template_game.options import PLACES, TAKE
from grange.template_game.state import TemplateGame


def take(state: TemplateGame, _seat: int, place: int) -> Message:
    """Say which sack the seat would take, and how much grain is in it."""
    return Message("option-take", {"place": PLACES[place], "grain": state.row[place]})


def spell(state: TemplateGame, values: dict[str, Any]) -> dict[str, Any]:  # noqa: ARG001
    """Turn an event's numbers into the values of its sentence; here they stay as they are."""
    return values


def where(state: TemplateGame) -> Message:
    """Say how far the game is."""
    return Message("where", {"sacks": len(state.deck)})


def outlook(state: TemplateGame, seat: int) -> dict[str, Message]:  # noqa: ARG001
    """Return what rows of the score sheet need for their next point; here nothing."""
    return {}


LABELS: Mapping[Verb, Say[TemplateGame]] = {TAKE: take}
DETAILS: Mapping[Verb, Any] = {}  # texts too long for a label
ICONS: Mapping[Verb, Any] = {}  # pieces that depend on the state
TARGETS: Mapping[Verb, Any] = {}  # places that depend on the state
GROUPS: Mapping[Verb, Any] = {}  # buttons that unfold
OWN: Collection[Verb] = ()  # verbs that point at a seat's own board
HEADINGS: Collection[str] = ()  # events that begin a chapter of the game, such as a round
PHASES: Collection[str] = ()  # events that begin something for everybody
