"""`grange train`: trains a game's net by self-play."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path
from zipfile import is_zipfile

from rich.console import Console

from grange.cli.arguments import add_workers, check_numbers, seed, workers_of
from grange.core.errors import BadSetup
from grange.core.words import Message, Words, read_words
from grange.games import names
from grange.lab.run_file import writing
from grange.lab.training.run import Run


def describe(command: ArgumentParser, words: Words) -> None:
    """Add the arguments of the command."""
    say, usual = words.say, Run("", Path())
    command.add_argument("game", choices=names(), help=say("cli-game"))
    command.add_argument("--folder", type=Path, metavar="FOLDER", required=True, help=say("cli-train-folder"))
    command.add_argument("--generations", type=int, metavar="N", default=20, help=say("cli-train-generations"))
    command.add_argument("--first", type=int, metavar="N", default=usual.first, help=say("cli-train-first"))
    command.add_argument("--games", type=int, metavar="N", default=usual.games, help=say("cli-train-games"))
    command.add_argument("--full", type=int, metavar="N", default=usual.full, help=say("cli-train-full"))
    command.add_argument("--quick", type=int, metavar="N", default=usual.quick, help=say("cli-train-quick"))
    command.add_argument("--share", type=float, metavar="SHARE", default=usual.share, help=say("cli-train-share"))
    command.add_argument("--after", type=Path, metavar="NET", help=say("cli-train-after"))
    add_workers(command, words)
    command.add_argument("--seed", type=seed, default=usual.seed, help=say("cli-seed"))
    command.set_defaults(run=run)


def run(chosen: Namespace, console: Console) -> None:
    """Train until all generations are done; a killed run continues where it stopped."""
    check(chosen)
    try:
        from grange.lab.training.train import train
    except ModuleNotFoundError as problem:
        raise BadSetup("error-train-missing", package=str(problem.name)) from problem
    with writing(chosen.folder):
        chosen.folder.mkdir(parents=True, exist_ok=True)
    words = read_words(chosen.lang)

    def tell(message: Message) -> None:
        console.print(words.say(message.key, **message.values), markup=False, highlight=False)

    settings = Run(chosen.game, chosen.folder, chosen.seed, chosen.first, chosen.games, chosen.full, chosen.quick, chosen.share)
    train(settings, chosen.generations, workers_of(chosen), tell, chosen.after)


def check(chosen: Namespace) -> None:
    """Check all arguments before anything is written."""
    check_numbers(*((f"--{name}", getattr(chosen, name)) for name in ("first", "games", "full", "quick", "jobs")))
    check_numbers(("--generations", chosen.generations), least=0)
    if not 0 < chosen.share <= 1:
        raise BadSetup("error-train-share")
    if chosen.after and not is_zipfile(chosen.after):
        raise BadSetup("error-train-net", file=str(chosen.after))
