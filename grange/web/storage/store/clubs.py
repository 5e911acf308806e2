"""Clubs in the store: members and their roles, evenings and answers, and the results of club tables."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict, dataclass
from itertools import groupby
from typing import Any

from sqlalchemy import case, delete, exists, func, select, update
from sqlalchemy.engine import Connection

from grange.web.storage.databases import Database
from grange.web.storage.schema import (
    club_looks,
    club_members,
    club_result_seats,
    club_results,
    clubs,
    evening_answers,
    evenings,
    holders,
    open_tables,
    seats,
    tables,
)
from grange.web.storage.store.lobby import met_unwillingly
from grange.web.storage.store.queries import is_shown
from grange.web.stored import Club, ClubGame, EndSeat, Evening, Member

FOUNDER, STEWARD, MEMBER = "founder", "steward", "member"
NAMES = "names of clubs"  # the lock under which clubs get their names
RANK = case((club_members.c.role == FOUNDER, 0), (club_members.c.role == STEWARD, 1), else_=2)


CheckName = Callable[[str, Iterable[str]], None]  # refuses a name that looks like one of the others


class NotWelcomeError(Exception):
    """The founder of the club and this person do not want to meet."""


class NoRightError(Exception):
    """The person's role in the club does not allow this, or no longer."""


@dataclass(frozen=True)
class ClubStore:
    """Stores clubs."""

    database: Database

    # reading

    def club(self, club: str) -> Club | None:
        """Load a club."""
        with self.database.engine.connect() as connection:
            row = connection.execute(select(clubs).where(clubs.c.id == club)).one_or_none() if club.isprintable() else None
        return None if row is None else Club(**row._mapping)

    def clubs_of(self, person: str) -> list[tuple[Club, str]]:
        """List the clubs of a person with their role there, the oldest first."""
        chosen = select(clubs, club_members.c.role).join(club_members, club_members.c.club == clubs.c.id)
        with self.database.engine.connect() as connection:
            rows = connection.execute(chosen.where(club_members.c.person == person).order_by(club_members.c.joined))
            return [(Club(*row[:-1]), row.role) for row in rows]

    def members(self, club: str) -> list[Member]:
        """List the members of a club: the founder, the stewards, and the others in the order of their coming."""
        chosen = select(club_members).where(club_members.c.club == club).order_by(RANK, club_members.c.joined)
        with self.database.engine.connect() as connection:
            return [Member(**row._mapping) for row in connection.execute(chosen)]

    def evenings(self, club: str, since: float) -> list[Evening]:
        """List the evenings of a club that end after a time, the next first."""
        chosen = select(evenings).where(evenings.c.club == club, evenings.c.until > since).order_by(evenings.c.at)
        with self.database.engine.connect() as connection:
            return [Evening(**row._mapping) for row in connection.execute(chosen)]

    def answers(self, names: Sequence[str]) -> dict[str, dict[str, str]]:
        """Return who has answered what for some evenings."""
        found: dict[str, dict[str, str]] = {name: {} for name in names}
        with self.database.engine.connect() as connection:
            for row in connection.execute(select(evening_answers).where(evening_answers.c.evening.in_(names))):
                found[row.evening][row.person] = row.answer
        return found

    def tables(self, club: str, most: int) -> list[str]:
        """List the newest tables of a club in play, those that seek players first."""
        seeking = exists().where(open_tables.c.table_id == tables.c.id)
        going = (tables.c.club == club, ~tables.c.over, ~tables.c.away, tables.c.closed.is_(None))
        chosen = select(tables.c.id).where(*going).order_by(seeking.desc(), tables.c.touched.desc()).limit(most)
        with self.database.engine.connect() as connection:
            return list(connection.execute(chosen).scalars())

    # results

    def enter(self, connection: Connection, table_id: str, club: str, ending: Sequence[EndSeat], ended: float) -> None:
        """Write the result of a club's game, in the transaction of its end; a seat that a bot played then is nobody's."""
        sits = (seats.c.table_id == holders.c.table_id) & (seats.c.seat == holders.c.seat)
        played = select(holders.c.seat, holders.c.visitor).join(seats, sits).where(holders.c.table_id == table_id)
        people = {row.seat: row.visitor for row in connection.execute(played.where(seats.c.bot.is_(None)))}
        rows = [
            {"table_id": table_id, "seat": end.seat, "player": people[end.seat], "place": end.place}
            for end in ending
            if end.seat in people
        ]
        if len(rows) > 1:
            game = select(tables.c.game).where(tables.c.id == table_id).scalar_subquery()
            connection.execute(club_results.insert().values(table_id=table_id, club=club, game=game, ended=ended))
            connection.execute(club_result_seats.insert(), rows)

    def results(self, club: str, since: float) -> list[ClubGame]:
        """List the games of a club that ended since a time, without those that the keeper has hidden."""
        hidden = exists().where(tables.c.id == club_results.c.table_id, ~is_shown())
        chosen = (
            select(club_results, club_result_seats.c.player, club_result_seats.c.place)
            .join(club_result_seats, club_result_seats.c.table_id == club_results.c.table_id)
            .where(club_results.c.club == club, club_results.c.ended >= since, ~hidden)
            .order_by(club_results.c.ended, club_results.c.table_id)
        )
        with self.database.engine.connect() as connection:
            games = [list(rows) for _, rows in groupby(connection.execute(chosen), key=lambda row: row.table_id)]
        return [ClubGame(rows[0].game, rows[0].ended, [(row.player, row.place) for row in rows]) for rows in games]

    # founding, joining and leaving

    def found(self, connection: Connection, club: Club, looks: Sequence[str], founder: Member, most: int) -> str | None:
        """Store a club with its founder; return why not: `taken` for a name like another club's, `many` for too many clubs."""
        self.database.lock(connection, NAMES)
        self.database.lock(connection, founder.person)
        if connection.execute(select(club_looks.c.look).where(club_looks.c.look.in_(looks))).first():
            return "taken"
        if self._number(connection, club_members.c.person == founder.person) >= most:
            return "many"
        connection.execute(clubs.insert().values(**asdict(club)))
        connection.execute(club_looks.insert(), [{"look": look, "club": club.id} for look in looks])
        connection.execute(club_members.insert().values(**asdict(founder)))
        return None

    def set_up(self, connection: Connection, club: str, changed: dict[str, Any], looks: Sequence[str]) -> bool:
        """Change a club's name, sentence and sign; return False if the name is like another club's."""
        self.database.lock(connection, NAMES)
        others = (club_looks.c.look.in_(looks), club_looks.c.club != club)
        if connection.execute(select(club_looks.c.look).where(*others)).first():
            return False
        connection.execute(delete(club_looks).where(club_looks.c.club == club))
        connection.execute(club_looks.insert(), [{"look": look, "club": club} for look in looks])
        connection.execute(update(clubs).where(clubs.c.id == club).values(**changed))
        return True

    def new_link(self, connection: Connection, club: str) -> None:
        """Invalidate the current invitation link."""
        connection.execute(update(clubs).where(clubs.c.id == club).values(link=clubs.c.link + 1))

    def join(self, connection: Connection, member: Member, link: int, most: int, of_a_person: int, check: CheckName) -> str | None:
        """Store a member who has the current link; return why not: `link`, `many` members or `clubs` of the person.

        `check` refuses a name that looks like another member's.
        """
        row = connection.execute(select(clubs.c.link).where(clubs.c.id == member.club).with_for_update()).one_or_none()
        if row is None or row.link != link:
            return "link"
        mine = (club_members.c.club == member.club, club_members.c.person == member.person)
        if connection.execute(select(exists().where(*mine))).scalar_one():
            return None
        others = connection.execute(select(club_members).where(club_members.c.club == member.club)).all()
        if met_unwillingly(connection, member.person, [each.person for each in others if each.role == FOUNDER]):
            raise NotWelcomeError
        if len(others) >= most:
            return "many"
        check(member.name, [each.name for each in others if each.name])
        self.database.lock(connection, member.person)
        if self._number(connection, club_members.c.person == member.person) >= of_a_person:
            return "clubs"
        connection.execute(club_members.insert().values(**asdict(member)))
        return None

    def _number(self, connection: Connection, chosen: Any) -> int:
        return int(connection.execute(select(func.count()).select_from(club_members).where(chosen)).scalar_one())

    def remove(self, connection: Connection, club: str, person: str, member: str) -> None:
        """Let the founder remove anybody else, and a steward plain members; the current invitation link ends with it."""
        mine, theirs = self._roles(connection, club, person, member)
        if theirs == FOUNDER or not (mine == FOUNDER or (mine == STEWARD and theirs == MEMBER)):
            raise NoRightError
        self._remove(connection, club, member)
        self.new_link(connection, club)

    def leave(self, connection: Connection, club: str, member: str) -> None:
        """Let a member go, by the id of the membership; a club that loses its founder gets another one, or ends."""
        self._remove(connection, club, member)

    def _remove(self, connection: Connection, club: str, member: str) -> None:
        person = connection.execute(select(club_members.c.person).where(club_members.c.id == member)).scalar_one_or_none()
        connection.execute(delete(club_members).where(club_members.c.club == club, club_members.c.id == member))
        mine = select(evenings.c.id).where(evenings.c.club == club)
        answered = (evening_answers.c.evening.in_(mine), evening_answers.c.person == person)
        connection.execute(delete(evening_answers).where(*answered))
        heal(connection)

    def _roles(self, connection: Connection, club: str, person: str, member: str) -> tuple[str | None, str | None]:
        """Lock a club, and return the roles of a person and of a membership there."""
        connection.execute(select(clubs.c.id).where(clubs.c.id == club).with_for_update())
        here = connection.execute(select(club_members).where(club_members.c.club == club)).all()
        mine = next((each.role for each in here if each.person == person), None)
        return mine, next((each.role for each in here if each.id == member), None)

    def give_role(self, connection: Connection, club: str, person: str, member: str, role: str) -> None:
        """Let the founder give another member a role; a new founder makes the old one a steward."""
        mine, theirs = self._roles(connection, club, person, member)
        if mine != FOUNDER or theirs in (None, FOUNDER):
            raise NoRightError
        if role == FOUNDER:
            founders = (club_members.c.club == club, club_members.c.role == FOUNDER)
            connection.execute(update(club_members).where(*founders).values(role=STEWARD))
        here = (club_members.c.club == club, club_members.c.id == member)
        connection.execute(update(club_members).where(*here).values(role=role))

    def close(self, connection: Connection, club: str) -> None:
        """Delete a club; its tables go on without it."""
        close(connection, club)

    # evenings

    def add_evening(self, connection: Connection, evening: Evening, most: int) -> bool:
        """Store an evening; return False if the club has too many ahead."""
        connection.execute(select(clubs.c.id).where(clubs.c.id == evening.club).with_for_update())
        ahead = select(func.count()).where(evenings.c.club == evening.club, evenings.c.until > evening.made)
        if connection.execute(ahead).scalar_one() >= most:
            return False
        connection.execute(evenings.insert().values(**asdict(evening)))
        return True

    def drop_evening(self, connection: Connection, club: str, evening: str) -> None:
        """Delete an evening with its answers."""
        connection.execute(delete(evenings).where(evenings.c.id == evening, evenings.c.club == club))

    def answer(self, connection: Connection, evening: str, person: str, answer: str) -> bool:
        """Store whether a member comes; return False if there is no such evening."""
        if not connection.execute(select(evenings.c.id).where(evenings.c.id == evening).with_for_update()).first():
            return False
        mine = (evening_answers.c.evening == evening, evening_answers.c.person == person)
        if not connection.execute(update(evening_answers).where(*mine).values(answer=answer)).rowcount:
            connection.execute(evening_answers.insert().values(evening=evening, person=person, answer=answer))
        return True


def close(connection: Connection, club: str) -> None:
    """Delete a club; its tables go on without it."""
    connection.execute(update(tables).where(tables.c.club == club).values(club=None))
    connection.execute(update(open_tables).where(open_tables.c.club == club).values(club=None))
    connection.execute(delete(clubs).where(clubs.c.id == club))


def heal(connection: Connection) -> None:
    """Give every club without a founder another one: the first steward or else the first member; one without members ends."""
    members = club_members.alias()
    led = exists().where(members.c.club == clubs.c.id, members.c.role == FOUNDER)
    for club in connection.execute(select(clubs.c.id).where(~led)).scalars().all():
        heirs = select(club_members.c.id).where(club_members.c.club == club).order_by(RANK, club_members.c.joined)
        heir = connection.execute(heirs.limit(1)).scalar_one_or_none()
        if heir is None:
            close(connection, club)
        else:
            connection.execute(update(club_members).where(club_members.c.id == heir).values(role=FOUNDER))


def merge(connection: Connection, before: str, person: str) -> None:
    """Give the memberships and answers of one person to another; where both have one, the other's stays."""
    mine, said = club_members.alias(), evening_answers.alias()
    twice = exists().where(mine.c.club == club_members.c.club, mine.c.person == person)
    connection.execute(delete(club_members).where(club_members.c.person == before, twice))
    answered = exists().where(said.c.evening == evening_answers.c.evening, said.c.person == person)
    connection.execute(delete(evening_answers).where(evening_answers.c.person == before, answered))
    for table in (club_members, evening_answers):
        connection.execute(update(table).where(table.c.person == before).values(person=person))
    heal(connection)


def forget(connection: Connection, person: str) -> None:
    """Delete the memberships and answers of a person."""
    for table in (club_members, evening_answers):
        connection.execute(delete(table).where(table.c.person == person))
    heal(connection)
