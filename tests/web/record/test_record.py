"""My record: places, means, bests and points by source, from the results of finished games."""

from __future__ import annotations

import csv
import datetime
import io
import json
import re
from typing import Any

import pytest
from sqlalchemy import event

from grange.core.words import LANGUAGES
from grange.web.house import days
from grange.web.http.visitors import Visitor
from grange.web.record.figures import bests, curve, figures, sources
from grange.web.record.played import MyGame, games_of
from grange.web.record.streak import streaks
from grange.web.storage.schema import reviews, tables
from grange.web.storage.store import Store
from tests.web.pages.test_pages import csrf, open_table, send
from tests.web.record.finished import finished
from tests.web.servers import until
from tests.web.stores import both_stores


def me(client) -> str:
    """Return the id under which the store knows a browser."""
    client.get("/")
    return Visitor(client.cookies["grange"].partition(".")[0], "en", "", new=False).digest


def store_of(client) -> Store:
    store: Store = client.app.state.house.store
    return store


def record(client) -> list[dict[str, Any]]:
    return list(client.get("/api/record").json()["games"])


def game(points: int, *, seats: int = 2, place: int = 1, day: int = 1, **more: Any) -> MyGame:
    ended = datetime.datetime(2026, 11, day, tzinfo=datetime.UTC)
    known = {"rivals": ["Anna"], "with_people": True, "margin": 0, "sheet": {}, "rival_sheet": {}, "accuracy": None, **more}
    return MyGame("t", "evergreen", ended, None, None, seats, place=place, points=points, **known)


# figures


def test_places_count_only_against_rivals():
    sums = figures([game(50), game(60, place=2), game(70, seats=1), game(40, seats=4, place=4)])
    assert sums is not None
    assert (sums.games, sums.against, sums.first, sums.mean, sums.best.points) == (4, 3, 1, 55.0, 70)
    assert sums.places == [1, 1, 0, 1]


def test_points_by_source_stand_beside_those_of_the_average_rival():
    games = [
        game(9, sheet={"light": 6, "forest": 3, "start": 0}, rival_sheet={"light": 1.0, "forest": 2.0, "start": 0.0}),
        game(5, sheet={"light": 2, "forest": 3, "start": 0}, rival_sheet={"light": 3.0, "forest": 0.0, "start": 0.0}),
        game(99, seats=1, sheet={"light": 99, "forest": 0, "start": 0}),
    ]
    assert [(source.name, source.mine, source.rivals) for source in sources(games)] == [("light", 4.0, 2.0), ("forest", 3.0, 1.0)]


def test_alone_there_is_nobody_to_compare_with():
    assert [(source.mine, source.rivals) for source in sources([game(9, seats=1, sheet={"light": 9})])] == [(9.0, None)]


def test_the_curve_is_the_mean_of_the_last_ten_games():
    games = [game(points, day=day) for day, points in enumerate(range(10, 22), 1)]
    assert [(round(point.mean, 1), point.low, point.high) for point in curve(games)][-1] == (16.5, 12, 21)
    assert curve(games[:1]) == []


def test_personal_bests_have_different_numbers_of_seats_and_the_widest_win():
    found = bests([game(81, margin=4), game(80, margin=23), game(77, seats=4), game(90, seats=3, place=2, margin=-3)])
    assert [(best.game.points, best.margin) for best in found] == [(90, False), (81, False), (80, True)]


@pytest.mark.parametrize(
    ("played", "today", "expected"),
    [
        ([], 17, (0, 0)),
        ([17], 17, (1, 1)),
        ([16], 17, (1, 1)),  # today still has time
        ([9, 10, 12, 13, 14, 15, 16], 17, (7, 7)),  # the 11th lay fallow
        ([9, 12, 13], 13, (2, 2)),  # two days of one week did
        ([13, 14, 17], 17, (3, 3)),  # a Sunday and a Monday: of two weeks
    ],
)
def test_one_fallow_day_a_week_does_not_break_a_streak(played, today, expected):
    assert streaks([datetime.date(2026, 11, day) for day in played], datetime.date(2026, 11, today)) == expected


# what is part of a record


@both_stores
def test_a_game_counts_with_its_place_points_and_sources(client):
    table, state = finished(store_of(client), me(client), seats=3)
    (found,) = record(client)
    assert (found["table"], found["points"], found["seats"]) == (table, state.scores[0], 3)
    assert found["sheet"] == state.score_sheet(0)
    light = [state.score_sheet(seat)["light"] for seat in (1, 2)]
    assert found["rival_sheet"]["light"] == sum(light) / 2
    assert found["place"] == 1 + sum(other > state.scores[0] for other in state.scores[1:])
    assert found["accuracy"] is None


@pytest.mark.parametrize(
    "other",
    [
        {"held": (1, 0)},  # friends at one screen
        {"held": (0,), "bots": (0,)},
        {"held": ()},
        {"seed_chosen": True},
        {"lesson": True},
    ],
)
def test_games_that_were_not_the_visitors_own_are_no_part_of_the_record(client, other):
    finished(store_of(client), me(client), **other)
    assert record(client) == []


def test_the_result_is_written_with_the_last_choice(client):
    table = open_table(client, "me")
    until(lambda: send(client, f"{table}/bot", seat=0, bot="random").status_code == 200)
    name = table.removeprefix("/table/")
    until(lambda: client.get(f"/api/tables/{name}").json()["view"]["over"])
    with store_of(client).engine.connect() as connection:
        summary = connection.execute(tables.select().where(tables.c.id == name)).one().summary
    view = client.get(f"/api/tables/{name}").json()["view"]
    assert [sum(sheet.values()) for sheet in summary["result"]["sheets"]] == view["scores"]
    assert summary["result"]["places"] == [1]


@both_stores
def test_games_that_ended_before_results_were_stored_are_completed_once(client):
    store, table = store_of(client), ""
    table, state = finished(store, me(client))
    with store.writing.begin() as connection:
        row = connection.execute(tables.select().where(tables.c.id == table)).one()
        older = {name: value for name, value in row.summary.items() if name != "result"}
        connection.execute(tables.update().where(tables.c.id == table).values(summary=older))
    assert record(client)[0]["sheet"] == state.score_sheet(0)
    with store.engine.connect() as connection:
        assert connection.execute(tables.select().where(tables.c.id == table)).one().summary == row.summary


def test_a_game_of_older_rules_keeps_its_place_and_points(client):
    store = store_of(client)
    table, state = finished(store, me(client))
    with store.writing.begin() as connection:
        row = connection.execute(tables.select().where(tables.c.id == table)).one()
        older = {name: value for name, value in row.summary.items() if name != "result"}
        gone = {**row.setup, "rules": {"gone": "on"}}
        connection.execute(tables.update().where(tables.c.id == table).values(summary=older, version=0, setup=gone))
    (found,) = record(client)
    assert (found["points"], found["sheet"]) == (state.scores[0], {})
    assert client.get("/record").status_code == 200


def test_a_reviewed_game_that_nobody_can_read_any_more_is_looked_at_once(client, monkeypatch):
    store = store_of(client)
    table, _ = finished(store, me(client))
    with store.writing.begin() as connection:
        connection.execute(reviews.insert().values(table_id=table, done=True, document={}))
        connection.execute(tables.update().where(tables.c.id == table).values(version=0))
    assert record(client)[0]["accuracy"] is None
    monkeypatch.setattr(store, "load", lambda _: pytest.fail("it is read again"))
    assert record(client)[0]["accuracy"] is None


def test_a_damaged_game_does_not_hide_the_others(client):
    store = store_of(client)
    finished(store, me(client), summary={"result": {"places": "nothing"}})
    finished(store, me(client))
    assert len(record(client)) == 1


@both_stores
def test_the_accuracy_of_a_review_enters_the_record(client):
    store, digest = store_of(client), me(client)
    table, _ = finished(store, digest, "petrichor", seats=1)
    form = {"csrf": csrf(client)}
    client.app.state.reviews.seconds = 1e-6
    client.post(f"/table/{table}/review", data=form)
    until(lambda: record(client)[0]["accuracy"] is not None)
    found = record(client)[0]["accuracy"]
    page = client.get(f"/table/{table}/review").text
    assert f"{found}" in page
    with store.writing.begin() as connection:  # a review that was made before accuracies were stored
        connection.execute(reviews.update().values(accuracy=None))
    assert record(client)[0]["accuracy"] == found


# the page


def test_the_page_takes_one_query_for_all_games_one_for_ratings_and_one_for_its_head(client):
    store, digest = store_of(client), me(client)
    for day in range(1, 9):
        finished(store, digest, seats=1, day=f"2026-11-0{day}", daily=True, seed=day)
    client.get("/games")  # whose device it is stays known
    asked: list[str] = []

    def note(connection: Any, cursor: Any, statement: str, parameters: Any, *_: Any) -> None:
        if digest in (parameters.values() if isinstance(parameters, dict) else parameters):  # the server also asks for itself
            asked.append(statement)

    event.listen(store.engine, "before_cursor_execute", note)
    client.get("/record")
    event.remove(store.engine, "before_cursor_execute", note)
    games, ratings, waiting = [statement for statement in asked if statement.lstrip().upper().startswith("SELECT")]
    assert "FROM ratings" not in games + waiting
    assert "FROM ratings" in ratings


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_shows_what_the_games_add_up_to(client, lang):
    store, digest = store_of(client), me(client)
    client.cookies.set("lang", lang)
    games = [finished(store, digest, "agricola", seats, seed=seed)[1] for seats, seed in ((2, 1), (2, 2), (4, 3), (1, 4))]
    page = client.get("/record").text
    assert f"<b>{max(state.scores[0] for state in games)}</b>".replace("-", "−") in page
    assert page.count('class="rating-curve') == 2
    two = client.get("/record", params={"game": "agricola", "seats": "2"}).text
    assert f"<b>{max(state.scores[0] for state in games[:2])}</b>".replace("-", "−") in two
    assert "scene-fallow" in client.get("/record", params={"game": "petrichor"}).text


def test_wrong_choices_of_game_seats_or_month_show_the_usual_ones(client):
    finished(store_of(client), me(client))
    for asked in ({"game": "chess"}, {"seats": "99"}, {"seats": "-1"}, {"month": "2026-13"}, {"month": "2099-01"}, {"month": "x"}):
        assert client.get("/record", params=asked).status_code == 200
    assert client.get("/record", params={"game": "x" * 40}).status_code == 422


def test_the_calendar_shows_my_place_of_each_day(client, stranger):
    store, mine, other = store_of(client), me(client), me(stranger)
    _, won = finished(store, mine, seats=1, day="2026-11-03", daily=True, seed=1)
    for seed in range(2, 6):
        finished(store, other, seats=1, day="2026-11-03", daily=True, seed=seed)
    with store.engine.connect() as connection:
        points = [row.points for row in connection.execute(tables.select())]
    place = 1 + sum(each > won.scores[0] for each in points)
    page = client.get("/record", params={"month": "2026-11"}).text
    assert re.search(rf'href="/days/2026-11-03" aria-label="[^"]*{place}"', page)
    assert "/days/2026-11-03" not in client.get("/record", params={"month": "2026-10"}).text


def test_a_challenge_that_was_finished_too_late_is_no_day_of_a_streak(client):
    finished(store_of(client), me(client), seats=1, day="2026-11-03", daily=False)
    store = store_of(client)
    with store.writing.begin() as connection:
        connection.execute(tables.update().values(daily="2026-11-02"))
    assert record(client)[0]["daily"] is None


def test_the_replay_of_todays_challenge_stays_closed(client):
    today = days.today().isoformat()
    table, _ = finished(store_of(client), me(client), seats=1, day=today, daily=True)
    page = client.get("/record").text
    assert f"/table/{table}/replay" not in page
    assert f'href="/days/{today}"' in page


def test_the_record_is_a_table_for_a_spreadsheet(client):
    _, state = finished(store_of(client), me(client))
    answer = client.get("/record.csv")
    assert answer.headers["content-type"].startswith("text/csv")
    (row,) = csv.DictReader(io.StringIO(answer.text))
    assert (row["game"], int(row["points"]), int(row["light"])) == ("evergreen", state.scores[0], state.score_sheet(0)["light"])


def test_a_record_is_nobody_elses(client, stranger):
    table, _ = finished(store_of(client), me(client))
    me(stranger)
    for path in ("/record", "/record.csv", "/api/record"):
        assert table not in stranger.get(path).text
        assert stranger.get(path).headers["cache-control"] == "no-store"
    assert json.loads(stranger.get("/api/record").text) == {"games": []}


def test_games_of_somebody_new_are_none(client):
    assert client.portal.call(games_of, client.app.state.house, "nobody") == []
