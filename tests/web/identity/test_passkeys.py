"""Passkeys: they join what a browser already has, bring it back on another device, and nobody else can use them."""

from __future__ import annotations

import re
from typing import Any

import httpx
import pytest
from fastapi.testclient import TestClient
from sqlalchemy import select
from webauthn.helpers import bytes_to_base64url

from grange.web.pages.passkeys import MOST_PASSKEYS
from grange.web.storage.schema import account_names, passkeys
from tests.web.identity.authenticator import Authenticator
from tests.web.identity.test_transfer import code_of, join
from tests.web.pages.test_pages import csrf, open_table
from tests.web.record.test_record import me, store_of
from tests.web.stores import both_stores

SCRIPT = {"x-grange": "1"}
SURROGATE = bytes_to_base64url(b'{"challenge": "\\ud800"}')


def ask(client: httpx.Client, path: str) -> dict[str, Any]:
    answer = client.post(f"{path}/ask", headers=SCRIPT)
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def send(client: httpx.Client, path: str, passkey: dict[str, Any]) -> Any:
    return client.post(path, json={"passkey": passkey}, headers=SCRIPT)


def add(client: httpx.Client, key: Authenticator | None = None) -> Authenticator:
    """Add a passkey to what a browser has."""
    me(client)
    key = key or Authenticator()
    assert send(client, "/me/passkey", key.make(ask(client, "/me/passkey"))).status_code == 200
    return key


def sign_in(client: TestClient, key: Authenticator) -> Any:
    me(client)
    return send(client, "/here/passkey", key.show(ask(client, "/here/passkey")))


@both_stores
def test_a_passkey_brings_seats_back_and_keeps_what_the_browser_has(client, stranger):
    table, theirs = open_table(client, "me"), open_table(stranger, "me")
    key = add(client)
    assert sign_in(stranger, key).json() == {"address": "/me?told=joined"}
    for browser in (client, stranger):
        assert "data-option" in browser.get(table).text
        assert "data-option" in browser.get(theirs).text
    assert client.get("/me").text.count('action="/me/sign-out"') == 1


def test_who_signs_in_leaves_another_account_as_it_is(client, stranger):
    table, theirs = open_table(client, "me"), open_table(stranger, "me")
    mine, other = add(client), add(stranger)
    sign_in(stranger, mine)
    assert "data-option" in stranger.get(table).text
    assert "data-option" not in stranger.get(theirs).text
    assert "data-option" not in client.get(theirs).text
    sign_in(stranger, other)
    assert "data-option" in stranger.get(theirs).text


def test_a_second_passkey_or_four_words_recover_an_account(client, stranger):
    table = open_table(client, "me")
    add(client)
    second = add(client)
    sign_in(stranger, second)
    assert "data-option" in stranger.get(table).text
    assert join(stranger, code_of(client)).status_code == 303


@pytest.mark.parametrize("origin", ["http://testserver.evil.example", "https://testserver", "http://localhost"])
def test_an_answer_that_was_made_for_another_site_is_refused(client, stranger, origin):
    me(client)
    key = Authenticator()
    assert send(client, "/me/passkey", key.make(ask(client, "/me/passkey"), origin)).status_code == 403
    key = add(client)
    me(stranger)
    assert send(stranger, "/here/passkey", key.show(ask(stranger, "/here/passkey"), origin)).status_code == 403


def test_a_challenge_is_answered_once_and_only_by_the_browser_that_got_it(client, stranger):
    key = add(client)
    me(stranger)
    shown = key.show(ask(stranger, "/here/passkey"))
    assert send(client, "/here/passkey", shown).status_code == 403
    shown = key.show(ask(stranger, "/here/passkey"))
    assert send(stranger, "/here/passkey", shown).status_code == 200
    assert send(stranger, "/here/passkey", shown).status_code == 403


def test_a_challenge_to_sign_in_makes_no_passkey(client):
    me(client)
    assert send(client, "/me/passkey", Authenticator().make(ask(client, "/here/passkey"))).status_code == 403


def test_a_stranger_with_a_copied_id_gets_nothing(client, stranger):
    table, key, forged = open_table(client, "me"), add(client), Authenticator()
    forged.name = key.name
    assert sign_in(stranger, forged).status_code == 403
    assert send(stranger, "/me/passkey", forged.make(ask(stranger, "/me/passkey"))).status_code == 403
    assert "data-option" not in stranger.get(table).text


def test_a_passkey_that_counts_backwards_was_copied(client, stranger):
    key = add(client)
    key.uses = 5
    assert sign_in(stranger, key).status_code == 200
    key.uses = 2
    assert sign_in(stranger, key).status_code == 403


@pytest.mark.parametrize(
    "sent",
    [
        {},
        {"response": {}},
        {"response": {"clientDataJSON": "!"}},
        {"response": {"clientDataJSON": "e30"}},
        {"response": {"clientDataJSON": 5}},
        {"response": {"clientDataJSON": SURROGATE}},
    ],
)
def test_nonsense_is_refused(client, sent):
    me(client)
    for path in ("/me/passkey", "/here/passkey"):
        assert send(client, path, sent).status_code == 403
        assert client.post(path, json={"passkey": sent}).status_code == 403


def test_data_that_is_nested_too_deeply_is_refused(client):
    me(client)
    deep = {"id": "x", "response": {"clientDataJSON": bytes_to_base64url(b"[" * 3_000)}}
    for path in ("/me/passkey", "/here/passkey"):
        assert send(client, path, deep).status_code == 403, path


def test_a_passkey_can_be_removed_only_by_its_owner(client, stranger):
    key = add(client)
    found = re.search(r'name="passkey" value="([^"]+)"', client.get("/me").text)
    assert found
    stranger.post("/me/passkey/remove", data={"csrf": csrf(stranger), "passkey": found[1]})
    assert sign_in(stranger, key).status_code == 200
    client.post("/me/passkey/remove", data={"csrf": csrf(client), "passkey": found[1]})
    assert sign_in(stranger, key).status_code == 403


def test_nobody_has_too_many_passkeys(client):
    for _ in range(MOST_PASSKEYS):
        add(client)
    assert client.post("/me/passkey/ask", headers=SCRIPT).status_code == 403


def test_deletion_deletes_passkeys_too(client, stranger):
    key = add(client)
    assert len(client.get("/me/export").json()["passkeys"]) == 1
    client.post("/me/delete", data={"csrf": csrf(client), "sure": "1"})
    with store_of(client).engine.connect() as connection:
        assert not connection.execute(select(passkeys)).all()
        assert not connection.execute(select(account_names)).all()
    assert sign_in(stranger, key).status_code == 403


# names of accounts


def rename(client: TestClient, name: str) -> int:
    answer = client.post("/me/name", data={"csrf": csrf(client), "name": name}, follow_redirects=False)
    return int(answer.status_code)


@both_stores
def test_no_two_accounts_have_names_that_look_alike(client, stranger):
    add(client)
    add(stranger)
    assert rename(client, "Vera") == 303
    for alike in ("Vera", "VERA", "vera", "Véra", "Ve ra", "Vеrа"):
        assert rename(stranger, alike) == 422, alike
    assert rename(stranger, "Verona") == 303
    assert rename(client, "Hera") == 303
    assert rename(stranger, "Vera") == 303


def test_people_without_an_account_may_share_a_name(client, stranger):
    add(client)
    assert rename(client, "Vera") == 303
    assert rename(stranger, "Vera") == 303


def test_a_key_stands_beside_the_name_of_an_account_and_nobody_elses(client, stranger, open_table):
    add(client)
    rename(client, "Vera")
    for browser, marked in ((client, True), (stranger, False)):
        table = open_table(guests=[{"name": ""}, {"name": "Anna"}])
        browser.post(f"/sit/{table.id}/{table.seats[0].token}", data={"csrf": csrf(browser), "name": "Vera"})
        assert ("with an account" in stranger.get(f"/table/{table.id}").text) == marked
    client.post("/me/delete", data={"csrf": csrf(client), "sure": "1"})


def test_who_opens_a_table_under_the_name_of_their_account_has_the_key(client):
    add(client)
    rename(client, "Vera")
    table = open_table(client, "me", **{"name-0": "Vera"})
    page = client.get(table).text
    assert "with an account" in page
    found = re.search(r'name="passkey" value="([^"]+)"', client.get("/me").text)
    assert found
    client.post("/me/passkey/remove", data={"csrf": csrf(client), "passkey": found[1]})
    with store_of(client).engine.connect() as connection:
        assert not connection.execute(select(account_names)).all()
