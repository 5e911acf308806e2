"""Farmerama: animals, goods, sectors of the farm, actions, and how tiles are won."""

from __future__ import annotations

from collections.abc import Sequence

from grange.core.components import printed_values
from grange.core.events import Event
from grange.core.words import Message
from grange.games.farmerama.box import ACTIONS, ANIMALS, FOLDER, GOODS, SECTORS, WATER, Box
from grange.games.farmerama.labels import parts_of
from grange.lab.balance.subject import Counting, Group, Subject, Tally

NUMBERS = tuple(str(sector + 1) for sector in range(SECTORS))
BOX = Box(printed_values(FOLDER / "components.toml"))


def name_of_tile(parts: Sequence[Message]) -> str:
    """Name a bonus tile by what it gives."""
    return "-".join(f"{part.values.get('good', part.key)}{part.values.get('number', '')}" for part in parts)


def bonus_said(name: str) -> Message:
    """Say what the bonus tile of this name gives."""
    return Message("balance-tile", {"tile": next(parts_of(BOX, tile) for tile in BOX.tiles if tile.name == name)})


TILES = {name_of_tile(parts): parts for parts in (parts_of(BOX, tile) for tile in BOX.tiles)}


def tile_said(tile: str) -> Message:
    """Say what a bonus tile gives."""
    return Message("balance-tile", {"tile": TILES[tile]})


PIECES = {"sheep": "sheep", "pig": "pig", "cow": "cattle", "horse": "horse"}
GROUPS = (
    Group("animal", tuple(ANIMALS), ("produced", "fed"), piece=PIECES.__getitem__),
    Group("good", tuple(good for good in GOODS if good != GOODS[WATER]), ("harvested", "sown")),
    Group("sector", NUMBERS, ("harvested", "sown")),
    Group("action", tuple(ACTIONS), ("chosen", "without_tile")),
    Group("tile", tuple(TILES), ("taken",), said=tile_said),
)


def tally(events: Sequence[Event], seats: int) -> Tally:
    """Count what animals produced, what was sown and harvested where, which actions were chosen, and which tiles were won."""
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
        elif event.key == "event-takes-tile":
            counting.add("tile", name_of_tile(values["tile"]), "taken", 1, seat)
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

SUBJECT = Subject(GROUPS, tally, values=VALUES, said={"bonus": bonus_said}, listed={"good": tuple(GOODS)})
