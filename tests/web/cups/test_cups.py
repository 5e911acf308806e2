"""Cups: entry, rounds that are published once, tables that the house opens, bots that finish without points, and the end."""

from __future__ import annotations

import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from functools import partial

import pytest
from sqlalchemy import event, select

from grange.web.cups.standing import next_tables, standings_of
from grange.web.house.names import BadName, check_distinct, looks_of
from grange.web.storage.schema import cup_seats, cup_tables, holders, seats, tables
from grange.web.storage.store import Store
from grange.web.stored import CupHead, CupPlayer, CupTable, StoredCup
from tests.web.identity.test_passkeys import SCRIPT, add
from tests.web.ratings.rated import make_account
from tests.web.record.test_record import me, store_of
from tests.web.servers import until
from tests.web.stores import both_stores

A_DAY = 24 * 3600.0


def head(**changed) -> CupHead:
    usual = {
        "name": "Autumn Cup",
        "game": "evergreen",
        "rules": {},
        "size": 2,
        "rounds": 2,
        "pace": "day",
        "rated": True,
        "hours": 24.0,
    }
    now = time.time()
    return CupHead(**{"id": "autumn", "host": "vera", "created": now, "begins": now + A_DAY, **usual, **changed})


async def nothing() -> None:
    """Do nothing."""


class Cup:
    """A cup at a server, whose clock the test moves."""

    def __init__(self, client, people, **changed) -> None:
        self.client, self.cups, self.store = client, client.app.state.cups, store_of(client)
        self.cups.act = nothing  # only the test moves the cup
        for person in people:
            make_account(self.store, person)
        self.id = self.call(self.cups.found, head(host=people[0], **changed))
        for person in people:
            self.call(self.cups.enter, self.id, person, person.title())
        self.offset = 0.0
        self.client.app.state.house.timekeeper.clock = lambda: time.time() + self.offset

    def call(self, method, *arguments):
        return self.client.portal.call(method, *arguments)

    def pass_days(self, days: float) -> None:
        self.offset += days * A_DAY

    def act(self) -> StoredCup:
        self.call(self.cups.act_at, self.id)
        return self.now

    @property
    def now(self) -> StoredCup:
        cup = self.store.cups.load(self.id)
        assert cup is not None
        return cup

    def end_round(self, bots=()) -> StoredCup:
        """End all games of the present round: the first seat wins; bots have finished for some players."""
        cup = self.now
        for table in cup.tables:
            if table.round == cup.head.round and table.table:
                places = list(range(1, len(table.players) + 1))
                with self.store.writing.begin() as connection:
                    ended = {"over": True, "scores": [60 - place for place in places], "summary": {"result": {"places": places}}}
                    connection.execute(tables.update().where(tables.c.id == table.table).values(**ended))
                    for seat, player in enumerate(table.players):
                        if player in bots:
                            mine = (seats.c.table_id == table.table, seats.c.seat == seat)
                            connection.execute(seats.update().where(*mine).values(bot="steady"))
        return self.act()


@pytest.fixture
def store(database):
    store = Store(database)
    yield store
    store.close()


def entered(store, *people):
    store.write(store.cups.found, head(), 3)
    for number, person in enumerate(people):
        player = CupPlayer(person, person, head().created + number)
        assert store.write(store.cups.enter, "autumn", player, 200, check_distinct) == ""
    return store.cups.load("autumn")


# the store


@both_stores
def test_a_round_is_published_once_and_never_changes(store):
    cup = entered(store, "vera", "anna", "tom")
    first, other = next_tables(cup), next_tables(cup)
    assert store.write(store.cups.publish, "autumn", 1, first, 1e10)
    assert not store.write(store.cups.publish, "autumn", 1, other, 1e10)
    assert not store.write(store.cups.publish, "autumn", 3, other, 1e10)
    found = store.cups.load("autumn")
    assert found.tables == first
    assert (found.head.round, found.head.state) == (1, "playing")
    assert sorted(len(table.players) for table in first) == [1, 2]


@both_stores
def test_a_cup_that_is_read_while_a_round_is_published_is_as_it_was_before(store, database):
    pairings, other = next_tables(entered(store, "vera", "anna")), Store(database)

    def publish(_connection, _cursor, statement, *_more):
        if "FROM cup_tables" in statement:
            other.write(other.cups.publish, "autumn", 1, pairings, 1e10)

    event.listen(store.engine, "before_cursor_execute", publish)
    try:
        before, after = store.cups.load("autumn"), store.cups.load("autumn")
    finally:
        event.remove(store.engine, "before_cursor_execute", publish)
        other.close()
    assert (before.head.round, before.tables) == (0, [])
    assert (after.head.round, after.tables) == (1, pairings)


@pytest.mark.parametrize("database", ["postgresql"], indirect=True)
def test_two_processes_that_pair_at_the_same_time_publish_one_round(store, database):
    cup = entered(store, *(f"p{number}" for number in range(8)))
    other = Store(database)
    try:
        with ThreadPoolExecutor(2) as pool:
            done = list(
                pool.map(lambda each: each.write(each.cups.publish, "autumn", 1, next_tables(cup), 1e10), [store, other] * 3)
            )
    finally:
        other.close()
    assert sum(done) == 1
    with store.engine.connect() as connection:
        assert len(connection.execute(select(cup_tables)).all()) == 4
        assert len(connection.execute(select(cup_seats)).all()) == 8


@both_stores
def test_entry_ends_when_the_cup_begins_or_is_full(store):
    entered(store, "vera", "anna")
    enter = store.cups.enter
    assert store.write(enter, "autumn", CupPlayer("vera", "vera", time.time()), 2, check_distinct) == ""  # twice is once
    assert store.write(enter, "autumn", CupPlayer("tom", "tom", time.time()), 2, check_distinct) == "error-cup-full"
    assert store.write(enter, "autumn", CupPlayer("tom", "tom", time.time() + 2 * A_DAY), 9, check_distinct) == "error-cup-closed"
    store.write(store.cups.leave, "autumn", "anna", time.time())
    assert [player.player for player in store.cups.load("autumn").players] == ["vera"]


def test_names_in_a_cup_look_like_no_other_players_and_no_other_accounts(store):
    entered(store, "vera")
    with pytest.raises(BadName):
        store.write(store.cups.enter, "autumn", CupPlayer("tom", "VERA", time.time()), 200, check_distinct)
    assert [player.name for player in store.cups.load("autumn").players] == ["vera"]


def test_nobody_enters_a_cup_under_the_name_of_somebody_elses_account(client):
    cup, store = Cup(client, ["vera", "anna"]), store_of(client)
    for person in ("tom", "june"):
        make_account(store, person)
    store.write(store.people.claim, "tom", "Tom", looks_of("Tom"))
    with pytest.raises(BadName, match="another account"):
        cup.call(cup.cups.enter, cup.id, "june", "TOM")
    cup.call(cup.cups.enter, cup.id, "june", "June")
    cup.call(cup.cups.enter, cup.id, "tom", "")
    assert {player.name for player in cup.now.players} == {"Vera", "Anna", "June", "Tom"}


def test_whoever_is_deleted_leaves_a_cup_as_somebody_whom_nobody_knows(store):
    cup = entered(store, "vera" * 4, "anna" * 4)
    store.write(store.cups.publish, "autumn", 1, next_tables(cup), 1e10)
    assert [each["cup_id"] for each in store.people.everything("vera" * 4)["cups"]] == ["autumn"]
    store.write(store.people.forget, "vera" * 4)
    found = store.cups.load("autumn")
    assert not any("vera" in player for table in found.tables for player in table.players)
    assert [(player.name, player.gone is None) for player in found.players if player.player != "anna" * 4] == [("", False)]
    assert len(standings_of(found)) == 2


# the course of a cup


def test_a_whole_cup(client):
    people = ["vera", "anna", "tom", "sam", "june"]
    cup = Cup(client, people)
    assert cup.act().head.state == "open"
    cup.pass_days(1.01)
    first = cup.act()
    assert (first.head.state, first.head.round) == ("playing", 1)
    opened = [table for table in first.tables if table.table]
    assert len(opened) == 2
    with store_of(client).engine.connect() as connection:
        for table in opened:
            held = connection.execute(select(holders).where(holders.c.table_id == table.table).order_by(holders.c.seat)).all()
            assert [row.visitor for row in held] == list(table.players)
            assert connection.execute(select(tables.c.rated).where(tables.c.id == table.table)).scalar_one()
    second = cup.end_round()
    assert second.head.round == 2
    assert [table.players for table in second.tables[:3]] == [table.players for table in first.tables]  # what was published stays
    met = {frozenset(table.players) for table in first.tables}
    assert not met & {frozenset(table.players) for table in second.tables if table.round == 2 and table.table}
    over = cup.end_round()
    assert (over.head.state, over.head.ended is not None) == ("over", True)
    points = {each.player: each.points for each in standings_of(over)}
    assert sum(points.values()) == 2 * (2 * 3 + 1.5)
    assert max(points.values()) <= 6
    assert cup.act().head.round == 2  # nothing happens after the end


def test_a_bot_that_finished_for_somebody_earns_them_nothing(client):
    cup = Cup(client, ["vera", "anna"], rounds=1)
    cup.pass_days(1.01)
    winner, other = cup.act().tables[0].players
    over = cup.end_round(bots=[winner])
    assert [(each.player, each.points) for each in standings_of(over)] == [(other, 3), (winner, 0)]


def test_tables_that_were_published_before_a_process_ended_are_opened_later(client):
    cup = Cup(client, ["vera", "anna", "tom", "sam"])
    published = next_tables(cup.now)
    assert cup.store.write(cup.store.cups.publish, cup.id, 1, published, time.time() + A_DAY)
    assert set(cup.store.cups.unopened(cup.id, 1)) == {table.table for table in published}
    assert cup.act().tables == published
    assert cup.store.cups.unopened(cup.id, 1) == []
    cup.act()
    with cup.store.engine.connect() as connection:
        assert len(connection.execute(select(tables)).all()) == 2


def test_whoever_leaves_in_the_middle_is_paired_no_more(client):
    cup = Cup(client, ["vera", "anna", "tom", "sam"])
    cup.pass_days(1.01)
    first = cup.act()
    gone = first.tables[0].players[0]
    cup.call(cup.cups.leave, cup.id, gone)
    second = cup.end_round(bots=[gone])
    assert gone not in [player for table in second.tables if table.round == 2 for player in table.players]
    assert len(standings_of(second)) == 4


def test_a_cup_with_fewer_than_two_players_is_called_off(client):
    cup = Cup(client, ["vera"])
    cup.pass_days(1.01)
    assert cup.act().head.state == "off"


def test_after_the_deadline_bots_play_for_those_who_keep_a_table_waiting(client):
    cup = Cup(client, ["vera", "anna"], rounds=1)
    cup.pass_days(1.01)
    stored = cup.store.load(cup.act().tables[0].table or "")
    assert stored is not None
    assert all(seat.bot is None for seat in stored.seats)
    cup.pass_days(1.2)
    until(lambda: cup.act().head.state == "over")
    assert [each.points for each in standings_of(cup.now)] == [0, 0]


# over the API


def test_people_with_an_account_found_and_enter_cups(client, stranger):
    body = {"name": "Autumn Cup", "game": "evergreen", "size": 4, "rounds": 3, "begins": time.time() + A_DAY}
    assert client.post("/api/cups", json=body, headers=SCRIPT).json()["error"] == "error-cup-sign-in"
    add(client)
    assert client.post("/api/cups", json=body).status_code == 403  # another site's
    cup = client.post("/api/cups", json=body, headers=SCRIPT).json()["cup"]
    assert client.post(f"/api/cups/{cup}/enter", json={"name": "Vera"}, headers=SCRIPT).status_code == 204
    assert stranger.post(f"/api/cups/{cup}/enter", json={"name": "Anna"}, headers=SCRIPT).status_code == 403
    add(stranger)
    assert stranger.post(f"/api/cups/{cup}/enter", json={"name": "Vera"}, headers=SCRIPT).status_code == 422  # looks the same
    assert stranger.post(f"/api/cups/{cup}/enter", json={}, headers=SCRIPT).json()["error"] == "error-cup-name"
    assert stranger.post(f"/api/cups/{cup}/enter", json={"name": "Anna"}, headers=SCRIPT).status_code == 204
    seen = stranger.get(f"/api/cups/{cup}").json()
    assert [(row["name"], row["mine"]) for row in seen["standings"]] == [("Vera", False), ("Anna", True)]
    assert [listed["players"] for listed in client.get("/api/cups").json()["cups"]] == [2]
    assert stranger.post(f"/api/cups/{cup}/leave", headers=SCRIPT).status_code == 204
    assert len(client.get(f"/api/cups/{cup}").json()["standings"]) == 1
    assert client.get("/api/cups/nowhere").json()["error"] == "error-no-such-cup"


def test_only_players_learn_the_table_of_a_game_in_play(client, stranger):
    mine = me(client)
    cup = Cup(client, [mine, "anna"], rounds=1)
    cup.pass_days(1.01)
    cup.act()
    assert client.get(f"/api/cups/{cup.id}").json()["tables"][0]["table"]
    assert stranger.get(f"/api/cups/{cup.id}").json()["tables"][0]["table"] is None
    cup.end_round()
    assert stranger.get(f"/api/cups/{cup.id}").json()["tables"][0]["table"]


@pytest.mark.parametrize(
    ("problem", "changed"),
    [
        ("error-cup-begins", {"begins": 1.0}),
        ("error-cup-called", {"name": " "}),
        ("error-unknown-game", {"game": "chess"}),
        ("error-malformed", {"size": 5}),
        ("error-malformed", {"rounds": 0}),
    ],
)
def test_a_cup_that_nobody_could_play_is_refused(client, problem, changed):
    add(client)
    body = {"name": "Autumn Cup", "game": "evergreen", "begins": time.time() + A_DAY, **changed}
    answer = client.post("/api/cups", json=body, headers=SCRIPT)
    assert (answer.status_code, answer.json()["error"]) == (422, problem)


ADVANCING = """
import sys, time
from grange.web.cups.standing import is_played, next_tables
from grange.web.storage.store import Store
store = Store(sys.argv[1])
while True:
    cup = store.cups.load("autumn")
    if store.cups.has_ended("autumn", cup.head.round):
        store.write(store.cups.collect, "autumn", cup.head.round)
    elif is_played(cup):
        store.write(store.cups.publish, "autumn", cup.head.round + 1, next_tables(cup), 1e10)
    time.sleep(0.001)
"""


@pytest.mark.parametrize("database", ["postgresql"], indirect=True)
def test_two_processes_that_are_killed_never_change_a_published_pairing(store, database):
    entered(store, *(f"p{number}" for number in range(9)))
    published: dict[int, list[CupTable]] = {}
    for last in (1, 2):
        advancing = [subprocess.Popen([sys.executable, "-c", ADVANCING, database]) for _ in range(2)]
        try:
            until(partial(published_in, store, published, last))
        finally:
            for process in advancing:
                process.kill()
                process.wait()
        end_tables(store, last)
    found = store.cups.load("autumn")
    for number, tables_of_round in published.items():
        now = [table for table in found.tables if table.round == number]
        assert [(table.table, table.players) for table in now] == [(table.table, table.players) for table in tables_of_round]
        assert sorted(player for table in now for player in table.players) == [f"p{number}" for number in range(9)]


def published_in(store, published, last) -> bool:
    """Note every round when it is first seen; tell whether the last one is there."""
    for table in store.cups.load("autumn").tables:
        if not any(table.table == known.table and table.number == known.number for known in published.get(table.round, [])):
            published.setdefault(table.round, []).append(table)
    return last in published


def end_tables(store, number):
    """Let the games of a round exist and be over."""
    for table in store.cups.load("autumn").tables:
        if table.round == number and table.table:
            places = list(range(1, len(table.players) + 1))
            row = {"id": table.table, "game": "evergreen", "version": 1, "setup": {}, "created": 0.0, "over": True}
            with store.writing.begin() as connection:
                connection.execute(tables.insert().values(**row, scores=places, summary={"result": {"places": places}}))
