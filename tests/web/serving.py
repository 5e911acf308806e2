"""A server without luck: every table that is opened and every bot begins with the same seed, so that no test depends on the day."""

from __future__ import annotations

import os
import sys
import threading
from contextlib import ExitStack
from multiprocessing.connection import Connection
from unittest import mock

from grange.web.workers import end_with_the_parent

SEED = 7


def serve(arguments: list[str], environment: dict[str, str], told: Connection) -> None:
    """Run the command in a process of its own, which says its lines to whoever began it and ends with that."""
    from grange.cli import main
    from grange.web import campaigns, opening, thinking

    threading.Thread(target=end_with_the_parent, daemon=True).start()
    os.dup2(told.fileno(), 1)
    told.close()
    os.environ.clear()
    os.environ.update(environment)
    with ExitStack() as stack:
        for module in (campaigns, opening, thinking):
            stack.enter_context(mock.patch.object(module, "any_seed", return_value=SEED))
        sys.exit(main(["serve", *arguments]))
