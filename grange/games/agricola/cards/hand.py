"""Hand cards: what occupations and minor improvements have in common, and the questions that several of them ask."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from grange.core.state import Bits
from grange.core.step import Question, Step
from grange.games.agricola.animals import receive
from grange.games.agricola.box import FOOD, GOODS, NUMBER, ROUNDS, USE, Goods, Price
from grange.games.agricola.cards import CARDS, NEVER, Card, Moment
from grange.games.agricola.costs import can_spare, payable, settle
from grange.games.agricola.options import ENOUGH_OPTION, OPTIONS, TAKE
from grange.games.agricola.options import USE as USE_CARD
from grange.games.agricola.state import Agricola

# the spaces that cards speak of
WOOD_SPACES = tuple(NUMBER[name] for name in ("forest", "grove", "copse"))
STONE_SPACES = tuple(NUMBER[name] for name in ("western_quarry", "eastern_quarry"))
MARKETS = tuple(NUMBER[name] for name in ("sheep_market", "pig_market", "cattle_market"))


def space(name: str) -> int:
    """Find an action space by its name."""
    return NUMBER[name]


class HandCard(Card):
    """A card that is played from the hand."""

    def gives(self, state: Agricola, seat: int, *goods: tuple[int, int]) -> None:
        """Give goods to a seat; animals must find room at once."""
        receive(state, seat, goods, self.number)

    def lets_choose(self, state: Agricola, seat: int, *goods: int) -> None:
        """Give a seat one of several goods, as it likes."""
        state.then(ChooseGood(seat, self.number, sum(1 << good for good in goods)))

    def puts(self, state: Agricola, seat: int, good: int, amount: int, ahead: Iterable[int]) -> None:
        """Let goods wait on round spaces that lie so many rounds ahead, as far as there are some."""
        if rounds := [round_ahead for round_ahead in ahead if round_ahead <= rounds_left(state)]:
            state.put_on_rounds(seat, good, amount, rounds)
            state.tell("event-card-puts", seat=seat, card=self.number, good=good)

    def gives_then(self, state: Agricola, seat: int, good: int, amount: int) -> None:
        """Give goods to a seat after it has paid for them."""
        state.then(GiveByCard(seat, self.number, good, amount))

    def costs(self, state: Agricola, seat: int, *goods: tuple[int, int]) -> None:
        """Let its owner pay for what the card does."""
        settle(state, seat, Price(goods))


class Occupation(HandCard):
    """An occupation."""

    def cost(self, state: Agricola, seat: int) -> Price:
        """Give what the card costs beside the lesson."""
        return state.box.occupations[self.number].price


class Minor(HandCard):
    """A minor improvement."""


def used(action: int, space: int, *spaces: int) -> bool:
    """Tell whether an action is the use of one of some spaces."""
    return action == USE and space in spaces


def uses(moment: Moment, *spaces: int) -> bool:
    """Tell whether one of some spaces is used at a moment."""
    return used(moment.action, moment.space, *spaces)


def pays(state: Agricola, seat: int, *goods: tuple[int, int], gets: Goods = ()) -> bool:
    """Tell whether a seat could pay for something beside what it has to do, with food that it makes of other goods where needed."""
    if can_spare(state, seat, goods, gets=gets):
        return True
    own = state.goods[seat]
    made = [good for good in state.cooking(seat) if own[good]]
    return (
        payable(state, seat, Price(goods))
        and own[FOOD] < dict(goods).get(FOOD, 0)
        and all(can_spare(state, seat, ((good, 1),), gets=gets) for good in made)
    )


def rounds_left(state: Agricola) -> int:
    """Count the complete rounds that are still to come."""
    return ROUNDS - state.round


@dataclass(frozen=True, slots=True)
class ChooseGood(Question):
    """The seat gets one of several goods by a card."""

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
    """The seat may use what a card offers at this moment only."""

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
    """The seat gets goods by a card, after it has paid for them."""

    seat: int
    card: int
    good: int
    amount: int

    def happen(self, state: Agricola) -> None:
        receive(state, self.seat, ((self.good, self.amount),), self.card)
