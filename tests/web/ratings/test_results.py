"""Results are stored once, with the end of a game; ratings count each once, and can be computed again."""

from __future__ import annotations

import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from functools import partial

import pytest
from sqlalchemy import func, select

from grange.web.house.results import made_themselves
from grange.web.ratings.model import rate, rating_of
from grange.web.storage.schema import ratings, result_seats, results, tables
from grange.web.storage.store import Store
from grange.web.storage.store.keeper import forget
from grange.web.stored import HIDDEN, Entry, PositionTakenError, Right
from tests.web.ratings.rated import almost_over, end, make_account, play
from tests.web.servers import until
from tests.web.stores import both_stores

COUNTING = """
import sys
from grange.web.ratings.model import rate
from grange.web.storage.store import Store
store = Store(sys.argv[1])
while True:
    store.write(store.ratings.count, rate, 3)
"""


@pytest.fixture
def store(database):
    store = Store(database)
    yield store
    store.close()


def rows(store, table):
    with store.engine.connect() as connection:
        return connection.execute(select(table)).all()


def count_all(store):
    while store.write(store.ratings.count, rate, 5):
        pass


def ratings_in(store):
    return {(row.person, row.game, row.seats): (row.mu, row.sigma, row.games, row.first) for row in rows(store, ratings)}


@both_stores
def test_a_rated_game_counts_once(store):
    table = play(store, ["vera", "anna"])
    (result,) = rows(store, results)
    assert (result.table_id, result.game, result.seats, result.number) == (table, "evergreen", 2, None)
    assert store.write(store.ratings.count, rate, 5) == 1
    assert store.write(store.ratings.count, rate, 5) == 0
    skills = [store.ratings.of(person)["evergreen", 2] for person in ("vera", "anna")]
    assert [skill.games for skill in skills] == [1, 1]
    assert sum(skill.first for skill in skills) == 1
    assert sum(rating_of(skill) for skill in skills) == 3000
    (own,) = store.ratings.results_of("vera", 10)
    assert (own.table, own.mu) == (table, skills[0].mu)


@both_stores
def test_a_last_choice_that_is_written_twice_is_refused_and_changes_nothing(store):
    for person in ("vera", "anna"):
        make_account(store, person)
    live = almost_over(store, ["vera", "anna"])
    end(store, live)
    with pytest.raises(PositionTakenError):
        end(store, live)
    assert len(rows(store, results)) == 1
    assert len(rows(store, result_seats)) == 2


@pytest.mark.parametrize("case", ["one person", "two at one seat", "nobody"])
def test_only_games_between_different_people_have_a_result(store, case):
    people = {"one person": ["vera", "vera"], "nobody": ["vera"]}.get(case, ["vera", "anna"])
    for person in people:
        make_account(store, person)
    if case == "nobody":
        live = almost_over(store, ["vera", "anna"])
        store.write(store.people.forget, "anna")
    else:
        live = almost_over(store, people, rights=[Right("tom", 0)] if case == "two at one seat" else [])
    end(store, live)
    assert rows(store, results) == []
    assert rows(store, tables)[0].over


def test_nobody_escapes_a_loss_by_giving_the_account_up(store):
    for person in ("vera", "anna"):
        make_account(store, person)
    live = almost_over(store, ["vera", "anna"])
    store.write(store.people.remove_passkey, "vera", "vera")
    end(store, live)
    assert len(rows(store, results)) == 1


def test_ratings_are_the_same_when_they_are_computed_again(store):
    for number in range(6):
        play(store, ["vera", "anna"] if number % 2 else ["anna", "tom"], seed=7 + number % 2, ended=2e9 - number)
        if number % 3 == 2:
            count_all(store)
    before = ratings_in(store)
    assert store.ratings.count_again(rate) == (6, 3)
    assert ratings_in(store) == before


def test_results_of_hidden_tables_no_longer_count_when_all_is_computed_again(store):
    hidden, kept = play(store, ["vera", "anna"]), play(store, ["anna", "tom"])
    count_all(store)
    with store.writing.begin() as connection:
        connection.execute(tables.update().where(tables.c.id == hidden).values(closed=HIDDEN))
    assert store.ratings.count_again(rate) == (1, 2)
    assert {person for person, *_ in ratings_in(store)} == {"anna", "tom"}
    assert kept


@pytest.mark.parametrize("by_keeper", [True, False])
def test_whoever_is_deleted_leaves_results_without_a_name_that_count_as_before(store, by_keeper):
    play(store, ["vera" * 4, "anna" * 4])
    count_all(store)
    before = ratings_in(store)
    if by_keeper:
        with store.writing.begin() as connection:
            forget(connection, "vera" * 3)
    else:
        store.write(store.people.forget, "vera" * 4)
    assert store.ratings.of("vera" * 4) == {}
    assert not any("vera" in row.player for row in rows(store, result_seats))
    store.ratings.count_again(rate)
    assert ratings_in(store) == {key: value for key, value in before.items() if key[0] == "anna" * 4}


def test_what_a_browser_brings_to_an_account_includes_its_results(store):
    play(store, ["vera", "anna"])
    play(store, ["anna", "guest"])
    count_all(store)
    with store.writing.begin() as connection:
        from grange.web.storage.store.ratings import merge_players

        merge_players(connection, "guest", "vera")
    assert len(store.ratings.results_of("vera", 10)) == 2
    assert store.ratings.of("guest") == {}
    assert len(store.ratings.of("vera")) == 1


def test_everything_about_somebody_includes_results_and_ratings(store):
    table = play(store, ["vera", "anna"])
    count_all(store)
    known = store.people.everything("vera")
    assert [result["table_id"] for result in known["results"]] == [table]
    assert known["ratings"][0]["game"] == "evergreen"


def test_the_strongest_are_listed_by_name_and_people_are_compared(store):
    play(store, ["vera", "anna"])
    count_all(store)
    for person in ("vera", "anna"):
        store.write(store.people.claim, person, person.title(), [f"look of {person}"])
    best = store.ratings.best("evergreen", 2, 9.0, 1, 10)
    assert sorted(name for name, _ in best) == ["Anna", "Vera"]
    assert best[0][1].mu > best[1][1].mu
    assert store.ratings.best("evergreen", 2, 1.0, 1, 10) == []  # too little is known
    assert store.ratings.best("evergreen", 2, 9.0, 2, 10) == []  # too few have played with them
    assert store.ratings.ahead_of("evergreen", 2, best[0][1].mu) == (1, 2)
    play(store, ["vera", "tom"], ended=1.0)
    count_all(store)
    assert [name for name, _ in store.ratings.best("evergreen", 2, 9.0, 2, 10)] == ["Vera"]


def test_a_seat_that_a_bot_played_for_more_than_half_of_its_choices_does_not_count():
    journal = [
        Entry(0, "a"),
        Entry(1, "b"),
        Entry(1, "@late:steady"),
        Entry(1, "c"),
        Entry(1, "d"),
        Entry(1, "@back"),
        Entry(1, "e"),
    ]
    choices = {0, 1, 3, 4, 6}
    assert made_themselves(2, journal, choices) == [True, True]  # exactly half
    assert made_themselves(2, journal, choices - {6}) == [True, False]
    assert made_themselves(2, [Entry(1, "@handed:steady"), Entry(1, "c")], {1}) == [True, False]


@pytest.mark.parametrize("database", ["postgresql"], indirect=True)
def test_two_processes_that_are_killed_count_every_result_once(store, database):
    for number in range(24):
        play(store, [("vera", "anna"), ("anna", "tom"), ("tom", "vera")][number % 3], seed=7 + number % 2, ended=1e9 + number)
    for _ in range(2):
        counting = [subprocess.Popen([sys.executable, "-c", COUNTING, database]) for _ in range(2)]
        before = counted(store)
        try:
            until(partial(is_further, store, before))
        finally:
            for process in counting:
                process.kill()
                process.wait()
    count_all(store)
    assert counted(store) == 24
    found = ratings_in(store)
    assert sum(games for _, _, games, _ in found.values()) == 48
    store.ratings.count_again(rate)
    assert ratings_in(store) == found


def is_further(store, before):
    """Tell whether more results are counted than before, or all of them were."""
    return before == 24 or counted(store) > before


def counted(store):
    with store.engine.connect() as connection:
        return connection.execute(select(func.count()).where(results.c.number.is_not(None))).scalar_one()


@pytest.mark.parametrize("database", ["postgresql"], indirect=True)
def test_servers_that_count_at_the_same_time_wait_for_each_other(store, database):
    for number in range(12):
        play(store, ["vera", "anna"], ended=1e9 + number)
    other = Store(database)
    try:
        with ThreadPoolExecutor(2) as pool:
            done = list(pool.map(lambda each: [each.write(each.ratings.count, rate, 2) for _ in range(8)], [store, other]))
    finally:
        other.close()
    assert sum(map(sum, done)) == 12
    assert store.ratings.of("vera")["evergreen", 2].games == 12
