"""Visitors: who is at the browser. A signed cookie names them; forms and scripts prove that they come from our own pages."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from functools import cached_property
from typing import Any
from urllib.parse import quote, unquote

from starlette.requests import HTTPConnection
from starlette.responses import Response

from grange.core.errors import GrangeError
from grange.core.record import clean_name
from grange.core.words import LANGUAGES
from grange.web.secret import Secret, masked, new_name, unmasked

COOKIE, LANG, THEME, CALLED = "grange", "lang", "theme", "called"
THEMES = ("light", "dark")
MOST_CALLED = 200  # letters that are read of a name; it is then cut to its usual length
A_YEAR = 365 * 24 * 3600


class Foreign(GrangeError):
    """A request that does not come from our own pages."""


@dataclass(frozen=True)
class Visitor:
    """A browser: its name, its language, its theme, and how its user is called at tables."""

    name: str
    lang: str
    theme: str
    new: bool
    called: str = ""

    @cached_property
    def digest(self) -> str:
        """What the store keeps of the visitor."""
        return hashlib.sha256(self.name.encode()).hexdigest()


class Visitors:
    """Knows visitors by their cookie and signs what must not be forged."""

    def __init__(self, secret: Secret) -> None:
        self.secret = secret

    def of(self, request: HTTPConnection) -> Visitor:
        """Find out who asks; during a request it is always the same visitor."""
        if not hasattr(request.state, "visitor"):
            request.state.visitor = self._read(request)
        visitor: Visitor = request.state.visitor
        return visitor

    def _read(self, request: HTTPConnection) -> Visitor:
        """Read the cookie; an unknown or forged one is a new visitor's."""
        name, _, signature = request.cookies.get(COOKIE, "").partition(".")
        known = bool(name) and self.secret.fits(signature, "visitor", name)
        theme = request.cookies.get(THEME, "")
        called = clean_name(unquote(request.cookies.get(CALLED, ""))[:MOST_CALLED])
        return Visitor(name if known else new_name(), _language(request), theme if theme in THEMES else "", not known, called)

    def remember(self, response: Response, visitor: Visitor, secure: bool) -> None:
        """Give a new visitor the cookie."""
        if visitor.new:
            value = f"{visitor.name}.{self.secret.token('visitor', visitor.name)}"
            response.set_cookie(COOKIE, value, max_age=A_YEAR, httponly=True, samesite="lax", secure=secure)

    def remember_name(self, response: Response, called: str, secure: bool) -> None:
        """Remember how a visitor wants to be called, for the next table."""
        if clean_name(called):
            value = quote(clean_name(called))
            response.set_cookie(CALLED, value, max_age=A_YEAR, httponly=True, samesite="lax", secure=secure)

    def csrf(self, visitor: Visitor) -> str:
        """Give what every form of ours carries; it looks different on every page."""
        return masked(self.secret.token("form", visitor.name))

    def check_form(self, visitor: Visitor, form: Any) -> None:
        """Refuse a form that is not one of ours."""
        if not self.secret.fits(unmasked(str(form.get("csrf", ""))), "form", visitor.name):
            raise Foreign("error-foreign")

    def check_script(self, request: HTTPConnection) -> None:
        """Refuse a script's request that another site could have made."""
        if request.headers.get("x-grange") != "1":
            raise Foreign("error-foreign")
        self.check_origin(request)

    def check_origin(self, request: HTTPConnection) -> None:
        """Refuse what a browser sends on behalf of another site."""
        origin = request.headers.get("origin")
        if origin and origin.partition("://")[2] != request.headers.get("host"):
            raise Foreign("error-foreign")


def _language(request: HTTPConnection) -> str:
    """Read the language that was chosen, or the first of the browser's that we speak."""
    chosen = request.cookies.get(LANG, "")
    if chosen in LANGUAGES:
        return chosen
    wanted = [part.strip()[:2].lower() for part in request.headers.get("accept-language", "").split(",")]
    return next((lang for lang in wanted if lang in LANGUAGES), "en")
