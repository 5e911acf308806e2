"""The order of the tests: the longest begins first, so that no worker is left alone with it at the end."""

from __future__ import annotations

import pytest

LONGEST = "test_kill.py"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: LONGEST not in item.nodeid)
