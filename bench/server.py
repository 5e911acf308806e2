"""Measures the server: many tables at once, over real sockets on this machine, against a server process of its own.

    python bench/server.py [--tables 100 500] [--seconds 10]

Each table has one seat, played by a program, and one spectator; no bots, so that the server is measured and not their thinking. The
program gets its questions over the seat's stream and posts random choices over a connection that stays open; each choice is
written to disk before it is answered, and the whole table is then sent on both streams. Every size is played twice: at ease, with
about one choice every two seconds at each table, which is still faster than people; and flat out, each answer followed by the
next choice, where the answer times only say how long the queue is.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import re
import resource
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from statistics import quantiles
from typing import Any

import httpx
from rich.console import Console
from rich.table import Table
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

PACES = {"at ease": 2.0, "flat out": 0.0}  # seconds between a question and its answer, on average
MOST_CHOICES = 100_000  # in one run
AT_ONCE = 20  # tables that are being opened at the same time
POSITION = re.compile(r'"position":(\d+)')


# the server


@dataclass(frozen=True)
class Server:
    """A server process of our own."""

    pid: int
    address: str

    def memory(self) -> float:
        """Read how much memory the process holds, in MB."""
        found = re.search(r"VmRSS:\s+(\d+) kB", Path(f"/proc/{self.pid}/status").read_text())
        assert found
        return int(found[1]) / 1024

    def worked(self) -> float:
        """Read how many seconds the process has been computing."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@contextmanager
def serving() -> Iterator[Server]:
    """Run a server on an empty folder, and end it whatever happens."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "grange", "serve", "--port", "0", "--data", folder, "--rate", "0", "--lang", "en"]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env={**os.environ, "COLUMNS": "500"})
        try:
            assert process.stdout
            found = re.search(r"http://127\.0\.0\.1:\d+", process.stdout.readline())
            assert found, "the server did not say its address"
            yield Server(process.pid, found[0])
        finally:
            process.kill()
            process.wait()


# a table


@dataclass
class Tally:
    """What all tables of a run do together, and what they have seen."""

    pause: float
    opening: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(AT_ONCE))
    begin: asyncio.Event = field(default_factory=asyncio.Event)
    seated: int = 0
    until: float = float("inf")
    last: float = 0.0  # when the last choice was answered
    answers: list[float] = field(default_factory=list)  # seconds until a choice was answered
    arrivals: list[float] = field(default_factory=list)  # seconds until the spectator saw it
    errors: Counter[str] = field(default_factory=Counter)

    @property
    def going(self) -> bool:
        return time.perf_counter() < self.until and len(self.answers) < MOST_CHOICES


@dataclass
class Seat:
    """A seat at an open table: its connection for choices, its stream, and the spectator's."""

    client: httpx.AsyncClient
    path: str
    token: str
    own: ClientConnection
    watch: ClientConnection
    sent: dict[int, float] = field(default_factory=dict)  # when the choice was sent that leads to a position

    async def play(self, tally: Tally) -> None:
        """Answer every question until the game or the time is over, while the spectator looks on."""
        watching = asyncio.create_task(self.look_on(tally))
        try:
            async for message in self.own:
                seen = json.loads(message)
                await asyncio.sleep(random.uniform(0, 2 * tally.pause))
                if seen["view"]["over"] or not tally.going:
                    return
                await self.choose(seen, tally)
        finally:
            watching.cancel()

    async def choose(self, seen: dict[str, Any], tally: Tally) -> None:
        body = {"position": seen["position"], "option": random.choice(seen["question"]["options"])["code"]}
        started = self.sent[seen["position"] + 1] = time.perf_counter()
        answer = await self.client.post(f"{self.path}/choices", json=body, headers={"authorization": f"Bearer {self.token}"})
        tally.last = time.perf_counter()
        tally.answers.append(tally.last - started)
        if answer.status_code != 200:
            tally.errors[str(answer.status_code)] += 1

    async def look_on(self, tally: Tally) -> None:
        """Note when each choice reaches the spectator; one message may bring several."""
        async for message in self.watch:
            found = POSITION.search(str(message))
            for position in [position for position in self.sent if found and position <= int(found[1])]:
                tally.arrivals.append(time.perf_counter() - self.sent.pop(position))


@asynccontextmanager
async def sitting(server: Server, client: httpx.AsyncClient, opening: asyncio.Semaphore) -> AsyncIterator[Seat]:
    """Open a table and its two streams."""
    async with AsyncExitStack() as streams:
        async with opening:
            opened = (await client.post("/api/tables", json={"game": "evergreen", "seats": [{}]})).raise_for_status().json()
            path, token = f"/api/tables/{opened['table']}", opened["tokens"][0]
            address = f"{server.address.replace('http', 'ws', 1)}{path}/live"
            own, watch = [await streams.enter_async_context(connect(address, proxy=None)) for _ in range(2)]
            await own.send(json.dumps({"token": token}))
            await watch.send("{}")
        yield Seat(client, path, token, own, watch)


async def keep_a_table(server: Server, tally: Tally) -> None:
    """Sit down, wait for all others, and play one game after another until the time is over."""
    transport = httpx.AsyncHTTPTransport(verify=False)  # loads no certificates: nothing here leaves the machine
    async with httpx.AsyncClient(base_url=server.address, transport=transport, timeout=60) as client:
        while tally.going:
            try:
                async with sitting(server, client, tally.opening) as seat:
                    tally.seated += 1
                    await tally.begin.wait()
                    await seat.play(tally)
            except (httpx.HTTPError, WebSocketException) as problem:
                tally.errors[type(problem).__name__] += 1


# a run

COLUMNS = (
    "tables",
    "pace",
    "choices/s",
    "answer, median",
    "99 %",
    "on another's stream, median",
    "99 %",
    "server busy",
    "CPU a choice",
    "memory before",
    "all open",
    "a table",
    "errors",
)


async def run(tables: int, pace: str, seconds: float) -> list[str]:
    """Open all tables, play for a while, and give a row of the table."""
    tally = Tally(PACES[pace])
    with serving() as server:
        await ready(server)
        before = server.memory()
        async with asyncio.timeout(120 + 2 * seconds), asyncio.TaskGroup() as group:
            for _ in range(tables):
                group.create_task(keep_a_table(server, tally))
            while tally.seated < tables:
                await asyncio.sleep(0.1)
            await asyncio.sleep(0.5)
            opened, worked, begun = server.memory(), server.worked(), time.perf_counter()
            tally.until = begun + seconds
            tally.begin.set()
            await asyncio.sleep(seconds)
            worked, played = server.worked() - worked, len(tally.answers)
    return [
        str(tables),
        pace,
        f"{len(tally.answers) / (tally.last - begun):,.0f}",
        *spread(tally.answers),
        *spread(tally.arrivals),
        f"{worked / seconds:.0%}",
        f"{worked / played * 1e3:.1f} ms",
        f"{before:.0f} MB",
        f"{opened:.0f} MB",
        f"{(opened - before) / tables * 1024:.0f} KB",
        ", ".join(f"{number} {kind}" for kind, number in tally.errors.items()) or "none",
    ]


async def ready(server: Server) -> None:
    """Wait for the server's first answer, so that everything it needs is loaded."""
    async with httpx.AsyncClient(transport=httpx.AsyncHTTPTransport(retries=8, verify=False)) as client:
        (await client.get(f"{server.address}/api/games", timeout=20)).raise_for_status()


def spread(seconds: list[float]) -> list[str]:
    """Give the median and the 99th percentile, in milliseconds."""
    percentiles = quantiles(seconds, n=100)
    return [f"{percentiles[place - 1] * 1e3:.1f} ms" for place in (50, 99)]


def main() -> None:
    parser = argparse.ArgumentParser(description="Measures Grange's server with many tables at once, on this machine alone.")
    parser.add_argument("--tables", type=int, nargs="+", default=[100, 500], help="how many tables (default: 100 500)")
    parser.add_argument("--seconds", type=float, default=10.0, help="how long to play at each size and pace (default: 10)")
    chosen = parser.parse_args()
    files = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (files, files))  # a table needs three sockets at each end
    table = Table(title=f"Python {sys.version.split()[0]}, {os.cpu_count()} cores, client included", title_justify="left")
    for column in COLUMNS:
        table.add_column(column, justify="left" if column == "pace" else "right")
    console = Console()
    for tables in chosen.tables:
        for pace in PACES:
            with console.status(f"Playing at {tables} tables, {pace}"):
                table.add_row(*asyncio.run(run(tables, pace, chosen.seconds)))
    console.print(table)


if __name__ == "__main__":
    main()
