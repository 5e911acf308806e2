"""Passkeys: the options for a browser to make or show one, and the verification of its answer."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url, options_to_json_dict
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from grange.core.errors import GrangeError
from grange.web.stored import Passkey

MAKE, SHOW = "passkey-make", "passkey-show"  # the kinds of tickets of challenges
SECONDS = 300.0  # until which a challenge must be answered
HOUSE = "Grange"


class BadPasskey(GrangeError):
    """A browser's answer that does not verify."""


@dataclass(frozen=True)
class Place:
    """Where passkeys are valid: the name of the host, and the origin of our pages."""

    host: str
    origin: str


def to_make(place: Place, person: str, name: str, known: Sequence[Passkey]) -> dict[str, Any]:
    """Return the options for making a passkey; it is discoverable, so nobody has to type a name."""
    options = generate_registration_options(
        rp_id=place.host,
        rp_name=HOUSE,
        user_name=name or HOUSE,
        user_id=bytes.fromhex(person),
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.PREFERRED
        ),
        exclude_credentials=[PublicKeyCredentialDescriptor(id=base64url_to_bytes(passkey.credential)) for passkey in known],
    )
    return dict(options_to_json_dict(options))


def to_show(place: Place) -> dict[str, Any]:
    """Return the options for showing any passkey of this house."""
    options = generate_authentication_options(rp_id=place.host, user_verification=UserVerificationRequirement.PREFERRED)
    return dict(options_to_json_dict(options))


def challenge_in(answer: dict[str, Any]) -> str:
    """Return the challenge that a browser has answered."""
    try:
        challenge = str(json.loads(base64url_to_bytes(answer["response"]["clientDataJSON"]))["challenge"])
    except (ValueError, LookupError, TypeError, AttributeError, RecursionError) as problem:
        raise BadPasskey("error-passkey") from problem
    if not challenge.isascii():
        raise BadPasskey("error-passkey")
    return challenge


def verify_new(place: Place, answer: dict[str, Any], challenge: str, person: str, now: float) -> Passkey:
    """Verify a new passkey."""
    try:
        found = verify_registration_response(
            credential=answer,
            expected_challenge=base64url_to_bytes(challenge),
            expected_rp_id=place.host,
            expected_origin=place.origin,
        )
    except Exception as problem:  # strangers send it, and it passes through several parsers
        raise BadPasskey("error-passkey") from problem
    credential, key = bytes_to_base64url(found.credential_id), bytes_to_base64url(found.credential_public_key)
    return Passkey(id_of(credential), person, credential, key, found.sign_count, now)


def verify_shown(place: Place, answer: dict[str, Any], challenge: str, passkey: Passkey) -> int:
    """Verify that a browser has a passkey; return its signature count."""
    try:
        found = verify_authentication_response(
            credential=answer,
            expected_challenge=base64url_to_bytes(challenge),
            expected_rp_id=place.host,
            expected_origin=place.origin,
            credential_public_key=base64url_to_bytes(passkey.public_key),
            credential_current_sign_count=passkey.uses,
        )
    except Exception as problem:  # strangers send it, and it passes through several parsers
        raise BadPasskey("error-passkey") from problem
    return int(found.new_sign_count)


def id_of(credential: str) -> str:
    """Return the id under which the store keeps a credential."""
    return hashlib.sha256(credential.encode(errors="replace")).hexdigest()
