"""Drawing a table's page after every change, once for all viewers with the same rights and language.

A viewer who has the previous drawing gets only the lines that changed.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

from grange.core.state import State
from grange.web.house.hotseat import is_shared, viewpoint
from grange.web.house.room import MOST_VIEWERS, Drawn, Room, Viewer
from grange.web.house.table import Moment
from grange.web.live.changed_lines import Marks, changes, marks_of
from grange.web.live.fragments import names_of, page_words, render, title, where
from grange.web.live.logbook import moves
from grange.web.live.packing import packed


async def drawn_since(seen: int, room: Room, visitor: str, lang: str, held: Sequence[int]) -> tuple[int, bytes]:
    """Return the packed changes since a visitor's earlier drawing, and the number of the new one."""
    async with room.drawing:
        viewer = Viewer(lang, tuple(held), room.at_screen.get(visitor) if is_shared(held) else None)
        drawn = room.drawn.get(viewer)
        if drawn is None or drawn.now is not room.live.now or drawn.since(seen) is None:
            drawn = await asyncio.to_thread(_draw, room, viewer, seen)
        return drawn.number, drawn.since(seen) or b""


def _draw(room: Room, viewer: Viewer, seen: int) -> Drawn:
    """Draw every part of a table's page that changes."""
    kept, now = room.drawn, room.live.now
    head, parts = _head(room, now, viewer), _parts(room, now.state, viewer)
    lines = {part: text.split("\n") for part, text in parts.items()}
    marks = {part: marks_of(each) for part, each in lines.items()}
    drawn = before = kept.get(viewer)
    if drawn is None or drawn.now is not now or drawn.marks != marks:  # a choice may be made while this is drawn
        drawn = Drawn(room.number(), now, marks)
        if before is not None:
            drawn.before, drawn.changes = before.number, packed({**head, "lines": _changes(lines, marks, before.marks)})
        _keep(kept, viewer, drawn)
    if drawn.since(seen) is None:
        drawn.whole = packed({**head, **parts})
    return drawn


def _keep(kept: dict[Viewer, Drawn], viewer: Viewer, drawn: Drawn) -> None:
    """Remember the last drawing for a viewer; now and then forget all, and with them the viewers who have left."""
    if len(kept) >= MOST_VIEWERS:
        kept.clear()
    kept[viewer] = drawn


def _changes(lines: dict[str, list[str]], marks: dict[str, Marks], before: dict[str, Marks]) -> dict[str, list[str | list[int]]]:
    """List the lines that differ, of the parts that differ."""
    return {part: changes(each, marks[part], before[part]) for part, each in lines.items() if marks[part] != before[part]}


def _head(room: Room, now: Moment, viewer: Viewer) -> dict[str, Any]:
    """List what a page's script needs to know besides the parts."""
    live, state = room.live, now.state
    seat = viewpoint(state, live.stored.seats, viewer.held, viewer.at_screen).seat
    words = page_words(viewer.lang, live.game.folder)
    mine = seat is not None and not live.rests and state.decision_of(seat) is not None
    return {
        "position": now.position,
        "title": title(mine, words),
        "mine": mine,
        "over": state.over,
        "seat": seat,
        "made": len(state.history),
        "moves": moves(live, seat, words, names_of(live.stored.seats, words, seat)),
        "where": where(state, live.stored.daily, words),
    }


def _parts(room: Room, state: State, viewer: Viewer) -> dict[str, str]:
    lang, held, at_screen = viewer
    return render(room, state, viewpoint(state, room.live.stored.seats, held, at_screen), lang, held, at_screen)
