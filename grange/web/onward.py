"""Playing on: a new table at which a finished game stands as it stood after one of its moves, with bots in the other seats.

The table has the set-up of the old one and its first choices, so it can be opened and replayed like any other. What lies hidden
there lies where it lay, and whoever has seen how the game went on may know it: the table says so.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import replace

from grange.web.capacity import Host
from grange.web.chores import replayed
from grange.web.company import USUAL_LEVEL, distinct, usual_character
from grange.web.days import check_open
from grange.web.opening import Opening
from grange.web.refusals import NotYet
from grange.web.secret import new_name
from grange.web.store import StoredSeat, StoredTable
from grange.web.table import Closed


async def play_on(opening: Opening, table: str, at: int, seat: int, host: Host) -> str:
    """Open a table for whoever asks, who takes a seat of a finished game as it stood after some of its moves."""
    room = await opening.house.present_room(table)
    check_open(room)
    live, before = room.live, room.live.stored
    if live.closed:
        raise Closed("error-table-closed")
    if not (0 <= at < len(live.state.history) and 0 <= seat < live.origin.seats):
        raise NotYet("error-no-moment")
    stored = StoredTable(
        new_name(),
        before.game,
        before.version,
        {**before.setup, "given": at},
        time.time(),
        seats_for(before.seats, seat),
        [live.journal[position] for position in live.standing[:at]],
        touched=time.time(),
        seed_chosen=True,
    )
    await opening.steward.check(host)
    return await opening.lay_again(await opening.house.do_chore(replayed, stored), replace(host, own=[seat]))


def seats_for(sitting: Sequence[StoredSeat], mine: int) -> list[StoredSeat]:
    """Let bots sit in all seats but one; those who were bots stay, and others get a face."""
    others = [each for each in sitting if each.seat != mine]
    faces = distinct([each.name if each.bot else usual_character(each.seat) for each in others])
    called = {each.seat: face for each, face in zip(others, faces, strict=True)}
    return [
        StoredSeat(each.seat, "" if each.bot else each.name, None, person=True, taken=True)
        if each.seat == mine
        else StoredSeat(each.seat, called[each.seat], each.bot or USUAL_LEVEL, person=False, taken=True)
        for each in sitting
    ]
