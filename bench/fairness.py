"""Measures fairness: many tables of one address ask for hints all the time, while a visitor from another address plays.

    python bench/fairness.py [--tables 50] [--seconds 30] [--game agricola] [--database own]

The server has the limits of a public server. We measure how long the other visitor waits for a page, a choice and a hint: first
alone, then beside the crowd. The addresses are 127.0.0.2 and 127.0.0.3, so this needs Linux.
"""

from __future__ import annotations

import argparse
import asyncio
import html
import time
from collections import Counter
from dataclasses import dataclass, field
from statistics import median

import httpx
from people import CSRF, OPTION
from process import database_at, folder, serving
from rich.console import Console
from rich.table import Table

CROWD, OTHER = "127.0.0.2", "127.0.0.3"
OURS = {"x-grange": "1"}
PAUSE = 0.3  # seconds between two requests of the other visitor
REFUSED = 1.0  # seconds until a refused visitor asks again


@dataclass
class Seen:
    """The duration of each kind of request, and the refusals."""

    seconds: dict[str, list[float]] = field(default_factory=dict)
    refused: Counter[int] = field(default_factory=Counter)


@dataclass
class Player:
    """A visitor with a browser at a table of their own."""

    client: httpx.AsyncClient
    seen: Seen
    table: str = ""

    async def sit_down(self, game: str) -> None:
        """Open a table for one."""
        page = (await self.client.get(f"/new/{game}")).text
        found = CSRF.search(page)
        assert found
        answer = await self.client.post(f"/new/{game}", data={"csrf": html.unescape(found[1]), "kind-0": "me"})
        assert answer.status_code == 303, answer.text
        self.table = answer.headers["location"]

    async def timed(self, kind: str, method: str, path: str, **more: object) -> httpx.Response:
        """Send a request and record how long it took."""
        begun = time.perf_counter()
        answer = await self.client.request(method, self.table + path, headers=OURS, **more)  # type: ignore[arg-type]
        if answer.status_code == 200:
            self.seen.seconds.setdefault(kind, []).append(time.perf_counter() - begun)
        else:
            self.seen.refused[answer.status_code] += 1
        return answer

    async def turn(self, pause: float) -> None:
        """Look at the page, ask for a hint, and choose; start a new game after the end."""
        page = await self.timed("page", "GET", "")
        await asyncio.sleep(pause)
        while (await self.timed("hint", "POST", "/hint", json={"seat": 0})).status_code == 429:
            await asyncio.sleep(REFUSED)
        await asyncio.sleep(pause)
        options, position = OPTION.findall(page.text), page.text.partition('data-position="')[2].partition('"')[0]
        if page.status_code == 200 and options:
            chosen = {"seat": 0, "position": int(position), "option": html.unescape(options[0])}
            await self.timed("choice", "POST", "/choose", json=chosen)
        elif page.status_code != 200:
            await asyncio.sleep(REFUSED)
        await asyncio.sleep(pause)

    async def play(self, until: float, pause: float) -> None:
        """Take turns until the time is over."""
        while time.perf_counter() < until:
            await self.turn(pause)


def visitor(address: str, local: str, seen: Seen) -> Player:
    """Make a visitor that connects from a local address."""
    transport = httpx.AsyncHTTPTransport(local_address=local, limits=httpx.Limits(max_connections=None))
    return Player(httpx.AsyncClient(base_url=address, transport=transport, timeout=300), seen)


async def measured(address: str, chosen: argparse.Namespace) -> tuple[Seen, Seen, Seen]:
    """Let a visitor play alone, and then beside the crowd."""
    alone, beside, crowd = Seen(), Seen(), Seen()
    other = visitor(address, OTHER, alone)
    await other.sit_down(chosen.game)
    await other.play(time.perf_counter() + chosen.seconds, PAUSE)
    others = [visitor(address, CROWD, crowd) for _ in range(chosen.tables)]
    for player in others:
        await player.sit_down(chosen.game)
        await asyncio.sleep(0.05)
    until, other.seen = time.perf_counter() + chosen.seconds, beside
    crowding = [asyncio.create_task(player.play(until + 3600, 0.0)) for player in others]
    await asyncio.sleep(3)
    await other.play(time.perf_counter() + chosen.seconds, PAUSE)
    for task in crowding:
        task.cancel()
    await asyncio.gather(*crowding, return_exceptions=True)
    return alone, beside, crowd


def main() -> None:
    """Measure, and print the results."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--game", default="agricola")
    parser.add_argument("--database", metavar="postgresql://…|own")
    chosen = parser.parse_args()
    with folder() as data, database_at(chosen.database) as database:
        more = ["--rate", "50", *(["--database", database] if database else [])]
        with serving(data, more) as server:
            alone, beside, crowd = asyncio.run(measured(server.address, chosen))
    shown = Table(
        title=f"{chosen.tables} tables of one address ask for hints; ms until another address is answered", title_justify="left"
    )
    for column in ("", "times", "median", "longest"):
        shown.add_column(column, justify="right" if column else "left")
    for name, seen in (("alone", alone), ("beside them", beside), ("they themselves", crowd)):
        for kind, seconds in seen.seconds.items():
            shown.add_row(f"{name}: {kind}", str(len(seconds)), f"{median(seconds) * 1e3:.0f}", f"{max(seconds) * 1e3:.0f}")
        if seen.refused:
            shown.add_row(f"{name}: refused", ", ".join(f"{number} × {status}" for status, number in seen.refused.items()), "", "")
    Console().print(shown)


if __name__ == "__main__":
    main()
