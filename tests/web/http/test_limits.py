"""Limits of one address at a real server: connections without requests, endless bodies, sockets that send too much."""

from __future__ import annotations

import asyncio
import json
import select
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any
from unittest import mock

import httpx
import pytest
from fastapi.testclient import TestClient
from uvicorn import Config
from uvicorn.server import ServerState
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.typing import Origin

from grange.web.addresses import Networks, address_of
from grange.web.app import Settings, create_app
from grange.web.house.capacity import Capacity
from grange.web.http.limits.config import Bounds
from grange.web.http.limits.connections import bounded_protocol
from grange.web.http.limits.middleware import Limits
from grange.web.http.limits.usage import MOST_ADDRESSES, Usage
from tests.web.house.test_rooms import run
from tests.web.servers import FIRST_LOOK, PATIENCE, Server, until

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with all the time in the world, so that nothing is dropped because the machine is busy."""
    yield from started(Server(tmp_path_factory.mktemp("data"), rate="1000", more=["--patience", str(PATIENCE)]))


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that waits for nobody."""
    yield from started(Server(tmp_path_factory.mktemp("data"), rate="1000", more=["--patience", "0.5"]))


def started(server: Server) -> Iterator[Server]:
    server.start()
    yield server
    server.kill()


@pytest.fixture(scope="module")
def table(server) -> str:
    body = {"game": "evergreen", "seats": [{}, {}]}
    return httpx.post(f"{server.address}/api/tables", json=body, timeout=PATIENCE).json()["table"]


def stream(server: Server, table: str) -> str:
    return f"ws://127.0.0.1:{server.port}/api/tables/{table}/live"


def page_stream(server: Server, table: str) -> str:
    return f"ws://127.0.0.1:{server.port}/table/{table}/live"


def knock(server: Server, request: bytes) -> socket.socket:
    connection = socket.create_connection(("127.0.0.1", int(server.port)), timeout=PATIENCE)
    connection.sendall(request)
    return connection


def send_slowly(connection: socket.socket) -> None:
    for _ in range(600):
        connection.sendall(b"x")
        time.sleep(0.05)


def until_closed(connection: socket.socket) -> bytes:
    """Read everything until the server closes the connection."""
    answer = b""
    with suppress(ConnectionResetError):
        while part := connection.recv(4096):
            answer += part
    return answer


@pytest.mark.parametrize("begun", [b"", b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow: "])
def test_a_request_whose_head_does_not_come_is_ended(hasty, begun):
    assert until_closed(knock(hasty, begun)) == b""


def test_a_head_that_comes_letter_by_letter_is_ended_too(hasty):
    connection = knock(hasty, b"GET / HTTP/1.1\r\nHost: x\r\n")
    with pytest.raises((BrokenPipeError, ConnectionResetError)):
        send_slowly(connection)


def test_a_second_request_on_the_same_connection_has_to_come_as_well(hasty):
    connection, answer = first_answer(hasty, b"GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n")
    assert b" 200 " in answer
    finish(connection, b"GET /api/gam")


def first_answer(hasty: Server, request: bytes) -> tuple[socket.socket, bytes]:
    """Send a request until it is answered: on a busy machine, a hasty server may drop it before it has read the head."""
    while True:
        with suppress(ConnectionError):
            connection = knock(hasty, request)
            if answer := connection.recv(4096):
                return connection, answer


def finish(connection: socket.socket, rest: bytes) -> bytes:
    """Send the rest of a request, if the server still wants it, and read until the connection is closed."""
    with suppress(ConnectionError):
        connection.sendall(rest)
    return until_closed(connection)


UPGRADE = b"Host: x\r\nConnection: upgrade\r\nUpgrade: websocket\r\n"
KEY = b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"


@pytest.mark.parametrize("announced", [b"Content-Length: 10\r\n\r\n", b"Transfer-Encoding: chunked\r\n\r\n"])
def test_a_socket_that_announces_a_body_is_refused(server, announced):
    assert until_closed(knock(server, b"GET /x HTTP/1.1\r\n" + UPGRADE + KEY + announced)) == b""


@pytest.mark.parametrize(
    "begun",
    [
        b"GET /api/games HTTP/1.1\r\nHost: x\r\nX: ",
        b"GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n" * 500 + b"GET /api/games HTTP/1.1\r\nX: ",
        b"POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\nX: ",
    ],
    ids=["first", "behind answers", "after a body"],
)
def test_a_head_without_end_is_ended_wherever_it_stands(server, begun):
    connection = knock(server, begun)
    with pytest.raises((BrokenPipeError, ConnectionResetError)):
        connection.sendall(b"x" * 40_000_000)


@pytest.mark.parametrize(
    "head",
    [b"GET / HTTP/1.1\r\nHost: x\r\nCookie: " + b"a=b;" * 5000, b"GET / HTTP/1.1\r\nHost: x\r\n" + b"a:\r\n" * 9000 + b"b:"],
    ids=["one header", "many"],
)
def test_a_large_head_is_refused_even_if_it_comes_at_once(server, head):
    assert b" 400 " in until_closed(knock(server, head + b"\r\n\r\n"))


def test_a_body_of_tiny_pieces_is_refused(server):
    head = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n"
    assert b" 201 " in knock(server, head + b"1\r\n \r\n" * 500 + ORDERED).recv(4096)
    assert b" 400 " in until_closed(knock(server, head + b"1\r\n \r\n" * 5000 + ORDERED))


ORDER = b'{"game": "evergreen", "seats": [{"name": "A"}]}'
ORDERED = b"%x\r\n%b\r\n0\r\n\r\n" % (len(ORDER), ORDER)


@pytest.mark.parametrize("path", ["/", "/notices", "/api/games", "/nowhere"])
def test_a_name_of_the_house_that_no_browser_could_ask_for_is_refused(client, path):
    assert client.get(path, headers={"host": "h" * 253 + ":65535"}).status_code in (200, 404)
    answer = client.get(path, headers={"host": "h" * 400})
    assert (answer.status_code, answer.json()["error"]) == (400, "error-foreign")


def test_a_query_of_thousands_of_fields_is_not_read(server):
    answer = httpx.get(f"{server.address}/api/tables/x?{'a&' * 4000}", timeout=PATIENCE)
    assert (answer.status_code, answer.json()["error"]) == (414, "error-too-large")


def test_no_socket_gets_in_the_way_of_answers(server, table):
    socket = f"GET /table/{table}/live HTTP/1.1\r\n".encode() + UPGRADE + KEY + b"\r\n"
    connection = knock(server, b"GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n" * 3 + socket)
    assert b"101 Switching" not in until_closed(connection)


def test_nothing_is_written_to_whoever_asked_twice_at_once_and_hung_up():
    async def written() -> Any:
        transport, gone = mock.Mock(), asyncio.Event()
        transport.is_closing.return_value = False

        async def answer(scope: Any, receive: Any, send: Any) -> None:
            await gone.wait()
            await send({"type": "http.response.start", "status": 204})
            await send({"type": "http.response.body"})

        state = ServerState()
        protocol = bounded_protocol(2, Bounds(patience=60), frozenset())(Config(answer, interface="asgi3"), state, {})
        protocol.connection_made(transport)
        protocol.data_received(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n" * 2)
        protocol.connection_lost(None)
        gone.set()
        await asyncio.gather(*state.tasks)
        return transport.write.called

    assert not run(written())


def test_a_body_that_never_ends_is_refused(hasty):
    head = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"
    assert b" 408 " in first_answer(hasty, head)[1].split(b"\r\n")[0]


def test_who_asks_for_pages_and_never_reads_them_is_dropped(hasty):
    with socket.socket() as connection, suppress(OSError):
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        connection.connect(("127.0.0.1", int(hasty.port)))
        connection.settimeout(0)
        deadline = time.monotonic() + PATIENCE
        while not is_dropped(connection):
            assert time.monotonic() < deadline
            with suppress(BlockingIOError):
                connection.sendall(b"GET /rules/agricola HTTP/1.1\r\nHost: x\r\n\r\n")
            time.sleep(0.005)


def is_dropped(connection: socket.socket) -> bool:
    """Return whether the server has ended a connection, without reading from it."""
    return connection.getsockopt(socket.SOL_SOCKET, socket.SO_ERROR) != 0 or bool(
        select.select([connection], [], [], 0)[0] and _is_over(connection)
    )


def _is_over(connection: socket.socket) -> bool:
    try:
        return connection.recv(1, socket.MSG_PEEK) == b""
    except OSError:
        return True


def test_one_address_holds_only_so_many_connections(server):
    asking = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 2\r\n\r\n"  # and the body comes later
    connections = [knock(server, asking) for _ in range(130)]
    until(lambda: sum(map(is_dropped, connections)) >= 20)
    answers = [finish(connection, b"{}") for connection in connections]
    assert answers.count(b"") <= 40
    assert b" 422 " in answers[0]


def refused_connections(*addresses: str, bounds: Bounds | None = None, stay: bool = True) -> list[bool]:
    """Open a connection from each address, where two of a household are allowed; tell which were refused."""

    async def nothing(scope: Any, receive: Any, send: Any) -> None:
        pass

    async def refused() -> list[bool]:
        protocol, found = bounded_protocol(2, bounds or Bounds(patience=60), frozenset()), []
        for address in addresses:
            transport = mock.Mock()
            transport.get_extra_info.return_value.getpeername.return_value = (address, 1, 0, 0)
            state = ServerState()
            connection = protocol(Config(nothing, interface="asgi3"), state, {})
            connection.connection_made(transport)
            found.append(transport.abort.called)
            assert (connection in state.connections) != transport.abort.called  # nothing is done for a refused one
            if not stay:
                connection.connection_lost(None)
        return found

    return run(refused())


def test_one_address_opens_no_more_connections_in_a_while_than_it_may_make_requests():
    asked = ["192.0.2.1"] * 7 + ["192.0.2.2"]
    assert refused_connections(*asked, bounds=Bounds(rate=0.001, burst=5), stay=False) == [False] * 5 + [True] * 2 + [False]


def test_a_network_of_ipv6_counts_as_one_address():
    asked = ("2001:db8::1", "2001:db8::2", "2001:db8::3", "2001:db8:1::1")
    assert refused_connections(*asked) == [False, False, True, False]


def test_people_with_ipv4_are_not_one_address_at_a_server_that_listens_on_ipv6():
    asked = [f"::ffff:192.0.2.{number}" for number in (1, 1, 1, 2, 3)]
    assert refused_connections(*asked) == [False, False, True, False, False]


def test_all_networks_of_a_site_together_hold_eight_times_as_many_connections():
    asked = [f"2001:db8:0:{network:x}::1" for network in range(20)]
    assert refused_connections(*asked, "2001:db8:1::1") == [False] * 16 + [True] * 4 + [False]


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("::FFFF:c000:201", "192.0.2.1"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::1", "::/64"),
        ("192.0.2.1:49152", "192.0.2.1"),
        ("[2001:db8:1:2:3:4:5:6]:49152", "2001:db8:1:2::/64"),
        ("[::ffff:192.0.2.1]", "192.0.2.1"),
        ("nonsense", "nonsense"),
        ("non:sense", "non:sense"),
        ("", ""),
    ],
)
def test_an_address_counts_as_a_household_in_whatever_form_a_proxy_passes_it_on(address, counted):
    assert address_of({"client": (address, 1)}) == counted


def test_all_networks_of_a_site_together_ask_eight_times_as_often_and_hold_eight_times_as_many_sockets():
    usage = Usage(Bounds(rate=0.001, burst=10, sockets=2))
    homes = [address_of({"client": (f"2001:db8:0:{network:x}::1", 1)}) for network in range(20)]
    asked = [usage.may_ask(home) for home in homes for _ in range(9)]
    assert asked.count(True) == 80
    with ExitStack() as sockets:
        for home in homes[:16]:
            assert usage.may_hold_a_socket(home)
            sockets.enter_context(usage.holding_a_socket(home))
        assert not usage.may_hold_a_socket(homes[16])
        assert usage.may_hold_a_socket("2001:db8:1::/64")
        other = Usage(Bounds(rate=0.001, burst=10, sockets=2))
        other.merge("one", usage.report())
        assert not other.may_ask(homes[19])
        assert not other.may_hold_a_socket(homes[19])


SCHOOL = ["192.0.2.0/24", "2001:db8:7::/48"]


@pytest.mark.parametrize("address", ["192.0.2.9", "2001:db8:7:5::1"])
def test_an_exempt_network_has_no_limits_of_an_address(tmp_path, address):
    bounds = Bounds(rate=0.001, burst=2, sockets=1, at_once=1, exempt=Networks(SCHOOL))
    usage, household = Usage(bounds), address_of({"client": (address, 1)})
    assert all(usage.may_ask(household) for _ in range(9))
    with usage.holding_a_socket(household), usage.holding_a_socket(household):
        assert usage.may_hold_a_socket(household)
    assert [usage.may_ask("192.0.3.9") for _ in range(4)] == [True, True, False, False]
    settings = Settings(f"sqlite:///{tmp_path / 'tables.db'}", "secret", 1, bounds=bounds, capacity=Capacity(of_an_address=1))
    body = {"game": "evergreen", "seats": [{}]}
    with TestClient(create_app(settings), client=(address, 1)) as client:
        assert [client.post("/api/tables", json=body).status_code for _ in range(5)] == [201] * 5
    with TestClient(create_app(settings), client=("192.0.3.9", 1)) as client:
        answers = [client.post("/api/tables", json=body) for _ in range(3)]
    assert [answer.status_code for answer in answers] == [201, 503, 429]
    assert [answer.headers.get("retry-after") for answer in answers] == [None, "600", "1"]


def test_one_address_has_only_so_many_requests_worked_on_even_if_it_hangs_up():
    begun, over = [], asyncio.Event()

    async def work(*_: Any) -> None:
        begun.append(1)
        await over.wait()

    async def ask_often() -> list[int]:
        limits, answers = Limits(work, Bounds(at_once=3)), []

        async def send(message: Any) -> None:
            answers.append(message.get("status"))

        async def body() -> Any:
            return {"type": "http.request"}

        scope = {"type": "http", "path": "/", "headers": [], "client": ("1.2.3.4", 1)}
        asked = [asyncio.ensure_future(limits(scope, body, send)) for _ in range(5)]
        await asyncio.gather(*asked[3:])
        over.set()
        await asyncio.gather(*asked)
        assert not limits.requests
        return [answer for answer in answers if answer]

    assert run(ask_often()) == [429, 429]
    assert len(begun) == 3


def test_what_an_address_takes_at_one_process_is_gone_at_the_other():
    one, other = (Usage(Bounds(rate=0.001, burst=100)) for _ in range(2))
    assert [one.may_ask("here") for _ in range(150)].count(True) == 100
    other.merge("one", one.report())
    assert not other.may_ask("here")
    assert other.may_ask("there")
    assert one.report() == []


def test_addresses_that_come_once_and_never_again_take_no_more_memory_than_those_that_are_remembered():
    usage = Usage(Bounds())
    for number in range(MOST_ADDRESSES + 10):
        assert usage.may_ask(f"2001:db8:{number:x}::/64")
    assert len(usage.buckets) == len(usage.requests) == MOST_ADDRESSES


def test_sockets_are_counted_at_all_processes():
    one, other = (Usage(Bounds(sockets=20)) for _ in range(2))
    with ExitStack() as sockets:
        for _ in range(15):
            sockets.enter_context(one.holding_a_socket("here"))
        other.merge("one", one.report())
        for _ in range(5):
            assert other.may_hold_a_socket("here")
            sockets.enter_context(other.holding_a_socket("here"))
        assert not other.may_hold_a_socket("here")
        assert other.may_hold_a_socket("there")
    assert one.may_hold_a_socket("here")


@pytest.mark.parametrize("database", ["postgresql"], indirect=True)
def test_who_has_asked_too_often_at_one_process_is_refused_at_the_other(database):
    bounds = Bounds(rate=1e-6, burst=400)  # nothing comes back while the test runs, however slow the machine is
    settings = Settings(database, "secret", processes=1, bounds=bounds)
    with TestClient(create_app(settings)) as one, TestClient(create_app(settings)) as other:
        while one.get("/health").status_code != 429:
            pass
        buckets = usage_of(other).buckets
        until(lambda: [bucket for bucket in list(buckets.values()) if bucket.left < 1])
        assert other.get("/health").status_code == 429


def usage_of(client: TestClient) -> Usage:
    """Find what a process knows about the usage of addresses."""
    app: Any = client.app
    (limits,) = (layer.kwargs["usage"] for layer in app.user_middleware if layer.cls is Limits)
    return limits


def test_one_address_holds_only_so_many_sockets(server, table):
    async def open_sockets(number: int, sockets: list[ClientConnection]) -> None:
        while len(sockets) < number:
            sockets += [await connect(page_stream(server, table), open_timeout=PATIENCE)]

    async def hold() -> None:
        async with asyncio.timeout(PATIENCE):
            sockets: list[ClientConnection] = []
            try:
                with pytest.raises(InvalidStatus):
                    await open_sockets(80, sockets)
                assert len(sockets) >= 50
            finally:
                await asyncio.gather(*(each.close() for each in sockets))
            await open_again()

    async def open_again() -> None:
        """Open one more as soon as the server has noticed that the others are closed."""
        another: list[ClientConnection] = []
        while not another:
            with suppress(InvalidStatus):
                await open_sockets(1, another)
            await asyncio.sleep(FIRST_LOOK)
        await another[0].close()

    run(hold())


async def talk_on(talking: ClientConnection) -> None:
    while True:
        await talking.send("x" * 1000)
        await asyncio.sleep(0.001)


def test_a_socket_that_says_too_much_is_closed(server, table):
    async def talk() -> None:
        async with asyncio.timeout(PATIENCE), connect(stream(server, table), open_timeout=PATIENCE, close_timeout=1) as talking:
            await talking.send(json.dumps({"after": 0}))
            with pytest.raises(ConnectionClosed):
                await talk_on(talking)

    run(talk())


def test_a_message_that_is_too_long_is_refused(server, table):
    async def talk() -> None:
        async with asyncio.timeout(PATIENCE), connect(stream(server, table), open_timeout=PATIENCE, close_timeout=1) as talking:
            await talking.send("x" * 60_000)
            with pytest.raises(ConnectionClosed):
                await talking.recv()

    run(talk())


def test_a_page_of_another_site_opens_no_socket(server, table):
    async def follow() -> None:
        async with asyncio.timeout(PATIENCE):
            with pytest.raises(InvalidStatus):
                await connect(page_stream(server, table), origin=Origin("https://elsewhere.example"), open_timeout=PATIENCE)
            own = await connect(page_stream(server, table), origin=Origin(server.address), open_timeout=PATIENCE)
            assert json.loads(await own.recv())["position"] == 0
            await own.close()

    run(follow())


@pytest.mark.parametrize("proxy", ["127.0.0.0/8", "127.0.0.9/8", "::ffff:127.0.0.1"])
def test_every_proxy_of_a_network_is_one_and_its_visitors_are_counted_by_the_last_address_that_is_none(tmp_path: Path, proxy):
    server = Server(tmp_path, rate="0.001", more=["--proxy", proxy])
    server.start()
    knocking = [knock(server, b"") for _ in range(110)]  # more than one address may hold
    with httpx.Client(base_url=server.address, timeout=PATIENCE) as client:

        def ask(passed_on: str) -> int:
            return client.get("/api/games", headers={"x-forwarded-for": passed_on}).status_code

        while ask("203.0.113.1, 192.0.2.1, 127.0.0.1") != 429:
            pass
        assert ask("192.0.2.2") == 200
        assert ask("192.0.2.2, 192.0.2.1") == 429  # what a visitor claims about itself stands further left
    for each in knocking:
        each.close()
    server.kill()


def test_an_address_is_not_believed_unless_a_proxy_of_ours_says_it(tmp_path: Path):
    """Otherwise everybody could have as many addresses as they like."""
    for proxies, expected in (((), 1), (("127.0.0.1",), 8)):
        server = Server(tmp_path / str(len(proxies)), rate="0.001", more=[f"--proxy={proxy}" for proxy in proxies])
        server.start()
        with httpx.Client(base_url=server.address, timeout=PATIENCE) as client:
            burst = [client.get("/api/games").status_code for _ in range(205)]
            assert burst[-1] == 429
            answers = [client.get("/api/games", headers={"x-forwarded-for": f"10.0.0.{n}"}).status_code for n in range(8)]
        server.kill()
        assert len([code for code in answers if code == 200]) == (expected if proxies else 0)
