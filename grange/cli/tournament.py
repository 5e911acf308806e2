"""`grange tournament`: bots meet, and a ladder shows how strong each of them is."""

from __future__ import annotations

import json
from argparse import ArgumentParser, Namespace
from dataclasses import asdict
from itertools import islice
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from grange.cli.arguments import add_workers, check_file, check_numbers, origin_of, players_of, workers_of
from grange.cli.simulate import progress_bar, say_stopped
from grange.core.errors import BadSetup
from grange.core.swiss import Standing
from grange.core.words import Words, read_words
from grange.games import find, names
from grange.lab.ladder import ladder
from grange.lab.ratings import Rating, count_wins, rate
from grange.lab.run_file import RunFile
from grange.lab.simulation import Result
from grange.lab.swiss import SwissTournament, final, hold_rounds
from grange.lab.tournament import Tournament, hold


def describe(command: ArgumentParser, words: Words) -> None:
    """Describe the arguments."""
    say = words.say
    command.add_argument("game", choices=names(), help=say("cli-game"))
    command.add_argument("--bots", default="random,gentle,steady", help=say("cli-tournament-bots"))
    command.add_argument("--seats", type=int, metavar="N", default=2, help=say("cli-tournament-seats"))
    command.add_argument("--games", type=int, metavar="N", default=100, help=say("cli-tournament-games"))
    command.add_argument("--swiss", type=int, metavar="ROUNDS", help=say("cli-tournament-swiss"))
    add_workers(command, words)
    command.add_argument("--out", type=Path, metavar="FILE.jsonl", help=say("cli-tournament-out"))
    command.add_argument("--plot", type=Path, metavar="FILE.svg", help=say("cli-plot"))
    command.add_argument("--json", action="store_true", help=say("cli-json"))
    command.set_defaults(run=run)


def run(chosen: Namespace, console: Console) -> None:
    """Hold a tournament, show its ladder, and write the files that the arguments name."""
    tournament = tournament_of(chosen)
    words = read_words(chosen.lang, find(tournament.game).folder)
    if chosen.swiss is not None:
        hold_swiss(swiss_of(tournament, chosen), chosen, console, words)
        return
    results = collect(tournament, chosen, words)
    rows = rate(results, tournament.names)
    if chosen.plot:
        try:
            chosen.plot.write_text(ladder(rows, tournament.game, words), encoding="utf-8")
        except OSError as problem:
            raise BadSetup("error-cannot-write", file=str(chosen.plot)) from problem
    if chosen.json:
        console.print_json(json.dumps(document(tournament, results, rows)))
        return
    console.print(listing(rows, words))
    console.print(meetings(results, [row.bot for row in rows], words))


def tournament_of(chosen: Namespace) -> Tournament:
    """Check all arguments before the first game begins."""
    bots = list(dict.fromkeys(players_of(chosen.bots, with_me=False)))
    if len(bots) < 2:
        raise BadSetup("error-two-bots")
    if chosen.seats < 2:
        raise BadSetup("error-two-seats")
    origin = origin_of(find(chosen.game), chosen, bots[:1] * chosen.seats, chosen.seed)
    check_numbers(("--games", chosen.games), ("--jobs", chosen.jobs))
    check_file(chosen.out, [".jsonl"])
    check_file(chosen.plot, [".svg"])
    return Tournament(chosen.game, bots, chosen.seats, chosen.seed, dict(origin.rules), dict(origin.components))


def collect(tournament: Tournament, chosen: Namespace, words: Words) -> list[Result]:
    """Play the games that the file does not have yet, with a progress bar."""
    games = tournament.whole_rounds(chosen.games)
    file = RunFile(chosen.out, tournament.to_dict()) if chosen.out else None
    results = [Result(**row) for row in islice(file or [], games)]
    with progress_bar() as progress:
        task = progress.add_task(words.say("simulate-running"), total=games, completed=len(results))
        try:
            for result in hold(tournament, range(len(results), games), workers_of(chosen)):
                if file:
                    file.append(result.to_dict())
                results.append(result)
                progress.advance(task)
        except KeyboardInterrupt:
            if file:
                say_stopped(len(results), chosen.out, words)
            raise
    return results


# Swiss rounds


def swiss_of(tournament: Tournament, chosen: Namespace) -> SwissTournament:
    """Check what Swiss rounds need besides: at least one round, and a game for each size of table."""
    check_numbers(("--swiss", chosen.swiss))
    if chosen.plot:
        raise BadSetup("error-swiss-plot")
    swiss = SwissTournament(**vars(tournament), rounds=chosen.swiss)
    for size in {size for size in swiss.sizes if size > 1}:
        find(swiss.game).origin(size, swiss.seed, swiss.rules, swiss.components)
    return swiss


def hold_swiss(tournament: SwissTournament, chosen: Namespace, console: Console, words: Words) -> None:
    """Play Swiss rounds with a progress bar, and show the standings."""
    file = RunFile(chosen.out, tournament.to_dict()) if chosen.out else None
    results = [Result(**row) for row in islice(file or [], tournament.games)]
    with progress_bar() as progress:
        task = progress.add_task(words.say("simulate-running"), total=tournament.games, completed=len(results))
        for result in hold_rounds(tournament, results, workers_of(chosen)):
            if file:
                file.append(result.to_dict())
            results.append(result)
            progress.advance(task)
    rows = final(tournament, results)
    if chosen.json:
        standing = [asdict(row) for row in rows]
        console.print_json(json.dumps({"tournament": tournament.to_dict(), "games": len(results), "standings": standing}))
        return
    console.print(standings_table(rows, tournament.rounds, words))


def standings_table(rows: list[Standing], rounds: int, words: Words) -> Table:
    """Lay out the standings after Swiss rounds."""
    table = Table(title=words.say("tournament-standings", game=words.say("game-name")), title_justify="left")
    table.add_column("", justify="right")
    table.add_column(words.say("simulate-who"), overflow="fold")
    for number in range(1, rounds + 1):
        table.add_column(words.say("tournament-round", number=number), justify="right")
    for column in ("tournament-points", "tournament-rivals"):
        table.add_column(words.say(column), justify="right")
    for row in rows:
        places = ["–" if place is None else str(place) for place in row.results]
        table.add_row(str(row.place), row.player, *places, f"{row.points:g}", f"{row.rivals:g}")
    return table


def document(tournament: Tournament, results: list[Result], rows: list[Rating]) -> dict[str, Any]:
    """Sum the tournament up as plain JSON."""
    return {"tournament": tournament.to_dict(), "games": len(results), "ladder": [asdict(row) for row in rows]}


def listing(rows: list[Rating], words: Words) -> Table:
    """Lay out the ladder."""
    table = Table(title=words.say("tournament-ladder", game=words.say("game-name")), title_justify="left")
    table.add_column(words.say("simulate-who"), overflow="fold")
    for column in ("tournament-rating", "simulate-games", "simulate-mean", "simulate-wins", "simulate-interval"):
        table.add_column(words.say(column), justify="right", overflow="fold")
    for row in rows:
        low, high = row.interval
        rating = f"{row.rating:.0f} ± {row.margin:.0f}"
        table.add_row(row.bot, rating, str(row.games), f"{row.mean:.1f}", f"{row.share:.1%}", f"{100 * low:.1f}–{high:.1%}")
    return table


def meetings(results: list[Result], bots: list[str], words: Words) -> Table:
    """Lay out how often each bot of a row finished before each bot of a column."""
    table = Table(title=words.say("tournament-meetings"), title_justify="left")
    table.add_column(words.say("simulate-who"), overflow="fold")
    for bot in bots:
        table.add_column(bot, justify="right", overflow="fold")
    wins = count_wins(results, bots)
    for one, bot in enumerate(bots):
        table.add_row(bot, *(_share(wins[one][other], wins[other][one]) for other in range(len(bots))))
    return table


def _share(wins: float, losses: float) -> str:
    return f"{wins / (wins + losses):.0%}" if wins + losses else "–"
