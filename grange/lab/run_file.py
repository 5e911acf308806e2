"""The file of a run: a first line that describes the run, and a line of JSON for each finished task, in order of their numbers.

A run that was stopped or killed continues from its file. A last line without its end was being written; it is cut off.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from grange.core.errors import BadSetup


class RunFile:
    """The finished tasks of a run, as lines of a file; `done` is also the number of the next task."""

    def __init__(self, path: Path, head: Mapping[str, Any]) -> None:
        self.path = path
        self.done = 0
        with writing(path):
            self.file = path.open("a+b")
            self._lock()
            self._prepare(json.dumps(head).encode() + b"\n")

    def _lock(self) -> None:
        """Refuse a file that another process is writing to: its tasks would be in it twice."""
        try:
            import fcntl

            fcntl.flock(self.file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except ImportError:
            pass  # a system without such locks
        except BlockingIOError as problem:
            self.file.close()
            raise BadSetup("error-run-busy", file=str(self.path)) from problem

    def _prepare(self, head: bytes) -> None:
        """Write the head of a new file, or check it and cut off an incomplete last line."""
        self.file.seek(0)
        first = self.file.readline()
        if not head.startswith(first):  # the head itself may have been cut off
            self.file.close()
            raise BadSetup("error-other-run", file=str(self.path))
        whole = 0
        if first == head:
            whole = len(head)
            for line in self.file:
                if line.endswith(b"\n"):
                    self.done += 1
                    whole += len(line)
        self.file.truncate(whole)
        if not whole:
            self.file.write(head)
            self.file.flush()

    def __iter__(self) -> Iterator[Any]:
        """Read the finished tasks, one at a time."""
        with self.path.open("rb") as file:
            file.readline()
            for number, line in enumerate(file, start=2):
                try:
                    task = json.loads(line)
                except ValueError as problem:
                    raise BadSetup("error-run-damaged", file=str(self.path), line=number) from problem
                yield task

    def append(self, result: Any) -> None:
        """Add the result of the next task, as plain JSON."""
        with writing(self.path):
            self.file.write(json.dumps(result).encode() + b"\n")
            self.file.flush()
        self.done += 1

    def close(self) -> None:
        """Close the file."""
        self.file.close()


@contextmanager
def writing(path: Path) -> Iterator[None]:
    """Turn a failure to write a file into an error that names it."""
    try:
        yield
    except OSError as problem:
        raise BadSetup("error-cannot-write", file=str(path)) from problem
