"""The settings of `grange serve`, two of which `grange database` has, too.

Each is an option of the command, a variable of the environment, or a line of a TOML file.

An option counts more than a variable, and a variable more than the file:

    grange serve --rate 20
    GRANGE_RATE=20
    rate = 20                   # in the file of --config or GRANGE_CONFIG
"""

from __future__ import annotations

import os
import tomllib
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from math import inf
from pathlib import Path
from typing import Any, NamedTuple

from grange.cli.play import DATA
from grange.core.errors import BadSetup
from grange.core.words import Words

CONFIG = "GRANGE_CONFIG"
LAST_PORT = 65535
MOST_PROCESSES = 64  # each has its own bot workers, and up to eight connections to the database
HIDDEN = "…"  # shown instead of a secret


def amount(text: str) -> float:
    """Read a number that is not negative."""
    number = float(text)
    if not 0 <= number < inf:
        raise ValueError(text)
    return number


def count(text: str) -> int:
    """Read a whole number above zero."""
    number = int(text)
    if number < 1:
        raise ValueError(text)
    return number


def port(text: str) -> int:
    """Read a port; 0 stands for any free one."""
    number = int(text)
    if not 0 <= number <= LAST_PORT:
        raise ValueError(text)
    return number


def log_format(text: str) -> str:
    """Read the format of a log."""
    if text not in ("text", "json"):
        raise ValueError(text)
    return text


@dataclass(frozen=True)
class Setting:
    """A setting: its name, how its value is read, its default, and the help for it."""

    name: str
    read: Callable[[str], Any]
    default: Any
    help: str
    metavar: str | None = None
    many: bool = False  # whether it is a list
    secret: bool = False

    @property
    def variable(self) -> str:
        """The variable of the environment."""
        return f"GRANGE_{self.name.replace('-', '_').upper()}"

    def add_to(self, parser: ArgumentParser, words: Words) -> None:
        """Add the option of the command."""
        shown = None if self.default in (None, ()) else Default(self.default)
        action: Any = "append" if self.many else "store"
        help_text = words.say(self.help)
        parser.add_argument(f"--{self.name}", type=self.read, action=action, default=shown, metavar=self.metavar, help=help_text)

    def value_in(self, source: str, given: object) -> Any:
        """Read a value from the environment or from a file."""
        try:
            if self.many:
                parts = given.split(",") if isinstance(given, str) else list(given)  # type: ignore[call-overload]
                return [self.read(str(part).strip()) for part in parts if str(part).strip()]
            if isinstance(given, list | dict):
                raise TypeError
            return self.read(str(given))
        except (ValueError, TypeError) as problem:
            value = HIDDEN if self.secret else str(given)
            raise BadSetup("error-setting", name=self.name, value=value, source=source) from problem


@dataclass(frozen=True)
class Default:
    """A default value, which tells an option that was left out from one that was given."""

    value: Any

    def __str__(self) -> str:
        return str(self.value)


class SettingValue(NamedTuple):
    """The value of a setting, and where it comes from: an option, a variable, a file, or nowhere."""

    value: Any
    source: str


SETTINGS = (
    Setting("host", str, "127.0.0.1", "cli-host"),
    Setting("port", port, 8765, "cli-port"),
    Setting("data", Path, DATA, "cli-data", "DIR"),
    Setting("database", str, None, "cli-database", "postgresql://…", secret=True),
    Setting("processes", int, 1, "cli-processes", "N"),
    Setting("proxy", str, (), "cli-proxy", "ADDRESS", many=True),
    Setting("log", log_format, "text", "cli-log", "text|json"),
    Setting("metrics-token", str, None, "cli-metrics-token", "TOKEN", secret=True),
    Setting("rate", amount, 50.0, "cli-rate", "N"),
    Setting("burst", count, 200, "cli-burst", "N"),
    Setting("at-once", count, 50, "cli-at-once", "N"),
    Setting("connections", count, 100, "cli-connections", "N"),
    Setting("streams", count, 60, "cli-streams", "N"),
    Setting("exempt", str, (), "cli-exempt", "NETWORK", many=True),
    Setting("patience", amount, 15.0, "cli-patience", "SECONDS"),
    Setting("tables", count, 10_000, "cli-tables", "N"),
    Setting("tables-of-visitor", count, 60, "cli-tables-of-visitor", "N"),
    Setting("tables-of-address", count, 300, "cli-tables-of-address", "N"),
    Setting("keep-unstarted", amount, 1.0, "cli-keep-unstarted", "DAYS"),
    Setting("keep-unfinished", amount, 90.0, "cli-keep-unfinished", "DAYS"),
)


def describe(parser: ArgumentParser, words: Words, names: Collection[str] = ()) -> None:
    """Add an option for each setting, or for some of them, and one for the file."""
    parser.add_argument("--config", type=Path, metavar="FILE", help=words.say("cli-config"))
    for setting in _named(names):
        setting.add_to(parser, words)


def _named(names: Collection[str]) -> list[Setting]:
    return [setting for setting in SETTINGS if not names or setting.name in names]


def settle(chosen: Namespace, environment: Mapping[str, str] = os.environ, names: Collection[str] = ()) -> dict[str, SettingValue]:
    """Find the value of every setting, or of some of them, and write it into the arguments of the command."""
    config = chosen.config or (Path(environment[CONFIG]) if environment.get(CONFIG) else None)
    written = _read(config) if config else {}
    found = {setting.name: _settled(setting, chosen, environment, written, str(config)) for setting in _named(names)}
    for name, settled in found.items():
        setattr(chosen, name.replace("-", "_"), settled.value)
    return found


def _settled(
    setting: Setting, chosen: Namespace, environment: Mapping[str, str], written: Mapping[str, Any], config: str
) -> SettingValue:
    given = getattr(chosen, setting.name.replace("-", "_"))
    if given is not None and not isinstance(given, Default):
        return SettingValue(given, f"--{setting.name}")
    if environment.get(setting.variable):
        return SettingValue(setting.value_in(setting.variable, environment[setting.variable]), setting.variable)
    if setting.name in written:
        return SettingValue(setting.value_in(config, written[setting.name]), config)
    return SettingValue(list(setting.default) if setting.many else setting.default, "")


def _read(file: Path) -> dict[str, Any]:
    """Read a file of settings; refuse one with other lines."""
    try:
        written = tomllib.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError) as problem:
        raise BadSetup("error-setting-file", file=str(file), problem=str(problem)) from problem
    known = [setting.name for setting in SETTINGS]
    if unknown := [name for name in written if name not in known]:
        raise BadSetup("error-setting-unknown", name=unknown[0], file=str(file), known=known)
    return written


def lines(settled: Mapping[str, SettingValue]) -> list[str]:
    """Write all settings as lines of a file, each with its source; secrets are left out."""
    secrets = [setting.name for setting in SETTINGS if setting.secret]
    found = []
    for name, (value, source) in settled.items():
        shown = HIDDEN if name in secrets and value else _as_toml(value)
        found.append(f"{name} = {shown}" + (f"  # {source}" if source else ""))
    return found


def _as_toml(value: Any) -> str:
    if isinstance(value, list):
        return f"[{', '.join(map(_as_toml, value))}]"
    if isinstance(value, int | float):
        return f"{value:g}" if isinstance(value, float) else str(value)
    return '"' + str(value or "").replace("\\", "\\\\").replace('"', '\\"') + '"'
