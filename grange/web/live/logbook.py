"""The log of a table for each viewer. Each line is rendered once for all viewers who read the same."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator
from itertools import dropwhile, groupby
from typing import Any

from markupsafe import Markup

from grange.core.events import Event, sentence
from grange.core.words import Words
from grange.web.house.room import MOST_VIEWERS, LogLines, Part, Room
from grange.web.house.table import LiveTable
from grange.web.live.templating import part_template

LONGEST_LOG = 60  # lines; older ones are left out
MOST_PHRASES = 24  # about one seat in the news; a page shows as many of them as it has room for
PLACE = re.compile(r"[A-Z]\d+")  # the name of a place on a board
MOST_LETTERS = 80  # in one piece of the bar
SEEN, FRESH = '<li\nclass=""', '<li\nclass="new"'  # a line that the viewer knows, and one that is new


def log(room: Room, seat: int | None, words: Words, names: list[str]) -> Markup:
    """Render the log, round by round, the newest first; each line of a move that nobody took back links to its moment."""
    key = seat, words.lang, tuple(names)
    known, by_position, count = room.log.get(key, {}), dict[int, LogLines](), 0
    headings = room.live.game.display.labels.HEADINGS
    for position, number, happened in _backwards(room.live):
        if count >= LONGEST_LOG and not any(event.key in headings for event in happened):
            continue  # of the older entries, only the next heading is needed
        lines = known.get(position)
        if lines is None or lines.happened is not happened or lines.number != number:
            lines = _written(room.live, LogLines(happened, number), seat, words, names)
        by_position[position] = lines
        if count >= LONGEST_LOG:
            break
        count += lines.length
    if len(room.log) >= MOST_VIEWERS:
        room.log.clear()
    room.log[key] = by_position
    since = last_own(room.live, seat)
    return Markup("".join(_under_headings(part for lines in by_position.values() for part in _shown(lines, since))))


def _shown(lines: LogLines, since: int) -> tuple[Part, ...]:
    """Mark the lines of a choice as new if it came after the viewer's last one."""
    if lines.number is None or lines.number <= since:
        return lines.parts
    return tuple(part._replace(html=part.html.replace(SEEN, FRESH)) for part in lines.parts)


def _under_headings(parts: Iterable[Part]) -> Iterator[str]:
    """Put the heading of each round above its lines; as parts come the newest first, it follows them."""
    waiting: list[str] = []
    for html, is_heading in parts:
        if not is_heading:
            waiting.append(html)
            continue
        yield from [html, *waiting]
        waiting = []
    yield from waiting


def _backwards(live: LiveTable) -> Iterator[tuple[int, int | None, list[Event]]]:
    """Go through the journal from its end to the setup: yield each entry's position, number and events."""
    end = live.position
    standing = [at for at in tuple(live.standing) if at < end]  # a choice may be added meanwhile
    number = len(standing)
    for position in range(end - 1, -1, -1):
        stands = number > 0 and standing[number - 1] == position
        yield position, number if stands else None, live.news[position]
        number -= stands
    yield -1, 0, live.beginning


def _written(live: LiveTable, lines: LogLines, viewer: int | None, words: Words, names: list[str]) -> LogLines:
    """Render the lines of a choice that the viewer may know, the newest first."""
    events = [event for event in reversed(lines.happened) if event.only in (None, viewer)]
    if not events:
        return lines
    lines_said = [_line(live, event, words, sentence(event, words, names, viewer)) for event in events]
    written = part_template("log")
    parts = [
        Part(written.render(log=list(together), at=lines.number, game=live.game.name), is_heading)
        for is_heading, together in groupby(lines_said, lambda line: bool(line["rubric"]))
    ]
    return lines._replace(length=len(lines_said), parts=tuple(parts))


def _line(live: LiveTable, event: Event, words: Words, text: str) -> dict[str, Any]:
    return {
        "seat": event.values.get("seat"),
        "text": text,
        "card": _card_in(live, event, text, words),
        "rubric": event.key in live.game.display.labels.HEADINGS,
    }


def _card_in(live: LiveTable, event: Event, text: str, words: Words) -> dict[str, str] | None:
    """Find the card that a line names, and the text before and after its name; None where cards have no page."""
    card = event.values.get("card")
    if live.game.display.catalogue is None or card not in live.game.display.catalogue.names:
        return None
    title = words.say(f"card-{card}")
    before, found, after = text.partition(title)
    return {"name": card, "title": title, "before": before, "after": after} if found else None


def latest_event(live: LiveTable, seat: int | None, words: Words, names: list[str]) -> dict[str, Any]:
    """Return the last event that a seat may know, and the seat that caused it; empty before the first."""
    for _, _, happened in _backwards(live):
        for event in reversed(happened):
            if event.only in (None, seat) and event.key not in live.game.display.labels.HEADINGS:
                return {"seat": event.values.get("seat"), "text": sentence(event, words, names, seat)}
    return {"seat": None, "text": ""}


def last_own(live: LiveTable, seat: int | None) -> int:
    """Return the number of the viewer's last choice; for a spectator, of the one about two turns of everybody ago."""
    made = len(live.standing)
    if seat is None:
        return max(0, made - 2 * len(live.stored.seats))
    return next((number for number in range(made, 0, -1) if live.journal[live.standing[number - 1]].seat == seat), 0)


def moves(live: LiveTable, seat: int | None, words: Words, names: list[str]) -> list[dict[str, Any]]:
    """List what happened since the viewer's last choice, move by move, in pieces that a bar shows one after another."""
    found = []
    for number, mover, place, events in _since_last_own(live, seat):
        sentences = [event for event in events if event.key not in live.game.display.labels.HEADINGS]
        for nth, text in enumerate(
            _in_pieces(sentences, live.game.display.labels.PHASES, lambda event: sentence(event, words, names, seat))
        ):
            found.append({"at": number, "seat": mover, "place": "" if nth else place, "text": text})
    return found[-LONGEST_LOG:]


def _in_pieces(events: list[Event], phases: Collection[str], say: Callable[[Event], str]) -> list[str]:
    """Join sentences into pieces short enough for one look; a phase begins a new piece."""
    pieces: list[str] = []
    for event in events:
        text = say(event)
        if pieces and event.key not in phases and len(pieces[-1]) + len(text) < MOST_LETTERS:
            pieces[-1] += f" {text}"
        else:
            pieces.append(text)
    return pieces


def _since_last_own(live: LiveTable, seat: int | None) -> Iterator[tuple[int, int | None, str, list[Event]]]:
    """Go through the choices since the viewer's last one: yield the number, seat, place and events of each.

    Of the viewer's last choice itself, it yields what began for everybody, without a seat.
    """
    since = last_own(live, seat)
    for number in range(max(since, 1), len(live.standing) + 1):
        position = live.standing[number - 1]
        events = live.news_for(seat, position, position + 1)
        if number > since:
            yield number, live.journal[position].seat, live.places[position], events
        else:
            yield number, None, "", _for_everybody(events, live.game.display.labels.PHASES)


def _for_everybody(events: list[Event], phases: Collection[str]) -> list[Event]:
    """Return the events from the first that begins a phase for everybody."""
    return list(dropwhile(lambda event: event.key not in phases, events))


def news(live: LiveTable, seat: int | None, words: Words, names: list[str]) -> list[dict[str, Any]]:
    """Sum up what happened since the viewer's last choice: a phrase for each seat, in the order of their moves."""
    phrases: dict[int | None, list[str]] = {}
    for _, _, _, events in _since_last_own(live, seat):
        for event in events:
            brief = f"{event.key}.brief"
            if words.knows(brief):
                phrases.setdefault(event.values.get("seat"), []).append(words.say(brief, **event.values))
    first = sorted(phrases.items(), key=lambda phrase: phrase[0] is None)  # events without a seat come last
    return [{"seat": who, "name": "" if who is None else names[who], "text": few(phrases_said)} for who, phrases_said in first]


def few(phrases: list[str]) -> str:
    """Join the first phrases; dots stand for the rest."""
    joined = _together(phrases)
    return ", ".join(joined[:MOST_PHRASES]) + (" …" if len(joined) > MOST_PHRASES else "")


def _together(phrases: list[str]) -> list[str]:
    """Join phrases about the same deed at several places, and count equal ones: `sprout on B6, D6`, `turned the wheel ×2`."""
    joined: list[str] = []
    before = ""
    times = Counter(phrases)
    for phrase in [phrase if count == 1 else f"{phrase} ×{count}" for phrase, count in times.items()]:
        deed, _, place = phrase.rpartition(" ")
        again = deed == before and PLACE.fullmatch(place)
        joined.append(f"{joined.pop()}, {place}" if again else phrase)
        before = deed
    return joined
