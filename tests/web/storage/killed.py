"""Commands that are killed at a chosen moment. Each runs in a process that has already read all code, so a kill costs little."""

from __future__ import annotations

import itertools
import os
import signal
import sys
from typing import Any

from sqlalchemy import Engine, event

from grange.cli import main
from grange.web.background.workers import BEGINNING

AT_COMMIT = 0
READING = ("SELECT", "PRAGMA", "BEGIN")
FILES = ("os.rename", "os.remove")  # what Python reports before it changes a folder; of "open", only files that are written count
WRITING = os.O_WRONLY | os.O_RDWR


def die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def run_and_die(arguments: list[str], statements: int) -> None:
    """Run a command in this process, which is killed after some statements, or when all are made and it is about to commit."""
    made = itertools.count(1)

    def count(*_: Any) -> None:
        if next(made) == statements:
            die()

    event.listen(Engine, "before_cursor_execute", count)
    if statements == AT_COMMIT:
        event.listen(Engine, "commit", lambda _: die())
    os.environ["LANG"] = "en"
    main(arguments)


def run_and_die_changing(arguments: list[str], change: int) -> None:
    """Run a command in this process, which is killed before one of its changes: a statement that writes, a commit, or a file."""
    made = itertools.count(1)

    def count(*_: Any) -> None:
        if next(made) == change:
            die()

    def hear_statement(_connection: Any, _cursor: Any, statement: str, *_: Any) -> None:
        if not statement.lstrip().startswith(READING):
            count()

    def hear_file(name: str, about: tuple[Any, ...]) -> None:
        if (name in FILES or (name == "open" and about[2] & WRITING)) and "__pycache__" not in str(about[0]):
            count()

    event.listen(Engine, "before_cursor_execute", hear_statement)
    event.listen(Engine, "commit", count)
    sys.addaudithook(hear_file)
    os.environ["LANG"] = "en"
    sys.exit(main(arguments))


def killed(statements: int, *arguments: Any) -> None:
    process = BEGINNING.Process(target=run_and_die, args=([*map(str, arguments)], statements))
    process.start()
    process.join()


def killed_before(change: int, *arguments: Any) -> bool:
    """Run a command and kill it before one of its changes; tell whether it has so many."""
    process = BEGINNING.Process(target=run_and_die_changing, args=([*map(str, arguments)], change))
    process.start()
    process.join()
    assert process.exitcode in (0, -signal.SIGKILL)
    return process.exitcode != 0
