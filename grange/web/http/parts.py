"""The parts of the application, as handlers get them from FastAPI."""

from __future__ import annotations

from typing import Any

from fastapi import Depends, Request


def part(name: str) -> Any:
    """Return a dependency on a part of the application, such as its house."""

    async def find(request: Request) -> Any:
        return getattr(request.app.state, name)

    return Depends(find)
