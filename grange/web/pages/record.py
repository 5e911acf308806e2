"""My record: figures, curve, points by source, personal bests and the month of daily challenges; also as csv."""

from __future__ import annotations

import asyncio
import calendar
import csv
import datetime
import io
import re
from collections.abc import Sequence
from typing import Annotated, Any

from babel.dates import format_date, get_day_names
from babel.numbers import format_decimal
from fastapi import APIRouter, Query, Request
from fastapi.responses import Response

from grange.core.game import Game
from grange.core.words import Words
from grange.games import find, games
from grange.web.house import days
from grange.web.house.house import House
from grange.web.http.api import HouseDep
from grange.web.http.visitors import Visitor
from grange.web.live.fragments import page_words
from grange.web.pages.common import VisitorDep, drawn_page
from grange.web.pages.games import waiting_for
from grange.web.ratings.levels import level_near
from grange.web.ratings.model import is_provisional, margin_of, rating_of
from grange.web.ratings.shown import rating_course, rating_rows, rating_text
from grange.web.record.curve import draw_curve
from grange.web.record.figures import Best, bests, curve, figures, sources
from grange.web.record.played import MyGame, games_of
from grange.web.record.streak import streaks

router = APIRouter()

DESK, HAND = (860, 184, 78), (356, 184, 18)  # width and height of the curve, and the room for its last number
FEWEST_COMPARED = 10  # people with a rating, before anybody is compared with them
MOST_RESULTS = 2_000  # rated games in the course of a rating
MONTH = re.compile(r"20\d\d-(0[1-9]|1[0-2])")
WIDE_BAR = 103  # pixels of the bar of places
Chosen = Annotated[str, Query(max_length=32)]


@router.get("/record")
async def my_record(
    request: Request, house: HouseDep, visitor: VisitorDep, game: Chosen = "", seats: Chosen = "", month: Chosen = ""
) -> Response:
    """Show a visitor's record in a game, with all numbers of seats or with one, and a month of daily challenges."""
    shown = _month(month)
    first, last = shown, shown.replace(day=calendar.monthrange(shown.year, shown.month)[1])
    mine = [] if visitor.new else await games_of(house, visitor.digest, first.isoformat(), last.isoformat())
    picked = _game(game, mine)
    of_game = [each for each in mine if each.game == picked.name]
    number = int(seats) if seats in [str(each) for each in picked.seats] else None
    chosen = [each for each in of_game if number in (None, each.seats)]
    words = page_words(visitor.lang, picked.folder)
    sums = await asyncio.to_thread(_sums, picked, of_game, chosen, words)
    rated = await _rated(house, visitor, picked, number, words)
    return await drawn_page(
        request,
        "record.html",
        picked,
        waiting=await waiting_for(house, visitor),
        picks=[(each.name, page_words(visitor.lang, each.folder).say("game-name")) for each in games()],
        seat_picks=picked.seats,
        seats=number,
        month=_month_page(shown, mine, words),
        any=bool(mine),
        **sums,
        **rated,
    )


# ratings


async def _rated(house: House, visitor: Visitor, game: Game[Any], seats: int | None, words: Words) -> dict[str, Any]:
    """Describe a visitor's ratings in a game: one for each number of seats, and the course of the chosen one."""
    skills = {} if visitor.new else await house.archive.read(house.store.ratings.of, visitor.digest)
    shown: dict[str, Any] = {
        "by_seats": {number: rating_text(skill, words) for (name, number), skill in skills.items() if name == game.name},
        "ratings": rating_rows(skills, words.lang),
        "rating": None,
    }
    skill = skills.get((game.name, seats or 0))
    if skill is None or seats is None:
        return shown
    results = await house.archive.read(house.store.ratings.results_of, visitor.digest, MOST_RESULTS)
    lower, everybody = await house.archive.read(house.store.ratings.ahead_of, game.name, seats, skill.mu)
    course = rating_course([result for result in results if (result.game, result.seats) == (game.name, seats)])
    shown["rating"] = {
        "points": rating_of(skill),
        "margin": margin_of(skill),
        "provisional": is_provisional(skill),
        "share": round(100 * lower / everybody) if everybody >= FEWEST_COMPARED else None,
        "curves": [draw_curve(course, *size) for size in (DESK, HAND)] if course else [],
        "level": level_near(game.name, seats, skill),
    }
    return shown


@router.get("/record.csv")
async def record_csv(house: HouseDep, visitor: VisitorDep) -> Response:
    """Return the games of a visitor's record as csv, the latest first."""
    mine = [] if visitor.new else await games_of(house, visitor.digest)
    headers = {"content-disposition": 'attachment; filename="grange-record.csv"'}
    return Response(await asyncio.to_thread(written_csv, mine), media_type="text/csv; charset=utf-8", headers=headers)


def written_csv(mine: Sequence[MyGame]) -> str:
    """Write games as csv: a line for each, and a column for each source of any of them."""
    names = list(dict.fromkeys(name for game in mine for name in game.sheet))
    sheet = io.StringIO()
    table = csv.writer(sheet, lineterminator="\r\n")
    table.writerow(["ended", "game", "seats", "place", "points", "margin", "daily", "accuracy", "agreed", "table", *names])
    for game in mine:
        head = [game.ended.isoformat(timespec="seconds"), game.game, game.seats, game.place, game.points]
        more = [game.margin if game.seats > 1 else "", game.daily or "", "" if game.accuracy is None else game.accuracy]
        more += ["yes" if game.agreed else "", game.table]
        table.writerow([*head, *more, *(game.sheet.get(name, "") for name in names)])
    return sheet.getvalue()


def _game(name: str, mine: Sequence[MyGame]) -> Game[Any]:
    """Return the asked game; otherwise the one that was finished last, or the first on the shelf."""
    known = [game.name for game in games()]
    return find(name if name in known else mine[0].game if mine else known[0])


# figures


def _sums(game: Game[Any], of_game: Sequence[MyGame], chosen: Sequence[MyGame], words: Words) -> dict[str, Any]:
    """Describe everything that follows from the chosen games."""
    sums, points, found = figures(chosen), curve(chosen), sources(chosen)
    most = max([1.0, *(max(source.mine, source.rivals or 0.0) for source in found)])
    return {
        "sums": sums,
        "mean": _decimal(sums.mean, words) if sums else "",
        "best_day": _day(sums.best, words) if sums else "",
        "replay": _replay(sums.best) if sums else "",
        "rows": [row for seats in game.seats if (row := _row(seats, of_game, words))],
        "accuracy": any(each.accuracy is not None for each in of_game),
        "curves": [draw_curve(points, *size) for size in (DESK, HAND)] if points else [],
        "now": _decimal(points[-1].mean, words) if points else "",
        "month_name": lambda when: format_date(when, "LLLL", words.lang),
        "sources": [
            {
                "label": words.say(f"category-{source.name}"),
                "piece": game.display.emblems.get(source.name, ""),
                "mine": _decimal(source.mine, words),
                "rivals": None if source.rivals is None else _decimal(source.rivals, words),
                "more": "" if source.rivals is None else _signed(source.mine - source.rivals, words),
                "bars": [max(0.0, round(99 * number / most, 1)) for number in (source.mine, source.rivals or 0.0)],
            }
            for source in found
        ],
        "counted": sum(bool(each.rival_sheet) for each in chosen),
        "bests": [_best(best, words) for best in bests(chosen)],
    }


def _row(seats: int, of_game: Sequence[MyGame], words: Words) -> dict[str, Any] | None:
    """Describe the games with a number of seats."""
    sums = figures([game for game in of_game if game.seats == seats])
    if sums is None:
        return None
    return {
        "seats": seats,
        "games": sums.games,
        "places": _bar(sums.places) if seats > 1 else [],
        "counts": sums.places,
        "mean": _decimal(sums.mean, words),
        "best": sums.best.points,
        "replay": _replay(sums.best),
        "accuracy": sums.accuracy,
    }


def _bar(counts: Sequence[int]) -> list[tuple[int, int, float, float]]:
    """Divide a bar among the places: place, number, where it begins, how wide it is."""
    at, parts = 0.5, []
    for place, number in enumerate(counts, 1):
        wide = WIDE_BAR * number / sum(counts)
        if number:
            parts.append((min(place, 4), number, round(at, 1), round(wide, 1)))
        at += wide
    return parts


def _best(best: Best, words: Words) -> dict[str, Any]:
    """Describe a personal best."""
    game = best.game
    names = [name or words.say("seat-name", number=number) for number, name in enumerate(game.rivals, 2)]
    return {
        "points": f"+{game.margin}" if best.margin else str(game.points).replace("-", "−"),
        "margin": best.margin,
        "seats": game.seats,
        "rivals": names,
        "day": _day(game, words),
        "source": words.say(f"category-{best.source}") if best.source and best.brought > 0 and not best.margin else "",
        "brought": best.brought,
        "agreed": game.agreed,
        "replay": _replay(game),
    }


def _replay(game: MyGame) -> str:
    """Return the address of a replay; that of a challenge opens when its day is over."""
    return "" if days.sealed(game.daily) else f"/table/{game.table}/replay"


def _day(game: MyGame, words: Words) -> str:
    return str(format_date(game.ended, "d MMMM", words.lang)).replace(" ", "\u00a0")


def _decimal(number: float, words: Words) -> str:
    return str(format_decimal(number, "0.0", words.lang)).replace("-", "−")


def _signed(number: float, words: Words) -> str:
    return ("+" if round(number, 1) > 0 else "") + _decimal(round(number, 1) + 0.0, words)


# the month


def _month(asked: str) -> datetime.date:
    """Return the first day of a month; of the current one, if none or a later one is asked for."""
    today = days.today()
    first = datetime.date.fromisoformat(f"{asked}-01") if MONTH.fullmatch(asked) else today
    return min(first, today).replace(day=1)


def _month_page(first: datetime.date, mine: Sequence[MyGame], words: Words) -> dict[str, Any]:
    """Lay the challenges of a month out, week by week."""
    played = {datetime.date.fromisoformat(game.daily): game for game in mine if game.daily}
    present, longest = streaks(played, days.today())
    best = min((game.place_of_day for day, game in played.items() if game.place_of_day), default=None)
    weeks = calendar.Calendar().monthdatescalendar(first.year, first.month)
    names = get_day_names("short", "stand-alone", words.lang)
    before = first - datetime.timedelta(days=1)
    after = (first + datetime.timedelta(days=31)).replace(day=1)
    return {
        "name": format_date(first, "LLLL", words.lang).capitalize(),
        "weekdays": [names[number] for number in range(7)],
        "weeks": [[_leaf(day, first, played.get(day), best, words) for day in week] for week in weeks],
        "before": (f"{before:%Y-%m}", format_date(before, "LLLL", words.lang)) if played and min(played) < first else None,
        "after": (f"{after:%Y-%m}", format_date(after, "LLLL", words.lang)) if after <= days.today() else None,
        "present": present,
        "longest": longest,
    }


def _leaf(day: datetime.date, first: datetime.date, played: MyGame | None, best: int | None, words: Words) -> dict[str, Any] | None:
    """Describe a day of the month; None for one of another month."""
    if day.month != first.month:
        return None
    today = days.today()
    name = played.game if played else days.game_of(day).name
    kind = "played" if played else "today" if day == today else "unplayed" if day < today else "to-come"
    return {
        "day": day.day,
        "kind": kind,
        "said": format_date(day, "d MMMM", words.lang),
        "address": "/days" if kind == "today" else f"/days/{day.isoformat()}",
        "game": name,
        "title": page_words(words.lang, find(name).folder).say("game-name"),
        "place": played.place_of_day if played else None,
        "best": bool(played and best and played.place_of_day == best),
    }
