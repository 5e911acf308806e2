"""The work phase: the seats place one person at a time, clockwise from the starting player."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from grange.core.state import Bits
from grange.core.step import Question, Step
from grange.games.agricola.box import NO_SEAT, SEATS
from grange.games.agricola.cards import (
    ANY_TIME,
    TURN,
    TURN_ENDS,
    WAKES,
    WORK_ENDS,
    Moment,
    all_cards_at,
    cards_at,
    concerns,
)
from grange.games.agricola.options import ENOUGH, ENOUGH_OPTION, FETCH, GUEST, OPTIONS, SPACE, STAY
from grange.games.agricola.rules.actions import offer
from grange.games.agricola.rules.animals import part_with_fairies
from grange.games.agricola.rules.goods import goods_on
from grange.games.agricola.rules.pause import PAUSES
from grange.games.agricola.rules.pretending import Pretending
from grange.games.agricola.rules.spaces import place_person, possible_spaces
from grange.games.agricola.state import Agricola
from grange.games.agricola.variants.card_draws import cards_to_fetch, fetch
from grange.games.agricola.variants.decks import cook_before_drawing
from grange.games.agricola.variants.house_rules import EVEN_START


@dataclass(frozen=True, slots=True)
class NextTurn(Step):
    """The next seat with a person at home takes its turn; when there is none, the work phase is over.

    A seat that could bring another person into play with a card is asked when its turn would come.
    """

    after: int
    asked: bool = False  # whether the first of the following seats has just been asked

    def happen(self, state: Agricola) -> None:
        if state.house_rules & EVEN_START and state.round == 1 and any(map(state.at_home, range(state.seats))):
            first = next_of_first_round(state)
            if state.skips[first]:
                pass_turn(state, first)
            begin_turn(state, first)
            return
        for step in range(1, state.seats + 1):
            seat = (self.after + step) % state.seats
            if state.has_decks and (steps := unusual_turn(state, seat)):
                state.then(*steps)
                return
            if state.placed[seat] < state.people[seat] - state.newborns[seat]:
                begin_turn(state, seat)
                return
            was_asked = step == state.seats or (self.asked and step == 1)
            if state.newborns[seat] and state.has_cards and not was_asked and cards_at(state, seat, WAKES):
                offer(state, seat, Moment(WAKES))
                state.then(NextTurn((seat - 1) % state.seats, asked=True))
                return
        if state.has_decks:
            end_of_work(state)


def unusual_turn(state: Agricola, seat: int) -> tuple[Step, ...]:
    """Return the steps of a turn that a deck card changes: the seat misses it, or has only a guest to place."""
    own, guest = state.at_home(seat) > 0, state.guest_of(seat)
    if not own and guest == NO_SEAT:
        return ()
    if state.skips[seat]:
        pass_turn(state, seat)
        return (NextTurn(seat),)
    return () if own else (PlaceGuest(seat, guest), EndOfTurn(seat), NextTurn(seat))


def pass_turn(state: Agricola, seat: int) -> None:
    """Count a missed turn of a seat."""
    state.skips[seat] -= 1
    state.emit("event-skips", seat=seat)


def end_of_work(state: Agricola) -> None:
    """Let cards act once all people have been placed."""
    for owner, card in all_cards_at(state, state.leader, WORK_ENDS):
        card.at(state, owner, WORK_ENDS)


def begin_turn(state: Agricola, seat: int) -> None:
    """Let a seat place a person, or let another seat send that person."""
    if state.has_decks and state.sent_by[seat] != NO_SEAT:
        state.then(SendPerson(state.sent_by[seat], seat), EndOfTurn(seat), NextTurn(seat))
    else:
        state.then(*(CARD_TURNS if state.has_cards else TURNS)[seat])


def next_of_first_round(state: Agricola) -> int:
    """Return whose turn it is in a first round in which the second people are placed in reverse order.

    A seat that skipped a turn for an open card, or misses one, places its last person after all others.
    """
    order = [(state.leader + step) % state.seats for step in range(state.seats)]
    turns = [*order, *reversed(order), *order * state.box.most_people]
    skipped = state.market and not cards_to_fetch(state)
    rest = turns[sum(state.placed) + bool(skipped) :]
    ready = [seat for seat in (*rest, *order) if state.at_home(seat)]
    return next((seat for seat in ready if not state.skips[seat]), ready[0])


@dataclass(frozen=True, slots=True)
class PlacePerson(Question):
    """The seat sends a person to a free space on which it can do something; if there is none, the person stays at home.

    Once in a round one player may instead take an open card, if there are any, and place the person later.
    """

    seat: int

    prompt = "ask-place"
    chapter = "spaces"

    def possible(self, state: Agricola) -> bool:
        return True

    def options(self, state: Agricola) -> list[int]:
        first = SPACE.first
        found = [first + space for space in possible_spaces(state, self.seat)] or [STAY.option()]
        if state.has_decks and state.guest_of(self.seat) != NO_SEAT:
            found.append(GUEST.option())
        return [*found, *FETCH.options(cards_to_fetch(state))] if state.market else found

    def choose(self, state: Agricola, option: int) -> None:
        verb, space = OPTIONS.read(option)
        if verb is STAY:
            state.placed[self.seat] += 1
            state.emit("event-stays", seat=self.seat)
        elif verb is FETCH:
            fetch(state, self.seat, space)
        elif verb is GUEST:
            state.then(PlaceGuest(self.seat, state.guest_of(self.seat)))
        else:
            place_person(state, self.seat, space)

    def about(self, state: Agricola) -> dict[str, Any]:
        return {"people": state.at_home(self.seat)}


@dataclass(frozen=True, slots=True)
class SendPerson(Question):
    """The seat chooses the space for another seat's next person; that other seat makes all choices there.

    The seat does not know the other's hand, so where only hand cards could help, the other chooses.
    """

    seat: int
    whose: int

    prompt = "ask-send"
    chapter = "decks"
    leaves_time = False

    def options(self, state: Agricola) -> list[int]:
        return SPACE.options(spaces_for_all_to_see(state, self.whose)) or [STAY.option()]

    def choose(self, state: Agricola, option: int) -> None:
        verb, space = OPTIONS.read(option)
        state.sent_by[self.whose] = NO_SEAT
        if verb is STAY:
            self.let_choose(state)
        else:
            self.send(state, space)
        what_hangs_on_hands(state)

    def let_choose(self, state: Agricola) -> None:
        """Let the owner of the person choose the space."""
        state.then(PlacePerson(self.whose))

    def send(self, state: Agricola, space: int) -> None:
        """Send the person to a space."""
        work_where_sent(state, self.whose, space)

    def about(self, state: Agricola) -> dict[str, Any]:
        return {"number": self.whose + 1}


def work_where_sent(state: Agricola, seat: int, space: int) -> None:
    """Let a person work on the space chosen by another seat; before a card is drawn there, its owner may cook."""
    if state.has_decks:
        cook_before_drawing(state, seat, space, goods_on(state, space))
    place_person(state, seat, space)


def what_hangs_on_hands(state: Agricola) -> None:
    """Rule out undo, because what a seat does with a person sent by another may reveal something about its hand."""
    if state.has_hands:
        state.revealed()


def spaces_for_all_to_see(state: Agricola, seat: int) -> list[int]:
    """List the spaces on which the seat could do something, as far as others know."""
    if not state.has_hands:
        return possible_spaces(state, seat)
    known = [card for card in state.hands[seat] if state.known >> card & 1]
    with Pretending(state.hands, seat, known):
        return possible_spaces(state, seat)


@dataclass(frozen=True, slots=True)
class PlaceGuest(Question):
    """The seat must place a person lent by its right neighbour; the neighbour makes all choices there."""

    seat: int
    whose: int

    prompt = "ask-guest"
    chapter = "decks"
    leaves_time = False

    def options(self, state: Agricola) -> list[int]:
        return SPACE.options(spaces_for_all_to_see(state, self.whose)) or [STAY.option()]

    def choose(self, state: Agricola, option: int) -> None:
        verb, space = OPTIONS.read(option)
        state.lent[self.whose] -= 1
        state.placed[self.whose] -= 1  # until now the guest counted as placed
        if verb is STAY:
            state.then(PlacePerson(self.whose))
        else:
            work_where_sent(state, self.whose, space)
        what_hangs_on_hands(state)


@dataclass(frozen=True, slots=True)
class EndOfTurn(Step):
    """Cards may let the seat place a second person; then cards act at the end of the turn."""

    seat: int

    def happen(self, state: Agricola) -> None:
        if state.has_decks:
            part_with_fairies(state, self.seat)
            if state.team:
                part_with_fairies(state, state.partner(self.seat))
        concerned = concerns(state, self.seat, TURN | TURN_ENDS | ANY_TIME)
        if concerned & TURN:
            offer(state, self.seat, Moment(TURN))
        if concerned & TURN_ENDS:
            state.then(LastOfTurn(self.seat))
        if concerned & ANY_TIME:
            state.then(PAUSES[self.seat])


@dataclass(frozen=True, slots=True)
class LastOfTurn(Step):
    """Cards act at the very end of a seat's turn."""

    seat: int

    def happen(self, state: Agricola) -> None:
        for card in cards_at(state, self.seat, TURN_ENDS):
            card.at(state, self.seat, TURN_ENDS)


@dataclass(frozen=True, slots=True)
class PlaceAnother(Question):
    """The seat may place a second person at once, on any space or only on some."""

    seat: int
    among: Bits  # set of spaces

    prompt = "ask-place-another"
    chapter = "cards"

    def options(self, state: Agricola) -> list[int]:
        found = [space for space in possible_spaces(state, self.seat) if self.among >> space & 1]
        return [*SPACE.options(found), ENOUGH_OPTION]

    def choose(self, state: Agricola, option: int) -> None:
        verb, space = OPTIONS.read(option)
        if verb is not ENOUGH:
            place_person(state, self.seat, space)


TURNS = tuple((PlacePerson(seat), NextTurn(seat)) for seat in SEATS)
CARD_TURNS = tuple((PlacePerson(seat), EndOfTurn(seat), NextTurn(seat)) for seat in SEATS)
