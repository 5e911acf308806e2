"""Web Push: what a browser can decrypt, and what its push service checks."""

from __future__ import annotations

import json
import time

from cryptography.hazmat.primitives.asymmetric import ec

from grange.web.notices import webpush
from grange.web.notices.sending import bounded
from grange.web.notices.webpush import TTL, HouseKey, are_keys, encrypted, headers, new_key
from tests.web.notices.receivers import CURVE, Browser, claims_in, decoded

# the example of RFC 8291, appendix A
AUTH = "BTBZMqHH6r4Tts7J_aSIgg"
PRIVATE = "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"
PUBLIC = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
SEALED = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6"
    "cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


def test_our_own_browser_reads_the_example_of_the_rfc():
    private = ec.derive_private_key(int.from_bytes(decoded(PRIVATE)), CURVE)
    browser = Browser(private, decoded(AUTH))
    assert browser.keys["p256dh"] == PUBLIC
    assert browser.read(decoded(SEALED)) == b"When I grow up, I want to be a watermelon"


def test_a_browser_decrypts_what_is_encrypted_for_it():
    browser = Browser()
    messages = [encrypted(b"your turn", browser.keys) for _ in range(2)]
    assert [browser.read(message) for message in messages] == [b"your turn"] * 2
    assert messages[0] != messages[1]


def test_a_push_service_can_check_the_signature_of_the_house():
    key = HouseKey(new_key())
    claims = claims_in(key.signature("https://push.example:8443/some/where", "https://grange.example"))
    assert claims["aud"] == "https://push.example:8443"
    assert claims["sub"] == "https://grange.example"
    assert time.time() < claims["exp"] < time.time() + 24 * 3600
    assert claims["key"] == key.public
    assert HouseKey(key.private).public == key.public


def test_a_message_waits_a_day_for_a_phone_that_is_off_and_is_replaced_by_the_next_of_its_table():
    one, other = headers("", "table"), headers("", "other")
    assert one["ttl"] == str(TTL) == "86400"
    assert one["topic"] == headers("", "table")["topic"] != other["topic"]
    assert len(one["topic"]) <= 32
    assert "table" not in one["topic"]


def test_keys_that_cannot_encrypt_are_found():
    good = Browser().keys
    assert are_keys(good)
    for wrong in ({}, {**good, "auth": "AAAA"}, {**good, "p256dh": "BAAA"}, {**good, "p256dh": "é"}, {**good, "auth": ""}):
        assert not are_keys(wrong)


def test_a_message_that_is_too_large_without_its_text_is_written_all_the_same():
    shown = {"text": "Tom has moved. " * 1000, "link": "https://grange.example/"}
    assert 0 < len(json.loads(bounded(shown))["text"]) < len(shown["text"])
    assert json.loads(bounded({**shown, "link": "x" * 2 * webpush.LARGEST}))["text"] == ""
