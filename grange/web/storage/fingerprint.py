"""The fingerprint of a house's secret in its database, so that no server opens a house with a secret that is not its own.

A rotation changes a file and the database, and the commit decides: the new secret waits in a file beside the current one, and
replaces it once the database knows its fingerprint. If the command is killed between the two, the next server ends what it began.
"""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection, select
from sqlalchemy.exc import SQLAlchemyError

from grange.core.errors import BadSetup
from grange.core.words import Message
from grange.web.secret import Keys, fingerprint
from grange.web.storage import secret_file
from grange.web.storage.databases import WRITES, Database
from grange.web.storage.facts import NEXT_SECRET, SECRET, fact, note
from grange.web.storage.schema import tables
from grange.web.storage.store import keeper

NEW_SECRET = "new-secret"  # in the keeper's log: a server goes on with another secret


def settle(database: Database, file: Path, new_secret: bool = False) -> tuple[Keys, list[Message]]:
    """Read the secret of a house, and check that it is the one its database knows; a new house gets a new one.

    With `new_secret`, the owner has decided that the house goes on with whatever secret is there, or with a new one.
    """
    warnings = []
    with database.engine.execution_options(**{WRITES: True}).begin() as connection:
        database.lock_schema(connection)
        end_rotation(connection, file)
        if not new_secret:
            _check(connection, file, database.name)
        if not file.exists():
            secret_file.make(file)
        keys, known = secret_file.read_keys(file), fact(connection, SECRET)
        if not _is_known(keys, known):
            warnings = [Message("serve-secret-new", {"file": str(file)})]
        if known != fingerprint(keys.current):
            note(connection, SECRET, fingerprint(keys.current))
            if known is not None:
                keeper.note(connection, NEW_SECRET, "", "")
    return keys, warnings


def rotate(connection: Connection, file: Path, seconds: float, database: str) -> None:
    """Prepare a new secret for a house; after the commit, `end_rotation` puts it in its place."""
    end_rotation(connection, file)
    _check(connection, file, database)
    keys = secret_file.prepare(file, seconds)
    note(connection, NEXT_SECRET, fingerprint(keys.current))


def end_rotation(connection: Connection, file: Path) -> None:
    """End a rotation, also one that was killed: replace the secret if that was committed, or else delete what was prepared."""
    if _counting(connection, file) != file:
        secret_file.replace(file)
    secret_file.waiting_file(file).unlink(missing_ok=True)


def _counting(connection: Connection, file: Path) -> Path:
    """Return the file whose secret counts: the prepared one, if the database knows it."""
    prepared = secret_file.waiting_file(file)
    try:
        decided = fingerprint(secret_file.read_keys(prepared).current) == fact(connection, NEXT_SECRET)
    except (FileNotFoundError, BadSetup):  # there is none, or it was not written to its end
        return file
    return prepared if decided else file


def check_secret(database: Database, file: Path) -> None:
    """Refuse a house in use without its secret, or with another one."""
    with database.engine.connect() as connection:
        _check(connection, file, database.name)


def _check(connection: Connection, file: Path, database: str) -> None:
    known = fact(connection, SECRET)
    if file.exists():
        if not _is_known(secret_file.read_keys(_counting(connection, file)), known):
            raise BadSetup("error-secret-other", file=str(file), database=database)
    elif known or _holds_tables(connection):
        raise BadSetup("error-secret-missing", file=str(file))


def _is_known(keys: Keys, known: str | None) -> bool:
    """Check whether a database knows one of the secrets, or does not know any yet."""
    return known in (None, fingerprint(keys.current), *keys.replaced, *(fingerprint(old.key) for old in keys.older))


def has_secret(database: Database, file: Path) -> bool:
    """Check whether a file holds the secret that a database knows."""
    try:
        with database.engine.connect() as connection:
            keys = secret_file.read_keys(_counting(connection, file))
            return _is_known(keys, fact(connection, SECRET) or "")
    except (OSError, BadSetup, SQLAlchemyError):  # no such file, none that can be read, or an older database
        return False


def _holds_tables(connection: Connection) -> bool:
    return connection.execute(select(tables.c.id).limit(1)).first() is not None
