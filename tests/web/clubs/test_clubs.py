"""Clubs: who may do what, evenings with answers, and tables for members whose results count."""

from __future__ import annotations

import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from fastapi.testclient import TestClient
from sqlalchemy import update

from grange.core.words import LANGUAGES
from grange.web.house.table import LiveTable
from grange.web.storage.schema import tables
from grange.web.storage.store import Store
from grange.web.storage.store.clubs import NoRightError
from grange.web.stored import HIDDEN, Club, CupHead, EndSeat, Evening, Member, Wish
from tests.web.identity.test_transfer import code_of, join
from tests.web.lobby.people import Guest
from tests.web.ratings.rated import almost_over, end
from tests.web.record.test_record import me, store_of
from tests.web.stores import both_stores

CLUB = {"name": "Orchard Club", "about": "Thursdays, mostly Evergreen.", "sign": "beehive"}


class Person(Guest):
    """Somebody who may be in a club."""

    def found(self, **more: str) -> str:
        answer = self.client.post("/api/clubs", json={**CLUB, "called": self.name, **more})
        assert answer.status_code == 201, answer.text
        return answer.json()["club"]

    def club(self, club: str) -> dict[str, Any]:
        answer = self.client.get(f"/api/clubs/{club}")
        assert answer.status_code == 200, answer.text
        return answer.json()

    def come(self, club: str, invitation: str) -> int:
        return self.client.post(f"/api/clubs/{club}/join", json={"invitation": invitation, "called": self.name}).status_code

    def member(self, club: str, name: str) -> str:
        return next(one["member"] for one in self.club(club)["members"] if one["name"] == name)

    def do(self, club: str, what: str, body: Any = None, method: str = "POST") -> int:
        return self.client.request(method, f"/api/clubs/{club}{what}", json=body).status_code


@pytest.fixture
def anna(client: TestClient) -> Person:
    return Person(client, "Anna")


@pytest.fixture
def tom(client: TestClient) -> Person:
    return Person(client, "Tom")


@pytest.fixture
def bea(client: TestClient) -> Person:
    return Person(client, "Bea")


def roles(one: Person, club: str) -> dict[str, str]:
    return {member["name"]: member["role"] for member in one.club(club)["members"]}


def soon(hours: float = 48) -> str:
    return (datetime.now(UTC) + timedelta(hours=hours)).strftime("%Y-%m-%dT%H:%M")


@both_stores
def test_members_come_by_the_link_until_there_is_a_new_one(client, anna, tom, bea):
    club = anna.found()
    link = anna.club(club)["invitation"]
    assert tom.client.get(f"/api/clubs/{club}").status_code == 403
    assert tom.come(club, "wrong") == 403
    assert tom.come(club, link) == 204
    assert tom.come(club, link) == 204
    assert roles(tom, club) == {"Anna": "founder", "Tom": "member"}
    assert anna.do(club, "/link") == 204
    assert bea.come(club, link) == 403
    assert bea.come(club, anna.club(club)["invitation"]) == 204
    assert [one["name"] for one in bea.client.get("/api/clubs").json()["clubs"]] == ["Orchard Club"]


def test_founder_stewards_and_members_do_what_they_may(client, anna, tom, bea):
    club = anna.found()
    link = anna.club(club)["invitation"]
    tom.come(club, link)
    bea.come(club, link)
    of_tom, of_bea, of_anna = (anna.member(club, name) for name in ("Tom", "Bea", "Anna"))
    for what, body in (("/link", None), ("/evenings", {"day": soon()}), ("", CLUB), (f"/members/{of_bea}", {"role": "steward"})):
        assert tom.do(club, what, body) == 403
    assert tom.do(club, f"/members/{of_bea}", method="DELETE") == 403
    assert anna.do(club, f"/members/{of_tom}", {"role": "steward"}) == 204
    assert tom.do(club, "/evenings", {"day": soon()}) == 204
    assert tom.do(club, f"/members/{of_anna}", method="DELETE") == 403
    assert tom.do(club, f"/members/{of_bea}", {"role": "steward"}) == 403
    assert tom.do(club, "", method="DELETE") == 403
    assert tom.do(club, f"/members/{of_bea}", method="DELETE") == 204
    assert bea.do(club, "", method="GET") == 403
    assert bea.come(club, link) == 403
    assert anna.do(club, "/leave") == 409
    assert anna.do(club, f"/members/{of_tom}", {"role": "founder"}) == 204
    assert roles(tom, club) == {"Tom": "founder", "Anna": "steward"}
    assert anna.do(club, "/leave") == 204
    assert tom.do(club, "/leave") == 204
    assert tom.do(club, "", method="GET") == 404


def test_a_name_that_looks_like_another_clubs_is_refused(anna, tom):
    club = anna.found()
    answer = tom.client.post("/api/clubs", json={**CLUB, "name": "ORCHARD  CLUB"})
    assert (answer.status_code, answer.json()["error"]) == (422, "error-club-name-taken")
    assert tom.client.post("/api/clubs", json={**CLUB, "name": "   "}).json()["error"] == "error-club-nameless"
    assert anna.do(club, "", {**CLUB, "name": "Orchard club", "sign": "well"}) == 204
    assert anna.do(club, "", method="DELETE") == 204
    assert tom.client.post("/api/clubs", json=CLUB).status_code == 201


def test_no_two_members_of_a_club_have_names_that_look_alike(client, anna, tom):
    club = anna.found()
    link = anna.club(club)["invitation"]
    refused = tom.post(f"/club/{club}/join/{link}", name="ANNA")
    assert refused.status_code == 422
    assert "too similar to “Anna”" in refused.text
    assert tom.post(f"/club/{club}/join/{link}", name="").status_code == 303
    assert Person(client, "").come(club, link) == 204
    assert roles(anna, club) == {"Anna": "founder", "": "member"}


@both_stores
def test_rights_in_a_club_are_those_of_the_moment_in_which_something_changes(client, anna, tom, bea):
    club = anna.found()
    link = anna.club(club)["invitation"]
    for person in (tom, bea):
        person.come(club, link)
    store, hers = store_of(client), me(anna.client)
    of_tom, of_bea = (anna.member(club, name) for name in ("Tom", "Bea"))
    store.write(store.clubs.give_role, club, hers, of_tom, "founder")  # what follows was asked for at the same moment
    for change in ((store.clubs.give_role, club, hers, of_tom, "member"), (store.clubs.give_role, club, hers, of_bea, "founder")):
        with pytest.raises(NoRightError):
            store.write(*change)
    with pytest.raises(NoRightError):
        store.write(store.clubs.remove, club, hers, of_tom)
    assert roles(bea, club) == {"Tom": "founder", "Anna": "steward", "Bea": "member"}
    store.write(store.clubs.remove, club, me(tom.client), of_bea)
    assert bea.come(club, link) == 403  # the link ended with the membership, in one step
    found = store.clubs.club(club)
    assert found is not None
    assert found.link == 1


@pytest.mark.parametrize("database", ["postgresql"], indirect=True)
def test_processes_that_are_asked_at_the_same_moment_give_nobody_too_much(database):
    stores = [Store(database), Store(database)]

    def at_once(ask: Callable[[Store, int], Any]) -> None:
        with ThreadPoolExecutor(2) as pool:
            list(pool.map(lambda each: [ask(stores[each], 2 * number + each) for number in range(6)], range(2)))

    def club(number: int) -> tuple[Club, list[str], Member]:
        found = Club(f"club {number}", f"Club {number}", "", "well", 0.0, 0)
        return found, [f"look of {number}"], Member(f"member {number}", found.id, "anna", "founder", "", 0.0)

    head = CupHead("", "Cup", "evergreen", {}, 2, 3, "day", rated=False, hours=24.0, host="anna", created=0.0, begins=1e10)
    at_once(lambda store, number: store.write(store.clubs.found, *club(number), 3))
    at_once(lambda store, number: store.write(store.cups.found, replace(head, id=f"cup {number}"), 3))
    wish = Wish("", "anna", "", "evergreen", 2, 2, "day", "friendly", 0.0, 1e10)
    at_once(lambda store, number: store.write(store.lobby.wish, replace(wish, id=f"wish {number}"), 3))
    evening = Evening("", "club 0", 1e9, 1e9, "UTC", "", 0.0)
    (one, *_) = stores[0].clubs.clubs_of("anna")
    plan = replace(evening, club=one[0].id)
    at_once(lambda store, number: store.write(store.clubs.add_evening, replace(plan, id=f"evening {number}"), 3))
    counted = [
        len(stores[0].clubs.clubs_of("anna")),
        len(stores[0].cups.listed(20)),
        len(stores[0].lobby.wishes(1.0)),
        len(stores[0].clubs.evenings(one[0].id, 0.0)),
    ]
    for store in stores:
        store.close()
    assert counted == [3] * 4


@both_stores
def test_an_evening_gets_answers_and_goes_into_a_calendar(client, anna, tom):
    club = anna.found()
    tom.come(club, anna.club(club)["invitation"])
    assert (
        anna.do(
            club, "/evenings", {"day": soon(), "zone": "Europe/Warsaw", "hours": 2.5, "about": "Evergreen; then Agricola, slowly"}
        )
        == 204
    )
    (evening,) = anna.club(club)["evenings"]
    assert evening["until"] - evening["at"] == 2.5 * 3600
    assert tom.do(club, f"/evenings/{evening['evening']}/answer", {"answer": "maybe"}) == 204
    assert tom.do(club, f"/evenings/{evening['evening']}/answer", {"answer": "yes"}) == 204
    assert anna.do(club, f"/evenings/{evening['evening']}/answer", {"answer": "no"}) == 204
    (seen,) = tom.club(club)["evenings"]
    assert (seen["yes"], seen["maybe"], seen["no"], seen["mine"]) == (1, 0, 1, "yes")
    file = tom.client.get(f"/club/{club}/evenings/{evening['evening']}.ics")
    assert file.headers["content-type"] == "text/calendar; charset=utf-8"
    assert "DESCRIPTION:Evergreen\\; then Agricola\\, slowly\r\n" in file.text
    assert f"DTSTART:{datetime.fromtimestamp(evening['at'], UTC):%Y%m%dT%H%M%SZ}\r\n" in file.text
    stranger = Person(client, "Sam")
    assert stranger.client.get(f"/club/{club}/evenings/{evening['evening']}.ics").status_code == 403
    assert anna.do(club, f"/evenings/{evening['evening']}", method="DELETE") == 204
    assert tom.club(club)["evenings"] == []


@pytest.mark.parametrize(
    "bad", [{"day": "2020-01-01T19:30"}, {"day": "soon"}, {"day": "2999-01-01T19:30"}, {"day": "", "zone": "x" * 60}]
)
def test_an_evening_at_no_time_is_refused(anna, bad):
    club = anna.found()
    assert anna.do(club, "/evenings", bad) == 422
    assert anna.club(club)["evenings"] == []


def test_club_tables_are_for_members_and_their_results_count(client, anna, tom, bea):
    club = anna.found()
    tom.come(club, anna.club(club)["invitation"])
    table = anna.open("me", "friend", join=f"club:{club}", pace="none")
    assert [one["table"] for one in tom.lobby()] == [table]
    assert bea.lobby() == []
    assert bea.sit(table).status_code == 409
    assert tom.sit(table).status_code == 303
    store = store_of(client)
    ending = [EndSeat(0, 0, 2, 0, counted=True), EndSeat(1, 1, 1, 0, counted=True)]
    store.write(store.clubs.enter, table, club, ending, time.time())
    ranking = anna.club(club)["season"]["ranking"]
    assert ranking == [
        {"name": "Tom", "place": 1, "games": 1, "points": 2},
        {"name": "Anna", "place": 2, "games": 1, "points": 1},
    ]
    assert bea.post("/new/evergreen", **{"kind-0": "me", "kind-1": "friend", "join": f"club:{club}"}).status_code == 422


def points(one: Person, club: str) -> dict[str, int]:
    return {place["name"]: place["points"] for place in one.club(club)["season"]["ranking"]}


@both_stores
def test_a_season_is_computed_from_results_that_stay_when_tables_go(client, anna, tom):
    club, store = anna.found(), store_of(client)
    tom.come(club, anna.club(club)["invitation"])
    people, now = [me(anna.client), me(tom.client)], time.time()
    games = [almost_over(store, people, club=club) for _ in range(2)]
    assert points(anna, club) == {}
    for live in games:
        end(store, live, ended=now)
    assert sorted(points(anna, club).values()) == [2, 4]
    assert store.ratings.results_of(people[0], 10) == []  # the games of a club are friendly unless they were opened as rated
    change(store, games[0], closed=HIDDEN)
    assert sorted(points(anna, club).values()) == [1, 2]
    change(store, games[0], closed=None, club=None)
    before = points(anna, club)
    assert sorted(before.values()) == [2, 4]
    assert tom.post("/me/delete", sure="1").status_code == 200
    assert points(anna, club) == {"Anna": before["Anna"]}


def test_a_game_whose_seed_somebody_chose_counts_for_no_season(client, anna, tom):
    club, store = anna.found(), store_of(client)
    tom.come(club, anna.club(club)["invitation"])
    live = almost_over(store, [me(anna.client), me(tom.client)], club=club)
    live.stored.seed_chosen = True
    end(store, live, ended=time.time())
    assert points(anna, club) == {}


def change(store: Store, live: LiveTable, **changed: str | None) -> None:
    with store.writing.begin() as connection:
        connection.execute(update(tables).where(tables.c.id == live.stored.id).values(**changed))


def test_somebody_whom_the_founder_keeps_away_cannot_join(anna, tom):
    table = anna.open("me", "friend")
    tom.sit(table)
    anna.client.post(f"/api/tables/{table}/seats/1/block")
    club = anna.found()
    assert tom.come(club, anna.club(club)["invitation"]) == 403


def test_memberships_come_along_and_a_club_whose_founder_is_deleted_gets_another(client, anna, tom):
    club = anna.found()
    tom.come(club, anna.club(club)["invitation"])
    phone = Person(client, "Anna")
    join(phone.client, code_of(anna.client))
    assert phone.club(club)["role"] == "founder"
    assert [one["club"] for one in anna.client.get("/me/export").json()["clubs"]] == [club]
    assert anna.post("/me/delete", sure="1").status_code == 200
    assert roles(tom, club) == {"Tom": "founder"}
    assert tom.post("/me/delete", sure="1").status_code == 200
    assert client.app.state.house.store.clubs.club(club) is None


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_pages_show_a_club_in_every_language(client, anna, tom, lang):
    anna.client.cookies.set("lang", lang)
    assert "/club/new" in anna.client.get("/club").text
    founded = anna.post("/club", **CLUB, called="Anna")
    club = founded.headers["location"].removeprefix("/club/")
    assert anna.client.get("/club", follow_redirects=False).headers["location"] == f"/club/{club}"
    assert anna.post(f"/club/{club}/evenings", day=soon(), zone="Europe/Warsaw", hours="3", about="Evergreen").status_code == 303
    link = f"/club/{club}/join/{anna.club(club)['invitation']}"
    assert link in anna.client.get(f"/club/{club}").text
    assert "Orchard Club" in tom.client.get(link).text
    assert tom.post(link, name="Tom").headers["location"] == f"/club/{club}"
    page = tom.client.get(f"/club/{club}").text
    assert ".ics" in page
    assert f"/club/{club}/close" not in page
    refused = anna.post("/club", **CLUB, called="Anna")
    assert refused.status_code == 422
