"""The secret of a house, from which every token and signature is made; so none of them has to be stored."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets

from grange.core.chance import SEEDS


class Secret:
    """Makes tokens that nobody else can make, and tells whether one is right."""

    def __init__(self, key: str) -> None:
        self.key = key.encode()

    def token(self, purpose: str, *names: object) -> str:
        """Make the token for a purpose and the things it is for: 22 letters, digits and underscores."""
        return _as_name(self._mark(purpose, *names))

    def seed(self, purpose: str, *names: object) -> int:
        """Make a seed that nobody can foresee, and everybody gets the same."""
        return int.from_bytes(self._mark(purpose, *names)) % SEEDS

    def _mark(self, purpose: str, *names: object) -> bytes:
        text = ":".join([purpose, *map(str, names)])
        return hmac.new(self.key, text.encode(), hashlib.sha256).digest()[:16]

    def fits(self, token: str, purpose: str, *names: object) -> bool:
        """Tell whether this is the token for the purpose, in the same time whatever is wrong with it."""
        return hmac.compare_digest(token.encode(), self.token(purpose, *names).encode())


def masked(token: str) -> str:
    """Write a token so that it never looks the same twice; then the length of a compressed page says nothing about it."""
    mask = secrets.token_bytes(len(token))
    return (mask + _mixed(mask, token.encode())).hex()


def unmasked(text: str) -> str:
    """Read a token that was masked; anything else becomes one that fits nothing."""
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
    """Write 16 bytes as a name that fits into addresses and, as no dash begins it, into commands."""
    return base64.urlsafe_b64encode(mark).rstrip(b"=").decode().replace("-", "_")
