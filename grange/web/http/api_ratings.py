"""The JSON API: the strongest people at a game, and one's own ratings with the results that they were computed from."""

from __future__ import annotations

import datetime
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request
from pydantic import BaseModel, Field

from grange.games import find
from grange.web.http.api import ANYWHERE, HouseDep
from grange.web.http.visitors import Visitors
from grange.web.ratings.levels import levels
from grange.web.ratings.model import FEWEST_RIVALS, is_provisional, margin_of, rating_of, widest_known
from grange.web.stored import OwnResult, Skill

router = APIRouter(prefix="/api", tags=["api"], responses=ANYWHERE)

MOST_LISTED = 100
MOST_RESULTS = 5_000


class RatingShown(BaseModel):
    """A rating, with its uncertainty."""

    rating: int
    margin: int = Field(description="one standard deviation")
    provisional: bool = Field(description="whether too little is known to compare it")
    games: int
    first: int = Field(description="games in which it was the first place")


class NamedRating(RatingShown):
    """The rating of an account."""

    name: str


class LevelShown(BaseModel):
    """The measured rating of a level of bots."""

    level: str
    rating: int
    margin: int


class RatingsShown(BaseModel):
    """The strongest accounts at a game with a number of seats, without provisional ratings; and the levels of bots."""

    game: str
    seats: int
    ratings: list[NamedRating]
    levels: list[LevelShown]


class OwnRating(RatingShown):
    """One's own rating at a game with a number of seats."""

    game: str
    seats: int


class ResultShown(BaseModel):
    """A rated game, and one's rating after it."""

    table: str
    game: str
    seats: int
    ended: datetime.datetime
    place: int
    points: int
    counted: bool = Field(description="false if a bot made more than half of the choices")
    rating: int | None = Field(description="null if it did not count, or has not been counted yet")
    margin: int | None


class OwnRatings(BaseModel):
    """One's own ratings, and rated games, the latest first."""

    ratings: list[OwnRating]
    results: list[ResultShown]


@router.get("/ratings")
async def list_ratings(
    house: HouseDep, game: Annotated[str, Query(max_length=32)], seats: Annotated[int, Query(ge=2, le=8)] = 2
) -> RatingsShown:
    """List the strongest accounts at a game with a number of seats, and the levels of bots on the same scale.

    Accounts with a provisional rating, or with fewer than three different rivals, are left out.
    """
    best = await house.archive.read(house.store.ratings.best, find(game).name, seats, widest_known(), FEWEST_RIVALS, MOST_LISTED)
    return RatingsShown(
        game=game,
        seats=seats,
        ratings=[NamedRating(name=name, **numbers_of(skill)) for name, skill in best],
        levels=[LevelShown(**vars(level)) for level in levels(game, seats)],
    )


@router.get("/record/ratings")
async def own_ratings(request: Request, house: HouseDep) -> OwnRatings:
    """Return the ratings of the browser's owner, and the results behind them; empty without the cookie of the pages."""
    visitors: Visitors = request.app.state.visitors
    visitor = visitors.of(request)
    if visitor.new:
        return OwnRatings(ratings=[], results=[])
    skills = await house.archive.read(house.store.ratings.of, visitor.digest)
    results = await house.archive.read(house.store.ratings.results_of, visitor.digest, MOST_RESULTS)
    return OwnRatings(
        ratings=[OwnRating(game=game, seats=seats, **numbers_of(skill)) for (game, seats), skill in skills.items()],
        results=[_shown(result) for result in results],
    )


def numbers_of(skill: Skill) -> dict[str, Any]:
    """Describe a rating in points, with its uncertainty."""
    return {
        "rating": rating_of(skill),
        "margin": margin_of(skill),
        "provisional": is_provisional(skill),
        "games": skill.games,
        "first": skill.first,
    }


def _shown(result: OwnResult) -> ResultShown:
    skill = None if result.mu is None or result.sigma is None else Skill(result.mu, result.sigma)
    return ResultShown(
        table=result.table,
        game=result.game,
        seats=result.seats,
        ended=datetime.datetime.fromtimestamp(result.ended, datetime.UTC),
        place=result.place,
        points=result.points,
        counted=result.counted,
        rating=rating_of(skill) if skill else None,
        margin=margin_of(skill) if skill else None,
    )
