"""Value each option by planning the whole turn and evaluating the garden at its end."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

from grange.core.foresight import Line
from grange.core.game import Judge
from grange.core.options import Verb
from grange.core.step import Question, Step
from grange.games.evergreen.bots.garden import Garden, bushed, grown, land_of, sprouted
from grange.games.evergreen.bots.turn_search import WIDTH, Gardener
from grange.games.evergreen.box import HARVEST, NO_CARD, POWERS, power_of
from grange.games.evergreen.options import ENOUGH, GROW, OPTIONS, PLACE_BUSH, PLACE_LAKE, PLANT
from grange.games.evergreen.rules.draft import AutomaTakesCard, Clearing, TakeCard, take_from_market
from grange.games.evergreen.rules.powers import raised
from grange.games.evergreen.rules.turn import ChooseAction, ChoosePower, choose_action
from grange.games.evergreen.state import Evergreen

CLOSE = 3.0  # points by which a turn may fall short of the best and still be worth searching

# The draft


def values_of_cards(width: int, state: Evergreen, question: TakeCard, options: list[int]) -> list[float]:
    """Value cards of the market by the best turn with each, which includes the later value of its power."""
    return [value_of_card(width, drafted(state, question.seat, option), question.seat) for option in options]


def drafted(state: Evergreen, seat: int, option: int) -> Evergreen:
    """Let a seat take a card. If no other seat chooses after it, also apply the last card to the soil."""
    after = state.copy()
    take_from_market(after, seat, OPTIONS.read(option)[1])
    left = len(after.market) - after.market.count(NO_CARD)
    if after.solo and left > 1:
        AutomaTakesCard().happen(after)
        left = 1
    if left == 1:
        Clearing().happen(after)
    return after


def value_of_card(width: int, state: Evergreen, seat: int) -> float:
    """Value the turn with the card that a seat took."""
    return value_of_turn(Gardener(state, seat, width), state, [choose_action(seat, False)])


# The turn


def values_in_turn(width: int, state: Evergreen, question: Any, options: list[int]) -> list[float]:
    """Value the options of a turn: take each one and plan the rest of the turn."""
    seat = question.seat
    now = in_turn(state, seat)
    gardener = Gardener(now, seat, width)
    values = []
    for option in options:
        after = now.copy()
        after.follow(option)
        values.append(value_of_turn(gardener, after, after.agenda[0]))
    return values


def in_turn(state: Evergreen, seat: int) -> Evergreen:
    """Return a copy whose agenda holds only the rest of a seat's turn."""
    steps: list[Any] = state.own_steps(seat) if state.acting_together else state.agenda[0]
    others = [place for place, step in enumerate(steps) if getattr(step, "seat", -1) != seat]
    now = state.copy()
    now.lay_agenda([steps[max(others, default=-1) + 1 :], *[[] for _ in range(state.seats)]])
    now.advance()
    return now


class End(NamedTuple):
    """The outcome of a turn: the garden, the markers of the powers, and the harvest points."""

    garden: Garden
    levels: tuple[int, ...]
    harvest: int


def ends_of_turn(gardener: Gardener, state: Evergreen, steps: list[Step]) -> list[End]:
    """Find the best outcomes of a turn, using the power if that is still possible."""
    seat = gardener.seat
    levels, points = state.levels[seat], state.points[seat][HARVEST]
    if uses_power(steps):
        power = power_of(state.card_of(seat))
        level = raised(state, seat, power)
        levels = [*levels[:power], level, *levels[power + 1 :]]
        points += state.box.tracks[power][level] if POWERS[power] == "harvest" else 0
    gardens = gardener.outcomes([gardener.land.garden(state.planets[seat])], steps)
    return [End(garden, tuple(levels), points) for garden in gardens]


def value_of_end(gardener: Gardener, end: End) -> float:
    """Value the outcome of a turn: harvest points, powers and garden."""
    return end.harvest + gardener.value_of_seat([*end.levels]) + gardener.value(end.garden)


def value_of_turn(gardener: Gardener, state: Evergreen, steps: list[Step]) -> float:
    """Value the rest of a turn by its best outcome."""
    return value_of_end(gardener, best_end(gardener, ends_of_turn(gardener, state, steps)))


def best_end(gardener: Gardener, ends: list[End]) -> End:
    """Find the best of several outcomes that differ only in the garden."""
    return max(ends, key=lambda end: gardener.value(end.garden))


def uses_power(steps: list[Step]) -> bool:
    """Return whether the rest of a turn still allows to use the card's power."""
    return any(isinstance(step, ChoosePower) or (isinstance(step, ChooseAction) and not step.power_used) for step in steps)


def play_turn(width: int, state: Evergreen, question: Any) -> bool:
    """Play the rest of a planned turn at once; return whether that is possible, which needs seats that act at the same time."""
    if not state.acting_together:
        return False
    gardener = Gardener(state, question.seat, width)
    end_turn(question.seat, best_end(gardener, ends_of_turn(gardener, state, state.own_steps(question.seat))), state)
    return True


def end_turn(seat: int, end: End, state: Evergreen) -> None:
    """Jump to the outcome of a seat's turn."""
    state.planets[seat] = land_of(state.box).planet(end.garden)
    state.levels[seat] = [*end.levels]
    state.points[seat][HARVEST] = end.harvest
    state.own_steps(seat).clear()
    state.advance()


def best_turns(width: int, number: int, state: Evergreen, question: Any, options: list[int]) -> list[Line]:
    """List turns that come close to the best, each with its outcome and with a first option that many of them share.

    Seats that act one after another get none, because others wait for them.
    """
    if not state.acting_together:
        return []
    seat = question.seat
    now = in_turn(state, seat)
    gardener = Gardener(now, seat, width)
    ways: dict[End, list[int]] = defaultdict(list)
    for option in options:
        after = now.copy()
        after.follow(option)
        for end in ends_of_turn(gardener, after, after.agenda[0]):
            ways[end].append(option)
    values = {end: value_of_end(gardener, end) for end in ways}
    least = max(values.values()) - CLOSE
    best = [end for end in sorted(values, key=lambda end: -values[end])[:number] if values[end] >= least]
    shared = Counter(option for end in best for option in ways[end])
    return [Line(max(ways[end], key=shared.__getitem__), partial(end_turn, seat, end)) for end in best]


def values_of_cells(state: Evergreen, question: Any, options: list[int]) -> list[float]:
    """Value each change of a cell by the garden that it leads to."""
    gardener = Gardener(state, question.seat, 1)
    garden, bits = gardener.land.garden(state.planets[question.seat]), gardener.land.bits
    values = []
    for verb, cell in map(OPTIONS.read, options):
        after = garden if verb is ENOUGH else DEEDS[verb](gardener, garden, bits[cell])
        values.append(gardener.value(after))
    return values


DEEDS: dict[Verb, Callable[[Gardener, Garden, int], Garden]] = {
    PLANT: lambda _, garden, cell: sprouted(garden, cell),
    GROW: lambda _, garden, cell: grown(garden, cell),
    PLACE_BUSH: lambda _, garden, cell: bushed(garden, cell),
    PLACE_LAKE: Gardener.with_lake,
}

JUDGES: dict[type, Judge] = {TakeCard: partial(values_of_cards, WIDTH), Question: partial(values_in_turn, WIDTH)}
# for rollouts
QUICK: dict[type, Judge] = {
    TakeCard: partial(values_of_cards, 1),
    ChooseAction: partial(values_in_turn, 1),
    ChoosePower: partial(values_in_turn, 1),
    Question: values_of_cells,
}
