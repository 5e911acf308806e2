"""What the house refuses, besides what a game does."""

from __future__ import annotations

from grange.core.errors import GrangeError


class NoSuchTable(GrangeError):
    """There is no table of that name."""


class NothingThere(GrangeError):
    """A thing of which nothing is known, or a chapter that the rules do not have."""


class NoSuchDay(GrangeError):
    """There is no game of that day."""


class WrongToken(GrangeError):
    """A token that does not open what was asked for."""


class NotYet(GrangeError):
    """Something that can be had only later."""


class TooLong(GrangeError):
    """Something that took longer than it may."""


class TooMany(GrangeError):
    """More than this house can hold, or than one visitor may have."""


class Unwritten(GrangeError):
    """The database did not do what it was asked for; it can be asked again."""
