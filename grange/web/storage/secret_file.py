"""The file of a server's secret: the current secret in the first line, and below it older ones that are accepted for a while.

    4f0c…
    9a1b… until 2026-12-18T10:30:00Z
    replaces Zk3w…

The last lines are fingerprints of earlier secrets. By them a server with a new secret recognises the database of its house.

Only the user who runs the server can read it.
"""

from __future__ import annotations

import os
import re
import secrets
import time
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

from grange.core.errors import BadSetup
from grange.web.secret import Keys, OldKey, fingerprint

SHORTEST_SECRET = 32
MOST_REPLACED = 20
REPLACES = "replaces "
OLDER = re.compile(r"(?P<key>.*\S)\s+until\s+(?P<until>\S+)")


def make(file: Path) -> None:
    """Make a new secret that only this user can read."""
    with os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as new:
        new.write(_new_key())


def read_keys(file: Path) -> Keys:
    """Read the secrets of a server; refuse a file without one, or with a line that makes no sense."""
    first, *rest = file.read_text(encoding="utf-8", errors="replace").strip().split("\n")
    lines = [line.strip() for line in rest if line.strip()]
    replaced = tuple(line.removeprefix(REPLACES) for line in lines if line.startswith(REPLACES))
    older = tuple(_older(line, file) for line in lines if not line.startswith(REPLACES))
    keys = Keys(first.strip(), older, replaced)
    if min(map(len, [keys.current, *(old.key for old in keys.older)])) < SHORTEST_SECRET:
        raise BadSetup("error-secret-short", file=str(file), least=SHORTEST_SECRET)
    return keys


def prepare(file: Path, seconds: float) -> Keys:
    """Write a new secret beside the current one, which stays accepted for some seconds afterward; expired ones are dropped."""
    now, before = time.time(), read_keys(file)
    older = [OldKey(before.current, now + seconds), *before.older]
    replaced = (fingerprint(before.current), *before.replaced)[:MOST_REPLACED]
    keys = Keys(_new_key(), tuple(old for old in older if old.until > now), replaced)
    accepted = [f"{old.key} until {_as_text(old.until)}" for old in keys.older]
    _write(waiting_file(file), [keys.current, *accepted, *(REPLACES + each for each in replaced)], file.stat())
    return keys


def waiting_file(file: Path) -> Path:
    """Return where a new secret waits until it replaces the current one."""
    return file.with_name(f"{file.name}.new")


def replace(file: Path) -> None:
    """Let the new secret replace the current one."""
    waiting_file(file).replace(file)
    _sync_folder(file.parent)


def _new_key() -> str:
    return secrets.token_hex(SHORTEST_SECRET)


def _older(line: str, file: Path) -> OldKey:
    found = OLDER.fullmatch(line)
    try:
        if found is None:
            raise ValueError
        until = datetime.fromisoformat(found["until"])
    except ValueError as problem:
        raise BadSetup("error-secret-line", file=str(file)) from problem
    return OldKey(found["key"], (until if until.tzinfo else until.replace(tzinfo=UTC)).timestamp())


def _as_text(moment: float) -> str:
    return datetime.fromtimestamp(moment, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def _write(file: Path, lines: Sequence[str], owner: os.stat_result) -> None:
    """Write a file that survives a power cut, and give it to its owner: the user who runs this may not be the server's."""
    with os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w") as written:
        if hasattr(os, "fchown") and os.geteuid() == 0:
            os.fchown(written.fileno(), owner.st_uid, owner.st_gid)
        written.write("\n".join(lines) + "\n")
        written.flush()
        os.fsync(written.fileno())
    _sync_folder(file.parent)


def _sync_folder(folder: Path) -> None:
    """Let new names in a folder survive a power cut, where a system can do that."""
    if hasattr(os, "O_DIRECTORY"):
        opened = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
        try:
            os.fsync(opened)
        finally:
            os.close(opened)
