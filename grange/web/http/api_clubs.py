"""The JSON API of clubs, for programs that send the cookie of the pages."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import APIRouter
from pydantic import BaseModel, Field

from grange.web.clubs.clubs import LONGEST_ABOUT, LONGEST_EVENING, Clubs, ClubView
from grange.web.http.api import ANYWHERE, REFUSED, Strict, TableId
from grange.web.http.api_lobby import KnownDep
from grange.web.http.parts import part

router = APIRouter(prefix="/api/clubs", tags=["api"], responses=ANYWHERE)

Sign = Literal["beehive", "windmill", "well", "stable", "hay", "scarecrow", "flowerpot", "plow"]


class ClubAsked(Strict):
    """What describes a club: its name, a sentence, and a drawing as its sign."""

    name: str = Field(max_length=40)
    about: str = Field("", max_length=LONGEST_ABOUT)
    sign: Sign = "beehive"


class ClubFounded(ClubAsked):
    """A new club, and the display name of its founder."""

    called: str = Field("", max_length=40)


class ClubListed(BaseModel):
    """A club of the browser's owner, with their role there."""

    club: str
    name: str
    role: str


class ClubsListed(BaseModel):
    """The clubs of the browser's owner."""

    clubs: list[ClubListed]


class MemberShown(BaseModel):
    """A member of a club."""

    member: str
    name: str
    role: str


class EveningShown(BaseModel):
    """An evening: its times in seconds since 1970, how many come, and one's own answer."""

    evening: str
    at: float
    until: float
    about: str
    yes: int
    maybe: int
    no: int
    mine: str | None


class PlaceShown(BaseModel):
    """A member's place in the season."""

    name: str
    place: int
    games: int
    points: int


class SeasonShown(BaseModel):
    """The season of a club: its number, the week of thirteen, and the ranking."""

    number: int
    week: int
    ranking: list[PlaceShown]


class ClubShown(BaseModel):
    """A club as a member sees it."""

    club: str
    name: str
    about: str
    sign: str
    role: str
    invitation: str = Field(description="the token of the current link")
    members: list[MemberShown]
    evenings: list[EveningShown]
    season: SeasonShown


class Joining(Strict):
    """The token of an invitation link, and the display name in the club."""

    invitation: str = Field(max_length=100)
    called: str = Field("", max_length=40)


class RoleGiven(Strict):
    """The role of a member; a new founder makes the old one a steward."""

    role: Literal["founder", "steward", "member"]


class EveningAsked(Strict):
    """A new evening: its local time, the time zone, and how many hours it lasts."""

    day: str = Field(max_length=16, description="such as 2026-11-19T19:30")
    zone: str = Field("UTC", max_length=64)
    hours: float = Field(2.5, ge=0.25, le=12)
    about: str = Field("", max_length=LONGEST_EVENING)


class Answered(Strict):
    """Whether a member comes."""

    answer: Literal["yes", "maybe", "no"]


ClubsDep = Annotated[Clubs, part("clubs")]


@router.get("", responses=REFUSED)
async def list_clubs(clubs: ClubsDep, visitor: KnownDep) -> ClubsListed:
    """List the clubs of the browser's owner."""
    found = await clubs.archive.read(clubs.store.clubs_of, visitor.digest)
    return ClubsListed(clubs=[ClubListed(club=club.id, name=club.name, role=role) for club, role in found])


@router.post("", status_code=201, responses=REFUSED)
async def found_club(asked: ClubFounded, clubs: ClubsDep, visitor: KnownDep) -> ClubShown:
    """Found a club."""
    club = await clubs.found(visitor.digest, asked.name, asked.about, asked.sign, asked.called)
    return _show(await clubs.see(club, visitor.digest), clubs)


@router.get("/{club}", responses=REFUSED)
async def see_club(club: TableId, clubs: ClubsDep, visitor: KnownDep) -> ClubShown:
    """See a club as a member."""
    return _show(await clubs.see(club, visitor.digest), clubs)


@router.post("/{club}", status_code=204, responses=REFUSED)
async def set_up_club(club: TableId, asked: ClubAsked, clubs: ClubsDep, visitor: KnownDep) -> None:
    """Change a club's name, sentence and sign; for its founder and stewards."""
    await clubs.set_up(club, visitor.digest, asked.name, asked.about, asked.sign)


@router.post("/{club}/join", status_code=204, responses=REFUSED)
async def join_club(club: TableId, joining: Joining, clubs: ClubsDep, visitor: KnownDep) -> None:
    """Become a member with the token of an invitation link."""
    await clubs.join(club, joining.invitation, visitor.digest, joining.called)


@router.post("/{club}/link", status_code=204, responses=REFUSED)
async def new_link(club: TableId, clubs: ClubsDep, visitor: KnownDep) -> None:
    """Make a new invitation link; the old one stops working."""
    await clubs.new_link(club, visitor.digest)


@router.post("/{club}/leave", status_code=204, responses=REFUSED)
async def leave_club(club: TableId, clubs: ClubsDep, visitor: KnownDep) -> None:
    """Leave a club; its founder hands it over first."""
    await clubs.leave(club, visitor.digest)


@router.delete("/{club}", status_code=204, responses=REFUSED)
async def close_club(club: TableId, clubs: ClubsDep, visitor: KnownDep) -> None:
    """Close a club; for its founder. Its tables go on."""
    await clubs.close(club, visitor.digest)


@router.post("/{club}/members/{member}", status_code=204, responses=REFUSED)
async def give_role(club: TableId, member: TableId, given: RoleGiven, clubs: ClubsDep, visitor: KnownDep) -> None:
    """Give a member a role; for the founder, who can hand the club over so."""
    await clubs.give_role(club, visitor.digest, member, given.role)


@router.delete("/{club}/members/{member}", status_code=204, responses=REFUSED)
async def remove_member(club: TableId, member: TableId, clubs: ClubsDep, visitor: KnownDep) -> None:
    """Remove a member, and make a new invitation link."""
    await clubs.remove(club, visitor.digest, member)


@router.post("/{club}/evenings", status_code=204, responses=REFUSED)
async def add_evening(club: TableId, asked: EveningAsked, clubs: ClubsDep, visitor: KnownDep) -> None:
    """Add an evening; for the founder and stewards."""
    await clubs.add_evening(club, visitor.digest, asked.day, asked.zone, asked.hours, asked.about)


@router.delete("/{club}/evenings/{evening}", status_code=204, responses=REFUSED)
async def drop_evening(club: TableId, evening: TableId, clubs: ClubsDep, visitor: KnownDep) -> None:
    """Call an evening off."""
    await clubs.drop_evening(club, visitor.digest, evening)


@router.post("/{club}/evenings/{evening}/answer", status_code=204, responses=REFUSED)
async def answer(club: TableId, evening: TableId, answered: Answered, clubs: ClubsDep, visitor: KnownDep) -> None:
    """Say whether you come."""
    await clubs.answer(club, visitor.digest, evening, answered.answer)


def _show(seen: ClubView, clubs: Clubs) -> ClubShown:
    names = {member.person: member.name for member in seen.members}
    return ClubShown(
        club=seen.club.id,
        name=seen.club.name,
        about=seen.club.about,
        sign=seen.club.sign,
        role=seen.me.role,
        invitation=clubs.token(seen.club),
        members=[MemberShown(member=member.id, name=member.name, role=member.role) for member in seen.members],
        evenings=[_show_evening(seen, number) for number in range(len(seen.evenings))],
        season=SeasonShown(
            number=seen.season.number,
            week=seen.season.week,
            ranking=[
                PlaceShown(name=names[one.person], place=one.place, games=one.games, points=one.points) for one in seen.ranking
            ],
        ),
    )


def _show_evening(seen: ClubView, number: int) -> EveningShown:
    evening = seen.evenings[number]
    answers = list(seen.answers[evening.id].values())
    return EveningShown(
        evening=evening.id,
        at=evening.at,
        until=evening.until,
        about=evening.about,
        yes=answers.count("yes"),
        maybe=answers.count("maybe"),
        no=answers.count("no"),
        mine=seen.answers[evening.id].get(seen.me.person),
    )
