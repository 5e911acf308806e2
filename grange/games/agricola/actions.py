"""The actions of Agricola: what a seat can do on a space or through a card; whether it is possible, and how it begins."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from grange.core.state import Bits
from grange.core.step import Question, Step
from grange.games.agricola.animals import Arrive, animals_due
from grange.games.agricola.any_time import asides
from grange.games.agricola.box import (
    BAKE,
    BUILDING,
    BUILDING_ROOMS,
    CROPS,
    FENCES,
    FREE_STABLE,
    LESSON,
    LESSON_AT_HOME,
    LESSON_MORE,
    NO_SPACE,
    RENOVATING,
    SEATS,
    SELL,
    SIDE_STABLE,
    STABLES,
    USE,
    each_of,
    set_of,
)
from grange.games.agricola.bread import BakeBread, can_bake
from grange.games.agricola.building import (
    BuildRooms,
    BuildStables,
    Renovate,
    can_build_free_stable,
    can_build_rooms,
    can_build_side_stable,
    can_build_stables,
    can_renovate,
)
from grange.games.agricola.cards import (
    AFTER,
    ANYBODY,
    BEFORE,
    CARDS,
    CHANGED,
    HEARD,
    NEVER,
    ROUND_STARTS,
    THRIFTY,
    Card,
    Moment,
    cards_for,
    concerns,
    each_that_hears,
    those_that_hear,
)
from grange.games.agricola.costs import can_go_on
from grange.games.agricola.family import GrowFamily, can_grow, can_grow_anyway
from grange.games.agricola.fences import BuildFences, FenceOneSpace, can_build_fences, can_fence_one
from grange.games.agricola.fields import PlowField, SowFields, can_plow, can_sow
from grange.games.agricola.improvements import (
    BuildImprovement,
    PlayOccupation,
    can_improve,
    can_learn,
    can_play_minor,
    house_changed,
)
from grange.games.agricola.markets import ChooseAnimal, ChooseMaterial
from grange.games.agricola.options import ARRIVE, DO, ENOUGH, ENOUGH_OPTION, OPTIONS
from grange.games.agricola.options import USE as USE_CARD
from grange.games.agricola.seasons import (
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
from grange.games.agricola.state import Agricola
from grange.games.agricola.trade import Trade, can_trade

# every action in the order of ACTIONS: whether it is possible, and how it begins for each seat

Can = Callable[[Agricola, int], bool]

CAN: tuple[Can, ...] = (
    can_build_rooms,
    can_build_stables,
    can_build_side_stable,
    can_renovate,
    can_build_fences,
    can_plow,
    can_sow,
    can_bake,
    can_grow,
    can_grow_anyway,
    can_improve,
    lambda *_: True,
    lambda *_: True,
    can_play_minor,
    partial(can_learn, lesson=LESSON),
    partial(can_learn, lesson=LESSON_MORE),
    partial(can_learn, lesson=LESSON_AT_HOME),
    can_renovate,
    can_build_rooms,
    can_build_free_stable,
    can_fence_one,
    can_have_winter_child,
    can_breed,
    can_sell,
    can_reap,
    lambda *_: True,
    can_renovate,
    can_trade,
)

BEGIN: tuple[tuple[Step, ...], ...] = tuple(
    tuple(map(first_step, SEATS))
    for first_step in (
        lambda seat: BuildRooms(seat, begun=False),
        lambda seat: BuildStables(seat, STABLES, begun=False),
        lambda seat: BuildStables(seat, SIDE_STABLE, begun=False),
        Renovate,
        lambda seat: BuildFences(seat, 0, begun=False),
        PlowField,
        lambda seat: SowFields(seat, begun=False),
        lambda seat: BakeBread(seat, 0),
        GrowFamily,
        GrowFamily,
        BuildImprovement,
        ChooseAnimal,
        ChooseMaterial,
        lambda seat: BuildImprovement(seat, minor=True),
        lambda seat: PlayOccupation(seat, LESSON),
        lambda seat: PlayOccupation(seat, LESSON_MORE),
        lambda seat: PlayOccupation(seat, LESSON_AT_HOME),
        Renovate,
        lambda seat: BuildRooms(seat, begun=False, one=True),
        lambda seat: BuildStables(seat, FREE_STABLE, begun=False),
        FenceOneSpace,
        ChildByFire,
        BreedInSpring,
        SellGrain,
        ReapInAutumn,
        TakeVegetable,
        Renovate,
        lambda seat: Trade(seat, 0),
    )
)

ONE_OF = {action: set_of(BAKE, SELL) for action in (BAKE, SELL)}  # actions of which only one is done


# Before and after


def act(state: Agricola, seat: int, action: int, space: int, step: Step) -> None:
    """Let an action happen, with what cards do before and after it."""
    heeded = concerns(state, seat, BEFORE | AFTER) | watched(state, action) if state.carded else NEVER
    if state.team and state.carded and counting_for_both(state, seat):
        heeded |= BEFORE | AFTER
    if heeded:
        if heeded & (BEFORE | HEARD):
            state.then(Before(seat, action, space))
        state.then(step, After(seat, action, space, was(state, seat, action), cards_of(state, seat)))
    elif step.asks:
        state.then(step)
    else:
        step.happen(state)


def watched(state: Agricola, action: int) -> Bits:
    """Tell whether anybody's cards wait for the use of a space, or for a change of a house."""
    moment = HEARD if action == USE else CHANGED if action in BUILDING_ROOMS or action in RENOVATING else NEVER
    return concerns(state, ANYBODY, moment)


def counting_for_both(state: Agricola, seat: int) -> list[Card]:
    """List the cards of a seat's partner that make building cheaper for both and keep count of what is built."""
    if not state.team:
        return []
    own = cards_for(state, seat)
    return [card for card in those_that_hear(state, state.partner(seat), THRIFTY) if card.hears & BEFORE and card.number not in own]


def was(state: Agricola, seat: int, action: int) -> int:
    """Note how things stand before an action that changes them."""
    if action in BUILDING_ROOMS:
        return state.rooms[seat]
    if action in RENOVATING:
        return state.house[seat]
    return state.fences[seat] if action == FENCES else 0


def cards_of(state: Agricola, seat: int) -> Bits:
    """Make a set of the cards in front of a seat and on the shelf."""
    return sum([1 << card for card in cards_for(state, seat)])


@dataclass(frozen=True, slots=True)
class Before(Step):
    """Cards act before a seat does something: its own, and those of others that watch the spaces."""

    seat: int
    action: int
    space: int

    def happen(self, state: Agricola) -> None:
        for card in cards_for(state, self.seat):
            if CARDS[card].hears & BEFORE:
                CARDS[card].before(state, self.seat, self.action, self.space)
        for counting in counting_for_both(state, self.seat):
            counting.before(state, self.seat, self.action, self.space)
        if self.action == USE:
            for owner, other in each_that_hears(state, self.seat, HEARD):
                other.heard(state, owner, self.seat, self.space)
        offer(state, self.seat, Moment(BEFORE, self.action, self.space))


@dataclass(frozen=True, slots=True)
class After(Step):
    """The cards that lay in front of a seat act after it did something."""

    seat: int
    action: int
    space: int
    was: Bits
    cards: Bits

    def happen(self, state: Agricola) -> None:
        if concerns(state, self.seat, AFTER):
            for card in cards_for(state, self.seat):
                if self.cards >> card & 1 and CARDS[card].hears & AFTER:
                    CARDS[card].after(state, self.seat, self.action, self.space, self.was)
            offer(state, self.seat, Moment(AFTER, self.action, self.space, self.was), self.cards)
        for counting in counting_for_both(state, self.seat):
            counting.after(state, self.seat, self.action, self.space, self.was)
        if self.action in BUILDING_ROOMS or self.action in RENOVATING:
            house_changed(state, self.seat)


def offer(state: Agricola, seat: int, moment: Moment, among: Bits = -1) -> None:
    """Let the seat use those of its cards that offer something at a moment, in the order it likes."""
    if not concerns(state, seat, moment.when):
        return
    offered = [card for card in cards_for(state, seat) if CARDS[card].offered & moment.when and among >> card & 1]
    if not offered:
        return
    if can_use_one_of(state, seat, offered, moment) or could_after_exchange(state, seat, offered, moment):
        cards = sum([1 << card for card in offered])
        state.then(UseCards(seat, moment.when, moment.action, moment.space, moment.was, cards))


def can_use_one_of(state: Agricola, seat: int, cards: list[int], moment: Moment) -> bool:
    """Tell whether the seat can use one of some cards now."""
    return any(CARDS[card].may(state, seat, moment) for card in cards)


def could_after_exchange(state: Agricola, seat: int, cards: list[int], moment: Moment) -> bool:
    """Tell whether goods are all that the seat lacks to use one of some cards, while it can get goods at any time."""
    if not cards or not asides(state, seat):
        return False
    own = state.goods[seat]
    state.goods[seat] = [amount + PLENTY if good in BUILDING or good in CROPS else amount for good, amount in enumerate(own)]
    found = can_use_one_of(state, seat, cards, moment)
    state.goods[seat] = own
    return found


PLENTY = 20  # more of a good than anything costs


@dataclass(frozen=True, slots=True)
class UseCards(Question):
    """The seat uses cards that offer something at this moment, each at most once; it may stop if it can go on without them.

    At the start of a round it may say when the animals come that wait for it.
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
        """When this is."""
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
        if left := self.cards & ~(1 << card):
            state.then(UseCards(self.seat, self.when, self.action, self.space, self.was, left))


# Choosing among actions


@dataclass(frozen=True, slots=True)
class ChooseActions(Question):
    """The seat does each of several actions at most once, in any order; at least one of them, unless it has begun before.

    Or it does only one of them.
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
    """Let the seat begin with one of some actions; where there is only one, it does that."""
    if actions & (actions - 1):
        state.then(ChooseActions(seat, actions, begun=False))
    else:
        action = actions.bit_length() - 1
        act(state, seat, action, NO_SPACE, BEGIN[action][seat])


def do(state: Agricola, seat: int, action: int) -> None:
    """Let the seat do an action."""
    act(state, seat, action, NO_SPACE, BEGIN[action][seat])
