"""`grange simulate`: many games between bots, and a table of their results."""

from __future__ import annotations

import json
import time
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from grange.cli.arguments import add_workers, check_file, check_numbers, origin_of, players_of, workers_of
from grange.core.errors import BadSetup
from grange.core.words import Words, read_words
from grange.games import find, names
from grange.lab.results import ROWS, USUAL, WRITERS, Played, ResultsFile, pyarrow
from grange.lab.simulation import Plan, Result, play_game, play_watched
from grange.lab.statistics import Summary, by_bot, by_seat, by_turn
from grange.lab.tasks import run_tasks

DEFAULT_SEED = 1


def describe(command: ArgumentParser, words: Words) -> None:
    """Describe the arguments."""
    say = words.say
    command.add_argument("game", choices=names(), help=say("cli-game"))
    command.add_argument("--seats", default="steady,random", help=say("cli-simulate-seats"))
    command.add_argument("--games", type=int, metavar="N", default=100, help=say("cli-games-number"))
    add_workers(command, words)
    command.add_argument("--rotate", action="store_true", help=say("cli-rotate"))
    command.add_argument("--out", type=Path, metavar="FILE", help=say("cli-out"))
    command.add_argument("--rows", choices=list(ROWS), help=say("cli-out-rows"))
    command.add_argument("--json", action="store_true", help=say("cli-json"))
    command.set_defaults(run=run)


def run(chosen: Namespace, console: Console) -> None:
    """Simulate games, and show or write their results."""
    plan = plan_of(chosen)
    words = read_words(chosen.lang, find(plan.game).folder)
    started = time.perf_counter()
    known, results = collect(plan, chosen, words)
    seconds, played = time.perf_counter() - started, len(results) - known
    if chosen.json:
        console.print_json(json.dumps(document(plan, results)))
        return
    console.print(listing(words.say("simulate-by-bot"), by_bot(results), words))
    console.print(listing(words.say("simulate-by-seat"), by_seat(results), words))
    if turns := by_turn(results):
        console.print(listing(words.say("simulate-by-turn"), turns, words))
    console.print(words.say("simulate-speed", games=played, seconds=f"{seconds:.1f}", speed=f"{played / seconds:.1f}"))


def plan_of(chosen: Namespace) -> Plan:
    """Check all arguments before the first game begins."""
    players = players_of(chosen.seats, with_me=False)
    origin = origin_of(find(chosen.game), chosen, players, chosen.seed)
    check_numbers(("--games", chosen.games), ("--jobs", chosen.jobs))
    check_out(chosen)
    return Plan(chosen.game, players, chosen.seed, dict(origin.rules), dict(origin.components), chosen.rotate)


def check_out(chosen: Namespace) -> None:
    """Refuse a file of results that cannot be written."""
    check_file(chosen.out, WRITERS)
    if chosen.rows and not chosen.out:
        raise BadSetup("error-rows-without-file")
    if chosen.out and chosen.out.suffix == ".parquet":
        pyarrow()


def document(plan: Plan, results: list[Result]) -> dict[str, Any]:
    """Sum the games up as plain JSON."""
    return {
        "plan": plan.to_dict(),
        "games": len(results),
        "bots": [row.to_dict() for row in by_bot(results)],
        "seats": [row.to_dict() for row in by_seat(results)],
        "turns": [row.to_dict() for row in by_turn(results)],
    }


def collect(plan: Plan, chosen: Namespace, words: Words) -> tuple[int, list[Result]]:
    """Return how many games the file had, and the results of all; a file holds whatever was played, even if the run is stopped."""
    if not chosen.out:
        return 0, [slim(result) for result, _ in play_all(plan, 0, chosen, words)]
    file = ResultsFile(chosen.out, chosen.rows or USUAL[chosen.out.suffix], plan)
    results = [slim(result) for result, _ in file.played(chosen.games)]
    known = len(results)
    try:
        for result, choices in play_all(plan, file.done, chosen, words):
            file.add(result, choices)
            results.append(slim(result))
    except KeyboardInterrupt:
        say_stopped(file.done, chosen.out, words)
        raise
    finally:
        file.write(chosen.games)
    file.end()
    return known, results


def say_stopped(games: int, file: Path, words: Words) -> None:
    """Tell whoever has stopped a run that its file continues it."""
    Console(stderr=True).print(words.say("simulate-stopped", games=games, file=str(file)), soft_wrap=True)


def slim(result: Result) -> Result:
    """Return a result without the score sheets, which summaries do not need."""
    return replace(result, sheets=[])


def play_all(plan: Plan, done: int, chosen: Namespace, words: Words) -> Iterator[Played]:
    """Play the games that are not done yet, with a progress bar."""
    numbers = range(done, chosen.games)
    with progress_bar() as bar:
        shown = bar.add_task(words.say("simulate-running"), total=chosen.games, completed=done)

        def show(finished: int, _of: int, _left: float) -> None:
            bar.update(shown, completed=done + finished)

        if chosen.rows == "choices":
            yield from run_tasks(play_watched, plan, numbers, workers_of(chosen), show)
        else:
            for result in run_tasks(play_game, plan, numbers, workers_of(chosen), show):
                yield result, []


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
