"""A small net that predicts the results of a table from its features, through two layers.

The file in a game's folder holds a net for each kind of table. Every feature has a row there: what it adds to each unit of the
first layer and, past all layers, to each of the outcomes. A feature without a row adds nothing.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

FILE = "bots/nets.json"
STEPS = 4  # of the integral between two tables
DIGITS = 9  # decimal digits; further ones depend on a table's place in its batch

Array = Any  # a NumPy array


class Net:
    """The weights of one net."""

    def __init__(self, table: dict[str, Any], features: Sequence[str]) -> None:
        nothing = [0.0] * len(table["bias"])
        self.rows = np.array([table["rows"].get(name, nothing) for name in features])
        self.bias = np.array(table["bias"])
        self.second = np.array(table["second"]).T
        self.second_bias = np.array(table["second bias"])
        self.outcomes = np.array(table["outcomes"]).T
        self.units = len(self.bias) - len(table["outcomes"])  # of the first layer

    def __call__(self, tables: Sequence[Sequence[float]]) -> list[list[float]]:
        """Predict the outcomes of tables, each given by its features."""
        sums = self.sums(tables)
        found = sums[:, self.units :] + self.hidden(sums) @ self.outcomes
        outcomes: list[list[float]] = found.round(DIGITS).tolist()
        return outcomes

    def sums(self, tables: Sequence[Sequence[float]]) -> Array:
        """Add up what the features bring to each unit of the first layer and to each outcome."""
        return np.array(tables, float) @ self.rows + self.bias

    def hidden(self, sums: Array) -> Array:
        """Compute the second layer."""
        first = np.maximum(sums[:, : self.units], 0.0)
        return np.maximum(first @ self.second + self.second_bias, 0.0)

    def slopes(self, sums: Array, mix: Sequence[float]) -> Array:
        """Return the gradient of a mix of the outcomes with respect to each of the sums."""
        steep = (self.hidden(sums) > 0.0) * (self.outcomes @ mix)
        through = (sums[:, : self.units] > 0.0) * (steep @ self.second.T)
        return np.hstack([through, np.tile(mix, (len(sums), 1))])

    def counts(self, before: Sequence[float], after: Sequence[float], mix: Sequence[float]) -> list[float]:
        """Return how much each feature counts in a mix of the outcomes, averaged on the way between two tables.

        The differences of the features, times these numbers, add up to the difference of the outcomes (integrated gradients).
        """
        start, end = self.sums([before, after])
        ways = [start + (end - start) * (step + 0.5) / STEPS for step in range(STEPS)]
        counts: list[float] = (self.rows @ self.slopes(np.array(ways), mix).mean(0)).tolist()
        return counts


def read_nets(folder: Path, features: Sequence[str]) -> dict[str, Net]:
    """Read the nets of a game's folder, one for each kind of table."""
    file = folder / FILE
    tables = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    return {kind: Net(table, features) for kind, table in tables.items()}
