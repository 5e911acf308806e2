"""A game as the rest of the program knows it: its name, its seats, its rule options and its parts."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, fields, replace
from functools import cached_property
from pathlib import Path
from textwrap import shorten
from types import ModuleType
from typing import Any, Generic, Protocol, TypeVar

from grange.core.campaign import Campaign, CampaignRules
from grange.core.catalogue import Catalogue
from grange.core.chance import SEEDS, STRONG_SEEDS, Chance
from grange.core.document import shortly
from grange.core.errors import BadComponents, BadSetup
from grange.core.foresight import Fit, Foresight
from grange.core.learning import Learning
from grange.core.lesson import FIRST, Lesson, read_lessons
from grange.core.look import Look
from grange.core.native import declared
from grange.core.observation import Layout, Observing
from grange.core.options import Codes, Options, Verb
from grange.core.pickling import game_of, origin_again
from grange.core.position import state_at
from grange.core.scoring import Teams, no_teams
from grange.core.state import State
from grange.core.step import Question, Step
from grange.core.table import Foreseen, Panels
from grange.core.words import FALLBACK, Message, Words, read_words

TO_THE_END = Foresight()  # for a game without an evaluation
REPR_WIDTH = 200  # characters of the repr of an origin; rules that do not fit are left out
LONGEST_EXAMPLE = 200  # characters of an example in an error
LONGEST_RULE = 1000  # characters in the text of a rule option

S = TypeVar("S", bound=State)
S_contra = TypeVar("S_contra", bound=State, contravariant=True)  # the game's own state, in the protocols of its modules


@dataclass(frozen=True)
class RuleOption:
    """A choice between rules, made before the game; the first value is the usual one."""

    name: str
    values: tuple[str, ...]
    written: bool = False  # whether it also accepts free text, which the game checks
    needs: tuple[str, str] | None = None  # another rule option and the value that it must have, or this one has no effect
    carried: bool = False  # whether only a campaign sets it; records of games without carried things leave it out
    group: str = ""  # the options of one group are folded together where people choose rules
    settle: Callable[[str], str] = str  # turns a value into a fixed one at set-up, for values that change from day to day

    @property
    def usual(self) -> str:
        """The value that applies if the players choose none."""
        return self.values[0]


@dataclass(frozen=True)
class Impossible(Message):
    """Why a game cannot be set up as somebody wants it."""

    rule: str = ""  # the rule option that has to change, where it is one


@dataclass(frozen=True)
class Chapter:
    """A chapter of a game's rules page, in Markdown."""

    id: str
    title: str
    text: str

    @property
    def without_figures(self) -> str:
        """The text without its figures, for places that cannot draw pieces."""
        return FIGURES.sub("", self.text).strip()


FIGURES = re.compile(r"^```figures\n.*?^```\n*", re.MULTILINE | re.DOTALL)
CHAPTER = re.compile(r"^## (.*?) *\{#([a-z-]+)\}$", re.MULTILINE)


# Protocols for a game's modules.

Say = Callable[[S, int, int], Message]  # takes a state, the seat that is asked, and a thing
Judge = Callable[[Any, Any, list[int]], list[float]]  # returns the value of each option to a state's question


class Labels(Protocol[S]):
    """How a game words, draws and places its options and events; a verb missing here uses its own declaration."""

    LABELS: Mapping[Verb, Say[S]]
    DETAILS: Mapping[Verb, Say[S]]
    ICONS: Mapping[Verb, Callable[[S, int], str]]  # takes a state and a thing
    TARGETS: Mapping[Verb, Callable[[S, int, int], str]]  # takes a state, a seat and a thing
    OWN: Collection[Verb]  # verbs that point at the seat's own pieces, which have another name on other players' pages
    GROUPS: Mapping[Verb, Callable[[S, int, int], tuple[Message, ...]]]  # the button that unfolds to it, and the heading inside
    HEADINGS: Collection[str]  # the events that begin a chapter of the game, such as a round, and head what comes after them
    PHASES: Collection[str]  # the events that begin something for everybody, such as a harvest

    def spell(self, state: S, values: dict[str, Any], /) -> dict[str, Any]:
        """Convert an event's numbers into the values of its sentence, such as a card's number into its name."""

    def where(self, state: S, /) -> Message:
        """Say how far the game has come."""

    def outlook(self, state: S, seat: int, /) -> dict[str, Message]:
        """Return what categories of the score sheet need for their next point."""


class Scoring(Protocol[S_contra]):
    """How a game counts points."""

    def scores(self, state: S_contra, /) -> list[int]:
        """Count the points of each seat as they stand now."""

    def winners(self, state: S_contra, /) -> list[int]:
        """List the winning seats of a finished game."""

    def score_sheet(self, state: S_contra, seat: int, /) -> dict[str, int]:
        """Return the seat's points, category by category."""

    def verdict(self, state: S_contra, /) -> Message | None:
        """Say how a finished game went, where the rulebook has words for that."""


class Sight(Protocol[S_contra]):
    """What a seat sees, and what it may not know."""

    def sight(self, state: S_contra, seat: int | None, /) -> dict[str, Any]:
        """Describe what a seat, or a spectator, sees on the table, as plain JSON."""

    def deal_again(self, state: S_contra, seat: int, chance: Chance, /) -> None:
        """Deal at random again everything that the seat may not know."""


class Check(Protocol[S_contra]):
    """Which positions are possible."""

    def fault(self, state: S_contra, /) -> str | None:
        """Name the first impossible part of a position."""

    def limits(self, state: S_contra, /) -> dict[str, int]:
        """Return how many values each field of a step can have, counted from 0."""


class AnyTime(Protocol[S_contra]):
    """What seats may do at any time, beside answering their questions (asides)."""

    def asides(self, state: S_contra, seat: int, options: list[int], /) -> list[int]:
        """List what a seat could do now, beside the options of its question."""

    def do_aside(self, state: S_contra, seat: int, option: int, /) -> bool:
        """Do the option if it is an aside; return whether it is."""


class Page(Protocol[S_contra]):
    """Draw the table for a page as a seat sees it; a spectator sees it from the seat at `place`, without that seat's secrets."""

    def __call__(self, state: S_contra, seat: int | None, words: Words, names: Sequence[str], place: int = 0) -> Panels: ...


def nothing_unused(rules: Mapping[str, str]) -> frozenset[str]:  # noqa: ARG001
    """Leave no piece out."""
    return frozenset()


def nothing_known(state: Any, thing: str) -> Look | None:  # noqa: ARG001
    """Explain no thing."""
    return None


def all_possible(origin: Origin) -> Impossible | None:  # noqa: ARG001
    """Allow all combinations of rules and numbers of seats."""
    return None


def nothing_suggested(state: Any, seat: int) -> list[int]:  # noqa: ARG001
    """Suggest no options unasked."""
    return []


def nothing_foreseen(state: Any, seat: int | None, thing: str, words: Words, names: Sequence[str]) -> Foreseen | None:  # noqa: ARG001
    """Foresee nothing."""
    return None


def no_campaign_picture(campaign: Campaign, words: Words) -> str:  # noqa: ARG001
    """Draw nothing: the final places of the games are enough."""
    return ""


@dataclass(frozen=True)
class Rules(Generic[S]):
    """How a game is played: its state, its steps, its scoring and what seats may know."""

    state: type[S]
    first_step: Callable[[], Step]
    steps: Mapping[str, type[Step]]
    read_box: Callable[[Mapping[str, Any]], Any]  # builds the box from corrected component values
    verbs: Options  # every kind of option
    scoring: Scoring[S]
    sight: Sight[S]
    check: Check[S]
    starter: Callable[[S], int] | None = None  # the seat that was drawn to begin; None where none is drawn
    impossible: Callable[[Origin], Impossible | None] = all_possible  # why a game cannot be set up from this origin
    any_time: AnyTime[S] | None = None  # what a state with `has_asides` lets seats do
    teams: Callable[[S], Teams | None] = no_teams  # which seats play together in a state
    suggests: Callable[[S, int], list[int]] = nothing_suggested  # the options of a seat that may be suggested unasked
    campaign: CampaignRules | None = None  # the rules of its campaigns, if it has any
    observation: Callable[[S, Layout], Observing] | None = None  # what programs that learn see; without it, the numbers of `sight`


@dataclass(frozen=True)
class Display(Generic[S]):
    """The display: how a game is shown, in pictures and words."""

    draw: Callable[[S, int | None, Words, Sequence[str]], str]  # one picture of the whole table
    page: Page[S]  # the table as panels that a page lays out
    terminal: Callable[[S, int | None, Words, Sequence[str]], str]
    labels: Labels[S]
    emblem: str  # the piece that stands for the game
    emblems: Mapping[str, str]  # the piece that stands for each category of the score sheet
    own_boards: bool = True  # whether every seat has its own board, which others may open
    look: Callable[[S, str], Look | None] = nothing_known  # explains a thing in a state
    would: Callable[[S, int | None, str, Words, Sequence[str]], Foreseen | None] = nothing_foreseen  # if a thing came now
    catalogue: Catalogue | None = None  # all its cards, for the page that lists them
    unused_pieces: Callable[[Mapping[str, str]], frozenset[str]] = nothing_unused  # the pieces that no table with these rules shows
    campaign_picture: Callable[[Campaign, Words], str] = no_campaign_picture  # the games of a campaign so far, as a picture


@dataclass(frozen=True)
class BotParts:
    """What bots, hints and reviews need to play a game well."""

    judges: Mapping[type, Judge]  # values the options of each kind of question; the key `Question` covers all others
    foresight: Foresight = TO_THE_END  # how bots search
    hints: Foresight | None = None  # how hints search, where they have less time
    learning: Learning | None = None  # what a net needs to learn the game, if it has one
    fit: Fit | None = None  # how to fit the weights of its evaluation, if it has any
    campaign_advice: Callable[[Campaign, int], str] | None = None  # what a bot carries over to the next game of a campaign


@dataclass(frozen=True, repr=False)
class Game(Generic[S]):
    """A playable game: everything its folder brings."""

    name: str
    version: int  # of the rules; a record made by another version cannot be replayed
    seats: tuple[int, ...]
    rule_options: tuple[RuleOption, ...]
    folder: Path
    minutes: int  # how long a game takes, roughly
    rules: Rules[S]
    display: Display[S]
    bots: BotParts

    def __post_init__(self) -> None:
        self.rules.state.game = self

    def __repr__(self) -> str:
        return f"<Game {self.name}, version {self.version}>"

    def __reduce__(self) -> tuple[Any, ...]:
        return game_of, (self.rules.state,)

    @cached_property
    def codes(self) -> Codes:
        """The codes of all options."""
        return self.rules.verbs.codes()

    @cached_property
    def table(self) -> dict[str, str]:
        """The fields that its state declares, with their types: numbers, booleans, texts, bytes and lists of them."""
        return declared(self.rules.state)

    @cached_property
    def step_fields(self) -> dict[str, dict[str, str]]:
        """The fields of each of its steps, with their types: numbers and booleans."""
        steps: dict[str, Any] = dict(self.rules.steps)
        return {name: fields_of(step) for name, step in steps.items()}

    @property
    def idle(self) -> frozenset[int]:
        """The options that decline to do anything."""
        return self.rules.verbs.idle

    def judge(self, state: S, seat: int) -> list[float]:
        """Value every option of the seat's open question with the game's judge, which looks no further than this turn."""
        decision = state.decision_of(seat)
        return [] if decision is None else self.weigh(state, decision.question, decision.options)

    def weigh(self, state: S, question: Any, options: list[int]) -> list[float]:
        """Value the options of an open question with the game's judge, which looks no further than this turn."""
        judge = self.bots.judges.get(type(question)) or self.bots.judges[Question]
        return judge(state, question, options)

    @property
    def components(self) -> Path:
        """The path of the file with all printed values."""
        return self.folder / "components.toml"

    def begun_by(self, origin: Origin) -> int | None:
        """Return the seat that begins a game, if it is drawn by lot."""
        begun: Any = origin.begin()
        return self.starting_seat(begun)

    def starting_seat(self, begun: S) -> int | None:
        """Return the seat that begins a game that has just been set up, if it is drawn by lot."""
        return self.rules.starter(begun) if self.rules.starter is not None and begun.seats > 1 else None

    def rules_page(self, lang: str) -> str:
        """Read the game's rules page as Markdown: in English if there is no translation, or a line that says there is no page."""
        for file in (self.folder / f"rules.{lang}.md", self.folder / f"rules.{FALLBACK}.md"):
            if file.exists():
                return file.read_text(encoding="utf-8")
        words = read_words(lang, self.folder)
        title = words.say("game-name")
        return f"# {title}\n\n{words.say('rules-unwritten', title=title)}\n"

    @property
    def has_lesson(self) -> bool:
        """Whether it has a guided first game."""
        return FIRST in self.lessons()

    def lessons(self) -> dict[str, Lesson]:
        """Read the lessons by name: the guided first game, and further ones."""
        return read_lessons(self.folder)

    def lesson(self, name: str = FIRST) -> Lesson:
        """Read a lesson; without a name, the guided first game."""
        return self.lessons()[name]

    def lesson_with(self, seed: int) -> Lesson | None:
        """Find the lesson that has this seed."""
        return next((lesson for lesson in self.lessons().values() if lesson.seed == seed), None)

    def chapters(self, lang: str) -> list[Chapter]:
        """Split the rules page into chapters; the text before the first heading is the chapter without a name."""
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
        """Check the set-up of a game and return it as an origin."""
        if type(seats) is not int or seats not in self.seats:
            raise BadSetup("error-seats", game=self.name, seats=shortly(seats), allowed=[str(number) for number in self.seats])
        if seed is not None and (type(seed) is not int or not 0 <= seed < STRONG_SEEDS):
            raise BadSetup("error-seed", seed=shortly(seed), last=str(SEEDS - 1))
        checked = self.checked_rules(rules)
        if not isinstance(components, Mapping):
            raise BadComponents("error-components-form")
        box = self.rules.read_box(components)
        origin = Origin(self, seats, seed, checked, dict(components), box, self.version if version is None else version, position)
        problem = self.rules.impossible(origin)
        if problem is not None:
            refused = BadSetup(problem.key, self.folder, **problem.values)
            refused.rule = problem.rule
            raise refused
        return origin

    def check_keywords(self, rules: Mapping[str, object]) -> None:
        """Explain how to pass rule options to a caller who passes them as one mapping."""
        together = rules.get("rules")
        if isinstance(together, Mapping) and not any(option.name == "rules" for option in self.rule_options):
            usual = {option.name: option.usual for option in self.rule_options}
            example = ", ".join(f"{name}={value!r}" for name, value in (together or usual).items())
            raise BadSetup("error-rules-are-keywords", example=example[:LONGEST_EXAMPLE])

    def check_chosen(self, rules: Mapping[str, object]) -> None:
        """Refuse rules that only a campaign sets."""
        carried = [option.name for option in self.rule_options if option.carried and option.name in rules]
        if carried:
            raise BadSetup("error-campaign-rule", rule=carried[0])

    def checked_rules(self, rules: Mapping[str, object]) -> dict[str, str]:
        """Fill in the usual values and refuse rules that the game does not have."""
        known = {option.name: option for option in self.rule_options}
        if not isinstance(rules, Mapping):
            raise BadSetup("error-unknown-rule", game=self.name, rule=shortly(rules), rules=list(known))
        for name in rules:
            if name not in known:
                raise BadSetup("error-unknown-rule", game=self.name, rule=shortly(name), rules=list(known))
        checked = {name: _as_text(rules.get(name, option.usual), option) for name, option in known.items()}
        for name, value in checked.items():
            if value not in known[name].values and not known[name].written:
                raise BadSetup("error-rule-value", rule=name, value=value, values=list(known[name].values))
        settled = {name: known[name].settle(value) for name, value in checked.items()}
        return {name: value for name, value in settled.items() if not known[name].carried or value != known[name].usual}


def _as_text(value: object, option: RuleOption) -> str:
    """Convert `lake=True` to "on" and `rounds=6` to "6"; an empty text means the usual value."""
    if isinstance(value, bool):
        return "on" if value else "off"
    if option.written and isinstance(value, str):
        if len(value.strip()) > LONGEST_RULE:
            raise BadSetup("error-rule-long", rule=option.name, most=LONGEST_RULE)
        return value.strip() or option.usual
    return shortly(value)


def fields_of(step: Any) -> dict[str, str]:
    """List the fields of a step, its own and inherited ones, with their types."""
    kinds = {name: kind for base in reversed(step.__mro__) for name, kind in declared(base).items()}
    return {field.name: kinds[field.name] for field in fields(step)}


def steps_of(*chapters: ModuleType) -> dict[str, type[Step]]:
    """Collect the steps that a game's rule modules define, by name."""
    return {
        name: thing
        for chapter in chapters
        for name, thing in vars(chapter).items()
        if isinstance(thing, type) and issubclass(thing, Step) and thing.__module__ == chapter.__name__
    }


@dataclass(frozen=True, repr=False)
class Origin:
    """Where a game began: a set-up and a seed, or a position. Playing the same choices from here gives the same game."""

    game: Game[Any]
    seats: int
    seed: int | None
    rules: Mapping[str, str]
    components: Mapping[str, Any]  # corrected values; empty for the usual box
    box: Any
    version: int  # of the game's rules
    position: Mapping[str, Any] | None = None

    def __repr__(self) -> str:
        """Say what was set up, without the seed and the position, which would reveal what is hidden."""
        rules = ", ".join(f"{name}={value}" for name, value in self.unusual_rules().items())
        return shorten(f"<Origin of {self.game.name}: {self.seats} seats" + (f", {rules}" if rules else ""), REPR_WIDTH) + ">"

    def __reduce__(self) -> tuple[Any, ...]:
        return origin_again, (self.game, self.seats, self.seed, self.rules, self.components, self.position, self.version)

    def unusual_rules(self, named: Collection[str] = ()) -> dict[str, str]:
        """Return the rules that differ from the usual ones, and those in `named`: the rules that documents store.

        So the document of a game with usual rules stays the same when the game gets another rule option.
        """
        usual = {option.name: option.usual for option in self.game.rule_options}
        return {name: value for name, value in self.rules.items() if name in named or value != usual[name]}

    def begin(self, events: bool = False) -> State:
        """Set the game up and run it to its first question."""
        if self.position is not None:
            return self._from_position(self.position, events)
        if self.seed is None:
            raise BadSetup("error-no-origin")
        state = self.fresh(Chance.of(self.seed))
        state.events = [] if events else None
        state.then(self.game.rules.first_step())
        state.advance()
        return state

    def fresh(self, chance: Chance) -> State:
        """Lay out the table as it is before the first step."""
        state: State = self.game.rules.state()
        state.lay(self, chance)
        return state

    def _from_position(self, position: Mapping[str, Any], events: bool) -> State:
        state = state_at(self, position)
        state.events = [] if events else None
        return state

    def without_secrets(self) -> Origin:
        """Return the same set-up without the seed, for code that must not know what is hidden."""
        return self._without_secrets

    @cached_property
    def _without_secrets(self) -> Origin:
        return replace(self, seed=None, position=None)
