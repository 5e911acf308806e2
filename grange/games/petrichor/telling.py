"""What the words need to know of Petrichor: labels of options, what an option would do, the pieces and places it points at."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from grange.core.words import Told
from grange.games.petrichor.box import (
    BACK,
    BLOW,
    CROPS,
    DECLINE,
    DISCARD,
    DRIP,
    END,
    ENOUGH,
    FERTILIZE,
    FILL,
    GIVE,
    KEEP,
    LAND,
    LIFT,
    LOWER,
    MOST_OWNERS,
    MOVE,
    NAMES,
    PASS,
    PLACE,
    PLACES,
    PLAY,
    SWAP,
    SWAP_TWICE,
    TAKE,
    VOTE,
    WEATHER,
    WEATHERS,
)

if TYPE_CHECKING:
    from grange.games.petrichor.state import Petrichor


def colour(state: Petrichor, owner: int) -> str:
    """Name the colour of an owner's drops, as the words know it."""
    return str(owner) if owner < state.seats else "south"


def spell(state: Petrichor, values: dict[str, Any]) -> dict[str, Any]:
    """Turn the numbers in an event's values into names; an owner is a seat, or the south wind."""
    spelled = dict(values)
    for name, things in (("weather", WEATHERS), ("crop", CROPS), ("place", NAMES), ("start", NAMES)):
        if name in values:
            spelled[name] = things[values[name]]
    if "weathers" in values:
        spelled["weathers"] = [Told(f"weather-{WEATHERS[weather]}") for weather in values["weathers"]]
    if "dice" in values:
        spelled["dice"] = [Told(f"face-{face}") for face in values["dice"]]
    if "colour" in values:
        spelled["colour"] = colour(state, values["colour"])
    if "card" in values:
        spelled["card"] = str(values["card"] + 1)
    if "owner" in values:
        owner = spelled.pop("owner")
        spelled |= {"seat": owner} if owner < state.seats else {"who": "south", "name": ""}
    return spelled


# Labels


class Labels:
    """Says in words what options do; each method takes an option's place among those of its kind."""

    def __init__(self, state: Petrichor, seat: int) -> None:
        self.state = state
        self.seat = seat

    def is_second(self) -> bool:
        """Tell whether it is a second action that is asked for, which costs more."""
        decision = self.state.decision_of(self.seat)
        return decision is not None and decision.prompt.key == "ask-second"

    def play(self, kind: int) -> Told:
        return Told("option-play-second" if self.is_second() else "option-play", {"weather": WEATHERS[kind]})

    def swap(self, kind: int) -> Told:
        return Told("option-swap-second" if self.is_second() else "option-swap", {"weather": WEATHERS[kind]})

    def swap_twice(self, kind: int) -> Told:
        return Told("option-swap-twice", {"weather": WEATHERS[kind]})

    def pass_turn(self, _: int) -> Told:
        return Told("option-pass")

    def end(self, _: int) -> Told:
        return Told("option-end")

    def decline(self, _: int) -> Told:
        return Told("option-decline")

    def enough(self, _: int) -> Told:
        return Told("option-enough")

    def give(self, kind: int) -> Told:
        return Told("option-give", {"weather": WEATHERS[kind]})

    def keep(self, kind: int) -> Told:
        return Told("option-keep", {"weather": WEATHERS[kind]})

    def discard(self, kind: int) -> Told:
        return Told("option-discard", {"weather": WEATHERS[kind]})

    def vote(self, weather: int) -> Told:
        return Told("option-vote", {"weather": WEATHERS[weather]})

    def back(self, weather: int) -> Told:
        return Told("option-back", {"weather": WEATHERS[weather]})

    def weather(self, weather: int) -> Told:
        return Told("option-weather", {"weather": WEATHERS[weather]})

    def lower(self, face: int) -> Told:
        box = self.state.box
        return Told(
            "option-lower" if face > 1 else "option-turn-die", {"face": face, "points": box.lower if face > 1 else box.turn}
        )

    def at(self, key: str, place: int) -> Told:
        """Speak of a tile, as far as it lies face up."""
        crop = "unknown" if self.state.hidden else CROPS[self.state.crops[place]]
        return Told(key, {"place": NAMES[place], "crop": crop})

    def place(self, place: int) -> Told:
        return self.at("option-place", place)

    def fill(self, place: int) -> Told:
        return self.at("option-fill", place)

    def take(self, place: int) -> Told:
        return self.at("option-take", place)

    def land(self, place: int) -> Told:
        return self.at("option-land", place)

    def fertilize(self, place: int) -> Told:
        return self.at("option-fertilize", place)

    def drip(self, which: int) -> Told:
        return self.owned("option-drip", which)

    def lift(self, which: int) -> Told:
        return self.owned("option-lift", which)

    def owned(self, key: str, which: int) -> Told:
        """Speak of somebody's drop at a tile."""
        place, owner = divmod(which, MOST_OWNERS)
        told = self.at(key, place)
        return Told(key, {**told.values, "colour": colour(self.state, owner)})

    def move(self, place: int) -> Told:
        return self.at("option-move", place)

    def blow(self, place: int) -> Told:
        return self.at("option-blow", place)


# by the first option of each kind, the last kind first
KINDS: tuple[tuple[int, Callable[[Labels, int], Told]], ...] = (
    (BLOW, Labels.blow),
    (MOVE, Labels.move),
    (LIFT, Labels.lift),
    (DRIP, Labels.drip),
    (FERTILIZE, Labels.fertilize),
    (LAND, Labels.land),
    (TAKE, Labels.take),
    (FILL, Labels.fill),
    (PLACE, Labels.place),
    (LOWER, Labels.lower),
    (WEATHER, Labels.weather),
    (BACK, Labels.back),
    (VOTE, Labels.vote),
    (DISCARD, Labels.discard),
    (KEEP, Labels.keep),
    (GIVE, Labels.give),
    (ENOUGH, Labels.enough),
    (DECLINE, Labels.decline),
    (END, Labels.end),
    (PASS, Labels.pass_turn),
    (SWAP_TWICE, Labels.swap_twice),
    (SWAP, Labels.swap),
    (PLAY, Labels.play),
)


def label(state: Petrichor, option: int, seat: int) -> Told:
    """Say in words what an option does."""
    first, say = next((first, say) for first, say in KINDS if option >= first)
    return say(Labels(state, seat), option - first)


def detail(state: Petrichor, option: int, seat: int) -> Told | None:
    """Say what a card's action would do, and how many of it the seat holds."""
    if option >= PASS:
        return None
    kind = option % len(WEATHERS)
    return Told(f"detail-{WEATHERS[kind]}", {"cards": state.hands[seat][kind]})


# Pieces and places of the picture


def icon(option: int) -> str:
    """Name the piece that stands on an option's button."""
    if option < PASS or GIVE <= option < LOWER:
        return f"weather-{WEATHERS[option % len(WEATHERS)]}"
    if LOWER <= option < PLACE:
        return f"die-{option - LOWER}" if option > LOWER else "die-harvest"
    if option >= MOVE or PLACE <= option < TAKE:
        return "cloud"
    return ""


# the options that point at something: where they begin, the name of what it is, and which of its kind
TARGETS: tuple[tuple[int, str, Callable[[int], str]], ...] = (
    (MOVE, "tile", lambda which: NAMES[which % PLACES]),
    (DRIP, "tile", lambda which: NAMES[which // MOST_OWNERS % PLACES]),
    (PLACE, "tile", lambda which: NAMES[which % PLACES]),
    (LOWER, "face", str),
    (VOTE, "sky", lambda which: WEATHERS[which % len(WEATHERS)]),
    (GIVE, "hand", lambda which: WEATHERS[which % len(WEATHERS)]),
    (PASS, "", lambda _: ""),
    (PLAY, "hand", lambda which: WEATHERS[which % len(WEATHERS)]),
)


def target(option: int) -> str:
    """Name the element of the picture that an option points at."""
    first, what, which = next(kind for kind in TARGETS if option >= kind[0])
    return f"{what}-{which(option - first)}" if what else ""
