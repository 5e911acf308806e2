"""Looking things up: the explanations agree with the rules."""

from __future__ import annotations

import pytest

from grange.core.words import read_words
from grange.games.evergreen import GAME


@pytest.mark.parametrize(("lang", "away"), [("en", "away from it"), ("ru", "прочь от солнца"), ("pl", "od słońca")])
def test_in_every_language_shadows_fall_away_from_the_sun(lang, away):
    assert away in read_words(lang, GAME.folder).say("look-sun.does")
