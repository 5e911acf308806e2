"""The review of a finished game: its value to each seat after every move, and what each choice cost.

Both are measured in points, by rollouts with the judges on imagined tables.

- **The curve.** From about fifty points of the game, rollouts play on to the end, again and again. The mean result of a seat is the
  value of that point to it. The seat that is asked there imagines the tables.
- **The cost of a choice.** The choice and the judge's best options are tried on the same tables, imagined by the seat that chose:
  nothing that came to light later counts. Choices that the judge would have made, too, come last, the closest ones first, so that
  the review also examines a player who plays like the judge. How far rollouts go and how they are evaluated is the same as for bots
  that think (`core/foresight.py`). The choices that seem to have cost most are tried on fresh tables, so that none looks like a
  mistake by bad luck; a difference that chance could explain does not count. Large losses are confirmed by rollouts to the end of
  the game, as for the curve: what an evaluation expects may never come if nobody plays as it expects.

A review has stages and a time limit. It can stop at any time and continue later, since everything known so far is in its `Draft`,
which is plain JSON.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, field, replace
from math import sqrt
from time import process_time
from typing import Any, NamedTuple

from grange.bots.advice import LEAST, Budget, compare
from grange.bots.learned import foresight_for, learned_for
from grange.bots.think import judged_best, judges_of, line_of, pays, play_on, values_on
from grange.core.chance import Chance
from grange.core.foresight import Line, rivals_of, to_the_end
from grange.core.game import Origin
from grange.core.glimpse import Glimpse
from grange.core.state import State

VERSION = 4  # of the draft; a draft of another version starts again
SECONDS = 60.0  # of processor time: a review with low priority takes longer but finds the same
MOST_MARKS = 48  # points of the game from which rollouts start
MOST_TABLES = 48  # tables for a point of the curve, or for a choice in doubt
MOST_FIRST = 3  # tables for every choice
LEAST_TRIED = 8  # choices of each seat to try, however long it takes: the judge's least favourite ones
LEAST_FRESH = 4  # tables for a choice in doubt, however long it takes
RIVALS = 2  # options of the judge to compare with a choice
MOST_DOUBTED = 24  # choices to try on fresh tables, equally many of each seat, as time allows
LEAST_DOUBTED = 3  # of each seat, however long it takes
LEAST_ENDS, MOST_ENDS = 4, 16  # rollouts to the end that confirm the cost of a grave mistake
REASONS = Budget(lines=16)  # lines of play to find out why an option was stronger
SURE = 2.0  # the least ratio of a loss to its standard error
LEAST_LOSS = 1.0  # points; a smaller loss is no mistake
GRAVE = 4.0  # points; larger losses are confirmed by rollouts to the end
LEAST_SHARE = 1 / 3  # of a loss, kept whatever the few rollouts to the end say

Move = tuple[int, int]  # the seat and its option


@dataclass
class Mark:
    """A point of the curve: the number of moves made, and the sums of the seats' final points in rollouts from there."""

    at: int
    sums: list[float]
    squares: list[float]  # the sums of squares, to estimate the error
    tables: int = 0


class Stage(NamedTuple):
    """A part of the work: the name of its method, and its latest end as a share of the time."""

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
    """A choice, and the results of it and of the judge's best options."""

    at: int  # moves made before it
    seat: int
    options: list[str]  # codes; the first is the choice
    regret: float  # how much less the judge valued it than the best of the others; negative if it was the best
    first: list[list[float]] = field(default_factory=list)  # values table by table, from the pass over all choices
    fresh: list[list[float]] = field(default_factory=list)  # the same on fresh tables, for a choice in doubt
    doubted: bool = False
    ends: list[float] = field(default_factory=list)  # how much more the best led by at the end, rollout by rollout
    why: list[dict[str, Any]] | None = None  # messages: why the best was stronger
    reasoned: float = 0.0  # points that these messages account for, including what they leave unsaid

    def gains(self) -> list[float]:
        """Return how much more each option would have brought than the choice, on fresh tables if there are any."""
        return self._gains_on(self.fresh or self.first)

    def _gains_on(self, tables: list[list[float]]) -> list[float]:
        return [sum(values[place] - values[0] for values in tables) / max(1, len(tables)) for place in range(len(self.options))]

    def is_sure(self, place: int) -> bool:
        """Check whether an option would have brought more than chance could explain."""
        gains = [values[place] - values[0] for values in self.fresh]
        mean = sum(gains) / max(1, len(gains))
        spread = sum((gain - mean) ** 2 for gain in gains) / max(1, len(gains) - 1)
        return len(gains) >= LEAST_FRESH and mean >= SURE * sqrt(spread / len(gains))

    def seemed(self) -> float:
        """Return how much the choice seemed to cost at first, less if the judge would have made it, too."""
        return max(self._gains_on(self.first)) + min(0.0, self.regret)

    def promising(self) -> list[tuple[str, float]]:
        """List the options that would clearly have brought more, and how much; the best first."""
        gains = list(zip(self.options, self.gains(), strict=True)) if self.fresh else []
        found = [option for place, option in enumerate(gains) if option[1] >= LEAST_LOSS and self.is_sure(place)]
        return sorted(found, key=lambda option: -option[1])

    def stronger(self) -> list[tuple[str, float]]:
        """List those of them that rollouts to the end confirm, with the share of the gain that remains there."""
        found = self.promising() if self.is_borne_out() else []
        return [(code, gain * self._share_of(found[0][1])) for code, gain in found]

    def is_borne_out(self) -> bool:
        """Check whether the rollouts to the end favour the best option, too; without any, assume so."""
        return len(self.ends) < LEAST_ENDS or sum(self.ends) > 0

    def _share_of(self, gain: float) -> float:
        """Return the share of a gain that remained in the rollouts to the end."""
        return max(LEAST_SHARE, min(1.0, sum(self.ends) / len(self.ends) / gain)) if self.ends else 1.0


@dataclass
class Draft:
    """Everything known about an unfinished review."""

    version: int
    seconds: float  # its time limit
    marks: list[Mark]
    spent: float = 0.0
    stage: int = 0
    begun: float = 0.0  # seconds spent when this stage began
    part: float = 0.0  # the finished share of this stage
    looked: int = 0  # moves already compared with the judge
    stakes: list[float] = field(default_factory=list)  # for each, how much better than a middling option the judge's best seemed
    agreed: list[int] = field(default_factory=list)  # the moves that the judge would have made, too
    choices: list[Weighed] = field(default_factory=list)
    tries: int = 0  # how many times a choice was tried on a table
    trying: float = 0.0  # the seconds that this took
    done: bool = False

    @property
    def progress(self) -> float:
        """Return the finished share of the review, from 0 to 1."""
        begun = STAGES[self.stage - 1].until if self.stage else 0.0
        return 1.0 if self.done else min(0.99, begun + (STAGES[self.stage].until - begun) * self.part)

    def to_dict(self) -> dict[str, Any]:
        """Write the draft as plain JSON."""
        return asdict(self)


def draft_in(document: dict[str, Any]) -> Draft | None:
    """Read a draft; None if it has another version or is damaged."""
    if document.get("version") != VERSION:
        return None
    try:
        marks = [Mark(**mark) for mark in document["marks"]]
        return Draft(**{**document, "marks": marks, "choices": [Weighed(**choice) for choice in document["choices"]]})
    except (LookupError, TypeError):
        return None


def begin(moves: int, seats: int, seconds: float = SECONDS) -> Draft:
    """Begin a review of a game with this number of moves."""
    number = min(moves, MOST_MARKS)
    return Draft(VERSION, seconds, [Mark(round(moves * place / number), [0.0] * seats, [0.0] * seats) for place in range(number)])


def go_on(origin: Origin, history: Sequence[Move], draft: Draft, seconds: float) -> None:
    """Continue a review for some seconds."""
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
    """The work on a review, in small pieces. The results are in the draft, so the work can stop at any time."""

    def __init__(self, origin: Origin, history: Sequence[Move], draft: Draft) -> None:
        self.history = history
        self.draft = draft
        self.seats = origin.seats
        self.states = [origin.begin()]  # before every move, and at the end
        for seat, option in history:
            self.states.append(self.states[-1].copy())
            self.states[-1].play(option, seat)

    def __iter__(self) -> Iterator[None]:
        """Do one piece after another, starting with the unfinished stage."""
        draft = self.draft
        for number in range(draft.stage, len(STAGES)):
            if number > draft.stage:
                draft.stage, draft.begun, draft.part = number, draft.spent, 0.0
            for part in getattr(self, STAGES[number].name)():
                draft.part = max(draft.part, part)
                yield

    def time_gone(self) -> float:
        """Return the used share of this stage's time."""
        draft = self.draft
        whole = STAGES[draft.stage].until * draft.seconds - draft.begun
        return min(1.0, (draft.spent - draft.begun) / whole) if whole > 0 else 1.0

    def part(self, passes: float, least: float, most: float) -> float:
        """Return the finished share of a stage that ends after `most` passes, or when its time is over after `least`."""
        return max(passes / most, min(self.time_gone(), passes / least))

    def curve(self) -> Iterator[float]:
        """Play rollouts to the end from every mark, and repeat while there is time."""
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
        """Ask the judge about all choices; those it agrees with are examined only where a search could know better."""
        for at in range(self.draft.looked, len(self.history)):
            seat, option = self.history[at]
            state = self.states[at]
            imagined, glimpse = state.imagine(seat, Chance.of(at).word()), Glimpse(state, seat)
            values = dict(zip(glimpse.options, judged(imagined, seat), strict=True))
            ranked = sorted(values, key=lambda other: -values[other])
            rivals = [other for other in ranked[:RIVALS] if other != option]
            if ranked[0] == option:
                self.draft.agreed.append(at)
            if rivals and (ranked[0] != option or pays(glimpse)):
                codes = [state.code(other) for other in (option, *rivals)]
                self.draft.choices.append(Weighed(at, seat, codes, values[rivals[0]] - values[option]))
            self.draft.stakes.append(values[ranked[0]] - sum(values.values()) / len(values))
            self.draft.looked += 1
            yield self.draft.looked / len(self.history)

    def go_through_choices(self) -> Iterator[float]:
        """Try the choices on one table, the judge's least favourite first, and on more tables while there is time."""
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
        """Try the choices that seem to have cost most on fresh tables, as long as they still seem to have cost something."""
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
        """Play rollouts to the end after grave mistakes, and after the stronger options."""
        grave = [choice for choice in self.draft.choices if choice.promising() and max(choice.gains()) >= GRAVE]
        for tables in range(MOST_ENDS):
            if tables >= LEAST_ENDS and self.time_gone() >= 1:
                return
            for place, choice in enumerate(grave, start=1):
                if len(choice.ends) == tables:
                    choice.ends.append(self.lead_at_the_end(choice, tables))
                    yield self.part(tables + place / len(grave), LEAST_ENDS, MOST_ENDS)

    def give_reasons(self) -> Iterator[float]:
        """Find out why the stronger options were stronger."""
        mistakes = [choice for choice in self.draft.choices if choice.stronger()]
        for place, choice in enumerate(mistakes, start=1):
            if choice.why is None:
                state = self.states[choice.at]
                best, chosen = (state.option(code) for code in (choice.stronger()[0][0], choice.options[0]))
                advice = compare(Glimpse(state, choice.seat), Chance.of(choice.at), REASONS, best, chosen)
                reasons = advice.why if advice.gain >= LEAST else []
                choice.why = [{"key": reason.key, "values": reason.values} for reason in reasons]
                choice.reasoned = advice.gain
                yield place / len(mistakes)

    def doubt(self) -> None:
        """Pick the choices that seem to have cost most, equally many of each seat, as time allows."""
        draft = self.draft
        left = STAGES[draft.stage].until * draft.seconds - draft.spent
        tries = left * draft.tries / (draft.trying * LEAST_FRESH) if draft.tries else 0.0
        number = max(LEAST_DOUBTED, int(min(MOST_DOUBTED, tries) / self.seats))
        costly = sorted((choice for choice in draft.choices if choice.seemed() > 0), key=lambda choice: -choice.seemed())
        for seat in range(self.seats):
            for choice in [choice for choice in costly if choice.seat == seat][:number]:
                choice.doubted = True

    def tried(self, choice: Weighed, table: int) -> list[float]:
        """Evaluate the options of a choice on a table that the seat which chose could imagine."""
        since = process_time()
        state = self.states[choice.at]
        imagined = state.imagine(choice.seat, Chance.of(choice.at, table).word())
        question = imagined.question_of(choice.seat)
        values = values_on(imagined, choice.seat, [line_of(imagined, question, state.option(code)) for code in choice.options])
        self.draft.tries += 1
        self.draft.trying += process_time() - since
        return values

    def lead_at_the_end(self, choice: Weighed, table: int) -> float:
        """Play the choice and the stronger option to the end of the game; return how much more the stronger one led by."""
        state = self.states[choice.at]
        imagined = state.imagine(choice.seat, Chance.of(choice.at, MOST_FIRST + MOST_TABLES + table).word())
        question = imagined.question_of(choice.seat)
        codes = (choice.promising()[0][0], choice.options[0])
        best, chosen = (line_of(imagined, question, state.option(code)) for code in codes)
        return led_by(imagined.copy(), choice.seat, best) - led_by(imagined, choice.seat, chosen)


def judged(state: State, seat: int) -> list[float]:
    """Value the options of a seat by the judges, or by the game's net."""
    learned, decision = learned_for(state), state.decision_of(seat)
    return learned.logits(state, decision.question, decision.options) if learned and decision else state.game.judge(state, seat)


def led_by(state: State, seat: int, line: Line) -> int:
    """Play a line and then to the end; return how many points its seat leads its best rival by."""
    play_on(state, seat, line, replace(foresight_for(state).rollouts, progress=to_the_end))
    points = state.scores
    return points[seat] - max((points[rival] for rival in rivals_of(state, seat)), default=0)


def played_out(state: State, table: int) -> list[int]:
    """Play to the end with the judges, on a table that the asked seat could imagine; return the points."""
    rollouts = foresight_for(state).rollouts
    judges = judges_of(state, rollouts)
    imagined = state.imagine(state.asked()[0].seat, Chance.of(table).word())
    while not imagined.over:
        question, options = imagined.asked()
        if rollouts.turn and rollouts.turn(imagined, question):
            continue
        imagined.follow(judged_best(judges, imagined, question, options))
    return imagined.scores
