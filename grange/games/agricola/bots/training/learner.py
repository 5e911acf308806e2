"""A trainable net that predicts the outcome of tables of Agricola; `core/net.py` runs it for bots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from grange.games.agricola.bots.features import FEATURES

Array = Any  # of NumPy
Chances = Any

UNITS = (64, 32)  # of the two layers
OUTCOMES = 2  # the seat's points, and those of its best rival
POINTS = 10.0  # points in one unit of the net


class Net:
    """A trainable net; its inputs are scaled by the mean and the deviation of each feature."""

    def __init__(self, chances: Chances, rows: Array, features: Sequence[str] = FEATURES) -> None:
        self.features = features
        spread = rows.std(0)
        known = spread > 1e-3
        self.mean = np.where(known, rows.mean(0), 0.0).astype(np.float32)
        self.spread = np.where(known, spread, 1.0).astype(np.float32)
        sizes = (len(features), *UNITS)
        self.weights: dict[str, Array] = {}
        for name, inputs, outputs in zip(("first", "second"), sizes, sizes[1:], strict=False):
            self.weights[name] = chances.standard_normal((inputs, outputs)) * (2 / inputs) ** 0.5
            self.weights[f"{name} bias"] = np.zeros(outputs)
        self.weights["first"] *= known[:, None]
        self.weights["third"] = np.zeros((UNITS[-1], OUTCOMES))
        self.weights["third bias"] = np.zeros(OUTCOMES)
        self.weights["past"] = np.zeros((len(features), OUTCOMES))  # skip connection from the features to the outcomes
        self.begin()

    def begin(self) -> None:
        """Reset the optimizer's moments."""
        self.weights = {name: values.astype(np.float32) for name, values in self.weights.items()}
        self.drift = {name: np.zeros_like(values) for name, values in self.weights.items()}
        self.jitter = {name: np.zeros_like(values) for name, values in self.weights.items()}
        self.steps = 0

    def layers(self, rows: Array) -> tuple[Array, ...]:
        """Compute every layer, and the outcomes."""
        own = self.weights
        scaled = (rows.astype(np.float32) - self.mean) / self.spread
        first = np.maximum(scaled @ own["first"] + own["first bias"], 0)
        second = np.maximum(first @ own["second"] + own["second bias"], 0)
        return scaled, first, second, second @ own["third"] + own["third bias"] + scaled @ own["past"]

    def __call__(self, rows: Array) -> Array:
        """Predict the outcomes of tables."""
        return POINTS * self.layers(rows)[-1]

    def learn(self, rows: Array, outcomes: Array, rate: float) -> float:
        """Take one Adam step towards the outcomes of some tables; return the error."""
        own = self.weights
        scaled, first, second, expected = self.layers(rows)
        wrong = expected - outcomes / POINTS
        slope = 2 * wrong / len(rows)
        to_second = (slope @ own["third"].T) * (second > 0)
        to_first = (to_second @ own["second"].T) * (first > 0)
        slopes = {
            "first": scaled.T @ to_first,
            "first bias": to_first.sum(0),
            "second": first.T @ to_second,
            "second bias": to_second.sum(0),
            "third": second.T @ slope,
            "third bias": slope.sum(0),
            "past": scaled.T @ slope,
        }
        self.steps += 1
        warm = (1 - 0.999**self.steps) ** 0.5 / (1 - 0.9**self.steps)
        for name, found in slopes.items():
            self.drift[name] += 0.1 * (found - self.drift[name])
            self.jitter[name] += 0.001 * (found * found - self.jitter[name])
            own[name] -= rate * warm * self.drift[name] / (np.sqrt(self.jitter[name]) + 1e-8)
        return float((wrong * wrong).mean())

    def copy(self) -> Net:
        """Copy the net."""
        new = object.__new__(Net)
        new.features, new.mean, new.spread = self.features, self.mean, self.spread
        new.weights = {name: values.copy() for name, values in self.weights.items()}
        return new

    def table(self, used: Array) -> dict[str, Any]:
        """Export the net for unscaled features, without those that never changed."""
        own = self.weights
        rows = np.concatenate([own["first"], POINTS * own["past"]], axis=1) / self.spread[:, None]
        bias = np.concatenate([own["first bias"], POINTS * own["third bias"]]) - self.mean @ rows
        return {
            "rows": {name: rounded(rows[place]) for place, name in enumerate(self.features) if used[place]},
            "bias": rounded(bias),
            "second": [rounded(column) for column in own["second"].T],
            "second bias": rounded(own["second bias"]),
            "outcomes": [rounded(column) for column in POINTS * own["third"].T],
        }

    @classmethod
    def read_from(cls, table: dict[str, Any], features: Sequence[str]) -> Net:
        """Load an exported net, for callers that only play with it."""
        net = cls(np.random.default_rng(0), np.stack([-np.ones(len(features)), np.ones(len(features))]), features)
        net.read(table)
        return net

    def read(self, table: dict[str, Any]) -> None:
        """Load the weights of an exported net."""
        rows = np.array([table["rows"].get(name, [0.0] * len(table["bias"])) for name in self.features])
        bias = np.array(table["bias"]) + self.mean @ rows
        rows *= self.spread[:, None]
        self.weights["first"], self.weights["past"] = rows[:, :-OUTCOMES], rows[:, -OUTCOMES:] / POINTS
        self.weights["first bias"], self.weights["third bias"] = bias[:-OUTCOMES], bias[-OUTCOMES:] / POINTS
        self.weights["second"] = np.array(table["second"]).T
        self.weights["second bias"] = np.array(table["second bias"])
        self.weights["third"] = np.array(table["outcomes"]).T / POINTS
        self.begin()


def rounded(values: Array) -> list[float]:
    """Round each number to four digits."""
    return [float(f"{value:.4g}") for value in values]
