"""Several processes on one database: a choice may arrive at any of them, and all show the same table."""

from __future__ import annotations

import json
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from copy import copy
from typing import Any

import pytest
from fastapi.testclient import TestClient
from sqlalchemy import text

from grange.web.app import Settings, create_app
from grange.web.house.capacity import Host
from grange.web.http.limits.config import Bounds
from grange.web.storage.databases import opened
from tests.web.background.test_reviews import shelved
from tests.web.conftest import Table
from tests.web.house.test_campaigns import Series
from tests.web.house.test_capacity import age, put_away
from tests.web.house.test_hotseat import awaited, choose, open_shared, parts
from tests.web.house.test_rematch import finish, rematch
from tests.web.pages.test_pages import csrf, open_table, send
from tests.web.servers import PATIENCE, log_keys, until
from tests.web.serving import HASTE
from tests.web.stores import new_database


@pytest.fixture(scope="module")
def shared(postgres: str) -> Iterator[str]:
    """A database that all tests of this file share."""
    with new_database(postgres) as address:
        yield address


@pytest.fixture(scope="module")
def processes(shared: str) -> Iterator[list[TestClient]]:
    """Two servers on one database, each with its own memory, threads and event loop, as two processes have them."""
    settings = Settings(shared, "secret", processes=1, deadline=PATIENCE, review=HASTE, bounds=Bounds(rate=0))
    with TestClient(create_app(settings)) as one, TestClient(create_app(settings)) as other:
        one.get("/")
        other.cookies = one.cookies  # to pages they are one browser
        yield [one, other]


def opened_at(client: TestClient, *guests: dict[str, str], seed: int = 7, game: str = "evergreen") -> dict[str, Any]:
    answer = client.post("/api/tables", json={"game": game, "seats": list(guests), "seed": seed})
    assert answer.status_code == 201, answer.text
    return answer.json()


def tables_at(processes: list[TestClient], *guests: dict[str, str], **more: Any) -> list[Table]:
    """Open a table; give it as each process shows it, all of which have it in memory."""
    opened = opened_at(processes[0], *guests, **more)
    tables = [Table(client, opened) for client in processes]
    for table in tables:
        table.spectator.see()
    return tables


def test_a_choice_made_at_one_process_is_seen_at_the_other(processes):
    one, other = tables_at(processes, {}, {})
    for _ in range(6):
        seat = one.asked()[0]
        seen = one.seats[seat].see()
        assert one.seats[seat].choose(seen["question"]["options"][0]["code"], seen["position"]).status_code == 200
        shown = other.seats[seat].see(since=seen["position"])
        assert shown == one.seats[seat].see(since=seen["position"])
        assert shown["position"] == seen["position"] + 1
        one, other = other, one


def test_a_socket_at_one_process_tells_what_was_chosen_at_the_other(processes):
    one, other = tables_at(processes, {}, {})
    with processes[1].websocket_connect(f"/api/tables/{other.id}/live") as socket:
        socket.send_json({})
        assert socket.receive_json()["position"] == 0
        one.play_first_options(1)
        assert socket.receive_json()["position"] == 1
        assert one.seats[0].undo().status_code == 200
        told = socket.receive_json()
        assert told["position"] == 2
        assert told["view"] == one.spectator.see()["view"]


def test_of_two_choices_for_one_position_at_two_processes_one_is_played(processes):
    tables = tables_at(processes, {})
    for position in range(8):
        codes = [option["code"] for option in tables[0].seats[0].see()["question"]["options"]]
        with ThreadPoolExecutor(2) as threads:
            racing = [threads.submit(table.seats[0].choose, code, position) for table, code in zip(tables, codes, strict=False)]
            answers = sorted(each.result().status_code for each in racing)
        assert answers == ([200, 409] if len(codes) > 1 else [200])
        assert [table.spectator.see()["position"] for table in tables] == [position + 1] * 2


def test_the_same_choice_sent_to_two_processes_is_played_once(processes):
    tables = tables_at(processes, {})
    for position in range(5):
        code = tables[0].seats[0].see()["question"]["options"][0]["code"]
        with ThreadPoolExecutor(2) as threads:
            racing = [threads.submit(table.seats[0].choose, code, position) for table in tables]
            assert [each.result().json() for each in racing] == [{"position": position + 1}] * 2


def test_players_who_act_together_at_two_processes_do_not_get_in_each_others_way(processes):
    tables = tables_at(processes, {}, {}, game="farmerama")
    while len(tables[0].asked()) < 2:
        tables[0].play_first_options(1)
    seen = [table.seats[seat].see() for seat, table in enumerate(tables)]
    with ThreadPoolExecutor(2) as threads:
        racing = [
            threads.submit(table.seats[seat].choose, known["question"]["options"][0]["code"], known["position"])
            for seat, (table, known) in enumerate(zip(tables, seen, strict=True))
        ]
        assert [each.result().status_code for each in racing] == [200, 200]
    assert [table.spectator.see()["position"] for table in tables] == [seen[0]["position"] + 2] * 2


def test_who_sits_down_at_one_process_sits_at_the_other(processes):
    one, other = tables_at(processes, {}, {})
    with processes[1].websocket_connect(f"/api/tables/{other.id}/live") as socket:
        socket.send_json({})
        socket.receive_json()
        assert one.seats[1].post("seat", {"name": "Zofia"}).status_code == 200
        assert [seat["name"] for seat in socket.receive_json()["seats"]] == ["", "Zofia"]


def test_a_seat_taken_at_one_process_can_be_played_at_the_other_at_once(processes):
    one, other = processes
    opened = opened_at(one, {}, {})
    link, table = f"/sit/{opened['table']}/{opened['tokens'][0]}", f"/table/{opened['table']}"
    assert 'name="name"' in other.get(link).text
    one.post(link, data={"csrf": csrf(one), "name": "Ada"})
    choose(other, table)
    assert parts(one, table)["position"] == 1


def test_a_shared_screen_shows_whoever_came_to_it_at_either_process(processes):
    one, other = processes
    table = open_shared(one, "petrichor", "me", "here")
    while (seat := awaited(parts(one, table))) is None:
        choose(one, table)
    with other.websocket_connect(f"{table}/live") as socket:
        assert awaited(socket.receive_json()) == seat
        assert send(one, f"{table}/here", seat=seat).status_code == 200
        assert socket.receive_json()["seat"] == seat


def test_what_is_said_at_one_process_is_heard_at_the_other(processes):
    one, other = processes
    table = open_table(one, "me", "friend", **{"name-0": "Ada"})
    with other.websocket_connect(f"{table}/live") as socket:
        socket.receive_json()
        assert send(one, f"{table}/say", seat=0, phrase="oh").status_code == 200
        assert [said["name"] for said in socket.receive_json()["said"]] == ["Ada"]


def test_a_game_has_one_rematch_though_two_ask_for_it_at_two_processes(processes):
    table = open_table(processes[0], "me", "bot:gentle")
    finish(processes[0], table, 0)
    with processes[1].websocket_connect(f"{table}/live") as socket:
        socket.receive_json()
        with ThreadPoolExecutor(2) as threads:
            asked = [threads.submit(rematch, client, table) for client in processes]
            (found,) = {each.result().headers["location"] for each in asked}
        assert found != table


def test_a_review_that_is_asked_for_at_one_process_is_seen_at_the_other(processes):
    one, other = processes
    table = shelved(one, "petrichor", 1, 2)
    assert "Review this game" in other.get(f"{table}/review").text
    one.post(f"{table}/review", data={"csrf": csrf(one)})
    until(lambda: "Accuracy" in other.get(f"{table}/review").text)
    until(lambda: "data-making" not in one.get(f"{table}/review").text)


def test_a_challenge_is_one_try_though_it_is_asked_for_at_two_processes(processes):
    openings = [client.app.state.opening for client in processes]
    with ThreadPoolExecutor(2) as threads:
        asked = [
            threads.submit(client.portal.call, opening.open_daily, "evergreen", "2026-01-01", Host(visitor="v" * 64))
            for client, opening in zip(processes, openings, strict=True)
        ]
        assert len({each.result() for each in asked}) == 1


def test_what_two_choose_for_a_campaign_at_two_processes_is_both_kept_and_its_next_game_begins_once(processes):
    series = Series(processes[0], {"name": "Ada"}, {"name": "Ivo"})
    series.let_end(scores=[40, 30], places=[1, 2], played=[["tutor", "scholar"], ["groom"]], kept=[None, None])
    elsewhere = copy(series)
    elsewhere.client = processes[1]
    with ThreadPoolExecutor(2) as threads:
        keeping = [threads.submit(series.keep, 0, "tutor"), threads.submit(elsewhere.keep, 1, "groom")]
        assert [each.result().status_code for each in keeping] == [200, 200]
        assert [game["kept"] for game in series.see()["document"]["games"]] == [["tutor", "groom"]]
        beginning = [threads.submit(each.next) for each in (series, elsewhere)]
        assert len({each.result().json()["table"] for each in beginning}) == 1


def test_a_table_that_somebody_watches_at_another_process_is_not_cleared_away(processes):
    one, other = processes
    table = open_table(one, "me")
    age(one, table, 2)
    with other.websocket_connect(f"{table}/live") as socket:
        socket.receive_json()
        put_away(one)
        assert one.get(table).status_code == 200


def test_bots_move_after_a_choice_at_any_process_and_each_choice_once(processes):
    tables = tables_at(processes, {}, {"bot": "random"})
    for turn in range(6):
        table = tables[turn % 2]
        until(lambda: 0 in tables[0].asked())
        seen = tables[0].seats[0].see()
        assert table.seats[0].choose(seen["question"]["options"][0]["code"], seen["position"]).status_code == 200
    until(lambda: tables[0].asked() == [0])
    assert tables[0].spectator.see() == tables[1].spectator.see()


def order(shared: str, statement: str, **values: Any) -> None:
    """Do something in the database behind the back of all processes."""
    with opened(shared) as database, database.engine.begin() as connection:
        connection.execute(text(statement), values)


def test_notices_that_a_stranger_sends_on_the_database_change_nothing(processes, shared, caplog):
    one, other = tables_at(processes, {}, {})
    table = open_shared(processes[0], "petrichor", "me", "here")
    while (seat := awaited(parts(processes[0], table))) is None:
        choose(processes[0], table)
    assert send(processes[0], f"{table}/here", seat=seat).status_code == 200
    with processes[1].websocket_connect(f"/api/tables/{other.id}/live") as socket:
        socket.send_json({})
        socket.receive_json()
        kinds = [("moved", "x"), ("moved", 10**9), ("said", {"seat": 9, "phrase": "oh"}), ("said", {"seat": 0, "phrase": ""})]
        ours = [json.dumps(["x", what, one.id, more]) for what, more in kinds]
        for notice in (
            *ours,
            "nonsense",
            "[]",
            "7",
            '["x", "faced", "", {"visitor": [], "seat": 0}]',
            '["x", "used", "", [["m"]]]',
        ):
            order(shared, "SELECT pg_notify('grange', :notice)", notice=notice)
        one.play_first_options(1)
        assert socket.receive_json()["position"] == 1
    assert "log-notices-lost" not in log_keys(caplog)
    assert [parts(client, table)["seat"] for client in processes] == [seat, seat]


def test_a_table_of_a_database_that_was_brought_back_to_an_earlier_moment_goes_on_from_there(processes, shared):
    one, other = tables_at(processes, {}, {})
    one.play_first_options(6)
    asked = other.asked()[0]
    later = other.seats[asked].see()["question"]["options"][0]["code"]
    order(shared, "DELETE FROM journal WHERE table_id = :this AND position >= 4", this=one.id)
    assert other.seats[asked].choose(later, 6).status_code == 409
    assert [table.spectator.see()["position"] for table in (one, other)] == [4, 4]
    one.play_first_options(1)
    assert other.spectator.see()["position"] == 5


def test_who_sits_down_twice_at_once_sits_there(processes):
    seats = [client.app.state.seats for client in processes]
    for _ in range(5):
        table = tables_at(processes, {}, {})[0]
        with ThreadPoolExecutor(2) as threads:
            sitting = [
                threads.submit(client.portal.call, each.take, table.id, table.seats[0].token, "Ada", "v" * 64)
                for client, each in zip(processes, seats, strict=True)
            ]
            assert [each.result() for each in sitting] == [0, 0]


def test_a_name_and_a_bot_that_are_given_to_a_seat_at_once_are_both_kept(processes):
    for _ in range(5):
        one, other = tables_at(processes, {}, {})
        with ThreadPoolExecutor(2) as threads:
            named = threads.submit(one.seats[1].post, "seat", {"name": "Zofia"})
            handed = threads.submit(other.seats[1].post, "seats/1/bot", {"bot": "random"})
            assert [named.result().status_code, handed.result().status_code] == [200, 204]
        seen = [table.spectator.see()["seats"][1] for table in (one, other)]
        assert seen == [{"name": "Zofia", "bot": "random", "here": True, "clock": None}] * 2


def test_an_offer_made_at_one_process_is_agreed_to_at_the_other_and_the_game_ends_once(processes):
    one, other = tables_at(processes, {}, {}, {})
    assert one.seats[0].post("accord", {"answer": "offer"}).status_code == 204
    offer = other.spectator.see()["offer"]["position"]
    with ThreadPoolExecutor() as pool:
        asked = [(table.seats[seat], {"answer": "agree", "offer": offer}) for seat in (1, 2) for table in (one, other)]
        answers = list(pool.map(lambda each: each[0].post("accord", each[1]).status_code, asked))
    assert answers == [204] * 4
    for table, client in zip((one, other), processes, strict=True):
        assert table.spectator.see()["ended"] == "agreement"
        codes = [entry.code for entry in client.app.state.house.rooms[table.id].live.journal]
        assert sorted(codes) == ["@agree", "@agree", "@end", "@offer"]
