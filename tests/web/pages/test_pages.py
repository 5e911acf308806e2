"""The pages without a browser: forms, cookies, rights, errors."""

from __future__ import annotations

import json
import re
import sqlite3
from typing import Any

import pytest
from fastapi.testclient import TestClient

import grange
from grange.core.words import LANGUAGES
from grange.games import SHELF
from tests.contract.setups import played


def csrf(client) -> str:
    """Visit the front page, as everybody does first, and read what our forms carry."""
    found = re.search(r'name="csrf" value="([^"]+)"', client.get("/").text)
    assert found
    return found[1]


def open_table(client, *kinds: str, **fields: str) -> str:
    form = {"csrf": csrf(client), **{f"kind-{number}": kind for number, kind in enumerate(kinds)}, **fields}
    answer = client.post("/new/evergreen", data=form, follow_redirects=False)
    assert answer.status_code == 303, answer.text
    return answer.headers["location"]


def send(client, address: str, **body):
    return client.post(address, json=body, headers={"x-grange": "1"})


def test_every_page_keeps_to_our_own_scripts_and_says_nothing_to_others(client):
    for path in ("/", "/new/evergreen", "/rules/evergreen", "/nowhere"):
        answer = client.get(path)
        assert "default-src 'self'" in answer.headers["content-security-policy"]
        assert answer.headers["referrer-policy"] == "no-referrer"
        assert " style=" not in answer.text
        assert "<script>" not in answer.text


def test_an_answer_that_nobody_foresaw_is_guarded_too(client, monkeypatch):
    monkeypatch.setattr("grange.web.pages.common.find", lambda name: 1 // 0)
    client = TestClient(client.app, raise_server_exceptions=False)
    for headers in ({}, {"x-grange": "1"}):
        answer = client.get("/new/evergreen", headers=headers)
        assert answer.status_code == 500
        assert "default-src 'self'" in answer.headers["content-security-policy"]
        assert "ZeroDivisionError" not in answer.text


def test_what_a_seat_sees_is_stored_nowhere(client):
    table = open_table(client, "me")
    for path in (table, f"{table}/moment?at=0", f"/api{table.replace('table', 'tables')}", "/games", "/games/next"):
        assert client.get(path).headers["cache-control"] == "no-store"


def test_a_visitor_is_known_by_a_signed_cookie(client):
    client.get("/")
    (cookie,) = [cookie for cookie in client.cookies.jar if cookie.name == "grange"]
    assert cookie.has_nonstandard_attr("HttpOnly")
    table = open_table(client, "me")
    assert "data-option" in client.get(table).text
    client.cookies.set("grange", (cookie.value or "")[:-1] + "x", domain=cookie.domain)
    client.cookies.delete("grange", domain=cookie.domain)
    assert "data-option" not in client.get(table).text


def test_a_form_from_elsewhere_is_refused(client):
    csrf(client)
    for wrong in ("", "x" * 22):
        answer = client.post("/play/evergreen", data={"csrf": wrong}, follow_redirects=False)
        assert answer.status_code == 403


def test_a_script_from_elsewhere_is_refused(client):
    table = open_table(client, "me")
    code = re.search(r'data-option="([^"]+)"', client.get(table).text)
    assert code
    body = {"seat": 0, "position": 0, "option": code[1]}
    assert client.post(f"{table}/choose", json=body).status_code == 403
    foreign = {"x-grange": "1", "origin": "https://elsewhere.example"}
    assert client.post(f"{table}/choose", json=body, headers=foreign).status_code == 403
    assert send(client, f"{table}/choose", **body).json() == {"position": 1}


def test_another_visitor_neither_chooses_nor_undoes_nor_previews_nor_hands_seats_over(client, stranger):
    table = open_table(client, "me")
    stranger.get("/")
    for what, body in (("choose", {"option": "take:0"}), ("undo", {}), ("hint", {}), ("bot", {"bot": "steady"})):
        assert send(stranger, f"{table}/{what}", seat=0, position=0, **body).status_code == 403
    assert stranger.get(f"{table}/preview", params={"seat": 0, "option": "take:0"}, headers={"x-grange": "1"}).status_code == 403


def test_a_seats_link_seats_whoever_has_it(client, stranger):
    table = open_table(client, "me", "friend")
    link = re.search(r'value="(http[^"]+/sit/[^"]+)"', client.get(table).text)
    assert link
    assert "/sit/" not in stranger.get(table).text
    seat = link[1].removeprefix("http://testserver")
    answer = stranger.post(seat, data={"csrf": csrf(stranger), "name": "Bo"}, follow_redirects=False)
    assert answer.headers["location"] == table
    assert stranger.get(seat, follow_redirects=False).headers["location"] == table
    assert "Bo" in client.get(table).text
    assert stranger.get(f"{seat}x", follow_redirects=False).status_code == 403
    assert stranger.post(f"{seat}x", data={"csrf": csrf(stranger)}, follow_redirects=False).status_code == 403


def test_looking_at_a_seats_link_takes_no_seat(client, stranger):
    """Messengers open every link to show a preview of it."""
    table = open_table(client, "me", "friend")
    link = re.search(r'value="(http[^"]+/sit/[^"]+)"', client.get(table).text)
    assert link
    answer = stranger.get(link[1].removeprefix("http://testserver"), follow_redirects=False)
    assert answer.status_code == 200
    assert 'name="name"' in answer.text
    assert stranger.head(link[1].removeprefix("http://testserver"), follow_redirects=False).status_code in (200, 405)
    seats = client.get(f"/api{table.replace('/table/', '/tables/')}").json()["seats"]
    assert [seat["here"] for seat in seats] == [True, False]


def test_a_preview_shows_what_would_be_and_changes_nothing(client):
    table = open_table(client, "me")
    code = re.search(r'data-option="([^"]+)"', client.get(table).text)
    assert code
    answer = client.get(f"{table}/preview", params={"seat": 0, "option": code[1]}, headers={"x-grange": "1"}).json()
    assert "desk" in answer
    assert client.get(f"{table}/preview", params={"seat": 0, "option": "nonsense"}, headers={"x-grange": "1"}).json() == {}
    assert 'data-position="0"' in client.get(table).text


def test_hints_name_options_that_can_be_chosen(client):
    for _ in range(20):  # now and then all options are about equal, and no hint names any
        table = open_table(client, "me")
        options = re.findall(r'data-option="([^"]+)"', client.get(table).text)
        if hints := send(client, f"{table}/hint", seat=0).json()["options"]:
            break
    assert hints
    assert {hint["option"] for hint in hints} <= set(options)
    assert all(hint["gain"] and hint["why"] for hint in hints)
    assert len(hints) < len(set(options)), "never all of them"


def test_a_question_is_thought_about_once_however_often_a_hint_is_wanted(client, monkeypatch):
    table = open_table(client, "me")
    house, thoughts = client.app.state.house, []

    async def think(*asked: Any, **_: Any) -> list[Any]:
        thoughts.append(asked)
        return []

    monkeypatch.setattr(house, "run_in_worker", think)
    for _ in range(3):
        assert send(client, f"{table}/hint", seat=0).json() == {
            "options": [],
            "plainly": "It hardly matters which one you choose here.",
        }
    assert len(thoughts) == 1
    code = re.search(r'data-option="([^"]+)"', client.get(table).text)
    assert code
    send(client, f"{table}/choose", seat=0, option=code[1])
    send(client, f"{table}/hint", seat=0)
    assert len(thoughts) == 2


def test_rules_can_be_chosen_and_what_cannot_be_is_said_on_the_page(client):
    table = open_table(client, "me", **{"rule-sun": "east"})
    assert client.get(f"/api{table.replace('/table/', '/tables/')}").json()["view"]["rules"]["sun"] == "east"
    answer = client.post("/new/evergreen", data={"csrf": csrf(client), "kind-0": "me", "rule-sun": "up"})
    assert answer.status_code == 422
    assert "north, east, south, west" in answer.text


def test_hand_cards_can_be_chosen_and_what_is_wrong_with_them_is_said_beside_what_was_written(client):
    form = {"csrf": csrf(client), "kind-0": "me", "rule-cards": "on", "rule-deal": "plain"}
    answer = client.post("/new/agricola", data={**form, "rule-hand": "A086, Z999"})
    assert answer.status_code == 422
    assert "no hand card “Z999”" in answer.text
    assert re.search('value="A086, Z999"[^>]*aria-describedby="wrong-hand"', answer.text)
    assert re.search('id="wrong-hand"[^>]*>.*no hand card', answer.text)
    answer = client.post("/new/agricola", data={**form, "rule-hand": ""}, follow_redirects=False)
    assert answer.status_code == 303


def test_chosen_cards_mean_nothing_without_hand_cards(client):
    form = {"csrf": csrf(client), "kind-0": "me", "rule-cards": "off", "rule-deal": "ten", "rule-hand": "A086"}
    table = client.post("/new/agricola", data=form, follow_redirects=False).headers["location"]
    rules = client.get(f"/api{table.replace('/table/', '/tables/')}").json()["view"]["rules"]
    assert (rules["cards"], rules["deal"], rules["hand"]) == ("off", "plain", "dealt")


def test_a_way_to_deal_that_is_not_for_so_many_is_refused_on_the_page(client):
    form = {"csrf": csrf(client), "kind-0": "me", "rule-cards": "on", "rule-deal": "combined"}
    answer = client.post("/new/agricola", data=form)
    assert answer.status_code == 422
    assert "2 to 4 players" in answer.text


def test_a_record_can_be_uploaded_and_replayed(client):
    state = played(grange.new_game("evergreen", 2, 5))
    record = json.dumps(state.record() | {"players": [{"name": "Ada <b>", "bot": None}, {"name": "Fern", "bot": "steady"}]})
    files = {"record": ("game.json", record, "application/json")}
    answer = client.post("/upload", data={"csrf": csrf(client)}, files=files, follow_redirects=False)
    assert answer.status_code == 303
    address = answer.headers["location"]
    page = client.get(f"{address}?at=99999").text
    assert "Ada &lt;b&gt;" in page
    assert "Ada <b>" not in page
    assert client.get(address.replace("/replay", "/record")).json() == json.loads(record)


@pytest.mark.parametrize("record", ["", "{}", "nonsense", json.dumps(grange.new_game("evergreen", 1, 5).record())])
def test_a_record_that_is_broken_or_unfinished_is_refused(client, record):
    files = {"record": ("game.json", record, "application/json")}
    answer = client.post("/upload", data={"csrf": csrf(client)}, files=files, follow_redirects=False)
    assert answer.status_code in (409, 422)


def age_rules(client, settings, table: str, more: str = "") -> None:
    """Let a table have been begun under rules of long ago."""
    with sqlite3.connect(settings.database.removeprefix("sqlite:///")) as database:
        database.execute(f"update tables set version = 0 {more} where id = ?", [table.removeprefix("/table/")])
    client.app.state.house.rooms.clear()


def test_a_table_of_older_rules_can_be_looked_at_and_not_be_played_on(client, settings):
    old, going = open_table(client, "me"), open_table(client, "me")
    code = re.search(r'data-option="([^"]+)"', client.get(old).text)
    assert code
    age_rules(client, settings, old)
    page = client.get(old)
    assert page.status_code == 200
    assert "This game is closed" in page.text
    assert "data-option" not in page.text
    assert send(client, f"{old}/choose", seat=0, position=0, option=code[1]).status_code == 409
    assert client.get(f"/api{old.replace('/table/', '/tables/')}").json()["question"] is None
    listed = client.get("/games").text
    assert going in listed
    assert old in listed
    assert "started under older rules" in listed


def test_a_table_of_older_rules_that_cannot_be_read_any_more_is_plainly_closed(client, settings):
    old = open_table(client, "me")
    age_rules(client, settings, old, ", setup = json_set(setup, '$.rules', json('{\"gone\": \"yes\"}'))")
    answer = client.get(old)
    assert answer.status_code == 409
    assert "started under older rules" in answer.text
    assert old in client.get("/games").text


def test_a_table_that_cannot_be_read_does_not_lock_its_visitor_out(client, settings):
    broken, kept = open_table(client, "me"), open_table(client, "me")
    with sqlite3.connect(settings.database.removeprefix("sqlite:///")) as database:
        database.execute("update journal set code = 'nonsense'")
        database.execute("update tables set setup = '{}' where id = ?", [broken.removeprefix("/table/")])
        database.execute("delete from kept where table_id = ?", [broken.removeprefix("/table/")])
    client.app.state.house.rooms.clear()
    assert kept in client.get("/games").text
    assert client.get(kept).status_code == 200
    answer = client.get(broken)
    assert answer.status_code == 422
    assert "cannot be opened" in answer.text


def test_a_game_in_play_has_neither_replay_nor_record(client):
    table = open_table(client, "me")
    assert client.get(f"{table}/replay").status_code == 409
    assert client.get(f"{table}/record").status_code == 409


def test_the_challenge_of_the_day_is_the_same_for_all_and_can_be_tried_once(client, stranger):
    first = client.post("/daily", data={"csrf": csrf(client)}, follow_redirects=False).headers["location"]
    again = client.post("/daily", data={"csrf": csrf(client)}, follow_redirects=False).headers["location"]
    other = stranger.post("/daily", data={"csrf": csrf(stranger)}, follow_redirects=False).headers["location"]
    assert first == again
    assert first != other
    tables = [client.get(f"/api{address.replace('/table/', '/tables/')}").json()["view"]["table"] for address in (first, other)]
    assert tables[0] == tables[1]


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", "/new/chess"),
        ("POST", "/new/chess"),
        ("POST", "/play/chess"),
        ("POST", "/learn/chess"),
        ("GET", "/rules/chess"),
        ("GET", "/rules/chess/all"),
        ("GET", "/cards/chess"),
        ("POST", "/days/2026-01-01/chess"),
    ],
)
def test_of_a_game_that_is_not_on_the_shelf_there_is_no_page(client, method, path):
    answer = client.request(method, path, data={"csrf": csrf(client)} if method == "POST" else None)
    assert answer.status_code == 404
    assert "There is nothing here" in answer.text


@pytest.mark.parametrize(("lang", "word"), [("en", "nothing here"), ("ru", "ничего нет"), ("pl", "nic nie ma")])
def test_a_missing_page_is_said_in_the_visitors_language(client, lang, word):
    answer = client.get("/nowhere", headers={"accept-language": lang})
    assert answer.status_code == 404
    assert word in answer.text
    assert client.get("/table/" + "x" * 22, headers={"accept-language": lang}).status_code == 404


def test_settings_remember_language_and_theme_and_lead_only_to_our_own_pages(client):
    form = {"csrf": csrf(client), "lang": "ru", "here": "https://elsewhere.example"}
    answer = client.post("/settings", data=form, follow_redirects=False)
    assert answer.headers["location"] == "/"
    client.post("/settings", data={"csrf": csrf(client), "theme": "dark", "here": "/"})
    page = client.get("/").text
    assert '<html lang="ru" data-theme="dark"' in page


@pytest.mark.parametrize("name", ["<script>alert(1)</script>", '"><img src=x>', "Łucja Ę", "x" * 60])
def test_names_are_shown_as_they_are_and_never_as_markup(client, name):
    table = open_table(client, "me", "bot:gentle", **{"name-0": name})
    page = client.get(table).text
    assert "<script>alert" not in page
    assert "<img src=x" not in page


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", SHELF)
def test_no_table_of_the_rules_has_a_heading_without_words(client, game, lang):
    page = client.get(f"/rules/{game}", headers={"accept-language": lang}).text
    assert not re.search(r"<th[^>]*>\s*</th>", page)


def test_house_rules_are_folded_together_each_with_its_line(client):
    folded = (
        client.get("/new/agricola").text.partition('<details class="rule-group" id="rules-house"')[2].partition("</details>")[0]
    )
    assert folded.count('value="on"') == 8
    assert " open" not in folded.split(">")[0]
    answer = client.post("/new/agricola", data={"csrf": csrf(client), "kind-0": "me", "rule-touching": "perhaps"})
    assert answer.status_code == 422
    assert '<details class="rule-group" id="rules-house" open>' in answer.text


def test_only_a_beginner_is_asked_with_suggestions(client):
    form = {"csrf": csrf(client), "kind-0": "me", "kind-1": "closed"}
    for beginner, expected in (("1", True), ("2", False)):
        table = client.post("/new/agricola", data={**form, "rule-beginner": beginner}, follow_redirects=False).headers["location"]
        assert ("data-suggested" in client.get(table).text) is expected


def test_what_a_choice_of_rules_does_stands_at_the_place_of_that_choice(client):
    team = re.search(r'id="about-team".*?</select>', client.get("/new/agricola").text, re.S)
    assert team
    told = re.findall(r'class="of-value">([^<]*)<', team[0])
    assert [bool(each) for each in told] == [False, True, True]
    assert "lower" in told[1]


@pytest.mark.parametrize("scheme", ["http", "https"])
def test_every_cookie_that_came_over_tls_is_sent_over_tls_only(client, scheme):
    browser = TestClient(client.app, base_url=f"{scheme}://testserver")
    browser.portal = client.portal
    form = {"csrf": csrf(browser), "lang": "ru", "theme": "dark", "here": "/", "name": "Ada"}
    answers = [browser.get("/"), browser.post("/settings", data=form, follow_redirects=False)]
    body = {"game": "evergreen", "seats": [{}, {}]}
    opened = browser.post("/api/tables", json=body).json()
    answers.append(browser.post(f"/sit/{opened['table']}/{opened['tokens'][1]}", data=form, follow_redirects=False))
    fresh = TestClient(client.app, base_url=f"{scheme}://testserver")
    fresh.portal = client.portal
    answers.append(fresh.get("/"))
    cookies = [cookie for answer in answers for cookie in answer.headers.get_list("set-cookie")]
    assert {cookie.partition("=")[0] for cookie in cookies} == {"grange", "lang", "theme", "called"}
    assert {"secure" in cookie.lower() for cookie in cookies} == {scheme == "https"}


def test_whoever_looks_whether_a_link_leads_somewhere_gets_an_answer_without_the_page(client):
    for address in ("/", "/rules/evergreen", "/new/agricola", "/days"):
        answer = client.head(address)
        assert answer.status_code == 200, address
        assert answer.headers["content-type"].startswith("text/html")
    assert client.head("/nowhere").status_code == 404


def test_robots_and_browsers_find_what_they_always_ask_for(client):
    told = client.get("/robots.txt")
    assert told.headers["content-type"].startswith("text/plain")
    assert "Disallow: /table/" in told.text
    icon = client.get("/favicon.ico")
    assert icon.status_code == 200
    assert icon.headers["content-type"].startswith("image/svg+xml")
