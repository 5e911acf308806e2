"""Which code plays: the same version and digest give the same games."""

from __future__ import annotations

from functools import cache
from hashlib import blake2b
from pathlib import Path

from grange.version import VERSION

PACKAGE = Path(__file__).parent.parent
ROOMS = ("core", "games", "bots", "lab")  # what decides how a game goes
KINDS = {".py", ".toml", ".json", ".npz"}


@cache
def code_version() -> str:
    """Return Grange's version with a digest of the files that decide how a game goes."""
    digest = blake2b(digest_size=5)
    for room in ROOMS:
        for file in sorted(PACKAGE.joinpath(room).rglob("*")):
            if file.suffix in KINDS:
                digest.update(file.relative_to(PACKAGE).as_posix().encode() + b"\0" + file.read_bytes() + b"\0")
    return f"{VERSION} ({digest.hexdigest()})"
