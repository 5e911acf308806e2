"""Waiting reviews survive whatever happens to the server, and each is made once."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Any

import httpx
import pytest
from fastapi.testclient import TestClient

from grange.bots.review import begin
from grange.web.app import create_app
from grange.web.background.fair_queue import Asker
from grange.web.background.reviews import Reviews
from grange.web.storage.store import Store
from tests.web.background.test_reviews import shelved
from tests.web.killing import SERVERS, ground
from tests.web.pages.test_pages import csrf
from tests.web.servers import PATIENCE, until
from tests.web.stores import both_stores

GAMES = 3  # as many as one visitor may let wait


@pytest.mark.parametrize("store", SERVERS)
def test_a_review_that_waits_is_made_though_all_servers_are_killed(store):
    """Also one that was half made. Nobody asks again."""
    with ground(store) as killed:
        with httpx.Client(base_url=killed.servers[0].address, timeout=PATIENCE) as client:
            tables = [shelved(client, "petrichor", 1, seed) for seed in range(GAMES)]  # type: ignore[arg-type]
            for table in tables:
                client.post(f"{table}/review", data={"csrf": csrf(client)})
        for server in killed.servers:
            server.kill()
        books, names = Store(killed.database), [table.removeprefix("/table/") for table in tables]
        _leave_half_made(books, names[0])
        assert {each.table for each in books.reviews.waiting()} >= {names[0]}
        for server in killed.servers:
            server.start()
        until(lambda: not books.reviews.waiting())
        assert all((books.reviews.find(name) or {}).get("done") for name in names)
        books.close()


def _leave_half_made(books: Store, table: str) -> None:
    """Let a review be as a server leaves it that is killed after a step; it may have been done by then."""
    stored = books.load(table)
    assert stored
    books.write(books.reviews.keep, table, begin(len(stored.journal), 1, 1e-6).to_dict(), False)


@pytest.mark.parametrize("database", ["postgresql"], indirect=True)
def test_two_servers_that_begin_again_make_each_review_once(settings, monkeypatch):
    steps: Counter[int] = Counter()

    async def step(self: Reviews, game: str, version: int, setup: dict[str, Any], history: Any, known: Any, seconds: float) -> Any:
        steps[setup["seed"]] += 1
        return replace(begin(len(history), 1, seconds), done=True).to_dict()

    monkeypatch.setattr(Reviews, "_step", step)
    with TestClient(create_app(settings)) as client:
        monkeypatch.setattr(Reviews, "_start_working", lambda self: None)  # the server is stopped before any of them has its turn
        for table in [shelved(client, "petrichor", 1, seed) for seed in range(GAMES)]:
            client.post(f"{table}/review", data={"csrf": csrf(client)})
        books = client.app.state.house.store  # type: ignore[attr-defined]
        assert len(books.reviews.waiting()) == GAMES
    monkeypatch.undo()
    monkeypatch.setattr(Reviews, "_step", step)
    with TestClient(create_app(settings)), TestClient(create_app(settings)) as client:
        books = client.app.state.house.store  # type: ignore[attr-defined]
        until(lambda: not books.reviews.waiting())
    assert steps == Counter(range(GAMES))


@both_stores
def test_a_review_that_cannot_be_made_is_not_waited_for_and_can_be_asked_for_again(client, monkeypatch):
    async def fail(*_: Any) -> Any:
        raise ValueError

    table = shelved(client, "petrichor", 1, 2)
    monkeypatch.setattr(Reviews, "_step", fail)
    client.post(f"{table}/review", data={"csrf": csrf(client)})
    until(lambda: "data-making" not in client.get(f"{table}/review").text)
    monkeypatch.setattr(Reviews, "_start_working", lambda self: None)
    client.post(f"{table}/review", data={"csrf": csrf(client)})
    assert "data-making" in client.get(f"{table}/review").text


def test_reviews_are_made_for_everybody_in_turn(client, monkeypatch):
    reviews = client.app.state.reviews
    monkeypatch.setattr(reviews, "_start_working", lambda: None)
    for table, asker in [("a1", Asker("a", "x")), ("a2", Asker("a", "x")), ("a3", Asker("a", "y")), ("b1", Asker("b", "z"))]:
        reviews.expect(table, asker)
    assert [reviews.waiting.take() for _ in range(4)] == ["a1", "b1", "a3", "a2"]
