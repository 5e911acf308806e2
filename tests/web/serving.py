"""A server without luck: every game and every bot at it begins with the same seed, so that no test depends on the day."""

from __future__ import annotations

import secrets
import sys
from unittest import mock

from grange.cli import main

SEED = 7

if __name__ == "__main__":
    with mock.patch.object(secrets, "randbelow", return_value=SEED):
        sys.exit(main())
