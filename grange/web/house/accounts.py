"""Accounts: only people with a passkey play for ratings."""

from __future__ import annotations

from grange.web.house.house import House
from grange.web.refusals import NotSignedIn


async def has_account(house: House, visitor: str | None) -> bool:
    """Check whether a visitor has an account: a passkey."""
    return visitor is not None and bool(await house.archive.read(house.store.people.passkeys_of, visitor))


async def check_account(house: House, visitor: str | None) -> None:
    """Refuse somebody without an account where a game counts for ratings."""
    if not await has_account(house, visitor):
        raise NotSignedIn("error-rated-sign-in")
