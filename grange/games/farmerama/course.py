"""The course of the next rounds in Farmerama: all that actions can make of farms, the best few of it kept from action to action."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, TypeVar

from grange.core.chance import Chance
from grange.games.farmerama import deck
from grange.games.farmerama.ahead import actions_left
from grange.games.farmerama.box import ACTIONS, ALONE, NUMBERED, SHARED
from grange.games.farmerama.packed import Farm
from grange.games.farmerama.plan import Planner
from grange.games.farmerama.prospects import Prospects
from grange.games.farmerama.state import Farmerama

CROWDED = 3  # seats that make the bank run short

Worth = Callable[[Farm], float]
Crowd = dict[tuple[Farm, int], int]  # by farm and the cards used up in its round: the options that led to it, a bit for each
Option = TypeVar("Option")


class Reach(NamedTuple):
    """How far and how broadly it is looked ahead."""

    rounds: int  # that are played on
    haste: float  # weight of what a farm is worth now: plans with others often come to nothing
    roots: int  # farms at the end of this round from which it is gone on
    kept: int  # farms from which it is gone on after every action


ALONE_REACH = Reach(rounds=3, haste=0.0, roots=24, kept=16)
SHARED_REACH = Reach(rounds=2, haste=0.15, roots=32, kept=20)


class Coming(NamedTuple):
    """A round to come."""

    numbers: list[int]  # how often each action can be done
    cards: int


# What the rounds are like


def coming(state: Farmerama, seat: int) -> list[Coming]:
    """Imagine the next rounds of a seat."""
    return drawn_rounds(state) if state.solo else shared_rounds(state, seat)


def drawn_rounds(state: Farmerama) -> list[Coming]:
    """Tell how often each action can be done alone, by the cards of this deck."""
    table, rounds = state.copy(), []
    for _ in range(ALONE_REACH.rounds):
        if not table.deck and not table.extra:
            break
        if not table.deck:
            deck.mix_in(table)
        deck.draw(table)
        rounds.append(Coming(with_unnumbered([table.times(0, action) for action in range(len(NUMBERED))]), 1))
    return rounds


def shared_rounds(state: Farmerama, seat: int) -> list[Coming]:
    """Toss for every action whether somebody else will choose it, too."""
    chance = Chance.of(state.chance.memory, state.round, seat)
    rounds = []
    for later in range(1, SHARED_REACH.rounds + 1):
        numbers = [state.numbers(action, later)[chance.pick([ALONE, SHARED])] for action in range(len(NUMBERED))]
        rounds.append(Coming(with_unnumbered(numbers), cards_later(state, seat, later)))
    return rounds


def with_unnumbered(numbers: list[int]) -> list[int]:
    """Add the actions that have no number."""
    return numbers + [0] * (len(ACTIONS) - len(NUMBERED))


def cards_later(state: Farmerama, seat: int, later: int) -> int:
    """Tell how many cards a seat will have some rounds later, when the Head Sheep has moved on."""
    cards = state.box.cards[state.seats - 1]
    return cards + state.box.head_sheep if state.seats == 3 and seat == (state.head + later) % 3 else cards


# What they make of farms


class Fate(NamedTuple):
    """What becomes of a farm at best: at the end of this round, and after the next ones."""

    near: Farm
    end: Farm


def played_on(prospects: Prospects, ends: dict[Option, list[Farm]], rounds: list[Coming]) -> dict[Option, float]:
    """Value options by the best that the next rounds make of the farms with which this round can end."""
    haste = reach_of(prospects).haste
    fates, left = fates_of(prospects, ends, rounds)
    near, end = prospects.worth_with(actions_left(prospects.state)), prospects.worth_with(left)
    worths = {option: (near(fate.near), end(fate.end)) for option, fate in fates.items()}
    return {option: later + haste * (now - later) for option, (now, later) in worths.items()}


def fates_of(prospects: Prospects, ends: dict[Option, list[Farm]], rounds: list[Coming]) -> tuple[dict[Option, Fate], int]:
    """Find the best farms to which options lead, by the farms with which this round can end; and how many actions are left then."""
    left, reach = actions_left(prospects.state), reach_of(prospects)
    worth = prospects.worth_with(left)
    crowd: Crowd = {}
    for place, farms in enumerate(ends.values()):
        for farm in farms:
            crowd[farm, 0] = crowd.get((farm, 0), 0) | 1 << place
    now = bests(crowd, len(ends), worth)
    keep(crowd, reach.roots, worth)
    for numbers, cards in rounds:
        for card in range(min(cards, left)):
            left -= 1
            worth = prospects.worth_with(left)
            crowd = after_an_action(prospects.planner, crowd, numbers)
            if card == cards - 1:
                crowd = with_all_cards(crowd)
            keep(crowd, reach.kept, worth)
    later = bests(crowd, len(ends), worth)
    return {option: Fate(near, end) for option, near, end in zip(ends, now, later, strict=True)}, left


def reach_of(prospects: Prospects) -> Reach:
    """Tell how far it is looked ahead."""
    return ALONE_REACH if prospects.state.solo else SHARED_REACH


def bests(crowd: Crowd, options: int, worth: Worth) -> list[Farm]:
    """Find the best farm to which each option has led."""
    return [max([farm for (farm, _), led in crowd.items() if led >> place & 1], key=worth) for place in range(options)]


def after_an_action(planner: Planner, crowd: Crowd, numbers: list[int]) -> Crowd:
    """Find all that one more action can make of farms; in a round each card is used once."""
    found: Crowd = {}
    for (farm, used), led in crowd.items():
        for action, times in enumerate(numbers):
            if not used >> action & 1:
                for end in planner.outcomes(farm, action, times):
                    reached = end, used | 1 << action
                    found[reached] = found.get(reached, 0) | led
    return found


def with_all_cards(crowd: Crowd) -> Crowd:
    """End a round: all cards are back in the hand."""
    found: Crowd = {}
    for (farm, _), led in crowd.items():
        found[farm, 0] = found.get((farm, 0), 0) | led
    return found


def keep(crowd: Crowd, number: int, worth: Worth) -> None:
    """Keep the best farms of a crowd, and the best of every option of which none is among them.

    Whoever is dropped early seems to be hardly behind: so options are compared only at the end, all of them.
    """
    alive = 0
    for place, reached in enumerate(sorted(crowd, key=lambda reached: worth(reached[0]), reverse=True)):
        if place < number or crowd[reached] & ~alive:
            alive |= crowd[reached]
        else:
            del crowd[reached]
