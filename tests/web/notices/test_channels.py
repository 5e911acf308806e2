"""The page of channels: forms, trials, quiet hours, signed links, backups."""

from __future__ import annotations

import datetime
import json
import re
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient

from grange.core.words import LANGUAGES
from grange.web.notices.quiet import quiet_until
from grange.web.notices.webpush import HouseKey, new_key
from grange.web.storage.backup import back_up, restore
from grange.web.storage.databases import opened
from grange.web.storage.store import Store
from grange.web.stored import Wishes
from tests.web.notices.people import SCRIPT, Person
from tests.web.notices.receivers import Receiver


@pytest.fixture
def person(client: TestClient) -> Person:
    return Person(client, "Anna")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_shows_every_kind_of_channel(client: TestClient, person: Person, receiver: Receiver, lang):
    client.cookies.set("lang", lang)
    for kind in ("json", "discord", "slack"):
        person.hook(receiver, kind, f"/{kind}/secret")
    person.subscribe(receiver)
    page = client.get("/notices")
    assert page.status_code == 200
    assert page.headers["cache-control"] == "no-store"
    assert "secret" not in page.text  # whoever has the address of a webhook can write there
    assert len(person.channels()) == 4


def test_a_trial_arrives_at_once_and_says_what_became_of_it(person: Person, receiver: Receiver):
    person.subscribe(receiver)
    (channel,) = person.channels()
    assert person.send("/notices/try", channel=channel) == "sent"
    shown = json.loads(person.browser.read(receiver.got[0].body))
    assert shown["title"] == "Notices work"
    assert person.send("/notices/try", channel=channel) == "soon"
    assert len(receiver.got) == 1


@pytest.mark.parametrize(("status", "told"), [(500, "busy"), (403, "refused"), (302, "redirect"), (404, "gone")])
def test_a_trial_that_fails_says_why(client: TestClient, person: Person, receiver: Receiver, status, told):
    person.hook(receiver)
    receiver.answer = lambda _: (status, 0.0, {})
    assert person.send("/notices/try", channel=person.channels()[0]) == told
    assert 'class="wrong"' in client.get("/notices").text


def test_a_notice_turns_its_own_channel_off(client: TestClient, person: Person, receiver: Receiver, stranger: TestClient):
    person.hook(receiver)
    person.hook(receiver, path="/other")
    person.send("/notices/try", channel=person.channels()[0])
    off = receiver.got[0].json["off"].removeprefix("http://testserver")
    assert "Turn these notices off?" in stranger.get(off).text
    assert len(person.channels()) == 2
    assert stranger.post(off).status_code == 200
    assert len(person.channels()) == 1


def test_channels_of_others_cannot_be_touched(person: Person, receiver: Receiver, stranger: TestClient):
    person.hook(receiver)
    (channel,) = person.channels()
    other = Person(stranger, "Mallory")
    for path in ("/notices/try", "/notices/remove"):
        assert stranger.post(path, data={"csrf": other.csrf, "channel": channel}).status_code == 404
    assert stranger.post("/notices/remove", data={"channel": channel}).status_code == 403
    assert person.channels() == [channel]
    assert receiver.got == []


def test_a_person_has_a_bounded_number_of_channels(person: Person, receiver: Receiver):
    for number in range(8):
        person.hook(receiver, path=f"/{number}")
    assert person.send("/notices/hook", kind="json", address=receiver.address("/9")) == "many"
    assert person.send("/notices/hook", kind="json", address=receiver.address("/0")) == "added"  # it is known already
    assert len(person.channels()) == 8


@pytest.mark.parametrize("address", ["http://example.org/", "https://me:pass@example.org/", "javascript:alert(1)", ""])
def test_an_address_without_tls_or_with_a_password_is_refused(person: Person, address):
    assert person.send("/notices/hook", kind="json", address=address) == "bad-address"
    assert person.channels() == []


@pytest.mark.parametrize("address", ["https://127.0.0.1/", "https://[::1]:8443/hook", "https://localhost/", "https://10.0.0.7/"])
def test_a_webhook_at_home_is_refused_when_it_is_entered(house_without_loopback: TestClient, address):
    person = Person(house_without_loopback, "Anna")
    assert person.send("/notices/hook", kind="json", address=address) == "address"
    assert "a machine on the public internet" in house_without_loopback.get("/notices?told=address").text
    assert person.channels() == []


def test_a_browser_that_forgot_its_cookie_is_called_for_its_new_visitor_only(
    person: Person, receiver: Receiver, stranger: TestClient
):
    person.subscribe(receiver)
    other = Person(stranger, "Anna again")
    other.browser = person.browser
    other.subscribe(receiver)
    assert person.channels() == []
    assert len(other.channels()) == 1


def test_the_service_worker_brings_the_script_for_notices(client: TestClient):
    worker = client.get("/service-worker.js")
    assert worker.headers["content-type"].startswith("text/javascript")
    scripts = re.findall(r'importScripts\("([^"]+)"\)', worker.text)
    assert any("notificationclick" in client.get(script).text for script in scripts)


def test_the_table_asks_only_those_who_play_with_others(client: TestClient, open_table: Any):
    together, alone = open_table(2), open_table(1)
    person = Person(client, "Anna")
    for table, offered in ((together, True), (alone, False)):
        client.post(f"/sit/{table.id}/{table.seats[0].token}", data={"csrf": person.csrf, "name": "Anna"})
        assert ('id="call-me"' in client.get(f"/table/{table.id}").text) == offered
    assert re.search(r'id="call-me"[^>]* hidden', client.get(f"/table/{together.id}").text)


def test_keys_and_channels_are_in_backups(
    client: Any, open_table: Any, person: Person, receiver: Receiver, tmp_path: Path, database: str
):
    open_table(2)
    person.subscribe(receiver)
    key = client.get("/notices/key").json()
    with opened(database) as source:
        back_up(source, tmp_path / "backup.gz")
    other = f"sqlite:///{tmp_path / 'other.db'}"
    with opened(other) as target:
        restore(target, tmp_path / "backup.gz")
    store = Store(other)
    (kept,) = store.notices.channels_of(client.app.state.house.store.notices.channel(person.channels()[0]).visitor)
    assert kept.address == receiver.address("/push")
    assert kept.keys == person.browser.keys
    assert HouseKey(store.write(store.notices.keep_push_key, new_key())).public == key["key"]
    store.close()


def test_a_zone_that_no_browser_has_is_ignored(client: Any, person: Person, receiver: Receiver):
    for zone in ("../../etc/passwd", "Europe/Nowhere", "x" * 64, ""):
        body = {**person.browser.subscription(receiver.address()), "zone": zone}
        assert client.post("/notices/push", json=body, headers=SCRIPT).status_code == 200
    assert client.get("/notices").status_code == 200


def at(text: str) -> float:
    return datetime.datetime.fromisoformat(text).timestamp()


@pytest.mark.parametrize(
    ("now", "end"),
    [
        ("2026-11-18T21:59:00+01:00", None),
        ("2026-11-18T22:00:00+01:00", "2026-11-19T08:00:00+01:00"),
        ("2026-11-19T03:30:00+01:00", "2026-11-19T08:00:00+01:00"),
        ("2026-11-19T08:00:00+01:00", None),
        ("2026-10-25T00:30:00+02:00", "2026-10-25T08:00:00+01:00"),  # the night in which summer time ends
    ],
)
def test_quiet_hours_follow_the_clock_of_their_zone(now, end):
    wishes = Wishes("x", "pl", "Europe/Warsaw", 22, 8)
    assert quiet_until(wishes, at(now)) == (end and at(end))


def test_quiet_hours_within_a_day_and_none():
    siesta = Wishes("x", "en", "UTC", 13, 15)
    assert quiet_until(siesta, at("2026-11-18T14:10:00+00:00")) == at("2026-11-18T15:00:00+00:00")
    assert quiet_until(siesta, at("2026-11-18T16:00:00+00:00")) is None
    for wishes in (Wishes("x", "en"), Wishes("x", "en", "UTC", 8, 8), Wishes("x", "en", "No/Where", 1, 2)):
        assert quiet_until(wishes, at("2026-11-18T14:10:00+00:00")) is None


def test_quiet_hours_with_only_a_beginning_are_refused(client: TestClient, person: Person):
    assert person.send("/notices/quiet", **{"from": "21", "until": "7"}) == "quiet"
    assert person.send("/notices/quiet", **{"from": "22", "until": ""}) == "half-quiet"
    assert '<option value="21" selected>' in client.get("/notices").text
    assert person.send("/notices/quiet", **{"from": "", "until": ""}) == "quiet"
    assert '<option value="21" selected>' not in client.get("/notices").text
