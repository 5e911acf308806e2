"""Facts about a house as a whole, each under a name: the fingerprint of its secret, the time of its last backup."""

from __future__ import annotations

from sqlalchemy import Connection, delete, select

from grange.web.storage.schema import house

SECRET, NEXT_SECRET, BACKUP = "secret", "next-secret", "backup"


def fact(connection: Connection, name: str) -> str | None:
    """Return what a database knows under a name."""
    known: str | None = connection.execute(select(house.c.value).where(house.c.name == name)).scalar_one_or_none()
    return known


def note(connection: Connection, name: str, value: str) -> None:
    """Store something under a name, instead of what was there."""
    connection.execute(delete(house).where(house.c.name == name))
    connection.execute(house.insert().values(name=name, value=value))
