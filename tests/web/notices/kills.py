"""Kills: servers die while they send notices, and every turn must be told once.

    python -m tests.web.notices.kills --kills 200 --store sqlite
    python -m tests.web.notices.kills --kills 200 --store postgresql     two servers share it

At each table one seat is played by a person who waits to be called: only when the notice has arrived, the person chooses, until the
next turn begins. So a turn that is not told stops its table, and one that is told twice has two ids. A server that is killed
between a receiver's answer and its own note sends again under the same id, which is counted.
"""

from __future__ import annotations

import random
import re
import tempfile
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import httpx

from tests.web.killing import Ground, Persistent, ground, kill_while_they_play, main
from tests.web.notices.receivers import Received, Receiver, receiving
from tests.web.servers import PATIENCE, Server

TABLES = 4
PAUSES = (0, 1.5)  # seconds between two kills
SLOWEST = 0.4  # seconds until the receiver answers, so that many kills meet a notice on its way


@dataclass
class Report:
    """What a run came to."""

    kills: int = 0
    turns: int = 0
    again: int = 0  # notices that arrived once more under the same id
    wrong: list[str] = field(default_factory=list)


class Caller(Persistent):
    """Plays both seats of a table; the second one only when its notice has arrived."""

    def __init__(self, servers: Sequence[Server], receiver: Receiver, number: int) -> None:
        super().__init__(servers, number)
        self.receiver = receiver
        self.known: dict[str, set[str]] = {}  # the ids of each table's notices
        self.turns = 0

    def begin(self, client: httpx.Client) -> None:
        page = self.asked(client, "GET", "/notices")
        self.headers = {"cookie": f"grange={page.cookies['grange']}"}
        hook = {"kind": "json", "address": self.receiver.address(f"/{self.number}"), "zone": "UTC"}
        self._send_form(client, "/notices/hook", **hook)
        self._send_form(client, "/notices/quiet", **{"from": "", "until": ""})

    def _send_form(self, client: httpx.Client, path: str, **form: str) -> None:
        found = re.search(r'name="csrf" value="([^"]+)"', self.asked(client, "GET", "/notices").text)
        assert found
        self.asked(client, "POST", path, data={"csrf": found[1], **form})

    def play_table(self, client: httpx.Client) -> None:
        """Play a table to its end."""
        body = {"game": "evergreen", "seats": [{}, {}]}
        opened = self.asked(client, "POST", "/api/tables", json=body).json()
        table, tokens = opened["table"], opened["tokens"]
        self._send_form(client, f"/sit/{table}/{tokens[1]}", name="")
        asked = self._see(client, table)
        while asked:
            self.pause()
            if 1 not in asked or (0 in asked and self.chance.random() < 0.5):
                was = 1 in asked
                asked = self._choose(client, table, tokens, 0)
                if 1 in asked and not was:
                    self._wait_for_notice(table)
            else:
                asked = self._choose(client, table, tokens, 1)

    def _wait_for_notice(self, table: str) -> None:
        """Wait for the notice of the turn that has begun, even if the kills are over by now."""
        self.turns += 1
        self.moves += 1
        until = time.monotonic() + PATIENCE
        known = self.known.setdefault(table, set())
        while not (new := self._ids(table) - known):
            if time.monotonic() > until:
                self.give_up(f"turn {self.turns} of {self.number} was not told")
            time.sleep(0.02)
        if len(new) != 1:
            self.give_up(f"turn {self.turns} of {self.number} was told under {len(new)} ids")
        known |= new

    def _ids(self, table: str) -> set[str]:
        mine = [each.json for each in list(self.receiver.got) if each.path == f"/{self.number}"]
        return {told["id"] for told in mine if told["table"] == table}

    def _see(self, client: httpx.Client, table: str) -> list[int]:
        asked: list[int] = self.asked(client, "GET", f"/api/tables/{table}").json()["view"]["asked"]
        return asked

    def _choose(self, client: httpx.Client, table: str, tokens: list[str], seat: int) -> list[int]:
        seen = self.asked(client, "GET", f"/api/tables/{table}", tokens[seat]).json()
        if seen["question"]:
            body = {"position": seen["position"], "option": self.chance.choice(seen["question"]["options"])["code"]}
            self.asked(client, "POST", f"/api/tables/{table}/choices", tokens[seat], json=body)
        return self._see(client, table)


@contextmanager
def servers_at(store: str, receiver: Receiver) -> Iterator[Ground]:
    """Run the servers of a store, which trust the receiver."""
    with ground(store, {"GRANGE_TEST_LOOPBACK": "1", "SSL_CERT_FILE": str(receiver.certificate)}) as playing:
        yield playing


def run(store: str, kills: int, seed: int = 1) -> Report:
    """Let people wait for their turns while servers are killed again and again; tell what came of it."""
    report, chance = Report(), random.Random(seed)
    with tempfile.TemporaryDirectory() as folder, receiving(Path(folder)) as receiver:
        receiver.answer = lambda _: (201, chance.uniform(0, SLOWEST), {})
        with servers_at(store, receiver) as playing:
            callers = [Caller(playing.servers, receiver, number) for number in range(TABLES)]
            report.kills = kill_while_they_play(playing, callers, kills, chance, PAUSES)
            report.turns = sum(caller.turns for caller in callers)
            report.wrong = [each for caller in callers for each in caller.wrong]
            _count(report, receiver.got)
    return report


def _count(report: Report, got: Sequence[Received]) -> None:
    """Compare what arrived with the turns: each under an id of its own."""
    times = Counter(each.json["id"] for each in got)
    report.again = sum(count - 1 for count in times.values())
    if len(times) != report.turns:
        report.wrong.append(f"{report.turns} turns were told under {len(times)} ids")


if __name__ == "__main__":
    main("Kills servers while they send notices.", run)
