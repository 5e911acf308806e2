"""The table of Agricola as SVG."""

from __future__ import annotations

from grange.games.agricola.draw.whole import table

__all__ = ["table"]
