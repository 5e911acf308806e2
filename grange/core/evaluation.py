"""The evaluation: a net that predicts, for the seat that is asked, each seat's result and which options are good.

Features are bytes; a description may leave out its last ones if they are 0, and a net ignores those that it does not know yet.
Three layers lead to an embedding of the position. From it come a utility and points for each seat (counted
from the asked one on), the rows of its score sheet, and a logit for each option: the option's own row times the embedding.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

FILE = "net.npz"
SEATS = 4  # the most that a net tells apart
POINTS = 10.0  # the unit of predicted points

Array = Any  # a NumPy array


class Evaluation:
    """The weights of a net, ready to evaluate positions."""

    def __init__(self, weights: dict[str, Array]) -> None:
        own = {name: np.asarray(values, np.float32) for name, values in weights.items()}
        self.first = own["first"] * own["scale"][:, None]
        self.first_bias = own["first bias"]
        self.deeper = [(own[f"{layer}"], own[f"{layer} bias"]) for layer in ("second", "third")]
        self.outcomes, self.outcomes_bias = own["outcomes"], own["outcomes bias"]
        self.embed, self.embed_bias = own["embed"], own["embed bias"]
        self.options, self.options_bias = own["options"], own["options bias"]

    def __call__(self, positions: Sequence[bytes], options: Sequence[list[int]]) -> tuple[Array, list[Array]]:
        """Predict the outcomes of positions, and a logit for each option of each."""
        hidden = self.hidden(positions)
        outcomes = hidden @ self.outcomes + self.outcomes_bias
        embedded = hidden @ self.embed + self.embed_bias
        logits = [self.options[codes] @ own + self.options_bias[codes] for codes, own in zip(options, embedded, strict=True)]
        return outcomes, logits

    def hidden(self, positions: Sequence[bytes]) -> Array:
        """Compute the last layer."""
        wide = min(len(self.first), max(map(len, positions)))
        rows = np.frombuffer(b"".join([padded(row, wide) for row in positions]), np.uint8).reshape(len(positions), wide)
        hidden = np.maximum(rows.astype(np.float32) @ self.first[:wide] + self.first_bias, 0.0)
        for weights, bias in self.deeper:
            hidden = hidden + np.maximum(hidden @ weights + bias, 0.0)
        return hidden


def padded(row: bytes, wide: int) -> bytes:
    """Give a description the width of its batch."""
    return row if len(row) == wide else row[:wide].ljust(wide, b"\0")


def read_evaluation(folder: Path, file: str = FILE) -> Evaluation | None:
    """Read the net of a game's folder, if there is one."""
    if not (folder / file).exists():
        return None
    with np.load(folder / file) as weights:
        return Evaluation(dict(weights))
