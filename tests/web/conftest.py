"""A server in this process, for tests that need no real one."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from fastapi.testclient import TestClient
from sqlalchemy import make_url

from grange.web.app import Settings, create_app
from grange.web.http.limits.config import Bounds
from grange.web.storage.store import Store
from tests.web.servers import PATIENCE
from tests.web.stores import new_database, postgres_server


class Visitor:
    """Somebody who talks to the API: a spectator, or with a token the holder of a seat."""

    def __init__(self, client: httpx.Client, table: str, token: str | None = None) -> None:
        self.client = client
        self.path = f"/api/tables/{table}"
        self.headers = {"authorization": f"Bearer {token}"} if token else {}
        self.token = token

    def see(self, **query: Any) -> dict[str, Any]:
        answer = self.client.get(self.path, headers=self.headers, params=query)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def post(self, what: str, body: Any) -> Any:
        return self.client.post(f"{self.path}/{what}", json=body, headers=self.headers)

    def choose(self, option: str, position: int | None = None) -> Any:
        return self.post("choices", {"option": option, "position": self.see()["position"] if position is None else position})

    def undo(self, position: int | None = None) -> Any:
        return self.post("undo", {"position": self.see()["position"] if position is None else position})


class Table:
    """A table that was opened for a test."""

    def __init__(self, client: httpx.Client, opened: dict[str, Any]) -> None:
        self.client = client
        self.id = opened["table"]
        self.seats = [Visitor(client, self.id, token) for token in opened["tokens"]]
        self.host = Visitor(client, self.id, opened["host"])
        self.spectator = Visitor(client, self.id)

    def asked(self) -> list[int]:
        return self.spectator.see()["view"]["asked"]

    def play_first_options(self, choices: int = 10_000) -> None:
        """Let every person choose the first option, until the game is over or enough choices were made."""
        for _ in range(choices):
            asked = self.asked()
            if not asked:
                return
            seat = self.seats[asked[0]]
            seen = seat.see()
            assert seat.choose(seen["question"]["options"][0]["code"], seen["position"]).status_code == 200


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """A PostgreSQL server for all tests of this process."""
    with postgres_server() as address:
        yield address


@pytest.fixture(scope="session")
def with_tables(postgres: str) -> Iterator[str]:
    """The name of a database on the server whose tables nobody has used; it is quicker to copy than to make."""
    with new_database(postgres) as address:
        Store(address).close()
        yield str(make_url(address).database)


@pytest.fixture(scope="session")
def file_with_tables(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database file whose tables nobody has used."""
    file = tmp_path_factory.mktemp("database") / "tables.db"
    Store(f"sqlite:///{file}").close()
    return file


@pytest.fixture
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The address of a new database: a file, unless the test asks for both stores."""
    if getattr(request, "param", "sqlite") == "sqlite":
        yield f"sqlite:///{tmp_path / 'tables.db'}"
        return
    with new_database(request.getfixturevalue("postgres"), request.getfixturevalue("with_tables")) as address:
        yield address


@pytest.fixture(autouse=True)
def _patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the database answer as late as a busy machine likes."""
    for limit in ("http.health.PATIENCE", "storage.archive.LONGEST_WAIT"):
        monkeypatch.setattr(f"grange.web.{limit}", float(PATIENCE))


@pytest.fixture
def settings(database: str, file_with_tables: Path) -> Settings:
    if database.startswith("sqlite:"):
        shutil.copyfile(file_with_tables, database.removeprefix("sqlite:///"))
    return Settings(database, "secret", processes=1, deadline=PATIENCE, bounds=Bounds(rate=0))


@pytest.fixture
def client(settings: Settings) -> Iterator[TestClient]:
    with TestClient(create_app(settings)) as client:
        yield client


@pytest.fixture
def stranger(client: TestClient) -> TestClient:
    """Another browser at the same server, which runs in one event loop for all."""
    stranger = TestClient(client.app)
    stranger.portal = client.portal
    return stranger


@pytest.fixture
def open_table(client: TestClient):
    """Open a table with people in all seats, or as asked."""

    def opened(seats: int = 2, guests: list[dict[str, str]] | None = None, seed: int = 7, game: str = "evergreen") -> Table:
        body = {"game": game, "seats": guests or [{"name": f"P{seat}"} for seat in range(seats)], "seed": seed}
        answer = client.post("/api/tables", json=body)
        assert answer.status_code == 201, answer.text
        return Table(client, answer.json())

    return opened
