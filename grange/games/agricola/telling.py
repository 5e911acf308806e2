"""What the words need to know of Agricola: labels of options, what an option would do, the pieces and places it points at."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from grange.core.words import Told
from grange.games.agricola import farm
from grange.games.agricola.box import (
    ACTIONS,
    ADD,
    BAKING,
    BUILD,
    CONVERT,
    CRAFT,
    DO,
    ENCLOSE,
    ENOUGH,
    FEED,
    FIELD,
    FOOD,
    GOODS,
    MAJORS,
    PAY,
    RELEASE,
    ROOM,
    SHEEP,
    SOWING,
    SPACE,
    SPACES,
    STABLE,
    STAY,
    TAKE,
    Goods,
    Price,
)

if TYPE_CHECKING:
    from grange.games.agricola.state import Agricola


def told_goods(goods: Goods) -> list[Told]:
    """Say goods with their numbers."""
    return [Told(f"goods-{GOODS[good]}", {"count": amount}) for good, amount in goods]


def spell(values: dict[str, Any]) -> dict[str, Any]:
    """Turn the numbers in an event's values into names."""
    spelled = dict(values)
    if "goods" in values:
        spelled["goods"] = told_goods(values["goods"])
    for name, things in (("good", GOODS), ("space", SPACES), ("major", MAJORS), ("place", farm.NAMES)):
        if name in values:
            spelled[name] = things[values[name]]
    return spelled


# Labels


class Labels:
    """Says in words what options do for the seat that is asked; each method takes an option's place among those of its kind."""

    def __init__(self, state: Agricola, seat: int) -> None:
        self.state = state
        self.seat = seat
        decision = state.decision_of(seat)
        self.question: Any = decision and decision.question
        self.about: dict[str, Any] = self.question.about(state) if self.question else {}

    def space(self, space: int) -> Told:
        return Told("option-space", {"space": SPACES[space]})

    def stay(self, _: int) -> Told:
        return Told("option-stay")

    def action(self, action: int) -> Told:
        return Told(f"option-do-{ACTIONS[action]}")

    def enough(self, _: int) -> Told:
        return Told("option-enough")

    def room(self, place: int) -> Told:
        return Told("option-room", {"place": farm.NAMES[place]})

    def stable(self, place: int) -> Told:
        return Told("option-stable", {"place": farm.NAMES[place]})

    def plow(self, place: int) -> Told:
        return Told("option-plow", {"place": farm.NAMES[place]})

    def add(self, place: int) -> Told:
        """Say what a pasture would cost and hold with one more space."""
        state, seat = self.state, self.seat
        chosen: int = getattr(self.question, "chosen", 0)
        wider = chosen | 1 << place
        fences = farm.border(wider) & ~state.fences[seat]
        room = state.box.grazing * wider.bit_count() << (wider & state.stables[seat]).bit_count()
        wood = fences.bit_count() * state.box.fence_wood
        return Told("option-add" if chosen else "option-add-first", {"place": farm.NAMES[place], "wood": wood, "room": room})

    def enclose(self, _: int) -> Told:
        return Told("option-enclose", {"wood": self.about.get("wood", 0)})

    def sow(self, good: int) -> Told:
        return Told("option-sow", {"good": GOODS[good]})

    def bake(self, _: int) -> Told:
        return Told("option-bake", {"food": self.about.get("food", 0)})

    def take(self, good: int) -> Told:
        if good < SHEEP:
            return Told("option-take", {"goods": told_goods(((good, 1),))})
        box = self.state.box
        return Told(f"option-take-{GOODS[good]}", {"food": box.sheep_food if good == SHEEP else box.cattle_food})

    def pay(self, way: int) -> Told:
        price: Price = self.question.ways(self.state)[way]
        if price.card >= 0:
            return Told("option-pay-card", {"major": MAJORS[price.card]})
        return Told("option-pay", {"goods": told_goods(price.goods)})

    def convert(self, good: int) -> Told:
        key = "option-cook" if good >= SHEEP else "option-eat"
        return Told(key, {"good": GOODS[good], "food": self.state.cooking(self.seat).get(good, 0)})

    def craft(self, good: int) -> Told:
        food = next((major.craft_food for major in self.state.majors_of(self.seat) if major.craft == good), 0)
        return Told("option-craft", {"good": GOODS[good], "food": food})

    def release(self, good: int) -> Told:
        return Told("option-release", {"good": GOODS[good]})

    def feed(self, _: int) -> Told:
        need = self.state.food_needed(self.seat)
        missing = need - self.state.goods[self.seat][FOOD]
        return Told("option-beg", {"markers": missing}) if missing > 0 else Told("option-feed", {"food": need})

    def build(self, card: int) -> Told:
        return Told("option-build", {"major": MAJORS[card]})


# by the first option of each kind, the last kind first
KINDS: tuple[tuple[int, Callable[[Labels, int], Told]], ...] = (
    (BUILD, Labels.build),
    (FEED, Labels.feed),
    (RELEASE, Labels.release),
    (CRAFT, Labels.craft),
    (CONVERT, Labels.convert),
    (PAY, Labels.pay),
    (TAKE, Labels.take),
    (BAKING, Labels.bake),
    (SOWING, Labels.sow),
    (ENCLOSE, Labels.enclose),
    (ADD, Labels.add),
    (FIELD, Labels.plow),
    (STABLE, Labels.stable),
    (ROOM, Labels.room),
    (ENOUGH, Labels.enough),
    (DO, Labels.action),
    (STAY, Labels.stay),
    (SPACE, Labels.space),
)


def label(state: Agricola, option: int, seat: int) -> Told:
    """Say in words what an option does."""
    first, say = next((first, say) for first, say in KINDS if option >= first)
    return say(Labels(state, seat), option - first)


# Details


def detail(state: Agricola, option: int, seat: int) -> Told | None:
    """Say what an option would bring now, where a label is too short for it."""
    if option < STAY:
        return _detail_of_space(state, option - SPACE, seat)
    if option >= BUILD:
        return Told("detail-major", {"major": MAJORS[option - BUILD]})
    return None


def _detail_of_space(state: Agricola, space: int, seat: int) -> Told:
    box, name = state.box, SPACES[space]
    goods = box.gives[space][state.seats] if space in box.gives else ()
    if space in box.fills and box.fills[space][state.seats]:
        goods = ((box.fills[space][state.seats][0][0], state.piles[space]),)
    if not goods:
        return Told("detail-space", {"space": name})
    have = tuple((good, state.goods[seat][good] + amount) for good, amount in goods)
    return Told("detail-takes", {"space": name, "goods": told_goods(goods), "have": told_goods(have)})


# Pieces and places of the picture

SPACE_PIECES = {
    "farm_expansion": "room-wood",
    "meeting_place": "first-player",
    "grain_seeds": "grain",
    "farmland": "plow",
    "lessons": "lessons",
    "lessons_more": "lessons",
    "resource_market": "stone",
    "side_job": "stable",
    "animal_market": "cattle",
    "modest_wish": "newborn",
    "major_improvement": "fireplace",
    "fencing": "fence-h",
    "grain_utilization": "bread",
    "basic_wish": "newborn",
    "house_redevelopment": "house",
    "vegetable_seeds": "vegetable",
    "urgent_wish": "newborn",
    "cultivation": "sow",
    "farm_redevelopment": "house",
    "day_laborer": "food",
}

ACTION_PIECES = {
    "rooms": "room-wood",
    "stables": "stable",
    "side_stable": "stable",
    "renovate": "house",
    "fences": "fence-h",
    "plow": "plow",
    "sow": "seeds",
    "bake": "bread",
    "grow": "newborn",
    "grow_anyway": "newborn",
    "improve": "fireplace",
    "animal": "sheep",
    "material": "stone",
}

MAJOR_PIECES = ("fireplace", "fireplace", "hearth", "hearth", "well", "oven-clay", "oven-stone", "joinery", "pottery", "basket")


def icon(state: Agricola, option: int) -> str:
    """Name the piece that stands on an option's button."""
    if option < STAY:
        return piece_of_space(state, option - SPACE)
    if option >= BUILD:
        return MAJOR_PIECES[option - BUILD]
    for first in (RELEASE, CRAFT, CONVERT, TAKE, SOWING):
        if first <= option < first + len(GOODS):
            return GOODS[option - first]
    return ACTION_PIECES[ACTIONS[option - DO]] if DO <= option < ENOUGH else ""


def piece_of_space(state: Agricola, space: int) -> str:
    """Name the piece that stands for a space: the good that gathers there, or one for its work."""
    fill = state.box.fills.get(space)
    if SPACES[space] in SPACE_PIECES or fill is None or not fill[state.seats]:
        return SPACE_PIECES.get(SPACES[space], "")
    return GOODS[fill[state.seats][0][0]]


def target(option: int, seat: int) -> str:
    """Name the element of the picture that an option points at."""
    if option < STAY:
        return f"space-{SPACES[option - SPACE]}"
    if option >= BUILD:
        return f"major-{MAJORS[option - BUILD]}"
    for first in (ROOM, STABLE, FIELD, ADD):
        if first <= option < first + farm.SPACES:
            return f"farm-{seat}-{farm.NAMES[option - first]}"
    return ""
