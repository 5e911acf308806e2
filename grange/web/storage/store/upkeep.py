"""Counts the tables of a server, and makes room by deleting or archiving unused ones."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import ColumnElement, case, delete, exists, func, or_, select, update
from sqlalchemy.engine import Connection, Engine

from grange.web.storage.schema import HOST, campaigns, cup_tables, holders, journal, open_tables, seats, snapshots, tables

IN_PLAY = ~tables.c.over & ~tables.c.away & tables.c.closed.is_(None)
AT_ONCE = 500  # tables to archive in one transaction


@dataclass(frozen=True)
class Upkeep:
    """Counts tables, and deletes or archives unused ones."""

    engine: Engine

    def running(self) -> int:
        """Count the tables in play."""
        with self.engine.connect() as connection:
            return int(connection.execute(select(func.count()).where(IN_PLAY)).scalar_one())

    def running_of(self, visitor: str) -> int:
        """Count the tables in play that a visitor has opened."""
        own = select(holders.c.table_id).where(holders.c.visitor == visitor, holders.c.seat == HOST)
        counted = select(func.count()).where(tables.c.id.in_(own), IN_PLAY)
        with self.engine.connect() as connection:
            return int(connection.execute(counted).scalar_one())

    def seeking_of(self, visitor: str) -> int:
        """Count the tables in the lobby that a visitor has opened."""
        return self._seeking(
            exists().where(holders.c.table_id == tables.c.id, holders.c.visitor == visitor, holders.c.seat == HOST)
        )

    def seeking_from(self, marks: Sequence[str]) -> int:
        """Count the tables in the lobby that were opened from an address with these hashes."""
        return self._seeking(tables.c.opened_from.in_(marks))

    def _seeking(self, whose: ColumnElement[bool]) -> int:
        counted = select(func.count()).select_from(open_tables).join(tables, tables.c.id == open_tables.c.table_id).where(whose)
        with self.engine.connect() as connection:
            return int(connection.execute(counted).scalar_one())

    def opened_from(self, marks: Sequence[str], since: float) -> int:
        """Count the tables opened since a time, or still in play, from an address with these hashes."""
        return self._opened(tables.c.opened_from.in_(marks), since)

    def opened_from_sites(self, sites: Sequence[str], since: float) -> int:
        """Count the same for all addresses whose hashes begin with one of these."""
        return self._opened(or_(*[tables.c.opened_from.startswith(site, autoescape=True) for site in sites]), since)

    def _opened(self, here: ColumnElement[bool], since: float) -> int:
        counted = select(func.count()).where(here, (tables.c.created >= since) | IN_PLAY)
        with self.engine.connect() as connection:
            return int(connection.execute(counted).scalar_one())

    def touch(self, connection: Connection, used: Sequence[str], unstarted_before: float, unfinished_before: float) -> None:
        """Record that some tables are in use, so that they are neither deleted nor archived."""
        before = case((tables.c.started, unfinished_before), else_=unstarted_before)
        soon = (tables.c.id.in_(list(used)), ~tables.c.over, tables.c.touched < before)
        connection.execute(update(tables).where(*soon).values(touched=time.time()))

    def put_away(self, connection: Connection, unstarted_before: float, unfinished_before: float, used: Sequence[str]) -> list[str]:
        """Delete tables that nobody began and archive those unused for long, except those in use or with a running clock."""
        in_cup = exists().where(cup_tables.c.table_id == tables.c.id)
        idle = [~tables.c.over, ~tables.c.away, tables.c.id.not_in(list(used)), ~in_cup]
        chosen = select(tables.c.id).where(*idle).limit(AT_ONCE).with_for_update(skip_locked=True)  # nobody sits down meanwhile
        seeking = select(open_tables.c.table_id).where(open_tables.c.table_id == tables.c.id).exists()
        unstarted = chosen.where(~seeking, ~tables.c.started, tables.c.touched < unstarted_before, tables.c.deadline.is_(None))
        unfinished = chosen.where(tables.c.started, tables.c.touched < unfinished_before)
        cleared = list(connection.execute(unstarted).scalars())
        away = list(connection.execute(unfinished).scalars())
        for part in (journal, snapshots, holders, seats):
            connection.execute(delete(part).where(part.c.table_id.in_(cleared)))
        connection.execute(delete(tables).where(tables.c.id.in_(cleared)))
        connection.execute(update(tables).where(tables.c.id.in_(away)).values(away=True))
        if cleared:
            without_tables = ~select(tables.c.id).where(tables.c.campaign == campaigns.c.id).exists()
            connection.execute(delete(campaigns).where(without_tables))
        return cleared + away
