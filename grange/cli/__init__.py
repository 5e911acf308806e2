"""`grange …`: play, simulate, replay and read, in a terminal."""

from __future__ import annotations

import os
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import cast

from rich.console import Console

from grange.cli import balance, campaign, database, house, new_game, play, review, serve, show, simulate, tournament, train
from grange.cli.arguments import seed
from grange.cli.exit_codes import exit_code
from grange.cli.parsing import Parser
from grange.core.errors import GrangeError
from grange.core.native import is_compiled
from grange.core.state import State
from grange.core.words import LANGUAGES, Words, read_words
from grange.version import VERSION

RUNS = {False: "cli-runs-plain", True: "cli-runs-compiled"}


def language(arguments: Sequence[str]) -> str:
    """Choose the language before anything is printed: `--lang`, else the system's, else English."""
    for place, argument in enumerate(arguments):
        if argument == "--lang" and place + 1 < len(arguments):
            return arguments[place + 1]
        if argument.startswith("--lang="):
            return argument.removeprefix("--lang=")
    system = next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), "en")
    return system[:2] if system[:2] in LANGUAGES else "en"


def parser(words: Words) -> ArgumentParser:
    """Describe all commands."""
    say = words.say
    top = Parser(words, prog="grange", description=say("cli-about"))
    top.add_argument("--version", action="version", version=say(RUNS[is_compiled(State)], version=VERSION), help=say("cli-version"))
    commands = top.add_subparsers(
        dest="command",
        required=True,
        metavar=say("cli-command"),
        title=say("cli-commands"),
        parser_class=cast("type[Parser]", partial(Parser, words)),
    )

    def command(name: str, about: str) -> ArgumentParser:
        added = commands.add_parser(name, help=say(about), description=say(about))
        added.add_argument("--lang", choices=LANGUAGES, default=words.lang, help=say("cli-lang"))
        return added

    play.describe(playing := command("play", "cli-play"), words)
    campaign.describe(series := command("campaign", "cli-campaign"), words)
    simulate.describe(simulating := command("simulate", "cli-simulate"), words)
    tournament.describe(contest := command("tournament", "cli-tournament"), words)
    balance.describe(command("balance", "cli-balance"), words)
    show.describe_replay(command("replay", "cli-replay"), words)
    review.describe(command("review", "cli-review"), words)
    command("games", "cli-list-games").set_defaults(run=show.games)
    show.describe_components(components := command("components", "cli-list-components"), words)
    serve.describe(command("serve", "cli-serve"), words)
    database.describe(command("database", "cli-database-about"), words)
    house.describe(command("house", "cli-house"), words)
    new_game.describe(command("new-game", "cli-new-game"), words)
    train.describe(command("train", "cli-train"), words)
    show.describe_rules(command("rules", "cli-rules"), words)
    _describe_set_up(playing, series, simulating, contest, components, words)
    return top


def _describe_set_up(
    playing: ArgumentParser,
    series: ArgumentParser,
    simulating: ArgumentParser,
    contest: ArgumentParser,
    components: ArgumentParser,
    words: Words,
) -> None:
    """Describe the options that several commands share: what game they set up."""
    say = words.say
    playing.add_argument("--seed", type=seed, help=say("cli-seed"))
    for options in (simulating, contest):
        options.add_argument("--seed", type=seed, default=simulate.DEFAULT_SEED, help=say("cli-seed"))
    for options in (playing, simulating, contest):
        options.add_argument("--hand", metavar="A086,B118,…", help=say("cli-hand"))
    for options in (playing, simulating, contest, series):
        options.add_argument("--rule", action="append", default=[], metavar="NAME=VALUE", help=say("cli-rule"))
    for options in (playing, simulating, contest, components, series):
        options.add_argument("--components", type=Path, metavar="FILE", help=say("cli-components"))


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; return 0, 2 after a request that was refused, or 75 if the same request may succeed later."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    words = read_words(language(given))
    chosen: Namespace = parser(words).parse_args(given)
    console = Console(highlight=False, emoji=False)
    try:
        chosen.run(chosen, console)
    except GrangeError as problem:
        Console(stderr=True, highlight=False).print(problem.say(words.lang), markup=False, style="red", soft_wrap=True)
        return exit_code(problem)
    except (KeyboardInterrupt, BrokenPipeError):
        return 130
    return 0
