"""Visitors: a signed cookie identifies each browser; forms and scripts prove that they come from our own pages."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any
from urllib.parse import quote, unquote

from starlette.requests import HTTPConnection
from starlette.responses import Response

from grange.core.errors import GrangeError
from grange.core.words import LANGUAGES
from grange.web.house.names import remembered_name
from grange.web.identity.devices import Devices
from grange.web.refusals import WrongToken
from grange.web.secret import Secret, masked, new_name, unmasked

COOKIE, LANG, THEME, CALLED = "grange", "lang", "theme", "called"
THEMES = ("light", "dark")
MOST_CALLED = 200  # characters of a name that are read, before it is cut to the usual length
A_YEAR = 365 * 24 * 3600


class Foreign(GrangeError):
    """A request that does not come from our own pages."""


@dataclass(frozen=True)
class Visitor:
    """A browser: its id, language and theme, and the display name of its user."""

    name: str
    lang: str
    theme: str
    new: bool
    called: str = ""
    outdated: bool = False  # whether an older secret has signed the cookie
    person: str = ""  # the person whose device it is, if it has joined others

    @cached_property
    def device(self) -> str:
        """The hash of the browser's id, which the store keeps."""
        return hashlib.sha256(self.name.encode()).hexdigest()

    @property
    def digest(self) -> str:
        """The id of the person in the store: that of their first device."""
        return self.person or self.device


class Visitors:
    """Recognises visitors by their cookie, and signs what nobody may forge."""

    def __init__(self, secret: Secret, devices: Devices) -> None:
        self.secret, self.devices = secret, devices

    async def recognise(self, request: HTTPConnection) -> None:
        """Find the person who owns the device that sent a request; a device that was signed out belongs to nobody."""
        visitor = self._read(request)
        if not visitor.new:
            person = await self.devices.person_of(visitor.device)
            nobody = Visitor(new_name(), visitor.lang, visitor.theme, new=True)
            visitor = replace(visitor, person=person) if person else nobody
        request.state.visitor = visitor

    async def check_signed_in(self, visitor: Visitor) -> None:
        """Refuse a device that was signed out while its page was open."""
        if not visitor.new and await self.devices.person_of(visitor.device) is None:
            raise WrongToken("error-wrong-token")

    def of(self, request: HTTPConnection) -> Visitor:
        """Return the visitor of a request; the same one during the whole request. `recognise` comes first where it matters."""
        if not hasattr(request.state, "visitor"):
            request.state.visitor = self._read(request)
        visitor: Visitor = request.state.visitor
        return visitor

    def _read(self, request: HTTPConnection) -> Visitor:
        """Read the cookie; a missing or forged one makes a new visitor."""
        name, _, signature = request.cookies.get(COOKIE, "").partition(".")
        known = bool(name) and self.secret.fits(signature, "visitor", name)
        theme = request.cookies.get(THEME, "")
        called = remembered_name(unquote(request.cookies.get(CALLED, ""))[:MOST_CALLED])
        outdated = known and not self.secret.is_current(signature, "visitor", name)
        theme = theme if theme in THEMES else ""
        return Visitor(name if known else new_name(), _language(request), theme, not known, called, outdated)

    def remember(self, response: Response, visitor: Visitor, secure: bool) -> None:
        """Set the cookie of a new visitor, or replace one that an older secret has signed."""
        if visitor.new or visitor.outdated:
            value = f"{visitor.name}.{self.secret.token('visitor', visitor.name)}"
            remember(response, COOKIE, value, secure)

    def remember_name(self, response: Response, called: str, secure: bool) -> None:
        """Remember a visitor's display name for the next table."""
        if remembered_name(called):
            remember(response, CALLED, quote(remembered_name(called)), secure)

    def csrf(self, visitor: Visitor) -> str:
        """Return the token of our forms; it looks different on every page."""
        return masked(self.secret.token("form", visitor.name))

    def check_form(self, visitor: Visitor, form: Any) -> None:
        """Refuse a form that does not come from our pages."""
        if not self.secret.fits(unmasked(str(form.get("csrf", ""))), "form", visitor.name):
            raise Foreign("error-foreign")

    def check_script(self, request: HTTPConnection) -> None:
        """Refuse a script's request that another site could have made."""
        if request.headers.get("x-grange") != "1":
            raise Foreign("error-foreign")
        self.check_origin(request)

    def check_origin(self, request: HTTPConnection) -> None:
        """Refuse a request that a browser sends on behalf of another site."""
        origin = request.headers.get("origin")
        if origin and origin.partition("://")[2] != request.headers.get("host"):
            raise Foreign("error-foreign")


def remember(response: Response, name: str, value: str, secure: bool) -> None:
    """Set a cookie for a year, hidden from scripts, and sent only over TLS if it came over TLS."""
    response.set_cookie(name, value, max_age=A_YEAR, httponly=True, samesite="lax", secure=secure)


def _language(request: HTTPConnection) -> str:
    """Return the chosen language, or the first of the browser's languages that we have."""
    chosen = request.cookies.get(LANG, "")
    if chosen in LANGUAGES:
        return chosen
    wanted = [part.strip()[:2].lower() for part in request.headers.get("accept-language", "").split(",")]
    return next((lang for lang in wanted if lang in LANGUAGES), "en")
