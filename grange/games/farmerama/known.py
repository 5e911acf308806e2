"""What has been found out about farms, so that it is found out only once."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

Asked = TypeVar("Asked")
Found = TypeVar("Found")

MANY = 20_000


class Known(dict[Asked, Found]):
    """Answers by what was asked, each found when it is first wanted; when there are too many, all are forgotten."""

    def __init__(self, find: Callable[[Asked], Found], most: int = MANY) -> None:
        super().__init__()
        self.find = find
        self.most = most

    def __missing__(self, asked: Asked) -> Found:
        if len(self) >= self.most:
            self.clear()
        found = self[asked] = self.find(asked)
        return found
