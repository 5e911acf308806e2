"""What is made ready while a server starts: everything that the first visitors would otherwise wait for."""

from __future__ import annotations

import gc
from functools import cache

from grange.core.words import LANGUAGES, words
from grange.games import games
from grange.web.fragments import page_words
from grange.web.templating import templates

SELDOM = (20_000, 20, 20)  # a choice leaves hardly any cycles behind, and looking for them stops everybody


@cache
def make_ready() -> None:
    """Read all words and templates, once, and let the collector of garbage pass them over from now on."""
    for folder in (None, *(game.folder for game in games())):
        for lang in LANGUAGES:
            words(lang, folder)
            page_words(lang, folder)
    for name in templates.list_templates():
        templates.get_template(name)
    gc.collect()
    gc.freeze()
    gc.set_threshold(*SELDOM)
