"""`grange house`: look after a house while it is open.

A deed is one transaction in the house's database, with its entry in the keeper's log. Servers find it there within a second or two.
"""

from __future__ import annotations

import ipaddress
import re
import time
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from functools import partial
from typing import TYPE_CHECKING, Any, cast

from rich.console import Console

from grange.cli import settings
from grange.cli.database import existing
from grange.core.errors import BadSetup
from grange.core.words import LANGUAGES, Words, read_words

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from grange.web.storage.databases import Database
    from grange.web.stored import Complaint, Report

SETTINGS = ("data", "database")  # as of a server
A_DAY = 24 * 3600.0
LONGEST_ACCEPTED = 3650  # days
LONGEST_REASON, LONGEST_MESSAGE = 200, 300  # characters
MOST_TABLES = 50  # tables of a visitor that are listed
PATIENCE = 10.0  # seconds for processes to answer
LOOKS = 0.2  # seconds between two looks for answers
NAME = re.compile(r"[A-Za-z0-9_]{22}")  # of a table or a campaign
CODE = re.compile(r"[0-9a-f]{12}")  # of a visitor
HOUR = re.compile(r"\d{1,2}:\d\d")
WIDEST = {4: 8, 6: 16}  # bits of the largest networks that can be banned
RECOMPUTE = "ratings"  # how the deed is named in the log
HOUSEHOLD = 64  # bits of an IPv6 network that belongs to one home

Lines = Iterator[str]


@dataclass(frozen=True)
class Deed:
    """Something that the keeper can do: how it is done, and the arguments of its command."""

    do: Callable[[Namespace, Database, Words], Lines]
    arguments: Mapping[str, Mapping[str, Any]]
    needs_reason: bool = True


def describe(command: ArgumentParser, words: Words) -> None:
    """Describe a command for every deed."""
    say = words.say
    added = command.add_subparsers(
        dest="deed",
        required=True,
        metavar=say("cli-command"),
        title=say("cli-commands"),
        parser_class=cast("type[ArgumentParser]", partial(cast("Any", type(command)), words)),
    )
    for name, deed in DEEDS.items():
        about = say(f"cli-house-{name}")
        parser = added.add_parser(name, help=about, description=about)
        for argument, options in deed.arguments.items():
            parser.add_argument(argument, **{**options, "help": say(options["help"])})
        if deed.needs_reason:
            parser.add_argument("--reason", required=True, metavar="TEXT", help=say("cli-house-reason"))
        settings.describe(parser, words, SETTINGS)
        parser.add_argument("--lang", choices=LANGUAGES, default=words.lang, help=say("cli-lang"))
        parser.set_defaults(run=partial(run, deed.do))


def run(do: Callable[[Namespace, Database, Words], Lines], chosen: Namespace, console: Console) -> None:
    """Do a deed, and tell the keeper what has happened."""
    try:
        from grange.web.storage.databases import opened
        from grange.web.storage.upgrade import check_newest
    except ImportError as problem:
        raise BadSetup("error-web-missing", package=str(problem.name)) from problem
    settings.settle(chosen, names=SETTINGS)
    chosen.data = chosen.data.absolute()
    if len(getattr(chosen, "reason", "")) > LONGEST_REASON:
        raise BadSetup("error-house-long", most=LONGEST_REASON)
    with opened(existing(chosen)) as database:
        check_newest(database)
        for line in do(chosen, database, read_words(chosen.lang)):
            console.print(line, markup=False, soft_wrap=True)


# tables and visitors


def find(chosen: Namespace, database: Database, words: Words) -> Lines:
    """Show what the house knows about a table, a campaign or a visitor."""
    from grange.web.storage.store.keeper import find

    if CODE.fullmatch(chosen.what):
        yield from _visitor(database, chosen.what, words)
        return
    with database.engine.connect() as connection:
        names = find(connection, _name_in(chosen.what))
    if not names:
        raise BadSetup("error-no-such-table")
    for name in names:
        yield from _table(database, name, words)


def _table(database: Database, name: str, words: Words) -> Lines:
    """Describe a table."""
    from grange.web.storage.schema import HOST
    from grange.web.storage.store.keeper import found

    with database.engine.connect() as connection:
        seen = found(connection, name)
    table, codes = seen.table, seen.codes
    state = table.closed or ("over" if table.over else "away" if table.away else "playing")
    values = {"table": name, "game": table.game, "choices": seen.choices, "created": _moment(table.created)}
    yield words.say("house-table", **values, touched=_moment(table.touched), state=words.say(f"house-is-{state}"))
    if table.daily:
        yield words.say("house-table-daily", day=table.daily)
    if table.campaign:
        yield words.say("house-table-campaign", campaign=table.campaign)
    for seat in seen.sitting:
        player = seat.name or words.say("seat-name", number=seat.seat + 1)
        shown = words.say("house-seat", number=str(seat.seat + 1), name=player)
        yield shown + (f" [{seat.bot}]" if seat.bot else "") + _coded(codes.get(seat.seat, []), words)
    if HOST in codes:
        yield words.say("house-host") + _coded(codes[HOST], words)


def _coded(codes: Sequence[str], words: Words) -> str:
    return " " + words.say("house-visitors", codes=", ".join(codes)) if codes else ""


def _visitor(database: Database, code: str, words: Words) -> Lines:
    """Describe a visitor: the tables, and under which names."""
    from grange.web.storage.store.keeper import BAN, standing, tables_of

    with database.engine.connect() as connection:
        rows = tables_of(connection, code, MOST_TABLES)
        banned = any(order.kind == BAN and order.about == code for order in standing(connection))
    if not rows and not banned:
        raise BadSetup("error-house-visitor", visitor=code)
    yield words.say("house-visitor", visitor=code, tables=len(rows))
    for row in rows:
        yield f"  {row.id}  {row.game}  {_moment(row.touched)}  {row.name}"
    if banned:
        yield words.say("house-visitor-banned")


def close(how: str | None, chosen: Namespace, database: Database, words: Words) -> Lines:
    """End or hide a table, or open it again."""
    from grange.web.storage.store.keeper import close, keeping, note
    from grange.web.stored import ENDED

    with keeping(database) as connection:
        table = _one_table(connection, chosen.link)
        if how == ENDED and table.over:
            raise BadSetup("error-house-over")
        if not close(connection, table.id, how):
            raise BadSetup("error-house-already")
        note(connection, chosen.deed, table.id, chosen.reason)
    yield words.say(f"house-did-{chosen.deed}", table=table.id)


def rename(chosen: Namespace, database: Database, words: Words) -> Lines:
    """Give a seat another display name, or none."""
    from grange.web.house.names import check_distinct, readable, shown_names
    from grange.web.storage.store.keeper import keeping, note, rename
    from grange.web.storage.store.queries import seats_of

    name, seat = readable(chosen.name), chosen.seat - 1
    with keeping(database) as connection:
        table = _one_table(connection, chosen.link).id
        sitting = seats_of(connection, [table])[table]
        if name:
            check_distinct(
                name, [shown for each in sitting if each.seat != seat for shown in shown_names(each.name, each.seat + 1)]
            )
        if not rename(connection, table, seat, name):
            raise BadSetup("error-house-seat", seats=len(sitting))
        note(connection, chosen.deed, table, chosen.reason)
    yield words.say("house-did-rename", name=name or words.say("seat-name", number=chosen.seat))


def forget(chosen: Namespace, database: Database, words: Words) -> Lines:
    """Delete everything that belongs to a visitor."""
    from grange.web.storage.store.keeper import forget, keeping, note

    code = _code_in(chosen.visitor)
    with keeping(database) as connection:
        tables = forget(connection, code)
        if tables is None:
            raise BadSetup("error-house-visitor", visitor=code)
        note(connection, chosen.deed, code, chosen.reason)
    yield words.say("house-did-forget", tables=tables)


# orders


def ban(chosen: Namespace, database: Database, words: Words) -> Lines:
    """Ban a visitor, a network, or the address from which a table was opened."""
    from grange.web.storage.store.keeper import BAN, keeping, note, order

    with keeping(database) as connection:
        kind, whom = _whom(connection, chosen.whom)
        until = None if chosen.days is None else time.time() + chosen.days * A_DAY
        order(connection, BAN, whom, {"kind": kind}, until)
        note(connection, chosen.deed, whom, chosen.reason)
    yield words.say("house-did-ban", whom=whom)


def unban(chosen: Namespace, database: Database, words: Words) -> Lines:
    """End a ban."""
    from grange.web.storage.store.keeper import BAN, keeping, note, withdraw

    with keeping(database) as connection:
        found = [whom for whom in (chosen.whom, *_maybe_whom(connection, chosen.whom)) if withdraw(connection, BAN, whom)]
        if not found:
            raise BadSetup("error-house-not-banned", whom=chosen.whom)
        note(connection, chosen.deed, found[0], chosen.reason)
    yield words.say("house-did-unban", whom=found[0])


def announce(chosen: Namespace, database: Database, words: Words) -> Lines:
    """Show an announcement on all pages."""
    from grange.web.storage.store.keeper import ANNOUNCEMENT, keeping, note, order

    message = {lang: getattr(chosen, lang) for lang in LANGUAGES if getattr(chosen, lang)}
    if chosen.maintenance:
        at = _time_in(chosen.maintenance).strftime("%H:%M")
        message = {lang: read_words(lang).say("announce-maintenance", time=at) for lang in LANGUAGES} | message
    if "en" not in message:
        raise BadSetup("error-house-message")
    if max(map(len, message.values())) > LONGEST_MESSAGE:
        raise BadSetup("error-house-long", most=LONGEST_MESSAGE)
    until = _time_in(chosen.until).timestamp() if chosen.until else None
    with keeping(database) as connection:
        order(connection, ANNOUNCEMENT, "", message, until)
        note(connection, chosen.deed, "", chosen.reason)
    yield words.say("house-did-announce")
    yield from (f"  {lang}: {text}" for lang, text in message.items())


def withdraw(chosen: Namespace, database: Database, words: Words) -> Lines:
    """Take the announcement off all pages."""
    from grange.web.storage.store.keeper import ANNOUNCEMENT, keeping, note, withdraw

    with keeping(database) as connection:
        if not withdraw(connection, ANNOUNCEMENT, ""):
            raise BadSetup("error-house-already")
        note(connection, chosen.deed, "", chosen.reason)
    yield words.say("house-did-withdraw")


def drain(chosen: Namespace, database: Database, words: Words) -> Lines:
    """Let a process finish its requests, stop serving, and stay away."""
    from grange.web.storage.store.keeper import DRAIN, keeping, note, order, reports, standing

    with keeping(database) as connection:
        away = {each.about for each in standing(connection) if each.kind == DRAIN}
        known = {report.process for report in reports(connection)} | away
        if chosen.process not in known:
            raise BadSetup("error-house-process", process=chosen.process, known=sorted(known))
        if chosen.process in away:
            raise BadSetup("error-house-already")
        if not known - away - {chosen.process}:
            raise BadSetup("error-house-last")
        order(connection, DRAIN, chosen.process, {})
        note(connection, chosen.deed, chosen.process, chosen.reason)
    yield words.say("house-did-drain", process=chosen.process)


def undrain(chosen: Namespace, database: Database, words: Words) -> Lines:
    """Let a process serve again."""
    from grange.web.storage.store.keeper import DRAIN, keeping, note, withdraw

    with keeping(database) as connection:
        if not withdraw(connection, DRAIN, chosen.process):
            raise BadSetup("error-house-already")
        note(connection, chosen.deed, chosen.process, chosen.reason)
    yield words.say("house-did-undrain", process=chosen.process)


def rotate_secret(chosen: Namespace, database: Database, words: Words) -> Lines:
    """Give the house a new secret; the old one is accepted for some days."""
    from grange.web.storage.fingerprint import end_rotation, rotate
    from grange.web.storage.folder import SECRET
    from grange.web.storage.store.keeper import keeping, note

    file = chosen.data / SECRET
    if not file.is_file():
        raise BadSetup("error-no-secret", file=str(file))
    if not 0 <= chosen.accept_old <= LONGEST_ACCEPTED:
        raise BadSetup("error-accept-old", most=LONGEST_ACCEPTED)
    try:
        with keeping(database) as connection:
            rotate(connection, file, chosen.accept_old * A_DAY, database.name)
            note(connection, chosen.deed, "", chosen.reason)
        with keeping(database) as connection:
            end_rotation(connection, file)
    except OSError as problem:
        raise BadSetup("error-cannot-write", file=str(file)) from problem
    key = "secret-rotated" if chosen.accept_old else "secret-rotated-at-once"
    yield words.say(key, file=str(file), days=f"{chosen.accept_old:g}")


# looking


def recompute_ratings(chosen: Namespace, database: Database, words: Words) -> Lines:
    """Compute all ratings again from the stored results."""
    from grange.web.ratings.model import rate
    from grange.web.storage.store.keeper import keeping, note
    from grange.web.storage.store.ratings import Ratings

    results, people = Ratings(database).count_again(rate)
    with keeping(database) as connection:
        note(connection, RECOMPUTE, "", chosen.reason)
    yield words.say("house-did-recompute-ratings", results=results, ratings=people)


def who(chosen: Namespace, database: Database, words: Words) -> Lines:
    """Ask all processes who is connected and what waits."""
    from grange.web.storage.store.keeper import DRAIN, keeping, note, put_reports_away, reports, standing

    with keeping(database) as connection:
        asked = note(connection, chosen.deed, "", "")
        expected = {report.process for report in reports(connection)}
        away = [order.about for order in standing(connection) if order.kind == DRAIN]
    until, answered = time.monotonic() + PATIENCE, dict[str, "Report"]()
    try:
        while expected - answered.keys() and time.monotonic() < until:
            time.sleep(LOOKS)
            with database.engine.connect() as connection:
                answered = {report.process: report for report in reports(connection) if report.answers >= asked}
    finally:
        with keeping(database) as connection:
            put_reports_away(connection, sorted(expected - answered.keys()))
    for report in answered.values():
        yield from _process(report, words)
    for process in sorted(expected - answered.keys()):
        yield words.say("house-silent", process=process)
    for process in away:
        yield words.say("house-drained", process=process)
    if not expected and not away:
        yield words.say("house-nobody")


def _process(report: Report, words: Words) -> Lines:
    """Describe a process, and who is connected there."""
    known = report.report
    counted = {"version": known["version"], "tables": known["tables"], "sockets": known["sockets"], **known["waiting"]}
    yield words.say("house-process", process=report.process, **counted)
    for guest in known["guests"]:
        yield f"  {guest['visitor']}  {guest['address']}  {_moment(guest['since'])}  {guest['page']}"


def orders(_: Namespace, database: Database, words: Words) -> Lines:
    """List the orders that stand."""
    from grange.web.storage.store.keeper import standing

    with database.engine.connect() as connection:
        found = standing(connection)
    for order in found:
        until = words.say("house-until", time=_moment(order.until)) if order.until else ""
        yield "  ".join(part for part in (order.kind, order.about, order.document.get("en", ""), until) if part)
    if not found:
        yield words.say("house-no-orders")


def log(chosen: Namespace, database: Database, words: Words) -> Lines:
    """List the last deeds."""
    from grange.web.storage.store.keeper import deeds

    with database.engine.connect() as connection:
        found = deeds(connection, 0)
    for deed in found[-chosen.number :]:
        yield "  ".join(part for part in (_moment(deed.at), deed.deed, deed.about, deed.reason) if part)
    if not found:
        yield words.say("house-no-deeds")


def reports(chosen: Namespace, database: Database, words: Words) -> Lines:
    """List what people have reported."""
    from grange.web.storage.store.company import open_complaints

    with database.engine.connect() as connection:
        found = open_complaints(connection, chosen.all)
    for one in found:
        yield from _report(one, words)
    if not found:
        yield words.say("house-no-reports")


def _report(one: Complaint, words: Words) -> Lines:
    """Describe a report: about whom, why, and where the keeper can look."""
    from grange.web.storage.store.keeper import CODE

    about, link = words.say("house-report-table"), f"/table/{one.table_id}"
    if one.seat is not None:
        name = one.name or words.say("seat-name", number=one.seat + 1)
        about = words.say("house-report-person", number=str(one.seat + 1), name=name, code=(one.other or "")[:CODE] or "–")
    values = {"report": one.id, "time": _moment(one.at), "reason": words.say(f"house-reason-{one.reason}"), "about": about}
    yield words.say("house-report", **values, link=link, record=f"/api/tables/{one.table_id}/record")
    if one.words:
        yield "  " + words.say("house-report-words", words=one.words)
    if one.done is not None:
        yield "  " + words.say("house-report-done", time=_moment(one.done), answer=one.answer or "")


def settle(chosen: Namespace, database: Database, words: Words) -> Lines:
    """Note that a report is settled, and how."""
    from grange.web.storage.store.company import settle
    from grange.web.storage.store.keeper import keeping, note

    with keeping(database) as connection:
        if not NAME.fullmatch(chosen.report) or not settle(connection, chosen.report, chosen.reason, time.time()):
            raise BadSetup("error-no-such-report", report=chosen.report[:80])
        note(connection, chosen.deed, chosen.report, chosen.reason)
    yield words.say("house-did-settle", report=chosen.report)


# what the keeper writes


def _moment(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%d %H:%M:%S")


def _name_in(link: str) -> str:
    """Find the name of a table or a campaign in a link: it comes before any token."""
    found = next((part for part in re.split(r"[/?#]", link) if NAME.fullmatch(part)), None)
    if found is None:
        raise BadSetup("error-house-link", link=link)
    return found


def _code_in(text: str) -> str:
    if not CODE.fullmatch(text):
        raise BadSetup("error-house-code", visitor=text)
    return text


def _one_table(connection: Connection, link: str) -> Any:
    """Return the row of the table that a link names, and lock it until the deed is done."""
    from grange.web.storage.store.keeper import locked

    row = locked(connection, _name_in(link))
    if row is None:
        raise BadSetup("error-no-such-table")
    return row


def _whom(connection: Connection, whom: str) -> tuple[str, str]:
    """Return whom a ban is about: a visitor, a network, or the hashed address from which a table was opened."""
    from grange.web.addresses import plain
    from grange.web.house.orders import MARK, NETWORK, VISITOR

    if CODE.fullmatch(whom):
        return VISITOR, whom
    try:
        network = ipaddress.ip_network(plain(whom), strict=False)
    except ValueError:
        table = _one_table(connection, whom)
        if table.opened_from is None:
            raise BadSetup("error-house-no-address") from None
        return MARK, table.opened_from
    if network.version == 6 and network.prefixlen > HOUSEHOLD:
        network = network.supernet(new_prefix=HOUSEHOLD)
    if network.prefixlen < WIDEST[network.version]:
        raise BadSetup("error-house-network", network=str(network), bits=WIDEST[network.version])
    return NETWORK, str(network)


def _maybe_whom(connection: Connection, whom: str) -> list[str]:
    """Return whom a ban is about, if that can be understood; a ban by a table's address is listed by its hash."""
    try:
        return [_whom(connection, whom)[1]]
    except BadSetup:
        return []


def _time_in(text: str) -> datetime:
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


def _days(text: str) -> float:
    days = settings.amount(text)
    if not days:
        raise ValueError(text)
    return days


LINK: Mapping[str, Mapping[str, Any]] = {"link": {"metavar": "LINK", "help": "cli-house-link"}}
WHOM: Mapping[str, Mapping[str, Any]] = {"whom": {"metavar": "VISITOR|NETWORK|LINK", "help": "cli-house-whom"}}
PROCESS: Mapping[str, Mapping[str, Any]] = {"process": {"metavar": "PROCESS", "help": "cli-house-one-process"}}

DEEDS = {
    "find": Deed(find, {"what": {"metavar": "LINK|VISITOR", "help": "cli-house-what"}}, needs_reason=False),
    "who": Deed(who, {}, needs_reason=False),
    "reports": Deed(reports, {"--all": {"action": "store_true", "help": "cli-house-all"}}, needs_reason=False),
    "settle": Deed(settle, {"report": {"metavar": "REPORT", "help": "cli-house-report"}}),
    "end": Deed(partial(close, "ended"), LINK),
    "hide": Deed(partial(close, "hidden"), LINK),
    "reopen": Deed(partial(close, None), LINK),
    "rename": Deed(
        rename,
        {
            **LINK,
            "seat": {"type": settings.count, "metavar": "SEAT", "help": "cli-house-seat"},
            "name": {"metavar": "NAME", "help": "cli-house-name"},
        },
    ),
    "ban": Deed(ban, {**WHOM, "--days": {"type": _days, "metavar": "DAYS", "help": "cli-house-days"}}),
    "unban": Deed(unban, WHOM),
    "forget": Deed(forget, {"visitor": {"metavar": "VISITOR", "help": "cli-house-code"}}),
    "announce": Deed(
        announce,
        {
            **{f"--{lang}": {"metavar": "TEXT", "help": "cli-house-text"} for lang in LANGUAGES},
            "--maintenance": {"metavar": "TIME", "help": "cli-house-maintenance"},
            "--until": {"metavar": "TIME", "help": "cli-house-until"},
        },
    ),
    "withdraw": Deed(withdraw, {}),
    "drain": Deed(drain, PROCESS),
    "undrain": Deed(undrain, PROCESS),
    "orders": Deed(orders, {}, needs_reason=False),
    "log": Deed(
        log, {"--number": {"type": settings.count, "default": 50, "metavar": "N", "help": "cli-house-number"}}, needs_reason=False
    ),
    "recompute-ratings": Deed(recompute_ratings, {}),
    "rotate-secret": Deed(
        rotate_secret, {"--accept-old": {"type": float, "default": 30.0, "metavar": "DAYS", "help": "cli-accept-old"}}
    ),
}
