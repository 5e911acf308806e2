"""What the keeper writes on the command line: links, codes, networks and times."""

from __future__ import annotations

import ipaddress
import re
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Any

from grange.cli import settings
from grange.core.errors import BadSetup

if TYPE_CHECKING:
    from sqlalchemy import Connection

NAME = re.compile(r"[A-Za-z0-9_]{22}")  # of a table or a campaign
CODE = re.compile(r"[0-9a-f]{12}")  # of a visitor
HOUR = re.compile(r"\d{1,2}:\d\d")
WIDEST = {4: 8, 6: 16}  # bits of the largest networks that can be banned
HOUSEHOLD = 64  # bits of an IPv6 network that belongs to one home


def name_in(link: str) -> str:
    """Find the name of a table or a campaign in a link: it comes before any token."""
    found = next((part for part in re.split(r"[/?#]", link) if NAME.fullmatch(part)), None)
    if found is None:
        raise BadSetup("error-house-link", link=link)
    return found


def code_in(text: str) -> str:
    """Read the code of a visitor."""
    if not CODE.fullmatch(text):
        raise BadSetup("error-house-code", visitor=text)
    return text


def table_at(connection: Connection, link: str) -> Any:
    """Return the row of the table that a link names, and lock it until the deed is done."""
    from grange.web.storage.store.keeper import lock_table

    row = lock_table(connection, name_in(link))
    if row is None:
        raise BadSetup("error-no-such-table")
    return row


def ban_target(connection: Connection, whom: str) -> tuple[str, str]:
    """Return whom a ban is about: a visitor, a network, or the hashed address from which a table was opened."""
    from grange.web.addresses import plain
    from grange.web.house.orders import MARK, NETWORK, VISITOR

    if CODE.fullmatch(whom):
        return VISITOR, whom
    try:
        network = ipaddress.ip_network(plain(whom), strict=False)
    except ValueError:
        table = table_at(connection, whom)
        if table.opened_from is None:
            raise BadSetup("error-house-no-address") from None
        return MARK, table.opened_from
    if network.version == 6 and network.prefixlen > HOUSEHOLD:
        network = network.supernet(new_prefix=HOUSEHOLD)
    if network.prefixlen < WIDEST[network.version]:
        raise BadSetup("error-house-network", network=str(network), bits=WIDEST[network.version])
    return NETWORK, str(network)


def ban_targets(connection: Connection, whom: str) -> list[str]:
    """Return whom a ban is about, if that can be understood; a ban by a table's address is listed by its hash."""
    try:
        return [ban_target(connection, whom)[1]]
    except BadSetup:
        return []


def time_in(text: str) -> datetime:
    """Read a time in UTC: an hour, which is the next one of that name, or a date with a time."""
    now = datetime.now(UTC)
    try:
        if HOUR.fullmatch(text):
            hour, minute = map(int, text.split(":"))
            at = now.replace(hour=hour, minute=minute, second=0, microsecond=0)
            return at if at > now else at + timedelta(days=1)
        found = datetime.fromisoformat(text)
    except ValueError as problem:
        raise BadSetup("error-house-time", time=text) from problem
    return found if found.tzinfo else found.replace(tzinfo=UTC)


def days_in(text: str) -> float:
    """Read a number of days, more than none."""
    days = settings.amount(text)
    if not days:
        raise ValueError(text)
    return days
