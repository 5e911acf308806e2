"""What every worker has from birth: the games, NumPy and all that is done in workers, read once where it is forked from."""

from __future__ import annotations

import gc

from grange.core import net
from grange.games import games
from grange.web import chores, reviews, thinking

WORK = (chores, net, reviews, thinking)

games()
gc.freeze()  # so that no worker copies memory only to find nothing to clear away there
