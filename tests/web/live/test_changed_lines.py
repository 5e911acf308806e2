"""Updates of a page after a choice: only the changed lines travel, and the page rebuilds the rest."""

from __future__ import annotations

import json
import random
import zlib
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grange.games import games
from grange.web.live import drawing
from grange.web.live.changed_lines import changed, changes, marks_of
from grange.web.live.fragments import render
from tests.web.house.test_hotseat import awaited, choose, open_shared, parts
from tests.web.pages.test_pages import send

TEXTS = st.lists(st.sampled_from(["", "a", "b", "ab", "ü", "🐑"])).map("\n".join)
CHOICES = 25


def changes_between(before: str, after: str) -> list[Any]:
    old, new = before.split("\n"), after.split("\n")
    return changes(new, marks_of(new), marks_of(old))


@given(TEXTS, TEXTS)
def test_a_text_comes_out_whole_from_the_one_before_and_its_changes(before, after):
    assert changed(before, changes_between(before, after)) == after


def test_lines_that_stay_are_told_by_their_places_alone():
    assert changes_between("sun\nsoil\nmarket\nlog", "sun\nrain\nmarket\nlog") == [[0, 1], "rain", [2, 4]]


class Page:
    """A page as a browser keeps it: what came last, with whatever has changed since."""

    def __init__(self, socket: Any) -> None:
        self.socket, self.told = socket, dict[str, Any]()
        self.whole = 0

    def hear(self) -> None:
        message = self.socket.receive_json()
        lines = message.pop("lines", None)
        self.whole += lines is None
        self.told |= message | {part: changed(self.told[part], pieces) for part, pieces in (lines or {}).items()}

    def hear_until(self, position: int) -> None:
        while self.told["position"] < position:
            self.hear()


def opened(client: Any, game: str) -> Any:
    body = {"game": game, "seats": [{"name": "Ada 🐑"}, {"name": "<b>"}], "seed": 5}
    return client.post("/api/tables", json=body).json()


@pytest.mark.parametrize("game", [game.name for game in games()])
def test_a_page_that_followed_a_game_shows_what_one_that_comes_now_is_sent(client, game):
    table, chance = opened(client, game), random.Random(3)
    path = f"/table/{table['table']}"
    with client.websocket_connect(f"{path}/live") as socket:
        page = Page(socket)
        page.hear()
        for _ in range(CHOICES):
            asked = client.get(f"/api{path.replace('table', 'tables')}").json()["view"]["asked"]
            if not asked:
                break  # a short game is over
            seat = chance.choice(asked)
            headers = {"authorization": f"Bearer {table['tokens'][seat]}"}
            seen = client.get(f"/api/tables/{table['table']}", headers=headers).json()
            code = chance.choice(seen["question"]["options"])["code"]
            body = {"option": code, "position": seen["position"]}
            client.post(f"/api/tables/{table['table']}/choices", json=body, headers=headers)
            page.hear_until(seen["position"] + 1)
            assert page.told == parts(client, path)
    assert page.whole == 1


def test_all_spectators_are_sent_what_was_drawn_once(client, open_table):
    table = open_table()
    room = client.app.state.house.rooms[table.id]
    live = f"/table/{table.id}/live"
    with client.websocket_connect(f"{live}?packed") as one, client.websocket_connect(live) as other:
        packed, plain = one.receive_bytes(), other.receive_text()
        assert json.loads(zlib.decompress(packed)) == json.loads(plain)
        (drawn,) = room.drawn.values()
        assert drawn.whole == packed
        table.play_first_options(1)
        packed, plain = one.receive_bytes(), other.receive_text()
        assert json.loads(zlib.decompress(packed)) == json.loads(plain)
        (drawn,) = room.drawn.values()
        assert (drawn.changes, drawn.whole) == (packed, b"")


def test_who_comes_between_two_choices_gets_everything_and_costs_others_nothing(client, open_table):
    table = open_table()
    with client.websocket_connect(f"/table/{table.id}/live") as socket:
        early = Page(socket)
        early.hear()
        table.play_first_options(1)
        early.hear()
        with client.websocket_connect(f"/table/{table.id}/live") as other:
            late = Page(other)
            late.hear()
            table.play_first_options(1)
            late.hear()
            early.hear()
        assert early.told == late.told
        assert (early.whole, late.whole) == (1, 1)


@pytest.mark.parametrize("game", ["petrichor", "farmerama"])
def test_a_screen_that_is_handed_over_shows_what_it_would_show_anew(client, game):
    table, handed = open_shared(client, game, "me", "here"), 0
    with client.websocket_connect(f"{table}/live") as socket:
        page = Page(socket)
        page.hear()
        while handed < 3:
            seat = awaited(page.told)
            if seat is None:
                choose(client, table)
            else:
                handed += 1
                send(client, f"{table}/here", seat=seat)
            page.hear()
            assert page.told == parts(client, table)


def test_a_bot_that_sits_down_is_seen_by_those_who_look_already(client, open_table):
    table = open_table()
    with client.websocket_connect(f"/table/{table.id}/live") as socket:
        page = Page(socket)
        page.hear()
        client.post(f"/api/tables/{table.id}/seats/1/bot", json={"bot": "steady"}, headers=table.host.headers)
        page.hear()
        assert page.told == parts(client, f"/table/{table.id}")


def meanwhile(monkeypatch: pytest.MonkeyPatch, before: Callable[[], Any] = int, after: Callable[[], Any] = int) -> None:
    """Let something happen while the next page is drawn."""
    once = [before, after]

    def rendered(*arguments: Any, **options: Any) -> dict[str, str]:
        before, after = (once.pop(0), once.pop(0)) if once else (int, int)
        before()
        drawn = render(*arguments, **options)
        after()
        return drawn

    monkeypatch.setattr(drawing, "render", rendered)


def test_who_comes_while_a_choice_is_made_follows_the_table_as_everybody_does(client, stranger, open_table, monkeypatch):
    table = open_table()
    with client.websocket_connect(f"/table/{table.id}/live") as socket:
        Page(socket).hear()
        table.play_first_options(1)
        Page(socket).socket.receive_json()
        meanwhile(monkeypatch, before=lambda: table.play_first_options(1))
        with stranger.websocket_connect(f"/table/{table.id}/live") as other:
            late = Page(other)
            late.hear()
            late.hear_until(2)
            assert late.told == parts(client, f"/table/{table.id}")


def test_a_name_that_changes_while_a_page_is_drawn_is_seen(client, stranger, open_table, monkeypatch):
    table = open_table()
    meanwhile(monkeypatch, after=lambda: table.seats[0].post("seat", {"name": "Zuzanna"}))
    with client.websocket_connect(f"/table/{table.id}/live") as socket:
        page = Page(socket)
        page.hear()
        if "Zuzanna" not in page.told["seats"]:
            page.hear()
    assert "Zuzanna" in page.told["seats"]
