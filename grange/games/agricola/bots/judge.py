"""Judge options of Agricola: play each to the end of the turn, and value the farm with the heuristic."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from statistics import fmean
from typing import Any

from grange.core.game import Judge
from grange.core.step import Question, Step
from grange.games.agricola import farm
from grange.games.agricola.bots.card_estimates import value_before_the_game
from grange.games.agricola.bots.heuristic import Outlook
from grange.games.agricola.bots.team_heuristic import outlook_of
from grange.games.agricola.box import FIRST_OF_DECKS, FOOD, LEGENDARY_DECK, MAJORS, ROUNDS, SPACES
from grange.games.agricola.cards import CARDS
from grange.games.agricola.cards.legendary_deck import OrderCards, SendLast
from grange.games.agricola.cards.x_events import ChooseCandies, LayCandy, SendFirst
from grange.games.agricola.options import (
    ADD,
    ADD_FOR,
    AGAIN,
    AMOUNT,
    ANY_TIME,
    AT,
    CELL,
    CONVERT_NOW,
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
from grange.games.agricola.rules.animals import LetAnimalGo
from grange.games.agricola.rules.costs import convert, food_values
from grange.games.agricola.rules.fences import BuildFences, fences_for_partner, fences_within_reach, pastures_with
from grange.games.agricola.rules.goods import goods_on
from grange.games.agricola.rules.harvest import CookBeforeBreeding, FeedFamily, food_needed
from grange.games.agricola.rules.rounds import ChooseRoundCard
from grange.games.agricola.rules.turn import NextTurn, PlaceGuest, SendPerson
from grange.games.agricola.state import Agricola
from grange.games.agricola.variants.card_draws import ExchangeCard
from grange.games.agricola.variants.deal import DropCards, ExchangeBefore, KeepCards, Mulligan, of_kind, pile_of
from grange.games.agricola.variants.decks import CookBeforeDrawing, at_stake_on, decks_for, lay_drawn
from grange.games.agricola.variants.house_rules import FENCING_RULES
from grange.games.agricola.variants.team import PayToll, SayAmount, Trade

# Where to build: rooms in the west, fields along the lower edge, pastures and their stables in the north-east.
HOUSE = ("A1", "B2", "B1", "C2", "C1")
LAND = ("B3", "C3", "D3", "E3", "B2", "B1", "A1", "C2", "C1")
MEADOWS = ("E1", "D1", "C1", "E2", "D2", "C2")


def _order(names: tuple[str, ...]) -> list[int]:
    """Rank all spaces of a farm: first the named ones in their order, then the others."""
    ranked = [farm.space(name) for name in names]
    ranked += [place for place in range(farm.SPACES) if place not in ranked]
    return [ranked.index(place) for place in range(farm.SPACES)]


ORDER = {
    **dict.fromkeys((ROOM, ROOM_FOR), _order(HOUSE)),
    **dict.fromkeys((FIELD, FIELD_FOR), _order(LAND)),
    **dict.fromkeys((STABLE, STABLE_FOR), _order(MEADOWS)),
}
PREPARES = frozenset({SPACE, STAY, DO, PLAY, USE, ANY_TIME, AT, GIVE, FAMILY, CELL, GUEST, LOSE})  # no effect by themselves
RESERVED = sum(1 << farm.space(name) for name in ("A1", "B1", "B2", "B3", "C3", "D3", "E3"))

# The value of a new pasture
SPACE_USED = 1.0  # a space that was unused
SPACE_RESERVED = -0.8  # a space that is reserved for something else
STABLE_FENCED = 1.0
ROOM_FOR_ANIMAL = 0.25
NEXT_PASTURE = (2.0, 1.0, 1.0, 1.0, 0.0)  # one more pasture, by the number of pastures
FENCE_WOOD = 0.45  # value of a wood that becomes a fence

GAIN_OF_ASIDE = 0.8  # least gain for which an aside is done now
FOOD_IN_TIME = 0.2  # value of food that a workshop gives beyond the meal
NEXT_PLACE = 0.001  # cost of building on a place later in the order

EARLY = (  # round cards in the order in which a solo player wants them
    *("grain_utilization", "sheep_market", "major_improvement", "fencing"),
    *("basic_wish", "western_quarry", "house_redevelopment"),
    *("vegetable_seeds", "pig_market", "cattle_market", "eastern_quarry", "urgent_wish", "cultivation"),
)

FEW = 4  # amounts that are all tried
LARGEST = 4  # spaces of a pasture; larger ones leave too few fences for others

TIME_FOR_CANDIES = 3  # rounds

FEWER_PASTURES = 1.0  # additional value of a pasture for the partner who has fewer

Wanted = tuple[int, float]  # a pasture, and its value


@lru_cache(maxsize=1 << 12)
def best_pasture(fences: int, tiled: int, stables: int, most: int, grazing: int) -> Wanted:
    """Choose the new pasture with the highest value minus its fences, and return that value; none if none pays."""
    return best_of(farm.new_pastures(fences, tiled, most), fences, stables, grazing)


def best_of(regions: Iterable[farm.Region], fences: int, stables: int, grazing: int) -> Wanted:
    """Choose the region with the highest value minus its fences, and return that value; none if none pays."""
    enclosed, number = farm.enclosed_by(fences), len(farm.pastures_of(fences))
    more = NEXT_PASTURE[min(number, len(NEXT_PASTURE) - 1)]
    best, best_value = 0, 0.0
    for region, need in regions:
        if region.bit_count() > LARGEST:
            continue
        value = more - FENCE_WOOD * need
        fresh = region & ~enclosed
        if fresh:
            value += SPACE_USED * (fresh & ~stables).bit_count() + SPACE_RESERVED * (fresh & RESERVED).bit_count()
            value += STABLE_FENCED * (fresh & stables).bit_count()
            value += ROOM_FOR_ANIMAL * (grazing * region.bit_count() << (region & stables).bit_count())
        if value > best_value + 1e-9:
            best, best_value = region, value
    return best, best_value


def choose(state: Agricola, option: int, seat: int) -> None:
    """Choose an option on a trial table, and record it for callers that ask which choices led there."""
    state.history.append((seat, option))
    state.follow(option, seat)


class Turn:
    """Plays the rest of a seat's turn to its end, once for each option."""

    def __init__(self, state: Agricola, seat: int, *, reaped: bool = False, bred: bool = False) -> None:
        self.seat = seat
        self.outlook = outlook_of(state, reaped=reaped, bred=bred)
        self.state = this_turn(state, seat)

    def values(self, options: list[int]) -> list[float]:
        """Value options by the farms they lead to."""
        return [self.value_of_option(option) for option in options]

    def value_of_option(self, option: int) -> float:
        """Play an option, and the rest of the turn as this judge would."""
        state = self.state.copy()
        choose(state, option, self.seat)
        return self.outlook.value(self.finished(state), self.seat) - NEXT_PLACE * rank(option)

    def finished(self, state: Agricola) -> Agricola:
        """Answer the questions that follow in this turn."""
        while not state.over:
            state = self.answered(state)
        return state

    def answered(self, state: Agricola) -> Agricola:
        """Answer a question: places by a fixed order, everything else by the resulting farm."""
        decision = state.decision
        if decision.seat != self.seat:  # a card asks another seat during this turn
            choose(state, decision.options[-1], decision.seat)
            return state
        if isinstance(decision.question, BuildFences):
            choose(state, next_for_fences(state, decision.question, decision.options), self.seat)
            return state
        if isinstance(decision.question, Trade):
            choose(state, max(decision.options, key=lambda option: self.value_of_deal(state, option)), self.seat)
            return state
        if isinstance(decision.question, PayToll):  # playing each option on to the end of all trades would take too long
            choose(state, usual_toll(state, self.seat, decision.options), self.seat)
            return state
        best, best_value = state, float("-inf")
        for option in likely(decision.options):
            after = self.after(state, option)
            value = self.outlook.value(after, self.seat)
            if value > best_value:
                best, best_value = after, value
        if best is state:
            choose(state, ENOUGH_OPTION, self.seat)
        return best

    def value_of_deal(self, state: Agricola, option: int) -> float:
        """Value a trade over the Marketplace, in its best amount."""
        after = self.played(state, option)
        if not after.over and isinstance(after.decision.question, PayToll):
            choose(after, usual_toll(after, self.seat, after.decision.options), self.seat)
        if OPTIONS.read(option)[0] is ENOUGH or after.over or not isinstance(after.decision.question, SayAmount):
            return self.outlook.value(after, self.seat)
        return max([self.outlook.value(self.played(after, amount), self.seat) for amount in likely(after.decision.options)])

    def value_after_cards(self, state: Agricola, cards: list[int]) -> float:
        """Value the farm after one of some cards; all are equally likely."""
        return fmean([self.value_after_card(state, card) for card in cards])

    def value_after_card(self, state: Agricola, card: int) -> float:
        """Value the farm after a card that takes, changes or halves goods; other cards are not looked at."""
        if CARDS[card].touches:
            state = state.copy()
            lay_drawn(state, self.seat, card)
            state.advance()
            state = self.finished(state)
        return self.outlook.value(state, self.seat)

    def best_now(self, state: Agricola) -> int:
        """Choose the option with the best farm right after it."""
        return max(state.decision.options, key=lambda option: self.outlook.value(self.played(state, option), self.seat))

    def played(self, state: Agricola, option: int) -> Agricola:
        """Copy a state and play an option."""
        after = state.copy()
        choose(after, option, self.seat)
        return after

    def after(self, state: Agricola, option: int) -> Agricola:
        """Return the state after an option; the same state if the option declines."""
        verb, _ = OPTIONS.read(option)
        if verb is ENOUGH:
            return state
        after = self.played(state, option)
        return self.finished(after) if verb in PREPARES else after


def usual_toll(state: Agricola, seat: int, options: list[int]) -> int:
    """Choose to pay a good of which the seat has most."""
    return max(options, key=lambda option: state.goods[seat][OPTIONS.read(option)[1]])


def this_turn(state: Agricola, seat: int) -> Agricola:
    """Copy the state with only the rest of the seat's turn on the agenda, and with empty decks.

    The decks are emptied when the question is open: without their cards it could have a single option, and answer itself.
    """
    alone = state.copy()
    table, own = alone.agenda[0], alone.agenda[1 + seat]
    agenda: list[list[Step]] = [[] for _ in alone.agenda]
    if own:
        agenda[1 + seat] = own
    else:
        turns = [place for place, step in enumerate(table) if isinstance(step, NextTurn)]
        agenda[0] = table[turns[-1] + 1 if turns else -1 :]
    alone.lay_agenda(agenda)
    alone.advance()
    alone.decks = [[] for _ in alone.decks]
    return alone


def rank(option: int) -> int:
    """Rank places for rooms, fields and stables; other options rank equally."""
    verb, place = OPTIONS.read(option)
    return ORDER[verb][place] if verb in ORDER else 0


def likely(options: list[int]) -> list[int]:
    """Prune all places but the best, and what the seat could also do at another time."""
    options = [option for option in options if not is_aside(option)]
    places = [option for option in options if OPTIONS.read(option)[0] in ORDER]
    if len(places) < 2:
        return few(options)
    return [*best_places(places), *[option for option in options if option not in places]]


def best_places(places: list[int]) -> list[int]:
    """Prune all places but the best of each farm."""
    verbs = dict.fromkeys(OPTIONS.read(option)[0] for option in places)
    return [min([option for option in places if OPTIONS.read(option)[0] is verb], key=rank) for verb in verbs]


def few(options: list[int]) -> list[int]:
    """Reduce many amounts to the least, the most and one in between."""
    if len(options) < FEW or OPTIONS.read(options[0])[0] is not AMOUNT:
        return options
    return [options[0], options[len(options) // 2], options[-1]]


# Fences


def wanted_pasture(state: Agricola, question: BuildFences) -> tuple[int, bool]:
    """Choose the pasture to enclose next; return it, and whether it is for the partner."""
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
    """Choose the best new pasture on a farm with at most `most` fences."""
    if state.house_rules & FENCING_RULES:
        return best_of(pastures_with(state, owner, most), state.fences[owner], state.stables[owner], state.box.grazing)
    return best_pasture(state.fences[owner], state.tiled(owner), state.stables[owner], most, state.box.grazing)


def next_for_fences(state: Agricola, question: BuildFences, options: list[int]) -> int:
    """Choose the next space of the wanted pasture."""
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
    """Return whether an option adds a space of a pasture, on the seat's own farm or on the partner's."""
    verb, place = OPTIONS.read(option)
    return verb is (ADD_FOR if helping else ADD) and region >> place & 1 > 0


# Judges by question


def values_in_turn(state: Agricola, question: Any, options: list[int]) -> list[float]:
    """Value what a seat does with its people."""
    return Turn(state, question.seat).values(options)


def values_of_fences(state: Agricola, question: BuildFences, options: list[int]) -> list[float]:
    """Value the next step to the wanted pasture most, and its other spaces more than the rest."""
    wanted, (region, helping) = next_for_fences(state, question, options), wanted_pasture(state, question)
    return [1.0 if option == wanted else 0.5 * lies_in(region, option, helping) for option in options]


def values_of_trade(state: Agricola, question: Trade | PayToll, options: list[int]) -> list[float]:
    """Value trades over the Marketplace by both farms after them."""
    turn = Turn(state, question.seat)
    return [turn.value_of_deal(turn.state, option) for option in options]


def values_of_animals(state: Agricola, question: LetAnimalGo, options: list[int]) -> list[float]:
    """Value the farm after an animal has gone."""
    return Turn(state, question.seat, reaped=question.newborn, bred=question.newborn).values(options)


def values_before_breeding(state: Agricola, question: CookBeforeBreeding, options: list[int]) -> list[float]:
    """Value the farm after cooking an animal between meal and breeding."""
    return Turn(state, question.seat, reaped=True).values(options)


def values_of_keeping(_state: Agricola, _question: Any, options: list[int]) -> list[float]:
    """Value cards to keep by their estimates, and cards to give away by the lack of them."""
    found = [(verb, value_before_the_game(card)) for verb, card in map(OPTIONS.read, options)]
    return [value if verb is KEEP else -value if verb is DROP else 0.0 for verb, value in found]


def values_of_exchange(_state: Agricola, _question: Any, options: list[int]) -> list[float]:
    """Value exchanging a card for an average card of its kind."""
    found = [OPTIONS.read(option) for option in options]
    return [usual_value(pile_of(card)) - value_before_the_game(card) if verb is DROP else 0.0 for verb, card in found]


def values_of_mulligan(state: Agricola, question: Mulligan, options: list[int]) -> list[float]:
    """Value exchanging all cards of a kind for one fewer average cards."""
    values = []
    for verb, pile in map(OPTIONS.read, options):
        cards = of_kind(state.hands[question.seat], pile) if verb is AGAIN else []
        values.append(usual_value(pile) * (len(cards) - 1) - sum(map(value_before_the_game, cards)) if cards else 0.0)
    return values


@cache
def usual_value(pile: int) -> float:
    """Value an average card of a pile."""
    return fmean(value_before_the_game(card) for card in of_kind(range(len(MAJORS), FIRST_OF_DECKS), pile))


def values_of_round_cards(_state: Agricola, _question: Any, options: list[int]) -> list[float]:
    """Value most the round cards that help a solo player early."""
    names = [SPACES[OPTIONS.read(option)[1]] for option in options]
    return [float(len(EARLY) - EARLY.index(name)) if name in EARLY else 0.0 for name in names]


def values_of_meal(state: Agricola, question: FeedFamily, options: list[int]) -> list[float]:
    """Value what the family eats by the cost of each food; a missing food costs a begging marker."""
    outlook = outlook_of(state, reaped=True)
    return [value_of_meal(state, question, outlook, option) for option in options]


def value_of_meal(state: Agricola, question: FeedFamily, outlook: Outlook, option: int) -> float:
    """Value one thing to eat, or the end of the meal."""
    seat = question.seat
    missing = food_needed(state, seat) - state.goods[seat][FOOD]
    verb, good = OPTIONS.read(option)
    if verb is FEED:
        return float(state.box.begging) if missing > 0 else 0.0
    food = question.workshops(state)[good] if verb is CRAFT else food_values(state, seat)[good]
    after = state.copy()
    after.goods[seat][good] -= 1
    loss = outlook.value(state, seat) - outlook.value(after, seat)
    return -loss / min(food, missing) if missing > 0 else FOOD_IN_TIME * food - loss


# Asides


def with_asides(judge: Judge) -> Judge:
    """Extend a judge to asides: one that improves the farm enough ranks above all other options, otherwise below them."""

    def extended(state: Agricola, question: Any, options: list[int]) -> list[float]:
        asides = [option for option in options if is_aside(option)]
        own = [option for option in options if option not in asides]
        values = dict(zip(own, judge(state, question, own), strict=True))
        best, worst = max(values.values()), min(values.values())
        for option in asides:
            gain = gain_of_aside(state, question.seat, option, then=max(own, key=lambda other: values[other]))
            values[option] = best + gain if gain > GAIN_OF_ASIDE else worst - 1.0 + gain
        return [values[option] for option in options]

    return extended


def is_aside(option: int) -> bool:
    """Return whether an option is an aside."""
    return OPTIONS.read(option)[0] in ASIDES


ASIDES = frozenset({ANY_TIME, CONVERT_NOW})


def gain_of_aside(state: Agricola, seat: int, option: int, then: int) -> float:
    """Return how much an aside improves the farm; `then` is what the seat wants to do after it."""
    verb, good = OPTIONS.read(option)
    if verb is CONVERT_NOW:
        return gain_of_cooking(state, seat, good, then)
    turn = Turn(state, seat)
    before = turn.outlook.value(turn.state, seat)
    after = turn.state.copy()
    choose(after, option, seat)
    while not after.over and not after.question_of(seat).leaves_time:  # answer the aside's own questions
        choose(after, turn.best_now(after), seat)
    return turn.outlook.value(after, seat) - before


def gain_of_cooking(state: Agricola, seat: int, good: int, then: int) -> float:
    """Return how much it helps to cook a good before the cards that are drawn on the space of an option; otherwise it can wait."""
    verb, space = OPTIONS.read(then)
    if verb not in (SPACE, AT) or good not in at_stake_on(state, seat, space):
        return 0.0
    cards = [card for deck in decks_for(space, goods_on(state, space)) for card in next_cards(state, seat, deck)]
    turn = Turn(state, seat)
    cooked = turn.state.copy()
    convert(cooked, seat, good)
    with_it, without = [turn.finished(turn.played(table, then)) for table in (cooked, turn.state)]
    return turn.value_after_cards(with_it, cards) - turn.value_after_cards(without, cards)


# Questions of deck cards


def values_before_drawing(state: Agricola, question: CookBeforeDrawing, options: list[int]) -> list[float]:
    """Value what the next card makes of the farm after cooking a good, or none."""
    turn, cards = Turn(state, question.seat), next_cards(state, question.seat, question.deck)
    return [turn.value_after_cards(turn.finished(turn.played(turn.state, option)), cards) for option in options]


def next_cards(state: Agricola, seat: int, deck: int) -> list[int]:
    """List the cards that a seat could draw, as far as it knows: all of the deck, unless it has seen the next one."""
    cards = state.decks[deck]
    return cards[-1:] if deck == LEGENDARY_DECK and state.scried[seat] else cards


def values_of_sending(state: Agricola, _question: Any, options: list[int]) -> list[float]:
    """Send another player's person where it gains least."""
    return [-float(goods_at(state, option)) for option in options]


def values_of_order(state: Agricola, _question: Any, options: list[int]) -> list[float]:
    """Put cards that stay with their drawer first, and events last."""
    kinds = [state.box.deck_cards[OPTIONS.read(option)[1]].kind for option in options]
    return [0.0 if kind == "event" else 0.5 if kind == "space" else 1.0 for kind in kinds]


def values_of_candies(state: Agricola, _question: Any, options: list[int]) -> list[float]:
    """Put candies on spaces with many goods, so that people go there."""
    return [float(goods_at(state, option)) for option in options]


def goods_at(state: Agricola, option: int) -> int:
    """Count the goods on an option's space."""
    verb, space = OPTIONS.read(option)
    return sum(amount for _, amount in goods_on(state, space)) if verb in (SPACE, AT) else 0


def values_of_trail(state: Agricola, _question: Any, options: list[int]) -> list[float]:
    """Take many points while others have time to clear the candies away, otherwise few."""
    sign = 1 if ROUNDS - state.round >= TIME_FOR_CANDIES else -1
    return [float(sign * OPTIONS.read(option)[1]) for option in options]


JUDGES: dict[type, Judge] = {
    Question: with_asides(values_in_turn),
    BuildFences: with_asides(values_of_fences),
    Trade: with_asides(values_of_trade),
    PayToll: values_of_trade,
    LetAnimalGo: values_of_animals,
    CookBeforeBreeding: with_asides(values_before_breeding),
    FeedFamily: with_asides(values_of_meal),
    KeepCards: values_of_keeping,
    DropCards: values_of_keeping,
    Mulligan: values_of_mulligan,
    ExchangeBefore: values_of_exchange,
    ExchangeCard: with_asides(values_of_exchange),
    **dict.fromkeys((SendPerson, SendFirst, SendLast, PlaceGuest), values_of_sending),
    CookBeforeDrawing: values_before_drawing,
    OrderCards: values_of_order,
    LayCandy: values_of_candies,
    ChooseCandies: values_of_trail,
    ChooseRoundCard: values_of_round_cards,
}
