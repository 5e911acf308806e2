"""The texts of Evergreen: options, events, and how far the game is."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Any

from grange.core.game import Say
from grange.core.options import Verb
from grange.core.words import Message
from grange.games.evergreen.box import BIOMES, POWERS, SEASONS, card_words, power_of
from grange.games.evergreen.options import ACTION, ACTIONS, POWER, TAKE
from grange.games.evergreen.state import Evergreen

# Options


def take(state: Evergreen, _seat: int, place: int) -> Message:
    """Name the card at a place of the market."""
    return Message("option-take", card_words(state.market[place]))


def action(_state: Evergreen, _seat: int, action: int) -> Message:
    """Say what one of the four actions does."""
    return Message(f"option-action-{ACTIONS[action].lower()}")


def track(state: Evergreen, seat: int, _thing: int) -> str:
    """Point at the power track of the seat's card."""
    return f"track-{POWERS[power_of(state.card_of(seat))]}"


LABELS: Mapping[Verb, Say[Evergreen]] = {TAKE: take, ACTION: action}
DETAILS: Mapping[Verb, Say[Evergreen]] = {}
ICONS: Mapping[Verb, Callable[[Any, int], str]] = {}
TARGETS: Mapping[Verb, Callable[[Any, int, int], str]] = {POWER: track}
OWN: Collection[Verb] = (POWER,)
GROUPS: Mapping[Verb, Callable[[Any, int, int], tuple[Message, ...]]] = {}
HEADINGS: Collection[str] = ("event-round",)
PHASES: Collection[str] = ("event-light",)


# Events, and the whole game


def spell(state: Evergreen, values: dict[str, Any]) -> dict[str, Any]:
    """Turn a card into its biome and power, and a cell into its name and biome."""
    if "card" in values:
        return {**values, **card_words(values["card"])}
    if "cell" in values:
        cell = values["cell"]
        return {**values, "cell": state.box.cell_names[cell], "biome": BIOMES[state.box.biome[cell]]}
    return values


def where(state: Evergreen) -> Message:
    """Say which season and round it is."""
    rounds = state.box.rounds[state.season]
    return Message("where", {"season": SEASONS[state.season], "round": state.round, "rounds": rounds})


def outlook(_state: Evergreen, _seat: int) -> dict[str, Message]:
    """Return nothing: the present light and forest are shown below the planet."""
    return {}
