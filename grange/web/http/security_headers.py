"""Security headers: pages load only our own files, and nobody stores what a seat sees."""

from __future__ import annotations

from starlette.types import ASGIApp, Message, Receive, Scope, Send


class SecurityHeaders:
    """Adds security headers to every answer: pages may load only our own files, and nobody may store what a seat sees."""

    HEADERS = (
        (
            b"content-security-policy",
            b"default-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
        ),
        (b"x-content-type-options", b"nosniff"),
        (b"referrer-policy", b"no-referrer"),
    )
    PICTURE = (  # our pictures need only their own colours
        (b"content-security-policy", b"default-src 'none'; style-src 'unsafe-inline'; sandbox"),
        *HEADERS[1:],
    )
    SEATS = (
        "/table/",
        "/games",
        "/p/",
        "/api/players",
        "/sit/",
        "/campaign/",
        "/lobby",
        "/club",
        "/company",
        "/notices",
        "/record",
        "/me",
        "/here",
        "/cup",
        "/api/cups",
        "/api/blocked",
        "/api/clubs",
        "/api/lobby",
        "/api/record",
        "/api/tables",
        "/api/campaigns",
    )  # answers there are for one seat, and out of date with the next move
    UNSTORED = (b"cache-control", b"no-store")

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Add the headers to an answer."""

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                unstored = [self.UNSTORED] if scope["path"].startswith(self.SEATS) else []
                headers = message.get("headers", [])
                guards = self.PICTURE if (b"content-type", b"image/svg+xml") in headers else self.HEADERS
                message["headers"] = [*headers, *guards, *unstored]
            await send(message)

        await self.app(scope, receive, send_guarded)
