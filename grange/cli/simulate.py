"""`grange simulate`: many games between bots, and a table of what came of it."""

from __future__ import annotations

import csv
import json
import time
from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from grange.cli.arguments import origin_of, players_of
from grange.core.errors import BadSetup
from grange.core.words import Words, words
from grange.games import SHELF, find
from grange.lab.simulation import Plan, Result, simulate
from grange.lab.statistics import Summary, by_bot, by_seat

DEFAULT_SEED = 1


def describe(command: ArgumentParser, tongue: Words) -> None:
    """Say what the command can be told."""
    say = tongue.say
    command.add_argument("game", choices=SHELF, help=say("cli-game"))
    command.add_argument("--seats", default="greedy,random", help=say("cli-simulate-seats"))
    command.add_argument("--games", type=int, default=100, help=say("cli-games-number"))
    command.add_argument("--jobs", type=int, default=1, help=say("cli-jobs"))
    command.add_argument("--out", type=Path, help=say("cli-out"))
    command.add_argument("--json", action="store_true", help=say("cli-json"))
    command.set_defaults(run=run)


def run(chosen: Namespace, console: Console) -> None:
    """Simulate games and show, or write, what came of them."""
    plan = plan_of(chosen)
    tongue = words(chosen.lang, find(plan.game).folder)
    started = time.perf_counter()
    results = collect(plan, chosen.games, chosen.jobs, tongue)
    seconds = time.perf_counter() - started
    if chosen.out:
        write(chosen.out, results)
    if chosen.json:
        console.print_json(json.dumps(document(plan, results)))
        return
    console.print(listing(tongue.say("simulate-by-bot"), by_bot(results), tongue))
    console.print(listing(tongue.say("simulate-by-seat"), by_seat(results), tongue))
    console.print(tongue.say("simulate-speed", games=len(results), seconds=f"{seconds:.1f}", speed=f"{len(results) / seconds:.1f}"))


def plan_of(chosen: Namespace) -> Plan:
    """Check everything that was asked for before the first game begins."""
    players = players_of(chosen.seats, with_me=False)
    seed = DEFAULT_SEED if chosen.seed is None else chosen.seed
    origin = origin_of(find(chosen.game), chosen, players, seed)
    check_numbers(chosen)
    if chosen.out and chosen.out.suffix not in WRITERS:
        raise BadSetup("error-out-kind", file=str(chosen.out), kinds=list(WRITERS))
    if chosen.out and not chosen.out.parent.is_dir():
        raise BadSetup("error-cannot-write", file=str(chosen.out))
    return Plan(chosen.game, players, seed, dict(origin.rules), dict(origin.components))


def check_numbers(chosen: Namespace) -> None:
    """Refuse to play no games, or by nobody."""
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
    }


def collect(plan: Plan, games: int, jobs: int, tongue: Words) -> list[Result]:
    """Run the games with a progress bar."""
    results = []
    with progress_bar() as progress:
        task = progress.add_task(tongue.say("simulate-running"), total=games)
        for result in simulate(plan, games, jobs):
            results.append(result)
            progress.advance(task)
    return results


def progress_bar() -> Progress:
    """Make a bar that tells how many games are over and how long the others will take."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=Console(stderr=True), transient=True)


def listing(title: str, rows: list[Summary], tongue: Words) -> Table:
    """Lay out a summary."""
    table = Table(title=title, title_justify="left")
    table.add_column(tongue.say("simulate-who"))
    for column in ("games", "mean", "spread", "least", "most", "wins", "interval"):
        table.add_column(tongue.say(f"simulate-{column}"), justify="right")
    for row in rows:
        low, high = row.interval
        numbers = [str(row.games), f"{row.mean:.1f}", f"{row.spread:.1f}", str(row.least), str(row.most), f"{row.share:.1%}"]
        name = row.bot if row.seat is None else f"{row.seat + 1}  {row.bot}"
        table.add_row(name, *numbers, f"{low:.1%} – {high:.1%}")
    return table


def write(path: Path, results: list[Result]) -> None:
    """Write every game to a file, in the way its ending says."""
    try:
        WRITERS[path.suffix](path, results)
    except OSError as problem:
        raise BadSetup("error-cannot-write", file=str(path)) from problem


def write_csv(path: Path, results: list[Result]) -> None:
    """Write a line for each seat of each game."""
    with path.open("w", newline="", encoding="utf-8") as file:
        writer = csv.writer(file)
        categories = list(results[0].sheets[0])
        writer.writerow(["game", "seed", "seat", "bot", "score", "won", *categories])
        for result in results:
            for seat, bot in enumerate(result.bots):
                won = int(seat in result.winners)
                sheet = result.sheets[seat]
                writer.writerow([result.number, result.seed, seat, bot, result.scores[seat], won, *(sheet[c] for c in categories)])


def write_jsonl(path: Path, results: list[Result]) -> None:
    """Write a JSON document for each game, one a line."""
    path.write_text("".join(json.dumps(result.to_dict()) + "\n" for result in results), encoding="utf-8")


WRITERS = {".csv": write_csv, ".jsonl": write_jsonl}
