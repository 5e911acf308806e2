"""Phase 3 of Farmerama: the five actions, and what a seat may do at any time during them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from grange.core.options import Verb
from grange.core.step import Question
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
from grange.games.farmerama.rules.bank import missing, take, take_seeds
from grange.games.farmerama.rules.farm import (
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
from grange.games.farmerama.rules.professional import can_buy_more, pay_for_more, water_buys_more
from grange.games.farmerama.state import Farmerama

# At any time


def any_time(state: Farmerama, seat: int) -> list[int]:
    """List what the seat may do at any time: turn its wheel for water and, in a solo game, exchange a special tile for a good."""
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
        state.emit("event-exchanges", seat=seat, good=good)


# Goods that others may return to the bank


def may_come_back(state: Farmerama, seat: int, goods: list[int]) -> bool:
    """Return whether another seat may still return one of these goods to the bank: water for its wheel, crops as feed."""
    others = [other for other in range(state.seats) if other != seat and state.own_steps(other)]
    returned = [
        spends_water(state, other) if good == WATER else feeds_crop(state, other, good) for other in others for good in goods
    ]
    return any(returned)


def spends_water(state: Farmerama, seat: int) -> bool:
    """Return whether the seat may still turn its wheel, perhaps after a harvest to come, or pay for sowing more."""
    left, steps = cards_left(state, seat), state.own_steps(seat)
    harvests = HARVEST_ACTION in left or any(isinstance(step, Harvest) for step in steps)
    sows = SOW_ACTION in left or any(isinstance(step, Sow) for step in steps)
    return state.barn[seat][WATER] > 0 and (can_turn(state, seat) or harvests or (water_buys_more(state) and sows))


def feeds_crop(state: Farmerama, seat: int, crop: int) -> bool:
    """Return whether the seat has a crop in its barn or fields, and is feeding or has yet to feed."""
    has_some = state.barn[seat][crop] > 0 or crop + 1 in state.fields[seat]
    return has_some and (FEED_ACTION in cards_left(state, seat) or FEED_ANIMALS[seat] in state.own_steps(seat))


# Which action


@dataclass(frozen=True, slots=True)
class ChooseAction(Question):
    """The seat does the actions of its cards, in any order.

    Sowing, harvesting and feeding let it turn its wheel at every point, so such a last card begins at once. A last water card does
    too, unless the bank is short of water: then a turn before it returns some. A seat that would get nothing from the bank may wait
    for goods that others return.
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
        """Return whether a turn before the action can differ from a turn after it."""
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
    """Format a truth value for messages."""
    return "yes" if truth else "no"


def left_to_do(state: Farmerama, question: Question) -> str:
    """Return, for messages, what a question offers: its work, only a turn of the wheel, or neither."""
    offered = {OPTIONS.read(option)[0] for option in question.options(state)}
    return "work" if offered & {SOW, HARVEST, FEED} else "turn" if TURN in offered else "rest"


def cards_left(state: Farmerama, seat: int) -> list[int]:
    """List the actions that the seat has still to do."""
    return CARDS_IN[state.chosen[seat] & ~state.done[seat]]


def act(state: Farmerama, seat: int, action: int) -> None:
    """Do an action as often as the action wheel allows."""
    state.done[seat] |= 1 << action
    if action == SOW_ACTION:
        state.then(Sow(seat, state.times(seat, action), water_buys_more(state), bonus=False))
    elif action == HARVEST_ACTION:
        state.then(Harvest(seat, state.times(seat, action), water_buys_more(state), bonus=False))
    elif action == WATER_ACTION:
        taken = take(state, seat, WATER, state.times(seat, action))
        state.emit("event-water", seat=seat, water=taken)
        go_on(state, seat)
    elif action == FEED_ACTION:
        state.then(FEED_ANIMALS[seat])
    else:
        take_seeds(state, seat)
        state.then(Sow(seat, 1, extra=False, bonus=False))


def go_on(state: Farmerama, seat: int) -> None:
    """Continue with the next card or, after the last, with what the seat may still do."""
    state.then(CHOOSE_ACTION[seat] if cards_left(state, seat) else FINISH[seat])


def stop(state: Farmerama, seat: int) -> None:
    """Continue with the next card, if there is one. A seat that stops early could already turn its wheel."""
    if cards_left(state, seat):
        state.then(CHOOSE_ACTION[seat])


# The actions


@dataclass(frozen=True, slots=True)
class Sow(Question):
    """The seat may put a crop from its barn and one from the bank on an empty field, where its wheel shows that crop.

    A professional farmer may sow more often than the action wheel allows, for one water each time. A seat that lacks only the
    bank's half of the pair may wait for others to return it.
    """

    seat: int
    times: int
    extra: bool  # whether water buys more times
    bonus: bool  # whether a bonus tile gave the action, not a card

    prompt = "ask-sow"
    chapter = "sow"
    shares = True  # the bank

    def options(self, state: Farmerama) -> list[int]:
        fields = fields_to_sow(state, self.seat) if self.times or self._can_buy(state) else []
        return [*SOW.options(fields), *any_time(state, self.seat), DONE_OPTION]

    def _can_buy(self, state: Farmerama) -> bool:
        return self.extra and can_buy_more(state, self.seat)

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
        return {"times": self.times, "left": left_to_do(state, self), "waits": said(self.waits(state))}


@dataclass(frozen=True, slots=True)
class Harvest(Question):
    """The seat may take a pair from a field in the green zone into its barn. A professional farmer may harvest more, for water."""

    seat: int
    times: int
    extra: bool
    bonus: bool

    prompt = "ask-harvest"
    chapter = "harvest"

    def options(self, state: Farmerama) -> list[int]:
        fields = fields_to_harvest(state, self.seat) if self.times or (self.extra and can_buy_more(state, self.seat)) else []
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
        return {"times": self.times, "left": left_to_do(state, self)}


def repeat(state: Farmerama, question: Sow | Harvest) -> None:
    """Ask again while the seat may act once more; after the last time, continue."""
    if question.times > 1 or question.extra:
        state.then(type(question)(question.seat, max(0, question.times - 1), question.extra, question.bonus))
    elif not question.bonus:
        go_on(state, question.seat)


def turn_or_stop(state: Farmerama, question: Sow | Harvest, verb: Verb, good: int) -> None:
    """Do what a seat may do at any time and ask again, or stop."""
    if verb is not DONE:
        do_any_time(state, question.seat, verb, good)
        state.then(question)
    elif not question.bonus:
        stop(state, question.seat)


@dataclass(frozen=True, slots=True)
class Feed(Question):
    """The seat may feed any number of animals in its stables. Each goes to the pasture to which its symbol on the wheel points."""

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

    def about(self, state: Farmerama) -> dict[str, Any]:
        return {"left": left_to_do(state, self)}


@dataclass(frozen=True, slots=True)
class Finish(Question):
    """After its actions the seat may still turn its wheel, or exchange a special tile that would be lost in the next round."""

    seat: int

    prompt = "ask-finish"
    chapter = "turning"

    def options(self, state: Farmerama) -> list[int]:
        if can_turn(state, self.seat) or self._cannot_wait(state):
            return [*any_time(state, self.seat), DONE_OPTION]
        return [DONE_OPTION]

    def _cannot_wait(self, state: Farmerama) -> bool:
        """Return whether keeping a special tile would lose one: there is no next round, or it would bring one tile too many."""
        if not state.solo:
            return False
        one_too_many = state.specials == state.box.specials and not state.deck
        return state.round == state.rounds or one_too_many

    def choose(self, state: Farmerama, option: int) -> None:
        verb, thing = OPTIONS.read(option)
        if verb is not DONE:
            do_any_time(state, self.seat, verb, thing)
            state.then(self)


# one question for each seat
CHOOSE_ACTION = [ChooseAction(seat) for seat in range(MOST_SEATS)]
FEED_ANIMALS = [Feed(seat) for seat in range(MOST_SEATS)]
FINISH = [Finish(seat) for seat in range(MOST_SEATS)]
