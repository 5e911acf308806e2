"""Campaigns in the store."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Text, cast, select, update
from sqlalchemy.engine import Connection, Engine

from grange.web.storage.schema import campaigns, holders, tables
from grange.web.storage.store.queries import document_of, seats_of
from grange.web.stored import NextTakenError, StoredCampaign, StoredSeat

CAMPAIGN = (
    *(campaigns.c[name] for name in ("id", "revision", "playing", "touched")),
    cast(campaigns.c.document, Text).label("document"),
)


@dataclass(frozen=True)
class Campaigns:
    """Stores campaigns."""

    engine: Engine

    def find(self, campaign_id: str) -> StoredCampaign | None:
        """Load a campaign, with its latest table."""
        if not campaign_id.isprintable():
            return None
        last = select(tables.c.id, tables.c.campaign_table).where(tables.c.campaign == campaign_id)
        with self.engine.connect() as connection:
            row = connection.execute(select(*CAMPAIGN).where(campaigns.c.id == campaign_id)).one_or_none()
            table = connection.execute(last.order_by(tables.c.campaign_table.desc())).first()
        if row is None or table is None:
            return None
        return StoredCampaign(
            row.id, document_of(row.document) or {}, row.revision, row.playing, table.id, table.campaign_table + 1
        )

    def change(self, connection: Connection, campaign: StoredCampaign) -> None:
        """Store a changed campaign, unless somebody else has changed it meanwhile."""
        write_campaign(connection, campaign)

    def of(self, visitor: str, most: int) -> list[tuple[str, dict[str, Any], list[StoredSeat]]]:
        """List a visitor's campaigns, the newest first, with the players at their latest tables."""
        own = select(tables.c.campaign).join(holders, holders.c.table_id == tables.c.id).where(holders.c.visitor == visitor)
        newest = select(*CAMPAIGN).where(campaigns.c.id.in_(own)).order_by(campaigns.c.touched.desc()).limit(most)
        with self.engine.connect() as connection:
            rows = connection.execute(newest).all()
            games = select(tables.c.id, tables.c.campaign).where(tables.c.campaign.in_([row.id for row in rows]))
            last = {game.campaign: game.id for game in connection.execute(games.order_by(tables.c.campaign_table))}
            sitting = seats_of(connection, list(last.values()))
        return [(row.id, document_of(row.document) or {}, sitting[last[row.id]]) for row in rows]


def write_campaign(connection: Connection, campaign: StoredCampaign) -> None:
    """Insert a campaign, or update the revision that was read."""
    row = {"document": campaign.document, "revision": campaign.revision + 1, "playing": campaign.playing, "touched": time.time()}
    if not campaign.revision:
        connection.execute(campaigns.insert().values(id=campaign.id, **row))
        return
    read = (campaigns.c.id == campaign.id) & (campaigns.c.revision == campaign.revision)
    if not connection.execute(update(campaigns).where(read).values(**row)).rowcount:
        raise NextTakenError
