"""Hints at Farmerama: the reason for an option is what it does for the farm."""

from __future__ import annotations

from typing import Any

import pytest

from grange.games.farmerama.bots.evaluation import heuristic_of
from grange.games.farmerama.bots.hints import rows_of, sheets
from grange.games.farmerama.bots.packed_farm import farm_of
from tests.games.farmerama.builders import PLENTY, acting, clean_up, new, revealing

SAME = ("feed", "feed", "seeds", "water")  # seats 0 and 1 choose alike


def changes(state: Any, *codes: str) -> list[Any]:
    """Tell what each of some options of seat 0 changes up to the end of the round, row by row."""
    options = [state.option(code) for code in codes]
    return [change for change, _ in sheets(state, state.question_of(0), options)]


@pytest.mark.parametrize(("animal", "product"), [("sheep", "wool"), ("pig", "truffles"), ("cow", "milk"), ("horse", "riding")])
def test_who_feeds_an_animal_hears_of_its_product(animal: str, product: str):
    fed, done = changes(acting("feed", seats=2, barn=PLENTY), f"feed:{animal}", "done")
    assert fed[product] > done[product]


def test_a_tile_with_stars_brings_star_tiles_and_one_with_water_water():
    state: Any = revealing(*SAME, gardens=["star"], lying="star water")
    options = [state.option(code) for code in state.decision.codes]
    (star, _), (water, _) = sheets(state, state.decision.question, options)
    assert star["tiles"] > water["tiles"] == 0
    assert water["water"] > star["water"]


def test_secret_cards_are_told_apart_by_what_they_do():
    state: Any = new(seats=2)
    sow, feed = changes(state, "card:sow", "card:feed")
    assert sow.keys() == feed.keys()
    assert sow != feed


def test_with_the_head_sheep_to_stop_is_told_apart_from_sowing_too():
    state: Any = clean_up(seats=3, head=2, barn=[PLENTY] * 3)
    assert state.head == 0
    state.play("card:water", 0)
    sow, stop = changes(state, "card:sow", "done")
    assert sow != stop
    assert stop["water"] >= sow["water"]


def test_the_rows_of_a_farm_add_up_to_what_it_is_worth():
    state: Any = acting("feed", seats=2, barn=PLENTY, animals={"sheep": 3}, produced={"cow": 2})
    heuristic = heuristic_of(state, 0)
    farm = farm_of(state, 0)
    assert sum(rows_of(farm, heuristic).values()) == pytest.approx(heuristic.value(farm))
