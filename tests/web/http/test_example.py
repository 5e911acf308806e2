"""The example in `examples/` does what it says, against a real server."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.web.servers import PATIENCE, Server

EXAMPLE = Path(__file__).parents[3] / "examples" / "api_bot.py"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    server = Server(tmp_path)
    try:
        server.start()
        yield server
    finally:
        server.kill()


def run_example(server: Server, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(EXAMPLE), "--server", server.address, *arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)


def test_the_example_plays_a_game_against_a_bot_to_the_end(server):
    done = run_example(server, "--rival", "random")
    assert done.returncode == 0, done.stderr
    *_, ours, rivals = done.stdout.splitlines()
    assert re.fullmatch(r"example bot: \d+", ours)
    assert re.fullmatch(r".+: \d+", rivals)


def test_the_example_takes_a_seat_that_somebody_opened(server):
    body = {"game": "evergreen", "seats": [{"name": "Ada"}], "seed": 7}
    opened = httpx.post(f"{server.address}/api/tables", json=body, timeout=PATIENCE).json()
    done = run_example(server, "--table", opened["table"], "--token", opened["tokens"][0])
    assert done.returncode == 0, done.stderr
    record = httpx.get(f"{server.address}/api/tables/{opened['table']}/record", timeout=PATIENCE).json()
    assert record["over"]
    assert re.fullmatch(r"Ada: \d+", done.stdout.splitlines()[-1])


def test_the_example_says_what_is_wrong(server):
    assert "belong together" in run_example(server, "--table", "x" * 22).stderr
    assert "no such table" in run_example(server, "--table", "x" * 22, "--token", "y").stderr
