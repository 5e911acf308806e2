"""Clubs: founding, inviting, roles, evenings and the season."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from grange.core.errors import BadSetup
from grange.web.clubs.season import Season, Standing, results_of, season_at, standings
from grange.web.house.house import House
from grange.web.house.names import BadName, check_distinct, looks_of, one_line, readable
from grange.web.lobby.lobby import emblems_of
from grange.web.notices.quiet import zone_of
from grange.web.refusals import NoSuchTable, NotYet, TooMany, WrongToken
from grange.web.secret import new_name
from grange.web.storage.store.clubs import FOUNDER, MEMBER, STEWARD, NoRightError, NotWelcomeError
from grange.web.stored import Club, Evening, Member

SIGNS = ("beehive", "windmill", "well", "stable", "hay", "scarecrow", "flowerpot", "plow")
ANSWERS = ("yes", "maybe", "no")
LONGEST_ABOUT, LONGEST_EVENING = 120, 200  # characters
MOST_CLUBS, MOST_MEMBERS, MOST_EVENINGS = 10, 200, 20  # of a person, of a club, and ahead
SHORTEST, LONGEST = 0.25, 12.0  # hours of an evening
A_YEAR = 366 * 24 * 3600.0  # seconds ahead
LATELY = 6 * 3600.0  # seconds for which an evening that has ended is still shown


@dataclass(frozen=True)
class ClubView:
    """A club as one of its members sees it."""

    club: Club
    me: Member
    members: list[Member]
    evenings: list[Evening]
    answers: dict[str, dict[str, str]]  # of each evening, by person
    season: Season
    ranking: list[Standing]
    emblems: dict[str, str]  # by person

    @property
    def may_lead(self) -> bool:
        """Whether the member looks after the club."""
        return self.me.role in (FOUNDER, STEWARD)


class Clubs:
    """The clubs of a house."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.archive, self.store, self.secret = house.archive, house.store.clubs, house.secret

    # seeing

    async def see(self, club: str, person: str) -> ClubView:
        """Show a club to a member; refuse everybody else as if there were no such club."""
        found, members = await self._club(club), await self.archive.read(self.store.members, club)
        me = next((member for member in members if member.person == person), None)
        if me is None:
            raise WrongToken("error-not-a-member")
        now = time.time()
        evenings = await self.archive.read(self.store.evenings, club, now - LATELY)
        answers = await self.archive.read(self.store.answers, [evening.id for evening in evenings])
        season = season_at(found.founded, now)
        here = {member.person for member in members}
        games = await self.archive.read(self.store.results, club, season.began)
        results = [result for game in games for result in results_of(game) if result.person in here]
        ranking, emblems = standings(results, season), await emblems_of(self.house, here)
        return ClubView(found, me, members, evenings, answers, season, ranking, emblems)

    async def _club(self, club: str) -> Club:
        found = await self.archive.read(self.store.club, club)
        if found is None:
            raise NoSuchTable("error-no-such-club")
        return found

    # founding and inviting

    async def found(self, person: str, name: str, about: str, sign: str, called: str) -> str:
        """Found a club; return its id."""
        parts, now = _described(name, about, sign), time.time()
        club = Club(new_name(), **parts, founded=now, link=0)
        founder = Member(new_name(), club.id, person, FOUNDER, readable(called), now)
        refused = await self.archive.write(self.store.found, club, looks_of(club.name), founder, MOST_CLUBS)
        if refused == "taken":
            raise BadName("error-club-name-taken", name=club.name)
        if refused:
            raise TooMany("error-clubs-many", most=MOST_CLUBS)
        return club.id

    async def set_up(self, club: str, person: str, name: str, about: str, sign: str) -> None:
        """Change a club's name, sentence and sign."""
        await self._leading(club, person)
        parts = _described(name, about, sign)
        if not await self.archive.write(self.store.set_up, club, parts, looks_of(parts["name"])):
            raise BadName("error-club-name-taken", name=parts["name"])

    def token(self, club: Club) -> str:
        """Return the token of the current invitation link."""
        return self.secret.token("club", club.id, club.link)

    async def invited(self, club: str, token: str) -> Club:
        """Return the club that an invitation link opens; refuse an old link."""
        found = await self._club(club)
        if not self.secret.fits(token, "club", found.id, found.link):
            raise WrongToken("error-club-link")
        return found

    async def new_link(self, club: str, person: str) -> None:
        """Make a new invitation link; the old one stops working."""
        await self._leading(club, person)
        await self.archive.write(self.store.new_link, club)

    async def join(self, club: str, token: str, person: str, called: str) -> None:
        """Let somebody with the link become a member; a member stays one."""
        found = await self.invited(club, token)
        member = Member(new_name(), club, person, MEMBER, readable(called), time.time())
        try:
            refused = await self.archive.write(self.store.join, member, found.link, MOST_MEMBERS, MOST_CLUBS, _check_name)
        except NotWelcomeError as problem:
            raise WrongToken("error-club-link") from problem
        if refused == "link":
            raise WrongToken("error-club-link")
        if refused:
            raise TooMany("error-club-full" if refused == "many" else "error-clubs-many", most=MOST_CLUBS)

    # leaving, removing, handing over, closing

    async def leave(self, club: str, person: str) -> None:
        """Leave a club; a founder has to hand it over first, unless there are no other members."""
        seen = await self.see(club, person)
        if seen.me.role == FOUNDER and len(seen.members) > 1:
            raise NotYet("error-club-founder")
        await self.archive.write(self.store.leave, club, seen.me.id)

    async def remove(self, club: str, person: str, member: str) -> None:
        """Remove a member and change the link; the founder may remove anybody else, a steward only plain members."""
        _member(await self._leading(club, person), member)
        await self._if_allowed(self.store.remove, club, person, member)

    async def give_role(self, club: str, person: str, member: str, role: str) -> None:
        """Let the founder change somebody's role, or hand the club over."""
        _member(await self._leading(club, person), member)
        if role not in (FOUNDER, STEWARD, MEMBER):
            raise BadSetup("error-malformed")
        await self._if_allowed(self.store.give_role, club, person, member, role)

    async def _if_allowed(self, change: Callable[..., None], *arguments: str) -> None:
        """Change a membership, if the role that somebody has at that moment allows it."""
        try:
            await self.archive.write(change, *arguments)
        except NoRightError as problem:
            raise WrongToken("error-club-role") from problem

    async def close(self, club: str, person: str) -> None:
        """Close a club; its tables stay open."""
        seen = await self._leading(club, person)
        if seen.me.role != FOUNDER:
            raise WrongToken("error-club-role")
        await self.archive.write(self.store.close, club)
        self.house.sought()

    async def _leading(self, club: str, person: str) -> ClubView:
        """Return a club to its founder or a steward; refuse everybody else."""
        seen = await self.see(club, person)
        if not seen.may_lead:
            raise WrongToken("error-club-role")
        return seen

    # evenings

    async def add_evening(self, club: str, person: str, day: str, zone: str, hours: float, about: str) -> str:
        """Add an evening at a local time, such as 2026-11-19T19:30; return its id."""
        await self._leading(club, person)
        now = time.time()
        at = _moment(day, zone)
        if not now < at < now + A_YEAR or not SHORTEST <= hours <= LONGEST:
            raise BadSetup("error-evening-time")
        evening = Evening(new_name(), club, at, at + hours * 3600, str(zone_of(zone[:64])), one_line(about, LONGEST_EVENING), now)
        if not await self.archive.write(self.store.add_evening, evening, MOST_EVENINGS):
            raise TooMany("error-evenings-many", most=MOST_EVENINGS)
        return evening.id

    async def drop_evening(self, club: str, person: str, evening: str) -> None:
        """Call an evening off."""
        await self._leading(club, person)
        await self.archive.write(self.store.drop_evening, club, evening)

    async def answer(self, club: str, person: str, evening: str, answer: str) -> None:
        """Store whether a member comes to an evening."""
        seen = await self.see(club, person)
        if answer not in ANSWERS:
            raise BadSetup("error-malformed")
        known = any(each.id == evening for each in seen.evenings)
        if not known or not await self.archive.write(self.store.answer, evening, person, answer):
            raise NoSuchTable("error-no-such-evening")

    async def evening(self, club: str, person: str, evening: str) -> tuple[Club, Evening]:
        """Find an evening of a club for one of its members."""
        seen = await self.see(club, person)
        found = next((each for each in seen.evenings if each.id == evening), None)
        if found is None:
            raise NoSuchTable("error-no-such-evening")
        return seen.club, found


def _described(name: str, about: str, sign: str) -> dict[str, Any]:
    """Check the name, sentence and sign of a club."""
    name = readable(name)
    if not name:
        raise BadName("error-club-nameless")
    if sign not in SIGNS:
        raise BadSetup("error-malformed")
    return {"name": name, "about": one_line(about, LONGEST_ABOUT), "sign": sign}


def _check_name(name: str, others: Iterable[str]) -> None:
    """Refuse a name that looks like another member's; many may have none."""
    if name:
        check_distinct(name, others)


def _member(seen: ClubView, member: str) -> Member:
    found = next((each for each in seen.members if each.id == member), None)
    if found is None:
        raise NoSuchTable("error-no-such-member")
    return found


def _moment(day: str, zone: str) -> float:
    """Read a local time, such as 2026-11-19T19:30, in a time zone."""
    try:
        return datetime.fromisoformat(day[:16]).replace(tzinfo=zone_of(zone[:64])).timestamp()
    except (ValueError, OverflowError, OSError) as problem:
        raise BadSetup("error-evening-time") from problem
