"""Train a policy with masked PPO to play Evergreen alone, on the CPU, and draw how its points grow.

    pip install '.[examples]'
    python -m examples.train_ppo --minutes 5

Writes `policy.zip` and `curve.svg`. The last lines say how the policy compares with our bots.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from statistics import mean
from typing import Any

import torch
from rich.progress import Progress
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.env_util import make_vec_env
from stable_baselines3.common.vec_env import VecNormalize

import grange
from examples.curve import curve
from examples.ppo import PolicyBot, policy
from grange.envs import gym_env

GAMES = 8  # that are played at the same time
JUDGED = 20  # games at the end


class Watch(BaseCallback):
    """Shows how far the training is, stops when the time is over, and writes policy and curve every minute."""

    def __init__(self, minutes: float, out: Path, progress: Progress) -> None:
        super().__init__()
        self.minutes = minutes
        self.out = out
        self.progress = progress
        self.task = progress.add_task("training", total=minutes)
        self.points: list[tuple[float, float]] = []  # minutes, and the mean of the last games
        self.begun = time.process_time()
        self.written = 0.0

    @property
    def passed(self) -> float:
        """Minutes of one core since the training began."""
        return (time.process_time() - self.begun) / 60

    def _on_step(self) -> bool:
        self.progress.update(self.task, completed=self.passed)
        return self.passed < self.minutes

    def _on_rollout_end(self) -> None:
        if self.model.ep_info_buffer:
            points = mean(episode["r"] for episode in self.model.ep_info_buffer)
            self.points.append((self.passed, points))
            self.progress.update(self.task, description=f"{points:.0f} points after {self.num_timesteps:,} steps")
        if self.passed - self.written > 1:
            self.write()

    def write(self) -> None:
        """Write the policy and the curve as they are now."""
        self.written = self.passed
        self.out.mkdir(parents=True, exist_ok=True)
        self.model.save(self.out / "policy.zip")
        (self.out / "curve.svg").write_text(curve(self.points, "minutes of one core", "points"), encoding="utf-8")


def train(minutes: float, out: Path, **settings: Any) -> MaskablePPO:
    """Train a policy for some minutes of one core, and write it and its curve."""
    torch.set_num_threads(1)
    games = make_vec_env(lambda: gym_env("evergreen", rivals=(), reward="score"), GAMES, seed=1)
    model = policy(VecNormalize(games, norm_obs=False, gamma=1.0), gym_env("evergreen", rivals=()).describe(), **settings)
    with Progress() as progress:
        watch = Watch(minutes, out, progress)
        model.learn(total_timesteps=10**9, callback=watch)
        watch.write()
    return model


def points_of(bot: Any, games: int = JUDGED) -> float:
    """Let a bot play some games alone, and return its mean points."""
    results = grange.simulate(grange.Plan("evergreen", [bot], seed=1000), games=games)
    return mean(result.scores[0] for result in results)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--out", type=Path, default=Path("build/ppo"))
    arguments = parser.parse_args()
    train(arguments.minutes, arguments.out)
    PolicyBot.path = arguments.out / "policy.zip"
    for bot in (PolicyBot, "random", "gentle", "steady"):
        print(f"{bot if isinstance(bot, str) else 'policy':8} {points_of(bot):6.1f} points")


if __name__ == "__main__":
    main()
