"""Real servers: processes of their own, with a database in a folder, that can be killed at any moment."""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path

import httpx

# Seconds until a test gives up waiting for what should have happened long ago, on a machine that is busy with other things.
PATIENCE = 180


def until(happened: Callable[[], object]) -> None:
    """Wait for something to happen."""
    deadline = time.monotonic() + PATIENCE
    while not happened():
        assert time.monotonic() < deadline, "it did not happen"
        time.sleep(0.02)


class Server:
    """A server process; start it, kill it, start it again on the same data."""

    def __init__(self, data: Path, rate: str = "0", more: Sequence[str] = ()) -> None:
        self.data = data
        self.options = ["--rate", rate, *more]
        self.port = "0"  # any that is free, and then the same again
        self.process: subprocess.Popen[str] | None = None
        self.address = ""
        self.temporary = tempfile.TemporaryDirectory(prefix="grange-")  # who is killed leaves things there

    def start(self) -> None:
        command = [
            sys.executable,
            "-m",
            "tests.web.serving",
            "serve",
            "--port",
            self.port,
            "--data",
            str(self.data),
            "--lang",
            "en",
            *self.options,
        ]
        environment = {"COLUMNS": "500", "PATH": "/usr/bin:/bin", "TMPDIR": self.temporary.name}
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r"http://[\d.]+:\d+", line)
        assert found, line
        self.address = found[0]
        self.port = self.address.rpartition(":")[2]
        self._wait_until_it_answers()

    def _wait_until_it_answers(self) -> None:
        transport = httpx.HTTPTransport(retries=8)
        with httpx.Client(transport=transport, timeout=PATIENCE) as client:
            assert client.get(f"{self.address}/api/games").status_code == 200

    def kill(self) -> None:
        """End it as a power cut would."""
        if self.process:
            self.process.kill()
            self.process.wait()
            self.process = None
