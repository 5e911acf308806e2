"""What hints in Farmerama say of a farm: the stars that it has and those that it promises, row by row."""

from __future__ import annotations

from grange.games.farmerama.box import PRODUCTS, STABLE
from grange.games.farmerama.packed import farm_of, herd_in
from grange.games.farmerama.state import Farmerama
from grange.games.farmerama.value import expected, outlook_of


def sheet(state: Farmerama, seat: int) -> dict[str, float]:
    """Estimate what a seat will have at the end: an animal on its way home belongs to its product, and all crops to the farm."""
    stars = {row: float(number) for row, number in state.score_sheet(seat).items()}
    if state.over:
        return stars
    outlook = outlook_of(state, seat)
    places, cubes = herd_in(farm_of(state, seat)[-1])
    for animal, product in enumerate(PRODUCTS):
        if places[animal] != STABLE:
            stars["pastures"] -= state.box.stables[animal]
            stars[product] += outlook.promised(animal, cubes[animal], places[animal])
    del stars["crops"]
    return {**stars, "farm": expected(state, seat) - sum(stars.values())}
