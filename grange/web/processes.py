"""Server processes: one alone, or several that answer at the same address and share a database.

The first process takes the data folder and the address, and begins the others. One that ends is begun again; all of them end with
the first, even when that is killed. What they need to know, they get through a pipe, so no secret is seen by others.
"""

from __future__ import annotations

import logging
import os
import signal
import socket
import threading
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from multiprocessing import get_context
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess

import uvicorn

from grange.web.app import Settings, create_app
from grange.web.connections import bounded_protocol
from grange.web.logs import write_json
from grange.web.workers import end_with_the_parent

LARGEST_MESSAGE = 4 * 1024  # on a socket; a hello is much shorter
ORDERLY_END = 5  # seconds that whoever is being answered may still take
LONGEST_END = 15.0  # seconds until a process that does not end is killed
FIRST_PAUSE, LONGEST_PAUSE = 0.5, 30.0  # seconds until a process that has ended is begun again
STEADY = 60.0  # seconds after which a process is thought to run well

SPAWN = get_context("spawn")

log = logging.getLogger("grange.processes")


@dataclass(frozen=True)
class Plan:
    """What every process needs to know."""

    settings: Settings
    connections: int  # that one address may hold
    proxies: frozenset[str] = frozenset()
    json_log: bool = False


def serve(plan: Plan, sockets: Sequence[socket.socket]) -> None:
    """Serve in this process until somebody stops it."""
    config = uvicorn.Config(
        create_app(plan.settings),
        log_level="warning",
        access_log=False,
        log_config=None if plan.json_log else uvicorn.config.LOGGING_CONFIG,
        http=bounded_protocol(plan.connections, plan.settings.bounds.patience, plan.proxies),
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,  # what is large is packed once for all who get it
        timeout_keep_alive=75,
        timeout_graceful_shutdown=ORDERLY_END,
        server_header=False,
        proxy_headers=bool(plan.proxies),
        forwarded_allow_ips=list(plan.proxies),
    )
    uvicorn.Server(config).run(sockets=list(sockets))


def serve_together(plan: Plan, common: socket.socket, own: Sequence[socket.socket]) -> None:
    """Serve in as many processes as have a socket of their own, besides the one that all share, until somebody stops us."""
    share = max(1, (os.cpu_count() or 1) // len(own))
    plan = replace(plan, settings=replace(plan.settings, processes=share))
    processes = [_Process(plan, number, [common, each]) for number, each in enumerate(own, 1)]
    stop = _stop_signal()
    while not wait([stop, *(each.sentinel for each in processes if each.sentinel)], _until_due(processes)).count(stop):
        for each in processes:
            each.look_after()
    for each in processes:
        each.stop()
    for each in processes:
        each.end()


def _stop_signal() -> socket.socket:
    """Give a socket at which something arrives when this process is to stop."""
    heard, told = socket.socketpair()
    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, lambda *_: told.send(b"."))
    return heard


def _until_due(processes: Sequence[_Process]) -> float | None:
    """Tell how many seconds it is until a process has to be begun."""
    due = [each.due for each in processes if not each.sentinel]
    return max(0.0, min(due) - time.monotonic()) if due else None


class _Process:
    """One of several server processes, which is begun again when it has ended."""

    def __init__(self, plan: Plan, number: int, sockets: Sequence[socket.socket]) -> None:
        self.plan, self.number, self.sockets = plan, number, sockets
        self.process: BaseProcess | None = None
        self.begun = self.due = 0.0
        self.pause = FIRST_PAUSE

    @property
    def sentinel(self) -> int | None:
        """What tells that it has ended; nothing if it is not running."""
        return self.process.sentinel if self.process else None

    def look_after(self) -> None:
        """Note that it has ended, and begin it when it is due."""
        if self.process is not None and not self.process.is_alive():
            if time.monotonic() - self.begun > STEADY:
                self.pause = FIRST_PAUSE
            log.error("process %s has ended (%s) and begins again in %s s", self.number, self.process.exitcode, self.pause)
            self.due = time.monotonic() + self.pause
            self.pause = min(2 * self.pause, LONGEST_PAUSE)
            self.process = None
        if self.process is None and time.monotonic() >= self.due:
            self.begun = time.monotonic()
            self.process = SPAWN.Process(target=_serve_beside_others, args=(self.plan, self.sockets))
            self.process.start()

    def stop(self) -> None:
        """Ask it to end."""
        if self.process is not None:
            self.process.terminate()

    def end(self) -> None:
        """See that it ends."""
        if self.process is not None:
            self.process.join(LONGEST_END)
            self.process.kill()
            self.process.join()


def _serve_beside_others(plan: Plan, sockets: Sequence[socket.socket]) -> None:
    """Serve in a process that the first one has begun, and end with that."""
    threading.Thread(target=end_with_the_parent, daemon=True).start()
    if plan.json_log:
        write_json()
    with suppress(KeyboardInterrupt):
        serve(plan, sockets)
