"""My games: who is to move, which table has waited longest, and what a row may tell."""

from __future__ import annotations

import re
import sqlite3
import time

import pytest
from sqlalchemy import event

from grange.core.words import LANGUAGES
from grange.web.live.fragments import page_words
from grange.web.pages.games import FEW_FINISHED, waited
from tests.web.pages.test_pages import csrf, open_table, send
from tests.web.stores import both_stores


def listed(page: str) -> dict[str, list[str]]:
    """Read which tables stand under which heading."""
    parts = re.split(r'id="rubric-(\w+)"', page)
    return {name: re.findall(r'<h3><a href="(/table/[^"]+)"', text) for name, text in zip(parts[1::2], parts[2::2], strict=True)}


def take_seat(visitor, table) -> None:
    """Sit down in the first seat of a table."""
    form = {"csrf": csrf(visitor), "name": "Ada"}
    visitor.post(f"/sit/{table.id}/{table.seats[0].token}", data=form)


def first_option(table) -> None:
    seen = table.seats[0].see()
    assert table.seats[0].choose(seen["question"]["options"][0]["code"], seen["position"]).status_code == 200


def age(settings, table: str, seconds: float) -> None:
    """Let a table have waited longer than it has."""
    then = time.time() - seconds
    with sqlite3.connect(settings.database.removeprefix("sqlite:///")) as database:
        changed = "update tables set touched = ?, summary = json_set(summary, '$.since', json(?)) where id = ?"
        database.execute(changed, [time.time(), f"[{then}]", table.removeprefix("/table/")])


def test_the_table_that_has_waited_longest_comes_first_even_if_others_were_touched_earlier(client, settings):
    tables = [open_table(client, "me") for _ in range(3)]
    for table, hours in zip(tables, (2, 50, 1), strict=True):
        age(settings, table, hours * 3600 + 5)
    page = client.get("/games").text
    assert listed(page)["turn"] == [tables[1], tables[0], tables[2]]
    assert "It is your move at 3 tables" in page
    assert "Evergreen has waited longest: 2 days." in page
    assert client.get("/games/next", params={"but": tables[1].removeprefix("/table/")}).json()["address"] == tables[0]


@both_stores
def test_the_head_of_every_room_counts_the_tables_that_wait_for_me(client):
    rooms = ("/", "/lobby", "/club", "/record", "/me", "/notices")
    assert [path for path in rooms if 'class="count"' in client.get(path).text] == []
    for _ in range(2):
        open_table(client, "me")
    open_table(client, "friend")
    assert [path for path in rooms if '<span class="count">2</span>' not in client.get(path).text] == []


def test_a_move_starts_the_wait_of_the_seat_that_is_asked_next(client):
    table = open_table(client, "me")
    live = client.portal.call(client.app.state.house.room, table.removeprefix("/table/")).live
    live.asked_since = [1.0]
    code = re.search(r'data-option="([^"]+)"', client.get(table).text)
    assert code
    before = time.time()
    assert send(client, f"{table}/choose", seat=0, position=0, option=code[1]).status_code == 200
    (stored,) = client.app.state.house.store.lists.tables_of(visitor_of(client), 10)
    assert before <= stored.waits_since <= time.time()
    assert live.asked_since == pytest.approx([stored.waits_since], abs=1.0)


def visitor_of(client) -> str:
    import hashlib

    return hashlib.sha256(client.cookies["grange"].partition(".")[0].encode()).hexdigest()


def test_after_my_move_the_table_stands_among_those_that_wait_for_others(client, open_table):
    table = open_table(game="petrichor")
    mine = next(seat for seat in (0, 1) if seat in table.asked())
    client.post(f"/sit/{table.id}/{table.seats[mine].token}", data={"csrf": csrf(client), "name": "Ada"})
    assert listed(client.get("/games").text) == {"turn": [f"/table/{table.id}"]}
    while mine in table.asked():
        seen = table.seats[mine].see()
        table.seats[mine].choose(seen["question"]["options"][0]["code"], seen["position"])
    page = client.get("/games").text
    assert listed(page) == {"running": [f"/table/{table.id}"]}
    assert f">P{1 - mine}</b>" in page
    assert "<span>You</span>" in page
    assert "<span>Ada</span>" not in page


@both_stores
def test_a_table_that_i_left_for_good_waits_no_more_among_my_games(client, open_table):
    table = open_table(3)
    take_seat(client, table)
    assert table.seats[0].post("leave", {}).status_code == 204
    page = client.get("/games").text
    assert listed(page) == {"left": [f"/table/{table.id}"]}
    assert 'id="rubric-left">You left</h2>' in page


def test_who_left_one_of_two_seats_still_plays_there(client, open_table):
    table = open_table(3)
    for seat in (0, 1):
        client.post(f"/sit/{table.id}/{table.seats[seat].token}", data={"csrf": csrf(client), "name": f"Ada {seat}"})
    assert table.seats[0].post("leave", {}).status_code == 204
    assert "left" not in listed(client.get("/games").text)


def test_finished_games_come_last_and_a_few_of_them_at_first(client, settings):
    tables = [open_table(client, "me") for _ in range(FEW_FINISHED + 2)]
    with sqlite3.connect(settings.database.removeprefix("sqlite:///")) as database:
        over = "update tables set over = 1, summary = json_set(summary, '$.winners', json('[0]')) where id != ?"
        database.execute(over, [tables[0].removeprefix("/table/")])
    page = client.get("/games").text
    assert list(listed(page)) == ["turn", "finished"]
    assert len(listed(page)["finished"]) == FEW_FINISHED
    assert f"All {FEW_FINISHED + 1} finished games" in page
    assert len(listed(client.get("/games?finished=all").text)["finished"]) == FEW_FINISHED + 1


def test_a_seat_that_a_bot_plays_for_me_does_not_wait_for_me(client, settings):
    table = open_table(client, "me")
    with sqlite3.connect(settings.database.removeprefix("sqlite:///")) as database:
        database.execute("update seats set bot = 'steady'")
    assert listed(client.get("/games").text) == {"running": [table]}


def test_a_bot_of_an_older_table_is_called_by_its_usual_name(client, settings):
    table = open_table(client, "me", "bot:steady")
    with sqlite3.connect(settings.database.removeprefix("sqlite:///")) as database:
        database.execute("update seats set bot = 'greedy' where bot = 'steady'")
    stored = client.app.state.house.store.load(table.removeprefix("/table/"))
    assert stored.seats[1].bot == "steady"


@pytest.mark.parametrize("database", ["sqlite", "postgres"], indirect=True)
def test_all_my_tables_are_read_with_one_query(client):
    for _ in range(3):
        open_table(client, "me", "friend", "bot:steady")
    store, asked = client.app.state.house.store, []
    event.listen(store.engine, "before_cursor_execute", lambda *told: asked.append(told[2]))
    assert len(store.lists.tables_of(visitor_of(client), 100)) == 3
    assert len([statement for statement in asked if " tables" in statement]) == 1  # the server's leases ask for themselves


def test_a_row_tells_nothing_that_only_another_seat_may_know(client, settings):
    table = open_table(client, "me", "friend")
    secret = '[{"key": "event-undo", "values": {"seat": 1}, "only": 1}]'
    with sqlite3.connect(settings.database.removeprefix("sqlite:///")) as database:
        told = "insert into journal (table_id, position, seat, code, at, news) values (?, 0, 1, 'undo', 0, ?)"
        database.execute(told, [table.removeprefix("/table/"), secret])
    assert 'class="last"' in client.get("/games").text  # the warning that nobody has begun
    with sqlite3.connect(settings.database.removeprefix("sqlite:///")) as database:
        database.execute("update tables set started = 1")
    assert 'class="last"' not in client.get("/games").text


def test_a_list_says_who_won_alone_and_who_shared_the_win(client, settings):
    tables = [open_table(client, "me", "friend") for _ in range(2)]
    with sqlite3.connect(settings.database.removeprefix("sqlite:///")) as database:
        over = "update tables set over = 1, started = 1, summary = json_set(summary, '$.winners', json(?)) where id = ?"
        for table, winners in zip(tables, ("[0]", "[0, 1]"), strict=True):
            database.execute(over, [winners, table.removeprefix("/table/")])
    page = client.get("/games").text
    assert sorted(re.findall(r"The winners?: [^<]*", page)) == ["The winner: You", "The winners: You, Player 2"]


def test_nobody_sees_the_games_of_others_and_a_new_visitor_sees_an_empty_field(client, stranger):
    table = open_table(client, "me")
    page = stranger.get("/games").text
    assert table not in page
    assert "Nothing sown yet" in page
    assert stranger.get("/games/next").json() == {"count": 0}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_times_are_said_in_words(lang):
    told = [waited(seconds, page_words(lang)) for seconds in (5, 90, 3600, 7800, 86_400, 5 * 86_400)]
    assert len(set(told)) == len(told)
    assert "Fluent" not in str(told)
