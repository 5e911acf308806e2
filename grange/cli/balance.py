"""`grange balance`: measures a game's balance, and writes what stands out as one page."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from datetime import UTC, datetime
from pathlib import Path

from rich.console import Console

from grange.cli.arguments import add_workers, check_numbers, check_workers, corrections_of, players_of, rules_of, seed, workers_of
from grange.cli.simulate import DEFAULT_SEED, progress_bar
from grange.core.errors import BadSetup
from grange.core.words import Words, read_words
from grange.games import find, names
from grange.lab.balance.collect import wanted_parts
from grange.lab.balance.plan import OTHER, PARTS, BalancePlan, make_plan
from grange.lab.balance.run import Played
from grange.lab.balance.run import run as play
from grange.lab.balance.subjects import subject_of
from grange.lab.balance.write import write_report
from grange.lab.results import pyarrow
from grange.lab.run_file import writing

GAMES, WIDTH = 2000, 0.1
MOST_BOTS = 2
TABLES = ("csv", "parquet")


def describe(command: ArgumentParser, words: Words) -> None:
    """Describe the arguments."""
    say = words.say
    command.add_argument("game", choices=names(), help=say("cli-game"))
    command.add_argument("--seats", type=int, metavar="N", help=say("cli-balance-seats"))
    command.add_argument("--bots", default="steady,gentle", help=say("cli-balance-bots"))
    command.add_argument("--games", type=int, metavar="N", default=GAMES, help=say("cli-balance-games"))
    command.add_argument("--width", type=float, metavar="SHARE", default=WIDTH, help=say("cli-balance-width"))
    add_workers(command, words)
    command.add_argument("--seed", type=seed, default=DEFAULT_SEED, help=say("cli-seed"))
    command.add_argument("--always", action="append", default=[], metavar="NAME=VALUE", help=say("cli-balance-always"))
    command.add_argument("--rule", action="append", default=[], metavar="NAME=VALUE", help=say("cli-balance-rule"))
    command.add_argument("--components", type=Path, metavar="FILE", help=say("cli-balance-components"))
    command.add_argument("--parts", help=say("cli-balance-parts"))
    command.add_argument("--again", type=int, metavar="N", default=6, help=say("cli-balance-again"))
    command.add_argument("--tables", choices=TABLES, default=TABLES[0], help=say("cli-balance-tables"))
    command.add_argument("--out", type=Path, metavar="FOLDER", help=say("cli-balance-out"))
    command.set_defaults(run=run)


def run(chosen: Namespace, console: Console) -> None:
    """Play what is missing, and write the report; an interrupted run is kept."""
    plan = plan_of(chosen)
    parts = parts_of(chosen, plan)
    words = read_words(chosen.lang, find(plan.game).folder)
    folder = chosen.out or Path(f"balance-{plan.game}")
    with writing(folder):
        folder.mkdir(parents=True, exist_ok=True)
    try:
        played = collect(plan, chosen, parts, folder, words)
    except KeyboardInterrupt:
        console.print(words.say("balance-stopped"))
        raise
    date = f"{datetime.now(UTC):%Y-%m-%d}"
    path = write_report(played, folder, words, date, command_of(chosen), chosen.tables)
    console.print(words.say("balance-enough" if played.enough else "balance-not-enough", games=len(played.base)))
    console.print(words.say("balance-written", file=str(path)))


def plan_of(chosen: Namespace) -> BalancePlan:
    """Check all arguments before the first game begins."""
    check_numbers(("--games", chosen.games), ("--jobs", chosen.jobs), ("--seats", chosen.seats))
    check_numbers(("--again", chosen.again), least=0)
    if chosen.tables == "parquet":
        pyarrow()
    check_workers(chosen)
    if not 0 < chosen.width < 1:
        raise BadSetup("error-balance-width")
    bots = players_of(chosen.bots, with_me=False)
    if len(bots) > MOST_BOTS:
        raise BadSetup("error-balance-bots")
    subject = subject_of(chosen.game)
    rules = {**subject.rules, **rules_of(Namespace(rule=chosen.always, hand=None))}
    return make_plan(
        chosen.game,
        subject.seats if chosen.seats is None else chosen.seats,
        bot=bots[0],
        second=bots[-1],
        ladder=tuple(dict.fromkeys(("random", *reversed(bots)))),
        seed=chosen.seed,
        rules=rules,
        other_rules=rules_of(Namespace(rule=chosen.rule, hand=None)),
        other_components=corrections_of(chosen.components),
        again=chosen.again,
        width=chosen.width,
    )


def parts_of(chosen: Namespace, plan: BalancePlan) -> list[str]:
    """Read the parts to play; all that make sense for the plan if none are named."""
    wanted = wanted_parts(plan)
    parts = wanted if chosen.parts is None else [part.strip() for part in chosen.parts.split(",")]
    for part in parts:
        if part not in PARTS:
            raise BadSetup("error-balance-part", part=part[:80], parts=list(PARTS))
        if part not in wanted:
            raise BadSetup("error-balance-part-without", part=part, game=plan.game, parts=wanted)
    if plan.compares and OTHER not in parts:
        raise BadSetup("error-balance-other")
    return parts


def collect(plan: BalancePlan, chosen: Namespace, parts: list[str], folder: Path, words: Words) -> Played:
    """Play with a progress bar for each part."""
    with progress_bar() as progress:
        bars = {}

        def show(part: str, done: int, of: int) -> None:
            if part not in bars:
                bars[part] = progress.add_task(words.say(f"balance-part-{part}"), total=of, completed=done)
            progress.update(bars[part], completed=done, total=of)

        return play(plan, folder, chosen.games, parts, workers_of(chosen), show)


def command_of(chosen: Namespace) -> str:
    """Return the command as it was given, for the head of the page."""
    return " ".join(["grange", *sys.argv[1:]]) if sys.argv[1:2] == ["balance"] else f"grange balance {chosen.game}"
