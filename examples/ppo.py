"""What the examples with PPO share: a first layer that spreads observations out, and a policy as a bot.

Needs `pip install 'grange[examples]'`.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.torch_layers import BaseFeaturesExtractor

import grange
from grange.core.observer import Observer
from grange.envs import Description

WIDTH = 256


class SpreadOut(BaseFeaturesExtractor):
    """Writes bytes that name a kind as one-hot rows and counts as logarithms, then mixes them in one layer."""

    source: torch.Tensor
    kind: torch.Tensor

    def __init__(self, observation_space: Any, description: Description) -> None:
        super().__init__(observation_space, WIDTH)
        self.register_buffer("source", torch.as_tensor(description.source))
        self.register_buffer("kind", torch.as_tensor(description.kind, dtype=torch.float32))
        self.mix = torch.nn.Sequential(torch.nn.Linear(description.one_hot_size, WIDTH), torch.nn.ReLU())

    def forward(self, observations: torch.Tensor) -> torch.Tensor:
        """Return the features of a batch of observations."""
        picked = observations[:, self.source]
        spread = torch.where(self.kind < 0, torch.log1p(picked), (picked == self.kind).float())
        features: torch.Tensor = self.mix(spread)
        return features


def policy(env: Any, description: Description, seed: int = 1, **settings: Any) -> MaskablePPO:
    """Make an untrained policy."""
    net = {"features_extractor_class": SpreadOut, "features_extractor_kwargs": {"description": description}, "net_arch": [WIDTH]}
    usual = {"n_steps": 512, "batch_size": 512, "n_epochs": 4, "learning_rate": 5e-4, "gamma": 1.0, "ent_coef": 0.01}
    return MaskablePPO("MlpPolicy", env, policy_kwargs=net, seed=seed, device="cpu", **{**usual, **settings})


class PolicyBot:
    """A trained policy as a bot, for simulations, tournaments and the table in the browser."""

    path = Path("policy.zip")

    def __init__(self) -> None:
        torch.set_num_threads(1)
        self.model = MaskablePPO.load(self.path, device="cpu")
        self.observer: Observer | None = None

    def choose(self, glimpse: grange.Glimpse) -> int:
        """Choose the option that the policy likes best."""
        imagined = glimpse.imagine(1)  # all that the seat knows is the same there
        self.observer = self.observer or Observer(imagined)
        seen = np.frombuffer(self.observer.observe(imagined, glimpse.seat), np.uint8)
        mask = np.zeros(self.observer.options + 1, np.bool_)
        mask[glimpse.options] = True
        action, _ = self.model.predict(seen, action_masks=mask, deterministic=True)
        return int(action)
