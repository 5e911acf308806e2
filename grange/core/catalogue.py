"""All cards of a game, for a page on which they can be found, read and compared."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from grange.core.words import Words


@dataclass(frozen=True)
class Filter:
    """A way to find cards: its values, each with the piece that marks it and the cards that it leaves."""

    name: str  # the message `filter-name` is its title, `filter-name-value` says a value
    cards: Mapping[str, frozenset[str]]
    marks: Mapping[str, str]


@dataclass(frozen=True)
class Catalogue:
    """The cards of a game, by their names."""

    names: tuple[str, ...]
    filters: tuple[Filter, ...]
    face: Callable[[str, Words], str]  # a whole card
    facts: Callable[[str, Words], list[tuple[str, str]]]  # what else is to be known of it: titles and words

    def found(self, wanted: Mapping[str, str], text: str, words: Words) -> list[str]:
        """List the cards that every filter leaves and that have a text in their name or rule."""
        left = set(self.names)
        for each in self.filters:
            if wanted.get(each.name) in each.cards:
                left &= each.cards[wanted[each.name]]
        return [name for name in self.names if name in left and text.casefold() in said_on(name, words).casefold()]


def said_on(name: str, words: Words) -> str:
    """Give all words on a card."""
    return f"{words.say(f'card-{name}')} {words.say(f'card-{name}.about')}"
