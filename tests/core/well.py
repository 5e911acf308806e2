"""A second toy for the core's own tests: all seats fetch water from one well at the same time."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from grange.core.chance import Chance
from grange.core.game import Origin
from grange.core.options import Codes, Options
from grange.core.step import Question, Step
from tests.core.toy import TOY, Toy

OPTIONS = Options()
TAKE, POUR, SING, LEAVE = (OPTIONS.verb(name).option() for name in ("take", "pour", "sing", "leave"))
CODES = OPTIONS.codes()


class Village(Toy):
    water: int  # in the well
    jugs: list[int]  # the water of each seat

    __slots__ = (*__annotations__,)

    def lay(self, origin: Origin, chance: Chance) -> None:
        super().lay(origin, chance)
        self.water = 0
        self.jugs = [0] * self.seats

    def copy_into(self, other: Village) -> None:  # type: ignore[override]
        super().copy_into(other)
        other.water = self.water
        other.jugs = self.jugs[:]

    @property
    def codes(self) -> Codes:
        return CODES

    def carry(self, seat: int, water: int) -> None:
        self.jugs[seat] += water
        self.water -= water


@dataclass(frozen=True, slots=True)
class Fetch(Question):
    """The seat takes one water, if there is some, or leaves."""

    seat: int
    prompt = "ask-fetch"
    chapter = "well"
    shares = True

    def options(self, state: Village) -> list[int]:
        return [TAKE, LEAVE] if state.water else [LEAVE]

    def choose(self, state: Village, option: int) -> None:
        if option == TAKE:
            state.carry(self.seat, 1)


@dataclass(frozen=True, slots=True)
class Linger(Fetch):
    """The seat may also stay and sing."""

    def options(self, state: Village) -> list[int]:
        return [*Fetch.options(self, state), SING]

    def choose(self, state: Village, option: int) -> None:
        Fetch.choose(self, state, option)
        if option == SING:
            state.then(self)


@dataclass(frozen=True, slots=True)
class Hope(Fetch):
    """The seat stays at the dry well as long as somebody else is there."""

    def waits(self, state: Village) -> bool:
        return any(state.own_steps(other) for other in range(state.seats) if other != self.seat)


@dataclass(frozen=True, slots=True)
class Spill(Fetch):
    """The seat takes one water; if there is none, it pours its own into the well."""

    def options(self, state: Village) -> list[int]:
        return [TAKE, LEAVE] if state.water else [POUR]

    def choose(self, state: Village, option: int) -> None:
        Fetch.choose(self, state, option)
        if option == POUR:
            state.carry(self.seat, -state.jugs[self.seat])


@dataclass(frozen=True, slots=True)
class Offer(Question):
    """The seat pours one water into the well, or leaves."""

    seat: int
    prompt = "ask-offer"
    chapter = "well"

    def options(self, state: Village) -> list[int]:
        return [POUR, LEAVE]

    def choose(self, state: Village, option: int) -> None:
        if option == POUR:
            state.carry(self.seat, -1)


@dataclass(frozen=True, slots=True)
class Stroll(Question):
    """The seat sings while there is water and offers some then, or leaves."""

    seat: int
    prompt = "ask-stroll"
    chapter = "well"
    shares = True

    def options(self, state: Village) -> list[int]:
        return [SING, LEAVE] if state.water else [LEAVE]

    def choose(self, state: Village, option: int) -> None:
        if option == SING:
            state.then(Offer(self.seat))


@dataclass(frozen=True, slots=True)
class Grab(Question):
    """The seat takes two water without being asked."""

    seat: int
    prompt = "ask-grab"
    chapter = "well"

    def options(self, state: Village) -> list[int]:
        return [TAKE]

    def choose(self, state: Village, option: int) -> None:
        state.carry(self.seat, min(2, state.water))


def village(*kinds: type[Question], water: int = 0, jugs: tuple[int, ...] = ()) -> Village:
    """Let each seat ask one of these, with so much water in the well and in the jugs."""

    @dataclass(frozen=True, slots=True)
    class Meet(Step):
        def happen(self, state: Village) -> None:
            state.water = water
            state.jugs = [*jugs, *[0] * state.seats][: state.seats]
            state.together([kind(seat) for seat, kind in enumerate(kinds)])  # type: ignore[call-arg]

    toy: Any = TOY
    game = replace(toy, rules=replace(toy.rules, state=Village, first_step=Meet, steps={}))
    state = game.origin(len(kinds), 1, {}, {}).begin()
    assert isinstance(state, Village)
    return state
