"""What a seat sees of a table of Farmerama, and a new deal of what it cannot know."""

from __future__ import annotations

from typing import Any

from grange.core.chance import Chance
from grange.games.farmerama.box import ACTIONS, ANIMALS, CARDS_IN, CROPS, GOODS, NAMES, NO_CARD, NUMBERED
from grange.games.farmerama.rules import deck
from grange.games.farmerama.state import Farmerama


def sight(state: Farmerama, seat: int | None) -> dict[str, Any]:
    """Describe what a seat sees: others' cards are hidden until revealed, and so are tiles and cards that lie face down."""
    return {
        "round": state.round,
        "numbers": {name: state.numbers(action) for action, name in enumerate(NUMBERED)},
        "next": {name: state.numbers(action, 1) for action, name in enumerate(NUMBERED)},
        "head": state.head if state.seats == 3 else None,
        "farms": [farm(state, other, state.shown or other == seat) for other in range(state.seats)],
        "bank": dict(zip(GOODS, state.bank, strict=True)),
        "stack": len(state.stack),
        "open": [state.tile(kind).name for kind in state.open],
        "alone": alone(state) if state.solo else None,
    }


def farm(state: Farmerama, seat: int, cards: bool) -> dict[str, Any]:
    """Describe a seat's farm, and its cards if they are visible."""
    fields = {NAMES[field]: state.fields[seat][field] for sector in state.box.fields for field in sector}
    return {
        "cards": [ACTIONS[action] for action in CARDS_IN[state.chosen[seat]]] if cards else None,
        "laid": state.chosen[seat].bit_count(),
        "done": [ACTIONS[action] for action in CARDS_IN[state.done[seat]]],
        "fields": {name: CROPS[pair - 1] if pair else None for name, pair in fields.items()},
        "animals": dict(zip(ANIMALS, state.animals[seat], strict=True)),
        "wheel": state.wheel[seat],
        "barn": dict(zip(GOODS, state.barn[seat], strict=True)),
        "produced": dict(zip(ANIMALS, state.cubes[seat], strict=True)),
        "garden": [state.tile(kind).name for kind in state.gardens[seat]],
    }


def alone(state: Farmerama) -> dict[str, Any]:
    """Describe the cards of a solo game and its special tiles."""
    return {
        "drawn": None if state.drawn == NO_CARD else NUMBERED[state.drawn],
        "deck": len(state.deck),
        "under": [NUMBERED[card] for card in state.deck[: state.returned]],
        "extra": len(state.extra),
        "used": [NUMBERED[card] for card in state.used],
        "known": dict(zip(NUMBERED, state.known, strict=True)),
        "specials": state.specials,
    }


def deal_again(state: Farmerama, seat: int, chance: Chance) -> None:
    """Deal again what a seat does not know: others' cards before they are revealed, and tiles and cards that lie face down."""
    if not state.shown:
        for other in range(state.seats):
            if other != seat:
                cards = list(range(len(ACTIONS)))
                chance.shuffle(cards)
                state.chosen[other] = sum(1 << card for card in cards[: state.chosen[other].bit_count()])
    unseen = sorted([*state.stack, *state.removed])
    chance.shuffle(unseen)
    state.removed = [unseen.pop() for _ in state.removed]
    state.stack = unseen
    if state.solo:
        deck.deal_again(state, chance)
