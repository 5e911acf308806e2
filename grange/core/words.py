"""Words: every sentence that a person reads, from the shared `words/*.ftl` files and those of each game."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "ru", "pl")
FALLBACK = "en"
HOUSE = Path(__file__).parent.parent / "words"
MOST_SAID = 20_000  # cache size of a language; a game says the same sentences again and again
PLAIN = (int, str)
ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)  # only messages begin without an indent
NAMED = re.compile(r"\{\s*(-?[A-Za-z][\w-]*)")  # a reference to another message


@dataclass(frozen=True)
class Message:
    """A sentence before translation: the key of a message and its values."""

    key: str
    values: dict[str, Any] = field(default_factory=dict)


class Lines(list[Any]):
    """A list in the values of a message of which each item gets a line of its own; items of other lists get commas."""


def files_of(folder: Path, lang: str) -> list[Path]:
    """List the files of a language in a folder: `en.ftl`, and others such as `cards.en.ftl`."""
    return [file for file in (folder / f"{lang}.ftl", *sorted(folder.glob(f"*.{lang}.ftl"))) if file.exists()]


@cache
def messages_in(file: Path) -> dict[str, str]:
    """Split a file into its messages, once for all games and pages that use it."""
    text = file.read_text(encoding="utf-8")
    found = list(ENTRY.finditer(text))
    ends = [*(match.start() for match in found[1:]), len(text)]
    return {match[1]: text[match.start() : end] for match, end in zip(found, ends, strict=True)}


@cache
def _understood(source: str) -> Any:
    """Parse a message and cache it; parsing is slow, and most messages are never used."""
    return FluentResource(source)


class Words:
    """The sentences of one language.

    A value that names a thing is looked up: `biome="meadow"` becomes the text of the message `biome-meadow`, and each attribute of
    that message, such as `.on`, becomes a further value, `$biome-on`. So every language has the grammatical cases that it needs.
    A message that a language lacks, as in an untranslated game, appears in English.
    """

    def __init__(self, lang: str, *folders: Path) -> None:
        self.lang = lang
        self.bundle = FluentBundle([lang], use_isolating=False)
        self._written: dict[str, str] = {}
        for folder in folders:
            for file in (*files_of(folder, FALLBACK), *files_of(folder, lang)):
                self._written |= messages_in(file)
        self._fixed: dict[str, str] = {}  # cache of messages without values
        self._said: dict[Any, str] = {}  # cache of messages with values

    def knows(self, key: str) -> bool:
        """Check whether a message with this key exists; `key.more` asks for an attribute."""
        name, _, attribute = key.partition(".")
        return name in self._written and (not attribute or attribute in self._message(name).attributes)

    def say(self, key: str, /, **values: Any) -> str:
        """Say a message with its values; `key.more` says an attribute."""
        if not values:
            return self._plain(key)
        sentence = (key, *((name, value if type(value) in PLAIN else _frozen(value)) for name, value in values.items()))
        said = self._said.get(sentence)
        if said is None:
            said = self._format(key, self._named(values))
            if len(self._said) >= MOST_SAID:
                self._said = {}
            self._said[sentence] = said
        return said

    def text(self, message: Message | Any) -> str:
        """Say anything that has a key and values: a prompt, a label, an event or an error."""
        return self.say(message.key, **message.values)

    def _plain(self, key: str) -> str:
        """Say a message without values and cache it: names of things are part of almost every sentence."""
        if key not in self._fixed:
            self._fixed[key] = self._format(key, {})
        return self._fixed[key]

    def _format(self, key: str, values: Mapping[str, Any]) -> str:
        if not self.knows(key):
            raise KeyError(f"no message {key!r} in {self.lang}")
        name, _, attribute = key.partition(".")
        message = self._message(name)
        pattern: Any = message.attributes[attribute] if attribute else message.value
        text, problems = self.bundle.format_pattern(pattern, dict(values))
        if problems:
            raise KeyError(f"message {key!r} in {self.lang}: {problems[0]}")
        return str(text)

    def _message(self, name: str) -> Any:
        """Find a message and parse it on first use."""
        if not self.bundle.has_message(name):
            self._learn(name)
        return self.bundle.get_message(name)

    def _learn(self, name: str) -> None:
        """Parse a message after those that it refers to, so that no other thread finds it before it works."""
        source = self._written[name]
        for other in NAMED.findall(source):
            if other in self._written:
                self._learn(other)
        self.bundle.add_resource(_understood(source))

    def _named(self, values: Mapping[str, Any]) -> dict[str, Any]:
        named: dict[str, Any] = {}
        for name, value in values.items():
            key = f"{name}-{value}"
            if isinstance(value, Message):
                named[name] = self.text(value)
            elif isinstance(value, list):
                between = "\n" if isinstance(value, Lines) else ", "
                named[name] = between.join(str(self._named({name: item})[name]) for item in value)
            elif isinstance(value, str) and key in self._written:
                named[name] = self._plain(key)
                for attribute in self._message(key).attributes:
                    named[f"{name}-{attribute}"] = self._plain(f"{key}.{attribute}")
            else:
                named[name] = value
        return named


class OfAnother(Words):
    """The same sentences for a viewer who looks at somebody else's things.

    Where a message speaks to the owner, as in “Your farm”, its attribute `.theirs` uses the owner's name instead.
    """

    def __init__(self, words: Words, name: str) -> None:
        self.lang = words.lang
        self.words = words
        self.name = name

    def knows(self, key: str) -> bool:
        """Check whether a message with this key exists."""
        return self.words.knows(key)

    def say(self, key: str, /, **values: Any) -> str:
        """Say a message with its values, using the owner's name if it can."""
        theirs = f"{key}.theirs"
        return self.words.say(theirs, **values, name=self.name) if self.knows(theirs) else self.words.say(key, **values)


@lru_cache(maxsize=256)
def of_another(words: Words, name: str) -> OfAnother:
    """Return the words of a language for a viewer who looks at this person's things."""
    return OfAnother(words, name)


def _frozen(value: Any) -> Any:
    """Return a hashable cache key for a value of a sentence; lists and messages are not hashable."""
    if isinstance(value, list):
        return (type(value), *map(_frozen, value))
    if isinstance(value, Message):
        return (Message, value.key, *((name, _frozen(part)) for name, part in value.values.items()))
    return (type(value), value)  # 1, 1.0 and True give different texts


@cache
def read_words(lang: str, game: Path | None = None) -> Words:
    """Return the words of a language: the shared ones, and those in a game's folder."""
    if lang not in LANGUAGES:
        lang = FALLBACK
    return Words(lang, HOUSE, *([game / "words"] if game else []))
