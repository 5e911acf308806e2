"""`grange serve`: tables for many, over HTTP on this machine."""

from __future__ import annotations

import os
import secrets
import socket
import sys
import webbrowser
from argparse import Namespace
from pathlib import Path

from rich.console import Console

from grange.cli.play import DATA
from grange.core.errors import BadSetup
from grange.core.words import words

HOST, PORT = "127.0.0.1", 8765


def run(chosen: Namespace, console: Console) -> None:
    """Serve until somebody stops it."""
    try:
        import uvicorn

        from grange.web.app import Settings, create_app
    except ImportError as problem:
        raise BadSetup("error-web-missing", package=str(problem.name)) from problem
    folder = data_folder(chosen.data)
    listening = listen(chosen.host, chosen.port)
    host, port = listening.getsockname()[:2]
    address = f"http://{host}:{port}"
    console.print(words(chosen.lang).say("serve-address", address=address, folder=str(folder)), markup=False)
    app = create_app(Settings(f"sqlite:///{folder / 'tables.db'}", secret_in(folder), rate=chosen.rate))
    config = uvicorn.Config(app, log_level="warning", ws_max_size=64 * 1024, timeout_keep_alive=75, server_header=False)
    listening.listen()  # from now on a browser may knock; it is let in when the server is ready
    if chosen.open and has_screen():
        webbrowser.open(address)
    uvicorn.Server(config).run(sockets=[listening])


def has_screen() -> bool:
    """Tell whether a browser could show itself; in a bare terminal a text browser would take the terminal over."""
    return sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def data_folder(asked: Path | None) -> Path:
    """Find or make the folder in which tables are kept."""
    folder = (asked or DATA).absolute()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        raise BadSetup("error-cannot-write", file=str(folder)) from problem
    return folder


def secret_in(folder: Path) -> str:
    """Read the house's secret, or make one that only this user can read."""
    path = folder / "secret"
    try:
        if not path.exists():
            with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as file:
                file.write(secrets.token_hex(32))
        return path.read_text(encoding="utf-8")
    except OSError as problem:
        raise BadSetup("error-cannot-write", file=str(path)) from problem


def listen(host: str, port: int) -> socket.socket:
    """Take the address before anything else, so that a busy one is said at once."""
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)  # named, so that asyncio sends without delay
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
    except (OSError, OverflowError) as problem:
        raise BadSetup("error-cannot-listen", host=host, port=str(port)) from problem
    return listening
