"""Stars in Farmerama: where they come from, and who wins."""

from __future__ import annotations

from grange.core.scoring import best
from grange.core.words import Message
from grange.games.farmerama.box import ANIMALS, EMPTY, FIELDS, PRODUCTS, STABLE, WATER
from grange.games.farmerama.state import Farmerama


def scores(state: Farmerama) -> list[int]:
    """Count the stars of each seat."""
    return [sum(score_sheet(state, seat).values()) for seat in range(state.seats)]


def score_sheet(state: Farmerama, seat: int) -> dict[str, int]:
    """Count the stars of the products, the crops in barn and fields, the star tiles and the animals on pastures."""
    box, animals = state.box, state.animals[seat]
    in_fields = 2 * (FIELDS - state.fields[seat].count(EMPTY))
    stars = {product: state.stars_of(seat, animal) for animal, product in enumerate(PRODUCTS)}
    stars["crops"] = box.crop_stars * (state.crops_in_barn(seat) + in_fields)
    stars["tiles"] = box.tile_stars * sum(state.tile(kind).star for kind in state.gardens[seat])
    stars["pastures"] = sum(box.stables[animal] for animal in range(len(ANIMALS)) if animals[animal] != STABLE)
    return stars


def winners(state: Farmerama) -> list[int]:
    """Find the seat with most stars; a tie goes to the seat with more water. A solo player wins by reaching the goal."""
    stars = scores(state)
    if state.solo:
        return [0] if stars[0] >= state.box.solo_goal else []
    ranks = [(own, state.barn[seat][WATER]) for seat, own in enumerate(stars)]
    return best(ranks)


def verdict(state: Farmerama) -> Message | None:
    """Say whether a solo player has reached the goal."""
    if not state.solo:
        return None
    stars, goal = scores(state)[0], state.box.solo_goal
    return Message("verdict-won" if stars >= goal else "verdict-lost", {"stars": stars, "goal": goal})
