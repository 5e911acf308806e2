"""Measures the lobby: many people look at it while tables are opened and seats are taken, over real sockets on this machine.

    python bench/lobby.py [--people 200] [--tables 20]

Everybody has the lobby open over a socket. One after another, a table with one free seat is opened, and some people race for it.
An update counts when the last of the sockets has it. One of those who race gets the seat, and the others are refused.
"""

from __future__ import annotations

import argparse
import asyncio
import time
from collections.abc import Sequence
from statistics import median, quantiles

import httpx
from process import Server, folder, serving
from rich.console import Console
from websockets.asyncio.client import ClientConnection, connect

RACERS = 8
PATIENCE = 60  # seconds for an update to reach everybody
TABLE = {"game": "evergreen", "seats": [{}, {}], "lobby": {}}


class Looking:
    """Somebody who looks at the lobby."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket, self.seen, self.bytes = socket, "", 0

    async def until(self, table: str, there: bool) -> None:
        """Wait until the page shows a table, or no longer."""
        while (table in self.seen) != there:
            message = await asyncio.wait_for(self.socket.recv(), PATIENCE)
            self.bytes += len(message)
            self.seen = str(message)


async def measured(server: Server, chosen: argparse.Namespace, console: Console) -> None:
    """Open tables and take their seats while everybody looks; print what was measured."""
    address = server.address.replace("http", "ws")
    begun = time.perf_counter()
    people = [await _looking(server.address, f"{address}/lobby/live") for _ in range(chosen.people)]
    for somebody in people:
        await somebody.until("class=", there=True)
    console.print(f"{len(people)} people see the lobby after {time.perf_counter() - begun:.1f} s")
    worked, opened, gone, given = server.worked(), list[float](), list[float](), list[int]()
    async with httpx.AsyncClient(base_url=server.address, timeout=PATIENCE) as client:
        for _ in range(chosen.tables):
            at = time.perf_counter()
            table = (await client.post("/api/tables", json=TABLE)).json()["table"]
            await _all(people, table, there=True)
            opened.append(time.perf_counter() - at)
            at = time.perf_counter()
            seats = [client.post(f"/api/lobby/tables/{table}/seat", json={"name": ""}) for _ in range(RACERS)]
            given.append(sum(answer.status_code == 200 for answer in await asyncio.gather(*seats)))
            await _all(people, table, there=False)
            gone.append(time.perf_counter() - at)
    worked = server.worked() - worked
    for what, times in (("a new table is seen by all", opened), ("a taken table is gone for all", gone)):
        console.print(f"{what}: median {median(times):.2f} s, 90 % {quantiles(times, n=10)[-1]:.2f} s")
    size = sum(somebody.bytes for somebody in people) / len(people) / (2 * chosen.tables) / 1024
    console.print(f"server: {worked / chosen.tables:.2f} s of CPU for a table; {size:.1f} KB for a person and change")
    console.print(f"seats given at each table: {sorted(set(given))}")
    for somebody in people:
        await somebody.socket.close()


async def _looking(site: str, address: str) -> Looking:
    """Let somebody come in with a browser of their own, and open the lobby."""
    async with httpx.AsyncClient(timeout=PATIENCE, trust_env=False) as client:
        cookie = (await client.get(f"{site}/here")).cookies["grange"]
    return Looking(await connect(address, proxy=None, additional_headers={"cookie": f"grange={cookie}"}))


async def _all(people: Sequence[Looking], table: str, there: bool) -> None:
    await asyncio.gather(*(somebody.until(table, there) for somebody in people))


def main() -> None:
    """Measure the lobby once."""
    parser = argparse.ArgumentParser(description="Measures the lobby.")
    parser.add_argument("--people", type=int, default=200)
    parser.add_argument("--tables", type=int, default=20)
    chosen = parser.parse_args()
    with folder() as data, serving(data) as server:
        asyncio.run(measured(server, chosen, Console()))


if __name__ == "__main__":
    main()
