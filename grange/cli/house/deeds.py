"""What the keeper can do to a house; each deed is one transaction, with its entry in the log."""

from __future__ import annotations

import time
from argparse import Namespace
from collections.abc import Iterator
from typing import TYPE_CHECKING

from grange.cli.house.inputs import NAME, ban_target, ban_targets, code_in, table_at, time_in
from grange.core.errors import BadSetup
from grange.core.words import LANGUAGES, Words, read_words

if TYPE_CHECKING:
    from grange.web.storage.databases import Database

A_DAY = 24 * 3600.0
LONGEST_ACCEPTED = 3650  # days
LONGEST_MESSAGE = 300  # characters
RECOMPUTE = "ratings"  # how the deed is named in the log

Lines = Iterator[str]


def close(how: str | None, chosen: Namespace, database: Database, words: Words) -> Lines:
    """End or hide a table, or open it again."""
    from grange.web.storage.store.keeper import close, keeping, note
    from grange.web.stored import ENDED

    with keeping(database) as connection:
        table = table_at(connection, chosen.link)
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
        table = table_at(connection, chosen.link).id
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

    code = code_in(chosen.visitor)
    with keeping(database) as connection:
        tables = forget(connection, code)
        if tables is None:
            raise BadSetup("error-house-visitor", visitor=code)
        note(connection, chosen.deed, code, chosen.reason)
    yield words.say("house-did-forget", tables=tables)


def ban(chosen: Namespace, database: Database, words: Words) -> Lines:
    """Ban a visitor, a network, or the address from which a table was opened."""
    from grange.web.storage.store.keeper import BAN, keeping, note, order

    with keeping(database) as connection:
        kind, whom = ban_target(connection, chosen.whom)
        until = None if chosen.days is None else time.time() + chosen.days * A_DAY
        order(connection, BAN, whom, {"kind": kind}, until)
        note(connection, chosen.deed, whom, chosen.reason)
    yield words.say("house-did-ban", whom=whom)


def unban(chosen: Namespace, database: Database, words: Words) -> Lines:
    """End a ban."""
    from grange.web.storage.store.keeper import BAN, keeping, note, withdraw

    with keeping(database) as connection:
        found = [whom for whom in (chosen.whom, *ban_targets(connection, chosen.whom)) if withdraw(connection, BAN, whom)]
        if not found:
            raise BadSetup("error-house-not-banned", whom=chosen.whom)
        note(connection, chosen.deed, found[0], chosen.reason)
    yield words.say("house-did-unban", whom=found[0])


def announce(chosen: Namespace, database: Database, words: Words) -> Lines:
    """Show an announcement on all pages."""
    from grange.web.storage.store.keeper import ANNOUNCEMENT, keeping, note, order

    message = {lang: getattr(chosen, lang) for lang in LANGUAGES if getattr(chosen, lang)}
    if chosen.maintenance:
        at = time_in(chosen.maintenance).strftime("%H:%M")
        message = {lang: read_words(lang).say("announce-maintenance", time=at) for lang in LANGUAGES} | message
    if "en" not in message:
        raise BadSetup("error-house-message")
    if max(map(len, message.values())) > LONGEST_MESSAGE:
        raise BadSetup("error-house-long", most=LONGEST_MESSAGE)
    until = time_in(chosen.until).timestamp() if chosen.until else None
    if until and chosen.maintenance and until <= time_in(chosen.maintenance).timestamp():
        raise BadSetup("error-house-until")
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


def settle(chosen: Namespace, database: Database, words: Words) -> Lines:
    """Note that a report is settled, and how."""
    from grange.web.storage.store.company import settle
    from grange.web.storage.store.keeper import keeping, note

    with keeping(database) as connection:
        if not NAME.fullmatch(chosen.report) or not settle(connection, chosen.report, chosen.reason, time.time()):
            raise BadSetup("error-no-such-report", report=chosen.report[:80])
        note(connection, chosen.deed, chosen.report, chosen.reason)
    yield words.say("house-did-settle", report=chosen.report)


def recompute_ratings(chosen: Namespace, database: Database, words: Words) -> Lines:
    """Compute all ratings again from the stored results."""
    from grange.web.ratings.model import rate
    from grange.web.storage.store.keeper import keeping, note
    from grange.web.storage.store.ratings import Ratings

    results, people = Ratings(database).count_again(rate)
    with keeping(database) as connection:
        note(connection, RECOMPUTE, "", chosen.reason)
    yield words.say("house-did-recompute-ratings", results=results, ratings=people)


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
