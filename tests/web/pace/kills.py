"""Kills: servers die around deadlines, and each deadline must be acted upon once.

    python -m tests.web.pace.kills --kills 200 --store sqlite
    python -m tests.web.pace.kills --kills 200 --store postgresql     two servers share it

At each table nobody ever chooses: clocks of half a second run out, bots play on, and the players take their seats back as soon as
they see that. So a deadline that is missed stops its table, and one that is acted upon twice stands twice in the journal.
"""

from __future__ import annotations

import random
import time
from collections.abc import Sequence
from dataclasses import dataclass, field

import httpx

from grange.web.pace.entries import BACK, LATE, kind_of
from grange.web.storage.store import Store
from tests.web.killing import Persistent, ground, kill_while_they_play, main
from tests.web.servers import PATIENCE, Server

TABLES = 3
PAUSES = (1, 3)  # seconds between two kills
BOT = "random"


@dataclass
class Report:
    """What a run came to."""

    kills: int = 0
    deadlines: int = 0
    wrong: list[str] = field(default_factory=list)


class Absent(Persistent):
    """Two players of a table who never choose, but take their seats back from bots."""

    def __init__(self, servers: Sequence[Server], number: int) -> None:
        super().__init__(servers, number)
        self.tables: list[str] = []

    def play_table(self, client: httpx.Client) -> None:
        """Sit at a table until bots have played its game to the end."""
        body = {"game": "evergreen", "seats": [{}, {}], "pace": {"name": "live", "late": BOT}}
        opened = self.asked(client, "POST", "/api/tables", json=body).json()
        self.tables.append(opened["table"])
        address = f"/api/tables/{opened['table']}"
        for token in opened["tokens"]:
            self.asked(client, "POST", f"{address}/seat", token, json={"name": ""})
        changed, position, waits = time.monotonic(), -1, True
        while waits:
            self.pause()
            seen = self.asked(client, "GET", address).json()
            if seen["position"] != position:
                changed, position = time.monotonic(), seen["position"]
                self.moves += any(seat["bot"] for seat in seen["seats"])  # before the first deadline, a kill could spoil nothing
            if time.monotonic() > changed + PATIENCE:
                self.give_up(f"nothing happens at a table any more: {seen['seats']}, {seen['view']['asked']}")
            for seat, token in enumerate(opened["tokens"]):
                if seen["seats"][seat]["bot"] and seat not in seen["view"]["asked"]:
                    # the bot of the other seat may move at the same time, at the other server: then they look again
                    self.asked(client, "POST", f"{address}/seats/{seat}/bot", token, stale=True, json={"bot": None})
            waits = not seen["view"]["over"]
            time.sleep(0.05)


def run(store: str, kills: int, seed: int = 1) -> Report:
    """Let clocks run out while servers are killed again and again; tell what came of it."""
    report, chance = Report(), random.Random(seed)
    with ground(store, {"GRANGE_TEST_PACE": "1"}) as playing:
        players = [Absent(playing.servers, number) for number in range(TABLES)]
        report.kills = kill_while_they_play(playing, players, kills, chance, PAUSES)
        report.wrong = [each for player in players for each in player.wrong]
        for server in playing.servers:
            server.kill()
        _count(report, playing.database, [table for player in players for table in player.tables])
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


if __name__ == "__main__":
    main("Kills servers around deadlines.", run)
