"""Inputs of Petrichor's net: the table, the question, the owners of water from the asked seat on, and the field place by place."""

from __future__ import annotations

from typing import Any

from grange.core.learning import Setup, bounded, one_of
from grange.games.petrichor import scoring
from grange.games.petrichor.box import (
    BARE,
    CROPS,
    FACES,
    GROWTHS,
    LAKE,
    MOST_OWNERS,
    NAMES,
    PLACES,
    SKIES,
    SOUTH_CARDS,
    WEATHERS,
)
from grange.games.petrichor.rules.actions import BlowCloud, FrostAction, RainAction, SunAction, TakeFromTile, WindAction
from grange.games.petrichor.rules.draft import KeepCard
from grange.games.petrichor.rules.rounds import Fertilize, PlaceFirstCloud
from grange.games.petrichor.rules.turn import DiscardCard, GiveCards, SecondAction, TakeTurn
from grange.games.petrichor.rules.votes import TakeVoteBack, Vote
from grange.games.petrichor.rules.weather import ChooseCounted, ChooseWeather, DoubleInOneCloud, LandDrop, LiftDrop
from grange.games.petrichor.state import Petrichor

MOST_ROUNDS = 8
KINDS: tuple[type, ...] = (
    *(TakeTurn, SecondAction, GiveCards, DiscardCard, KeepCard, PlaceFirstCloud, Fertilize, Vote, TakeVoteBack),
    *(FrostAction, SunAction, RainAction, WindAction, BlowCloud, TakeFromTile),
    *(ChooseWeather, ChooseCounted, DoubleInOneCloud, LiftDrop, LandDrop),
)
RULES = (("two_cards", "on"), ("targets", "highest"), ("tricks", "off"), ("draft", "on"))
NUMBERS = ("number", "drops", "clouds", "left", "rest")  # of a question
CARDS = ("hand", "pack", "kept", "thrown")

OF_TABLE = (
    *(f"{seats} seats" for seats in range(1, MOST_OWNERS + 1)),
    *(f"seat {seat}" for seat in range(MOST_OWNERS)),
    *(f"{rule} {value}" for rule, value in RULES),
    *(f"{rounds} rounds left" for rounds in range(1, MOST_ROUNDS + 1)),
    *(f"first player {place} seats on" for place in range(MOST_OWNERS)),
    *("nobody has passed", *(f"passed first {place} seats on" for place in range(MOST_OWNERS))),
    *(f"dice that show {face}" for face in range(FACES)),
    *(f"{weather} to come" for weather in WEATHERS),
    *(f"{weather} counted" for weather in WEATHERS),
    *("cards in the deck", *(f"{weather} discarded" for weather in WEATHERS)),
    *(f"{weather} in the {cards}" for cards in CARDS for weather in WEATHERS),
    *(f"south wind {card} played" for card in range(SOUTH_CARDS)),
)
OF_QUESTION = (
    *(kind.__name__ for kind in KINDS),
    *NUMBERS,
    "a second action may follow",
    *(f"about {weather}" for weather in WEATHERS),
    *(f"at {name}" for name in NAMES),
    *(f"done at {name}" for name in NAMES),
)
OF_OWNER = (
    *(f"votes for {weather}" for weather in WEATHERS),
    *(f"leads {weather}" for weather in WEATHERS),
    *("supply", "votes left", "votes won", "points of the track", "points of the next vote", "wheat", "most wheat", "cards"),
    *("points", "points of tiles", "drops on tiles", "drops in clouds"),
)
OF_PLACE = (
    *CROPS,
    *GROWTHS[1:],
    *SKIES[1:],
    *("fertilized", "drops", "drops missing", "drops to thunder"),
    *(f"{what} {place} seats on" for what in ("drops", "drops in the cloud", "points") for place in range(MOST_OWNERS)),
)
FEATURES = (
    *OF_TABLE,
    *OF_QUESTION,
    *(f"{name} {place} seats on" for place in range(MOST_OWNERS) for name in OF_OWNER),
    *(f"{name} of {place}" for place in NAMES for name in OF_PLACE),
)
HARDSHIPS = {"two_cards": "on", "targets": "highest", "tricks": "off"}
SETUPS = (  # of training games
    *(Setup(1, 1), Setup(2, 1, HARDSHIPS), Setup(2, 2), Setup(1, 3), Setup(1, 4)),
    *(Setup(0.3, seats, {"length": "long"}) for seats in (2, 3, 4)),
    *(Setup(0.3, seats, {"draft": "on", "fertilizer": "on", "pear": "on", "lake": "on"}) for seats in (2, 3, 4)),
)
NO_ONE, NO_TILE_THERE = [0] * len(OF_OWNER), [0] * len(OF_PLACE)


def knows(state: Petrichor) -> bool:
    """Check whether a net can count the rounds of this table."""
    return state.rounds <= MOST_ROUNDS


def describe(state: Petrichor, question: Any) -> bytes:
    """Describe the table for the asked seat, one byte for each feature."""
    seat: int = question.seat
    order = [*range(seat, state.owners), *range(seat)]
    row = describe_table(state, seat) + describe_question(question)
    payments = [[0] * state.owners for _ in range(PLACES)]
    if not state.hidden:
        for place in state.field:
            if state.crops[place] != LAKE:
                payments[place] = scoring.will_pay(state, place) if state.growth[place] == BARE else scoring.pays(state, place)
    for owner in order:
        row += describe_owner(state, owner, payments)
    row += NO_ONE * (MOST_OWNERS - state.owners)
    for place in range(PLACES):
        row += describe_place(state, place, order, payments[place]) if place in state.field else NO_TILE_THERE
    return bytes(row)


def describe_table(state: Petrichor, seat: int) -> list[int]:
    """Describe how far the game is, the dice, the weathers to come, and the seat's own cards."""
    seats, rules = state.seats, state.origin.rules
    row = one_of(seats - 1, MOST_OWNERS) + one_of(seat, MOST_OWNERS)
    row += [int(rules[rule] == value) for rule, value in RULES]
    row += one_of(state.rounds - state.round, MOST_ROUNDS)
    row += one_of((state.first - seat) % seats, MOST_OWNERS)
    row += one_of(1 + (state.passed - seat) % seats if state.passed >= 0 else 0, MOST_OWNERS + 1)
    row += [state.dice.count(face) for face in range(FACES)]
    row += map(int, state.played)
    row += map(int, state.counted)
    row += [bounded(len(state.deck)), *[state.discard.count(kind) for kind in range(len(WEATHERS))]]
    row += [*state.hands[seat], *state.packs[seat], *state.drafted[seat], *state.thrown[seat]]
    return row + [int(card in state.blown) for card in range(SOUTH_CARDS)]


def describe_question(question: Any) -> list[int]:
    """Describe what is asked: its kind, its numbers, the weather and the places it is about."""
    weather: int = getattr(question, "kind", getattr(question, "weather", -1))
    place: int = getattr(question, "place", getattr(question, "start", -1))
    done: int = getattr(question, "done", 0)
    row = one_of(KINDS.index(type(question)), len(KINDS))
    row += [bounded(getattr(question, name, 0)) for name in NUMBERS]
    row += [int(getattr(question, "second", False)), *one_of(weather, len(WEATHERS)), *one_of(place, PLACES)]
    return row + [done >> other & 1 for other in range(PLACES)]


def describe_owner(state: Petrichor, owner: int, payments: list[list[int]]) -> list[int]:
    """Describe the votes, drops and points of an owner of water."""
    box, wins, wheat = state.box, state.wins[owner], state.wheat
    track = scoring.track_points(box, wins)
    row = [votes[owner] for votes in state.votes]
    row += [int(votes[owner] == max(votes) > 0) for votes in state.votes]
    row += [bounded(state.supply[owner]), bounded(state.votes_left(owner)), bounded(wins), bounded(track)]
    row += [bounded(scoring.track_points(box, wins + 1) - track), wheat[owner], int(wheat[owner] == max(wheat) > 0)]
    row.append(sum(state.hands[owner]) if owner < state.seats else 0)
    row += [bounded(sum(state.points[owner])), bounded(sum([paid[owner] for paid in payments]))]
    return [*row, bounded(sum(state.water[owner])), bounded(sum(state.clouds[owner]))]


def describe_place(state: Petrichor, place: int, order: list[int], payment: list[int]) -> list[int]:
    """Describe a tile, its drops, the cloud over it, and what it pays each owner now or once it has grown."""
    crop, water, over = state.crops[place], state.water_on(place), state.drops_over(place)
    absent = [0] * (MOST_OWNERS - len(order))
    row = one_of(-1 if state.hidden else crop, len(CROPS))
    row += one_of(state.growth[place] - 1, len(GROWTHS) - 1) + one_of(state.sky[place] - 1, len(SKIES) - 1)
    row += [int(state.fertilized[place]), water]
    row.append(0 if state.hidden else bounded(state.box.crops[crop].drops - water))
    row.append(bounded(state.box.thunder - over))
    row += [*[state.water[owner][place] for owner in order], *absent]
    row += [*[state.clouds[owner][place] for owner in order], *absent]
    return [*row, *[bounded(payment[owner]) for owner in order], *absent]


def ahead_of_neutral(state: Petrichor) -> float:
    """Count by how many points a solo player leads the neutral player."""
    own, neutral = map(sum, state.points)
    return float(own - neutral)
