"""The keeper's settings for notices, from the environment: the mail server, and the public address of the house."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from urllib.parse import unquote, urlsplit

from grange.core.errors import BadSetup

SMTP, SENDER, ADDRESS = "GRANGE_SMTP", "GRANGE_MAIL_FROM", "GRANGE_ADDRESS"
TEST_LOOPBACK = "GRANGE_TEST_LOOPBACK"  # for tests only: notices may go to this machine
PORTS = {"smtp": 587, "smtps": 465}
GRACE = 5.0  # seconds from the beginning of a turn to its notice, in which an undo may come
PAUSE = 1.0  # seconds between two looks at the queue


@dataclass(frozen=True)
class MailServer:
    """A mail server, and the sender that it accepts."""

    host: str
    port: int
    sender: str
    user: str = ""
    password: str = ""
    tls: bool = False  # from the first byte; otherwise STARTTLS, if the server offers it or a password is sent


@dataclass(frozen=True)
class NoticeSettings:
    """The settings for notices."""

    mail: MailServer | None = None
    address: str = ""  # of the house, without a slash at the end; empty: taken from visitors' own requests
    loopback: bool = False  # for tests only
    grace: float = GRACE
    pause: float = PAUSE


def read_settings(environment: Mapping[str, str]) -> NoticeSettings:
    """Read the settings from the environment, which other users of the machine cannot read; refuse incomplete ones."""
    address = environment.get(ADDRESS, "").rstrip("/")
    if address and (urlsplit(address).scheme not in ("http", "https") or not urlsplit(address).hostname):
        raise BadSetup("error-notice-address", name=ADDRESS)
    server, sender = environment.get(SMTP, ""), environment.get(SENDER, "")
    if server and not (address and "@" in sender):
        raise BadSetup("error-notice-mail", smtp=SMTP, sender=SENDER, address=ADDRESS)
    mail = _mail_server(server, sender) if server else None
    return NoticeSettings(mail, address, environment.get(TEST_LOOPBACK) == "1", GRACE, PAUSE)


def _mail_server(address: str, sender: str) -> MailServer:
    """Read an address such as `smtps://user:password@mail.example.org`."""
    try:
        parts = urlsplit(address)
        usual = PORTS[parts.scheme]
        host, port = parts.hostname or "", parts.port or usual
    except (ValueError, KeyError):  # which may show a password
        host, port = "", 0
    if not host:
        raise BadSetup("error-notice-smtp", name=SMTP) from None
    return MailServer(host, port, sender, unquote(parts.username or ""), unquote(parts.password or ""), parts.scheme == "smtps")
