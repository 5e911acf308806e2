"""What each option is worth to a player who plans the whole turn, and guesses what the garden after it will bring."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from grange.core.game import Judge
from grange.core.options import Verb
from grange.core.step import Question, Step
from grange.games.evergreen.box import HARVEST, NO_CARD, POWERS, power_of
from grange.games.evergreen.draft import AutomaTakesCard, Clearing, TakeCard, take_from_market
from grange.games.evergreen.garden import Garden, bushed, grown, sprouted
from grange.games.evergreen.options import ENOUGH, GROW, OPTIONS, PLACE_BUSH, PLACE_LAKE, PLANT
from grange.games.evergreen.plan import WIDTH, Gardener
from grange.games.evergreen.powers import raised
from grange.games.evergreen.state import Evergreen
from grange.games.evergreen.turn import ChooseAction, ChoosePower, choose_action

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


def worth_of_turn(gardener: Gardener, state: Evergreen, steps: list[Step]) -> float:
    """Value what a turn comes to: points of the harvest, the powers, and the best garden that its other steps can make."""
    seat = gardener.seat
    levels, points = state.levels[seat], state.points[seat][HARVEST]
    if uses_power(steps):
        power = power_of(state.card_of(seat))
        level = raised(state, seat, power)
        levels = [*levels[:power], level, *levels[power + 1 :]]
        points += state.box.tracks[power][level] if POWERS[power] == "harvest" else 0
    garden = gardener.land.garden(state.planets[seat])
    return points + gardener.value_of_seat(levels) + gardener.best_value(steps, garden)


def uses_power(steps: list[Step]) -> bool:
    """Tell whether the power of the card can still be used in the rest of a turn."""
    return any(isinstance(step, ChoosePower) or (isinstance(step, ChooseAction) and not step.power_used) for step in steps)


def play_turn(width: int, state: Evergreen, question: Any) -> bool:
    """Play the rest of a turn at once, as it is planned; tell whether it was a turn that others do not wait for."""
    if not state.acting_together:
        return False
    seat = question.seat
    gardener, steps = Gardener(state, seat, width), state.own_steps(seat)
    land, power = gardener.land, power_of(state.card_of(seat))
    garden = max(gardener.outcomes([land.garden(state.planets[seat])], steps), key=gardener.value)
    if uses_power(steps):
        level = state.levels[seat][power] = raised(state, seat, power)
        if POWERS[power] == "harvest":
            state.points[seat][HARVEST] += state.box.tracks[power][level]
    state.planets[seat] = land.planet(garden)
    steps.clear()
    state.advance()
    return True


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
