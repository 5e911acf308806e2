"""The state: one game at one moment, complete and self-contained."""

from __future__ import annotations

from abc import ABCMeta, abstractmethod
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar

from grange.core import telling, undo
from grange.core.agenda import UNKNOWN, Agenda
from grange.core.chance import Chance
from grange.core.errors import BadPosition, GameOver, IllegalOption, NothingToUndo, WrongSeat
from grange.core.native import mypyc_attr
from grange.core.options import Codes
from grange.core.position import position_of
from grange.core.record import record_of
from grange.core.telling import Event
from grange.core.words import Told, words

if TYPE_CHECKING:
    from grange.core.game import Game, Origin

Self = TypeVar("Self", bound="State")

Bits = int  # a set of things, one bit for each

FORESEEING = -1  # in place of the settled choices of a state that stops where something hidden would come to light


class HiddenError(Exception):
    """Something hidden would come to light, and must not."""


class Decision:
    """An open question: the seat that is asked, the question, and the options it may choose from."""

    __slots__ = ("options", "question", "state")

    def __init__(self, state: State, question: Any, options: list[int]) -> None:
        self.state = state
        self.question: Any = question
        self.options = options

    @property
    def seat(self) -> int:
        """The seat that is asked."""
        seat: int = self.question.seat
        return seat

    @property
    def prompt(self) -> Told:
        """The question's sentence."""
        return Told(self.question.prompt, self.question.about(self.state))

    @property
    def codes(self) -> list[str]:
        """The options as codes."""
        return [self.state.code(option) for option in self.options]


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Agenda, metaclass=ABCMeta):  # noqa: PLW1641, as it changes
    """Everything on the table, the hidden cards, the generator and the agenda.

    What it tells, scores and shows lies in modules that its game names.
    """

    __slots__ = ("chance", "events", "history", "origin", "settled", "together_since")

    game: ClassVar[Game[Any]]

    origin: Origin
    chance: Chance
    history: list[tuple[int, int]]  # every choice so far: seat, option
    settled: int  # how many of those choices nobody can take back any more
    together_since: int  # how many choices had been made when the seats began to act together
    events: list[Event] | None

    def lay(self, origin: Origin, chance: Chance) -> None:
        """Lay the table as it is before the first step; games add their own fields."""
        self.begin_agenda(origin.seats)
        self.origin = origin
        self.chance = chance
        self.history = []
        self.settled = 0
        self.together_since = 0
        self.events = None

    @abstractmethod
    def copy_into(self: Self, other: Self) -> None:
        """Make the other an independent copy of this state, field by field; games add their own fields."""
        self.copy_agenda(other)
        other.origin = self.origin
        other.chance = self.chance.copy()
        other.history = self.history[:]
        other.settled = self.settled
        other.together_since = self.together_since
        other.events = None if self.events is None else self.events[:]

    # the agenda

    def together(self, questions: Sequence[Any]) -> None:
        """Ask seats at the same time; the table goes on when all are done. Only steps of the table may do this."""
        self.together_since = len(self.history)
        super().together(questions)

    def asides(self, seat: int) -> list[int]:
        """List what a seat may do at any time, beside what it is asked."""
        any_time = self.game.any_time
        return any_time.asides(self, seat) if any_time else []

    def do_aside(self, seat: int, option: int) -> bool:
        """Do what can be done at any time, if the option is that; the seat is asked again afterward."""
        any_time = self.game.any_time
        return any_time is not None and any_time.do_aside(self, seat, option)

    @property
    def acting_together(self) -> bool:
        """Whether seats act at the same time, and the table waits for them."""
        return self._acting

    def revealed(self) -> None:
        """Note that something hidden comes to light, before it does, so that what was chosen until now stays chosen."""
        if self.settled == FORESEEING:
            raise HiddenError
        self.settled = len(self.history)

    def tell(self, key: str, /, **values: Any) -> None:
        """Tell everybody who listens what happened."""
        if self.events is not None:
            self.events.append(Event(key, self.spell(values)))

    def tell_only(self, only: int, key: str, /, **values: Any) -> None:
        """Tell one seat what nobody else may know."""
        if self.events is not None:
            self.events.append(Event(key, self.spell(values), only))

    # questions and answers

    def _options(self, stack: int) -> list[int]:
        if self._listed[stack] is UNKNOWN:
            question: Any = self.agenda[stack][-1]
            asides = self.asides(question.seat) if self.has_asides and question.leaves_time else []
            self._listed[stack] = [*question.options(self), *asides]
        return self._listed[stack]

    def _decision(self, stack: int) -> Decision:
        return Decision(self, self.agenda[stack][-1], self._options(stack))

    @property
    def decision(self) -> Decision:
        """The open question; the first of them when several seats may act."""
        if not self._waiting:
            raise GameOver("error-game-over")
        stack = self._waiting[0]
        return Decision(self, self.agenda[stack][-1], self._listed[stack] or self._options(stack))

    @property
    def decisions(self) -> list[Decision]:
        """All open questions: several when seats act at the same time, none when the game is over."""
        return [self._decision(stack) for stack in self._waiting]

    def decision_of(self, seat: int) -> Decision | None:
        """The question that is open for the seat, if there is one."""
        return next((decision for decision in self.decisions if decision.seat == seat), None)

    def play(self, option: object, seat: object = None) -> None:
        """Choose an option, given as its number or its code, for the seat that is asked."""
        waiting = self._waiting
        if not waiting:
            raise GameOver("error-game-over")
        stack = waiting[0] if seat is None else self._stack_of(seat)
        number = option if type(option) is int else self.option(option)
        options = self._listed[stack] or self._options(stack)
        if number not in options:
            raise IllegalOption("error-illegal-option", code=self._name(option), codes=[self.code(other) for other in options])
        question: Any = self.agenda[stack][-1]
        self.history.append((question.seat, number))
        self._answer(stack, number)

    def _answer(self, stack: int, option: int) -> None:
        """Do what the option of a stack's question says, and let everything happen up to the next question."""
        steps, waiting = self.agenda[stack], self._waiting
        question: Any = steps[-1]
        self._listed[stack] = UNKNOWN
        if not self.has_asides or not self.do_aside(question.seat, option):
            steps.pop()
            question.choose(self, option)
        if not stack:
            self.advance()
            return
        self._run(stack)
        if len(waiting) > 1:
            self._ask_again(stack)
        self._waiting = [other for other in waiting if self.agenda[other]]
        if not self._waiting:
            self._acting = False
            self.advance()

    def _stack_of(self, seat: object) -> int:
        """Find the stack on which the seat is asked."""
        self._checked_seat(seat)
        for stack in self._waiting:
            question: Any = self.agenda[stack][-1]
            if question.seat == seat:
                return stack
        asked = [str(decision.seat) for decision in self.decisions]
        raise WrongSeat("error-not-your-turn", seat=str(seat), asked=asked)

    def _checked_seat(self, seat: object) -> int:
        if type(seat) is not int or not 0 <= seat < self.seats:
            raise WrongSeat("error-no-such-seat", seat=str(seat), last=self.seats - 1)
        return seat

    def _name(self, option: object) -> str:
        return self.codes.code_of.get(option, str(option)) if type(option) is int else str(option)[:80]

    def code(self, option: int) -> str:
        """Give the code of an option, such as `take:2`."""
        code = self.codes.code_of.get(option)
        if code is None:
            raise IllegalOption("error-unknown-option", option=str(option)[:80])
        return code

    def option(self, code: object) -> int:
        """Give the option that a code stands for."""
        option = self.codes.option_of.get(code) if isinstance(code, str) else None
        if option is None:
            raise IllegalOption("error-unknown-code", code=str(code)[:80])
        return option

    def question_of(self, seat: int) -> Any:
        """Give the question that the seat is asked."""
        return self.agenda[self._stack_of(seat)][-1]

    # playing on in one's head, many times

    def asked(self) -> tuple[Any, list[int]]:
        """Give the first open question of a game that is not over, and its options."""
        stack = self._waiting[0]
        return self.agenda[stack][-1], self._listed[stack] or self._options(stack)

    def follow(self, option: int) -> None:
        """Choose an option that was just given for the first open question; nothing is checked or written down."""
        self._answer(self._waiting[0], option)

    # taking back

    def can_undo(self, seat: int | None = None, since: State | None = None) -> bool:
        """Tell whether the seat may take back its last choice; if others have chosen since, this is tried."""
        if seat is None:
            return len(self.history) > self.settled
        place = undo.last_own(self, seat)
        return place >= 0 and (place == len(self.history) - 1 or undo.without(self, place, since) is not None)

    def undo(self, seat: int | None = None, since: State | None = None) -> None:
        """Take back the seat's last choice (without a seat: the last choice of all).

        The game is played again from its origin, or from an earlier state of it that is given.
        """
        if seat is None and self.history:
            seat = self.history[-1][0]
        place = -1 if seat is None else undo.last_own(self, seat)
        earlier = undo.without(self, place, since) if place >= 0 else None
        if earlier is None:
            raise NothingToUndo("error-nothing-to-undo")
        earlier.copy_into(self)

    # points

    @property
    def scores(self) -> list[int]:
        """The points of each seat as they stand now."""
        return self.game.scoring.scores(self)

    @property
    def winners(self) -> list[int]:
        """The winning seats; empty until the game is over, and when a solo player has lost."""
        return self.game.scoring.winners(self) if self.over else []

    def score_sheet(self, seat: int) -> dict[str, int]:
        """Tell where the seat's points came from, category by category."""
        return self.game.scoring.score_sheet(self, seat)

    def verdict(self) -> Told | None:
        """Say how a finished game went beyond its points, where the rulebook has words for that."""
        return self.game.scoring.verdict(self) if self.over else None

    # what is said

    @property
    def codes(self) -> Codes:
        """The table of all options and their codes."""
        return self.game.codes

    def where(self) -> Told:
        """Say how far the game has come, such as the season and the round."""
        return self.game.telling.where(self)

    def label(self, option: int, seat: int) -> Told:
        """Say in words what an option does for the seat that is asked, for its button."""
        return telling.label(self, option, seat)

    def detail(self, option: int, seat: int) -> Told | None:
        """Say what the seat's option would bring now, where a label is too short for it."""
        return telling.detail(self, option, seat)

    def icon(self, option: int) -> str:
        """Name the piece that stands on an option's button, or give an empty text."""
        return telling.icon(self, option)

    def target(self, option: int, seat: int) -> str:
        """Name the element of the picture that the seat's option points at, or give an empty text."""
        return telling.target(self, option, seat)

    def place(self, option: int, seat: int) -> str:
        """Name the element on which everybody sees the seat's option, or give an empty text."""
        return telling.place(self, option, seat)

    def group(self, option: int, seat: int) -> tuple[Told, ...]:
        """Name the button that unfolds to an option, and the heading under which it stands there."""
        return telling.group(self, option, seat)

    def spell(self, values: dict[str, Any]) -> dict[str, Any]:
        """Turn an event's numbers into what its sentence needs, such as a card into its name."""
        return self.game.telling.spell(self, values)

    def outlook(self, seat: int) -> dict[str, Told]:
        """Tell what categories of the score sheet need for their next point."""
        return self.game.telling.outlook(self, seat)

    # sight

    def view(self, seat: object) -> dict[str, Any]:
        """Give all that a seat may know, as plain JSON; None is a spectator."""
        viewer = None if seat is None else self._checked_seat(seat)
        decision = None if viewer is None else self.decision_of(viewer)
        return {
            "game": self.game.name,
            "seats": self.seats,
            "rules": dict(self.origin.rules),
            "seat": viewer,
            "over": self.over,
            "asked": [open_decision.seat for open_decision in self.decisions],
            "question": decision and {"prompt": decision.prompt.key, "options": decision.codes},
            "scores": self.scores,
            "winners": self.winners,
            "table": self.sight(viewer),
        }

    def sight(self, seat: int | None) -> dict[str, Any]:
        """Describe what a seat, or a spectator, sees on the table, as plain JSON."""
        return self.game.sight.sight(self, seat)

    def imagine(self: Self, seat: int, seed: int) -> Self:
        """Make a copy in which everything the seat cannot know has been dealt again at random."""
        imagined = self.copy()
        imagined.origin = self.origin.without_secrets()
        imagined.history = []
        imagined.settled = imagined.together_since = 0
        imagined.events = None
        imagined._listed = [UNKNOWN] * (1 + self.seats)
        imagined.chance = Chance.of(seed)
        imagined.deal_again(seat, imagined.chance)
        return imagined

    def foresee(self: Self, option: int | str, seat: int) -> tuple[Self, bool]:
        """Give what would come of an option as far as the seat can know it, and whether something hidden would come to light."""
        imagined = self.imagine(seat, len(self.history))
        imagined.events = []
        imagined.settled = FORESEEING
        try:
            imagined.play(option, seat)
        except HiddenError:
            imagined._coming.clear()
            imagined._waiting = []
            return imagined, True
        return imagined, False

    def deal_again(self, seat: int, chance: Chance) -> None:
        """Deal everything that the seat cannot know again at random."""
        self.game.sight.deal_again(self, seat, chance)

    def svg(self, seat: int | None = None, lang: str = "en", names: Sequence[str] = ()) -> str:
        """Draw the table as one picture, seen from a seat."""
        return self.game.draw(self, seat, words(lang, self.game.folder), list(names))

    def _repr_svg_(self) -> str:
        return self.svg()

    # copies, records, positions

    def copy(self: Self) -> Self:
        """Make an independent copy; it is cheap."""
        new = self.__class__()
        self.copy_into(new)
        return new

    def record(self) -> dict[str, Any]:
        """Write the game down: what was set up and every choice since."""
        return record_of(self)

    def to_dict(self) -> dict[str, Any]:
        """Write the whole position down, hidden things included, as JSON that can be edited by hand."""
        return position_of(self)

    def check(self) -> None:
        """Raise BadPosition if the table could not look like this."""
        part = self.game.check.fault(self)
        if part is not None:
            raise BadPosition("error-position-field", field=part)

    def limits(self) -> dict[str, int]:
        """Tell how many values fields of steps have, counted from 0, so that a position with another is refused."""
        return self.game.check.limits(self)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.to_dict() == other.to_dict()
