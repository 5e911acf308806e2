"""Addresses: which of them belong to one household, and which households belong to one site."""

from __future__ import annotations

import ipaddress
import re
from collections.abc import Iterable

from starlette.types import Scope

WITH_PORT = re.compile(r"\[(?P<six>[^\]]+)\](:\d+)?|(?P<four>[\d.]+):\d+")  # as some proxies write an address
HOUSEHOLD, SITE = 64, 48  # bits of an IPv6 prefix: what a provider gives a home, and what a company or a tunnel gets
SITES_SHARE = 8  # the limit of a site, in households


def plain(address: str) -> str:
    """Return an address in its usual form: without a port; IPv4 that came through an IPv6 socket (`::ffff:192.0.2.1`) as IPv4."""
    if ":" not in address:
        return address
    if ported := WITH_PORT.fullmatch(address):
        return plain(ported["six"] or ported["four"])
    try:
        found = ipaddress.IPv6Address(address.partition("%")[0])
    except ValueError:
        return address
    return str(found.ipv4_mapped or found)


class Networks:
    """Addresses, each named by itself or by a network that it is in: proxies in front of the server, or clients without limits."""

    def __init__(self, named: Iterable[str] = ()) -> None:
        self.networks = [ipaddress.ip_network(plain(name), strict=False) for name in named]
        self.names = [str(network) for network in self.networks]  # for uvicorn, which wants a network's first address

    def __contains__(self, address: object) -> bool:
        try:
            found = ipaddress.ip_address(plain(str(address).partition("/")[0]))  # a household is a network
        except ValueError:
            return False
        return any(found in network for network in self.networks)


def address_of(scope: Scope) -> str:
    """Return the client's address; for IPv6 the household's network, which has more addresses than anybody can count."""
    return _network(plain(str((scope.get("client") or ("",))[0])), HOUSEHOLD)


def shares_of(address: str) -> dict[str, int]:
    """Return the names under which an address is counted, and the limit of each in households.

    An IPv4 address stands for itself. An IPv6 household counts as one, and again with all others of its site.
    """
    if ":" not in address:
        return {address: 1}
    return {address: 1, _network(address.partition("/")[0], SITE): SITES_SHARE}


def _network(address: str, bits: int) -> str:
    try:
        return str(ipaddress.IPv6Network((address, bits), strict=False)) if ":" in address else address
    except ValueError:
        return address
