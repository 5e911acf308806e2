"""The marks of tests for `make quick`, and their order."""

from __future__ import annotations

import gc
import json
import os
import shutil
import tempfile
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest

LONGEST = ("test_kill.py", "clicked_to_its_end", "clicked_to_the_end")  # parts of their names
DURATIONS = Path(__file__).with_name("durations.json")  # seconds of the test functions that take long; `make durations` renews it
SELDOM = (20_000, 20, 20)  # how often garbage is collected: walking through thousands of tests again and again takes time
SECONDS = 0.5  # from which on a test takes long
MEMORY, ROOM = Path("/dev/shm"), 4 << 30  # a folder in memory, and the bytes that the tests need there


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--renew-durations", action="store_true", help=f"write {DURATIONS.name} anew from the tests that are run")


def pytest_configure(config: pytest.Config) -> None:
    """Keep files in memory; measure where the tests are gathered: workers send their reports there."""
    if "TMPDIR" not in os.environ and has_room():
        os.environ["TMPDIR"] = tempfile.tempdir = str(MEMORY)  # a database that waits for a disk takes twice as long
    if config.getoption("--renew-durations") and not hasattr(config, "workerinput"):
        config.pluginmanager.register(Stopwatch())


def has_room() -> bool:
    """Check whether the folder in memory is large enough, and whether programs may run there, as PostgreSQL's do."""
    if not (MEMORY.is_dir() and os.access(MEMORY, os.W_OK) and shutil.disk_usage(MEMORY).free >= ROOM):
        return False
    return not os.statvfs(MEMORY).f_flag & os.ST_NOEXEC


class Stopwatch:
    """Keeps how long each test function takes, with those of its parameters that take longest."""

    def __init__(self) -> None:
        self.tests: dict[str, float] = defaultdict(float)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.when != "teardown":
            self.tests[report.nodeid] += report.duration

    def pytest_sessionfinish(self) -> None:
        functions: dict[str, float] = {}
        for test, seconds in sorted(self.tests.items()):
            functions[function_of(test)] = max(round(seconds, 1), functions.get(function_of(test), 0))
        long = {function: seconds for function, seconds in functions.items() if seconds >= SECONDS}
        DURATIONS.write_text(json.dumps(long, indent=0) + "\n", encoding="utf-8")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark tests by what they need and how long they took; begin with the longest, so that no worker is left alone with it."""
    durations = json.loads(DURATIONS.read_text(encoding="utf-8"))
    for item in items:
        if "browser" in item.path.parts:
            item.add_marker("browser")
        elif function_of(item.nodeid) in durations or is_unusual(item):
            item.add_marker("slow")
    items.sort(key=lambda item: not any(name in item.nodeid for name in LONGEST))


def pytest_collection_finish(session: pytest.Session) -> None:
    """Leave what was gathered out of garbage collection, and make ready for servers, if any are to be started."""
    gc.freeze()
    gc.set_threshold(*SELDOM)
    if any({"web", "browser"} & set(item.path.parts) for item in session.items):
        from tests.web.servers import warm_up

        warm_up()


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Leave the tests in a browser unread if nobody wants them now: the tools that they need take seconds to come."""
    return True if "browser" in collection_path.parts and "not browser" in config.getoption("markexpr") else None


@pytest.fixture
def usual_umask() -> Iterator[None]:
    """Let new files have the usual rights, whatever a command changes about them."""
    before = os.umask(0o022)
    yield
    os.umask(before)


def function_of(test: str) -> str:
    """Name a test without its parameters."""
    return test.partition("[")[0]


def is_unusual(item: pytest.Item) -> bool:
    """Tell whether a set-up departs from the usual rules, or is for three: what goes wrong there mostly does with four, too."""
    setup = item.callspec.params.get("setup") if isinstance(item, pytest.Function) and hasattr(item, "callspec") else None
    return bool(getattr(setup, "rules", None)) or getattr(setup, "seats", 0) == 3
