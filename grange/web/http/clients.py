"""Clients: the address for which a request counts, and the token that it brings."""

from __future__ import annotations

from starlette.types import Scope

from grange.web.addresses import Networks, address_of


def counted_address(scope: Scope) -> str | None:
    """Return the address of a client; None for a network whose addresses have no limits."""
    exempt: Networks = scope["app"].state.exempt
    address = address_of(scope)
    return None if address in exempt else address


def token_in(authorization: str | None) -> str | None:
    """Return the token in the header `Authorization`."""
    return authorization.removeprefix("Bearer ") if authorization else None
