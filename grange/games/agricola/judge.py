"""A judge of options in Agricola: each is played to the end of the turn, and the farm that comes of it is valued."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from statistics import fmean
from typing import Any

from grange.core.game import Judge
from grange.core.step import Question, Step
from grange.games.agricola import farm
from grange.games.agricola.animals import LetAnimalGo
from grange.games.agricola.box import FIRST_OF_DECKS, FOOD, MAJORS, ROUNDS, SPACES
from grange.games.agricola.cards.legendary_deck import OrderCards
from grange.games.agricola.cards.x_events import ChooseCandies, LayCandy
from grange.games.agricola.deal import DropCards, ExchangeBefore, KeepCards, Mulligan, of_kind, pile_of
from grange.games.agricola.fences import BuildFences, fences_for_partner, fences_within_reach, pastures_with
from grange.games.agricola.harvest import CookBeforeBreeding, FeedFamily
from grange.games.agricola.house_rules import FENCING_RULES
from grange.games.agricola.living import ExchangeCard
from grange.games.agricola.options import (
    ADD,
    ADD_FOR,
    AGAIN,
    AMOUNT,
    ANY_TIME,
    AT,
    CELL,
    CRAFT,
    DO,
    DROP,
    ENCLOSE,
    ENOUGH,
    ENOUGH_OPTION,
    FAMILY,
    FEED,
    FIELD,
    FIELD_FOR,
    GIVE,
    GUEST,
    KEEP,
    LOSE,
    OPTIONS,
    PLAY,
    ROOM,
    ROOM_FOR,
    SPACE,
    STABLE,
    STABLE_FOR,
    STAY,
    USE,
)
from grange.games.agricola.promise import worth_in_hand
from grange.games.agricola.rules import ChooseRoundCard
from grange.games.agricola.state import Agricola
from grange.games.agricola.teamwork import outlook_of
from grange.games.agricola.trade import SayAmount, Trade
from grange.games.agricola.turn import NextTurn, PlaceGuest, SendPerson
from grange.games.agricola.worth import Outlook

# Where to build: rooms in the west, fields along the lower edge, pastures and their stables in the north-east.
HOUSE = ("A1", "B2", "B1", "C2", "C1")
LAND = ("B3", "C3", "D3", "E3", "B2", "B1", "A1", "C2", "C1")
MEADOWS = ("E1", "D1", "C1", "E2", "D2", "C2")


def _order(names: tuple[str, ...]) -> list[int]:
    """Rank all spaces of a farm: those named first in their order, then the others."""
    ranked = [farm.space(name) for name in names]
    ranked += [place for place in range(farm.SPACES) if place not in ranked]
    return [ranked.index(place) for place in range(farm.SPACES)]


ORDER = {
    **dict.fromkeys((ROOM, ROOM_FOR), _order(HOUSE)),
    **dict.fromkeys((FIELD, FIELD_FOR), _order(LAND)),
    **dict.fromkeys((STABLE, STABLE_FOR), _order(MEADOWS)),
}
PREPARES = frozenset({SPACE, STAY, DO, PLAY, USE, ANY_TIME, AT, GIVE, FAMILY, CELL, GUEST, LOSE})  # these alone do nothing yet
RESERVED = sum(1 << farm.space(name) for name in ("A1", "B1", "B2", "B3", "C3", "D3", "E3"))

# What a new pasture is worth
SPACE_USED = 1.0  # a space that lay waste
SPACE_RESERVED = -0.8  # a space on which something else should stand
STABLE_FENCED = 1.0
ROOM_FOR_ANIMAL = 0.25
NEXT_PASTURE = (2.0, 1.0, 1.0, 1.0, 0.0)  # one more, by the number of pastures
FENCE_WOOD = 0.45  # what a wood is worth that becomes a fence

GAIN_OF_ASIDE = 0.8  # what something that can be done at any time must bring, to be done now
FOOD_IN_TIME = 0.2  # what food is worth that a workshop gives beyond the meal
NEXT_PLACE = 0.001  # what it costs to build on a place that comes later in the order

EARLY = (  # round cards, those first that a solo player wants first
    *("grain_utilization", "sheep_market", "major_improvement", "fencing"),
    *("basic_wish", "western_quarry", "house_redevelopment"),
    *("vegetable_seeds", "pig_market", "cattle_market", "eastern_quarry", "urgent_wish", "cultivation"),
)

FEW = 4  # amounts that are all looked at
LARGEST = 4  # spaces of a pasture; larger ones leave too few fences for others

TIME_FOR_CANDIES = 3  # rounds

FEWER_PASTURES = 1.0  # what a pasture is worth more for the partner who has one fewer

Wanted = tuple[int, float]  # a pasture, and what it is worth


@lru_cache(maxsize=1 << 12)
def best_pasture(fences: int, tiled: int, stables: int, most: int, grazing: int) -> Wanted:
    """Choose the new pasture that is worth most for its fences, and tell how much; none if none is worth them."""
    return best_of(farm.new_pastures(fences, tiled, most), fences, stables, grazing)


def best_of(regions: Iterable[farm.Region], fences: int, stables: int, grazing: int) -> Wanted:
    """Choose the pasture of several that is worth most for its fences, and tell how much; none if none is worth them."""
    enclosed, number = farm.enclosed_by(fences), len(farm.pastures_of(fences))
    more = NEXT_PASTURE[min(number, len(NEXT_PASTURE) - 1)]
    best, best_worth = 0, 0.0
    for some, need in regions:
        if some.bit_count() > LARGEST:
            continue
        worth = more - FENCE_WOOD * need
        fresh = some & ~enclosed
        if fresh:
            worth += SPACE_USED * (fresh & ~stables).bit_count() + SPACE_RESERVED * (fresh & RESERVED).bit_count()
            worth += STABLE_FENCED * (fresh & stables).bit_count()
            worth += ROOM_FOR_ANIMAL * (grazing * some.bit_count() << (some & stables).bit_count())
        if worth > best_worth + 1e-9:
            best, best_worth = some, worth
    return best, best_worth


class Turn:
    """Plays the rest of a seat's turn to its end, again and again."""

    def __init__(self, state: Agricola, seat: int, *, reaped: bool = False, bred: bool = False) -> None:
        self.seat = seat
        self.outlook = outlook_of(state, reaped=reaped, bred=bred)
        self.state = this_turn(state, seat)

    def worths(self, options: list[int]) -> list[float]:
        """Value options by the farms that come of them."""
        return [self.worth_of_option(option) for option in options]

    def worth_of_option(self, option: int) -> float:
        """Play an option and then as well as this judge can."""
        state = self.state.copy()
        state.play(option, self.seat)
        return self.outlook.worth(self.finished(state), self.seat) - NEXT_PLACE * rank(option)

    def finished(self, state: Agricola) -> Agricola:
        """Answer the questions that follow in this turn."""
        while not state.over:
            state = self.answered(state)
        return state

    def answered(self, state: Agricola) -> Agricola:
        """Answer a question: where, by a fixed order; what, by the farm that comes of it."""
        decision = state.decision
        if decision.seat != self.seat:  # by a card, in this turn
            state.play(decision.options[-1], decision.seat)
            return state
        if isinstance(decision.question, BuildFences):
            state.play(next_for_fences(state, decision.question, decision.options), self.seat)
            return state
        if isinstance(decision.question, Trade):
            state.play(max(decision.options, key=lambda option: self.worth_of_deal(state, option)), self.seat)
            return state
        best, best_worth = state, float("-inf")
        for option in likely(decision.options):
            after = self.after(state, option)
            worth = self.outlook.worth(after, self.seat)
            if worth > best_worth:
                best, best_worth = after, worth
        if best is state:
            state.play(ENOUGH_OPTION, self.seat)
        return best

    def worth_of_deal(self, state: Agricola, option: int) -> float:
        """Value what goes over the Marketplace, in the amount that is best for it."""
        after = self.played(state, option)
        if OPTIONS.read(option)[0] is ENOUGH or after.over or not isinstance(after.decision.question, SayAmount):
            return self.outlook.worth(after, self.seat)
        return max([self.outlook.worth(self.played(after, amount), self.seat) for amount in likely(after.decision.options)])

    def best_now(self, state: Agricola) -> int:
        """Choose the option after which the farm is worth most at once."""
        return max(state.decision.options, key=lambda option: self.outlook.worth(self.played(state, option), self.seat))

    def played(self, state: Agricola, option: int) -> Agricola:
        """Copy a state and play an option."""
        after = state.copy()
        after.play(option, self.seat)
        return after

    def after(self, state: Agricola, option: int) -> Agricola:
        """Show what an option leads to: the very state, if it declines to do anything."""
        verb, _ = OPTIONS.read(option)
        if verb is ENOUGH:
            return state
        after = self.played(state, option)
        return self.finished(after) if verb in PREPARES else after


def this_turn(state: Agricola, seat: int) -> Agricola:
    """Copy the state with nothing on the agenda but the rest of the seat's turn, and nothing in the decks that could come up."""
    alone = state.copy()
    alone.decks = [[] for _ in alone.decks]
    table, own = alone.agenda[0], alone.agenda[1 + seat]
    agenda: list[list[Step]] = [[] for _ in alone.agenda]
    if own:
        agenda[1 + seat] = own
    else:
        turns = [place for place, step in enumerate(table) if isinstance(step, NextTurn)]
        agenda[0] = table[turns[-1] + 1 if turns else -1 :]
    alone.lay_agenda(agenda)
    alone.advance()
    return alone


def rank(option: int) -> int:
    """Rank places for rooms, fields and stables; other options are alike."""
    verb, place = OPTIONS.read(option)
    return ORDER[verb][place] if verb in ORDER else 0


def likely(options: list[int]) -> list[int]:
    """Leave out all places but the best, and what can be done at any other time, too."""
    options = [option for option in options if OPTIONS.read(option)[0] is not ANY_TIME]
    places = [option for option in options if OPTIONS.read(option)[0] in ORDER]
    if len(places) < 2:
        return few(options)
    return [*best_places(places), *[option for option in options if option not in places]]


def best_places(places: list[int]) -> list[int]:
    """Leave out all places but the best of each farm."""
    verbs = dict.fromkeys(OPTIONS.read(option)[0] for option in places)
    return [min([option for option in places if OPTIONS.read(option)[0] is verb], key=rank) for verb in verbs]


def few(options: list[int]) -> list[int]:
    """Of many amounts, leave the least, the most and one between them."""
    if len(options) < FEW or OPTIONS.read(options[0])[0] is not AMOUNT:
        return options
    return [options[0], options[len(options) // 2], options[-1]]


# Fences


def wanted_pasture(state: Agricola, question: BuildFences) -> tuple[int, bool]:
    """Choose the pasture to enclose next, and tell whether it is one for the partner."""
    seat = question.seat
    own = best_on(state, seat, fences_within_reach(state, seat))
    if not state.team or (question.chosen and not question.helping):
        return own[0], False
    partner = state.partner(seat)
    other = best_on(state, partner, fences_for_partner(state, seat, question.built, question.helped))
    fewer = len(farm.pastures_of(state.fences[seat])) - len(farm.pastures_of(state.fences[partner]))
    if question.helping or (other[0] and other[1] + FEWER_PASTURES * fewer > own[1]):
        return other[0], True
    return own[0], False


def best_on(state: Agricola, owner: int, most: int) -> Wanted:
    """Choose the best new pasture on a farm, with at most so many fences."""
    if state.house_rules & FENCING_RULES:
        return best_of(pastures_with(state, owner, most), state.fences[owner], state.stables[owner], state.box.grazing)
    return best_pasture(state.fences[owner], state.tiled(owner), state.stables[owner], most, state.box.grazing)


def next_for_fences(state: Agricola, question: BuildFences, options: list[int]) -> int:
    """Lead towards the wanted pasture, space by space."""
    region, helping = wanted_pasture(state, question)
    if not region and ENOUGH_OPTION in options:
        return ENOUGH_OPTION
    if region == question.chosen and ENCLOSE.option() in options:
        return ENCLOSE.option()
    for option in options:
        if lies_in(region, option, helping):
            return option
    return ENCLOSE.option() if ENCLOSE.option() in options else options[0]


def lies_in(region: int, option: int, helping: bool) -> bool:
    """Tell whether an option adds a space of a pasture, on the own farm or on the partner's."""
    verb, place = OPTIONS.read(option)
    return verb is (ADD_FOR if helping else ADD) and region >> place & 1 > 0


# The questions that can be asked


def worths_in_turn(state: Agricola, question: Any, options: list[int]) -> list[float]:
    """Value what a seat does with its people."""
    return Turn(state, question.seat).worths(options)


def worths_of_fences(state: Agricola, question: BuildFences, options: list[int]) -> list[float]:
    """Value most what leads to the wanted pasture, and its other spaces more than the rest."""
    wanted, (region, helping) = next_for_fences(state, question, options), wanted_pasture(state, question)
    return [1.0 if option == wanted else 0.5 * lies_in(region, option, helping) for option in options]


def worths_of_trade(state: Agricola, question: Trade, options: list[int]) -> list[float]:
    """Value what goes over the Marketplace by what both farms are worth then."""
    turn = Turn(state, question.seat)
    return [turn.worth_of_deal(turn.state, option) for option in options]


def worths_of_animals(state: Agricola, question: LetAnimalGo, options: list[int]) -> list[float]:
    """Value what is left when an animal has gone."""
    return Turn(state, question.seat, reaped=question.newborn, bred=question.newborn).worths(options)


def worths_before_breeding(state: Agricola, question: CookBeforeBreeding, options: list[int]) -> list[float]:
    """Value what is left when an animal was cooked after the meal."""
    return Turn(state, question.seat, reaped=True).worths(options)


def worths_of_keeping(_state: Agricola, _question: Any, options: list[int]) -> list[float]:
    """Value cards that can be kept by what they promise, and those that can be given away by what they lack."""
    found = [(verb, worth_in_hand(card)) for verb, card in map(OPTIONS.read, options)]
    return [worth if verb is KEEP else -worth if verb is DROP else 0.0 for verb, worth in found]


def worths_of_exchange(_state: Agricola, _question: Any, options: list[int]) -> list[float]:
    """Value what is won if an average card of its kind comes for a card that is given away."""
    found = [OPTIONS.read(option) for option in options]
    return [usual_worth(pile_of(card)) - worth_in_hand(card) if verb is DROP else 0.0 for verb, card in found]


def worths_of_mulligan(state: Agricola, question: Mulligan, options: list[int]) -> list[float]:
    """Value what is won if average cards come for all of a kind, one fewer than there are."""
    values = []
    for verb, pile in map(OPTIONS.read, options):
        cards = of_kind(state.hands[question.seat], pile) if verb is AGAIN else []
        values.append(usual_worth(pile) * (len(cards) - 1) - sum(map(worth_in_hand, cards)) if cards else 0.0)
    return values


@cache
def usual_worth(pile: int) -> float:
    """Value an average card of a pile."""
    return fmean(worth_in_hand(card) for card in of_kind(range(len(MAJORS), FIRST_OF_DECKS), pile))


def worths_of_round_cards(_state: Agricola, _question: Any, options: list[int]) -> list[float]:
    """Value most the round cards that help a solo player early."""
    names = [SPACES[OPTIONS.read(option)[1]] for option in options]
    return [float(len(EARLY) - EARLY.index(name)) if name in EARLY else 0.0 for name in names]


def worths_of_meal(state: Agricola, question: FeedFamily, options: list[int]) -> list[float]:
    """Value what is eaten by what each food costs; a missing one costs a begging marker."""
    outlook = outlook_of(state, reaped=True)
    return [worth_of_meal(state, question, outlook, option) for option in options]


def worth_of_meal(state: Agricola, question: FeedFamily, outlook: Outlook, option: int) -> float:
    """Value one thing that can be eaten, or the end of the meal."""
    seat = question.seat
    missing = state.food_needed(seat) - state.goods[seat][FOOD]
    verb, good = OPTIONS.read(option)
    if verb is FEED:
        return float(state.box.begging) if missing > 0 else 0.0
    food = question.workshops(state)[good] if verb is CRAFT else state.cooking(seat)[good]
    after = state.copy()
    after.goods[seat][good] -= 1
    loss = outlook.worth(state, seat) - outlook.worth(after, seat)
    return -loss / min(food, missing) if missing > 0 else FOOD_IN_TIME * food - loss


# What can be done at any time, beside a question


def with_asides(judge: Judge) -> Judge:
    """Let a judge value its own options; an aside is better than all of them if it improves the farm by itself, else worse."""

    def worths(state: Agricola, question: Any, options: list[int]) -> list[float]:
        asides = [option for option in options if OPTIONS.read(option)[0] is ANY_TIME]
        own = [option for option in options if option not in asides]
        values = dict(zip(own, judge(state, question, own), strict=True))
        best, worst = max(values.values()), min(values.values())
        for option in asides:
            gain = gain_of_aside(state, question.seat, option)
            values[option] = best + gain if gain > GAIN_OF_ASIDE else worst - 1.0 + gain
        return [values[option] for option in options]

    return worths


def gain_of_aside(state: Agricola, seat: int, option: int) -> float:
    """Tell how much more a farm is worth after something that can be done at any time."""
    turn = Turn(state, seat)
    before = turn.outlook.worth(turn.state, seat)
    after = turn.state.copy()
    after.play(option, seat)
    while not after.over and not after.question_of(seat).leaves_time:  # what the aside itself asks
        after.play(turn.best_now(after), seat)
    return turn.outlook.worth(after, seat) - before


# What cards of a deck ask


def worths_of_sending(state: Agricola, _question: Any, options: list[int]) -> list[float]:
    """Send another's person where least is to be had."""
    return [-float(goods_at(state, option)) for option in options]


def worths_of_order(state: Agricola, _question: Any, options: list[int]) -> list[float]:
    """Let what stays with its drawer come first, and events last."""
    kinds = [state.box.deck_cards[OPTIONS.read(option)[1]].kind for option in options]
    return [0.0 if kind == "event" else 0.5 if kind == "space" else 1.0 for kind in kinds]


def worths_of_candies(state: Agricola, _question: Any, options: list[int]) -> list[float]:
    """Lay candies where much lies, so that somebody comes."""
    return [float(goods_at(state, option)) for option in options]


def goods_at(state: Agricola, option: int) -> int:
    """Count the goods on the space that an option names."""
    verb, space = OPTIONS.read(option)
    return sum(amount for _, amount in state.goods_on(space)) if verb in (SPACE, AT) else 0


def worths_of_trail(state: Agricola, _question: Any, options: list[int]) -> list[float]:
    """Take many points while there is time for others to clear the candies away, else few."""
    sign = 1 if ROUNDS - state.round >= TIME_FOR_CANDIES else -1
    return [float(sign * OPTIONS.read(option)[1]) for option in options]


JUDGES: dict[type, Judge] = {
    Question: with_asides(worths_in_turn),
    BuildFences: with_asides(worths_of_fences),
    Trade: with_asides(worths_of_trade),
    LetAnimalGo: worths_of_animals,
    CookBeforeBreeding: with_asides(worths_before_breeding),
    FeedFamily: with_asides(worths_of_meal),
    KeepCards: worths_of_keeping,
    DropCards: worths_of_keeping,
    Mulligan: worths_of_mulligan,
    ExchangeBefore: worths_of_exchange,
    ExchangeCard: with_asides(worths_of_exchange),
    SendPerson: worths_of_sending,
    PlaceGuest: worths_of_sending,
    OrderCards: worths_of_order,
    LayCandy: worths_of_candies,
    ChooseCandies: worths_of_trail,
    ChooseRoundCard: worths_of_round_cards,
}
