"""Pace in the store: at which tables somebody's time is up, and when the house was down."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import select, update
from sqlalchemy.engine import Connection, Engine

from grange.web.storage.facts import fact, note
from grange.web.storage.schema import HOST, holders, house, outages, tables

AWAKE = "awake"  # the time at which the house was last known to be up


@dataclass(frozen=True)
class PaceStore:
    """Stores deadlines and outages."""

    engine: Engine

    def beat(self, connection: Connection, now: float, longest: float) -> list[tuple[float, float]]:
        """Note that the house is up, and an outage if nobody has noted that for long; list all outages."""
        connection.execute(select(house.c.value).where(house.c.name == AWAKE).with_for_update())  # one process after another
        last = float(fact(connection, AWAKE) or now)
        if now - last > longest:
            connection.execute(outages.insert().values(began=last, ended=now))
        if now > last or fact(connection, AWAKE) is None:
            note(connection, AWAKE, repr(now))
        return [(row.began, row.ended) for row in connection.execute(select(outages).order_by(outages.c.began))]

    def due(self, now: float, most: int) -> list[tuple[str, float]]:
        """List the tables at which somebody's time may be up, with their deadlines, the longest waiting first."""
        running = (~tables.c.over, ~tables.c.away, tables.c.closed.is_(None))
        chosen = select(tables.c.id, tables.c.deadline).where(tables.c.deadline <= now, *running)
        with self.engine.connect() as connection:
            return [(row.id, row.deadline) for row in connection.execute(chosen.order_by(tables.c.deadline).limit(most))]

    def seats_with_clocks(self, visitor: str) -> list[tuple[str, int]]:
        """List a visitor's seats at tables in play that have clocks."""
        running = select(tables.c.id, tables.c.setup, holders.c.seat).join(holders, holders.c.table_id == tables.c.id)
        mine = running.where(holders.c.visitor == visitor, holders.c.seat != HOST, ~tables.c.over)
        with self.engine.connect() as connection:
            return [(row.id, row.seat) for row in connection.execute(mine) if "pace" in row.setup]

    def postpone(self, connection: Connection, table_id: str, seen: float, deadline: float | None) -> None:
        """Replace the deadline that was seen by a later one, or by none; one that another process has written meanwhile stays."""
        same = (tables.c.id == table_id, tables.c.deadline == seen)
        connection.execute(update(tables).where(*same).values(deadline=deadline))
