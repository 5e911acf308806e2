"""A server process for measurements: starts and kills it, and measures its CPU time and memory."""

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
from typing import IO

import httpx

OWN = "own"  # a PostgreSQL server that is started for the measurement
TICKS = os.sysconf("SC_CLK_TCK")


@dataclass(frozen=True)
class Server:
    """A running server."""

    pid: int
    address: str
    started: float  # seconds until its first answer

    def memory(self) -> float:
        """Return how much memory the server holds, in KB."""
        found = [re.search(r"VmRSS:\s+(\d+) kB", _read(pid, "status")) for pid in self._family()]
        return float(sum(int(line[1]) for line in found if line))

    def worked(self) -> float:
        """Return how many seconds of CPU time the server has used."""
        fields = [_read(pid, "stat").rpartition(")")[2].split() for pid in self._family()]
        return sum(int(parts[11]) + int(parts[12]) for parts in fields if parts) / TICKS

    def _family(self) -> list[int]:
        """List the process and its descendants."""
        family = [self.pid]
        for pid in family:
            family += [int(child) for child in _read(pid, f"task/{pid}/children").split()]
        return family


def _read(pid: int, what: str) -> str:
    """Read a file about a process from /proc; empty if the process has ended."""
    try:
        return Path(f"/proc/{pid}/{what}").read_text()
    except OSError:
        return ""


@contextmanager
def folder() -> Iterator[Path]:
    """Make an empty data folder, and delete it afterward."""
    with tempfile.TemporaryDirectory() as made:
        yield Path(made)


@contextmanager
def database_at(address: str | None) -> Iterator[str | None]:
    """Make an empty database, and drop it afterward: None for an SQLite file, or a new one on our own PostgreSQL."""
    if address != OWN:
        yield address
        return
    sys.path.append(str(Path(__file__).parent.parent))
    from tests.web.stores import new_database, own_postgres  # needs the packages of the tests, such as PostgreSQL itself

    with own_postgres(durable=True) as server, new_database(server.address) as made:
        yield made


@contextmanager
def serving(data: Path, more: Sequence[str] = (), log: IO[bytes] | None = None) -> Iterator[Server]:
    """Run a server on a data folder, from its first answer on, and kill it in the end; its log goes to a file."""
    command = [sys.executable, "-m", "grange", "serve", "--port", "0", "--data", str(data), "--rate", "0", "--lang", "en", *more]
    begun = time.perf_counter()
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True, env={**os.environ, "COLUMNS": "500"})
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
