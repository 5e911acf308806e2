"""Measures the gain of committing several choices in one transaction.

    python bench/commits.py [--tables 1 10 100] [--choices 2000] [--database postgresql://…]

Each table writes one choice after another through the archive, as fast as they are answered, with the snapshot of a table of
Agricola; once with a transaction for each choice, and once with shared ones. Both are measured in turn in one run, so that their
ratio is meaningful on any machine.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
import time
from pathlib import Path
from uuid import uuid4

from rich.console import Console
from rich.table import Table

import grange
from grange.web.house.documents import document_of, setup_of
from grange.web.house.table import LiveTable
from grange.web.storage import archive
from grange.web.storage.store import Store
from grange.web.stored import Entry, StoredSeat, StoredTable

ROUNDS = 3


def new_table() -> LiveTable:
    """Make a table without choices."""
    origin = grange.new_game("agricola", 4, 7).origin
    seats = [StoredSeat(seat, "", None, person=True, taken=True) for seat in range(4)]
    stored = StoredTable(
        id=uuid4().hex,
        game="agricola",
        version=origin.game.version,
        setup=setup_of(origin),
        created=time.time(),
        seats=seats,
    )
    return LiveTable(stored)


async def play(door: archive.Archive, live: LiveTable, choices: int) -> None:
    """Write the same choice again and again, one position after another."""
    decision = live.state.decision
    entry = Entry(decision.seat, decision.codes[0])
    state = live.after(entry)
    written, news = live.to_write(entry, state), [document_of(event) for event in state.events or []]
    for position in range(choices):
        await door.write(door.store.append, live.stored.id, position, entry, news, written, True)


async def measure(address: str, tables: int, choices: int, most_together: int) -> float:
    """Return how many choices are written per second."""
    archive.MOST_TOGETHER = most_together
    door = archive.Archive(Store(address))
    playing = [new_table() for _ in range(tables)]
    for live in playing:
        await door.write(door.store.create, live.stored, live.to_write(None, live.state))
    started = time.perf_counter()
    await asyncio.gather(*(play(door, live, choices // tables) for live in playing))
    took = time.perf_counter() - started
    await asyncio.to_thread(door.close)
    return choices // tables * tables / took


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, nargs="+", default=[1, 10, 100])
    parser.add_argument("--choices", type=int, default=2000)
    parser.add_argument("--database")
    chosen = parser.parse_args()
    shown = Table("tables at once", "one by one, choices/s", "together, choices/s", "ratio", title="Commits")
    together = archive.MOST_TOGETHER
    with tempfile.TemporaryDirectory() as folder:
        address = chosen.database or f"sqlite:///{Path(folder) / 'tables.db'}"
        for tables in chosen.tables:
            runs = [[asyncio.run(measure(address, tables, chosen.choices, most)) for most in (1, together)] for _ in range(ROUNDS)]
            alone, shared = (sorted(speeds)[ROUNDS // 2] for speeds in zip(*runs, strict=True))
            shown.add_row(str(tables), f"{alone:.0f}", f"{shared:.0f}", f"{shared / alone:.2f}")
    Console().print(shown)


if __name__ == "__main__":
    main()
