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
    say = tongue.say
    command.add_argument("what", choices=DOING, metavar="|".join(DOING), help=say("cli-database-what"))
    command.add_argument("file", type=Path, nargs="?", metavar="FILE", help=say("cli-database-file"))
    command.add_argument("--data", type=Path, metavar="DIR", help=say("cli-data"))
    command.add_argument("--database", metavar="postgresql://…", help=say("cli-database"))
    command.set_defaults(run=run)


def run(chosen: Namespace, console: Console) -> None:
    """Do what was asked for."""
    try:
        import grange.web.upgrade  # noqa: F401  what serving needs, this needs too
    except ImportError as problem:
        raise BadSetup("error-web-missing", package=str(problem.name)) from problem
    if chosen.what in ("backup", "restore") and chosen.file is None:
        raise BadSetup("error-which-file", command=f"grange database {chosen.what} FILE")
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
        existing(chosen)
        for warning in take(chosen.data).warnings:
            console.print(say.tell(warning), markup=False)
    console.print(say.say("database-is-new"), markup=False)


def backup(chosen: Namespace, console: Console) -> None:
    """Write everything into a file; a server may go on."""
    from grange.web.backup import back_up
    from grange.web.databases import opened

    with opened(existing(chosen)) as database:
        counts = back_up(database, chosen.file)
    told = {"file": str(chosen.file), "tables": counts["tables"], "choices": counts["journal"]}
    console.print(words(chosen.lang).say("database-backed-up", **told, secret=str(chosen.data / "secret")), markup=False)


def restore(chosen: Namespace, console: Console) -> None:
    """Bring a backup into an empty database."""
    from grange.web.backup import restore
    from grange.web.databases import opened
    from grange.web.folder import take

    folder = None if chosen.database else take(chosen.data)  # no server may come in between
    with opened(folder.address if folder else chosen.database) as database:
        counts = restore(database, chosen.file)
    told = {"tables": counts["tables"], "choices": counts["journal"]}
    console.print(words(chosen.lang).say("database-restored", **told), markup=False)


def check(chosen: Namespace, console: Console) -> None:
    """Look whether everything is whole; a server may go on."""
    from grange.web.inspection import inspect

    say = words(chosen.lang)
    found = inspect(existing(chosen))
    for trouble in found.troubles:
        console.print(say.tell(trouble), markup=False, style="red")
    if found.troubles:
        raise BadSetup("error-database-troubles", troubles=len(found.troubles))
    console.print(say.say("database-is-whole", tables=found.tables, choices=found.choices), markup=False)
    if found.replayed:
        console.print(say.say("database-replays", tables=found.replayed), markup=False)


def existing(chosen: Namespace) -> str:
    """Give the address of a database that must be there already."""
    from grange.web.folder import address_in

    if chosen.database:
        return str(chosen.database)
    if not (chosen.data / "tables.db").is_file():
        raise BadSetup("error-no-database", file=str(chosen.data / "tables.db"))
    return address_in(chosen.data)


DOING = {"backup": backup, "restore": restore, "check": check, "upgrade": upgrade}
