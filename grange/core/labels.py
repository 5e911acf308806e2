"""Labels: what an option does, in words and in the picture. The verb's own declaration applies unless the game overrides it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grange.core.words import Message

if TYPE_CHECKING:
    from grange.core.state import State


def label(state: State, option: int, seat: int) -> Message:
    """Return the sentence for what an option does for the seat that is asked."""
    verb, thing = state.game.rules.verbs.read(option)
    own = state.game.display.labels.LABELS.get(verb)
    if own is not None:
        return own(state, seat, thing)
    return Message(verb.label, {verb.of: state.codes.thing_of[option]} if verb.things else {})


def detail(state: State, option: int, seat: int) -> Message | None:
    """Return what an option would bring now, where the game has more to say than its label."""
    verb, thing = state.game.rules.verbs.read(option)
    own = state.game.display.labels.DETAILS.get(verb)
    return None if own is None else own(state, seat, thing)


def icon(state: State, option: int) -> str:
    """Return the name of the piece on an option's button, or an empty text."""
    verb, thing = state.game.rules.verbs.read(option)
    own = state.game.display.labels.ICONS.get(verb)
    return verb.icon.format(thing=state.codes.thing_of[option]) if own is None else own(state, thing)


def target(state: State, option: int, seat: int) -> str:
    """Return the id of the element that an option points at, or an empty text."""
    verb, thing = state.game.rules.verbs.read(option)
    own = state.game.display.labels.TARGETS.get(verb)
    return verb.target.format(seat=seat, thing=state.codes.thing_of[option]) if own is None else own(state, seat, thing)


def place(state: State, option: int, seat: int) -> str:
    """Return the id of the element on which everybody sees an option; for one on the seat's own pieces, that is its board."""
    verb, _ = state.game.rules.verbs.read(option)
    return f"rival-{seat}" if verb in state.game.display.labels.OWN else target(state, option, seat)


def group(state: State, option: int, seat: int) -> tuple[Message, ...]:
    """Return the button that unfolds to an option and the heading above it there; empty if the option stands alone."""
    verb, thing = state.game.rules.verbs.read(option)
    own = state.game.display.labels.GROUPS.get(verb)
    return () if own is None else own(state, seat, thing)
