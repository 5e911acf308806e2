"""Fitting weights: the features of positions, and that the fit recovers the weights hidden in the samples."""

from __future__ import annotations

import random
from math import isfinite

import pytest

import grange
from grange.core.errors import BadSetup
from grange.core.weights import read_weights, write_weights
from grange.games import find
from grange.lab.fit import Games, Sample, first_weights, fitted, play, play_all, play_number
from grange.lab.tasks import HERE

FITTED = [game for game in grange.games() if game.bots.fit is not None]
every_fit = pytest.mark.parametrize("game", FITTED, ids=lambda game: game.name)


def test_what_features_are_worth_is_found_again():
    chance = random.Random(1)
    rows = [[1.0, chance.random(), 5 * chance.random(), 3.0] for _ in range(200)]
    samples = [Sample(0, row, 7 + 2 * row[1] - row[2]) for row in rows]
    [[always, first, second, never]] = fitted(samples)
    assert first == pytest.approx(2, rel=0.05)
    assert second == pytest.approx(-1, rel=0.05)
    assert always == pytest.approx(7, rel=0.05)
    assert never == 0


def test_every_stage_has_weights_of_its_own():
    chance = random.Random(1)
    rows = [(stage, [1.0, chance.random()]) for stage in (1, 2, 3) for _ in range(100)]
    samples = [Sample(stage, row, 4 * row[1] * stage - stage) for stage, row in rows]
    found = fitted(samples)
    assert [row[1] for row in found[1:]] == [pytest.approx(4 * stage, abs=0.1) for stage in (1, 2, 3)]
    assert [row[0] for row in found[1:]] == [pytest.approx(-stage, abs=0.1) for stage in (1, 2, 3)]


def test_what_few_games_of_a_stage_cannot_tell_is_found_between_its_neighbours():
    chance = random.Random(1)
    rows = [(stage, [1.0, chance.random()]) for stage in (1, 3) for _ in range(100)]
    samples = [Sample(stage, row, 4 * row[1] * stage) for stage, row in rows]
    found = fitted([*samples, Sample(2, [1.0, 0.5], 4.0)])
    assert found[2][1] == pytest.approx(8, abs=0.1)


def test_weights_are_written_and_read_as_they_were(tmp_path):
    (tmp_path / "bots").mkdir()
    write_weights(tmp_path, ("light", "big trees"), {"alone": [[0.0, 1.5], [2.0, -3.0]]})
    assert read_weights(tmp_path, ("big trees", "light", "new")) == {"alone": [[1.5, 0.0, 0.0], [-3.0, 2.0, 0.0]]}


@every_fit
def test_a_game_has_weights_for_all_its_kinds_of_tables(game):
    weights = read_weights(game.folder, game.bots.fit.features)
    kinds = {game.bots.fit.kind(game.origin(seats, 1, {}, {}).begin()) for seats in game.seats}
    assert kinds <= set(weights)
    for rows in weights.values():
        assert all(isfinite(weight) for row in rows for weight in row)


@pytest.mark.slow
@every_fit
def test_every_moment_of_a_game_is_described_by_all_features_and_what_came_of_it(game):
    samples = play(game.name, 2, 3, {})
    assert samples
    assert all(len(sample.features) == len(game.bots.fit.features) for sample in samples)
    ends = grange.new_game(game.name, 2, 3)
    assert {sample.stage for sample in samples} == set(range(1, 1 + game.bots.fit.stage(ends)))


@every_fit
def test_a_value_depends_on_the_weights_in_use_and_not_on_those_used_before(game):
    usual = read_weights(game.folder, game.bots.fit.features)
    double = {kind: [[2 * weight for weight in row] for row in rows] for kind, rows in usual.items()}
    state = grange.new_game(game.name, 2, 3)
    for _ in range(5):
        state.follow(state.asked()[1][0])
    values = []
    for weights in (usual, double, usual):
        game.bots.fit.use(weights)
        values.append(game.bots.foresight.rollouts.value(state, 0))
    assert values[0] == values[2] != values[1]


@pytest.mark.slow
def test_a_game_of_a_fit_depends_only_on_its_plan_and_number():
    game = find("evergreen")
    assert game.bots.fit
    plan = Games("evergreen", [1, 2], 1, 0, {}, read_weights(game.folder, game.bots.fit.features))
    alone = [play_number(plan, number) for number in range(2)]
    assert [play_number(plan, number) for number in (1, 0)] == alone[::-1]


@pytest.mark.slow
def test_a_fit_continues_from_its_folder(tmp_path):
    game = find("evergreen")
    assert game.bots.fit
    usual = read_weights(game.folder, game.bots.fit.features)
    plan = Games("evergreen", [1], 1, 0, {}, usual)
    whole = play_all(plan, 2, None, HERE)
    assert play_all(plan, 1, tmp_path, HERE) == whole[:1]
    before = (tmp_path / "time-1.jsonl").read_bytes()
    assert play_all(plan, 2, tmp_path, HERE) == whole
    assert (tmp_path / "time-1.jsonl").read_bytes().startswith(before)
    assert first_weights(tmp_path, {}) == usual
    with pytest.raises(BadSetup):
        play_all(Games("evergreen", [2], 1, 0, {}, usual), 2, tmp_path, HERE)


@every_fit
def test_a_value_is_worth_the_same_whatever_is_hidden(game):
    state = grange.new_game(game.name, 2, 3)
    values = {game.bots.foresight.rollouts.value(state.imagine(0, seed), 0) for seed in range(3)}
    assert len(values) == 1


@pytest.mark.parametrize("game", grange.games(), ids=lambda game: game.name)
def test_at_the_end_a_value_tells_who_leads(game):
    state = grange.new_game(game.name, 2, 3)
    chance = random.Random(1)
    while not state.over:
        _, options = state.asked()
        state.follow(chance.choice(options))
    first, second = (game.bots.foresight.rollouts.value(state, seat) for seat in (0, 1))
    assert (first > second) == (state.scores[0] > state.scores[1])
