"""Simultaneous writes share a transaction: each is answered when it is on disk, and none harms another."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any

import pytest
from sqlalchemy import event, text
from sqlalchemy.exc import OperationalError

from grange.web.refusals import Unwritten
from grange.web.storage import databases
from grange.web.storage.archive import Archive
from grange.web.storage.store import Store
from grange.web.stored import Entry, PositionTakenError, Since, StoredSeat, StoredTable, Written
from tests.web.house.test_rooms import run
from tests.web.servers import until
from tests.web.stores import both_stores

TABLES = 5
SOMEHOW = Written({"chain": ""}, {})


@pytest.fixture
def archive(database: str):
    """An archive with some tables at which nobody has chosen yet."""
    archive = Archive(Store(database))
    for number in range(TABLES):
        seats = [StoredSeat(0, "", None, person=True, taken=True)]
        table = StoredTable(id=f"t{number}", game="evergreen", version=1, setup={}, created=0.0, seats=seats)
        archive.store.write(archive.store.create, table, SOMEHOW)
    yield archive
    archive.close()


def choose(archive: Archive, table: int, position: int = 0, code: str = "take:0", written: Written = SOMEHOW) -> Any:
    return archive.write(archive.store.append, f"t{table}", position, Entry(0, code), [], written, True)


async def at_once(archive: Archive, *writes: Any) -> list[Any]:
    """Let everything come while the writer is busy; give what was answered."""
    busy = threading.Event()
    first = asyncio.ensure_future(archive.write(lambda _: busy.wait()))
    rest = [asyncio.ensure_future(each) for each in writes]
    while archive._waiting.qsize() < len(rest):
        await asyncio.sleep(0)
    busy.set()
    await asyncio.gather(first, return_exceptions=True)
    return await asyncio.gather(*rest, return_exceptions=True)


def address_of(archive: Archive) -> str:
    return archive.store.engine.url.set(drivername=archive.store.engine.dialect.name).render_as_string(False)


def journals(archive: Archive) -> list[int]:
    """Count what is in each table's journal, as another program sees it."""
    store = Store(address_of(archive))
    loaded = [store.load(f"t{number}") for number in range(TABLES)]
    store.close()
    return [len(table.journal) for table in loaded if table]


@both_stores
def test_choices_of_many_tables_that_come_together_share_a_transaction(archive):
    finished: list[Any] = []
    event.listen(archive.store.engine, "commit", finished.append)
    answers = run(at_once(archive, *(choose(archive, table) for table in range(TABLES))))
    assert answers == [None] * TABLES
    assert len(finished) == 2  # the one that kept the writer busy, and all others
    assert journals(archive) == [1] * TABLES


@both_stores
def test_a_choice_whose_position_is_taken_is_refused_alone(archive):
    run(choose(archive, 2))
    answers = run(at_once(archive, *(choose(archive, table) for table in range(TABLES))))
    assert [type(answer) for answer in answers] == [type(None), type(None), PositionTakenError, type(None), type(None)]
    assert journals(archive) == [1] * TABLES


@both_stores
def test_of_two_choices_for_one_position_that_come_together_one_is_written(archive):
    answers = run(at_once(archive, choose(archive, 0), choose(archive, 0, code="take:1"), choose(archive, 1)))
    assert [type(answer) for answer in answers] == [type(None), PositionTakenError, type(None)]
    assert journals(archive) == [1, 1, 0, 0, 0]


FAIL_TO_COMMIT = """
CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE disk_full; END $$;
CREATE CONSTRAINT TRIGGER fails AFTER INSERT ON journal DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION fail();
"""


@contextmanager
def failing_commits(archive: Archive) -> Iterator[None]:
    """Let every commit fail at the very last moment."""

    def fail(_: Any) -> None:
        raise OperationalError("COMMIT", None, Exception("the disk is gone"))

    if archive.store.database.shared:
        with archive.store.engine.begin() as connection:
            connection.execute(text(FAIL_TO_COMMIT))
        yield
        with archive.store.engine.begin() as connection:
            connection.execute(text("DROP FUNCTION fail CASCADE"))
    else:
        event.listen(archive.store.engine, "commit", fail)
        yield
        event.remove(archive.store.engine, "commit", fail)


@both_stores
def test_nobody_is_answered_before_what_they_wrote_is_on_disk(archive):
    with failing_commits(archive):
        answers = run(at_once(archive, *(choose(archive, table) for table in range(TABLES))))
    assert [type(answer) for answer in answers] == [Unwritten] * TABLES
    assert journals(archive) == [0] * TABLES
    run(choose(archive, 0))
    assert journals(archive) == [1, 0, 0, 0, 0]


@both_stores
def test_a_database_that_gives_up_in_the_middle_keeps_exactly_what_was_answered(archive):
    def give_up(connection: Any) -> None:
        if connection.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_terminate_backend(pg_backend_pid())"))
        connection.exec_driver_sql("ROLLBACK")  # as SQLite does by itself when a disk is full
        raise OperationalError("INSERT", None, Exception("the disk is full"))

    first, broken, second = run(at_once(archive, choose(archive, 0), archive.write(give_up), choose(archive, 1)))
    assert isinstance(broken, Unwritten)
    answered = [0 if isinstance(answer, Unwritten) else 1 for answer in (first, second)]
    assert answered[0] == answered[1] == archive.store.database.shared  # where choices have a statement of their own
    assert journals(archive) == [*answered, 0, 0, 0]
    run(choose(archive, 2))
    assert journals(archive) == [*answered, 1, 0, 0]


@pytest.fixture
def impatience(monkeypatch):
    """Nobody waits for a lock for long."""
    monkeypatch.setattr("grange.web.storage.databases.LONGEST_LOCK", 100)


@both_stores
def test_who_comes_while_another_program_holds_a_table_is_refused_and_does_not_wait_for_ever(impatience, database, archive):
    other = Store(database)
    with other.writing.begin() as connection:
        connection.execute(text("UPDATE tables SET touched = 1 WHERE id = 't1'"))
        with pytest.raises(Unwritten):
            run(choose(archive, 1))
    other.close()
    assert journals(archive) == [0] * TABLES
    run(choose(archive, 1))
    assert journals(archive) == [0, 1, 0, 0, 0]


def test_a_full_disk_refuses_what_does_not_fit_and_keeps_what_was_answered(archive):
    with archive.store.writing.begin() as connection:
        pages = connection.exec_driver_sql("PRAGMA page_count").scalar_one()
    event.listen(archive.store.engine, "begin", lambda connection: connection.exec_driver_sql(f"PRAGMA max_page_count = {pages}"))
    huge = Written({"chain": "x" * 1_000_000}, {})
    answers = run(at_once(archive, choose(archive, 0), choose(archive, 1, written=huge), choose(archive, 2)))
    assert isinstance(answers[1], Unwritten)
    assert [not isinstance(answer, Exception) for answer in answers] == [bool(written) for written in journals(archive)[:3]]


@both_stores
def test_who_waits_no_longer_writes_nothing(archive):
    async def leave() -> None:
        busy = threading.Event()
        first = asyncio.ensure_future(archive.write(lambda _: busy.wait()))
        gone, stays = asyncio.ensure_future(choose(archive, 0)), asyncio.ensure_future(choose(archive, 1))
        while archive._waiting.qsize() < 2:
            await asyncio.sleep(0)
        gone.cancel()
        await asyncio.gather(gone, return_exceptions=True)
        busy.set()
        await asyncio.gather(first, stays)

    run(leave())
    assert journals(archive) == [0, 1, 0, 0, 0]


@pytest.mark.parametrize("database", ["postgresql"], indirect=True)
def test_choices_that_another_process_crosses_are_all_written(database, archive):
    """It has the same tables the other way round; PostgreSQL ends one of both, and what that wrote is written again."""
    other, touch = Store(database), text("UPDATE tables SET touched = 1 WHERE id = :id")
    given_up: list[Any] = []
    event.listen(archive.store.engine, "rollback", given_up.append)
    with other.writing.begin() as connection, ThreadPoolExecutor(1) as threads:
        connection.execute(text("SET LOCAL deadlock_timeout = '60s'"))  # so that it is not this one that is ended
        connection.execute(touch, {"id": "t1"})
        answers = threads.submit(run, at_once(archive, choose(archive, 0), choose(archive, 1), choose(archive, 2)))
        until(lambda: waits(other))
        connection.execute(touch, {"id": "t0"})
        connection.commit()
        assert answers.result() == [None] * 3
    other.close()
    assert given_up
    assert journals(archive) == [1, 1, 1, 0, 0]


def waits(store: Store) -> bool:
    """Tell whether somebody waits for what another transaction holds."""
    with store.engine.connect() as connection:
        return bool(connection.execute(text("SELECT count(*) FROM pg_locks WHERE NOT granted")).scalar_one())


only_postgresql = pytest.mark.parametrize("database", ["postgresql"], indirect=True)


@only_postgresql
def test_a_process_that_stops_in_the_middle_of_a_write_holds_nobody_up_for_long(archive, monkeypatch):
    monkeypatch.setattr(databases, "LONGEST_IDLE", 300)
    stopped = Store(address_of(archive))
    with stopped.engine.connect() as connection:
        connection.execute(text("UPDATE tables SET touched = 0 WHERE id = 't0'"))
        assert run(choose(archive, 0)) is None
        connection.invalidate()
    stopped.close()
    assert journals(archive)[0] == 1


@contextmanager
def statements_of(store: Store) -> Iterator[list[str]]:
    """Note every statement that a store makes."""
    made: list[str] = []

    def note(_: Any, __: Any, statement: str, *___: Any) -> None:
        made.append(statement)

    event.listen(store.engine, "before_cursor_execute", note)
    yield made
    event.remove(store.engine, "before_cursor_execute", note)


@only_postgresql
def test_all_choices_of_a_commit_are_one_statement(archive):
    with statements_of(archive.store) as made:
        answers = run(at_once(archive, *(choose(archive, table) for table in range(TABLES))))
    assert answers == [None] * TABLES
    assert len(made) == 1
    assert journals(archive) == [1] * TABLES


@both_stores
def test_what_is_new_at_a_table_is_one_statement(archive):
    run(choose(archive, 0))
    run(choose(archive, 0, 1, "undo"))
    archive.store.write(archive.store.change_seat, "t0", 0, {"name": "Ada", "bot": "steady"})
    with statements_of(archive.store) as made:
        since = archive.store.since("t0", 1)
    assert len([statement for statement in made if not statement.startswith("BEGIN")]) == 1
    assert since == Since([Entry(0, "undo")], [StoredSeat(0, "Ada", "steady", person=True, taken=True)], False, None, None)
    assert archive.store.since("t9", 0) is None


@both_stores
def test_a_choice_leaves_the_same_rows_however_it_is_written(archive):
    """Alone in a transaction with other writes, and in the statement for many choices."""
    over = Written({"chain": "é\\"}, {"asked": []}, [7, 3])
    for position, written in enumerate([SOMEHOW, over]):
        entry, news = Entry(0, "take:0"), [{"key": "x", "values": {"name": "Ёж"}}]
        run(archive.write(archive.store.append, "t0", position, entry, news, written, position == 1))
        with archive.store.writing.begin() as connection:
            archive.store.append(connection, "t1", position, entry, news, written, position == 1)
        rows = [_rows(archive.store, table) for table in ("t0", "t1")]
        assert rows[0] == rows[1]


def _rows(store: Store, table: str) -> list[Any]:
    columns = "game, version, setup, over, scores, points, started, away, summary"
    asked = (
        f"SELECT {columns}, scores IS NULL FROM tables WHERE id = :id",
        "SELECT position, seat, code, news FROM journal WHERE table_id = :id ORDER BY position",
        "SELECT moment FROM kept WHERE table_id = :id",
    )
    with store.engine.connect() as connection:
        return [connection.execute(text(each), {"id": table}).all() for each in asked]


@only_postgresql
def test_a_choice_after_a_gap_or_at_a_table_that_is_gone_is_refused_alone(archive):
    gone = archive.write(archive.store.append, "nowhere", 0, Entry(0, "take:0"), [], SOMEHOW, True)
    answers = run(at_once(archive, choose(archive, 0), choose(archive, 1, position=1), gone, choose(archive, 2)))
    assert [type(answer) for answer in answers] == [type(None), PositionTakenError, PositionTakenError, type(None)]
    assert journals(archive) == [1, 0, 1, 0, 0]


@only_postgresql
def test_a_writer_whose_connection_was_ended_writes_on_a_new_one(archive):
    run(choose(archive, 0))
    end = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname = current_database()"
    with archive.store.engine.connect() as connection:
        connection.execute(text(end))
    assert run(choose(archive, 0, 1)) is None
    assert journals(archive)[0] == 2


@both_stores
def test_a_choice_made_while_a_table_is_read_belongs_to_all_of_it_or_to_nothing(archive):
    reading = Store(address_of(archive))

    def choose_meanwhile(_: Any, __: Any, statement: str, *___: Any) -> None:
        if "FROM journal" in statement and not journals(archive)[0]:
            run(choose(archive, 0, written=Written({"position": 1}, {})))

    event.listen(reading.engine, "after_cursor_execute", choose_meanwhile)
    read = reading.load("t0")
    reading.close()
    assert read is not None
    assert (read.journal, read.snapshot) == ([], SOMEHOW.snapshot)
    assert journals(archive)[0] == 1


@only_postgresql
def test_a_log_names_no_table_that_a_database_complains_about(archive, caplog):
    def enter(connection: Any) -> None:
        connection.execute(text("INSERT INTO kept (table_id, moment) VALUES ('t0', '{}')"))

    with pytest.raises(Unwritten):
        run(archive.write(enter))
    assert "The database failed" in caplog.text
    assert "t0" not in caplog.text
