"""What a seat imagines: the same from every table that looks the same to it, and always a possible game."""

from __future__ import annotations

import random
from typing import Any

import pytest

import grange
from tests.games.common import asked, codes, play, play_on, play_to_the_end, prompt, table
from tests.games.petrichor.builders import a_turn, laid

HIDDEN_PILES = ("hands", "packs", "drafted", "thrown")
EXCLUSIVES = {"fertilizer": "on", "pear": "on", "lake": "on"}
SETUPS = [
    (seats, rules) for seats in (1, 2, 3, 4) for rules in ({}, {"draft": "on", **EXCLUSIVES}, {"layout": "first", **EXCLUSIVES})
]


def moments(seats: int, rules: dict[str, Any], seed: int = 1):
    """Play a game at random and show the table at every question."""
    state, chance = grange.new_game("petrichor", seats=seats, seed=seed, **rules), random.Random(seed)
    while not state.over:
        yield state
        play_on(state, chance)


def deal_anew(document: dict[str, Any], seat: int, chance: random.Random) -> None:
    """Bring everything that a seat cannot see into another order, in a way of our own."""
    lying = document["table"]
    piles = [lying[group][other] for group in HIDDEN_PILES for other in range(document["seats"]) if other != seat]
    cards = lying["deck"] + [kind for pile in piles for kind, number in enumerate(pile) for _ in range(number)]
    chance.shuffle(cards)
    for pile in piles:
        drawn = [cards.pop() for _ in range(sum(pile))]
        pile[:] = [drawn.count(kind) for kind in range(4)]
    lying["deck"] = cards
    for pile in ("south", "aside", "discard"):
        chance.shuffle(lying[pile])
    if lying["hidden"] and document["rules"].get("layout", "random") == "random":
        tiles = [crop for crop in lying["crops"] if crop >= 0] + lying["aside"]
        chance.shuffle(tiles)
        lying["crops"] = [tiles.pop() if crop >= 0 else crop for crop in lying["crops"]]
        lying["aside"] = tiles
    document["chance"] = f"{chance.getrandbits(64):016x}"


def lookalike(state: grange.State, seat: int, chance: random.Random) -> grange.State:
    """Give a table that differs from this one only in what a seat cannot see."""
    while True:
        document = state.to_dict()
        deal_anew(document, seat, chance)
        try:
            other = grange.from_dict(document)
        except grange.BadPosition:  # these cards do not fit what another seat is asked
            continue
        if other.to_dict()["agenda"] == document["agenda"] and other.view(seat) == state.view(seat):
            return other


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "rules"), SETUPS, ids=str)
def test_tables_that_differ_only_in_what_is_hidden_are_imagined_alike(seats, rules):
    chance, differed = random.Random(seats), 0
    for number, state in enumerate(moments(seats, rules)):
        seat = number % seats
        other = lookalike(state, seat, chance)
        differed += other != state
        assert other.imagine(seat, number) == state.imagine(seat, number)
    assert differed > number / 2


def test_how_many_cards_another_seat_has_kept_of_its_pack_is_not_imagined():
    state = grange.new_game("petrichor", seats=3, seed=1, draft="on")
    for seat in range(3):
        state.play(codes(state, seat)[0], seat)
    before, view = state.imagine(0, 5), state.view(0)
    play(state, codes(state, 1)[0], seat=1)
    assert 1 in asked(state)  # for a second card
    assert state.view(0) == view
    assert state.imagine(0, 5) == before
    assert play_to_the_end(state.imagine(0, 5)).over


FULL = ["sun sun sun rain rain", "frost frost sun wind rain", "wind wind wind rain rain"]


@pytest.mark.parametrize("seat", [None, 1, 2])
def test_whatever_one_discards_looks_the_same_to_all_who_have_still_to_choose(seat):
    looks, pictures = set(), set()
    for card in ("sun", "rain"):
        state = play(laid(["HandLimit"], hands=FULL), f"discard:{card}", seat=0)
        looks.add(str(state.view(seat)))
        pictures.add(state.svg(seat))
    assert len(looks) == len(pictures) == 1


def test_nothing_is_told_of_what_one_discards_until_all_have():
    events = [play(laid(["HandLimit"], hands=FULL, events=True), f"discard:{card}", seat=0).events for card in ("sun", "rain")]
    assert events[0] == events[1]


@pytest.mark.parametrize("seat", [1, 2])
def test_who_imagines_does_not_learn_what_another_has_discarded(seat):
    one, other = [play(laid(["HandLimit"], hands=FULL), f"discard:{card}", seat=0) for card in ("sun", "rain")]
    assert all(one.imagine(seat, seed) == other.imagine(seat, seed) for seed in range(20))
    assert len({str(one.imagine(seat, seed).to_dict()["table"]["thrown"][0]) for seed in range(20)}) > 1


def test_when_all_have_discarded_everybody_sees_the_cards():
    state = play(laid(["HandLimit"], hands=FULL), "discard:sun", seat=0)
    play(state, "discard:wind", seat=2)
    assert table(state)["discard"] == {"frost": 0, "sun": 0, "wind": 0, "rain": 0}
    play(state, "discard:frost", seat=1)
    assert table(state)["discard"] == {"frost": 1, "sun": 1, "wind": 1, "rain": 0}


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "rules"), SETUPS, ids=str)
def test_whoever_is_asked_has_a_choice_in_every_imagined_game(seats, rules):
    for number, state in enumerate(moments(seats, rules, seed=2)):
        for seat in range(seats):
            imagined = state.imagine(seat, number)
            assert asked(imagined) == asked(state)
            assert all(len(decision.options) > 1 for decision in imagined.decisions)


def test_a_seat_that_gives_cards_in_place_of_another_has_such_cards_in_every_imagined_game():
    state = play(a_turn("frost frost sun rain", seat=1), "swap:wind")
    assert (prompt(state), asked(state)) == ("ask-give", [1])
    for seed in range(60):
        imagined = state.imagine(0, seed)
        assert len(imagined.decision.options) > 1
        assert play_to_the_end(imagined).over


def test_of_a_seat_with_two_cards_that_could_act_again_both_are_imagined_of_one_kind():
    state = laid([{"step": "SecondAction", "seat": 1}], hands=["sun", "rain rain", "wind"])
    assert prompt(state) == "ask-second"
    for seed in range(30):
        assert max(state.imagine(0, seed).to_dict()["table"]["hands"][1]) == 2


def test_a_card_that_a_seat_holds_itself_is_never_imagined_elsewhere():
    for number, state in enumerate(moments(3, {"draft": "on"})):
        for seat in range(3):
            seen, imagined = table(state, seat), table(state.imagine(seat, number), seat)
            assert [seen[pile] for pile in ("hand", "pack", "kept")] == [imagined[pile] for pile in ("hand", "pack", "kept")]
