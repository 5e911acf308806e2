"""Clubs: the page of a club, founding one, and the invitation link."""

from __future__ import annotations

import time
from datetime import datetime
from typing import Any

from babel.dates import format_date, format_time
from fastapi import APIRouter, Request
from fastapi.responses import Response

from grange.core.errors import BadSetup, GrangeError
from grange.core.words import Words
from grange.games import games
from grange.web.clubs.calendar import calendar_of
from grange.web.clubs.clubs import ANSWERS, LONGEST_ABOUT, LONGEST_EVENING, SIGNS, Clubs, ClubView
from grange.web.house.house import House
from grange.web.house.names import BadName
from grange.web.http.api import HouseDep
from grange.web.http.api_clubs import ClubsDep
from grange.web.http.api_lobby import LobbyDep
from grange.web.http.api_players import OrdersDep
from grange.web.http.visitors import Visitor
from grange.web.live.fragments import page_words
from grange.web.notices.quiet import zone_of
from grange.web.pages.common import VisitorDep, drawn_page, see_other, sent_form
from grange.web.pages.cups import cups_of
from grange.web.pages.games import rows, waiting_for
from grange.web.pages.lobby import row_of
from grange.web.record.player import pages_of
from grange.web.storage.store.clubs import FOUNDER, MEMBER, STEWARD
from grange.web.stored import Club, Evening

router = APIRouter()

MOST_TABLES = 20  # of a club that its page shows
HOURS = 2.5  # that an evening usually lasts


@router.get("/club")
async def my_clubs(request: Request, clubs: ClubsDep, visitor: VisitorDep) -> Response:
    """Redirect to the visitor's only club, list several, or explain what a club is."""
    found = [] if visitor.new else await clubs.archive.read(clubs.store.clubs_of, visitor.digest)
    if len(found) == 1:
        return see_other(request, f"/club/{found[0][0].id}")
    waiting = await waiting_for(clubs.house, visitor)
    return await drawn_page(request, "clubs.html", here="/club", waiting=waiting, clubs=[club for club, _ in found])


@router.get("/club/new")
async def new_club(request: Request, visitor: VisitorDep) -> Response:
    """Ask for the name, the sentence and the sign of a new club."""
    return await _form(request, visitor, {"called": visitor.called})


async def _form(request: Request, visitor: Visitor, form: dict[str, str], problem: GrangeError | None = None) -> Response:
    return await drawn_page(
        request,
        "club_form.html",
        None,
        422 if problem else 200,
        here="/club",
        form=form,
        signs=SIGNS,
        longest=LONGEST_ABOUT,
        problem=problem.say(visitor.lang) if problem else "",
    )


@router.post("/club")
async def found_club(request: Request, clubs: ClubsDep, visitor: VisitorDep) -> Response:
    """Found a club."""
    form = await sent_form(request)
    called = form.get("called", "")
    try:
        club = await clubs.found(visitor.digest, form.get("name", ""), form.get("about", ""), form.get("sign", ""), called)
    except GrangeError as problem:
        return await _form(request, visitor, form, problem)
    return see_other(request, f"/club/{club}", called)


@router.get("/club/{club}")
async def club_page(
    request: Request, club: str, house: HouseDep, clubs: ClubsDep, lobby: LobbyDep, orders: OrdersDep, visitor: VisitorDep
) -> Response:
    """Show a club to a member: the next evening, its tables, the season, members and the link."""
    seen = await clubs.see(club, visitor.digest)
    words = page_words(visitor.lang)
    shown = await lobby.look()
    here = [table for table in shown.to(visitor.digest, [club]) if table.seeking.club == club]
    seeking = [row_of(table, visitor, shown) for table in here]
    return await drawn_page(
        request,
        "club.html",
        here="/club",
        waiting=await waiting_for(house, visitor),
        club=seen.club,
        lead=seen.may_lead,
        founder=seen.me.role == FOUNDER,
        me=seen.me,
        roles=(STEWARD, MEMBER, FOUNDER),
        members=seen.members,
        emblems=seen.emblems,
        pages=await pages_of(house, orders, visitor.digest, seen.emblems),
        evenings=[_evening(seen, evening, words) for evening in seen.evenings],
        seeking=seeking,
        tables=await _tables(house, clubs, club, visitor, {row["table"] for row in seeking}),
        season=seen.season,
        ranking=_ranking(seen),
        invitation=f"{request.base_url}club/{club}/join/{clubs.token(seen.club)}",
        answers=ANSWERS,
        my_cups=await cups_of(house, visitor),
        signs=SIGNS,
        longest=LONGEST_ABOUT,
        longest_evening=LONGEST_EVENING,
        hours=HOURS,
        shelf=[(game.name, page_words(visitor.lang, game.folder).say("game-name")) for game in games()],
    )


async def _tables(house: House, clubs: Clubs, club: str, visitor: Visitor, seeking: set[str]) -> list[dict[str, Any]]:
    """List the tables of a club in play that the visitor sits at or may watch."""
    names = [table for table in await clubs.archive.read(clubs.store.tables, club, MOST_TABLES) if table not in seeking]
    listed = await clubs.archive.read(house.store.lists.tables_named, names, visitor.digest)
    return rows(listed, visitor, house)


def _evening(seen: ClubView, evening: Evening, words: Words) -> dict[str, Any]:
    """Describe an evening: when, who comes, and what the visitor has answered."""
    begins, ends = (datetime.fromtimestamp(moment, zone_of(evening.zone)) for moment in (evening.at, evening.until))
    answers, names = seen.answers[evening.id], {member.person: member.name for member in seen.members}
    return {
        "id": evening.id,
        "month": format_date(begins, "LLLL", words.lang),
        "day": begins.day,
        "weekday": format_date(begins, "EEEE", words.lang),
        "times": words.say("evening-times", begins=_hour(begins, words), ends=_hour(ends, words)),
        "zone": evening.zone,
        "about": evening.about,
        "come": [
            {"name": names.get(person, ""), "emblem": seen.emblems.get(person, "")}
            for person, answer in answers.items()
            if answer == "yes"
        ],
        "answered": bool(answers),
        "yes": sum(answer == "yes" for answer in answers.values()),
        "maybe": sum(answer == "maybe" for answer in answers.values()),
        "mine": answers.get(seen.me.person),
    }


def _hour(moment: datetime, words: Words) -> str:
    return str(format_time(moment, "HH:mm", locale=words.lang))


def _ranking(seen: ClubView) -> list[dict[str, Any]]:
    names = {member.person: member.name for member in seen.members}
    return [
        {
            "place": one.place,
            "name": names[one.person],
            "games": one.games,
            "points": one.points,
            "moved": one.moved,
            "person": one.person,
            "me": one.person == seen.me.person,
            "emblem": seen.emblems.get(one.person, ""),
        }
        for one in seen.ranking
    ]


# joining and leaving


@router.get("/club/{club}/join/{token}")
async def invitation(request: Request, club: str, token: str, clubs: ClubsDep, visitor: VisitorDep) -> Response:
    """Describe the club that a link invites to; opening it only shows a form."""
    found = await clubs.invited(club, token)
    mine = {} if visitor.new else dict(await clubs.archive.read(clubs.store.clubs_of, visitor.digest))
    if found in mine:
        return see_other(request, f"/club/{club}")
    return await _invitation(request, visitor, found, token, visitor.called)


async def _invitation(
    request: Request, visitor: Visitor, club: Club, token: str, name: str, problem: GrangeError | None = None
) -> Response:
    told = problem.say(visitor.lang) if problem else ""
    status = 422 if problem else 200
    return await drawn_page(request, "club_join.html", None, status, here="/club", club=club, token=token, name=name, problem=told)


@router.post("/club/{club}/join/{token}")
async def join_club(request: Request, club: str, token: str, clubs: ClubsDep, visitor: VisitorDep) -> Response:
    """Make the visitor a member."""
    called = (await sent_form(request)).get("name", "")
    found = await clubs.invited(club, token)
    try:
        await clubs.join(club, token, visitor.digest, called)
    except BadName as problem:
        return await _invitation(request, visitor, found, token, called, problem)
    return see_other(request, f"/club/{club}", called)


@router.post("/club/{club}/leave")
async def leave_club(request: Request, club: str, clubs: ClubsDep, visitor: VisitorDep) -> Response:
    """Leave a club."""
    await sent_form(request)
    await clubs.leave(club, visitor.digest)
    return see_other(request, "/club")


# looking after a club


@router.post("/club/{club}/set-up")
async def set_up(request: Request, club: str, clubs: ClubsDep, visitor: VisitorDep) -> Response:
    """Change a club's name, sentence and sign."""
    form = await sent_form(request)
    await clubs.set_up(club, visitor.digest, form.get("name", ""), form.get("about", ""), form.get("sign", ""))
    return see_other(request, f"/club/{club}")


@router.post("/club/{club}/link")
async def new_link(request: Request, club: str, clubs: ClubsDep, visitor: VisitorDep) -> Response:
    """Make a new invitation link."""
    await sent_form(request)
    await clubs.new_link(club, visitor.digest)
    return see_other(request, f"/club/{club}")


@router.post("/club/{club}/members/{member}")
async def change_member(request: Request, club: str, member: str, clubs: ClubsDep, visitor: VisitorDep) -> Response:
    """Give a member a role, or remove them."""
    form = await sent_form(request)
    if form.get("remove"):
        await clubs.remove(club, visitor.digest, member)
    else:
        await clubs.give_role(club, visitor.digest, member, form.get("role", ""))
    return see_other(request, f"/club/{club}")


@router.post("/club/{club}/close")
async def close_club(request: Request, club: str, clubs: ClubsDep, visitor: VisitorDep) -> Response:
    """Close a club, once the founder has confirmed it."""
    if not (await sent_form(request)).get("sure"):
        raise BadSetup("error-club-unsure")
    await clubs.close(club, visitor.digest)
    return see_other(request, "/club")


# evenings


@router.post("/club/{club}/evenings")
async def add_evening(request: Request, club: str, clubs: ClubsDep, visitor: VisitorDep) -> Response:
    """Add an evening."""
    form = await sent_form(request)
    try:
        hours = float(form.get("hours", "") or HOURS)
    except ValueError as problem:
        raise BadSetup("error-evening-time") from problem
    zone = form.get("zone", "") or "UTC"
    await clubs.add_evening(club, visitor.digest, form.get("day", ""), zone, hours, form.get("about", ""))
    return see_other(request, f"/club/{club}")


@router.post("/club/{club}/evenings/{evening}")
async def answer_evening(request: Request, club: str, evening: str, clubs: ClubsDep, visitor: VisitorDep) -> Response:
    """Store whether a member comes, or call the evening off."""
    form = await sent_form(request)
    if form.get("off"):
        await clubs.drop_evening(club, visitor.digest, evening)
    else:
        await clubs.answer(club, visitor.digest, evening, form.get("answer", ""))
    return see_other(request, f"/club/{club}")


@router.get("/club/{club}/evenings/{evening}.ics")
async def calendar(request: Request, club: str, evening: str, clubs: ClubsDep, visitor: VisitorDep) -> Response:
    """Send an evening as a calendar file."""
    found, which = await clubs.evening(club, visitor.digest, evening)
    text = calendar_of(found, which, f"{request.base_url}club/{club}", time.time())
    headers = {"content-disposition": 'attachment; filename="grange-evening.ics"'}
    return Response(text, media_type="text/calendar; charset=utf-8", headers=headers)
