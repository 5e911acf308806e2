"""Cards in front of a seat, and the moments at which they act."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from grange.games.agricola.box import Price
from grange.games.agricola.state import Agricola


class Card:
    """A card that can lie in front of a seat. Each method is a moment; a card says what it does at those that concern it.

    `action` is one of the actions in the box, such as ROOMS or SOW, or USE when a person uses a space; then `space` is that space.
    To add steps, a card calls `state.then`.
    """

    attentive: ClassVar[bool]  # whether it acts before or after what its owner does
    thrifty: ClassVar[bool]  # whether it changes prices

    def __init_subclass__(cls) -> None:
        cls.attentive = cls.before is not Card.before or cls.after is not Card.after
        cls.thrifty = cls.prices is not Card.prices

    def prices(self, state: Agricola, seat: int, thing: int, prices: Sequence[Price]) -> Sequence[Price]:
        """Change what its owner pays for a thing: an action of the box, or CARD and the card's number."""
        return prices

    def before(self, state: Agricola, seat: int, action: int, space: int) -> None:
        """Act before its owner does something."""

    def after(self, state: Agricola, seat: int, action: int, space: int) -> None:
        """Act after its owner did something."""

    def laid(self, state: Agricola, seat: int) -> None:
        """Act when it comes to lie in front of its owner."""


CARDS: list[Card] = []  # by their numbers; the major improvements come first
