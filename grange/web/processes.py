"""Server processes: one alone, or several that answer at the same address and share a database.

The first process takes the data folder and the address, and begins the others. One that ends is begun again, and one that hangs is
ended: whatever it held, such as the bots of tables, is free then. All of them end with the first, even when that is killed. What
they need to know, they get through a pipe, so no secret is seen by others.
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
from ctypes import c_double
from dataclasses import dataclass, replace
from multiprocessing import get_context
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess
from typing import TypeAlias

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
LOOK = 5.0  # seconds between two looks at whether processes still run
MOST_MISSED = 6  # looks in a row at which a process had not come by

Pulse: TypeAlias = c_double  # when an event loop last came by; without a lock, which a killed process would keep

SPAWN = get_context("spawn")

log = logging.getLogger("grange.processes")


def new_pulse() -> Pulse:
    """Make what a process writes and the first one reads."""
    return SPAWN.RawValue(c_double, 0.0)


@dataclass(frozen=True)
class Plan:
    """What every process needs to know."""

    settings: Settings
    connections: int  # that one address may hold
    proxies: frozenset[str] = frozenset()
    json_log: bool = False


class Serving(uvicorn.Server):
    """A server whose event loop notes again and again that it still comes by."""

    def __init__(self, config: uvicorn.Config, pulse: Pulse) -> None:
        super().__init__(config)
        self.pulse = pulse

    async def on_tick(self, counter: int) -> bool:
        """Do what uvicorn does ten times a second, and note it."""
        self.pulse.value = time.monotonic()
        return await super().on_tick(counter)


def serve(plan: Plan, sockets: Sequence[socket.socket], pulse: Pulse | None = None) -> None:
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
    Serving(config, new_pulse() if pulse is None else pulse).run(sockets=list(sockets))  # a pulse that is 0 counts as none


def serve_together(plan: Plan, common: socket.socket, own: Sequence[socket.socket]) -> None:
    """Serve in as many processes as have a socket of their own, besides the one that all share, until somebody stops us."""
    share = max(1, (os.cpu_count() or 1) // len(own))
    plan = replace(plan, settings=replace(plan.settings, processes=share))
    processes = [ServerProcess(plan, number, [common, each]) for number, each in enumerate(own, 1)]
    stop = _stop_signal()
    while not wait([stop, *(each.sentinel for each in processes if each.sentinel)], _until_next_look(processes)).count(stop):
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


def _until_next_look(processes: Sequence[ServerProcess]) -> float:
    """Tell how many seconds it is until a process has to be begun or looked at."""
    due = [each.due for each in processes if not each.sentinel]
    return max(0.0, min(LOOK, min(due) - time.monotonic())) if due else LOOK


class ServerProcess:
    """One of several server processes, which is begun again when it has ended."""

    def __init__(self, plan: Plan, number: int, sockets: Sequence[socket.socket]) -> None:
        self.plan, self.number, self.sockets = plan, number, sockets
        self.process: BaseProcess | None = None
        self.begun = self.due = self.looked = 0.0
        self.pause = FIRST_PAUSE
        self.pulse, self.felt, self.missed = new_pulse(), 0.0, 0

    @property
    def sentinel(self) -> int | None:
        """What tells that it has ended; nothing if it is not running."""
        return self.process.sentinel if self.process else None

    def look_after(self) -> None:
        """Note that it has ended, and begin it when it is due; end it if it hangs."""
        self._feel_pulse()
        if self.process is not None and not self.process.is_alive():
            if time.monotonic() - self.begun > STEADY:
                self.pause = FIRST_PAUSE
            log.error("process %s has ended (%s) and begins again in %s s", self.number, self.process.exitcode, self.pause)
            self.due = time.monotonic() + self.pause
            self.pause = min(2 * self.pause, LONGEST_PAUSE)
            self.process = None
        if self.process is None and time.monotonic() >= self.due:
            self.begun = time.monotonic()
            self.pulse, self.felt, self.missed = new_pulse(), 0.0, 0
            self.process = SPAWN.Process(target=_serve_beside_others, args=(self.plan, self.sockets, self.pulse))
            self.process.start()

    def _feel_pulse(self) -> None:
        """Kill a process whose event loop did not come by for so many looks; one that has not begun to serve is left alone.

        Looks are counted, and not seconds, as all processes may have been stopped together.
        """
        if self.process is None or time.monotonic() - self.looked < LOOK:
            return
        self.looked = time.monotonic()
        self.missed = self.missed + 1 if self.felt and self.felt == self.pulse.value else 0
        self.felt = self.pulse.value
        if self.missed >= MOST_MISSED:
            log.error("process %s does not answer any more and is ended", self.number)
            self.process.kill()
            self.process.join()

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


def _serve_beside_others(plan: Plan, sockets: Sequence[socket.socket], pulse: Pulse) -> None:
    """Serve in a process that the first one has begun, and end with that."""
    threading.Thread(target=end_with_the_parent, daemon=True).start()
    if plan.json_log:
        write_json()
    with suppress(KeyboardInterrupt):
        serve(plan, sockets, pulse)
