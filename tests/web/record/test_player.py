"""The page of a player: what others may see of a person with an account, and who may not see it."""

from __future__ import annotations

import pytest
from fastapi.testclient import TestClient

from grange.core.words import LANGUAGES
from grange.web.house.orders import VISITOR
from grange.web.storage.store.keeper import CODE
from grange.web.stored import HIDDEN
from tests.web.lobby.people import Guest
from tests.web.ratings.rated import play
from tests.web.record.test_record import me, store_of
from tests.web.stores import both_stores


@pytest.fixture
def anna(client: TestClient) -> Guest:
    return account(client, "Anna")


@pytest.fixture
def tom(client: TestClient) -> Guest:
    return account(client, "Tom")


def account(client: TestClient, name: str) -> Guest:
    guest = Guest(client, name)
    guest.make_account()
    assert guest.post("/me/name", name=name).status_code == 303
    return guest


def show_page(guest: Guest, public: bool = True) -> None:
    store = store_of(guest.client)
    store.write(store.people.choose, me(guest.client), {"public": public})


def play_together(*guests: Guest, seed: int = 7) -> str:
    return play(store_of(guests[0].client), [me(guest.client) for guest in guests], seed)


def statuses(guest: Guest, name: str) -> list[int]:
    return [guest.client.get(f"{at}{name}").status_code for at in ("/p/", "/api/players/")]


@both_stores
def test_only_people_one_has_played_with_see_the_page_until_it_is_public(client, anna, tom):
    stranger = Guest(client, "Sam")
    assert statuses(anna, "Anna") == [200, 200]
    assert statuses(tom, "Anna") == statuses(stranger, "Anna") == statuses(stranger, "Nobody") == [404, 404]
    play_together(anna, tom)
    assert statuses(tom, "Anna") == [200, 200]
    assert statuses(stranger, "Anna") == [404, 404]
    show_page(anna)
    assert statuses(stranger, "anna") == [200, 200]
    show_page(anna, public=False)
    assert statuses(stranger, "Anna") == [404, 404]


@both_stores
def test_a_page_tells_of_ratings_clubs_and_games_against_each_other(client, anna, tom):
    tables = [play_together(anna, tom), play_together(tom, anna), play_together(anna, tom, seed=8)]
    club = anna.client.post("/api/clubs", json={"name": "Orchard Club", "called": "Anna"}).json()
    tom.client.post(f"/api/clubs/{club['club']}/join", json={"invitation": club["invitation"], "called": "Tom"})
    anna.client.post("/api/clubs", json={"name": "Secret Club", "called": "Anna"})
    seen = tom.client.get("/api/players/Anna").json()
    assert (seen["name"], seen["together"], seen["ended"], seen["finished"]) == ("Anna", 3, 3, 3)
    assert sorted(seen["latest"]) == sorted(tables)
    assert [one["name"] for one in seen["clubs"]] == ["Orchard Club"]
    hers = anna.client.get("/api/players/Tom").json()
    assert (seen["ahead"], seen["behind"]) == (hers["behind"], hers["ahead"])
    page = tom.client.get("/p/Anna").text
    assert "3 games together" in page
    assert "Orchard Club" in page
    assert "Secret Club" not in page
    assert f'href="/table/{seen["latest"][0]}/replay"' in page


def test_a_hidden_game_leaves_the_page(client, anna, tom):
    hidden, kept = play_together(anna, tom), play_together(anna, tom)
    store = store_of(client)
    with store.writing.begin() as connection:
        connection.exec_driver_sql(f"UPDATE tables SET closed = '{HIDDEN}' WHERE id = '{hidden}'")
    seen = tom.client.get("/api/players/Anna").json()
    assert (seen["together"], seen["latest"]) == (1, [kept])


def test_blocking_from_the_page_keeps_both_out_of_sight(client, anna, tom):
    play_together(anna, tom)
    show_page(tom)
    assert tom.post("/p/Tom/block").status_code == 409
    assert anna.post("/p/Tom/block").headers["location"] == "/company?told=blocked"
    assert anna.client.get("/api/blocked").json()["blocked"][0]["name"] == "Tom"
    assert statuses(tom, "Anna") == statuses(anna, "Tom") == [404, 404]
    assert statuses(Guest(client, "Sam"), "Tom") == [200, 200]


def test_whoever_is_banned_or_gone_has_no_page(client, anna, tom):
    play_together(anna, tom)
    orders = client.app.state.orders
    orders.banned[VISITOR] = {me(anna.client)[:CODE]}
    assert statuses(tom, "Anna") == [404, 404]
    orders.banned[VISITOR] = set()
    assert statuses(tom, "Anna") == [200, 200]
    assert anna.post("/me/delete", sure="1").status_code == 200
    assert statuses(tom, "Anna") == [404, 404]


def test_names_that_nobody_can_read_have_no_page(client, tom):
    assert statuses(tom, "%E2%80%8B") == [404, 404]
    assert statuses(tom, "A" * 200) == [422, 422]


def test_names_lead_to_the_pages_that_one_may_see(client, anna, tom):
    table = anna.open("me", "friend")
    club = anna.client.post("/api/clubs", json={"name": "Orchard Club", "called": "Anna"}).json()
    tom.client.post(f"/api/clubs/{club['club']}/join", json={"invitation": club["invitation"], "called": "Tom"})
    places = [f"/lobby/{table}", f"/club/{club['club']}", f"/table/{table}/about"]
    assert not any('href="/p/Anna"' in tom.client.get(place).text for place in places)
    show_page(anna)
    assert all('href="/p/Anna"' in tom.client.get(place).text for place in places)
    tom.client.app.state.lobby.changed()
    assert 'href="/p/Anna"' in tom.client.get("/lobby").text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_speaks_all_languages(client, anna, tom, lang):
    play_together(anna, tom)
    tom.client.cookies.set("lang", lang)
    page = tom.client.get("/p/Anna")
    assert page.status_code == 200
    assert "player-" not in page.text.replace("player-card", "")
