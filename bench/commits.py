"""Measures what it gives that choices which come together go to disk together.

    python bench/commits.py [--tables 1 10 100] [--choices 2000] [--database postgresql://…]

Each table writes one choice after another through the archive, as fast as they are answered, with the moment that a table of
Agricola keeps; once with a transaction for each choice, and once with shared ones. Both are measured in turn in one run, so that
their ratio means something on any machine.
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
from grange.web import archive
from grange.web.store import Entry, Store, StoredSeat, StoredTable
from grange.web.table import LiveTable, document_of, setup_of

ROUNDS = 3


def new_table() -> LiveTable:
    """Lay a table at which nobody has chosen."""
    origin = grange.new_game("agricola", 4, 7).origin
    seats = [StoredSeat(seat, "", None, person=True, taken=True) for seat in range(4)]
    return LiveTable(StoredTable(uuid4().hex, "agricola", origin.game.version, setup_of(origin), time.time(), seats))


async def play(door: archive.Archive, live: LiveTable, choices: int) -> None:
    """Write the same choice again and again, one position after another."""
    decision = live.state.decision
    entry = Entry(decision.seat, decision.codes[0])
    state = live.after(entry)
    written, news = live.written(entry, state), [document_of(event) for event in state.events or []]
    for position in range(choices):
        await door.write(door.store.append, live.stored.id, position, entry, news, written, True)


async def measure(address: str, tables: int, choices: int, most_together: int) -> float:
    """Count the choices that are written in a second."""
    archive.MOST_TOGETHER = most_together
    door = archive.Archive(Store(address))
    playing = [new_table() for _ in range(tables)]
    for live in playing:
        await door.write(door.store.create, live.stored, live.written(None, live.state))
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
            alone, shared = (sorted(each)[ROUNDS // 2] for each in zip(*runs, strict=True))
            shown.add_row(str(tables), f"{alone:.0f}", f"{shared:.0f}", f"{shared / alone:.2f}")
    Console().print(shown)


if __name__ == "__main__":
    main()
