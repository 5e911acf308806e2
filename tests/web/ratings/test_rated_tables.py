"""Rated tables at a server: who may open them and sit there, and what a finished game shows afterwards."""

from __future__ import annotations

import pytest

from grange.web.house.capacity import Host
from tests.web.conftest import Table, Visitor
from tests.web.identity.test_passkeys import SCRIPT, add
from tests.web.pages.test_pages import csrf
from tests.web.ratings.rated import play
from tests.web.record.test_record import me, store_of
from tests.web.servers import until

TWO = [{"name": "Vera"}, {"name": "Anna"}]


def open_rated(client, seats=TWO, **more):
    return client.post("/api/tables", json={"game": "evergreen", "seats": seats, "rated": True, **more}, headers=SCRIPT)


def sit(browser, table, seat, name):
    return browser.post(f"{table.seats[seat].path}/seat", json={"name": name}, headers=SCRIPT | table.seats[seat].headers)


def test_only_somebody_with_an_account_opens_a_rated_table(client):
    assert open_rated(client).json()["error"] == "error-rated-sign-in"
    me(client)
    assert open_rated(client).status_code == 403
    add(client)
    assert open_rated(client).status_code == 201
    assert client.post("/api/tables", json={"game": "evergreen", "seats": TWO, "rated": True}).status_code == 403  # another site's


@pytest.mark.parametrize(
    ("problem", "more"),
    [
        ("error-rated-people", {"seats": [{"name": "Vera"}, {"bot": "steady"}]}),
        ("error-rated-people", {"seats": [{"name": "Vera"}]}),
        ("error-rated-chosen", {"seed": 7}),
    ],
)
def test_a_rated_table_is_a_contest_of_people_whose_seed_nobody_chose(client, problem, more):
    add(client)
    answer = open_rated(client, **more)
    assert (answer.status_code, answer.json()["error"]) == (422, problem)


def link_of(table):
    return table.host.post("seats/1/link", None).json()["link"].removeprefix("http://testserver")


def sit_by_link(browser, link, name):
    return browser.post(link, data={"csrf": csrf(browser), "name": name}, follow_redirects=False)


def test_everybody_at_a_rated_table_has_an_account_and_one_seat(client, stranger):
    add(client)
    table = Table(client, open_rated(client).json())
    assert table.spectator.see()["rated"]
    assert table.seats[1].token is None  # a host who had it would see what Anna sees
    assert sit(client, table, 0, "Vera").status_code == 200
    link = link_of(table)
    for browser, problem in ((client, "already have a seat"), (stranger, "passkey")):
        refused = sit_by_link(browser, link, "Anna")
        assert refused.status_code == 403
        assert problem in refused.text
    add(stranger)
    assert sit(stranger, table, 0, "Anna").json()["error"] == "error-rated-taken"
    assert sit_by_link(stranger, link, "Anna").status_code == 303


def test_the_page_of_a_new_table_asks_what_it_counts_for(client):
    assert 'name="counts" value="rated"' in client.get("/new/evergreen").text
    form = {"csrf": csrf(client), "kind-0": "me", "name-0": "Vera", "kind-1": "friend", "counts": "rated"}
    refused = client.post("/new/evergreen", data=form)
    assert refused.status_code == 422
    assert "passkey" in refused.text
    add(client)
    form["csrf"] = csrf(client)
    opened = client.post("/new/evergreen", data=form, follow_redirects=False)
    assert opened.status_code == 303
    assert client.get(f"/api/tables/{opened.headers['location'].rpartition('/')[2]}").json()["rated"]


def test_a_rated_game_changes_ratings_and_its_rematch_is_rated(client, stranger):
    for browser in (client, stranger):
        add(browser)
    table = Table(client, open_rated(client).json())
    assert sit(client, table, 0, "Vera").status_code == 200
    assert sit_by_link(stranger, link_of(table), "Anna").status_code == 303
    house = client.app.state.house
    table.seats[1] = Visitor(client, table.id, house.rights.seat_token(table.id, house.rooms[table.id].live.stored.seats[1]))
    table.play_first_options()
    until(lambda: client.get("/api/record/ratings").json()["ratings"])
    mine, theirs = (browser.get("/api/record/ratings").json() for browser in (client, stranger))
    assert mine["ratings"][0]["rating"] + theirs["ratings"][0]["rating"] == 3000
    assert mine["ratings"][0]["provisional"]
    assert mine["results"][0]["rating"] == mine["ratings"][0]["rating"]
    assert mine["results"][0]["table"] == table.id
    page = client.get("/record?game=evergreen&seats=2").text
    assert f"{mine['ratings'][0]['rating']} <small>± {mine['ratings'][0]['margin']}</small>" in page
    listed = client.get("/api/ratings?game=evergreen&seats=2").json()
    assert listed["ratings"] == []  # all are provisional
    assert {level["level"] for level in listed["levels"]} >= {"gentle", "steady"}
    again = client.post(f"/table/{table.id}/rematch", data={"csrf": csrf(client)}, follow_redirects=False)
    rematch = again.headers["location"].split("/")[2].partition("?")[0]
    assert client.get(f"/api/tables/{rematch}").json()["rated"]


def test_a_rematch_with_somebody_who_has_given_the_account_up_is_friendly(client):
    store = store_of(client)
    table = play(store, ["vera", "anna"])
    opening, host = client.app.state.opening, Host()
    store.write(store.people.remove_passkey, "vera", "vera")
    rematch = client.portal.call(opening.rematch, table, host)
    assert not client.get(f"/api/tables/{rematch}").json()["rated"]


@pytest.mark.parametrize("lang", ["en", "ru", "pl"])
def test_a_record_shows_the_course_of_a_rating_in_every_language(client, lang):
    mine, store = me(client), store_of(client)
    for number in range(3):
        play(store, [mine, "anna"], seed=7 + number, ended=1.7e9 + number * 1e6)
    client.cookies.set("lang", lang)
    until(lambda: client.get("/api/record/ratings").json()["results"][0]["rating"])
    page = client.get("/record?game=evergreen&seats=2").text
    assert page.count('class="rating-curve') == 4
    assert {"en": "provisional", "ru": "предварительн", "pl": "wstępn"}[lang] in page


def test_unknown_games_have_no_ratings(client):
    assert client.get("/api/ratings?game=chess&seats=2").status_code == 422
    assert client.get("/api/record/ratings").json() == {"ratings": [], "results": []}
