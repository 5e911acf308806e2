"""`grange …`: play, simulate, replay and read, in a terminal."""

from __future__ import annotations

import os
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any, NoReturn, cast

from rich.console import Console

from grange.cli import campaign, database, play, review, serve, show, simulate, tournament
from grange.core.errors import GrangeError
from grange.core.native import is_compiled
from grange.core.state import State
from grange.core.words import LANGUAGES, Words, words
from grange.games import SHELF
from grange.version import VERSION

RUNS = {False: "cli-runs-plain", True: "cli-runs-compiled"}


class Parser(ArgumentParser):
    """An argument parser that speaks the user's language."""

    def __init__(self, tongue: Words, **settings: Any) -> None:
        super().__init__(add_help=False, **settings)
        self.tongue = tongue
        self._positionals.title = tongue.say("cli-arguments")
        self._optionals.title = tongue.say("cli-options")
        self.add_argument("-h", "--help", action="help", help=tongue.say("cli-help"))

    def format_help(self) -> str:
        """Say how a command is used."""
        return super().format_help().replace("usage:", self.tongue.say("cli-usage"), 1)

    def error(self, message: str) -> NoReturn:
        """Say what was wrong and where help is."""
        sys.stderr.write(self.tongue.say("cli-wrong-arguments", problem=message, help=f"{self.prog} --help") + "\n")
        raise SystemExit(2)


def language(arguments: Sequence[str]) -> str:
    """Find the language before anything is said: `--lang`, else the system's, else English."""
    for place, argument in enumerate(arguments):
        if argument == "--lang" and place + 1 < len(arguments):
            return arguments[place + 1]
        if argument.startswith("--lang="):
            return argument.removeprefix("--lang=")
    system = next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), "en")
    return system[:2] if system[:2] in LANGUAGES else "en"


def parser(tongue: Words) -> ArgumentParser:
    """Describe every command."""
    say = tongue.say
    top = Parser(tongue, prog="grange", description=say("cli-about"))
    top.add_argument("--version", action="version", version=say(RUNS[is_compiled(State)], version=VERSION), help=say("cli-version"))
    commands = top.add_subparsers(
        dest="command",
        required=True,
        metavar=say("cli-command"),
        title=say("cli-commands"),
        parser_class=cast("type[Parser]", partial(Parser, tongue)),
    )

    def command(name: str, about: str) -> ArgumentParser:
        added = commands.add_parser(name, help=say(about), description=say(about))
        added.add_argument("--lang", choices=LANGUAGES, default=tongue.lang, help=say("cli-lang"))
        return added

    playing = command("play", "cli-play")
    playing.add_argument("game", nargs="?", choices=SHELF, help=say("cli-game"))
    playing.add_argument("--seats", help=say("cli-play-seats"))
    playing.add_argument("--save", type=Path, help=say("cli-save"))
    playing.add_argument("--resume", type=Path, nargs="?", const=play.LAST_GAME, help=say("cli-resume"))
    playing.set_defaults(run=play.run)

    series = command("campaign", "cli-campaign")
    campaign.describe(series, tongue)

    simulating = command("simulate", "cli-simulate")
    simulate.describe(simulating, tongue)

    contest = command("tournament", "cli-tournament")
    tournament.describe(contest, tongue)

    for options in (playing, simulating, contest):
        options.add_argument("--seed", type=int, help=say("cli-seed"))
        options.add_argument("--hand", metavar="A086,B118,…", help=say("cli-hand"))

    for options in (playing, simulating, contest, series):
        options.add_argument("--rule", action="append", default=[], metavar="NAME=VALUE", help=say("cli-rule"))

    replaying = command("replay", "cli-replay")
    replaying.add_argument("file", type=Path, help=say("cli-replay-file"))
    replaying.add_argument("--end", action="store_true", help=say("cli-replay-end"))
    replaying.set_defaults(run=show.replay)

    review.describe(command("review", "cli-review"), tongue)

    command("games", "cli-list-games").set_defaults(run=show.games)

    components = command("components", "cli-list-components")
    components.add_argument("game", choices=SHELF, help=say("cli-game"))
    components.set_defaults(run=show.components)
    for options in (playing, simulating, contest, components, series):
        options.add_argument("--components", type=Path, metavar="FILE", help=say("cli-components"))

    serve.describe(command("serve", "cli-serve"), tongue)

    database.describe(command("database", "cli-database-about"), tongue)

    rules = command("rules", "cli-rules")
    rules.add_argument("game", choices=SHELF, help=say("cli-game"))
    rules.set_defaults(run=show.rules)
    return top


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; give 0, or 2 when it was asked for something impossible."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    tongue = words(language(given))
    chosen: Namespace = parser(tongue).parse_args(given)
    console = Console(highlight=False, emoji=False)
    try:
        chosen.run(chosen, console)
    except GrangeError as problem:
        Console(stderr=True, highlight=False).print(problem.say(tongue.lang), markup=False, style="red")
        return 2
    except (KeyboardInterrupt, BrokenPipeError):
        return 130
    return 0
