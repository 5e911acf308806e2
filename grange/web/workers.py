"""Workers: processes for what would hold the event loop up, each task with a deadline of its own.

A task waits until a worker is free; only the time that it is worked on counts. A worker that overruns or dies ends alone and is
replaced, and all of them end with the server, even when it is killed.

They are forked from a process that has read what they work with and does nothing else (`inherited.py`): so one begins in no time,
and they share memory. Where forks are not to be trusted, as on macOS, each reads everything itself.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import threading
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from queue import SimpleQueue
from typing import Any, TypeVar

T = TypeVar("T")

MOST_MEMORY = 2 << 30  # bytes that a worker may take, where the system can bound it
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # for workers: NumPy's threads would take memory, and time from small nets
LONGEST_START = 60.0  # seconds that a new process may take before its first word
if sys.platform == "linux":
    BEGINNING = get_context("forkserver")
    BEGINNING.set_forkserver_preload(["grange.web.inherited"])
else:
    BEGINNING = get_context("spawn")


class Overrun(Exception):
    """A task took longer than its deadline."""


class WorkerDied(Exception):
    """The process that worked on a task has ended in the middle of it."""


class Workers:
    """A few processes, each looked after by a thread, so that any number of tasks can wait for them."""

    def __init__(self, processes: int, deadline: float) -> None:
        self.deadline = deadline
        self._free: SimpleQueue[_Worker] = SimpleQueue()
        self._all = [_Worker() for _ in range(processes)]
        for worker in self._all:
            self._free.put(worker)
        self._threads = ThreadPoolExecutor(processes, thread_name_prefix="worker")
        self._unfinished: set[Future[Any]] = set()

    @property
    def waiting(self) -> int:
        """How many tasks wait for a free worker."""
        return max(0, len(self._unfinished) - len(self._all))

    @property
    def sound(self) -> bool:
        """Whether the workers can work: none of them failed to begin when it was last needed."""
        return not any(worker.closed or worker.failed for worker in self._all)

    async def run(self, task: Callable[..., T], *arguments: Any) -> T:
        """Run a function of ours with plain arguments in a worker; what it raises is raised here."""
        return await asyncio.wrap_future(self.begin(task, *arguments))

    def begin(self, task: Callable[..., T], *arguments: Any) -> Future[T]:
        """Begin to run a function, for a thread that will ask what came of it."""
        running: Future[T] = self._threads.submit(self._run, task, arguments)
        self._unfinished.add(running)
        running.add_done_callback(self._unfinished.discard)
        return running

    def _run(self, task: Callable[..., Any], arguments: tuple[Any, ...]) -> Any:
        worker = self._free.get()
        try:
            return worker.run(task, arguments, self.deadline)
        finally:
            self._free.put(worker)

    def close(self) -> None:
        """End all workers, also one that would work for ever, and drop what is waiting."""
        self._threads.shutdown(wait=False, cancel_futures=True)
        for worker in self._all:
            worker.close()


class _Worker:
    """One process, begun when it is first needed and again whenever it has ended."""

    def __init__(self) -> None:
        self.process: BaseProcess | None = None
        self.line: Connection | None = None
        self.closed = False
        self.failed = False  # to begin, when it was last needed
        self.guard = threading.Lock()  # nobody closes a worker while its process begins or ends

    def run(self, task: Callable[..., Any], arguments: tuple[Any, ...], deadline: float) -> Any:
        """Send a task and wait for its result; a process that overruns or fails to answer is ended."""
        try:
            line = self._ready()
            line.send((task, arguments))
            if not line.poll(deadline):
                raise Overrun
            done, result = line.recv()
        except (EOFError, OSError) as problem:
            self._end()
            raise WorkerDied from problem
        except Overrun:
            self._end()
            raise
        if not done:
            raise result
        return result

    def _ready(self) -> Connection:
        """Give the line to the process; a new one says a word when it is ready, so that its start is not counted."""
        if self.line is None or self.process is None or not self.process.is_alive():
            self._end()
            self.failed = True
            self.line = self._begin()
            if not self.line.poll(LONGEST_START):
                raise Overrun
            self.line.recv()
            self.failed = False
        return self.line

    def _begin(self) -> Connection:
        with self.guard:
            if self.closed:
                raise WorkerDied
            ours, theirs = BEGINNING.Pipe()
            process = BEGINNING.Process(target=_work, args=(theirs,), daemon=True)
            try:
                process.start()
            except (EOFError, OSError):
                ours.close()
                raise
            finally:
                theirs.close()
            self.process = process
            return ours

    def _end(self) -> None:
        with self.guard:
            if self.process is not None:
                self.process.kill()
                self.process.join()
            if self.line is not None:
                self.line.close()
            self.process = self.line = None

    def close(self) -> None:
        """End the process for good; the thread that waits for it sees it die."""
        with self.guard:
            self.closed = True
            if self.process is not None:
                self.process.kill()


def _work(line: Connection) -> None:
    """Work on tasks, one after another, until the server is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # who stops a server in its terminal stops the server, and that its workers
    threading.Thread(target=end_with_the_parent, daemon=True).start()
    _bound_memory()
    with suppress(EOFError, OSError):
        line.send("ready")
        while True:
            task, arguments = line.recv()
            line.send(_result(task, arguments))


def _result(task: Callable[..., Any], arguments: tuple[Any, ...]) -> tuple[bool, Any]:
    """Do a task; tell whether it was done, and what came of it or what went wrong."""
    try:
        return True, task(*arguments)
    except Exception as problem:
        return False, problem


def end_with_the_parent() -> None:
    """End this process at once when the one that began it has ended, whatever it is working on."""
    parent = parent_process()
    if parent is not None:
        wait([parent.sentinel])
    os._exit(0)


def _bound_memory() -> None:
    """Let a task that eats memory fail here, and not the machine."""
    with suppress(ImportError, ValueError, OSError):
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
