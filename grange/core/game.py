"""A game as the house knows it: its name, its seats, its rule options and its parts."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, fields, replace
from functools import cached_property
from pathlib import Path
from types import ModuleType
from typing import Any, Generic, Protocol, TypeVar

from grange.core.campaign import CampaignRules
from grange.core.catalogue import Catalogue
from grange.core.chance import SEEDS, Chance
from grange.core.document import shortly
from grange.core.errors import BadComponents, BadSetup
from grange.core.foresight import Fit, Foresight
from grange.core.lesson import Lesson, read_lesson
from grange.core.look import Look
from grange.core.native import declared
from grange.core.options import Codes, Options, Verb
from grange.core.position import state_at
from grange.core.scoring import Teams, no_teams
from grange.core.state import State
from grange.core.step import Question, Step
from grange.core.table import Foreseen, Panels
from grange.core.words import Told, Words

TO_THE_END = Foresight()  # of a game without a value
LONGEST_RULE = 1000  # letters of a rule that is written

S = TypeVar("S", bound=State)


@dataclass(frozen=True)
class RuleOption:
    """A choice between rules that is made before the game; the first value is the usual one."""

    name: str
    values: tuple[str, ...]
    written: bool = False  # whether it may also be a text, of which the game says whether it is possible
    needs: tuple[str, str] | None = None  # another rule option and the value without which this one means nothing
    carried: bool = False  # whether a campaign sets it; a game of which nothing was carried over does not name it
    group: str = ""  # the name of those with which it is folded together where rules are chosen

    @property
    def usual(self) -> str:
        """The value that holds when nothing is said."""
        return self.values[0]


@dataclass(frozen=True)
class Chapter:
    """A chapter of a game's rules page, in Markdown."""

    id: str
    title: str
    text: str

    @property
    def told(self) -> str:
        """The text without its figures, for where no pieces can be drawn."""
        return FIGURES.sub("", self.text).strip()


FIGURES = re.compile(r"^```figures\n.*?^```\n*", re.MULTILINE | re.DOTALL)
CHAPTER = re.compile(r"^## (.*?) *\{#([a-z-]+)\}$", re.MULTILINE)


# What modules of a game bring. The state is always the game's own.

Say = Callable[[Any, int, int], Told]  # of a state, the seat that is asked, and a thing
Judge = Callable[[Any, Any, list[int]], list[float]]  # the worth of each option to a state's question


class Telling(Protocol):
    """What a game says, and which pieces and places it says it with; what is not there is as its verb declares it."""

    LABELS: Mapping[Verb, Say]
    DETAILS: Mapping[Verb, Say]
    ICONS: Mapping[Verb, Callable[[Any, int], str]]  # of a state and a thing
    TARGETS: Mapping[Verb, Callable[[Any, int, int], str]]  # of a state, a seat and a thing
    OWN: Collection[Verb]  # those that point at something of the seat's own, under a name that on others' pages is theirs
    GROUPS: Mapping[Verb, Callable[[Any, int, int], tuple[Told, ...]]]  # the button that unfolds to it, and the heading inside
    PHASES: Collection[str]  # the events with which something begins that concerns everybody, such as a harvest

    def spell(self, state: Any, values: dict[str, Any], /) -> dict[str, Any]:
        """Turn an event's numbers into what its sentence needs, such as a card into its name."""

    def where(self, state: Any, /) -> Told:
        """Say how far the game has come."""

    def outlook(self, state: Any, seat: int, /) -> dict[str, Told]:
        """Tell what categories of the score sheet need for their next point."""


class Scoring(Protocol):
    """How a game counts."""

    def scores(self, state: Any, /) -> list[int]:
        """Count the points of each seat as they stand now."""

    def winners(self, state: Any, /) -> list[int]:
        """Name the winning seats of a finished game."""

    def score_sheet(self, state: Any, seat: int, /) -> dict[str, int]:
        """Tell where the seat's points came from, category by category."""

    def verdict(self, state: Any, /) -> Told | None:
        """Say how a finished game went, where the rulebook has words for that."""


class Sight(Protocol):
    """What a seat sees, and what it cannot know."""

    def sight(self, state: Any, seat: int | None, /) -> dict[str, Any]:
        """Describe what a seat, or a spectator, sees on the table, as plain JSON."""

    def deal_again(self, state: Any, seat: int, chance: Chance, /) -> None:
        """Deal everything that the seat cannot know again at random."""


class Check(Protocol):
    """Which positions can be."""

    def fault(self, state: Any, /) -> str | None:
        """Name the first part of a position that cannot be."""

    def limits(self, state: Any, /) -> dict[str, int]:
        """Tell how many values fields of steps have, counted from 0."""


class AnyTime(Protocol):
    """What seats may do at any time, beside what they are asked."""

    def asides(self, state: Any, seat: int, /) -> list[int]:
        """List what a seat could do now."""

    def do_aside(self, state: Any, seat: int, option: int, /) -> bool:
        """Do it, if the option is one of these; tell whether it is."""


def nothing_spared(rules: Mapping[str, str]) -> frozenset[str]:  # noqa: ARG001
    """Leave out no piece."""
    return frozenset()


def nothing_known(state: Any, thing: str) -> Look | None:  # noqa: ARG001
    """Tell nothing of any thing."""
    return None


def all_possible(origin: Any) -> Told | None:  # noqa: ARG001
    """Let all rules go with each other and with every number of seats."""
    return None


def nothing_suggested(state: Any, seat: int) -> bool:  # noqa: ARG001
    """Suggest nothing by itself."""
    return False


def nothing_foreseen(state: Any, seat: int | None, thing: str, words: Words, names: Sequence[str]) -> Foreseen | None:  # noqa: ARG001
    """Foresee nothing."""
    return None


@dataclass(frozen=True)
class Game(Generic[S]):
    """A game that can be played: everything its folder brings to the house."""

    name: str
    version: int  # of the rules; a record made by another version cannot be replayed
    seats: tuple[int, ...]
    options: tuple[RuleOption, ...]
    state: type[S]
    first_step: Callable[[], Step]
    steps: Mapping[str, type[Step]]
    folder: Path
    read_box: Callable[[Mapping[str, Any]], Any]  # corrected component values -> what is in the box
    draw: Callable[[Any, int | None, Words, Sequence[str]], str]  # one picture of the whole table
    page: Callable[[Any, int | None, Words, Sequence[str]], Panels]  # the table, for a page to lay out
    terminal: Callable[[Any, int | None, Words, Sequence[str]], str]
    verbs: Options  # every kind of option
    telling: Telling
    scoring: Scoring
    sight: Sight
    check: Check
    judges: Mapping[type, Judge]  # what values the options of each kind of question; Question stands for all others
    minutes: int  # that a game takes about
    emblem: str  # the piece that stands for the game
    emblems: Mapping[str, str]  # the piece that stands for each category of the score sheet
    starter: Callable[[Any], int] | None = None  # of a state that has just begun: who begins; none where all begin together
    look: Callable[[Any, str], Look | None] = nothing_known  # of a state and a thing: what is told to whoever points at it
    spared: Callable[[Mapping[str, str]], frozenset[str]] = nothing_spared  # of rules: pieces that a table never shows with them
    cards: Catalogue | None = None  # all its cards, for a page of their own
    any_time: AnyTime | None = None  # what a state with `has_asides` lets seats do
    impossible: Callable[[Any], Told | None] = all_possible  # of an origin: why a game cannot be set up like that
    would: Callable[[Any, int | None, str, Words, Sequence[str]], Foreseen | None] = nothing_foreseen  # if a thing came now
    campaign: CampaignRules | None = None  # of its campaigns, where it has some
    foresight: Foresight = TO_THE_END  # how bots that think look ahead
    hints: Foresight | None = None  # how hints do, where they have less time
    fit: Fit | None = None  # how weights for the value at which they stop are found, where it has some
    teams: Callable[[Any], Teams | None] = no_teams  # of a state: who plays together
    suggests: Callable[[Any, int], bool] = nothing_suggested  # whether the open question of a seat comes with hints, unasked
    older: tuple[int, ...] = ()  # versions of the rules that this code can still play to their end

    def __post_init__(self) -> None:
        self.state.game = self

    @cached_property
    def codes(self) -> Codes:
        """The codes of all options."""
        return self.verbs.codes()

    @cached_property
    def table(self) -> dict[str, str]:
        """The fields that its state declares, with their kinds: numbers, truths, texts, bytes and lists of them."""
        return declared(self.state)

    @cached_property
    def step_fields(self) -> dict[str, dict[str, str]]:
        """The fields of each of its steps, with their kinds: numbers and truths."""
        steps: dict[str, Any] = dict(self.steps)
        return {name: fields_of(step) for name, step in steps.items()}

    @property
    def idle(self) -> frozenset[int]:
        """The options that decline to do anything."""
        return self.verbs.idle

    def judge(self, state: S, seat: int) -> list[float]:
        """Value every option of the seat's open question, as one who looks no further than this turn."""
        decision = state.decision_of(seat)
        return [] if decision is None else self.weigh(state, decision.question, decision.options)

    def weigh(self, state: S, question: Any, options: list[int]) -> list[float]:
        """Value the options of an open question, as one who looks no further than this turn."""
        judge = self.judges.get(type(question)) or self.judges[Question]
        return judge(state, question, options)

    @property
    def versions(self) -> tuple[int, ...]:
        """The versions of the rules that can be played; a state finds its own in its origin."""
        return (self.version, *self.older)

    @property
    def components(self) -> Path:
        """The file with everything printed on the components."""
        return self.folder / "components.toml"

    def begun_by(self, origin: Origin) -> int | None:
        """Name the seat that begins a game, where one of several does."""
        return self.starter(origin.begin()) if self.starter is not None and origin.seats > 1 else None

    def rules_page(self, lang: str) -> str:
        """Read the rules of the game in our own words, as Markdown."""
        return (self.folder / f"rules.{lang}.md").read_text(encoding="utf-8")

    def lesson(self) -> Lesson:
        """Read the guided first game."""
        return read_lesson(self.folder)

    def chapters(self, lang: str) -> list[Chapter]:
        """Cut the rules page into its chapters; what stands before the first is the chapter without a name."""
        parts = CHAPTER.split(self.rules_page(lang))
        head, _, intro = parts[0].partition("\n")
        named = [
            Chapter(name, title, text.strip()) for title, name, text in zip(parts[1::3], parts[2::3], parts[3::3], strict=True)
        ]
        return [Chapter("", head.removeprefix("# ").strip(), intro.strip()), *named]

    def origin(
        self,
        seats: int,
        seed: int | None,
        rules: Mapping[str, object],
        components: Mapping[str, Any],
        position: Mapping[str, Any] | None = None,
        version: int | None = None,
    ) -> Origin:
        """Check what a game is to begin with; an older version of the rules is one that this code can still play."""
        if type(seats) is not int or seats not in self.seats:
            raise BadSetup("error-seats", game=self.name, seats=shortly(seats), allowed=[str(number) for number in self.seats])
        if seed is not None and (type(seed) is not int or not 0 <= seed < SEEDS):
            raise BadSetup("error-seed", seed=shortly(seed), last=str(SEEDS - 1))
        checked = self.checked_rules(rules)
        if not isinstance(components, Mapping):
            raise BadComponents("error-components-form")
        box = self.read_box(components)
        origin = Origin(self, seats, seed, checked, dict(components), box, self.version if version is None else version, position)
        problem = self.impossible(origin)
        if problem is not None:
            raise BadSetup(problem.key, self.folder, **problem.values)
        return origin

    def check_chosen(self, rules: Mapping[str, object]) -> None:
        """Refuse rules that nobody chooses, because a campaign sets them."""
        carried = [option.name for option in self.options if option.carried and option.name in rules]
        if carried:
            raise BadSetup("error-campaign-rule", rule=carried[0])

    def checked_rules(self, rules: Mapping[str, object]) -> dict[str, str]:
        """Fill in the usual values and reject rules that the game does not have."""
        known = {option.name: option for option in self.options}
        if not isinstance(rules, Mapping):
            raise BadSetup("error-unknown-rule", game=self.name, rule=shortly(rules), rules=list(known))
        for name in rules:
            if name not in known:
                raise BadSetup("error-unknown-rule", game=self.name, rule=shortly(name), rules=list(known))
        checked = {name: _as_text(rules.get(name, option.usual), option) for name, option in known.items()}
        for name, value in checked.items():
            if value not in known[name].values and not known[name].written:
                raise BadSetup("error-rule-value", rule=name, value=value, values=list(known[name].values))
        return {name: value for name, value in checked.items() if not known[name].carried or value != known[name].usual}


def _as_text(value: object, option: RuleOption) -> str:
    """Let `lake=True` and `rounds=6` mean the values "on" and "6"; nothing written means the usual value."""
    if isinstance(value, bool):
        return "on" if value else "off"
    if option.written and isinstance(value, str):
        if len(value.strip()) > LONGEST_RULE:
            raise BadSetup("error-rule-long", rule=option.name, most=LONGEST_RULE)
        return value.strip() or option.usual
    return shortly(value)


def fields_of(step: Any) -> dict[str, str]:
    """List the fields of a step, its own and inherited ones, with their kinds."""
    kinds = {name: kind for base in reversed(step.__mro__) for name, kind in declared(base).items()}
    return {field.name: kinds[field.name] for field in fields(step)}


def steps_of(*chapters: ModuleType) -> dict[str, type[Step]]:
    """Collect the steps that a game's rule files define, by name."""
    return {
        name: thing
        for chapter in chapters
        for name, thing in vars(chapter).items()
        if isinstance(thing, type) and issubclass(thing, Step) and thing.__module__ == chapter.__name__
    }


@dataclass(frozen=True)
class Origin:
    """Where a game began: a set-up and a seed, or a position. Playing the same choices from here gives the same game."""

    game: Game[Any]
    seats: int
    seed: int | None
    rules: Mapping[str, str]
    components: Mapping[str, Any]  # corrected values; empty for the usual box
    box: Any
    version: int  # of the rules that it is played by
    position: Mapping[str, Any] | None = None

    def begin(self, events: bool = False) -> State:
        """Set the game up and run it to its first question."""
        if self.position is not None:
            return self._from_position(self.position, events)
        if self.seed is None:
            raise BadSetup("error-no-origin")
        state = self.fresh(Chance.of(self.seed))
        state.events = [] if events else None
        state.then(self.game.first_step())
        state.advance()
        return state

    def fresh(self, chance: Chance) -> State:
        """Lay the table as it is before the first step."""
        state: State = self.game.state()
        state.lay(self, chance)
        return state

    def _from_position(self, position: Mapping[str, Any], events: bool) -> State:
        state = state_at(self, position)
        state.events = [] if events else None
        return state

    def without_secrets(self) -> Origin:
        """Give the same set-up without the seed, for those who must not know what is hidden."""
        return self._without_secrets

    @cached_property
    def _without_secrets(self) -> Origin:
        return replace(self, seed=None, position=None)
