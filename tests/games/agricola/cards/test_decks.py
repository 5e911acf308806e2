"""What holds in every game with a deck: no card and no person is lost or doubled, and any seat can play every card."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

import grange
from tests.games.agricola.builders import CARDS, DECKS, LEGENDARY_DECK, MAJORS, X_DECK, a_farm, play_on, play_to_the_end, table, use

SETTINGS = [
    {"x_deck": "on"},
    {"legendary_deck": "on"},
    {"x_deck": "on", "legendary_deck": "on"},
    {"x_deck": "on", "cards": "on"},
    {"x_deck": "on", "legendary_deck": "on", "cards": "on", "tile": "on"},
]
every_setting = pytest.mark.parametrize("rules", SETTINGS, ids=" ".join)
FIRST = CARDS.index(X_DECK[0])
every_number_of_seats = pytest.mark.parametrize("seats", [1, 2, 3, 4])


def moments(seats, rules, seed=7):
    """Play a game at random, with an eye for stone and wood, and show it after every choice."""
    state: Any = grange.from_dict(grange.new_game("agricola", seats=seats, seed=seed, **rules).to_dict(), events=True)
    chance = random.Random(seed)
    yield state
    while not state.over:
        state.events.clear()
        wanted = [code for code in ("space:western_quarry", "space:forest") if code in state.decision.codes]
        if wanted:
            state.play(wanted[0])
        else:
            play_on(state, chance)
        yield state


def cards_of_decks(state):
    """List every card of a deck, wherever it is."""
    document = state.to_dict()
    seen = document["table"]
    back = [step["card"] for stack in document["agenda"] for step in stack if step["step"] == "ShuffleBack"]
    everywhere = [*seen["decks"], seen["shelf"], seen["spent"], back, *seen["cards"]]
    return sorted(
        CARDS[card] for some in everywhere for card in some if CARDS[card] in (*DECKS["x_deck"], *DECKS["legendary_deck"])
    )


def change_of_people(events):
    """Tell how events say that the number of all people has changed."""
    told = Counter(event.key for event in events)
    return told["event-newborn"] + told["event-feral-child"] - told["event-parts"]


@pytest.mark.slow
@every_setting
@every_number_of_seats
def test_no_card_and_no_person_is_lost_or_doubled(seats, rules):
    in_game = sorted(card for deck, cards in DECKS.items() if rules.get(deck) == "on" for card in cards)
    people = 2 * seats
    for state in moments(seats, rules):
        assert cards_of_decks(state) == in_game
        seen = table(state)
        people += change_of_people(state.events)
        assert sum(own["people"] for own in seen["farms"]) + sum(seen["away"]) == people
        for seat, own in enumerate(seen["farms"]):
            assert 1 <= own["people"] <= own["people"] + seen["away"][seat] <= 5
            out = own["people"] - own["newborns"] - own["at_home"]
            standing = sum(seat in there for there in seen["taken"].values())
            assert seen["resting"][seat] + standing <= out
            assert own["at_home"] >= 0
            assert all(amount >= 0 for amount in own["goods"].values())
        majors = [*seen["supply"], *(card for own in seen["farms"] for card in own["cards"] if card in MAJORS)]
        assert sorted(majors) == sorted(MAJORS)
    assert seen["round"] == 14


@every_setting
def test_a_game_with_decks_can_be_laid_out_and_played_again(rules):
    for number, state in enumerate(moments(3, rules)):
        if number % 5 == 0:
            assert grange.from_dict(state.to_dict()).to_dict() == state.to_dict()
            assert state.scores == [sum(state.score_sheet(seat).values()) for seat in range(3)]


@every_number_of_seats
@pytest.mark.parametrize("card", X_DECK)
def test_every_card_of_the_x_deck_can_be_drawn_by_any_number_of_players(card, seats):
    own = a_farm("gv..s r.... r....", ["E2 E3"], wood=3, food=4, sheep=1)
    state = use("western_quarry", own, a_farm(), seats=seats, top=[card], piles={"western_quarry": 2})
    end = play_to_the_end(state)
    assert table(end)["round"] == 14
    assert card in cards_of_decks(end)


@every_number_of_seats
@pytest.mark.parametrize("card", LEGENDARY_DECK)
def test_every_card_of_the_legendary_deck_can_be_drawn_by_any_number_of_players(card, seats):
    own = a_farm("gv..s r.... r....", ["E2 E3"], food=4, sheep=1)
    end = play_to_the_end(use("forest", own, a_farm(), seats=seats, top=[card], piles={"forest": 3}))
    assert table(end)["round"] == 14
    assert card in cards_of_decks(end)


def test_farms_with_a_deck_are_drawn_and_told_to_everybody_alike():
    *_, state = moments(2, {"x_deck": "on", "legendary_deck": "on"})
    assert state.view(0)["table"] == state.view(None)["table"]
