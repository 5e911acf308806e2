"""Good company: who keeps somebody away does not meet them in the lobby, and reports reach the keeper of the house."""

from __future__ import annotations

import json

import pytest
from fastapi.testclient import TestClient

from grange.cli import main
from grange.core.words import LANGUAGES
from grange.web.house.capacity import Host
from grange.web.lobby.company import COMPLAINTS_A_DAY, LONGEST
from grange.web.refusals import NotYet
from tests.web.identity.test_transfer import code_of, join
from tests.web.lobby.people import Guest, look_after
from tests.web.ratings.rated import play
from tests.web.record.test_record import me
from tests.web.stores import both_stores


@pytest.fixture
def anna(client: TestClient) -> Guest:
    return Guest(client, "Anna")


@pytest.fixture
def tom(client: TestClient) -> Guest:
    return Guest(client, "Tom")


@pytest.fixture
def met(anna: Guest, tom: Guest) -> str:
    """A table at which Anna and Tom have met."""
    table = anna.open("me", "friend")
    tom.sit(table)
    return table


def blocked(guest: Guest) -> list[str]:
    return [one["name"] for one in guest.client.get("/api/blocked").json()["blocked"]]


@both_stores
def test_people_who_keep_apart_see_no_tables_of_each_other_and_get_no_seat(client, anna, tom, met):
    assert anna.post(f"/table/{met}/seats/1/block").headers["location"] == "/company?told=blocked"
    assert (blocked(anna), blocked(tom)) == (["Tom"], [])
    hers, his = anna.open("me", "friend"), tom.open("me", "friend")
    assert [one["table"] for one in anna.lobby()] == [hers]
    assert [one["table"] for one in tom.lobby()] == [his]
    for guest, table in ((tom, hers), (anna, his)):
        refused = guest.sit(table)
        assert refused.status_code == 409
        assert "You cannot sit down at this table" in refused.text
        assert guest.client.get(f"/lobby/{table}").status_code == 409  # nor do they see who sits there
    for guest in (anna, tom):
        guest.wish()
    look_after(client)
    assert all(guest.wishes()[0]["stands"] for guest in (anna, tom))
    one = anna.client.get("/api/blocked").json()["blocked"][0]["block"]
    assert tom.post(f"/company/{one}/end").status_code == 303
    assert blocked(anna) == ["Tom"]
    assert anna.client.delete(f"/api/blocked/{one}").status_code == 204
    look_after(client)
    assert anna.wishes()[0]["table"]


def test_a_third_person_at_the_table_counts_too(client, anna, tom, met):
    tom.client.post(f"/api/tables/{met}/seats/0/block")
    bea = Guest(client, "Bea")
    table = bea.open("me", "friend", "friend")
    anna.sit(table)
    assert tom.lobby() == []
    assert tom.sit(table).status_code == 409


def test_whoever_is_kept_away_gets_no_seat_by_a_link_and_no_rematch(client, anna, tom, met):
    anna.client.post(f"/api/tables/{met}/seats/1/block")
    store = client.app.state.house.store
    private = anna.post("/new/evergreen", **{"kind-0": "me", "kind-1": "friend"}).headers["location"].removeprefix("/table/")
    link = client.app.state.house.rights.link_token(private, store.load(private).seats[1])
    refused = tom.post(f"/sit/{private}/{link}", name="Tom")
    assert refused.status_code == 409
    assert "You cannot sit down at this table" in refused.text
    assert Guest(client, "Bea").post(f"/sit/{private}/{link}", name="Bea").status_code == 303
    played = play(store, [me(anna.client), me(tom.client)])
    with pytest.raises(NotYet, match="not everybody at this table wants to meet again"):
        client.portal.call(client.app.state.opening.rematch, played, Host())


def test_nobody_keeps_away_themselves_or_an_empty_seat(anna, met):
    refused = anna.client.post(f"/api/tables/{met}/seats/0/block")
    assert (refused.status_code, refused.json()["error"]) == (409, "error-about-yourself")
    assert anna.client.post(f"/api/tables/{met}/seats/5/block").status_code == 404
    bots = anna.post("/new/evergreen", **{"kind-0": "me", "kind-1": "bot:steady"}).headers["location"].removeprefix("/table/")
    assert anna.client.post(f"/api/tables/{bots}/seats/1/block").status_code == 404
    assert blocked(anna) == []


def test_whoever_is_kept_away_twice_is_listed_once(anna, met):
    for _ in range(2):
        assert anna.client.post(f"/api/tables/{met}/seats/1/block").status_code == 204
    assert blocked(anna) == ["Tom"]


def test_blocks_come_along_to_another_device_and_go_with_everything_else(client, anna, tom, met):
    anna.client.post(f"/api/tables/{met}/seats/1/block")
    anna.post(f"/table/{met}/report", seat="1", reason="rude", words="Said rude things.")
    phone = Guest(client, "Anna")
    join(phone.client, code_of(anna.client))
    assert blocked(phone) == ["Tom"]
    known = anna.client.get("/me/export").json()["company"]
    assert [block["name"] for block in known["blocked"]] == ["Tom"]
    assert [report["words"] for report in known["reports"]] == ["Said rude things."]
    assert anna.post("/me/delete", sure="1").status_code == 200
    store = client.app.state.house.store
    with store.engine.connect() as connection:
        assert connection.exec_driver_sql("select count(*) from blocks").scalar_one() == 0
        assert connection.exec_driver_sql("select visitor, words from complaints").all() == [(None, "Said rude things.")]


def test_blocks_of_a_device_that_joins_are_kept_once(client, anna, tom, met):
    phone = Guest(client, "Anna")
    for guest in (anna, phone):
        guest.client.post(f"/api/tables/{met}/seats/1/block")
    join(phone.client, code_of(anna.client))
    assert blocked(phone) == ["Tom"]


def test_reports_reach_the_keeper_who_settles_them_with_a_reason(client, anna, tom, met, tmp_path, capsys):
    report = {"seat": 1, "reason": "unfair", "words": "Looked\nat my\x00 cards."}
    assert anna.client.post(f"/api/tables/{met}/report", json=report).status_code == 204
    assert anna.post(f"/table/{met}/report", reason="other").headers["location"] == "/company?told=reported"
    data = ["--data", str(tmp_path), "--lang", "en"]
    assert main(["house", "reports", *data]) == 0
    told = capsys.readouterr().out
    assert "unfair play. Seat 2, Tom (visitor " in told
    assert f"Table /table/{met}, record /api/tables/{met}/record." in told
    assert "“Looked at my cards.”" in told
    assert "The whole table" in told
    number = told.split(" ")[0]
    assert main(["house", "settle", number, "--reason", "Talked to Tom", *data]) == 0
    assert main(["house", "settle", number, "--reason", "again", *data]) != 0
    capsys.readouterr()
    main(["house", "reports", *data])
    assert number not in capsys.readouterr().out
    main(["house", "reports", "--all", *data])
    assert "Talked to Tom" in capsys.readouterr().out
    main(["house", "log", *data])
    assert f"settle  {number}  Talked to Tom" in capsys.readouterr().out


def test_reports_are_bounded_in_number_and_length(client, anna):
    for number in range(COMPLAINTS_A_DAY + 1):
        table = anna.open("me", "friend")
        answer = anna.client.post(f"/api/tables/{table}/report", json={"reason": "other"})
        assert answer.status_code == (204 if number < COMPLAINTS_A_DAY else 429)
    long = anna.client.post(f"/api/tables/{table}/report", json={"reason": "other", "words": "x" * (LONGEST + 1)})
    assert long.status_code == 422
    assert anna.client.post(f"/api/tables/{table}/report", json={"reason": "none"}).status_code == 422
    assert anna.post(f"/table/{table}/report", reason="none").status_code == 404


def test_the_same_report_again_replaces_the_first(client, anna, met):
    for words in ("first", "second"):
        anna.client.post(f"/api/tables/{met}/report", json={"reason": "rude", "seat": 1, "words": words})
    with client.app.state.house.store.engine.connect() as connection:
        assert connection.exec_driver_sql("select words from complaints").scalars().all() == ["second"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_pages_say_it_in_every_language(client, anna, tom, met, lang):
    anna.client.cookies.set("lang", lang)
    page = anna.client.get(f"/table/{met}/about").text
    assert page.count("/block") == 1
    assert "Tom" in page
    assert json.loads(anna.client.get("/me/export").text)["company"]["blocked"] == []
    assert anna.client.get("/company").status_code == 200
