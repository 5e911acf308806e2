"""The catalogue: all cards of a game, for a page where people search, read and compare them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from grange.core.words import Words


@dataclass(frozen=True)
class Filter:
    """A way to narrow down the cards: its values, each with the piece that marks it and the cards that match it."""

    name: str  # the message `filter-name` is its title, `filter-name-value` names a value
    cards: Mapping[str, frozenset[str]]
    marks: Mapping[str, str]


@dataclass(frozen=True)
class Catalogue:
    """The cards of a game, by their names."""

    names: tuple[str, ...]
    filters: tuple[Filter, ...]
    face: Callable[[str, Words], str]  # a whole card
    facts: Callable[[str, Words], list[tuple[str, str]]]  # further facts about it: pairs of a title and a text

    def search(self, wanted: Mapping[str, str], text: str, words: Words) -> list[str]:
        """List the cards that pass every filter and contain a text in their name or rule."""
        left = set(self.names)
        for kind in self.filters:
            if wanted.get(kind.name) in kind.cards:
                left &= kind.cards[wanted[kind.name]]
        return [name for name in self.names if name in left and text.casefold() in words_on(name, words).casefold()]


def words_on(name: str, words: Words) -> str:
    """Return all words on a card."""
    return f"{words.say(f'card-{name}')} {words.say(f'card-{name}.about')}"
