"""The agenda: the steps that are still to happen, for the table and for each seat, and the loop that runs them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from grange.core.errors import EmptyQuestion
from grange.core.native import mypyc_attr
from grange.core.step import Step

UNKNOWN: list[int] = []  # options that must be listed again before anybody sees them


@mypyc_attr(allow_interpreted_subclasses=True)
class Agenda:
    """A stack of steps for the table and one for each seat.

    While any seat's own stack holds steps, the table's stack waits. So seats act at the same time, and each answers when ready.
    """

    __slots__ = ("_acting", "_coming", "_listed", "_waiting", "agenda", "has_asides", "over", "seats")

    seats: int
    agenda: list[list[Step]]
    over: bool
    has_asides: bool  # whether seats may do things at any time, beside answering their questions

    def begin_agenda(self, seats: int) -> None:
        """Begin with an empty agenda."""
        self.seats = seats
        self.agenda = [[] for _ in range(1 + seats)]
        self.over = False
        self.has_asides = False
        self._listed: list[list[int]] = [UNKNOWN] * (1 + seats)
        self._acting = False  # whether seats act together while the table waits
        self._waiting: list[int] = []  # the stacks with an open question
        self._coming: list[Step] = []  # the steps that the running step has put on the agenda

    def copy_agenda(self, other: Agenda) -> None:
        """Copy this agenda into another one."""
        other.seats = self.seats
        other.agenda = [stack[:] for stack in self.agenda]
        other.over = self.over
        other.has_asides = self.has_asides
        other._listed = self._listed[:]
        other._acting = self._acting
        other._waiting = self._waiting[:]
        other._coming = []

    def then(self, *steps: Step) -> None:
        """Put steps on top of the agenda: they happen next, in this order."""
        self._coming.extend(steps)

    def together(self, questions: Sequence[Any]) -> None:
        """Ask several seats at the same time. The table goes on when all are done. Only steps of the table may call this."""
        self._acting = True
        for question in reversed(questions):
            self.agenda[1 + question.seat].append(question)

    def lay_agenda(self, agenda: list[list[Step]]) -> None:
        """Take over the agenda of a stored position."""
        self.agenda = agenda
        self._acting = any(agenda[1:])

    def advance(self) -> None:
        """Run the agenda up to the next question, or to the end of the game."""
        agenda = self.agenda
        while True:
            self._run(0)
            if not self._acting:
                self._waiting = [0] if agenda[0] else []
                self.over = not agenda[0]
                return
            self._waiting = list(range(1, len(agenda)))
            for stack in self._waiting:
                self._run(stack)
            self._ask_again()
            self._waiting = [stack for stack in self._waiting if agenda[stack]]
            if self._waiting:
                return
            self._acting = False

    def end_here(self) -> None:
        """End the game before its last step, with everything as it lies now."""
        self.agenda = [[] for _ in self.agenda]
        self._listed = [UNKNOWN] * len(self.agenda)
        self._acting, self._waiting = False, []
        self.over = True

    def _ask_again(self, mover: int = 0) -> None:
        """List options again where another stack may have changed them, and repeat until nothing more happens.

        A question left with a single option answers itself, and then all other questions are listed again.
        The mover's own question was listed last, so the first pass skips it.
        """
        agenda: list[list[Any]] = self.agenda
        happened = True
        while happened:
            happened = False
            for stack in self._waiting:
                if stack != mover and agenda[stack] and agenda[stack][-1].shares and self._run(stack):
                    happened = True
            mover = 0

    def asides(self, seat: int, options: list[int]) -> list[int]:
        """List what a seat may do at any time, beside the options of its question."""
        return []

    def own_steps(self, seat: int) -> list[Step]:
        """List the steps that a seat still has to do while seats act together."""
        return self.agenda[1 + seat]

    def _run(self, stack: int) -> bool:
        """Run one stack until it is empty or asks a question, and return whether anything happened.

        The table's stack also stops as soon as a seat has steps of its own.
        """
        steps, coming = self.agenda[stack], self._coming
        happened = False
        while True:
            while coming:
                steps.append(coming.pop())
            if not steps or (not stack and self._acting):
                return happened
            step: Any = steps[-1]
            if not step.asks:
                steps.pop()
                step.happen(self)
                happened = True
                continue
            options = step.options(self)
            if self.has_asides and step.leaves_time and options and (asides := self.asides(step.seat, options)):
                self._listed[stack] = [*options, *asides]
                return happened
            if len(options) > 1 or (step.shares and options and step.waits(self)):
                self._listed[stack] = options
                return happened
            if not options:
                raise EmptyQuestion("error-empty-question", step=type(step).__name__)
            steps.pop()
            step.choose(self, options[0])  # a question with a single option is no question
            happened = True
