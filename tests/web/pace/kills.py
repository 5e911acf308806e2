"""Kills: servers die around deadlines, and each deadline must be acted upon once.

    python -m tests.web.pace.kills --kills 200 --store sqlite
    python -m tests.web.pace.kills --kills 200 --store postgresql     two servers share it

At each table nobody ever chooses: clocks of half a second run out, bots play on, and the players take their seats back as soon as
they see that. So a deadline that is missed stops its table, and one that is acted upon twice stands twice in the journal.
"""

from __future__ import annotations

import argparse
import random
import tempfile
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx

from grange.web.pace.entries import BACK, LATE, kind_of
from grange.web.storage.store import Store
from tests.web.servers import PATIENCE, Server, warm_up
from tests.web.stores import own_postgres

SERVERS = {"sqlite": 1, "postgresql": 2}  # on one database
TABLES = 3
BOT = "random"


@dataclass
class Report:
    """What a run came to."""

    kills: int = 0
    deadlines: int = 0
    wrong: list[str] = field(default_factory=list)


class StoppedError(Exception):
    """The run is over for a player."""


class Absent(threading.Thread):
    """Two players of a table who never choose, but take their seats back from bots."""

    def __init__(self, servers: Sequence[Server], number: int) -> None:
        super().__init__(daemon=True)
        self.servers, self.chance = servers, random.Random(number)
        self.tables: list[str] = []
        self.wrong: list[str] = []
        self.stopping = False

    def run(self) -> None:
        with httpx.Client(timeout=20, trust_env=False) as client, suppress(StoppedError):
            while True:
                self._sit_at_table(client)

    def _sit_at_table(self, client: httpx.Client) -> None:
        """Sit at a table until bots have played its game to the end."""
        body = {"game": "evergreen", "seats": [{}, {}], "pace": {"name": "live", "late": BOT}}
        opened = self._asked(client, "POST", "/api/tables", json=body).json()
        self.tables.append(opened["table"])
        address = f"/api/tables/{opened['table']}"
        for token in opened["tokens"]:
            self._asked(client, "POST", f"{address}/seat", token, json={"name": ""})
        changed, position, waits = time.monotonic(), -1, True
        while waits:
            seen = self._asked(client, "GET", address).json()
            if seen["position"] != position:
                changed, position = time.monotonic(), seen["position"]
            if time.monotonic() > changed + PATIENCE:
                self._give_up(f"nothing happens at a table any more: {seen['seats']}, {seen['view']['asked']}")
            for seat, token in enumerate(opened["tokens"]):
                if seen["seats"][seat]["bot"] and seat not in seen["view"]["asked"]:
                    self._asked(client, "POST", f"{address}/seats/{seat}/bot", token, json={"bot": None})
            waits = not seen["view"]["over"]
            time.sleep(0.05)

    def _asked(self, client: httpx.Client, how: str, path: str, token: str = "", **more: Any) -> httpx.Response:
        """Ask any server until one answers; a refusal ends the run, and so does whoever stops it."""
        headers = {"authorization": f"Bearer {token}"} if token else {}
        while not self.stopping:
            try:
                answer = client.request(how, f"{self.chance.choice(self.servers).address}{path}", headers=headers, **more)
                if answer.status_code < 400:
                    return answer
                if answer.status_code != 503:
                    self._give_up(f"{how} {path}: {answer.status_code} {answer.text[:200]}")
            except httpx.HTTPError:
                pass
            time.sleep(0.02)
        raise StoppedError

    def _give_up(self, reason: str) -> None:
        self.wrong.append(reason)
        raise StoppedError


@contextmanager
def servers_at(store: str) -> Iterator[tuple[list[Server], str]]:
    """Run the servers of a store with short clocks; return them with the address of their database."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        address = (
            stack.enter_context(own_postgres()).address if store == "postgresql" else f"sqlite:///{folder / '0' / 'tables.db'}"
        )
        more = ["--database", address] if store == "postgresql" else []
        servers = [
            Server(folder / str(number), more=more, environment={"GRANGE_TEST_PACE": "1"}) for number in range(SERVERS[store])
        ]
        for server in servers:
            server.data.mkdir()
            if more:
                (server.data / "secret").write_text("s" * 64)
            stack.callback(server.kill)
            server.start()
        yield servers, address


def run(store: str, kills: int, seed: int = 1) -> Report:
    """Let clocks run out while servers are killed again and again; tell what came of it."""
    report, chance = Report(), random.Random(seed)
    with servers_at(store) as (servers, address):
        players = [Absent(servers, number) for number in range(TABLES)]
        for player in players:
            player.start()
        while report.kills < kills and not any(player.wrong for player in players):
            time.sleep(chance.uniform(1, 3))
            victim = chance.choice(servers)
            victim.kill()
            victim.start()
            report.kills += 1
            if report.kills % 20 == 0:
                print(f"{store}: {report.kills} kills", flush=True)
        for player in players:
            player.stopping = True
        for player in players:
            player.join(2 * PATIENCE)
            report.wrong += player.wrong + (["a player did not stop"] if player.is_alive() else [])
        for server in servers:
            server.kill()
        _count(report, address, [table for player in players for table in player.tables])
    return report


def _count(report: Report, address: str, tables: Sequence[str]) -> None:
    """Count the deadlines in the journals; no seat has two of them without a return in between."""
    store = Store(address)
    for table in tables:
        stored = store.load(table)
        away: set[int] = set()
        for entry in stored.journal if stored else []:
            if kind_of(entry.code) == LATE:
                report.deadlines += 1
                report.wrong += [f"a deadline of {table} was acted upon twice"] if entry.seat in away else []
                away.add(entry.seat)
            elif entry.code == BACK:
                report.wrong += [] if entry.seat in away else [f"somebody came back twice to {table}"]
                away.discard(entry.seat)
    store.close()


def main() -> None:
    """Run as often as asked, and tell what came of it."""
    parser = argparse.ArgumentParser(description="Kills servers around deadlines.")
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--store", choices=SERVERS, default="sqlite")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    warm_up()
    begun = time.monotonic()
    print(run(chosen.store, chosen.kills, chosen.seed), f"in {time.monotonic() - begun:.0f} s")


if __name__ == "__main__":
    main()
