"""What each option is worth to a player who plans the whole turn, and guesses what the garden after it will bring."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

from grange.core.foresight import Line
from grange.core.game import Judge
from grange.core.options import Verb
from grange.core.step import Question, Step
from grange.games.evergreen.box import HARVEST, NO_CARD, POWERS, power_of
from grange.games.evergreen.draft import AutomaTakesCard, Clearing, TakeCard, take_from_market
from grange.games.evergreen.garden import Garden, bushed, grown, land_of, sprouted
from grange.games.evergreen.options import ENOUGH, GROW, OPTIONS, PLACE_BUSH, PLACE_LAKE, PLANT
from grange.games.evergreen.plan import WIDTH, Gardener
from grange.games.evergreen.powers import raised
from grange.games.evergreen.state import Evergreen
from grange.games.evergreen.turn import ChooseAction, ChoosePower, choose_action

CLOSE = 3.0  # points by which a turn may seem worse than the best, and be worth a second thought

# The draft


def worths_of_cards(width: int, state: Evergreen, question: TakeCard, options: list[int]) -> list[float]:
    """Value cards of the market: the best turn with each, and what its power is worth later."""
    return [worth_of_card(width, drafted(state, question.seat, option), question.seat) for option in options]


def drafted(state: Evergreen, seat: int, option: int) -> Evergreen:
    """Let a seat take a card; if no other seat chooses after it, the soil that the last card makes is known, too."""
    after = state.copy()
    take_from_market(after, seat, OPTIONS.read(option)[1])
    left = len(after.market) - after.market.count(NO_CARD)
    if after.solo and left > 1:
        AutomaTakesCard().happen(after)
        left = 1
    if left == 1:
        Clearing().happen(after)
    return after


def worth_of_card(width: int, state: Evergreen, seat: int) -> float:
    """Value the turn with the card that a seat took."""
    return worth_of_turn(Gardener(state, seat, width), state, [choose_action(seat, False)])


# The turn


def worths_in_turn(width: int, state: Evergreen, question: Any, options: list[int]) -> list[float]:
    """Value options of a turn: each is done, and the rest of the turn is planned."""
    seat = question.seat
    now = in_turn(state, seat)
    gardener = Gardener(now, seat, width)
    worths = []
    for option in options:
        after = now.copy()
        after.follow(option)
        worths.append(worth_of_turn(gardener, after, after.agenda[0]))
    return worths


def in_turn(state: Evergreen, seat: int) -> Evergreen:
    """Make a copy in which nothing happens but what a seat has still to do in its turn."""
    steps: list[Any] = state.own_steps(seat) if state.acting_together else state.agenda[0]
    others = [place for place, step in enumerate(steps) if getattr(step, "seat", -1) != seat]
    now = state.copy()
    now.lay_agenda([steps[max(others, default=-1) + 1 :], *[[] for _ in range(state.seats)]])
    now.advance()
    return now


class End(NamedTuple):
    """What a turn comes to: the garden, the markers of the powers, and the points of the harvest."""

    garden: Garden
    levels: tuple[int, ...]
    harvest: int


def ends_of_turn(gardener: Gardener, state: Evergreen, steps: list[Step]) -> list[End]:
    """Find the best ends of a turn whose power is used, if it still can be."""
    seat = gardener.seat
    levels, points = state.levels[seat], state.points[seat][HARVEST]
    if uses_power(steps):
        power = power_of(state.card_of(seat))
        level = raised(state, seat, power)
        levels = [*levels[:power], level, *levels[power + 1 :]]
        points += state.box.tracks[power][level] if POWERS[power] == "harvest" else 0
    gardens = gardener.outcomes([gardener.land.garden(state.planets[seat])], steps)
    return [End(garden, tuple(levels), points) for garden in gardens]


def worth_of_end(gardener: Gardener, end: End) -> float:
    """Value the end of a turn: points of the harvest, the powers, and the garden."""
    return end.harvest + gardener.value_of_seat([*end.levels]) + gardener.value(end.garden)


def worth_of_turn(gardener: Gardener, state: Evergreen, steps: list[Step]) -> float:
    """Value what a turn comes to."""
    return worth_of_end(gardener, best_end(gardener, ends_of_turn(gardener, state, steps)))


def best_end(gardener: Gardener, ends: list[End]) -> End:
    """Find the best of the ends that differ only in the garden."""
    return max(ends, key=lambda end: gardener.value(end.garden))


def uses_power(steps: list[Step]) -> bool:
    """Tell whether the power of the card can still be used in the rest of a turn."""
    return any(isinstance(step, ChoosePower) or (isinstance(step, ChooseAction) and not step.power_used) for step in steps)


def play_turn(width: int, state: Evergreen, question: Any) -> bool:
    """Play the rest of a turn at once, as it is planned; tell whether it was a turn that others do not wait for."""
    if not state.acting_together:
        return False
    gardener = Gardener(state, question.seat, width)
    end_turn(question.seat, best_end(gardener, ends_of_turn(gardener, state, state.own_steps(question.seat))), state)
    return True


def end_turn(seat: int, end: End, state: Evergreen) -> None:
    """Bring a seat's turn to its end at once."""
    state.planets[seat] = land_of(state.box).planet(end.garden)
    state.levels[seat] = [*end.levels]
    state.points[seat][HARVEST] = end.harvest
    state.own_steps(seat).clear()
    state.advance()


def best_turns(width: int, number: int, state: Evergreen, question: Any, options: list[int]) -> list[Line]:
    """Name turns that come close to the best, each by its end and an option that leads to many of them; none where others wait."""
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
    worths = {end: worth_of_end(gardener, end) for end in ways}
    least = max(worths.values()) - CLOSE
    best = [end for end in sorted(worths, key=lambda end: -worths[end])[:number] if worths[end] >= least]
    shared = Counter(option for end in best for option in ways[end])
    return [Line(max(ways[end], key=shared.__getitem__), partial(end_turn, seat, end)) for end in best]


def worths_of_cells(state: Evergreen, question: Any, options: list[int]) -> list[float]:
    """Value each thing that can be done on a cell by the garden as it is then."""
    gardener = Gardener(state, question.seat, 1)
    garden, bits = gardener.land.garden(state.planets[question.seat]), gardener.land.bits
    worths = []
    for verb, cell in map(OPTIONS.read, options):
        after = garden if verb is ENOUGH else DEEDS[verb](gardener, garden, bits[cell])
        worths.append(gardener.value(after))
    return worths


DEEDS: dict[Verb, Callable[[Gardener, Garden, int], Garden]] = {
    PLANT: lambda _, garden, cell: sprouted(garden, cell),
    GROW: lambda _, garden, cell: grown(garden, cell),
    PLACE_BUSH: lambda _, garden, cell: bushed(garden, cell),
    PLACE_LAKE: Gardener.with_lake,
}

JUDGES: dict[type, Judge] = {TakeCard: partial(worths_of_cards, WIDTH), Question: partial(worths_in_turn, WIDTH)}
# for those who play on many times
QUICK: dict[type, Judge] = {
    TakeCard: partial(worths_of_cards, 1),
    ChooseAction: partial(worths_in_turn, 1),
    ChoosePower: partial(worths_in_turn, 1),
    Question: worths_of_cells,
}
