"""Campaigns: games in a row, of which each carries something over to the next. What that is, the game itself says.

A campaign is plain data: how its games are set up, and how each of them ended. Everything else follows from that: how the next game
begins, how things stand, whether it is over. A campaign never changes; what is done with it gives a new one.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from grange.core.chance import any_seed
from grange.core.document import modest, read, shortly
from grange.core.errors import BadCampaign, BadSetup, WrongSeat
from grange.core.words import Told, Words

if TYPE_CHECKING:
    from grange.core.game import Game, Origin
    from grange.core.state import State

FORMAT = 1
MOST_GAMES = 200
LARGEST_SCORE = 10_000
NOTHING = ""  # what a seat keeps that keeps nothing
FIELDS = {"grange": int, "campaign": str, "seats": int, "rules": Mapping, "components": Mapping, "games": list, "given_up": bool}


@dataclass(frozen=True)
class Outcome:
    """How a game of a campaign ended."""

    scores: tuple[int, ...]
    places: tuple[int, ...]  # from 1; seats that tie share the better one
    played: tuple[tuple[str, ...], ...]  # what each seat had in play of that which can be carried over
    kept: tuple[str | None, ...]  # what each seat carries over; none, while it has not said


class Begins(NamedTuple):
    """Something that is special about the start of the next game: its piece, and what it is."""

    title: str  # a key
    piece: str
    amount: str  # or nothing, where it is not a number
    why: Told


class Leg(NamedTuple):
    """A game of a campaign: its number, the points it asks for, and how often it was played."""

    number: int
    goal: int
    games: tuple[Outcome, ...]

    def tries(self) -> Told:
        """Say at which try it was won, or how many have failed."""
        scores = [game.scores[0] for game in self.games]
        if scores and scores[-1] >= self.goal:
            return Told("campaign-won-at", {"tries": len(scores)})
        return Told("campaign-tried", {"tries": len(scores), "best": max(scores, default=0)})


class CampaignRules(Protocol):
    """The rules of a game's campaigns."""

    USUAL: Mapping[str, str]  # rules of its games, where nothing else is said
    THINGS: str  # what is carried over: the message `card-tutor` names one of them, if these are called "card"

    def carried(self, campaign: Campaign, /) -> dict[str, str]:
        """Give the rules of the next game that come from those before."""

    def outcome(self, state: Any, /) -> Outcome:
        """Tell how a finished game ended."""

    def can_be_kept(self, name: str, /) -> bool:
        """Tell whether there is such a thing that can be carried over."""

    def choices(self, campaign: Campaign, seat: int, /) -> list[str]:
        """List what a seat may carry over from the last game."""

    def must_keep(self, campaign: Campaign, /) -> bool:
        """Tell whether a seat has to carry something over, if it can."""

    def advice(self, campaign: Campaign, seat: int, /) -> str:
        """Name what a bot would carry over."""

    def stays(self, campaign: Campaign, seat: int, /) -> list[str]:
        """List what a seat has at the start of the next game, as far as it has said so."""

    def begins(self, campaign: Campaign, /) -> list[Begins]:
        """Tell what else is special about the start of the next game."""

    def numbers(self, campaign: Campaign, /) -> list[int]:
        """Give the number of every game that was played, and of the next; one that is repeated keeps its number."""

    def goal(self, campaign: Campaign, number: int, /) -> int:
        """Give the points that a game asks for; 0 where places count."""

    def prizes(self, campaign: Campaign, number: int, /) -> list[int]:
        """Give the points of the campaign for every place in a game; none where there is a goal."""

    def picture(self, campaign: Campaign, words: Words, /) -> str:
        """Draw the way so far for a page; nothing where the places of all games are enough."""

    def length(self, campaign: Campaign, /) -> int:
        """Count the games of a whole campaign."""

    def is_over(self, campaign: Campaign, /) -> bool:
        """Tell whether no game comes after the last."""

    def standing(self, campaign: Campaign, /) -> list[int]:
        """Give the points of every seat in the campaign."""

    def winners(self, campaign: Campaign, /) -> list[int]:
        """Name the seats that have won a campaign that is complete."""


@dataclass(frozen=True)
class Campaign:
    """Games in a row with the same people."""

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
        """Begin a campaign; everything is checked."""
        if game.campaign is None:
            raise BadSetup("error-no-campaign", game=game.name)
        if isinstance(rules, Mapping):
            game.check_chosen(rules)
        asked: Any = {**game.campaign.USUAL, **rules} if isinstance(rules, Mapping) else (rules or game.campaign.USUAL)
        checked = game.origin(seats, None, asked, components or {})
        campaign = cls(game, seats, checked.rules, checked.components)
        for ahead in (campaign, campaign._with(Outcome((0,) * seats, (1,) * seats, ((),) * seats, ()))):
            ahead.origin()  # of the first game and of one after it, to which something is carried over
        return campaign

    @property
    def way(self) -> CampaignRules:
        """The rules of the campaign."""
        assert self.game.campaign is not None
        return self.game.campaign

    # the next game

    @property
    def number(self) -> int:
        """The number of the next game; one that is repeated keeps its number."""
        return self.way.numbers(self)[-1]

    @property
    def length(self) -> int:
        """How many games a whole campaign has."""
        return self.way.length(self)

    @property
    def next_rules(self) -> dict[str, str]:
        """The rules of the next game, with what is carried over."""
        return {**self.rules, **self.way.carried(self)}

    @cached_property
    def box(self) -> Any:
        """What is in the box with which it is played."""
        return self.game.read_box(self.components)

    def origin(self, seed: int | None = None) -> Origin:
        """Set the next game up."""
        return self.game.origin(self.seats, seed, self.next_rules, self.components)

    def begin(self, seed: int | None = None, *, events: bool = False) -> State:
        """Begin the next game."""
        self.check_ready()
        return self.origin(any_seed() if seed is None else seed).begin(events)

    def check_ready(self) -> None:
        """Refuse a next game while there is none, or somebody has not said what to keep."""
        if self.over:
            raise BadCampaign("error-campaign-over")
        if len(self.games) >= MOST_GAMES:
            raise BadCampaign("error-campaign-too-long", most=MOST_GAMES)
        if self.undecided:
            raise BadCampaign("error-campaign-undecided", seats=[str(seat + 1) for seat in self.undecided])

    def is_next(self, state: State) -> bool:
        """Tell whether a game is the next of this campaign."""
        rules = dict(self.origin().rules)
        return (state.game is self.game and state.seats == self.seats) and dict(state.origin.rules) == rules

    def after(self, state: State) -> Campaign:
        """Take a finished game in, which must be the next of this campaign."""
        self.check_ready()
        if not state.over:
            raise BadCampaign("error-campaign-unfinished")
        if not self.is_next(state):
            raise BadCampaign("error-campaign-other-game")
        return self._with(self.way.outcome(state))

    def _with(self, outcome: Outcome) -> Campaign:
        """Add how a game ended; who has nothing to choose from keeps nothing."""
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
        """The seats that have not said what they carry over."""
        return [seat for seat, kept in enumerate(self.games[-1].kept) if kept is None] if self.games and not self.over else []

    def keep(self, seat: int, thing: str | None) -> Campaign:
        """Let a seat carry something over, or nothing; it may change its mind until the next game begins."""
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
        """Whether no game comes after the last."""
        return self.given_up or self.way.is_over(self)

    @property
    def complete(self) -> bool:
        """Whether as many games have been played, and alone won, as a whole campaign has; alone, one may still go on."""
        return self.number > self.length

    @property
    def standing(self) -> list[int]:
        """The points of every seat in the campaign; alone, the games that were won."""
        return self.way.standing(self)

    @property
    def winners(self) -> list[int]:
        """The seats that have won the campaign; nobody, while it is not complete."""
        return self.way.winners(self) if self.complete else []

    def legs(self) -> list[Leg]:
        """List the games by their numbers, each with all its tries; the next one too, unless the campaign is over."""
        numbers = self.way.numbers(self)
        played: dict[int, list[Outcome]] = {number: [] for number in (numbers[:-1] if self.over else numbers)}
        for number, game in zip(numbers, self.games, strict=False):
            played[number].append(game)
        return [Leg(number, self.way.goal(self, number), tuple(games)) for number, games in played.items()]

    def headline(self, names: Sequence[str], viewer: int | None = None) -> Told:
        """Say what comes next, or how it ended."""
        told: dict[str, Any] = {"number": self.number, "length": self.length}
        if self.given_up:
            return Told("campaign-given-up")
        if self.over:
            return Told("campaign-won-by", {"names": [names[seat] for seat in self.winners]})
        if goal := self.way.goal(self, self.number):
            return Told("campaign-beyond" if self.complete else "campaign-reach", told | {"goal": goal})
        first = [seat for seat, place in enumerate(self.games[-1].places) if place == 1] if self.games else []
        if len(first) != 1:
            return Told("campaign-by-lot", told)
        return Told("campaign-begins", told | {"who": "you" if first[0] == viewer else "other", "name": names[first[0]]})

    def give_up(self) -> Campaign:
        """End the campaign before its time."""
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
    """Read a campaign's text and check that it is one."""
    if isinstance(document, str):
        try:
            document = read(document)
        except ValueError as problem:
            raise BadCampaign("error-campaign-json") from problem
    if not isinstance(document, Mapping) or not modest(document) or document.get("grange") != FORMAT:
        raise BadCampaign("error-campaign-format")
    for name, kind in FIELDS.items():
        if not isinstance(document.get(name), kind):
            raise BadCampaign("error-campaign-field", field=name)
    return document


def campaign_of(game: Game[Any], document: Mapping[str, Any]) -> Campaign:
    """Build a campaign of its document game by game, so that nothing comes in that could not have been played."""
    campaign = Campaign.start(game, document["seats"], document["rules"], document["components"])
    for number, told in enumerate(document["games"], start=1):
        if campaign.undecided or campaign.over:
            raise BadCampaign("error-campaign-game", number=number)
        outcome = _outcome(campaign, told, number)
        campaign = campaign._with(outcome)
        for seat, kept in enumerate(outcome.kept):
            if kept is not None and campaign.choices(seat):
                campaign = campaign.keep(seat, kept or None)
            elif kept and not campaign.choices(seat):
                raise BadCampaign("error-campaign-game", number=number)
    if not campaign.undecided and not campaign.over:
        campaign.origin()
    return replace(campaign, given_up=document["given_up"] and not campaign.over)


def _outcome(campaign: Campaign, told: Any, number: int) -> Outcome:
    """Read how a game ended; refuse what cannot be."""
    if not isinstance(told, Mapping) or set(told) != {"scores", "places", "played", "kept"} or not _rows(told, campaign.seats):
        raise BadCampaign("error-campaign-game", number=number)
    scores, places, played, kept = told["scores"], told["places"], told["played"], told["kept"]
    names = [name for row in played for name in row]
    sound = (
        all(type(score) is int and abs(score) < LARGEST_SCORE for score in scores)
        and all(type(place) is int for place in places)
        and places == [1 + sum(other < own for other in places) for own in places]
        and all(isinstance(name, str) and campaign.way.can_be_kept(name) for name in names)
        and len(set(names)) == len(names)
        and all(isinstance(name, str | None) for name in kept)
    )
    if not sound:
        raise BadCampaign("error-campaign-game", number=number)
    return Outcome(tuple(scores), tuple(places), tuple(map(tuple, played)), tuple(kept))


def _rows(told: Mapping[str, Any], seats: int) -> bool:
    """Tell whether a document says of every seat how it ended."""
    rows = [told["scores"], told["places"], told["played"], told["kept"]]
    return all(isinstance(row, list) and len(row) == seats for row in rows) and all(isinstance(row, list) for row in told["played"])
