"""Playing on: a new table that starts from a position of a finished game, with bots in the other seats.

The table has the set-up of the old one and its first choices, so it can be opened and replayed like any other. Hidden things lie
where they lay, and a player who has seen the rest of the game may know them: the table says so.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import replace

from grange.web.background.page_tasks import replay_table
from grange.web.house.bot_characters import USUAL_LEVEL, distinct, usual_character
from grange.web.house.capacity import Host
from grange.web.house.days import check_open
from grange.web.house.opening import Opening
from grange.web.house.table import Closed
from grange.web.refusals import NotYet
from grange.web.secret import new_name
from grange.web.stored import StoredSeat, StoredTable


async def play_on(opening: Opening, table: str, at: int, seat: int, host: Host) -> str:
    """Open a table for a visitor, who takes a seat of a finished game as it stood after some of its moves."""
    room = await opening.house.present_room(table)
    check_open(room)
    live, before = room.live, room.live.stored
    if live.outdated:
        raise Closed("error-table-closed")
    if not (0 <= at < len(live.state.history) and 0 <= seat < live.origin.seats):
        raise NotYet("error-no-moment")
    stored = StoredTable(
        id=new_name(),
        game=before.game,
        version=before.version,
        setup={**{name: value for name, value in before.setup.items() if name != "pace"}, "given": at},
        created=time.time(),
        seats=seats_for(before.seats, seat),
        journal=[live.journal[position] for position in live.standing[:at]],
        touched=time.time(),
        seed_chosen=True,
    )
    await opening.quotas.check(host)
    return await opening.lay_again(await opening.house.run_in_worker(replay_table, stored), replace(host, own=[seat]))


def seats_for(sitting: Sequence[StoredSeat], mine: int) -> list[StoredSeat]:
    """Put bots in all seats but one; bots stay, and a bot in a person's seat gets a bot character."""
    others = [seat for seat in sitting if seat.seat != mine]
    faces = distinct([seat.name if seat.bot else usual_character(seat.seat) for seat in others])
    called = {seat.seat: face for seat, face in zip(others, faces, strict=True)}
    return [
        StoredSeat(seat.seat, "" if seat.bot else seat.name, None, person=True, taken=True)
        if seat.seat == mine
        else StoredSeat(seat.seat, called[seat.seat], seat.bot or USUAL_LEVEL, person=False, taken=True)
        for seat in sitting
    ]
