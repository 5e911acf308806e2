"""Worker processes on this machine, each with one batch of tasks at a time."""

from __future__ import annotations

import os
import signal
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait

from grange.core.errors import BadSetup
from grange.lab.batch import ONE_THREAD, Finished, run_batch

SPAWN = get_context("spawn")
TRIES = 3  # how often a process in a row may die before it is ready


class Processes:
    """A pool of worker processes; one that dies is replaced, and its batch runs again."""

    def __init__(self, jobs: int, job: bytes) -> None:
        self.workers = jobs
        self.job = job
        self.waiting: deque[list[int]] = deque()
        self.failed = 0  # processes in a row that died before they were ready
        self.all: list[Worker] = []
        try:
            for _ in range(jobs):
                self.all.append(Worker(job))
        except BaseException:
            self.close()
            raise

    def submit(self, numbers: list[int]) -> None:
        """Queue a batch, and send it if a worker is idle."""
        self.waiting.append(numbers)
        self._send()

    def wait(self) -> Finished:
        """Wait for the next finished batch, and replace workers that have died."""
        while True:
            lines = {worker.line: worker for worker in self.all}
            for line in wait(list(lines)):
                worker = lines[line]  # type: ignore[index]
                try:
                    finished = worker.line.recv()
                except (EOFError, OSError):
                    self._replace(worker)
                    continue
                self.failed = 0
                if isinstance(finished, Finished):
                    worker.batch = None
                    self._send()
                    return finished
                worker.ready = True

    def close(self) -> None:
        """Kill all workers: their tasks have changed nothing."""
        for worker in self.all:
            worker.kill()

    def _send(self) -> None:
        """Give waiting batches to idle workers."""
        for worker in self.all:
            if self.waiting and worker.batch is None:
                worker.send(self.waiting.popleft())

    def _replace(self, dead: Worker) -> None:
        """Start another worker, which takes over the batch of a dead one."""
        dead.kill()
        self.failed += not dead.ready
        if self.failed >= TRIES:
            raise BadSetup("error-no-workers")
        self.all[self.all.index(dead)] = worker = Worker(self.job)
        if dead.batch is not None:
            worker.send(dead.batch)


class Worker:
    """A process that runs batches until its line is closed."""

    def __init__(self, job: bytes) -> None:
        self.batch: list[int] | None = None
        self.ready = False
        self.line, its = SPAWN.Pipe()
        self.process = SPAWN.Process(target=serve, args=(its, job), daemon=True)
        with one_thread(), no_interrupts():
            self.process.start()
        its.close()

    def send(self, numbers: list[int]) -> None:
        """Send a batch; if the worker is dead, `wait` notices."""
        self.batch = numbers
        with suppress(OSError):
            self.line.send(numbers)

    def kill(self) -> None:
        """End the process."""
        self.process.kill()
        self.process.join()
        self.line.close()


def serve(line: Connection, job: bytes) -> None:
    """Run batches in a worker process, until the other end of its line is closed."""
    with suppress(EOFError, OSError):
        line.send(None)  # ready
        while True:
            line.send(run_batch(job, line.recv()))


@contextmanager
def one_thread() -> Iterator[None]:
    """Let processes that start now use one thread for NumPy, as they inherit the environment."""
    before = {name: os.environ.get(name) for name in ONE_THREAD}
    os.environ.update(ONE_THREAD)
    try:
        yield
    finally:
        for name, value in before.items():
            if value is None:
                del os.environ[name]
            else:
                os.environ[name] = value


@contextmanager
def no_interrupts() -> Iterator[None]:
    """Let processes that start now ignore Ctrl-C, which is for the process that started them."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
