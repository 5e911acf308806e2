"""The action spaces: when a person may use one, and what happens there."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache, partial

from grange.core.step import Step
from grange.games.agricola.box import (
    CARD_OF_SPACE,
    CLOSED,
    MEETING_PLACE,
    MINOR,
    MODEST_WISH,
    NOBODY,
    NUMBER,
    SEATS,
    SPACES,
    USE,
    Box,
)
from grange.games.agricola.cards import CARDS, INCOME, JOINING, concerns
from grange.games.agricola.rules.actions import CAN, Can, ChooseActions, act, begin
from grange.games.agricola.rules.animals import receive
from grange.games.agricola.rules.costs import with_income
from grange.games.agricola.rules.goods import goods_on
from grange.games.agricola.state import Agricola
from grange.games.agricola.variants.decks import draw_cards

WISHES = tuple(NUMBER[name] for name in ("basic_wish", "modest_wish", "urgent_wish"))  # the spaces for children
OTHERS = tuple(tuple(1 << other for other in SEATS if other != seat) for seat in SEATS)  # one other player, alone


def can_wish_modestly(state: Agricola, seat: int) -> bool:
    """Return whether the family could grow on the Modest Wish, which opens only in a later round."""
    return state.round >= state.box.wish_from_round and any(CAN[action](state, seat) for action in state.box.either[MODEST_WISH])


def can_visit(state: Agricola, seat: int, card: int, space: int) -> bool:
    """Return whether the seat could do something on a space that a card has brought."""
    return CARDS[card].can_visit(state, seat, space)


@lru_cache(maxsize=8)
def checks(box: Box) -> list[tuple[Can, ...]]:
    """List the actions of every space, of which at least one must be possible."""
    found: list[tuple[Can, ...]] = [tuple([CAN[action] for action in either]) for either in box.either]
    found[MEETING_PLACE] = (CAN[MINOR],)
    found[MODEST_WISH] = (can_wish_modestly,)
    for space, card in CARD_OF_SPACE.items():
        found[space] = (partial(can_visit, card=card, space=space),)
    return found


def rich_spaces(state: Agricola) -> frozenset[int]:
    """Find the spaces that always have something to take; while a card keeps the token, the Meeting Place is not one of them."""
    return state.box.rich - {MEETING_PLACE} if state.kept and state.has_hands else state.box.rich


def possible_spaces(state: Agricola, seat: int) -> list[int]:
    """List the free spaces on which the seat could do at least one thing."""
    taken, rich, must = state.taken, rich_spaces(state), checks(state.box)
    if state.has_cards and concerns(state, seat, JOINING | INCOME):
        return [space for space in spaces_in_play(state) if is_open(state, seat, space) and can_use(state, seat, space)]
    found = []
    for space in (*state.board, *state.shown, *state.beside):
        if taken[space] == NOBODY:
            if space in rich:
                found.append(space)
                continue
            for can in must[space]:
                if can(state, seat):
                    found.append(space)
                    break
    return found


def spaces_in_play(state: Agricola) -> list[int]:
    """List all action spaces: on the board and its tiles, on revealed round cards, and beside the board."""
    return [*state.board, *state.shown, *state.beside]


def is_open(state: Agricola, seat: int, space: int) -> bool:
    """Return whether the seat may send a person to a space: it is free, or a card lets the seat join one other player there."""
    who = state.taken[space]
    if who == NOBODY:
        return True
    return space in WISHES and concerns(state, seat, JOINING) > 0 and who in OTHERS[seat]


def can_use(state: Agricola, seat: int, space: int) -> bool:
    """Return whether the seat could do something on a space, if need be with goods that its cards bring first."""
    if space in rich_spaces(state) or can_work(state, seat, space):
        return True
    return with_income(state, seat, USE, space, lambda: can_work(state, seat, space))


def can_work(state: Agricola, seat: int, space: int) -> bool:
    """Return whether the seat could do at least one action of a space."""
    return any(can(state, seat) for can in checks(state.box)[space])


def place_person(state: Agricola, seat: int, space: int) -> None:
    """Place a person on a space, and do what is done there; the other spaces of the extra tile are closed for this round."""
    state.placed[seat] += 1
    state.taken[space] |= 1 << seat
    if space in state.tile:
        for other in state.tile:
            if other != space:
                state.taken[other] = CLOSED
    if state.events is not None:
        state.emit("event-goes", seat=seat, space=space)
    act(state, seat, USE, space, USE_SPACE[seat][space])


@dataclass(frozen=True, slots=True)
class UseSpace(Step):
    """The person takes all goods that lie on the space or that it always gives, and does its actions."""

    seat: int
    space: int

    def possible(self, state: Agricola) -> bool:
        return can_use(state, self.seat, self.space)

    def happen(self, state: Agricola) -> None:
        seat, space = self.seat, self.space
        if space == MEETING_PLACE:
            take_token(state, seat)
        if goods := goods_on(state, space):
            receive(state, seat, goods, space=space)
            if space in state.box.fills:
                clear(state, space)
                if state.has_decks:
                    draw_cards(state, seat, space, goods)
        if state.has_decks and space in CARD_OF_SPACE:
            CARDS[CARD_OF_SPACE[space]].visit(state, seat, space)
        either, afterward = state.box.work[state.seats][space]
        if either:
            begin(state, seat, either)
        if afterward:
            state.then(ChooseActions(seat, afterward, begun=True))


def clear(state: Agricola, space: int) -> None:
    """Remove all goods from a space."""
    state.piles[space] = 0
    if state.strewn:
        state.strewn = [entry for entry in state.strewn if entry[0] != space]


USE_SPACE = tuple(tuple(UseSpace(seat, space) for space in range(len(SPACES))) for seat in SEATS)


def take_token(state: Agricola, seat: int) -> None:
    """Take the starting player token at once; the order of this round does not change."""
    if state.token != seat and not state.kept:
        state.token = seat
        state.emit("event-token", seat=seat)
