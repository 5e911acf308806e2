"""The store: tables and campaigns in SQLite or PostgreSQL."""

from grange.web.storage.store.kinds import AT_SCREEN, CHANGED, LOBBY, MOVED, PEOPLE, REVIEW, SAID, USED
from grange.web.storage.store.store import Order, Store
from grange.web.stored import (
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
    WaitingReview,
    Written,
)

__all__ = [
    "AT_SCREEN",
    "CHANGED",
    "LOBBY",
    "MOVED",
    "PEOPLE",
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
    "WaitingReview",
    "Written",
]
