"""A shelf that also has the fifth game."""

from __future__ import annotations

import pytest

from grange.games import SHELF
from grange.web.live import asset_urls


@pytest.fixture(autouse=True)
def fifth_game(monkeypatch):
    """Put Nim on the shelf, and its empty style sheet where the others are."""
    monkeypatch.setitem(SHELF, "nim", "tests.fifth")
    monkeypatch.setitem(asset_urls.TABLES, "nim", "")
    monkeypatch.setitem(asset_urls.TABLE_AT, "nim", "/art/nim.css")
