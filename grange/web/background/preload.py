"""Modules that every worker shares: the process that workers are forked from imports the games, NumPy and all task code once."""

from __future__ import annotations

import gc

from grange.core import net
from grange.games import games
from grange.web.background import bot_tasks, page_tasks, pictures, review_tasks

WORK = (bot_tasks, net, page_tasks, pictures, review_tasks)

games()
gc.freeze()  # so that garbage collection in workers does not copy shared memory
