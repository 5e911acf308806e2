"""Kills: what all runs share in which servers die while people play; `kills.py` in other folders tell what must not be lost."""

from __future__ import annotations

import argparse
import random
import tempfile
import threading
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any

import httpx

from tests.web.servers import PATIENCE, Server, until, warm_up
from tests.web.stores import Postgres, own_postgres

SERVERS = {"sqlite": 1, "postgresql": 2}  # on one database


class Ground:
    """Where people play: a database, and the servers on it."""

    def __init__(self, folder: Path, postgres: Postgres | None, servers: int, environment: Mapping[str, str] | None = None) -> None:
        self.postgres = postgres
        self.database = postgres.address if postgres else f"sqlite:///{folder / '0' / 'tables.db'}"
        more = ["--database", postgres.address] if postgres else []
        self.servers = [Server(folder / str(number), more=more, environment=environment) for number in range(servers)]
        for server in self.servers:
            server.data.mkdir()
            if postgres:
                (server.data / "secret").write_text("s" * 64)
            server.start()

    def kill_server(self, chance: random.Random) -> None:
        """Kill one of the servers, and bring it back."""
        victim = chance.choice(self.servers)
        victim.kill()
        victim.start()


@contextmanager
def ground(store: str, environment: Mapping[str, str] | None = None) -> Iterator[Ground]:
    """Lay out a ground, and clear it away again."""
    with ExitStack() as stack:
        postgres = stack.enter_context(own_postgres()) if store == "postgresql" else None
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        playing = Ground(folder, postgres, SERVERS[store], environment)
        for server in playing.servers:
            stack.callback(server.kill)
        yield playing


class StoppedError(Exception):
    """The run is over for a player."""


class Persistent(threading.Thread):
    """Somebody who asks any server until one answers, and gives up only when an answer is wrong."""

    def __init__(self, servers: Sequence[Server], number: int) -> None:
        super().__init__(daemon=True)
        self.servers, self.number, self.chance = servers, number, random.Random(number)
        self.headers: dict[str, str] = {}
        self.wrong: list[str] = []
        self.moves = 0  # how often something has happened that a kill could spoil
        self.stopping = False

    def run(self) -> None:
        with httpx.Client(timeout=20, trust_env=False) as client, suppress(StoppedError):
            self.begin(client)
            while True:
                self.pause()
                self.play_table(client)

    def begin(self, client: httpx.Client) -> None:
        """Do what comes before the first table."""

    def play_table(self, client: httpx.Client) -> None:
        """Play a table to its end."""
        raise NotImplementedError

    def asked(
        self, client: httpx.Client, how: str, path: str, token: str = "", *, stale: bool = False, **more: Any
    ) -> httpx.Response:
        """Ask any server until one answers; a refusal ends the run, unless the table may have changed meanwhile."""
        headers = {**self.headers, **({"authorization": f"Bearer {token}"} if token else {})}
        while True:
            try:
                answer = client.request(how, f"{self.chance.choice(self.servers).address}{path}", headers=headers, **more)
                if answer.status_code < 400 or (stale and answer.status_code == 409 and answer.json()["error"] == "error-stale"):
                    return answer
                if answer.status_code != 503:
                    self.give_up(f"{how} {path}: {answer.status_code} {answer.text[:200]}")
            except httpx.HTTPError:
                pass
            time.sleep(0.02)

    def pause(self) -> None:
        """Stop here if the run is over: between two choices, so that what came of the last one has been counted."""
        if self.stopping:
            raise StoppedError

    def give_up(self, reason: str) -> None:
        self.wrong.append(reason)
        raise StoppedError


def kill_while_they_play(
    playing: Ground, players: Sequence[Persistent], kills: int, chance: random.Random, pauses: tuple[float, float]
) -> int:
    """Kill servers again and again until it was often enough or something is wrong; tell how often."""
    for player in players:
        player.start()
    made = 0

    def moves() -> int:
        return sum(player.moves for player in players)

    def wrong() -> bool:
        return any(player.wrong for player in players)

    while made < kills and not wrong():
        until(partial(lambda seen: moves() > seen or wrong(), moves()))
        time.sleep(chance.uniform(*pauses))
        playing.kill_server(chance)
        made += 1
        if made % 20 == 0:
            print(f"{made} kills", flush=True)
    for player in players:
        player.stopping = True
    for player in players:
        player.join(2 * PATIENCE)
        if player.is_alive():
            player.wrong.append(f"{player.number} did not stop")
    return made


def main(description: str, run: Callable[[str, int, int], object]) -> None:
    """Run a kill test with the arguments of the command line, and print its report."""
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--store", choices=SERVERS, default="sqlite")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    warm_up()
    begun = time.monotonic()
    print(run(chosen.store, chosen.kills, chosen.seed), f"in {time.monotonic() - begun:.0f} s")
