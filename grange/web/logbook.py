"""The logbook of a table: what has happened, as a viewer reads it. Each line is written once for all who read it alike."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from itertools import dropwhile
from typing import Any

from markupsafe import Markup

from grange.core.telling import Event, sentence
from grange.core.words import Words
from grange.web.room import MOST_VIEWERS, Lines, Room
from grange.web.table import LiveTable
from grange.web.templating import part_template

LONGEST_LOG = 60  # lines after which nothing older is told
MOST_PHRASES = 4  # that the news tell of a seat
MOST_LETTERS = 80  # that are told at one look
SEEN, FRESH = '<li\nclass=""', '<li\nclass="new"'  # a line that the viewer knows, and one that is new


def log(room: Room, seat: int | None, tongue: Words, names: list[str]) -> Markup:
    """Tell what has happened, the newest first; a line of a move that stands can be looked back at."""
    key = seat, tongue.lang, tuple(names)
    known, told, count = room.log.get(key, {}), dict[int, Lines](), 0
    for position, number, happened in _backwards(room.live):
        lines = known.get(position)
        if lines is None or lines.happened is not happened or lines.number != number:
            lines = _written(room.live, Lines(happened, number), seat, tongue, names)
        told[position] = lines
        count += lines.told
        if count >= LONGEST_LOG:
            break
    if len(room.log) >= MOST_VIEWERS:
        room.log.clear()
    room.log[key] = told
    since = last_own(room.live, seat)
    return Markup("".join([_shown(lines, since) for lines in told.values()]))


def _shown(lines: Lines, since: int) -> str:
    """Mark the lines of a choice that was made after the viewer's last one."""
    return lines.html.replace(SEEN, FRESH) if lines.number is not None and lines.number > since else lines.html


def _backwards(live: LiveTable) -> Iterator[tuple[int, int | None, list[Event]]]:
    """Go through the journal from its end, and at last to what was before it: each choice's number, and what it made happen."""
    number = len(live.standing)
    for position in range(live.position - 1, -1, -1):
        stands = number > 0 and live.standing[number - 1] == position
        yield position, number if stands else None, live.news[position]
        number -= stands
    yield -1, 0, live.beginning


def _written(live: LiveTable, lines: Lines, viewer: int | None, tongue: Words, names: list[str]) -> Lines:
    """Write the lines of a choice, the newest first, as far as the viewer may know it."""
    events = [event for event in reversed(lines.happened) if event.only in (None, viewer)]
    if not events:
        return lines
    told = [_line(live, event, tongue, sentence(event, tongue, names, viewer)) for event in events]
    return lines._replace(told=len(told), html=part_template("log").render(log=told, at=lines.number, game=live.game.name))


def _line(live: LiveTable, event: Event, tongue: Words, text: str) -> dict[str, Any]:
    return {
        "seat": event.values.get("seat"),
        "text": text,
        "card": _card_in(live, event, text, tongue),
        "rubric": event.key == "event-round",
    }


def _card_in(live: LiveTable, event: Event, text: str, tongue: Words) -> dict[str, str] | None:
    """Find the card that a line of the log names, and what stands before and after its name; none where cards have no page."""
    card = event.values.get("card")
    if live.game.cards is None or card not in live.game.cards.names:
        return None
    title = tongue.say(f"card-{card}")
    before, found, after = text.partition(title)
    return {"name": card, "title": title, "before": before, "after": after} if found else None


def last_told(live: LiveTable, seat: int | None, tongue: Words, names: list[str]) -> dict[str, Any]:
    """Tell what has happened last, as far as a seat may know it, and who did it; nothing before anything has happened."""
    for _, _, happened in _backwards(live):
        for event in reversed(happened):
            if event.only in (None, seat) and event.key != "event-round":
                return {"seat": event.values.get("seat"), "text": sentence(event, tongue, names, seat)}
    return {"seat": None, "text": ""}


def last_own(live: LiveTable, seat: int | None) -> int:
    """Tell how many choices had been made with the viewer's last one; a spectator looks back at a turn of everybody."""
    made = len(live.standing)
    if seat is None:
        return max(0, made - 2 * len(live.stored.seats))
    return next((number for number in range(made, 0, -1) if live.journal[live.standing[number - 1]].seat == seat), 0)


def moves(live: LiveTable, seat: int | None, tongue: Words, names: list[str]) -> list[dict[str, Any]]:
    """List what happened since the viewer's last choice, move by move, in pieces that a bar can tell one after another."""
    found = []
    for number, mover, place, events in _since_last_own(live, seat):
        told = [event for event in events if event.key != "event-round"]
        for nth, text in enumerate(_in_pieces(told, live.game.telling.PHASES, lambda event: sentence(event, tongue, names, seat))):
            found.append({"at": number, "seat": mover, "place": "" if nth else place, "text": text})
    return found[-LONGEST_LOG:]


def _in_pieces(events: list[Event], phases: Collection[str], say: Callable[[Event], str]) -> list[str]:
    """Tell what happened in pieces that can be read at one look; a phase begins one of its own."""
    pieces: list[str] = []
    for event in events:
        text = say(event)
        if pieces and event.key not in phases and len(pieces[-1]) + len(text) < MOST_LETTERS:
            pieces[-1] += f" {text}"
        else:
            pieces.append(text)
    return pieces


def _since_last_own(live: LiveTable, seat: int | None) -> Iterator[tuple[int, int | None, str, list[Event]]]:
    """Go through the choices since the viewer's last one: the number of each, who made it, where, and what came of it.

    Of the viewer's last one itself, what it began for everybody belongs to it, too, as nobody's.
    """
    since = last_own(live, seat)
    for number in range(max(since, 1), len(live.standing) + 1):
        position = live.standing[number - 1]
        events = live.news_for(seat, position, position + 1)
        if number > since:
            yield number, live.journal[position].seat, live.places[position], events
        else:
            yield number, None, "", _for_everybody(events, live.game.telling.PHASES)


def _for_everybody(events: list[Event], phases: Collection[str]) -> list[Event]:
    """Give what happened from the beginning of a phase on that concerns everybody."""
    return list(dropwhile(lambda event: event.key not in phases, events))


def news(live: LiveTable, seat: int | None, tongue: Words, names: list[str]) -> list[dict[str, Any]]:
    """Sum up what has happened since the viewer's last choice: a phrase for each seat, in the order of their moves."""
    phrases: dict[int | None, list[str]] = {}
    for _, _, _, events in _since_last_own(live, seat):
        for event in events:
            brief = f"{event.key}.brief"
            if tongue.knows(brief):
                phrases.setdefault(event.values.get("seat"), []).append(tongue.say(brief, **event.values))
    first = sorted(phrases.items(), key=lambda phrase: phrase[0] is None)  # what nobody did comes last
    return [{"seat": who, "name": "" if who is None else names[who], "text": _few(told)} for who, told in first]


def _few(phrases: list[str]) -> str:
    """Join a few phrases; the rest is only hinted at."""
    return ", ".join(phrases[:MOST_PHRASES]) + (" …" if len(phrases) > MOST_PHRASES else "")
