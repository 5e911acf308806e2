"""Tasks: many independent pieces of work, numbered from 0, that run here, in worker processes, or on a Ray cluster.

A task is a pure function of a plan and a number. So it does not matter where it runs or how often: results come in the order of
the numbers, and they are the same with every backend. A task whose worker died runs again, as often as it takes. An exception that
the task itself raises is raised here, after the results of all tasks before it.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

from grange.core.errors import BadSetup
from grange.lab.batch import Finished, packed, unpack

P = TypeVar("P")
R = TypeVar("R")
Progress = Callable[[int, int, float], Any]  # called with the number of finished tasks, the number of all, and the seconds left

LOCAL = "local"  # the address of a Ray cluster that is started on this machine and ends with the run
WINDOW = 4  # batches for each worker that are in flight or wait to be yielded; this bounds memory
ENOUGH = 0.2  # seconds of work in a batch, so that sending it costs next to nothing
MOST = 256  # tasks in a batch


@dataclass(frozen=True)
class Workers:
    """Where tasks run: here, in `jobs` processes, or on the Ray cluster at an address (`LOCAL` starts one)."""

    jobs: int | None = None  # at the same time; None: one, or as many as the cluster has processors
    cluster: str | None = None

    def __post_init__(self) -> None:
        if self.jobs is not None and self.jobs < 1:
            raise BadSetup("error-too-few", argument="jobs", least=1, number=self.jobs)

    @property
    def serial(self) -> bool:
        """Whether tasks run in this process."""
        return self.cluster is None and self.jobs in {None, 1}


HERE = Workers()


class Backend(Protocol):
    """Runs batches of tasks, and starts those again whose worker died."""

    @property
    def workers(self) -> int:
        """The number of batches that can run at the same time."""

    def submit(self, numbers: list[int]) -> None:
        """Queue the tasks of these numbers."""

    def wait(self) -> Finished:
        """Wait for the next batch that is finished."""

    def close(self) -> None:
        """Stop everything at once."""


def run_tasks(
    task: Callable[[P, int], R],
    plan: P,
    numbers: Sequence[int],
    workers: Workers = HERE,
    progress: Progress | None = None,
) -> Generator[R, None, None]:
    """Run the tasks of these numbers, and yield their results in this order.

    >>> list(run_tasks(pow, 2, range(5)))
    [1, 2, 4, 8, 16]
    """
    count = Count(len(numbers), progress)
    if workers.serial:
        for number in numbers:
            result = task(plan, number)
            count.add(1)
            yield result
    elif numbers:
        with closing(open_backend(workers, packed(task, plan))) as backend:
            for value in in_order(backend, numbers, count):
                yield unpack(value)


def open_backend(workers: Workers, job: bytes) -> Backend:
    """Start the workers for a packed task and its plan."""
    if workers.cluster is None:
        from grange.lab.processes import Processes

        return Processes(workers.jobs or 1, job)
    from grange.lab.ray_cluster import RayCluster

    return RayCluster(workers.cluster, workers.jobs, job)


def in_order(backend: Backend, numbers: Sequence[int], count: Count) -> Iterator[bytes]:
    """Yield packed results in the order of the numbers, with a bounded number of tasks in flight or done ahead of their turn."""
    waiting = deque(numbers)
    in_flight = 0
    done: dict[int, bytes] = {}
    batch = Batch()
    for number in numbers:
        while number not in done:
            size = batch.size(len(waiting), backend.workers)
            while waiting and (in_flight == 0 or in_flight + len(done) + size <= WINDOW * backend.workers * size):
                taken = [waiting.popleft() for _ in range(min(size, len(waiting)))]
                backend.submit(taken)
                in_flight += len(taken)
            finished = backend.wait()
            in_flight -= len(finished.numbers)
            batch.learn(finished)
            done |= finished.values
            count.add(len(finished.values))
        yield done.pop(number)


class Batch:
    """Chooses how many tasks a worker gets at a time, from how long they have taken so far."""

    def __init__(self) -> None:
        self.seconds = 0.0
        self.tasks = 0

    def learn(self, finished: Finished) -> None:
        """Take the time of a finished batch into account."""
        self.seconds += finished.seconds
        self.tasks += len(finished.values)

    def size(self, waiting: int, workers: int) -> int:
        """Return the size of the next batch; towards the end batches shrink, so that no worker is idle."""
        if not self.tasks:
            return 1
        enough = int(ENOUGH * self.tasks / max(self.seconds, 1e-6))
        return max(1, min(enough, MOST, waiting // (2 * workers)))


class Count:
    """Counts finished tasks, and reports them."""

    def __init__(self, of: int, progress: Progress | None) -> None:
        self.done, self.of, self.progress = 0, of, progress
        self.began = time.monotonic()

    def add(self, number: int) -> None:
        """Report that more tasks are finished."""
        self.done += number
        if self.progress and number:
            self.progress(self.done, self.of, (time.monotonic() - self.began) / self.done * (self.of - self.done))
