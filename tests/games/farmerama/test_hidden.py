"""What a seat may not know: two tables that differ only in hidden things are imagined alike."""

from __future__ import annotations

import random
from typing import Any

import pytest

import grange
from tests.games.common import play, play_on
from tests.games.farmerama.builders import choose, farm, new

PROMPTS = {"ask-card", "ask-tile", "ask-action", "ask-sow", "ask-harvest", "ask-feed", "ask-finish", "ask-alone"}
SETUPS: list[dict[str, Any]] = [
    {"seats": 1},
    {"seats": 2},
    {"seats": 2, "alike": "anew"},
    {"seats": 2, "mode": "professional"},
    {"seats": 3},
    {"seats": 3, "pairs": "both"},
    {"seats": 4, "mode": "professional"},
]


def otherwise(state: grange.State, seat: int) -> grange.State:
    """Lay out the same table with everything that the seat cannot know another way round."""
    document = state.to_dict()
    table = document["table"]
    unseen = [*table["stack"], *table["removed"]][::-1]
    table["removed"], table["stack"] = unseen[: len(table["removed"])], unseen[len(table["removed"]) :]
    under = table["returned"]
    table["deck"] = [*table["deck"][:under], *table["deck"][under:][::-1]]
    table["extra"] = table["extra"][::-1]
    if not table["shown"]:
        table["chosen"] = [cards if at == seat else other_cards(cards) for at, cards in enumerate(table["chosen"])]
    document["chance"] = "0123456789abcdef"
    return grange.from_dict(document)


def other_cards(cards: int) -> int:
    """Choose as many cards, each the one after it."""
    return (cards << 1 | cards >> 4) & 31


def games() -> Any:
    for setup in SETUPS:
        for seed in (1, 2):
            yield new(seed=seed, **setup)


@pytest.mark.slow
def test_tables_that_differ_only_in_what_is_hidden_are_imagined_alike_at_every_kind_of_moment():
    seen = set()
    for state in games():
        chance = random.Random(1)
        while not state.over:
            seen |= {decision.prompt.key for decision in state.decisions}
            seat = chance.randrange(state.seats)
            twin = otherwise(state, seat)
            assert twin.view(seat) == state.view(seat)
            assert twin.imagine(seat, 7) == state.imagine(seat, 7)
            assert state.imagine(seat, 5).imagine(seat, 7) == state.imagine(seat, 7)
            play_on(state, chance)
    assert seen == PROMPTS


def test_a_card_that_was_mixed_in_unseen_may_be_another_in_an_imagined_game():
    """Alone, the card that came from the extra deck is hidden, too: exchanged with one that is still there, nothing changes."""
    state = new(seats=1, seed=3)
    while len(state.to_dict()["table"]["extra"]) == 6:
        play(state, "do:feed")
        while state.decision.prompt.key != "ask-alone":
            play(state, "done")
    document = state.to_dict()
    table = document["table"]
    mixed = next(kind for kind in range(3) if [*table["deck"], *table["used"]].count(kind) > table["known"][kind])
    other = next(kind for kind in table["extra"] if kind != mixed)
    assert mixed in table["deck"]
    table["deck"][table["deck"].index(mixed)], table["extra"][table["extra"].index(other)] = other, mixed
    twin = grange.from_dict(document)
    assert twin.view(0) == state.view(0)
    for seed in range(9):
        assert twin.imagine(0, seed) == state.imagine(0, seed)


def test_everybody_sees_how_many_cards_lie_before_the_others():
    state = choose(new(seats=2), "sow")
    assert (farm(state, 0)["laid"], state.view(1)["table"]["farms"][0]["laid"]) == (1, 1)
    assert state.view(1)["table"]["farms"][0]["cards"] is None


@pytest.mark.parametrize("seat", [0, 1])
def test_the_bots_think_of_the_same_game_whatever_is_hidden(seat: int):
    state = choose(new(seats=2, mode="professional"), "sow", "feed")
    twin = otherwise(state, seat)
    assert state.game.judge(twin.imagine(seat, 3), seat) == state.game.judge(state.imagine(seat, 3), seat)
