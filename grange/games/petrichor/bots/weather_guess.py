"""Guess the weathers and the harvest of a round of Petrichor from the votes, the dice and the number of cards in hands."""

from __future__ import annotations

from math import exp
from typing import NamedTuple

from grange.games.petrichor.box import NOBODY, WEATHERS
from grange.games.petrichor.rules.weather import PLAYED
from grange.games.petrichor.state import Petrichor

TURNS = 0.8  # share of the cards in hands that still become actions in this round
LOWERED = 0.35  # share of these actions that lower a die
FULL = 3  # actions of each seat that leave a round wide open
STEEP = 0.9  # votes that make a lead clearly safer, when no more votes are to come


class Outlook(NamedTuple):
    """What the rest of this round may bring."""

    weathers: list[float]  # chance of each weather to come
    counted: list[float]  # chance of each weather that its votes are won
    harvest: float  # chance of a harvest
    turns: float  # expected number of actions still to come
    open: float  # how much of the round is left, from 0 to 1


def guess(state: Petrichor) -> Outlook:
    """Guess the rest of a round before its weathers come. In the last round, one vote is enough for a weather to come."""
    turns, steps = TURNS * cards_to_play(state), sum(state.dice)
    counted = [likely(lead, STEEP + turns / 8) for lead in vote_leads(state)]
    weathers = counted
    if state.last_round:
        weathers = [1.0 if any(votes) else chance for votes, chance in zip(state.votes, counted, strict=True)]
    harvest = 1.0 if state.last_round or not steps else likely(LOWERED * turns - steps, STEEP) if turns else 0.0
    return Outlook(weathers, counted, harvest, turns, min(1.0, turns / state.seats / FULL))


def known_outlook(state: Petrichor, now: int) -> Outlook:
    """Return the outlook during the weather phase, when the weathers from the current one on are known."""
    left = [float(played and weather >= now) for weather, played in enumerate(state.played)]
    harvest = 1.0 if state.last_round or not any(state.dice) else 0.0
    return Outlook(left, [0.0] * len(WEATHERS), harvest, 0.0, 0.0)


def cards_to_play(state: Petrichor) -> int:
    """Count the cards that may still be played in this round; after a pass, each other seat has one turn left."""
    hands = [sum(hand) for hand in state.hands]
    return sum(hands) if state.passed == NOBODY else sum([min(1, cards) for cards in hands])


def vote_leads(state: Petrichor) -> list[int]:
    """Count by how many votes each weather leads the one that would take its place."""
    totals = [sum(votes) for votes in state.votes]
    ranked = sorted(totals, reverse=True)
    last, next_one = ranked[PLAYED - 1], ranked[PLAYED]
    return [total - (next_one if total >= last else last) for total in totals]


def likely(lead: float, spread: float) -> float:
    """Turn a lead into a chance; no lead is one half."""
    return 1 / (1 + exp(-max(-30.0, min(30.0, lead / spread))))
