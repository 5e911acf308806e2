"""Points in Petrichor: what a harvest pays for each crop, and who wins."""

from __future__ import annotations

from grange.core.scoring import best
from grange.core.words import Message
from grange.games.petrichor.box import BARE, CATEGORIES, COFFEE, CORN, CROPS, GROWN, RICE, SPOILED, SPROUTING, WHEAT, Box
from grange.games.petrichor.state import Petrichor


def harvest_points(box: Box, crop: int, growth: int, drops: list[int]) -> list[int]:
    """Return what a crop pays each owner of drops on it."""
    if growth == BARE or (crop == RICE and growth == SPROUTING):
        return [0] * len(drops)
    row = box.crops[crop].points
    if crop == RICE:
        return [row[0] * own for own in drops]
    if crop == CORN:
        present = sum([own > 0 for own in drops])
        return [row[present - 1] if own else 0 for own in drops]
    if crop == WHEAT:
        reaper = most_alone(drops)
        return [row[0] if owner == reaper else row[1] if own else 0 for owner, own in enumerate(drops)]
    if growth == SPROUTING:
        row = box.crops[crop].sprouting
    elif growth == SPOILED:
        row = box.crops[crop].spoiled
    return [row[rank_of(own, drops)] if own else 0 for own in drops]


def rank_of(own: int, drops: list[int]) -> int:
    """Rank an owner by its drops, from 0; owners who tie share the lowest of their ranks."""
    return sum([other >= own for other in drops]) - 1


def most_alone(drops: list[int]) -> int:
    """Find the owner with most drops, or -1 if owners tie for most."""
    most = max(drops)
    return drops.index(most) if drops.count(most) == 1 else -1


def pays(state: Petrichor, place: int) -> list[int]:
    """Return what a tile would pay each owner if the harvest came now, fertilizer included."""
    return pays_in(state, place, state.growth[place])


def will_pay(state: Petrichor, place: int) -> list[int]:
    """Return what a tile that does not pay yet would pay each owner once it grows, with its present drops."""
    return pays_in(state, place, SPROUTING if state.crops[place] == COFFEE else GROWN)


def pays_in(state: Petrichor, place: int, growth: int) -> list[int]:
    """Return what a tile in a given growth would pay each owner."""
    drops = [water[place] for water in state.water]
    points = harvest_points(state.box, state.crops[place], growth, drops)
    if state.fertilized[place] and growth != BARE and not (state.crops[place] == RICE and growth == SPROUTING):
        points = [paid + state.box.fertilizer if own else paid for paid, own in zip(points, drops, strict=True)]
    return points


def track_points(box: Box, wins: int) -> int:
    """Return how many points a number of votes won is worth at the end."""
    return box.track[min(wins, len(box.track) - 1)]


# The end


def scores(state: Petrichor) -> list[int]:
    """Count the present points of each seat."""
    return [sum(state.points[seat]) for seat in range(state.seats)]


def score_sheet(state: Petrichor, seat: int) -> dict[str, int]:
    """List where a seat's points came from, without crops that are not on the field and what only the neutral player scores."""
    grown = set(CROPS) if state.hidden else {CROPS[state.crops[place]] for place in state.field}  # tiles face down stay secret
    away = {"shortage", *(crop for crop in CROPS if crop not in grown)} | (set() if "wheat" in grown else {"tokens"})
    sheet = zip(CATEGORIES, state.points[seat], strict=True)
    return {category: points for category, points in sheet if category not in away}


def winners(state: Petrichor) -> list[int]:
    """Find the seat with most points; a tie goes to the seat that won more votes.

    A solo player wins with more points than the neutral player.
    """
    if state.solo:
        return [0] if sum(state.points[0]) > sum(state.points[state.neutral]) else []
    ranks = [(points, state.wins[seat]) for seat, points in enumerate(scores(state))]
    return best(ranks)


def verdict(state: Petrichor) -> Message | None:
    """Say whether a solo player has beaten the south wind."""
    if not state.solo:
        return None
    own, neutral = (sum(points) for points in state.points)
    return Message("verdict-won" if own > neutral else "verdict-lost", {"points": own, "neutral": neutral})
