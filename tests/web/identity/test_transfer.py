"""Transfer codes and devices: four words bring a person's seats, games, settings and channels to another browser."""

from __future__ import annotations

import re
import time
from typing import Any

import httpx
import pytest
from fastapi.testclient import TestClient
from sqlalchemy import select

from grange.core.words import LANGUAGES
from grange.web.house import days
from grange.web.identity.transfer import NUMBER, WORDS, as_typed, new_code, square
from grange.web.notices import trials
from grange.web.secret import new_name
from grange.web.storage.schema import channels, devices, holders, metadata, tickets
from grange.web.storage.store import Store
from grange.web.stored import Channel, Passkey, Wishes
from tests.web.pages.test_pages import csrf, open_table
from tests.web.record.finished import finished
from tests.web.record.test_record import me, store_of
from tests.web.stores import both_stores


def words_on(page: str) -> list[str]:
    return re.findall(r"<li>([^<]+)</li>", page.split('class="code-words"')[1].split("</ol>", maxsplit=1)[0])


def code_of(client: httpx.Client) -> str:
    """Let a browser show its four words."""
    answer = client.post("/me/code", data={"csrf": csrf(client)})
    assert answer.status_code == 200
    return " ".join(words_on(answer.text))


def join(client: httpx.Client, code: str) -> Any:
    return client.post("/here", data={"csrf": csrf(client), "code": code}, follow_redirects=False)


@pytest.fixture
def other(client: TestClient) -> TestClient:
    """A second device of the same person, until then unknown."""
    other = TestClient(client.app)
    other.portal = client.portal
    return other


def channel(visitor: str, address: str, **more: Any) -> Channel:
    given = {"keys": None, "private": True, "confirmed": True, "site": "https://grange.example", **more}
    return Channel(new_name(), visitor, "json", address, created=1.0, **given)


# words


@pytest.mark.parametrize("lang", LANGUAGES)
def test_words_are_many_and_nobody_confuses_them(lang):
    words = [as_typed(word) for word in WORDS[lang]]
    assert len(words) == len(set(words)) >= 350
    assert all(word.isalpha() for word in words)
    assert all(len(word) >= 3 for word in WORDS[lang])
    others = {as_typed(word) for other in LANGUAGES if other != lang for word in WORDS[other]}
    assert not others & set(words)
    assert len(new_code(lang)) == NUMBER


def test_a_square_is_as_wide_as_high_and_has_its_corners():
    size, path = square("https://grange.example/here?code=heron-plum-kettle-frost")
    assert size > 25
    assert path.startswith("M2 2h1v1h-1z")
    assert f"M{size - 3} 2h1v1h-1z" in path


# joining


@both_stores
def test_four_words_bring_seats_settings_and_channels(client, other):
    table = open_table(client, "me")
    store, person = store_of(client), me(client)
    store.write(store.notices.keep_wishes, Wishes(person, "en"))
    store.write(store.notices.add_channel, channel(person, "https://hook.example/one"))
    client.post("/settings", data={"csrf": csrf(client), "lang": "pl", "theme": "dark"})
    client.post("/me/name", data={"csrf": csrf(client), "name": "Vera"})
    assert "data-option" not in other.get(table).text
    assert join(other, code_of(client)).headers["location"] == "/me?told=joined"
    assert "data-option" in other.get(table).text
    assert table in other.get("/games").text
    assert "hook.example" in other.get("/notices").text
    page = other.get("/me").text
    assert 'lang="pl"' in page
    assert 'data-theme="dark"' in page
    assert 'value="Vera"' in page
    assert "data-option" in client.get(table).text


@both_stores
def test_what_the_other_browser_had_comes_along_once(client, other):
    mine, theirs = open_table(client, "me"), open_table(other, "me")
    store, old = store_of(client), me(other)
    shared, _ = finished(store, me(client), held=(0,))
    store.write(store.hold, shared, old, 0)
    finished(store, old)
    store.write(store.notices.keep_wishes, Wishes(old, "en"))
    for visitor, address in ((me(client), "https://a.example/1"), (old, "https://a.example/1"), (old, "https://b.example/2")):
        store.write(store.notices.add_channel, channel(visitor, address, keys={"who": visitor}))
    join(other, code_of(client))
    for browser in (client, other):
        page = browser.get("/games").text
        assert mine in page
        assert theirs in page
        assert len(browser.get("/api/record").json()["games"]) == 2
    with store.engine.connect() as connection:
        assert not connection.execute(select(holders).where(holders.c.visitor == old)).all()
        assert sorted(row.address for row in connection.execute(select(channels))) == ["https://a.example/1", "https://b.example/2"]


def test_a_code_works_once(client, other, stranger):
    code = code_of(client)
    assert join(other, code).status_code == 303
    assert join(stranger, code).status_code == 422
    assert "data-option" not in stranger.get(open_table(client, "me")).text


def test_a_new_code_replaces_the_last_one(client, other):
    first, second = code_of(client), code_of(client)
    assert join(other, first).status_code == 422
    assert join(other, second).status_code == 303


def test_a_code_works_for_ten_minutes(client, other, monkeypatch):
    code, now = code_of(client), time.time()
    monkeypatch.setattr("grange.web.pages.me.time.time", lambda: now + 601)
    assert join(other, code).status_code == 422
    monkeypatch.setattr("grange.web.pages.me.time.time", lambda: now + 590)
    assert join(other, code).status_code == 303


def test_words_may_be_typed_carelessly(client, other):
    assert join(other, f" {code_of(client).upper().replace(' ', ', ')} ").status_code == 303


def test_the_store_keeps_neither_words_nor_cookies(client, other):
    code = code_of(client)
    store = store_of(client)
    with store.engine.connect() as connection:
        (ticket,) = connection.execute(select(tickets)).all()
        known = " ".join(str(row) for table in (tickets, devices, holders) for row in connection.execute(select(table)))
    assert not any(word in str(ticket) for word in code.split())
    assert client.cookies["grange"].partition(".")[0] not in known


def test_guessing_is_bounded_for_an_address_and_for_everybody(client, other, monkeypatch):
    code = code_of(client)
    assert [join(other, "heron plum kettle frost").status_code for _ in range(trials.GUESSES[1])] == [422] * trials.GUESSES[1]
    assert join(other, code).status_code == 429
    counted = trials.Trials()
    assert sum(counted.may_guess(f"10.0.0.{number}") for number in range(250)) <= trials.OF_ALL[1] + 1


def test_joining_and_signing_out_need_our_own_forms(client):
    for path in ("/here", "/me/code", "/me/sign-out", "/me/name", "/me/delete"):
        assert client.post(path, data={"csrf": "x"}).status_code == 403


# devices


@both_stores
def test_a_device_that_was_signed_out_holds_nothing_any_more(client, other):
    table = open_table(client, "me")
    join(other, code_of(client))
    store, person = store_of(client), me(client)
    gone = me(other)
    store.write(store.notices.add_channel, channel(person, "https://push.example/phone", device=gone))
    store.write(store.notices.add_channel, channel(person, "https://push.example/other"))
    page = client.get("/me").text
    assert page.count('action="/me/sign-out"') == 1
    client.post("/me/sign-out", data={"csrf": csrf(client), "device": gone})
    assert "data-option" not in other.get(table).text
    assert table not in other.get("/games").text
    assert other.get("/api/record").json() == {"games": []}
    assert me(other) != gone
    assert "data-option" in client.get(table).text
    with store.engine.connect() as connection:
        assert [row.address for row in connection.execute(select(channels))] == ["https://push.example/other"]


@both_stores
def test_what_a_stolen_device_has_set_up_goes_with_its_sign_out(client, other):
    join(other, code_of(client))
    store, person, gone = store_of(client), me(client), me(other)
    for browser, address in ((client, "https://hooks.example/mine"), (other, "https://hooks.example/theirs")):
        form = {"csrf": csrf(browser), "kind": "json", "address": address}
        assert browser.post("/notices/hook", data=form, follow_redirects=False).headers["location"].endswith("told=added")
    again = {"csrf": csrf(other), "kind": "json", "address": "https://hooks.example/mine"}
    other.post("/notices/hook", data=again)  # which it did not set up
    for name, device in (("1" * 64, person), ("2" * 64, gone), ("3" * 64, None)):
        store.write(store.people.add_passkey, Passkey(name, person, "c", "k", 0, 1.0, device=device))
    store.write(store.people.claim, person, "Vera", ["vera"])
    client.post("/me/sign-out", data={"csrf": csrf(client), "device": gone})
    assert [each.address for each in store.notices.channels_of(person)] == ["https://hooks.example/mine"]
    assert [each.id[0] for each in store.people.passkeys_of(person)] == ["1", "3"]
    assert store.people.name_of(person) == "Vera"


def test_the_first_device_can_be_signed_out_from_the_second(client, other):
    table, first = open_table(client, "me"), me(client)
    join(other, code_of(client))
    other.post("/me/sign-out", data={"csrf": csrf(other), "device": first})
    assert "data-option" not in client.get(table).text
    assert "data-option" in other.get(table).text


@both_stores
def test_words_that_a_stolen_device_has_shown_end_with_its_sign_out(client, other, stranger):
    table = open_table(client, "me")
    join(other, code_of(client))
    kept = code_of(other)
    client.post("/me/sign-out", data={"csrf": csrf(client), "device": me(other)})
    assert join(stranger, kept).status_code == 422
    assert "data-option" not in stranger.get(table).text
    assert join(stranger, code_of(client)).status_code == 303


def test_nobody_signs_out_somebody_elses_device(client, other, stranger):
    table = open_table(client, "me")
    join(other, code_of(client))
    stranger.post("/me/sign-out", data={"csrf": csrf(stranger), "device": me(other)})
    assert "data-option" in other.get(table).text


def test_an_open_table_closes_on_a_device_that_is_signed_out(client, other):
    table = open_table(client, "me")
    join(other, code_of(client))
    with other.websocket_connect(f"{table}/live") as socket:
        socket.receive_text()
        client.post("/me/sign-out", data={"csrf": csrf(client), "device": me(other)})
        assert socket.receive_json()["error"] == "error-wrong-token"


def test_a_choice_of_a_signed_out_device_is_refused(client, other):
    table = open_table(client, "me")
    join(other, code_of(client))
    code = re.search(r'data-option="([^"]+)"', other.get(table).text)
    assert code
    client.post("/me/sign-out", data={"csrf": csrf(client), "device": me(other)})
    sent = {"seat": 0, "position": 0, "option": code[1]}
    assert other.post(f"{table}/choose", json=sent, headers={"x-grange": "1"}).status_code == 403
    assert client.post(f"{table}/choose", json=sent, headers={"x-grange": "1"}).status_code == 200


def test_a_browser_that_has_joined_nobody_needs_no_row(client):
    open_table(client, "me")
    client.get("/me")
    with store_of(client).engine.connect() as connection:
        assert not connection.execute(select(devices)).all()


# everything about me


@both_stores
def test_the_export_has_everything_and_no_secret_of_a_game_in_play(client):
    running, person = open_table(client, "me"), me(client)
    store = store_of(client)
    ended, state = finished(store, person)
    store.write(store.notices.add_channel, channel(person, "https://hook.example/one"))
    code_of(client)
    answer = client.get("/me/export")
    assert "attachment" in answer.headers["content-disposition"]
    found = answer.json()
    games = {game["table"]: game for game in found["games"]}
    assert len(games[ended]["choices"]) == len(state.history)
    assert games[ended]["my_seats"] == [0]
    assert games[running.removeprefix("/table/")]["setup"] is None
    assert games[running.removeprefix("/table/")]["choices"] is None
    assert [channel["address"] for channel in found["notices"]["channels"]] == ["https://hook.example/one"]
    assert len(found["devices"]) == 1


def test_the_export_does_not_tell_the_seed_of_todays_challenge(client):
    finished(store_of(client), me(client), seats=1, day=days.today().isoformat(), daily=True)
    (game,) = client.get("/me/export").json()["games"]
    assert game["over"]
    assert (game["setup"], game["choices"]) == (None, None)


def everything_in(store: Store) -> str:
    """Read the whole database as a text."""
    with store.engine.connect() as connection:
        return " ".join(str(row) for table in metadata.sorted_tables for row in connection.execute(select(table)))


@both_stores
def test_after_deletion_nothing_names_the_person(client, other):
    store, person = store_of(client), me(client)
    ended, _ = finished(store, person)
    store.write(store.notices.keep_wishes, Wishes(person, "en"))
    store.write(store.notices.add_channel, channel(person, "https://hook.example/one"))
    join(other, code_of(client))
    code_of(client)
    second = me(other)
    answer = client.post("/me/delete", data={"csrf": csrf(client), "sure": "1"})
    assert answer.status_code == 200
    left = everything_in(store)
    for secret in (person, second, "hook.example", "Vera"):
        assert secret not in left
    loaded = store.load(ended)
    assert loaded is not None
    assert [seat.name for seat in loaded.seats] == ["", "Anna"]
    assert client.get(f"/table/{ended}/replay").status_code == 200
    assert me(client) != person
    assert other.get("/api/record").json() == {"games": []}


def test_deletion_must_be_confirmed(client):
    table = open_table(client, "me")
    assert client.post("/me/delete", data={"csrf": csrf(client)}).status_code == 422
    assert "data-option" in client.get(table).text


def sit(browser: TestClient, table: Any, seat: int, name: str) -> None:
    browser.post(f"/sit/{table.id}/{table.seats[seat].token}", data={"csrf": csrf(browser), "name": name})


def test_where_others_still_play_a_bot_takes_the_seat(client, other, open_table):
    table = open_table(guests=[{"name": ""}, {"name": ""}])
    sit(client, table, 0, "Vera")
    sit(other, table, 1, "Anna")
    client.post("/me/delete", data={"csrf": csrf(client), "sure": "1"})
    seats = table.spectator.see()["seats"]
    assert [(seat["name"], seat["bot"]) for seat in seats] == [("", "steady"), ("Anna", None)]


def test_a_seat_that_somebody_else_holds_too_stays_theirs(client, other, open_table):
    table = open_table(guests=[{"name": ""}, {"name": ""}])
    sit(client, table, 0, "Vera")
    sit(other, table, 0, "Vera")
    client.post("/me/delete", data={"csrf": csrf(client), "sure": "1"})
    seat = table.spectator.see()["seats"][0]
    assert (seat["name"], seat["bot"], seat["here"]) == ("Vera", None, True)
