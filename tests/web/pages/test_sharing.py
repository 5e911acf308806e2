"""Link previews: what a messenger reads in the head of a page, and that it reads nothing hidden."""

from __future__ import annotations

import re
from html import unescape
from typing import Any

from grange.core.words import LANGUAGES
from tests.web.pages.test_pages import csrf
from tests.web.pages.test_pages import open_table as open_on_page


def told(page: str) -> dict[str, str]:
    """Read what a page tells messengers."""
    return {name: unescape(text) for name, text in re.findall(r'<meta (?:property|name)="([\w:]+)" content="([^"]*)">', page)}


def seat_link(client, table: str) -> str:
    found = re.search(r'value="http://testserver(/sit/[^"]+)"', client.get(table).text)
    assert found
    return found[1]


def picture_at(client, address: str) -> bytes:
    answer = client.get(address.removeprefix("http://testserver"))
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "image/png"
    assert "no-store" not in answer.headers["cache-control"]
    return answer.content


def test_the_link_of_a_seat_shows_game_host_free_seats_and_a_picture(client, stranger):
    table = open_on_page(client, "me", "friend", "bot:steady", **{"name-0": "Anna"})
    head = told(stranger.get(seat_link(client, table)).text)
    assert head["og:title"] == "Anna invites you to a game of Evergreen"
    assert head["og:description"].startswith("One of 3 seats is free. About ")
    assert head["twitter:card"] == "summary_large_image"
    assert head["og:image"].startswith("http://testserver/share/")
    assert picture_at(stranger, head["og:image"]).startswith(b"\x89PNG")


def test_a_preview_gives_no_seat_away(client, stranger):
    table = open_on_page(client, "me", "friend", **{"name-0": "Anna"})
    link = seat_link(client, table)
    token = link.rpartition("/")[2]
    assert token not in str(told(stranger.get(link).text))


def test_the_picture_has_another_address_when_a_seat_is_taken(client, stranger):
    table = open_on_page(client, "me", "friend", **{"name-0": "Anna"})
    before = told(client.get(table).text)["og:image"]
    stranger.post(seat_link(client, table), data={"csrf": csrf(stranger), "name": "Boris"})
    after = told(client.get(table).text)
    assert after["og:image"] != before
    assert "Boris" in after["og:description"]


def test_a_finished_game_shows_its_result_in_every_language(client, open_table):
    table = open_table(game="evergreen", guests=[{"name": "Ada"}])
    table.play_first_options()
    points = table.spectator.see()["view"]["scores"][0]
    for lang in LANGUAGES:
        client.cookies.set("lang", lang)
        for path in (f"/table/{table.id}", f"/table/{table.id}/replay"):
            head = told(client.get(path).text)
            assert f"Ada {points}" in head["og:description"]
            assert picture_at(client, head["og:image"])
        assert 'data-share="Grange, ' in client.get(f"/table/{table.id}").text


def test_a_challenge_shows_its_day_and_no_points_until_that_is_over_in_every_language(client, stranger, monkeypatch):
    address = client.post("/daily", data={"csrf": csrf(client), "name": "Vera"}, follow_redirects=False).headers["location"]
    play_alone(client, address)
    points = str(client.get(f"/api{address.replace('/table/', '/tables/')}").json()["view"]["scores"][0])
    for lang in LANGUAGES:
        stranger.cookies.set("lang", lang)
        head = told(stranger.get(address).text)
        assert "Vera" in head["og:title"]
        assert f" {points}" not in head["og:description"]
    shared = re.search(r'data-share="([^"]*)" data-link="([^"]*)"', client.get(address).text)
    assert shared
    assert "Vera" not in shared[1]
    assert shared[2].startswith("/days/")
    monkeypatch.setattr("grange.web.pages.sharing.sealed", lambda daily: False)
    for lang in LANGUAGES:
        stranger.cookies.set("lang", lang)
        assert f"Vera {points}" in told(stranger.get(address).text)["og:description"]


def play_alone(client, address: str) -> None:
    """Choose the first option until the game is over."""
    for _ in range(2000):
        page = client.get(address).text
        position, option = re.search(r'data-position="(\d+)"', page), re.search(r'data-option="([^"]+)"', page)
        assert position
        if not option:
            return
        body: dict[str, Any] = {"seat": 0, "position": int(position[1]), "option": unescape(option[1])}
        assert client.post(f"{address}/choose", json=body, headers={"x-grange": "1"}).status_code == 200


def test_a_day_has_a_preview_without_anybodys_points(client):
    head = told(client.get("/days").text)
    assert "The same cards for everyone" in head["og:description"]
    assert picture_at(client, head["og:image"])


def test_names_that_our_fonts_cannot_write_become_seats(client):
    table = open_on_page(client, "me", "friend", **{"name-0": "花子"})
    assert told(client.get(table).text)["og:title"] == "Player 1 invites you to a game of Evergreen"


def test_messengers_may_fetch_previews_and_search_engines_not(client):
    first, second = client.get("/robots.txt").text.strip().split("\n\n")
    assert "Twitterbot" in first
    assert "/table/" not in first
    assert second.startswith("User-agent: *\nDisallow: /table/")
