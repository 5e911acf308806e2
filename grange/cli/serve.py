"""`grange serve`: tables for many players, over HTTP on this machine."""

from __future__ import annotations

import logging
import os
import re
import socket
import sys
import webbrowser
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from rich.console import Console

from grange.bots import BOTS, SERVED, check_bot, installed, usual_name
from grange.cli import settings
from grange.cli.exit_codes import exit_code
from grange.core.errors import BadSetup, GrangeError
from grange.core.native import is_compiled
from grange.core.state import State
from grange.core.words import Words, read_words
from grange.games import check_shelf

if TYPE_CHECKING:
    from grange.web.cluster.processes import Plan
    from grange.web.storage.folder import DataFolder

log = logging.getLogger("grange.serve")
BOT_NAME = re.compile(r"[^\W\d][\w-]{0,19}")


def describe(serving: ArgumentParser, words: Words) -> None:
    """Describe the command."""
    say = words.say
    settings.describe(serving, words)
    serving.add_argument("--open", action="store_true", help=say("cli-open"))
    serving.add_argument("--bot", action="append", default=[], metavar="NAME=MODULE:CLASS", help=say("cli-bot"))
    serving.add_argument("--new-secret", action="store_true", help=say("cli-new-secret"))
    serving.add_argument("--check", action="store_true", help=say("cli-check"))
    serving.set_defaults(run=run)


def run(chosen: Namespace, console: Console) -> None:
    """Serve until somebody stops the server; or only check the settings."""
    try:
        import grange.web.cluster.processes  # noqa: F401  check for the web packages
        from grange.web.http.logs import write_json
    except ImportError as problem:
        raise BadSetup("error-web-missing", package=str(problem.name)) from problem
    check_shelf()
    bring_bots(chosen.bot)
    settled = settings.settle(chosen)
    if chosen.check:
        check_settings(chosen)
        check(chosen, settled, console)
        return
    if chosen.log != "json":
        begin(chosen, lambda line, style="": console.print(line, markup=False, style=style))
        return
    write_json()
    try:
        begin(chosen, report)
    except GrangeError as problem:
        log.error("%s", problem.say("en"))
        raise SystemExit(exit_code(problem)) from problem


def report(line: str, style: str = "") -> None:
    """Write a line to the log for machines; what is shown in colour is a warning."""
    log.log(logging.WARNING if style else logging.INFO, "%s", line)


def begin(chosen: Namespace, tell: Callable[..., None]) -> None:
    """Open the house, tell the owner so, and serve until somebody stops the server."""
    from grange.web.cluster.processes import serve, serve_together
    from grange.web.storage.folder import take

    check_settings(chosen)
    several = chosen.processes > 1
    folder = take(chosen.data.absolute(), chosen.database, chosen.new_secret)
    listening = listen(chosen.host, chosen.port)
    own = own_sockets(chosen.host, chosen.processes, listening.getsockname()[1] if chosen.port else None) if several else []
    address = address_of(listening)
    greet(read_words(chosen.lang), tell, folder, address, own)
    plan = plan_of(chosen, folder)
    for own_socket in (listening, *own):
        own_socket.listen()  # from now on browsers may connect; they get an answer when the server is ready
    if chosen.open and has_screen():
        webbrowser.open(address)
    if several:
        serve_together(plan, listening, own)
    else:
        serve(plan, [listening])


def bring_bots(wanted: list[str]) -> None:
    """Make custom bots known to every process of the server, by the names that tables use."""
    for named in wanted:
        name, _, place = named.partition("=")
        if not place or not BOT_NAME.fullmatch(name) or usual_name(name) in BOTS:
            raise BadSetup("error-bot-name", bot=named[:80])
        if "" not in sys.path:
            sys.path.insert(0, "")  # a module may lie in the folder where the command was given
        check_bot(place)
    os.environ[SERVED] = " ".join([*os.environ.get(SERVED, "").split(), *wanted])
    installed.cache_clear()


def check_settings(chosen: Namespace) -> None:
    """Refuse settings that do not fit together, or that name no network."""
    from grange.web.addresses import Networks
    from grange.web.notices.config import read_settings

    read_settings(os.environ)
    if not 1 <= chosen.processes <= settings.MOST_PROCESSES:
        raise BadSetup("error-processes-number", most=settings.MOST_PROCESSES)
    if chosen.processes > 1 and not chosen.database:
        raise BadSetup("error-processes-file")
    for name, named in (("proxy", chosen.proxy), ("exempt", chosen.exempt)):
        try:
            Networks(named)
        except ValueError as problem:
            raise BadSetup("error-proxy", option=f"--{name}", problem=str(problem)) from problem


def check(chosen: Namespace, settled: Mapping[str, settings.SettingValue], console: Console) -> None:
    """Check whether a server could start with these settings, without changing anything, and list them."""
    from grange.web.storage.folder import look

    look(chosen.data.absolute(), chosen.database)
    for line in settings.lines(settled):
        console.print(line, markup=False, soft_wrap=True)
    console.print(read_words(chosen.lang).say("serve-checked"), markup=False)


def plan_of(chosen: Namespace, folder: DataFolder) -> Plan:
    """Collect the settings of every process."""
    from grange.web.addresses import Networks
    from grange.web.app import Settings
    from grange.web.cluster.processes import Plan
    from grange.web.house.capacity import Capacity
    from grange.web.http.limits.config import Bounds
    from grange.web.notices.config import read_settings

    limited = chosen.rate > 0
    capacity = Capacity(
        tables=chosen.tables,
        of_a_visitor=chosen.tables_of_visitor,
        of_an_address=chosen.tables_of_address if limited else 0,
        unstarted_days=chosen.keep_unstarted,
        unfinished_days=chosen.keep_unfinished,
    )
    bounds = Bounds(
        rate=chosen.rate,
        burst=chosen.burst,
        at_once=chosen.at_once,
        sockets=chosen.streams,
        exempt=Networks(chosen.exempt),
        patience=chosen.patience,
    )
    keys, token = folder.keys, chosen.metrics_token or ""
    made = Settings(
        folder.address,
        keys.current,
        capacity=capacity,
        bounds=bounds,
        older=keys.older,
        metrics_token=token,
        notices=read_settings(os.environ),
    )
    return Plan(made, chosen.connections if limited else sys.maxsize, frozenset(chosen.proxy), chosen.log == "json", chosen.lang)


def greet(say: Words, tell: Callable[..., None], folder: DataFolder, address: str, own: Sequence[socket.socket]) -> None:
    """Tell the owner where the server answers, and what is unusual."""
    for warning in folder.warnings:
        tell(say.text(warning), style="yellow")
    tell(say.say("serve-address", address=address, place=folder.place))
    if is_compiled(State):
        tell(say.say("serve-compiled"))
    for number, own_socket in enumerate(own, 1):
        tell(say.say("serve-process", number=number, address=address_of(own_socket)))


def address_of(listening: socket.socket) -> str:
    """Return the address at which a socket answers."""
    host, port = listening.getsockname()[:2]
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"


def has_screen() -> bool:
    """Check whether a browser could open a window; in a bare terminal, a text browser would take the terminal over."""
    return sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def own_sockets(host: str, processes: int, port: int | None) -> list[socket.socket]:
    """Open a socket for each of several processes: at the ports after the common one, or at any free ports."""
    return [listen(host, 0 if port is None else port + number) for number in range(1, processes + 1)]


def listen(host: str, port: int) -> socket.socket:
    """Open the socket before anything else, so that a busy address is reported at once."""
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)  # asyncio sends at once if it sees TCP
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
    except (OSError, OverflowError) as problem:
        raise BadSetup("error-cannot-listen", host=host, port=str(port)) from problem
    return listening
