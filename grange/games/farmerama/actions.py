"""Phase 3 of Farmerama: the five actions, and what may be done at any moment of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from grange.core.step import Question
from grange.games.farmerama.box import (
    DO,
    DONE,
    EMPTY,
    EXCHANGE,
    FEED,
    FEED_ACTION,
    GOODS,
    HARVEST,
    HARVEST_ACTION,
    SECTORS,
    SEEDS_ACTION,
    SOW,
    SOW_ACTION,
    STABLE,
    TURN,
    WATER,
    WATER_ACTION,
)
from grange.games.farmerama.state import CARDS_IN, Farmerama

# At any moment


def any_time(state: Farmerama, seat: int) -> list[int]:
    """List what the seat may do at any moment: turn its wheel for water and, alone, exchange a special tile for a good."""
    found = [TURN] if state.can_turn(seat) else []
    if state.specials:
        found += [EXCHANGE + good for good in range(len(GOODS)) if state.bank[good]]
    return found


def do_any_time(state: Farmerama, seat: int, option: int) -> None:
    """Turn the wheel, or exchange a special tile."""
    if option == TURN:
        state.turn_wheel(seat)
    else:
        state.specials -= 1
        state.take(seat, option - EXCHANGE, 1)
        state.tell("event-exchanges", seat=seat, good=option - EXCHANGE)


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
    return state.barn[seat][WATER] > 0 and (state.can_turn(seat) or harvests or (state.professional and sows))


def feeds_crop(state: Farmerama, seat: int, crop: int) -> bool:
    """Tell whether the seat has a crop, in its barn or in its fields, and its feeding is under way or to come."""
    has_some = state.barn[seat][crop] > 0 or crop + 1 in state.fields[seat]
    return has_some and (FEED_ACTION in cards_left(state, seat) or Feed(seat) in state.own_steps(seat))


# Which action


@dataclass(frozen=True, slots=True)
class ChooseAction(Question[Farmerama]):
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
        left = cards_left(state, self.seat)
        found = [DO + action for action in left] or [DONE]
        if len(left) == 1 and not self._turns_first(state, left[0]):
            return found
        return found + any_time(state, self.seat)

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
        if option < TURN:
            act(state, self.seat, option - DO)
        elif option != DONE:
            do_any_time(state, self.seat, option)
            state.then(ChooseAction(self.seat))

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
        taken = state.take(seat, WATER, state.times(seat, action))
        state.tell("event-water", seat=seat, water=taken)
        go_on(state, seat)
    elif action == FEED_ACTION:
        state.then(Feed(seat))
    else:
        take_seeds(state, seat)
        state.then(Sow(seat, 1, extra=False, bonus=False))


def take_seeds(state: Farmerama, seat: int) -> None:
    """Take one of every good that is missing in the barn; what stands in the fields does not count."""
    taken = [good for good in missing(state, seat) if state.take(seat, good, 1)]
    state.tell("event-seeds", seat=seat, goods=taken)


def missing(state: Farmerama, seat: int) -> list[int]:
    """List the goods of which the seat's barn has none."""
    return [good for good in range(len(GOODS)) if not state.barn[seat][good]]


def go_on(state: Farmerama, seat: int) -> None:
    """Go on to the next card, or to what may still be done after the last."""
    state.then(ChooseAction(seat) if cards_left(state, seat) else Finish(seat))


def stop(state: Farmerama, seat: int) -> None:
    """Go on to the next card, if there is one: who stops early has had its turn of the wheel."""
    if cards_left(state, seat):
        state.then(ChooseAction(seat))


# The actions


@dataclass(frozen=True, slots=True)
class Sow(Question[Farmerama]):
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
        found = sowings(state, self.seat) if self.times or self._can_buy(state) else []
        return [*found, *any_time(state, self.seat), DONE]

    def _can_buy(self, state: Farmerama) -> bool:
        return self.extra and state.barn[self.seat][WATER] > 0

    def waits(self, state: Farmerama) -> bool:
        if all(state.bank) or not (self.times or self._can_buy(state)):
            return False
        return may_come_back(state, self.seat, short_of_a_pair(state, self.seat))

    def choose(self, state: Farmerama, option: int) -> None:
        if option >= SOW:
            pay_for_more(state, self.seat, self.times)
            sow(state, self.seat, option - SOW)
            repeat(state, Sow(self.seat, max(0, self.times - 1), self.extra, self.bonus))
        else:
            turn_or_stop(state, self, option)

    def about(self, state: Farmerama) -> dict[str, Any]:
        return {"times": self.times, "waits": said(self.waits(state))}


@dataclass(frozen=True, slots=True)
class Harvest(Question[Farmerama]):
    """The seat takes a pair from a field in the green zone into its barn. The professional farmer may do more, for water."""

    seat: int
    times: int
    extra: bool
    bonus: bool

    prompt = "ask-harvest"
    chapter = "harvest"

    def options(self, state: Farmerama) -> list[int]:
        found = harvests(state, self.seat) if self.times or (self.extra and state.barn[self.seat][WATER]) else []
        return [*found, *any_time(state, self.seat), DONE]

    def choose(self, state: Farmerama, option: int) -> None:
        if option >= HARVEST:
            pay_for_more(state, self.seat, self.times)
            harvest(state, self.seat, option - HARVEST)
            repeat(state, Harvest(self.seat, max(0, self.times - 1), self.extra, self.bonus))
        else:
            turn_or_stop(state, self, option)

    def about(self, state: Farmerama) -> dict[str, Any]:
        return {"times": self.times}


def repeat(state: Farmerama, question: Sow | Harvest) -> None:
    """Ask again while the seat may do it once more; after the last time, go on."""
    if question.times or question.extra:
        state.then(question)
    elif not question.bonus:
        go_on(state, question.seat)


def turn_or_stop(state: Farmerama, question: Sow | Harvest, option: int) -> None:
    """Do what may be done at any moment and ask again, or stop."""
    if option != DONE:
        do_any_time(state, question.seat, option)
        state.then(question)
    elif not question.bonus:
        stop(state, question.seat)


def pay_for_more(state: Farmerama, seat: int, times: int) -> None:
    """Pay one water for an action beyond those that the action wheel allows."""
    if not times:
        state.give_back(seat, WATER, 1)
        state.tell("event-pays", seat=seat)


def sowings(state: Farmerama, seat: int) -> list[int]:
    """List the fields where the seat can sow; of a sector's fields without a scarecrow, one stands for all."""
    fields, barn, bank, wheel = state.fields[seat], state.barn[seat], state.bank, state.wheel[seat]
    found = []
    for sector in state.box.brown:
        crop = state.box.sows[sector]
        if barn[crop] and bank[crop]:
            scarecrow, *plain = state.box.fields[(sector - wheel) % SECTORS]
            if not fields[scarecrow]:
                found.append(SOW + scarecrow)
            for field in plain:
                if not fields[field]:
                    found.append(SOW + field)
                    break
    return found


def short_of_a_pair(state: Farmerama, seat: int) -> list[int]:
    """List the crops that the seat could sow if the bank had one."""
    barn, bank, fields = state.barn[seat], state.bank, state.fields[seat]
    room = [sector for sector in state.box.brown if not all(fields[field] for field in state.box.fields[state.under(seat, sector)])]
    crops = [state.box.sows[sector] for sector in room]
    return [crop for crop in crops if barn[crop] and not bank[crop]]


def harvests(state: Farmerama, seat: int) -> list[int]:
    """List the fields from which the seat can harvest; of equal pairs in a sector beside the scarecrow, one stands for all."""
    fields, wheel = state.fields[seat], state.wheel[seat]
    found = []
    for sector in state.box.green:
        scarecrow, *plain = state.box.fields[(sector - wheel) % SECTORS]
        if fields[scarecrow]:
            found.append(HARVEST + scarecrow)
        pairs = set()
        for field in plain:
            if fields[field] and fields[field] not in pairs:
                pairs.add(fields[field])
                found.append(HARVEST + field)
    return found


def sow(state: Farmerama, seat: int, field: int) -> None:
    """Lay a pair on a field, one from the barn and one from the bank."""
    crop = state.crop_to_sow(seat, field)
    state.barn[seat][crop] -= 1
    state.bank[crop] -= 1
    state.fields[seat][field] = crop + 1
    state.tell("event-sows", seat=seat, good=crop, field=field)


def harvest(state: Farmerama, seat: int, field: int) -> None:
    """Take a pair from a field into the barn."""
    crop = state.fields[seat][field] - 1
    state.fields[seat][field] = EMPTY
    state.barn[seat][crop] += 2
    state.tell("event-harvests", seat=seat, good=crop, field=field)


@dataclass(frozen=True, slots=True)
class Feed(Question[Farmerama]):
    """The seat feeds any number of animals in its stables; each goes to the pasture that its symbol on the wheel points at."""

    seat: int

    prompt = "ask-feed"
    chapter = "feed"

    def options(self, state: Farmerama) -> list[int]:
        return [*feedings(state, self.seat), *any_time(state, self.seat), DONE]

    def choose(self, state: Farmerama, option: int) -> None:
        if option == DONE:
            stop(state, self.seat)
            return
        if option >= FEED:
            feed(state, self.seat, option - FEED)
        else:
            do_any_time(state, self.seat, option)
        state.then(Feed(self.seat))


def feedings(state: Farmerama, seat: int) -> list[int]:
    """List the animals that are at home, can be paid for and find a place on their pasture."""
    animals = state.animals[seat]
    return [
        FEED + animal
        for animal, sector in enumerate(animals)
        if sector == STABLE
        and state.can_pay(seat, state.eats[animal])
        and animals.count(state.pasture_of(seat, animal)) < state.box.places
    ]


def feed(state: Farmerama, seat: int, animal: int) -> None:
    """Return an animal's feed to the bank and lead it to its pasture."""
    for crop, number in enumerate(state.eats[animal]):
        state.give_back(seat, crop, number)
    state.animals[seat][animal] = state.pasture_of(seat, animal)
    state.tell("event-feeds", seat=seat, animal=animal)


@dataclass(frozen=True, slots=True)
class Finish(Question[Farmerama]):
    """After its actions the seat may still turn its wheel, or exchange a special tile that cannot wait for the next round."""

    seat: int

    prompt = "ask-finish"
    chapter = "turning"

    def options(self, state: Farmerama) -> list[int]:
        if state.can_turn(self.seat) or self._cannot_wait(state):
            return [*any_time(state, self.seat), DONE]
        return [DONE]

    def _cannot_wait(self, state: Farmerama) -> bool:
        """Tell whether a special tile is lost if it is kept: there is no next round, or it begins with one tile too many."""
        one_too_many = state.specials == state.box.specials and not state.deck
        return state.solo and (state.round == state.rounds or one_too_many)

    def choose(self, state: Farmerama, option: int) -> None:
        if option != DONE:
            do_any_time(state, self.seat, option)
            state.then(Finish(self.seat))
