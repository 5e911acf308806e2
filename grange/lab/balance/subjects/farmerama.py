"""Farmerama: animals, goods, sectors of the farm, actions, and how tiles are won."""

from __future__ import annotations

from collections.abc import Sequence

from grange.core.events import Event
from grange.games.farmerama.box import ACTIONS, ANIMALS, GOODS, SECTORS, WATER
from grange.lab.balance.subject import Counting, Group, Subject, Tally

NUMBERS = tuple(str(sector + 1) for sector in range(SECTORS))
PIECES = {"sheep": "sheep", "pig": "pig", "cow": "cattle", "horse": "horse"}
GROUPS = (
    Group("animal", tuple(ANIMALS), ("produced", "fed"), piece=PIECES.__getitem__),
    Group("good", tuple(good for good in GOODS if good != GOODS[WATER]), ("harvested", "sown")),
    Group("sector", NUMBERS, ("harvested", "sown")),
    Group("action", tuple(ACTIONS), ("chosen", "without_tile")),
)


def tally(events: Sequence[Event], seats: int) -> Tally:
    """Count what animals produced, what was sown and harvested where, and which actions were chosen."""
    counting = Counting(GROUPS, seats)
    for event in events:
        values = event.values
        seat = values.get("seat")
        if event.key == "event-produces":
            counting.add("animal", values["animal"], "produced", 1, seat)
        elif event.key == "event-feeds":
            counting.add("animal", values["animal"], "fed", 1, seat)
        elif event.key in ("event-sows", "event-harvests"):
            measure = "sown" if event.key == "event-sows" else "harvested"
            counting.add("good", values["good"], measure, 1, seat)
            counting.add("sector", values["sector"], measure, 1, seat)
        elif event.key == "event-reveals":
            for action in values["actions"]:
                counting.add("action", action.key.removeprefix("action-"), "chosen", 1, seat)
        elif event.key == "event-no-tile":
            counting.add("action", values["action"], "without_tile")
    return counting.tally


VALUES = (
    "farm.fields.<place>",
    "wheel.pacifier",
    "stables.<animal>",
    "score.usual.<animal>.<number>",
    "score.generous.<animal>.<number>",
    "ring.numbers.<place>.<shared>",
    "ring.harvest",
    "ring.water",
    "tiles.<bonus>.number",
    "tiles.<bonus>.goods.<good>",
    "end.rounds",
)

SUBJECT = Subject(GROUPS, tally, values=VALUES, listed={"good": tuple(GOODS)})
