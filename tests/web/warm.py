"""What servers of tests find ready: the house with its words and templates, read once in the process that they are forked from."""

from __future__ import annotations

from grange.web import processes
from grange.web.ready import make_ready

READ = (processes,)

make_ready()
