"""Logs for machines: a line of JSON for each entry, without secrets that open a table or reveal a game."""

from __future__ import annotations

import json
import logging
import re
import sys
from datetime import UTC, datetime

from grange.web.log_entry import LogEntry

SECRETS = re.compile(r"[A-Za-z0-9_-]{20,}|\d{10,}")  # ids of tables, tokens, cookies, signatures and digests; seeds
OF_CODE = re.compile(r"[a-z_]+")  # a name in our code; secrets have capital letters and digits, too
PASSWORDS = re.compile(r"(://[^:/@\s]*):[^@\s]*@")  # in the address of a database
SHOWN = 6  # characters of an id: enough to find a table, too few to open it


def discreet(text: str) -> str:
    """Shorten every id and token to its first letters, and remove passwords."""
    return SECRETS.sub(_shortened, PASSWORDS.sub(r"\1:…@", text))


def _shortened(found: re.Match[str]) -> str:
    return found[0] if OF_CODE.fullmatch(found[0]) else f"{found[0][:SHOWN]}…"


class AsJson(logging.Formatter):
    """Writes each log entry as a line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """Format a log entry."""
        line = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": discreet(record.getMessage()),
        }
        if isinstance(record.msg, LogEntry):
            line["event"] = record.msg.key
        if record.exc_info:
            line["trace"] = discreet(self.formatException(record.exc_info))
        return json.dumps(line, ensure_ascii=False)


def write_json() -> None:
    """Write all log entries to standard error, as JSON: warnings of all, and what we ourselves report."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(AsJson())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger("grange").setLevel(logging.INFO)


class FewLinesForStrangers(logging.Filter):
    """Keeps strangers from filling the log: uvicorn writes a line for each odd request, and a traceback for invalid text."""

    UNWRITTEN = "Unsupported upgrade request."
    SELDOM = ("Invalid HTTP request received.", "Invalid UTF-8 sequence received from client.")
    PAUSE = 60.0  # seconds until the same line is written again

    def __init__(self) -> None:
        super().__init__()
        self.written: dict[str, float] = {}  # when a line was last written

    def filter(self, record: logging.LogRecord) -> bool:
        """Remove the traceback of an entry about a bad request; return whether to log the entry."""
        if record.msg in self.SELDOM:
            record.exc_info = None
            if record.created - self.written.get(record.msg, 0.0) < self.PAUSE:
                return False
            self.written[record.msg] = record.created
        return record.msg != self.UNWRITTEN
