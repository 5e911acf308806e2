"""A server without chance: every new table and every bot begins with the same seed, so that no test depends on luck.

Reviews do only the least that they must, and notices wait only for a moment.
"""

from __future__ import annotations

import os
import sys
import threading
from contextlib import ExitStack
from multiprocessing.connection import Connection
from pathlib import Path
from unittest import mock

from grange.web.background.workers import end_with_the_parent

SEED = 7
SOON = 0.1  # seconds that a notice waits, and between two looks at the queue
SHORTEST = 0.5  # seconds of a clock, where tests want them to run out
RESERVED = 5.0  # seconds after which a notice is taken over from a killed server
HASTE = 1e-6  # seconds for a review, which are over at once; so everything is done just as often as it must be


def serve(arguments: list[str], environment: dict[str, str], told: Connection, log: Path | None = None) -> None:
    """Run the command in a process of its own, which says its lines to whoever began it and ends with that."""
    from grange.cli import main
    from grange.web import app
    from grange.web.background import bot_tasks, reviews
    from grange.web.house import campaigns, opening
    from grange.web.notices import config, courier
    from grange.web.pace import agreed, timekeeper

    threading.Thread(target=end_with_the_parent, daemon=True).start()
    os.dup2(told.fileno(), 1)
    told.close()
    if log is not None:
        with log.open("wb") as file:
            os.dup2(file.fileno(), 2)
    os.environ.clear()
    os.environ.update(environment)
    with ExitStack() as stack:
        for module, draws in ((campaigns, "strong_seed"), (opening, "strong_seed"), (bot_tasks, "any_seed")):
            stack.enter_context(mock.patch.object(module, draws, return_value=SEED))
        for module, wait, seconds in ((config, "GRACE", SOON), (config, "PAUSE", SOON), (courier, "RESERVED", RESERVED)):
            stack.enter_context(mock.patch.object(module, wait, seconds))
        if "GRANGE_TEST_PACE" in environment:
            for wait, seconds in (("LOOK", SOON), ("BEAT", 3 * SOON)):
                stack.enter_context(mock.patch.object(timekeeper, wait, seconds))
            stack.enter_context(mock.patch.dict(agreed.ALLOWANCES, live=agreed.Allowance(SHORTEST, 0, SHORTEST, SHORTEST)))
        stack.enter_context(mock.patch.object(app, "Reviews", lambda house, _: reviews.Reviews(house, HASTE)))
        sys.exit(main(["serve", *arguments]))
