"""A row: one game of a balance report, how it ended, every choice, and what was counted in it."""

from __future__ import annotations

from collections import Counter
from dataclasses import asdict, dataclass, field
from typing import Any

from grange.bots import AnyBot, bot_name
from grange.core.state import State
from grange.core.words import FALLBACK, read_words
from grange.lab.balance.subject import Subject

Task = tuple[str, int]  # a part of the report, and the number of a game in it


@dataclass(frozen=True)
class Row:
    """One game of a part of the report."""

    part: str
    number: int
    seed: int
    bots: list[str]
    scores: list[int]
    winners: list[int]
    sheets: list[dict[str, int]]
    first: int | None  # the seat that was drawn to begin; None where none is
    moves: list[list[int]]  # seat and option of every choice
    counted: dict[str, Any] = field(default_factory=dict)
    about: dict[str, Any] = field(default_factory=dict)  # what is special about this game

    def to_dict(self) -> dict[str, Any]:
        """Write the row as plain JSON."""
        return asdict(self)

    @property
    def seats(self) -> int:
        """The number of seats."""
        return len(self.scores)

    @property
    def shares(self) -> list[float]:
        """Each seat's share of the win."""
        return [1 / len(self.winners) if seat in self.winners else 0.0 for seat in range(self.seats)]

    def place(self, seat: int) -> int:
        """Return the place of a seat in the order of turns; its number where no seat was drawn to begin."""
        return seat if self.first is None else (seat - self.first) % self.seats


def row_of(state: State, task: Task, bots: list[AnyBot], **about: Any) -> Row:
    """Describe a finished game, without what is counted in it."""
    part, number = task
    return Row(
        part=part,
        number=number,
        seed=state.origin.seed or 0,
        bots=[bot_name(bot) for bot in bots],
        scores=state.scores,
        winners=state.winners,
        sheets=[state.score_sheet(seat) for seat in range(state.seats)],
        first=state.game.begun_by(state.origin),
        moves=[list(move) for move in state.history],
        about=about,
    )


def count_game(final: State, subject: Subject) -> dict[str, Any]:
    """Play a finished game again, and count what happened in it: chapter by chapter, option by option, thing by thing."""
    state = final.origin.begin(events=True)
    dealt = subject.dealt(state)
    on_table = subject.on_table(state)
    watch = Watch(state)
    for seat, option in final.history:
        watch.before(state, option, seat)
        state.play(option, seat)
    return {
        "standing": watch.standing,
        "options": [as_json(each) for each in watch.options],
        "chosen": as_json(watch.chosen),
        "offered": f"{watch.offered:x}",
        "dealt": dealt,
        "on_table": on_table,
        "tally": subject.tally(state.events or [], state.seats),
    }


def as_json(counter: Counter[int]) -> list[list[int]]:
    """List what was counted, in order, as JSON has it."""
    return [[thing, times] for thing, times in sorted(counter.items())]


class Watch:
    """Counts options and notes who leads, chapter by chapter."""

    def __init__(self, state: State) -> None:
        self.words = read_words(FALLBACK, state.game.folder)
        self.headings = state.game.display.labels.HEADINGS
        self.standing: list[list[int]] = []
        self.options: list[Counter[int]] = [Counter()]
        self.chosen: Counter[int] = Counter()
        self.offered = 0
        self._read = 0
        self._chapter = ""

    def before(self, state: State, option: int, seat: int) -> None:
        """Look at the table before a choice."""
        self._turn_pages(state)
        decision = state.decision_of(seat)
        if decision is not None:
            self.options[-1][len(decision.options)] += 1
            for each in decision.options:
                self.offered |= 1 << each
        self.chosen[option] += 1

    def _turn_pages(self, state: State) -> None:
        events = state.events or []
        for event in events[self._read :]:
            if event.key in self.headings and (label := self.words.say("chapter", **event.values)) != self._chapter:
                if self._chapter:
                    self.standing.append(list(state.scores))
                    self.options.append(Counter())
                self._chapter = label
        self._read = len(events)
