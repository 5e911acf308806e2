"""Queries that several parts of the store share."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from sqlalchemy import ColumnElement, FromClause, Select, func, select
from sqlalchemy.engine import Connection

from grange.web.storage.schema import holders, seats, tables
from grange.web.stored import HIDDEN, StoredSeat


def tables_of(visitor: str) -> Select[tuple[str]]:
    """List the tables that a visitor holds."""
    return select(holders.c.table_id).where(holders.c.visitor == visitor)


def is_shown(kept: FromClause = tables) -> ColumnElement[bool]:
    """Return a condition for whether a table is not hidden."""
    return func.coalesce(kept.c.closed, "") != HIDDEN


def rematch_of(table_id: str) -> Select[Any]:
    """Find the rematch of a table."""
    return select(tables.c.id).where(tables.c.rematch_of == table_id)


def seats_of(connection: Connection, ids: Sequence[str]) -> dict[str, list[StoredSeat]]:
    """List the seats of tables."""
    sitting: dict[str, list[StoredSeat]] = {table: [] for table in ids}
    for row in connection.execute(select(seats).where(seats.c.table_id.in_(ids)).order_by(seats.c.seat)):
        sitting[row.table_id].append(seat_in(row))
    return sitting


def seat_in(row: Any) -> StoredSeat:
    """Read a seat from a row with its columns."""
    return StoredSeat(row.seat, row.name, row.bot, row.person, row.taken, row.account, row.link)


def document_of(text: str | None) -> dict[str, Any] | None:
    """Read the summary of a table or a campaign; a damaged one must not hide the others."""
    try:
        document = json.loads(text or "null")
    except ValueError:
        return None
    return document if isinstance(document, dict) else None
