"""Swiss pairings: close points, no rivals twice, a fair bye, start seats in turn; also when players leave."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from grange.core.chance import Chance
from grange.core.swiss import Division, Sitting, pair, points_at, smaller_tables, standings, table_sizes, total_points


def names(number):
    return [f"p{player:03}" for player in range(number)]


def played(sitting, random):
    """Let a table end at random, with shared places and now and then a bot that finishes for somebody."""
    scores = [random.randrange(6) for _ in sitting.players]
    places = tuple(1 + sum(other > own for other in scores) for own in scores)
    absent = frozenset(player for player in sitting.players if random.random() < 0.02)
    return Sitting(sitting.players, places if len(places) > 1 else (), absent)


def cup(players, size, rounds, seed=1, leaving=0.0):
    """Play a cup; some players leave after each round."""
    random, left = Random(seed), set[str]()
    history: list[list[Sitting]] = []
    for _ in range(rounds):
        paired = pair(names(players), size, history, left, seed)
        history.append([played(sitting, random) for sitting in paired])
        left |= {player for player in names(players) if random.random() < leaving}
    return history, left


def meetings(history):
    return Counter(frozenset(two) for each in history for sitting in each for two in combinations(sitting.players, 2))


def again(tables, history):
    """Count the meetings again, as the pairing weighs them."""
    met = meetings(history)
    return sum(met[frozenset(two)] ** 2 for sitting in tables for two in combinations(sitting.players, 2))


def every_division(players, sizes):
    """List all ways to divide players into tables of these sizes."""
    if not players:
        yield []
        return
    first, others = players[0], players[1:]
    for size in set(sizes):
        rest = list(sizes)
        rest.remove(size)
        for chosen in combinations(others, size - 1):
            for division in every_division([player for player in others if player not in chosen], rest):
                yield [(first, *chosen), *division]


# points


def test_the_places_of_a_table_of_four_earn_three_two_one_and_none():
    assert points_at(Sitting(("a", "b", "c", "d"), (4, 1, 3, 2))) == {"b": 3, "d": 2, "c": 1, "a": 0}


def test_every_size_of_table_gives_one_and_a_half_points_a_player():
    for size in (2, 3, 4):
        earned = points_at(Sitting(tuple(names(size)), tuple(range(1, size + 1))))
        assert sum(earned.values()) / size == 1.5
    assert points_at(Sitting(("a",))) == {"a": 1.5}


def test_everybody_first_shares_all_points():
    assert set(points_at(Sitting(("a", "b", "c", "d"), (1, 1, 1, 1))).values()) == {1.5}


def test_a_bot_that_finishes_for_somebody_takes_no_points_from_the_others():
    earned = points_at(Sitting(("a", "b", "c"), (1, 2, 3), frozenset("a")))
    assert earned == {"b": 3, "c": 1.5, "a": 0}
    assert points_at(Sitting(("a", "b"), (1, 2), frozenset("ab"))) == {"a": 0, "b": 0}


def test_the_points_of_rivals_decide_between_equals():
    first = [Sitting(("a", "b"), (1, 2)), Sitting(("c", "d"), (1, 2)), Sitting(("e", "f"), (1, 2))]
    second = [Sitting(("a", "c"), (1, 2)), Sitting(("e", "b"), (2, 1)), Sitting(("d", "f"), (1, 1))]
    rows = standings(list("abcdef"), 2, [first, second])
    assert [(row.player, row.place, row.points, row.rivals) for row in rows[:4]] == [
        ("a", 1, 6, 6),
        ("b", 2, 3, 9),
        ("c", 3, 3, 7.5),
        ("e", 4, 3, 4.5),
    ]
    assert rows[1].results == [2, 1]


def test_equals_in_everything_share_a_place():
    rows = standings(list("abcd"), 2, [[Sitting(("a", "b"), (1, 2)), Sitting(("c", "d"), (1, 2))]])
    assert [(row.player, row.place) for row in rows] == [("a", 1), ("c", 1), ("b", 3), ("d", 3)]


def test_a_bye_counts_like_rivals_of_equal_points():
    rows = standings(list("abc"), 2, [[Sitting(("a", "b"), (1, 2)), Sitting(("c",))]])
    assert [(row.player, row.points, row.rivals) for row in rows] == [("a", 3, 0), ("c", 1.5, 1.5), ("b", 0, 3)]
    assert rows[1].results == [None]


# pairing


@pytest.mark.parametrize("size", [2, 3, 4])
def test_tables_are_as_few_and_as_even_as_possible(size):
    for players in range(2, 201):
        sizes = table_sizes(players, size)
        assert sum(sizes) == players
        assert len(sizes) == -(-players // size)
        assert max(sizes) <= size
        assert max(sizes) - min(sizes) <= 1
        assert (1 in sizes) == (size == 2 and players % 2 == 1)


@pytest.mark.parametrize(
    ("players", "size"), [(5, 2), (6, 2), (7, 2), (8, 2), (5, 3), (6, 3), (7, 3), (5, 4), (6, 4), (7, 4), (8, 4)]
)
def test_small_fields_meet_again_as_seldom_as_brute_force_allows(players, size):
    for seed in range(3):
        history: list[list[Sitting]] = []
        random = Random(seed)
        for _ in range(5):
            paired = pair(names(players), size, history, seed=seed)
            turns, sizes = smaller_tables(history), table_sizes(players, size)
            fewest = min(again(tables, history) for tables in fair_divisions(names(players), sizes, turns))
            assert again(paired, history) == fewest
            history.append([played(sitting, random) for sitting in paired])


def fair_divisions(players, sizes, turns):
    """List the divisions in which smaller tables go to those who had them most seldom."""
    seats = sum(size for size in sizes if size < max(sizes))
    fair = sorted(turns[player] for player in players)[:seats]
    for division in every_division(players, sizes):
        chosen = [turns[player] for table in division if len(table) < max(sizes) for player in table]
        if sorted(chosen) == fair:
            yield [Sitting(table) for table in division]


@pytest.mark.parametrize(("players", "size"), [(6, 2), (6, 3), (8, 4)])
def test_small_fields_sit_as_close_in_points_as_brute_force_allows(players, size):
    history, _ = cup(players, size, 1)
    points = total_points(names(players), history)

    def apart(tables):
        return sum((points[one] - points[other]) ** 2 for sitting in tables for one, other in combinations(sitting.players, 2))

    divisions = [[Sitting(table) for table in division] for division in every_division(names(players), table_sizes(players, size))]
    best = min((again(tables, history), apart(tables)) for tables in divisions)
    paired = pair(names(players), size, history)
    assert (again(paired, history), apart(paired)) == pytest.approx(best)


@pytest.mark.parametrize(("players", "size"), [(10, 2), (11, 3), (12, 4)])
def test_exchanges_find_as_few_meetings_again_as_all_divisions_do(players, size):
    everybody = names(players)
    for seed in range(3):
        history, _ = cup(players, size, 3, seed)
        division = Division(everybody, table_sizes(players, size), history)
        divisions = division.exact(), division.improved(Chance.of(seed))
        exact, improved = ([Sitting(tuple(everybody[at] for at in group)) for group in groups] for groups in divisions)
        assert again(improved, history) == again(exact, history)


def test_whoever_has_begun_less_often_begins_even_if_another_seat_would_be_new():
    began = [[Sitting(("a", "x"), (1, 2))], [Sitting(("a", "y"), (1, 2)), Sitting(("b", "x"), (1, 2))]]
    second = [[Sitting((rival, "a"), (1, 2))] for rival in ("x", "y", "x")]
    (sitting,) = pair(list("abxy"), 2, [*began, *second], left=("x", "y"))
    assert sitting.players == ("b", "a")


def test_everybody_sits_in_a_seat_that_is_new_to_them():
    first = [Sitting(("a", "b", "c"), (1, 2, 3))]
    (sitting,) = pair(list("abc"), 3, [first])
    assert all(sitting.players[seat] != player for seat, player in enumerate(first[0].players))


@pytest.mark.parametrize("players", [5, 13])
def test_a_bye_goes_to_somebody_with_the_fewest_points(players):
    for seed in range(5):
        everybody = names(players)
        first = [Sitting(each.players, (1, 2) if len(each.players) > 1 else ()) for each in pair(everybody, 2, [], seed=seed)]
        (had,) = (each.players[0] for each in first if len(each.players) == 1)
        points = total_points(everybody, [first])
        (bye,) = (each.players[0] for each in pair(everybody, 2, [first], seed=seed) if len(each.players) == 1)
        assert bye != had
        assert points[bye] == 0


@settings(max_examples=40, deadline=None)
@given(st.integers(5, 60), st.sampled_from([2, 3, 4]), st.integers(1, 6), st.integers(0, 1000), st.sampled_from([0.0, 0.05]))
def test_a_cup_of_any_size_is_fair(players, size, rounds, seed, leaving):
    history, left = cup(players, size, rounds, seed, leaving)
    turns: Counter[str] = Counter()
    for number, each in enumerate(history):
        sat = [player for sitting in each for player in sitting.players]
        assert len(sat) == len(set(sat))
        assert sorted(len(sitting.players) for sitting in each) == sorted(table_sizes(len(sat), size)) if sat else True
        before = turns.copy()
        turns = smaller_tables(history[: number + 1])
        given_now = [player for player in sat if turns[player] > before[player]]
        others = [player for player in sat if turns[player] == before[player]]
        if given_now and others:  # nobody twice before everybody once
            assert max(before[player] for player in given_now) <= min(before[player] for player in others)
    if not leaving:
        assert {player for sitting in history[-1] for player in sitting.players} == set(names(players))
        begun = Counter(sitting.players[0] for each in history for sitting in each)
        starts = [begun[player] for player in names(players)]
        assert max(starts) - min(starts) <= 3
    assert not left & {player for sitting in pair(names(players), size, history, left, seed) for player in sitting.players}


@pytest.mark.parametrize(("players", "size", "rounds"), [(200, 4, 5), (199, 2, 5), (100, 3, 6), (40, 4, 5)])
def test_large_fields_never_meet_again(players, size, rounds):
    history, _ = cup(players, size, rounds)
    assert max(meetings(history).values()) == 1


def test_the_same_history_gives_the_same_tables_and_leaders_sit_at_the_first_one():
    history, _ = cup(40, 4, 3)
    paired = pair(names(40), 4, history, seed=1)
    assert paired == pair(list(reversed(names(40))), 4, history, seed=1)
    assert standings(names(40), 4, history)[0].points == max(
        standing.points for standing in standings(names(40), 4, history) if standing.player in paired[0].players
    )


def test_nobody_is_left_to_pair():
    assert pair(names(3), 2, [], names(3)) == []
    assert [sitting.players for sitting in pair(names(3), 2, [], names(3)[1:])] == [("p000",)]
