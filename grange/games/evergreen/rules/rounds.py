"""The course of a game of Evergreen: setup, the phases of a round, the end of a season, the end of the game."""

from __future__ import annotations

from dataclasses import dataclass

from grange.core.step import Step
from grange.games.evergreen.box import CARDS, SEASONS, SIDES, START, biome_of
from grange.games.evergreen.rules.draft import Clearing, Draft, OpenMarket
from grange.games.evergreen.rules.season import EndOfGame, GatherLight, LargestForest
from grange.games.evergreen.rules.turn import ActionsAndPowers
from grange.games.evergreen.state import Evergreen

# Setting up


@dataclass(frozen=True, slots=True)
class SetUp(Step):
    """A random drafter is first. Later seats start with more points. The first fertility cards are revealed."""

    def happen(self, state: Evergreen) -> None:
        state.first = state.next_first = state.chance.below(state.drafters)
        for seat, points in zip(state.turn_order(), state.box.start_points, strict=False):
            if not state.solo:
                state.points[seat][START] = points
        state.deck = list(range(CARDS))
        state.chance.shuffle(state.deck)
        if not state.solo:
            state.emit("event-begins", seat=state.first)
        state.then(RevealFertility(), Round())


@dataclass(frozen=True, slots=True)
class RevealFertility(Step):
    """Reveal cards until at least five fertility icons lie open. Cards without fertility are shuffled back into the deck."""

    def happen(self, state: Evergreen) -> None:
        barren, icons = [], 0
        while icons < state.box.start_fertility and state.deck:
            card = state.deck.pop()
            if state.icons[card] > 0:
                icons += state.icons[card]
                state.zone[biome_of(card)].append(card)
            else:
                barren.append(card)
        state.deck += barren
        state.chance.shuffle(state.deck)


# The round


@dataclass(frozen=True, slots=True)
class Round(Step):
    """A round has three phases: the draft, the actions with the powers, and its end."""

    def happen(self, state: Evergreen) -> None:
        state.round += 1
        state.first = state.next_first
        state.emit("event-round", season=SEASONS[state.season], round=state.round)
        state.then(*PHASES)


@dataclass(frozen=True, slots=True)
class EndOfRound(Step):
    """The season ends when each seat has as many cards as the season has rounds."""

    def happen(self, state: Evergreen) -> None:
        if len(state.cards[0]) < state.box.rounds[state.season]:
            state.then(Round())
        else:
            state.then(*SEASON_END)


@dataclass(frozen=True, slots=True)
class ChangeOfSeason(Step):
    """The seats discard the cards they took, and the sun moves one side clockwise. After the last season the game ends."""

    def happen(self, state: Evergreen) -> None:
        if state.season == len(SEASONS) - 1:
            state.then(EndOfGame())
            return
        state.season += 1
        state.round = 0
        state.sun = (state.sun + 1) % len(SIDES)
        for cards in state.cards:
            state.discard += cards
            cards.clear()
        state.emit("event-season", season=SEASONS[state.season], side=SIDES[state.sun])
        state.then(Round())


PHASES = (OpenMarket(), Draft(), Clearing(), ActionsAndPowers(), EndOfRound())
SEASON_END = (GatherLight(), LargestForest(), ChangeOfSeason())
