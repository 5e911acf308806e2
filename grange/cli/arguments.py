"""Arguments that several commands share."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Collection
from importlib.util import find_spec
from math import inf
from pathlib import Path
from typing import Any

from grange.bots import check_bots, is_elsewhere
from grange.core.chance import seed_in
from grange.core.components import corrections
from grange.core.errors import BadSetup, GrangeError
from grange.core.game import Game, Origin
from grange.core.words import Words
from grange.lab.tasks import LOCAL, Workers

ME = "me"


def seed(text: str) -> int:
    """Read a seed: a number, or the 32 hexadecimal digits from the record of a server's table."""
    found = seed_in(text)
    return found if isinstance(found, int) else int(text)


def positive(text: str) -> float:
    """Read a number above zero, such as a time or a share."""
    number = float(text)
    if not 0 < number < inf:
        raise ValueError(text)
    return number


def rules_of(chosen: Namespace) -> dict[str, str]:
    """Read `--rule NAME=VALUE`, which may appear several times, and `--hand`, a shortcut for one rule."""
    rules = {}
    for rule in chosen.rule:
        name, equals, value = rule.partition("=")
        if not equals:
            raise BadSetup("error-rule-form", rule=rule)
        rules[name] = value
    if chosen.hand:
        rules["hand"] = chosen.hand
    return rules


def corrections_of(file: Path | None) -> dict[str, Any]:
    """Read an owner's components file, if one is given."""
    return corrections(file) if file else {}


def players_of(seats: str, *, with_me: bool) -> list[str]:
    """Read the player of each seat: `me`, or the name of a bot; a custom bot may be in the current folder."""
    players = [player.strip() for player in seats.split(",")]
    if any(map(is_elsewhere, players)) and "" not in sys.path:
        sys.path.insert(0, "")
    check_bots(players, *([ME] if with_me else []))
    return players


def origin_of(game: Game[Any], chosen: Namespace, players: list[str], seed: int) -> Origin:
    """Check the set-up that the arguments describe."""
    return game.origin(len(players), seed, rules_of(chosen), corrections_of(chosen.components))


def add_workers(command: ArgumentParser, words: Words) -> None:
    """Add the arguments that say where tasks run."""
    command.add_argument("--jobs", type=int, metavar="N", help=words.say("cli-jobs"))
    command.add_argument("--cluster", nargs="?", const=LOCAL, metavar="ADDRESS", help=words.say("cli-cluster"))


def workers_of(chosen: Namespace) -> Workers:
    """Read where tasks run."""
    check_numbers(("--jobs", chosen.jobs))
    check_workers(chosen)
    return Workers(chosen.jobs, chosen.cluster)


def check_workers(chosen: Namespace) -> None:
    """Refuse a cluster before anything is written if the package for it is missing."""
    if chosen.cluster is not None and find_spec("ray") is None:
        raise BadSetup("error-cluster-missing", package="ray")


def check_numbers(*arguments: tuple[str, int | None], least: int = 1) -> None:
    """Refuse numbers that are too small."""
    for argument, number in arguments:
        if number is not None and number < least:
            raise BadSetup("error-too-few", argument=argument, least=least, number=number)


def read_file(path: Path, missing: GrangeError) -> str:
    """Read the text of a file; one that cannot be read is the given error."""
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as problem:
        raise missing from problem


def check_file(path: Path | None, kinds: Collection[str]) -> None:
    """Refuse a file that cannot be written because it has another extension, or lies in a folder that does not exist."""
    if path and path.suffix not in kinds:
        raise BadSetup("error-out-kind", file=str(path), kinds=list(kinds))
    if path and not path.parent.is_dir():
        raise BadSetup("error-cannot-write", file=str(path))
