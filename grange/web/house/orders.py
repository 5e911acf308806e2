"""The orders of the keeper that stand, as one process knows them: bans, the announcement on all pages, and whether to stay away."""

from __future__ import annotations

from collections.abc import Sequence

from grange.web.addresses import Networks
from grange.web.house.capacity import marks_of
from grange.web.secret import Secret
from grange.web.storage.store.keeper import ANNOUNCEMENT, BAN, CODE, DRAIN
from grange.web.stored import StandingOrder

NETWORK, VISITOR, MARK = "network", "visitor", "mark"  # whom a ban is about; a mark is the hash of an address


class Orders:
    """What the keeper has ordered; `cluster/keeper.py` brings it up to date every second."""

    def __init__(self, secret: Secret, process: str = "") -> None:
        self.secret, self.process = secret, process
        self.announcement: dict[str, str] = {}  # a sentence in each language
        self.drained = False  # whether this process has to stay away
        self.banned: dict[str, set[str]] = {}
        self.networks = Networks()

    def take(self, standing: Sequence[StandingOrder]) -> None:
        """Replace all orders by those that stand now."""
        self.announcement = next((order.document for order in standing if order.kind == ANNOUNCEMENT), {})
        self.drained = any(order.kind == DRAIN and order.about == self.process for order in standing)
        bans = [order for order in standing if order.kind == BAN]
        self.banned = {kind: {ban.about for ban in bans if ban.document["kind"] == kind} for kind in (NETWORK, VISITOR, MARK)}
        if self.networks.names != sorted(self.banned[NETWORK]):
            self.networks = Networks(sorted(self.banned[NETWORK]))

    def said_in(self, lang: str) -> str:
        """Return the announcement on all pages in a language, or else in English; an empty text if there is none."""
        return self.announcement.get(lang) or self.announcement.get("en", "")

    @property
    def has_bans(self) -> bool:
        """Whether anybody is banned."""
        return any(self.banned.values())

    def bans(self, address: str, *visitors: str) -> bool:
        """Check whether an address or one of some visitors, by their digests, is banned."""
        if not self.has_bans:
            return False
        if any(self.bans_visitor(visitor) for visitor in visitors) or address in self.networks:
            return True
        return bool(self.banned[MARK]) and not self.banned[MARK].isdisjoint(marks_of(self.secret, address))

    def bans_visitor(self, visitor: str) -> bool:
        """Check whether a visitor, by the digest, is banned."""
        return visitor[:CODE] in self.banned.get(VISITOR, ())
