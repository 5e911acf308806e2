"""Stars in Farmerama: where they come from, and who wins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grange.core.words import Told
from grange.games.farmerama.box import ANIMALS, EMPTY, FIELDS, PRODUCTS, STABLE, WATER

if TYPE_CHECKING:
    from grange.games.farmerama.state import Farmerama


def sheet(state: Farmerama, seat: int) -> dict[str, int]:
    """Count what the products, the crops in barn and fields, the star tiles and the animals on pastures are worth."""
    box, animals = state.box, state.animals[seat]
    standing = 2 * (FIELDS - state.fields[seat].count(EMPTY))
    stars = {product: state.stars_of(seat, animal) for animal, product in enumerate(PRODUCTS)}
    stars["crops"] = box.crop_stars * (state.crops_in_barn(seat) + standing)
    stars["tiles"] = box.tile_stars * sum(state.tile(kind).star for kind in state.gardens[seat])
    stars["pastures"] = sum(box.stables[animal] for animal in range(len(ANIMALS)) if animals[animal] != STABLE)
    return stars


def outlook(state: Farmerama, seat: int) -> dict[str, Told]:
    """Tell what each product would bring the next time."""
    coming: dict[str, Told] = {}
    for animal, product in enumerate(PRODUCTS):
        produced, track = state.cubes[seat][animal], state.tracks[animal]
        if produced + 1 < len(track):
            coming[product] = Told("next-stars", {"stars": track[produced + 1] - track[produced]})
    return coming


def winners(state: Farmerama) -> list[int]:
    """Find the seat with most stars; of those that tie, who has more water; alone, whether the goal is reached."""
    scores = state.scores
    if state.solo:
        return [0] if scores[0] >= state.box.solo_goal else []
    ranks = [(stars, state.barn[seat][WATER]) for seat, stars in enumerate(scores)]
    return [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]


def verdict(state: Farmerama) -> Told:
    """Say whether a solo player has reached the goal."""
    stars, goal = state.scores[0], state.box.solo_goal
    return Told("verdict-won" if stars >= goal else "verdict-lost", {"stars": stars, "goal": goal})
