"""Reviews in the store."""

from __future__ import annotations

import hashlib
import json
import time
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Text, cast, select, update
from sqlalchemy.engine import Connection, Engine

from grange.web.storage.schema import reviews
from grange.web.storage.store.queries import document_of
from grange.web.stored import WaitingReview

DIGEST = "digest"  # of everything else in a document, so that a damaged one is recognised
WAITED_FOR = ~reviews.c.done & reviews.c.asked.is_not(None)


@dataclass(frozen=True)
class Reviews:
    """Stores the reviews of games."""

    engine: Engine

    def find(self, table_id: str) -> dict[str, Any] | None:
        """Load what is known of the review of a table's game; of a damaged one, nothing."""
        document = select(cast(reviews.c.document, Text)).where(reviews.c.table_id == table_id)
        with self.engine.connect() as connection:
            text = connection.execute(document).scalar_one_or_none()
        return None if text is None else _whole(document_of(text) or {})

    def ask(self, connection: Connection, table_id: str, visitor: str | None, address: str | None) -> None:
        """Note that somebody waits for a review, unless somebody does already; a damaged one begins again."""
        asked = {"asked": time.time(), "visitor": visitor, "address": address}
        found = connection.execute(select(reviews.c.done, reviews.c.asked).where(reviews.c.table_id == table_id)).one_or_none()
        if found is None:
            connection.execute(reviews.insert().values(table_id=table_id, document={}, done=False, **asked))
        elif found.done or found.asked is None:
            anew = {"document": {}, "done": False} if found.done else {}
            connection.execute(update(reviews).where(reviews.c.table_id == table_id).values(**asked, **anew))

    def keep(self, connection: Connection, table_id: str, document: dict[str, Any], done: bool) -> None:
        """Store what is known of the review of a table's game."""
        known = {"document": {**document, DIGEST: _digest(document)}, "done": done}
        connection.execute(update(reviews).where(reviews.c.table_id == table_id).values(**known))

    def keep_accuracy(self, connection: Connection, table_id: str, accuracy: list[int]) -> None:
        """Store how right each seat's choices were, for the record of each player."""
        connection.execute(update(reviews).where(reviews.c.table_id == table_id, reviews.c.done).values(accuracy=accuracy))

    def give_up(self, connection: Connection, table_id: str) -> None:
        """Note that a review failed, so that nobody waits for it."""
        connection.execute(update(reviews).where(reviews.c.table_id == table_id).values(asked=None))

    def is_waited_for(self, table_id: str) -> bool:
        """Check whether a review is in progress or waits for its turn."""
        with self.engine.connect() as connection:
            return (
                connection.execute(select(reviews.c.table_id).where(WAITED_FOR, reviews.c.table_id == table_id)).first() is not None
            )

    def waiting(self) -> list[WaitingReview]:
        """List the reviews that are waiting or in progress, the earliest first."""
        columns = (reviews.c.table_id, reviews.c.visitor, reviews.c.address)
        with self.engine.connect() as connection:
            return [WaitingReview(*row) for row in connection.execute(select(*columns).where(WAITED_FOR).order_by(reviews.c.asked))]


def _digest(document: dict[str, Any]) -> str:
    return hashlib.sha256(json.dumps(document, sort_keys=True).encode()).hexdigest()


def _whole(document: dict[str, Any]) -> dict[str, Any]:
    """Return a document without its digest, which older ones do not have; empty if the digest is not that of the rest."""
    rest = {name: value for name, value in document.items() if name != DIGEST}
    return rest if document.get(DIGEST) in (None, _digest(rest)) else {}
