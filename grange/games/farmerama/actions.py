"""Phase 3 of Farmerama: the five actions, and what may be done at any moment of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from grange.core.options import Verb
from grange.core.step import Question
from grange.games.farmerama.bank import give_back, missing, take, take_seeds
from grange.games.farmerama.box import (
    CARDS_IN,
    FEED_ACTION,
    GOODS,
    HARVEST_ACTION,
    MOST_SEATS,
    SEEDS_ACTION,
    SOW_ACTION,
    WATER,
    WATER_ACTION,
)
from grange.games.farmerama.farm import (
    animals_to_feed,
    can_turn,
    feed,
    fields_to_harvest,
    fields_to_sow,
    harvest,
    short_of_a_pair,
    sow,
    turn_wheel,
)
from grange.games.farmerama.options import (
    DO,
    DO_OPTIONS,
    DONE,
    DONE_OPTION,
    EXCHANGE,
    FEED,
    HARVEST,
    OPTIONS,
    SOW,
    TURN,
    TURN_OPTION,
)
from grange.games.farmerama.state import Farmerama

# At any moment


def any_time(state: Farmerama, seat: int) -> list[int]:
    """List what the seat may do at any moment: turn its wheel for water and, alone, exchange a special tile for a good."""
    found = [TURN_OPTION] if can_turn(state, seat) else []
    if state.specials:
        found += EXCHANGE.options([good for good in range(len(GOODS)) if state.bank[good]])
    return found


def do_any_time(state: Farmerama, seat: int, verb: Verb, good: int) -> None:
    """Turn the wheel, or exchange a special tile for a good."""
    if verb is TURN:
        turn_wheel(state, seat)
    else:
        state.specials -= 1
        take(state, seat, good, 1)
        state.tell("event-exchanges", seat=seat, good=good)


# What others may return to the bank


def may_come_back(state: Farmerama, seat: int, goods: list[int]) -> bool:
    """Tell whether another seat may still return one of some goods to the bank: water for its wheel, crops as feed."""
    others = [other for other in range(state.seats) if other != seat and state.own_steps(other)]
    returned = [
        spends_water(state, other) if good == WATER else feeds_crop(state, other, good) for other in others for good in goods
    ]
    return any(returned)


def spends_water(state: Farmerama, seat: int) -> bool:
    """Tell whether the seat may still turn its wheel, perhaps after a harvest that is not over yet, or pay for sowing more."""
    left, steps = cards_left(state, seat), state.own_steps(seat)
    harvests = HARVEST_ACTION in left or any(isinstance(step, Harvest) for step in steps)
    sows = SOW_ACTION in left or any(isinstance(step, Sow) for step in steps)
    return state.barn[seat][WATER] > 0 and (can_turn(state, seat) or harvests or (state.professional and sows))


def feeds_crop(state: Farmerama, seat: int, crop: int) -> bool:
    """Tell whether the seat has a crop, in its barn or in its fields, and its feeding is under way or to come."""
    has_some = state.barn[seat][crop] > 0 or crop + 1 in state.fields[seat]
    return has_some and (FEED_ACTION in cards_left(state, seat) or FEED_ANIMALS[seat] in state.own_steps(seat))


# Which action


@dataclass(frozen=True, slots=True)
class ChooseAction(Question):
    """The seat does the actions of its cards, in the order that it likes.

    Sowing, harvesting and feeding let it turn its wheel at every point, so a last card of these kinds begins at once.
    Water does too, unless the bank is short of it: then a turn before brings some back. Who would get nothing from the bank may
    wait for what others return.
    """

    seat: int

    prompt = "ask-action"
    chapter = "actions"
    shares = True  # the bank

    def options(self, state: Farmerama) -> list[int]:
        cards = state.chosen[self.seat] & ~state.done[self.seat]
        left = CARDS_IN[cards]
        if len(left) == 1 and not self._turns_first(state, left[0]):
            return DO_OPTIONS[cards][:]
        return DO_OPTIONS[cards] + any_time(state, self.seat)

    def _turns_first(self, state: Farmerama, action: int) -> bool:
        """Tell whether a turn before the action can differ from a turn after it."""
        if action == WATER_ACTION:
            return state.bank[WATER] < state.times(self.seat, WATER_ACTION)
        return action == SEEDS_ACTION

    def waits(self, state: Farmerama) -> bool:
        return not all(state.bank) and may_come_back(state, self.seat, self._short_of(state))

    def _short_of(self, state: Farmerama) -> list[int]:
        """List the goods that the last card would bring, if the bank has none of them."""
        left = cards_left(state, self.seat)
        goods = missing(state, self.seat) if left == [SEEDS_ACTION] else [WATER] if left == [WATER_ACTION] else []
        return [] if any(state.bank[good] for good in goods) else goods

    def choose(self, state: Farmerama, option: int) -> None:
        verb, thing = OPTIONS.read(option)
        if verb is DO:
            act(state, self.seat, thing)
        elif verb is not DONE:
            do_any_time(state, self.seat, verb, thing)
            state.then(self)

    def about(self, state: Farmerama) -> dict[str, Any]:
        return {"waits": said(self.waits(state))}


def said(truth: bool) -> str:
    """Give a truth to the words."""
    return "yes" if truth else "no"


def cards_left(state: Farmerama, seat: int) -> list[int]:
    """List the actions that the seat has still to do."""
    return CARDS_IN[state.chosen[seat] & ~state.done[seat]]


def act(state: Farmerama, seat: int, action: int) -> None:
    """Do an action as often as the action wheel allows."""
    state.done[seat] |= 1 << action
    if action == SOW_ACTION:
        state.then(Sow(seat, state.times(seat, action), state.professional, bonus=False))
    elif action == HARVEST_ACTION:
        state.then(Harvest(seat, state.times(seat, action), state.professional, bonus=False))
    elif action == WATER_ACTION:
        taken = take(state, seat, WATER, state.times(seat, action))
        state.tell("event-water", seat=seat, water=taken)
        go_on(state, seat)
    elif action == FEED_ACTION:
        state.then(FEED_ANIMALS[seat])
    else:
        take_seeds(state, seat)
        state.then(Sow(seat, 1, extra=False, bonus=False))


def go_on(state: Farmerama, seat: int) -> None:
    """Go on to the next card, or to what may still be done after the last."""
    state.then(CHOOSE_ACTION[seat] if cards_left(state, seat) else FINISH[seat])


def stop(state: Farmerama, seat: int) -> None:
    """Go on to the next card, if there is one: who stops early has had its turn of the wheel."""
    if cards_left(state, seat):
        state.then(CHOOSE_ACTION[seat])


# The actions


@dataclass(frozen=True, slots=True)
class Sow(Question):
    """The seat lays a crop from its barn and one from the bank on an empty field, in the sector whose wheel shows that crop.

    The professional farmer may sow more often than the action wheel allows, for one water each time. Who lacks only the bank's
    part of the pair may wait for others to return it.
    """

    seat: int
    times: int
    extra: bool  # whether water buys more
    bonus: bool  # whether a bonus tile gave it, and no card

    prompt = "ask-sow"
    chapter = "sow"
    shares = True  # the bank

    def options(self, state: Farmerama) -> list[int]:
        fields = fields_to_sow(state, self.seat) if self.times or self._can_buy(state) else []
        return [*SOW.options(fields), *any_time(state, self.seat), DONE_OPTION]

    def _can_buy(self, state: Farmerama) -> bool:
        return self.extra and state.barn[self.seat][WATER] > 0

    def waits(self, state: Farmerama) -> bool:
        if all(state.bank) or not (self.times or self._can_buy(state)):
            return False
        return may_come_back(state, self.seat, short_of_a_pair(state, self.seat))

    def choose(self, state: Farmerama, option: int) -> None:
        verb, thing = OPTIONS.read(option)
        if verb is SOW:
            pay_for_more(state, self.seat, self.times)
            sow(state, self.seat, thing)
            repeat(state, self)
        else:
            turn_or_stop(state, self, verb, thing)

    def about(self, state: Farmerama) -> dict[str, Any]:
        return {"times": self.times, "waits": said(self.waits(state))}


@dataclass(frozen=True, slots=True)
class Harvest(Question):
    """The seat takes a pair from a field in the green zone into its barn. The professional farmer may do more, for water."""

    seat: int
    times: int
    extra: bool
    bonus: bool

    prompt = "ask-harvest"
    chapter = "harvest"

    def options(self, state: Farmerama) -> list[int]:
        fields = fields_to_harvest(state, self.seat) if self.times or (self.extra and state.barn[self.seat][WATER]) else []
        return [*HARVEST.options(fields), *any_time(state, self.seat), DONE_OPTION]

    def choose(self, state: Farmerama, option: int) -> None:
        verb, thing = OPTIONS.read(option)
        if verb is HARVEST:
            pay_for_more(state, self.seat, self.times)
            harvest(state, self.seat, thing)
            repeat(state, self)
        else:
            turn_or_stop(state, self, verb, thing)

    def about(self, state: Farmerama) -> dict[str, Any]:
        return {"times": self.times}


def repeat(state: Farmerama, question: Sow | Harvest) -> None:
    """Ask again while the seat may do it once more; after the last time, go on."""
    if question.times > 1 or question.extra:
        state.then(type(question)(question.seat, max(0, question.times - 1), question.extra, question.bonus))
    elif not question.bonus:
        go_on(state, question.seat)


def turn_or_stop(state: Farmerama, question: Sow | Harvest, verb: Verb, good: int) -> None:
    """Do what may be done at any moment and ask again, or stop."""
    if verb is not DONE:
        do_any_time(state, question.seat, verb, good)
        state.then(question)
    elif not question.bonus:
        stop(state, question.seat)


def pay_for_more(state: Farmerama, seat: int, times: int) -> None:
    """Pay one water for an action beyond those that the action wheel allows."""
    if not times:
        give_back(state, seat, WATER, 1)
        state.tell("event-pays", seat=seat)


@dataclass(frozen=True, slots=True)
class Feed(Question):
    """The seat feeds any number of animals in its stables; each goes to the pasture that its symbol on the wheel points at."""

    seat: int

    prompt = "ask-feed"
    chapter = "feed"

    def options(self, state: Farmerama) -> list[int]:
        return [*FEED.options(animals_to_feed(state, self.seat)), *any_time(state, self.seat), DONE_OPTION]

    def choose(self, state: Farmerama, option: int) -> None:
        verb, thing = OPTIONS.read(option)
        if verb is DONE:
            stop(state, self.seat)
            return
        if verb is FEED:
            feed(state, self.seat, thing)
        else:
            do_any_time(state, self.seat, verb, thing)
        state.then(self)


@dataclass(frozen=True, slots=True)
class Finish(Question):
    """After its actions the seat may still turn its wheel, or exchange a special tile that cannot wait for the next round."""

    seat: int

    prompt = "ask-finish"
    chapter = "turning"

    def options(self, state: Farmerama) -> list[int]:
        if can_turn(state, self.seat) or self._cannot_wait(state):
            return [*any_time(state, self.seat), DONE_OPTION]
        return [DONE_OPTION]

    def _cannot_wait(self, state: Farmerama) -> bool:
        """Tell whether a special tile is lost if it is kept: there is no next round, or it begins with one tile too many."""
        if not state.solo:
            return False
        one_too_many = state.specials == state.box.specials and not state.deck
        return state.round == state.rounds or one_too_many

    def choose(self, state: Farmerama, option: int) -> None:
        verb, thing = OPTIONS.read(option)
        if verb is not DONE:
            do_any_time(state, self.seat, verb, thing)
            state.then(self)


# of each seat
CHOOSE_ACTION = [ChooseAction(seat) for seat in range(MOST_SEATS)]
FEED_ANIMALS = [Feed(seat) for seat in range(MOST_SEATS)]
FINISH = [Finish(seat) for seat in range(MOST_SEATS)]
