"""Guarded requests: only over TLS, only to public machines, bounded in time and size, never somewhere else."""

from __future__ import annotations

import asyncio
import ipaddress
import socket
import time
from typing import Any

import pytest

from grange.web.notices import guard
from grange.web.notices.guard import Answer, Guard, NoAnswerError, RefusedAddressError, check_address, is_at_home, is_public
from tests.web.notices.receivers import Receiver


def post(address: str, loopback: bool = True, longest: float = 60.0) -> Answer:
    async def sent() -> Answer:
        sender = Guard(loopback, longest)
        try:
            return await sender.post(address, {"content-type": "application/json"}, b"{}")
        finally:
            await sender.close()

    return asyncio.run(sent())


@pytest.mark.parametrize(
    "address",
    [
        *("127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0", "224.0.0.1"),
        *("255.255.255.255", "240.0.0.1", "192.0.2.1", "198.18.0.1"),
        *("::", "::1", "fe80::1", "fc00::1", "fd12::1", "fec0::1", "ff0e::1", "2001:db8::1"),
        *("::ffff:127.0.0.1", "::ffff:10.0.0.1", "2002:7f00:1::", "2002:c0a8:101::", "64:ff9b::7f00:1", "64:ff9b::a00:1"),
        "2001:0:4136:e378:8000:63bf:80ff:fffe",
    ],
)
def test_addresses_of_a_private_network_are_not_public(address):
    assert not is_public(ipaddress.ip_address(address))


@pytest.mark.parametrize("address", ["8.8.8.8", "151.101.1.69", "2a00:1450:4001:81b::200e", "64:ff9b::808:808", "::ffff:8.8.8.8"])
def test_addresses_of_the_internet_are_public(address):
    assert is_public(ipaddress.ip_address(address))


@pytest.mark.parametrize(
    "address",
    [
        *("", "x", "http://example.org/", "ftp://example.org/", "file:///etc/passwd", "https://", "https:///x", "//example.org"),
        *("https://me:secret@example.org/", "https://me@example.org/", "https://example.org/#x", "https://exa mple.org/"),
        *("https://example.org:99999/", "https://[::1/", "https://example.org/\r\nx: y", f"https://example.org/{'x' * 1000}"),
    ],
)
def test_only_plain_addresses_over_tls_are_accepted(address):
    with pytest.raises(RefusedAddressError):
        check_address(address)


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "[::1]", "2130706433", "0x7f.1", "[::ffff:127.0.0.1]"])
def test_nothing_is_sent_to_this_machine_however_it_is_written(receiver: Receiver, host):
    with pytest.raises((RefusedAddressError, NoAnswerError)):
        post(f"https://{host}:{receiver.port}/", loopback=False)
    assert receiver.got == []


def resolves(monkeypatch: pytest.MonkeyPatch, *answers: list[str]) -> list[str]:
    """Let names resolve to these addresses, one answer after another; return the names that were asked for."""
    asked: list[str] = []

    def resolve(host: str, port: int) -> list[Any]:
        asked.append(host)
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (each, port)) for each in answers[min(len(asked), len(answers)) - 1]]

    monkeypatch.setattr(guard, "_resolve", resolve)
    return asked


def test_a_name_that_resolves_to_a_private_address_is_refused(receiver: Receiver, monkeypatch):
    for addresses in (["127.0.0.1"], ["10.0.0.7"], ["8.8.8.8", "127.0.0.1"]):
        resolves(monkeypatch, addresses)
        with pytest.raises(RefusedAddressError):
            post(f"https://private.example:{receiver.port}/", loopback=False)
    assert receiver.got == []


def test_the_checked_address_is_the_one_connected_to(receiver: Receiver, monkeypatch):
    """A name server that says another address the second time is never asked a second time."""
    asked = resolves(monkeypatch, ["127.0.0.1"], ["10.0.0.7"])
    assert post(f"https://private.example:{receiver.port}/").status == 201
    assert asked == ["private.example"]
    assert receiver.got[0].headers["host"] == f"private.example:{receiver.port}"


def test_the_certificate_must_fit_the_name(receiver: Receiver, monkeypatch):
    resolves(monkeypatch, ["127.0.0.1"])
    with pytest.raises(NoAnswerError):
        post(f"https://other.example:{receiver.port}/")
    assert receiver.got == []


def test_a_redirect_is_not_followed(receiver: Receiver):
    receiver.answer = lambda _: (307, 0.0, {"location": receiver.address("/elsewhere")})
    assert post(receiver.address()).status == 307
    assert [each.path for each in receiver.got] == ["/hook"]


def test_a_slow_receiver_is_left_after_a_while(receiver: Receiver):
    receiver.answer = lambda _: (201, 30.0, {})
    begun = time.monotonic()
    with pytest.raises(NoAnswerError):
        post(receiver.address(), longest=1.0)
    assert time.monotonic() - begun < 25.0


def test_an_endless_answer_is_not_read(receiver: Receiver):
    receiver.answer = lambda _: (200, 0.0, {"content-length": str(10**12)})
    assert post(receiver.address()).status == 200


def test_a_receiver_says_when_to_come_back(receiver: Receiver):
    receiver.answer = lambda _: (429, 0.0, {"retry-after": "120"})
    assert post(receiver.address()) == Answer(429, 120.0)
    receiver.answer = lambda _: (429, 0.0, {"retry-after": "Wed, 21 Oct 2026 07:28:00 GMT"})
    assert post(receiver.address()) == Answer(429, None)


def test_nobody_answers():
    with socket.socket() as unused:
        unused.bind(("127.0.0.1", 0))
        with pytest.raises(NoAnswerError):
            post(f"https://127.0.0.1:{unused.getsockname()[1]}/")


@pytest.mark.parametrize(
    ("host", "private"),
    [
        ("127.0.0.1", True),
        ("10.1.2.3", True),
        ("::1", True),
        ("::ffff:192.168.0.1", True),
        ("localhost", True),
        ("LOCALHOST.", True),
        ("printer.local", True),
        ("db.internal", True),
        ("93.184.215.14", False),
        ("hooks.example.org", False),
        ("localhost.example.org", False),
    ],
)
def test_an_address_at_home_is_known_before_anything_is_sent(host, private):
    assert is_at_home(host) is private
