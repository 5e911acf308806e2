"""Killed at any moment, a server loses no acknowledged choice and breaks no table."""

from __future__ import annotations

import contextlib
import random
import threading
import time
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.web.servers import PATIENCE, Server, until
from tests.web.stores import both_stores

pytestmark = pytest.mark.slow

KILLS = 25
PLAYERS = 3  # tables that are played at the same time, so that a kill meets writes in flight


class Player(threading.Thread):
    """Plays all seats of one table as fast as the server answers, and keeps every acknowledged choice."""

    def __init__(self, opened: dict[str, Any], seed: int) -> None:
        super().__init__(daemon=True)
        self.opened = opened
        self.chance = random.Random(seed)
        self.acknowledged = 0
        self.address = ""
        self.stopping = False

    def run(self) -> None:
        with httpx.Client(timeout=5) as client:
            while not self.stopping:
                with contextlib.suppress(httpx.HTTPError):
                    self.play(client)

    def play(self, client: httpx.Client) -> None:
        path = f"{self.address}/api/tables/{self.opened['table']}"
        asked = client.get(path).json()["view"]["asked"]
        if not asked:
            self.stopping = True
            return
        headers = {"authorization": f"Bearer {self.opened['tokens'][asked[0]]}"}
        seen = client.get(path, headers=headers).json()
        choice = {"position": seen["position"], "option": self.chance.choice(seen["question"]["options"])["code"]}
        answer = client.post(f"{path}/choices", json=choice, headers=headers)
        if answer.status_code == 200:
            self.acknowledged = max(self.acknowledged, answer.json()["position"])


def anybody_chose(players: list[Player]) -> bool:
    return any(player.acknowledged for player in players)


def open_table(address: str) -> dict[str, Any]:
    body = {"game": "evergreen", "seats": [{}, {}, {}, {}]}
    return httpx.post(f"{address}/api/tables", json=body, timeout=PATIENCE).json()


@pytest.fixture
def server(tmp_path: Path, database: str):
    server = Server(tmp_path, more=["--database", database] if database.startswith("postgresql") else [])
    yield server
    server.kill()


@both_stores
def test_kills_in_the_middle_of_play_lose_nothing(server):
    """Tables go on across kills; each restart must know every acknowledged choice, and play on from there."""
    server.start()
    chance = random.Random(1)
    tables = [open_table(server.address) for _ in range(PLAYERS)]
    known = [0] * PLAYERS
    for kill in range(KILLS):
        players = [Player(table, kill * PLAYERS + number) for number, table in enumerate(tables)]
        for player in players:
            player.address = server.address
            player.start()
        if kill % 5:  # every fifth comes when perhaps nobody has chosen yet
            until(partial(anybody_chose, players))
        time.sleep(chance.uniform(0.02, 0.1))
        server.kill()
        for player in players:
            player.stopping = True
            player.join(PATIENCE)
        server.start()
        for number, (player, table) in enumerate(zip(players, tables, strict=True)):
            seen = httpx.get(f"{server.address}/api/tables/{table['table']}", timeout=PATIENCE).json()
            assert seen["position"] >= max(player.acknowledged, known[number])
            known[number] = seen["position"]
            if seen["view"]["over"]:
                tables[number], known[number] = open_table(server.address), 0
    assert sum(known) > 0
