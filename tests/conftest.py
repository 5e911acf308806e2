"""What the tests are called for `make quick`, and their order."""

from __future__ import annotations

from pathlib import Path

import pytest

LONGEST = ("test_kill.py", "clicked_to_its_end", "clicked_to_the_end")  # parts of their names
FILES = {"test_draw.py": "pictures", "test_properties.py": "slow"}
SLOW = {  # what takes long, by folder: many games, and servers with their processes and databases
    "agricola": "test_deals",
    "bots": "test_advice test_bots test_think",
    "contract": "test_look test_pairs",
    "lab": "test_simulation test_tournament test_train",
    "web": """
        test_api test_archive test_attacks test_backup test_campaigns test_capacity test_daily test_example test_failover
        test_folder test_hotseat test_kill test_lessons test_limits test_look test_pages test_processes test_records test_rematch
        test_reviews test_schema test_upgrade test_workers test_would
    """,
}


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark tests by where they lie; begin with the longest, so that no worker is left alone with it at the end."""
    for item in items:
        for mark in marks(item):
            item.add_marker(mark)
    items.sort(key=lambda item: not any(name in item.nodeid for name in LONGEST))


def pytest_collection_finish(session: pytest.Session) -> None:
    """Make ready for servers, if any are to be started."""
    if any(item.get_closest_marker(mark) for item in session.items for mark in ("slow", "browser")):
        from tests.web.servers import warm_up

        warm_up()


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Leave files unread whose tests nobody wants now: the tools that they need take seconds to come."""
    mark = mark_of(collection_path)
    return True if mark and f"not {mark}" in config.getoption("markexpr") else None


def marks(item: pytest.Item) -> list[str]:
    """Name what a test needs that somebody in a hurry has no time for."""
    if mark := mark_of(item.path):
        return [mark]
    unusual = isinstance(item, pytest.Function) and hasattr(item, "callspec") and is_unusual(item.callspec.params.get("setup"))
    return ["slow"] if unusual else []


def mark_of(path: Path) -> str | None:
    """Name what all tests of a file need."""
    if "browser" in path.parts:
        return "browser"
    return "slow" if path.stem in SLOW.get(path.parent.name, "").split() else FILES.get(path.name)


def is_unusual(setup: object) -> bool:
    """Tell whether a set-up departs from the usual rules, or is for three: what goes wrong there mostly does with four, too."""
    return bool(getattr(setup, "rules", None)) or getattr(setup, "seats", 0) == 3
