"""The parser of the command line: its help and its refusals are in the user's language."""

from __future__ import annotations

import sys
from argparse import SUPPRESS, Action, ArgumentError, ArgumentParser, HelpFormatter
from functools import partial
from typing import Any, NoReturn

from grange.cli.arguments import positive, seed
from grange.cli.settings import amount, count, port
from grange.core.words import Words

NOTHING: tuple[Any, ...] = (None, False, [], SUPPRESS)  # defaults that the help does not show

UNREADABLE = {  # what to say of a value, by how it is read
    int: "cli-value-no-integer",
    float: "cli-value-no-number",
    count: "cli-value-no-count",
    amount: "cli-value-no-amount",
    positive: "cli-value-no-positive",
    port: "cli-value-no-port",
    seed: "cli-value-no-seed",
}

# argparse says these two without an action that they belong to.
MISSING, UNKNOWN = "the following arguments are required: ", "unrecognized arguments: "
LISTS = {MISSING: "cli-arguments-missing", UNKNOWN: "cli-arguments-unknown"}


class Help(HelpFormatter):
    """Help that ends each option with its default value."""

    def __init__(self, words: Words, *, prog: str) -> None:
        super().__init__(prog)
        self.words = words

    def _get_help_string(self, action: Action) -> str | None:
        if not action.option_strings or action.default in NOTHING:
            return action.help
        return f"{action.help} ({self.words.say('cli-default', value='%(default)s')})"


class Parser(ArgumentParser):
    """An argument parser that speaks the user's language."""

    def __init__(self, words: Words, **settings: Any) -> None:
        super().__init__(add_help=False, formatter_class=partial(Help, words), **settings)
        self.words = words
        self._positionals.title = words.say("cli-arguments")
        self._optionals.title = words.say("cli-options")
        self.add_argument("-h", "--help", action="help", help=words.say("cli-help"))

    def format_help(self) -> str:
        """Return the help of a command."""
        return super().format_help().replace("usage:", self.words.say("cli-usage"), 1)

    def error(self, message: str) -> NoReturn:
        """Say what argparse found wrong."""
        for beginning, key in LISTS.items():
            if message.startswith(beginning):
                self.refuse(key, arguments=message.removeprefix(beginning))
        self.refuse("cli-wrong-arguments", problem=message)

    def refuse(self, key: str, **values: Any) -> NoReturn:
        """Say what was wrong and where to find help."""
        for line in (self.words.say(key, **values), self.words.say("cli-see-help", help=f"{self.prog} --help")):
            sys.stderr.write(line + "\n")
        raise SystemExit(2)

    def _get_value(self, action: Action, arg_string: str) -> Any:
        try:
            return super()._get_value(action, arg_string)
        except ArgumentError:
            key = UNREADABLE.get(action.type, "cli-value-wrong")
            self.refuse(key, argument=called(action), value=arg_string)

    def _check_value(self, action: Action, value: Any) -> None:
        if action.choices is not None and value not in action.choices:
            self.refuse("cli-value-no-choice", argument=called(action), value=str(value), choices=list(action.choices))

    def _match_argument(self, action: Action, arg_strings_pattern: str) -> int:
        try:
            return super()._match_argument(action, arg_strings_pattern)
        except ArgumentError:
            self.refuse("cli-value-missing", argument=called(action))


def called(action: Action) -> str:
    """Return what the help calls an argument."""
    return "/".join(action.option_strings) or str(action.metavar or action.dest)
