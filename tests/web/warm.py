"""Preloading for test servers: words and templates are read once in the process that servers are forked from.

Hints get a budget in lines of play instead of seconds, so that they find the same on a busy machine.
"""

from __future__ import annotations

from grange.bots.advice import Budget
from grange.web.background import page_tasks
from grange.web.cluster import processes
from grange.web.ready import make_ready
from tests.web.storage import killed

READ = (processes, killed)

make_ready()
page_tasks.HINT_BUDGET = Budget(lines=60)  # not in seconds: what a hint finds must not depend on how busy the machine is
