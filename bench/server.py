"""Measures the server: many tables at once, over real sockets on this machine, against a separate server process.

    python bench/server.py [--tables 100,500] [--seconds 10] [--pace 5] [--by api,page] [--processes 2] [--database …]
    python bench/server.py --idle 5000          idle sockets
    python bench/server.py --restart 100000     the start with that many tables
    python bench/server.py --dailies 10000      the front page with that many finished challenges
    python bench/server.py --bots 400 --seconds 300     tables of bots, none of which may stop

Each table has one seat, played by a program, and a spectator. There are no bots, so that only the server is measured. Choices are
random. Each is on disk before it is answered, and the table then goes out on both streams, as the API or the pages do it. With
`--pace 0` programs play as fast as they can; answer times then only show the length of the queue. `--database own` starts a
PostgreSQL that waits for its disk as SQLite does; its own work is not counted.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import resource
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import AsyncExitStack, contextmanager
from pathlib import Path
from statistics import median, quantiles

import httpx
from filled import fill
from people import AT_ONCE, Line, Tally, keep_a_table, opened
from process import OWN, Server, database_at, folder, serving
from rich.console import Console
from rich.table import Table
from websockets.asyncio.client import connect

COLUMNS = ("tables", "by", "a second", "median", "99 %", "seen 99 %", "CPU", "KB", "errors")
KINDS = ("api", "page")
AT_REST = 0.02  # the most CPU seconds of an idle server in half a second
STILL = 60  # seconds without a move after which a table of bots counts as stopped
REPEATS = 30  # visits to the front page


async def played(server: Server, tables: int, by: str, chosen: argparse.Namespace) -> list[str]:
    """Open all tables, play for a while, and return a row of the table."""
    await _warm_up(server, by, chosen.game)
    tally, before = Tally(chosen.pace), server.memory()
    async with asyncio.timeout(300 + 2 * chosen.seconds), asyncio.TaskGroup() as group:
        for _ in range(tables):
            group.create_task(keep_a_table(server.address, chosen.game, by, tally))
        while tally.seated < tables:
            await asyncio.sleep(0.1)
        await asyncio.sleep(1)
        held, worked = server.memory() - before, server.worked()
        tally.until = time.perf_counter() + chosen.seconds
        tally.begin.set()
        await asyncio.sleep(chosen.seconds)
        worked, choices = server.worked() - worked, len(tally.answers)
    return [
        str(tables),
        by,
        f"{choices / chosen.seconds:,.0f}",
        f"{median(tally.answers) * 1e3:.1f}",
        f"{_last_hundredth(tally.answers):.0f}",
        f"{_last_hundredth(tally.arrivals):.0f}",
        f"{worked / choices * 1e3:.2f}",
        f"{held / tables:.0f}",
        ", ".join(f"{number} {kind}" for kind, number in tally.errors.items()) or "none",
    ]


async def _warm_up(server: Server, by: str, game: str) -> None:
    """Play for a moment and wait until the server is idle, so that its caches are warm."""
    tally = Tally(0.0, until=time.perf_counter() + 2)
    tally.begin.set()
    await keep_a_table(server.address, game, by, tally)
    worked = -1.0
    while server.worked() - worked > AT_REST:
        worked = server.worked()
        await asyncio.sleep(0.5)


def _last_hundredth(seconds: list[float]) -> float:
    """Return the 99th percentile, in milliseconds."""
    return quantiles(seconds, n=100)[98] * 1e3


def measure_tables(chosen: argparse.Namespace, console: Console) -> None:
    """Measure each number of tables, over the API and the pages, each on a new server."""
    shown = Table(title=f"One choice in {chosen.pace:g} s at each table; {_machine()}", title_justify="left")
    for column in COLUMNS:
        shown.add_column(column, justify="left" if column in ("by", "errors") else "right")
    for tables in chosen.tables:
        for by in chosen.by:
            with (
                console.status(f"Playing at {tables} tables by {by}"),
                house(chosen) as (data, _, more),
                serving(data, more) as server,
            ):
                shown.add_row(*asyncio.run(played(server, tables, by, chosen)))
    console.print(shown)
    console.print("Milliseconds: until a choice is answered, until others see it, and of the server's CPU for each choice.")
    console.print("KB: of the server's memory for each table with its two streams.")


async def _idle(server: Server, sockets: int, game: str) -> tuple[float, float, float]:
    """Watch one table on many sockets; return the seconds to open them all, KB each, and CPU in a quiet second."""
    line, before, begun = Line(server.address), server.memory(), time.perf_counter()
    table, _ = await opened(line, game)
    address, turn = f"{server.address.replace('http', 'ws', 1)}/api/tables/{table}/live", asyncio.Semaphore(AT_ONCE)
    async with AsyncExitStack() as streams:

        async def watch() -> None:
            async with turn:
                socket = await streams.enter_async_context(connect(address, proxy=None, ping_interval=None))
                await socket.send("{}")
                await socket.recv()

        await asyncio.gather(*(watch() for _ in range(sockets)))
        took, held, worked = time.perf_counter() - begun, server.memory() - before, server.worked()
        await asyncio.sleep(5)
        return took, held / sockets, (server.worked() - worked) / 5


def measure_idle(chosen: argparse.Namespace, console: Console) -> None:
    """Hold many sockets open."""
    with house(chosen) as (data, _, more), serving(data, more) as server:
        took, held, busy = asyncio.run(_idle(server, chosen.idle, chosen.game))
    console.print(f"{chosen.idle:,} idle sockets: open in {took:.1f} s, {held:.0f} KB each, then {busy:.1%} of a core")


def measure_restart(chosen: argparse.Namespace, console: Console) -> None:
    """Start a server with a full database."""
    with house(chosen) as (data, database, more):
        _fill(data, database, more, chosen.game, chosen.restart)
        with console.status("Starting"), serving(data, more) as server:
            console.print(f"{chosen.restart:,} tables: first answer {server.started:.2f} s after the start")


def measure_front(chosen: argparse.Namespace, console: Console) -> None:
    """Load the front page of a server where many have played the daily challenge."""
    with house(chosen) as (data, database, more):
        _fill(data, database, more, chosen.game, chosen.dailies, daily=True)
        with serving(data, more) as server, httpx.Client(base_url=server.address, timeout=60) as client:
            client.get("/").raise_for_status()
            times = []
            for _ in range(REPEATS):
                begun = time.perf_counter()
                client.get("/").raise_for_status()
                times.append((time.perf_counter() - begun) * 1e3)
    console.print(f"Front page with {chosen.dailies:,} dailies: median {median(times):.1f} ms, worst {max(times):.1f} ms")


def _fill(data: Path, database: str, more: Sequence[str], game: str, copies: int, daily: bool = False) -> None:
    """Let a server open one table, and copy it."""

    async def lay(server: Server) -> str:
        return (await opened(Line(server.address), game))[0]

    with serving(data, more) as server:
        table = asyncio.run(lay(server))
    fill(database, table, copies, daily)


async def _watched_bots(server: Server, tables: int, chosen: argparse.Namespace) -> tuple[int, int, int, float]:
    """Watch tables of bots; return how many are over, how many have stopped, the number of choices, and the seconds."""
    line, begun = Line(server.address), time.perf_counter()
    names = [(await opened(line, chosen.game, bots=2))[0] for _ in range(tables)]
    moved, seen, over = dict.fromkeys(names, begun), dict.fromkeys(names, 0), set[str]()
    until = time.perf_counter() + chosen.seconds
    while len(over) < tables and time.perf_counter() < until:
        for name in names:
            if name not in over:
                table = json.loads((await line.ask("GET", f"/api/tables/{name}")).body)
                if table["position"] > seen[name]:
                    moved[name], seen[name] = time.perf_counter(), table["position"]
                if table["view"]["over"]:
                    over.add(name)
    now = time.perf_counter()
    stopped = sum(now - moved[name] > STILL for name in names if name not in over)
    return len(over), stopped, sum(seen.values()), now - begun


def measure_bots(chosen: argparse.Namespace, console: Console) -> None:
    """Let bots play at many tables at once."""
    with house(chosen) as (data, _, more), serving(data, more) as server:
        over, stopped, choices, took = asyncio.run(_watched_bots(server, chosen.bots, chosen))
        worked = server.worked()
    console.print(
        f"{chosen.bots:,} tables of bots: {over:,} over, {stopped:,} stopped for more than {STILL} s; {choices:,} choices"
    )
    console.print(f"in {took:.0f} s with those who watch, {worked / choices * 1e3:.1f} ms of CPU a choice with the bots' thinking")


@contextmanager
def house(chosen: argparse.Namespace) -> Iterator[tuple[Path, str, list[str]]]:
    """Make an empty data folder; return it with its database and the arguments of the server."""
    with folder() as data, database_at(chosen.database) as address:
        more = [
            *(["--database", address] if address else []),
            *(["--processes", str(chosen.processes)] if chosen.processes else []),
        ]
        yield data, address or f"sqlite:///{data / 'tables.db'}", more


def _machine() -> str:
    return f"Python {sys.version.split()[0]}, {os.cpu_count()} cores, client included"


def _numbers(text: str) -> list[int]:
    return [int(part) for part in text.split(",")]


def _kinds(text: str) -> list[str]:
    found = text.split(",")
    if not set(found) <= set(KINDS):
        raise ValueError(text)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description="Measures Grange's server with many tables at once, on this machine alone.")
    parser.add_argument("--tables", type=_numbers, default=[100, 500], help="how many tables (default: 100,500)")
    parser.add_argument("--seconds", type=float, default=10.0, help="how long to play each time (default: 10)")
    parser.add_argument("--pace", type=float, default=5.0, help="seconds before a choice, on average (default: 5)")
    parser.add_argument("--by", type=_kinds, default=["api", "page"], help="how the tables are played (default: api,page)")
    parser.add_argument("--game", default="evergreen", help="which game (default: evergreen)")
    parser.add_argument("--database", help=f"address of an empty database, or '{OWN}' (default: SQLite in an empty folder)")
    parser.add_argument("--processes", type=int, help="of the server (default: as the server has it)")
    parser.add_argument("--idle", type=int, help="instead, hold this many idle sockets open")
    parser.add_argument("--restart", type=int, help="instead, start with this many tables")
    parser.add_argument("--dailies", type=int, help="instead, show the front page with this many finished challenges")
    parser.add_argument("--bots", type=int, help="instead, let bots play at this many tables")
    chosen = parser.parse_args()
    files = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (files, files))  # a table needs three sockets at each end
    instead = {"idle": measure_idle, "restart": measure_restart, "dailies": measure_front, "bots": measure_bots}
    measures = [measure for name, measure in instead.items() if getattr(chosen, name)] or [measure_tables]
    for measure in measures:
        measure(chosen, Console())


if __name__ == "__main__":
    main()
