"""A crew: threads that run the tasks of a fair queue, each with its own tool, such as a worker process."""

from __future__ import annotations

import threading
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from grange.web.background.fair_queue import NOBODY, Asker, FairQueue, Urgency

T = TypeVar("T")
Tool = TypeVar("Tool")


@dataclass(eq=False)
class _Task(Generic[Tool]):
    work: Callable[[Tool], Any]
    done: Future[Any]


class Crew(Generic[Tool]):
    """One thread for each tool; it takes only tasks of the urgencies that it serves, the first urgency first."""

    def __init__(self, tools: Sequence[tuple[Tool, Sequence[Urgency]]], most: Mapping[Urgency, int] | None = None) -> None:
        self.tools = tools
        self._queue: FairQueue[_Task[Tool]] = FairQueue(most)
        self._changed = threading.Condition()
        self._begun = self._closed = False

    @property
    def waiting(self) -> int:
        """The number of tasks that wait for a thread."""
        return len(self._queue)

    def begin(self, work: Callable[[Tool], T], urgency: Urgency, asker: Asker = NOBODY) -> Future[T]:
        """Queue a task; it leaves the queue if its future is cancelled first."""
        task = _Task(work, Future[T]())
        with self._changed:
            if self._closed:
                task.done.cancel()
                return task.done
            self._queue.put(task, urgency, asker)
            self._begin_threads()
            self._changed.notify_all()
        task.done.add_done_callback(lambda done: self._drop(task, urgency, asker) if done.cancelled() else None)
        return task.done

    def check(self, urgency: Urgency, asker: Asker) -> None:
        """Refuse an address that has too many waiting tasks."""
        with self._changed:
            self._queue.check(urgency, asker)

    def close(self) -> None:
        """Stop and cancel all waiting tasks; running ones go on."""
        with self._changed:
            self._closed = True
            waiting = [self._queue.take() for _ in range(len(self._queue))]
            self._changed.notify_all()
        for task in waiting:
            if task is not None:
                task.done.cancel()

    def _begin_threads(self) -> None:
        """Start all threads with the first task."""
        if not self._begun:
            self._begun = True
            for tool, urgencies in self.tools:
                threading.Thread(target=self._serve, args=(tool, urgencies), name="crew", daemon=True).start()

    def _serve(self, tool: Tool, urgencies: Sequence[Urgency]) -> None:
        while (task := self._next(urgencies)) is not None:
            if task.done.set_running_or_notify_cancel():
                try:
                    task.done.set_result(task.work(tool))
                except BaseException as problem:  # whatever it is, it belongs to the caller that waits for the result
                    task.done.set_exception(problem)
            del task  # hold no reference while this thread waits

    def _next(self, urgencies: Sequence[Urgency]) -> _Task[Tool] | None:
        """Wait for the next task; return None when the crew is closed."""
        with self._changed:
            while not self._closed:
                if (task := self._queue.take(urgencies)) is not None:
                    return task
                self._changed.wait()
        return None

    def _drop(self, task: _Task[Tool], urgency: Urgency, asker: Asker) -> None:
        with self._changed:
            self._queue.drop(task, urgency, asker)
