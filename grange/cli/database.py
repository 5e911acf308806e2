"""`grange database`: maintain the database of a server."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from contextlib import ExitStack
from pathlib import Path

from rich.console import Console

from grange.cli import settings
from grange.core.errors import BadSetup
from grange.core.words import Words, read_words

SETTINGS = ("data", "database")  # as of a server


def describe(command: ArgumentParser, words: Words) -> None:
    """Describe the arguments."""
    say = words.say
    command.add_argument("what", choices=DOING, metavar="|".join(DOING), help=say("cli-database-what"))
    command.add_argument("file", type=Path, nargs="?", metavar="FILE", help=say("cli-database-file"))
    settings.describe(command, words, SETTINGS)
    command.add_argument("--anyway", action="store_true", help=say("cli-anyway"))
    command.set_defaults(run=run)


def run(chosen: Namespace, console: Console) -> None:
    """Run the chosen operation."""
    try:
        import grange.web.storage.upgrade  # noqa: F401  check for the web packages
    except ImportError as problem:
        raise BadSetup("error-web-missing", package=str(problem.name)) from problem
    if chosen.what in ("backup", "restore") and chosen.file is None:
        raise BadSetup("error-which-file", command=f"grange database {chosen.what} FILE")
    settings.settle(chosen, names=SETTINGS)
    chosen.data = chosen.data.absolute()
    DOING[chosen.what](chosen, console)


def upgrade(chosen: Namespace, console: Console) -> None:
    """Upgrade a database to the newest schema; keep a copy of a file first."""
    from grange.web.storage.databases import opened
    from grange.web.storage.folder import hold, look_at_file
    from grange.web.storage.upgrade import upgrade

    say = read_words(chosen.lang)
    if chosen.database:
        with opened(chosen.database) as database:
            upgrade(database, beside_others=chosen.anyway)
    else:
        existing(chosen)
        with hold(chosen.data):
            for warning in look_at_file(chosen.data):
                console.print(say.text(warning), markup=False)
    console.print(say.say("database-is-new"), markup=False)


def backup(chosen: Namespace, console: Console) -> None:
    """Back the whole database up into a file; a server may keep running."""
    from grange.web.storage.backup import back_up, note_backup
    from grange.web.storage.databases import opened
    from grange.web.storage.fingerprint import has_secret
    from grange.web.storage.folder import SECRET

    with opened(existing(chosen)) as database:
        counts = back_up(database, chosen.file)
        note_backup(database)
        is_ours = has_secret(database, chosen.data / SECRET)
    say = read_words(chosen.lang).say
    counted = {"file": str(chosen.file), "database": database.name, "tables": counts["tables"], "choices": counts["journal"]}
    console.print(say("database-backed-up", **counted), markup=False)
    kept = say("database-secret", secret=str(chosen.data / SECRET)) if is_ours else say("database-secret-elsewhere")
    console.print(kept, markup=False)


def restore(chosen: Namespace, console: Console) -> None:
    """Restore a backup into an empty database."""
    from grange.web.storage.backup import restore
    from grange.web.storage.databases import opened
    from grange.web.storage.folder import restoring

    with ExitStack() as stack:
        address = chosen.database or stack.enter_context(restoring(chosen.data))
        counts = restore(stack.enter_context(opened(address)), chosen.file)
    counted = {"tables": counts["tables"], "choices": counts["journal"]}
    console.print(read_words(chosen.lang).say("database-restored", **counted), markup=False)


def check(chosen: Namespace, console: Console) -> None:
    """Check whether the database is intact; a server may keep running."""
    from grange.web.house.inspection import inspect

    say = read_words(chosen.lang)
    found = inspect(existing(chosen))
    for trouble in found.troubles:
        console.print(say.text(trouble), markup=False, style="red")
    if found.troubles:
        raise BadSetup("error-database-troubles", troubles=len(found.troubles))
    console.print(say.say("database-is-whole", tables=found.tables, choices=found.choices), markup=False)
    if found.older:
        console.print(say.say("database-is-older"), markup=False)
    if found.replayed:
        console.print(say.say("database-replays", tables=found.replayed), markup=False)


def existing(chosen: Namespace) -> str:
    """Return the address of a database that must already exist."""
    from grange.web.storage.folder import address_in

    if chosen.database:
        return str(chosen.database)
    if not (chosen.data / "tables.db").is_file():
        raise BadSetup("error-no-database", file=str(chosen.data / "tables.db"))
    return address_in(chosen.data)


DOING = {"backup": backup, "restore": restore, "check": check, "upgrade": upgrade}
