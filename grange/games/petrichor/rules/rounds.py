"""The rules of Petrichor in the order of the rulebook: setup, the round with its phases, clean-up, the end."""

from __future__ import annotations

from dataclasses import dataclass

from grange.core.step import Question, Step
from grange.games.petrichor import scoring
from grange.games.petrichor.box import CLOUD, HARVEST, NOBODY, SOUTH_CARDS, TOKENS, VOTES, WEATHERS
from grange.games.petrichor.options import END, END_OPTION, FERTILIZE, OPTIONS, PLACE
from grange.games.petrichor.rules.draft import Deal
from grange.games.petrichor.rules.field import lay_tiles
from grange.games.petrichor.rules.harvest import HarvestTime
from grange.games.petrichor.rules.south import FirstClouds
from grange.games.petrichor.rules.turn import ActionPhase, HandLimit
from grange.games.petrichor.rules.weather import WeatherPhase
from grange.games.petrichor.state import Petrichor

# Setting up


@dataclass(frozen=True, slots=True)
class SetUp(Step):
    """Lay the field, deal the cards, roll the dice; then every seat places its first cloud."""

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
            state.emit("event-begins", seat=state.first)
        if state.hidden:
            state.then(Fertilize(state.first, state.box.fertilizers), TurnTilesUp())
        state.then(Deal(opening=True), RollDice(everything=True), FirstCloud(), Round())


@dataclass(frozen=True, slots=True)
class Fertilize(Question):
    """Exclusive: in turn, the seats must place fertilizers on tiles that lie face down, never side by side, as long as one fits."""

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
        state.emit("event-fertilizes", seat=self.seat, place=place)
        if self.left > 1:
            state.then(Fertilize((self.seat + 1) % state.seats, self.left - 1))


@dataclass(frozen=True, slots=True)
class TurnTilesUp(Step):
    """Turn the tiles face up."""

    def happen(self, state: Petrichor) -> None:
        state.revealed()
        state.hidden = False


@dataclass(frozen=True, slots=True)
class RollDice(Step):
    """Roll the harvest dice: all of them, or those that do not show harvest."""

    everything: bool

    def happen(self, state: Petrichor) -> None:
        state.revealed()
        faces = state.box.faces
        state.dice = [state.chance.pick(faces) if self.everything or face != HARVEST else face for face in state.dice]
        state.emit("event-dice", dice=state.dice[:])


@dataclass(frozen=True, slots=True)
class FirstCloud(Step):
    """Every seat places a cloud with one drop, from the last player back to the first."""

    def happen(self, state: Petrichor) -> None:
        if state.solo:
            state.then(FirstClouds())
        else:
            state.then(*[PlaceFirstCloud(seat) for seat in reversed(state.turn_order())])


@dataclass(frozen=True, slots=True)
class PlaceFirstCloud(Question):
    """The seat must place its first cloud, with one drop, over a tile without a cloud."""

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
        state.emit("event-cloud", seat=self.seat, place=place)


# The round


@dataclass(frozen=True, slots=True)
class Round(Step):
    """A round has four phases: actions, weather, harvest, clean-up."""

    def happen(self, state: Petrichor) -> None:
        state.round += 1
        state.passed = NOBODY
        state.emit("event-round", round=state.round)
        state.then(*PHASES)


# 4. Cleaning up


@dataclass(frozen=True, slots=True)
class CleanUp(Step):
    """After the last round the game ends. Otherwise roll the dice and deal cards for the next round."""

    def happen(self, state: Petrichor) -> None:
        if state.last_round:
            state.then(EndOfGame())
        else:
            harvested = all(face == HARVEST for face in state.dice)
            state.then(RollDice(everything=harvested), Deal(opening=False), Round())


PHASES = (ActionPhase(), HandLimit(), WeatherPhase(), HarvestTime(), CleanUp())


@dataclass(frozen=True, slots=True)
class EndOfGame(Step):
    """Votes won score by the track. Every owner with the most wheat tokens scores more points for them."""

    def happen(self, state: Petrichor) -> None:
        most = max(state.wheat)
        for owner in range(state.owners):
            points = scoring.track_points(state.box, state.wins[owner])
            state.points[owner][VOTES] += points
            state.emit("event-track", owner=owner, points=points)
            if most and state.wheat[owner] == most:
                state.points[owner][TOKENS] += state.box.wheat_points
                state.emit("event-most-wheat", owner=owner, points=state.box.wheat_points)
