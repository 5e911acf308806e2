"""Check that an agenda of Petrichor can occur: which steps may wait together, in which order, and what they need on the table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Any

from grange.core.step import Step
from grange.games.petrichor.rules.actions import BlowCloud, CheckCloud, FrostAction, RainAction, SunAction, TakeFromTile, WindAction
from grange.games.petrichor.rules.draft import Deal, DraftRound, ExtraCard, KeepCard
from grange.games.petrichor.rules.harvest import HarvestTime
from grange.games.petrichor.rules.rounds import CleanUp, Fertilize, FirstCloud, PlaceFirstCloud, RollDice, Round, TurnTilesUp
from grange.games.petrichor.rules.south import NeutralTurn, SouthWind
from grange.games.petrichor.rules.turn import (
    ActionPhase,
    DiscardCard,
    GiveCards,
    HandLimit,
    NextTurn,
    Perform,
    SecondAction,
    ShowDiscards,
    TakeTurn,
)
from grange.games.petrichor.rules.votes import TakeVoteBack, Vote
from grange.games.petrichor.rules.weather import (
    ChooseCounted,
    ChooseWeather,
    CountVotes,
    DoubleDrops,
    DoubleInOneCloud,
    LandDrop,
    LiftDrop,
    MarkerMoves,
    MoveDrop,
    PlayWeather,
    Ripen,
    WeatherPhase,
    WeathersCome,
    WinVotes,
)
from grange.games.petrichor.state import Petrichor

Kinds = Sequence[type[Step]]

# Steps that may wait together while a seat is asked, in the order in which they happen
SETTING_UP: Kinds = (Fertilize, TurnTilesUp, ExtraCard, FirstCloud, PlaceFirstCloud)
AFTER_DISCARDS: Kinds = (WeatherPhase, HarvestTime, CleanUp)
AFTER_TURN: Kinds = (HandLimit, *AFTER_DISCARDS)
AFTER_ACTION: Kinds = (Vote, SecondAction, NextTurn, *AFTER_TURN)
AFTER_COUNT: Kinds = (PlayWeather, MarkerMoves, HarvestTime, CleanUp)
BEFORE_A_ROUND: tuple[Kinds, ...] = (
    (Fertilize, TurnTilesUp, Deal, RollDice, FirstCloud, Round),
    (DraftRound, ExtraCard, RollDice, FirstCloud, Round),
    (PlaceFirstCloud, Round),
)
IN_A_ROUND: tuple[Kinds, ...] = (
    (ActionPhase, *AFTER_TURN),
    (ShowDiscards, *AFTER_DISCARDS),
    (NeutralTurn, TakeTurn, *AFTER_TURN),
    (GiveCards, Perform, *AFTER_ACTION),
    *[(action, *AFTER_ACTION) for action in (FrostAction, SunAction, WindAction, BlowCloud, RainAction)],
    (TakeFromTile, CheckCloud, *AFTER_ACTION),
    (TakeVoteBack, SecondAction, NextTurn, *AFTER_TURN),
    *[(choice, CountVotes, WeathersCome, *AFTER_COUNT) for choice in (ChooseWeather, ChooseCounted)],
    (DoubleInOneCloud, DoubleDrops, Ripen, WinVotes, *AFTER_COUNT),
    (TakeFromTile, CheckCloud, DoubleDrops, Ripen, WinVotes, *AFTER_COUNT),
    *[(move, MoveDrop, SouthWind, WinVotes, *AFTER_COUNT) for move in (LiftDrop, LandDrop)],
)
SEVERAL: Kinds = (PlaceFirstCloud, DoubleDrops, MoveDrop, PlayWeather)  # for different seats or weathers


# What a question needs on the table so that it can be answered to its end
NEEDS: dict[type[Step], Callable[[Petrichor, Any], bool]] = {
    KeepCard: lambda state, step: sum(state.packs[step.seat]) > step.rest,
    TakeFromTile: lambda state, step: 0 < step.drops <= sum(state.water[step.seat]),
    BlowCloud: lambda state, step: state.clouds[step.seat][step.start] > 0,
    LandDrop: lambda state, step: state.water[step.owner][step.place] > 0,
}


def kinds_of(stack: Sequence[Step]) -> list[type[Step]]:
    """List the types of a stack's steps, the next one first."""
    return [type(step) for step in reversed(stack)]


def in_order(state: Petrichor) -> bool:
    """The waiting steps belong to the time before a round or to a round, are in order, and have what they need."""
    table, *own = state.agenda
    kinds = kinds_of(table)
    if not all(_on_field(state, step) and _has_needs(state, step) for stack in state.agenda for step in stack):
        return False
    if not all(_may_ask(stack, kinds) for stack in own):
        return False
    if any(_follows(table, kinds, order) for order in IN_A_ROUND):
        return state.round > 0 or not kinds
    return any(_follows(table, kinds, order) for order in BEFORE_A_ROUND) and _may_begin(state, kinds)


def _on_field(state: Petrichor, step: Step) -> bool:
    return all(getattr(step, name, state.field[0]) in state.field for name in ("place", "start"))


def _has_needs(state: Petrichor, step: Step) -> bool:
    needs = NEEDS.get(type(step))
    return needs is None or needs(state, step)


def _may_ask(stack: Sequence[Step], kinds: Kinds) -> bool:
    """Return whether a seat may have this question while others have theirs: to keep cards in a draft, or to discard cards."""
    own = kinds_of(stack)
    if own == [KeepCard]:
        return kinds[:1] == [DraftRound]
    return own == [] or (own == [DiscardCard] and kinds[:1] == [ShowDiscards])


def _follows(table: Sequence[Step], kinds: Kinds, order: Kinds) -> bool:
    """Return whether all steps belong to this order and follow it. Some types may repeat, but never an equal step."""
    if not set(kinds) <= set(order):
        return False
    ranks = [order.index(kind) for kind in kinds]
    rising = all(one < next_one or (one == next_one and order[one] in SEVERAL) for one, next_one in pairwise(ranks))
    return rising and all(step not in table[:place] for place, step in enumerate(table))


def _may_begin(state: Petrichor, kinds: Kinds) -> bool:
    """Return whether a round may still come, and whether the table is still being set up if the steps say so."""
    if Round in kinds and state.round >= state.rounds:
        return False
    if state.round and set(kinds) & set(SETTING_UP):
        return False
    return FirstCloud not in kinds or not any(map(any, state.clouds))
