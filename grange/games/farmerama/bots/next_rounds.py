"""Beam search over the next rounds of Farmerama: all farms that actions lead to, pruned to the best few after every action."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, TypeVar

from grange.core.chance import Chance
from grange.games.farmerama.bots.action_outcomes import Planner
from grange.games.farmerama.bots.next_action import actions_left
from grange.games.farmerama.bots.packed_farm import Farm
from grange.games.farmerama.bots.round_outcomes import RoundSearch
from grange.games.farmerama.box import ACTIONS, ALONE, NUMBERED, SHARED
from grange.games.farmerama.rules import deck
from grange.games.farmerama.state import Farmerama

CROWDED = 3  # from this number of seats on the bank runs short

ValueOfFarm = Callable[[Farm], float]
Beam = dict[tuple[Farm, int], int]  # by farm and the cards used in its round: the options that led to it, one bit for each
Option = TypeVar("Option")


class SearchLimits(NamedTuple):
    """Depth and width of the search."""

    rounds: int  # depth
    haste: float  # weight of a farm's present value, because plans often fail against other players
    roots: int  # farms kept at the end of this round
    kept: int  # farms kept after every later action


SOLO_LIMITS = SearchLimits(rounds=3, haste=0.0, roots=24, kept=16)
SHARED_LIMITS = SearchLimits(rounds=2, haste=0.15, roots=32, kept=20)


class FutureRound(NamedTuple):
    """A future round."""

    numbers: list[int]  # how often each action can be done
    cards: int


# What the rounds are like


def future_rounds(state: Farmerama, seat: int) -> list[FutureRound]:
    """Sample the next rounds of a seat."""
    return drawn_rounds(state) if state.solo else shared_rounds(state, seat)


def drawn_rounds(state: Farmerama) -> list[FutureRound]:
    """Return the rounds of a solo game by the cards of this deck."""
    table, rounds = state.copy(), []
    for _ in range(SOLO_LIMITS.rounds):
        if not table.deck and not table.extra:
            break
        if not table.deck:
            deck.mix_in(table)
        deck.draw(table)
        rounds.append(FutureRound(with_unnumbered([table.times(0, action) for action in range(len(NUMBERED))]), 1))
    return rounds


def shared_rounds(state: Farmerama, seat: int) -> list[FutureRound]:
    """Decide at random for every action whether another seat will choose it too."""
    chance = Chance.of(state.chance.memory, state.round, seat)
    rounds = []
    for later in range(1, SHARED_LIMITS.rounds + 1):
        numbers = [state.numbers(action, later)[chance.pick([ALONE, SHARED])] for action in range(len(NUMBERED))]
        rounds.append(FutureRound(with_unnumbered(numbers), cards_later(state, seat, later)))
    return rounds


def with_unnumbered(numbers: list[int]) -> list[int]:
    """Append the actions without a number."""
    return numbers + [0] * (len(ACTIONS) - len(NUMBERED))


def cards_later(state: Farmerama, seat: int, later: int) -> int:
    """Return how many cards a seat will choose in a later round, when the Head Sheep has moved on."""
    cards = state.box.cards[state.seats - 1]
    return cards + state.box.head_sheep if state.seats == 3 and seat == (state.head + later) % 3 else cards


# The search


class BestFarms(NamedTuple):
    """The best farm an option leads to at the end of this round, and after the next rounds."""

    near: Farm
    end: Farm


def value_after_rounds(search: RoundSearch, ends: dict[Option, list[Farm]], rounds: list[FutureRound]) -> dict[Option, float]:
    """Value options by the best that the next rounds make of the farms with which this round can end."""
    haste = limits_of(search).haste
    found, left = search_rounds(search, ends, rounds)
    near, end = search.value_with(actions_left(search.state)), search.value_with(left)
    values = {option: (near(best_farms.near), end(best_farms.end)) for option, best_farms in found.items()}
    return {option: later + haste * (now - later) for option, (now, later) in values.items()}


def search_rounds(
    search: RoundSearch, ends: dict[Option, list[Farm]], rounds: list[FutureRound]
) -> tuple[dict[Option, BestFarms], int]:
    """Find the best farms that each option leads to, from the farms with which this round can end, and the actions left then."""
    left, limits = actions_left(search.state), limits_of(search)
    value = search.value_with(left)
    beam: Beam = {}
    for place, farms in enumerate(ends.values()):
        for farm in farms:
            beam[farm, 0] = beam.get((farm, 0), 0) | 1 << place
    now = best_per_option(beam, len(ends), value)
    prune(beam, limits.roots, value)
    for numbers, cards in rounds:
        for card in range(min(cards, left)):
            left -= 1
            value = search.value_with(left)
            beam = after_an_action(search.planner, beam, numbers)
            if card == cards - 1:
                beam = end_round(beam)
            prune(beam, limits.kept, value)
    later = best_per_option(beam, len(ends), value)
    return {option: BestFarms(near, end) for option, near, end in zip(ends, now, later, strict=True)}, left


def limits_of(search: RoundSearch) -> SearchLimits:
    """Return depth and width for this number of seats."""
    return SOLO_LIMITS if search.state.solo else SHARED_LIMITS


def best_per_option(beam: Beam, options: int, value: ValueOfFarm) -> list[Farm]:
    """Find the best farm to which each option has led."""
    return [max([farm for (farm, _), led in beam.items() if led >> place & 1], key=value) for place in range(options)]


def after_an_action(planner: Planner, beam: Beam, numbers: list[int]) -> Beam:
    """Find all farms after one more action; each card is used once in a round."""
    found: Beam = {}
    for (farm, used), led in beam.items():
        for action, times in enumerate(numbers):
            if not used >> action & 1:
                for end in planner.outcomes(farm, action, times):
                    reached = end, used | 1 << action
                    found[reached] = found.get(reached, 0) | led
    return found


def end_round(beam: Beam) -> Beam:
    """End a round: all cards return to the hand."""
    found: Beam = {}
    for (farm, _), led in beam.items():
        found[farm, 0] = found.get((farm, 0), 0) | led
    return found


def prune(beam: Beam, number: int, value: ValueOfFarm) -> None:
    """Prune to the best farms, but keep the best farm of every option.

    Values at different depths are not comparable, so options are compared only at the final depth.
    """
    alive = 0
    for place, reached in enumerate(sorted(beam, key=lambda reached: value(reached[0]), reverse=True)):
        if place < number or beam[reached] & ~alive:
            alive |= beam[reached]
        else:
            del beam[reached]
