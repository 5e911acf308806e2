"""Several people at one screen: where seats have secrets, a player's side stays covered until they say that they are there."""

from __future__ import annotations

import re
from typing import Any

import pytest

from grange.games import find
from grange.web.house.hotseat import Viewpoint, viewpoint
from grange.web.stored import StoredSeat
from tests.web.pages.test_pages import csrf, open_table, send


def open_shared(client: Any, game: str, *kinds: str) -> str:
    form = {"csrf": csrf(client), "name-0": "Ada", "name-1": "Boris"}
    form |= {f"kind-{number}": kind for number, kind in enumerate(kinds)}
    return client.post(f"/new/{game}", data=form, follow_redirects=False).headers["location"]


def parts(client: Any, table: str) -> dict[str, Any]:
    """Give what comes down to the page now."""
    with client.websocket_connect(f"{table}/live") as socket:
        return socket.receive_json()


def awaited(told: dict[str, Any]) -> int | None:
    found = re.search(r'data-here="(\d)"', told["cover"])
    return int(found[1]) if found else None


def choose(client: Any, table: str) -> None:
    told = parts(client, table)
    option = re.search(r'data-option="([^"]+)"', told["ask"])
    assert option
    answer = send(client, f"{table}/choose", seat=told["seat"], position=told["position"], option=option[1])
    assert answer.status_code == 200


@pytest.mark.parametrize("game", ["petrichor", "farmerama"])
def test_the_screen_is_covered_until_the_next_player_is_there(client, stranger, game):
    table = open_shared(client, game, "me", "here")
    handed = []
    for _ in range(40):
        told = parts(client, table)
        seat = awaited(told)
        if seat is None:
            choose(client, table)
            continue
        handed.append(seat)
        watched = parts(stranger, table)
        page = client.get(table).text
        assert f'data-here="{seat}"' in page
        assert "data-option" not in page
        assert told["desk"] == watched["desk"]
        assert told["ask"] == watched["ask"]
        assert send(client, f"{table}/here", seat=seat).status_code == 200
        assert parts(client, table)["seat"] == seat
        if len(handed) > 3:
            break
    assert set(handed) == {0, 1}


@pytest.mark.parametrize("game", ["evergreen", "agricola"])
def test_where_nothing_is_secret_the_screen_is_never_covered(client, game):
    table = open_shared(client, game, "me", "here")
    seen = set()
    for _ in range(12):
        told = parts(client, table)
        assert awaited(told) is None
        seen.add(told["seat"])
        choose(client, table)
    assert seen == {0, 1}


def test_who_sits_alone_at_a_screen_is_never_asked_to_hand_it_over(client):
    table = open_shared(client, "petrichor", "me", "friend", "bot:gentle")
    told = parts(client, table)
    assert awaited(told) is None
    assert told["seat"] == 0


def test_nobody_else_says_who_is_at_a_screen(client, stranger):
    table = open_shared(client, "petrichor", "me", "here")
    assert send(stranger, f"{table}/here", seat=0).status_code == 403
    assert client.post(f"{table}/here", json={"seat": 0}).status_code == 403
    assert send(client, f"{table}/here", seat=3).status_code == 403
    assert send(client, f"{table}/here", seat="x").status_code == 422
    assert awaited(parts(client, table)) is not None


def test_a_covered_screen_gives_neither_hints_nor_previews_nor_is_it_lifted_by_a_wrong_choice(client):
    table = open_shared(client, "petrichor", "me", "here")
    seat = awaited(parts(client, table))
    assert send(client, f"{table}/hint", seat=seat).json() == {"options": []}
    assert client.get(f"{table}/preview?seat={seat}&option=pass", headers={"x-grange": "1"}).json() == {}
    assert send(client, f"{table}/choose", seat=seat, position=999, option="bogus").status_code >= 400
    assert awaited(parts(client, table)) == seat


def test_looking_back_shows_a_covered_table_as_a_spectator_sees_it(client, stranger):
    table = open_shared(client, "petrichor", "me", "here")
    assert client.get(f"{table}/moment?at=0").json()["desk"] == stranger.get(f"{table}/moment?at=0").json()["desk"]


def test_a_seat_that_a_bot_plays_needs_no_screen():
    state = find("petrichor").origin(2, 7, {}, {}).begin()
    people = [StoredSeat(seat, "", None, person=True, taken=True) for seat in range(2)]
    alone = [people[0], StoredSeat(1, "Moss", "gentle", person=True, taken=True)]
    assert viewpoint(state, alone, [0, 1], None) == Viewpoint(0)
    assert viewpoint(state, people, [0, 1], None).awaited is not None
    assert viewpoint(state, people, [], None) == Viewpoint(None)


def test_the_names_of_all_at_a_screen_are_asked_for(client):
    table = open_table(client, "me", "here", **{"name-0": "Ada", "name-1": " Boris "})
    assert "Boris" in client.get(table).text
    assert 'value="Ada"' in client.get("/new/evergreen").text
