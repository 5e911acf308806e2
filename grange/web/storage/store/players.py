"""Players in the store: which pages a visitor may see, and how the games of two people ended."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby

from sqlalchemy import ColumnElement, Text, cast, exists, func, or_, select
from sqlalchemy.engine import Engine

from grange.web.storage.schema import HOST, account_names, blocks, holders, profiles, results, seats, tables
from grange.web.storage.store.queries import document_of, is_shown
from grange.web.stored import Meeting


@dataclass(frozen=True)
class Players:
    """Finds what others may see of people with an account."""

    engine: Engine

    def person_named(self, looks: Sequence[str]) -> str | None:
        """Find the account whose name has one of these hashes; None if there is none, or more than one."""
        with self.engine.connect() as connection:
            found = select(account_names.c.person).where(account_names.c.look.in_(looks)).distinct()
            people = connection.execute(found).scalars().all()
        return people[0] if len(people) == 1 else None

    def shown_to(self, visitor: str, people: Sequence[str]) -> dict[str, str]:
        """Return the account names of those people whose page a visitor may see.

        It is public, or the two have played together; and neither has blocked the other.
        """
        person = account_names.c.person
        public = exists().where(profiles.c.person == person, profiles.c.public)
        seen = (public | _have_met(visitor, person)) & ~_apart(visitor, person)
        named = select(person, func.min(account_names.c.name).label("name")).group_by(person)
        with self.engine.connect() as connection:
            rows = connection.execute(named.where(person.in_(people), or_(person == visitor, seen)))
            return {row.person: row.name for row in rows}

    def meetings(self, one: str, other: str, most: int) -> list[Meeting]:
        """List the finished games that two people played to the end, the latest first, with the place of each."""
        mine, theirs, seat, rival = holders.alias(), holders.alias(), seats.alias(), seats.alias()
        chosen = (
            select(tables.c.id, cast(tables.c.summary, Text).label("summary"), mine.c.seat, theirs.c.seat.label("other"))
            .join(mine, (mine.c.table_id == tables.c.id) & (mine.c.visitor == one))
            .join(theirs, (theirs.c.table_id == tables.c.id) & (theirs.c.visitor == other))
            .join(seat, (seat.c.table_id == tables.c.id) & (seat.c.seat == mine.c.seat))
            .join(rival, (rival.c.table_id == tables.c.id) & (rival.c.seat == theirs.c.seat))
            .where(_in_a_record(), ~tables.c.seed_chosen, mine.c.seat != theirs.c.seat, seat.c.bot.is_(None), rival.c.bot.is_(None))
            .order_by(tables.c.touched.desc(), tables.c.id)
            .limit(most)
        )
        with self.engine.connect() as connection:
            games = [list(rows) for _, rows in groupby(connection.execute(chosen), key=lambda row: row.id)]
        alone = [rows[0] for rows in games if len(rows) == 1]  # each of the two held one seat
        results = [(row, (document_of(row.summary) or {}).get("result", {}).get("places", [])) for row in alone]
        return [Meeting(row.id, places[row.seat], places[row.other]) for row, places in results if places]

    def finished(self, person: str) -> tuple[int, int]:
        """Count a person's ended games with other people: those that they finished themselves, and all."""
        other = seats.alias()
        company = exists().where(other.c.table_id == seats.c.table_id, other.c.seat != seats.c.seat, other.c.person)
        counted = (
            select(func.count().filter(seats.c.bot.is_(None)), func.count())
            .select_from(holders)
            .join(tables, tables.c.id == holders.c.table_id)
            .join(seats, (seats.c.table_id == holders.c.table_id) & (seats.c.seat == holders.c.seat))
            .where(holders.c.visitor == person, seats.c.person, _in_a_record(), company)
        )
        with self.engine.connect() as connection:
            themselves, ended = connection.execute(counted).one()
        return int(themselves), int(ended)

    def latest(self, person: str, visitor: str, most: int) -> list[str]:
        """List a person's latest ended games that a visitor may see: rated ones, and those of both, without anybody blocked."""
        own, mine, sits = holders.alias(), holders.alias(), holders.alias()
        rated = exists().where(results.c.table_id == tables.c.id)
        joined = exists().where(mine.c.table_id == tables.c.id, mine.c.visitor == visitor, mine.c.seat != HOST)
        unseen = exists().where(sits.c.table_id == tables.c.id, _apart(visitor, sits.c.visitor))
        played = exists().where(own.c.table_id == tables.c.id, own.c.visitor == person, own.c.seat != HOST)
        chosen = select(tables.c.id).where(played, _in_a_record(), rated | joined, ~unseen).order_by(tables.c.touched.desc())
        with self.engine.connect() as connection:
            return list(connection.execute(chosen.limit(most)).scalars())


def _in_a_record() -> ColumnElement[bool]:
    """Return a condition for whether a game has ended and was neither a lesson nor hidden."""
    return tables.c.over & ~tables.c.lesson & is_shown()


def _have_met(visitor: str, person: ColumnElement[str]) -> ColumnElement[bool]:
    """Return a condition for whether somebody has played with a visitor."""
    mine, theirs, begun = holders.alias(), holders.alias(), tables.alias()
    together = (theirs.c.table_id == mine.c.table_id, theirs.c.seat != HOST, mine.c.seat != HOST, theirs.c.seat != mine.c.seat)
    here = (begun.c.id == mine.c.table_id, begun.c.started, is_shown(begun))
    return exists().where(mine.c.visitor == visitor, theirs.c.visitor == person, *together, *here)


def _apart(visitor: str, person: ColumnElement[str]) -> ColumnElement[bool]:
    """Return a condition for whether a visitor and somebody else keep each other away."""
    mine = (blocks.c.visitor == visitor) & (blocks.c.other == person)
    theirs = (blocks.c.visitor == person) & (blocks.c.other == visitor)
    return exists().where(mine | theirs)
