"""The terminal: what the text tables of all games share."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len, set_cell_size


def evenly(texts: Sequence[str]) -> list[str]:
    """Pad texts to the same width."""
    width = max(map(cell_len, texts))
    return [set_cell_size(text, width) for text in texts]
