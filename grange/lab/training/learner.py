"""The learner: a net in PyTorch that learns from samples and is saved as the arrays that `core/evaluation.py` reads."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import nn
from torch.nn import functional

from grange.core.evaluation import SEATS
from grange.lab.training.samples import NO_OPTION

Array = Any

WIDTH = 256
EMBEDDED = 64
BATCH = 1024
UTILITY, POINTS_WEIGHT, ROWS_WEIGHT, POLICY = 1.0, 0.1, 0.1, 0.5  # weights of the parts of the loss


class Net(nn.Module):
    """Three layers, and heads for outcomes and options."""

    scale: torch.Tensor

    def __init__(self, features: int, rows: int, options: int, width: int = WIDTH) -> None:
        super().__init__()
        self.register_buffer("scale", torch.ones(features))
        self.first, self.second, self.third = nn.Linear(features, width), nn.Linear(width, width), nn.Linear(width, width)
        self.outcomes = nn.Linear(width, 2 * SEATS + rows)
        self.embed = nn.Linear(width, EMBEDDED)
        self.options = nn.Linear(EMBEDDED, options)
        nn.init.normal_(self.options.weight, std=0.1)
        nn.init.zeros_(self.options.bias)

    def forward(self, rows: Any, taught: Any, options: Any) -> tuple[Any, Any]:
        """Predict the outcomes of rows, and the logits of the options of taught rows; padding gets minus infinity."""
        hidden = functional.relu(self.first(rows.float() * self.scale))
        hidden = hidden + functional.relu(self.second(hidden))
        hidden = hidden + functional.relu(self.third(hidden))
        logits = self.options(self.embed(hidden[taught])).gather(1, options.clamp(min=0).long())
        return self.outcomes(hidden), logits.masked_fill(options == NO_OPTION, -torch.inf)

    def arrays(self) -> dict[str, Array]:
        """Return the weights as the evaluation reads them."""
        own = {name: value.detach().numpy() for name, value in self.state_dict().items()}
        linear = ("first", "second", "third", "outcomes", "embed")
        return {
            "scale": own["scale"],
            **{name: own[f"{name}.weight"].T for name in linear},
            **{f"{name} bias": own[f"{name}.bias"] for name in linear},
            "options": own["options.weight"],
            "options bias": own["options.bias"],
        }

    def load(self, arrays: dict[str, Array]) -> None:
        """Load saved weights; features that the saved net does not know begin without influence."""
        new = len(self.scale) - len(arrays["scale"])
        arrays = {
            **arrays,
            "scale": np.pad(arrays["scale"], (0, new), constant_values=1),
            "first": np.pad(arrays["first"], ((0, new), (0, 0))),
        }
        own = {"scale": arrays["scale"], "options.weight": arrays["options"], "options.bias": arrays["options bias"]}
        for name in ("first", "second", "third", "outcomes", "embed"):
            own |= {f"{name}.weight": arrays[name].T, f"{name}.bias": arrays[f"{name} bias"]}
        self.load_state_dict({name: torch.tensor(np.asarray(value, np.float32)) for name, value in own.items()})


def write(file: Path, net: Net) -> None:
    """Write a net in half precision, atomically."""
    draft = file.with_suffix(".draft")
    with draft.open("wb") as out:
        np.savez_compressed(out, **{name: values.astype(np.float16) for name, values in net.arrays().items()})
    draft.replace(file)


def learn(net: Net, samples: dict[str, Array], steps: int, rate: float, seed: int) -> list[dict[str, float]]:
    """Train a net for a number of batches; return the mean losses of every tenth of them."""
    chances = np.random.default_rng(seed)
    optimiser = torch.optim.AdamW(net.parameters(), lr=rate, weight_decay=1e-4)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, rate, total_steps=steps, pct_start=0.1)
    losses, sums = [], dict.fromkeys(("utility", "points", "rows", "policy"), 0.0)
    number = len(samples["rows"])
    every = max(1, steps // 10)
    for step in range(1, steps + 1):
        batch = np.sort(chances.integers(0, number, BATCH))
        rows, options, policies, outcomes = (
            torch.from_numpy(samples[name][batch]) for name in ("rows", "options", "policies", "outcomes")
        )
        parts = loss_of(net, rows, options, policies.float(), outcomes.float())
        total = (
            UTILITY * parts["utility"] + POINTS_WEIGHT * parts["points"] + ROWS_WEIGHT * parts["rows"] + POLICY * parts["policy"]
        )
        optimiser.zero_grad(set_to_none=True)
        total.backward()
        nn.utils.clip_grad_norm_(net.parameters(), 1.0)
        optimiser.step()
        schedule.step()
        for name, part in parts.items():
            sums[name] += float(part.detach())
        if step % every == 0:
            losses.append({name: value / every for name, value in sums.items()})
            sums = dict.fromkeys(sums, 0.0)
    return losses


def loss_of(net: Net, rows: Any, options: Any, policies: Any, outcomes: Any) -> dict[str, Any]:
    """Return the parts of a net's loss."""
    taught = options[:, 0] != NO_OPTION
    found, logits = net(rows, taught, options[taught])
    utility = functional.mse_loss(found[:, :SEATS], outcomes[:, :SEATS])
    points = functional.mse_loss(found[:, SEATS : 2 * SEATS], outcomes[:, SEATS : 2 * SEATS])
    parts = functional.mse_loss(found[:, 2 * SEATS :], outcomes[:, 2 * SEATS :])
    policy = torch.zeros(())
    if taught.any():
        shares, own = functional.log_softmax(logits, 1), policies[taught]
        policy = -(own * shares.masked_fill(own == 0, 0.0)).sum(1).mean()
    return {"utility": utility, "points": points, "rows": parts, "policy": policy}


def scale_of(rows: Array) -> Array:
    """Return a scale for each feature from its spread; a constant feature keeps scale 1."""
    spread = rows.astype(np.float32).std(0)
    return np.where(spread > 1e-3, 1.0 / np.maximum(spread, 0.1), 1.0).astype(np.float32)
