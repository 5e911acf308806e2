"""Pictures that travel alone: they bring every colour that they use, by day and by night."""

from __future__ import annotations

import re

import pytest

import grange
from grange.games import games


def declared(picture: str, start: str) -> set[str]:
    """List the values that a picture declares in the first rule that begins so."""
    return set(re.findall(r"--([\w-]+):", picture.partition(f"\n{start}")[2].partition("}")[0]))


@pytest.mark.parametrize("game", [game.name for game in games()])
def test_a_picture_alone_has_all_its_colours_by_day_and_by_night(game):
    picture = grange.new_game(game, seed=7).svg()
    by_day, by_night = (declared(picture, start) for start in (".grange{", '[data-theme="dark"] .grange{'))
    assert set(re.findall(r"var\(--([\w-]+)\)", picture)) - by_day - {"seat", "seat-d", "seat-l"} == set()
    assert {"ink", "line"} <= by_night
