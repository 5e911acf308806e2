"""Measures how long a stranger waits for an answer while an attacker floods the server, with each kind of flood.

    python bench/flood.py [--kinds ping,text] [--requests 200] [--attackers 1] [--fresh]

A stranger at 127.0.0.1 sends requests to a new server with its usual limits, first in peace and then during each flood, on one
connection as a browser does. The attackers are processes at other addresses of this machine. Each opens a socket, sends a megabyte
of one kind of frame, reads nothing, and starts again when it is dropped. The kind "elsewhere" is for comparison: it opens
connections at a listener that is no part of the server, so it shows how much an attacker on this machine slows everything down by
itself. The table shows how long the stranger waited, how much the server's memory grew, how much the flood sent, and how much the
server wrote to its log meanwhile.
"""

from __future__ import annotations

import argparse
import os
import socket
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.queues import Queue
from multiprocessing.sharedctypes import Synchronized
from statistics import median, quantiles
from threading import Event, Thread

import httpx
from process import Server, folder, serving
from rich.console import Console

MASK = b"\0\0\0\0"
MEGABYTE = 1024 * 1024
PAUSE = 0.03  # seconds between a stranger's requests, which stay below the limit of an address
STRANGER, FIRST_ATTACKER = "127.0.0.1", 66  # 127.0.0.66 and up
COLUMNS = ("flood", "median", "times quiet", "99 %", "worst", "MB more", "MB sent", "sockets", "KB logged")


def frame(opcode: int, payload: bytes = b"", more: bool = False, flags: int = 0) -> bytes:
    """Make a frame as a client sends it; with `more` it is a fragment of a message."""
    return bytes([(0 if more else 0x80) | flags | opcode, 0x80 | len(payload)]) + MASK + payload


def many(data: bytes) -> bytes:
    return data * (MEGABYTE // len(data))


FRAMES = {
    "text": many(frame(1, b"x")),
    "binary": many(frame(2, b"x")),
    "fragments": frame(1, more=True) + many(frame(0, more=True)),
    "ping": many(frame(9)),
    "long ping": many(frame(9, b"x" * 125)),
    "pong": many(frame(10)),
    "compressed": many(frame(1, b"\x02\x00", flags=0x40)),
    "close": many(frame(8)),
    "nonsense": many(frame(3)),
}
DRIBBLE, REQUESTS, CONNECTS, ELSEWHERE = "dribble", "requests", "connects", "elsewhere"
KINDS = (*FRAMES, DRIBBLE, REQUESTS, CONNECTS, ELSEWHERE)


def connected(port: int, address: str) -> socket.socket:
    return socket.create_connection(("127.0.0.1", port), timeout=10, source_address=(address, 0))


def upgraded(port: int, table: str, address: str) -> socket.socket:
    """Open a socket at a table, and read the server's answer."""
    connection = connected(port, address)
    key = "Connection: upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=="
    connection.sendall(f"GET /table/{table}/live HTTP/1.1\r\nHost: x\r\n{key}\r\n\r\n".encode())
    if b" 101 " not in connection.recv(4096):
        raise ConnectionRefusedError
    return connection


def attack(kind: str, port: int, table: str, address: str, sent: Synchronized[int], sockets: Synchronized[int]) -> None:
    """Flood a server until this process is killed."""
    os.nice(10)  # a real attacker has a machine of its own
    while True:
        try:
            with upgraded(port, table, address) if kind in {*FRAMES, DRIBBLE} else connected(port, address) as connection:
                sockets.value += 1
                for piece in pieces(kind):
                    connection.sendall(piece)
                    sent.value += len(piece)
        except OSError:
            continue


def pieces(kind: str) -> Iterator[bytes]:
    """Yield the data to send on a connection, piece by piece."""
    if kind in {CONNECTS, ELSEWHERE}:
        return
    whole = many(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n") if kind == REQUESTS else FRAMES.get(kind, FRAMES["text"])
    step = 1 if kind == DRIBBLE else len(whole)
    while True:
        for at in range(0, len(whole), step):
            yield whole[at : at + step]


@contextmanager
def flooding(kind: str, server: Server, table: str, attackers: int) -> Iterator[tuple[Synchronized[int], Synchronized[int]]]:
    """Let attackers flood a server for a while."""
    spawn = get_context("spawn")
    sent, sockets, ports = spawn.Value("L", 0), spawn.Value("L", 0), spawn.Queue()
    listener = spawn.Process(target=turn_away, args=(ports,), daemon=True)
    listener.start()
    port = ports.get() if kind == ELSEWHERE else int(server.address.rpartition(":")[2])
    tasks = [(kind, port, table, f"127.0.0.{FIRST_ATTACKER + number}", sent, sockets) for number in range(attackers)]
    processes = [spawn.Process(target=attack, args=task, daemon=True) for task in tasks]
    for process in processes:
        process.start()
    while not sockets.value:
        time.sleep(0.01)
    try:
        yield sent, sockets
    finally:
        for process in [*processes, listener]:
            process.kill()
            process.join()


def turn_away(ports: Queue[int]) -> None:
    """Accept connections and close them, until this process is killed."""
    with socket.create_server(("127.0.0.1", 0), backlog=2048) as listening:
        ports.put(listening.getsockname()[1])
        while True:
            listening.accept()[0].close()


class Waits:
    """How long a stranger waited for each answer, while a thread watches the server's memory."""

    def __init__(self, server: Server, requests: int, fresh: bool) -> None:
        self.server, self.most, over = server, 0.0, Event()
        watching = Thread(target=self._watch, args=(over,))
        watching.start()
        headers = {"connection": "close"} if fresh else {}
        transport = httpx.HTTPTransport(retries=3)
        with httpx.Client(base_url=server.address, headers=headers, timeout=120, trust_env=False, transport=transport) as client:
            self.seconds = [_ask(client) for _ in range(requests)]
        over.set()
        watching.join()

    def _watch(self, over: Event) -> None:
        while not over.wait(0.1):
            self.most = max(self.most, self.server.memory())

    @property
    def median(self) -> float:
        """The stranger's usual wait, in milliseconds."""
        return median(self.seconds) * 1e3

    def shown(self) -> list[str]:
        """Return the 99th percentile and the longest wait."""
        return [f"{quantiles(self.seconds, n=100)[98] * 1e3:.1f}", f"{max(self.seconds) * 1e3:.0f}"]


def _ask(client: httpx.Client) -> float:
    time.sleep(PAUSE)
    begun = time.perf_counter()
    client.get("/api/games").raise_for_status()
    return time.perf_counter() - begun


def measure(kind: str, requests: int, attackers: int, fresh: bool) -> list[str]:
    """Ask a new server in peace and during a flood; return a row of the table."""
    with tempfile.TemporaryFile() as log, folder() as data, serving(data, ["--rate", "50"], log) as server:
        body = {"game": "evergreen", "seats": [{}, {}]}
        table = httpx.post(f"{server.address}/api/tables", json=body, timeout=60, trust_env=False).json()["table"]
        Waits(server, 20, fresh)  # warms the server's caches up
        quiet, logged = Waits(server, requests, fresh), log.seek(0, os.SEEK_END)
        with flooding(kind, server, table, attackers) as (sent, sockets):
            flood = Waits(server, requests, fresh)
            figures = [f"{(flood.most - quiet.most) / 1024:.0f}", f"{sent.value / MEGABYTE:.1f}", f"{sockets.value:,}"]
        return [
            kind,
            f"{quiet.median:.1f} → {flood.median:.1f}",
            f"{flood.median / quiet.median:.1f}",
            *flood.shown(),
            *figures,
            f"{(log.seek(0, os.SEEK_END) - logged) / 1024:.0f}",
        ]


def main() -> None:
    """Measure the chosen floods and print a table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kinds", default=",".join(KINDS), help=f"of {', '.join(KINDS)}")
    parser.add_argument("--requests", type=int, default=200)
    parser.add_argument("--attackers", type=int, default=1)
    parser.add_argument("--fresh", action="store_true", help="open a connection for each request, which browsers rarely do")
    chosen, console = parser.parse_args(), Console()
    console.print(f"Milliseconds that a stranger waits; {chosen.attackers} flooding")
    console.print("".join(f"{column:>14}" for column in COLUMNS))
    for kind in chosen.kinds.split(","):
        console.print("".join(f"{cell:>14}" for cell in measure(kind, chosen.requests, chosen.attackers, chosen.fresh)))


if __name__ == "__main__":
    main()
