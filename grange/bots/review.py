"""The review of a finished game: what it was worth to each seat after every move, and what its choices cost.

Both are measured in points, by playing on with the judges on imagined tables.

- **The curve.** From some fifty moments of the game it is played on to its end, again and again; what a seat has then, in the mean,
  is what the moment was worth to it. The tables of a moment are imagined by the seat that is asked there.
- **What a choice cost.** Where the judge would have chosen something else, its best options and what was chosen are tried on
  the same tables, imagined by the one who chose: nothing that came to light later counts. How far play goes on, and what it is
  worth there, is what bots that think believe (`core/foresight.py`). Those that seem to have cost most are tried on fresh
  tables, so that none is a mistake by bad luck; a difference that chance could explain is none.

A review is made in passes, within a time: first some for the curve, then over all choices, then over those in doubt. It can be
left after any of them and taken up again, as everything known so far is in its `Draft`, which is plain JSON.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, field
from math import sqrt
from time import process_time
from typing import Any

from grange.bots.advice import LEAST, Budget, compare
from grange.bots.think import line_of, look
from grange.core.chance import Chance
from grange.core.game import Origin
from grange.core.glimpse import Glimpse
from grange.core.state import State
from grange.core.step import Question

VERSION = 2  # of the draft; one of another version is begun anew
SECONDS = 60.0  # that a review takes, of a processor's time: where others are served first, it takes longer and says the same
CURVE, CHOICES = 0.35, 0.65  # of that time: when the passes for the curve end, and those over all choices
MOST_MARKS = 48  # moments from which the game is played on
MOST_TABLES = 48  # that a moment, or a choice in doubt, is tried on
MOST_FIRST = 3  # tables that every choice is tried on
LEAST_TRIED = 8  # choices of each seat that are tried, however long it takes: those that the judge thinks least of
LEAST_FRESH = 4  # tables that a choice in doubt is tried on, however long it takes
RIVALS = 2  # options of the judge beside which a choice is held
MOST_DOUBTED = 24  # choices that are tried on fresh tables, as many of each seat as there is time for
LEAST_DOUBTED = 3  # of each seat, however long it takes
REASONS = Budget(lines=16)  # that are played to find out why something was stronger
SURE = 2.0  # how many times its standard error a loss must be
LEAST_LOSS = 1.0  # points; less is no mistake

Move = tuple[int, int]  # the seat and its option


@dataclass
class Mark:
    """A moment of the curve: how many moves were made, and what the seats had at the end of games played on from there."""

    at: int
    sums: list[float]
    tables: int = 0


@dataclass
class Weighed:
    """A choice that the judge would not have made, and what it and the judge's best led to."""

    at: int  # moves that were made before
    seat: int
    options: list[str]  # codes; the first was chosen
    regret: float  # how much less the judge thought of it than of the best
    first: list[list[float]] = field(default_factory=list)  # what each was worth, table by table, as all choices were gone through
    fresh: list[list[float]] = field(default_factory=list)  # and on fresh tables, for a choice in doubt
    doubted: bool = False
    why: list[dict[str, Any]] | None = None  # sentences to be: why the best was stronger

    def gains(self) -> list[float]:
        """Tell how much more each option would have brought than the choice: on fresh tables, if there are some."""
        tables = self.fresh or self.first or [[0.0] * len(self.options)]
        return [sum(worths[place] - worths[0] for worths in tables) / len(tables) for place in range(len(self.options))]

    def is_sure(self, place: int) -> bool:
        """Tell whether an option would have brought more than chance could explain."""
        gains = [worths[place] - worths[0] for worths in self.fresh]
        mean = sum(gains) / max(1, len(gains))
        spread = sum((gain - mean) ** 2 for gain in gains) / max(1, len(gains) - 1)
        return len(gains) >= LEAST_FRESH and mean >= SURE * sqrt(spread / len(gains))

    def stronger(self) -> list[tuple[str, float]]:
        """List the options that would surely have brought more, with how much; the best first."""
        gains = list(zip(self.options, self.gains(), strict=True)) if self.fresh else []
        found = [option for place, option in enumerate(gains) if option[1] >= LEAST_LOSS and self.is_sure(place)]
        return sorted(found, key=lambda option: -option[1])


@dataclass
class Draft:
    """Everything that is known of a review that is being made."""

    version: int
    seconds: float  # that it may take
    marks: list[Mark]
    spent: float = 0.0
    looked: int = 0  # moves of which it is known whether the judge agrees
    agreed: list[int] = field(default_factory=list)  # those that it would have made, too
    choices: list[Weighed] = field(default_factory=list)
    tries: int = 0  # of a choice on a table
    trying: float = 0.0  # seconds that they took
    done: bool = False

    @property
    def progress(self) -> float:
        """Tell how much of the review is made, from 0 to 1."""
        return 1.0 if self.done else min(0.99, self.spent / self.seconds)

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
    return Draft(VERSION, seconds, [Mark(round(moves * place / number), [0.0] * seats) for place in range(number)])


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
        """Do one bit after another."""
        for stage in (self.curve, self.look_at_choices, self.go_through_choices, self.look_into_doubts, self.give_reasons):
            yield from stage()

    def has_time(self, share: float) -> bool:
        """Tell whether a share of the time is not over yet."""
        return self.draft.spent < share * self.draft.seconds

    def curve(self) -> Iterator[None]:
        """Play on from every mark to the end, and again while there is time."""
        marks = self.draft.marks
        for tables in range(min((mark.tables for mark in marks), default=0), MOST_TABLES):
            if tables and not self.has_time(CURVE):
                return
            for mark in marks:
                if mark.tables == tables:
                    ends = played_out(self.states[mark.at], tables)
                    mark.sums = [known + end for known, end in zip(mark.sums, ends, strict=True)]
                    mark.tables += 1
                    yield

    def look_at_choices(self) -> Iterator[None]:
        """Find the choices that the judge would not have made."""
        for at in range(self.draft.looked, len(self.history)):
            seat, option = self.history[at]
            state = self.states[at]
            imagined = state.imagine(seat, Chance.of(at).word())
            worths = dict(zip(Glimpse(state, seat).options, state.game.judge(imagined, seat), strict=True))
            ranked = sorted(worths, key=lambda other: -worths[other])
            if ranked[0] == option:
                self.draft.agreed.append(at)
            else:
                rivals = [other for other in ranked[:RIVALS] if other != option]
                codes = [state.code(each) for each in (option, *rivals)]
                self.draft.choices.append(Weighed(at, seat, codes, worths[ranked[0]] - worths[option]))
            self.draft.looked += 1
            yield

    def go_through_choices(self) -> Iterator[None]:
        """Try the choices on a table, those first that the judge thinks least of, and on some more while there is time."""
        choices = sorted(self.draft.choices, key=lambda choice: -choice.regret)
        least = LEAST_TRIED * self.seats
        for tables in range(MOST_FIRST):
            for place, choice in enumerate(choices):
                if (tables or place >= least) and not self.has_time(CHOICES):
                    return
                if len(choice.first) == tables:
                    choice.first.append(self.tried(choice, tables))
                    yield

    def look_into_doubts(self) -> Iterator[None]:
        """Try those that seem to have cost most on fresh tables, as long as they still seem to have cost something."""
        if not any(choice.doubted for choice in self.draft.choices):
            self.doubt()
        for tables in range(MOST_TABLES):
            if tables >= LEAST_FRESH and not self.has_time(1.0):
                return
            for choice in self.draft.choices:
                hopeful = tables < LEAST_FRESH or max(choice.gains()) >= LEAST_LOSS
                if choice.doubted and len(choice.fresh) == tables and hopeful:
                    choice.fresh.append(self.tried(choice, MOST_FIRST + tables))
                    yield

    def give_reasons(self) -> Iterator[None]:
        """Find out why the stronger options were stronger."""
        for choice in self.draft.choices:
            if choice.why is None and (stronger := choice.stronger()):
                state = self.states[choice.at]
                best, chosen = (state.option(code) for code in (stronger[0][0], choice.options[0]))
                advice = compare(Glimpse(state, choice.seat), Chance.of(choice.at), REASONS, best, chosen)
                told = advice.why if advice.gain >= LEAST else []
                choice.why = [{"key": each.key, "values": each.values} for each in told]
                yield

    def doubt(self) -> None:
        """Pick the choices that seem to have cost most, as many of each seat, and as many as there is time for."""
        draft = self.draft
        left = (draft.seconds - draft.spent) * draft.tries / (draft.trying * LEAST_FRESH) if draft.tries else 0.0
        number = max(LEAST_DOUBTED, int(min(MOST_DOUBTED, left) / self.seats))
        costly = sorted((choice for choice in draft.choices if max(choice.gains()) > 0), key=lambda choice: -max(choice.gains()))
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


def played_out(state: State, table: int) -> list[int]:
    """Play on to the end, as well as the judges can, on a table that the seat which is asked could imagine; count the points."""
    game, foresight = state.game, state.game.foresight
    judges = {**game.judges, **foresight.judges}
    imagined = state.imagine(state.asked()[0].seat, Chance.of(table).word())
    while not imagined.over:
        question, options = imagined.asked()
        if foresight.turn and foresight.turn(imagined, question):
            continue
        worths = (judges.get(type(question)) or judges[Question])(imagined, question, options)
        imagined.follow(options[worths.index(max(worths))])
    return imagined.scores
