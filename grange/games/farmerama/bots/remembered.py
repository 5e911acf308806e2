"""A bounded cache for what bots compute about farms."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

Asked = TypeVar("Asked")
Found = TypeVar("Found")

MANY = 20_000


class Cache(dict[Asked, Found]):
    """A cache that computes missing entries; when it is full, it forgets them all."""

    def __init__(self, find: Callable[[Asked], Found], most: int = MANY) -> None:
        super().__init__()
        self.find = find
        self.most = most

    def __missing__(self, asked: Asked) -> Found:
        if len(self) >= self.most:
            self.clear()
        found = self[asked] = self.find(asked)
        return found
