"""`grange database`: look after the database in which a server keeps its tables."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path

from rich.console import Console

from grange.cli.play import DATA
from grange.core.errors import BadSetup
from grange.core.words import Words, words


def describe(command: ArgumentParser, tongue: Words) -> None:
    """Describe the arguments."""
    command.add_argument("what", choices=DOING, help=tongue.say("cli-database-what"))
    command.add_argument("--data", type=Path, metavar="DIR", help=tongue.say("cli-data"))
    command.add_argument("--database", metavar="postgresql://…", help=tongue.say("cli-database"))
    command.set_defaults(run=run)


def run(chosen: Namespace, console: Console) -> None:
    """Do what was asked for."""
    try:
        import grange.web.upgrade  # noqa: F401  what serving needs, this needs too
    except ImportError as problem:
        raise BadSetup("error-web-missing", package=str(problem.name)) from problem
    chosen.data = (chosen.data or DATA).absolute()
    DOING[chosen.what](chosen, console)


def upgrade(chosen: Namespace, console: Console) -> None:
    """Bring a database up to date; a file is kept as it was first."""
    from grange.web.databases import opened
    from grange.web.folder import take
    from grange.web.upgrade import upgrade

    say = words(chosen.lang)
    if chosen.database:
        with opened(chosen.database) as database:
            upgrade(database)
    else:
        for warning in take(chosen.data).warnings:
            console.print(say.tell(warning), markup=False)
    console.print(say.say("database-is-new"), markup=False)


DOING = {"upgrade": upgrade}
