"""Tasks: every backend gives the results of the serial run, in order, whatever dies on the way.

The backends share their tests. That of Ray is a real cluster of several nodes on this machine, started once for this module.
"""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from itertools import islice
from pathlib import Path
from threading import Thread
from typing import Any

import pytest

from grange.cli import main
from grange.core.errors import BadSetup
from grange.lab import ray_cluster
from grange.lab.batch import Finished, packed, run_batch, unpack
from grange.lab.processes import Processes
from grange.lab.tasks import HERE, LOCAL, WINDOW, Batch, Count, Workers, in_order, run_tasks
from tests.lab.test_results import COMMAND, begin, finish, interrupt
from tests.web.servers import PATIENCE


@pytest.fixture(scope="module")
def cluster():
    """Start a head and two more nodes, each with one processor."""
    pytest.importorskip("ray", reason="the extra grange[cluster] is not installed")
    from ray.cluster_utils import Cluster

    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    started = Cluster()
    for number in range(3):
        add_node(started, **({} if number else {"include_dashboard": False}))
    yield started
    started.shutdown()


def add_node(cluster, **settings: Any):
    """Add a small node; one that a busy machine does not start within Ray's 30 seconds is tried again."""
    for _ in range(4):
        try:
            return cluster.add_node(num_cpus=1, object_store_memory=80 << 20, **settings)
        except Exception as problem:
            failed = problem
    raise failed


RAY = pytest.param("ray", marks=pytest.mark.slow)


@pytest.fixture
def workers(request):
    """Name the workers of a backend."""
    if request.param == "ray":
        return Workers(cluster=request.getfixturevalue("cluster").address)
    return {"serial": HERE, "processes": Workers(2)}[request.param]


every_backend = pytest.mark.parametrize("workers", ["serial", "processes", RAY], indirect=True)
every_pool = pytest.mark.parametrize("workers", ["processes", RAY], indirect=True)


def note(folder: Path, number: int) -> int:
    """Note that a task has begun, and count how often it has."""
    with (folder / str(number)).open("a") as file:
        file.write("x")
    return (folder / str(number)).stat().st_size


def square(_plan: object, number: int) -> int:
    return number * number


def raises_at_five(folder: Path, number: int) -> int:
    note(folder, number)
    if number == 5:
        raise BadSetup("error-two-seats")
    return number


def dies_twice_at_five(folder: Path, number: int) -> int:
    if note(folder, number) < 3 and number == 5:
        os.kill(os.getpid(), signal.SIGKILL)
    return number * number


def threads(_plan: None, _number: int) -> str | None:
    return os.environ.get("OPENBLAS_NUM_THREADS")


@every_backend
def test_results_come_in_order_and_progress_is_told(workers, tmp_path):
    told: list[tuple[int, int, float]] = []
    numbers = [*range(40), 7, 100]
    assert list(run_tasks(square, tmp_path, numbers, workers, lambda *now: told.append(now))) == [n * n for n in numbers]
    done = [now[0] for now in told]
    assert done == sorted(done)
    assert told[-1] == (42, 42, 0)
    assert list(run_tasks(square, tmp_path, [], workers)) == []


@every_backend
def test_what_a_task_raises_is_told_after_the_results_before_it_and_not_tried_again(workers, tmp_path):
    results = run_tasks(raises_at_five, tmp_path, range(12), workers)
    assert list(islice(results, 5)) == [0, 1, 2, 3, 4]
    with pytest.raises(BadSetup, match="two seats"):
        next(results)
    assert (tmp_path / "5").read_text() == "x"


@every_pool
def test_a_task_whose_worker_is_killed_runs_again_until_it_is_done(workers, tmp_path):
    assert list(run_tasks(dies_twice_at_five, tmp_path, range(12), workers)) == [n * n for n in range(12)]
    assert (tmp_path / "5").read_text() == "xxx"


@every_pool
def test_a_worker_has_one_thread_for_numpy(workers):
    before = dict(os.environ)
    assert set(run_tasks(threads, None, range(3), workers)) == {"1"}
    assert dict(os.environ) == before


# A killed node


def waits_for_the_kill(folder: Path, number: int) -> tuple[int, str]:
    """Note on which node a task runs, and wait there until a node was killed."""
    import ray

    node = ray.get_runtime_context().get_node_id()
    (folder / f"{number}-{node}").touch()
    until((folder / "killed").exists)
    return number, node


def until(condition) -> None:
    end = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < end, "this never happened"
        time.sleep(0.05)


@pytest.mark.slow
def test_tasks_of_a_node_that_is_killed_run_on_the_others(cluster, tmp_path):
    doomed = add_node(cluster)
    cluster.wait_for_nodes()
    results = run_tasks(waits_for_the_kill, tmp_path, range(8), Workers(cluster=cluster.address), None)

    def kill() -> None:
        until(lambda: list(tmp_path.glob(f"*-{doomed.node_id}")))
        cluster.remove_node(doomed, allow_graceful=False)
        (tmp_path / "killed").touch()

    killer = Thread(target=kill)
    killer.start()
    found = list(results)
    killer.join()
    assert [number for number, _ in found] == list(range(8))
    assert list(tmp_path.glob(f"*-{doomed.node_id}")), "tasks ran there, too, and none of them could end"
    assert doomed.node_id not in {node for _, node in found}


@pytest.mark.slow
def test_a_run_on_a_cluster_that_was_interrupted_goes_on_without_it(cluster, tmp_path):
    file, whole = tmp_path / "stopped.csv", tmp_path / "whole.csv"
    interrupt(begin(file, "seats", "--cluster", cluster.address))
    games = finish(file, "seats")
    assert main([*COMMAND.split(), "--games", str(games), "--out", str(whole)]) == 0
    assert file.read_text() == whole.read_text()


# What a cluster refuses


@pytest.mark.slow
def test_a_node_with_other_code_is_told(cluster, monkeypatch):
    monkeypatch.setattr(ray_cluster, "code_version", lambda: "9.9 (0123456789)")
    with pytest.raises(BadSetup, match=r"has Grange .*, and here is 9.9 \(0123456789\)"):
        list(run_tasks(square, None, range(3), Workers(cluster=cluster.address)))


def test_an_address_without_a_cluster_is_refused_at_once():
    pytest.importorskip("ray", reason="the extra grange[cluster] is not installed")
    with socket.socket() as held:
        held.bind(("127.0.0.1", 0))  # nobody listens there
        with pytest.raises(BadSetup, match="There is no Ray cluster at 127.0.0.1:"):
            list(run_tasks(square, None, range(3), Workers(cluster=f"127.0.0.1:{held.getsockname()[1]}")))


def test_a_node_without_grange_is_told(monkeypatch):
    run_on_node = ray_cluster.batch_on_node()
    monkeypatch.setitem(sys.modules, "grange.lab.batch", None)
    assert run_on_node(b"", [0], "")["key"] == "error-cluster-without-grange"


def test_without_the_extra_a_cluster_says_what_to_install(monkeypatch):
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(BadSetup, match=r"pip install 'grange\[cluster\]'"):
        list(run_tasks(square, None, range(3), Workers(cluster=LOCAL)))


# The window and the batches


class Immediate:
    """Runs a batch when it is waited for, the newest first, and remembers how much was in flight or done early."""

    def __init__(self, job: bytes) -> None:
        self.job = job
        self.workers = 2
        self.queued: list[list[int]] = []

    def submit(self, numbers: list[int]) -> None:
        self.queued.append(numbers)

    def wait(self) -> Finished:
        numbers = self.queued.pop()
        return Finished(numbers, run_batch(self.job, numbers).values, 0.1 * len(numbers))

    def close(self) -> None:
        pass


def test_a_window_bounds_what_is_in_flight_or_done_early():
    backend = Immediate(packed(square, None))
    begun = 0
    submit = backend.submit

    def counting(numbers: list[int]) -> None:
        nonlocal begun
        begun += len(numbers)
        submit(numbers)

    backend.submit = counting  # type: ignore[method-assign]
    for number, value in enumerate(in_order(backend, range(500), Count(500, None))):
        assert unpack(value) == number * number
        assert begun - number <= WINDOW * backend.workers * 2, "a batch of 0.1 s has two tasks"


def test_short_tasks_go_in_large_batches_and_the_last_ones_are_shared_out():
    batch = Batch()
    assert batch.size(1000, 2) == 1
    batch.learn(Finished([0], {0: b""}, 0.01))
    assert batch.size(1000, 2) == 20
    assert batch.size(8, 2) == 2
    batch.learn(Finished([1], {1: b""}, 30.0))
    assert batch.size(1000, 2) == 1


# Processes


def test_closing_a_run_early_ends_its_processes(tmp_path):
    pool = Processes(2, packed(square, tmp_path))
    pids = [worker.process.pid for worker in pool.all]
    pool.submit([1, 2])
    pool.close()
    assert not any(Path(f"/proc/{pid}/cmdline").exists() for pid in pids)


def test_a_script_without_a_main_guard_is_told_what_to_do(tmp_path):
    script = tmp_path / "script.py"
    script.write_text("from grange.lab.tasks import *\nprint(list(run_tasks(pow, 2, range(3), Workers(2))))\n")
    ran = subprocess.run([sys.executable, str(script)], capture_output=True, text=True, check=False, timeout=PATIENCE)
    assert ran.returncode != 0
    assert "The worker processes end as soon as they start" in ran.stderr
