"""What a notice says: the game, the opponents, what happened, and a link that opens the table."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Sequence
from dataclasses import dataclass

from grange.core.words import Words
from grange.web.house.rights import Rights
from grange.web.house.table import LiveTable
from grange.web.live.fragments import names_of, page_words
from grange.web.live.logbook import latest_event, news
from grange.web.live.seat_clocks import time_in_words
from grange.web.secret import Secret
from grange.web.stored import Channel, Waiting

LONGEST = 300  # characters of the sentence about what happened
OFF, CONFIRM = "notices-off", "notices-confirm"  # the purposes of signed links


@dataclass(frozen=True)
class Notice:
    """A notice for one channel, in its reader's language."""

    id: str  # the same whenever it is sent, so that a receiver can drop the second
    topic: str  # a later notice with the same one replaces it
    title: str
    text: str
    link: str
    off: str  # the address that turns the channel off
    lang: str
    table: str = ""
    game: str = ""


def off_link(channel: Channel, secret: Secret) -> str:
    """Return the link that turns a channel off."""
    return f"{channel.site}/notices/off/{channel.id}/{secret.token(OFF, channel.id)}"


def confirm_link(channel: Channel, secret: Secret) -> str:
    """Return the link by which the owner of a mailbox says yes."""
    return f"{channel.site}/notices/confirm/{channel.id}/{secret.token(CONFIRM, channel.id)}"


def your_turn(live: LiveTable, waiting: Waiting, channel: Channel, lang: str, secret: Secret, rights: Rights) -> Notice:
    """Write that it is a seat's turn, or that its game has begun; a channel that others read gets only what spectators know."""
    words = page_words(lang, live.game.folder)
    game, seat = words.say("game-name"), waiting.seat
    names = names_of(live.stored.seats, words)
    others = [name for number, name in enumerate(names) if number != seat]
    company = [words.say("notice-with", names=others)] if others else []
    left = live.time_of(seat, time.time())
    clock = [] if left is None else [words.say("notice-time", time=time_in_words(left, words))]
    text = " ".join([*company, _happened(live, seat if channel.private else None, words, names), *clock]).strip()
    return Notice(
        id=_id(channel.id, waiting.table_id, seat, waiting.since),
        topic=waiting.table_id,
        title=words.say("notice-turn" if live.state.decision_of(seat) else "notice-begun", game=game),
        text=text,
        link=_link(channel, live, seat, rights),
        off=off_link(channel, secret),
        lang=lang,
        table=waiting.table_id,
        game=live.game.name,
    )


def _link(channel: Channel, live: LiveTable, seat: int, rights: Rights) -> str:
    """Return the table's link: in the browser that holds the seat as it is, on a private channel with the right to the seat."""
    table = live.stored.id
    if channel.private and channel.kind != "push":
        return f"{channel.site}/sit/{table}/{rights.seat_token(table, live.stored.seats[seat])}"
    return f"{channel.site}/table/{table}"


def _happened(live: LiveTable, viewer: int | None, words: Words, names: list[str]) -> str:
    """Say what happened since the viewer's last choice, or what happened last."""
    since = [] if viewer is None else news(live, viewer, words, names)
    sentences = [f"{one['name']}: {one['text']}." for one in since if one["name"] and one["text"]]
    text = " ".join(sentences) or str(latest_event(live, viewer, words, names)["text"])
    return text if len(text) <= LONGEST else f"{text[: LONGEST - 1].rstrip()}…"


def digest(lives: Sequence[LiveTable], channel: Channel, lang: str, secret: Secret, day: int) -> Notice:
    """List in one notice the tables at which it is the reader's turn, after single notices did not arrive."""
    words = page_words(lang)
    games = [page_words(lang, live.game.folder).say("game-name") for live in lives]
    return Notice(
        id=_id(channel.id, "digest", day),
        topic="digest",
        title=words.say("notice-digest", count=len(lives)),
        text=words.say("notice-digest-more", games=games),
        link=f"{channel.site}/",
        off=off_link(channel, secret),
        lang=lang,
    )


def trial(channel: Channel, lang: str, secret: Secret, now: float) -> Notice:
    """Write the notice that tests whether a channel works."""
    say = page_words(lang).say
    link = f"{channel.site}/notices"
    name = _id(channel.id, "trial", int(now))
    return Notice(name, "trial", say("notice-trial"), say("notice-trial-more"), link, off_link(channel, secret), lang)


def _id(*parts: object) -> str:
    return hashlib.sha256(":".join(map(str, parts)).encode()).hexdigest()[:32]
