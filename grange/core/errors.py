"""Everything that can go wrong. Each error says what was wrong and what is allowed, in three languages."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from grange.core.words import words


class GrangeError(ValueError):
    """A call that was rejected and changed nothing.

    It carries the key of a message and its values, and the folder of the game whose words it needs, if any.
    """

    def __init__(self, key: str, /, folder: Path | None = None, **values: Any) -> None:
        super().__init__(key, folder, values)
        self.key = key
        self.folder = folder
        self.values = values

    def say(self, lang: str) -> str:
        """Say what was wrong, in a language."""
        return words(lang, self.folder).tell(self)

    def __str__(self) -> str:
        return self.say("en")

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (type(self), self.key, self.folder, self.values)


def _again(kind: type[GrangeError], key: str, folder: Path | None, values: dict[str, Any]) -> GrangeError:
    """Make an error anew that has crossed from one process to another."""
    return kind(key, folder, **values)


class UnknownGame(GrangeError):
    """There is no game of that name."""


class BadSetup(GrangeError):
    """A number of seats, a seed or a rule option that the game does not have."""


class IllegalOption(GrangeError):
    """An option that may not be chosen now."""


class WrongSeat(GrangeError):
    """A seat that does not exist or has nothing to choose now."""


class GameOver(GrangeError):
    """A choice after the end of the game."""


class NothingToUndo(GrangeError):
    """Nothing of the seat's own may be taken back now."""


class BadRecord(GrangeError):
    """A record that is broken, altered or made by other rules."""


class BadPosition(GrangeError):
    """A position that is broken or impossible."""


class BadComponents(GrangeError):
    """A components file with mistakes; all of them are listed."""


class BadCampaign(GrangeError):
    """A campaign that is broken, or something that it does not allow now."""


class EmptyQuestion(GrangeError):
    """A question that nobody can answer: a mistake in the rules, or in a position that was written by hand."""


class UnknownBot(GrangeError):
    """There is no bot of that name."""
