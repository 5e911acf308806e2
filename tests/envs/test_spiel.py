"""The games in OpenSpiel: its own checks, its search, and what a seat may know there."""

from __future__ import annotations

import subprocess
import sys

import numpy as np
import pytest

import grange

pyspiel = pytest.importorskip("pyspiel")
from open_spiel.python.algorithms import ismcts, mcts  # noqa: E402

from grange.envs import spiel  # noqa: E402

NAMES = [f"grange_{game.name}({rest})" for game in grange.games() for rest in ("players=1,seeds=9", "players=2,seeds=9")]


@pytest.mark.parametrize(
    "name", [*NAMES, "grange_farmerama(players=4,seeds=9)", "grange_agricola(players=3,rules=cards:on,seeds=9)"]
)
def test_openspiel_accepts_the_game(name):
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


def begun(name: str, seed: int = 3):
    state = pyspiel.load_game(name).new_initial_state()
    state.apply_action(seed)
    return state


def test_information_states_are_our_observations():
    state = begun("grange_agricola(players=2,rules=cards:on)")
    table = state.get_game().table
    for player in range(2):
        assert (np.array(state.information_state_tensor(player)) == table.observe(state.state, player)).all()


def test_a_resampled_state_looks_the_same_to_its_player_and_hides_something_else():
    state = begun("grange_agricola(players=2,rules=cards:on)")
    player = state.current_player()
    other = state.resample_from_infostate(player, np.random.RandomState(1).random_sample)
    assert other.information_state_string(player) == state.information_state_string(player)
    assert other.legal_actions() == state.legal_actions()
    assert other.state != state.state


@pytest.mark.parametrize("game", ["evergreen", "farmerama"])
def test_information_set_search_plays_it(game):
    state = begun(f"grange_{game}(players=2)")
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(state.get_game(), evaluator, 2.0, 8, -1, np.random.RandomState(2))
    for _ in range(3):
        state.apply_action(bot.step(state))
    assert len(state.state.history) == 3


def test_returns_are_wins_and_losses():
    state = begun("grange_evergreen(players=2)")
    assert state.returns() == [0.0, 0.0]
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
    won = state.state.winners
    assert state.returns() == ([0.0, 0.0] if len(won) == 2 else [1.0 if seat in won else -1.0 for seat in range(2)])


def test_wrong_parameters_are_refused():
    for wrong in ({"players": 9}, {"rules": "sun:up"}, {"seeds": 0}, {"seeds": 2**21}, {"seeds": "many"}):
        with pytest.raises(grange.BadSetup):
            spiel.SpielGame("evergreen", wrong)


def test_an_interpreter_that_has_registered_the_games_ends_well():
    subprocess.run([sys.executable, "-c", "import grange.envs.spiel"], check=True)
