"""Every kind of option, declared once: its code (`take:left`), its words, its piece, and what it points at in the picture."""

from __future__ import annotations

from grange.core.options import Options

PLACES = ("left", "middle", "right")  # of the row

OPTIONS = Options()
TAKE = OPTIONS.verb("take", PLACES, of="place", icon="grain", target="sack-{thing}")
