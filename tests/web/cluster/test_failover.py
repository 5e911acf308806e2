"""Servers and databases that die: real processes on one PostgreSQL, where the others go on and dead ones come back."""

from __future__ import annotations

import json
import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from grange.web.app import Settings
from grange.web.cluster import processes
from grange.web.http.limits.config import Bounds
from tests.web.conftest import Table, Visitor
from tests.web.servers import PATIENCE, Server, until
from tests.web.stores import Postgres, own_postgres

SECRET = "s" * 64
FURTHER = 10  # choices that bots make after something has died


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL server that may be stopped."""
    with own_postgres() as server:
        yield server


@pytest.fixture(scope="module")
def machines(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Server]]:
    """Two servers with the same secret on one database, as on two machines."""
    servers = []
    for _ in range(2):
        folder = tmp_path_factory.mktemp("machine")
        (folder / "secret").write_text(SECRET)
        servers.append(Server(folder, more=["--database", postgres.address]))
        servers[-1].start()
    yield servers
    for server in servers:
        server.kill()


@pytest.fixture
def clients(machines: list[Server]) -> Iterator[list[httpx.Client]]:
    """Somebody at each machine, which is running."""
    for server in machines:
        if server.process is None:
            server.start()
    clients = [httpx.Client(base_url=server.address, timeout=PATIENCE, trust_env=False) for server in machines]
    yield clients
    for client in clients:
        client.close()


def opened_at(client: httpx.Client, game: str, *guests: dict[str, str]) -> Table:
    answer = client.post("/api/tables", json={"game": game, "seats": list(guests), "seed": 7})
    return Table(client, answer.json())


def with_bots(client: httpx.Client) -> Table:
    """Open a table of bots whose game takes longer than any of these tests, and wait until they play."""
    table = opened_at(client, "agricola", *[{"bot": "steady"}] * 4)
    until(lambda: table.spectator.see()["position"] > FURTHER)
    return table


def go_on(table: Visitor) -> bool:
    """See that bots come further, or to the end of their game."""
    now = table.see()["position"]
    until(lambda: table.see()["position"] >= now + FURTHER or table.see()["view"]["over"])
    return True


def test_bots_and_sockets_go_on_at_another_machine_when_one_is_killed(machines, clients):
    table = with_bots(clients[0])
    other = Visitor(clients[1], table.id)
    stream = f"/api/tables/{table.id}/live"
    with connect(machines[0].address.replace("http", "ws") + stream, open_timeout=PATIENCE) as socket:
        socket.send("{}")
        seen = json.loads(socket.recv())["position"]
        machines[0].kill()
        with suppress(ConnectionClosed):
            for message in socket:
                seen = json.loads(message)["position"]
    with connect(machines[1].address.replace("http", "ws") + stream, open_timeout=PATIENCE) as socket:
        socket.send(json.dumps({"after": seen}))
        assert json.loads(socket.recv(PATIENCE))["position"] >= seen
    assert go_on(other)


def test_a_database_that_is_stopped_is_said_and_when_it_is_back_play_goes_on_by_itself(postgres, machines, clients):
    bots = with_bots(clients[0])
    one = opened_at(clients[0], "evergreen", {}, {})
    other = Table(clients[1], {"table": one.id, "tokens": [seat.token for seat in one.seats], "host": one.host.token})
    one.play_first_options(3)
    seat = one.asked()[0]
    seen = other.seats[seat].see()
    with connect(f"{machines[1].address.replace('http', 'ws')}/api/tables/{one.id}/live", open_timeout=PATIENCE) as socket:
        socket.send("{}")
        assert json.loads(socket.recv())["position"] == 3
        postgres.stop()
        for table in (one, other):
            refused = table.seats[seat].choose(seen["question"]["options"][0]["code"], 3)
            assert refused.status_code == 503
            assert "Nothing is lost" in refused.json()["message"]
        assert clients[0].get("/health").json()["database"] is False
        postgres.start()
        choice = {"option": seen["question"]["options"][0]["code"], "position": 3}
        until(lambda: one.seats[seat].post("choices", choice).status_code == 200)
        while json.loads(socket.recv(PATIENCE))["position"] < 4:  # the table as it was may come once more
            pass
    assert other.spectator.see()["view"] == one.spectator.see()["view"]
    assert go_on(bots.spectator)


# several processes of one server


@pytest.fixture
def server(postgres: Postgres, tmp_path: Path) -> Iterator[Server]:
    (tmp_path / "secret").write_text(SECRET)
    server = Server(tmp_path, more=["--database", postgres.address, "--processes", "2"])
    server.start()
    yield server
    server.kill()


def alone(server: Server) -> list[str]:
    """Read the addresses at which each process answers alone."""
    found: list[str] = []
    while len(found) < 2:
        found += re.findall(r"http://[\d.]+:\d+", server.told.readline())
    return found


def processes_of(server: Server) -> list[int]:
    """List the server processes that a server has begun."""
    assert server.process is not None
    pid = server.process.pid
    try:
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="utf-8").split()
    except FileNotFoundError:
        return []
    return [int(child) for child in children if "spawn_main" in _command(int(child))]


def _command(pid: int) -> str:
    """Give what a process was begun with; nothing when it has ended."""
    try:
        return Path(f"/proc/{pid}/cmdline").read_text(encoding="utf-8")
    except (FileNotFoundError, ProcessLookupError):
        return ""


def test_a_port_that_a_process_cannot_have_is_said_before_anybody_is_told_that_the_table_is_open(postgres, tmp_path):
    with socket.create_server(("127.0.0.1", 0)) as busy:
        port = busy.getsockname()[1]
        command = [sys.executable, "-m", "grange", "serve", "--lang", "en", "--data", str(tmp_path), "--port", str(port - 1)]
        command += ["--database", postgres.address, "--processes", "2"]
        ended = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert ended.returncode == 2
    assert "is in use" in ended.stderr
    assert "open at" not in ended.stdout


def test_a_process_that_dies_is_begun_again_and_all_end_with_the_first(server):
    addresses = alone(server)
    killed, stays = processes_of(server)
    with httpx.Client(timeout=PATIENCE, trust_env=False, verify=False) as client:
        os.kill(killed, signal.SIGKILL)
        until(lambda: client.get(f"{server.address}/health").status_code == 200)
        until(lambda: len(processes_of(server)) == 2 and killed not in processes_of(server))
        assert [client.get(f"{address}/health").json()["well"] for address in addresses] == [True, True]
    assert stays in processes_of(server)
    begun = processes_of(server)
    assert server.process is not None
    server.process.terminate()
    server.process.join(PATIENCE)
    assert server.process.exitcode == 0
    assert not [pid for pid in begun if _command(pid)]
    server.port = "0"  # any again: the ports beside the one it had may be others' by now
    server.start()
    begun = processes_of(server)
    server.kill()
    until(lambda: not [pid for pid in begun if _command(pid)])


def test_a_process_that_hangs_is_ended_and_begins_again(tmp_path, monkeypatch, caplog):
    monkeypatch.setattr(processes, "LOOK", 0.3)
    settings = Settings(f"sqlite:///{tmp_path / 'tables.db'}", "secret", processes=1, bounds=Bounds(rate=0))
    looked_after = processes.ServerProcess(processes.Plan(settings, sys.maxsize), 1, [socket.create_server(("127.0.0.1", 0))])
    looked_after.look_after()
    first: Any = looked_after.process
    until(lambda: looked_after.pulse.value)  # it serves
    os.kill(first.pid, signal.SIGSTOP)
    while looked_after.process in (first, None):
        looked_after.look_after()
        time.sleep(0.05)
    assert first.exitcode == -signal.SIGKILL
    assert "does not answer any more" in caplog.text
    second: Any = looked_after.process
    second.kill()
    second.join()
