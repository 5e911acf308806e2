"""Pictures: PNG files made from our SVG in a worker, each once, and kept as long as there is room."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import partial

import resvg_py

from grange.core.picture import ART
from grange.web.background.fair_queue import Urgency
from grange.web.background.waiting import who_asks
from grange.web.background.workers import Overrun, WorkerDied, Workers
from grange.web.live.share_cards import Card, draw, draw_icon
from grange.web.refusals import TooLong

MOST_KEPT = 100  # pictures, of up to 200 kB each
FONTS = [str(file) for file in sorted((ART / "fonts").glob("*.ttf"))]


def card_as_png(card: Card) -> bytes:
    """In a worker, make the picture of a card."""
    return _png(draw(card))


def icon_as_png(size: int, room: float) -> bytes:
    """In a worker, make our icon in a size."""
    return _png(draw_icon(size, room))


def _png(svg: str) -> bytes:
    return bytes(resvg_py.svg_to_bytes(svg_string=svg, skip_system_fonts=True, font_files=FONTS))


class Pictures:
    """Makes pictures in workers; those who ask for the same one at the same time share it."""

    def __init__(self, workers: Workers) -> None:
        self.workers = workers
        self.kept: OrderedDict[Hashable, asyncio.Task[bytes]] = OrderedDict()

    async def card(self, card: Card) -> bytes:
        """Return the picture of a card."""
        return await self._get(card, partial(card_as_png, card))

    async def icon(self, size: int, room: float) -> bytes:
        """Return our icon in a size."""
        return await self._get((size, room), partial(icon_as_png, size, room))

    async def _get(self, key: Hashable, work: Callable[[], bytes]) -> bytes:
        if key not in self.kept:
            self.workers.check(Urgency.HINT, who_asks())
            self.kept[key] = asyncio.create_task(self.workers.run(work, urgency=Urgency.HINT, asker=who_asks()))
            while len(self.kept) > MOST_KEPT:
                self.kept.popitem(last=False)
        self.kept.move_to_end(key)
        try:
            return await asyncio.shield(self.kept[key])  # others may wait for it when the first one leaves
        except (Overrun, WorkerDied, MemoryError, ValueError) as problem:
            self.kept.pop(key, None)
            raise TooLong("error-too-long") from problem
