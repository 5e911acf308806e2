"""`grange simulate`: many games between bots, and a table of their results."""

from __future__ import annotations

import csv
import json
import time
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TextIO

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from grange.cli.arguments import check_file, origin_of, players_of
from grange.core.errors import BadSetup
from grange.core.words import Words, read_words
from grange.games import find, names
from grange.lab.simulation import Plan, Result, simulate
from grange.lab.statistics import Summary, by_bot, by_seat, by_turn

DEFAULT_SEED = 1


def describe(command: ArgumentParser, words: Words) -> None:
    """Describe the arguments."""
    say = words.say
    command.add_argument("game", choices=names(), help=say("cli-game"))
    command.add_argument("--seats", default="steady,random", help=say("cli-simulate-seats"))
    command.add_argument("--games", type=int, metavar="N", default=100, help=say("cli-games-number"))
    command.add_argument("--jobs", type=int, metavar="N", default=1, help=say("cli-jobs"))
    command.add_argument("--rotate", action="store_true", help=say("cli-rotate"))
    command.add_argument("--out", type=Path, metavar="FILE", help=say("cli-out"))
    command.add_argument("--json", action="store_true", help=say("cli-json"))
    command.set_defaults(run=run)


def run(chosen: Namespace, console: Console) -> None:
    """Simulate games, and show or write their results."""
    plan = plan_of(chosen)
    words = read_words(chosen.lang, find(plan.game).folder)
    started = time.perf_counter()
    results = collect(plan, chosen, words)
    seconds = time.perf_counter() - started
    if chosen.json:
        console.print_json(json.dumps(document(plan, results)))
        return
    console.print(listing(words.say("simulate-by-bot"), by_bot(results), words))
    console.print(listing(words.say("simulate-by-seat"), by_seat(results), words))
    if turns := by_turn(results):
        console.print(listing(words.say("simulate-by-turn"), turns, words))
    console.print(words.say("simulate-speed", games=len(results), seconds=f"{seconds:.1f}", speed=f"{len(results) / seconds:.1f}"))


def plan_of(chosen: Namespace) -> Plan:
    """Check all arguments before the first game begins."""
    players = players_of(chosen.seats, with_me=False)
    origin = origin_of(find(chosen.game), chosen, players, chosen.seed)
    check_numbers(chosen)
    check_file(chosen.out, WRITERS)
    return Plan(chosen.game, players, chosen.seed, dict(origin.rules), dict(origin.components), chosen.rotate)


def check_numbers(chosen: Namespace) -> None:
    """Refuse numbers of games or processes below one."""
    for name, number in (("--games", chosen.games), ("--jobs", chosen.jobs)):
        if number < 1:
            raise BadSetup("error-too-few", argument=name, number=number)


def document(plan: Plan, results: list[Result]) -> dict[str, Any]:
    """Sum the games up as plain JSON."""
    return {
        "plan": plan.to_dict(),
        "games": len(results),
        "bots": [row.to_dict() for row in by_bot(results)],
        "seats": [row.to_dict() for row in by_seat(results)],
        "turns": [row.to_dict() for row in by_turn(results)],
    }


def collect(plan: Plan, chosen: Namespace, words: Words) -> list[Result]:
    """Run the games with a progress bar, and write each of them to a file as soon as it is over, if asked."""
    results: list[Result] = []
    with progress_bar() as progress, writer_to(chosen.out) as write:
        task = progress.add_task(words.say("simulate-running"), total=chosen.games)
        for result in simulate(plan, chosen.games, chosen.jobs):
            results.append(result)
            write(result)
            progress.advance(task)
    return results


def progress_bar() -> Progress:
    """Make a progress bar with the number of finished games and the remaining time."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=Console(stderr=True), transient=True)


def listing(title: str, rows: list[Summary], words: Words) -> Table:
    """Lay out a summary."""
    table = Table(title=title, title_justify="left")
    table.add_column(words.say("simulate-who"), overflow="fold")
    for column in ("games", "mean", "spread", "range", "wins", "interval"):
        table.add_column(words.say(f"simulate-{column}"), justify="right", overflow="fold")
    for row in rows:
        low, high = row.interval
        numbers = [str(row.games), f"{row.mean:.1f}", f"{row.spread:.1f}", f"{row.least}–{row.most}", f"{row.share:.1%}"]
        place = row.turn if row.seat is None else row.seat
        table.add_row(row.bot if place is None else f"{place + 1} {row.bot}", *numbers, f"{100 * low:.1f}–{high:.1%}")
    return table


# The file of all games, which is complete after each game


@contextmanager
def writer_to(path: Path | None) -> Iterator[Callable[[Result], None]]:
    """Return a function that writes finished games to the file, in the format of its extension; without a file, nothing."""
    if path is None:
        yield write_nothing
        return
    with writing(path):
        file = path.open("w+", newline="", encoding="utf-8")
    with file:
        writer = WRITERS[path.suffix](file)

        def write(result: Result) -> None:
            with writing(path):
                writer.write(result)
                file.flush()

        yield write


def write_nothing(result: Result) -> None:
    """Write no file."""


@contextmanager
def writing(path: Path) -> Iterator[None]:
    """Turn a failure to write a file into an error that names it."""
    try:
        yield
    except OSError as problem:
        raise BadSetup("error-cannot-write", file=str(path)) from problem


class CsvWriter:
    """Writes a line for each seat of each game, with a column for every category on a score sheet so far."""

    def __init__(self, file: TextIO) -> None:
        self.file = file
        self.columns: list[str] = []

    def write(self, result: Result) -> None:
        """Write a game; the first one, and one with new categories, rewrites the header."""
        rows = rows_of(result)
        new = dict.fromkeys(name for row in rows for name in row if name not in self.columns)
        if new:
            rows = [*self._read_back(), *rows]
            self.columns += new
            csv.writer(self.file).writerow(self.columns)
        csv.DictWriter(self.file, self.columns, restval="").writerows(rows)

    def _read_back(self) -> list[dict[str, Any]]:
        """Read the rows back and empty the file, to write them again under another header."""
        self.file.seek(0)
        held = list(csv.DictReader(self.file))
        self.file.seek(0)
        self.file.truncate()
        return held


def rows_of(result: Result) -> list[dict[str, Any]]:
    """Describe each seat of a game."""
    return [
        {
            "game": result.number,
            "seed": result.seed,
            "seat": seat,
            "turn": "" if (turn := result.turn(seat)) is None else turn,
            "bot": bot,
            "score": result.scores[seat],
            "won": int(seat in result.winners),
            **result.sheets[seat],
        }
        for seat, bot in enumerate(result.bots)
    ]


class JsonlWriter:
    """Writes a JSON document for each game, one a line."""

    def __init__(self, file: TextIO) -> None:
        self.file = file

    def write(self, result: Result) -> None:
        """Write a game."""
        self.file.write(json.dumps(result.to_dict()) + "\n")


WRITERS: dict[str, Callable[[TextIO], CsvWriter | JsonlWriter]] = {".csv": CsvWriter, ".jsonl": JsonlWriter}
