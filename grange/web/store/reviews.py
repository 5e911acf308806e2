"""Reviews in the store."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sqlalchemy import Text, cast, select, update
from sqlalchemy.engine import Connection, Engine

from grange.web.schema import reviews
from grange.web.store.queries import document_of


@dataclass(frozen=True)
class Reviews:
    """Keeps what is known of the reviews of games."""

    engine: Engine

    def find(self, table_id: str) -> dict[str, Any] | None:
        """Read what is known of the review of a table's game."""
        document = select(cast(reviews.c.document, Text)).where(reviews.c.table_id == table_id)
        with self.engine.connect() as connection:
            text = connection.execute(document).scalar_one_or_none()
        return None if text is None else document_of(text) or {}

    def begin(self, connection: Connection, table_id: str) -> None:
        """Write down that a review is being made of which nothing is known yet."""
        if not connection.execute(select(reviews.c.done).where(reviews.c.table_id == table_id)).first():
            connection.execute(reviews.insert().values(table_id=table_id, document={}, done=False))

    def keep(self, connection: Connection, table_id: str, document: dict[str, Any], done: bool) -> None:
        """Write down what is known of the review of a table's game."""
        known = {"document": document, "done": done}
        if not connection.execute(update(reviews).where(reviews.c.table_id == table_id).values(**known)).rowcount:
            connection.execute(reviews.insert().values(table_id=table_id, **known))

    def left(self) -> list[str]:
        """List the tables with a review that was begun and is not made yet."""
        with self.engine.connect() as connection:
            return list(connection.execute(select(reviews.c.table_id).where(~reviews.c.done)).scalars())
