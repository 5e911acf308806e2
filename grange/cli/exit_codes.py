"""Exit codes: whether the same command may succeed later, or somebody has to act first."""

from __future__ import annotations

from grange.core.errors import GrangeError

REFUSED = 2
TRY_LATER = 75  # as EX_TEMPFAIL of sysexits.h, so that a unit can tell a database that is away from one that needs its owner
TEMPORARY = ("error-database-unreachable", "error-database-busy", "error-database-in-use", "error-folder-in-use", "error-disk")


def exit_code(problem: GrangeError) -> int:
    """Return the exit code for a refusal."""
    return TRY_LATER if problem.key in TEMPORARY else REFUSED
