"""A fifth game, as small as possible: Nim. It is short, has no secrets, and has only English words.

Two seats take counters from three heaps, any number from one of them; the seat that takes the last counter wins. There is no
lesson, no rules page, no components file, no plate, no style sheet.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from grange.core.chance import Chance
from grange.core.game import BotParts, Display, Game, Origin, Rules
from grange.core.options import Options
from grange.core.state import State
from grange.core.step import Question
from grange.core.table import Panels
from grange.core.words import Message, Words

HEAPS = (2, 1, 3)
TAKES = [f"{heap}-{number}" for heap, most in enumerate(HEAPS) for number in range(1, most + 1)]

OPTIONS = Options()
TAKE = OPTIONS.verb("take", TAKES, of="what")


class Nim(State):
    heaps: list[int]
    points: list[int]

    __slots__ = (*__annotations__,)

    def lay(self, origin: Origin, chance: Chance) -> None:
        super().lay(origin, chance)
        self.heaps = [*HEAPS]
        self.points = [0, 0]

    def copy_into(self, other: Nim) -> None:
        super().copy_into(other)
        other.heaps = self.heaps[:]
        other.points = self.points[:]


@dataclass(frozen=True, slots=True)
class Take(Question):
    """The seat takes any number of counters from one heap; the player who takes the last one wins."""

    seat: int
    prompt = "ask-take"
    chapter = "take"

    def options(self, state: Nim) -> list[int]:
        return TAKE.options([number for number, take in enumerate(TAKES) if amount(take) <= state.heaps[heap(take)]])

    def choose(self, state: Nim, option: int) -> None:
        take = TAKES[OPTIONS.read(option)[1]]
        state.heaps[heap(take)] -= amount(take)
        state.emit("event-take", seat=self.seat)
        if any(state.heaps):
            state.then(Take(1 - self.seat))
        else:
            state.points[self.seat] = 1


def heap(take: str) -> int:
    return int(take[0])


def amount(take: str) -> int:
    return int(take[2])


class Telling:
    LABELS: Mapping[Any, Any] = {}
    DETAILS: Mapping[Any, Any] = {}
    ICONS: Mapping[Any, Any] = {}
    TARGETS: Mapping[Any, Any] = {}
    GROUPS: Mapping[Any, Any] = {}
    OWN: Collection[Any] = ()
    HEADINGS: Collection[str] = ()
    PHASES: Collection[str] = ()

    def spell(self, state: Nim, values: dict[str, Any], /) -> dict[str, Any]:
        return values

    def where(self, state: Nim, /) -> Message:
        return Message("where", {"left": sum(state.heaps)})

    def outlook(self, state: Nim, seat: int, /) -> dict[str, Message]:
        return {}


class Scoring:
    def scores(self, state: Nim, /) -> list[int]:
        return state.points[:]

    def winners(self, state: Nim, /) -> list[int]:
        return [seat for seat, points in enumerate(state.points) if points]

    def score_sheet(self, state: Nim, seat: int, /) -> dict[str, int]:
        return {"last": state.points[seat]}

    def verdict(self, state: Nim, /) -> Message | None:
        return None


class Sight:
    def sight(self, state: Nim, seat: int | None, /) -> dict[str, Any]:
        return {"heaps": state.heaps[:], "points": state.points[:]}

    def deal_again(self, state: Nim, seat: int, chance: Chance, /) -> None:
        """Nothing is hidden."""


class Check:
    def fault(self, state: Nim, /) -> str | None:
        return None if all(0 <= left <= most for left, most in zip(state.heaps, HEAPS, strict=True)) else "table.heaps"

    def limits(self, state: Nim, /) -> dict[str, int]:
        return {}


def draw(state: Nim, seat: int | None, words: Words, names: Sequence[str]) -> str:
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 30"><text>{state.heaps}</text></svg>'


def page(state: Nim, seat: int | None, words: Words, names: Sequence[str], place: int = 0) -> Panels:
    return Panels(f'<div data-page="a">{draw(state, seat, words, names)}</div>', "", ("tab-heaps",))


def terminal(state: Nim, seat: int | None, words: Words, names: Sequence[str]) -> str:
    return " ".join([*map(str, state.heaps), *(name.replace("[", "\\[") for name in names)])


GAME: Game[Nim] = Game(
    name="nim",
    version=1,
    seats=(2,),
    rule_options=(),
    folder=Path(__file__).parent,
    minutes=1,
    rules=Rules(
        state=Nim,
        first_step=lambda: Take(0),
        steps={"Take": Take},
        read_box=lambda changes: None,
        verbs=OPTIONS,
        scoring=Scoring(),
        sight=Sight(),
        check=Check(),
    ),
    display=Display(
        draw=draw,
        page=page,
        terminal=terminal,
        labels=Telling(),
        emblem="bud",
        emblems={},
    ),
    bots=BotParts(
        judges={Question: lambda state, question, options: [0.0] * len(options)},
    ),
)
