"""Weights: the value of features of a position, fitted to many games, in a small file of a game's folder."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path

FILE = "bots/weights.toml"

Weights = list[list[float]]  # a row for each stage of the game, a number for each feature


def read_weights(folder: Path, features: Sequence[str]) -> dict[str, Weights]:
    """Read the weights of each kind of game; a feature that the file lacks weighs nothing."""
    file = folder / FILE
    if not file.exists():
        return {}
    tables = tomllib.loads(file.read_text(encoding="utf-8"))
    return {kind: rows_of(table, features) for kind, table in tables.items()}


def rows_of(table: Mapping[str, Sequence[float]], features: Sequence[str]) -> Weights:
    """Turn columns, one for each feature, into rows, one for each stage."""
    stages = max(map(len, table.values()))
    return [[float(table[name][stage]) if name in table else 0.0 for name in features] for stage in range(stages)]


def write_weights(folder: Path, features: Sequence[str], kinds: Mapping[str, Weights]) -> None:
    """Write weights as columns: each line is a feature, with its weight at every stage."""
    lines = ["# Weights of the features, one for each number of stages left, as fitted by grange/lab/fit.py."]
    for kind, rows in kinds.items():
        lines += ["", f"[{kind}]"]
        lines += [f'"{name}" = [{", ".join(f"{row[place]:.3g}" for row in rows)}]' for place, name in enumerate(features)]
    (folder / FILE).write_text("\n".join(lines) + "\n", encoding="utf-8")
