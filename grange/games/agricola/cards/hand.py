"""Hand cards: what occupations and minor improvements share, and the questions that several of them ask."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from grange.core.state import Bits
from grange.core.step import Question, Step
from grange.games.agricola.box import FOOD, GOODS, NUMBER, ROUNDS, USE, Goods, Price
from grange.games.agricola.cards import CARDS, NEVER, Card, Moment
from grange.games.agricola.options import ENOUGH_OPTION, OPTIONS, TAKE
from grange.games.agricola.options import USE as USE_CARD
from grange.games.agricola.rules.animals import receive
from grange.games.agricola.rules.costs import can_spare, food_values, payable, settle
from grange.games.agricola.state import Agricola

# spaces that cards name
WOOD_SPACES = tuple(NUMBER[name] for name in ("forest", "grove", "copse"))
STONE_SPACES = tuple(NUMBER[name] for name in ("western_quarry", "eastern_quarry"))
MARKETS = tuple(NUMBER[name] for name in ("sheep_market", "pig_market", "cattle_market"))


def space(name: str) -> int:
    """Find an action space by its name."""
    return NUMBER[name]


class HandCard(Card):
    """A card that its owner plays from the hand."""

    def gives(self, state: Agricola, seat: int, *goods: tuple[int, int]) -> None:
        """Give goods to a seat; animals must find room at once."""
        receive(state, seat, goods, self.number)

    def lets_choose(self, state: Agricola, seat: int, *goods: int) -> None:
        """Let a seat choose one of several goods."""
        state.then(ChooseGood(seat, self.number, sum(1 << good for good in goods)))

    def puts(self, state: Agricola, seat: int, good: int, amount: int, ahead: Iterable[int]) -> None:
        """Place goods on the round spaces that are these numbers of rounds ahead, if they exist."""
        if rounds := [round_ahead for round_ahead in ahead if round_ahead <= rounds_left(state)]:
            state.put_on_rounds(seat, good, amount, rounds, self.number)
            state.emit("event-card-puts", seat=seat, card=self.number, good=good)

    def gives_then(self, state: Agricola, seat: int, good: int, amount: int) -> None:
        """Give goods to a seat after it has paid for them."""
        state.then(GiveByCard(seat, self.number, good, amount))

    def costs(self, state: Agricola, seat: int, *goods: tuple[int, int]) -> None:
        """Make the owner pay for what the card does."""
        state.emit("event-card-costs", seat=seat, card=self.number, goods=goods)
        settle(state, seat, Price(goods))

    def leaves(self, state: Agricola, seat: int, space: int, good: int, amount: int) -> None:
        """Make the owner leave goods on a space for what the card does."""
        state.emit("event-card-leaves", seat=seat, card=self.number, goods=((good, amount),), space=space)
        state.goods[seat][good] -= amount
        state.put_on_space(space, good, amount)


class Occupation(HandCard):
    """An occupation."""


class Minor(HandCard):
    """A minor improvement."""


def used(action: int, space: int, *spaces: int) -> bool:
    """Return whether an action is the use of one of these spaces."""
    return action == USE and space in spaces


def uses(moment: Moment, *spaces: int) -> bool:
    """Return whether a moment is the use of one of these spaces."""
    return used(moment.action, moment.space, *spaces)


def pays(state: Agricola, seat: int, *goods: tuple[int, int], gets: Goods = ()) -> bool:
    """Return whether a seat could pay these goods and still do its pending steps, if need be with food from cooking."""
    if can_spare(state, seat, goods, gets=gets):
        return True
    own = state.goods[seat]
    made = [good for good in food_values(state, seat) if own[good]]
    return (
        payable(state, seat, Price(goods))
        and own[FOOD] < dict(goods).get(FOOD, 0)
        and all(can_spare(state, seat, ((good, 1),), gets=gets) for good in made)
    )


def rounds_left(state: Agricola) -> int:
    """Count the complete rounds still to come."""
    return ROUNDS - state.round


@dataclass(frozen=True, slots=True)
class ChooseGood(Question):
    """The seat must choose one of several goods that a card gives."""

    seat: int
    card: int
    goods: Bits

    prompt = "ask-good"
    chapter = "cards"
    leaves_time = False

    def options(self, state: Agricola) -> list[int]:
        return TAKE.options([good for good in range(len(GOODS)) if self.goods >> good & 1])

    def choose(self, state: Agricola, option: int) -> None:
        _, good = OPTIONS.read(option)
        receive(state, self.seat, ((good, 1),), self.card)


@dataclass(frozen=True, slots=True)
class MayUse(Question):
    """The seat may use a card that offers something at this moment only."""

    seat: int
    card: int

    prompt = "ask-cards"
    chapter = "cards"

    def options(self, state: Agricola) -> list[int]:
        possible = CARDS[self.card].may(state, self.seat, Moment(NEVER))
        return [USE_CARD.option(self.card), ENOUGH_OPTION] if possible else [ENOUGH_OPTION]

    def possible(self, state: Agricola) -> bool:
        return True

    def choose(self, state: Agricola, option: int) -> None:
        verb, card = OPTIONS.read(option)
        if verb is USE_CARD:
            CARDS[card].use(state, self.seat, Moment(NEVER))


@dataclass(frozen=True, slots=True)
class GiveByCard(Step):
    """The seat gets goods from a card, after it has paid for them."""

    seat: int
    card: int
    good: int
    amount: int

    def happen(self, state: Agricola) -> None:
        receive(state, self.seat, ((self.good, self.amount),), self.card)
