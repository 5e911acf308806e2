"""A batch of tasks, as a worker runs it: what goes to another process and what comes back."""

from __future__ import annotations

import pickle
import time
import traceback
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from grange.bots import LONGEST_PROBLEM, bot_name
from grange.core.errors import UnknownBot

ONE_THREAD = {  # NumPy's threads would compete with the other workers
    "OPENBLAS_NUM_THREADS": "1",
    "OMP_NUM_THREADS": "1",
    "MKL_NUM_THREADS": "1",
    "VECLIB_MAXIMUM_THREADS": "1",
}


@dataclass(frozen=True)
class Finished:
    """A finished batch: its numbers, the packed result of each, and the seconds it took; after an exception the rest is missing."""

    numbers: list[int]
    values: dict[int, bytes]
    seconds: float


class Raised:
    """An exception that a task raised in a worker."""

    def __init__(self, problem: BaseException) -> None:
        self.problem = problem


def packed(task: Callable[[Any, int], Any], plan: Any) -> bytes:
    """Pack a task and its plan for workers, which import what they name; a bot that cannot be imported is named in an error."""
    for bot in getattr(plan, "bots", ()):
        try:
            pickle.dumps(bot)
        except (pickle.PicklingError, AttributeError, TypeError) as problem:
            raise UnknownBot("error-bot-not-portable", bot=bot_name(bot)[:LONGEST_PROBLEM]) from problem
    return pickle.dumps((task, plan))


@lru_cache(maxsize=2)
def job_of(job: bytes) -> tuple[Callable[[Any, int], Any], Any]:
    """Read a packed task and its plan."""
    try:
        task, plan = pickle.loads(job)
    except (ImportError, AttributeError) as problem:
        raise UnknownBot("error-bot-not-portable", bot=str(problem)[:LONGEST_PROBLEM]) from problem
    return task, plan


def run_batch(job: bytes, numbers: list[int]) -> Finished:
    """Run tasks one after the other, until one raises."""
    began = time.monotonic()
    values: dict[int, bytes] = {}
    for number in numbers:
        try:
            task, plan = job_of(job)
            values[number] = pickle.dumps(task(plan, number))
        except BaseException as problem:  # a task may raise anything, and all of it is reported
            values[number] = pack_problem(problem)
            break
    return Finished(numbers, values, time.monotonic() - began)


def pack_problem(problem: BaseException) -> bytes:
    """Pack an exception, with the place in which it was raised; one that cannot be sent becomes text."""
    place = "".join(traceback.format_exception(problem))
    problem.__cause__ = problem.__context__ = None
    problem.add_note(place)
    try:
        raised = pickle.dumps(Raised(problem))
        pickle.loads(raised)
    except Exception:
        return pickle.dumps(Raised(RuntimeError(place)))
    return raised


def unpack(value: bytes) -> Any:
    """Read a result; an exception is raised."""
    result = pickle.loads(value)
    if isinstance(result, Raised):
        raise result.problem
    return result
