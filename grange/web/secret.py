"""The secret of a server, which makes every token and signature, so that none of them has to be stored."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
import time
from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class OldKey:
    """A replaced secret, whose signatures are accepted until a given time."""

    key: str
    until: float  # seconds since 1970


@dataclass(frozen=True)
class Keys:
    """The secret that signs, and older ones."""

    current: str
    older: tuple[OldKey, ...] = ()
    replaced: tuple[str, ...] = ()  # fingerprints of all earlier ones, by which their database knows this server


class Secret:
    """Makes tokens that nobody else can make, and checks them. Older secrets are accepted but sign nothing."""

    def __init__(self, key: str, older: Sequence[OldKey] = ()) -> None:
        self.key = key.encode()
        self.older = older

    def token(self, purpose: str, *names: object) -> str:
        """Make the token for a purpose and the things it is for: 22 characters: letters, digits and underscores."""
        return _as_name(_mark(self.key, purpose, *names))

    def tokens(self, purpose: str, *names: object) -> list[str]:
        """List all tokens that are accepted now, the current one first."""
        now = time.time()
        older = [_as_name(_mark(old.key.encode(), purpose, *names)) for old in self.older if old.until > now]
        return [self.token(purpose, *names), *older]

    def seed(self, purpose: str, *names: object) -> int:
        """Make a seed of 128 bits that nobody can predict, and that is the same for everybody."""
        return int.from_bytes(_mark(self.key, purpose, *names))

    def fits(self, token: str, purpose: str, *names: object) -> bool:
        """Check whether this is a token for the purpose, in constant time."""
        return sum(_same(token, accepted) for accepted in self.tokens(purpose, *names)) > 0  # compares with all of them

    def is_current(self, token: str, purpose: str, *names: object) -> bool:
        """Check whether a token was made with the current secret, and not with an older one."""
        return _same(token, self.token(purpose, *names))


def fingerprint(key: str) -> str:
    """Return what identifies a secret without revealing it."""
    return Secret(key).token("fingerprint")


def _mark(key: bytes, purpose: str, *names: object) -> bytes:
    text = ":".join([purpose, *map(str, names)])
    return hmac.new(key, text.encode(), hashlib.sha256).digest()[:16]


def _same(token: str, other: str) -> bool:
    return hmac.compare_digest(token.encode(), other.encode())


def masked(token: str) -> str:
    """Mask a token so that it never looks the same twice; so the length of a compressed page reveals nothing about it."""
    mask = secrets.token_bytes(len(token))
    return (mask + _mixed(mask, token.encode())).hex()


def unmasked(text: str) -> str:
    """Read a masked token; anything else becomes an empty one, which fits nothing."""
    try:
        sent = bytes.fromhex(text)
    except ValueError:
        return ""
    half = len(sent) // 2
    return _mixed(sent[:half], sent[half:]).decode("latin-1")


def _mixed(mask: bytes, mark: bytes) -> bytes:
    return bytes(one ^ other for one, other in zip(mask, mark, strict=False))


def new_name() -> str:
    """Make a name that nobody can guess, such as a table's."""
    return _as_name(secrets.token_bytes(16))


def _as_name(mark: bytes) -> str:
    """Encode 16 bytes as a name for addresses and, since it contains no dash, for commands."""
    return base64.urlsafe_b64encode(mark).rstrip(b"=").decode().replace("-", "_")
