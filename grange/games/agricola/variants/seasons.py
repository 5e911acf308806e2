"""The seasons: everything that each one changes in the rules, and the action on its own space.

The rules ask the present season at the moments in `rules/season.py`, and know no season by name.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime

from grange.core.step import Step
from grange.core.words import Message
from grange.games.agricola.box import (
    ANIMALS,
    AUTUMN,
    BUILDING,
    CARD,
    CLOSED,
    DAY_LABORER,
    FENCES,
    FISHING,
    FOOD,
    FREE_STABLE,
    GOODS,
    GRAIN,
    HERD,
    IMPROVE,
    MAJORS,
    PLOW,
    ROOMS,
    SEASONS,
    SHEEP,
    SPRING,
    SUMMER,
    VEGETABLE,
    WINTER,
    WOOD,
    Goods,
    Price,
)
from grange.games.agricola.cards import BREEDING, FEEDING, cards_at
from grange.games.agricola.rules.animals import receive
from grange.games.agricola.rules.building import BuildStables
from grange.games.agricola.rules.costs import payable, reduced, settle, swapped, without_worse
from grange.games.agricola.rules.family import GrowFamily, can_grow_anyway, growth_price
from grange.games.agricola.rules.fields import grain_fields, vegetable_fields
from grange.games.agricola.rules.harvest import ALL_KINDS, Breed, CookBeforeBreeding, can_breed_fairies, parents, reap_fields
from grange.games.agricola.rules.housing import has_room_for_kind
from grange.games.agricola.rules.season import SEASON, Change, Season
from grange.games.agricola.state import Agricola

NOW = "now"  # rule value: the first round has the season of the day on which the game is set up
MONTHS_OF_A_SEASON = 3  # winter begins in December


def settled(season: str) -> str:
    """Replace a rule value by the season that it means today, so that the game can be replayed on any other day."""
    return season_of(datetime.now(UTC).month) if season == NOW else season


def season_of(month: int) -> str:
    """Name the season of a month."""
    return SEASONS[month % 12 // MONTHS_OF_A_SEASON]


# The wheel and the preparation


def turn_wheel(state: Agricola) -> None:
    """Move on to the next season; winter follows autumn."""
    state.season = 1 + state.season % len(SEASONS)


def refill(state: Agricola, space: int) -> int:
    """Count the goods that the season adds to an accumulation space; negative if it removes some."""
    seasons, season = state.box.seasons, state.season
    more = sum([seasons.refill[season].get(good, 0) for good, _ in state.box.fills[space][state.seats]])
    return more + seasons.fishing[season] if space == FISHING else more


def change_goods(state: Agricola) -> None:
    """Add goods to accumulation spaces or remove some, and close spaces, as the season says."""
    piles = state.piles
    state.emit("event-season", season=SEASONS[state.season - 1])
    for space in (*state.board, *state.shown):
        if space in state.box.fills:
            piles[space] = max(0, piles[space] + refill(state, space))
    for space in SEASON[state.season].closed(state):
        state.taken[space] = CLOSED


# What pages say about a season


def change_messages(state: Agricola, season: int) -> list[Message]:
    """List what a season changes, with the numbers of this table's components."""
    name, seasons = SEASONS[season - 1], state.box.seasons
    counts = {
        "fishing": seasons.fishing_from_round - 1,
        "field": seasons.field_food,
        "fences": seasons.free_fences,
        "laborer": seasons.laborer_grain,
        "majors": seasons.major_less,
        "space": seasons.grain_food,
    }
    messages = [Message(f"change-{name}-{what}", {"count": counts.get(what, 1)}) for what in SEASON[season].change_keys]
    refilled = refill_messages(state, season)
    return [Message("change-refill", {"goods": refilled}), *messages] if refilled else messages


def refill_messages(state: Agricola, season: int) -> list[Message]:
    """List what a season adds at the refill, and what it takes away."""
    goods, fish = state.box.seasons.refill[season], state.box.seasons.fishing[season]
    found = [Message("season-good", {"good": GOODS[good], "more": signed(more)}) for good, more in goods.items() if more]
    return [*found, Message("season-fishing", {"more": signed(fish)})] if fish else found


def signed(number: int) -> str:
    """Write a number with its sign."""
    return f"{number:+}".replace("-", "−")


def about_space(state: Agricola, season: str) -> Message:
    """Say what is done on the space of a season."""
    seasons = state.box.seasons
    return Message(f"about-{season}", {"wood": seasons.child_wood, "each": seasons.child_food, "food": seasons.grain_food})


def changes_on_spaces(state: Agricola) -> list[Change]:
    """List what the present season changes on spaces: their actions, and the goods that accumulate."""
    gathering = [Change(space, more) for space in state.box.fills if (more := refill(state, space))]
    return [change for change in SEASON[state.season].changes(state) if change.amount] + gathering


def spaces_for(state: Agricola, action: int) -> list[int]:
    """List the spaces on which an action can be done."""
    work = state.box.work[state.seats]
    return [space for space, (either, afterward) in enumerate(work) if (either | afterward) >> action & 1]


# Winter: fields cost food, and Fishing is closed at first; on its space, a child by the fire


class Winter(Season):
    """A new field costs food. Fishing is closed through a given round."""

    change_keys = ("fishing", "field", "space")

    def field_food(self, state: Agricola) -> int:
        return state.box.seasons.field_food

    def closed(self, state: Agricola) -> Sequence[int]:
        return (FISHING,) if state.round < state.box.seasons.fishing_from_round else ()

    def changes(self, state: Agricola) -> list[Change]:
        return [Change(space, self.field_food(state), "food", is_price=True) for space in spaces_for(state, PLOW)]


def harvests_to_come(state: Agricola) -> int:
    """Count the harvests from this round on."""
    return sum([end >= state.round for end in state.box.harvests])


def child_price(state: Agricola) -> Price:
    """Return the price of a child without a room in winter: wood, and food for each harvest to come."""
    seasons = state.box.seasons
    return Price(((WOOD, seasons.child_wood), (FOOD, seasons.child_food * harvests_to_come(state))))


def can_have_winter_child(state: Agricola, seat: int) -> bool:
    """Return whether the family could grow by the fire, and pay what cards charge for every growth, too."""
    price = child_price(state)
    if state.has_decks:
        price = swapped(price, (), growth_price(state, seat).goods)
    return can_grow_anyway(state, seat) and payable(state, seat, price)


@dataclass(frozen=True, slots=True)
class ChildByFire(Step):
    """The seat pays wood and food, and its family grows, with or without room."""

    seat: int

    def possible(self, state: Agricola) -> bool:
        return can_have_winter_child(state, self.seat)

    def happen(self, state: Agricola) -> None:
        settle(state, self.seat, child_price(state))
        state.then(GrowFamily(self.seat))


# Spring: some fences are free; on its space, animals breed


class Spring(Season):
    """If at least one fence of an action is paid for, some more are free."""

    changes_fences = True
    change_keys = ("fences", "space")

    def fences_to_pay(self, state: Agricola, fences: int) -> int:
        return max(1, fences - state.box.seasons.free_fences) if fences > 0 else 0

    def fences_for(self, state: Agricola, paid: int) -> int:
        return paid + state.box.seasons.free_fences if paid else 0

    def changes(self, state: Agricola) -> list[Change]:
        return [Change(space, state.box.seasons.free_fences, "fence-h") for space in spaces_for(state, FENCES)]


def can_breed(state: Agricola, seat: int) -> bool:
    """Return whether at least one animal could be born: two of a kind, and room for one more if all others left."""
    own = state.goods[seat]
    if state.has_decks and can_breed_fairies(state, seat):
        return True
    return any(
        parents(state, seat, 1 << kind)[kind - SHEEP] > 1 and has_room_for_kind(state, seat, own[kind] + 1)
        for kind in (HERD if state.has_decks else ANIMALS)
    )


@dataclass(frozen=True, slots=True)
class BreedInSpring(Step):
    """The seat's animals breed as in a harvest. Before that, it may cook animals."""

    seat: int

    def possible(self, state: Agricola) -> bool:
        return can_breed(state, self.seat)

    def happen(self, state: Agricola) -> None:
        for card in cards_at(state, self.seat, BREEDING) if state.has_decks else ():
            card.at(state, self.seat, FEEDING)  # as before the breeding of a harvest
        if state.cards[self.seat]:  # without a card nobody cooks animals
            state.then(CookBeforeBreeding(self.seat))
        state.then(Breed(self.seat, ALL_KINDS))


# Summer: the Day Laborer gives grain, a room brings a stable; on its space, grain is sold


class Summer(Season):
    """The Day Laborer also gives grain. With each room, the seat may build a free stable."""

    change_keys = ("laborer", "stables", "space")

    def gift(self, state: Agricola, space: int) -> Goods:
        grain = state.box.seasons.laborer_grain
        return ((GRAIN, grain),) if space == DAY_LABORER and grain else ()

    def room_built(self, state: Agricola, seat: int) -> None:
        state.then(BuildStables(seat, FREE_STABLE, begun=True))

    def changes(self, state: Agricola) -> list[Change]:
        stables = [Change(space, 1, "stable") for space in spaces_for(state, ROOMS)]
        return [Change(DAY_LABORER, state.box.seasons.laborer_grain), *stables]


def can_sell(state: Agricola, seat: int) -> bool:
    """Return whether the seat has grain to sell."""
    return state.goods[seat][GRAIN] > 0


@dataclass(frozen=True, slots=True)
class SellGrain(Step):
    """The seat sells one grain."""

    seat: int

    def possible(self, state: Agricola) -> bool:
        return can_sell(state, self.seat)

    def happen(self, state: Agricola) -> None:
        food = state.box.seasons.grain_food
        state.goods[self.seat][GRAIN] -= 1
        state.goods[self.seat][FOOD] += food
        state.emit("event-sells", seat=self.seat, food=food)


# Autumn: major improvements are cheaper; on its space, the fields are reaped, or a vegetable is taken


class Autumn(Season):
    """A major improvement costs less of one building material, which the seat chooses."""

    changes_prices = True
    change_keys = ("majors", "space")

    def prices(self, state: Agricola, thing: int, ways: Sequence[Price]) -> Sequence[Price]:
        if not CARD <= thing < CARD + len(MAJORS):
            return ways
        less = state.box.seasons.major_less
        return without_worse(
            [
                way
                for price in ways
                for way in (price, *(reduced(price, ((good, less),)) for good, _ in price.goods if good in BUILDING))
            ]
        )

    def changes(self, state: Agricola) -> list[Change]:
        return [Change(space, -state.box.seasons.major_less) for space in spaces_for(state, IMPROVE)]


def can_reap(state: Agricola, seat: int) -> bool:
    """Return whether anything grows on the seat's fields."""
    return grain_fields(state, seat) + vegetable_fields(state, seat) > 0


@dataclass(frozen=True, slots=True)
class ReapInAutumn(Step):
    """The seat takes one crop from each of its planted fields. This is not a harvest, so cards about a harvest do nothing."""

    seat: int

    def possible(self, state: Agricola) -> bool:
        return can_reap(state, self.seat)

    def happen(self, state: Agricola) -> None:
        reap_fields(state, self.seat)


@dataclass(frozen=True, slots=True)
class TakeVegetable(Step):
    """The seat takes a vegetable."""

    seat: int

    def happen(self, state: Agricola) -> None:
        receive(state, self.seat, ((VEGETABLE, 1),))


SEASON[WINTER] = Winter()
SEASON[SPRING] = Spring()
SEASON[SUMMER] = Summer()
SEASON[AUTUMN] = Autumn()
