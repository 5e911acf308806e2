"""Preparation at a server's start: everything that the first visitors would otherwise wait for."""

from __future__ import annotations

import gc
from functools import cache

from grange.core.words import LANGUAGES, read_words
from grange.games import games
from grange.web.live.fragments import page_words
from grange.web.live.templating import templates

SELDOM = (20_000, 20, 20)  # a choice leaves hardly any cycles behind, and each collection stops everybody


@cache
def make_ready() -> None:
    """Read all words and templates once, and exclude them from garbage collection."""
    for folder in (None, *(game.folder for game in games())):
        for lang in LANGUAGES:
            read_words(lang, folder)
            page_words(lang, folder)
    for name in templates.list_templates():
        templates.get_template(name)
    gc.collect()
    gc.freeze()
    gc.set_threshold(*SELDOM)
