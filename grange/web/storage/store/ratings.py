"""Results and ratings in the store.

A result is written in the same transaction as the end of its game, under the table's name, so it exists once. Ratings count
results one after another, in a transaction that gives each its number. So each counts once, and always in the same order.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from itertools import groupby
from typing import Any

from sqlalchemy import ColumnElement, delete, exists, func, select, update
from sqlalchemy.engine import Connection, Row

from grange.web.storage.databases import WRITES, Database
from grange.web.storage.schema import (
    HOST,
    account_names,
    club_result_seats,
    cup_players,
    cup_seats,
    cups,
    holders,
    ratings,
    result_seats,
    results,
    tables,
)
from grange.web.storage.store.queries import is_shown
from grange.web.stored import EndSeat, OwnResult, RatedResult, RatedSeat, Skill

AT_ONCE = 1_000  # results that are read or written at a time when all are computed again
GONE = "gone-"  # begins the name of a player about whom everything was deleted

Rate = Callable[[Mapping[str, Skill], Sequence[RatedSeat]], dict[str, Skill]]  # known ratings and a game give new ratings


@dataclass(frozen=True)
class Ratings:
    """Stores results, and counts them for ratings."""

    database: Database

    # results

    def enter(self, connection: Connection, table_id: str, ending: Sequence[EndSeat], ended: float) -> bool:
        """Write the result of a rated game; return False where not all seats belong to different people.

        They had an account when they sat down. It does not matter if they have none at the end: so nobody escapes a loss.
        """
        people = _players(connection, table_id)
        if set(people) != {end.seat for end in ending} or len(set(people.values())) < len(people):
            return False
        game = select(tables.c.game).where(tables.c.id == table_id).scalar_subquery()
        connection.execute(results.insert().values(table_id=table_id, game=game, seats=len(ending), ended=ended))
        rows = [{"table_id": table_id, "player": people[end.seat], **asdict(end)} for end in ending]
        connection.execute(result_seats.insert(), rows)
        return True

    def results_of(self, person: str, most: int) -> list[OwnResult]:
        """List a person's rated games, the latest first."""
        own = (
            select(
                results.c.table_id,
                results.c.game,
                results.c.seats,
                results.c.ended,
                result_seats.c.place,
                result_seats.c.points,
                result_seats.c.counted,
                result_seats.c.mu,
                result_seats.c.sigma,
            )
            .join(result_seats, result_seats.c.table_id == results.c.table_id)
            .where(result_seats.c.player == person)
            .order_by(results.c.ended.desc(), results.c.table_id)
            .limit(most)
        )
        with self.database.engine.connect() as connection:
            return [OwnResult(*row) for row in connection.execute(own)]

    # ratings

    def count(self, connection: Connection, rate: Rate, most: int) -> int:
        """Count results that have no number yet; return how many there were."""
        self.database.lock_schema(connection)  # only one transaction at a time counts results
        number = _last_number(connection)
        waiting = select(results.c.table_id).where(results.c.number.is_(None)).order_by(results.c.ended, results.c.table_id)
        names = list(connection.execute(waiting.limit(most)).scalars())
        for result in _read(connection, results.c.table_id.in_(names), results.c.ended, results.c.table_id) if names else ():
            number += 1
            connection.execute(update(results).where(results.c.table_id == result.table).values(number=number))
            self._count(connection, result, rate)
        return len(names)

    def _count(self, connection: Connection, result: RatedResult, rate: Rate) -> None:
        here = (ratings.c.game == result.game, ratings.c.seats == len(result.seats))
        chosen = select(ratings).where(ratings.c.person.in_([seat.player for seat in result.seats]), *here)
        known = {row.person: _skill(row) for row in connection.execute(chosen)}
        for player, skill in rate(known, result.seats).items():
            after = (result_seats.c.table_id == result.table, result_seats.c.player == player)
            connection.execute(update(result_seats).where(*after).values(mu=skill.mu, sigma=skill.sigma))
            if player in known:
                connection.execute(update(ratings).where(ratings.c.person == player, *here).values(**skill._asdict()))
            elif not player.startswith(GONE):
                row = {"person": player, "game": result.game, "seats": len(result.seats), **skill._asdict()}
                connection.execute(ratings.insert().values(**row))

    def count_again(self, rate: Rate) -> tuple[int, int]:
        """Compute all ratings again from the numbered results; return how many results and ratings there are.

        Results of hidden tables no longer count. Most of it is computed beside the running house. Only the last results are
        counted, and the ratings written, in a transaction that keeps others from counting.
        """
        known: dict[tuple[str, int], dict[str, Skill]] = {}
        last = counted = 0
        with self.database.engine.connect() as connection:
            last, counted = self._again(connection, rate, known, last)
        with self.database.engine.execution_options(**{WRITES: True}).begin() as connection:
            self.database.lock_schema(connection)
            more = self._again(connection, rate, known, last)[1]
            rows = [
                {"person": player, "game": game, "seats": seats, **skill._asdict()}
                for (game, seats), skills in known.items()
                for player, skill in skills.items()
                if not player.startswith(GONE)
            ]
            connection.execute(delete(ratings))
            for first in range(0, len(rows), AT_ONCE):
                connection.execute(ratings.insert(), rows[first : first + AT_ONCE])
        return counted + more, len(rows)

    def _again(
        self, connection: Connection, rate: Rate, known: dict[tuple[str, int], dict[str, Skill]], last: int
    ) -> tuple[int, int]:
        """Count everything after a number; return the last number, and how many results counted."""
        counted = 0
        newest = _last_number(connection)
        hidden = exists().where(tables.c.id == results.c.table_id, ~is_shown())
        while last < newest:
            some = results.c.number.between(last + 1, min(last + AT_ONCE, newest)) & ~hidden
            for result in _read(connection, some, results.c.number):
                skills = known.setdefault((result.game, len(result.seats)), {})
                skills.update(rate(skills, result.seats))
                counted += 1
            last = min(last + AT_ONCE, newest)
        return last, counted

    def of(self, person: str) -> dict[tuple[str, int], Skill]:
        """Return a person's ratings by game and number of seats."""
        with self.database.engine.connect() as connection:
            rows = connection.execute(select(ratings).where(ratings.c.person == person).order_by(ratings.c.game, ratings.c.seats))
            return {(row.game, row.seats): _skill(row) for row in rows}

    def ahead_of(self, game: str, seats: int, mu: float) -> tuple[int, int]:
        """Count the people with a lower rating than this, and all with one."""
        here = (ratings.c.game == game, ratings.c.seats == seats)
        counted = select(func.count().filter(ratings.c.mu < mu), func.count()).select_from(ratings).where(*here)
        with self.database.engine.connect() as connection:
            lower, everybody = connection.execute(counted).one()
        return int(lower), int(everybody)

    def best(self, game: str, seats: int, widest: float, fewest: int, most: int) -> list[tuple[str, Skill]]:
        """List the names and ratings of the strongest accounts that are known well enough, the strongest first.

        They have met at least `fewest` different rivals: nobody gets there by playing against one more account of their own.
        """
        mine, theirs = result_seats.alias(), result_seats.alias()
        met = (
            select(func.count(theirs.c.player.distinct()))
            .select_from(mine.join(theirs, mine.c.table_id == theirs.c.table_id))
            .join(results, results.c.table_id == mine.c.table_id)
            .where(mine.c.player == ratings.c.person, theirs.c.player != ratings.c.person)
            .where(results.c.game == game, results.c.seats == seats)
            .scalar_subquery()
        )
        named = select(account_names.c.person, func.min(account_names.c.name).label("name")).group_by(account_names.c.person)
        names = named.subquery()
        chosen = (
            select(names.c.name, ratings)
            .join(names, names.c.person == ratings.c.person)
            .where(ratings.c.game == game, ratings.c.seats == seats, ratings.c.sigma <= widest, met >= fewest)
            .order_by(ratings.c.mu.desc(), ratings.c.person)
            .limit(most)
        )
        with self.database.engine.connect() as connection:
            return [(row.name, _skill(row)) for row in connection.execute(chosen)]


PLAYERS = (result_seats.c.player, club_result_seats.c.player, cup_players.c.player, cup_seats.c.player, cups.c.host)


def forget_player(connection: Connection, is_theirs: Callable[[ColumnElement[str]], ColumnElement[bool]]) -> int:
    """Make a person anonymous in results, seasons and cups; return how many rows changed."""
    known = {person for column in PLAYERS for person in connection.execute(select(column).where(is_theirs(column))).scalars()}
    changed = 0
    for person in known:
        nobody, now = GONE + secrets.token_hex(16), time.time()
        mine = cup_players.c.player == person
        connection.execute(update(cup_players).where(mine).values(name="", gone=func.coalesce(cup_players.c.gone, now)))
        for column in PLAYERS:
            changed += connection.execute(update(column.table).where(column == person).values({column.name: nobody})).rowcount
    return changed


def merge_players(connection: Connection, before: str, person: str) -> None:
    """Give one person's results to another; where both have ratings, the surer one stays until all are computed again."""
    both = cup_players.alias()
    twice = exists().where(both.c.player == person, both.c.cup_id == cup_players.c.cup_id)
    connection.execute(delete(cup_players).where(cup_players.c.player == before, twice))
    for column in PLAYERS:
        connection.execute(update(column.table).where(column == before).values({column.name: person}))
    other = ratings.alias()
    same = (other.c.game == ratings.c.game, other.c.seats == ratings.c.seats)
    surer = exists().where(other.c.person == before, *same, other.c.sigma < ratings.c.sigma)
    connection.execute(delete(ratings).where(ratings.c.person == person, surer))
    connection.execute(delete(ratings).where(ratings.c.person == before, exists().where(other.c.person == person, *same)))
    connection.execute(update(ratings).where(ratings.c.person == before).values(person=person))


def _players(connection: Connection, table_id: str) -> dict[int, str]:
    """Return the person of each seat; empty if several people hold a seat."""
    held = select(holders.c.seat, holders.c.visitor)
    found: dict[int, str] = {}
    for row in connection.execute(held.where(holders.c.table_id == table_id, holders.c.seat != HOST)):
        if row.seat in found:
            return {}
        found[row.seat] = row.visitor
    return found


def _last_number(connection: Connection) -> int:
    return int(connection.execute(select(func.coalesce(func.max(results.c.number), 0))).scalar_one())


def _read(connection: Connection, which: Any, *order: Any) -> Iterator[RatedResult]:
    """Read results with their seats."""
    columns = result_seats.c
    chosen = (
        select(results.c.table_id, results.c.game, columns.player, columns.team, columns.place, columns.counted)
        .join(result_seats, columns.table_id == results.c.table_id)
        .where(which)
        .order_by(*order, columns.seat)
    )
    for table, rows in groupby(connection.execute(chosen).all(), key=lambda row: row[0]):
        sitting = list(rows)
        yield RatedResult(table, sitting[0][1], tuple(RatedSeat(*row[2:]) for row in sitting))


def _skill(row: Row[Any]) -> Skill:
    return Skill(row.mu, row.sigma, row.games, row.first)
