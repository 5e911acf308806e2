"""Links to seats: each works once, its host can replace it before that, and no host holds the seat of somebody else."""

from __future__ import annotations

import re
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from fastapi.testclient import TestClient

from grange.web.house import seats
from tests.web.conftest import Table, Visitor
from tests.web.pages.test_pages import csrf, send
from tests.web.pages.test_pages import open_table as open_on_page
from tests.web.stores import both_stores

LINK = re.compile(r'value="http://testserver(/sit/[^"]+)"')


def link_on(client: TestClient, table: str) -> str:
    (found,) = LINK.findall(client.get(table).text)
    return str(found)


def sit(browser: TestClient, link: str, name: str = "Tom") -> Any:
    return browser.post(link, data={"csrf": csrf(browser), "name": name}, follow_redirects=False)


def another(client: TestClient) -> TestClient:
    browser = TestClient(client.app)
    browser.portal = client.portal
    return browser


@pytest.fixture
def table(client: TestClient) -> str:
    """A table with a free seat, and its host."""
    return open_on_page(client, "me", "friend", **{"name-0": "Vera"})


@both_stores
def test_a_link_seats_one_browser_once(client, stranger, table):
    link, third = link_on(client, table), another(client)
    assert sit(stranger, link).status_code == 303
    for browser in (third, client):
        for answer in (browser.get(link), sit(browser, link)):
            assert answer.status_code == 403
            assert "This link has been used" in answer.text
    assert "/sit/" not in client.get(table).text
    assert send(third, f"{table}/say", seat=1, phrase="hello").status_code == 403


def test_whoever_used_a_link_may_open_it_again(client, stranger, table):
    link = link_on(client, table)
    assert sit(stranger, link).status_code == 303
    assert sit(stranger, link, "Tommy").status_code == 303
    assert stranger.get(link, follow_redirects=False).headers["location"] == table
    assert "Tommy" in client.get(table).text


def test_opening_a_link_does_not_use_it(client, stranger, table):
    link = link_on(client, table)
    assert stranger.get(link).status_code == 200
    assert sit(another(client), link).status_code == 303


def test_a_link_is_no_token_of_its_seat(client, table):
    name, token = table.removeprefix("/table/"), link_on(client, table).rpartition("/")[2]
    for used in (False, True):
        answer = client.get(f"/api/tables/{name}", headers={"authorization": f"Bearer {token}"})
        assert answer.json()["error"] == "error-wrong-token"
        assert Visitor(client, name, token).post("seat", {"name": "Eve"}).status_code == 403
        if not used:
            assert sit(another(client), link_on(client, table)).status_code == 303


def test_of_two_browsers_that_sit_down_at_the_same_time_one_has_the_seat(client, table):
    link = link_on(client, table)
    browsers = [another(client) for _ in range(4)]
    for browser in browsers:
        browser.get("/")
    with ThreadPoolExecutor() as pool:
        answers = list(pool.map(lambda browser: sit(browser, link, "").status_code, browsers))
    assert sorted(answers) == [303, 403, 403, 403]


@both_stores
def test_a_host_replaces_a_link_before_it_is_used(client, stranger, table):
    old = link_on(client, table)
    answer = send(client, f"{table}/link", seat=1)
    assert answer.status_code == 200
    new = link_on(client, table)
    assert answer.json() == {"link": f"http://testserver{new}"}
    assert new != old
    for tried in (stranger.get(old), sit(stranger, old)):
        assert tried.status_code == 403
        assert "the host has made a new one" in tried.text
    assert sit(stranger, new).status_code == 303


def test_a_host_cannot_replace_the_link_of_a_taken_seat(client, stranger, table):
    assert sit(stranger, link_on(client, table)).status_code == 303
    answer = send(client, f"{table}/link", seat=1)
    assert (answer.status_code, answer.json()["error"]) == (403, "error-not-the-hosts-seat")


def test_only_the_host_replaces_links(client, stranger, table):
    assert send(stranger, f"{table}/link", seat=1).status_code == 403
    assert sit(stranger, link_on(client, table)).status_code == 303
    assert send(stranger, f"{table}/link", seat=0).status_code == 403
    assert client.post(f"{table}/link", json={"seat": 1}).status_code == 403  # a script of another site


def test_a_bots_seat_has_no_link(client):
    table = open_on_page(client, "me", "bot:gentle")
    assert send(client, f"{table}/link", seat=1).json()["error"] == "error-not-a-persons-seat"
    assert send(client, f"{table}/link", seat=7).json()["error"] == "error-not-a-persons-seat"


def test_links_of_a_seat_are_bounded(client, table, monkeypatch):
    monkeypatch.setattr(seats, "MOST_LINKS", 2)
    assert [send(client, f"{table}/link", seat=1).status_code for _ in range(3)] == [200, 200, 503]


def test_a_program_makes_links_with_the_token_of_the_host(client, stranger, open_table):
    opened: Table = open_table(2)
    path = "seats/1/link"
    assert opened.seats[1].post(path, None).status_code == 403
    assert opened.spectator.post(path, None).status_code == 403
    first, second = (opened.host.post(path, None).json()["link"].removeprefix("http://testserver") for _ in range(2))
    assert sit(stranger, first).status_code == 403
    assert sit(stranger, second).status_code == 303
    assert opened.host.post(path, None).json()["error"] == "error-not-the-hosts-seat"


@pytest.mark.parametrize("is_new", [True, False])
def test_a_program_that_opened_a_table_does_not_look_into_a_seat_that_a_friend_took_by_its_link(
    client, stranger, open_table, is_new
):
    opened: Table = open_table(2)
    path = "seats/1/link"
    link = opened.host.post(path, None).json()["link"].removeprefix("http://testserver")
    if is_new:
        link = opened.host.post(path, None).json()["link"].removeprefix("http://testserver")
    assert sit(stranger, link).status_code == 303
    assert stranger.get(link, follow_redirects=False).headers["location"] == f"/table/{opened.id}"
    before = opened.spectator.see()["seats"]
    for what, body in (
        ("seat", {"name": "Eve"}),
        ("seats/1/bot", {"bot": "random"}),
        ("leave", None),
        ("accord", {"answer": "offer"}),
    ):
        assert opened.seats[1].post(what, body).json()["error"] == "error-wrong-token", what
    assert client.get(opened.seats[1].path, headers=opened.seats[1].headers).status_code == 403
    assert opened.spectator.see()["seats"] == before
    assert opened.seats[0].see()["view"]["seat"] == 0


def test_a_private_notice_opens_the_seat_that_was_taken_by_a_link(client, stranger, table):
    assert sit(stranger, link_on(client, table)).status_code == 303
    house, third = client.app.state.house, another(client)
    stored = house.rooms[table.removeprefix("/table/")].live.stored
    own = f"/sit/{stored.id}/{house.rights.seat_token(stored.id, stored.seats[1])}"
    assert sit(third, own).status_code == 303
    assert third.get(own, follow_redirects=False).headers["location"] == table
