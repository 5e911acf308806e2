"""Good company in the store: who does not want to meet whom, and complaints for the keeper of the house."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass

from sqlalchemy import delete, exists, func, or_, select, update
from sqlalchemy.engine import Connection

from grange.web.storage.databases import Database
from grange.web.storage.schema import HOST, blocks, complaints, game_wishes, holders
from grange.web.storage.store.kinds import LOBBY
from grange.web.stored import Block, Complaint

Notify = Callable[[Connection, str, str], None]


@dataclass(frozen=True)
class CompanyStore:
    """Stores blocks and complaints."""

    database: Database
    notify: Notify

    def at(self, table: str, seat: int) -> list[str]:
        """List the people who hold a seat."""
        chosen = select(holders.c.visitor).where(holders.c.table_id == table, holders.c.seat == seat, holders.c.seat != HOST)
        with self.database.engine.connect() as connection:
            return list(connection.execute(chosen).scalars())

    def blocks_of(self, visitor: str) -> list[Block]:
        """List the people whom a visitor does not want to meet, the latest first."""
        chosen = select(blocks).where(blocks.c.visitor == visitor).order_by(blocks.c.created.desc())
        with self.database.engine.connect() as connection:
            return [Block(**row._mapping) for row in connection.execute(chosen)]

    def block(self, connection: Connection, block: Block, most: int) -> bool:
        """Store that a visitor does not want to meet somebody, once; return False if they have blocked too many."""
        self.database.lock(connection, block.visitor)
        mine = select(func.count()).where(blocks.c.visitor == block.visitor)
        same = (blocks.c.visitor == block.visitor, blocks.c.other == block.other)
        if connection.execute(select(exists().where(*same))).scalar_one():
            return True
        if connection.execute(mine).scalar_one() >= most:
            return False
        connection.execute(blocks.insert().values(**asdict(block)))
        self.notify(connection, LOBBY, "")
        return True

    def unblock(self, connection: Connection, visitor: str, block: str) -> bool:
        """Forget a block of a visitor; return whether there was one."""
        found = connection.execute(delete(blocks).where(blocks.c.id == block, blocks.c.visitor == visitor)).rowcount
        self.notify(connection, LOBBY, "")
        return bool(found)

    def complain(self, connection: Connection, complaint: Complaint, since: float, most: int) -> bool:
        """Store a complaint, in place of the visitor's last one about the same; return False after too many since a time."""
        self.database.lock(connection, complaint.visitor or "")
        mine, seat = complaints.c.visitor == complaint.visitor, complaints.c.seat
        here = seat.is_(None) if complaint.seat is None else seat == complaint.seat
        same = mine & (complaints.c.table_id == complaint.table_id) & here & complaints.c.done.is_(None)
        if connection.execute(select(func.count()).where(mine, complaints.c.at >= since, ~same)).scalar_one() >= most:
            return False
        connection.execute(delete(complaints).where(same))
        connection.execute(complaints.insert().values(**asdict(complaint)))
        return True


def open_complaints(connection: Connection, everything: bool) -> list[Complaint]:
    """List the complaints that the keeper has not settled, or all of them; the oldest first."""
    chosen = select(complaints).order_by(complaints.c.at)
    rows = connection.execute(chosen if everything else chosen.where(complaints.c.done.is_(None)))
    return [Complaint(**row._mapping) for row in rows]


def settle(connection: Connection, complaint: str, answer: str, now: float) -> bool:
    """Note that a complaint is settled, and how; return whether it was open."""
    chosen = (complaints.c.id == complaint, complaints.c.done.is_(None))
    return bool(connection.execute(update(complaints).where(*chosen).values(done=now, answer=answer)).rowcount)


def merge(connection: Connection, before: str, person: str) -> None:
    """Give everything that one person has blocked, complained of and wished to another, and what others have about them."""
    other = blocks.alias()
    for mine, theirs in (("visitor", "other"), ("other", "visitor")):
        same = (other.c[mine] == person, other.c[theirs] == blocks.c[theirs])
        connection.execute(delete(blocks).where(blocks.c[mine] == before, exists().where(*same)))
        connection.execute(update(blocks).where(blocks.c[mine] == before).values(**{mine: person}))
    connection.execute(delete(blocks).where(blocks.c.visitor == blocks.c.other))
    connection.execute(update(complaints).where(complaints.c.visitor == before).values(visitor=person))
    connection.execute(update(complaints).where(complaints.c.other == before).values(other=person))
    connection.execute(update(game_wishes).where(game_wishes.c.visitor == before).values(visitor=person))


def forget(connection: Connection, people: Sequence[str]) -> None:
    """Delete what some people have blocked and wished, and their part in complaints, which stay with the keeper."""
    connection.execute(delete(blocks).where(or_(blocks.c.visitor.in_(people), blocks.c.other.in_(people))))
    connection.execute(delete(game_wishes).where(game_wishes.c.visitor.in_(people)))
    connection.execute(update(complaints).where(complaints.c.visitor.in_(people)).values(visitor=None))
    connection.execute(update(complaints).where(complaints.c.other.in_(people)).values(other=None, name=""))
