"""A server process of our own: how it is started and killed, how much it computes and how much memory it holds."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import httpx

sys.path.append(str(Path(__file__).parent.parent))  # where the tests lie, which know how PostgreSQL is started

from tests.web.stores import new_database, own_postgres

OWN = "own"  # a PostgreSQL that is started for us
TICKS = os.sysconf("SC_CLK_TCK")


@dataclass(frozen=True)
class Server:
    """A running server."""

    pid: int
    address: str
    started: float  # seconds until its first answer

    def memory(self) -> float:
        """Read how much memory the server holds, in KB."""
        found = [re.search(r"VmRSS:\s+(\d+) kB", _read(pid, "status")) for pid in self._family()]
        return float(sum(int(each[1]) for each in found if each))

    def worked(self) -> float:
        """Read how many seconds the server has been computing."""
        fields = [_read(pid, "stat").rpartition(")")[2].split() for pid in self._family()]
        return sum(int(each[11]) + int(each[12]) for each in fields if each) / TICKS

    def _family(self) -> list[int]:
        """List the process and those that it began."""
        family = [self.pid]
        for pid in family:
            family += [int(child) for child in _read(pid, f"task/{pid}/children").split()]
        return family


def _read(pid: int, what: str) -> str:
    """Read what the system tells of a process; nothing if it has ended."""
    try:
        return Path(f"/proc/{pid}/{what}").read_text()
    except OSError:
        return ""


@contextmanager
def folder() -> Iterator[Path]:
    """Give an empty data folder for as long as it is needed."""
    with tempfile.TemporaryDirectory() as made:
        yield Path(made)


@contextmanager
def database_at(address: str | None) -> Iterator[str | None]:
    """Give an empty database for as long as it is needed: none for SQLite's file, or a new one on a PostgreSQL of our own."""
    if address != OWN:
        yield address
        return
    with own_postgres(durable=True) as server, new_database(server.address) as made:
        yield made


@contextmanager
def serving(data: Path, more: Sequence[str] = ()) -> Iterator[Server]:
    """Run a server on a data folder until its first answer and longer, and kill it whatever happens."""
    command = [sys.executable, "-m", "grange", "serve", "--port", "0", "--data", str(data), "--rate", "0", "--lang", "en", *more]
    begun = time.perf_counter()
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env={**os.environ, "COLUMNS": "500"})
    try:
        assert process.stdout
        found = re.search(r"http://127\.0\.0\.1:\d+", process.stdout.readline())
        assert found, "the server did not say its address"
        _wait_until_it_answers(found[0])
        yield Server(process.pid, found[0], time.perf_counter() - begun)
    finally:
        process.kill()
        process.wait()


def _wait_until_it_answers(address: str) -> None:
    with httpx.Client(base_url=address, timeout=60, trust_env=False) as client:
        while True:
            try:
                client.get("/api/games").raise_for_status()
                return
            except httpx.ConnectError:
                time.sleep(0.02)
