"""`grange serve`: tables for many players, over HTTP on this machine."""

from __future__ import annotations

import os
import socket
import sys
import webbrowser
from argparse import ArgumentParser, Namespace
from pathlib import Path

from rich.console import Console

from grange.cli.play import DATA
from grange.core.errors import BadSetup
from grange.core.native import is_compiled
from grange.core.state import State
from grange.core.words import Words, read_words
from grange.games import check_shelf

HOST, PORT = "127.0.0.1", 8765
METRICS_TOKEN = "GRANGE_METRICS_TOKEN"  # in the environment, which other users of the machine cannot read
MOST_PROCESSES = 64  # each has its own bot workers, and up to eight connections to the database
CONNECTIONS = 100  # of one address; behind a proxy, the proxy has to limit them


def describe(serving: ArgumentParser, words: Words) -> None:
    """Describe the command."""
    say = words.say
    serving.add_argument("--host", default=HOST, help=say("cli-host"))
    serving.add_argument("--port", type=int, default=PORT, help=say("cli-port"))
    serving.add_argument("--data", type=Path, default=DATA, metavar="DIR", help=say("cli-data"))
    serving.add_argument("--database", metavar="postgresql://…", help=say("cli-database"))
    serving.add_argument("--processes", type=int, default=1, metavar="N", help=say("cli-processes"))
    serving.add_argument("--open", action="store_true", help=say("cli-open"))
    serving.add_argument("--rate", type=float, default=50.0, help=say("cli-rate"))
    serving.add_argument("--patience", type=float, default=15.0, help=say("cli-patience"))
    serving.add_argument("--keep-unstarted", type=float, default=1.0, help=say("cli-keep-unstarted"))
    serving.add_argument("--keep-unfinished", type=float, default=90.0, help=say("cli-keep-unfinished"))
    serving.add_argument("--proxy", action="append", default=[], metavar="ADDRESS", help=say("cli-proxy"))
    serving.add_argument("--log", choices=("text", "json"), default="text", help=say("cli-log"))
    serving.add_argument("--metrics-token", metavar="TOKEN", help=say("cli-metrics-token"))
    serving.set_defaults(run=run)


def run(chosen: Namespace, console: Console) -> None:
    """Serve until somebody stops the server."""
    try:
        from grange.web.addresses import Proxies
        from grange.web.app import Settings
        from grange.web.cluster.processes import Plan, serve, serve_together
        from grange.web.house.capacity import Capacity
        from grange.web.http.limits.config import Bounds
        from grange.web.http.logs import write_json
        from grange.web.notices.config import read_settings
        from grange.web.storage.folder import take
    except ImportError as problem:
        raise BadSetup("error-web-missing", package=str(problem.name)) from problem
    check_shelf()
    notices = read_settings(os.environ)
    if not 1 <= chosen.processes <= MOST_PROCESSES:
        raise BadSetup("error-processes-number", most=MOST_PROCESSES)
    several = chosen.processes > 1
    if several and not chosen.database:
        raise BadSetup("error-processes-file")
    if chosen.log == "json":
        write_json()
    try:
        Proxies(chosen.proxy)
    except ValueError as problem:
        raise BadSetup("error-proxy", problem=str(problem)) from problem
    folder = take(chosen.data.absolute(), chosen.database)
    listening = listen(chosen.host, chosen.port)
    host, port = listening.getsockname()[:2]
    own = own_sockets(chosen.processes, port if chosen.port else None) if several else []
    address = f"http://{f'[{host}]' if ':' in host else host}:{port}"
    say = read_words(chosen.lang)
    for warning in folder.warnings:
        console.print(say.text(warning), markup=False, style="yellow")
    console.print(say.say("serve-address", address=address, place=folder.place), markup=False)
    if is_compiled(State):
        console.print(say.say("serve-compiled"), markup=False)
    for number, own_socket in enumerate(own, 1):
        alone = f"http://{HOST}:{own_socket.getsockname()[1]}"
        console.print(say.say("serve-process", number=number, address=alone), markup=False)
    limited = chosen.rate > 0
    capacity = Capacity(
        of_an_address=Capacity.of_an_address if limited else 0,
        unstarted_days=chosen.keep_unstarted,
        unfinished_days=chosen.keep_unfinished,
    )
    bounds = Bounds(rate=chosen.rate, patience=chosen.patience)
    token = chosen.metrics_token or os.environ.get(METRICS_TOKEN, "")
    settings = Settings(
        folder.address,
        folder.keys.current,
        capacity=capacity,
        bounds=bounds,
        older=folder.keys.older,
        metrics_token=token,
        notices=notices,
    )
    plan = Plan(settings, CONNECTIONS if limited else sys.maxsize, frozenset(chosen.proxy), chosen.log == "json")
    for own_socket in (listening, *own):
        own_socket.listen()  # from now on browsers may connect; they get an answer when the server is ready
    if chosen.open and has_screen():
        webbrowser.open(address)
    if several:
        serve_together(plan, listening, own)
    else:
        serve(plan, [listening])


def has_screen() -> bool:
    """Check whether a browser could open a window; in a bare terminal, a text browser would take the terminal over."""
    return sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def own_sockets(processes: int, port: int | None) -> list[socket.socket]:
    """Open a local socket for each of several processes: at the ports after the common one, or at any free ports."""
    return [listen(HOST, 0 if port is None else port + number) for number in range(1, processes + 1)]


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
