"""`grange house`: look after a house while it is open.

A deed is one transaction in the house's database, with its entry in the keeper's log. Servers find it there within a second or two.
"""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any, cast

from rich.console import Console

from grange.cli import settings
from grange.cli.database import existing
from grange.cli.house import deeds, lists
from grange.cli.house.inputs import days_in
from grange.core.errors import BadSetup
from grange.core.words import LANGUAGES, Words, read_words

if TYPE_CHECKING:
    from grange.web.storage.databases import Database

SETTINGS = ("data", "database")  # as of a server
LONGEST_REASON = 200  # characters

Lines = Iterator[str]


@dataclass(frozen=True)
class Deed:
    """Something that the keeper can do: how it is done, and the arguments of its command."""

    do: Callable[[Namespace, Database, Words], Lines]
    arguments: Mapping[str, Mapping[str, Any]]
    needs_reason: bool = True


def describe(command: ArgumentParser, words: Words) -> None:
    """Describe a command for every deed."""
    say = words.say
    added = command.add_subparsers(
        dest="deed",
        required=True,
        metavar=say("cli-command"),
        title=say("cli-commands"),
        parser_class=cast("type[ArgumentParser]", partial(cast("Any", type(command)), words)),
    )
    for name, deed in DEEDS.items():
        about = say(f"cli-house-{name}")
        parser = added.add_parser(name, help=about, description=about)
        for argument, options in deed.arguments.items():
            parser.add_argument(argument, **{**options, "help": say(options["help"])})
        if deed.needs_reason:
            parser.add_argument("--reason", required=True, metavar="TEXT", help=say("cli-house-reason"))
        settings.describe(parser, words, SETTINGS)
        parser.add_argument("--lang", choices=LANGUAGES, default=words.lang, help=say("cli-lang"))
        parser.set_defaults(run=partial(run, deed.do))


def run(do: Callable[[Namespace, Database, Words], Lines], chosen: Namespace, console: Console) -> None:
    """Do a deed, and tell the keeper what has happened."""
    try:
        from grange.web.storage.databases import opened
        from grange.web.storage.upgrade import check_newest
    except ImportError as problem:
        raise BadSetup("error-web-missing", package=str(problem.name)) from problem
    settings.settle(chosen, names=SETTINGS)
    chosen.data = chosen.data.absolute()
    if len(getattr(chosen, "reason", "")) > LONGEST_REASON:
        raise BadSetup("error-house-long", most=LONGEST_REASON)
    with opened(existing(chosen)) as database:
        check_newest(database)
        for line in do(chosen, database, read_words(chosen.lang)):
            console.print(line, markup=False, soft_wrap=True)


LINK: Mapping[str, Mapping[str, Any]] = {"link": {"metavar": "LINK", "help": "cli-house-link"}}
WHOM: Mapping[str, Mapping[str, Any]] = {"whom": {"metavar": "VISITOR|NETWORK|LINK", "help": "cli-house-whom"}}
PROCESS: Mapping[str, Mapping[str, Any]] = {"process": {"metavar": "PROCESS", "help": "cli-house-one-process"}}

DEEDS = {
    "find": Deed(lists.find, {"what": {"metavar": "LINK|VISITOR", "help": "cli-house-what"}}, needs_reason=False),
    "who": Deed(lists.who, {}, needs_reason=False),
    "reports": Deed(lists.reports, {"--all": {"action": "store_true", "help": "cli-house-all"}}, needs_reason=False),
    "settle": Deed(deeds.settle, {"report": {"metavar": "REPORT", "help": "cli-house-report"}}),
    "end": Deed(partial(deeds.close, "ended"), LINK),
    "hide": Deed(partial(deeds.close, "hidden"), LINK),
    "reopen": Deed(partial(deeds.close, None), LINK),
    "rename": Deed(
        deeds.rename,
        {
            **LINK,
            "seat": {"type": settings.count, "metavar": "SEAT", "help": "cli-house-seat"},
            "name": {"metavar": "NAME", "help": "cli-house-name"},
        },
    ),
    "ban": Deed(deeds.ban, {**WHOM, "--days": {"type": days_in, "metavar": "DAYS", "help": "cli-house-days"}}),
    "unban": Deed(deeds.unban, WHOM),
    "forget": Deed(deeds.forget, {"visitor": {"metavar": "VISITOR", "help": "cli-house-code"}}),
    "announce": Deed(
        deeds.announce,
        {
            **{f"--{lang}": {"metavar": "TEXT", "help": "cli-house-text"} for lang in LANGUAGES},
            "--maintenance": {"metavar": "TIME", "help": "cli-house-maintenance"},
            "--until": {"metavar": "TIME", "help": "cli-house-until"},
        },
    ),
    "withdraw": Deed(deeds.withdraw, {}),
    "drain": Deed(deeds.drain, PROCESS),
    "undrain": Deed(deeds.undrain, PROCESS),
    "orders": Deed(lists.orders, {}, needs_reason=False),
    "log": Deed(
        lists.log,
        {"--number": {"type": settings.count, "default": 50, "metavar": "N", "help": "cli-house-number"}},
        needs_reason=False,
    ),
    "recompute-ratings": Deed(deeds.recompute_ratings, {}),
    "rotate-secret": Deed(
        deeds.rotate_secret, {"--accept-old": {"type": float, "default": 30.0, "metavar": "DAYS", "help": "cli-accept-old"}}
    ),
}
