"""The cards of the solo game: drawing, putting back, mixing in, and what a player can know of them."""

from __future__ import annotations

from grange.core.chance import Chance
from grange.games.farmerama.box import NUMBERED, WATER_ACTION
from grange.games.farmerama.state import Farmerama

KINDS = range(len(NUMBERED))


def lay_out(state: Farmerama) -> None:
    """Shuffle the first deck, whose cards are known, and the extra deck."""
    state.deck = [card for card in KINDS for _ in range(state.box.deck)]
    state.known = counts(state.deck)
    state.extra = [card for card in KINDS for _ in range(state.box.extra)]
    state.chance.shuffle(state.deck)
    state.chance.shuffle(state.extra)


def mix_in(state: Farmerama) -> None:
    """Shuffle the used cards with the unseen top card of the extra deck into a new deck."""
    state.known = counts(state.used)
    state.deck, state.used, state.returned = [*state.used, state.extra.pop()], [], 0
    state.chance.shuffle(state.deck)


def draw(state: Farmerama) -> None:
    """Draw the top card; a water card turns the action wheel."""
    state.revealed()
    state.drawn = state.deck.pop()
    state.used.append(state.drawn)
    state.returned = min(state.returned, len(state.deck))
    if state.drawn == WATER_ACTION:
        state.turned += 1
    state.emit("event-draws", action=state.drawn)


def put_under(state: Farmerama) -> None:
    """Put the drawn card under the deck."""
    state.deck.insert(0, state.used.pop())
    state.returned += 1


def rounds_so_far(state: Farmerama) -> int:
    """Count the cards played so far, in earlier decks and in this one; each deck has one card more than the one before."""
    first, mixed_in = state.box.deck * len(KINDS), state.box.extra * len(KINDS) - len(state.extra)
    return sum(range(first, first + mixed_in)) + len(state.used)


def counts(cards: list[int]) -> list[int]:
    """Count the cards of each kind."""
    return [cards.count(card) for card in KINDS]


def deal_again(state: Farmerama, chance: Chance) -> None:
    """Deal the face-down cards again.

    The player knows all cards of this deck except the one mixed in, and that one, too, once it has appeared.
    """
    under, size = state.deck[: state.returned], len(state.deck) - state.returned
    seen = counts([*state.used, *under])
    missing = [max(0, known - shown) for known, shown in zip(state.known, seen, strict=True)]
    unseen = [card for card in KINDS for _ in range(missing[card])]
    elsewhere = sorted([*state.deck[state.returned :], *state.extra])
    for card in unseen:
        elsewhere.remove(card)
    if len(unseen) < size:
        mixed = _mixed_in(counts(elsewhere), state.known, seen, chance)
        elsewhere.remove(mixed)
        unseen.append(mixed)
    chance.shuffle(unseen)
    chance.shuffle(elsewhere)
    state.deck, state.extra = [*under, *unseen], elsewhere


def _mixed_in(pool: list[int], known: list[int], seen: list[int], chance: Chance) -> int:
    """Draw the mixed-in card that has not appeared, weighted by how likely each kind makes the cards seen so far."""
    left = [known[card] + 1 - seen[card] for card in KINDS]
    weights = []
    for card in KINDS:
        weight = pool[card] * (known[card] + 1)
        for other in KINDS:
            weight *= left[other] if other != card else 1
        weights.append(weight)
    lot = chance.below(sum(weights))
    for card in KINDS:
        lot -= weights[card]
        if lot < 0:
            return card
    raise AssertionError
