"""An authenticator in code: makes passkeys and shows them, as a browser would send them, also where a browser would refuse."""

from __future__ import annotations

import hashlib
import json
import secrets
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from webauthn.helpers import bytes_to_base64url

HOST, ORIGIN = "testserver", "http://testserver"
PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40  # flags


class Authenticator:
    """Holds one passkey."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.name = secrets.token_bytes(16)
        self.uses = 0

    def make(self, options: dict[str, Any], origin: str = ORIGIN) -> dict[str, Any]:
        """Answer the request to make a passkey."""
        numbers = self.key.public_key().public_numbers()
        public = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32), -3: numbers.y.to_bytes(32)})
        data = self._data(PRESENT | VERIFIED | ATTESTED) + bytes(16) + len(self.name).to_bytes(2) + self.name + public
        attested = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        said = self._said("webauthn.create", options, origin)
        return self._answer({"clientDataJSON": bytes_to_base64url(said), "attestationObject": bytes_to_base64url(attested)})

    def show(self, options: dict[str, Any], origin: str = ORIGIN) -> dict[str, Any]:
        """Answer the request to show a passkey."""
        self.uses += 1
        data, said = self._data(PRESENT | VERIFIED), self._said("webauthn.get", options, origin)
        signature = self.key.sign(data + hashlib.sha256(said).digest(), ec.ECDSA(hashes.SHA256()))
        parts = {"clientDataJSON": said, "authenticatorData": data, "signature": signature}
        return self._answer({name: bytes_to_base64url(part) for name, part in parts.items()})

    def _data(self, flags: int) -> bytes:
        return hashlib.sha256(HOST.encode()).digest() + bytes([flags]) + self.uses.to_bytes(4)

    def _said(self, kind: str, options: dict[str, Any], origin: str) -> bytes:
        return json.dumps({"type": kind, "challenge": options["challenge"], "origin": origin}).encode()

    def _answer(self, response: dict[str, str]) -> dict[str, Any]:
        name = bytes_to_base64url(self.name)
        return {"id": name, "rawId": name, "type": "public-key", "response": response, "clientExtensionResults": {}}
