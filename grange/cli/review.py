"""`grange review`: look into a recorded game."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn
from rich.table import Table

import grange
from grange.bots.review import SECONDS, begin, go_on
from grange.bots.reviewed import PHASES, Reviewed, sum_up
from grange.cli.show import read_record
from grange.core.errors import BadRecord, BadSetup
from grange.core.record import parsed, players_in
from grange.core.state import State
from grange.core.words import Words, words
from grange.lab.review import moments, page, swings, told

STEP = 0.5  # seconds between two looks at how far it has come


def describe(command: ArgumentParser, tongue: Words) -> None:
    """Say what the command can be told."""
    command.add_argument("file", type=Path, help=tongue.say("cli-replay-file"))
    command.add_argument("--out", type=Path, metavar="FILE.html", help=tongue.say("cli-review-out"))
    command.add_argument("--seconds", type=float, default=SECONDS, help=tongue.say("cli-review-seconds"))
    command.set_defaults(run=run)


def run(chosen: Namespace, console: Console) -> None:
    """Review a game, show what was found, and write it if that was asked for."""
    record = parsed(read_record(chosen.file))
    final = grange.replay(record)
    if not final.over:
        raise BadRecord("error-record-unfinished")
    if not chosen.seconds > 0:
        raise BadSetup("error-too-few", argument="--seconds", number=chosen.seconds)
    if chosen.out and (chosen.out.is_dir() or not chosen.out.parent.is_dir()):
        raise BadSetup("error-cannot-write", file=str(chosen.out))
    tongue = words(chosen.lang, final.game.folder)
    players = enumerate(players_in(record, final.seats), start=1)
    names = [player.name or tongue.say("seat-name", number=number) for number, player in players]
    found = reviewed(final, chosen.seconds, tongue)
    show(found, final, tongue, names, console)
    if chosen.out:
        write(chosen.out, page(found, final, tongue, names))
        console.print(tongue.say("review-written", file=str(chosen.out)), markup=False)


def reviewed(final: State, seconds: float, tongue: Words) -> Reviewed:
    """Make a review, with a bar that tells how far it has come."""
    draft = begin(len(final.history), final.seats, seconds)
    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(tongue.say("review-running"), total=1.0)
        while not draft.done:
            go_on(final.origin, final.history, draft, STEP)
            progress.update(task, completed=draft.progress)
    return sum_up(draft, final.history, final.scores)


def show(found: Reviewed, final: State, tongue: Words, names: list[str], console: Console) -> None:
    """Show what was found."""
    states = moments(final)
    for mistake in found.mistakes:
        move, *rest = told(mistake, states[mistake.move - 1], tongue, names)
        console.print(move, markup=False, style="bold" if mistake.move in found.turns else "")
        console.print(f"  {' '.join(rest)}", markup=False)
    if not found.mistakes:
        console.print(tongue.say("review-none"))
    if found.swings:
        console.print(tongue.say("review-swings"))
    for line in swings(found, states, tongue, names):
        console.print(f"  {line}", markup=False)
    console.print(kept(found, tongue, names))


def kept(found: Reviewed, tongue: Words, names: list[str]) -> Table:
    """Lay out how well each seat played, phase by phase."""
    table = Table(title=tongue.say("review-accuracy"), title_justify="left")
    table.add_column("")
    for phase in (*PHASES, "whole"):
        table.add_column(tongue.say(f"review-phase-{phase}"), justify="right")
    for name, phases in zip(names, found.accuracy, strict=True):
        table.add_row(name, *(tongue.say("review-share", share=each) for each in phases))
    return table


def write(path: Path, text: str) -> None:
    """Write the page."""
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as problem:
        raise BadSetup("error-cannot-write", file=str(path)) from problem
