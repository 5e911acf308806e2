"""Entries of the server's log: their sentences stand in `words/log.*.ftl`."""

from __future__ import annotations

from typing import Any

from grange.core.errors import GrangeError
from grange.core.words import FALLBACK, read_words


class LogEntry:
    """A sentence for the log, in the language in which the server was started; its key stays the same in every language."""

    lang = FALLBACK  # of this process

    def __init__(self, key: str, /, **values: Any) -> None:
        self.key, self.values = key, values

    def __str__(self) -> str:
        return read_words(self.lang).say(self.key, **{name: self._described(value) for name, value in self.values.items()})

    def _described(self, value: Any) -> Any:
        """Describe an exception: ours in its own words, others as Python names them."""
        if isinstance(value, GrangeError):
            return value.say(self.lang)
        return repr(value) if isinstance(value, BaseException) else value


def log_in(lang: str) -> None:
    """Write all further entries of this process in a language."""
    LogEntry.lang = lang
