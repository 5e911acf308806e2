"""The description of an observation: name, place, bounds and meaning of each part, readable as a table."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property
from html import escape
from textwrap import shorten
from typing import Any

import numpy as np

from grange.core.observation import Part

WIDTH = 100  # characters of a meaning in a table
HEADS = ("part", "from", "to", "most", "meaning")

Array = np.ndarray[Any, Any]


class Description(Sequence[Part]):
    """All parts of an observation, in their order; a part can also be found by its name."""

    def __init__(self, parts: Iterable[Part]) -> None:
        self._parts = list(parts)
        self._by_name = {part.name: part for part in self._parts}

    def __len__(self) -> int:
        return len(self._parts)

    def __iter__(self) -> Iterator[Part]:
        return iter(self._parts)

    def __getitem__(self, which: int | str) -> Part:  # type: ignore[override]
        return self._by_name[which] if isinstance(which, str) else self._parts[which]

    def slice(self, name: str) -> slice:
        """Return where a part lies in an observation."""
        return self._by_name[name].slice

    @property
    def size(self) -> int:
        """The bytes of an observation."""
        return self._parts[-1].start + self._parts[-1].size

    @property
    def one_hot_size(self) -> int:
        """The length of an observation whose kinds are written one by one."""
        return len(self.kind)

    def one_hot(self, observations: Array) -> Array:
        """Write every byte that names a kind as a row of zeros with a single 1, for nets; counts stay as they are."""
        picked = observations[..., self.source]
        return np.where(self.kind < 0, picked, picked == self.kind).astype(np.uint8)

    @cached_property
    def source(self) -> Array:
        """The byte from which each number of a one-hot row comes."""
        return np.array([part.start + byte for part in self for byte in range(part.size) for _ in range(_width(part))])

    @cached_property
    def kind(self) -> Array:
        """The kind for which each number of a one-hot row stands; -1 for a count."""
        return np.array([kind if part.kinds else -1 for part in self for _ in range(part.size) for kind in range(_width(part))])

    def _rows(self, width: int) -> list[tuple[str, ...]]:
        return [
            (part.name, str(part.start), str(part.start + part.size), str(part.high), shorten(part.meaning, width))
            for part in self._parts
        ]

    def __str__(self) -> str:
        rows = [HEADS, *self._rows(WIDTH)]
        widths = [max(len(row[column]) for row in rows) for column in range(len(HEADS))]
        return "\n".join("  ".join(text.ljust(width) for text, width in zip(row, widths, strict=True)).rstrip() for row in rows)

    def __repr__(self) -> str:
        return f"<Description of {len(self)} parts, {self.size} bytes>"

    def _repr_html_(self) -> str:
        head = "".join(f"<th>{name}</th>" for name in HEADS)
        body = "".join("<tr>" + "".join(f"<td>{escape(text)}</td>" for text in row) + "</tr>" for row in self._rows(1000))
        return f"<table><tr>{head}</tr>{body}</table>"


def _width(part: Part) -> int:
    """Return how many numbers of a one-hot row stand for one byte of a part."""
    return part.high + 1 if part.kinds else 1
