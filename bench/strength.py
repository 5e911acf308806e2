"""Measures how strong bots are, beside what we aim at: matches for two, one bot among steady ones, and games alone.

    python bench/strength.py FILE [--games 20] [--budget evergreen=64 ...] [--only evergreen ...]
    python bench/strength.py --speed
    python bench/strength.py --habits think:48 [--games 4]

Games have seeds from 1,000,000 on, on which nothing was tuned; with others, every seed is played from each seat. All rows of the
table take turns, and every game goes into FILE as it ends: so the table grows surer while one waits, and a measurement that was
stopped goes on where it was. Rows without a bot that thinks get five times as many games, as they cost next to nothing. With
`--games 0` the table is written from what FILE has.

Master thinks for five seconds a choice. A clock tells another thing on every machine, so a budget in rollouts for a game makes a
measurement that others can repeat; `--speed` tells how many of them go into a second of a processor's time here. A thought that is
sure ends before its budget does. "Doubled" is Master with twice its budget. `--habits` tells how often a bot goes to the Forest in
games of Agricola against itself, and how many people it has in the end.
"""

from __future__ import annotations

import json
from argparse import ArgumentParser
from collections.abc import Iterator
from dataclasses import dataclass, field
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from time import process_time
from typing import Any

from grange.bots.think import Think, imagined_tables, look
from grange.core.campaign import Campaign
from grange.core.chance import SEEDS, Chance
from grange.core.glimpse import Glimpse
from grange.games import SHELF, find
from grange.lab.simulation import Plan, Result, finish, play_seed
from grange.lab.statistics import CONFIDENCE, wilson

FIRST_SEED = 1_000_000
CHEAP = 5  # times as many games where nobody thinks
HARDSHIPS = {"two_cards": "on", "targets": "highest", "tricks": "off"}
SECONDS = 5  # of Master


@dataclass(frozen=True)
class Row:
    """Who is measured, among whom, and what we aim at: a share of games, or a mean of points."""

    game: str
    bot: str
    others: tuple[str, ...] = ()
    aim: float | None = None
    above: int | None = None  # points that count as a success; to win does, if there are none
    mean: bool = False
    rules: dict[str, str] = field(default_factory=dict)
    campaign: bool = False  # games alone, until a goal is missed; the points are the goals that were reached in a row

    @property
    def name(self) -> str:
        """Say what is measured."""
        rules = "".join(f" {rule}={value}" for rule, value in self.rules.items())
        return f"{self.game}{rules}: {self.bot} {'against ' + ', '.join(self.others) if self.others else 'alone'}, {self.measure}"

    @property
    def measure(self) -> str:
        """Say what counts."""
        if self.campaign:
            return "goals in a row"
        if self.mean:
            return "mean"
        return "won" if self.above is None else f"above {self.above}"

    @property
    def cheap(self) -> bool:
        """Tell whether nobody thinks."""
        return not {"master", "doubled"} & {self.bot, *self.others}


def rows() -> Iterator[Row]:
    """List what is measured."""
    for game in SHELF:
        yield Row(game, "gentle", ("random",), 0.9)
        yield Row(game, "greedy", ("gentle",), 0.9)
        yield Row(game, "master", ("greedy",), 0.9 if game == "agricola" else 0.95)
        yield Row(game, "master", ("greedy",) * 2, 0.75)
        yield Row(game, "master", ("greedy",) * 3, 0.75)
        yield Row(game, "doubled", ("master",))
    yield Row("evergreen", "greedy", aim=185, mean=True)
    yield Row("evergreen", "master", aim=198, mean=True)
    yield Row("evergreen", "master", aim=0.45, above=200)
    yield Row("farmerama", "master", aim=162, mean=True)
    yield Row("farmerama", "master", aim=0.99)
    yield Row("petrichor", "master", aim=0.98)
    yield Row("petrichor", "master", aim=0.7, rules=HARDSHIPS)
    yield Row("agricola", "master", aim=48, mean=True)
    yield Row("agricola", "master", aim=3, mean=True, campaign=True)
    for rule in ("cards", "x_deck", "legendary_deck"):
        yield Row("agricola", "master", ("greedy",), rules={rule: "on"})
    yield Row("agricola", "master", ("greedy",), rules={"seasons": "spring"})


# Playing


@dataclass(frozen=True)
class Measurement:
    """Games that were played, in a file, and those that are still to be."""

    file: Path
    budgets: dict[str, int]  # rollouts, by game; none: seconds

    def lines(self) -> list[str]:
        """Read the lines of the file; one that was cut off is left out."""
        lines = self.file.read_text(encoding="utf-8").splitlines(keepends=True) if self.file.exists() else []
        return [line for line in lines if line.endswith("\n")]

    def known(self) -> dict[str, Result]:
        """Read the games that were played, by what they are."""
        found = map(json.loads, self.lines())
        return {game["played"]: Result(**game["result"]) for game in found}

    def seated(self, row: Row, number: int) -> list[str]:
        """Seat the bots of a row for its game of this number: the one that is measured moves on from seat to seat."""
        place = number % (1 + len(row.others))
        return [self.player(row.game, bot) for bot in (*row.others[:place], row.bot, *row.others[place:])]

    def player(self, game: str, bot: str) -> str:
        """Name the bot that plays: a budget stands for Master."""
        times = {"master": 1, "doubled": 2}.get(bot)
        if times is None:
            return bot
        return f"think:{self.budgets[game] * times}" if game in self.budgets else f"think:{SECONDS * times}s"

    def game(self, row: Row, number: int) -> tuple[str, Plan]:
        """Tell what a row's game of this number is, and plan it."""
        bots, seed = self.seated(row, number), FIRST_SEED + number // (1 + len(row.others))
        name = f"{row.game} campaign" if row.campaign else row.game
        return f"{name} {row.rules} {bots} {seed}", Plan(row.game, bots, seed, row.rules, {})

    def play(self, wanted: list[Row], games: int) -> None:
        """Play what is missing, a game of each row in turn."""
        self.file.write_text("".join(self.lines()), encoding="utf-8")
        played = self.known()
        for number in range(games * CHEAP):
            for row in wanted:
                what, plan = self.game(row, number)
                if what not in played and (number < games or row.cheap):
                    played[what] = play_campaign(plan, number) if row.campaign else play_seed(plan, number, plan.seed)
                    with self.file.open("a", encoding="utf-8") as file:
                        file.write(json.dumps({"played": what, "result": played[what].to_dict()}) + "\n")

    def table(self, wanted: list[Row]) -> Iterator[str]:
        """Write a line for each row that has games."""
        played = self.known()
        for row in wanted:
            numbers = [number for number in range(len(played)) if self.game(row, number)[0] in played]
            if numbers:
                games = [(played[self.game(row, number)[0]], number % (1 + len(row.others))) for number in numbers]
                yield line(row, self.player(row.game, row.bot), games)


def play_campaign(plan: Plan, number: int) -> Result:
    """Play games of a campaign alone until one of them is lost."""
    campaign, choices = Campaign.start(find(plan.game), 1, plan.rules), 0
    while campaign.number == len(campaign.games) + 1:  # all were won
        for seat in campaign.undecided:
            campaign = campaign.keep(seat, campaign.way.advice(campaign, seat))
        seed = Chance.of(plan.seed, campaign.number).below(SEEDS)
        state = campaign.begin(seed)
        finish(state, plan.bots, seed)
        campaign, choices = campaign.after(state), choices + len(state.history)
    return Result(number, plan.seed, plan.bots, campaign.standing, [], [], choices)


def line(row: Row, player: str, games: list[tuple[Result, int]]) -> str:
    """Write how a row stands: each game comes with the seat of the bot that is measured."""
    points = [float(result.scores[seat]) for result, seat in games]
    if row.mean:
        margin = CONFIDENCE * stdev(points) / sqrt(len(points)) if len(points) > 1 else 0.0
        found, aim = f"{fmean(points):.1f} ± {margin:.1f}", f"{row.aim:g}"
    else:
        success = [own > row.above for own in points] if row.above is not None else [won(*game) for game in games]
        low, high = wilson(sum(success), len(games))
        found, aim = f"{fmean(success):.0%} ({low:.0%} to {high:.0%})", "reported" if row.aim is None else f"{row.aim:.0%}"
    return f"| {row.name} | {player} | {len(games)} | {found} | {aim} |"


def won(result: Result, seat: int) -> float:
    """Tell which part of a victory a seat has."""
    return (seat in result.winners) / max(1, len(result.winners))


# Speed


def speed(game: str, seats: int, rollouts: int = 24) -> float:
    """Tell how many rollouts go into a second of a processor's time, in every tenth choice of a game; none, if nobody thinks."""
    state = find(game).origin(seats, FIRST_SEED, {}, {}).begin()
    seconds, tried, choices = 0.0, 0, 0
    while not state.over:
        glimpse = Glimpse(state, state.decision.seat)
        lines = Think(Chance.of(choices)).considered(glimpse)
        if len({line.option for line in lines}) > 1:
            choices += 1
            if choices % 10 == 0:
                tables = imagined_tables(glimpse, Chance.of(choices))
                began = process_time()
                for _ in range(max(1, rollouts // len(lines))):
                    look(next(tables), glimpse.seat, lines)
                    tried += len(lines)
                seconds += process_time() - began
        state.play(lines[0].option, glimpse.seat)
    return tried / seconds if tried else 0.0


def habits(bot: str, games: int) -> str:
    """Tell how often a bot goes to the Forest in Agricola against itself, and how many people it has in the end."""
    forest, people = [], []
    for seed in range(FIRST_SEED, FIRST_SEED + games):
        state: Any = find("agricola").origin(2, seed, {}, {}).begin()
        finish(state, [bot, bot], seed)
        forest.append(sum(state.code(option) == "space:forest" for _, option in state.history) / 2)
        people.append(sum(state.people) / 2)
    return f"{bot}, {games} games: {fmean(forest):.1f} times to the Forest, {fmean(people):.1f} people"


def main() -> None:
    """Measure what is asked for."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("file", type=Path, nargs="?")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--budget", nargs="*", default=[])
    parser.add_argument("--only", nargs="*", default=[""])
    parser.add_argument("--speed", action="store_true")
    parser.add_argument("--habits")
    asked = parser.parse_args()
    if asked.habits:
        print(habits(asked.habits, asked.games))
    if asked.speed:
        for game in SHELF:
            found = {seats: speed(game, seats) for seats in (1, 2)}
            print(
                f"{game}: " + ", ".join(f"{each:.0f} rollouts a second with {seats} seats" for seats, each in found.items() if each)
            )
    if asked.file:
        measurement = Measurement(asked.file, {game: int(budget) for game, budget in (each.split("=") for each in asked.budget)})
        wanted = [row for row in rows() if any(part in row.name for part in asked.only)]
        measurement.play(wanted, asked.games)
        print("| what | as | games | found | aim |\n|---|---|---|---|---|", *measurement.table(wanted), sep="\n")


if __name__ == "__main__":
    main()
