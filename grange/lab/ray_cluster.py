"""Workers on a Ray cluster: one that exists, or one that is started on this machine."""

from __future__ import annotations

import logging
import os
import socket
import time
from collections.abc import Callable
from typing import Any

from grange.bots import LONGEST_PROBLEM
from grange.core.errors import BadSetup
from grange.lab.batch import ONE_THREAD, Finished
from grange.lab.code import code_version
from grange.lab.tasks import LOCAL

os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nothing about a run leaves the cluster
STORE = 512 << 20  # bytes of shared memory of a cluster that is started here
REACHABLE = 10.0  # seconds that a cluster has to accept a connection
FRESH = 5.0  # seconds for which the number of processors is cached


class RayCluster:
    """Runs batches as Ray's tasks. Ray starts those again whose worker or node died."""

    def __init__(self, address: str, jobs: int | None, job: bytes) -> None:
        self.ray = ray = connect(address, jobs)
        self.jobs = jobs
        self.counted, self.processors = -FRESH, 1
        self.begin = ray.remote(num_cpus=1, max_retries=-1, runtime_env={"env_vars": ONE_THREAD})(batch_on_node())
        self.code = code_version()
        self.job = ray.put(job)
        self.running: dict[Any, list[int]] = {}
        self.lost = (
            ray.exceptions.WorkerCrashedError,
            ray.exceptions.NodeDiedError,
            ray.exceptions.ObjectLostError,
            ray.exceptions.OutOfMemoryError,
        )

    @property
    def workers(self) -> int:
        """The number of processors that the cluster has now, or of jobs that were asked for, if these are fewer."""
        if time.monotonic() - self.counted > FRESH:
            self.counted = time.monotonic()
            self.processors = max(1, int(self.ray.cluster_resources().get("CPU", 1)))
        return min(self.jobs or self.processors, self.processors)

    def submit(self, numbers: list[int]) -> None:
        """Queue a batch."""
        self.running[self.begin.remote(self.job, numbers, self.code)] = numbers

    def wait(self) -> Finished:
        """Wait for the next finished batch; what a dead node took with it runs again."""
        while True:
            ready, _ = self.ray.wait(list(self.running), num_returns=1)
            numbers = self.running.pop(ready[0])
            try:
                finished = self.ray.get(ready[0])
            except self.lost:
                self.submit(numbers)
                continue
            if isinstance(finished, Finished):
                return finished
            raise BadSetup(finished["key"], ours=self.code, **finished["values"])

    def close(self) -> None:
        """Leave the cluster, which cancels what still runs; one that was started here ends."""
        self.ray.shutdown()


def connect(address: str, jobs: int | None) -> Any:
    """Connect to a cluster, or start one, and return the module of Ray."""
    try:
        import ray
    except ModuleNotFoundError as problem:
        raise BadSetup("error-cluster-missing", package=str(problem.name)) from problem
    check_reachable(address)
    quiet: dict[str, Any] = {"logging_level": logging.ERROR, "log_to_driver": False}
    try:
        if address == LOCAL:
            ray.init(address=LOCAL, num_cpus=jobs, object_store_memory=STORE, include_dashboard=False, **quiet)
        else:
            ray.init(address=address, **quiet)
    except Exception as problem:  # Ray raises exceptions of many kinds
        said = str(problem).strip().split("\n", maxsplit=1)[0][:LONGEST_PROBLEM]
        raise BadSetup("error-cluster-unreachable", address=address, problem=said) from problem
    return ray


def check_reachable(address: str) -> None:
    """Refuse an address where nobody listens: Ray itself would try for minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon and port.isdecimal():
        try:
            socket.create_connection((host, int(port)), REACHABLE).close()
        except (OSError, OverflowError) as problem:
            raise BadSetup("error-cluster-unreachable", address=address, problem=str(problem)) from problem


def batch_on_node() -> Callable[[bytes, list[int], str], Any]:
    """Return the function that runs a batch on a node; Ray sends its code along, so that it can tell if Grange is missing there."""

    def run_on_node(job: bytes, numbers: list[int], expected: str) -> Any:
        import platform

        try:
            from grange.lab.batch import run_batch
            from grange.lab.code import code_version
        except ImportError:
            return {"key": "error-cluster-without-grange", "values": {"node": platform.node()}}
        if code_version() != expected:
            return {"key": "error-cluster-other-code", "values": {"node": platform.node(), "theirs": code_version()}}
        return run_batch(job, numbers)

    return run_on_node
