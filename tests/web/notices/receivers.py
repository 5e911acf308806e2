"""Receivers of notices on this machine: an HTTPS server that answers as it is told, and a browser's side of Web Push.

The browser decrypts by RFC 8291 and RFC 8188 itself, without the package that encrypts.
"""

from __future__ import annotations

import base64
import datetime
import ipaddress
import json
import ssl
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.x509.oid import NameOID

CURVE = ec.SECP256R1()


def encoded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


@dataclass
class Received:
    """A request that arrived."""

    path: str
    headers: dict[str, str]
    body: bytes
    at: float = field(default_factory=time.monotonic)

    @property
    def json(self) -> Any:
        return json.loads(self.body)


@dataclass
class Receiver:
    """A server over TLS; `answer` decides about each request: a status, seconds to wait first, and headers."""

    certificate: Path
    port: int = 0
    got: list[Received] = field(default_factory=list)
    answer: Callable[[Received], tuple[int, float, dict[str, str]]] = lambda _: (201, 0.0, {})

    def address(self, path: str = "/hook") -> str:
        return f"https://localhost:{self.port}{path}"


@contextmanager
def receiving(folder: Path) -> Iterator[Receiver]:
    """Run a receiver; whoever trusts its certificate can talk to it."""
    certificate, key = _certificate(folder)
    receiver = Receiver(certificate)

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            length = int(self.headers.get("content-length", 0))
            body = self.rfile.read(length)
            if len(body) < length:  # the sender died in the middle
                return
            received = Received(self.path, {name.lower(): value for name, value in self.headers.items()}, body)
            receiver.got.append(received)
            status, pause, headers = receiver.answer(received)
            time.sleep(pause)
            self.send_response(status)
            for name, value in {"content-length": "0", **headers}.items():
                self.send_header(name, value)
            self.end_headers()

        def log_message(self, *_: object) -> None:
            pass

    class Quiet(ThreadingHTTPServer):
        daemon_threads = True

        def handle_error(self, *_: object) -> None:  # clients that leave early
            pass

    server = Quiet(("127.0.0.1", 0), Handler)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(certificate, key)
    server.socket = context.wrap_socket(server.socket, server_side=True, do_handshake_on_connect=False)
    receiver.port = server.server_address[1]
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield receiver
    finally:
        server.shutdown()
        server.server_close()


def _certificate(folder: Path) -> tuple[Path, Path]:
    """Write a certificate for this machine, and its key."""
    key = ec.generate_private_key(CURVE)
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "localhost")])
    now = datetime.datetime.now(datetime.UTC)
    names = [x509.DNSName("localhost"), x509.DNSName("private.example"), x509.IPAddress(ipaddress.ip_address("127.0.0.1"))]
    signed = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=30))
        .add_extension(x509.SubjectAlternativeName(names), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    certificate, private = folder / "receiver.pem", folder / "receiver.key"
    certificate.write_bytes(signed.public_bytes(serialization.Encoding.PEM))
    plain = serialization.NoEncryption()
    private.write_bytes(key.private_bytes(serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, plain))
    return certificate, private


class Browser:
    """A browser that has subscribed: its keys, and what it can read."""

    def __init__(self, private: ec.EllipticCurvePrivateKey | None = None, auth: bytes = b"0123456789abcdef") -> None:
        self.private = private or ec.generate_private_key(CURVE)
        self.auth = auth

    @property
    def keys(self) -> dict[str, str]:
        return {"p256dh": encoded(point(self.private.public_key())), "auth": encoded(self.auth)}

    def subscription(self, endpoint: str) -> dict[str, Any]:
        return {"endpoint": endpoint, "keys": self.keys, "zone": "UTC"}

    def read(self, body: bytes) -> bytes:
        """Decrypt a message of one record."""
        salt, size, length = body[:16], int.from_bytes(body[16:20]), body[20]
        theirs, sealed = body[21 : 21 + length], body[21 + length :]
        assert len(sealed) <= size
        shared = self.private.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs))
        info = b"WebPush: info\x00" + point(self.private.public_key()) + theirs
        secret = derived(self.auth, shared, info, 32)
        key = derived(salt, secret, b"Content-Encoding: aes128gcm\x00", 16)
        nonce = derived(salt, secret, b"Content-Encoding: nonce\x00", 12)
        plain = AESGCM(key).decrypt(nonce, sealed, None).rstrip(b"\x00")
        assert plain.endswith(b"\x02")
        return plain[:-1]


def derived(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


def claims_in(authorization: str) -> dict[str, Any]:
    """Check the signature of a push message as its service does, and return what it claims."""
    kind, _, rest = authorization.partition(" ")
    assert kind == "vapid"
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    text, _, signature = parts["t"].rpartition(".")
    raw = decoded(signature)
    der = encode_dss_signature(int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
    key = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decoded(parts["k"]))
    key.verify(der, text.encode(), ec.ECDSA(hashes.SHA256()))
    head, claims = (json.loads(decoded(part)) for part in text.split("."))
    assert head == {"typ": "JWT", "alg": "ES256"}
    return {**claims, "key": parts["k"]}
