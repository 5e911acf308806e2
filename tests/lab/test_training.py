"""Training: the same seed gives the same training games, and their samples say how they ended."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from grange.core.chance import Chance
from grange.core.evaluation import POINTS, SEATS
from grange.games import find
from grange.lab.tasks import HERE
from grange.lab.training import run, samples
from grange.lab.training.match import match
from grange.lab.training.run import first_game, play_scripted_opening
from grange.lab.training.selfplay import Table, play
from tests.bots.test_search import LEARNING, some_net


def a_table(seats: int, seed: int = 4) -> Table:
    return Table(find("agricola"), LEARNING, seats, {}, Chance.of(seed))


def test_first_games_are_the_same_for_the_same_seed():
    one, other = (first_game(a_table(2)) for _ in range(2))
    assert one.rows == other.rows
    assert one.outcomes == other.outcomes


@pytest.mark.slow
def test_a_generation_that_was_stopped_plays_only_its_missing_chunks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(run, "CHUNK", 1)
    settings, told = run.Run("agricola", tmp_path, first=3), []
    run.play_all(settings, 0, HERE, lambda *now: told.append(now[:2]))
    assert told == [(1, 3), (2, 3), (3, 3)]
    before = [file.read_bytes() for file in settings.files(range(1))]
    settings.chunk(0, 1).unlink()
    run.play_all(settings, 0, HERE, lambda *now: told.append(now[:2]))
    assert told[3:] == [(1, 1)]
    assert [file.read_bytes() for file in settings.files(range(1))] == before


def test_samples_say_what_each_seat_came_to_seen_from_the_seat_that_was_asked(tmp_path: Path):
    table = a_table(2)
    game = first_game(table)
    samples.write(tmp_path / "games.npz", samples.content([game]))
    found = samples.read_samples([tmp_path / "games.npz"])
    points = table.state.scores
    for seat, outcome in zip(game.seats, found["outcomes"], strict=True):
        assert [round(float(own) * POINTS) for own in outcome[SEATS : SEATS + 2]] == [points[seat], points[1 - seat]]
    assert found["rows"].shape == (len(game.rows), len(LEARNING.features))


def test_the_search_plays_games_to_their_end_and_teaches_its_policy():
    tables = [a_table(1, seed) for seed in range(2)]
    for table in tables:
        play_scripted_opening(table)
    games = play(tables, some_net(), full=6, quick=3, share=0.5)
    assert all(table.state.over for table in tables)
    taught: list[Any] = [policy for game in games for policy in game.policies if policy]
    assert taught
    assert all(np.isclose(sum(policy), 1.0) for policy in taught)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_in_a_match_with_itself_a_player_wins_its_share(seats: int):
    outcome = match("farmerama", ["random", "random"], 6, 1, 7, {}, seats)
    assert outcome.games % seats == 0
    assert outcome.games >= 6
    assert outcome.even == 1 / seats
    assert outcome.strength == outcome.share * seats


def test_a_stronger_bot_wins_a_match_from_one_seat_among_three():
    outcome = match("evergreen", ["steady", "random"], 3, 1, 7, {}, 3)
    assert outcome.wins == 3
    assert outcome.strength == 3
    assert outcome.points[0] > outcome.points[1]


def test_alone_the_player_with_more_points_on_a_deal_wins_it():
    outcome = match("evergreen", ["steady", "random"], 4, 1, 7, {}, 1)
    assert (outcome.games, outcome.wins) == (2, 2)
    assert outcome.points[0] > outcome.points[1]


def test_a_net_plays_a_match_at_a_table_for_three():
    outcome = match("agricola", [some_net(), "random"], 3, 2, 7, {}, 3)
    assert outcome.games == 3
