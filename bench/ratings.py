"""Measures what a rated game costs, and how long it takes to compute all ratings again.

    python bench/ratings.py [--games 20000] [--people 1000] [--seats 4]

Results of games with random places are stored in a new SQLite file, counted as a server counts them, and computed again. The first
and the last number grow with the games; the costs of one do not.
"""

from __future__ import annotations

from argparse import ArgumentParser
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter, process_time

from grange.web.ratings.model import rate
from grange.web.storage.schema import result_seats, results
from grange.web.storage.store import Store

AT_ONCE = 10_000
COUNTED = 500  # results that are counted as a server does


def fill(store: Store, games: int, people: int, seats: int, numbered: bool) -> None:
    """Store results with random players and places."""
    random = Random(seats)
    for first in range(0, games, AT_ONCE):
        heads, sitting = [], []
        for number in range(first + 1, min(first + AT_ONCE, games) + 1):
            name = f"{'n' if numbered else 'w'}{number}"
            head = {"table_id": name, "game": "evergreen", "seats": seats, "ended": float(number)}
            heads.append(head | {"number": number if numbered else None})
            for seat, player in enumerate(random.sample(range(people), seats)):
                row = {"table_id": name, "seat": seat, "player": f"p{player}", "team": seat, "points": 0, "counted": True}
                sitting.append(row | {"place": random.randint(1, seats)})
        with store.writing.begin() as connection:
            connection.execute(results.insert(), heads)
            connection.execute(result_seats.insert(), sitting)


def main() -> None:
    """Run the measurement."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--people", type=int, default=1_000)
    parser.add_argument("--seats", type=int, default=4)
    asked = parser.parse_args()
    with TemporaryDirectory() as folder:
        store = Store(f"sqlite:///{Path(folder) / 'tables.db'}")
        fill(store, asked.games, asked.people, asked.seats, numbered=True)
        began, cpu = perf_counter(), process_time()
        store.ratings.count_again(rate)
        took, worked = perf_counter() - began, process_time() - cpu
        print(f"{asked.games} games of {asked.seats} computed again: {took:.1f} s, {worked:.1f} s of processor time")
        print(f"that is {1e6 * worked / asked.games:.0f} s of processor time for a million")
        fill(store, COUNTED, asked.people, asked.seats, numbered=False)
        cpu = process_time()
        while store.write(store.ratings.count, rate, 20):
            pass
        print(f"one result counted as it comes: {1000 * (process_time() - cpu) / COUNTED:.2f} ms of processor time")
        store.close()


if __name__ == "__main__":
    main()
