"""The actions of Agricola, on a space or through a card: when each is possible, and the step that begins it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import NamedTuple

from grange.core.state import Bits
from grange.core.step import Question, Step
from grange.games.agricola.box import (
    ACTIONS,
    ANIMAL,
    BAKE,
    BREED,
    BUILDING,
    BUILDING_ROOMS,
    CARD_NAMES,
    CROPS,
    FENCE_ONE,
    FENCES,
    FREE_STABLE,
    GROW,
    GROW_ANYWAY,
    IMPROVE,
    LESSON,
    LESSON_AT_HOME,
    LESSON_MORE,
    MATERIALS,
    MINOR,
    NO_SPACE,
    ONE_ROOM,
    PLOW,
    REAP,
    REBUILD,
    RENOVATE,
    RENOVATING,
    RESTORE,
    ROOMS,
    SEATS,
    SELL,
    SIDE_STABLE,
    SOW,
    STABLES,
    TRADE,
    USE,
    VEGETABLE_MORE,
    WINTER_CHILD,
    each_of,
    set_of,
)
from grange.games.agricola.cards import (
    AFTER,
    ANY_USE,
    ANYBODY,
    BEFORE,
    CARDS,
    CHANGED,
    NEVER,
    ROUND_STARTS,
    THRIFTY,
    Card,
    Moment,
    all_cards_at,
    cards_at,
    cards_for,
    concerns,
)
from grange.games.agricola.options import ARRIVE, DO, ENOUGH, ENOUGH_OPTION, OPTIONS
from grange.games.agricola.options import USE as USE_CARD
from grange.games.agricola.rules.animals import Arrive, animals_due
from grange.games.agricola.rules.any_time import usable_cards
from grange.games.agricola.rules.bread import BakeBread, can_bake
from grange.games.agricola.rules.building import (
    BuildRooms,
    BuildStables,
    Renovate,
    can_build_free_stable,
    can_build_rooms,
    can_build_side_stable,
    can_build_stables,
    can_renovate,
)
from grange.games.agricola.rules.costs import can_go_on
from grange.games.agricola.rules.family import GrowFamily, can_grow, can_grow_anyway
from grange.games.agricola.rules.fences import BuildFences, FenceOneSpace, can_build_fences, can_fence_one
from grange.games.agricola.rules.fields import PlowField, SowFields, can_plow, can_sow
from grange.games.agricola.rules.improvements import (
    BuildImprovement,
    PlayOccupation,
    can_improve,
    can_learn,
    can_play_minor,
    house_changed,
)
from grange.games.agricola.rules.markets import ChooseAnimal, ChooseMaterial
from grange.games.agricola.rules.pretending import Pretending
from grange.games.agricola.state import Agricola
from grange.games.agricola.variants.seasons import (
    BreedInSpring,
    ChildByFire,
    ReapInAutumn,
    SellGrain,
    TakeVegetable,
    can_breed,
    can_have_winter_child,
    can_reap,
    can_sell,
)
from grange.games.agricola.variants.team import Trade, can_trade

# The actions

Can = Callable[[Agricola, int], bool]


class Action(NamedTuple):
    """When a seat can do an action, and the step that begins it."""

    can: Can
    first: Callable[[int], Step]


def always(*_: object) -> bool:
    """Return True: every seat can do the action."""
    return True


ROWS: dict[int, Action] = {
    ROOMS: Action(can_build_rooms, lambda seat: BuildRooms(seat, begun=False)),
    STABLES: Action(can_build_stables, lambda seat: BuildStables(seat, STABLES, begun=False)),
    SIDE_STABLE: Action(can_build_side_stable, lambda seat: BuildStables(seat, SIDE_STABLE, begun=False)),
    RENOVATE: Action(can_renovate, Renovate),
    FENCES: Action(can_build_fences, lambda seat: BuildFences(seat, 0, begun=False)),
    PLOW: Action(can_plow, PlowField),
    SOW: Action(can_sow, lambda seat: SowFields(seat, begun=False)),
    BAKE: Action(can_bake, lambda seat: BakeBread(seat, 0)),
    GROW: Action(can_grow, GrowFamily),
    GROW_ANYWAY: Action(can_grow_anyway, GrowFamily),
    IMPROVE: Action(can_improve, BuildImprovement),
    ANIMAL: Action(always, ChooseAnimal),
    MATERIALS: Action(always, ChooseMaterial),
    MINOR: Action(can_play_minor, lambda seat: BuildImprovement(seat, minor=True)),
    LESSON: Action(partial(can_learn, lesson=LESSON), lambda seat: PlayOccupation(seat, LESSON)),
    LESSON_MORE: Action(partial(can_learn, lesson=LESSON_MORE), lambda seat: PlayOccupation(seat, LESSON_MORE)),
    LESSON_AT_HOME: Action(partial(can_learn, lesson=LESSON_AT_HOME), lambda seat: PlayOccupation(seat, LESSON_AT_HOME)),
    RESTORE: Action(can_renovate, Renovate),
    ONE_ROOM: Action(can_build_rooms, lambda seat: BuildRooms(seat, begun=False, one=True)),
    FREE_STABLE: Action(can_build_free_stable, lambda seat: BuildStables(seat, FREE_STABLE, begun=False)),
    FENCE_ONE: Action(can_fence_one, FenceOneSpace),
    WINTER_CHILD: Action(can_have_winter_child, ChildByFire),
    BREED: Action(can_breed, BreedInSpring),
    SELL: Action(can_sell, SellGrain),
    REAP: Action(can_reap, ReapInAutumn),
    VEGETABLE_MORE: Action(always, TakeVegetable),
    REBUILD: Action(can_renovate, Renovate),
    TRADE: Action(can_trade, lambda seat: Trade(seat, 0)),
}

# the columns by the action's number, for speed
CAN: tuple[Can, ...] = tuple([ROWS[action].can for action in range(len(ACTIONS))])
BEGIN: tuple[tuple[Step, ...], ...] = tuple([tuple(map(ROWS[action].first, SEATS)) for action in range(len(ACTIONS))])

ONE_OF = {action: set_of(BAKE, SELL) for action in (BAKE, SELL)}  # of these actions a seat does only one


# Before and after


def act(state: Agricola, seat: int, action: int, space: int, step: Step) -> None:
    """Do an action, with what cards do before and after it."""
    heeded = concerns(state, seat, BEFORE | AFTER) | watched(state, action) if state.has_cards else NEVER
    if state.team and state.has_cards and counting_for_both(state, seat):
        heeded |= BEFORE | AFTER
    if heeded:
        if heeded & (BEFORE | ANY_USE):
            state.then(Before(seat, action, space))
        state.then(step, After(seat, action, space, was(state, seat, action), cards_of(state, seat)))
    elif step.asks:
        state.then(step)
    else:
        step.happen(state)


def watched(state: Agricola, action: int) -> Bits:
    """Return whether any player's cards react to the use of a space, or to a change of a house."""
    moment = ANY_USE if action == USE else CHANGED if action in BUILDING_ROOMS or action in RENOVATING else NEVER
    return concerns(state, ANYBODY, moment)


def counting_for_both(state: Agricola, seat: int) -> list[Card]:
    """List the cards of a seat's partner that make building cheaper for both and count what is built."""
    if not state.team:
        return []
    own = cards_for(state, seat)
    return [card for card in cards_at(state, state.partner(seat), THRIFTY) if card.interests & BEFORE and card.number not in own]


def was(state: Agricola, seat: int, action: int) -> int:
    """Return the state of the farm that an action is about to change."""
    if action in BUILDING_ROOMS:
        return state.rooms[seat]
    if action in RENOVATING:
        return state.house[seat]
    return state.fences[seat] if action == FENCES else 0


def cards_of(state: Agricola, seat: int) -> Bits:
    """Return the set of cards in front of a seat and on the shelf."""
    return sum([1 << card for card in cards_for(state, seat)])


@dataclass(frozen=True, slots=True)
class Before(Step):
    """Before a seat acts, its cards act, and so do other players' cards that watch the space."""

    seat: int
    action: int
    space: int

    def happen(self, state: Agricola) -> None:
        for card in cards_for(state, self.seat):
            if CARDS[card].interests & BEFORE:
                CARDS[card].before(state, self.seat, self.action, self.space)
        for counting in counting_for_both(state, self.seat):
            counting.before(state, self.seat, self.action, self.space)
        if self.action == USE:
            for owner, other in all_cards_at(state, self.seat, ANY_USE):
                other.on_any_use(state, owner, self.seat, self.space)
        offer(state, self.seat, Moment(BEFORE, self.action, self.space))


@dataclass(frozen=True, slots=True)
class After(Step):
    """After a seat has acted, the cards that were in front of it before act."""

    seat: int
    action: int
    space: int
    was: Bits
    cards: Bits

    def happen(self, state: Agricola) -> None:
        if concerns(state, self.seat, AFTER):
            for card in cards_for(state, self.seat):
                if self.cards >> card & 1 and CARDS[card].interests & AFTER:
                    CARDS[card].after(state, self.seat, self.action, self.space, self.was)
            offer(state, self.seat, Moment(AFTER, self.action, self.space, self.was), self.cards)
        for counting in counting_for_both(state, self.seat):
            counting.after(state, self.seat, self.action, self.space, self.was)
        if self.action in BUILDING_ROOMS or self.action in RENOVATING:
            house_changed(state, self.seat)


def offer(state: Agricola, seat: int, moment: Moment, among: Bits = -1) -> None:
    """Let the seat use its cards that offer something at a moment, in any order."""
    if not concerns(state, seat, moment.when):
        return
    offered = [card for card in cards_for(state, seat) if CARDS[card].offered & moment.when and among >> card & 1]
    if not offered:
        return
    if can_use_one_of(state, seat, offered, moment) or could_after_exchange(state, seat, offered, moment):
        cards = sum([1 << card for card in offered])
        state.then(UseCards(seat, moment.when, moment.action, moment.space, moment.was, cards))


def can_use_one_of(state: Agricola, seat: int, cards: list[int], moment: Moment) -> bool:
    """Return whether the seat can use one of these cards now."""
    return any(CARDS[card].may(state, seat, moment) for card in cards)


def could_after_exchange(state: Agricola, seat: int, cards: list[int], moment: Moment) -> bool:
    """Return whether the seat could use one of these cards with more goods, and has a card that brings goods at any time."""
    if not cards or not usable_cards(state, seat):
        return False
    plenty = [amount + PLENTY if good in BUILDING or good in CROPS else amount for good, amount in enumerate(state.goods[seat])]
    with Pretending(state.goods, seat, plenty):
        return can_use_one_of(state, seat, cards, moment)


PLENTY = 20  # more of a good than anything costs


@dataclass(frozen=True, slots=True)
class UseCards(Question):
    """The seat may use each card that offers something at this moment once. It may stop if its pending steps stay possible.

    At the start of a round it may also choose when the animals that wait for it come.
    """

    seat: int
    when: int
    action: int
    space: int
    was: Bits
    cards: Bits

    prompt = "ask-cards"
    chapter = "cards"

    @property
    def moment(self) -> Moment:
        """The moment at which the cards are offered."""
        return Moment(self.when, self.action, self.space, self.was)

    def options(self, state: Agricola) -> list[int]:
        own, moment = [card for card in cards_for(state, self.seat) if self.cards >> card & 1], self.moment
        found = USE_CARD.options([card for card in own if CARDS[card].may(state, self.seat, moment)])
        if found and self.when == ROUND_STARTS and animals_due(state, self.seat):
            found.append(ARRIVE.option())
        return [*found, ENOUGH_OPTION] if not found or can_go_on(state, self.seat, above=1) else found

    def possible(self, state: Agricola) -> bool:
        return True

    def choose(self, state: Agricola, option: int) -> None:
        verb, card = OPTIONS.read(option)
        if verb is ENOUGH:
            return
        if verb is ARRIVE:
            state.then(Arrive(self.seat), self)
            return
        CARDS[card].use(state, self.seat, self.moment)
        left = self.cards & ~(1 << card)
        if self.when == ROUND_STARTS:
            state.then(OfferAgain(self.seat, left | EVERY_CARD & ~cards_of(state, self.seat)))
        elif left:
            state.then(UseCards(self.seat, self.when, self.action, self.space, self.was, left))


EVERY_CARD: Bits = (1 << len(CARD_NAMES)) - 1


@dataclass(frozen=True, slots=True)
class OfferAgain(Step):
    """After a card was used at the start of a round, the rest are offered again, with any that the seat has just played."""

    seat: int
    cards: Bits

    def happen(self, state: Agricola) -> None:
        offer(state, self.seat, Moment(ROUND_STARTS), self.cards)


# Choosing among actions


@dataclass(frozen=True, slots=True)
class ChooseActions(Question):
    """The seat does each of several actions at most once, in any order; it must do at least one, unless it has done one already.

    With `one`, it does only one of them.
    """

    seat: int
    actions: Bits
    begun: bool
    one: bool = False

    prompt = "ask-actions"
    chapter = "spaces"

    def options(self, state: Agricola) -> list[int]:
        first, seat = DO.first, self.seat
        found = [first + action for action in each_of(self.actions) if CAN[action](state, seat)]
        return [*found, ENOUGH_OPTION] if self.begun else found

    def choose(self, state: Agricola, option: int) -> None:
        verb, action = OPTIONS.read(option)
        if verb is ENOUGH:
            return
        act(state, self.seat, action, NO_SPACE, BEGIN[action][self.seat])
        left = self.actions & ~ONE_OF.get(action, 1 << action)
        if left and not self.one:
            state.then(ChooseActions(self.seat, left, begun=True))


def begin(state: Agricola, seat: int, actions: int) -> None:
    """Let the seat choose one of these actions to begin with; a single one begins at once."""
    if actions & (actions - 1):
        state.then(ChooseActions(seat, actions, begun=False))
    else:
        action = actions.bit_length() - 1
        act(state, seat, action, NO_SPACE, BEGIN[action][seat])


def do(state: Agricola, seat: int, action: int) -> None:
    """Do an action."""
    act(state, seat, action, NO_SPACE, BEGIN[action][seat])
