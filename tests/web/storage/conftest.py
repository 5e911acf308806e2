"""Databases in which nothing is, not even tables."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.web.stores import new_database


@pytest.fixture
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The address of an empty database: a file, unless the test asks for both stores."""
    if getattr(request, "param", "sqlite") == "sqlite":
        yield f"sqlite:///{tmp_path / 'tables.db'}"
        return
    with new_database(request.getfixturevalue("postgres")) as address:
        yield address
