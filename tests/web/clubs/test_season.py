"""The season: thirteen weeks, five best results of each game; and the calendar file."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from grange.web.clubs.calendar import LONGEST, calendar_of, folded
from grange.web.clubs.season import BEST, WEEK, WEEKS, Season, results_of, season_at, standings
from grange.web.stored import Club, ClubGame, ClubResult, Evening

FOUNDED = datetime(2026, 9, 30, 12, tzinfo=UTC).timestamp()  # a Wednesday
FIRST = datetime(2026, 9, 28, tzinfo=UTC).timestamp()


def result(person: str, points: int, game: str = "evergreen", week: int = 1) -> ClubResult:
    return ClubResult(person, game, points, FIRST + (week - 1) * WEEK + 5)


@pytest.mark.parametrize(
    ("now", "number", "week"),
    [(FOUNDED, 1, 1), (FIRST + WEEK, 1, 2), (FIRST + WEEKS * WEEK - 1, 1, 13), (FIRST + WEEKS * WEEK, 2, 1), (FIRST - 9, 1, 1)],
)
def test_a_season_has_thirteen_weeks_from_a_monday(now, number, week):
    season = season_at(FOUNDED, now)
    assert (season.number, season.week) == (number, week)
    assert season.ends - season.began == WEEKS * WEEK


def test_points_count_the_people_who_came_in_behind():
    def won(*places: tuple[str, int]) -> dict[str, int]:
        return {one.person: one.points for one in results_of(ClubGame("evergreen", FIRST, list(places)))}

    assert won(("a", 1), ("b", 2), ("c", 2), ("d", 4)) == {"a": 4, "b": 2, "c": 2, "d": 1}
    assert won(("a", 2), ("b", 3), ("a", 4)) == {"a": 2, "b": 1}
    assert won(("a", 1), ("a", 2)) == {}


def test_only_the_five_best_of_each_game_count():
    results = [result("a", points) for points in (1, 2, 3, 4, 4, 4, 2)] + [result("a", 2, "agricola")]
    (one,) = standings(results, Season(1, 1, FIRST))
    assert (one.games, one.points) == (8, sum(sorted((1, 2, 3, 4, 4, 4, 2))[-BEST:]) + 2)


def test_places_are_shared_and_moves_of_the_week_are_told():
    before = [result("a", 4), result("b", 3), result("c", 3)]
    season = Season(1, 2, FIRST)
    rows = standings([*before, result("b", 2, week=2), result("d", 1, week=2)], season)
    assert [(one.person, one.place, one.moved) for one in rows] == [("b", 1, 1), ("a", 2, -1), ("c", 3, -1), ("d", 4, None)]


def test_a_calendar_file_has_short_lines_and_no_stray_signs():
    club = Club("c", "Ogród, „Sad”", "", "well", 0.0, 0)
    about = "Вечер настольных игр; " * 9
    text = calendar_of(club, Evening("e", "c", FIRST, FIRST + 9000, "UTC", about, 0.0), "https://grange.example/club/c", FIRST)
    lines = text.split("\r\n")
    assert lines[-1] == ""
    assert all(len(line.encode()) <= LONGEST for line in lines)
    whole = text.replace("\r\n ", "")
    assert "SUMMARY:Ogród\\, „Sad”\r\n" in whole
    assert about.replace(";", "\\;") in whole
    assert "DTSTART:20260928T000000Z" in whole
    assert folded("short") == "short"
