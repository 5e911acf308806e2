"""What the environments promise beyond the official suites."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
from collections.abc import Callable
from itertools import islice
from typing import Any, cast

import gymnasium
import numpy as np
import pytest

import grange
from grange.core.chance import Chance
from grange.envs import aec_env, gym_env, parallel_env, vector_env
from grange.envs.rendering import with_plain_values
from tests.contract.setups import moments

GAMES = [game.name for game in grange.games()]


def play_out(env: Any, seed: int = 1) -> dict[str, float]:
    """Play an AEC game at random to its end, and sum up the rewards of each seat."""
    env.reset(seed=seed)
    chance, sums = Chance.of(seed), dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, over, _, _ = env.last()
        sums[agent] += reward
        env.step(None if over else chance.pick(np.flatnonzero(observation["action_mask"]).tolist()))
    return sums


# observations and masks


@pytest.mark.parametrize("game", GAMES)
def test_the_selected_seat_is_the_lowest_that_is_asked_and_its_mask_holds_its_options(game):
    env = aec_env(game, 2)
    env.reset(seed=3)
    chance = Chance.of(3)
    for _ in range(60):
        decision = env.game_state.decisions[0]
        observation, _, _, _, info = env.last()
        assert env.agent_selection == f"seat_{min(decision.seat for decision in env.game_state.decisions)}"
        assert np.flatnonzero(observation["action_mask"]).tolist() == sorted(decision.options)
        assert info["action_mask"] is observation["action_mask"]
        assert observation["action_mask"].dtype == np.int8
        env.step(chance.pick(decision.options))


def test_a_seat_that_is_not_asked_can_only_wait():
    env = aec_env("petrichor", 3)
    env.reset(seed=3)
    other = next(agent for agent in env.agents if agent != env.agent_selection)
    assert np.flatnonzero(env.observe(other)["action_mask"]).tolist() == [env.table.wait]


def test_a_state_holds_what_all_seats_know():
    env = aec_env("agricola", 3, cards="on")
    env.reset(seed=3)
    rows = env.state().reshape(3, -1)
    assert env.state_space.contains(env.state())
    assert all((rows[seat] == env.observe(f"seat_{seat}")["observation"]).all() for seat in range(3))


def test_observations_are_arrays_of_their_own():
    env = aec_env("evergreen")
    env.reset(seed=3)
    first = env.last()[0]["observation"]
    before = first.copy()
    first[:] = 0
    assert (env.last()[0]["observation"] == before).all()


def test_a_description_names_every_part_and_can_be_read_as_a_table():
    description = aec_env("evergreen", 2).describe()
    assert description[0].name == "seat"
    assert sum(part.size for part in description) == description.size
    assert description.slice("own.planet") == description["own.planet"].slice
    lines = str(description).splitlines()
    assert lines[0].split() == ["part", "from", "to", "most", "meaning"]
    assert len(lines) == 1 + len(description)
    assert "<td>own.planet</td>" in description._repr_html_()


def test_kinds_can_be_written_one_by_one_for_a_net():
    env = aec_env("evergreen", 2)
    env.reset(seed=3)
    description, seen = env.describe(), env.last()[0]["observation"]
    spread = description.one_hot(np.stack([seen, seen]))
    assert spread.shape == (2, description.one_hot_size)
    assert spread.dtype == np.uint8
    kinds = sum(part.size for part in description if part.kinds)
    counts = np.concatenate([seen[part.slice] for part in description if not part.kinds])
    assert spread[0].sum(dtype=int) == counts.sum(dtype=int) + kinds, "each kind is a single 1, and each count as it was"


# rewards and ends


@pytest.mark.parametrize("game", GAMES)
def test_rewards_add_up_to_wins_scores_and_margins(game):
    for reward in ("win", "score", "margin"):
        env = aec_env(game, 2, reward=reward)
        sums = [*play_out(env).values()]
        scores, winners = env.game_state.scores, env.game_state.winners
        expected = {
            "win": [0, 0] if len(winners) == 2 else [1 if seat in winners else -1 for seat in range(2)],
            "score": scores,
            "margin": [scores[0] - scores[1], scores[1] - scores[0]],
        }
        assert sums == expected[reward]


def test_a_player_alone_wins_or_loses_and_scores():
    assert play_out(aec_env("evergreen", 1))["seat_0"] in (1, -1)
    env = aec_env("agricola", 1, reward="margin")
    assert [*play_out(env).values()] == env.game_state.scores


def test_an_illegal_action_ends_the_game_with_a_penalty():
    env = aec_env("evergreen", 2)
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(env.table.wait)
    assert env.rewards == {agent: -1.0} | {other: 0.0 for other in env.possible_agents if other != agent}
    assert all(env.terminations.values())
    for action in (-1, 10**6):
        alone = gym_env("evergreen", rivals=())
        alone.reset(seed=1)
        assert alone.step(action)[1:4] == (-1.0, True, False)
    together = parallel_env("farmerama", 2)
    together.reset(seed=1)
    _, rewards, ends, _, _ = together.step({"seat_0": together.table.wait, "seat_1": together.game_state.decisions[1].options[0]})
    assert rewards == {"seat_0": -1.0, "seat_1": 0.0}
    assert all(ends.values())
    assert together.agents == []


@pytest.mark.parametrize("game", GAMES)
def test_all_seats_at_once_play_whole_games(game):
    env = parallel_env(game, 3, reward="score")
    observations, _ = env.reset(seed=4)
    chance, sums, steps = Chance.of(4), [0.0] * 3, 0
    while env.agents:
        actions = {agent: chance.pick(np.flatnonzero(seen["action_mask"]).tolist()) for agent, seen in observations.items()}
        observations, rewards, *_ = env.step(actions)
        sums = [total + rewards[agent] for total, agent in zip(sums, env.possible_agents, strict=True)]
        steps += 1
    assert sums == env.game_state.scores
    assert steps <= len(env.game_state.history)


# before the first game, and after one


def test_before_the_first_reset_everything_says_that_no_game_is_under_way():
    seats, together, alone = aec_env("evergreen"), parallel_env("evergreen"), gym_env("evergreen", ())
    many = vector_env("evergreen", 2, ())
    calls: list[Callable[[], object]] = [
        lambda: seats.step(0),
        seats.last,
        lambda: seats.observe("seat_0"),
        seats.state,
        seats.render,
        lambda: seats.clone(0, 1),
        lambda: seats.game_state,
        lambda: together.step({"seat_0": 0, "seat_1": 0}),
        together.state,
        lambda: alone.step(0),
        alone.action_masks,
        alone.render,
        lambda: alone.game_state,
        lambda: many.step(np.zeros(2, np.int64)),
        many.action_masks,
        many.render,
        lambda: many.reset(options={"reset_mask": np.array([True, False])}),
    ]
    for call in calls:
        with pytest.raises(grange.GameOver, match=r"reset\(\)"):
            call()


def test_a_game_that_has_ended_does_not_go_on():
    alone = gym_env("evergreen", ())
    alone.reset(seed=1)
    alone.step(-1)
    together = parallel_env("farmerama", 2)
    together.reset(seed=1)
    together.step({})
    seats = aec_env("evergreen")
    play_out(seats)
    many = vector_env("evergreen", 2, (), autoreset_mode="Disabled")
    _, infos = many.reset(seed=1)
    many.step([-1, infos["action_mask"][1].argmax()])
    history = len(many.learners[1].state.history)
    calls: list[Callable[[], object]] = [
        lambda: alone.step(0),
        lambda: together.step({"seat_0": 0, "seat_1": 0}),
        lambda: seats.step(None),
        seats.last,
        lambda: many.step([0, 0]),
    ]
    for call in calls:
        with pytest.raises(grange.GameOver, match=r"reset\(\)"):
            call()
    assert len(alone.game_state.history) == len(together.game_state.history) == 0
    assert len(many.learners[1].state.history) == history, "no game of the batch has gone on"


@pytest.mark.parametrize("make", [aec_env, parallel_env, gym_env, vector_env])
def test_a_deep_copy_or_a_pickle_of_an_environment_plays_on_by_itself(make):
    env = make("agricola", **({"num_envs": 1} if make is vector_env else {}))
    env.reset(seed=4)
    again = [copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
    before = pickle.dumps(states_of(env)[0].to_dict())
    for other in again:
        assert states_of(other) == states_of(env)
        other.reset()
        assert pickle.dumps(states_of(env)[0].to_dict()) == before
    env.reset()
    assert states_of(env) == states_of(again[0]) == states_of(again[1]), "the generators go on alike"


def states_of(env: Any) -> list[grange.State]:
    return [learner.state for learner in env.learners] if hasattr(env, "learners") else [env.game_state]


# seeds, clones, names


def test_the_same_seed_gives_the_same_game_and_the_next_one_another():
    one, other = aec_env("agricola", 2, cards="on"), aec_env("agricola", 2, cards="on")
    for env in (one, other):
        env.reset(seed=11)
    assert one.game_state == other.game_state
    one.reset()
    other.reset()
    assert one.game_state == other.game_state
    assert (one.game_state.origin.seed or 0) < 2**53
    other.reset(seed=11)
    assert one.game_state != other.game_state


def test_a_clone_deals_again_what_its_seat_does_not_know():
    env = aec_env("agricola", 2, cards="on")
    env.reset(seed=5)
    clones = [env.clone(0, seed) for seed in range(2)]
    assert clones[0].view(0) == clones[1].view(0) == env.game_state.view(0)
    assert clones[0] != clones[1]
    assert clones[0].origin.seed is None


def test_actions_have_names_in_every_language():
    env = gym_env("evergreen", rivals=())
    env.reset(seed=5)
    actions = np.flatnonzero(env.action_masks()).tolist()
    assert len({env.action_name(action, lang) for action in actions for lang in ("en", "ru", "pl")}) > len(actions)
    assert env.action_name(env.table.wait) == "Wait"
    assert env.action_name(40) == env.game_state.code(40), "an action that is not legal has its code"
    assert env.action_name(335) == "335", "one that this table does not have has only its number"


def test_a_finished_game_has_a_record_that_can_be_replayed():
    env = aec_env("farmerama", 2)
    play_out(env)
    assert grange.replay(env.game_state.record()) == env.game_state


# one seat against bots


def test_bots_play_the_other_seats():
    env = gym_env("petrichor", ["gentle", "random"], seat=1, reward="margin")
    _, info = env.reset(seed=2)
    total, over, chance = 0.0, False, Chance.of(2)
    while not over:
        assert any(decision.seat == 1 for decision in env.game_state.decisions)
        assert (env.action_masks() == info["action_mask"].astype(bool)).all()
        _, reward, over, _, info = env.step(chance.pick(np.flatnonzero(info["action_mask"]).tolist()))
        total += reward
    scores = env.game_state.scores
    assert total == scores[1] - max(scores[0], scores[2])


class First:
    def choose(self, glimpse: grange.Glimpse) -> int:
        return glimpse.options[0]


def test_a_bot_of_ones_own_can_be_a_rival():
    env = gym_env("evergreen", First)
    env.reset(seed=2)
    assert env.table.seats == 2


# many at once


def batch(env: Any, chance: Chance, infos: dict[str, Any]) -> np.ndarray:
    return np.array([chance.pick(np.flatnonzero(mask).tolist()) for mask in infos["action_mask"]])


@pytest.mark.parametrize("mode", ["NextStep", "SameStep"])
def test_games_that_end_begin_anew(mode):
    env = vector_env("evergreen", 2, rivals=(), autoreset_mode=mode, reward="score")
    observations, infos = env.reset(seed=3)
    chance, ends, sums = Chance.of(3), 0, np.zeros(2)
    before = np.zeros(2, np.bool_)
    for _ in range(400):
        observations, rewards, terminations, truncations, infos = env.step(batch(env, chance, infos))
        sums += rewards
        assert env.observation_space.contains(observations)
        assert not truncations.any()
        if mode == "NextStep":
            assert not (before & terminations).any(), "the step after an end begins a game"
            assert (rewards[before] == 0).all()
        elif terminations.any():
            number = int(np.flatnonzero(terminations)[0])
            assert infos["_final_obs"].tolist() == terminations.tolist()
            assert env.single_observation_space.contains(infos["final_obs"][number])
            assert infos["final_info"]["action_mask"][number].sum() == 1, "after the end there is nothing but waiting"
        before = terminations
        ends += terminations.sum()
    assert ends > 2
    assert sums.sum() > 0


def test_a_vector_of_games_plays_like_single_ones():
    many, one = vector_env("petrichor", 3, rivals=()), gym_env("petrichor", rivals=())
    seen, infos = many.reset(seed=8)
    alone, info = one.reset(seed=9)
    for _ in range(20):
        assert (seen[1] == alone).all()
        assert (infos["action_mask"][1] == info["action_mask"]).all()
        actions = infos["action_mask"].argmax(axis=1)
        seen, _, _, _, infos = many.step(actions)
        alone, _, over, _, info = one.step(actions[1])
        if over:
            break


def test_a_vector_of_games_shares_its_mask_and_describes_its_observations():
    env = vector_env("evergreen", 3, rivals=(), mask="observation")
    seen, infos = env.reset(seed=8)
    assert seen["action_mask"] is infos["action_mask"]
    assert env.describe().size == seen["observation"].shape[1]
    before = seen["observation"].copy()
    env.step(infos["action_mask"].argmax(axis=1))
    assert (seen["observation"] == before).all(), "arrays that were handed out stay as they were"


def test_single_games_of_a_vector_can_be_reset():
    env = vector_env("evergreen", 3, rivals=(), mask="observation", autoreset_mode="Disabled")
    before, infos = env.reset(seed=[1, 2, 3])
    env.step(infos["action_mask"].argmax(axis=1))
    after, _ = env.reset(seed=[1, None, None], options={"reset_mask": np.array([True, False, False])})
    assert (after["observation"][0] == before["observation"][0]).all()
    assert (after["observation"][1] != before["observation"][1]).any()


# pictures


def test_pictures_are_text_drawings_or_pixels():
    env = gym_env("evergreen", rivals=(), render_mode="rgb_array")
    env.reset(seed=1)
    pixels = env.render()
    assert pixels.shape == (533, 800, 3)
    assert 100 < pixels.mean() < 240, "the light theme"
    assert len(np.unique(pixels.reshape(-1, 3), axis=0)) > 1000
    tables = vector_env("evergreen", 2, rivals=(), render_mode="ansi")
    tables.reset(seed=1)
    assert all(isinstance(text, str) for text in tables.render() or ())


def test_a_picture_for_rasterizers_has_no_names_for_colours():
    for state in islice(moments(grange.new_game("agricola", 2, 1), every=40), 2):
        plain = with_plain_values(state.svg(0))
        assert "var(" not in plain
        assert "@media" not in plain


# errors


def begun(game: str) -> Any:
    env = aec_env(game)
    env.reset(seed=1)
    return env


def many() -> Any:
    envs = vector_env("evergreen", 3, ())
    envs.reset(seed=1)
    return envs


def test_a_refused_batch_of_actions_changes_nothing():
    envs = many()
    with pytest.raises(grange.BadSetup):
        envs.step([0, 0])
    assert [len(learner.state.history) for learner in envs.learners] == [0, 0, 0]


def test_numbers_of_numpy_are_numbers():
    env = aec_env("evergreen", cast("int", np.int64(3)))
    env.reset(seed=1)
    assert (env.table.seats, type(env.table.seats)) == (3, int)
    env.step(cast("int", np.array(env.last()[4]["action_mask"].argmax())))
    assert len(env.game_state.history) == 1
    assert type(env.game_state.history[0][1]) is int
    some: list[Any] = [5, np.int64(5), [5, 6], np.array([5, 6])]
    batches = [vector_env("evergreen", 2, ()).reset(seed=seed)[0] for seed in some]
    assert all((batch == batches[0]).all() for batch in batches)


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (lambda: aec_env("chess"), "chess"),
        (lambda: aec_env("evergreen", 9), "9 seats"),
        (lambda: aec_env("evergreen", sun="up"), "sun"),
        (lambda: aec_env("evergreen", no_such_rule=1), "no_such_rule"),
        (lambda: aec_env("evergreen", reward="fame"), "win, score, and margin|win, score and margin|win, score, margin"),
        (lambda: aec_env("evergreen", mask="nowhere"), "nowhere"),
        (lambda: aec_env("evergreen", render_mode="smell"), "smell"),
        (lambda: gym_env("evergreen", ["nobody"]), "nobody"),
        (lambda: gym_env("evergreen", ["random"], seat=2), "2"),
        (lambda: gym_env("evergreen", cast("Any", 7)), "7"),
        (lambda: vector_env("evergreen", 0), "0"),
        (lambda: aec_env("agricola", start="goal=50"), "start"),
        (lambda: aec_env("agricola", rules={"cards": "on"}), "cards='on'"),
        (lambda: aec_env("evergreen", reward=cast("Any", ["win"])), "win"),
        (lambda: aec_env("evergreen", render_mode=cast("Any", ["ansi"])), "ansi"),
        (lambda: aec_env("evergreen", components=cast("Any", 5)), "table of values"),
        (lambda: vector_env("evergreen", 2, autoreset_mode="never"), "never.*NextStep"),
        (lambda: begun("evergreen").clone(9, 1), "seat 9"),
        (lambda: begun("evergreen").clone(0, -1), "-1 is not a valid seed"),
        (lambda: begun("evergreen").clone(0, cast("Any", None)), "None is not a valid seed"),
        (lambda: begun("evergreen").step(cast("Any", 0.5)), "0.5 is not an action. Use a whole number from 0 to 336"),
        (lambda: begun("evergreen").step(cast("Any", [0])), "not an action"),
        (lambda: begun("evergreen").action_name(0, "en", 9), "seat 9"),
        (lambda: many().step([0, 0]), "actions must have one value for each of the 3 games"),
        (lambda: many().step(np.zeros((3, 1), np.int64)), "actions"),
        (lambda: many().step(np.zeros(3)), "actions"),
        (lambda: many().reset(seed=[1, 2]), "seed must have one value"),
        (lambda: many().reset(options={"reset_mask": np.ones(4, np.bool_)}), "reset_mask"),
        (lambda: many().reset(options={"reset_mask": np.array([0, 1, 2])}), "reset_mask"),
    ],
)
def test_wrong_arguments_get_clear_errors(wrong, said):
    with pytest.raises(grange.GrangeError, match=said):
        wrong()


@pytest.mark.parametrize(
    ("missing", "module", "extra"),
    [("pettingzoo", "grange.envs", "envs"), ("gymnasium", "grange.envs", "envs"), ("pyspiel", "grange.envs.spiel", "spiel")],
)
def test_without_its_packages_an_extra_says_what_to_install(missing, module, extra):
    code = f"import sys; sys.modules[{missing!r}] = None\ntry:\n    import {module}\nexcept ValueError as problem: print(problem)"
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert f"pip install 'grange[{extra}]'" in said


def test_environments_are_registered_by_their_import():
    assert gymnasium.spec("grange/Agricola-v0").kwargs == {"game": "agricola"}
