"""Cups in the store. A round is published in one transaction, under its number: its pairings exist once, and never change."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from sqlalchemy import Select, Text, cast, delete, func, select, update
from sqlalchemy.engine import Connection, Row

from grange.web.storage.databases import Database
from grange.web.storage.schema import cup_players, cup_seats, cup_tables, cups, seats, tables
from grange.web.storage.store.queries import document_of, is_shown
from grange.web.stored import CupHead, CupPlayer, CupTable, StoredCup

OPEN, PLAYING, OVER, OFF = "open", "playing", "over", "off"

CheckName = Callable[[str, Iterable[str]], None]  # refuses a name that looks like one of the others


@dataclass(frozen=True)
class Cups:
    """Stores cups."""

    database: Database

    def found(self, connection: Connection, head: CupHead, most: int) -> bool:
        """Store a new cup; refuse more of a person than `most` that are not over. Return whether it is stored."""
        self.database.lock(connection, head.host)
        running = select(func.count()).where(cups.c.host == head.host, cups.c.state.in_([OPEN, PLAYING]))
        if connection.execute(running).scalar_one() >= most:
            return False
        connection.execute(cups.insert().values(**asdict(head)))
        return True

    def load(self, cup: str) -> StoredCup | None:
        """Load a cup with everything, as it is at one moment: a round may be published meanwhile."""
        if not cup.isprintable():  # PostgreSQL fails on texts that it cannot store
            return None
        with self.database.engine.connect().execution_options(**self.database.snapshot) as connection:
            row = connection.execute(select(cups).where(cups.c.id == cup)).one_or_none()
            if row is None:
                return None
            entered = select(cup_players).where(cup_players.c.cup_id == cup).order_by(cup_players.c.entered, cup_players.c.player)
            players = [CupPlayer(each.player, each.name, each.entered, each.gone) for each in connection.execute(entered)]
            return StoredCup(CupHead(**row._mapping), players, _tables(connection, cup))

    def listed(self, most: int) -> list[tuple[CupHead, int]]:
        """List cups with their number of players: open ones, then those in play, then the latest that are over."""
        number = select(func.count()).where(cup_players.c.cup_id == cups.c.id).scalar_subquery()
        with self.database.engine.connect() as connection:
            found: list[tuple[CupHead, int]] = []
            for state, order in ((OPEN, cups.c.begins), (PLAYING, cups.c.begins.desc()), (OVER, cups.c.ended.desc())):
                chosen = select(cups, number.label("players")).where(cups.c.state == state).order_by(order).limit(most)
                found += [_head(row) for row in connection.execute(chosen)]
            return found

    def of(self, person: str, most: int) -> list[tuple[CupHead, int]]:
        """List the cups in which somebody plays that are not over, with their number of players."""
        number = select(func.count()).where(cup_players.c.cup_id == cups.c.id).scalar_subquery()
        mine = select(cup_players.c.cup_id).where(cup_players.c.player == person, cup_players.c.gone.is_(None))
        chosen = select(cups, number.label("players")).where(cups.c.id.in_(mine), cups.c.state.in_([OPEN, PLAYING]))
        with self.database.engine.connect() as connection:
            return [_head(row) for row in connection.execute(chosen.order_by(cups.c.begins).limit(most))]

    def due(self, now: float) -> list[str]:
        """List the cups at which something may have to be done."""
        chosen = select(cups.c.id).where((cups.c.state == PLAYING) | ((cups.c.state == OPEN) & (cups.c.begins <= now)))
        with self.database.engine.connect() as connection:
            return list(connection.execute(chosen.order_by(cups.c.begins)).scalars())

    # players

    def enter(self, connection: Connection, cup: str, player: CupPlayer, most: int, check: CheckName) -> str:
        """Let somebody enter; return why not, or an empty text. `check` refuses a name that looks like another player's."""
        head = connection.execute(select(cups.c.state, cups.c.begins).where(cups.c.id == cup).with_for_update()).one_or_none()
        if head is None or head.state != OPEN or head.begins <= player.entered:
            return "error-cup-closed"
        known = connection.execute(select(cup_players.c.player, cup_players.c.name).where(cup_players.c.cup_id == cup)).all()
        if any(each.player == player.player for each in known):
            return ""
        if len(known) >= most:
            return "error-cup-full"
        check(player.name, [each.name for each in known])
        connection.execute(cup_players.insert().values(cup_id=cup, **asdict(player)))
        return ""

    def leave(self, connection: Connection, cup: str, player: str, now: float) -> None:
        """Let somebody leave: without a trace before the cup begins; afterwards the results stay."""
        head = connection.execute(select(cups.c.state).where(cups.c.id == cup).with_for_update()).one_or_none()
        mine = (cup_players.c.cup_id == cup, cup_players.c.player == player)
        if head is not None and head.state == OPEN:
            connection.execute(delete(cup_players).where(*mine))
        elif head is not None:
            connection.execute(update(cup_players).where(*mine, cup_players.c.gone.is_(None)).values(gone=now))

    # rounds

    def publish(self, connection: Connection, cup: str, number: int, pairings: Sequence[CupTable], deadline: float) -> bool:
        """Publish the tables of a round, and with the first one close the entry; refuse a round that is not the next one."""
        before = (cups.c.id == cup, cups.c.round == number - 1, cups.c.state.in_([OPEN, PLAYING]))
        changed = update(cups).where(*before).values(round=number, state=PLAYING, deadline=deadline)
        if not connection.execute(changed).rowcount:
            return False
        for paired in pairings:
            key = {"cup_id": cup, "round": number, "number": paired.number}
            connection.execute(cup_tables.insert().values(**key, table_id=paired.table))
            connection.execute(
                cup_seats.insert(), [{**key, "seat": seat, "player": name} for seat, name in enumerate(paired.players)]
            )
        return True

    def end(self, connection: Connection, cup: str, state: str, number: int, now: float) -> None:
        """End a cup after its last round, or before its first if too few have come."""
        running = (cups.c.id == cup, cups.c.round == number, cups.c.state.in_([OPEN, PLAYING]))
        connection.execute(update(cups).where(*running).values(state=state, deadline=None, ended=now))

    def unopened(self, cup: str, number: int) -> list[str]:
        """List the tables of a round that were published but do not exist yet."""
        missing = ~select(tables.c.id).where(tables.c.id == cup_tables.c.table_id).exists()
        chosen = select(cup_tables.c.table_id).where(cup_tables.c.cup_id == cup, cup_tables.c.round == number, missing)
        with self.database.engine.connect() as connection:
            return list(connection.execute(chosen.where(cup_tables.c.table_id.is_not(None))).scalars())

    def has_ended(self, cup: str, number: int) -> bool:
        """Check whether a table of a round is over whose places were not written yet."""
        with self.database.engine.connect() as connection:
            return connection.execute(_ended(cup, number)).first() is not None

    def collect(self, connection: Connection, cup: str, number: int) -> int:
        """Write the places of tables whose games are over; return their number. At a closed table all players count as absent."""
        found = connection.execute(_ended(cup, number)).all()
        for row in found:
            chosen = (cup_tables.c.cup_id == cup, cup_tables.c.round == number, cup_tables.c.number == row.number)
            connection.execute(update(cup_tables).where(*chosen).values(**_outcome(connection, row)))
        return len(found)


def _head(row: Row[Any]) -> tuple[CupHead, int]:
    """Read a cup and its number of players."""
    values = dict(row._mapping)
    players = values.pop("players")
    return CupHead(**values), players


def _ended(cup: str, number: int) -> Select[Any]:
    """List the tables of a round that are over, or closed, and whose places were not written yet."""
    return (
        select(cup_tables.c.number, tables.c.id, tables.c.over, tables.c.scores, cast(tables.c.summary, Text).label("summary"))
        .join(tables, tables.c.id == cup_tables.c.table_id)
        .where(cup_tables.c.cup_id == cup, cup_tables.c.round == number, cup_tables.c.absent.is_(None))
        .where(tables.c.over | tables.c.closed.is_not(None))
    )


def _outcome(connection: Connection, row: Any) -> dict[str, Any]:
    """Return the places and points of an ended table, and the seats for which a bot has finished."""
    sitting = connection.execute(select(seats.c.seat, seats.c.bot).where(seats.c.table_id == row.id).order_by(seats.c.seat)).all()
    result = (document_of(row.summary) or {}).get("result") if row.over else None
    if result is None:
        return {"places": [1] * len(sitting), "absent": [seat.seat for seat in sitting], "points": None}
    return {"places": result["places"], "absent": [seat.seat for seat in sitting if seat.bot is not None], "points": row.scores}


def _tables(connection: Connection, cup: str) -> list[CupTable]:
    """List all tables of a cup, round by round."""
    chosen = select(cup_seats).where(cup_seats.c.cup_id == cup).order_by(cup_seats.c.round, cup_seats.c.number, cup_seats.c.seat)
    sitting: dict[tuple[int, int], list[str]] = {}
    for row in connection.execute(chosen):
        sitting.setdefault((row.round, row.number), []).append(row.player)
    rows = connection.execute(
        select(cup_tables, is_shown().label("shown"))
        .outerjoin(tables, tables.c.id == cup_tables.c.table_id)
        .where(cup_tables.c.cup_id == cup)
        .order_by(cup_tables.c.round, cup_tables.c.number)
    )
    return [
        CupTable(
            row.round,
            row.number,
            row.table_id,
            tuple(sitting[row.round, row.number]),
            row.places,
            row.absent,
            row.points,
            hidden=not row.shown,
        )
        for row in rows
    ]
