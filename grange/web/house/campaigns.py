"""Campaigns: each is a series of tables with the same people, and what one game carries over to the next.

The journals of the tables decide. The first request for a campaign whose game is over adds that game to the campaign, so nothing
is lost if the server stops in between.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from grange.core.campaign import Campaign, campaign_of, parsed_campaign
from grange.core.chance import strong_seed
from grange.core.record import Player
from grange.games import find
from grange.web.house.capacity import Host
from grange.web.house.opening import Opening
from grange.web.house.room import Room
from grange.web.refusals import NoSuchTable, NotYet, WrongToken
from grange.web.secret import new_name
from grange.web.stored import NextTakenError, StoredCampaign

MOST_KNOWN = 200  # parsed campaigns in the cache
MOST_RACES = 5  # times that a change is tried again because another process made one first


@dataclass(frozen=True)
class Journey:
    """A campaign as it is now: its latest table, and whether people are playing there."""

    stored: StoredCampaign
    campaign: Campaign
    room: Room
    playing: bool


@dataclass(frozen=True)
class CampaignOpened:
    """A new campaign and its tokens."""

    campaign: str
    table: str
    host: str
    tokens: list[str | None]  # one for each seat that a person may take


def campaign_in(document: dict[str, Any]) -> Campaign:
    """Parse a stored campaign."""
    parsed = parsed_campaign(document)
    return campaign_of(find(parsed["campaign"]), parsed)


class Campaigns:
    """Opens campaigns, adds finished games to them and opens the next tables; one change at a time."""

    def __init__(self, opening: Opening) -> None:
        self.opening, self.house = opening, opening.house
        self.archive, self.store, self.secret = opening.archive, opening.store, opening.secret
        self.writing = asyncio.Lock()
        self.known: dict[tuple[str, int], Campaign] = {}  # by id and revision: a long one takes a while to parse

    async def open(self, game: str, guests: list[Player], rules: dict[str, Any], host: Host) -> CampaignOpened:
        """Open a campaign with the table of its first game."""
        campaign = Campaign.start(find(game), len(guests), rules)
        stored = StoredCampaign(new_name(), campaign.to_dict())
        opened = await self.opening.open_table(game, guests, campaign.next_rules, host=host, campaign=stored)
        tokens = [None if guest.bot else self.seat_token(stored.id, seat) for seat, guest in enumerate(guests)]
        return CampaignOpened(stored.id, opened.table, self.secret.token("host", stored.id), tokens)

    async def find(self, campaign_id: str) -> Journey:
        """Find a campaign; if its game is over, add that game to it first."""
        journey = await self._load(campaign_id)
        if not self._ended(journey):
            return journey
        async with self.writing:
            return await self._taken_in(campaign_id)

    async def _load(self, campaign_id: str) -> Journey:
        stored = await self.archive.read(self.store.campaigns.find, campaign_id)
        if stored is None:
            raise NoSuchTable("error-no-such-campaign")
        campaign = await self._read(stored)
        room = await self.house.present_room(stored.last)
        return Journey(stored, campaign, room, stored.playing == stored.last and not room.live.outdated)

    async def _read(self, stored: StoredCampaign) -> Campaign:
        """Parse a campaign, or take it from the cache."""
        key = stored.id, stored.revision
        if (known := self.known.get(key)) is not None:
            return known
        campaign = await asyncio.to_thread(campaign_in, stored.document)
        if len(self.known) >= MOST_KNOWN:
            self.known.clear()
        self.known[key] = campaign
        return campaign

    def _ended(self, journey: Journey) -> bool:
        return journey.playing and journey.room.live.state.over

    async def _taken_in(self, campaign_id: str) -> Journey:
        """Add a finished game to its campaign, and let bots say at once what they keep. Needs the lock."""
        journey = await self._load(campaign_id)
        if not self._ended(journey):
            return journey
        campaign = await asyncio.to_thread(journey.campaign.after, journey.room.live.state)
        for seat in campaign.undecided:
            if journey.room.live.stored.seats[seat].bot:
                campaign = campaign.keep(seat, campaign.advice(seat))
        await self._write(journey, campaign)  # if this fails, another process has added the game
        return await self._load(campaign_id)

    async def _write(self, journey: Journey, campaign: Campaign) -> bool:
        """Write a campaign between two games; return False if another process wrote it first."""
        stored = replace(journey.stored, document=campaign.to_dict(), playing=None)
        try:
            await self.archive.write(self.store.campaigns.change, stored)
        except NextTakenError:
            return False
        return True

    async def _change(self, campaign_id: str, change: Callable[[Campaign], Campaign]) -> Journey:
        """Change a campaign between two games; changes by several processes come one after another."""
        async with self.writing:
            for _ in range(MOST_RACES):
                journey = await self._between(campaign_id)
                if await self._write(journey, change(journey.campaign)):
                    return await self._load(campaign_id)
        raise NotYet("error-campaign-changed")

    async def _between(self, campaign_id: str) -> Journey:
        """Find a campaign between two games, in order to change it. Needs the lock."""
        journey = await self._taken_in(campaign_id)
        if journey.playing:
            raise NotYet("error-campaign-playing")
        return journey

    async def keep(self, campaign_id: str, seat: int, thing: str | None) -> Journey:
        """Choose what a seat carries over."""
        return await self._change(campaign_id, lambda campaign: campaign.keep(seat, thing))

    async def give_up(self, campaign_id: str) -> Journey:
        """End a campaign early."""
        return await self._change(campaign_id, lambda campaign: campaign.give_up())

    async def next_table(self, campaign_id: str, host: Host) -> str:
        """Open the table of the next game, or find it if somebody has opened it already."""
        async with self.writing:
            journey = await self._taken_in(campaign_id)
            if journey.playing:
                return journey.stored.last
            journey.campaign.check_ready()
            before = journey.room.live.stored
            rights = await self.archive.read(self.store.rights, before.id)
            origin = journey.campaign.origin(strong_seed())
            try:
                return await self.opening.open_after(before, origin, host, rights, campaign=journey.stored)
            except NextTakenError as problem:
                journey = await self._load(campaign_id)
                if journey.playing:  # another process has just opened it
                    return journey.stored.last
                raise NotYet("error-campaign-changed") from problem

    # rights

    def seat_token(self, campaign_id: str, seat: int) -> str:
        """Make the token that opens a seat in every game of the campaign."""
        return self.secret.token("campaign", campaign_id, seat)

    def seat_of(self, journey: Journey, token: str | None) -> int | None:
        """Find the seat that a token opens, or None for a spectator without a token; refuse a wrong token."""
        if token is None:
            return None
        for seat in journey.room.live.stored.seats:
            if seat.person and self.secret.fits(token, "campaign", journey.stored.id, seat.seat):
                return seat.seat
        raise WrongToken("error-wrong-token")

    def own_seat(self, journey: Journey, token: str | None) -> int:
        """Find the seat that a token opens; refuse a spectator."""
        seat = self.seat_of(journey, token)
        if seat is None:
            raise WrongToken("error-wrong-token")
        return seat

    def check_host(self, journey: Journey, token: str | None) -> None:
        """Refuse a token that is not the host's."""
        if token is None or not self.secret.fits(token, "host", journey.stored.id):
            raise WrongToken("error-wrong-token")
