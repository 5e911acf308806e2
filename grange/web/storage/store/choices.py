"""Choices of many tables in one statement, for a database that is a round trip away.

Written one by one, each choice takes four statements, and after each the writer waits for the network and for Python's lock. Here a
whole commit is one statement, which is a transaction of its own, on a connection that lasts.
"""

from __future__ import annotations

import json
import time
from collections.abc import Sequence
from typing import Any, NamedTuple

from sqlalchemy import Connection
from sqlalchemy.exc import DataError, IntegrityError, OperationalError

from grange.web.storage.databases import Database
from grange.web.stored import Entry, Written

# If a table is gone or closed, or the position before a choice is not written, fewer rows change than were given. The division by
# zero then fails, and with it the whole statement.
WRITE = """
WITH given AS (
    SELECT * FROM unnest(
        %(table)s::text[], %(position)s::int[], %(seat)s::int[], %(code)s::text[], %(news)s::text[], %(summary)s::text[],
        %(scores)s::text[], %(over)s::bool[], %(points)s::int[], %(person)s::bool[], %(moment)s::text[], %(notification)s::text[],
        %(at)s::float8[], %(deadline)s::float8[]
    ) AS given (table_id, position, seat, code, news, summary, scores, over, points, person, moment, notification, at, deadline)
),
entered AS (
    INSERT INTO journal (table_id, position, seat, code, at, news)
    SELECT table_id, position, seat, code, at, news::json FROM given
),
changed AS (
    UPDATE tables SET
        summary = given.summary::json, scores = given.scores::json, over = given.over, points = given.points,
        touched = given.at, deadline = given.deadline, away = false, started = tables.started OR given.person
    FROM given
    WHERE tables.id = given.table_id AND tables.closed IS NULL AND (given.position = 0 OR EXISTS (
        SELECT FROM journal WHERE journal.table_id = given.table_id AND journal.position = given.position - 1
    ))
    RETURNING tables.id
),
replaced AS (
    INSERT INTO kept (table_id, moment) SELECT table_id, moment::json FROM given
    ON CONFLICT (table_id) DO UPDATE SET moment = excluded.moment
)
SELECT 1 / (SELECT (count(*) = %(number)s)::int FROM changed), (SELECT count(pg_notify(%(channel)s, notification)) FROM given)
"""


class Choice(NamedTuple):
    """A choice at a position of a table's journal, and its results."""

    table: str
    position: int
    entry: Entry
    news: list[Any]
    written: Written
    person: bool

    def row(self, notification: str) -> dict[str, Any]:
        """Return the values of the choice, by the names of the statement's parameters."""
        scores = self.written.scores
        return {
            "table": self.table,
            "position": self.position,
            "seat": self.entry.seat,
            "code": self.entry.code,
            "news": json.dumps(self.news),
            "summary": json.dumps(self.written.summary),
            "scores": json.dumps(scores),
            "over": scores is not None,
            "points": scores[0] if scores else None,
            "person": self.person,
            "moment": json.dumps(self.written.snapshot),
            "notification": notification,
            "at": self.entry.at or time.time(),
            "deadline": None if scores else self.written.deadline,
        }


class ChoiceWriter:
    """Writes choices of different tables together. Its connection is not checked before each use, but replaced when it is lost."""

    def __init__(self, database: Database, channel: str) -> None:
        self.database, self.channel = database, channel
        self._line: Connection | None = None

    def write(self, rows: Sequence[dict[str, Any]]) -> bool:
        """Write all rows, or none if one of them is refused; return whether they are on disk.

        After a lost connection it tries once more. If the first try succeeded after all, the second is refused.
        """
        columns = {name: [row[name] for row in rows] for name in rows[0]}
        values = {**columns, "number": len(rows), "channel": self.channel}
        try:
            return self._try(values)
        except OperationalError as problem:
            if not problem.connection_invalidated:
                raise
        self.close()
        return self._try(values)

    def _try(self, values: dict[str, Any]) -> bool:
        if self._line is None:
            self._line = self.database.engine.connect().execution_options(**self.database.single)
        try:
            with self._line.begin():
                self._line.exec_driver_sql(WRITE, values)
        except (IntegrityError, DataError):
            return False
        return True

    def close(self) -> None:
        """Give the connection back."""
        if self._line is not None:
            self._line.close()
            self._line = None
