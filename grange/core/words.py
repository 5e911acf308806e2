"""Words: every sentence a person reads, from the `words/*.ftl` files of the house and of each game."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "ru", "pl")
HOUSE = Path(__file__).parent.parent / "words"
MOST_SAID = 20_000  # sentences that a language remembers; a game says the same ones again and again
PLAIN = (int, str)
ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)  # only a message begins without an indent
NAMED = re.compile(r"\{\s*(-?[A-Za-z][\w-]*)")  # a message that another one says within its own


@dataclass(frozen=True)
class Told:
    """A sentence to be: the key of a message and its values."""

    key: str
    values: dict[str, Any] = field(default_factory=dict)


def files_of(folder: Path, lang: str) -> list[Path]:
    """List the files with the words of a language in a folder: `en.ftl`, and others such as `cards.en.ftl`."""
    return [folder / f"{lang}.ftl", *sorted(folder.glob(f"*.{lang}.ftl"))]


@cache
def messages_in(file: Path) -> dict[str, str]:
    """Split a file of words into its messages, once for all games and pages that use it."""
    text = file.read_text(encoding="utf-8")
    found = list(ENTRY.finditer(text))
    ends = [*(match.start() for match in found[1:]), len(text)]
    return {match[1]: text[match.start() : end] for match, end in zip(found, ends, strict=True)}


@cache
def _understood(source: str) -> Any:
    """Understand a message as it is written; that takes long, and most messages are never said."""
    return FluentResource(source)


class Words:
    """The sentences of one language.

    A value that names a thing is looked up: `biome="meadow"` becomes the text of the message `biome-meadow`, and each attribute of
    that message, such as `.on`, becomes a value of its own, `$biome-on`. So every language has the cases that it needs.
    """

    def __init__(self, lang: str, *folders: Path) -> None:
        self.lang = lang
        self.bundle = FluentBundle([lang], use_isolating=False)
        self._written: dict[str, str] = {}
        for folder in folders:
            for file in files_of(folder, lang):
                self._written |= messages_in(file)
        self._fixed: dict[str, str] = {}  # messages that were said without a value
        self._said: dict[Any, str] = {}  # and those that were said with values

    def knows(self, key: str) -> bool:
        """Tell whether there is a message with this key; `key.more` asks for an attribute."""
        name, _, attribute = key.partition(".")
        return name in self._written and (not attribute or attribute in self._message(name).attributes)

    def say(self, key: str, /, **values: Any) -> str:
        """Say a message with its values; `key.more` says the message's attribute."""
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

    def tell(self, told: Told | Any) -> str:
        """Say anything that carries a key and values: a prompt, a label, an event or an error."""
        return self.say(told.key, **told.values)

    def _plain(self, key: str) -> str:
        """Say a message that has no values, and remember it: names of things come in almost every sentence."""
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
        """Find a message, which is understood when it is first needed."""
        if not self.bundle.has_message(name):
            self._learn(name)
        return self.bundle.get_message(name)

    def _learn(self, name: str) -> None:
        """Understand a message after those that it names, so that nobody finds it before it can be said."""
        source = self._written[name]
        for other in NAMED.findall(source):
            if other in self._written:
                self._learn(other)
        self.bundle.add_resource(_understood(source))

    def _named(self, values: Mapping[str, Any]) -> dict[str, Any]:
        named: dict[str, Any] = {}
        for name, value in values.items():
            key = f"{name}-{value}"
            if isinstance(value, Told):
                named[name] = self.tell(value)
            elif isinstance(value, list):
                between = "\n" if name == "mistakes" else ", "
                named[name] = between.join(str(self._named({name: item})[name]) for item in value)
            elif isinstance(value, str) and key in self._written:
                named[name] = self._plain(key)
                for attribute in self._message(key).attributes:
                    named[f"{name}-{attribute}"] = self._plain(f"{key}.{attribute}")
            else:
                named[name] = value
        return named


class OfAnother(Words):
    """The same sentences for one who looks at what belongs to somebody else.

    Where a message speaks to the owner, as in “Your farm”, its attribute `.theirs` names the owner instead.
    """

    def __init__(self, words: Words, name: str) -> None:
        self.lang = words.lang
        self.words = words
        self.name = name

    def knows(self, key: str) -> bool:
        """Tell whether there is a message with this key."""
        return self.words.knows(key)

    def say(self, key: str, /, **values: Any) -> str:
        """Say a message with its values, naming the owner."""
        theirs = f"{key}.theirs"
        return self.words.say(theirs, **values, name=self.name) if self.knows(theirs) else self.words.say(key, **values)


@lru_cache(maxsize=256)
def of_another(words: Words, name: str) -> OfAnother:
    """Find the words of a language for what belongs to somebody."""
    return OfAnother(words, name)


def _frozen(value: Any) -> Any:
    """Give what a value of a sentence is remembered by; lists and sentences cannot be."""
    if isinstance(value, list):
        return (list, *map(_frozen, value))
    if isinstance(value, Told):
        return (Told, value.key, *((name, _frozen(part)) for name, part in value.values.items()))
    return (type(value), value)  # 1, 1.0 and True are said differently


@cache
def words(lang: str, game: Path | None = None) -> Words:
    """Find the words of a language: the house's own, and those in a game's folder."""
    if lang not in LANGUAGES:
        lang = "en"
    return Words(lang, HOUSE, *([game / "words"] if game else []))
