"""Real servers: separate processes with a database in a folder, which tests can kill at any time."""

from __future__ import annotations

import atexit
import os
import re
import tempfile
import time
from collections.abc import Callable, Mapping, Sequence
from multiprocessing.process import BaseProcess
from pathlib import Path

import httpx
import pytest

from grange.web.background.workers import BEGINNING
from grange.web.log_entry import LogEntry
from tests.web.serving import serve

# Seconds until a test gives up waiting for what should have happened long ago, on a machine that is busy with other things.
PATIENCE = 180
FIRST_LOOK, LONGEST_LOOK = 0.02, 0.2  # seconds from one look at what should happen to the next; what takes long is seldom looked at


def warm_up() -> None:
    """Let the process that servers and their workers are forked from read all that a server needs, once."""
    BEGINNING.set_forkserver_preload(["grange.web.background.preload", "tests.web.warm"])


def until(happened: Callable[[], object]) -> None:
    """Wait for something to happen."""
    deadline, pause = time.monotonic() + PATIENCE, FIRST_LOOK
    while not happened():
        assert time.monotonic() < deadline, "it did not happen"
        time.sleep(pause)
        pause = min(1.25 * pause, LONGEST_LOOK)


def log_keys(caplog: pytest.LogCaptureFixture) -> list[str]:
    """List the keys of our entries in the log."""
    return [record.msg.key for record in caplog.records if isinstance(record.msg, LogEntry)]


class Server:
    """A server process; start it, kill it, start it again on the same data."""

    def __init__(
        self,
        data: Path,
        rate: str = "0",
        more: Sequence[str] = (),
        log: Path | None = None,
        environment: Mapping[str, str] | None = None,
    ) -> None:
        self.options = ["--data", str(data), "--lang", "en", "--rate", rate, *more]
        self.data = data
        self.environment = environment or {}
        self.log = log  # where it writes what it has to say, if not here
        self.port = "0"  # any that is free, and then the same again
        self.process: BaseProcess | None = None
        self.address = ""
        self.temporary = tempfile.TemporaryDirectory(prefix="grange-")  # a killed server leaves files there
        atexit.register(self.kill)

    def start(self) -> None:
        environment = {"COLUMNS": "500", "PATH": "/usr/bin:/bin", "TMPDIR": self.temporary.name, **self.environment}
        heard, told = BEGINNING.Pipe(duplex=False)
        self.process = BEGINNING.Process(target=serve, args=(["--port", self.port, *self.options], environment, told, self.log))
        self.process.start()
        told.close()
        self.told = os.fdopen(os.dup(heard.fileno()), encoding="utf-8")
        heard.close()
        line = self.told.readline()
        found = re.search(r"http://[\d.]+:\d+", line)
        assert found, line
        self.address = found[0]
        self.port = self.address.rpartition(":")[2]
        self._wait_until_it_answers()

    def _wait_until_it_answers(self) -> None:
        transport = httpx.HTTPTransport(verify=False, retries=8)
        with httpx.Client(transport=transport, timeout=PATIENCE) as client:
            assert client.get(f"{self.address}/api/games").status_code == 200

    def kill(self) -> None:
        """End it as a power cut would."""
        if self.process:
            self.process.kill()
            self.process.join()
            self.process = None
            self.told.close()
