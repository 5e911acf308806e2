"""People in the store: their devices, one-use tickets, passkeys and names of accounts.

A person is known by the id of their first browser. Everything that belongs to a person (seats, channels, reviews) is stored under
that id, so a browser of its own needs no row here; only further devices, and those that were signed out, do.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any

from sqlalchemy import delete, exists, select, update
from sqlalchemy.engine import Connection, Engine

from grange.web.storage.schema import (
    HOST,
    account_names,
    blocks,
    channels,
    club_members,
    club_result_seats,
    complaints,
    cup_players,
    devices,
    evening_answers,
    game_wishes,
    holders,
    journal,
    notice_wishes,
    passkeys,
    profiles,
    ratings,
    result_seats,
    reviews,
    seats,
    tables,
    tickets,
    watchers,
)
from grange.web.storage.store import clubs, company
from grange.web.storage.store.kinds import CHANGED, PEOPLE
from grange.web.storage.store.ratings import forget_player, merge_players
from grange.web.stored import Device, Passkey, Profile, Ticket

Notify = Callable[[Connection, str, str], None]


@dataclass(frozen=True)
class PeopleStore:
    """Stores everything about people."""

    engine: Engine
    notify: Notify

    # devices

    def device(self, device: str) -> Device | None:
        """Load a device."""
        with self.engine.connect() as connection:
            return _device(connection, device)

    def devices_of(self, person: str) -> list[Device]:
        """List a person's devices that are signed in, the latest first."""
        chosen = select(devices).where(devices.c.person == person, ~devices.c.signed_out).order_by(devices.c.seen.desc())
        with self.engine.connect() as connection:
            return [Device(**row._mapping) for row in connection.execute(chosen)]

    def note(self, connection: Connection, device: Device) -> None:
        """Store a device, or when it was seen."""
        if _device(connection, device.id) is None:
            connection.execute(devices.insert().values(**asdict(device)))
        else:
            seen = {"seen": device.seen, "browser": device.browser, "in_hand": device.in_hand}
            connection.execute(update(devices).where(devices.c.id == device.id).values(**seen))

    def join(self, connection: Connection, device: Device) -> None:
        """Add a device to a person. What its owner had before comes along, unless the owner has an account."""
        known = _device(connection, device.id)
        before = known.person if known and not known.signed_out else device.id
        if known is None:
            connection.execute(devices.insert().values(**asdict(device)))
        else:
            changed = {name: value for name, value in asdict(device).items() if name not in ("id", "created")}
            connection.execute(update(devices).where(devices.c.id == device.id).values(**changed))
        if before != device.person and not (known and known.signed_out) and not _is_account(connection, before):
            _merge(connection, before, device.person)
        self.notify(connection, PEOPLE, device.id)

    def sign_out(self, connection: Connection, person: str, device: str) -> bool:
        """Sign a person's device out, and remove what it has set up; return whether it was theirs.

        That is its notices, webhooks, mailboxes and passkeys, and the words that it may have shown. The name of an account stays.
        """
        theirs = (devices.c.id == device, devices.c.person == person)
        if not connection.execute(update(devices).where(*theirs).values(signed_out=True)).rowcount:
            return False
        connection.execute(delete(channels).where(channels.c.visitor == person, channels.c.device == device))
        connection.execute(delete(passkeys).where(passkeys.c.person == person, passkeys.c.device == device))
        connection.execute(delete(tickets).where(tickets.c.person.in_([person, device])))
        self.notify(connection, PEOPLE, device)
        return True

    # profiles

    def profile(self, person: str) -> Profile:
        """Return what a person has chosen for themselves."""
        return self.profiles([person])[person]

    def profiles(self, people: Sequence[str]) -> dict[str, Profile]:
        """Return what each of some people has chosen; an account's name comes before a display name."""
        chosen = select(profiles).where(profiles.c.person.in_(people))
        named = select(account_names.c.person, account_names.c.name).where(account_names.c.person.in_(people))
        with self.engine.connect() as connection:
            known = {row.person: Profile(**row._mapping) for row in connection.execute(chosen)}
            accounts = {row.person: row.name for row in connection.execute(named)}
        found = {person: known.get(person, Profile(person)) for person in people}
        return {person: replace(each, name=accounts.get(person, each.name)) for person, each in found.items()}

    def choose(self, connection: Connection, person: str, chosen: dict[str, Any]) -> None:
        """Store what a person has chosen: a name, an emblem, a pace, or whether everybody may see their page."""
        if not connection.execute(update(profiles).where(profiles.c.person == person).values(**chosen)).rowcount:
            connection.execute(profiles.insert().values(person=person, **chosen))

    # tickets

    def issue(self, connection: Connection, mark: str, ticket: Ticket, now: float, until: float) -> None:
        """Store a ticket in place of the person's last one of its kind; forget all that are out of date."""
        same = (tickets.c.person == ticket.person) & (tickets.c.kind == ticket.kind)
        connection.execute(delete(tickets).where(same | (tickets.c.until < now)))
        connection.execute(tickets.insert().values(mark=mark, until=until, **asdict(ticket)))

    def use(self, connection: Connection, marks: Sequence[str], kind: str, now: float) -> Ticket | None:
        """Use a ticket up that has one of the marks; None if there is no such ticket, or it is out of date."""
        chosen = (tickets.c.mark.in_(marks), tickets.c.kind == kind, tickets.c.until >= now)
        row = connection.execute(select(tickets).where(*chosen)).first()
        if row is None or not connection.execute(delete(tickets).where(*chosen)).rowcount:
            return None
        return Ticket(row.kind, row.person, row.document)

    # everything about a person

    def everything(self, person: str) -> dict[str, Any]:
        """Return everything that is stored about a person. Of a game in play, nothing that its other players may not know."""
        with self.engine.connect() as connection:

            def rows(table: Any, *columns: str, by: str = "person") -> list[dict[str, Any]]:
                chosen = select(*[table.c[name] for name in columns]).where(table.c[by] == person)
                return [dict(row._mapping) for row in connection.execute(chosen)]

            return {
                "devices": rows(devices, "browser", "in_hand", "created", "seen", "signed_out"),
                "passkeys": rows(passkeys, "credential", "created", "used"),
                "profile": rows(profiles, "name", "emblem", "pace", "public", "away_until"),
                "names": sorted({row["name"] for row in rows(account_names, "name")}),
                "notices": {
                    "wishes": rows(notice_wishes, "lang", "zone", "quiet_from", "quiet_until", by="visitor"),
                    "channels": rows(channels, "kind", "address", "private", "confirmed", "created", "delivered", by="visitor"),
                },
                "company": {
                    "blocked": rows(blocks, "name", "created", by="visitor"),
                    "reports": rows(complaints, "at", "table_id", "seat", "reason", "words", "done", by="visitor"),
                    "wishes": rows(game_wishes, "game", "fewest", "most", "pace", "counts", "made", "ended", by="visitor"),
                },
                "clubs": rows(club_members, "club", "role", "name", "joined"),
                "seasons": rows(club_result_seats, "table_id", "seat", "place", by="player"),
                "evenings": rows(evening_answers, "evening", "answer"),
                "games": self._games(connection, person),
                "results": rows(result_seats, "table_id", "seat", "place", "points", "counted", "mu", "sigma", by="player"),
                "cups": rows(cup_players, "cup_id", "name", "entered", "gone", by="player"),
                "ratings": rows(ratings, "game", "seats", "mu", "sigma", "games", "first"),
            }

    def _games(self, connection: Connection, person: str) -> list[dict[str, Any]]:
        own: dict[str, list[int]] = {}
        for row in connection.execute(select(holders).where(holders.c.visitor == person).order_by(holders.c.seat)):
            own.setdefault(row.table_id, []).append(row.seat)
        found = []
        for table in connection.execute(select(tables).where(tables.c.id.in_(list(own))).order_by(tables.c.created)):
            sitting = select(seats).where(seats.c.table_id == table.id).order_by(seats.c.seat)
            found.append(
                {
                    "table": table.id,
                    "game": table.game,
                    "version": table.version,
                    "created": table.created,
                    "daily": table.daily,
                    "over": table.over,
                    "my_seats": [seat for seat in own[table.id] if seat != HOST],
                    "host": HOST in own[table.id],
                    "seats": [{"name": seat.name, "bot": seat.bot} for seat in connection.execute(sitting)],
                    "scores": table.scores,
                    "result": (table.summary or {}).get("result"),
                    "setup": table.setup if table.over else None,
                    "choices": self._choices(connection, table.id) if table.over else None,
                }
            )
        return found

    def _choices(self, connection: Connection, table: str) -> list[list[Any]]:
        chosen = select(journal.c.seat, journal.c.code).where(journal.c.table_id == table).order_by(journal.c.position)
        return [list(row) for row in connection.execute(chosen)]

    def seats_to_leave(self, person: str) -> list[tuple[str, int]]:
        """List the seats that only this person holds in games in play at which somebody else holds another."""
        other, same = holders.alias(), holders.alias()
        shared = exists().where(same.c.visitor != person, same.c.table_id == holders.c.table_id, same.c.seat == holders.c.seat)
        company = exists().where(
            other.c.visitor != person, other.c.table_id == holders.c.table_id, other.c.seat.not_in([HOST, holders.c.seat])
        )
        mine = (holders.c.visitor == person, holders.c.seat != HOST, ~tables.c.over, ~tables.c.away)
        found = select(holders.c.table_id, holders.c.seat).join(tables, tables.c.id == holders.c.table_id)
        with self.engine.connect() as connection:
            return [(row.table_id, row.seat) for row in connection.execute(found.where(*mine, ~shared, company))]

    def forget(self, connection: Connection, person: str) -> list[str]:
        """Delete everything about a person; return the tables at which they held seats, which have no name any more."""
        held = select(holders.c.table_id, holders.c.seat).where(holders.c.visitor == person)
        own = [(row.table_id, row.seat) for row in connection.execute(held)]
        connection.execute(delete(holders).where(holders.c.visitor == person))
        for table, seat in own:
            self._leave(connection, table, seat)
        for kind in (devices, tickets, passkeys, account_names, profiles):
            connection.execute(delete(kind).where(kind.c.person == person))
        forget_player(connection, lambda column: column == person)
        connection.execute(delete(ratings).where(ratings.c.person == person))
        for kind in (channels, notice_wishes, watchers):
            connection.execute(delete(kind).where(kind.c.visitor == person))
        connection.execute(update(reviews).where(reviews.c.visitor == person).values(visitor=None, address=None))
        company.forget(connection, [person])
        clubs.forget(connection, person)
        self.notify(connection, PEOPLE, person)
        return sorted({table for table, _ in own})

    def _leave(self, connection: Connection, table: str, seat: int) -> None:
        """Take the name from a deleted person's seat, unless others hold it, too; or the address from their table."""
        if seat == HOST:
            connection.execute(update(tables).where(tables.c.id == table).values(opened_from=None))
            return
        here = (holders.c.table_id == table, holders.c.seat == seat)
        if connection.execute(select(exists().where(*here))).scalar_one():
            return
        mine = (seats.c.table_id == table, seats.c.seat == seat, seats.c.person)
        connection.execute(update(seats).where(*mine).values(name="", account=False))
        self.notify(connection, CHANGED, table)

    # passkeys

    def passkeys_of(self, person: str) -> list[Passkey]:
        """List the passkeys of a person, the oldest first."""
        return self._passkeys(passkeys.c.person == person)

    def passkey(self, name: str) -> Passkey | None:
        """Load a passkey."""
        found = self._passkeys(passkeys.c.id == name)
        return found[0] if found else None

    def _passkeys(self, chosen: Any) -> list[Passkey]:
        with self.engine.connect() as connection:
            rows = connection.execute(select(passkeys).where(chosen).order_by(passkeys.c.created))
            return [Passkey(**row._mapping) for row in rows]

    def add_passkey(self, connection: Connection, passkey: Passkey) -> bool:
        """Store a passkey; refuse one that is known already."""
        if connection.execute(select(passkeys.c.id).where(passkeys.c.id == passkey.id)).first():
            return False
        connection.execute(passkeys.insert().values(**asdict(passkey)))
        return True

    def note_use(self, connection: Connection, passkey: Passkey, uses: int, now: float) -> bool:
        """Note that a passkey was used; refuse it if somebody has used it meanwhile."""
        same = (passkeys.c.id == passkey.id, passkeys.c.uses == passkey.uses)
        return bool(connection.execute(update(passkeys).where(*same).values(uses=uses, used=now)).rowcount)

    def remove_passkey(self, connection: Connection, person: str, passkey: str) -> None:
        """Delete a passkey; with the last one, its owner's name becomes free."""
        connection.execute(delete(passkeys).where(passkeys.c.id == passkey, passkeys.c.person == person))
        if not _is_account(connection, person):
            self._release_name(connection, person)

    # names of accounts

    def name_of(self, person: str) -> str:
        """Return the name of an account; an empty text if it has none."""
        with self.engine.connect() as connection:
            found = select(account_names.c.name).where(account_names.c.person == person)
            return str(connection.execute(found).scalars().first() or "")

    def is_anothers_name(self, person: str, looks: Sequence[str]) -> bool:
        """Check whether a name looks like that of somebody else's account."""
        others = (account_names.c.look.in_(looks), account_names.c.person != person)
        with self.engine.connect() as connection:
            return connection.execute(select(account_names.c.look).where(*others)).first() is not None

    def claim(self, connection: Connection, person: str, name: str, looks: Sequence[str]) -> bool:
        """Give an account a name, unless it looks like somebody else's; return whether it is theirs."""
        others = (account_names.c.look.in_(looks), account_names.c.person != person)
        if connection.execute(select(account_names.c.look).where(*others).with_for_update()).first():
            return False
        self._release_name(connection, person)
        connection.execute(account_names.insert(), [{"look": look, "person": person, "name": name} for look in looks])
        return True

    def _release_name(self, connection: Connection, person: str) -> None:
        """Free the name of an account: its seats lose the mark, since somebody else may take the name."""
        connection.execute(delete(account_names).where(account_names.c.person == person))
        held = exists().where(holders.c.visitor == person, holders.c.table_id == seats.c.table_id, holders.c.seat == seats.c.seat)
        connection.execute(update(seats).where(seats.c.account, held).values(account=False))


def _device(connection: Connection, device: str) -> Device | None:
    row = connection.execute(select(devices).where(devices.c.id == device)).one_or_none()
    return None if row is None else Device(**row._mapping)


def _is_account(connection: Connection, person: str) -> bool:
    return connection.execute(select(passkeys.c.id).where(passkeys.c.person == person)).first() is not None


def _merge(connection: Connection, before: str, person: str) -> None:
    """Give everything that one person has to another; what both have stays once."""
    theirs = holders.alias()
    same = (theirs.c.visitor == person, theirs.c.table_id == holders.c.table_id, theirs.c.seat == holders.c.seat)
    connection.execute(delete(holders).where(holders.c.visitor == before, exists().where(*same)))
    known = channels.alias()
    twice = (known.c.visitor == person, known.c.kind == channels.c.kind, known.c.address == channels.c.address)
    connection.execute(delete(channels).where(channels.c.visitor == before, exists().where(*twice)))
    wishes = notice_wishes.alias()
    connection.execute(delete(notice_wishes).where(notice_wishes.c.visitor == before, exists().where(wishes.c.visitor == person)))
    chosen = profiles.alias()
    connection.execute(delete(profiles).where(profiles.c.person == before, exists().where(chosen.c.person == person)))
    connection.execute(update(profiles).where(profiles.c.person == before).values(person=person))
    connection.execute(delete(watchers).where(watchers.c.visitor == before))
    connection.execute(delete(tickets).where(tickets.c.person == before))
    company.merge(connection, before, person)
    clubs.merge(connection, before, person)
    for table in (holders, channels, notice_wishes, reviews):
        connection.execute(update(table).where(table.c.visitor == before).values(visitor=person))
    merge_players(connection, before, person)
    connection.execute(update(devices).where(devices.c.person == before).values(person=person))
