"""The review of a finished game: what it was worth to each seat after every move, and what its choices cost.

Both are measured in points, by playing on with the judges on imagined tables.

- **The curve.** From some fifty moments of the game it is played on to its end, again and again; what a seat has then, in the mean,
  is what the moment was worth to it. The tables of a moment are imagined by the seat that is asked there.
- **What a choice cost.** What was chosen and the judge's best options are tried on the same tables, imagined by the one who chose:
  nothing that came to light later counts. Those that the judge would have made, too, come last, the closest first: so who plays
  like the judge is looked into as well. How far play goes on, and what it is worth there, is what bots that think believe
  (`core/foresight.py`). Those that seem to have cost most are tried on fresh tables, so that none is a mistake by bad luck; a
  difference that chance could explain is none. Large ones are settled by games that are played on to their end, as for the curve:
  what a value promises may never come, where nobody plays as it expects.

A review is made in stages, within a time. It can be left at any moment and taken up again, as everything known so far is in its
`Draft`, which is plain JSON.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, field, replace
from math import sqrt
from time import process_time
from typing import Any, NamedTuple

from grange.bots.advice import LEAST, Budget, compare
from grange.bots.think import judged_best, line_of, look, pays, play_on
from grange.core.chance import Chance
from grange.core.foresight import Line, rivals_of, to_the_end
from grange.core.game import Origin
from grange.core.glimpse import Glimpse
from grange.core.state import State

VERSION = 4  # of the draft; one of another version is begun anew
SECONDS = 60.0  # that a review takes, of a processor's time: where others are served first, it takes longer and says the same
MOST_MARKS = 48  # moments from which the game is played on
MOST_TABLES = 48  # that a moment, or a choice in doubt, is tried on
MOST_FIRST = 3  # tables that every choice is tried on
LEAST_TRIED = 8  # choices of each seat that are tried, however long it takes: those that the judge thinks least of
LEAST_FRESH = 4  # tables that a choice in doubt is tried on, however long it takes
RIVALS = 2  # options of the judge beside which a choice is held
MOST_DOUBTED = 24  # choices that are tried on fresh tables, as many of each seat as there is time for
LEAST_DOUBTED = 3  # of each seat, however long it takes
LEAST_ENDS, MOST_ENDS = 4, 16  # games that settle what a grave mistake cost
REASONS = Budget(lines=16)  # that are played to find out why something was stronger
SURE = 2.0  # how many times its standard error a loss must be
LEAST_LOSS = 1.0  # points; less is no mistake
GRAVE = 4.0  # points from which on a loss is settled at the end of games
LEAST_SHARE = 1 / 3  # of a loss, that it keeps whatever the few games say that settle it

Move = tuple[int, int]  # the seat and its option


@dataclass
class Mark:
    """A moment of the curve: how many moves were made, and what the seats had at the end of games played on from there."""

    at: int
    sums: list[float]
    squares: list[float]  # the same squared, to tell how much chance has to do with them
    tables: int = 0


class Stage(NamedTuple):
    """A part of the work: its method's name, and when it ends at the latest, as a share of the time."""

    name: str
    until: float


STAGES = (
    Stage("curve", 0.32),
    Stage("look_at_choices", 0.35),
    Stage("go_through_choices", 0.6),
    Stage("look_into_doubts", 0.82),
    Stage("settle", 0.95),
    Stage("give_reasons", 1.0),
)


@dataclass
class Weighed:
    """A choice, and what it and the judge's best led to."""

    at: int  # moves that were made before
    seat: int
    options: list[str]  # codes; the first was chosen
    regret: float  # how much less the judge thought of it than of the best of the others; below nothing if it was the best
    first: list[list[float]] = field(default_factory=list)  # what each was worth, table by table, as all choices were gone through
    fresh: list[list[float]] = field(default_factory=list)  # and on fresh tables, for a choice in doubt
    doubted: bool = False
    ends: list[float] = field(default_factory=list)  # how much more the best led by at the end, game by game
    why: list[dict[str, Any]] | None = None  # sentences to be: why the best was stronger
    reasoned: float = 0.0  # points that these sentences account for, with what they leave unsaid

    def gains(self) -> list[float]:
        """Tell how much more each option would have brought than the choice: on fresh tables, if there are some."""
        return self._gains_on(self.fresh or self.first)

    def _gains_on(self, tables: list[list[float]]) -> list[float]:
        return [sum(worths[place] - worths[0] for worths in tables) / max(1, len(tables)) for place in range(len(self.options))]

    def is_sure(self, place: int) -> bool:
        """Tell whether an option would have brought more than chance could explain."""
        gains = [worths[place] - worths[0] for worths in self.fresh]
        mean = sum(gains) / max(1, len(gains))
        spread = sum((gain - mean) ** 2 for gain in gains) / max(1, len(gains) - 1)
        return len(gains) >= LEAST_FRESH and mean >= SURE * sqrt(spread / len(gains))

    def seemed(self) -> float:
        """Tell how much it seemed to have cost at first; that the judge would have made it, too, speaks for it."""
        return max(self._gains_on(self.first)) + min(0.0, self.regret)

    def promising(self) -> list[tuple[str, float]]:
        """List the options that seem sure to have brought more, with how much; the best first."""
        gains = list(zip(self.options, self.gains(), strict=True)) if self.fresh else []
        found = [option for place, option in enumerate(gains) if option[1] >= LEAST_LOSS and self.is_sure(place)]
        return sorted(found, key=lambda option: -option[1])

    def stronger(self) -> list[tuple[str, float]]:
        """List those of them that games played to their end have not spoken against, with what was left of the gain there."""
        found = self.promising() if self.is_borne_out() else []
        return [(code, gain * self._share_of(found[0][1])) for code, gain in found]

    def is_borne_out(self) -> bool:
        """Tell whether the games that settled what it cost speak for the best, too; without any, nothing speaks against it."""
        return len(self.ends) < LEAST_ENDS or sum(self.ends) > 0

    def _share_of(self, gain: float) -> float:
        """Tell how much of a gain was still there at the end of the games that settled it."""
        return max(LEAST_SHARE, min(1.0, sum(self.ends) / len(self.ends) / gain)) if self.ends else 1.0


@dataclass
class Draft:
    """Everything that is known of a review that is being made."""

    version: int
    seconds: float  # that it may take
    marks: list[Mark]
    spent: float = 0.0
    stage: int = 0
    begun: float = 0.0  # what was spent when this stage began
    part: float = 0.0  # of this stage, that is done
    looked: int = 0  # moves of which it is known whether the judge agrees
    stakes: list[float] = field(default_factory=list)  # of each, how much more than a middling one the judge's best seemed to bring
    agreed: list[int] = field(default_factory=list)  # those that it would have made, too
    choices: list[Weighed] = field(default_factory=list)
    tries: int = 0  # of a choice on a table
    trying: float = 0.0  # seconds that they took
    done: bool = False

    @property
    def progress(self) -> float:
        """Tell how much of the review is made, from 0 to 1."""
        begun = STAGES[self.stage - 1].until if self.stage else 0.0
        return 1.0 if self.done else min(0.99, begun + (STAGES[self.stage].until - begun) * self.part)

    def to_dict(self) -> dict[str, Any]:
        """Write the draft as plain JSON."""
        return asdict(self)


def draft_in(document: dict[str, Any]) -> Draft | None:
    """Read a draft; none if it is one of another version, or damaged."""
    if document.get("version") != VERSION:
        return None
    try:
        marks = [Mark(**mark) for mark in document["marks"]]
        return Draft(**{**document, "marks": marks, "choices": [Weighed(**choice) for choice in document["choices"]]})
    except (LookupError, TypeError):
        return None


def begin(moves: int, seats: int, seconds: float = SECONDS) -> Draft:
    """Begin a review of a game with so many moves."""
    number = min(moves, MOST_MARKS)
    return Draft(VERSION, seconds, [Mark(round(moves * place / number), [0.0] * seats, [0.0] * seats) for place in range(number)])


def go_on(origin: Origin, history: Sequence[Move], draft: Draft, seconds: float) -> None:
    """Work on a review for some seconds, from where it was left."""
    since = process_time()
    until = since + seconds
    for _ in Work(origin, history, draft):
        now = process_time()
        draft.spent += now - since
        since = now
        if now >= until:
            return
    draft.done = True


class Work:
    """What there is to do for a review, bit by bit. What is done is in the draft, so that it can be left at any time."""

    def __init__(self, origin: Origin, history: Sequence[Move], draft: Draft) -> None:
        self.history = history
        self.draft = draft
        self.seats = origin.seats
        self.states = [origin.begin()]  # before every move, and at the end
        for seat, option in history:
            self.states.append(self.states[-1].copy())
            self.states[-1].play(option, seat)

    def __iter__(self) -> Iterator[None]:
        """Do one bit after another, from the stage on that was left."""
        draft = self.draft
        for number in range(draft.stage, len(STAGES)):
            if number > draft.stage:
                draft.stage, draft.begun, draft.part = number, draft.spent, 0.0
            for part in getattr(self, STAGES[number].name)():
                draft.part = max(draft.part, part)
                yield

    def time_gone(self) -> float:
        """Tell how much of the time of this stage is over."""
        draft = self.draft
        whole = STAGES[draft.stage].until * draft.seconds - draft.begun
        return min(1.0, (draft.spent - draft.begun) / whole) if whole > 0 else 1.0

    def part(self, passes: float, least: float, most: float) -> float:
        """Tell how much of a stage is done that ends after most passes, or when its time is over, but not before the least."""
        return max(passes / most, min(self.time_gone(), passes / least))

    def curve(self) -> Iterator[float]:
        """Play on from every mark to the end, and again while there is time."""
        marks = self.draft.marks
        for tables in range(min((mark.tables for mark in marks), default=0), MOST_TABLES):
            if tables and self.time_gone() >= 1:
                return
            for place, mark in enumerate(marks, start=1):
                if mark.tables == tables:
                    ends = played_out(self.states[mark.at], tables)
                    mark.sums = [known + end for known, end in zip(mark.sums, ends, strict=True)]
                    mark.squares = [known + end * end for known, end in zip(mark.squares, ends, strict=True)]
                    mark.tables += 1
                    yield self.part(tables + place / len(marks), 1, MOST_TABLES)

    def look_at_choices(self) -> Iterator[float]:
        """Ask the judge about all choices; those that it would have made are weighed where thinking could know better."""
        for at in range(self.draft.looked, len(self.history)):
            seat, option = self.history[at]
            state = self.states[at]
            imagined, glimpse = state.imagine(seat, Chance.of(at).word()), Glimpse(state, seat)
            worths = dict(zip(glimpse.options, state.game.judge(imagined, seat), strict=True))
            ranked = sorted(worths, key=lambda other: -worths[other])
            rivals = [other for other in ranked[:RIVALS] if other != option]
            if ranked[0] == option:
                self.draft.agreed.append(at)
            if rivals and (ranked[0] != option or pays(glimpse)):
                codes = [state.code(each) for each in (option, *rivals)]
                self.draft.choices.append(Weighed(at, seat, codes, worths[rivals[0]] - worths[option]))
            self.draft.stakes.append(worths[ranked[0]] - sum(worths.values()) / len(worths))
            self.draft.looked += 1
            yield self.draft.looked / len(self.history)

    def go_through_choices(self) -> Iterator[float]:
        """Try the choices on a table, those first that the judge thinks least of, and on some more while there is time."""
        choices = sorted(self.draft.choices, key=lambda choice: -choice.regret)
        least = min(LEAST_TRIED * self.seats, len(choices))
        for tables in range(MOST_FIRST):
            for place, choice in enumerate(choices, start=1):
                if (tables or place > least) and self.time_gone() >= 1:
                    return
                if len(choice.first) == tables:
                    choice.first.append(self.tried(choice, tables))
                    yield self.part(tables + place / len(choices), least / len(choices), MOST_FIRST)

    def look_into_doubts(self) -> Iterator[float]:
        """Try those that seem to have cost most on fresh tables, as long as they still seem to have cost something."""
        if not any(choice.doubted for choice in self.draft.choices):
            self.doubt()
        doubted = [choice for choice in self.draft.choices if choice.doubted]
        for tables in range(MOST_TABLES):
            if tables >= LEAST_FRESH and self.time_gone() >= 1:
                return
            for place, choice in enumerate(doubted, start=1):
                hopeful = tables < LEAST_FRESH or max(choice.gains()) >= LEAST_LOSS
                if len(choice.fresh) == tables and hopeful:
                    choice.fresh.append(self.tried(choice, MOST_FIRST + tables))
                    yield self.part(tables + place / len(doubted), LEAST_FRESH, MOST_TABLES)

    def settle(self) -> Iterator[float]:
        """Play on to the end after grave mistakes, and after what was stronger."""
        grave = [choice for choice in self.draft.choices if choice.promising() and max(choice.gains()) >= GRAVE]
        for tables in range(MOST_ENDS):
            if tables >= LEAST_ENDS and self.time_gone() >= 1:
                return
            for place, choice in enumerate(grave, start=1):
                if len(choice.ends) == tables:
                    choice.ends.append(self.settled(choice, tables))
                    yield self.part(tables + place / len(grave), LEAST_ENDS, MOST_ENDS)

    def give_reasons(self) -> Iterator[float]:
        """Find out why the stronger options were stronger."""
        mistakes = [choice for choice in self.draft.choices if choice.stronger()]
        for place, choice in enumerate(mistakes, start=1):
            if choice.why is None:
                state = self.states[choice.at]
                best, chosen = (state.option(code) for code in (choice.stronger()[0][0], choice.options[0]))
                advice = compare(Glimpse(state, choice.seat), Chance.of(choice.at), REASONS, best, chosen)
                told = advice.why if advice.gain >= LEAST else []
                choice.why = [{"key": each.key, "values": each.values} for each in told]
                choice.reasoned = advice.gain
                yield place / len(mistakes)

    def doubt(self) -> None:
        """Pick the choices that seem to have cost most, as many of each seat, and as many as there is time for."""
        draft = self.draft
        left = STAGES[draft.stage].until * draft.seconds - draft.spent
        tries = left * draft.tries / (draft.trying * LEAST_FRESH) if draft.tries else 0.0
        number = max(LEAST_DOUBTED, int(min(MOST_DOUBTED, tries) / self.seats))
        costly = sorted((choice for choice in draft.choices if choice.seemed() > 0), key=lambda choice: -choice.seemed())
        for seat in range(self.seats):
            for choice in [choice for choice in costly if choice.seat == seat][:number]:
                choice.doubted = True

    def tried(self, choice: Weighed, table: int) -> list[float]:
        """Value the options of a choice on a table that whoever chose could imagine."""
        since = process_time()
        state = self.states[choice.at]
        imagined = state.imagine(choice.seat, Chance.of(choice.at, table).word())
        question = imagined.question_of(choice.seat)
        worths = look(imagined, choice.seat, [line_of(imagined, question, state.option(code)) for code in choice.options])
        self.draft.tries += 1
        self.draft.trying += process_time() - since
        return worths

    def settled(self, choice: Weighed, table: int) -> float:
        """Play what was chosen and what was stronger on to the end of a game; tell how much more the stronger one led by."""
        state = self.states[choice.at]
        imagined = state.imagine(choice.seat, Chance.of(choice.at, MOST_FIRST + MOST_TABLES + table).word())
        question = imagined.question_of(choice.seat)
        codes = (choice.promising()[0][0], choice.options[0])
        best, chosen = (line_of(imagined, question, state.option(code)) for code in codes)
        return led_by(imagined.copy(), choice.seat, best) - led_by(imagined, choice.seat, chosen)


def led_by(state: State, seat: int, line: Line) -> int:
    """Play a line and play on to the end; tell by how many points its seat leads the best of its rivals then."""
    play_on(state, seat, line, replace(state.game.foresight, moment=to_the_end))
    points = state.scores
    return points[seat] - max((points[rival] for rival in rivals_of(state, seat)), default=0)


def played_out(state: State, table: int) -> list[int]:
    """Play on to the end, as well as the judges can, on a table that the seat which is asked could imagine; count the points."""
    game, foresight = state.game, state.game.foresight
    judges = {**game.judges, **foresight.judges}
    imagined = state.imagine(state.asked()[0].seat, Chance.of(table).word())
    while not imagined.over:
        question, options = imagined.asked()
        if foresight.turn and foresight.turn(imagined, question):
            continue
        imagined.follow(judged_best(judges, imagined, question, options))
    return imagined.scores
