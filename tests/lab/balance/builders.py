"""Builders for the tests of the balance report: rows of games that nobody played, with a planted truth."""

from __future__ import annotations

import numpy as np

from grange.lab.balance.row import Row

CARDS = [f"card{number}" for number in range(48)]
HAND = 7


def rows(games, seed, *, card_bonus=None, place_bonus=None, seats=4, mean=30.0, spread=5.0):
    """Return rows of games in which each seat is dealt seven of 48 cards; named cards and places bring more points."""
    chance = np.random.default_rng(seed)
    return [row(number, chance, card_bonus or {}, place_bonus or {}, seats, mean, spread) for number in range(games)]


def row(number, chance, card_bonus, place_bonus, seats, mean, spread):
    dealt = chance.permutation(CARDS)[: HAND * seats].reshape(seats, HAND).tolist()
    first = int(chance.integers(seats))
    table = chance.normal(0, spread / 2)  # luck that the seats of a game share
    scores = []
    for seat, hand in enumerate(dealt):
        bonus = sum(card_bonus.get(card, 0) for card in hand) + place_bonus.get((seat - first) % seats, 0)
        scores.append(round(mean + table + chance.normal(0, spread) + bonus))
    played: dict[str, dict[str, list[float]]] = {}
    for seat, hand in enumerate(dealt):
        for card in hand:
            if chance.random() < 0.5:
                played.setdefault(card, {}).setdefault("played", [0.0] * seats)[seat] = int(chance.integers(1, 15))
    return Row(
        part="base",
        number=number,
        seed=number,
        bots=["steady"] * seats,
        scores=scores,
        winners=[seat for seat in range(seats) if scores[seat] == max(scores)],
        sheets=[{"all": points} for points in scores],
        first=first,
        moves=[[0, 0]],
        counted={
            "standing": [[0] * seats],
            "options": [[(2, 1)], [(3, 1)]],
            "chosen": [(0, 1)],
            "offered": "3",
            "dealt": dealt,
            "on_table": {},
            "tally": {"card": played},
        },
    )
