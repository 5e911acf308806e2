"""A player as others see them: ratings, games against each other, and clubs in common, if that person lets them."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from urllib.parse import quote

from grange.web.house.house import House
from grange.web.house.names import BadName, looks_of, readable
from grange.web.house.orders import Orders
from grange.web.lobby.lobby import emblems_of
from grange.web.refusals import NothingThere
from grange.web.stored import Club, Listed, Meeting, Skill

LATEST = 8  # games that a page shows
MOST_MEETINGS = 1_000


@dataclass(frozen=True)
class Player:
    """What a visitor may see of somebody."""

    person: str
    name: str
    emblem: str
    since: float  # when the account was made
    skills: dict[tuple[str, int], Skill]
    finished: tuple[int, int]  # games with other people that have ended: those they finished themselves, and all
    clubs: list[Club]  # that both belong to
    meetings: list[Meeting]  # games that both have played
    latest: list[Listed]
    me: bool

    @property
    def ahead(self) -> int:
        """The number of games in which the visitor came in before them."""
        return sum(meeting.mine < meeting.theirs for meeting in self.meetings)

    @property
    def behind(self) -> int:
        """The number of games in which they came in before the visitor."""
        return sum(meeting.mine > meeting.theirs for meeting in self.meetings)

    @property
    def shared(self) -> int:
        """The number of games in which both had the same place."""
        return len(self.meetings) - self.ahead - self.behind

    @property
    def favourite(self) -> str | None:
        """The game of which they have played the most rated games."""
        games: dict[str, int] = {}
        for (game, _), skill in self.skills.items():
            games[game] = games.get(game, 0) + skill.games
        return max(games, key=lambda game: games[game], default=None)


async def see_player(house: House, orders: Orders, name: str, visitor: str) -> Player:
    """Return what a visitor may see of the account with this name; refuse unknown, private, blocked and banned people alike."""
    players, read = house.store.players, house.archive.read
    person = await read(players.person_named, _looks(name))
    shown = {} if person is None or orders.bans_visitor(person) else await read(players.shown_to, visitor, [person])
    if person not in shown:
        raise NothingThere("error-no-such-player")
    me = person == visitor
    mine = {club.id for club, _ in await read(house.store.clubs.clubs_of, visitor)}
    clubs = await read(house.store.clubs.clubs_of, person)
    games = await read(players.latest, person, visitor, LATEST)
    return Player(
        person=person,
        name=shown[person],
        emblem=(await emblems_of(house, [person]))[person],
        since=min(passkey.created for passkey in await read(house.store.people.passkeys_of, person)),
        skills=await read(house.store.ratings.of, person),
        finished=await read(players.finished, person),
        clubs=[club for club, _ in clubs if club.id in mine],
        meetings=[] if me else await read(players.meetings, visitor, person, MOST_MEETINGS),
        latest=await read(house.store.lists.tables_named, games, person),
        me=me,
    )


async def pages_of(house: House, orders: Orders, visitor: str, people: Collection[str]) -> dict[str, str]:
    """Return the page addresses of the people whom a visitor may see."""
    shown = await house.archive.read(house.store.players.shown_to, visitor, sorted(people))
    return {person: address_of(name) for person, name in shown.items() if not orders.bans_visitor(person)}


def address_of(name: str) -> str:
    """Return the address of a player's page."""
    return f"/p/{quote(name, safe='')}"


def _looks(name: str) -> list[str]:
    try:
        return looks_of(readable(name))
    except BadName:
        return []
