"""Guarded requests to addresses that people enter: only over TLS, only to public machines, bounded in time and size.

The name is resolved once, every address that it has is checked, and the connection goes to one of the checked addresses: so a name
server cannot show a public address to the check and a private one to the connection. Redirects are not followed, and of the answer
only its status is read.
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
import ssl
from collections.abc import Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from typing import Any
from urllib.parse import urlsplit

import httpcore

from grange.version import VERSION

LOCAL_NAMES = (".localhost", ".local", ".internal", ".home.arpa", ".lan")
LONGEST = 10.0  # seconds for a whole request
LONGEST_ADDRESS = 1000  # characters
AT_ONCE = 16  # requests
RESOLVERS = 4  # threads of their own, so that a slow name server holds up nothing else
NAT64 = ipaddress.IPv6Network("64:ff9b::/96")  # addresses of IPv4 in a network that has only IPv6

Address = ipaddress.IPv4Address | ipaddress.IPv6Address


class RefusedAddressError(Exception):
    """An address to which nothing is sent."""


class NoAnswerError(Exception):
    """A receiver that did not answer, or not in time."""


@dataclass(frozen=True)
class Answer:
    """The status of an answer, and after how many seconds the receiver wants another attempt."""

    status: int
    retry_after: float | None = None


def is_public(address: Address) -> bool:
    """Check whether an address belongs to a machine on the public internet; an IPv4 address inside an IPv6 one counts."""
    if isinstance(address, ipaddress.IPv6Address):
        inside = address.ipv4_mapped or address.sixtofour or (address.teredo[1] if address.teredo else None)
        if address in NAT64:
            inside = ipaddress.IPv4Address(int(address) & 0xFFFFFFFF)
        if inside is not None:
            return is_public(inside)
        if address.is_site_local:
            return False
    return address.is_global and not (address.is_multicast or address.is_reserved or address.is_unspecified)


def check_address(address: str) -> str:
    """Return the host of an address to which a notice may be sent; refuse anything that is not https, or that holds a password."""
    try:
        parts = urlsplit(address)
        host, _ = parts.hostname or "", parts.port
    except ValueError:
        raise RefusedAddressError from None
    plain = address.isascii() and address.isprintable() and " " not in address and len(address) <= LONGEST_ADDRESS
    if not plain or parts.scheme != "https" or not host or parts.username is not None or parts.fragment:
        raise RefusedAddressError
    return host


def is_at_home(host: str) -> bool:
    """Check whether a host is plainly not on the public internet: an address of a private network, or a local name."""
    try:
        return not is_public(ipaddress.ip_address(host.strip("[]")))
    except ValueError:
        name = host.rstrip(".").lower()
        return name == "localhost" or name.endswith(LOCAL_NAMES)


class PublicNetwork(httpcore.AsyncNetworkBackend):
    """Connects to checked addresses only."""

    def __init__(self, loopback: bool = False) -> None:
        self.loopback = loopback  # for tests only
        self.network = httpcore.AnyIOBackend()
        self.resolvers = ThreadPoolExecutor(RESOLVERS, thread_name_prefix="resolver")

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[Any] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        """Resolve a name, check all its addresses, and connect to the first."""
        addresses = await self._resolved(host, port)
        if not addresses or not all(is_public(address) or (self.loopback and address.is_loopback) for address in addresses):
            raise RefusedAddressError
        return await self.network.connect_tcp(str(addresses[0]), port, timeout, local_address, socket_options)

    async def _resolved(self, host: str, port: int) -> list[Address]:
        loop = asyncio.get_running_loop()
        try:
            found = await loop.run_in_executor(self.resolvers, _resolve, host, port)
        except (OSError, UnicodeError) as problem:
            raise NoAnswerError from problem
        return [ipaddress.ip_address(str(each[4][0]).partition("%")[0]) for each in found]

    async def connect_unix_socket(self, *_: Any, **__: Any) -> httpcore.AsyncNetworkStream:
        """Refuse: nobody's address is a file."""
        raise RefusedAddressError

    async def sleep(self, seconds: float) -> None:
        """Wait."""
        await asyncio.sleep(seconds)


@cache
def trusted_certificates() -> ssl.SSLContext:
    """Read the certificates that this machine trusts."""
    return ssl.create_default_context()


def _resolve(host: str, port: int) -> list[Any]:
    return socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)


class Guard:
    """Sends requests to addresses that people enter."""

    def __init__(self, loopback: bool = False, longest: float = LONGEST) -> None:
        self.longest = longest
        self.network = PublicNetwork(loopback)
        self.connections = httpcore.AsyncConnectionPool(
            ssl_context=trusted_certificates(),
            max_connections=AT_ONCE,
            max_keepalive_connections=0,
            network_backend=self.network,
        )

    async def post(self, address: str, headers: Mapping[str, str], body: bytes) -> Answer:
        """Send a request; return the status and `Retry-After` of its answer, whose body is not read."""
        check_address(address)
        sent = list({"user-agent": f"Grange/{VERSION}", "content-length": str(len(body)), **headers}.items())
        try:
            async with (
                asyncio.timeout(self.longest),
                self.connections.stream("POST", address, headers=sent, content=body) as answer,
            ):
                return Answer(answer.status, _retry_after(answer.headers))
        except (TimeoutError, OSError, httpcore.NetworkError, httpcore.TimeoutException, httpcore.RemoteProtocolError) as problem:
            raise NoAnswerError from problem
        except (httpcore.UnsupportedProtocol, httpcore.LocalProtocolError) as problem:
            raise RefusedAddressError from problem

    async def close(self) -> None:
        """Close all connections."""
        await self.connections.aclose()
        self.network.resolvers.shutdown(wait=False, cancel_futures=True)


def _retry_after(headers: Iterable[tuple[bytes, bytes]]) -> float | None:
    """Return the seconds of the header `Retry-After`, if it has a number."""
    for name, value in headers:
        if name.lower() == b"retry-after" and value.isdigit() and len(value) < 8:
            return float(value)
    return None
