"""Web Push: messages to a browser, encrypted for it alone (RFC 8291) and signed by the house (RFC 8292, VAPID)."""

from __future__ import annotations

import base64
import hashlib
import json
import time
from dataclasses import dataclass
from functools import cached_property
from urllib.parse import urlsplit

import http_ece
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = ec.SECP256R1()
TTL = 24 * 3600  # seconds that a push service keeps a message for a phone that is off
SIGNED_FOR = 12 * 3600  # seconds; push services refuse more than a day
LARGEST = 3000  # bytes of a message; push services must accept 4096 bytes, headers included
TOPIC = 32  # characters


def new_key() -> str:
    """Make a private key for the house."""
    return _written(ec.generate_private_key(CURVE).private_numbers().private_value.to_bytes(32))


@dataclass(frozen=True)
class HouseKey:
    """The key by which push services know the house."""

    private: str

    @cached_property
    def _key(self) -> ec.EllipticCurvePrivateKey:
        return ec.derive_private_key(int.from_bytes(_read(self.private)), CURVE)

    @cached_property
    def public(self) -> str:
        """The public key, which browsers ask for when they subscribe."""
        return _written(_point(self._key.public_key()))

    def signature(self, endpoint: str, contact: str) -> str:
        """Sign for the push service of an endpoint: return the value of the header `Authorization`."""
        parts = urlsplit(endpoint)
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(time.time()) + SIGNED_FOR, "sub": contact}
        head = {"typ": "JWT", "alg": "ES256"}
        text = ".".join(_written(json.dumps(part, separators=(",", ":")).encode()) for part in (head, claims))
        r, s = decode_dss_signature(self._key.sign(text.encode(), ec.ECDSA(hashes.SHA256())))
        return f"vapid t={text}.{_written(r.to_bytes(32) + s.to_bytes(32))}, k={self.public}"


def are_keys(keys: dict[str, str]) -> bool:
    """Check whether a browser's keys can encrypt."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, _read(keys["p256dh"]))
        return len(_read(keys["auth"])) == 16
    except (KeyError, ValueError, TypeError):
        return False


def encrypted(message: bytes, keys: dict[str, str]) -> bytes:
    """Encrypt a message for a browser, with a key that is used once."""
    once = ec.generate_private_key(CURVE)
    sealed: bytes = http_ece.encrypt(message, private_key=once, dh=_read(keys["p256dh"]), auth_secret=_read(keys["auth"]))
    return sealed


def headers(signature: str, topic: str) -> dict[str, str]:
    """Return the headers of a message; a later one with the same topic replaces it."""
    return {
        "authorization": signature,
        "content-encoding": "aes128gcm",
        "content-type": "application/octet-stream",
        "ttl": str(TTL),
        "topic": _written(hashlib.sha256(topic.encode()).digest())[:TOPIC],
        "urgency": "normal",
    }


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _written(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def _read(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
