"""Ratings as pages show them: always with their uncertainty."""

from __future__ import annotations

import datetime
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from grange.core.words import Words
from grange.games import find
from grange.web.live.fragments import page_words
from grange.web.ratings.model import is_provisional, margin_of, rating_of
from grange.web.stored import OwnResult, Skill


@dataclass(frozen=True)
class RatingPoint:
    """A rating after a game, with its uncertainty."""

    ended: datetime.datetime
    mean: float
    low: int
    high: int


def rating_text(skill: Skill, words: Words) -> str:
    """Say a rating with its uncertainty."""
    key = "rating-provisional" if is_provisional(skill) else "rating"
    return words.say(key, rating=str(rating_of(skill)), margin=str(margin_of(skill)))


def rating_course(results: Sequence[OwnResult]) -> list[RatingPoint]:
    """Return the course of a rating, from the earliest result on; nothing before the second one."""
    found = []
    for result in reversed(results):
        if result.mu is not None and result.sigma is not None:
            skill = Skill(result.mu, result.sigma)
            rating, margin = rating_of(skill), margin_of(skill)
            ended = datetime.datetime.fromtimestamp(result.ended, datetime.UTC)
            found.append(RatingPoint(ended, rating, rating - margin, rating + margin))
    return found if len(found) > 1 else []


def rating_rows(skills: Mapping[tuple[str, int], Skill], lang: str) -> list[dict[str, Any]]:
    """Describe somebody's ratings, the best known first, for `_ratings.html`."""
    rows = []
    for (game, seats), skill in sorted(skills.items(), key=lambda known: known[1].sigma):
        words = page_words(lang, find(game).folder)
        title = words.say("ratings-of", title=words.say("game-name"), seats=seats)
        rows.append({"title": title, "rating": rating_text(skill, words), "games": skill.games, "first": skill.first})
    return rows
