"""The observer: it writes observations and masks for all states with one set-up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from grange.core.observation import LARGEST, Part
from grange.core.sight_observation import SightObservation
from grange.core.step import Question

if TYPE_CHECKING:
    from grange.core.game import Game
    from grange.core.state import State

UNLIMITED = 2  # bytes of a number without a limit
DETAIL = "the fields of the own question in the order of its class, low bytes first"


class Observer:
    """Writes observations and masks for all states with one set-up."""

    def __init__(self, state: State) -> None:
        game, seats = state.game, state.seats
        brought = game.rules.observation
        self.own: Any = brought if brought is not None else SightObservation(state)
        self.seats = seats
        self.options: int = len(game.rules.verbs)
        self.kinds: dict[type, int] = {}  # the number of each kind of question
        self.fields: dict[type, list[tuple[str, int]]] = {}  # and its fields, with the number of their bytes
        self.detail = 0  # bytes of the longest fields
        self._number_questions(game, state.limits())
        self.head = seats + seats + 2 * len(self.kinds) + self.detail
        self.parts = _placed([*self._own_parts(), *self.own.parts(state)])
        self.size = self.parts[-1].start + self.parts[-1].size

    def _number_questions(self, game: Game[Any], limits: dict[str, int]) -> None:
        for name, kind in game.rules.steps.items():
            if issubclass(kind, Question):
                fields = [(field, _bytes_of(field, of, limits)) for field, of in game.step_fields[name].items() if field != "seat"]
                self.kinds[kind] = len(self.kinds)
                self.fields[kind] = fields
                self.detail = max(self.detail, sum([size for _, size in fields]))

    def _own_parts(self) -> list[Part]:
        names = ", ".join([kind.__name__ for kind in self.kinds])
        return [
            Part("seat", self.seats, 1, "the number of the own seat, one-hot"),
            Part("asked", self.seats, 1, "whether each seat is asked now, the own seat first"),
            Part("question", len(self.kinds), 1, f"the kind of the own question, one-hot: {names}"),
            Part("pending", len(self.kinds), LARGEST, "own questions that follow this one, counted by kind in the same order"),
            *([Part("detail", self.detail, LARGEST, DETAIL)] if self.detail else []),
        ]

    def observe(self, state: State, seat: int) -> bytearray:
        """Write what the seat may know."""
        pieces: list[bytes | bytearray] = self.own.table(state, seat)
        return bytearray().join([self._asked(state, seat), *pieces])

    def mask(self, state: State, seat: int) -> bytearray:
        """Write a 1 for each option that the seat may choose now."""
        mask = bytearray(self.options)
        for stack in state._waiting:
            question: Any = state.agenda[stack][-1]
            if question.seat == seat:
                for option in state._listed[stack] or state._options(stack):
                    mask[option] = 1
        return mask

    def _asked(self, state: State, seat: int) -> bytearray:
        """Write which seats are asked, and the own question with those that follow it."""
        head = bytearray(self.head)
        seats = self.seats
        head[seat] = 1
        for stack in state._waiting:
            steps = state.agenda[stack]
            question: Any = steps[-1]
            head[seats + (question.seat - seat) % seats] = 1
            if question.seat == seat:
                self._write_question(head, question)
                if len(steps) > 1:
                    self._write_pending(head, steps, seat)
        return head

    def _write_question(self, head: bytearray, question: Any) -> None:
        kind = type(question)
        head[2 * self.seats + self.kinds[kind]] = 1
        place = 2 * self.seats + 2 * len(self.kinds)
        for name, size in self.fields[kind]:
            value: int = getattr(question, name)
            if size == 1 and 0 <= value <= LARGEST:
                head[place] = value
            else:
                head[place : place + size] = _number(value, size)
            place += size

    def _write_pending(self, head: bytearray, steps: Sequence[Any], seat: int) -> None:
        """Count the seat's own questions below the open one, but the open one."""
        kinds, first = self.kinds, 2 * self.seats + len(self.kinds)
        for place in range(len(steps) - 1):
            number = kinds.get(type(steps[place]), -1)
            if number >= 0 and steps[place].seat == seat:
                head[first + number] += 1


def _number(value: int, size: int) -> bytes:
    """Write a number with its low bytes first; one that does not fit becomes the smallest or largest that does."""
    return min(max(int(value), 0), (1 << 8 * size) - 1).to_bytes(size, "little")


def _bytes_of(name: str, kind: str, limits: dict[str, int]) -> int:
    """Return how many bytes a field of a question needs."""
    if kind == "bool":
        return 1
    return max(1, (int(limits[name] - 1).bit_length() + 7) // 8) if name in limits else UNLIMITED


def _placed(parts: list[Part]) -> list[Part]:
    """Give each part its place behind those before it."""
    placed, start = [], 0
    for part in parts:
        placed.append(Part(part.name, part.size, part.high, part.meaning, start))
        start += part.size
    return placed
