"""The rules of Petrichor, in the order of the rulebook: setting up, the round with its phases, cleaning up, the end."""

from __future__ import annotations

from dataclasses import dataclass

from grange.core.step import Question, Step
from grange.games.petrichor import scoring
from grange.games.petrichor.box import CLOUD, HARVEST, NOBODY, SOUTH_CARDS, TOKENS, VOTES, WEATHERS
from grange.games.petrichor.draft import Deal
from grange.games.petrichor.field import lay_tiles
from grange.games.petrichor.harvest import HarvestTime
from grange.games.petrichor.options import END, END_OPTION, FERTILIZE, OPTIONS, PLACE
from grange.games.petrichor.south import FirstClouds
from grange.games.petrichor.state import Petrichor
from grange.games.petrichor.turn import ActionPhase, HandLimit
from grange.games.petrichor.weather import WeatherPhase

# Setting up


@dataclass(frozen=True, slots=True)
class SetUp(Step):
    """The field is laid, the cards are dealt, the dice are rolled, and every seat gets its first cloud."""

    def happen(self, state: Petrichor) -> None:
        state.hidden = state.origin.rules["fertilizer"] == "on"
        lay_tiles(state, state.chance)
        state.first = state.chance.below(state.seats)
        state.deck = [kind for kind in range(len(WEATHERS)) for _ in range(state.box.cards)]
        state.chance.shuffle(state.deck)
        if state.solo:
            state.south = list(range(SOUTH_CARDS))
            state.chance.shuffle(state.south)
        else:
            state.tell("event-begins", seat=state.first)
        if state.hidden:
            state.then(Fertilize(state.first, state.box.fertilizers), TurnTilesUp())
        state.then(Deal(opening=True), RollDice(everything=True), FirstCloud(), Round())


@dataclass(frozen=True, slots=True)
class Fertilize(Question):
    """Exclusive: the seats lay fertilizers on tiles that lie face down, in turn, never side by side, while one fits."""

    seat: int
    left: int

    prompt = "ask-fertilize"
    chapter = "exclusives"

    def options(self, state: Petrichor) -> list[int]:
        taken = state.fertilized
        free = [p for p in state.field if not taken[p] and not any(taken[other] for other in state.beside[p])]
        return FERTILIZE.options(free) or [END_OPTION]

    def choose(self, state: Petrichor, option: int) -> None:
        verb, place = OPTIONS.read(option)
        if verb is END:
            return
        state.fertilized[place] = True
        state.tell("event-fertilizes", seat=self.seat, place=place)
        if self.left > 1:
            state.then(Fertilize((self.seat + 1) % state.seats, self.left - 1))


@dataclass(frozen=True, slots=True)
class TurnTilesUp(Step):
    """The tiles are turned face up."""

    def happen(self, state: Petrichor) -> None:
        state.revealed()
        state.hidden = False


@dataclass(frozen=True, slots=True)
class RollDice(Step):
    """The harvest dice are rolled: all of them, or those that do not show harvest."""

    everything: bool

    def happen(self, state: Petrichor) -> None:
        state.revealed()
        faces = state.box.faces
        state.dice = [state.chance.pick(faces) if self.everything or face != HARVEST else face for face in state.dice]
        state.tell("event-dice", dice=state.dice[:])


@dataclass(frozen=True, slots=True)
class FirstCloud(Step):
    """Every seat places a cloud with one drop, beginning with the last and going back to the first."""

    def happen(self, state: Petrichor) -> None:
        if state.solo:
            state.then(FirstClouds())
        else:
            state.then(*[PlaceFirstCloud(seat) for seat in reversed(state.turn_order())])


@dataclass(frozen=True, slots=True)
class PlaceFirstCloud(Question):
    """The seat places its first cloud, with one drop, over a tile without a cloud."""

    seat: int

    prompt = "ask-first-cloud"
    chapter = "setup"

    def options(self, state: Petrichor) -> list[int]:
        return PLACE.options(state.clear_places())

    def choose(self, state: Petrichor, option: int) -> None:
        _, place = OPTIONS.read(option)
        state.sky[place] = CLOUD
        state.clouds[self.seat][place] += 1
        state.supply[self.seat] -= 1
        state.tell("event-cloud", seat=self.seat, place=place)


# The round


@dataclass(frozen=True, slots=True)
class Round(Step):
    """A round has four phases: actions, weather, harvest, cleaning up."""

    def happen(self, state: Petrichor) -> None:
        state.round += 1
        state.passed = NOBODY
        state.tell("event-round", round=state.round)
        state.then(*PHASES)


# 4. Cleaning up


@dataclass(frozen=True, slots=True)
class CleanUp(Step):
    """After the last round the game ends; otherwise dice are rolled and cards are dealt for the next."""

    def happen(self, state: Petrichor) -> None:
        if state.last_round:
            state.then(EndOfGame())
        else:
            harvested = all(face == HARVEST for face in state.dice)
            state.then(RollDice(everything=harvested), Deal(opening=False), Round())


PHASES = (ActionPhase(), HandLimit(), WeatherPhase(), HarvestTime(), CleanUp())


@dataclass(frozen=True, slots=True)
class EndOfGame(Step):
    """The votes won give their points, and most wheat tokens give more, to everybody who ties."""

    def happen(self, state: Petrichor) -> None:
        most = max(state.wheat)
        for owner in range(state.owners):
            points = scoring.track_points(state.box, state.wins[owner])
            state.points[owner][VOTES] += points
            state.tell("event-track", owner=owner, points=points)
            if most and state.wheat[owner] == most:
                state.points[owner][TOKENS] += state.box.wheat_points
                state.tell("event-most-wheat", owner=owner, points=state.box.wheat_points)
