"""The X deck and the Legendary deck: when a card is drawn, where it goes, and people who leave."""

from __future__ import annotations

from dataclasses import dataclass

from grange.core.step import Question, Step
from grange.games.agricola.box import CARD_NUMBER, CLOSED, DECKS, LEGENDARY_DECK, NUMBER, PRINTED, STONE, WOOD, X_DECK, Goods
from grange.games.agricola.cards import AT_HOME, CARDS, WORK_STARTS, all_cards_at
from grange.games.agricola.options import CONVERT, ENOUGH, ENOUGH_OPTION, OPTIONS
from grange.games.agricola.rules.animals import part_with_fairies
from grange.games.agricola.rules.costs import convert, food_values
from grange.games.agricola.rules.goods import goods_on
from grange.games.agricola.state import Agricola

WESTERN_QUARRY = NUMBER["western_quarry"]
MUCH_WOOD = 3  # wood for which a card of the Legendary deck is drawn
CARDS_OF = tuple(tuple(CARD_NUMBER[name] for name in PRINTED[deck]) for deck in DECKS)

# where a drawn card goes
SHELF, OWNER, BACK, OUT = "shelf", "owner", "back", "out"
GOES = {
    "space": SHELF,
    "trader": SHELF,
    "artifact": OWNER,
    "occupation": OWNER,
    "minor": OWNER,
    "major": OWNER,
    "event": OUT,
}


def lay_out_decks(state: Agricola) -> None:
    """Shuffle the decks in the game and lay them face down beside the board."""
    for deck, name in enumerate(DECKS):
        if state.origin.rules[name] == "on":
            state.decks[deck] = list(CARDS_OF[deck])
            state.chance.shuffle(state.decks[deck])


# Drawing


def draw_cards(state: Agricola, seat: int, space: int, goods: Goods) -> None:
    """Let a seat draw after taking goods from an accumulation space: for stone from one quarry, and for much wood."""
    for deck in decks_for(space, goods):
        state.then(DrawFromDeck(seat, deck))


def decks_for(space: int, goods: Goods) -> list[int]:
    """List the decks from which a seat draws for goods from an accumulation space."""
    taken = dict(goods)
    x_deck = [X_DECK] if space == WESTERN_QUARRY and taken.get(STONE) else []
    return [*x_deck, LEGENDARY_DECK] if taken.get(WOOD, 0) >= MUCH_WOOD else x_deck


@dataclass(frozen=True, slots=True)
class DrawFromDeck(Step):
    """The seat draws the top card and shows it; the card goes to its place and acts. From an empty deck nothing is drawn."""

    seat: int
    deck: int

    def happen(self, state: Agricola) -> None:
        if not state.decks[self.deck]:
            return
        state.revealed()
        card = state.decks[self.deck].pop()
        if self.deck == LEGENDARY_DECK:
            state.scried = [max(0, number - 1) for number in state.scried]
        state.emit("event-deck", seat=self.seat, card=card)
        lay_drawn(state, self.seat, card)


# Cooking before a card is drawn: goods can become food at any time, but not in response to a card


def at_stake_on(state: Agricola, seat: int, space: int) -> list[int]:
    """List the goods that the seat could cook and might lose to a card that it draws on a space."""
    return at_stake(state, seat, decks_for(space, goods_on(state, space))) if space in state.box.fills else []


def at_stake(state: Agricola, seat: int, decks: list[int]) -> list[int]:
    """List the goods that the seat could cook and that a card left in these decks affects."""
    touched = {good for deck in decks for card in state.decks[deck] for good in CARDS[card].touches}
    own = state.goods[seat]
    return [good for good, food in food_values(state, seat).items() if good in touched and own[good] and food] if touched else []


def cook_before_drawing(state: Agricola, seat: int, space: int, goods: Goods) -> None:
    """If another seat chose the space on which a seat will draw, ask the seat whether it cooks before that."""
    for deck in decks_for(space, goods):
        state.then(CookBeforeDrawing(seat, deck))


@dataclass(frozen=True, slots=True)
class CookBeforeDrawing(Question):
    """Before it draws a card, the seat may turn into food the goods that the card could take, change or halve."""

    seat: int
    deck: int

    prompt = "ask-cook-first"
    chapter = "decks"
    leaves_time = False

    def options(self, state: Agricola) -> list[int]:
        return [*CONVERT.options(at_stake(state, self.seat, [self.deck])), ENOUGH_OPTION]

    def choose(self, state: Agricola, option: int) -> None:
        verb, good = OPTIONS.read(option)
        if verb is not ENOUGH:
            convert(state, self.seat, good)
            state.then(self)


def lay_drawn(state: Agricola, seat: int, card: int) -> None:
    """Put a drawn card where it belongs, and let it act."""
    printed = state.box.deck_cards[card]
    goes = CARDS[card].goes or GOES[printed.kind]
    if goes == SHELF:
        state.shelf.append(card)
        state.beside += printed.spaces
    elif goes == OWNER:
        state.cards[seat].append(card)
    elif goes == OUT:
        state.spent.append(card)
    state.cards_changed()
    CARDS[card].play(state, seat)
    if goes == BACK:
        state.then(ShuffleBack(card))


@dataclass(frozen=True, slots=True)
class ShuffleBack(Step):
    """A card is shuffled back into its deck."""

    card: int

    def happen(self, state: Agricola) -> None:
        which = state.box.deck_cards[self.card].deck
        deck = state.decks[which]
        if which == LEGENDARY_DECK:
            state.scried = [0] * state.seats
        deck.append(self.card)
        deck.sort()
        state.chance.shuffle(deck)


def remove_card(state: Agricola, seat: int, card: int) -> None:
    """Remove a card in front of a seat from the game."""
    state.cards[seat].remove(card)
    state.spent.append(card)
    state.cards_changed()


def close_replaced(state: Agricola) -> None:
    """Close the spaces that a card on the shelf has replaced."""
    for card in state.shelf:
        for space in CARDS[card].replaces:
            state.taken[space] = CLOSED


def take_from_shelf(state: Agricola, seat: int, card: int) -> None:
    """Move a card from the shelf to a seat."""
    state.shelf.remove(card)
    state.cards[seat].append(card)
    state.cards_changed()


# People


def can_part(state: Agricola, seat: int) -> bool:
    """Return whether a person of the family could leave; the last adult who can work never does."""
    return state.people[seat] - state.newborns[seat] - state.resting[seat] > 1


def can_leave(state: Agricola, seat: int) -> bool:
    """Return whether one more person could leave when people return home, besides those who will."""
    return state.people[seat] - state.newborns[seat] - state.resting[seat] - state.leaving[seat] > 1


def part(state: Agricola, seat: int) -> bool:
    """Return a person at home to the supply, if anybody can leave."""
    if not can_part(state, seat):
        return False
    state.people[seat] -= 1
    state.emit("event-parts", seat=seat)
    return True


def rest(state: Agricola, seat: int) -> bool:
    """Move a person at home onto a card for good, if anybody can leave."""
    if not can_part(state, seat):
        return False
    state.resting[seat] += 1
    state.placed[seat] += 1
    return True


@dataclass(frozen=True, slots=True)
class AtHome(Step):
    """After all people have returned home, those who must leave do so. Then cards act."""

    def happen(self, state: Agricola) -> None:
        for seat, number in enumerate(state.leaving):
            for _ in range(number):
                part(state, seat)
        state.leaving = [0] * state.seats
        for owner, card in all_cards_at(state, state.leader, AT_HOME):
            card.at(state, owner, AT_HOME)
        for seat in range(state.seats):
            part_with_fairies(state, seat)


def start_of_work(state: Agricola) -> None:
    """Let cards act before the first person is placed."""
    for seat in range(state.seats):
        part_with_fairies(state, seat)
    for owner, card in all_cards_at(state, state.leader, WORK_STARTS):
        card.at(state, owner, WORK_STARTS)
