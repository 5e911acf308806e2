"""The kinds of notifications between processes."""

from __future__ import annotations

MOVED, CHANGED, SAID, AT_SCREEN, REVIEW, USED, PEOPLE = "moved", "changed", "said", "faced", "review", "used", "people"
LOBBY = "lobby"
