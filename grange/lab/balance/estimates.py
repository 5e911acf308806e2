"""Estimates that every game has: seats, sources of points, the shape of a game, things, options, and how much skill matters."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Any

import numpy as np

from grange.core.options import Codes
from grange.lab.balance.certainty import FALSE_ALARMS, Estimate, Resampling, chance_of, mean, outliers, q_values, share
from grange.lab.balance.row import Row
from grange.lab.balance.subject import Group
from grange.lab.statistics import CONFIDENCE

Array = Any  # a NumPy array

DECILES = (0.1, 0.25, 0.5, 0.75, 0.9)
NARROW = 2  # options that hardly leave a choice
FEWEST_TABLES = 20  # the fewest tables at which a bot must have played


# Seats


@dataclass(frozen=True)
class SeatEstimate:
    """How a place in the order of turns does."""

    place: int
    points: Estimate  # above the mean of the table
    wins: Estimate
    stands_out: bool
    game: int  # that shows it best


def points_by_place(rows: Sequence[Row]) -> Array:
    """Return the points of every game by place in the order of turns, above the mean of the table."""
    table = np.array([[row.scores[seat] for seat in sorted(range(row.seats), key=row.place)] for row in rows], float)
    return table - table.mean(1, keepdims=True)


def by_place(rows: Sequence[Row]) -> list[SeatEstimate]:
    """Estimate how much it matters who begins."""
    apart = points_by_place(rows)
    special = outliers(apart)
    found = []
    for place in range(apart.shape[1]):
        points = mean(apart[:, place])
        wins = sum(row.shares[seat] for row in rows for seat in range(row.seats) if row.place(seat) == place)
        if points is not None:
            shown = rows[int(np.argmax(np.sign(points.value) * apart[:, place]))].number
            found.append(SeatEstimate(place, points, share(wins, len(rows)), place in special, shown))
    return found


def half_width(rows: Sequence[Row], cards: Sequence[Estimate] = ()) -> float:
    """Return half an interval as a share of the spread of a seat's points: of a typical card, or of a place at the table."""
    spread = spread_of(rows)
    if cards:
        return float(np.median([CONFIDENCE * each.error for each in cards])) / spread
    places = [each.points.half for each in by_place(rows)]
    return max(places, default=spread) / spread if spread else 1.0


def spread_of(rows: Sequence[Row]) -> float:
    """Return the standard deviation of a seat's points; 0 for a single seat."""
    scores = [points for row in rows for points in row.scores]
    return float(np.std(scores, ddof=1)) if len(scores) > 1 else 0.0


# Sources of points


@dataclass(frozen=True)
class SourceEstimate:
    """A row of the score sheet, for winners and for the others at the same tables."""

    name: str
    winners: Estimate
    others: Estimate
    difference: Estimate
    game: int  # that shows the difference best


def sources(rows: Sequence[Row]) -> list[SourceEstimate]:
    """Estimate where winners get their points; the largest difference comes first."""
    decided = [row for row in rows if 0 < len(row.winners) < row.seats]
    if len(decided) < 4:
        return []
    again = Resampling(len(decided))
    found = []
    for name in dict.fromkeys(name for row in decided for sheet in row.sheets for name in sheet):
        numbers = np.array([[sheet.get(name, 0) for sheet in row.sheets] for row in decided], float)
        won = np.array([[seat in row.winners for seat in range(row.seats)] for row in decided], float)
        if not numbers.any():
            continue
        parts = ((numbers * won).sum(1), won.sum(1), (numbers * (1 - won)).sum(1), (1 - won).sum(1))
        winners, others, difference = again.ratio(*parts[:2]), again.ratio(*parts[2:]), again.difference(*parts)
        apart = parts[0] / parts[1] - parts[2] / parts[3]
        shown = decided[int(np.argmax(np.sign(difference.value) * apart))].number
        found.append(SourceEstimate(name, winners, others, difference, shown))
    return sorted(found, key=lambda each: -abs(each.difference.value))


# The shape of a game


@dataclass(frozen=True)
class Shape:
    """How long a game is, how much there is to choose, and when it is decided."""

    choices: tuple[float, float, float]  # the middle nine in ten games: low, median, high
    margin: tuple[float, float, float]  # the winner's lead: the middle half of the games
    narrow: Estimate  # the share of choices between two options
    lead_changes: list[tuple[int, int]]  # how often the lead changes, and in how many games
    decided: list[tuple[int, Estimate]]  # after each chapter: how often the seat in the lead wins
    options: list[tuple[int, list[float]]]  # in each chapter: deciles of the number of options
    comeback: tuple[int, int, int] | None = (
        None  # the game whose winner was farthest behind: its number, after which chapter, points
    )


def shape(rows: Sequence[Row]) -> Shape:
    """Describe how games go."""
    lengths = [len(row.moves) for row in rows]
    margins = [sorted(row.scores)[-1] - sorted(row.scores)[-2] for row in rows if row.seats > 1]
    counts = [sum((Counter(dict(chapter)) for chapter in row.counted["options"]), Counter()) for row in rows]
    every: Counter[int] = sum(counts, Counter())
    return Shape(
        choices=_quantiles(lengths, (0.05, 0.5, 0.95)),
        margin=_quantiles(margins or [0], (0.25, 0.5, 0.75)),
        narrow=share(every[NARROW], max(1, every.total())),
        lead_changes=sorted(Counter(lead_changes(row) for row in rows).items()),
        decided=decided(rows),
        options=options_by_chapter(rows),
        comeback=comeback(rows),
    )


def _quantiles(numbers: Sequence[float], which: tuple[float, float, float]) -> tuple[float, float, float]:
    low, middle, high = (float(each) for each in np.quantile(numbers, which))
    return low, middle, high


def leaders(points: Sequence[int]) -> set[int]:
    """Return the seats with the most points."""
    return {seat for seat, number in enumerate(points) if number == max(points)}


def lead_changes(row: Row) -> int:
    """Count how often the lead goes to seats that did not share it."""
    standings = [leaders(points) for points in (*row.counted["standing"], row.scores)]
    return sum(not before & after for before, after in pairwise(standings))


def decided(rows: Sequence[Row]) -> list[tuple[int, Estimate]]:
    """Estimate how often the seat that leads after each chapter wins in the end; chapters that few games reach are left out."""
    found = []
    longest = max((len(row.counted["standing"]) for row in rows), default=0)
    for chapter in range(longest):
        reached = [row for row in rows if len(row.counted["standing"]) > chapter]
        if len(reached) < len(rows) / 2:
            break
        won = 0.0
        for row in reached:
            top = leaders(row.counted["standing"][chapter])
            won += sum(row.shares[seat] for seat in top) / len(top)
        found.append((chapter + 1, share(won, len(reached))))
    return found


def comeback(rows: Sequence[Row]) -> tuple[int, int, int] | None:
    """Find the game whose winner was farthest behind in its last quarter: its number, after which chapter, and by how much."""
    behind = [
        (max(points) - points[row.winners[0]], row.number, chapter)
        for row in rows
        if len(row.winners) == 1 and row.seats > 1
        for chapter, points in enumerate(row.counted["standing"], start=1)
        if chapter >= len(row.counted["standing"]) * 3 / 4
    ]
    points, game, chapter = max(behind, default=(0, 0, 0))
    return (game, chapter, points) if points > 0 else None


def options_by_chapter(rows: Sequence[Row]) -> list[tuple[int, list[float]]]:
    """Return deciles of the number of options in each chapter."""
    found = []
    longest = max((len(row.counted["options"]) for row in rows), default=0)
    for chapter in range(longest):
        here = [dict(row.counted["options"][chapter]) for row in rows if len(row.counted["options"]) > chapter]
        counts: Counter[int] = sum((Counter(each) for each in here), Counter())
        if len(here) < len(rows) / 2 or not counts:
            break
        found.append((chapter + 1, _deciles(counts)))
    return found


def _deciles(counts: Counter[int]) -> list[float]:
    numbers, times = zip(*sorted(counts.items()), strict=True)
    reached = np.cumsum(times) / sum(times)
    return [float(numbers[int(np.searchsorted(reached, part))]) for part in DECILES]


# Things, such as crops and powers


@dataclass(frozen=True)
class ThingEstimate:
    """What a thing brought in a game: for all seats together, and how much more of it winners had than the others."""

    name: str
    measures: dict[str, Estimate]
    winners_more: Estimate | None  # an observed difference, which need not be a cause; None where no seat has it
    one_more: Estimate | None = None  # points of a seat for one more of it on the table, if that is drawn by lot
    game: int | None = None  # that shows it best
    stands_out: bool = False  # one more of it changes the points beyond chance

    @property
    def surprise(self) -> float:
        """How many standard errors winners and the others are apart."""
        more = self.winners_more
        return abs(more.value) / more.error if more and more.error else 0.0


def things(rows: Sequence[Row], group: Group) -> list[ThingEstimate]:
    """Estimate each thing of a group."""
    found = []
    for name in group.things:
        counts = [row.counted["tally"].get(group.name, {}).get(name, {}) for row in rows]
        measures = {measure: mean([sum(each.get(measure, [0.0])) for each in counts]) for measure in group.measures}
        kept = {measure: estimate for measure, estimate in measures.items() if estimate is not None}
        if kept:
            more, game = _winners_more(rows, counts, group.measures[0])
            found.append(ThingEstimate(name, kept, more, _one_more(rows, group.name, name), game))
    found.sort(key=lambda each: -each.measures[group.measures[0]].value)
    return _flagged_things(found)


def _flagged_things(found: list[ThingEstimate]) -> list[ThingEstimate]:
    chances = {each.name: chance_of(each.one_more) for each in found if each.one_more is not None}
    rare = {name for name, q in zip(chances, q_values(list(chances.values())), strict=True) if q < FALSE_ALARMS}
    return [replace(each, stands_out=each.name in rare) for each in found]


def _winners_more(
    rows: Sequence[Row], counts: Sequence[dict[str, list[float]]], measure: str
) -> tuple[Estimate | None, int | None]:
    """Estimate how much more of a thing winners had than the others, and name the game that shows it best."""
    differences: dict[int, float] = {}
    for row, each in zip(rows, counts, strict=True):
        numbers = each.get(measure, [0.0] * row.seats)
        if len(numbers) != row.seats or not 0 < len(row.winners) < row.seats:
            continue
        of_winners = sum(numbers[seat] for seat in row.winners) / len(row.winners)
        differences[row.number] = of_winners - (sum(numbers) - of_winners * len(row.winners)) / (row.seats - len(row.winners))
    estimate = mean(list(differences.values())) if any(differences.values()) else None
    if estimate is None:
        return None, None
    return estimate, max(differences, key=lambda game: differences[game] * np.sign(estimate.value))


def _one_more(rows: Sequence[Row], group: str, name: str) -> Estimate | None:
    laid = np.array([row.counted["on_table"].get(group, {}).get(name, 0) for row in rows], float)
    if len(rows) < 4 or laid.min() == laid.max():
        return None
    return Resampling(len(rows)).slope(laid, np.array([np.mean(row.scores) for row in rows]))


# Options that nobody chose


@dataclass(frozen=True)
class NeverChosen:
    """A kind of option: how many of its options were ever offered, and the codes of those that nobody ever chose."""

    verb: str
    offered: int
    codes: list[str]


def never_chosen(rows: Sequence[Row], codes: Codes) -> list[NeverChosen]:
    """List what was offered and never chosen, kind by kind."""
    chosen, offered = set[int](), 0
    for row in rows:
        chosen |= {option for option, _ in row.counted["chosen"]}
        offered |= int(row.counted["offered"], 16)
    kinds: dict[str, tuple[list[str], int]] = {}
    for option, code in codes.code_of.items():
        if offered >> option & 1:
            verb = code.partition(":")[0]
            unused, number = kinds.get(verb, ([], 0))
            kinds[verb] = ([*unused, *([code] if option not in chosen else [])], number + 1)
    return [NeverChosen(verb, number, unused) for verb, (unused, number) in kinds.items() if unused]


# Skill


@dataclass(frozen=True)
class BotEstimate:
    """How a bot does at tables with others."""

    bot: str
    points: Estimate
    wins: Estimate  # for each seat that it held


def ladder(rows: Sequence[Row]) -> list[BotEstimate]:
    """Estimate how much skill matters; the best bot comes first, and bots that hardly played are left out."""
    found = []
    for bot in dict.fromkeys(bot for row in rows for bot in row.bots):
        seats = [(row, seat) for row in rows for seat in range(row.seats) if row.bots[seat] == bot]
        by_game: dict[int, list[int]] = {}
        for row, seat in seats:
            by_game.setdefault(row.number, []).append(row.scores[seat])
        points = mean([sum(each) / len(each) for each in by_game.values()])
        if points is not None and len(by_game) >= FEWEST_TABLES:
            found.append(BotEstimate(bot, points, share(sum(row.shares[seat] for row, seat in seats), len(seats))))
    return sorted(found, key=lambda each: -each.points.value)


def ahead(rows: Sequence[Row], bot: str, other: str) -> Estimate | None:
    """Estimate how many points a bot ends above another one at the same tables."""
    differences = []
    for row in rows:
        of_bot, of_other = ([row.scores[seat] for seat in range(row.seats) if row.bots[seat] == name] for name in (bot, other))
        if of_bot and of_other:
            differences.append(sum(of_bot) / len(of_bot) - sum(of_other) / len(of_other))
    return mean(differences) if len(differences) >= FEWEST_TABLES else None
