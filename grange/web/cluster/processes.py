"""Server processes: a single one, or several that answer at the same address and share a database.

The first process takes the data folder and the address, and starts the others. It restarts a process that has ended and kills one
that hangs; the leases of that process, such as those on bots, are free then. All of them end with the first, even when it is
killed. They get their settings through a pipe, so that other users see no secret.
"""

from __future__ import annotations

import logging
import os
import signal
import socket
import threading
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from ctypes import c_double
from dataclasses import dataclass, replace
from functools import partial
from multiprocessing import get_context
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess
from typing import Any, TypeAlias

import uvicorn
from fastapi import FastAPI
from starlette.types import ASGIApp

from grange.core.words import FALLBACK
from grange.web.addresses import Networks
from grange.web.app import Settings, create_app
from grange.web.background.retrying import Pauses
from grange.web.background.workers import end_with_the_parent
from grange.web.cluster.drained import Drain, say_away
from grange.web.http.limits.connections import bounded_protocol
from grange.web.http.limits.sockets import BoundedSocket
from grange.web.http.logs import FewLinesForStrangers, write_json
from grange.web.log_entry import LogEntry, log_in

LARGEST_MESSAGE = 4 * 1024  # on a socket; a hello is much shorter
ORDERLY_END = 5  # seconds for requests in progress at shutdown
LONGEST_END = 15.0  # seconds until a process that does not end is killed
FIRST_PAUSE, LONGEST_PAUSE = 0.5, 30.0  # seconds until a process that has ended is restarted
STEADY = 60.0  # seconds after which a process counts as stable
LOOK = 5.0  # seconds between two checks of the processes
LONGEST_HOST = 50  # characters of a machine's name
MOST_MISSED = 6  # failed checks in a row before a process is killed

Pulse: TypeAlias = c_double  # the time of an event loop's last tick; without a lock, which a killed process would keep

SPAWN = get_context("spawn")

log = logging.getLogger("grange.processes")


def new_pulse() -> Pulse:
    """Make the shared number that a process writes and the first process reads."""
    return SPAWN.RawValue(c_double, 0.0)


@dataclass(frozen=True)
class Plan:
    """The settings of every process."""

    settings: Settings
    connections: int  # the most that one address may hold
    proxies: frozenset[str] = frozenset()
    json_log: bool = False
    lang: str = FALLBACK  # of the log


class Serving(uvicorn.Server):
    """A server whose event loop records that it is still alive, and which gives way when it has to."""

    def __init__(self, config: uvicorn.Config, pulse: Pulse, gives_way: Callable[[], Awaitable[bool]]) -> None:
        super().__init__(config)
        self.pulse, self.gives_way = pulse, gives_way
        self.gave_way = False

    def serve_at(self, sockets: Sequence[socket.socket]) -> bool:
        """Serve until it is stopped or gives way; return whether it gave way. Only then the sockets are still open."""
        self.spare = list(sockets)
        self.run(sockets=[each.dup() for each in sockets])  # uvicorn closes those that it gets
        return self.gave_way

    async def on_tick(self, counter: int) -> bool:
        """Do what uvicorn does ten times a second, and record the time."""
        self.pulse.value = time.monotonic()
        if await super().on_tick(counter):
            return True
        self.gave_way = await self.gives_way()
        return self.gave_way

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop in good order; nobody may connect any more, unless this process serves again later."""
        if not self.gave_way:
            for each in self.spare:
                each.close()
        await super().shutdown(sockets)


def serve(plan: Plan, sockets: Sequence[socket.socket], pulse: Pulse | None = None) -> None:
    """Serve in this process until somebody stops it; stay away while the keeper of the house wants that.

    While it is away, it says so at its own address, which is the last one, and leaves the common one to others.
    """
    log_in(plan.lang)
    pulse = new_pulse() if pulse is None else pulse  # a pulse of 0 counts as none
    own = sockets[-1:]
    plan = replace(plan, settings=replace(plan.settings, process=name_of(own[0])))
    logging.getLogger("uvicorn.error").addFilter(FewLinesForStrangers())
    goes_on = True
    while goes_on:
        drain = Drain(plan.settings)
        if drain.stands():
            log.warning(LogEntry("log-drained", process=plan.settings.process))
            goes_on = Serving(_config(plan, say_away, lifespan="off"), pulse, drain.is_over).serve_at(own)
        else:
            app = create_app(plan.settings)
            goes_on = Serving(_config(plan, app), pulse, partial(_is_drained, app)).serve_at(sockets)


def name_of(own: socket.socket) -> str:
    """Return the name of a process for the keeper: its machine and its own port."""
    return f"{socket.gethostname()[:LONGEST_HOST]}:{own.getsockname()[1]}"


async def _is_drained(app: FastAPI) -> bool:
    drained: bool = app.state.orders.drained
    return drained


def _config(plan: Plan, app: ASGIApp, **more: Any) -> uvicorn.Config:
    proxies = Networks(plan.proxies)
    return uvicorn.Config(
        app,
        log_level="warning",
        access_log=False,
        log_config=None if plan.json_log else uvicorn.config.LOGGING_CONFIG,
        http=bounded_protocol(plan.connections, plan.settings.bounds, proxies),
        ws=BoundedSocket,
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,  # large messages are compressed once for all receivers
        timeout_keep_alive=75,
        timeout_graceful_shutdown=ORDERLY_END,
        server_header=False,
        proxy_headers=bool(plan.proxies),
        forwarded_allow_ips=proxies.names,
        **more,
    )


def serve_together(plan: Plan, common: socket.socket, own: Sequence[socket.socket]) -> None:
    """Serve in one process for each of the `own` sockets, each also on the common socket, until somebody stops us."""
    log_in(plan.lang)
    share = max(1, (os.cpu_count() or 1) // len(own))
    plan = replace(plan, settings=replace(plan.settings, processes=share))
    processes = [ServerProcess(plan, number, [common, single]) for number, single in enumerate(own, 1)]
    stop = _stop_signal()
    while stop not in wait([stop, *(process.sentinel for process in processes if process.sentinel)], _until_next_look(processes)):
        for process in processes:
            process.look_after()
    for process in processes:
        process.stop()
    for process in processes:
        process.end()


def _stop_signal() -> socket.socket:
    """Return a socket that becomes readable when this process should stop."""
    readable, signalled = socket.socketpair()
    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, lambda *_: signalled.send(b"."))
    return readable


def _until_next_look(processes: Sequence[ServerProcess]) -> float:
    """Return the seconds until a process must be started or checked."""
    due = [process.due for process in processes if not process.sentinel]
    return max(0.0, min(LOOK, min(due) - time.monotonic())) if due else LOOK


class ServerProcess:
    """One of several server processes, which is restarted when it ends."""

    def __init__(self, plan: Plan, number: int, sockets: Sequence[socket.socket]) -> None:
        self.plan, self.number, self.sockets = plan, number, sockets
        self.process: BaseProcess | None = None
        self.begun = self.due = self.looked = 0.0
        self.pauses = Pauses(FIRST_PAUSE, LONGEST_PAUSE)
        self.pulse, self.felt, self.missed = new_pulse(), 0.0, 0

    @property
    def sentinel(self) -> int | None:
        """The handle that becomes ready when it ends; None if it is not running."""
        return self.process.sentinel if self.process else None

    def look_after(self) -> None:
        """Restart the process when it has ended and its pause is over; kill it if it hangs."""
        self._feel_pulse()
        if self.process is not None and not self.process.is_alive():
            if time.monotonic() - self.begun > STEADY:
                self.pauses.reset()
            pause = self.pauses.next()
            log.error(LogEntry("log-process-ended", number=self.number, code=str(self.process.exitcode), seconds=pause))
            self.due = time.monotonic() + pause
            self.process = None
        if self.process is None and time.monotonic() >= self.due:
            self.begun = time.monotonic()
            self.pulse, self.felt, self.missed = new_pulse(), 0.0, 0
            self.process = SPAWN.Process(target=_serve_beside_others, args=(self.plan, self.sockets, self.pulse))
            self.process.start()

    def _feel_pulse(self) -> None:
        """Kill a process whose event loop missed too many checks in a row; leave one alone that has not begun to serve.

        This counts checks instead of seconds, since all processes may have been suspended together.
        """
        if self.process is None or time.monotonic() - self.looked < LOOK:
            return
        self.looked = time.monotonic()
        self.missed = self.missed + 1 if self.felt and self.felt == self.pulse.value else 0
        self.felt = self.pulse.value
        if self.missed >= MOST_MISSED:
            log.error(LogEntry("log-process-hangs", number=self.number))
            self.process.kill()
            self.process.join()

    def stop(self) -> None:
        """Ask it to end."""
        if self.process is not None:
            self.process.terminate()

    def end(self) -> None:
        """Make sure that it ends."""
        if self.process is not None:
            self.process.join(LONGEST_END)
            self.process.kill()
            self.process.join()


def _serve_beside_others(plan: Plan, sockets: Sequence[socket.socket], pulse: Pulse) -> None:
    """Serve in a process that the first one has started, and end with it."""
    threading.Thread(target=end_with_the_parent, daemon=True).start()
    if plan.json_log:
        write_json()
    with suppress(KeyboardInterrupt):
        serve(plan, sockets, pulse)
