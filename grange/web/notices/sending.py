"""Sending a notice on its channel, and what the answer means. Nothing here holds a transaction."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum

from grange.web.live.fragments import page_words
from grange.web.notices import webpush
from grange.web.notices.compose import Notice
from grange.web.notices.guard import Answer, Guard, NoAnswerError, RefusedAddressError
from grange.web.notices.mail import Mailer, RefusedMailError, UnsentMailError
from grange.web.notices.webpush import HouseKey
from grange.web.stored import Channel

GONE = (404, 410)
WAIT = (408, 425, 429)  # and everything from 500 on
MOST_SHOWN = 1500  # characters of a text in a webhook's message


class Outcome(Enum):
    """What became of a notice."""

    SENT = "sent"
    LATER = "later"  # another attempt may succeed
    REFUSED = "refused"  # no further attempt can succeed
    GONE = "gone"  # the receiver does not exist any more


@dataclass(frozen=True)
class Result:
    """The outcome of an attempt, the key of what was wrong, and when the receiver wants another one."""

    outcome: Outcome
    trouble: str = ""
    retry_after: float | None = None


class Sender:
    """Sends notices on every kind of channel."""

    def __init__(self, guard: Guard, mailer: Mailer | None, key: HouseKey, contact: str) -> None:
        self.guard, self.mailer, self.key, self.contact = guard, mailer, key, contact

    async def send(self, channel: Channel, notice: Notice) -> Result:
        """Try once to send a notice."""
        if channel.kind == "email":
            return await self._letter(channel, notice)
        try:
            answer = await (self._push(channel, notice) if channel.kind == "push" else self._hook(channel, notice))
        except RefusedAddressError:
            return Result(Outcome.REFUSED, "address")
        except NoAnswerError:
            return Result(Outcome.LATER, "silent")
        return _meaning(answer)

    async def _push(self, channel: Channel, notice: Notice) -> Answer:
        actions = page_words(notice.lang).say
        shown = {
            "id": notice.id,
            "tag": notice.topic,
            "title": notice.title,
            "text": notice.text,
            "link": notice.link,
            "off": notice.off,
            "lang": notice.lang,
            "play": actions("notice-play"),
            "stop": actions("notice-stop"),
        }
        message = bounded(shown)
        signature = self.key.signature(channel.address, self.contact or channel.site)
        sealed = webpush.encrypted(message, channel.keys or {})
        return await self.guard.post(channel.address, webpush.headers(signature, notice.topic), sealed)

    async def _hook(self, channel: Channel, notice: Notice) -> Answer:
        body = json.dumps(FORMS[channel.kind](notice), ensure_ascii=False).encode()
        headers = {"content-type": "application/json", "idempotency-key": notice.id}
        return await self.guard.post(channel.address, headers, body)

    async def _letter(self, channel: Channel, notice: Notice) -> Result:
        if self.mailer is None:
            return Result(Outcome.LATER, "no-mail")
        say = page_words(notice.lang).say
        text = say("notice-letter", text=notice.text, link=notice.link, off=notice.off)
        more = {"List-Unsubscribe": f"<{notice.off}>", "List-Unsubscribe-Post": "List-Unsubscribe=One-Click"}
        return await self.mail(channel.address, notice.title, text, notice.id, more)

    async def mail(self, to: str, subject: str, text: str, name: str, more: dict[str, str] | None = None) -> Result:
        """Try once to send an e-mail."""
        if self.mailer is None:
            return Result(Outcome.LATER, "no-mail")
        try:
            await self.mailer.send(to, subject, text, name, more or {})
        except RefusedMailError:
            return Result(Outcome.REFUSED, "mailbox")
        except UnsentMailError:
            return Result(Outcome.LATER, "mail")
        return Result(Outcome.SENT)


def _meaning(answer: Answer) -> Result:
    """Interpret a receiver's answer."""
    if 200 <= answer.status < 300:
        return Result(Outcome.SENT)
    if answer.status in GONE:
        return Result(Outcome.GONE, "gone")
    if answer.status in WAIT or answer.status >= 500:
        return Result(Outcome.LATER, "busy", answer.retry_after)
    return Result(Outcome.REFUSED, "redirect" if 300 <= answer.status < 400 else "refused")


def bounded(shown: dict[str, str]) -> bytes:
    """Write a message for a browser, with as much of its text as push services accept."""
    while len(message := json.dumps(shown, ensure_ascii=False).encode()) > webpush.LARGEST and shown["text"]:
        shown = {**shown, "text": shown["text"][: len(shown["text"]) // 2]}
    return message


def _json(notice: Notice) -> dict[str, object]:
    return {
        "id": notice.id,
        "kind": "your-turn" if notice.table else notice.topic,
        "game": notice.game,
        "table": notice.table,
        "title": notice.title,
        "text": notice.text,
        "link": notice.link,
        "off": notice.off,
        "lang": notice.lang,
    }


def _discord(notice: Notice) -> dict[str, object]:
    """Write the message for Discord; players' names must not mention anybody there."""
    stop = page_words(notice.lang).say("notice-stop")
    shown = {"title": notice.title, "description": f"{_plain(notice.text)}\n\n[{stop}]({notice.off})", "url": notice.link}
    return {"embeds": [shown], "allowed_mentions": {"parse": []}}


def _slack(notice: Notice) -> dict[str, object]:
    """Write the message for Slack; markup and addresses in players' names stay plain text."""
    say = page_words(notice.lang).say
    head = f"*{_escaped(notice.title)}*\n{_escaped(notice.text)}"
    links = f"<{notice.link}|{say('notice-play')}> · <{notice.off}|{say('notice-stop')}>"
    block = {"type": "section", "text": {"type": "mrkdwn", "text": f"{head}\n{links}", "verbatim": True}}
    return {"text": f"{_escaped(notice.title)}: {notice.link}", "blocks": [block], "unfurl_links": False}


def _plain(text: str) -> str:
    """Escape Markdown, and break addresses in players' names so that they do not become links."""
    text = text.replace("://", ":\u200b//")
    return "".join(f"\\{sign}" if sign in "\\*_~`|[]()<>#@" else sign for sign in text[:MOST_SHOWN])


def _escaped(text: str) -> str:
    return text[:MOST_SHOWN].replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


FORMS: dict[str, Callable[[Notice], dict[str, object]]] = {"json": _json, "discord": _discord, "slack": _slack}
