"""What the tests are called for `make quick`, and their order."""

from __future__ import annotations

import pytest

LONGEST = "test_kill.py"


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark tests by where they lie; begin with the longest, so that no worker is left alone with it at the end."""
    for item in items:
        for mark in marks(item):
            item.add_marker(mark)
    items.sort(key=lambda item: LONGEST not in item.nodeid)


def marks(item: pytest.Item) -> list[str]:
    """Name what a test needs that somebody in a hurry has no time for."""
    if "browser" in item.path.parts:
        return ["browser"]
    if item.path.name == "test_draw.py":
        return ["pictures"]
    unusual = isinstance(item, pytest.Function) and hasattr(item, "callspec") and has_rules(item.callspec.params.get("setup"))
    return ["slow"] if unusual or item.path.name == "test_properties.py" else []


def has_rules(setup: object) -> bool:
    """Tell whether a set-up departs from the usual rules."""
    return bool(getattr(setup, "rules", None))
