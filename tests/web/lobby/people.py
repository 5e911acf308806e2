"""People in the lobby, each with a browser of their own."""

from __future__ import annotations

import re
from typing import Any

from fastapi import FastAPI
from fastapi.testclient import TestClient

from grange.web.lobby.lobby import Lobby
from tests.web.ratings.rated import make_account
from tests.web.record.test_record import me, store_of


class Guest:
    """Somebody with a browser, at a server in this process."""

    def __init__(self, client: TestClient, name: str) -> None:
        self.client, self.name = TestClient(client.app), name
        self.client.portal = client.portal
        self.csrf = self._csrf("/lobby")

    def _csrf(self, path: str) -> str:
        found = re.search(r'name="csrf" value="([^"]+)"', self.client.get(path).text)
        assert found
        return found[1]

    def post(self, path: str, **form: str) -> Any:
        return self.client.post(path, data={"csrf": self.csrf, **form}, follow_redirects=False)

    def open(self, *kinds: str, game: str = "evergreen", **form: str) -> str:
        """Open a table in the lobby; return its name."""
        seats = {f"kind-{number}": kind for number, kind in enumerate(kinds or ("me", "friend"))}
        answer = self.post(f"/new/{game}", **seats, **{"name-0": self.name, "join": "lobby", **form})
        assert answer.status_code == 303, answer.text
        return answer.headers["location"].removeprefix("/table/")

    def make_account(self) -> None:
        """Give this person a passkey."""
        make_account(store_of(self.client), me(self.client))

    def sit(self, table: str, name: str | None = None) -> Any:
        return self.post(f"/lobby/{table}", name=self.name if name is None else name)

    def wish(self, game: str = "evergreen", people: str = "2-2", pace: str = "evening", counts: str = "friendly") -> Any:
        return self.post("/lobby/wishes", game=game, people=people, pace=pace, counts=counts)

    def see(self, table: str) -> dict[str, Any]:
        return self.client.get(f"/api/tables/{table}").json()

    def wishes(self) -> list[dict[str, Any]]:
        return self.client.get("/api/lobby/wishes").json()["wishes"]

    def lobby(self) -> list[dict[str, Any]]:
        return self.client.get("/api/lobby").json()["tables"]


def look_after(client: TestClient, later: float = 0.0) -> None:
    """Let the house look after its lobby, now or some seconds later."""
    assert isinstance(client.app, FastAPI)
    assert client.portal
    lobby: Lobby = client.app.state.lobby
    clock = lobby.house.timekeeper.clock
    lobby.house.timekeeper.clock = lambda: clock() + later
    try:
        client.portal.call(lobby.work)
    finally:
        lobby.house.timekeeper.clock = clock
