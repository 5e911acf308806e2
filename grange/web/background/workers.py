"""Workers: a pool of processes for work that would block the event loop, with a deadline for each task.

A task waits in a fair queue until a worker is free. Its deadline is in seconds of processor time, so a busy machine makes tasks
slow but does not end them. A worker that overruns or dies is replaced without affecting the others, and all of them end with the
server, even when it is killed.

Each urgency has its own workers, so that an urgent task never waits for a less urgent one. Workers for less urgent tasks also run
with a lower process priority.

Workers are forked from a process that has imported everything they need and does nothing else (`preload.py`). So they start at once
and share memory. Where forking is not safe, as on macOS, workers are spawned and import everything themselves.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Future
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any, TypeVar

from grange.web.background.crew import Crew
from grange.web.background.fair_queue import NOBODY, Asker, Urgency

T = TypeVar("T")

MOST_MEMORY = 2 << 30  # bytes that a worker may use, where the system can limit it
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # for workers: NumPy's threads would cost memory, and slow small nets down
LONGEST_START = 60.0  # seconds that a new process may take to report that it is ready
BUSY = 6.0  # how many times its deadline a task may take on a clock, while other processes run
OVERRAN = -getattr(signal, "SIGPROF", 0)  # the exit code of a process that used up its processor time; 0 where it cannot be limited
if sys.platform == "linux":
    BEGINNING = get_context("forkserver")
    BEGINNING.set_forkserver_preload(["grange.web.background.preload"])
else:
    BEGINNING = get_context("spawn")


class Overrun(Exception):
    """A task took longer than its deadline."""


class WorkerDied(Exception):
    """The process of a task died before the task was done."""


@dataclass(frozen=True)
class Post:
    """The role of a worker."""

    serves: Sequence[Urgency] = tuple(Urgency)  # in this order
    courtesy: int = 0  # the process's niceness


MOST_WAITING = {Urgency.PAGE: 30, Urgency.PAST: 30, Urgency.HINT: 30}  # tasks of one address, where addresses have quotas


def posts_in_a_house(processes: int) -> list[Post]:
    """Give each urgency its own workers; what is done sooner may also use those of slower tasks, which are soon free again."""
    return [
        Post([Urgency.PAGE]),
        *[Post([Urgency.PAGE, Urgency.BOT])] * (processes + 1),  # one more, so that quick bots need not wait for deep ones
        Post([Urgency.PAST], courtesy=5),
        *[Post([Urgency.PAST, Urgency.HINT], courtesy=5)] * processes,
        *[Post([Urgency.LATER], courtesy=10)] * max(2, processes),  # so that bots need not wait for a review
    ]


class Workers:
    """A worker pool: a few processes, each with a thread that feeds it from the queue."""

    def __init__(self, posts: Sequence[Post], deadline: float, most: Mapping[Urgency, int] | None = None) -> None:
        self.deadline = deadline
        self.died: Callable[[], None] = lambda: None  # called whenever a process died, or was killed because it overran
        self._all = [_Worker(post.courtesy) for post in posts]
        self._crew = Crew([(worker, post.serves) for worker, post in zip(self._all, posts, strict=True)], most)

    @property
    def waiting(self) -> int:
        """The number of tasks that wait for a worker."""
        return self._crew.waiting

    @property
    def healthy(self) -> bool:
        """Whether the workers are healthy: none failed to start when it was last needed."""
        return not any(worker.closed or worker.failed for worker in self._all)

    async def run(
        self,
        task: Callable[..., T],
        *arguments: Any,
        urgency: Urgency = Urgency.PAGE,
        asker: Asker = NOBODY,
        deadline: float | None = None,
    ) -> T:
        """Run a function of ours with plain arguments in a worker; its exceptions are raised here."""
        return await asyncio.wrap_future(self.begin(task, *arguments, urgency=urgency, asker=asker, deadline=deadline))

    def begin(
        self,
        task: Callable[..., T],
        *arguments: Any,
        urgency: Urgency = Urgency.PAGE,
        asker: Asker = NOBODY,
        deadline: float | None = None,
    ) -> Future[T]:
        """Start a function in a worker, and return a future for threads."""

        def work(worker: _Worker) -> T:
            try:
                result: T = worker.run(task, arguments, self.deadline if deadline is None else deadline)
            except (WorkerDied, Overrun):
                self.died()
                raise
            return result

        return self._crew.begin(work, urgency, asker)

    def check(self, urgency: Urgency, asker: Asker) -> None:
        """Refuse an address that has too many waiting tasks, before anything is prepared for another one."""
        self._crew.check(urgency, asker)

    def close(self) -> None:
        """Kill all workers, even busy ones, and cancel all waiting tasks."""
        self._crew.close()
        for worker in self._all:
            worker.close()


class _Worker:
    """One process, started on first use and restarted whenever it has ended."""

    def __init__(self, courtesy: int) -> None:
        self.courtesy = courtesy
        self.process: BaseProcess | None = None
        self.line: Connection | None = None
        self.closed = False
        self.failed = False  # whether its last start failed
        self.guard = threading.Lock()  # nobody closes a worker while its process starts or ends

    def run(self, task: Callable[..., Any], arguments: tuple[Any, ...], deadline: float) -> Any:
        """Send a task and wait for its result; kill a process that overruns or fails to answer."""
        try:
            line = self._ready()
            line.send((task, arguments, deadline))
            if not line.poll(deadline * (BUSY if OVERRAN else 1.0)):
                raise Overrun
            done, result = line.recv()
        except (EOFError, OSError) as problem:
            raise (Overrun if self._end(wait=1.0) == OVERRAN else WorkerDied) from problem
        except Overrun:
            self._end()
            raise
        if not done:
            raise result
        return result

    def _ready(self) -> Connection:
        """Return the connection to the process; a new process reports when it is ready, so that its start does not count."""
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
            process = BEGINNING.Process(target=_work, args=(theirs, self.courtesy), daemon=True)
            try:
                process.start()
            except (EOFError, OSError):
                ours.close()
                raise
            finally:
                theirs.close()
            self.process = process
            return ours

    def _end(self, wait: float = 0.0) -> int | None:
        """Kill the process unless it ends by itself in these seconds; return its exit code."""
        with self.guard:
            ended = None
            if self.process is not None:
                self.process.join(wait)
                self.process.kill()
                self.process.join()
                ended = self.process.exitcode
            if self.line is not None:
                self.line.close()
            self.process = self.line = None
            return ended

    def close(self) -> None:
        """Kill the process for good; the thread that waits for it notices."""
        with self.guard:
            self.closed = True
            if self.process is not None:
                self.process.kill()


def _work(line: Connection, courtesy: int) -> None:
    """Run tasks, one after another, until the server is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches the server, which then stops its workers
    threading.Thread(target=end_with_the_parent, daemon=True).start()
    _bound_memory()
    _give_way(courtesy)
    with suppress(EOFError, OSError):
        line.send("ready")
        while True:
            task, arguments, deadline = line.recv()
            with _processor_time(deadline):
                result = _result(task, arguments)
            line.send(result)


@contextmanager
def _processor_time(seconds: float) -> Iterator[None]:
    """End this process with SIGPROF if it uses more than these seconds of a processor."""
    if not OVERRAN:
        yield
        return
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0.0)


def _result(task: Callable[..., Any], arguments: tuple[Any, ...]) -> tuple[bool, Any]:
    """Run a task; return whether it succeeded, and its result or its exception."""
    try:
        return True, task(*arguments)
    except Exception as problem:
        return False, problem


def end_with_the_parent() -> None:
    """End this process at once when its parent has ended."""
    parent = parent_process()
    if parent is not None:
        wait([parent.sentinel])
    os._exit(0)


def _give_way(courtesy: int) -> None:
    """Lower the priority of this process."""
    if courtesy:
        with suppress(AttributeError, OSError):
            os.setpriority(os.PRIO_PROCESS, 0, courtesy)


def _bound_memory() -> None:
    """Limit the memory of this process, so that a greedy task fails instead of the machine."""
    with suppress(ImportError, ValueError, OSError):
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
