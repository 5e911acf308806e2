"""The table of Farmerama as SVG."""

from __future__ import annotations

from grange.games.farmerama.draw.farm import farm, glance
from grange.games.farmerama.draw.whole import table

__all__ = ["farm", "glance", "table"]
