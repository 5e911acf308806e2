"""Logs for machines: a line of JSON for everything that is noted, without what would open a table or tell what is hidden."""

from __future__ import annotations

import json
import logging
import re
import sys
from datetime import UTC, datetime

SECRETS = re.compile(r"[A-Za-z0-9_-]{20,}|\d{10,}")  # names of tables, tokens, cookies, signatures and digests; seeds
OF_CODE = re.compile(r"[a-z_]+")  # a name that is in our code, and no secret: those are of all letters and digits
PASSWORDS = re.compile(r"(://[^:/@\s]*):[^@\s]*@")  # in the address of a database
SHOWN = 6  # letters of a name: enough to find a table by, too few to open it


def discreet(text: str) -> str:
    """Leave of every name that could open something only its beginning, and nothing of a password."""
    return SECRETS.sub(_shortened, PASSWORDS.sub(r"\1:…@", text))


def _shortened(found: re.Match[str]) -> str:
    return found[0] if OF_CODE.fullmatch(found[0]) else f"{found[0][:SHOWN]}…"


class AsJson(logging.Formatter):
    """Writes what is noted as a line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """Write a record down."""
        line = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": discreet(record.getMessage()),
        }
        if record.exc_info:
            line["trace"] = discreet(self.formatException(record.exc_info))
        return json.dumps(line, ensure_ascii=False)


def write_json() -> None:
    """Write everything that is noted to standard error, as JSON."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(AsJson())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
