"""Profiles: the name and the emblem by which others know a person, stored with the person and not with a browser."""

from __future__ import annotations

import datetime

import pytest

from grange.web.identity.emblems import EMBLEMS, usual_emblem
from grange.web.live.art import is_piece
from grange.web.storage.schema import HOST
from grange.web.storage.store import Store
from grange.web.stored import Device, Profile
from tests.web.pages.test_pages import csrf, open_table
from tests.web.record.finished import finished
from tests.web.record.test_record import me, store_of
from tests.web.stores import both_stores

ANNA, BELA = "a" * 64, "b" * 64


@pytest.fixture
def store(database: str):
    store = Store(database)
    yield store
    store.close()


def test_every_emblem_is_drawn_and_none_is_a_bots():
    assert all(is_piece(name) for name in EMBLEMS)
    assert len(set(EMBLEMS)) == 24
    assert not [name for name in EMBLEMS if name.startswith("bot-")]


def test_a_person_who_chose_nothing_always_has_the_same_emblem():
    assert usual_emblem(ANNA) == usual_emblem(ANNA)
    assert {usual_emblem(f"{number:064x}"[::-1]) for number in range(200)} <= set(EMBLEMS)


@both_stores
def test_what_a_person_chooses_is_stored_piece_by_piece(store):
    people = store.people
    assert people.profile(ANNA) == Profile(ANNA)
    store.write(people.choose, ANNA, {"emblem": "owl"})
    store.write(people.choose, ANNA, {"name": "Anna"})
    assert people.profiles([ANNA, BELA]) == {ANNA: Profile(ANNA, "Anna", "owl"), BELA: Profile(BELA)}


@both_stores
def test_an_account_is_called_by_its_own_name(store):
    store.write(store.people.choose, ANNA, {"name": "Annie", "emblem": "owl"})
    store.write(store.people.claim, ANNA, "Anna", ["anna"])
    assert store.people.profile(ANNA).name == "Anna"


@both_stores
@pytest.mark.parametrize(("theirs", "left"), [({}, "owl"), ({"emblem": "fox"}, "fox")], ids=["alone", "both"])
def test_a_device_that_joins_brings_its_profile_unless_the_person_has_one(store, theirs, left):
    store.write(store.people.choose, BELA, {"emblem": "owl"})
    if theirs:
        store.write(store.people.choose, ANNA, theirs)
    store.write(store.people.join, Device(BELA, ANNA, "firefox", False, 1.0, 1.0))
    assert store.people.profile(ANNA).emblem == left
    assert store.people.profile(BELA) == Profile(BELA)


@both_stores
def test_a_deleted_person_has_no_profile(store):
    store.write(store.people.choose, ANNA, {"emblem": "owl"})
    store.write(store.people.forget, ANNA)
    assert store.people.profile(ANNA) == Profile(ANNA)


def test_a_name_given_at_a_table_is_stored_with_the_person(client):
    open_table(client, "me", "bot:steady", **{"name-0": "Vera"})
    assert store_of(client).people.profile(me(client)).name == "Vera"
    client.post("/me/name", data={"csrf": csrf(client), "name": ""})
    assert store_of(client).people.profile(me(client)).name == ""


def saved(client, what: str, **form: str) -> str:
    answer = client.post(f"/me/{what}", data={"csrf": csrf(client), **form}, follow_redirects=False)
    return str(answer.headers.get("location", answer.status_code))


def test_an_emblem_is_chosen_with_the_name(client):
    assert 'value="owl" aria-label="owl"' in client.get("/me").text
    assert saved(client, "name", name="Vera", emblem="mushroom") == "/me?told=name"
    assert store_of(client).people.profile(me(client)).emblem == "mushroom"
    assert 'value="mushroom" aria-label="mushroom" checked' in client.get("/me").text
    assert saved(client, "name", name="Vera", emblem="bot-moss") == "/me?told=name"
    assert store_of(client).people.profile(me(client)).emblem == "mushroom"


def test_a_new_table_offers_the_usual_pace_first(client):
    assert 'name="pace" value="none" checked' in client.get("/new/evergreen").text
    assert saved(client, "pace", pace="evening") == "/me?told=pace"
    assert 'name="pace" value="evening" checked' in client.get("/new/evergreen").text
    assert saved(client, "pace", pace="never") == "422"


def test_a_page_is_shown_to_everybody_only_if_its_owner_wants_that(client):
    store = store_of(client)
    assert 'action="/me/page"' not in client.get("/me").text  # nobody without an account has a page
    store.write(store.people.claim, me(client), "Vera", ["vera"])
    assert 'href="/p/Vera"' in client.get("/me").text
    assert not store.players.shown_to(BELA, [me(client)])
    assert store.players.shown_to(me(client), [me(client)])
    assert saved(client, "page", public="1") == "/me?told=public"
    assert store.players.shown_to(BELA, [me(client)])
    assert 'aria-checked="true"' in client.get("/me").text
    assert saved(client, "page", public="") == "/me?told=private"
    assert not store.players.shown_to(BELA, [me(client)])


@both_stores
@pytest.mark.parametrize(("theirs", "shown"), [(1, True), (HOST, False)], ids=["played", "hosted"])
def test_whoever_has_sat_at_a_table_with_somebody_sees_their_page(store, theirs, shown):
    table, _ = finished(store, ANNA, "evergreen")
    store.write(store.hold, table, BELA, theirs)
    store.write(store.people.claim, ANNA, "Anna", ["anna"])
    assert bool(store.players.shown_to(BELA, [ANNA])) is shown


def test_only_somebody_on_holiday_can_come_back(client):
    page = client.get("/me").text
    assert "Go on holiday" in page
    assert "I am back" not in page
    day = datetime.datetime.now(datetime.UTC).date() + datetime.timedelta(days=3)
    assert saved(client, "holiday", day=day.isoformat()) == "/me?told=holiday"
    page = client.get("/me").text
    assert "Go on holiday" not in page
    assert "I am back" in page
    assert saved(client, "holiday", end="1") == "/me?told=back"
    assert "I am back" not in client.get("/me").text
