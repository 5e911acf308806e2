"""What a seat of Agricola sees: everything but the order of the round cards to come, piles, decks, and the hands of others."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

from grange.core.chance import Chance
from grange.games.agricola import farm
from grange.games.agricola.box import (
    CARD_NAMES,
    CLOSED,
    DECKS,
    FIRST_MINOR,
    FIRST_OCCUPATION,
    GOODS,
    HOUSES,
    LEGENDARY_DECK,
    LLAMA,
    MAJORS,
    SEASONS,
    SEATS,
    SPACES,
    Box,
)
from grange.games.agricola.rules.harvest import food_needed
from grange.games.agricola.rules.improvements import LayCard
from grange.games.agricola.setup import shuffled_stages
from grange.games.agricola.state import Agricola
from grange.games.agricola.variants.deal import sorts_of


def sight(state: Agricola, seat: int | None) -> dict[str, Any]:
    """Describe what lies on the table, which is the same for everybody, and the seat's own hand."""
    return {
        **(hands_in_sight(state, seat) if state.has_hands else {}),
        **(decks_in_sight(state, seat) if state.has_decks else {}),
        "round": state.round,
        "leader": state.leader,
        "token": state.token,
        "shown": [SPACES[card] for card in state.shown],
        "piles": {
            SPACES[space]: state.piles[space] for space in (*state.board, *state.shown, *state.beside) if space in state.box.fills
        },
        "taken": {SPACES[space]: [*STANDING[who]] for space, who in enumerate(state.taken) if who},
        "coming": [
            {"round": when, "seat": whose, "good": GOODS[good], "amount": amount, "card": CARD_NAMES[card]}
            for when, whose, good, amount, card in state.coming
        ],
        "supply": [MAJORS[card] for card in state.supply],
        "farms": [farm_in_sight(state, owner) for owner in range(state.seats)],
        **({"season": SEASONS[state.season - 1]} if state.season else {}),
        "points": [state.score_sheet(owner) for owner in range(state.seats)],
    }


# the seats that stand on a space, for every set of them; a closed space has its own bit
STANDING = [[seat for seat in SEATS if who >> seat & 1] for who in range(2 * CLOSED)]


def farm_in_sight(state: Agricola, seat: int) -> dict[str, Any]:
    """Describe the farm and belongings of a seat."""
    return {
        "goods": {GOODS[good]: amount for good, amount in enumerate(state.goods[seat]) if good < LLAMA or amount},
        "people": state.people[seat],
        "newborns": state.newborns[seat],
        "at_home": state.at_home(seat),
        "house": HOUSES[state.house[seat]],
        "rooms": names(state.rooms[seat]),
        "fields": names(state.fields[seat]),
        "grain": sown(state.grain[seat]),
        "vegetables": sown(state.vegetables[seat]),
        "stables": names(state.stables[seat]),
        "fences": state.fences[seat] & ~state.gaps[seat],
        "pastures": [names(pasture) for pasture in farm.pastures_of(state.fences[seat])],
        "cards": [CARD_NAMES[card] for card in state.cards[seat]],
        "notes": {CARD_NAMES[card]: state.notes[card] for card in state.cards[seat] if state.notes[card]}
        if state.has_cards
        else {},
        "begging": state.begging[seat],
        "food_needed": food_needed(state, seat),
    }


def hands_in_sight(state: Agricola, seat: int | None) -> dict[str, Any]:
    """Describe the seat's own hand, the number of cards in the others' hands, and the cards whose holder everybody knows."""
    return {
        "hand": [] if seat is None else named(state.hands[seat]),
        "pack": [] if seat is None else named(state.packs[seat]),
        "in_hand": [counted(hand) for hand in state.hands],
        "known": [named([card for card in hand if state.known >> card & 1]) if state.known else [] for hand in state.hands],
        "market": named(state.market),
    }


def decks_in_sight(state: Agricola, seat: int | None) -> dict[str, Any]:
    """Describe what is beside the board: the sizes of the decks, the cards they brought, and their effects on people and land."""
    return {
        "decks": {name: len(cards) for name, cards in zip(DECKS, state.decks, strict=True)},
        "shelf": named(state.shelf),
        "beside": [SPACES[space] for space in state.beside],
        "spent": named(state.spent),
        "strewn": [{"space": SPACES[space], "good": GOODS[good], "amount": amount} for space, good, amount in state.strewn],
        "candies": [name for space, name in enumerate(SPACES) if state.candies >> space & 1],
        "bonus": state.bonus[:],
        "wasted": [names(some) for some in state.wasted],
        "circles": [names(some) for some in state.circles],
        "resting": state.resting[:],
        "away": state.away[:],
        "leaving": state.leaving[:],
        "sent_by": state.sent_by[:],
        "small_animals": [owner for owner in range(state.seats) if state.shrunk >> owner & 1],
        "lent": state.lent[:],
        "skips": state.skips[:],
        "kept": state.kept,
        "scried": [] if seat is None else named(scried_cards(state, seat)),
    }


def scried_cards(state: Agricola, seat: int) -> list[int]:
    """List the next cards of the Legendary deck that a seat has seen, in order."""
    deck = state.decks[LEGENDARY_DECK]
    return deck[len(deck) - state.scried[seat] :][::-1]


def named(cards: Iterable[int]) -> list[str]:
    """Name cards."""
    return [CARD_NAMES[card] for card in cards]


def counted(hand: list[int]) -> dict[str, int]:
    """Count the occupations and the minor improvements of a hand."""
    occupations = len([card for card in hand if card < FIRST_MINOR])
    return {"occupations": occupations, "minors": len(hand) - occupations}


def names(some: int) -> list[str]:
    """Name the farm spaces of a set."""
    return [*_names(some)]


@lru_cache(maxsize=1 << 15)
def _names(some: int) -> tuple[str, ...]:
    return tuple([farm.NAMES[place] for place in farm.spaces_of(some)])


def sown(crops: bytearray) -> dict[str, int]:
    """Tell what grows on which farm space."""
    return {farm.NAMES[place]: amount for place, amount in enumerate(crops) if amount} if any(crops) else {}


# What is hidden


def deal_again(state: Agricola, seat: int, chance: Chance) -> None:
    """Shuffle the round cards to come within their stages, and deal again the hand cards that the seat cannot know."""
    state.deck = shuffled_stages(state.box, state.deck, chance)
    for deck, cards in enumerate(state.decks):
        known = len(cards) - (state.scried[seat] if deck == LEGENDARY_DECK else 0)
        hidden = sorted(cards[:known])
        chance.shuffle(hidden)
        cards[:known] = hidden
    if state.has_hands:
        deal_hands_again(state, seat, chance)


def deal_hands_again(state: Agricola, seat: int, chance: Chance) -> None:
    """Exchange hidden cards with cards that the seat cannot tell from them: of the same sort, and last seen at the same places.

    A card that is being paid for is not secret any more.
    """
    shown = state.known | sum([1 << step.card for step in state.agenda[0] if isinstance(step, LayCard)])
    hidden = [cards for owner, cards in enumerate((*state.hands, *state.packs)) if cards and owner % state.seats != seat]
    kinds = kinds_for(state.deal, state.box, tuple(state.seen[seat]))
    groups: list[list[int]] = [[] for _ in range(kinds[-1])]
    rows = [cards for cards in (*hidden, *state.piles_of_cards, state.gone) if cards]
    for cards in rows:
        for card in cards:
            if not shown >> card & 1:
                groups[kinds[card]].append(card)
    for group in groups:
        if group:
            group.sort()
            chance.shuffle(group)
            group.reverse()  # the first place takes the first card
    for cards in rows:
        cards[:] = [card if shown >> card & 1 else groups[kinds[card]].pop() for card in cards]


@lru_cache(maxsize=1 << 10)
def kinds_for(deal: str, box: Box, seen: tuple[int, ...]) -> list[int]:
    """Number, for every card, those from which a seat cannot tell it: of one sort, and seen in one set or not at all.

    The last entry is how many numbers there are.
    """
    unseen = len(seen)
    sorts = sorts_of(deal, box)
    kinds = [0] * FIRST_OCCUPATION
    for card, sort in enumerate(sorts, start=FIRST_OCCUPATION):
        kinds.append(sort * (unseen + 1) + next((number for number, some in enumerate(seen) if some >> card & 1), unseen))
    return [*kinds, 1 + max(kinds)]
