"""The state: a game at one point in time, complete and self-contained."""

from __future__ import annotations

from abc import ABCMeta, abstractmethod
from collections.abc import Sequence
from numbers import Integral
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar

from grange.core import labels, undo
from grange.core.agenda import UNKNOWN, Agenda
from grange.core.chance import Chance
from grange.core.errors import BadPosition, GameOver, IllegalOption, NothingToUndo, WrongSeat
from grange.core.events import Event, seat_names, sentence
from grange.core.native import mypyc_attr
from grange.core.options import Codes
from grange.core.pickling import stored
from grange.core.position import position_of
from grange.core.record import record_of
from grange.core.words import Message, read_words

if TYPE_CHECKING:
    from grange.core.game import Game, Origin

Self = TypeVar("Self", bound="State")

Bits = int  # a set with one bit for each thing

FORESEEING = -1  # as `undo_floor`: the state stops where something hidden would come to light
NO_OPTION = -1  # the answer for an unknown code
MOST_NAMED = 20  # the most options that an error lists


class HiddenError(Exception):
    """Something hidden would come to light, and must not."""


class Decision:
    """An open question: the seat that is asked, the question, and the options to choose from."""

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
    def prompt(self) -> Message:
        """The question's sentence."""
        return Message(self.question.prompt, self.question.about(self.state))

    @property
    def codes(self) -> list[str]:
        """The options as codes."""
        return [self.state.code(option) for option in self.options]

    def __repr__(self) -> str:
        """Say who is asked what, and nothing of what only that seat may know."""
        seat, number = self.seat, len(self.options)
        return f"<Decision of {self.state.game.name}: seat {seat} chooses one of {number} options ({self.question.prompt})>"


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Agenda, metaclass=ABCMeta):  # noqa: PLW1641, as it changes
    """Everything on the table, the hidden cards, the random generator and the agenda.

    Its labels, its scoring and its pictures live in modules that its game names.
    """

    __slots__ = ("chance", "events", "history", "origin", "together_since", "undo_floor", "unwritten")

    game: ClassVar[Game[Any]]

    origin: Origin
    chance: Chance
    history: list[tuple[int, int]]  # every choice so far: seat, option
    undo_floor: int  # how many of those choices nobody can take back any more
    together_since: int  # how many choices had been made when the seats began to act together
    events: list[Event] | None
    unwritten: bool  # whether its history does not lead here from its origin, as in an imagined state

    def lay(self, origin: Origin, chance: Chance) -> None:
        """Lay out the table as it is before the first step; games add their own fields."""
        self.begin_agenda(origin.seats)
        self.origin = origin
        self.chance = chance
        self.history = []
        self.undo_floor = 0
        self.together_since = 0
        self.events = None
        self.unwritten = False

    @abstractmethod
    def copy_into(self: Self, other: Self) -> None:
        """Copy this state into another one, field by field; games add their own fields."""
        self.copy_agenda(other)
        other.origin = self.origin
        other.chance = self.chance.copy()
        other.history = self.history[:]
        other.undo_floor = self.undo_floor
        other.together_since = self.together_since
        other.events = None if self.events is None else self.events[:]
        other.unwritten = self.unwritten

    # the agenda

    def together(self, questions: Sequence[Any]) -> None:
        """Ask several seats at the same time. The table goes on when all are done. Only steps of the table may call this."""
        self.together_since = len(self.history)
        super().together(questions)

    def asides(self, seat: int, options: list[int]) -> list[int]:
        """List what a seat may do at any time, beside the options of its question."""
        any_time = self.game.rules.any_time
        return any_time.asides(self, seat, options) if any_time else []

    def do_aside(self, seat: int, option: int) -> bool:
        """Do the option if it is one that seats may do at any time, and return whether it is; afterward the seat is asked again."""
        any_time = self.game.rules.any_time
        return any_time is not None and any_time.do_aside(self, seat, option)

    @property
    def acting_together(self) -> bool:
        """Whether seats act at the same time while the table waits."""
        return self._acting

    def revealed(self) -> None:
        """Note that something hidden is about to come to light, so that nobody can take back an earlier choice."""
        if self.undo_floor == FORESEEING:
            raise HiddenError
        self.undo_floor = len(self.history)

    def emit(self, key: str, /, **values: Any) -> None:
        """Add an event that everybody may know."""
        if self.events is not None:
            self.events.append(Event(key, self.spell(values)))

    def emit_only(self, only: int, key: str, /, **values: Any) -> None:
        """Add an event that only one seat may know."""
        if self.events is not None:
            self.events.append(Event(key, self.spell(values), only))

    # questions and answers

    def _options(self, stack: int) -> list[int]:
        if self._listed[stack] is UNKNOWN:
            question: Any = self.agenda[stack][-1]
            options = question.options(self)
            asides = self.asides(question.seat, options) if self.has_asides and question.leaves_time else []
            self._listed[stack] = [*options, *asides]
        return self._listed[stack]

    def _decision(self, stack: int) -> Decision:
        return Decision(self, self.agenda[stack][-1], self._options(stack))

    @property
    def decision(self) -> Decision:
        """The open question; the first one when several seats may act."""
        if not self._waiting:
            raise GameOver("error-game-over")
        stack = self._waiting[0]
        return Decision(self, self.agenda[stack][-1], self._listed[stack] or self._options(stack))

    @property
    def decisions(self) -> list[Decision]:
        """All open questions: several when seats act at the same time, none when the game is over."""
        return [self._decision(stack) for stack in self._waiting]

    def decision_of(self, seat: int) -> Decision | None:
        """Return the open question of the seat, if there is one."""
        return next((decision for decision in self.decisions if decision.seat == seat), None)

    def play(self, option: object, seat: object = None) -> None:
        """Choose an option, given as its number or its code, for the seat that is asked. If this raises, nothing has changed."""
        stack, number = self._chosen(option, seat)
        copy = self.copy() if self.unwritten else None
        written, emitted, floor, since = len(self.history), len(self.events or ()), self.undo_floor, self.together_since
        question: Any = self.agenda[stack][-1]
        try:
            self.history.append((question.seat, number))
            self._answer(stack, number)
        except BaseException:
            undo.put_back(self, copy or undo.again(self, written), emitted)
            self.undo_floor, self.together_since = floor, since
            raise

    def _chosen(self, option: object, seat: object) -> tuple[int, int]:
        """Find the stack that asks the seat, and the number of the option, if the seat may choose it there."""
        waiting = self._waiting
        if not waiting:
            raise GameOver("error-game-over")
        stack = waiting[0] if seat is None else self._stack_of(seat)
        number = option if type(option) is int else self._number_of(option)
        options = self._listed[stack] or self._options(stack)
        if number not in options:
            key = "error-unknown-code" if number == NO_OPTION else "error-illegal-option"
            raise IllegalOption(key, code=self._name(option), codes=self._named(options))
        return stack, number

    def _answer(self, stack: int, option: int) -> None:
        """Apply an option to the question of a stack, and run up to the next question."""
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
        """Find the stack that asks the seat."""
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

    def _named(self, options: list[int]) -> list[str]:
        """List the codes of options for an error, shortened if there are many."""
        return [*(self.code(option) for option in options[:MOST_NAMED]), *(["…"] if len(options) > MOST_NAMED else [])]

    def code(self, option: int) -> str:
        """Return the code of an option, such as `take:2`."""
        code = self.codes.code_of.get(option)
        if code is None:
            raise IllegalOption("error-unknown-option", option=str(option)[:80])
        return code

    def option(self, code: object) -> int:
        """Return the option of a code."""
        option = self._option_of(code)
        if option == NO_OPTION:
            raise IllegalOption("error-no-such-code", code=str(code)[:80])
        return option

    def _number_of(self, option: object) -> int:
        """Return the number of an option that is given as its code, or as a whole number of another type, such as numpy's."""
        return int(option) if isinstance(option, Integral) and not isinstance(option, bool) else self._option_of(option)

    def _option_of(self, code: object) -> int:
        return self.codes.option_of.get(code, NO_OPTION) if isinstance(code, str) else NO_OPTION

    def question_of(self, seat: int) -> Any:
        """Return the open question of the seat."""
        return self.agenda[self._stack_of(seat)][-1]

    # rollouts, which play on many times

    def asked(self) -> tuple[Any, list[int]]:
        """Return the first open question of an unfinished game, and its options."""
        stack = self._waiting[0]
        return self.agenda[stack][-1], self._listed[stack] or self._options(stack)

    def follow(self, option: int, seat: int | None = None) -> None:
        """Choose an option that was just listed for the seat, or for the first open question.

        This is fast: it checks nothing, writes no history and undoes nothing after an error.
        """
        self.unwritten = True
        self._answer(self._waiting[0] if seat is None else self._stack_of(seat), option)

    def choose_listed(self, option: int, stack: int) -> None:
        """Choose an option that was just listed for a stack, and write it into the history; nothing is checked or undone."""
        question: Any = self.agenda[stack][-1]
        self.history.append((question.seat, option))
        self._answer(stack, option)

    # undo

    def can_undo(self, seat: int | None = None, since: State | None = None) -> bool:
        """Check whether the seat may take back its last choice; if others have chosen since, try it."""
        if seat is None:
            return len(self.history) > self.undo_floor
        place = undo.last_own(self, seat)
        return place >= 0 and (place == len(self.history) - 1 or undo.without(self, place, since) is not None)

    def undo(self, seat: int | None = None, since: State | None = None) -> None:
        """Take back the seat's last choice (without a seat: the last choice of all).

        The game is played again from its origin, or from the earlier state `since`.
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
        """The current points of each seat."""
        return self.game.rules.scoring.scores(self)

    @property
    def winners(self) -> list[int]:
        """The winning seats; empty until the game is over, and when a solo player has lost."""
        return self.game.rules.scoring.winners(self) if self.over else []

    def score_sheet(self, seat: int) -> dict[str, int]:
        """Return the seat's points, category by category."""
        return self.game.rules.scoring.score_sheet(self, seat)

    def verdict(self) -> Message | None:
        """Say how a finished game went beyond its points, where the rulebook has words for that."""
        return self.game.rules.scoring.verdict(self) if self.over else None

    # words

    def say(self, message: Message, lang: str = "en", names: Sequence[str] = (), viewer: int | None = None) -> str:
        """Say a message of this game in a language: a prompt, a label, an event, or how far the game is.

        Sentences about a seat use its name, or "you" for the viewer's own seat.
        """
        words = read_words(lang, self.game.folder)
        return (
            sentence(message, words, seat_names(words, names, self.seats), viewer)
            if isinstance(message, Event)
            else words.text(message)
        )

    @property
    def codes(self) -> Codes:
        """The table of all options and their codes."""
        return self.game.codes

    def where(self) -> Message:
        """Say how far the game has come, such as its season and round."""
        return self.game.display.labels.where(self)

    def label(self, option: int, seat: int) -> Message:
        """Return the sentence for what an option does for the seat that is asked, for its button."""
        return labels.label(self, option, seat)

    def detail(self, option: int, seat: int) -> Message | None:
        """Return what the seat's option would bring now, where a label is too short for it."""
        return labels.detail(self, option, seat)

    def icon(self, option: int) -> str:
        """Return the name of the piece on an option's button, or an empty text."""
        return labels.icon(self, option)

    def target(self, option: int, seat: int) -> str:
        """Return the id of the element that the seat's option points at, or an empty text."""
        return labels.target(self, option, seat)

    def place(self, option: int, seat: int) -> str:
        """Return the id of the element on which everybody sees the seat's option, or an empty text."""
        return labels.place(self, option, seat)

    def group(self, option: int, seat: int) -> tuple[Message, ...]:
        """Return the button that unfolds to an option, and the heading above it there."""
        return labels.group(self, option, seat)

    def spell(self, values: dict[str, Any]) -> dict[str, Any]:
        """Convert an event's numbers into the values of its sentence, such as a card's number into its name."""
        return self.game.display.labels.spell(self, values)

    def outlook(self, seat: int) -> dict[str, Message]:
        """Return what categories of the score sheet need for their next point."""
        return self.game.display.labels.outlook(self, seat)

    # sight

    def view(self, seat: object) -> dict[str, Any]:
        """Return everything that a seat may know, as plain JSON; None is a spectator."""
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
        return self.game.rules.sight.sight(self, seat)

    def imagine(self: Self, seat: int, seed: int) -> Self:
        """Return a copy in which everything that the seat may not know is dealt again at random."""
        imagined = self.copy()
        imagined.origin = self.origin.without_secrets()
        imagined.history = []
        imagined.undo_floor = imagined.together_since = 0
        imagined.events = None
        imagined.unwritten = True
        imagined._listed = [UNKNOWN] * (1 + self.seats)
        imagined.chance = Chance.of(seed)
        imagined.deal_again(seat, imagined.chance)
        return imagined

    def foresee(self: Self, option: int | str, seat: int) -> tuple[Self, bool]:
        """Return the state after an option, as far as the seat may know it, and whether something hidden would come to light."""
        imagined = self.imagine(seat, len(self.history))
        imagined.events = []
        imagined.undo_floor = FORESEEING
        try:
            imagined._answer(*imagined._chosen(option, seat))
        except HiddenError:
            imagined._coming.clear()
            imagined._waiting = []
            return imagined, True
        return imagined, False

    def deal_again(self, seat: int, chance: Chance) -> None:
        """Deal at random again everything that the seat may not know."""
        self.game.rules.sight.deal_again(self, seat, chance)

    def svg(self, seat: int | None = None, lang: str = "en", names: Sequence[str] = ()) -> str:
        """Draw the table as one picture, as a seat sees it."""
        return self.game.display.draw(self, seat, read_words(lang, self.game.folder), list(names))

    def _repr_svg_(self) -> str:
        return self.svg()

    # copies, records, positions

    def copy(self: Self) -> Self:
        """Return an independent copy; this is cheap."""
        new = self.__class__()
        self.copy_into(new)
        return new

    def __copy__(self: Self) -> Self:
        return self.copy()

    def __deepcopy__(self: Self, _memo: dict[int, Any]) -> Self:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return stored(self)

    def record(self) -> dict[str, Any]:
        """Return the record of the game: its set-up and every choice since."""
        return record_of(self)

    def to_dict(self) -> dict[str, Any]:
        """Return the whole position, including hidden things, as plain JSON that people can edit."""
        return position_of(self)

    def check(self) -> None:
        """Raise BadPosition if the table can never look like this."""
        part = self.game.rules.check.fault(self)
        if part is not None:
            raise BadPosition("error-position-field", field=part)

    def limits(self) -> dict[str, int]:
        """Return how many values each field of a step can have, counted from 0; positions with other values are refused."""
        return self.game.rules.check.limits(self)

    def __repr__(self) -> str:
        """Say which game this is and how far it is, and nothing that a seat may not know."""
        asked = ", ".join(str(decision.seat) for decision in self.decisions)
        now = f"seat {asked} to choose" if asked else f"over, scores {' : '.join(map(str, self.scores))}"
        return f"<State of {self.game.name}: {self.seats} seats, {len(self.history)} choices made, {now}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.to_dict() == other.to_dict()
