"""Self-play of Agricola between different players, from which nets learn.

Players err, by a random measure in each game, and some games start with random turns. With hand cards every player has an opinion
of each card, so that all are tried, and a preference for some features. In some solo games the family grows early
(`early_growth.py`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from grange.games.agricola import GAME
from grange.games.agricola.bots.features import FEATURES_WITH_CARDS, features_of_all, features_with, hand_cards, rivals_of
from grange.games.agricola.bots.heuristic import outlook_at
from grange.games.agricola.bots.training.early_growth import NO_HASTE, Haste, hurried
from grange.games.agricola.bots.training.learner import Array, Chances, Net
from grange.games.agricola.bots.turn_search import follow, ways
from grange.games.agricola.box import CARD_NAMES, ROUNDS
from grange.games.agricola.rules.turn import PlacePerson

BOX = GAME.origin(1, 0, {}, {}).box
ALONE = [CARD_NAMES[card] for card, printed in BOX.occupations.items() if printed.players == 1]  # the occupations of a solo game

JUDGES, OLDER = 0.12, 0.23  # shares of players that are judges, and older nets
NOISES = (0.0, 0.0, 1.0, 3.0)  # points of noise on a player's values; each player draws one for a game
NOISES_WITH_CARDS = (0.0, 0.3, 0.6)
OPINIONS = (0.0, 1.0)  # points of noise on each played hand card; each player draws one for a game
LEANINGS = {  # most points by which a player may misjudge one more of something in the first round; the error shrinks later
    4.0: ("own people",),
    3.0: ("own third room", "own fourth room"),
    2.0: ("own empty rooms", "own newborns", "own clay house", "own stone house", "own cooks"),
    1.5: ("occupations",),
    1.0: ("minor improvements", "own two sheep", "own two boar", "own two cattle", "own hearth", "own well"),
    0.8: ("own fields", "own grain fields", "own vegetable fields", "own seeds for fields", "own pastures", "own stables"),
    0.6: ("own reed", "own stone"),
    0.5: ("own bakes",),
    0.3: ("own wood", "own clay", "own food to spare", "own room for animals"),
    0.2: ("own points",),
}
LEANS = 0.06  # chance that a player misjudges one of these, in either direction
KEPT_GAMES, MOST_KEPT = 0.25, 5  # share of solo games that start with kept occupations, and the limit of their number
HASTY_GAMES = 0.55  # share of solo games with hand cards in which the family grows early
HASTY_PEOPLE, HASTY_ROUNDS = (3, 3, 3, 3, 4), (3, 4, 5)  # the family's wanted size then, and from which round on
WILD_GAMES, WILD_GAMES_WITH_CARDS = 0.25, 0.1  # share of games that start with random turns
WILD_TURNS = (2, 9)

Player = Net | None  # None is the judge


class Played(NamedTuple):
    """A game: the features of each seat after every turn, and the final points of each seat and its best rival."""

    rows: Array
    outcomes: Array


class Erring:
    """A player that misjudges tables and each played hand card, by random amounts of its own."""

    def __init__(self, player: Player, seat: int, chances: Chances, cards: bool) -> None:
        self.player, self.seat, self.chances = player, seat, chances
        self.noise = chances.choice(NOISES_WITH_CARDS if cards else NOISES)
        self.opinions = chances.choice(OPINIONS) * chances.standard_normal(len(CARD_NAMES)) if cards else None
        self.leanings = leanings(chances) if cards else None

    def __call__(self, tables: list[Any]) -> list[float]:
        """Value tables after its turn."""
        rows = rows_of(tables, self.seat)
        expected = values_of(self.player, tables, self.seat, rows)
        if self.opinions is not None:
            expected += [sum(self.opinions[hand_cards(table.cards[self.seat])]) for table in tables]
            expected += rows @ self.leanings * (1 - tables[0].round / ROUNDS)
        values: list[float] = (expected + self.noise * self.chances.standard_normal(len(tables))).tolist()
        return values


def leanings(chances: Chances) -> Array:
    """Draw by how much a player misjudges each feature in the first round: most of them not at all."""
    found = np.zeros(len(FEATURES_WITH_CARDS))
    for points, names in LEANINGS.items():
        for name in names:
            if chances.random() < LEANS:
                found[FEATURES_WITH_CARDS.index(name)] = points * chances.standard_normal()
    return found


def rules_of(chances: Chances, seats: int) -> dict[str, str]:
    """Return the rules of a game with hand cards; some solo games start with occupations kept from a campaign."""
    if seats > 1 or chances.random() > KEPT_GAMES:
        return {"cards": "on"}
    kept = chances.choice(ALONE, chances.integers(1, MOST_KEPT), replace=False)
    return {"cards": "on", "start": f"kept={'+'.join(kept)}; food={chances.integers(0, MOST_KEPT)}"}


def haste_of(chances: Chances) -> Haste:
    """Draw how early a family grows; in some games it has no hurry."""
    if chances.random() > HASTY_GAMES:
        return NO_HASTE
    return Haste(chances.choice(HASTY_PEOPLE), chances.choice(HASTY_ROUNDS))


def play(seed: int, players: Sequence[Player], chances: Chances, cards: bool = False) -> Played:
    """Play a game."""
    seats = len(players)
    state: Any = GAME.origin(seats, seed, rules_of(chances, seats) if cards else {}, {}).begin()
    erring = [Erring(player, seat, chances, state.has_hands) for seat, player in enumerate(players)]
    wild = chances.integers(*WILD_TURNS) if chances.random() < (WILD_GAMES_WITH_CARDS if cards else WILD_GAMES) else 0
    haste = haste_of(chances) if cards and seats == 1 else NO_HASTE
    rows: list[list[list[float]]] = []
    while not state.over:
        question, options = state.asked()
        if not isinstance(question, PlacePerson):
            values = GAME.weigh(state, question, options)
            state.follow(options[values.index(max(values))])
            continue
        valued = erring[question.seat]
        some = [int(chances.choice(options))] if len(rows) < wild else hurried(state, haste, options)
        found = ways(state, question.seat, some, valued if cards else None)
        values = valued([way.after for way in found])
        best = found[values.index(max(values))]
        rows.append(features_of_all(best.after, cards=cards))
        follow(state, best.choices)
    ends = state.scores
    rivals = [max([*ends[:seat], *ends[seat + 1 :]], default=0) for seat in range(seats)]
    return Played(np.array(rows, np.float16), np.array(list(zip(ends, rivals, strict=True)), np.float32))


def values_of(player: Player, tables: list[Any], seat: int, rows: Array) -> Array:
    """Let a player value tables after its turn."""
    first = tables[0]
    if player is None:
        outlook = outlook_at(first.box, first.seats, first.round, reaped=False, bred=False)
        return np.array([outlook.value(table, seat) for table in tables])
    outcomes = player(rows)
    return outcomes[:, 0] - outcomes[:, 1]


def rows_of(tables: list[Any], seat: int) -> Array:
    """List the features of tables for a seat."""
    rivals = rivals_of(tables[0], seat)
    return np.array([features_with(table, seat, rivals, cards=table.has_hands) for table in tables])


def drawn(net: Player, older: Sequence[Net], chances: Chances) -> Player:
    """Draw a player: mostly the latest net."""
    draw = chances.random()
    if net is None or draw < JUDGES:
        return None
    return older[chances.integers(len(older))] if draw < JUDGES + OLDER else net
