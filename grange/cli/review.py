"""`grange review`: review a recorded game."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn
from rich.table import Table

import grange
from grange.bots.review import SECONDS, begin, go_on
from grange.bots.reviewed import PHASES, Reviewed, sum_up
from grange.cli.review_page import described, page, states_of, swings
from grange.cli.show import read_record
from grange.core.errors import BadRecord, BadSetup
from grange.core.record import parsed, players_in
from grange.core.state import State
from grange.core.words import Words, read_words

STEP = 0.5  # seconds between two updates of the progress bar


def describe(command: ArgumentParser, words: Words) -> None:
    """Describe the arguments."""
    command.add_argument("file", type=Path, metavar="FILE", help=words.say("cli-replay-file"))
    command.add_argument("--out", type=Path, metavar="FILE.html", help=words.say("cli-review-out"))
    command.add_argument("--seconds", type=float, metavar="N", default=SECONDS, help=words.say("cli-review-seconds"))
    command.set_defaults(run=run)


def run(chosen: Namespace, console: Console) -> None:
    """Review a game, show the findings, and write them to a file if asked."""
    record = parsed(read_record(chosen.file))
    final = grange.replay(record)
    if not final.over:
        raise BadRecord("error-record-unfinished")
    if not chosen.seconds > 0:
        raise BadSetup("error-too-few", argument="--seconds", least=1, number=chosen.seconds)
    if chosen.out and (chosen.out.is_dir() or not chosen.out.parent.is_dir()):
        raise BadSetup("error-cannot-write", file=str(chosen.out))
    words = read_words(chosen.lang, final.game.folder)
    players = enumerate(players_in(record, final.seats), start=1)
    names = [player.name or words.say("seat-name", number=number) for number, player in players]
    found = make_review(final, chosen.seconds, words)
    show(found, final, words, names, console)
    if chosen.out:
        write(chosen.out, page(found, final, words, names))
        console.print(words.say("review-written", file=str(chosen.out)), markup=False)


def make_review(final: State, seconds: float, words: Words) -> Reviewed:
    """Make a review, with a progress bar."""
    draft = begin(len(final.history), final.seats, seconds)
    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(words.say("review-running"), total=1.0)
        while not draft.done:
            go_on(final.origin, final.history, draft, STEP)
            progress.update(task, completed=draft.progress)
    return sum_up(draft, final.history, final.scores)


def show(found: Reviewed, final: State, words: Words, names: list[str], console: Console) -> None:
    """Show the findings."""
    states = states_of(final)
    for mistake in found.mistakes:
        move, *rest = described(mistake, states[mistake.move - 1], words, names)
        console.print(move, markup=False, style="bold" if mistake.move in found.turns else "")
        console.print(f"  {' '.join(rest)}", markup=False)
    if not found.mistakes:
        console.print(words.say("review-none"))
    if found.swings:
        console.print(words.say("review-swings"))
    for line in swings(found, states, words, names):
        console.print(f"  {line}", markup=False)
    console.print(quality_table(found, words, names))


def quality_table(found: Reviewed, words: Words, names: list[str]) -> Table:
    """Lay out how well each seat played, phase by phase."""
    table = Table(title=words.say("review-accuracy"), title_justify="left")
    table.add_column("")
    for phase in (*PHASES, "whole"):
        table.add_column(words.say(f"review-phase-{phase}"), justify="right")
    for name, phases in zip(names, found.accuracy, strict=True):
        table.add_row(name, *(words.say("review-share", share=share) for share in phases))
    return table


def write(path: Path, text: str) -> None:
    """Write the page."""
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as problem:
        raise BadSetup("error-cannot-write", file=str(path)) from problem
