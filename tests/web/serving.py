"""A server without luck: every table that is opened and every bot begins with the same seed, so that no test depends on the day."""

from __future__ import annotations

import sys
from contextlib import ExitStack
from unittest import mock

SEED = 7

if __name__ == "__main__":  # and nothing of it in a worker
    from grange.cli import main
    from grange.web import campaigns, opening, thinking

    with ExitStack() as stack:
        for module in (campaigns, opening, thinking):
            stack.enter_context(mock.patch.object(module, "any_seed", return_value=SEED))
        sys.exit(main())
