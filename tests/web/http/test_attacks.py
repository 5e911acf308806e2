"""Attacks that once stopped the server, or a part of it."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from typing import Any

import pytest

from grange.core.record import Player
from grange.web.background.workers import BEGINNING, Post, WorkerDied, Workers
from grange.web.house.capacity import Host
from grange.web.house.opening import Opening
from grange.web.house.seats import Seats
from tests.web.background.test_workers import same, until_over
from tests.web.house.test_rooms import house_at, run
from tests.web.pages.test_pages import csrf, open_table
from tests.web.servers import log_keys
from tests.web.stores import both_stores


def parts(number: int) -> bytes:
    part = b'--B\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n'
    return part * number + b"--B--\r\n"


def test_a_form_with_more_fields_than_ours_have_is_refused(client):
    kind = {"content-type": "multipart/form-data; boundary=B"}
    assert client.post("/settings", content=parts(60), headers=kind).status_code in (400, 413, 422)
    assert client.post("/settings", content=parts(999), headers=kind).status_code == 413
    many = "&".join(f"a{number}=1" for number in range(8000))
    plain = {"content-type": "application/x-www-form-urlencoded"}
    assert client.post("/settings", content=many, headers=plain).status_code == 413


@pytest.mark.parametrize("charset", ["undefined", "punycode", "idna", "\x00", "unicode_escape", "utf-16"])
def test_a_form_in_a_strange_alphabet_is_refused(client, charset):
    csrf(client)
    kind = {"content-type": f"multipart/form-data; boundary=B; charset={charset}".encode()}
    for address in ("/settings", "/new/evergreen", "/upload", "/play/evergreen", "/daily"):
        assert client.post(address, content=parts(2), headers=kind).status_code in (400, 403, 422)


def test_a_name_that_is_no_text_is_refused(client):
    for body in (
        r'{"game": "evergreen", "seats": [{}], "rules": {"\ud800": "x"}}',
        r'{"game": "evergreen", "seats": [{}], "rules": {"sun": "\ud800"}}',
        r'{"game": "\ud800", "seats": [{}]}',
        r'{"game": "evergreen", "seats": [{"bot": "\ud800"}]}',
    ):
        assert client.post("/api/tables", content=body, headers={"content-type": "application/json"}).status_code == 422


@pytest.mark.parametrize(
    "damage",
    [
        "update tables set summary = 'x' where id = ?",
        "update tables set summary = '{}' where id = ?",
        "update tables set summary = '[]' where id = ?",
        """update tables set summary = '{"asked": [], "winners": [], "scores": [0], "verdict": null, "where": 5}' where id = ?""",
        "update tables set setup = 'x' where id = ?",
        "update tables set game = 'chess' where id = ?",
        "update kept set moment = 'x' where table_id = ?",
        "update kept set moment = '{}' where table_id = ?",
        "update kept set moment = '5' where table_id = ?",
        "delete from seats where table_id = ?",
    ],
)
def test_a_damaged_table_hides_no_other_and_says_that_it_is_damaged(client, settings, damage):
    broken, whole = open_table(client, "me"), open_table(client, "me")
    with sqlite3.connect(settings.database.removeprefix("sqlite:///")) as database:
        database.execute(damage, [broken.removeprefix("/table/")])
    client.app.state.house.rooms.clear()
    assert client.get("/").status_code == 200
    mine = client.get("/games")
    assert mine.status_code == 200
    assert whole in mine.text
    assert client.get(broken).status_code in (200, 404, 409, 422)
    assert client.get(whole).status_code == 200


def test_a_damaged_table_lets_the_bots_of_the_others_go_on_after_a_restart(tmp_path):
    address = f"sqlite:///{tmp_path / 'tables.db'}"
    bots = [Player(bot="random"), Player(bot="random")]

    async def play() -> None:
        async with house_at(address) as house:
            tables = sorted([(await Opening(house).open_table("evergreen", bots, {}, seed)).table for seed in range(3)])
        with sqlite3.connect(tmp_path / "tables.db") as database:
            database.execute("update kept set moment = 'x' where table_id = ?", [tables[0]])
        async with house_at(address) as house:
            house.begin()
            while not set(tables[1:]) <= set(house.rooms):
                await asyncio.sleep(0.02)
            await until_over(house, tables[1:])

    run(play())


def at_the_same_time(number: int, work) -> list[Any]:
    answers: list[Any] = []
    threads = [threading.Thread(target=lambda: answers.append(work())) for _ in range(number)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return answers


@both_stores
def test_the_challenge_of_the_day_can_be_tried_once_however_often_it_is_asked_for_at_once(client):
    form = {"csrf": csrf(client)}
    answers = at_the_same_time(8, lambda: client.post("/daily", data=form, follow_redirects=False))
    assert len({answer.headers["location"] for answer in answers}) == 1


@both_stores
def test_a_quota_holds_for_many_who_ask_at_once(database):
    async def ask() -> None:
        async with house_at(database, of_a_visitor=3) as house:
            host = Host("somewhere", "visitor", (0,))
            tables = Opening(house)
            opening = [tables.open_table("evergreen", [Player()], {}, host=host) for _ in range(12)]
            opened = await asyncio.gather(*opening, return_exceptions=True)
            assert [isinstance(answer, Exception) for answer in opened].count(False) == 3

    run(ask())


@both_stores
def test_two_changes_of_one_seat_at_once_are_both_made(database):
    async def change() -> None:
        async with house_at(database) as house:
            opened = await Opening(house).open_table("evergreen", [Player(), Player()], {}, 3)
            token = opened.tokens[1]
            seats = Seats(house)
            await asyncio.gather(seats.take(opened.table, token, "Bo"), seats.seat_bot(opened.table, 1, "random"))
            for seat in ((await house.room(opened.table)).live.stored.seats[1], house.store.load(opened.table).seats[1]):
                assert (seat.name, seat.taken, seat.bot) == ("Bo", True, "random")

    run(change())


def test_sitting_down_at_a_table_that_was_cleared_away_says_that_there_is_none(client, settings):
    body = {"game": "evergreen", "seats": [{}, {}]}
    opened = client.post("/api/tables", json=body).json()
    with sqlite3.connect(settings.database.removeprefix("sqlite:///")) as database:
        for part in ("journal", "kept", "holders", "seats"):
            database.execute(f"delete from {part} where table_id = ?", [opened["table"]])
        database.execute("delete from tables where id = ?", [opened["table"]])
    answer = client.post(f"/sit/{opened['table']}/{opened['tokens'][1]}", data={"csrf": csrf(client), "name": "Bo"})
    assert answer.status_code == 404


@both_stores
def test_at_an_address_that_is_no_name_there_is_nothing(client):
    for path in ("/table/a%00b", "/campaign/%00", "/sit/%00/x", "/table/%ED%A0%80"):
        assert client.get(path).status_code == 404


def test_taking_name_after_name_fills_no_memory(client, open_table):
    table = open_table()
    for number in range(5):
        table.seats[0].post("seat", {"name": f"Ada {number}"})
        client.get(f"/table/{table.id}")
    room = client.app.state.house.rooms[table.id]
    assert len(room.log) == 1


def test_a_worker_that_could_not_begin_begins_the_next_time(monkeypatch):
    real, failing = BEGINNING.Process._Popen, [True, True]

    def refused(process):
        if failing:
            failing.pop()
            raise OSError("too many open files")
        return real(process)

    monkeypatch.setattr(BEGINNING.Process, "_Popen", staticmethod(refused))

    async def work() -> None:
        workers = Workers([Post()], 20)
        for _ in range(2):
            with pytest.raises(WorkerDied):
                await workers.run(same, 1)
        assert await workers.run(same, 1) == 1
        workers.close()

    run(work())


def test_a_message_with_thousands_of_unknown_fields_is_refused(client):
    answer = client.post("/api/tables", json={f"field{number}" * 9: 1 for number in range(700)})
    assert answer.status_code == 422
    assert len(answer.text) < 2000


def test_a_page_does_not_repeat_a_long_address(client):
    usual, long = client.get("/nothing"), client.get("/" + "'" * 8000)
    assert (usual.status_code, long.status_code) == (404, 404)
    assert len(long.text) <= len(usual.text)


@both_stores
def test_an_address_with_an_invisible_zero_is_no_page_and_no_fault_of_the_database(client, caplog):
    for path in ("/lobby/a%00b", "/company/a%00b/end", "/lobby/wishes/a%00b/end", "/club/a%00b/evenings/a%00b", "/cup/a%00b"):
        assert client.post(path).status_code == 404
    assert log_keys(caplog) == []
