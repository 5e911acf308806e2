"""Page tasks: work that replays a whole game or searches its options, for a worker process and never the event loop."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from grange.bots import is_bot
from grange.bots.advice import BUDGET, Advice, advise
from grange.core.chance import Chance
from grange.core.errors import BadRecord
from grange.core.glimpse import Glimpse
from grange.core.position import origin_at
from grange.core.record import parsed, players_in, replay_record
from grange.games import find
from grange.web.house.documents import document_of, setup_of
from grange.web.house.table import LiveTable
from grange.web.pace.entries import ENDED
from grange.web.stored import Entry, StoredSeat, StoredTable, Written

HINT_BUDGET = BUDGET


@dataclass(frozen=True)
class ImportedTable:
    """A recorded game, checked and ready to store."""

    table: StoredTable
    written: Written


def imported_table(text: str, table: str, now: float) -> ImportedTable:
    """Make a table from a finished game's record; refuse a broken or unfinished one."""
    record = parsed(text)
    state = replay_record(find(record["game"]), record)
    if not state.over:
        raise BadRecord("error-record-unfinished")
    if state.origin.seed is None:
        raise BadRecord("error-record-from-position")
    origin = state.origin
    seats = [
        StoredSeat(seat, player.name, player.bot if player.bot and is_bot(player.bot) else None, person=False, taken=True)
        for seat, player in enumerate(players_in(record, state.seats))
    ]
    entries = [Entry(seat, state.code(option)) for seat, option in state.history]
    entries += [Entry(0, ENDED)] if "ended" in record else []
    stored = StoredTable(
        id=table,
        game=origin.game.name,
        version=origin.game.version,
        setup=setup_of(origin),
        created=now,
        seats=seats,
        journal=entries,
        seed_chosen=True,
    )
    live = LiveTable(stored)
    _note_news(stored, live)
    return ImportedTable(stored, live.to_write(None, live.state))


def replay_table(stored: StoredTable) -> StoredTable:
    """Replay a table's journal from the beginning, and give the table a snapshot of its end."""
    stored.snapshot = None
    live = LiveTable(stored)
    _note_news(stored, live)
    stored.snapshot = live.to_write(None, live.state).snapshot
    return stored


def _note_news(stored: StoredTable, live: LiveTable) -> None:
    """Write down the events of each choice."""
    stored.beginning = [document_of(event) for event in live.beginning]
    stored.news = [[document_of(event) for event in happened] for happened in live.news]


def find_advice(imagined: dict[str, Any], seat: int, most: int) -> list[tuple[str, Advice]]:
    """List a few options worth considering, the best first, knowing only an imagined table."""
    state = origin_at(find(imagined["game"]), imagined).begin()
    advice = advise(Glimpse(state, seat), Chance.of(seat), HINT_BUDGET, most, suggested=state.game.rules.suggests(state, seat))
    return [(state.code(advised.option), advised) for advised in advice]
