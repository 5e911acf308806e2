"""Notices of a whole house: once a turn, to whoever is away, on every channel, as far as each may know."""

from __future__ import annotations

import json
import threading
import time
from typing import Any

import pytest
from fastapi.testclient import TestClient
from sqlalchemy import select, update

from grange.web.notices import courier
from grange.web.notices.compose import Notice
from grange.web.notices.sending import FORMS
from grange.web.storage.schema import channels, notice_wishes, notices, tables
from grange.web.storage.store import Store
from grange.web.stored import Channel
from tests.web.conftest import Table
from tests.web.notices.people import SCRIPT, Company
from tests.web.notices.receivers import Receiver, claims_in
from tests.web.record.finished import finished
from tests.web.servers import PATIENCE, until
from tests.web.stores import both_stores


@pytest.fixture
def company(client: Any, stranger: TestClient, open_table: Any) -> Company:
    return Company(client, stranger, open_table(2))


def rows(client: Any) -> list[Any]:
    """Return the queue."""
    with client.app.state.house.store.engine.connect() as connection:
        return list(connection.execute(select(notices)))


def settled(client: Any, count: int = 1) -> bool:
    """Check whether the queue has some notices and nothing is left to do."""
    found = rows(client)
    return len(found) >= count and all(row.due is None for row in found)


def looks_again(client: Any) -> None:
    """Wait until the courier has looked at all tables since now."""
    now = time.time()
    until(lambda: client.app.state.courier.looked > now)


def no_other(client: Any, receiver: Receiver, count: int) -> None:
    """Check that nothing more arrives."""
    looks_again(client)
    until(lambda: settled(client, 0))
    assert len(receiver.got) == count


def arrives(receiver: Receiver, count: int) -> None:
    until(lambda: len(receiver.got) == count)


# once a turn


@both_stores
def test_a_push_message_calls_the_next_player_once(client: Any, receiver: Receiver, company: Company):
    _, tom = company.people
    tom.subscribe(receiver)
    company.play_until(1)
    until(lambda: receiver.got)
    shown = json.loads(tom.browser.read(receiver.got[0].body))
    assert shown["title"] == "Your turn in Evergreen"
    assert "Anna" in shown["text"]
    assert shown["link"] == f"http://testserver/table/{company.id}"
    assert receiver.got[0].headers["ttl"] == "86400"
    assert receiver.got[0].headers["content-encoding"] == "aes128gcm"
    claims = claims_in(receiver.got[0].headers["authorization"])
    assert claims["aud"] == f"https://localhost:{receiver.port}"
    assert claims["key"] == client.get("/notices/key").json()["key"]
    no_other(client, receiver, 1)
    assert [row.outcome for row in rows(client)] == ["sent"]


def test_further_questions_of_ones_own_turn_call_nobody(client: Any, receiver: Receiver, company: Company):
    _, tom = company.people
    tom.subscribe(receiver)
    company.play_until(1)
    until(lambda: receiver.got)
    questions = 0
    while 1 in company.table.asked() and questions < 5:
        tom.choose(company.id, 1)
        questions += 1
    no_other(client, receiver, 1)


def test_every_turn_is_told_and_the_same_table_has_the_same_topic(client: Any, receiver: Receiver, company: Company):
    _, tom = company.people
    tom.subscribe(receiver)
    for _ in range(3):
        before = len(receiver.got)
        company.play_until(1)
        arrives(receiver, before + 1)
    assert len({each.headers["topic"] for each in receiver.got}) == 1
    ids = {json.loads(tom.browser.read(each.body))["id"] for each in receiver.got}
    assert len(ids) == 3


def test_whoever_takes_a_choice_back_is_not_called(client: Any, receiver: Receiver, company: Company):
    anna, _ = company.people
    anna.subscribe(receiver)
    while 0 in company.table.asked():
        anna.choose(company.id, 0)
    assert company.table.seats[0].see()["can_undo"]  # nothing is revealed until both have chosen
    anna.undo(company.id, 0)
    assert 0 in company.table.asked()
    no_other(client, receiver, 0)


def test_a_turn_that_was_open_when_somebody_subscribed_is_not_told(client: Any, receiver: Receiver, company: Company):
    company.play_until(1)
    company.people[1].subscribe(receiver)
    until(lambda: settled(client))
    assert [row.outcome for row in rows(client)] == ["old"]
    assert receiver.got == []


def turn_is_told(client: Any, receiver: Receiver, company: Company) -> bool:
    """Play until a seat is on move, and return whether it was called; the server may learn a little later that nobody watches."""
    company.play_until(1)
    until(lambda: settled(client))
    return bool(receiver.got)


def test_nobody_is_called_to_a_table_that_they_watch(client: Any, receiver: Receiver, company: Company):
    _, tom = company.people
    with tom.client.websocket_connect(f"/table/{company.id}/live") as socket:
        tom.subscribe(receiver)  # while it is watched
        socket.receive_text()
        company.play_until(1)
        until(lambda: settled(client))
        assert [row.outcome for row in rows(client)] == ["watching"]
    with tom.client.websocket_connect(f"/table/{company.id}/live") as socket:
        socket.receive_text()
        company.play_until(1)
        until(lambda: settled(client))
    assert receiver.got == []
    until(lambda: turn_is_told(client, receiver, company))  # now that nobody watches


def test_somebody_whose_window_with_the_table_is_hidden_is_called(client: Any, receiver: Receiver, company: Company, monkeypatch):
    monkeypatch.setattr("grange.web.notices.watchers.BREATH", 0.0)
    _, tom = company.people
    tom.subscribe(receiver)
    sockets = client.app.state.watchers.sockets
    with (
        tom.client.websocket_connect(f"/table/{company.id}/live") as one,
        tom.client.websocket_connect(f"/table/{company.id}/live"),
    ):
        until(lambda: sum(sockets.values()) == 2)
        for message in ("hidden", "hidden", "nonsense"):
            one.send_text(message)
        until(lambda: sum(sockets.values()) == 1)  # the other window still shows it
        company.play_until(1)
        until(lambda: [row.outcome for row in rows(client)] == ["watching"])
    with tom.client.websocket_connect(f"/table/{company.id}/live") as socket:
        socket.send_text("hidden")
        until(lambda: not sockets)
        until(lambda: turn_is_told(client, receiver, company))
        receiver.got.clear()
        socket.send_text("seen")
        until(lambda: sockets)
        company.play_until(1)
        until(lambda: [row.outcome for row in rows(client)] == ["watching"])
    until(lambda: not sockets)
    assert receiver.got == []


def test_a_seat_that_a_bot_plays_is_not_called(client: Any, receiver: Receiver, company: Company):
    _, tom = company.people
    tom.subscribe(receiver)
    company.table.seats[1].post("seats/1/bot", {"bot": "random"})
    for _ in range(4):
        until(lambda: 0 in company.table.asked())
        company.people[0].choose(company.id, 0)
    no_other(client, receiver, 0)


def test_a_turn_that_ends_before_its_notice_is_sent_is_not_told(client: Any, receiver: Receiver, company: Company, monkeypatch):
    _, tom = company.people
    tom.subscribe(receiver)
    monkeypatch.setattr(client.app.state.courier, "_plan", lambda turn, now: (now + 1e6, None))
    company.play_until(1)
    until(lambda: rows(client))
    while 1 in company.table.asked():
        tom.choose(company.id, 1)
    with client.app.state.house.store.writing.begin() as connection:
        connection.execute(update(notices).values(due=0.0))
    until(lambda: settled(client))
    assert [row.outcome for row in rows(client)] == ["over"]
    assert receiver.got == []


# what arrives


def test_a_webhook_that_others_read_gets_neither_the_seat_nor_its_secrets(client: Any, receiver: Receiver, company: Company):
    _, tom = company.people
    tom.hook(receiver)
    company.play_until(1)
    until(lambda: receiver.got)
    told = receiver.got[0].json
    assert told["kind"] == "your-turn"
    assert told["game"] == "evergreen"
    assert told["link"] == f"http://testserver/table/{company.id}"
    assert company.table.seats[1].token not in receiver.got[0].body.decode()
    assert receiver.got[0].headers["idempotency-key"] == told["id"]


def test_a_private_webhook_opens_the_seat_on_any_device(client: Any, receiver: Receiver, company: Company):
    _, tom = company.people
    tom.hook(receiver, private="1")
    company.play_until(1)
    until(lambda: receiver.got)
    assert receiver.got[0].json["link"].endswith(f"/sit/{company.id}/{company.table.seats[1].token}")
    elsewhere = TestClient(client.app)
    elsewhere.portal = client.portal
    assert elsewhere.get(receiver.got[0].json["link"].removeprefix("http://testserver")).status_code == 200
    assert tom.client.get(receiver.got[0].json["link"].removeprefix("http://testserver"), follow_redirects=False).status_code == 303


def test_discord_and_slack_get_their_own_forms(client: Any, receiver: Receiver, company: Company):
    _, tom = company.people
    tom.hook(receiver, "discord", "/discord")
    tom.hook(receiver, "slack", "/slack")
    company.play_until(1)
    until(lambda: len(receiver.got) == 2)
    told = {each.path: each.json for each in receiver.got}
    embed = told["/discord"]["embeds"][0]
    assert embed["title"] == "Your turn in Evergreen"
    assert embed["url"] == f"http://testserver/table/{company.id}"
    assert told["/discord"]["allowed_mentions"] == {"parse": []}
    assert f"<http://testserver/table/{company.id}|Play>" in told["/slack"]["blocks"][0]["text"]["text"]


@pytest.mark.parametrize(("lang", "title"), [("ru", "Ваш ход в игре «Evergreen»"), ("pl", "Twój ruch w grze Evergreen")])
def test_a_notice_speaks_its_readers_language(client: Any, receiver: Receiver, company: Company, lang, title):
    _, tom = company.people
    tom.client.cookies.set("lang", lang)
    tom.hook(receiver)
    company.play_until(1)
    until(lambda: receiver.got)
    assert receiver.got[0].json["title"].lower().startswith(title.lower()[:8])
    assert receiver.got[0].json["lang"] == lang


# quiet hours


def test_in_quiet_hours_a_notice_waits_for_their_end(client: Any, receiver: Receiver, company: Company):
    _, tom = company.people
    tom.hook(receiver)
    hour = time.gmtime().tm_hour
    tom.send("/notices/quiet", **{"from": str(hour), "until": str((hour + 2) % 24)})
    company.play_until(1)
    until(lambda: any(row.due and row.due > time.time() for row in rows(client)))
    looks_again(client)
    assert receiver.got == []
    (row,) = rows(client)
    assert 0 < row.due - time.time() <= 2 * 3600
    tom.never_quiet()
    with client.app.state.house.store.writing.begin() as connection:
        connection.execute(update(notices).values(due=0.0))
    until(lambda: receiver.got)


# receivers that fail


@pytest.mark.parametrize("status", [404, 410])
def test_a_browser_that_is_gone_is_removed(client: Any, receiver: Receiver, company: Company, status):
    _, tom = company.people
    receiver.answer = lambda _: (status, 0.0, {})
    tom.subscribe(receiver)
    company.play_until(1)
    until(lambda: receiver.got)
    until(lambda: not tom.channels())
    company.play_until(1)
    no_other(client, receiver, 1)


def test_a_busy_receiver_is_tried_again_after_growing_pauses(client: Any, receiver: Receiver, company: Company, monkeypatch):
    _, tom = company.people
    monkeypatch.setattr(courier, "PAUSES", (0.1, 0.4, 0.4))
    receiver.answer = lambda _: (503 if len(receiver.got) < 3 else 201, 0.0, {})
    tom.hook(receiver)
    company.play_until(1)
    until(lambda: len(receiver.got) == 3)
    until(lambda: settled(client))
    first, second, third = (each.at for each in receiver.got)
    assert second - first >= 0.1
    assert third - second >= 0.4
    assert len({each.json["id"] for each in receiver.got}) == 1
    assert [row.outcome for row in rows(client)] == ["sent"]
    no_other(client, receiver, 3)


@pytest.mark.parametrize("status", [302, 307, 400, 403])
def test_a_receiver_that_refuses_or_redirects_is_not_asked_again(client: Any, receiver: Receiver, company: Company, status):
    _, tom = company.people
    receiver.answer = lambda _: (status, 0.0, {"location": receiver.address("/elsewhere")})
    tom.hook(receiver)
    company.play_until(1)
    until(lambda: settled(client))
    assert [row.outcome for row in rows(client)] == ["failed"]
    no_other(client, receiver, 1)
    with client.app.state.house.store.engine.connect() as connection:
        assert connection.execute(select(channels.c.trouble)).scalar_one() == ("redirect" if status < 400 else "refused")


def test_a_slow_receiver_holds_nobody_else_up(client: Any, receiver: Receiver, company: Company):
    _, tom = company.people
    enough = threading.Event()
    receiver.answer = lambda request: (201 if request.path == "/quick" or enough.wait(2 * PATIENCE) else 503, 0.0, {})
    tom.hook(receiver, path="/slow")
    tom.hook(receiver, path="/quick")
    company.play_until(1)
    until(lambda: any(row.outcome == "sent" for row in rows(client)))
    until(lambda: {each.path for each in receiver.got} == {"/slow", "/quick"})
    tom.choose(company.id, 1)  # and play goes on
    enough.set()


def test_nothing_is_sent_into_a_private_network(house_without_loopback: Any, receiver: Receiver, monkeypatch):
    monkeypatch.setattr("grange.web.pages.notices.is_at_home", lambda _host: False)  # as for a name that leads there later
    client = house_without_loopback
    opened = client.post("/api/tables", json={"game": "evergreen", "seats": [{}, {}], "seed": 7}).json()
    stranger = TestClient(client.app)
    stranger.portal = client.portal
    company = Company(client, stranger, Table(client, opened))
    tom = company.people[1]
    tom.hook(receiver)
    assert tom.send("/notices/try", channel=tom.channels()[0]) == "address"
    company.play_until(1)
    until(lambda: settled(client))
    assert [row.outcome for row in rows(client)] == ["failed"]
    assert receiver.got == []


def test_who_could_not_be_reached_gets_one_digest_a_day(client: Any, receiver: Receiver, company: Company):
    _, tom = company.people
    receiver.answer = lambda _: (400, 0.0, {})
    tom.hook(receiver)
    tom.hook(receiver, path="/other")
    company.play_until(1)
    until(lambda: settled(client, 2))
    assert [row.outcome for row in rows(client)] == ["failed"] * 2
    receiver.answer = lambda request: (201 if request.path == "/other" else 400, 0.0, {})
    with client.app.state.house.store.writing.begin() as connection:
        connection.execute(update(notice_wishes).values(digest=time.time() - 25 * 3600))
    until(lambda: all(row.outcome == "digest" for row in rows(client)))
    digests = [each.json for each in receiver.got if each.path == "/other" and each.json["kind"] == "digest"]
    assert [digest["title"] for digest in digests] == ["It is your turn at one table"]
    assert "Evergreen" in digests[0]["text"]
    count = len(receiver.got)
    no_other(client, receiver, count)


def test_a_channel_that_has_failed_for_a_week_is_paused_until_it_is_tried(client: Any, receiver: Receiver, company: Company):
    _, tom = company.people
    receiver.answer = lambda _: (400, 0.0, {})
    tom.hook(receiver)
    with client.app.state.house.store.writing.begin() as connection:
        connection.execute(update(channels).values(failed=time.time() - 8 * 24 * 3600))
    company.play_until(1)
    until(lambda: "Every notice failed for a week" in tom.client.get("/notices").text)
    company.play_until(1)
    no_other(client, receiver, 1)
    receiver.answer = lambda _: (200, 0.0, {})
    assert tom.send("/notices/try", channel=tom.channels()[0]) == "sent"
    company.play_until(1)
    until(lambda: len(receiver.got) == 3)


# what lasts


@both_stores
def test_a_table_that_is_deleted_takes_its_notices_along(client: Any, receiver: Receiver, company: Company):
    _, tom = company.people
    tom.subscribe(receiver)
    company.play_until(1)
    until(lambda: settled(client))
    store = client.app.state.house.store
    with store.writing.begin() as connection:
        connection.execute(update(tables).values(started=False, touched=0.0))
    assert store.write(store.upkeep.put_away, time.time(), 0.0, []) == [company.id]
    assert rows(client) == []


def test_a_script_of_another_site_subscribes_nobody(client: Any, receiver: Receiver, company: Company):
    body = company.people[1].browser.subscription(receiver.address())
    assert client.post("/notices/push", json=body).status_code == 403
    assert client.post("/notices/push", json=body, headers={**SCRIPT, "origin": "https://evil.example"}).status_code == 403
    for wrong in ({**body, "endpoint": "http://push.example/"}, {**body, "keys": {"p256dh": "x", "auth": "y"}}):
        assert client.post("/notices/push", json=wrong, headers=SCRIPT).status_code == 422


def test_addresses_in_names_of_players_are_no_links():
    notice = Notice("id", "topic", "Your turn", "https://evil.example plays with you.", "https://grange.example/t", "off", "en")
    assert "https://evil" not in json.dumps(FORMS["discord"](notice), ensure_ascii=False)
    assert FORMS["slack"](notice)["blocks"][0]["text"]["verbatim"] is True  # type: ignore[index]


@both_stores
def test_somebody_with_many_slow_receivers_leaves_room_for_others(database):
    store = Store(database)
    table, _ = finished(store, "a" * 64)
    with store.writing.begin() as connection:
        for number in range(40):
            whose = "a" * 64 if number < 39 else "b" * 64
            channel = Channel(f"c{number}", whose, "json", f"https://hooks.example/{number}", None, False, True, "s", 1.0)
            store.notices.add_channel(connection, channel)
            row = {"channel": channel.id, "table_id": table, "seat": 0, "since": 0, "due": float(number)}
            connection.execute(notices.insert().values(**row))
    due = store.notices.due(100.0, 8)
    store.close()
    assert [waiting.visitor[0] for waiting in due] == ["a", "b", *"aaaaaa"]
