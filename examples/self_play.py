"""Self-play in PettingZoo on one page: one small net plays all seats of Evergreen and learns from how each game ends (REINFORCE).

pip install '.[examples]'
python -m examples.self_play --games 300
"""

from __future__ import annotations

import argparse
from typing import Any

import numpy as np
import torch

from grange.envs import GrangeAEC, aec_env

BATCH = 8  # games between two steps of the optimizer


class Net(torch.nn.Module):
    """Values every action of an observation."""

    def __init__(self, env: GrangeAEC) -> None:
        super().__init__()
        self.describe = env.describe()
        width, actions = self.describe.one_hot_size, env.table.actions
        self.layers = torch.nn.Sequential(torch.nn.Linear(width, 128), torch.nn.ReLU(), torch.nn.Linear(128, actions))

    def forward(self, seen: np.ndarray[Any, Any], mask: np.ndarray[Any, Any]) -> torch.distributions.Categorical:
        """Return how likely each legal action is."""
        spread = torch.log1p(torch.as_tensor(self.describe.one_hot(seen), dtype=torch.float32))
        logits = self.layers(spread).masked_fill(torch.as_tensor(mask == 0), -1e9)
        return torch.distributions.Categorical(logits=logits)


def play(env: GrangeAEC, net: Net, seed: int) -> tuple[list[Any], list[Any], list[Any], list[float]]:
    """Play a game with itself; return observations, masks, actions, and what each of them led to."""
    env.reset(seed=seed)
    seen, masks, actions, who = [], [], [], []
    ends: dict[str, float] = {}
    for agent in env.agent_iter():
        observation, reward, over, _, _ = env.last()
        if over:
            ends[agent] = reward
            env.step(None)
            continue
        with torch.no_grad():
            action = int(net(observation["observation"], observation["action_mask"]).sample())
        seen.append(observation["observation"])
        masks.append(observation["action_mask"])
        actions.append(action)
        who.append(agent)
        env.step(action)
    return seen, masks, actions, [ends[agent] for agent in who]


def train(games: int, seats: int = 2) -> Net:
    """Let a net play against itself."""
    torch.manual_seed(1)
    env = aec_env("evergreen", seats)
    net = Net(env)
    optimizer = torch.optim.Adam(net.parameters(), lr=3e-4)
    for batch in range(0, games, BATCH):
        played = [play(env, net, seed) for seed in range(batch, min(games, batch + BATCH))]
        seen, masks, actions, ends = ([row for game in played for row in game[part]] for part in range(4))
        likely = net(np.stack(seen), np.stack(masks)).log_prob(torch.as_tensor(actions))
        loss = -(likely * torch.as_tensor(ends)).mean()
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        print(f"{batch + len(played)} games, {len(actions) / len(played):.0f} choices in each")
    return net


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=300)
    train(parser.parse_args().games)
