"""South Winds, the solo game: nine cards and a die play for the neutral player."""

from __future__ import annotations

from dataclasses import dataclass

from grange.core.step import Step
from grange.games.petrichor.box import CLEAR, CLOUD, HARVEST, SHORTAGE, WEATHERS
from grange.games.petrichor.rules.clouds import check_cloud, move_cloud
from grange.games.petrichor.rules.growth import check_growth, land
from grange.games.petrichor.rules.votes import cast_vote, lower_die
from grange.games.petrichor.state import Petrichor

SIDES = 6  # of the plain die; also the number of places on the field
WIDTH = 2  # places in a row of the field
ONE_DROP, TWO_DROPS, DRY, NEW_CLOUD, INTO_CLOUD, INTO_CLOUD_TOO, NORTH_WEST, SOUTH_EAST, RESHUFFLE = range(9)
YOU = 0


def roll(state: Petrichor) -> int:
    """Roll the plain die; the result is one of the six places, counted from 0."""
    return state.chance.below(SIDES)


# Setting up


@dataclass(frozen=True, slots=True)
class FirstClouds(Step):
    """Two different places get a cloud with a neutral drop each, a third place a cloud with one of your drops."""

    def happen(self, state: Petrichor) -> None:
        state.revealed()
        for owner in (state.neutral, state.neutral, YOU):
            place = state.field[roll(state)]
            while state.sky[place] != CLEAR:
                place = state.field[roll(state)]
            state.sky[place] = CLOUD
            state.clouds[owner][place] = 1
            state.supply[owner] -= 1
            state.emit("event-first-cloud", owner=owner, place=place)


# The neutral turn


@dataclass(frozen=True, slots=True)
class NeutralTurn(Step):
    """The neutral player plays a card and casts the votes of its icons; with two cards a turn, the first card casts no votes."""

    def happen(self, state: Petrichor) -> None:
        state.revealed()
        if state.origin.rules["two_cards"] == "on":
            play_card(state, draw_south_card(state))
        card = draw_south_card(state)
        play_card(state, card)
        vote_for(state, card)


def draw_south_card(state: Petrichor) -> int:
    """Reveal a card; the reshuffle card shuffles all nine together, and another card is revealed."""
    card = state.south.pop()
    state.blown.append(card)
    while card == RESHUFFLE:
        state.south = sorted([*state.south, *state.blown])
        state.blown = []
        state.chance.shuffle(state.south)
        card = state.south.pop()
        state.blown.append(card)
    return card


def play_card(state: Petrichor, card: int) -> None:
    """Do what a card says at its place. If no place fits, or the card needs a drop and none is left, the neutral player scores."""
    state.emit("event-south", card=card)
    needs_drop = card in (ONE_DROP, TWO_DROPS, NEW_CLOUD, INTO_CLOUD, INTO_CLOUD_TOO)
    fitting = targets_of(state, card)
    if not fitting or (needs_drop and not state.supply[state.neutral]):
        state.points[state.neutral][SHORTAGE] += state.box.shortage
        state.emit("event-shortage", owner=state.neutral, points=state.box.shortage)
    elif state.origin.rules["targets"] == "die":
        rolled = roll(state)
        blow(state, card, next(spot for spot in (*range(rolled, SIDES), *range(rolled)) if spot in fitting))
    else:
        blow(state, card, best_target(state, card, fitting))


def targets_of(state: Petrichor, card: int) -> list[int]:
    """List the places where a card can be played.

    Without the die, cards 1 to 3 skip places where the neutral player already has a safe lead.
    """
    fitting = [spot for spot in range(SIDES) if fits(state, card, state.field[spot])]
    if state.origin.rules["targets"] == "die" or card not in (ONE_DROP, TWO_DROPS, DRY):
        return fitting
    return [spot for spot in fitting if lead(state, state.field[spot], clouds=False) < SAFE_LEAD]


def fits(state: Petrichor, card: int, place: int) -> bool:
    """Return whether a card would change anything at a place."""
    yours, neutral = state.clouds[YOU][place], state.clouds[state.neutral][place]
    if card == DRY:
        return state.water[YOU][place] > 0
    if card == NEW_CLOUD:
        return state.sky[place] == CLEAR
    if card in (INTO_CLOUD, INTO_CLOUD_TOO):
        return state.sky[place] != CLEAR
    if card == NORTH_WEST:
        return yours > 0 and neutral > 0 and place != state.field[0]
    if card == SOUTH_EAST:
        return neutral > 0 and not yours and place != state.field[-1]
    return True


def best_target(state: Petrichor, card: int, fitting: list[int]) -> int:
    """Choose a place without the die: the last that fits; for a drop into a cloud, if possible one where you have more drops."""
    if card not in (INTO_CLOUD, INTO_CLOUD_TOO):
        return max(fitting)
    behind = [spot for spot in fitting if lead(state, state.field[spot], clouds=True) < 0]
    return max(behind or fitting)


SAFE_LEAD = 2  # drops; with this lead the neutral player adds no more


def lead(state: Petrichor, place: int, *, clouds: bool) -> int:
    """Count how many more drops than you the neutral player has at a place."""
    difference = state.water[state.neutral][place] - state.water[YOU][place]
    return difference + (state.clouds[state.neutral][place] - state.clouds[YOU][place] if clouds else 0)


def blow(state: Petrichor, card: int, spot: int) -> None:
    """Do what a card says at one of the six places."""
    place, neutral = state.field[spot], state.neutral
    state.emit("event-south-at", card=card, place=place)
    if card in (ONE_DROP, TWO_DROPS):
        drops = min(card + 1, state.supply[neutral])
        state.supply[neutral] -= drops
        land(state, neutral, place, drops)
        check_growth(state, place)
    elif card == DRY:
        state.water[YOU][place] -= 1
        state.supply[YOU] += 1
        check_growth(state, place)
    elif card in (NORTH_WEST, SOUTH_EAST):
        end = state.field[diagonal(spot, -1 if card == NORTH_WEST else 1)]
        move_cloud(state, place, end)
        check_cloud(state, end)
    else:
        drops = min(2 if card == NEW_CLOUD else 1, state.supply[neutral])
        state.sky[place] = max(state.sky[place], CLOUD)
        state.supply[neutral] -= drops
        state.clouds[neutral][place] += drops
        check_cloud(state, place)


def diagonal(spot: int, way: int) -> int:
    """Go one step north-west or south-east; at the edge, go along it."""
    row, column = divmod(spot, WIDTH)
    row = min(max(row + way, 0), SIDES // WIDTH - 1)
    column = min(max(column + way, 0), WIDTH - 1)
    return row * WIDTH + column


def vote_for(state: Petrichor, card: int) -> None:
    """Cast the votes of a card's icons; score a point for each vote that is missing; lower a die for a harvest icon."""
    neutral = state.neutral
    for icon in state.box.south[card]:
        if icon == "harvest":
            lower_best_die(state)
        elif state.votes_left(neutral):
            cast_vote(state, neutral, WEATHERS.index(icon))
        else:
            state.points[neutral][SHORTAGE] += state.box.shortage
            state.emit("event-shortage", owner=neutral, points=state.box.shortage)


def lower_best_die(state: Petrichor) -> None:
    """Lower a die that turns to harvest; if there is none, lower the highest."""
    faces = [face for face in state.dice if face != HARVEST]
    if faces:
        lower_die(state, state.neutral, 1 if 1 in faces else max(faces))


# Changed weathers


@dataclass(frozen=True, slots=True)
class NeutralDoubles(Step):
    """The neutral player doubles its drops in all clouds, from the last place to the first, each wholly or not at all."""

    def happen(self, state: Petrichor) -> None:
        neutral = state.neutral
        for place in reversed(state.field):
            drops = state.clouds[neutral][place]
            if 0 < drops <= state.supply[neutral]:
                state.supply[neutral] -= drops
                state.clouds[neutral][place] += drops
                state.emit("event-doubles", owner=neutral, place=place, drops=drops)
        for place in state.field:
            check_cloud(state, place)


@dataclass(frozen=True, slots=True)
class SouthWind(Step):
    """The south wind blows one of your drops north by one place, from each place of the lower two rows in order."""

    def happen(self, state: Petrichor) -> None:
        for spot in range(WIDTH, SIDES):
            place, north = state.field[spot], state.field[spot - WIDTH]
            if state.water[YOU][place]:
                state.water[YOU][place] -= 1
                land(state, YOU, north, 1)
                state.emit("event-moves-drop", owner=state.neutral, colour=YOU, start=place, place=north)
                check_growth(state, place)
                check_growth(state, north)
