"""Early growth in training games: how a family plays that wants to grow early."""

from __future__ import annotations

from typing import Any

import pytest

from grange.games.agricola.bots.training.early_growth import NO_HASTE, Haste, hurried
from tests.games.agricola.builders import a_farm, a_turn

WISH = ("major_improvement", "fencing", "grain_utilization", "sheep_market", "basic_wish")


def left(farm: Any, haste: Haste, **more: Any) -> list[str]:
    """Name the options that a hurried family has left."""
    state: Any = a_turn(farm, seats=1, **more)
    return [state.code(option) for option in hurried(state, haste, state.decision.options)]


@pytest.mark.parametrize(
    ("farm", "more", "space"),
    [
        (a_farm("..... r.... r...."), {"piles": {"forest": 6}}, "forest"),
        (a_farm("..... r.... r....", wood=5), {"piles": {"reed_bank": 2}}, "reed_bank"),
        (a_farm("..... r.... r....", wood=5, reed=2), {}, "farm_expansion"),
        (a_farm("r.... r.... r...."), {"out": WISH}, "basic_wish"),
    ],
)
def test_a_hurried_family_gathers_for_a_room_builds_it_and_has_a_child(farm, more, space):
    assert left(farm, Haste(3, 1), **more) == [f"space:{space}"]


def test_without_haste_or_before_its_time_or_with_people_enough_all_options_are_left():
    farm = a_farm("..... r.... r....", wood=5, reed=2)
    for haste in (NO_HASTE, Haste(3, 2), Haste(2, 1)):
        assert len(left(farm, haste)) > 5
