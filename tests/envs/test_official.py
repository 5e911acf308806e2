"""The environments pass the official suites of PettingZoo and Gymnasium, with every warning as an error."""

from __future__ import annotations

import warnings
from collections.abc import Iterator

import gymnasium
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.env_registry.registration import make
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, render_test, seed_test

import grange
from grange.envs import GrangeVector, aec_env, env_id, gym_env, parallel_env
from tests.contract.setups import SETUPS, Setup

every_setup = pytest.mark.parametrize("setup", SETUPS, ids=str)

GAMES = [game.name for game in grange.games()]

# PettingZoo says this of every environment with a mask in its observation that is not one of its own
OF_ALL_MASKS = ("Observation space for each agent probably should be", "Observation is not a NumPy array")


@pytest.fixture(autouse=True)
def warnings_are_errors(capsys) -> Iterator[None]:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        yield


@every_setup
def test_pettingzoo_accepts_the_seats_one_after_another(setup: Setup):
    def make():
        return aec_env(setup.game, setup.seats, mask="info", **setup.rules)

    api_test(make(), num_cycles=30)
    seed_test(make, num_cycles=30)


@every_setup
def test_pettingzoo_accepts_masks_in_observations(setup: Setup):
    for message in OF_ALL_MASKS:
        warnings.filterwarnings("ignore", message)
    api_test(aec_env(setup.game, setup.seats, **setup.rules), num_cycles=30)


@every_setup
def test_pettingzoo_accepts_all_seats_at_once(setup: Setup):
    def make():
        return parallel_env(setup.game, setup.seats, **setup.rules)

    parallel_api_test(make(), num_cycles=60)
    parallel_seed_test(make, num_cycles=30)


@pytest.mark.parametrize("setup", [setup for setup in SETUPS if not setup.rules], ids=str)
def test_pettingzoo_accepts_whole_games(setup: Setup):
    api_test(aec_env(setup.game, setup.seats, mask="info", reward="margin"), num_cycles=500)


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_accepts_every_render_mode(game: str):
    def make(render_mode: str | None = None):
        return aec_env(game, 1, render_mode=render_mode)

    render_test(make, {"svg": lambda drawn: drawn.startswith("<svg")})


@every_setup
def test_gymnasium_accepts_one_seat_against_random_bots(setup: Setup):
    env = gym_env(setup.game, ["random"] * (setup.seats - 1), seat=setup.seats - 1, **setup.rules)
    check_env(env, skip_render_check=True)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("mask", ["info", "observation"])
def test_gymnasium_accepts_registered_environments_with_pictures(game: str, mask: str):
    env = gymnasium.make(f"grange.envs:{env_id(game)}", rivals=(), mask=mask, render_mode="ansi")
    check_env(env.unwrapped, skip_render_check=mask == "info")


@pytest.mark.parametrize("game", GAMES)
def test_gymnasium_makes_many_at_once(game: str):
    envs = gymnasium.make_vec(f"grange.envs:{env_id(game)}", num_envs=3, vectorization_mode="vector_entry_point", rivals=())
    assert isinstance(envs, GrangeVector)
    observations, infos = envs.reset(seed=5)
    assert envs.observation_space.contains(observations)
    for _ in range(30):
        actions = infos["action_mask"].argmax(axis=1)
        observations, *_, infos = envs.step(actions)
        assert envs.observation_space.contains(observations)


def test_pettingzoo_has_them_in_its_registry():
    assert make("aec", "grange/Evergreen-v0", seats=3).table.seats == 3
    assert make("parallel", "grange/Farmerama-v0").table.game.name == "farmerama"
