"""Measures the strength of bots against our targets: matches for two, one bot among steady ones, and solo games.

    python bench/strength.py FILE [--games 20] [--budget evergreen=64 ...] [--only evergreen ...] [--jobs 2] [--cluster [ADDRESS]]
    python bench/strength.py --speed
    python bench/strength.py --habits think:48 [--games 4]
    python bench/strength.py FILE --levels [--games 20] [--budget ...] [--only evergreen ...]

Seeds begin at 1,000,000; nothing was tuned on them. With several players, every seed is played from each seat. All rows of the
table take turns, and every game goes into FILE as it ends: so the table becomes more exact with time, and a stopped measurement
continues. Rows without a thinking bot get five times as many games, since they cost next to nothing. With `--games 0` the table is
made from the games in FILE.

Master thinks for five seconds per choice. Seconds are worth different amounts on different machines, so a budget in rollouts makes
a measurement repeatable; `--speed` measures the rollouts per second of CPU time here. A search that is sure ends before its budget
does. "Doubled" is Master with twice its budget. `Judged` is Steady as it was before there were nets, and "rollouts" Master as it
was, with the same budget. `--habits` tells how a bot farms in Agricola for two against a rival that takes all the wood: how early
its family grows, how often it goes to the Forest, and how many pastures it has.

`--levels` measures each level of bots against the next gentler one, with two, three and four seats, and writes their ratings to
`grange/web/ratings/levels.toml`, on the scale of people's ratings: pages name the level that matches a person.
"""

from __future__ import annotations

import json
from argparse import ArgumentParser
from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import date
from functools import partial
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from time import process_time
from typing import Any
from unittest.mock import patch

from grange.bots import AnyBot, bot_name, learned
from grange.bots.judged import Judged
from grange.bots.think import Think, imagined_tables, values_on
from grange.core.campaign import Campaign
from grange.core.chance import SEEDS, Chance
from grange.core.glimpse import Glimpse
from grange.games import SHELF, find
from grange.games.agricola.box import NUMBER, ROUNDS
from grange.games.agricola.farm import pastures_of
from grange.lab.ratings import rate
from grange.lab.simulation import Plan, Result, finish, play_seed
from grange.lab.statistics import CONFIDENCE, wilson
from grange.lab.tasks import LOCAL, Workers, run_tasks
from grange.web.house.bot_characters import LEVELS
from grange.web.house.bot_characters import USUAL_LEVEL as USUAL
from grange.web.ratings.levels import FILE
from grange.web.ratings.model import BEGIN

FIRST_SEED = 1_000_000
CHEAP = 5  # times as many games where no bot thinks
HARDSHIPS = {"two_cards": "on", "targets": "highest", "tricks": "off"}
SECONDS = 5  # per choice of Master
ROLLOUTS = "rollouts"  # Master before there were nets, with the same budget
JUDGED = "grange.bots.judged:Judged"  # what Steady was before there were nets, and still is without one
WOOD_SPACES = ("space:forest", "space:grove", "space:copse")  # of Agricola


@dataclass(frozen=True)
class Row:
    """The bot to measure, the other bots, and the target: a share of games, or a mean of points."""

    game: str
    bot: str
    others: tuple[str, ...] = ()
    aim: float | None = None
    above: int | None = None  # points that count as a success; None: a win does
    mean: bool = False
    rules: dict[str, str] = field(default_factory=dict)
    campaign: bool = False  # solo games until a goal is missed; the points are the goals reached in a row

    @property
    def name(self) -> str:
        """A description of the row."""
        rules = "".join(f" {rule}={value}" for rule, value in self.rules.items())
        return f"{self.game}{rules}: {self.bot} {'against ' + ', '.join(self.others) if self.others else 'alone'}, {self.measure}"

    @property
    def measure(self) -> str:
        """What counts."""
        if self.campaign:
            return "goals in a row"
        if self.mean:
            return "mean"
        return "won" if self.above is None else f"above {self.above}"

    @property
    def cheap(self) -> bool:
        """Whether no bot thinks."""
        return not {"strong", "master", "doubled", ROLLOUTS} & {self.bot, *self.others}


def level_rows() -> Iterator[Row]:
    """List the rows that rate the levels of bots."""
    for game in SHELF:
        for seats in (2, 3, 4):
            for level, gentler in zip(LEVELS[1:], LEVELS, strict=False):
                yield Row(game, level, (gentler,) * (seats - 1))


AIMS = (
    Row("agricola", "steady", (JUDGED,), 0.95),
    Row("agricola", "master", (ROLLOUTS,), 0.98),
    Row("agricola", "steady", (JUDGED,), 0.85, rules={"cards": "on"}),
    Row("agricola", "steady", (JUDGED,) * 3, 0.6, rules={"cards": "on"}),
    *(Row("agricola", "master", ("steady",) * others) for others in (1, 2, 3)),
    *(Row("agricola", "master", ("steady",), rules={rule: "on"}) for rule in ("cards", "x_deck", "legendary_deck")),
    Row("agricola", "master", ("steady",), rules={"seasons": "spring"}),
    Row("agricola", "master", aim=58, mean=True),
    Row("agricola", "master", aim=6, mean=True, campaign=True),
    *(Row("petrichor", "master", (JUDGED,) * others, aim) for others, aim in ((1, 0.95), (2, 0.75), (3, 0.75))),
    Row("petrichor", "master", aim=0.98),
    Row("petrichor", "master", aim=0.8, rules=HARDSHIPS),
    *(Row("evergreen", "master", (JUDGED,) * others, aim) for others, aim in ((1, 0.95), (2, 0.75), (3, 0.55))),
    Row("evergreen", "steady", aim=185, mean=True),
    Row("evergreen", "master", aim=200, mean=True),
    *(Row("farmerama", "master", (JUDGED,) * others, aim) for others, aim in ((1, 0.95), (2, 0.75), (3, 0.65))),
    Row("farmerama", "master", aim=162, mean=True),
    Row("farmerama", "master", aim=0.99),
)


def rows() -> Iterator[Row]:
    """List the rows of the table."""
    for game in SHELF:
        yield Row(game, "gentle", ("random",), 0.9)
        yield Row(game, "steady", ("gentle",), 0.9)
        yield Row(game, "doubled", ("master",))
    yield from AIMS


# Playing


@dataclass(frozen=True)
class Entry:
    """A game to be played: its description, its plan, its number in its row, and whether it is a campaign."""

    what: str
    plan: Plan
    number: int
    campaign: bool


@dataclass(frozen=True)
class Measurement:
    """The games in a file, and those that are still to be played."""

    file: Path
    budgets: dict[str, int]  # rollouts, by game; a game without an entry uses seconds

    def lines(self) -> list[str]:
        """Read the lines of the file, without an incomplete last one."""
        lines = self.file.read_text(encoding="utf-8").splitlines(keepends=True) if self.file.exists() else []
        return [line for line in lines if line.endswith("\n")]

    def known(self) -> dict[str, Result]:
        """Read the played games, by their descriptions."""
        found = map(json.loads, self.lines())
        return {game["played"]: Result(**game["result"]) for game in found}

    def seated(self, row: Row, number: int) -> list[AnyBot]:
        """Return the bots by seat for a row's game of this number: the measured bot moves from seat to seat."""
        place = number % (1 + len(row.others))
        return [self.player(row.game, bot) for bot in (*row.others[:place], row.bot, *row.others[place:])]

    def player(self, game: str, bot: str) -> AnyBot:
        """Return a bot, with a budget for Master."""
        if bot == ROLLOUTS:
            return (
                partial(Rollouts, rollouts=self.budgets[game])
                if game in self.budgets
                else partial(Rollouts, seconds=float(SECONDS))
            )
        times = {"master": 1, "doubled": 2}.get(bot)
        if times is None:
            return bot
        return f"think:{self.budgets[game] * times}" if game in self.budgets else f"think:{SECONDS * times}s"

    def game(self, row: Row, number: int) -> tuple[str, Plan]:
        """Return the description of a row's game of this number, and its plan."""
        bots, seed = self.seated(row, number), FIRST_SEED + number // (1 + len(row.others))
        name = f"{row.game} campaign" if row.campaign else row.game
        return f"{name} {row.rules} {[*map(bot_name, bots)]} {seed}", Plan(row.game, bots, seed, row.rules, {})

    def play(self, wanted: list[Row], games: int, workers: Workers) -> None:
        """Play the missing games, one of each row in turn."""
        self.file.write_text("".join(self.lines()), encoding="utf-8")
        missing = list(self.missing(wanted, games))
        results = run_tasks(play_entry, missing, range(len(missing)), workers)
        with self.file.open("a", encoding="utf-8") as file:
            for entry, result in zip(missing, results, strict=True):
                file.write(json.dumps({"played": entry.what, "result": result.to_dict()}) + "\n")
                file.flush()

    def missing(self, wanted: list[Row], games: int) -> Iterator[Entry]:
        """List the games that the file does not have yet; rows may share games."""
        known = set(self.known())
        for number in range(games * CHEAP):
            for row in wanted:
                what, plan = self.game(row, number)
                if what not in known and (number < games or row.cheap):
                    known.add(what)
                    yield Entry(what, plan, number, row.campaign)

    def table(self, wanted: list[Row]) -> Iterator[str]:
        """Yield a line for each row that has games."""
        played = self.known()
        for row in wanted:
            numbers = [number for number in range(len(played)) if self.game(row, number)[0] in played]
            if numbers:
                games = [(played[self.game(row, number)[0]], number % (1 + len(row.others))) for number in numbers]
                yield line(row, bot_name(self.player(row.game, row.bot)), games)

    # Levels

    def ratings(self, wanted: list[Row]) -> Iterator[str]:
        """Yield the lines of the file with the ratings of levels, as far as all of a game's were measured."""
        played = self.known()
        yield f"# Ratings of the levels of bots: [points, margin]. From `bench/strength.py FILE --levels`, {date.today()}."
        yield f"# Rollouts of Master: {self.budgets or f'as many as fit into {SECONDS} seconds'}. Steady joins both scales."
        for game in dict.fromkeys(row.game for row in wanted):
            for seats in (2, 3, 4):
                asked = [row for row in wanted if (row.game, len(row.others) + 1) == (game, seats)]
                found = [
                    played[what] for row in asked for number in range(len(played)) if (what := self.game(row, number)[0]) in played
                ]
                names = {bot_name(self.player(game, level)): level for level in LEVELS}
                met = [bot for bot in names if any(bot in result.bots for result in found)]
                if USUAL in met and len(met) > 1:
                    yield f"\n[{game}.{seats}]  # {len(found)} games"
                    yield from (
                        f"{names[bot]} = [{rating}, {margin}]" for bot, rating, margin in on_peoples_scale(found, met, seats)
                    )


def on_peoples_scale(results: list[Result], bots: list[str], seats: int) -> Iterator[tuple[str, int, int]]:
    """Yield the rating and margin of each bot; Steady has the rating of somebody about whom nothing is known.

    In the model of people's ratings the odds between two rivals depend on their distance divided by the square root of the seats.
    """
    wide, fitted = sqrt(seats / 2), {row.bot: row for row in rate(results, bots)}
    for bot in bots:
        row = fitted[bot]
        yield bot, round(BEGIN + wide * (row.rating - fitted[USUAL].rating)), round(wide * row.margin / CONFIDENCE)


def play_entry(entries: list[Entry], place: int) -> Result:
    """Play one of the missing games."""
    entry = entries[place]
    if entry.campaign:
        return play_campaign(entry.plan, entry.number)
    return play_seed(entry.plan, entry.number, entry.plan.seed)


def play_campaign(plan: Plan, number: int) -> Result:
    """Play games of a solo campaign until one of them is lost."""
    campaign, choices = Campaign.start(find(plan.game), 1, plan.rules), 0
    while campaign.number == len(campaign.games) + 1:  # all were won
        for seat in campaign.undecided:
            campaign = campaign.keep(seat, campaign.advice(seat))
        seed = Chance.of(plan.seed, campaign.number).below(SEEDS)
        state = campaign.begin(seed)
        finish(state, plan.bots, seed)
        campaign, choices = campaign.after(state), choices + len(state.history)
    return Result(number, plan.seed, [bot_name(bot) for bot in plan.bots], campaign.standing, [], [], choices)


def line(row: Row, player: str, games: list[tuple[Result, int]]) -> str:
    """Return the line of a row; each game comes with the seat of the measured bot."""
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
    """Return a seat's share of a win."""
    return (seat in result.winners) / max(1, len(result.winners))


# Speed


def speed(game: str, seats: int, rollouts: int = 24) -> float:
    """Return the rollouts per second of CPU time, measured in every tenth choice of a game; 0 if no bot thinks."""
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
                    values_on(next(tables), glimpse.seat, lines)
                    tried += len(lines)
                seconds += process_time() - began
        state.play(lines[0].option, glimpse.seat)
    return tried / seconds if tried else 0.0


class Rollouts(Think):
    """Master before there were nets: rollouts of the judge's best options at every table."""

    def choose(self, glimpse: Glimpse) -> int:
        """Choose as if no game had a net."""
        with patch.object(learned, "net_in", return_value=None):
            return super().choose(glimpse)


class WoodTaker(Judged):
    """Goes where wood lies whenever it can, and otherwise follows Agricola's judge."""

    def rank(self, glimpse: Glimpse) -> list[int]:
        """Sort the options: first the spaces with most wood."""
        state: Any = glimpse.imagine(0)
        wood = {code: state.piles[NUMBER[code.partition(":")[2]]] for code in WOOD_SPACES}
        return sorted(super().rank(glimpse), key=lambda option: -wood.get(state.code(option), 0))


def habits(bot: str, games: int) -> str:
    """Describe how a bot farms in Agricola for two against a rival that takes all the wood."""
    found = [habits_in(bot, seed, seed % 2) for seed in range(FIRST_SEED, FIRST_SEED + games)]
    means = {name: fmean(game[name] for game in found) for name in found[0]}
    return f"{bot}, {games} games: " + ", ".join(f"{name} {mean:.1f}" for name, mean in means.items())


def habits_in(bot: str, seed: int, seat: int) -> dict[str, float]:
    """Play one game, and count what a strong farmer does early and often."""
    state: Any = find("agricola").origin(2, seed, {}, {}).begin()
    grown: list[int] = []

    def watch(state: Any) -> None:
        if state.people[seat] > 2:
            grown.append(state.round)

    finish(state, [bot, WoodTaker] if seat == 0 else [WoodTaker, bot], seed, watch)
    own, other = state.scores[seat], state.scores[1 - seat]
    return {
        "won": float(seat in state.winners),
        "points": own,
        "points of the rival": other,
        "third person in round (15 if never; aim: by 7.5)": min(grown, default=ROUNDS + 1),
        "people at the end": state.people[seat],
        "visits to the Forest (aim: 5)": sum(state.code(option) == "space:forest" for who, option in state.history if who == seat),
        "pastures (aim: 2.5)": len(pastures_of(state.fences[seat])),
    }


def main() -> None:
    """Run the chosen measurement."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("file", type=Path, nargs="?")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--budget", nargs="*", default=[])
    parser.add_argument("--only", nargs="*", default=[""])
    parser.add_argument("--jobs", type=int)
    parser.add_argument("--cluster", nargs="?", const=LOCAL, metavar="ADDRESS")
    parser.add_argument("--speed", action="store_true")
    parser.add_argument("--habits")
    parser.add_argument("--levels", action="store_true")
    asked = parser.parse_args()
    if asked.habits:
        print(habits(asked.habits, asked.games))
    if asked.speed:
        for game in SHELF:
            found = {seats: speed(game, seats) for seats in (1, 2)}
            print(
                f"{game}: " + ", ".join(f"{rate:.0f} rollouts a second with {seats} seats" for seats, rate in found.items() if rate)
            )
    if asked.file:
        measurement = Measurement(asked.file, {game: int(budget) for game, budget in (entry.split("=") for entry in asked.budget)})
        wanted = [row for row in (level_rows if asked.levels else rows)() if any(part in row.name for part in asked.only)]
        measurement.play(wanted, asked.games, Workers(asked.jobs, asked.cluster))
        if asked.levels:
            FILE.write_text("\n".join(measurement.ratings(wanted)) + "\n", encoding="utf-8")
        print("| what | as | games | found | aim |\n|---|---|---|---|---|", *measurement.table(wanted), sep="\n")


if __name__ == "__main__":
    main()
