"""A small net: what a position comes to, by its features, through two layers in between; plain Python, as nothing else is needed.

The file in a game's folder holds a net for each kind of table. Every feature has a row there: what it adds to each unit of the
first layer and, past all layers, to each of the outcomes. A feature that the file does not know adds nothing.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from operator import mul
from pathlib import Path
from typing import Any

FILE = "nets.json"
STEPS = 4  # on the way between two tables


class Net:
    """The weights of one net."""

    def __init__(self, table: dict[str, Any], features: Sequence[str]) -> None:
        self.bias: list[float] = table["bias"]
        self.second: list[tuple[float, list[float]]] = list(zip(table["second bias"], table["second"], strict=True))
        self.outcomes: list[list[float]] = table["outcomes"]
        nothing = [0.0] * len(self.bias)
        self.rows: list[list[float]] = [table["rows"].get(name, nothing) for name in features]
        self.units = len(self.bias) - len(self.outcomes)  # of the first layer

    def sums(self, features: Sequence[float]) -> list[float]:
        """Add up what features bring to each unit of the first layer and to each outcome."""
        return self.changed(self.bias, [0.0] * len(features), features)

    def changed(self, sums: list[float], before: Sequence[float], features: Sequence[float]) -> list[float]:
        """Correct such sums by the features that are no longer what they were before."""
        for row, old, new in zip(self.rows, before, features, strict=True):
            if old != new:
                more = new - old
                sums = [own + more * weight for own, weight in zip(sums, row, strict=True)]
        return sums

    def outcome(self, sums: list[float]) -> list[float]:
        """Work out what comes of the sums."""
        first = [own if own > 0.0 else 0.0 for own in sums[: self.units]]
        second = [max(0.0, bias + sum(map(mul, weights, first))) for bias, weights in self.second]
        return [own + sum(map(mul, weights, second)) for own, weights in zip(sums[self.units :], self.outcomes, strict=True)]

    def slopes(self, sums: list[float], mix: Sequence[float]) -> list[float]:
        """Tell how fast a mix of the outcomes rises with each of the sums."""
        first = [own if own > 0.0 else 0.0 for own in sums[: self.units]]
        slopes = [0.0] * self.units
        for (bias, weights), *shares in zip(self.second, *self.outcomes, strict=True):
            if bias + sum(map(mul, weights, first)) > 0.0:
                steep = sum(map(mul, mix, shares))
                slopes = [own + steep * weight for own, weight in zip(slopes, weights, strict=True)]
        return [*[slope if own else 0.0 for slope, own in zip(slopes, first, strict=True)], *mix]

    def counts(self, before: Sequence[float], after: Sequence[float], mix: Sequence[float]) -> list[float]:
        """Tell how much one more of each feature counts in a mix of the outcomes, on average on the way between two tables.

        So what the features differ by, times that, adds up to what the outcomes differ by (integrated gradients).
        """
        start = self.sums(before)
        end = self.changed(start, before, after)
        ways = [[old + (new - old) * (step + 0.5) / STEPS for old, new in zip(start, end, strict=True)] for step in range(STEPS)]
        slopes = [sum(column) / STEPS for column in zip(*(self.slopes(sums, mix) for sums in ways), strict=True)]
        return [sum(map(mul, row, slopes)) for row in self.rows]


def read_nets(folder: Path, features: Sequence[str]) -> dict[str, Net]:
    """Read the nets of a game's folder by the kinds of tables that they are for."""
    file = folder / FILE
    tables = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    return {kind: Net(table, features) for kind, table in tables.items()}
