"""The calendar file of one evening (RFC 5545): so few lines that it needs no library."""

from __future__ import annotations

from datetime import UTC, datetime

from grange.web.stored import Club, Evening

LONGEST = 75  # bytes after which a line is folded


def calendar_of(club: Club, evening: Evening, address: str, now: float) -> str:
    """Write an evening for a calendar."""
    lines = [
        "BEGIN:VCALENDAR",
        "VERSION:2.0",
        "PRODID:-//Grange//Grange//EN",
        "BEGIN:VEVENT",
        f"UID:{evening.id}@grange",
        f"DTSTAMP:{_moment(now)}",
        f"DTSTART:{_moment(evening.at)}",
        f"DTEND:{_moment(evening.until)}",
        f"SUMMARY:{escaped(club.name)}",
        f"DESCRIPTION:{escaped(evening.about)}",
        f"URL:{address}",
        "END:VEVENT",
        "END:VCALENDAR",
    ]
    return "".join(f"{folded(line)}\r\n" for line in lines)


def escaped(text: str) -> str:
    r"""Escape the characters that have a meaning in the format.

    >>> escaped("Tom; Anna, and a \\ here")
    'Tom\\; Anna\\, and a \\\\ here'
    """
    for sign, written in (("\\", "\\\\"), (";", "\\;"), (",", "\\,"), ("\r\n", "\\n"), ("\n", "\\n"), ("\r", "")):
        text = text.replace(sign, written)
    return text


def folded(line: str) -> str:
    """Fold a long line between characters, never within one; a continuation line begins with a space."""
    parts, part = [], b""
    for letter in line:
        written = letter.encode()
        if len(part) + len(written) > LONGEST:
            parts.append(part)
            part = b" "
        part += written
    return b"\r\n".join([*parts, part]).decode()


def _moment(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y%m%dT%H%M%SZ")
