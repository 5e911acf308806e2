"""The observer: it writes observations and masks for all states with one set-up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from grange.core.observation import LARGEST, Layout
from grange.core.sight_observation import SightObservation
from grange.core.step import Question

if TYPE_CHECKING:
    from grange.core.game import Game
    from grange.core.state import State

UNLIMITED = 2  # bytes of a number without a limit


class Observer:
    """Writes what a seat may know, beginning with what it is asked."""

    def __init__(self, state: State) -> None:
        game, seats = state.game, state.seats
        self.seats = seats
        self.options: int = len(game.rules.verbs)
        # the number of each kind of question, and its fields with the number of their bytes
        self.kinds: dict[type, tuple[int, list[tuple[str, int]]]] = {}
        longest = self._number_questions(game, state.limits())
        names = ", ".join([kind.__name__ for kind in self.kinds])
        layout = Layout()
        layout.add("seat", seats, 1, "the number of the own seat, one-hot")
        self.asked = layout.add("asked", seats, 1, "whether each seat is asked now, the own seat first")
        self.question = layout.add("question", len(self.kinds), 1, f"the kind of the own question, one-hot: {names}")
        self.pending = layout.add(
            "pending", len(self.kinds), LARGEST, "own questions that follow this one, counted by kind in the same order"
        )
        self.detail = layout.add(
            "detail", longest, LARGEST, "the fields of the own question in the order of its class, low bytes first"
        )
        make: Any = game.rules.observation or SightObservation
        self.own: Any = make(state, layout)
        self.parts = layout.parts
        self.size = layout.size

    def _number_questions(self, game: Game[Any], limits: dict[str, int]) -> int:
        """Number the kinds of questions, and return how many bytes the fields of one need at most."""
        longest = 0
        for name, kind in game.rules.steps.items():
            if issubclass(kind, Question):
                fields = [(field, _bytes_of(field, of, limits)) for field, of in game.step_fields[name].items() if field != "seat"]
                self.kinds[kind] = len(self.kinds), fields
                longest = max(longest, sum([size for _, size in fields]))
        return longest

    def observe(self, state: State, seat: int) -> bytearray:
        """Write what the seat may know."""
        row = bytearray(self.size)
        row[seat] = 1
        seats = self.seats
        for stack in state._waiting:
            steps = state.agenda[stack]
            question: Any = steps[-1]
            asked: int = question.seat
            row[self.asked + (asked - seat) % seats] = 1
            if asked == seat:
                number, fields = self.kinds[type(question)]
                row[self.question + number] = 1
                if fields:
                    self._write_fields(row, question, fields)
                if len(steps) > 1:
                    self._write_pending(row, steps, seat)
        self.own.write(state, seat, row)
        return row

    def mask(self, state: State, seat: int) -> bytearray:
        """Write a 1 for each option that the seat may choose now."""
        mask = bytearray(self.options)
        self.mark(state, seat, mask, 0)
        return mask

    def mark(self, state: State, seat: int, mask: bytearray, start: int) -> None:
        """Write a 1 for each option that the seat may choose now into zeros, which begin at `start`."""
        for stack in state._waiting:
            question: Any = state.agenda[stack][-1]
            if question.seat == seat:
                for option in state._listed[stack] or state._options(stack):
                    mask[start + option] = 1

    def _write_fields(self, row: bytearray, question: Any, fields: list[tuple[str, int]]) -> None:
        """Write the fields of a question."""
        place = self.detail
        for name, size in fields:
            value: int = getattr(question, name)
            if size == 1 and 0 <= value <= LARGEST:
                row[place] = value
            else:
                row[place : place + size] = _number(value, size)
            place += size

    def _write_pending(self, row: bytearray, steps: Sequence[Any], seat: int) -> None:
        """Count the seat's own questions below the open one."""
        kinds = self.kinds
        for step in steps[:-1]:
            found = kinds.get(type(step))
            if found is not None and step.seat == seat:
                row[self.pending + found[0]] += 1


def _number(value: int, size: int) -> bytes:
    """Write a number with its low bytes first; one that does not fit becomes the smallest or largest that does."""
    return min(max(int(value), 0), (1 << 8 * size) - 1).to_bytes(size, "little")


def _bytes_of(name: str, kind: str, limits: dict[str, int]) -> int:
    """Return how many bytes a field of a question needs."""
    if kind == "bool":
        return 1
    return max(1, (int(limits[name] - 1).bit_length() + 7) // 8) if name in limits else UNLIMITED
