"""Link previews: what a messenger shows beside a link to a table, a result or a day."""

from __future__ import annotations

import datetime
import hashlib
from typing import Any

from babel.dates import format_date
from fastapi import Request

from grange.core.words import Words
from grange.games import find
from grange.web.house.bot_characters import face_of
from grange.web.house.days import game_of, sealed
from grange.web.house.house import House
from grange.web.house.results import ranking
from grange.web.house.room import Room
from grange.web.house.table import LiveTable
from grange.web.live.ending import margin
from grange.web.live.fragments import names_of, page_words, verdict
from grange.web.live.share_cards import HEIGHT, WIDTH, Card, Sitter, has_letters_for
from grange.web.storage.schema import HOST
from grange.web.stored import StoredSeat


async def share_table(request: Request, house: House, room: Room, lang: str) -> dict[str, Any]:
    """Describe a table for the head of its page."""
    card = await table_card(house, room, lang)
    address = str(request.url_for("card_of_table", table=room.live.stored.id))
    return _head(card, address, _text(card, page_words(lang, room.live.game.folder)), lang)


def share_day(request: Request, day: datetime.date, lang: str) -> dict[str, Any]:
    """Describe a day's challenge for the head of its page."""
    card = day_card(day, lang)
    return _head(card, str(request.url_for("card_of_day", iso=day.isoformat())), card.text, lang)


def _head(card: Card, address: str, text: str, lang: str) -> dict[str, Any]:
    mark = hashlib.sha256(repr(card).encode()).hexdigest()[:8]
    picture = f"{address}?lang={lang}&v={mark}"
    return {"title": card.title, "text": text, "picture": picture, "width": WIDTH, "height": HEIGHT}


def _text(card: Card, words: Words) -> str:
    """Say in a sentence what the picture shows in its lower half."""
    if not (card.over and card.sitters):
        return card.text
    scores = [f"{sitter.name} {sitter.points}" for sitter in card.sitters]
    return words.say("share-result-text", title=words.say("game-name"), scores=", ".join(scores))


# cards


async def table_card(house: House, room: Room, lang: str) -> Card:
    """Describe a table as any spectator sees it; a challenge whose day is not over without its points."""
    live = room.live
    words = page_words(lang, live.game.folder)
    names = _legible(live.stored.seats, words)
    if sealed(live.stored.daily):
        return _sealed_card(live, names, words)
    if live.state.over:
        return _result(live, names, words)
    sitters = tuple(_sitter(seat, names) for seat in live.stored.seats)
    free = [sitter for sitter in sitters if sitter.free]
    if not free:
        text = words.say("share-runs-text", names=[sitter.name for sitter in sitters], count=len(sitters))
        return Card(live.game.name, words.say("share-runs", title=words.say("game-name")), text, sitters=sitters)
    text = words.say("share-seats", seats=len(sitters), free=len(free), minutes=live.game.minutes)
    return Card(live.game.name, _invitation(await _host(house, live, names), words), text, sitters=sitters)


def _legible(sitting: list[StoredSeat], words: Words) -> list[str]:
    """Name every seat in letters that our fonts have."""
    names = names_of(sitting, words)
    return [name if has_letters_for(name) else words.say("seat-name", number=seat + 1) for seat, name in enumerate(names)]


def _sitter(seat: StoredSeat, names: list[str], points: int | None = None) -> Sitter:
    free = seat.person and not seat.taken and seat.bot is None
    return Sitter(seat.seat, names[seat.seat], face_of(seat) or "", free, points)


async def _host(house: House, live: LiveTable, names: list[str]) -> str:
    """Return the display name of the person who opened a table, if they have one and sit there."""
    rights = await house.archive.read(house.store.rights, live.stored.id)
    hosts = {right.visitor for right in rights if right.seat == HOST}
    own = [right.seat for right in rights if right.visitor in hosts and right.seat != HOST]
    return next((names[seat] for seat in own if live.stored.seats[seat].name), "")


def _invitation(host: str, words: Words) -> str:
    title = words.say("game-name")
    return words.say("share-invites", name=host, title=title) if host else words.say("share-invited", title=title)


def _result(live: LiveTable, names: list[str], words: Words) -> Card:
    """Describe a finished game: its winner, and the points of all."""
    state = live.state
    order, _ = ranking(state.scores, state.winners)
    sitters = [_sitter(live.stored.seats[seat], names, state.scores[seat]) for seat in order]
    ahead = margin(state.scores, state.winners) if state.game.rules.teams(state) is None else 0
    title = words.say("table-won", name=names[order[0]], points=ahead) if ahead else verdict(state, words, names)
    ended = datetime.datetime.fromtimestamp(live.stored.touched, datetime.UTC)
    foot = f"{words.say('game-name')}, {format_date(ended, 'd MMMM', words.lang)}"
    return Card(live.game.name, title, foot=foot, sitters=tuple(sitters), winner=sitters[0], over=True)


def _sealed_card(live: LiveTable, names: list[str], words: Words) -> Card:
    """Describe a challenge whose day is not over: who plays it, and nothing else."""
    day = datetime.date.fromisoformat(live.stored.daily or "")
    values = {"name": names[0], "title": words.say("game-name"), "day": format_date(day, "d MMMM", words.lang)}
    title = words.say("share-daily-played" if live.state.over else "share-daily-plays", **values)
    return Card(live.game.name, title, words.say("daily-about"), leaf=_leaf(day, words.lang))


def day_card(day: datetime.date, lang: str) -> Card:
    """Describe the challenge of a day."""
    game = game_of(day)
    words = page_words(lang, find(game.name).folder)
    title = words.say("share-day", title=words.say("game-name"), day=format_date(day, "d MMMM", lang))
    return Card(game.name, title, words.say("daily-about"), leaf=_leaf(day, lang))


def _leaf(day: datetime.date, lang: str) -> tuple[str, str, str]:
    return format_date(day, "LLLL", lang), str(day.day), format_date(day, "EEEE", lang)
