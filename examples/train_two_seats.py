"""Train a policy with masked PPO to play Evergreen for two against the bot gentle.

    pip install '.[examples]'
    python -m examples.train_two_seats --steps 200000

The reward is the lead over gentle, as it changes. At the end the policy plays games that it has not seen.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import torch
from stable_baselines3.common.env_util import make_vec_env
from stable_baselines3.common.vec_env import VecNormalize

from examples.ppo import PolicyBot, policy
from grange import Plan, by_bot, simulate
from grange.envs import gym_env


def train(steps: int, out: Path, **settings: Any) -> None:
    """Train a policy for some steps, and write it."""
    torch.set_num_threads(1)
    games = make_vec_env(lambda: gym_env("evergreen", rivals="gentle", reward="margin"), 8, seed=1)
    model = policy(VecNormalize(games, norm_obs=False, gamma=1.0), gym_env("evergreen", "gentle").describe(), **settings)
    model.learn(total_timesteps=steps)
    out.parent.mkdir(parents=True, exist_ok=True)
    model.save(out)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--steps", type=int, default=200_000)
    parser.add_argument("--out", type=Path, default=Path("build/ppo/two_seats.zip"))
    arguments = parser.parse_args()
    train(arguments.steps, arguments.out)
    PolicyBot.path = arguments.out
    for row in by_bot(list(simulate(Plan("evergreen", [PolicyBot, "gentle"], seed=1000, rotate=True), games=40))):
        print(f"{row.bot:24} wins {row.share:.0%}")


if __name__ == "__main__":
    main()
