"""Kills: servers die while they send notices, and every turn must be told once.

    python -m tests.web.notices.kills --kills 200 --store sqlite
    python -m tests.web.notices.kills --kills 200 --store postgresql     two servers share it

At each table one seat is played by a person who waits to be called: only when the notice has arrived, the person chooses, until the
next turn begins. So a turn that is not told stops its table, and one that is told twice has two ids. A server that is killed
between a receiver's answer and its own note sends again under the same id, which is counted.
"""

from __future__ import annotations

import argparse
import random
import re
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx

from tests.web.notices.receivers import Received, Receiver, receiving
from tests.web.servers import PATIENCE, Server, warm_up
from tests.web.stores import own_postgres

SERVERS = {"sqlite": 1, "postgresql": 2}  # on one database
TABLES = 4
SLOWEST = 0.4  # seconds until the receiver answers, so that many kills meet a notice on its way


@dataclass
class Report:
    """What a run came to."""

    kills: int = 0
    turns: int = 0
    again: int = 0  # notices that arrived once more under the same id
    wrong: list[str] = field(default_factory=list)


class StoppedError(Exception):
    """The run is over for a caller."""


class Caller(threading.Thread):
    """Plays both seats of a table; the second one only when its notice has arrived."""

    def __init__(self, servers: Sequence[Server], receiver: Receiver, number: int) -> None:
        super().__init__(daemon=True)
        self.servers, self.receiver, self.number = servers, receiver, number
        self.chance = random.Random(number)
        self.cookie = ""
        self.known: dict[str, set[str]] = {}  # the ids of each table's notices
        self.turns = 0
        self.wrong: list[str] = []
        self.stopping = False

    def run(self) -> None:
        with httpx.Client(timeout=20, trust_env=False) as client, suppress(StoppedError):
            self._subscribe(client)
            while True:
                self._play_table(client)

    def _subscribe(self, client: httpx.Client) -> None:
        page = self._asked(client, "GET", "/notices")
        self.cookie = page.cookies["grange"]
        hook = {"kind": "json", "address": self.receiver.address(f"/{self.number}"), "zone": "UTC"}
        self._send_form(client, "/notices/hook", **hook)
        self._send_form(client, "/notices/quiet", **{"from": "", "until": ""})

    def _send_form(self, client: httpx.Client, path: str, **form: str) -> None:
        found = re.search(r'name="csrf" value="([^"]+)"', self._asked(client, "GET", "/notices").text)
        assert found
        self._asked(client, "POST", path, data={"csrf": found[1], **form})

    def _play_table(self, client: httpx.Client) -> None:
        """Play a table to its end."""
        body = {"game": "evergreen", "seats": [{}, {}]}
        opened = self._asked(client, "POST", "/api/tables", json=body).json()
        table, tokens = opened["table"], opened["tokens"]
        self._send_form(client, f"/sit/{table}/{tokens[1]}", name="")
        asked = self._see(client, table)
        while asked:
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
        until = time.monotonic() + PATIENCE
        known = self.known.setdefault(table, set())
        while not (new := self._ids(table) - known):
            if time.monotonic() > until:
                self._give_up(f"turn {self.turns} of {self.number} was not told")
            time.sleep(0.02)
        if len(new) != 1:
            self._give_up(f"turn {self.turns} of {self.number} was told under {len(new)} ids")
        known |= new

    def _give_up(self, reason: str) -> None:
        self.wrong.append(reason)
        raise StoppedError

    def _ids(self, table: str) -> set[str]:
        mine = [each.json for each in list(self.receiver.got) if each.path == f"/{self.number}"]
        return {told["id"] for told in mine if told["table"] == table}

    def _see(self, client: httpx.Client, table: str) -> list[int]:
        asked: list[int] = self._asked(client, "GET", f"/api/tables/{table}").json()["view"]["asked"]
        return asked

    def _choose(self, client: httpx.Client, table: str, tokens: list[str], seat: int) -> list[int]:
        headers = {"authorization": f"Bearer {tokens[seat]}"}
        seen = self._asked(client, "GET", f"/api/tables/{table}", headers=headers).json()
        if seen["question"]:
            body = {"position": seen["position"], "option": self.chance.choice(seen["question"]["options"])["code"]}
            self._asked(client, "POST", f"/api/tables/{table}/choices", json=body, headers=headers)
        return self._see(client, table)

    def _asked(self, client: httpx.Client, how: str, path: str, **more: Any) -> httpx.Response:
        """Ask any server until one answers; a refusal ends the run, and so does whoever stops it."""
        cookies = {"cookie": f"grange={self.cookie}"} if self.cookie else {}
        more["headers"] = {**more.get("headers", {}), **cookies}
        while not self.stopping:
            server = self.chance.choice(self.servers)
            try:
                answer = client.request(how, f"{server.address}{path}", **more)
                if answer.status_code < 400:
                    return answer
                if answer.status_code != 503:
                    self._give_up(f"{how} {path}: {answer.status_code} {answer.text[:200]}")
            except httpx.HTTPError:
                pass
            time.sleep(0.02)
        raise StoppedError


@contextmanager
def servers_at(store: str, receiver: Receiver) -> Iterator[list[Server]]:
    """Run the servers of a store, which trust the receiver."""
    environment = {"GRANGE_TEST_LOOPBACK": "1", "SSL_CERT_FILE": str(receiver.certificate)}
    with ExitStack() as stack:
        more = ["--database", stack.enter_context(own_postgres()).address] if store == "postgresql" else []
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        servers = [Server(folder / str(number), more=more, environment=environment) for number in range(SERVERS[store])]
        for server in servers:
            server.data.mkdir()
            if more:
                (server.data / "secret").write_text("s" * 64)
            stack.callback(server.kill)
            server.start()
        yield servers


def run(store: str, kills: int, seed: int = 1) -> Report:
    """Let people wait for their turns while servers are killed again and again; tell what came of it."""
    report, chance = Report(), random.Random(seed)
    with tempfile.TemporaryDirectory() as folder, receiving(Path(folder)) as receiver:
        receiver.answer = lambda _: (201, chance.uniform(0, SLOWEST), {})
        with servers_at(store, receiver) as servers:
            callers = [Caller(servers, receiver, number) for number in range(TABLES)]
            for caller in callers:
                caller.start()
            while report.kills < kills and not any(caller.wrong for caller in callers):
                time.sleep(chance.uniform(0, 1.5))
                victim = chance.choice(servers)
                victim.kill()
                victim.start()
                report.kills += 1
                if report.kills % 20 == 0:
                    print(f"{store}: {report.kills} kills, {sum(caller.turns for caller in callers)} turns", flush=True)
            for caller in callers:
                caller.stopping = True
            for caller in callers:
                caller.join(2 * PATIENCE)
                if caller.is_alive():
                    caller.wrong.append(f"{caller.number} did not stop")
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


def main() -> None:
    """Run as often as asked, and tell what came of it."""
    parser = argparse.ArgumentParser(description="Kills servers while they send notices.")
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--store", choices=SERVERS, default="sqlite")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    warm_up()
    begun = time.monotonic()
    print(run(chosen.store, chosen.kills, chosen.seed), f"in {time.monotonic() - begun:.0f} s")


if __name__ == "__main__":
    main()
