"""A run: plays the games of a plan part by part, keeps them in files, and ends when its stop rule is satisfied.

Every part has a file of its own. A run that was stopped, killed or given too few games continues from its files. The stop rule
stands in the head of each file, so it cannot change once the first game was played.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Sequence
from contextlib import closing
from dataclasses import dataclass
from functools import cached_property
from itertools import islice
from pathlib import Path

from grange.lab.balance.cards import cards
from grange.lab.balance.collect import Task, play_task, tasks_of, wanted_parts
from grange.lab.balance.estimates import half_width
from grange.lab.balance.plan import BASE, CHECK_EVERY, EXCHANGE, HOUSE, RECOUNT, RESTRICTED, BalancePlan
from grange.lab.balance.row import Row
from grange.lab.balance.subjects import subject_of
from grange.lab.run_file import RunFile
from grange.lab.tasks import HERE, Workers, run_tasks

AFTER_BASE = (EXCHANGE, RESTRICTED, HOUSE, RECOUNT)  # parts that depend on base games

Games = Generator[Row, None, None]
Progress = Callable[[str, int, int], None]  # called with the part, the number of its finished games, and the number of all


def no_progress(part: str, done: int, of: int) -> None:
    """Show nothing."""


@dataclass(frozen=True)
class Tasks:
    """The games of one part, for workers."""

    plan: BalancePlan
    tasks: list[Task]

    @property
    def bots(self) -> Sequence[object]:
        """All bots that play."""
        return self.plan.bots


def play_listed(tasks: Tasks, number: int) -> Row:
    """Play the game at this place of the list."""
    return play_task(tasks.plan, tasks.tasks[number])


@dataclass(frozen=True)
class Played:
    """All games of a run, and whether there are enough of them."""

    plan: BalancePlan
    rows: dict[str, list[Row]]

    def part(self, name: str) -> list[Row]:
        """Return the games of a part."""
        return self.rows.get(name, [])

    @property
    def base(self) -> list[Row]:
        """The usual games."""
        return self.rows[BASE]

    @cached_property
    def width(self) -> float:
        """Half an interval, as a share of the spread of a seat's points."""
        return width_of(self.plan, self.base)

    @property
    def enough(self) -> bool:
        """Whether the stop rule is satisfied; nothing is flagged before."""
        return len(self.base) >= CHECK_EVERY and self.width <= self.plan.width


def width_of(plan: BalancePlan, rows: Sequence[Row]) -> float:
    """Return half an interval, as a share of the spread of a seat's points: of a card where cards are dealt, else of a seat."""
    effects = [card.effect for card in cards(rows)] if subject_of(plan.game).has_cards else []
    return half_width(rows, effects)


def satisfied(plan: BalancePlan, rows: Sequence[Row]) -> bool:
    """Return whether the stop rule is satisfied; it is asked after every hundred games."""
    return len(rows) % CHECK_EVERY == 0 and width_of(plan, rows) <= plan.width


def run(
    plan: BalancePlan,
    folder: Path,
    games: int,
    parts: Iterable[str],
    workers: Workers = HERE,
    progress: Progress = no_progress,
) -> Played:
    """Play what is still missing, up to a number of base games, and return all games."""
    base = list[Row]()
    with closing(play_part(plan, folder, BASE, list(tasks_of(plan, BASE, games)), workers, progress)) as usual:
        for row in usual:
            base.append(row)
            if satisfied(plan, base):
                break
    rows = {BASE: base}
    for part in wanted_parts(plan):
        if part in parts and part != BASE:
            rows[part] = list(play_part(plan, folder, part, list(tasks_of(plan, part, len(base), base)), workers, progress))
    return Played(plan, rows)


def play_part(plan: BalancePlan, folder: Path, part: str, tasks: list[Task], workers: Workers, progress: Progress) -> Games:
    """Yield the games of a part: first those that its file has, then the others as they are played."""
    after = f"-{len(tasks)}" if part in AFTER_BASE else ""  # other base games give other tasks
    file = RunFile(folder / f"{part}{after}.jsonl", {"plan": plan.to_dict(), "part": part})
    with closing(file):
        known = min(file.done, len(tasks))
        progress(part, known, len(tasks))
        yield from (Row(**row) for row in islice(file, known))
        with closing(run_tasks(play_listed, Tasks(plan, tasks), range(known, len(tasks)), workers)) as results:
            for row in results:
                file.append(row.to_dict())
                progress(part, file.done, len(tasks))
                yield row
