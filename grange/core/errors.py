"""All errors. Each says what was wrong and what is allowed, in three languages."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from grange.core.words import read_words


class GrangeError(ValueError):
    """A rejected call. It has changed nothing.

    It carries the key and the values of a message, and the folder of the game whose words the message needs, if any.
    """

    def __init__(self, key: str, /, folder: Path | None = None, **values: Any) -> None:
        super().__init__(key, folder, values)
        self.key = key
        self.folder = folder
        self.values = values

    def say(self, lang: str) -> str:
        """Say in a language what was wrong."""
        return read_words(lang, self.folder).text(self)

    def __str__(self) -> str:
        return self.say("en")

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (type(self), self.key, self.folder, self.values), vars(self)


def _again(kind: type[GrangeError], key: str, folder: Path | None, values: dict[str, Any]) -> GrangeError:
    """Rebuild an error that was sent from one process to another."""
    return kind(key, folder, **values)


class UnknownGame(GrangeError):
    """No game has this name."""


class BadSetup(GrangeError):
    """A number of seats, a seed or a rule option that the game does not have."""

    rule = ""  # the rule option that has to change, where it is one


class IllegalOption(GrangeError):
    """An option that may not be chosen now."""


class WrongSeat(GrangeError):
    """A seat that does not exist or has nothing to choose now."""


class GameOver(GrangeError):
    """A choice after the end of the game."""


class NothingToUndo(GrangeError):
    """The seat has no choice that it may take back now."""


class BadRecord(GrangeError):
    """A record that is broken, altered or made with other rules."""


class BadPosition(GrangeError):
    """A position that is broken or impossible."""


class BadComponents(GrangeError):
    """A component file with mistakes; the error lists all of them."""


class BadCampaign(GrangeError):
    """A broken campaign, or a request that the campaign does not allow now."""


class EmptyQuestion(GrangeError):
    """A question without options: a mistake in the rules, or in a position edited by hand."""


class UnknownBot(GrangeError):
    """No bot has this name."""
