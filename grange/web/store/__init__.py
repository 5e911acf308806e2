"""The store: what is kept of tables and campaigns, in SQLite or PostgreSQL."""

from grange.web.store.store import CHANGED, FACED, MOVED, REVIEW, SAID, USED, Order, Store
from grange.web.store.stored import (
    DailyPlace,
    Entry,
    GoneError,
    Listed,
    NextTakenError,
    PositionTakenError,
    Right,
    Since,
    StoredCampaign,
    StoredSeat,
    StoredTable,
    Written,
)

__all__ = [
    "CHANGED",
    "FACED",
    "MOVED",
    "REVIEW",
    "SAID",
    "USED",
    "DailyPlace",
    "Entry",
    "GoneError",
    "Listed",
    "NextTakenError",
    "Order",
    "PositionTakenError",
    "Right",
    "Since",
    "Store",
    "StoredCampaign",
    "StoredSeat",
    "StoredTable",
    "Written",
]
