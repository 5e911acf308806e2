"""What a seat sees on the table of Agricola: everything but the order of the round cards to come, and the hands of others."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from grange.core.chance import Chance
from grange.games.agricola import farm
from grange.games.agricola.box import CARD_NAMES, FIRST_MINOR, GOODS, HOUSES, MAJORS, NOBODY, SPACES
from grange.games.agricola.setup import shuffled_stages
from grange.games.agricola.state import Agricola


def sight(state: Agricola, seat: int | None) -> dict[str, Any]:
    """Describe what lies on the table; everybody sees the same, and the own hand."""
    return {
        **(hands_in_sight(state, seat) if state.dealt else {}),
        "round": state.round,
        "leader": state.leader,
        "token": state.token,
        "shown": [SPACES[card] for card in state.shown],
        "piles": {SPACES[space]: state.piles[space] for space in (*state.board, *state.shown) if space in state.box.fills},
        "taken": {SPACES[space]: state.people_on(space) for space, who in enumerate(state.taken) if who != NOBODY},
        "coming": [
            {"round": when, "seat": whose, "good": GOODS[good], "amount": amount} for when, whose, good, amount in state.coming
        ],
        "supply": [MAJORS[card] for card in state.supply],
        "farms": [farm_in_sight(state, owner) for owner in range(state.seats)],
        "points": [state.score_sheet(owner) for owner in range(state.seats)],
    }


def farm_in_sight(state: Agricola, seat: int) -> dict[str, Any]:
    """Describe the farm of a seat, and what belongs to it."""
    return {
        "goods": dict(zip(GOODS, state.goods[seat], strict=True)),
        "people": state.people[seat],
        "newborns": state.newborns[seat],
        "at_home": state.at_home(seat),
        "house": HOUSES[state.house[seat]],
        "rooms": names(state.rooms[seat]),
        "fields": names(state.fields[seat]),
        "grain": {farm.NAMES[place]: amount for place, amount in enumerate(state.grain[seat]) if amount},
        "vegetables": {farm.NAMES[place]: amount for place, amount in enumerate(state.vegetables[seat]) if amount},
        "stables": names(state.stables[seat]),
        "fences": state.fences[seat],
        "pastures": [names(pasture) for pasture in farm.pastures_of(state.fences[seat])],
        "cards": [CARD_NAMES[card] for card in state.cards[seat]],
        "notes": {CARD_NAMES[card]: state.notes[card] for card in state.cards[seat] if state.dealt and state.notes[card]},
        "begging": state.begging[seat],
        "food_needed": state.food_needed(seat),
    }


def hands_in_sight(state: Agricola, seat: int | None) -> dict[str, Any]:
    """Describe the own hand, how many cards the others hold, and the cards of which everybody knows who holds them."""
    return {
        "hand": [] if seat is None else named(state.hands[seat]),
        "pack": [] if seat is None else named(state.packs[seat]),
        "in_hand": [[count_of(hand, occupations=True), count_of(hand, occupations=False)] for hand in state.hands],
        "known": [named(card for card in hand if state.known >> card & 1) for hand in state.hands],
        "market": named(state.market),
    }


def named(cards: Iterable[int]) -> list[str]:
    """Name cards."""
    return [CARD_NAMES[card] for card in cards]


def count_of(hand: list[int], *, occupations: bool) -> int:
    """Count the occupations of a hand, or the minor improvements."""
    return sum([(card < FIRST_MINOR) == occupations for card in hand])


def names(some: int) -> list[str]:
    """Name the farm spaces of a set."""
    return [farm.NAMES[place] for place in farm.spaces_of(some)]


# What is hidden


def deal_again(state: Agricola, seat: int, chance: Chance) -> None:
    """Shuffle the round cards to come, which are known stage by stage, and deal the hand cards again that the seat cannot know."""
    state.deck = shuffled_stages(state.box, state.deck, chance)
    if state.dealt:
        deal_hands_again(state, seat, chance)


def deal_hands_again(state: Agricola, seat: int, chance: Chance) -> None:
    """Deal the hand cards of the others and of the piles again; those that the seat has seen stay among the others."""
    others = [cards for place, cards in enumerate((*state.hands, *state.packs)) if place % state.seats != seat]
    for occupations in (True, False):
        taken = [take_hidden(state, cards, occupations) for cards in (*others, state.gone, *state.piles_of_cards)]
        found = sorted(card for cards in taken for card in cards)
        seen = [card for card in found if state.seen[seat] >> card & 1]
        unseen = [card for card in found if not state.seen[seat] >> card & 1]
        chance.shuffle(seen)
        chance.shuffle(unseen)
        places = [cards for cards, hidden in zip((*others, state.gone), taken, strict=False) for _ in hidden]
        chance.shuffle(places)
        places += [pile for pile, hidden in zip(state.piles_of_cards, taken[-2:], strict=True) for _ in hidden]
        for cards, card in zip(places, [*seen, *unseen], strict=True):
            cards.append(card)


def take_hidden(state: Agricola, cards: list[int], occupations: bool) -> list[int]:
    """Take the occupations, or the minor improvements, out of some cards, apart from those that everybody knows there."""
    hidden = [card for card in cards if (card < FIRST_MINOR) == occupations and not state.known >> card & 1]
    cards[:] = [card for card in cards if card not in hidden]
    return hidden
