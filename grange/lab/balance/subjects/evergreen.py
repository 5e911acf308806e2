"""Evergreen: biomes, powers and the cards that carry them."""

from __future__ import annotations

from collections.abc import Sequence

from grange.core.events import Event
from grange.core.words import Message
from grange.games.evergreen.box import BIOMES, POWERS
from grange.lab.balance.subject import Counting, Group, Subject, Tally

CARDS = tuple(f"{biome}-{power}" for biome in (*BIOMES, "wild") for power in POWERS)


def card_said(card: str) -> Message:
    """Name a card by its biome and its power."""
    biome, _, power = card.partition("-")
    return Message("picture-of-card", {"biome": biome, "power": power})


GROUPS = (
    Group("card", CARDS, ("taken", "left"), said=card_said),
    Group("power", tuple(POWERS), ("used", "strength", "left")),
    Group("biome", tuple(BIOMES), ("taken", "planted", "left")),
)


LEFT = ("event-left-fertility", "event-left-drought", "event-left-none")


def tally(events: Sequence[Event], seats: int) -> Tally:
    """Count which cards were taken and left, which powers were used, and what was planted where."""
    counting = Counting(GROUPS, seats)
    for event in events:
        values = event.values
        seat = values.get("seat")
        if event.key == "event-power":
            counting.add("power", values["power"], "used", 1, seat)
            counting.add("power", values["power"], "strength", values["strength"], seat)
        elif event.key == "event-takes":
            counting.add("biome", values["biome"], "taken", 1, seat)
            counting.add("card", f"{values['biome']}-{values['power']}", "taken", 1, seat)
        elif event.key in LEFT:
            counting.add("card", f"{values['biome']}-{values['power']}", "left")
            if event.key == "event-left-fertility":
                counting.add("biome", values["biome"], "left")
                counting.add("power", values["power"], "left")
        elif event.key in ("event-plants", "event-grows"):
            counting.add("biome", values["biome"], "planted", 1, seat)
    return counting.tally


VALUES = (
    "tracks.harvest.<number>",
    "tracks.<power>.<number>",
    "deck.mild.<biome>.<power>",
    "deck.harsh.<biome>.<power>",
)

SUBJECT = Subject(GROUPS, tally, values=VALUES, listed={"power": tuple(POWERS)})
