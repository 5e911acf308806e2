"""Campaigns: a row of games in which each game carries something over to the next. The game's own rules say what.

A campaign is plain data: how its games are set up, and how each of them ended. Everything else follows from that: how the next game
begins, what the standings are, whether the campaign is over. A campaign is immutable; each change returns a new one.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from grange.core.chance import any_seed
from grange.core.document import modest, read_json, shortly
from grange.core.errors import BadCampaign, BadSetup, WrongSeat
from grange.core.words import Message

if TYPE_CHECKING:
    from grange.core.game import Game, Origin
    from grange.core.state import State

FORMAT = 1
MOST_GAMES = 200
LARGEST_SCORE = 10_000
NOTHING = ""  # the choice of a seat that keeps nothing
FIELDS = {"grange": int, "campaign": str, "seats": int, "rules": Mapping, "components": Mapping, "games": list, "given_up": bool}


@dataclass(frozen=True)
class Outcome:
    """How a game of a campaign ended."""

    scores: tuple[int, ...]
    places: tuple[int, ...]  # from 1; seats that tie share the better one
    played: tuple[tuple[str, ...], ...]  # what each seat had in play that it could carry over
    kept: tuple[str | None, ...]  # what each seat carries over; None while it has not chosen


class Begins(NamedTuple):
    """Something special about the start of the next game, and the piece that stands for it."""

    title: str  # a key
    piece: str
    amount: str  # or empty, where it is not a number
    why: Message


class Leg(NamedTuple):
    """A game of a campaign: its number, its goal in points, and every time it was played."""

    number: int
    goal: int
    games: tuple[Outcome, ...]

    def tries(self) -> Message:
        """Say at which try the game was won, or how many tries have failed."""
        scores = [game.scores[0] for game in self.games]
        if scores and scores[-1] >= self.goal:
            return Message("campaign-won-at", {"tries": len(scores)})
        return Message("campaign-tried", {"tries": len(scores), "best": max(scores, default=0)})


class CampaignRules(Protocol):
    """The rules of a game's campaigns."""

    USUAL: Mapping[str, str]  # the rules of its games, unless the players choose others
    THINGS: str  # the word for what is carried over: with "card", the message `card-tutor` names one

    def carried(self, campaign: Campaign, /) -> dict[str, str]:
        """Return the rules of the next game that follow from the games before."""

    def outcome(self, state: Any, /) -> Outcome:
        """Return how a finished game ended."""

    def can_be_kept(self, name: str, /) -> bool:
        """Check whether a thing of this name exists and can be carried over."""

    def choices(self, campaign: Campaign, seat: int, /) -> list[str]:
        """List what a seat may carry over from the last game."""

    def must_keep(self, campaign: Campaign, /) -> bool:
        """Check whether a seat has to carry something over if it can."""

    def stays(self, campaign: Campaign, seat: int, /) -> list[str]:
        """List what a seat has chosen so far to have at the start of the next game."""

    def begins(self, campaign: Campaign, /) -> list[Begins]:
        """List what else is special about the start of the next game."""

    def numbers(self, campaign: Campaign, /) -> list[int]:
        """List the number of every game played, and of the next one; a repeated game keeps its number."""

    def goal(self, campaign: Campaign, number: int, /) -> int:
        """Return the points that a game has to reach; 0 where places count."""

    def prizes(self, campaign: Campaign, number: int, /) -> list[int]:
        """List the campaign points for each place in a game; empty where the game has a goal."""

    def length(self, campaign: Campaign, /) -> int:
        """Count the games of a whole campaign."""

    def is_over(self, campaign: Campaign, /) -> bool:
        """Check whether the last game was the final one."""

    def standing(self, campaign: Campaign, /) -> list[int]:
        """List the campaign points of every seat."""

    def winners(self, campaign: Campaign, /) -> list[int]:
        """List the seats that have won a complete campaign."""


@dataclass(frozen=True)
class Campaign:
    """A row of games with the same players."""

    game: Game[Any]
    seats: int
    rules: Mapping[str, str]
    components: Mapping[str, Any]
    games: tuple[Outcome, ...] = ()
    given_up: bool = False

    @classmethod
    def start(
        cls, game: Game[Any], seats: int, rules: Mapping[str, Any] | None = None, components: Mapping[str, Any] | None = None
    ) -> Campaign:
        """Begin a campaign after checking its set-up."""
        if game.rules.campaign is None:
            raise BadSetup("error-no-campaign", game=game.name)
        if isinstance(rules, Mapping):
            game.check_chosen(rules)
        asked: Any = {**game.rules.campaign.USUAL, **rules} if isinstance(rules, Mapping) else (rules or game.rules.campaign.USUAL)
        checked = game.origin(seats, None, asked, components or {})
        campaign = cls(game, seats, checked.rules, checked.components)
        for ahead in (campaign, campaign._with(Outcome((0,) * seats, (1,) * seats, ((),) * seats, ()))):
            ahead.origin()  # check the first game, and a later one, which gets something carried over
        return campaign

    @property
    def way(self) -> CampaignRules:
        """The rules of the campaign."""
        assert self.game.rules.campaign is not None
        return self.game.rules.campaign

    # the next game

    @property
    def number(self) -> int:
        """The number of the next game; one that is repeated keeps its number."""
        return self.way.numbers(self)[-1]

    @property
    def length(self) -> int:
        """The number of games in a whole campaign."""
        return self.way.length(self)

    @property
    def next_rules(self) -> dict[str, str]:
        """The rules of the next game, including what is carried over."""
        return {**self.rules, **self.way.carried(self)}

    @cached_property
    def box(self) -> Any:
        """The contents of the box that the campaign is played with."""
        return self.game.rules.read_box(self.components)

    def origin(self, seed: int | None = None) -> Origin:
        """Set the next game up."""
        return self.game.origin(self.seats, seed, self.next_rules, self.components)

    def begin(self, seed: int | None = None, *, events: bool = False) -> State:
        """Begin the next game."""
        self.check_ready()
        return self.origin(any_seed() if seed is None else seed).begin(events)

    def check_ready(self) -> None:
        """Refuse to begin a next game if there is none, or while a seat has not chosen what to keep."""
        if self.over:
            raise BadCampaign("error-campaign-over")
        if len(self.games) >= MOST_GAMES:
            raise BadCampaign("error-campaign-too-long", most=MOST_GAMES)
        if self.undecided:
            raise BadCampaign("error-campaign-undecided", seats=[str(seat) for seat in self.undecided])

    def is_next(self, state: State) -> bool:
        """Check whether a game is the next one of this campaign."""
        rules = dict(self.origin().rules)
        return (state.game is self.game and state.seats == self.seats) and dict(state.origin.rules) == rules

    def after(self, state: State) -> Campaign:
        """Add a finished game, which must be the next one of this campaign."""
        self.check_ready()
        if not state.over:
            raise BadCampaign("error-campaign-unfinished")
        if not self.is_next(state):
            raise BadCampaign("error-campaign-other-game")
        return self._with(self.way.outcome(state))

    def _with(self, outcome: Outcome) -> Campaign:
        """Add the outcome of a game; a seat that has nothing to choose from keeps nothing."""
        if len(self.games) >= MOST_GAMES:
            raise BadCampaign("error-campaign-too-long", most=MOST_GAMES)
        ended = replace(self, games=(*self.games, replace(outcome, kept=(None,) * self.seats)))
        return ended._keeping([None if ended.choices(seat) else NOTHING for seat in range(self.seats)])

    # what is carried over

    def choices(self, seat: int) -> list[str]:
        """List what a seat may carry over from the last game."""
        return self.way.choices(self, seat) if self.games and not self.over else []

    @property
    def undecided(self) -> list[int]:
        """The seats that have not chosen what to carry over."""
        return [seat for seat, kept in enumerate(self.games[-1].kept) if kept is None] if self.games and not self.over else []

    def advice(self, seat: int) -> str | None:
        """Name what a bot would carry over."""
        advice = self.game.bots.campaign_advice
        return advice(self, seat) if advice else None

    def keep(self, seat: int, thing: str | None) -> Campaign:
        """Let a seat carry a thing over, or nothing; the seat may change its choice until the next game begins."""
        if type(seat) is not int or not 0 <= seat < self.seats:
            raise WrongSeat("error-no-such-seat", seat=shortly(seat), last=str(self.seats - 1))
        choices = self.choices(seat)
        if not choices:
            raise BadCampaign("error-campaign-nothing-to-keep")
        if thing is not None and thing not in choices:
            raise BadCampaign("error-campaign-not-played", thing=shortly(thing), choices=choices)
        if thing is None and self.way.must_keep(self):
            raise BadCampaign("error-campaign-must-keep", choices=choices)
        kept: list[str | None] = list(self.games[-1].kept)
        kept[seat] = thing or NOTHING
        return self._keeping(kept)

    def _keeping(self, kept: list[str | None]) -> Campaign:
        *before, last = self.games
        return replace(self, games=(*before, replace(last, kept=tuple(kept))))

    # how it stands

    @property
    def over(self) -> bool:
        """Whether no further game follows."""
        return self.given_up or self.way.is_over(self)

    @property
    def complete(self) -> bool:
        """Whether all games of a whole campaign have been played (solo: won); a solo player may still go on."""
        return self.number > self.length

    @property
    def standing(self) -> list[int]:
        """The campaign points of every seat; solo, the number of games won."""
        return self.way.standing(self)

    @property
    def winners(self) -> list[int]:
        """The seats that have won the campaign; empty until it is complete."""
        return self.way.winners(self) if self.complete else []

    def legs(self) -> list[Leg]:
        """List the games by number, each with all its tries, and the next game unless the campaign is over."""
        numbers = self.way.numbers(self)
        played: dict[int, list[Outcome]] = {number: [] for number in (numbers[:-1] if self.over else numbers)}
        for number, game in zip(numbers, self.games, strict=False):
            played[number].append(game)
        return [Leg(number, self.way.goal(self, number), tuple(games)) for number, games in played.items()]

    def headline(self, names: Sequence[str], viewer: int | None = None) -> Message:
        """Say what comes next, or how the campaign ended."""
        values: dict[str, Any] = {"number": self.number, "length": self.length}
        if self.given_up:
            return Message("campaign-given-up")
        if self.over:
            return Message("campaign-won-by", {"names": [names[seat] for seat in self.winners]})
        if goal := self.way.goal(self, self.number):
            return Message("campaign-beyond" if self.complete else "campaign-reach", values | {"goal": goal})
        first = [seat for seat, place in enumerate(self.games[-1].places) if place == 1] if self.games else []
        if len(first) != 1:
            return Message("campaign-by-lot", values)
        return Message("campaign-begins", values | {"who": "you" if first[0] == viewer else "other", "name": names[first[0]]})

    def give_up(self) -> Campaign:
        """End the campaign early."""
        if self.over:
            raise BadCampaign("error-campaign-over")
        return replace(self, given_up=True)

    # plain data

    def to_dict(self) -> dict[str, Any]:
        """Write the campaign as plain JSON."""
        return {
            "grange": FORMAT,
            "campaign": self.game.name,
            "seats": self.seats,
            "rules": dict(self.rules),
            "components": dict(self.components),
            "games": [
                {
                    "scores": list(game.scores),
                    "places": list(game.places),
                    "played": [list(names) for names in game.played],
                    "kept": list(game.kept),
                }
                for game in self.games
            ],
            "given_up": self.given_up,
        }


def parsed_campaign(document: Mapping[str, Any] | str) -> Mapping[str, Any]:
    """Read a campaign from text and check its format."""
    if isinstance(document, str):
        try:
            document = read_json(document)
        except ValueError as problem:
            raise BadCampaign("error-campaign-json") from problem
    if not isinstance(document, Mapping) or not modest(document) or document.get("grange") != FORMAT:
        raise BadCampaign("error-campaign-format")
    for name, kind in FIELDS.items():
        if not isinstance(document.get(name), kind):
            raise BadCampaign("error-campaign-field", field=name)
    return document


def campaign_of(game: Game[Any], document: Mapping[str, Any]) -> Campaign:
    """Build a campaign from its document, game by game, so that it holds nothing that could not have been played."""
    campaign = Campaign.start(game, document["seats"], document["rules"], document["components"])
    for number, ended in enumerate(document["games"], start=1):
        if campaign.undecided or campaign.over:
            raise BadCampaign("error-campaign-game", number=number)
        outcome = _outcome(campaign, ended, number)
        campaign = campaign._with(outcome)
        for seat, kept in enumerate(outcome.kept):
            if kept is not None and campaign.choices(seat):
                campaign = campaign.keep(seat, kept or None)
            elif kept and not campaign.choices(seat):
                raise BadCampaign("error-campaign-game", number=number)
    if not campaign.undecided and not campaign.over:
        campaign.origin()
    return replace(campaign, given_up=document["given_up"] and not campaign.over)


def _outcome(campaign: Campaign, game: Any, number: int) -> Outcome:
    """Read the outcome of a game and refuse an impossible one."""
    if not isinstance(game, Mapping) or set(game) != {"scores", "places", "played", "kept"} or not _rows(game, campaign.seats):
        raise BadCampaign("error-campaign-game", number=number)
    scores, places, played, kept = game["scores"], game["places"], game["played"], game["kept"]
    names = [name for row in played for name in row]
    possible = (
        all(type(score) is int and abs(score) < LARGEST_SCORE for score in scores)
        and all(type(place) is int for place in places)
        and places == [1 + sum(other < own for other in places) for own in places]
        and all(isinstance(name, str) and campaign.way.can_be_kept(name) for name in names)
        and len(set(names)) == len(names)
        and all(isinstance(name, str | None) for name in kept)
    )
    if not possible:
        raise BadCampaign("error-campaign-game", number=number)
    return Outcome(tuple(scores), tuple(places), tuple(map(tuple, played)), tuple(kept))


def _rows(game: Mapping[str, Any], seats: int) -> bool:
    """Check whether a document has a complete outcome for every seat."""
    rows = [game["scores"], game["places"], game["played"], game["kept"]]
    return all(isinstance(row, list) and len(row) == seats for row in rows) and all(isinstance(row, list) for row in game["played"])
