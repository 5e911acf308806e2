"""What a game brings so that a net can learn to play it, and how the end of a game is valued."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from math import exp, tanh
from typing import Any

from grange.core.chance import Chance
from grange.core.step import Question

WON = 0.5  # the share of winning in the value of an end; the rest is the margin
SHADES = 1 << 16  # steps of a random number
MOST = 255  # of any feature
FARTHEST = 20.0  # an option this much worse than the best, in units of the temperature, has hardly a share


# chooses an option of a state's question, and returns the share of each option for a net to imitate, or an empty list
Player = Callable[[Any, Any, list[int]], tuple[int, list[float]]]


@dataclass(frozen=True)
class Setup:
    """A kind of table that a net learns from, and how often it comes."""

    share: float
    seats: int
    rules: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Learning:
    """What a net sees of a game and what it predicts."""

    features: Sequence[str]
    describe: Callable[[Any, Any], bytes]  # one byte per feature of a state and its open question, the asked seat's own first
    rows: Sequence[str]  # of the score sheet
    margin: float  # the lead in points that is worth about three quarters of a win
    par: float  # points of a good solo game, or the lead in one with a rival
    first: Callable[[Chance], Player]  # returns a random player for the games that teach the first net
    setups: Sequence[Setup] = (Setup(1.0, 2),)  # the tables of training games
    knows: Callable[[Any], bool] = lambda state: True  # noqa: ARG005 # whether a net has learnt tables like a state's
    alone: Callable[[Any], float] = lambda state: float(state.scores[0])  # what counts in a solo game: its points, or a lead


def utilities(state: Any, learning: Learning) -> list[float]:
    """Value the end of a game for every seat, from -1 to 1; a solo game counts what is beyond par, which may exceed 1."""
    points = state.scores
    if state.seats == 1:
        return [(learning.alone(state) - learning.par) / learning.margin]
    winners = state.winners
    found = []
    for seat, own in enumerate(points):
        lead = own - max(points[:seat] + points[seat + 1 :])
        won = 2.0 / len(winners) - 1.0 if seat in winners else -1.0
        found.append(WON * won + (1.0 - WON) * tanh(lead / learning.margin))
    return found


def noisy_judge(chance: Chance, hottest: float) -> Player:
    """Draw a player that chooses by the game's judges, with a temperature of its own; a net imitates the judges."""
    temperature = hottest * (1 + chance.below(SHADES)) / SHADES

    def choose(state: Any, question: Any, options: list[int]) -> tuple[int, list[float]]:
        judges = {**state.game.bots.judges, **state.game.bots.foresight.rollouts.judges}
        values = (judges.get(type(question)) or judges[Question])(state, question, options)
        return options[draw_place(softmax(values, temperature), chance)], softmax(values, hottest / 4)

    return choose


def softmax(values: Sequence[float], temperature: float) -> list[float]:
    """Turn values into shares that add up to 1: the higher the temperature, the more alike."""
    best = max(values)
    shares = [exp(max(-FARTHEST, (value - best) / temperature)) for value in values]
    whole = sum(shares)
    return [share / whole for share in shares]


def draw_place(shares: Sequence[float], chance: Chance) -> int:
    """Draw a place by its share."""
    point = chance.below(SHADES) / SHADES * sum(shares)
    for place, share in enumerate(shares):
        point -= share
        if point < 0:
            return place
    return len(shares) - 1


# writing features


def bounded(number: int) -> int:
    """Bound a number to a byte."""
    return 0 if number < 0 else min(MOST, number)


def one_of(place: int, places: int) -> list[int]:
    """Mark one of several places; none if there is no such place."""
    row = [0] * places
    if 0 <= place < places:
        row[place] = 1
    return row
