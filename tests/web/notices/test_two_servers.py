"""Two servers on one PostgreSQL: a notice is sent once, and whoever watches at either of them is not called."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from sqlalchemy import create_engine, make_url, select
from websockets.sync.client import connect

from grange.web.storage.schema import notices
from tests.web.conftest import Table
from tests.web.notices.kills import servers_at
from tests.web.notices.receivers import Receiver
from tests.web.servers import PATIENCE, Server, until


@pytest.fixture(scope="module")
def servers(any_receiver: Receiver) -> Iterator[list[Server]]:
    with servers_at("postgresql", any_receiver) as playing:
        yield playing.servers


@pytest.fixture
def visitors(servers: list[Server], receiver: Receiver) -> Iterator[list[httpx.Client]]:
    """The same visitor at both servers."""
    clients = [httpx.Client(base_url=server.address, timeout=PATIENCE, trust_env=False) for server in servers]
    clients[0].get("/notices")
    clients[1].cookies.set("grange", clients[0].cookies["grange"])
    yield clients
    for client in clients:
        client.close()


def send(client: httpx.Client, path: str, **form: str) -> None:
    found = re.search(r'name="csrf" value="([^"]+)"', client.get("/notices").text)
    assert found
    assert client.post(path, data={"csrf": found[1], "zone": "UTC", **form}).status_code == 303


def queue(servers: list[Server]) -> list[Any]:
    address = servers[0].options[servers[0].options.index("--database") + 1]
    engine = create_engine(make_url(address).set(drivername="postgresql+psycopg"))
    try:
        with engine.connect() as connection:
            return list(connection.execute(select(notices)))
    finally:
        engine.dispose()


def test_a_turn_is_told_once_unless_its_player_watches_anywhere(
    servers: list[Server], visitors: list[httpx.Client], receiver: Receiver
):
    one, other = visitors
    send(one, "/notices/hook", kind="json", address=receiver.address())
    send(one, "/notices/quiet", **{"from": "", "until": ""})
    for watched, played in ((one, other), (other, one)):
        receiver.got.clear()
        table = Table(played, played.post("/api/tables", json={"game": "evergreen", "seats": [{}, {}], "seed": 7}).json())
        send(played, f"/sit/{table.id}/{table.seats[1].token}", name="Tom")
        cookie = {"cookie": f"grange={one.cookies['grange']}"}
        address = f"{str(watched.base_url).replace('http', 'ws').rstrip('/')}/table/{table.id}/live"
        with connect(address, additional_headers=cookie, open_timeout=PATIENCE) as socket:
            socket.recv()
            begin_turn_of(1, table)
            becomes(servers, table, "watching")
        assert receiver.got == []
        begin_turn_of(1, table)
        becomes(servers, table, "sent")
        assert [each.json["table"] for each in receiver.got] == [table.id]


def becomes(servers: list[Server], table: Table, outcome: str) -> None:
    """Wait until the notice of a table has an outcome."""
    until(lambda: [row.outcome for row in queue(servers) if row.table_id == table.id] == [outcome])


def begin_turn_of(seat: int, table: Table) -> None:
    """Play until a turn of a seat begins."""
    away = False
    while not away or seat not in table.asked():
        asked = table.asked()
        mover = seat if seat in asked and not away else next(each for each in asked if each != seat)
        seen = table.seats[mover].see()
        assert table.seats[mover].choose(seen["question"]["options"][0]["code"], seen["position"]).status_code == 200
        away = away or seat not in table.asked()
