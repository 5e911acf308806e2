"""Chores: what replays a whole game or weighs its options, to be done in a worker process and never in the event loop."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from grange.bots import BOTS
from grange.bots.advice import BUDGET, Advice, advise
from grange.core.chance import Chance
from grange.core.errors import BadRecord
from grange.core.glimpse import Glimpse
from grange.core.position import origin_at
from grange.core.record import parsed, players_in, replay_record
from grange.games import find
from grange.web.store import Entry, StoredSeat, StoredTable, Written
from grange.web.table import LiveTable, document_of, setup_of


@dataclass(frozen=True)
class Shelved:
    """A recorded game, checked and ready to be stored."""

    table: StoredTable
    written: Written


def shelved(text: str, table: str, now: float) -> Shelved:
    """Make a table of a finished game's record; refuse a broken or unfinished one."""
    record = parsed(text)
    state = replay_record(find(record["game"]), record)
    if not state.over:
        raise BadRecord("error-record-unfinished")
    if state.origin.seed is None:
        raise BadRecord("error-record-from-position")
    origin = state.origin
    seats = [
        StoredSeat(seat, player.name, player.bot if player.bot in BOTS else None, person=False, taken=True)
        for seat, player in enumerate(players_in(record, state.seats))
    ]
    entries = [Entry(seat, state.code(option)) for seat, option in state.history]
    stored = StoredTable(table, origin.game.name, origin.game.version, setup_of(origin), now, seats, entries, seed_chosen=True)
    live = LiveTable(stored)
    _note_news(stored, live)
    return Shelved(stored, live.written(None, live.state))


def replayed(stored: StoredTable) -> StoredTable:
    """Play a table's journal from the beginning, so that it can be opened at its end."""
    stored.moment = None
    live = LiveTable(stored)
    _note_news(stored, live)
    stored.moment = live.written(None, live.state).moment
    return stored


def _note_news(stored: StoredTable, live: LiveTable) -> None:
    """Write down what each choice made happen."""
    stored.beginning = [document_of(event) for event in live.beginning]
    stored.news = [[document_of(event) for event in happened] for happened in live.news]


def advised(imagined: dict[str, Any], seat: int, most: int) -> list[tuple[str, Advice]]:
    """Give advice on a few options worth considering, the best first; all that is known is an imagined table."""
    state = origin_at(find(imagined["game"]), imagined).begin()
    promised = most if state.game.suggests(state, seat) else 0
    advice = advise(Glimpse(state, seat), Chance.of(seat), BUDGET, most, promised=promised)
    return [(state.code(each.option), each) for each in advice]
