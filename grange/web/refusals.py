"""The server's own refusals, besides those of games."""

from __future__ import annotations

from grange.core.errors import GrangeError


class NoSuchTable(GrangeError):
    """No table has this name."""


class NoSuchCup(GrangeError):
    """No cup has this name."""


class NothingThere(GrangeError):
    """A thing that nothing is known about, or a chapter that the rules do not have."""


class NoSuchDay(GrangeError):
    """No game belongs to this day."""


class WrongToken(GrangeError):
    """A token that does not open the requested thing."""


class NotSignedIn(GrangeError):
    """Something that only somebody with an account may do."""


class NotYet(GrangeError):
    """Something that is available only later."""


class TooLong(GrangeError):
    """Something that exceeded its deadline."""


class TooMany(GrangeError):
    """More than this server can hold, or than one visitor may have."""


class Crowded(GrangeError):
    """Too many waiting tasks of one address; some of them must finish first."""


class Unwritten(GrangeError):
    """The database failed; the client may try again."""
