"""What the keeper can look at: tables, visitors, processes, orders, the log and reports."""

from __future__ import annotations

import time
from argparse import Namespace
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from grange.cli.house.inputs import CODE, name_in
from grange.core.errors import BadSetup
from grange.core.words import Words

if TYPE_CHECKING:
    from grange.web.storage.databases import Database
    from grange.web.stored import Complaint, Report

MOST_TABLES = 50  # tables of a visitor that are listed
PATIENCE = 10.0  # seconds for processes to answer
LOOKS = 0.2  # seconds between two checks for answers

Lines = Iterator[str]


def find(chosen: Namespace, database: Database, words: Words) -> Lines:
    """Show what the house knows about a table, a campaign or a visitor."""
    from grange.web.storage.store.keeper import find

    if CODE.fullmatch(chosen.what):
        yield from _visitor(database, chosen.what, words)
        return
    with database.engine.connect() as connection:
        names = find(connection, name_in(chosen.what))
    if not names:
        raise BadSetup("error-no-such-table")
    for name in names:
        yield from _table(database, name, words)


def _table(database: Database, name: str, words: Words) -> Lines:
    """Describe a table."""
    from grange.web.storage.schema import HOST
    from grange.web.storage.store.keeper import see_table

    with database.engine.connect() as connection:
        seen = see_table(connection, name)
    table, codes = seen.table, seen.codes
    state = table.closed or ("over" if table.over else "away" if table.away else "playing")
    values = {"table": name, "game": table.game, "choices": seen.choices, "created": said_time(table.created)}
    yield words.say("house-table", **values, touched=said_time(table.touched), state=words.say(f"house-is-{state}"))
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
        yield f"  {row.id}  {row.game}  {said_time(row.touched)}  {row.name}"
    if banned:
        yield words.say("house-visitor-banned")


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
        yield f"  {guest['visitor']}  {guest['address']}  {said_time(guest['since'])}  {guest['page']}"


def orders(_: Namespace, database: Database, words: Words) -> Lines:
    """List the orders that stand."""
    from grange.web.storage.store.keeper import standing

    with database.engine.connect() as connection:
        found = standing(connection)
    for order in found:
        until = words.say("house-until", time=said_time(order.until)) if order.until else ""
        yield "  ".join(part for part in (order.kind, order.about, order.document.get("en", ""), until) if part)
    if not found:
        yield words.say("house-no-orders")


def log(chosen: Namespace, database: Database, words: Words) -> Lines:
    """List the last deeds."""
    from grange.web.storage.store.keeper import deeds

    with database.engine.connect() as connection:
        found = deeds(connection, 0)
    for deed in found[-chosen.number :]:
        yield "  ".join(part for part in (said_time(deed.at), deed.deed, deed.about, deed.reason) if part)
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
    values = {"report": one.id, "time": said_time(one.at), "reason": words.say(f"house-reason-{one.reason}"), "about": about}
    yield words.say("house-report", **values, link=link, record=f"/api/tables/{one.table_id}/record")
    if one.words:
        yield "  " + words.say("house-report-words", words=one.words)
    if one.done is not None:
        yield "  " + words.say("house-report-done", time=said_time(one.done), answer=one.answer or "")


def said_time(seconds: float) -> str:
    """Write a time in UTC."""
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%d %H:%M:%S")
